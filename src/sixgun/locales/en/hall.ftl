### The hall: players' phones, the screen, and paper.

## Paper

paper-round = Round { $round } of { $rounds }
paper-table = Table { $table }
paper-date = { $year }-{ $month }-{ $day }
paper-page = page { $page } of { $pages }
paper-head = Head of the chain after { $events } events: { $head }
paper-promise = Promise of the draws: { $promise }
paper-seating = Seating
paper-names = By name
paper-seat-note = Player number 1 is the Sheriff; number 2 sits to the Sheriff’s left, and so on clockwise.
paper-column-seat = seat
paper-column-table = table
paper-column-player = player
paper-column-role = role
paper-column-character = character
paper-column-price = price paid ($)
paper-column-prize = won ($)
paper-column-member = member
paper-column-rule = item
paper-column-condition = condition
paper-column-status = state
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
paper-noon = High Noon
paper-noon-from-sheriff = From the third box on: the Sheriff (seat 1) is first, when their next turn starts.
paper-noon-from-second = From the third box on: the player to the Sheriff’s left (seat 2) is first, when their next turn starts.
paper-outcome = End of the game
paper-final-duel = Renegade eliminated last, by the Sheriff
paper-remarks = Withdrawals, warnings, remarks
paper-sign-sheriff = Signature of the Sheriff
paper-sign-referee = Signature of the referee
paper-organizer = Signature of the organizer
paper-verified = verified
paper-version = version { $version }
paper-qr = The code only says which sheet this is: it gives access to nothing.
paper-secret = For the referee only: the standings are not published.
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
paper-diploma-where = { $place }, { $date }
paper-referees = Referees: { $names }
paper-organizers = Organizers: { $names }
paper-players = { $count } players
paper-report = Tournament report
paper-games = Games
paper-duels = Duel phase
paper-conduct = Withdrawals and penalties
paper-warned = { $player }: warning for { $category }
paper-gone = { $player }: { $how } in round { $round }
paper-derogations = Derogations
paper-derogation-line = { $derogation } (class { $degree })
paper-checklist = Homologation
paper-none = None.
paper-practice = Practice tournament: bots sit at the tables, too.
