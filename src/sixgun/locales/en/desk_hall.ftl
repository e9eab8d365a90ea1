### Tournaments: clocks on tablets, photos of sheets, calls.

## The tablet between two players

tablet-title = Duel clock
tablet-begin = Tap when your turn begins
tablet-done = Tap when your turn is over
tablet-paused = Paused
tablet-up = Time is up
tablet-lost = No connection: the clock goes on
tablet-lost-unsent =
    { $count ->
        [one] No connection: the clock goes on, { $count } press is still to be sent
       *[other] No connection: the clock goes on, { $count } presses are still to be sent
    }
tablet-pause = Pause the clock
tablet-pause-reshuffle = Reshuffling
tablet-pause-interruption = Interruption
tablet-pause-elimination = Elimination
tablet-resume = Resume
tablet-stand = Side by side
tablet-lay = Face to face

## Clocks at the desk

desk-clocks = Clocks
desk-clock-between = between two turns
desk-tablet = Clock on a tablet
desk-tablet-again = New link for the tablet
desk-tablet-take-back = Take the clock back
desk-tablet-lent = The clock is on the tablet.
desk-tablet-taken-back = Only the desk presses this clock now.
desk-tablet-here = tablet connected
desk-tablet-away = tablet not connected
desk-clock-put = Put the clock right
    .about = Minutes and seconds that are left, such as 29:05. The log keeps the reason.
desk-clock-set = The clock has been put right.
desk-link-clock = Tablet for the { $name }
    .about = Open it on the tablet that lies between the two players. It shows this clock and their names, nothing else. Set the tablet so that its screen stays on.

## Photos of sheets

desk-part-photos = Photos
desk-photos-many = Many photos at once
    .about = Choose all pictures of a round together. The code on each sheet says where it belongs.
desk-photos-choose = Choose photos
desk-photos-queued = waits its turn
desk-photos-reading = is being read
desk-photos-filed = round { $round }, table { $table }
desk-photos-waits = no code found: to be assigned
desk-photos-failed = not kept
desk-photos-missing = Sheets without a photo
desk-photos-none-missing = Every sheet that has been entered has its photo.
desk-photos-walk = In the hall: scan the code on a sheet with your phone and take its photo right there.
desk-inbox =
    { $count ->
        [0] Photos to be assigned
       *[other] Photos to be assigned ({ $count })
    }
    .about = Their code couldn’t be read. Say which sheet each one shows, or throw it away.
desk-inbox-empty = No photo is waiting.
desk-inbox-file = Assign
desk-inbox-instead = This sheet has a photo already
    .about = Round { $round }, table { $table }: should this photo take its place?
desk-inbox-drop = Throw away
    .about = { $file } is gone for good then.
desk-inbox-dropped = The photo was thrown away.

sheet-photo-door = First open your referee’s link
    .about = Open it on this phone, in this browser. You’ll come straight back to this sheet.
sheet-photo-take = Take the photo
sheet-photo-pick = Choose a picture
sheet-photo-shrinking = Getting the picture ready…
sheet-photo-sending = Sending…
sheet-photo-none = There’s no sheet for round { $round }, table { $table }
    .about = Perhaps the draw was voided: look at the desk.
sheet-photo-desk = To the desk

## What must not be forgotten

desk-call-sound = Sound when somebody calls
desk-call-sound-on = Calls make a sound
desk-call-sound-off = Calls are silent
desk-open-points = Still open
desk-open-overspends =
    { $count ->
        [one] { $count } overspend is still to be judged: mistake or intentional?
       *[other] { $count } overspends are still to be judged: mistakes or intentional?
    }
desk-open-inbox =
    { $count ->
        [one] { $count } photo is still to be assigned to a sheet.
       *[other] { $count } photos are still to be assigned to sheets.
    }
hall-call-withdraw = No longer needed
