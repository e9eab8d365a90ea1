### Tournaments: the pages of the referee.

## Coming in

desk-tournaments = Tournaments
desk-door = No way in
desk-door-outside = You need a link for this page. Ask the referee for yours.
desk-door-shut = Your link is no longer valid. Ask the referee for a new one.

## Opening a tournament

desk-new = Open a tournament
desk-new-name = Name of the tournament
desk-new-place = Place
desk-new-season = Season
desk-new-referees = Referees, with commas between the names
desk-new-official = Under the official rules
    .about = Without this it can never be homologated.
desk-new-practice = For practice
    .about = Bots may fill seats; everything is marked as practice.
desk-new-do = Open it
desk-links-given = Referees’ and organizers’ links
    .about = Each is for one person and is shown only now. Whoever has it acts in that person’s name.
desk-lost-link = New link for { $name }

## The desk

desk-title = Referee’s desk
desk-parts = Parts of the desk
desk-part-overview = Overview
desk-part-players = Players
desk-part-rounds = Rounds and tables
desk-part-standings = Standings
desk-part-duels = Duels
desk-part-checks = Checks and report
desk-part-office = Referees and links
desk-part-log = Log
desk-head =
    { $events ->
        [one] Check code after { $events } event
       *[other] Check code after { $events } events
    }
desk-unofficial = not official
desk-practice = practice
desk-sure = Are you sure?
desk-sure-yes = Do it
desk-reason-for = Reason
desk-note = Note
desk-yes = yes
desk-no = no
desk-dollars = { $money }$
desk-calls = Calls for the referee
desk-called = Table { $table } calls the referee ({ $name }, { $time })
desk-call-answered = On my way
desk-the-house = the house
desk-missed-away = Table { $table }: { $name } has lost connection ({ $time })
desk-missed-time = Table { $table }: { $name } lets the time run out ({ $time })
desk-missed-wait = Keep waiting

## What is to be done

desk-steps = The steps of the tournament
desk-step-registration = Registration
desk-step-rounds = Scoring phase
desk-step-standings = Validation
desk-step-duels = Duels
desk-step-report = Report
desk-next = What’s next
desk-todo-open = Open registration: from then on you can enter players.
desk-todo-register =
    { $players ->
        [one] { $players } player is registered. When everybody is here, close registration: the promise of all draws is shown then.
       *[other] { $players } players are registered. When everybody is here, close registration: the promise of all draws is shown then.
    }
desk-todo-draw = Draw round { $next } of { $rounds }, with a number from the hall.
desk-todo-begin = Round { $round } has been drawn. Print the seating list and the sheets; everybody takes a seat.
desk-todo-sheets =
    { $left ->
        [one] Round { $round } is being played. { $left } sheet is still missing:
       *[other] Round { $round } is being played. { $left } sheets are still missing:
    }
desk-todo-verify =
    { $left ->
        [one] All sheets of round { $round } are in. { $left } has to be verified:
       *[other] All sheets of round { $round } are in. { $left } have to be verified:
    }
desk-todo-publish = All rounds have been played and checked. Look at the standings, then validate and publish them.
desk-todo-duels = The standings have been published. The duels can begin.
desk-todo-duel = The duels are on: sides by lot, clocks, results.
desk-todo-close = Everything is decided. The tournament can be closed.
desk-todo-send = The tournament is over. Send the report to the publisher.
desk-todo-sent = The report has been sent. Nothing more can be added.
desk-todo-stopped = The tournament was stopped. The report says why.
desk-close = Close the tournament
desk-facts = In figures
desk-fact-players = players
desk-fact-rounds = rounds
    .of = { $round } of { $rounds }
desk-fact-tables = tables
desk-fact-sheets = sheets in
desk-promise = Promise of all draws:
    .about = Show it to everybody now: it proves that nobody will be able to choose a draw. Anybody can repeat the draws and check them.
desk-announce = Announcement
    .about = It appears on all phones and on the hall’s screen.
desk-announce-text = What everybody should know
desk-announce-do = Tell everybody
desk-announced = Everybody has been told.

## Players

desk-register = Register a player
    .about = Press Enter to register; the cursor goes back to the surname. The member code tells two people of the same name apart.
desk-register-do = Register
desk-registered = { $name } is registered.
desk-name-label = Name
desk-member = Member code
desk-contact = Contact
desk-change-person = Change the data
desk-register-many = Many at once
desk-list = List of players (CSV)
    .about = One player per line: name, member code, contact, club. With a heading also surname and first name, in any order. Commas, semicolons or tabs.
desk-list-read =
    { $count ->
        [one] { $count } player was registered from the list.
       *[other] { $count } players were registered from the list.
    }
desk-list-line = Line { $line }, { $name }:
desk-self-service = QR code for self-service
    .about = Whoever scans it registers on their own phone.
desk-self-service-again = New QR code for self-service
desk-self-service-revoke = End self-service
desk-bots-count = Bots of the house
desk-bots-do = Add bots
desk-bots-done = Bots added: { $count }
desk-bots =
    .about = To practise. Their names say what they are; a tournament with bots is never homologated.
desk-open-registration = Open registration
desk-close-registration = Close registration
    .about =
        { $players ->
            [one] { $players } player takes part. The promise of all draws is shown; before round 1, registration can be reopened with a reason.
           *[other] { $players } players take part. The promise of all draws is shown; before round 1, registration can be reopened with a reason.
        }
desk-reopen-registration = Reopen registration
    .about = For late entries, before round 1 is seated. The reason goes into the log.
desk-too-few = There aren’t enough players yet.
desk-players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
desk-nobody-yet = Nobody yet.
desk-search = Search
desk-order = No.
desk-state = Status
desk-acts = Actions
desk-acts-of = More about { $name }
desk-more = More…
desk-link = Link
desk-link-of = Link for { $name }
desk-has-link = has a link
desk-warned =
    { $count ->
        [one] { $count } warning
       *[other] { $count } warnings
    }
desk-banned = banned
desk-banned-because = Banned: { $reason }
desk-link-phone = Link for { $name }
    .about = Only for this player’s phone: seat, total, calling the referee, auction. A new link replaces the old one.
desk-link-desk = Desk link of { $name }
    .about = Whoever has it acts in this person’s name. It’s shown only now.
desk-link-screen = Link for the screen
    .about = Open it on the computer of the big screen. It shows nothing the hall may not see.
desk-link-register = Register by phone
    .about = Hang it up in the hall. It works while registration is open.
desk-link-revoked = The link is no longer valid.
desk-revoke-link = Revoke the link
desk-seldom = Seldom needed
desk-misconduct = What for
desk-withdraw = Withdrawal
    .about = { $name } leaves the tournament and can’t come back. During a game the character stays, passive.
    .done = { $name } has left the tournament.
desk-no-show = No-show
    .about = { $name } didn’t come to the table and is out of the tournament.
    .done = { $name } is out as a no-show.
desk-warning-for = Warning for { $category }
desk-warn = Warning
    .about = A second warning for { $name } in this tournament means expulsion.
    .done = { $name } was warned.
desk-expel = Expulsion
    .about = { $name } is out at once. The points so far count.
    .done = { $name } was expelled.
desk-unregister = Take off the list
    .about = { $name } doesn’t take part.
    .done = { $name } is off the list.
desk-revoke-withdrawal = Undo the withdrawal
    .about = Only if it was somebody else, and until the next round is drawn.
    .done = { $name } is back.
desk-revoke-warning = Revoke the warning
    .about = Only if it was somebody else’s. An expulsion that followed from it is revoked too.
    .done = { $name }’s warning has been revoked.
desk-erase = Erase name and contact
    .about = { $name }’s name, member code, contact and links are erased for good. The log stays whole and keeps a number.
    .done = The name has been erased.
desk-note-ban = Note a ban
    .about = The publisher has banned { $name }: this blocks homologation while { $name } takes part.
    .done = The ban has been noted.

## Rounds and tables

desk-rounds = Rounds
desk-round = Round { $round }
desk-table = Table { $table }
desk-table-of-round = Round { $round }, table { $table }
desk-tables-of = Tables of round { $round }
desk-draw-round = Draw round { $round }
desk-draw-tables = { $players } players at { $count } tables: { $sizes }
desk-draw-no-problems = No problems: nobody is Sheriff twice, nobody sits last twice.
desk-draw-seen = I’ve seen that somebody will be Sheriff again
desk-draw-do = Draw
desk-drawn = Round { $round } has been drawn.
desk-hall = The hall’s number
    .about = Dice thrown in front of everybody, or a spectator’s number. It’s mixed in, so nobody can choose the draw.
desk-drawn-with = Drawn with the hall’s number { $hall }.
desk-for-experts = For experts
desk-drawn-code = Code of this draw: { $link }. With the hall’s number and the promise of all draws anybody can draw again and compare.
desk-promise-code = The promise is the last of a chain of secret codes. Each draw lays one more open, and whoever takes its fingerprint (SHA-256) must get the one before.
desk-by-hand = Seated by hand
desk-print-seating = Print the seating list
desk-print-sheets = Print the sheets
desk-void-draw = Void the draw
    .about = Only before any game of this round has started. The old draw stays readable.
desk-voided = Voided draws
desk-not-yet-drawn = Round { $round } hasn’t been drawn yet: the one before must be played and checked first.
desk-seat-by-hand = Seat by hand
    .about = Only outside the official rules: write each player’s table. Seats follow the order of registration.
desk-stop = Stop the tournament
    .about = It can’t go on. This can’t be undone; the reason goes into the report.
desk-stage = Progress
desk-begin-auction-paper = The auction begins
desk-begin-game = The game begins
desk-end-game = The game is over
desk-housed = At our own table
    .about = Players sit down from their phones and play here, by the official rules. The result reaches the desk by itself. No bot plays for a person: whoever lets the time run out is reported to you.
desk-housed-do = Play this table here
desk-house-all = Play all tables here
desk-housed-chip = our own table
desk-duel-here = Play this duel here
desk-housed-chat = Players may chat
desk-housed-spectators = Anybody may watch
    .about = Spectators see how the game ends before the standings are published.
desk-housed-chat-on = With chat.
desk-housed-chat-off = No chat.
desk-housed-spectators-on = With spectators.
desk-housed-spectators-off = No spectators.
desk-housed-characters = Characters are being given out on the phones.
desk-housed-waiting = Waiting for everybody to sit down.
desk-housed-dealing = The cards are being dealt.
desk-housed-playing = The game is on.
desk-housed-over = The game is over.
desk-housed-closed = The game is over and the table is closed.
desk-housed-sheet = The house writes the sheet when the game is over.
desk-housed-type = Enter it anyway
desk-look-on = Watch
desk-seat-bot = bot
desk-seat-here = here
desk-seat-away = offline
desk-seat-to-come = still to come
desk-seat-passive = has left
desk-reshuffle = Deck reshuffled: box { $count }
desk-reshuffles =
    { $count ->
        [one] { $count } box ticked
       *[other] { $count } boxes ticked
    }
desk-noon = High noon
desk-noon-in = High noon in { $time }
desk-noon-call = Call high noon

## Auction

desk-auction = Auction on screens
    .about = Players bid on their phones; the referee can move for each of them here. An auction at the table needs none of this.
desk-auction-begin = Reveal characters and begin
desk-auction-open = { $name } opens: a character and an offer.
desk-auction-bid = { $name } raises or passes.
desk-auction-last = { $name } is last and takes a character for 10$.
desk-auction-lot = { $character }: { $price }$, { $name }
desk-auction-done = The auction is over
desk-bought = { $character }, { $price }$
desk-offer = Offer
desk-move-open = Open
desk-move-raise = Raise
desk-move-pass = Pass
desk-move-take = Take
desk-choice = Two characters each
    .about = Everybody gets two open characters and chooses one of them.
desk-choice-begin = Give out characters

## Sheets

desk-sheet = Sheet
desk-sheet-file = Enter the sheet
desk-sheet-correct = Correct the sheet
desk-sheet-verify = Enter the sheet a second time
desk-sheet-file-do = Save and continue
desk-sheet-correct-do = Save the correction
desk-sheet-verify-do = Compare
desk-sheet-file-done = The sheet of table { $table } has been saved.
desk-sheet-correct-done = The sheet of table { $table } has been corrected.
desk-sheet-verify-done = The sheet of table { $table } has been verified.
desk-sheet-missing = no sheet
desk-sheet-entered = not verified yet
desk-sheet-verified = verified
desk-sheet-keys = A letter chooses, Enter goes on.
desk-seat = Seat
desk-seat-of = seat { $seat }, { $name }
desk-role = Role
desk-role-of = Role: { $who }
desk-price = Price
desk-price-of = Price: { $who }
desk-character = Character
desk-character-of = Character: { $who }
desk-with-characters = enter characters too
desk-money-before = had
desk-prize = wins
desk-outcome = Winner
desk-side-law = Law
desk-side-outlaws = Outlaws
desk-side-renegade = Renegade
desk-final-duel = the Renegade lost the final duel
desk-boxes = boxes ticked
desk-passive = passive
desk-confirm-rule = { $rule }: confirm with a reason
desk-confirm-auction = Why the sheet differs from the auction
desk-correction-reason = Reason for the correction
desk-correct = Correct
desk-verify = Matches the paper
desk-type-again = Enter it a second time
desk-verify-mine = You entered this sheet: another referee must verify it, or you enter it a second time.
desk-verify-other = Entered by { $name }. Compare it with the paper.
desk-verify-house = Written by the house, from the game itself. A referee confirms it.
desk-verify-house-do = Confirm
desk-verified-by = by { $name }
desk-verified-again = entered a second time by { $name }
desk-next-sheet = Next sheet: table { $table }
desk-versions = { $count } versions
desk-version = Version { $version }, by { $name }, event { $event }.
desk-conflict = Somebody was quicker
desk-differs = The two entries differ
desk-conflict-by = { $name } has saved version { $version }. Nothing was overwritten; this is where yours differs:
desk-conflict-same = Both are the same.
desk-take-theirs = Keep the saved one
desk-what = What
desk-you = You
desk-photo = photo
desk-photo-of-sheet = Photo of the sheet
desk-photo-take = Take or choose a photo
    .about = JPEG, PNG or WebP up to 12 MB; only referees see it.
desk-photo-again = Another photo
desk-photo-kept = The photo has been saved.
desk-photo-erase = Erase the photo
    .about = For good: nobody will be able to see it any more. Only its fingerprint stays in the log, which says nothing.
desk-photo-erased = The photo has been erased.
desk-photo-larger = Show the photo larger or smaller
desk-photo-alt = Sheet of round { $round }, table { $table }

## Standings

desk-publish = Validate and publish
    .about = From now on everybody sees the standings. Later corrections make a new edition; the old one stays readable.
desk-published = The standings have been published.
desk-publish-early =
    { $rounds ->
        [one] { $rounds } round is left to play.
       *[other] { $rounds } rounds are left to play.
    }
desk-publish-open =
    { $count ->
        [one] { $count } sheet is missing or not verified.
       *[other] { $count } sheets are missing or not verified.
    }
desk-publish-lots = It draws lots among those who are still tied.
desk-edition = Edition
desk-edition-now = as it is now
desk-edition-line = { $number } ({ $time })
desk-print-standings = Print the standings
desk-where-from = Where it comes from
desk-where-from-of = Explain { $name }’s numbers
desk-explain = Explain
desk-tie-marogi = tied on score: decided by the Marogi coefficient
desk-tie-wins = still tied: decided by wins
desk-tie-lot = still tied: decided by lot
desk-tie-open = tied: to be decided by lot
desk-overspends = Overspent
desk-overspend = { $name }, round { $round }, table { $table }
desk-overspend-mistake = a mistake
desk-overspend-intended = intentional
desk-overspend-open = not judged yet

## Duels

desk-duels-begin = Begin the duels
    .about = The top players of the current standings qualify. This won’t be redone, whatever is corrected later.
desk-duels-later = The duels follow when the standings are published.
desk-duel-later = Waiting for earlier duels.
desk-duel-open = not decided yet
desk-draw-sides = Draw the sides
desk-sides-drawn = The sides have been drawn.
desk-law = Law
desk-against-law = Outlaws
desk-clock = Clock
desk-clock-turn = { $name }’s turn
desk-clock-end = End of turn
desk-clock-resume = Resume
desk-clock-reshuffle = Pause: reshuffle
desk-clock-elimination = Pause: elimination
desk-clock-interruption = Pause: referee
desk-result = Result
desk-how = How
desk-wins = { $name } wins
desk-win = { $name } wins
    .about = { $duel }: { $name } goes on.
desk-win-correct = Correct the result
    .about = { $duel }: the result was entered wrongly, { $name } won. Only while nothing has followed from it.
desk-skip-third = Don’t play for third place
    .about = Both share what the regulation gives. This can’t be undone.
desk-skipped = not played
desk-places = Places and bonuses

## Checks and report

desk-checklist = Checklist for homologation
desk-checks-more = and { $count } more
desk-derogations = Derogations
desk-no-derogations = None: everything as the regulation says.
desk-degree = class { $degree }
desk-derogate = Another derogation
desk-derogate-do = Adopt
desk-value-rounds = Rounds
desk-value-minutes = Minutes
desk-approve = Note the approval
    .about = The publisher has approved it in advance.
desk-approval-reference = Reference of the approval
desk-approved = approved: { $reference }
desk-tell = The players have been told
desk-told = players told
desk-agree = Everybody agrees
    .about =
        { $count ->
            [one] { $count } player has agreed.
           *[other] All { $count } players have agreed.
        }
desk-agreed = { $count } of { $all } agree
desk-leave-official = Leave the official rules
    .about = For good: the tournament can never be homologated.
desk-report = Report to the publisher
    .about = The JSON file holds the whole log and anybody can read it back and check it. With names it is for the publisher only.
desk-report-names = Report with names (JSON)
desk-report-numbers = Report without names (JSON)
desk-report-pdf = Report to print (PDF)
desk-tables-files = For spreadsheets
    .about = Headings and numbers as this language writes them. Until the standings are published, they are for the referee only.
desk-tables-xlsx = Excel
desk-tables-csv = CSV
desk-papers = Papers to print
desk-sent-to = Sent to
desk-mark-sent = Mark as sent
    .about = After this, nothing more can be added to the log.
desk-verify-report = Check a report
    .about = Any report, of this house or another: nothing in it is believed, everything is computed again.
desk-verify-report-file = Report (JSON)
desk-report-verified = Violations: { $violations }; last seats repeated: { $last }, avoidable: { $avoidable }.

## Offices, links, backups

desk-officers = Who is in office
desk-office = Office
desk-office-referee = Referee
    .about = Does and sees everything, and can’t play.
desk-office-judge = Table judge
    .about = Sheets, photos, calls and stages of the tables you tick; sees no totals, and can’t play.
desk-office-registrar = Registration
    .about = Players, check-in, links for phones. Whoever plays gives out no links.
desk-office-organizer = Organizer
    .about = Announcements, derogations, papers without amounts. May play, and sees no standings before they are published.
desk-tables-of-judge = Tables
desk-tables-given = The tables have been given.
desk-plays = You play: until the standings are published you see only what your office shows without amounts.
desk-plays-referee = Practice: you referee and play. Totals, standings and sheets stay hidden from you until the standings are published.
desk-total-show = Show
desk-total-of = Show the total of { $name }, for some seconds
desk-sheet-not-yours = The sheet of this table is for its referee.
desk-sheet-hidden = A sheet is filed. Because you play, it isn’t shown to you; you can type it again.
desk-name-officer = Appoint
desk-new-link = New link
    .about = The previous link stops working, and whoever came by it is out.
desk-revoke = Dismiss { $name }
    .about = { $name } loses the powers of this office, and the link if there is no other.
desk-revoked = { $name } was dismissed.
desk-hall-links = Links of the hall
    .about = A new link replaces the old one.
desk-screen-link = Link for the screen
desk-screen-revoke = Revoke the screen link
desk-backup = Backups
    .about = One is made automatically after every round.
desk-backup-do = Make one now
desk-backup-done = A backup has been made.
desk-backup-last = Last backup at { $time }: { $file }

## The log

desk-log = Log of events
    .about = Nothing is ever changed here, only added. For experts: each event holds the fingerprint of the one before.
desk-log-older = Older
desk-log-newer = Newer
desk-event = Event
desk-event-data = as it is written
desk-time = Time
desk-by = Who
desk-hash = Fingerprint
desk-event-created = Tournament opened
desk-event-person-named = Appointed
desk-event-person-revoked = Dismissed
desk-event-tables-given = Tables given to a judge
desk-event-registration-opened = Registration opened
desk-event-registered = Registered
desk-event-bot-seated = Bot registered
desk-event-unregistered = Taken off the list
desk-event-person-changed = Data changed
desk-event-person-erased = Name erased
desk-event-ban-noted = Ban noted
desk-event-registration-closed = Registration closed
desk-event-registration-reopened = Registration reopened
desk-event-derogation-taken = Derogation
desk-event-derogation-withdrawn = Derogation withdrawn
desk-event-derogation-approved = Derogation approved
desk-event-derogation-announced = Derogation announced
desk-event-derogation-agreed = Derogation agreed
desk-event-left-official = Official rules abandoned
desk-event-stopped = Tournament stopped
desk-event-round-drawn = Round drawn
desk-event-round-by-hand = Round seated by hand
desk-event-draw-voided = Draw voided
desk-event-table-moved = Table
desk-event-auction-begun = Auction begun
desk-event-auction-moved = Move in the auction
desk-event-characters-offered = Characters offered
desk-event-character-chosen = Character chosen
desk-event-table-housed = Table given to the house
desk-event-player-missed = Doesn’t play
desk-event-reshuffled = Deck reshuffled
desk-event-noon-called = High noon
desk-event-sheet-entered = Sheet entered
desk-event-sheet-corrected = Sheet corrected
desk-event-sheet-verified = Sheet verified
desk-event-sheet-checked = Sheet verified
desk-event-photo-added = Photo saved
desk-event-overspend-judged = Overspend judged
desk-event-withdrew = Withdrawal
desk-event-withdrawal-revoked = Withdrawal undone
desk-event-warned = Warning
desk-event-warning-revoked = Warning revoked
desk-event-expelled = Expulsion
desk-event-referee-called = Referee called
desk-event-call-answered = Call answered
desk-event-call-withdrawn = Call withdrawn
desk-event-player-returned = Plays again
desk-event-announced = Announcement
desk-event-published = Standings published
desk-event-edition-published = New edition published
desk-event-duels-begun = Duels begun
desk-event-sides-drawn = Sides drawn
desk-event-duel-housed = Duel given to the house
desk-event-clock-pressed = Clock
desk-event-clock-lent = Clock lent to a tablet
desk-event-clock-taken-back = Clock taken back
desk-event-clock-pressed-late = Clock, pressed without a connection
desk-event-clock-set = Clock put right
desk-event-duel-won = Duel won
desk-event-duel-corrected = Duel corrected
desk-event-third-skipped = No duel for third place
desk-event-closed = Tournament closed
desk-event-reopened = Tournament reopened
desk-event-sent = Report sent
desk-event-regulation-given = Regulation for everybody
desk-event-key-bound = Key bound
desk-event-key-withdrawn = Key withdrawn
desk-event-signed = Signature
desk-event-sheet-confirmed = Sheet confirmed by phone

## The regulation at everybody's hand

desk-regulation = The regulation
    .about = Whoever has a link to this tournament can read it: referees, players on their phones. The log says which one it was.
desk-regulation-none = None is shown.
desk-regulation-open = Open the regulation
desk-regulation-file = As a file (PDF, up to 10 MB)
desk-regulation-address = Or its address on the web
    .about = It begins with https://
desk-regulation-do = Show it to everybody
desk-regulation-done = Everybody can read the regulation.
desk-regulation-remove = No longer show it
    .about = It disappears from phones and screen; the file is erased. The log says that it was there.
desk-regulation-removed = The regulation is no longer shown.
