### One's own games to look at, and as a file.

looks-heading = Your games in pictures
looks-as-table = As a table
# How many games the pictures are made from, at most.
looks-at-most = Made from your latest { $games } games.
looks-won-of = above each month: won/played
looks-month = Month
looks-day = Day
looks-role = Role
looks-character = Character
looks-outcome = Outcome
looks-who = With
looks-nameless = someone without a name

looks-months = Your roles, month by month
    .about =
        { $games ->
            [one] One game by role and month; won: { $wins }.
           *[other] { $games } games by role and month; won: { $wins }.
        }
looks-characters = Your characters, month by month
    .about = How often you won with each character, month by month. You played { $name } most.
looks-company = With whom, and against whom, you win
    .about =
        { $people ->
            [one] How often you won on the same side as one person, and against them.
           *[other] How often you won on the same side as each of { $people } people, and against them.
        }
looks-together = on the same side
looks-against = against each other

looks-last = Your last games
    .about =
        { $games ->
            [one] Your last game; won: { $wins }.
           *[other] Your last { $games } games, the oldest first; won: { $wins }.
        }
looks-last-legend = up: won · down: lost · the latest at the right
looks-longest =
    { $wins ->
        [one] You haven’t won two games in a row yet.
       *[other] Longest streak: { $wins } games won in a row, from { $first } to { $last }.
    }
looks-now = You’re on a streak: your last { $wins } games were wins.
looks-days = You played on { $days } days in a row, from { $first } to { $last }.

looks-csv = Download your games (CSV)
looks-json = Download the figures (JSON)
