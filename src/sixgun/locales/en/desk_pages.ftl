### Tournaments: the pages of the referee.

## Coming in

desk-tournaments = Tournaments
desk-door = No way in
desk-door-outside = This page is for whoever has its link. Ask the referee for yours.
desk-door-shut = Your link is not valid any more. Ask the referee for a new one.

## Opening a tournament

desk-new = Open a tournament
desk-new-name = Name of the tournament
desk-new-place = Place
desk-new-season = Season
desk-new-referees = Referees, with commas between the names
desk-new-official = By the official rules
    .about = Without this it can never be homologated.
desk-new-practice = For practice
    .about = Bots may fill seats; everything is marked as practice.
desk-new-do = Open it
desk-links-given = The links of those in office
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
        [one] Head after { $events } event
       *[other] Head after { $events } events
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
desk-call-answered = I am there
desk-the-house = the house
desk-missed-away = Table { $table }: { $name } has been cut off ({ $time })
desk-missed-time = Table { $table }: { $name } lets the time run out ({ $time })
desk-missed-wait = Wait on

## What is to be done

desk-steps = The steps of the tournament
desk-step-registration = Registration
desk-step-rounds = Scoring phase
desk-step-standings = Validation
desk-step-duels = Duels
desk-step-report = Report
desk-next = What is next
desk-todo-open = Open the registration: from then on players can be entered.
desk-todo-register =
    { $players ->
        [one] { $players } player is registered. When everybody is there, close the registration: the promise of all draws is shown then.
       *[other] { $players } players are registered. When everybody is there, close the registration: the promise of all draws is shown then.
    }
desk-todo-draw = Draw round { $next } of { $rounds }, with a number that the hall gives.
desk-todo-begin = Round { $round } is drawn. Print seating list and sheets; everybody takes a seat.
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
desk-todo-publish = All rounds are played and checked. Look at the standings, then validate and publish them.
desk-todo-duels = The standings are published. The duels can begin.
desk-todo-duel = The duels are on: sides by lot, clocks, results.
desk-todo-close = Everything is decided. The tournament can be closed.
desk-todo-send = The tournament is over. Send the report to the publisher.
desk-todo-sent = The report is sent. Nothing can be added any more.
desk-todo-stopped = The tournament was stopped. The report says why.
desk-close = Close the tournament
    .about = Places and bonuses are final. After this only the report is left.
desk-facts = In figures
desk-fact-players = players
desk-fact-rounds = rounds
    .of = { $round } of { $rounds }
desk-fact-tables = tables
desk-fact-sheets = sheets in
desk-promise = Promise of all draws:
    .about = Show it to everybody now. Every later draw lays open a link of it, and anybody can check that none was chosen.
desk-announce = Announcement
    .about = It appears on all phones and on the screen of the hall.
desk-announce-text = What everybody should know
desk-announce-do = Tell everybody
desk-announced = Everybody was told.

## Players

desk-register = Register a player
    .about = Enter registers; the cursor goes back to the name. The member code tells two people of the same name apart.
desk-register-do = Register
desk-registered = { $name } is registered.
desk-name-label = Name
desk-member = Member code
desk-contact = Contact
desk-change-person = Change the data
desk-register-many = Many at once
desk-list = List of players (CSV)
    .about = One player a line: name, member code, contact. Commas or semicolons, with or without a heading.
desk-list-read =
    { $count ->
        [one] { $count } player was registered from the list.
       *[other] { $count } players were registered from the list.
    }
desk-list-line = Line { $line }, { $name }:
desk-self-service = QR code for self-service
    .about = Whoever scans it registers on the own phone.
desk-self-service-again = New QR code for self-service
desk-self-service-revoke = End self-service
desk-bots-count = Bots of the house
desk-bots-do = Add bots
desk-bots-done = Bots added: { $count }
desk-bots =
    .about = To practise. Their names say what they are; a tournament with bots is never homologated.
desk-open-registration = Open the registration
desk-close-registration = Close the registration
    .about =
        { $players ->
            [one] { $players } player takes part. The promise of all draws is shown; before round 1 the registration can be reopened with a reason.
           *[other] { $players } players take part. The promise of all draws is shown; before round 1 the registration can be reopened with a reason.
        }
desk-reopen-registration = Reopen the registration
    .about = For late entries, before round 1 is seated. The reason goes into the log.
desk-too-few = There are not enough players yet.
desk-players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
desk-nobody-yet = Nobody yet.
desk-search = Search
desk-order = No.
desk-state = State
desk-acts = What can be done
desk-acts-of = More about { $name }
desk-more = More …
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
    .about = For this player’s phone alone: seat, own total, calling the referee, auction. A new link shuts out the one before.
desk-link-desk = Desk link of { $name }
    .about = Whoever has it acts in this person’s name. It is shown only now.
desk-link-screen = Link for the screen
    .about = Open it on the computer of the big screen. It shows nothing that the hall may not see.
desk-link-register = Register by phone
    .about = Hang it up in the hall. It works while the registration is open.
desk-link-revoked = The link is not valid any more.
desk-revoke-link = Revoke the link
desk-seldom = Seldom needed
desk-misconduct = What for
desk-withdraw = Withdrawal
    .about = { $name } leaves the tournament and cannot come back. During a game the character stays, passive.
    .done = { $name } has left the tournament.
desk-no-show = No-show
    .about = { $name } did not come to the table and is out of the tournament.
    .done = { $name } is out as a no-show.
desk-warn = Warning
    .about = The second warning of { $name } in this tournament is an expulsion.
    .done = { $name } was warned.
desk-expel = Expulsion
    .about = { $name } is put out at once. The points so far count.
    .done = { $name } was expelled.
desk-unregister = Take off the list
    .about = { $name } does not take part.
    .done = { $name } is off the list.
desk-revoke-withdrawal = Take the withdrawal back
    .about = Only if it was somebody else, and until the next round is drawn.
    .done = { $name } is back.
desk-revoke-warning = Take the warning back
    .about = Only if it was somebody else’s. An expulsion that followed from it falls, too.
    .done = The warning of { $name } is taken back.
desk-erase = Erase name and contact
    .about = Name, member code, contact and links of { $name } are erased for good. The log stays whole and keeps a number.
    .done = The name is erased.
desk-note-ban = Note a ban
    .about = The publisher has banned { $name }: this blocks homologation while { $name } takes part.
    .done = The ban is noted.

## Rounds and tables

desk-rounds = Rounds
desk-round = Round { $round }
desk-table = Table { $table }
desk-table-of-round = Round { $round }, table { $table }
desk-tables-of = Tables of round { $round }
desk-draw-round = Draw round { $round }
desk-draw-tables = { $players } players at { $count } tables: { $sizes }
desk-draw-no-problems = No problems: nobody is Sheriff twice, nobody sits last twice.
desk-draw-seen = I have seen that somebody is Sheriff again
desk-draw-do = Draw
desk-drawn = Round { $round } is drawn.
desk-hall = The hall’s number
    .about = Dice thrown in front of everybody, or a spectator’s number. It is mixed in, so that nobody could choose the draw.
desk-drawn-with = Drawn with the hall’s number { $hall } and the link { $link }…
desk-by-hand = Seated by hand
desk-print-seating = Print the seating list
desk-print-sheets = Print the sheets
desk-void-draw = Void the draw
    .about = Only before any game of this round has started. The old draw stays readable.
desk-voided = Voided draws
desk-not-yet-drawn = Round { $round } is not drawn yet: first the one before is played and checked.
desk-seat-by-hand = Seat by hand
    .about = Only outside the official rules: write each player’s table. Seats follow the order of registration.
desk-stop = Stop the tournament
    .about = It cannot go on. This cannot be taken back; the reason stands in the report.
desk-stage = How far it is
desk-begin-auction-paper = The auction begins
desk-begin-game = The game begins
desk-end-game = The game is over
desk-housed = At our own table
    .about = Players sit down from their phones and play here, by the official rules. The result comes to the desk by itself. No bot plays for a person: whoever lets the time run out is reported to you.
desk-housed-do = Play this table here
desk-house-all = Play all tables here
desk-housed-chip = our own table
desk-housed-chat = Players may chat
desk-housed-spectators = Anybody may look on
    .about = Spectators see how the game ends before the standings are published.
desk-housed-chat-on = with chat
desk-housed-chat-off = no chat
desk-housed-spectators-on = with spectators
desk-housed-spectators-off = no spectators
desk-housed-characters = Characters are being given out on the phones.
desk-housed-waiting = Waiting until everybody has sat down.
desk-housed-dealing = The cards are being dealt.
desk-housed-playing = The game is on.
desk-housed-over = The game is over.
desk-housed-closed = The game is over and the table closed.
desk-housed-sheet = The house writes the sheet when the game is over.
desk-housed-type = Type it anyway
desk-look-on = Look on
desk-seat-bot = bot
desk-seat-here = here
desk-seat-away = cut off
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
desk-sheet-file = Type the sheet
desk-sheet-correct = Correct the sheet
desk-sheet-verify = Type the sheet a second time
desk-sheet-file-do = File and go on
desk-sheet-correct-do = File the correction
desk-sheet-verify-do = Compare
desk-sheet-file-done = The sheet of table { $table } is filed.
desk-sheet-correct-done = The sheet of table { $table } is corrected.
desk-sheet-verify-done = The sheet of table { $table } is verified.
desk-sheet-missing = no sheet
desk-sheet-entered = to be verified
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
desk-with-characters = write characters, too
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
desk-confirm-auction = Why other prices than in the auction
desk-correction-reason = Reason of the correction
desk-correct = Correct
desk-verify = It is as on the paper
desk-type-again = Type it a second time
desk-verify-mine = You typed this sheet: another referee verifies it, or you type it a second time.
desk-verify-other = Typed by { $name }. Compare it with the paper.
desk-verified-by = by { $name }
desk-verified-again = typed a second time by { $name }
desk-next-sheet = Next sheet: table { $table }
desk-versions = { $count } versions
desk-version = Version { $version }, by { $name }, event { $event }.
desk-conflict = Somebody was quicker
desk-differs = The two typings differ
desk-conflict-by = { $name } has filed version { $version }. Nothing was overwritten; this is where yours differs:
desk-conflict-same = Both are the same.
desk-take-theirs = Leave it as filed
desk-what = What
desk-you = You
desk-photo = photo
desk-photo-of-sheet = Photo of the sheet
desk-photo-take = Take or choose a photo
    .about = JPEG, PNG or WebP up to 12 MB; only referees see it.
desk-photo-again = Another photo
desk-photo-kept = The photo is kept.
desk-photo-erase = Erase the photo
    .about = For good: nobody can see it any more. Its hash stays in the log.
desk-photo-erased = The photo was erased.
desk-photo-larger = Show the photo larger or smaller
desk-photo-alt = Sheet of round { $round }, table { $table }

## Standings

desk-publish = Validate and publish
    .about = From now on everybody sees the standings. Later corrections make a new edition; the old one stays readable.
desk-published = The standings are published.
desk-publish-early =
    { $rounds ->
        [one] { $rounds } round is still to be played.
       *[other] { $rounds } rounds are still to be played.
    }
desk-publish-open =
    { $count ->
        [one] { $count } sheet is missing or not verified.
       *[other] { $count } sheets are missing or not verified.
    }
desk-publish-lots = It decides the lots among those who are still equal.
desk-edition = Edition
desk-edition-now = as it is now
desk-edition-line = { $number } ({ $time })
desk-print-standings = Print the standings
desk-where-from = Where it comes from
desk-where-from-of = Explain the numbers of { $name }
desk-explain = Explain
desk-tie-marogi = equal score: the Marogi system decided
desk-tie-wins = equal so far: the wins decided
desk-tie-lot = equal so far: the lot decided
desk-tie-open = equal: the lot decides
desk-overspends = Spent more than was there
desk-overspend = { $name }, round { $round }, table { $table }
desk-overspend-mistake = a mistake
desk-overspend-intended = intentional
desk-overspend-open = to be judged

## Duels

desk-duels-begin = Begin the duels
    .about = The first of the standings as they are now qualify. This is not redrawn, whatever is corrected later.
desk-duels-later = The duels follow when the standings are published.
desk-duel-later = Waits for the duels before it.
desk-duel-open = not decided yet
desk-draw-sides = Draw the sides
desk-sides-drawn = The sides are drawn.
desk-law = Law
desk-against-law = Outlaws
desk-clock = Clock
desk-clock-turn = Turn of { $name }
desk-clock-end = End of turn
desk-clock-resume = Go on
desk-clock-reshuffle = Pause: reshuffle
desk-clock-elimination = Pause: elimination
desk-clock-interruption = Pause: referee
desk-result = Result
desk-how = How
desk-wins = { $name } wins
desk-win = { $name } wins
    .about = { $duel }: { $name } goes on.
desk-win-correct = Correct the result
    .about = { $duel }: the result was typed wrongly, { $name } has won. Only while nothing has followed from it.
desk-skip-third = Do not play for the third place
    .about = Both share what the regulation gives. This cannot be taken back.
desk-skipped = not played
desk-places = Places and bonuses

## Checks and report

desk-checklist = Checklist for homologation
desk-checks-more = and { $count } more
desk-derogations = Derogations
desk-no-derogations = None: everything as the regulation has it.
desk-degree = class { $degree }
desk-derogate = Another derogation
desk-derogate-do = Make use of it
desk-value-rounds = Rounds
desk-value-minutes = Minutes
desk-approve = Note the approval
    .about = The publisher has approved it in advance.
desk-approval-reference = Reference of the approval
desk-approved = approved: { $reference }
desk-tell = The players were told
desk-told = players told
desk-agree = Everybody agrees
    .about =
        { $count ->
            [one] { $count } player has agreed.
           *[other] All { $count } players have agreed.
        }
desk-agreed = { $count } of { $all } agree
desk-leave-official = Leave the official rules
    .about = For good: the tournament can never be homologated any more.
desk-report = Report to the publisher
    .about = The JSON file holds the whole log and can be read back and checked by anybody. With names it is for the publisher only.
desk-report-names = Report with names (JSON)
desk-report-numbers = Report without names (JSON)
desk-report-csv = Standings (CSV)
desk-report-pdf = Report to print (PDF)
desk-papers = Papers to print
desk-sent-to = Sent to
desk-mark-sent = Mark as sent
    .about = After this nothing can be added to the log.
desk-verify-report = Check a report
    .about = Any report, of this house or another: nothing in it is believed, everything is computed again.
desk-verify-report-file = Report (JSON)
desk-report-verified = Violations: { $violations }; last seats repeated: { $last }, avoidable: { $avoidable }.

## Offices, links, backups

desk-officers = Who is in office
desk-office = Office
desk-office-referee = Referee
desk-office-organizer = Organizer
desk-name-officer = Name
desk-new-link = New link
    .about = The link before is not valid any more, and whoever came by it is out.
desk-revoke = Revoke { $name }
    .about = { $name } loses the powers of this office, and the link if there is no other.
desk-revoked = { $name } was revoked.
desk-hall-links = Links of the hall
    .about = A new link shuts out the one before.
desk-screen-link = Link for the screen
desk-screen-revoke = Revoke the screen’s link
desk-backup = Backups
    .about = One is written after every round by itself.
desk-backup-do = Write one now
desk-backup-done = A backup is written.
desk-backup-last = Last backup at { $time }: { $file }

## The log

desk-log = Log of events
    .about = Nothing is ever changed here, only added: each event holds the hash of the one before.
desk-log-older = Older
desk-log-newer = Newer
desk-event = Event
desk-event-data = as it is written
desk-time = Time
desk-by = By
desk-hash = Hash
desk-event-created = Tournament opened
desk-event-person-named = Named
desk-event-person-revoked = Revoked
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
desk-event-derogation-approved = Derogation approved
desk-event-derogation-announced = Derogation made known
desk-event-derogation-agreed = Derogation agreed
desk-event-left-official = Official rules left
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
desk-event-player-missed = Does not play
desk-event-reshuffled = Deck reshuffled
desk-event-noon-called = High noon
desk-event-sheet-entered = Sheet filed
desk-event-sheet-corrected = Sheet corrected
desk-event-sheet-verified = Sheet verified
desk-event-photo-added = Photo kept
desk-event-overspend-judged = Overspend judged
desk-event-withdrew = Withdrawal
desk-event-withdrawal-revoked = Withdrawal taken back
desk-event-warned = Warning
desk-event-warning-revoked = Warning taken back
desk-event-expelled = Expulsion
desk-event-referee-called = Referee called
desk-event-call-answered = Call answered
desk-event-announced = Announcement
desk-event-published = Standings published
desk-event-duels-begun = Duels begun
desk-event-sides-drawn = Sides drawn
desk-event-clock-pressed = Clock
desk-event-duel-won = Duel won
desk-event-duel-corrected = Duel corrected
desk-event-third-skipped = No duel for the third place
desk-event-closed = Tournament closed
desk-event-sent = Report sent
