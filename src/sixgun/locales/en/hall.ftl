### The hall: players' phones, the screen, and paper.

## Paper

paper-round = Round { $round } of { $rounds }
paper-table = Table { $table }
paper-date = { $year }-{ $month }-{ $day }
paper-page = page { $page } of { $pages }
paper-head-short = Check code { $code }
paper-head =
    { $events ->
        [one] Check code of the log after { $events } event: { $head }
       *[other] Check code of the log after { $events } events: { $head }
    }
paper-promise = Promise of the draws: { $promise }
paper-draw = Draw: numbers of the hall { $hall }; code (for experts) { $link }
paper-seating = Seating
paper-names = By name
paper-seat-note = Player number 1 is the Sheriff; number 2 sits to the Sheriff’s left, and so on clockwise.
paper-column-seat = seat
paper-column-table = table
paper-column-player = player
paper-column-role = role
paper-column-character = character
paper-column-price = price paid ($)
paper-column-duel = duel
paper-column-first = first
paper-column-second = second
paper-column-law = the Law
paper-column-winner = winner
paper-column-rule = item
paper-column-condition = condition
paper-column-status = status
paper-sheet = Game sheet
paper-sheet-blank = Game sheet for { $size } players
paper-line-tournament = Tournament
paper-line-date = Date
paper-line-round = Round
paper-line-table = Table
paper-began = Began
paper-auction-ended = Auction ended
paper-ended = Ended
paper-reshuffles = Reshuffles
paper-noon = High noon
paper-noon-from-sheriff = From the third box on: the Sheriff (seat 1) is first, at the start of their next turn.
paper-noon-from-second = From the third box on: the player to the Sheriff’s left (seat 2) is first, at the start of their next turn.
paper-outcome = End of the game
paper-final-duel = Renegade eliminated last, by the Sheriff
paper-remarks = Withdrawals, warnings, remarks
paper-sign-sheriff = Sheriff’s signature
paper-sign-referee = Referee’s signature
paper-organizer = Organizer’s signature
paper-verified = verified
paper-version = version { $version }
paper-not-reachable = Only this computer can come to { $address }: links and QR codes on these papers would lead nobody here. Start the house with --lan, or with --public-url and its address.
paper-qr = Scan it with a referee’s phone to add the photo of this sheet. To anybody else it opens nothing.
paper-secret = For the referee only: the standings aren’t published.
paper-edition = Edition { $number }
paper-final = Final standings
paper-standings = Standings
paper-diploma = Diploma
paper-diploma-place =
    { $place ->
        [1] First place
        [2] Second place
        [3] Third place
        [4] Fourth place
       *[other] Place { $place }
    }
paper-diploma-of = in the BANG! tournament { $name }
paper-diploma-early = The duels aren’t over: these places may still change.
paper-diploma-where = { $place }, { $date }
paper-referees = Refereed by: { $names }
paper-organizers = Organized by: { $names }
paper-players = { $count } players
paper-game = Round { $round }, table { $table }
paper-report = Tournament report
paper-duels = Duel phase
paper-conduct = Withdrawals and penalties
paper-warned = { $player }: warning for { $category }
paper-gone = { $player }: { $how } in round { $round }
paper-derogations = Derogations
paper-derogation-line = { $derogation } (class { $degree })
paper-checklist = Homologation
paper-no-duels = No duels.
paper-no-conduct = Nobody left, no penalties.
paper-no-derogations = None: everything as the regulation says.
paper-practice = Practice tournament: bots are playing too.
paper-which = What to print
paper-to-desk = To the desk
paper-print = Print
paper-file = PDF
paper-kind-seating = Tables
paper-kind-names = By name
paper-kind-sheets = Sheets
paper-kind-filled = Filled sheets
paper-kind-blank = Blank sheets
paper-kind-standings = Standings
paper-kind-duels = Duels
paper-kind-diplomas = Diplomas
paper-kind-slips = Players’ links
paper-kind-report = Report to the publisher
paper-kind-report-file = Report (file)
paper-slips = Players’ links, to cut out
    .about = Each link is a secret: whoever has it sees that player’s total and bids in their place. Give each slip only to its player.
paper-slips-for = For whom: { $count } selected
paper-slips-has-one = already has a link
paper-slips-all = All
paper-slips-none = None
paper-slips-make =
    { $count ->
        [one] Make { $count } link
       *[other] Make { $count } links
    }
paper-slips-made =
    { $count ->
        [one] { $count } slip is ready. Print it now: the link can’t be shown again.
       *[other] { $count } slips are ready. Print them now: the links can’t be shown again.
    }
paper-slips-sure =
    { $count ->
        [one] Make { $count } secret link?
       *[other] Make { $count } secret links?
    }
paper-slips-do = Make the links
paper-slips-secret = The links appear on this screen and on paper. Nobody else should see them.
paper-slips-again =
    { $count ->
        [one] { $count } player already has a link: the old one will stop working.
       *[other] { $count } players already have a link: the old ones will stop working.
    }
paper-slip-how = Point your phone at the code: table, seat, total, auction, calling the referee. It’s yours alone.

## Phones

hall-you = (you)
hall-me = { $name } (you)
hall-my-seat = Table { $table }, seat { $seat }
hall-you-are-sheriff = You’re the Sheriff.
hall-own-table = Your game is played online
hall-own-table-soon = The table opens when everybody has a character.
hall-own-table-open = Your table is open. The game begins when everybody has sat down.
hall-own-table-over = The game is over; the referee has the result.
hall-to-my-table = To my table
hall-see-my-table = See the table again
hall-to-my-duel = To my duel
hall-role-show = Show my role
hall-role-hide = Hide my role
hall-not-drawn = The tables haven’t been drawn yet.
hall-no-seat = You have no seat in this round.
hall-you-left-withdrawal = You’ve left the tournament. Your score stays in the standings.
hall-you-left-no-show = You weren’t there when the play began, so you’re out of the tournament. If that’s wrong, talk to the referee.
hall-you-left-expulsion = The referee has expelled you from the tournament. The score you had until then stays in the standings.
hall-dollars = { $amount }$
hall-total = Your total
    .about = It’s secret until the scoring phase is over: only you and the referee know it.
hall-total-show = Show the total
hall-total-hide = Hide the total
hall-call = Call the referee
hall-call-again = Call the referee again
hall-call-sure = Call the referee to table { $table }?
hall-call-note = Why (optional)
hall-call-do = Call
hall-called = The referee was called at { $time }.
hall-announcements = Announcements
hall-regulation = The regulation
hall-life =
    { $count ->
        [one] { $count } life point
       *[other] { $count } life points
    }
hall-noon = High noon!
hall-noon-here = High noon at this table!
hall-noon-in = High noon in { $time }
hall-at-the-table = At the table

hall-auction = Auction of characters
hall-auction-open = { $player } chooses a character and opens.
hall-auction-bid = { $player } to raise or pass.
hall-auction-last = { $player } takes one of the last two characters.
hall-auction-my-open = Your turn: choose a character and make an offer.
hall-auction-my-bid = Your turn: do you raise or pass?
hall-auction-my-last = You’re last: take one of the two characters for 10$.
hall-auction-over = The auction is over.
hall-offer = Your offer
hall-offer-less = { $amount }$ less
hall-offer-more = { $amount }$ more
hall-offer-leap = +{ $amount }$
hall-offer-least = Minimum
hall-offer-of = offered by { $player }
hall-my-offer = is your offer
hall-raise = Raise to { $amount }$
hall-pass = Pass
    .about = Once you pass, you can’t bid for this character any more.
hall-never-raises = You began the auction with 10$ or less: you can never raise.
hall-cannot-raise = You don’t have enough to raise.
hall-opens-at-ten = You began the auction with 10$ or less: you open at 10$.
hall-choose-lot = Which character do you put up?
hall-choose-last = Which character do you take?
hall-pick-first = Choose a character first
hall-open-at = Open: { $character } at { $amount }$
hall-take = Take { $character } for 10$
hall-bought = { $character }, { $amount }$
hall-standing-leads = highest offer
hall-standing-in = still in
hall-standing-passed = passed
hall-standing-waits = no character yet
hall-revealed =
    { $count ->
        [one] { $count } character revealed
       *[other] { $count } characters revealed
    }
hall-choice = Choice of character
hall-choice-one = Which of the two do you play?
hall-choice-for-good = Once chosen, it can’t be changed. The others see it when all have chosen.
hall-choose = I play { $character }
hall-choice-waiting =
    { $count ->
        [one] { $count } player is still choosing.
       *[other] { $count } players are still choosing.
    }
hall-choice-of-two = { $first } or { $second }
hall-has-chosen = has chosen
hall-is-choosing = is choosing

hall-standings = Standings
hall-scoring-standings = Standings of the scoring phase
hall-final-standings = Final standings
hall-my-place = You’re in place { $place } of { $count }
hall-bonus = Bonus: { $amount }$
hall-the-law = Law
hall-the-outlaws = Outlaws
hall-won = has won
hall-nobody-yet = to be decided
hall-pause-reshuffle = paused: reshuffling
hall-pause-interruption = paused: interruption
hall-pause-elimination = paused: character eliminated

hall-register = Register for the tournament
hall-register-name = Surname
hall-register-member = Member code
    .about = Leave it empty if you have none.
hall-register-contact = E-mail or phone
    .about = Only the referee sees it. Optional.
hall-register-do = Register me
hall-register-no-link = To register, point your phone at the QR code in the hall, or ask the referee.
hall-registered = You’re registered
    .about = This is your personal link: use it to come back from any phone. Don’t share it.
hall-to-my-page = To your page

## Screen

hall-time = time
hall-playing-for = playing for
hall-head = Check code of the log
hall-promise = Promise of the draws
hall-screen-draft = Welcome
hall-screen-registration = Registration is open
hall-screen-ready = Registration is closed: the tables are about to be drawn
hall-screen-checked = Round { $round } of { $rounds } is over
hall-screen-stopped = The tournament was stopped
hall-screen-lost = not connected
hall-screen-hold = Stop turning pages
hall-screen-go = Turn pages
hall-screen-next = Next page
hall-screen-dark = Dark
hall-screen-light = Light
hall-regulation-on-phones = The regulation: on everybody’s phone
hall-regulation-at = The regulation: { $address }
