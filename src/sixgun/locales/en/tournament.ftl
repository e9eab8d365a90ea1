### Tournaments: what the desk says. Persons are given by name; $ after a number is money.

## Standings

standing-start = { $money }$ to start with ({ $rounds } rounds)
standing-game = Round { $round }, table { $table } ({ $size } players), { $role }; { $outcome }: won { $prize }$, paid { $price }$
standing-game-expelled = Round { $round }, table { $table }: expelled during the game, so no prize and no win; paid { $price }$
standing-score = Score: { $score }$
standing-marogi = Marogi coefficient: { $total } : { $parts } rounds = { $value }
standing-marogi-b = Marogi coefficient, by opponent: { $total } : { $parts } opponents = { $value }
standing-wins =
    { $wins ->
        [one] { $wins } game won
       *[other] { $wins } games won
    }
standing-lot = Lot number { $lot }; the lower comes first
standing-open = Still tied: decided by lot when the standings are published
total-own = Your total: { $score }$
standings-title = Standings of { $name }
standings-head =
    { $events ->
        [one] check code of the log after { $events } event: { $head }
       *[other] check code of the log after { $events } events: { $head }
    }
standings-secret = For the referee only: not yet published.
standings-edition = Edition { $number }.
standings-pending = Not public yet, edition { $number } would change:
standings-pending-line = { $player }: place { $place }, then { $new_place }; { $score }$, then { $new_score }$
read-seat = Seat { $seat }, { $player }: { $role }, paid { $price }$
read-seat-as = Seat { $seat }, { $player }: { $role }, { $character }, paid { $price }$
read-end =
    { $count ->
        [one] { $outcome }, one box ticked
       *[other] { $outcome }, { $count } boxes ticked
    }
read-final-duel = the Renegade lost the final duel
standings-final = Final places.
column-place = place
column-player = player
column-score = score
column-marogi = Marogi
column-wins = wins
column-bonus = bonus
tie-marogi = ahead by the Marogi coefficient
tie-wins = ahead by games won
tie-lot = ahead by lot
tie-open = tied
warning-marogi-readings = The two readings of the Marogi coefficient rank these players differently: { $players }
warning-overspend-now = { $player } would have overspent in round { $round } at table { $table }.

## Forecast

forecast-safe = Whoever leaves, nobody will be Sheriff twice.
forecast-broken =
    { $missing ->
        [one] There is { $missing } player too few who hasn’t been Sheriff yet: somebody will be Sheriff again.
       *[other] There are { $missing } players too few who haven’t been Sheriff yet: somebody will be Sheriff again.
    }
forecast-breaks =
    { $leavers ->
        [one] If { $leavers } player who hasn’t been Sheriff leaves now, somebody will be Sheriff twice; if { $stops } leave, the tournament stops.
       *[other] If { $leavers } players who haven’t been Sheriff leave now, somebody will be Sheriff twice; if { $stops } leave, the tournament stops.
    }

## Outcomes, stages, duels

outcome-law = the Law wins
outcome-outlaws = the Outlaws win
outcome-renegade = the Renegade wins
stage-draft = draft
stage-registration = registration
stage-ready = ready for seating
stage-seating = seating
stage-playing = playing
stage-checked = round checked
stage-stopped = stopped
stage-published = published
stage-duels = duels
stage-closed = closed
stage-sent = sent
table-status-seated = seated
table-status-auction = auction
table-status-playing = playing
table-status-finished = finished
left-withdrawal = withdrawn
left-no-show = didn’t come
left-expulsion = expelled
bracket-q1 = first quarterfinal
bracket-q2 = second quarterfinal
bracket-q3 = third quarterfinal
bracket-q4 = fourth quarterfinal
bracket-s1 = first semifinal
bracket-s2 = second semifinal
bracket-third = duel for third place
bracket-final = final
bracket-won-played = won at the table
bracket-won-time = won on time
bracket-won-forfeit = won by forfeit
bracket-line = { $duel }: { $first } against { $second }
bracket-line-over = { $duel }: { $first } against { $second }: { $player }, { $how }
bracket-nobody = nobody

## Derogations

derogation-rounds = a different number of rounds
derogation-timed-noon = high noon by time
derogation-duel-clock-25 = duels with 25 minutes each
derogation-dodge-city = Dodge City characters
derogation-three-of-five = three of five characters in the duels
derogation-no-auction = no auctions: one of two characters
derogation-eight-duelists = the top eight play the duels
derogation-no-duel-clock = duels without a clock
derogation-no-duels = no duel phase

## Misconduct

misconduct-careless = playing without care for the regularity of the tournament
misconduct-against-own-faction = playing openly against one’s own side
misconduct-agreed-result = agreeing on results or favouring others
misconduct-losing-on-purpose = losing on purpose
misconduct-directing-others = telling others again and again what to play
misconduct-role-shown = showing the role card
misconduct-looking-at-a-hand = looking at another player’s hand
misconduct-false-information = false information about the game
misconduct-outside-advice = asking for or getting advice from outside
misconduct-agreed-ending = agreeing how the game ends
misconduct-intentional-overspend = overspending on purpose
misconduct-cheating = cheating
misconduct-slow-play = slow play
misconduct-lying-to-the-referee = lying to the referee
misconduct-contesting = contesting the referee’s decisions
misconduct-swearing = swearing or blasphemy
misconduct-offending = provoking or offending
misconduct-tampering-with-the-clock = tampering with the clock or delaying it
misconduct-threats = intimidation or threats
misconduct-eliminated-telling = giving information after being eliminated
misconduct-other = other misconduct

## Checklist for homologation

check-h-1 = At least ten players seated in every round
check-h-2 = The number of rounds the regulation requires
check-h-3 = The tables of the regulation
check-h-4 = Nobody Sheriff twice
check-h-5 = Last seat repeated only if unavoidable
check-h-6 = Derogations approved and announced
check-h-7 = No referee among the players
check-h-8 = Every sheet complete, verified and photographed
check-h-9 = Time limit of at least 30 minutes
check-h-10 = Eight in the duels only with more than 18 participants
check-h-11 = Nobody banned takes part or organizes
check-h-12 = No draw altered by hand
check-status-ok = in order
check-status-open = not yet
check-status-attention = needs a look
check-status-failed = not met
check-few = Round { $round } was played by { $players } players.
check-stopped =
    { $rounds ->
        [one] The tournament was stopped after { $rounds } round.
       *[other] The tournament was stopped after { $rounds } rounds.
    }
check-now-few = Only { $players } players are left; a round needs { $least }.
check-rounds = { $rounds } rounds instead of { $usual }.
check-tables = The tables of round { $round } aren’t those of the regulation.
check-sheriff-again = Round { $round }: { $player } is Sheriff again, because nobody else was left.
check-last-again = Round { $round }: { $player } sits last again.
check-avoidable =
    { $count ->
        [one] { $count } repeated last seat could have been avoided; draw: { $rounds }.
       *[other] { $count } repeated last seats could have been avoided; draws: { $rounds }.
    }
check-derogation-not-approved = The publisher didn’t approve this before the start: { $derogation }.
check-derogation-not-announced = The players weren’t told of this before the start: { $derogation }.
check-derogation-not-unanimous = Adopted midway, and not all players agreed: { $derogation }.
check-derogation-midway = This can’t be adopted midway: { $derogation }.
check-referee-plays = These referees play: { $players }.
check-officer-plays = These people play, and hold or held an office that sees amounts: { $players }.
check-no-referee = No referee has been named.
check-sheet-missing = Round { $round }, table { $table }: no sheet.
check-sheet-unverified = Round { $round }, table { $table }: the sheet isn’t verified.
check-photo-missing = Round { $round }, table { $table }: no photo.
check-time-limit = The time limit is { $minutes } minutes; it must be at least { $least }.
check-eight = { $participants } participants; more than { $more_than } are needed for eight in the duels.
check-banned = Banned: { $players }.
check-by-hand = The tables of round { $round } were set by hand.
check-voided = A draw of round { $round } was voided: { $reason }
mark-homologable = Homologable so far.
mark-not-homologable = NOT HOMOLOGABLE
mark-unofficial = Outside the official rules: { $reason }
mark-unofficial-start = Not played by the official rules from the start.
mark-stopped = Stopped: { $reason }
mark-bots = Players who are bots: { $count }. It was for practice.
mark-failed = { $rule } isn’t met.

## Sheets

sheet-roles = The roles aren’t those of a table of { $size }.
sheet-sheriff = Seat 1 is the Sheriff.
sheet-outcome = The outcome is one of three: the Law, the Outlaws, the Renegade.
sheet-final-duel = The Renegade can lose the final duel only if the Law wins.
sheet-prices = { $size } players need { $size } prices.
sheet-price = Seat { $seat }: { $price }$ isn’t a price; prices are multiples of 10 from 10 up.
sheet-nobody-paid-ten = Nobody paid 10$, but the last player always does. Confirm it with a reason.
sheet-overspend = Seat { $seat } paid { $price }$, more than they had. It’s charged in full.
sheet-poor = Seat { $seat } had 10$ or less and paid { $price }$. Confirm it with a reason.
sheet-characters = The characters aren’t all different, or not of this tournament. Confirm it with a reason.
sheet-no-prices = Without auctions all prices are 0.

## Refusals

refused-all-rounds-drawn = All { $rounds } rounds have been drawn.
refused-already-chosen = A chosen character can’t be changed.
refused-already-closed = The tournament is closed.
refused-already-created = The tournament already exists.
refused-already-here = { $player } has checked in already.
refused-already-waiting = { $player } is already on the waiting list.
refused-bot-does-not-wait = Bots don’t wait: remove it instead.
refused-check-in-not-open = Check-in isn’t open yet.
refused-check-in-open = Check-in is open already.
refused-late-entry = Late entries are no longer accepted: the first game of round 1 has started (A-20).
refused-made-by-newer = This tournament was made by a newer version of Sixgun (its rules have version { $version }). Update Sixgun, then open it again.
refused-not-here = { $player } hasn’t checked in.
refused-not-the-next-waiting = { $player } is next on the waiting list.
refused-not-waiting = { $player } isn’t on the waiting list.
refused-of-later-version = This tournament began with version { $version } of the desk, which does not know this yet. It is finished as it was begun.
refused-closed-is-final = The tournament is closed: this is final. To change it, reopen the tournament with a reason.
refused-derogation-contradicts = These two exclude each other: { $derogation }; { $against }.
refused-derogation-rests = Too late: something has been drawn, played or published by this derogation ({ $derogation }).
refused-edition-pending = A correction hasn’t been published yet. Publish the new edition first.
refused-needs-another-way = Table { $table }: whoever entered a sheet verifies it by entering it a second time or by reading it aloud; comparing takes another referee.
refused-not-the-next-edition = Edition { $number } comes next.
refused-nothing-pending = Nothing has changed since the last edition.
refused-places-full = All { $places } places are taken.
refused-says-how-verified = In this tournament it’s recorded how a sheet was verified.
refused-sheet-is-verified = The sheet of table { $table } has already been verified.
refused-already-lifted = This has already been lifted.
refused-already-promised = The promise of the draws has already been made.
refused-already-published = The standings have already been published.
refused-already-registered = { $player } is already registered.
refused-already-sent = The report has been sent; nothing can be added.
refused-auction-differs = The prices aren’t those of the auction. Confirm it with a reason.
refused-auction-instead = This round has an auction: characters aren’t offered in pairs.
refused-auction-open = The auction of this table isn’t over.
refused-ban-ends-before = The ban would end ({ $until }) before it begins ({ $since }).
refused-ban-for-nothing = Say what the ban is for: playing, organizing, or both.
refused-banned = { $player } is banned.
refused-barred =
    { $until ->
        [never] { $name } is banned: { $reason }
       *[other] { $name } is banned until { $until }: { $reason }
    }
refused-bots-need-practice = Bots play in practice tournaments only.
refused-by-hand-is-not-official = Tables set by hand aren’t official: leave the official rules first.
refused-can-never-raise = Whoever begins the auction with { $money }$ can never raise.
refused-cannot-afford = You can’t offer { $price }$: you have { $money }$.
refused-characters-differ = The characters aren’t those of the auction. Confirm it with a reason.
refused-characters-revealed = { $needed } different characters are needed, not { $given }.
refused-clock-backwards = This time is before the last one.
refused-clock-is-up = The time is up.
refused-clock-lent = The clock of this duel is already on a tablet: { $duel }.
refused-clock-not-lent = The clock of this duel is not on a tablet: { $duel }.
refused-clock-too-long = Nobody has more than { $minutes } minutes.
refused-clock-not-running = No turn has begun.
refused-clock-running = The clock is already running.
refused-derogation-not-taken = This derogation isn’t in use: { $derogation }.
refused-derogation-taken = This derogation is already in use: { $derogation }.
refused-derogation-too-late = Too late, play has begun: { $derogation }.
refused-draw-altered = These aren’t the tables the numbers of round { $round } give.
refused-drawn-since = There has been a draw without { $player } since then.
refused-duel-decided = This duel has already been decided: { $duel }.
refused-duel-followed = What follows has begun, so this can’t be changed: { $duel }.
refused-duel-housed = This duel is already being played in the house: { $duel }.
refused-duel-minutes = A duel has 30 minutes each, or 25 by derogation; not { $minutes }.
refused-duel-not-decided = This duel hasn’t been decided yet: { $duel }.
refused-duel-not-ready = This duel can’t be played now: { $duel }.
refused-duels-begun = The duels have already begun.
refused-duels-not-begun = The duels haven’t begun yet.
refused-duels-open = Not all duels have been decided.
refused-eight-of-too-few = Eight qualify only from more than { $more_than } participants; there are { $participants }.
refused-enough-players = There are enough players to go on.
refused-formula = “{ $formula }” isn’t a formula. Use numbers, + - * / and brackets, such as (score + bonus) / rounds.
refused-formula-divisor = You can divide only by what is never zero: numbers and { $parts }.
refused-formula-long = A formula has at most { $most } characters.
refused-formula-part = “{ $part }” isn’t part of a result. There are: { $parts }.
refused-full = There’s room for { $most } players.
refused-has-left = { $player } has left the tournament and can’t return.
refused-has-not-left = { $player } hasn’t left.
refused-last-in-office = Somebody must stay in office.
refused-limit-too-short = A time limit of { $minutes } minutes is too short; at least { $least }.
refused-lots-altered = These aren’t the lots the numbers give.
refused-needs-another-referee = Table { $table }: another referee must verify it, or the same one must type it a second time.
refused-no-auction = There’s no auction in this round.
refused-no-duels = This tournament has no duel phase.
refused-no-duel-clock = Duels are played without a clock here.
refused-no-game-to-start = No table of round { $round } is waiting for its game to begin.
refused-no-more-boxes = A paper sheet has { $boxes } boxes for reshuffles: with the third it is high noon.
refused-no-offer = { $price }$ isn’t an offer; offers are multiples of { $step }, from { $step } up.
refused-no-prizes = There are no prizes for a table of { $size }.
refused-no-promise = The promise of the draws is made when registration closes.
refused-no-round = No round has been played.
refused-no-sheet = Table { $table } has no sheet yet.
refused-no-such-algorithm = There’s no drawing method called { $algorithm }.
refused-no-such-call = Nobody called, or somebody is already there.
refused-no-such-entry = There’s no entry number { $number } in the register.
refused-no-such-pause = The clock isn’t paused for this: { $reason }.
refused-no-such-player = There’s no player { $player }.
refused-no-such-report = No report of this tournament has been accepted.
refused-no-such-round = There’s no round { $round }.
refused-no-such-seat = There’s no seat { $seat } at this table.
refused-no-such-table = Round { $round } has no table { $table }.
refused-no-such-warning = { $player } has no such warning.
refused-no-tables = There are tables for { $least } to { $most } players, not for { $players }.
refused-no-time-limit = This tournament has no high noon by time.
refused-noon-called = High noon has already come at table { $table }.
refused-noon-too-early = Table { $table } still has time.
refused-not-a-day = “{ $day }” isn’t a date; write it like 2026-03-31.
refused-not-at-this-table = { $player } doesn’t sit at this table.
refused-not-closed = The tournament isn’t closed yet.
refused-not-created = There’s no tournament yet.
refused-not-everybody-seated = Every active player sits exactly once, and nobody else.
refused-not-in-office = { $player } is neither a referee nor an organizer here.
refused-not-your-office = { $player } holds no office that may do this.
refused-player-in-office = { $player } plays: whoever plays can’t be referee or table judge.
refused-officer-plays = { $player } is or was referee or table judge and can’t play: whoever plays may not have seen what others have.
refused-last-referee = One referee must stay in office.
refused-no-such-judge = { $player } is no table judge here.
refused-not-in-this-duel = { $player } doesn’t play this duel.
refused-not-now-in-auction =
    { $phase ->
        [open] Now a character is put up for auction.
        [bid] Now it’s raise or pass.
        [last] Now the last player takes a character.
       *[done] The auction is over.
    }
refused-not-published = The standings aren’t published yet.
refused-not-revealed = This character can’t be chosen: { $character }.
refused-not-the-active-players = These aren’t the players who are active now.
refused-not-the-last-round = Round { $round } isn’t the last one that was drawn.
refused-not-the-next-box = The next box is number { $count }.
refused-not-the-next-round = The next round is round { $round }.
refused-not-the-qualified = These aren’t the players who qualified.
refused-not-verified = The sheet of round { $round }, table { $table } isn’t verified.
refused-not-your-turn = It’s seat { $seat }’s turn.
refused-nothing-to-stop = There’s nothing to stop.
refused-offer-too-low = { $price }$ is too low: at least { $least }$.
refused-opens-at-ten = Whoever begins the auction with { $money }$ opens at exactly 10$.
refused-passive-in-house = { $player } has left a game that went on in the house: that can’t be taken back.
refused-referee-plays = { $player } can’t be both referee and player.
refused-regulation-address = This is no address that phones can open: it begins with https:// and has neither a name nor a password in it.
refused-regulation-twice = The regulation is a file or an address, not both.
refused-key-known = This key is somebody’s already.
refused-key-of-another = This key belongs to somebody else.
refused-key-unknown = Nobody here has this key.
refused-key-withdrawn = This key was withdrawn: it signs nothing any more.
refused-no-such-act = There’s nothing of this name that can be signed: { $act }.
refused-sheet-confirmed-already = You have confirmed this sheet already.
refused-signature-counter = This signature was used already; the next one has the number { $next }.
refused-signature-for-another = The signature of event { $event } is for something else.
refused-signature-forged = This signature isn’t genuine: nothing was written.
refused-signature-head = What was signed has never been in the log of this tournament.
refused-register-full = The register holds { $most } entries; it’s full.
refused-registration-begun = Registration has already begun.
refused-registration-not-closed = Registration isn’t closed.
refused-registration-not-open = Registration isn’t open.
refused-report-undecided = This tournament hasn’t been decided yet, or it was for practice.
refused-report-without-names = This report has no names. Ask for the one with names.
refused-round-has-started = A game of round { $round } has started: the draw stands.
refused-round-open = Round { $round } isn’t over: sheets are missing.
refused-round-seated = Round { $round } has already been seated.
refused-rounds-missing =
    { $rounds ->
        [one] { $rounds } round is left to play.
       *[other] { $rounds } rounds are left to play.
    }
refused-rounds-not-official = { $rounds } rounds aren’t official; 3 to 5 are.
refused-rounds-out-of-range = { $rounds } rounds can’t be played.
refused-sanction-person = Say who this is about.
refused-sanction-points = A reduction takes points; the other sanctions take none.
refused-sanction-tournament = Say which tournament is annulled.
refused-sheet-changed = Somebody else has changed the sheet: it is now version { $version }.
refused-sheet-entered = The sheet of table { $table } has been entered (version { $version }); correct it with a reason.
refused-sheriff-again = Nobody else is left: these players would be Sheriff again, and the referee must confirm it: { $players }.
refused-sides-altered = That isn’t the player the lot gave the Law: { $duel }.
refused-sides-drawn = The sides have already been drawn: { $duel }.
refused-sides-not-drawn = The sides haven’t been drawn yet: { $duel }.
refused-stage-rests = Something already rests on this stage: a sheet, the auction on the screens, a box that was ticked, somebody who left, or the house itself. It can’t be set back any further.
refused-table-is-further = Table { $table } is already further on: { $status }.
refused-time-is-left = By the clock, { $player } still has time.
refused-table-not-so-far = Table { $table } is not further on than that: { $status }.
refused-too-few = { $players } players are too few; at least { $least }.
refused-tournament-stopped = The tournament was stopped.
refused-was-expelled = { $player } was expelled: revoke the warning instead.
refused-wrong-link = This isn’t the draw code that was promised when registration closed.
refused-wrong-tables = These aren’t the tables for that many players.

## Seasons

season-title = Season { $season }
season-formula = By { $formula }
season-tournaments = Played
season-total = Average
season-withdrawals = Withdrawn
season-expulsions = Expelled
season-warnings = Warnings
season-notices = Notices
season-everybody = everybody
season-ban = banned
season-for-good = for good
season-lifted = lifted: { $reason }
sanction-notice = Formal notice
sanction-annulment = Result annulled
sanction-reduction = Points taken

# What an act will do, told before it is done

foretold-first-warning = It’s the first warning for { $player }; nothing else changes. A second one in this tournament is an expulsion.
foretold-passive = { $player } sits in the game of round { $round } at table { $table }, which isn’t over. The character stays there, passive.
foretold-game-counts = That game counts for { $player } as for everybody, by role and result.
foretold-game-brings-nothing = However the game of round { $round } at table { $table } ends, it brings { $player } no prize and no win. What was paid in its auction stays paid.
foretold-marogi =
    { $count ->
        [one] The Marogi coefficient of one opponent is reckoned with that score.
       *[other] The Marogi coefficient of { $count } opponents is reckoned with that score.
    }
foretold-score = The score that { $player } has so far stays: { $score }$.
foretold-all-rounds = For averages, all { $rounds } rounds count as played.
foretold-qualified = { $player } keeps the place in the standings and loses the duel by forfeit; nobody moves up.
foretold-forfeit = Lost by forfeit: { $duel }. The winner is { $foe }.
foretold-forfeit-nobody = Nobody is left to win this duel: { $duel }.
foretold-too-few = { $players } players are left. With fewer than { $least }, no further round can be seated: the tournament can’t go on and can’t be homologated.
foretold-ends-it = THIS ENDS THE TOURNAMENT: { $players } players are left, and every seating needs at least { $least } (T-144). No further official round can be drawn, and the tournament can’t be homologated.
foretold-go-on-unofficially = Afterwards you can stop the tournament, or leave the official rules for good and go on.
foretold-no-tables = Afterwards you can stop the tournament. Outside the official rules { $players } players can’t be seated either: tables have five to seven.
foretold-sheriff-again = Too few are then left who haven’t been Sheriff: somebody will have to be Sheriff again.
foretold-publisher = The name goes to the publisher with the report.
foretold-for-good = This can’t be taken back.
foretold-until-next-draw = If it was somebody else, it can be taken back until the next draw or the first duel; then everything is as before.
foretold-rounds = There will be { $rounds } rounds, and everybody starts with { $money }$.
foretold-needs-approval = The publisher has to approve it before the first game; otherwise the tournament isn’t homologable.
foretold-needs-notice = The players have to be told before the first game; otherwise the tournament isn’t homologable.
foretold-needs-everybody = Play has begun: all { $count } players who are still in have to agree; otherwise the tournament isn’t homologable.
foretold-excludes = This can’t be adopted beside it: { $against }.
foretold-regulation-again = From now on the regulation’s own rule holds again.
foretold-not-again = It’s too late to adopt it a second time: { $derogation }.
foretold-edition =
    { $count ->
        [0] Edition { $number } says the same as the one before, with the corrected sheets.
        [one] Edition { $number } changes one line of the standings.
       *[other] Edition { $number } changes { $count } lines of the standings.
    }
foretold-moves =
    { $count ->
        [0] All places stay as they are.
        [one] One player changes places.
       *[other] { $count } players change places.
    }
foretold-duels-stand = The duels stay as they were paired.
foretold-final = Edition { $number } of the standings, the duels, the places and the bonuses become final.
foretold-winner = The tournament is won by { $player }.
foretold-photos =
    { $count ->
        [one] The photo of one sheet is missing. That’s a reminder; homologation doesn’t depend on it.
       *[other] The photos of { $count } sheets are missing. That’s a reminder; homologation doesn’t depend on it.
    }
foretold-overspends =
    { $count ->
        [one] One overspend hasn’t been judged.
       *[other] { $count } overspends haven’t been judged.
    }
foretold-reopen-only = Afterwards the tournament must be reopened, with a reason, to change anything; once the report is sent, not even that.
foretold-reopened = Sheets, duels and places can be changed again until the tournament is closed again. Edition { $number } stays public until a new one is published.
foretold-check = { $rule }: { $before }, then { $after }
foretold-not-homologable = In that state the tournament isn’t homologable.
foretold-homologable = Then nothing stands against homologation.
foretold-do-it = Do it?
