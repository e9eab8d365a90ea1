### Circles of friends: tables, standings, members, the link.

circle-heading = Circles
    .about = A circle is a group that plays together: one link to join, its own tables, and standings over an evening or over everything.
circle-name = Name of a new circle
    .example = Friday night
circle-found = Make a circle
circle-rank-owner = owner
circle-rank-helper = helper
circle-rank-member = member
circle-join = You’ve been invited to a circle
    .about = Its members see your name here and how your games at its tables went. You can leave whenever you like; your name is gone then.
    .name = The circle will see this name.
circle-join-do = Join
circle-join-not = Not now
circle-gone = There’s no such circle, or you don’t belong to it.
circle-tables = Tables
circle-no-tables = Nobody’s playing at the moment.
circle-open = Open a table
    .about = Only members see it and can come; you can invite others with a link.
circle-standings = Standings
    .about = A point is a game won, whatever your role; what a bot finished for you doesn’t count as won. With equal points, whoever played fewer games stands first.
circle-no-games = Nothing yet: play at a table of the circle, and it counts here.
circle-over = Over
circle-over-all = everything
circle-evening =
    { $games ->
        [one] { $date }, one game
       *[other] { $date }, { $games } games
    }
circle-place = #
circle-who = Who
circle-points = Points
circle-games = Games
circle-wins = { $role } { $count }
circle-members = Members
circle-you = (you)
circle-help = Make helper
circle-unhelp = No longer helper
circle-remove = Remove
    .who = Remove { $name }
circle-remove-sure = Remove { $name } from the circle?
    .about = The name is gone from here. With the link, they could come back: renew it if that’s not what you want.
circle-link = The circle’s link
    .about = Whoever opens it can join. A new link makes the old one worthless; who’s in stays in.
    .words = Join our circle “{ $name }” for BANG!
circle-link-none = There’s no link at the moment; nobody new can join.
circle-link-make = Make a link
circle-link-renew = New link
circle-link-renew-sure = Make a new link?
    .about = The link that was given out stops working. Whoever is in stays in.
circle-link-revoke = Switch the link off
circle-link-revoke-sure = Switch the link off?
    .about = Nobody new can join by the link. Whoever is in stays in. You can make a new link at any time.
circle-rename = Another name for the circle
circle-leave = Leave the circle
circle-leave-sure = Leave “{ $name }”?
    .about = Your name is gone from its page and its standings. If it’s yours, it goes to a helper, or else to whoever has been in longest.
circle-end = End the circle
circle-end-sure = End “{ $name }” for everybody?
    .about = Its page, its link and its standings are gone for good. The games themselves stay in everybody’s own list.
