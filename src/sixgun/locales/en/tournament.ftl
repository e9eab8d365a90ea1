### Tournaments: what the desk says. Persons are given by name; $ after a number is money.

## Standings

standing-start = { $money }$ to start with ({ $rounds } rounds)
standing-game = Round { $round }, table { $table } ({ $size } players), { $role }; { $outcome }: won { $prize }$, paid { $price }$
standing-score = Score: { $score }$
standing-marogi = Marogi coefficient: { $total } : { $parts } rounds = { $value }
standing-marogi-b = Marogi coefficient, by opponent: { $total } : { $parts } opponents = { $value }
standing-wins =
    { $wins ->
        [one] { $wins } game won
       *[other] { $wins } games won
    }
standing-lot = Lot number { $lot }; the lower comes first
standing-open = Still equal: the lot decides when the standings are published
total-own = Your total: { $score }$
standings-title = Standings of { $name }
standings-head = head of the chain { $head }, after { $events } events
standings-secret = For the referee only: not yet published.
standings-edition = Edition { $number }.
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
warning-marogi-readings = The two readings of the Marogi coefficient put these players differently: { $players }
warning-overspend-now = { $player } would have overspent in round { $round } at table { $table }.

## Forecast

forecast-safe = As many may leave as like: nobody will be Sheriff twice.
forecast-broken = { $missing } seats of Sheriffs are more than there are players who have not been Sheriff: somebody will be Sheriff again.
forecast-breaks = If { $leavers } players leave now who have not been Sheriff, somebody will be Sheriff twice; if { $stops } leave, the tournament stops.

## Outcomes, stages, duels

outcome-law = the Law wins
outcome-outlaws = the Outlaws win
outcome-renegade = the Renegade wins
stage-draft = draft
stage-registration = registration
stage-ready = ready to be seated
stage-seating = being seated
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
left-no-show = did not come
left-expulsion = expelled
bracket-q1 = first quarterfinal
bracket-q2 = second quarterfinal
bracket-q3 = third quarterfinal
bracket-q4 = fourth quarterfinal
bracket-s1 = first semifinal
bracket-s2 = second semifinal
bracket-third = duel for the third place
bracket-final = final
bracket-won-played = won at the table
bracket-won-time = won on time
bracket-won-forfeit = won by forfeit
bracket-line = { $duel }: { $first } against { $second }
bracket-line-over = { $duel }: { $first } against { $second }: { $player }, { $how }
bracket-nobody = nobody

## Derogations

derogation-rounds = another number of rounds
derogation-timed-noon = high noon by time
derogation-duel-clock-25 = duels with 25 minutes each
derogation-dodge-city = characters of Dodge City
derogation-three-of-five = three of five characters in the duels
derogation-no-auction = no auctions: one of two characters
derogation-eight-duelists = the first eight play the duels
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
check-h-2 = The number of rounds that the regulation asks for
check-h-3 = The tables of the regulation
check-h-4 = Nobody Sheriff twice
check-h-5 = Last seat repeated only if it could not be avoided
check-h-6 = Derogations approved and announced
check-h-7 = No referee among the players
check-h-8 = Every sheet complete, verified and photographed
check-h-9 = Time limit of at least 30 minutes
check-h-10 = Eight in the duels only of more than 18 participants
check-h-11 = Nobody banned takes part or organizes
check-h-12 = No draw altered by hand
check-status-ok = in order
check-status-open = not yet
check-status-attention = look at this
check-status-failed = not met
check-few = Round { $round } was seated with { $players } players.
check-stopped = The tournament was stopped after { $rounds } rounds.
check-now-few = Only { $players } players are left; a round needs { $least }.
check-rounds = { $rounds } rounds instead of { $usual }.
check-tables = The tables of round { $round } are not those of the regulation.
check-sheriff-again = Round { $round }: { $player } is Sheriff again, because nobody else was left.
check-last-again = Round { $round }: { $player } sits last again.
check-avoidable = { $count } repeated last seats could have been avoided; by the draws of: { $rounds }.
check-derogation-not-approved = { $derogation }: the publisher has not approved it before the start.
check-derogation-not-announced = { $derogation }: the players were not told before the start.
check-derogation-not-unanimous = { $derogation }: taken midway, and not all players have agreed.
check-derogation-midway = { $derogation }: this cannot be taken midway.
check-referee-plays = These referees play: { $players }.
check-no-referee = No referee is named.
check-sheet-missing = Round { $round }, table { $table }: no sheet.
check-sheet-unverified = Round { $round }, table { $table }: the sheet is not verified.
check-photo-missing = Round { $round }, table { $table }: no photo.
check-time-limit = The time limit is { $minutes } minutes; it must be at least { $least }.
check-eight = { $participants } participants; more than { $more_than } are needed for eight in the duels.
check-banned = Banned: { $players }.
check-by-hand = The tables of round { $round } were set by hand.
check-voided = A draw of round { $round } was voided: { $reason }
mark-homologable = Homologable so far.
mark-not-homologable = NOT HOMOLOGABLE
mark-unofficial = The official rules were left: { $reason }
mark-unofficial-start = Not played by the official rules from the start.
mark-stopped = Stopped: { $reason }
mark-bots = Players who are bots: { $count }. It was a practice.
mark-failed = { $rule } is not met.

## Sheets

sheet-roles = The roles are not those of a table of { $size }.
sheet-sheriff = Seat 1 is the Sheriff.
sheet-outcome = The outcome is one of three: the Law, the Outlaws, the Renegade.
sheet-final-duel = The Renegade’s lost final duel goes with a victory of the Law only.
sheet-prices = { $size } players have { $size } prices.
sheet-price = Seat { $seat }: { $price }$ is not a price; prices are multiples of 10 from 10 up.
sheet-nobody-paid-ten = Nobody paid 10$, but the last player always does. Confirm it with a reason.
sheet-overspend = Seat { $seat } paid { $price }$, more than was there. It is charged in full.
sheet-poor = Seat { $seat } had 10$ or less and paid { $price }$. Confirm it with a reason.
sheet-characters = The characters are not all different, or not of this tournament. Confirm it with a reason.
sheet-no-prices = Without auctions all prices are 0.

## Refusals

refused-all-rounds-drawn = All { $rounds } rounds are drawn.
refused-already-chosen = A chosen character cannot be changed.
refused-already-closed = The tournament is closed.
refused-already-created = The tournament is there already.
refused-already-lifted = This was lifted already.
refused-already-promised = The seeds are promised already.
refused-already-published = The standings are published already.
refused-already-registered = { $player } is registered already.
refused-already-sent = The report has been sent; nothing can be added.
refused-auction-differs = The prices are not those of the auction. Confirm it with a reason.
refused-auction-instead = This round has an auction: characters are not offered in pairs.
refused-auction-open = The auction of this table is not over.
refused-ban-ends-before = The ban would end ({ $until }) before it begins ({ $since }).
refused-ban-for-nothing = Say what the ban is for: playing, organizing, or both.
refused-banned = { $player } is banned.
refused-barred =
    { $until ->
        [never] { $name } is banned: { $reason }
       *[other] { $name } is banned until { $until }: { $reason }
    }
refused-bots-need-practice = Bots play in practice tournaments only.
refused-by-hand-is-not-official = Tables set by hand are not official: leave the official rules first.
refused-can-never-raise = Who begins the auction with { $money }$ can never raise.
refused-cannot-afford = You cannot offer { $price }$: you have { $money }$.
refused-characters-revealed = { $needed } different characters are needed, not { $given }.
refused-clock-backwards = This time is before the last one.
refused-clock-is-up = The time is up.
refused-clock-not-running = No turn has begun.
refused-clock-running = The clock is running already.
refused-derogation-not-taken = This derogation is not made use of: { $derogation }.
refused-derogation-taken = This derogation is made use of already: { $derogation }.
refused-derogation-too-late = Too late, games have begun: { $derogation }.
refused-draw-altered = These are not the tables that the numbers of round { $round } give.
refused-drawn-since = A draw was made without { $player } since.
refused-duel-decided = This duel is decided already: { $duel }.
refused-duel-followed = What follows has begun, so this cannot be changed: { $duel }.
refused-duel-minutes = A duel has 30 minutes each, or 25 by derogation; not { $minutes }.
refused-duel-not-decided = This duel is not decided yet: { $duel }.
refused-duel-not-ready = This duel cannot be played now: { $duel }.
refused-duels-begun = The duels have begun already.
refused-duels-not-begun = The duels have not begun yet.
refused-duels-open = Not all duels are decided.
refused-eight-of-too-few = Eight qualify only of more than { $more_than } participants; here are { $participants }.
refused-enough-players = There are enough players to go on.
refused-formula = “{ $formula }” is not a formula. Use numbers, + - * / and brackets, such as (score + bonus) / rounds.
refused-formula-divisor = Only what is never zero may stand below the line: numbers and { $parts }.
refused-formula-long = A formula has at most { $most } characters.
refused-formula-part = “{ $part }” is nothing that is kept of a result. There are: { $parts }.
refused-full = There is room for { $most } players.
refused-has-left = { $player } has left the tournament; there is no return.
refused-has-not-left = { $player } has not left.
refused-last-in-office = Somebody must stay in office.
refused-limit-too-short = A time limit of { $minutes } minutes is too short; at least { $least }.
refused-lots-altered = These are not the lots that the numbers give.
refused-needs-another-referee = Table { $table }: another referee verifies, or the same one types it a second time.
refused-no-auction = There is no auction in this round.
refused-no-duels = This tournament has no duel phase.
refused-no-offer = { $price }$ is not an offer; offers are multiples of { $step }, from { $step } up.
refused-no-prizes = There are no prizes for a table of { $size }.
refused-no-promise = The seeds must be promised when registration closes.
refused-no-round = No round has been played.
refused-no-sheet = Table { $table } has no sheet yet.
refused-no-such-algorithm = There is no way to draw called { $algorithm }.
refused-no-such-call = Nobody called, or somebody has gone already.
refused-no-such-entry = There is no entry number { $number } in the register.
refused-no-such-pause = The clock is not paused for this: { $reason }.
refused-no-such-player = There is no player { $player }.
refused-no-such-report = No report of this tournament was taken in.
refused-no-such-round = There is no round { $round }.
refused-no-such-seat = There is no seat { $seat } at this table.
refused-no-such-table = Round { $round } has no table { $table }.
refused-no-such-warning = { $player } has no such warning.
refused-no-tables = There are tables for { $least } to { $most } players, not for { $players }.
refused-no-time-limit = This tournament has no high noon by time.
refused-noon-called = High noon has come already at table { $table }.
refused-noon-too-early = The time of table { $table } is not up.
refused-not-a-day = “{ $day }” is not a day; write it like 2026-03-31.
refused-not-at-this-table = { $player } does not sit at this table.
refused-not-closed = The tournament is not closed yet.
refused-not-created = There is no tournament yet.
refused-not-everybody-seated = Every active player sits exactly once, and nobody else.
refused-not-in-office = { $player } is neither a referee nor an organizer here.
refused-not-in-this-duel = { $player } does not play this duel.
refused-not-now-in-auction =
    { $phase ->
        [open] A character must be opened now.
        [bid] There is bidding now.
        [last] The last player takes a character now.
       *[done] The auction is over.
    }
refused-not-published = The standings are not published yet.
refused-not-revealed = This character is not there to be chosen: { $character }.
refused-not-the-active-players = These are not the players who are active now.
refused-not-the-last-round = Round { $round } is not the last one that was drawn.
refused-not-the-next-box = The next box is number { $count }.
refused-not-the-next-round = The next round is round { $round }.
refused-not-the-qualified = These are not the players who qualified.
refused-not-verified = The sheet of round { $round }, table { $table } is not verified.
refused-not-your-turn = It is the turn of seat { $seat }.
refused-nothing-to-stop = There is nothing to stop.
refused-offer-too-low = { $price }$ is too low: at least { $least }$.
refused-opens-at-ten = Who begins the auction with { $money }$ opens at exactly 10$.
refused-passive-in-house = { $player } has left a game that went on in the house: that cannot be taken back.
refused-referee-plays = { $player } cannot be referee and player.
refused-register-full = The register holds { $most } entries; that is all it can.
refused-registration-begun = Registration has begun already.
refused-registration-not-closed = Registration is not closed.
refused-registration-not-open = Registration is not open.
refused-report-undecided = This tournament is not decided yet, or it was for practice.
refused-report-without-names = This report has no names. Ask for the one with names.
refused-round-has-started = A game of round { $round } has started: the draw stands.
refused-round-open = Round { $round } is not over: sheets are missing.
refused-round-seated = Round { $round } is seated already.
refused-rounds-missing =
    { $rounds ->
        [one] { $rounds } round is still to be played.
       *[other] { $rounds } rounds are still to be played.
    }
refused-rounds-not-official = { $rounds } rounds are not official; 3 to 5 are.
refused-rounds-out-of-range = { $rounds } rounds cannot be played.
refused-sanction-person = Say whom this is about.
refused-sanction-points = A reduction takes points; the other sanctions take none.
refused-sanction-tournament = Say which tournament is annulled.
refused-sheet-changed = Somebody else has changed the sheet: it is now version { $version }.
refused-sheet-entered = The sheet of table { $table } has been entered (version { $version }); correct it with a reason.
refused-sheriff-again = Nobody else is left: these would be Sheriff again, and the referee must confirm it: { $players }.
refused-sides-altered = This is not whom the lot gives the Law: { $duel }.
refused-sides-drawn = The sides are drawn already: { $duel }.
refused-sides-not-drawn = The sides are not drawn yet: { $duel }.
refused-table-is-further = Table { $table } is further already: { $status }.
refused-too-few = { $players } players are too few; at least { $least }.
refused-tournament-stopped = The tournament was stopped.
refused-was-expelled = { $player } was expelled: revoke the warning instead.
refused-wrong-link = This is not the link that was promised.
refused-wrong-tables = These are not the tables for so many players.

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
