# Pages of the desk: what is told before it is done, and what can be taken back

desk-read-aloud = Read aloud
    .about = One of you reads the paper sheet aloud, line by line; the other ticks what it says here.
desk-read-aloud-do = All lines agree
desk-read-aloud-left =
    { $count ->
        [one] one line left
       *[other] { $count } lines left
    }
desk-verified-aloud = read aloud by { $name }
desk-verify-alone = You entered this sheet: read it aloud with somebody and tick each line, enter it a second time, or let another referee compare it. The next draw doesn’t wait for it; publication does.
desk-verify-later =
    { $count ->
        [one] One sheet isn’t verified yet. That can wait until publication:
       *[other] { $count } sheets aren’t verified yet. That can wait until publication:
    }
desk-brings-nothing = expelled: this game brings nothing
desk-photo-same-keep = Keep it all the same
desk-derogate-sure = Adopt this derogation?
desk-derogation-withdraw = Withdraw
desk-reopen = Reopen the tournament
desk-todo-edition = Sheets were corrected after publication. Verify them and publish the new edition; then the tournament can be closed.
desk-pending = Corrections that aren’t public
    .about = Phones and the screen still show the edition before. Once every sheet is verified, publish edition { $number }.
desk-pending-chip = not public
desk-pending-note = Something was corrected after publication. Only referees see it until edition { $number } is published.
desk-pending-place = Place
desk-pending-new-place = New place
desk-pending-score = Score
desk-pending-new-score = New score
desk-pending-same = Nothing changes in the standings.
desk-pending-verify = First every corrected sheet must be verified.
desk-pending-duels = Something was corrected and isn’t public yet. The duels are paired by the published edition, and stay so.
desk-edition-publish = Publish edition { $number }
    .about = Phones and the screen show it at once. Editions before it stay readable.
desk-publish-editions = From now on everybody sees the standings. Later corrections stay with the referees until you publish a new edition; the old one stays readable.
desk-edition-pending = as it is now, not public (edition { $number })
