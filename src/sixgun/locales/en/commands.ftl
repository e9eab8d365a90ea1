### What the commands of a tournament say when they have done something.

done-opened = { $name }: registration is open. Organizer: { $organizer }; referees: { $referees }. Everything lies in { $file }.
done-registered = { $number } { $name }: registered.
done-registered-list =
    { $count ->
        [one] { $count } person was registered from the list; { $players } are registered now.
       *[other] { $count } people were registered from the list; { $players } are registered now.
    }
done-registration-closed = Registration is closed: { $players } players, { $rounds } rounds.
done-registration-closed-few = Registration is closed: { $players } players, which are too few for a tournament.
done-promise = Promise of all draws, to be shown to everybody now: { $promise }
done-registration-reopened = Registration is open again: { $reason }
done-erased = The name, the code and the contact of { $name } are erased for good; the log keeps the number { $number }.
done-drawn =
    { $tables ->
        [one] Round { $round } of { $rounds } has been drawn: { $tables } table.
       *[other] Round { $round } of { $rounds } has been drawn: { $tables } tables.
    }
done-table = Table { $table }:
done-draw-voided = The draw of round { $round } is void: { $reason }
done-sheet-filed = Round { $round }, table { $table }: the sheet is filed, { $outcome }. It still has to be verified.
done-sheet-corrected = Round { $round }, table { $table }: the sheet is corrected, { $outcome }; it is now version { $version } and has to be verified.
done-sheet-verified = Round { $round }, table { $table }: version { $version } of the sheet is verified.
done-sheet-verified-again = Round { $round }, table { $table }: version { $version } of the sheet is verified, typed a second time.
done-sheet-verified-aloud = Round { $round }, table { $table }: version { $version } of the sheet is verified, read aloud line by line.
done-photo-kept = Round { $round }, table { $table }: the photo is kept.
done-withdrew = { $player } has left the tournament; { $count } are still in.
done-no-show = { $player } is out as a no-show; { $count } are still in.
done-warned = Warning for { $player }: { $category }. A second one means expulsion.
done-warned-out = Second warning for { $player }: { $category }. That is an expulsion; { $count } are still in.
done-expelled = Expulsion of { $player }: { $category }; { $count } are still in.
done-withdrawal-revoked = The withdrawal of { $player } is undone: { $reason }
done-warning-revoked = The last warning of { $player } is revoked: { $reason }
done-derogation-taken = Derogation adopted: { $derogation }.
done-derogation-withdrawn = Derogation withdrawn: { $derogation }.
done-derogation-approved = The publisher’s approval is noted ({ $reference }): { $derogation }.
done-derogation-announced = It is noted that the players were told: { $derogation }.
done-derogation-agreed = It is noted that all { $count } players agree: { $derogation }.
done-derogation-known = This derogation was there already: { $derogation }.
done-left-official = The tournament has left the official rules for good: { $reason }
done-stopped = The tournament is stopped: { $reason }
done-published = The standings are validated and published: edition { $number }.
done-duels-begun = The duels begin, between { $players }.
done-sides-drawn = Sides drawn ({ $duel }): { $player } plays the Law.
done-duel-won = Result noted ({ $duel }): { $player } wins.
done-duel-corrected = Result corrected ({ $duel }): { $player } wins.
done-third-skipped = The duel for the third place is not played: { $reason }
done-closed = The tournament is closed: places and bonuses are final.
done-reopened = The tournament is open again: { $reason }
done-sent = It is noted that the report was sent to { $to }. Nothing more can be added.
done-report-written =
    { $events ->
        [one] { $file } holds the report of { $events } event.
       *[other] { $file } holds the report of { $events } events.
    }
done-table-written = { $file } is written: { $title }.
done-backup-written = { $file } holds { $events } events and the secret of the draws: keep it as you keep the tournament.
done-restored = { $file }: { $events } events, the chain is whole. The tournament goes on from there.
done-regulation-address = Everybody is shown where the regulation is: { $address }
done-regulation-file = Everybody can open the regulation: { $file }
done-regulation-removed = The regulation is no longer shown.
done-nobody-called = “{ $said }”: nobody is called so. There are: { $known }.
done-several-called = “{ $said }”: several are called so; say the number. There are: { $known }.
done-sheet-differs = This differs from what is there: { $fields }.
done-field-roles = roles
done-field-prices = prices
done-field-outcome = who won
done-field-final-duel = the final duel
done-field-characters = characters
done-field-reshuffles = boxes ticked
done-season-rules = The season { $season } counts by { $formula }.
done-season-banned = { $number }: ban noted for { $name }, from { $since }: { $reason }
done-season-banned-until = { $number }: ban noted for { $name }, from { $since } to { $until }: { $reason }
done-season-sanctioned = { $number }: noted: { $sanction }
done-season-lifted = Entry { $number } has no force any more: { $reason }
done-season-taken = { $tournament } { $name }: its results count in the season { $season }.
done-season-forgotten = Everything about { $name } is erased from the register.
done-not-one-tournament = “{ $said }” is not one tournament. There are: { $known }.

## What `verify` says

verify-sheriffs = { $again } times Sheriff again because nobody else was left (A-03)
verify-sum = { $tournaments } tournaments, { $violations } violations, { $last } last-seat repeats, { $avoidable } avoidable
verify-not-in-order = { $file } is not in order: something was changed, damaged or reckoned wrongly. The lines above say where, in English.
verify-not-excluded = Not excluded: that the end of a log was cut off, or that a whole log was rewritten so that it fits together. To exclude it, compare a check code from paper or screen ({ $code }), an earlier report ({ $report }) or a referee’s key with the number of acts that it has signed ({ $option }).
verify-not-compared = Nothing was compared: this file is not in order by itself.
verify-no-code = “{ $code }” is no check code: it has at least 12 of the digits 0 to 9 and a to f.
verify-code-found = Check code { $code }: found at event { $event } of { $events }, { $at } ({ $what }). Nothing up to there has changed.
verify-code-missing = Check code { $code }: NOT FOUND. Unless a digit was misread, this log was cut before that event, or rewritten, or belongs to another tournament.
verify-code-several = Check code { $code }: AMBIGUOUS, it fits { $count } events of this log and proves none of them. Say more digits of it.
verify-unproved =
    { $count ->
        [one] It says nothing about the { $count } event after that.
       *[other] It says nothing about the { $count } events after that.
    }
verify-before = { $file }: its log is the beginning of this one, up to event { $event } of { $events }. Nothing up to there has changed.
verify-cut = { $file }: it has { $count } events, this log ends after { $event }. The end was CUT OFF, or this is an older copy.
verify-rewritten = { $file }: from event { $event } on the two logs differ. One of them was REWRITTEN.
verify-other = { $file }: another log from the first event on. It belongs to another tournament, or everything was REWRITTEN.
verify-printed =
    { $count ->
        [one] The check code that the desk has printed stands in the log, at event { $event }. It is noted beside the log only: the paper itself proves more.
       *[other] The { $count } check codes that the desk has printed stand in the log, the last at event { $event }. They are noted beside the log only: the papers themselves prove more.
    }
verify-printed-missing = Printed { $at } ({ $paper }): check code { $code } of event { $event } is NOT in the log any more. It was cut or rewritten.
verify-no-key = “{ $code }” is no key: it has at least 12 of the digits 0 to 9 and a to f, and after a colon, if you know it, how many acts it has signed.
verify-signed =
    { $count ->
        [one] { $count } event is signed
       *[other] { $count } events are signed
    }, by these keys: { $keys }.
verify-unsigned =
    { $count ->
        [one] Nobody signed { $count } act: event { $events }. It counts like every other, but no key proves who did it.
       *[other] Nobody signed { $count } acts: events { $events }. They count like all others, but no key proves who did them.
    }
verify-key-doubtful = Key { $code } of event { $event } came in without the word of a key that was there before: a new device, or somebody who pretended to be one. Ask whose it is.
verify-key-first = Key { $code } of event { $event } is the first one; that it is the referee’s has to be believed, or compared with what the referee’s device shows.
verify-confirmed =
    { $count ->
        [one] { $count } sheet was confirmed by a player’s phone.
       *[other] { $count } times a sheet was confirmed by a player’s phone.
    }
verify-key-proves = Key { $code }: all { $count } acts that it has signed are in the log, and everything its owner did is signed. Up to event { $event } nothing has changed.
verify-key-uncounted = Key { $code }: { $count } signed acts are in the log, up to event { $event } nothing has changed. That none was cut off after that is not excluded: the referee’s device shows how many it has signed ({ $code }:COUNT).
verify-key-missing = Key { $code }: NOT FOUND. Unless a digit was misread, this log was rewritten, or belongs to another tournament.
verify-key-short = Key { $code }: it has signed { $acts } acts, the log has { $count } of them. The end was CUT OFF, or rewritten.
verify-key-unproved = Key { $code }: its owner is said to have done what neither this key nor one that it vouches for has signed: events { $events }. If the owner signs everything, this was REWRITTEN.
