### People I know: keeping in touch, inviting, what others see.

friends-way = People I know, and circles
    .about = See who’s in, invite with one tap, and keep score over an evening.
friends-heading = Friends
friends-known = People I know
friends-nobody = You don’t know anybody here yet.
    .how = Finish a game with somebody, and at the end choose “Keep in touch”. If they want it too, you’ll find each other here.
friends-asking = Would like to keep in touch
friends-waiting = Asked by you
friends-invitations = Invitations
friends-invites = { $name } invites you to a table.
friends-go-there = Go there
friends-in = in right now
friends-out = not in
friends-at-table = at a table
friends-calls-himself = calls themselves { $name }
friends-asks = has finished a game with you
friends-asked = no answer yet
friends-yes = Keep in touch
friends-no = No, thanks
friends-withdraw = Never mind
friends-more = My own name, lose touch, block
friends-alias = My own name for them
    .about = Only you see it.
friends-alias-do = Save
friends-drop = Lose touch
friends-drop-sure = Lose touch with { $name }?
    .about = Neither of you will see the other here any more. You can ask again after another game.
friends-block = Block
friends-block-sure = Block { $name }?
    .about = Neither of you will see the other here, you see nothing they say at any table, and neither can sit at a table the other owns. They aren’t told. You can undo it at a table where you both are.
friends-invite = Invite people you know
friends-invite-do = Invite
    .who = Invite { $name }
friends-invited = Invited
friends-shows = What people I know see
    .about = Nobody else ever sees whether you’re in. Whoever you block sees nothing.
friends-shows-nothing = Nothing
    .about = To them it looks as if you weren’t in.
friends-shows-in = That I’m in
    .about = They see that you’re in, but not where.
friends-shows-table = At which table
    .about = They also see your table, if they may go there.

## After a game

keep-heading = Keep in touch
keep-about = If you both want it, you’ll find each other under “People I know”.
keep-do = Keep in touch
    .who = Keep in touch with { $name }
keep-answer = Wants to keep in touch: yes!
keep-asked = asked
keep-known = You know each other.

## Forgetting

me-forget-friends = People you know lose you, with the names they gave you; you leave all circles.
me-forget-excepted = What stays: logs of tournaments you played in, backups until they’re old enough to be deleted, and what others wrote in their own words (chat until the table closes, complaints until they’ve been dealt with).
