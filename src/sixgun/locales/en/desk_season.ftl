### Seasons: the pages. The words of the table are in tournament.ftl.

desk-part-season = Season
desk-barred = banned by the publisher
season-seasons = Seasons
    .about = A tournament belongs to the season it was opened with, and counts once its places are decided.
season-another = Another season
season-another-do = Show
season-table = Standings of the season
season-only-decided = Tournaments count once their places are decided.
season-empty = No tournament of this season has been decided yet.
season-part = place { $place }, { $score }$ and { $bonus }$ bonus in { $rounds } rounds, { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }
season-does-not-count = doesn’t count
season-not-best = not among the best
season-reduced = { $points }$ taken
season-erased = { $count ->
        [one] { $count } name erased
       *[other] { $count } names erased
    }
season-from-report = from a report
season-take-report = Results of another house
    .about = Its report, with names. Everything in it is verified before it counts.
season-remove-report = Take out
    .about = { $name }’s results no longer count in this season.
season-remove-report-of = Take { $name } out
season-rules = How the season counts
season-formula-label = Formula for one tournament
    .about = Made of score, bonus, rounds, place, wins, warnings, participants, numbers, + - * / and brackets. The usual one is (score + bonus) / rounds.
season-combined = Several tournaments
season-combined-mean = their average
season-combined-sum = their sum
season-best = Only the best: how many (0: all)
season-least = Tournaments needed for a place
season-counting = Which tournaments count
season-counting-all = all
season-counting-official = those under the official rules
season-counting-homologable = homologable ones
season-rules-do = Count like this
season-register = Register of the publisher’s decisions
    .about = Bans last beyond seasons and block registration in every tournament of this house. What is lifted stays readable.
season-bans = Bans
season-no-bans = Nobody is banned.
season-sanctions = Sanctions of this season
season-no-sanctions = There are none.
season-ban-days = from { $since } to { $until }
season-ban-since = for good, from { $since }
season-ban-as-player = as a player
season-ban-as-organizer = as a referee or organizer
season-ban-as-both = as a player, referee and organizer
season-in-force = in force
season-lift = Lift
    .about = It’s no longer in force; what it was stays readable.
season-lift-of = Lift: { $name }
season-new-ban = Note a ban
season-new-sanction = Note a sanction
season-who = Who
season-since = First day
season-until = Last day (empty: for good)
season-ban-do = Ban
season-kind = Sanction
season-tournament = Tournament
season-whole = the whole season
season-points = Points
season-sanction-do = Note it
season-done = Done.
