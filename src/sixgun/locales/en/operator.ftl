### The operator of a house: the page at /house, and the commands `sixgun house …`.

## What was done, and why something was not

operator-did = Done.
operator-did-file = Written: { $file }
operator-did-counts =
    Done.{ $tables ->
        [0] { "" }
        [one] { " " }One table.
       *[other] { " " }{ $tables } tables.
    }{ $people ->
        [0] { "" }
        [one] { " " }One person.
       *[other] { " " }{ $people } people.
    }{ $addresses ->
        [0] { "" }
        [one] { " " }One address.
       *[other] { " " }{ $addresses } addresses.
    }{ $complaints ->
        [0] { "" }
        [one] { " " }One complaint.
       *[other] { " " }{ $complaints } complaints.
    }{ $invitations ->
        [0] { "" }
        [one] { " " }One invitation.
       *[other] { " " }{ $invitations } invitations.
    }
operator-no-table = There’s no open table “{ $table }”. Nothing was done.
operator-no-person = There’s nobody with the id “{ $person }”. Nothing was done.
operator-which-tables = Say which tables: by name, by opener, or by address.
operator-whom = Say whom: by id, or by address.
operator-not-banned = “{ $who }” isn’t banned. Nothing was done.
operator-not-closing = The house isn’t closing: there’s nothing to cancel.
operator-house-open = The house is open to everybody: there’s nothing to be invited to.
operator-too-many-invitations = There are { $most } invitations already. Old ones go 30 days after they’ve expired.
operator-no-invitation = There’s no invitation “{ $invitation }”. Nothing was done.
operator-revoke-what = Say what to take back: invitations, or people by their id.

## What is asked before it is done

operator-close-sure =
    { $tables ->
        [0] There’s no such table.
        [one] Close one table? A game in progress there ends without a winner. This can’t be undone.
       *[other] Close { $tables } tables? Games in progress there end without a winner. This can’t be undone.
    }
operator-ban-sure =
    { $people ->
        [0] Ban nobody yet known?
        [one] Ban one person?
       *[other] Ban { $people } people?
    } They’re disconnected at once; in games a bot plays on.{ $addresses ->
        [0] { "" }
       *[other] { " " }Nobody else gets in from that address either.
    }{ $tables ->
        [0] { "" }
        [one] { " " }One table is closed for good.
       *[other] { " " }{ $tables } tables are closed for good.
    }
operator-shutdown-sure =
    { $people ->
        [0] Shut the house down? Nobody is in.
        [one] Shut the house down? One person is in and is told.
       *[other] Shut the house down? { $people } people are in and are told.
    }{ $tables ->
        [0] { "" }
        [one] { " " }One game is being played.
       *[other] { " " }{ $tables } games are being played.
    }
operator-dismiss-sure =
    { $complaints ->
        [one] Dismiss one complaint? It’s deleted.
       *[other] Dismiss { $complaints } complaints? They’re deleted.
    }
operator-revoke-sure =
    { $invitations ->
        [0] { "" }
        [one] Take back one invitation?{ " " }
       *[other] Take back { $invitations } invitations?{ " " }
    }{ $people ->
        [0] Nobody who came that way is in.
        [one] One person is let in no more, unless another way is open to them.
       *[other] { $people } people are let in no more, unless another way is open to them.
    }
operator-nothing-done = Nothing was done.

## Words of the lists

operator-table = Table
operator-status = Status
operator-opener = Opened by
operator-address = Address
operator-thinking = Bots’ thinking
operator-moves = Moves
operator-age = Age
operator-tables = Tables
operator-people = People
operator-name = Name
operator-person = Id
operator-seen = Last seen
operator-complaints = Complaints
operator-standing = Standing
operator-reason = Reason
operator-until = Until
operator-when = When
operator-by = By
operator-act = What
operator-arguments = About
operator-result = Outcome
operator-nameless = no name
operator-nobody = nobody
operator-is-in = here now
operator-is-banned = banned
operator-for-good = for good
operator-no-reason = none given
operator-seconds = { $seconds } s
operator-old = { $unit ->
        [days] { $number } d
        [hours] { $number } h
       *[minutes] { $number } min
    }
operator-by-page = Page
operator-by-command = Command
operator-invitation = Invitation
operator-note = For whom
operator-used = Used
operator-uses = { $used } of { $uses }
operator-is-good = valid
operator-is-void = used up or expired
operator-is-revoked = taken back
operator-way-password = by password
operator-way-invitation = by invitation
operator-way-account = by account
operator-more-people = There are more: search for a name or an id.

operator-act-close = Tables closed
operator-act-ban = Banned
operator-act-unban = Ban lifted
operator-act-invite = Invitation made
operator-act-revoke = Taken back
operator-act-announce = Announcement
operator-act-shutdown = Shutdown planned
operator-act-stay-open = Shutdown cancelled
operator-act-rules = House rules
operator-act-dismiss = Complaints dismissed
operator-act-backup = Backup

operator-no-tables = No tables.
operator-no-people = Nobody.
operator-no-complaints = No complaints.
operator-no-bans = Nobody is banned.
operator-no-invitations = No invitations.
operator-no-audit = Nothing has been done yet.
operator-no-rules = The house has no rules of its own.
operator-against =
    { $count ->
        [one] One complaint about { $name }
       *[other] { $count } complaints about { $name }
    }
operator-complained = { $name }: { $text }
operator-said = { $name }: { $text }
operator-wordless = without a word

## The page

operator-part-tables = Tables
operator-part-people = People
operator-part-complaints = Complaints
operator-part-bans = Bans
operator-part-house = The house
operator-part-audit = What was done
operator-part-admission = Who gets in
operator-ways-open = The house is open to everybody.
operator-ways-closed = The house is closed. People are let in:
operator-invite = Invite people
    .about = Whoever opens the link is let in. It’s shown once: copy it now.
operator-invite-uses = For how many people?
operator-invite-days = Valid for how many days?
operator-invite-note = For whom? Only operators see this.
operator-invite-do = Make an invitation
operator-revoke = Take back
    .name = Take back invitation { $invitation }
operator-revoke-person = Let in no more
    .name = Let { $name } in no more
operator-parts = Parts of this page
operator-order = Sort by
operator-order-opener = Who opened it
operator-order-cost = Cost
operator-order-age = Age
operator-most = Who has the most tables
    .about = By person, and by address: somebody with many keys shows up as one address.
operator-group-tables =
    { $count ->
        [one] one table
       *[other] { $count } tables
    }
operator-group-people =
    { $count ->
        [one] by one person
       *[other] by { $count } people
    }
operator-show-these = Show these
operator-show-all = Show all
operator-close-these =
    { $count ->
        [one] Close this table
       *[other] Close these { $count } tables
    }
operator-close-one = Close
    .name = Close table { $table }
operator-ban-one = Ban
    .name = Ban { $name }
operator-ban-address = Ban this address
operator-unban = Lift the ban
    .name = Lift the ban on { $name }
operator-ban-title = Ban { $name }
operator-ban-hours = For how many hours? 0 means for good.
operator-ban-reason = Reason, which they’re told
operator-ban-close = Close the tables they opened, too
operator-search = Search for a name or an id
operator-search-do = Search
operator-dismiss = Dismiss
operator-heard = What was said
operator-announce = Announcement
    .about = Everybody who’s here sees it at once; whoever comes later sees it as long as it stands.
operator-announce-hours = Stands for how many hours?
operator-announce-do = Announce
operator-announce-clear = Take it back
operator-announced = Standing now: { $text }
operator-shutdown = Shut down quietly
    .about = From then on no new tables or games; people are told. Games in progress may finish; the rest are kept.
operator-shutdown-minutes = In how many minutes?
operator-shutdown-do = Plan the shutdown
operator-shutdown-cancel = Stay open
operator-shutdown-planned =
    { $minutes ->
        [one] Nothing new begins in one minute.
       *[other] Nothing new begins in { $minutes } minutes.
    }
operator-shutdown-quiet = Nothing new begins; the house closes after the last game.
operator-rules = House rules
    .about = Shown to everybody on a page of its own. Empty: there’s no such page.
operator-rules-text = The text
operator-rules-do = Save the rules
operator-troubles = Troubles
operator-trouble-disk-full = The disk is full.
operator-trouble-store-trouble = The store can’t be written.
operator-trouble-thinkers-dead = No process thinks for the bots.
operator-trouble-set-aside = Something is set aside for repair.
operator-trouble-clock-jumped = The machine’s clock has jumped.
operator-older = Older entries

## The commands

operator-invitation-link = The link of the invitation, not shown again: { $link }
operator-no-house = No house is open on { $store }, or it isn’t yours. Start it with: sixgun serve
operator-no-sockets = This system has no local sockets, so commands can’t reach the house. Use its page, by the house link.
operator-long-path = The path of the store is too long for a local socket, so commands can’t reach the house. Use its page, by the house link.
operator-lost = The house has not answered. What you asked for may have been done: see “sixgun house audit”.
operator-bad-time = “{ $time }” is no time. Right would be: --in 10m, --in 2h, --at 23:30
operator-one-time = Say when, once: --in 10m or --at 23:30, or --cancel.
operator-rules-file = { $file } can’t be read as text: { $why }
operator-rules-one = Give a file with the rules, or --clear.
operator-text-or-clear = Give a text, or --clear.
