### Tournaments: check codes that people have seen.

## Whoever has a paper in hand, at the desk and on phones

check-code = Check a code from paper
    .about = On every paper and on the hall’s screen stands the check code of the log. Type it in, or its first 12 digits at least: if it is found, nothing that happened before it has been changed since.
check-code-label = Check code
check-code-do = Check
check-code-found = It stands in the log of this tournament, at event { $event } of { $events }, written { $date }. Nothing up to there has changed.
check-code-missing = NOT FOUND in the log of this tournament. Compare every digit, and the name of the tournament on the paper. If both are right, show the paper to the referee: the log was cut or rewritten.
check-code-several = AMBIGUOUS: this code fits more than one event of the log, and so proves nothing. Type more of its digits, all of them at best.
check-code-unreadable = That is no check code: it has at least 12 of the digits 0 to 9 and a to f.
check-code-now =
    { $events ->
        [one] Check code after { $events } event
       *[other] Check code after { $events } events
    }
check-code-back = Back

## The desk remembers

desk-printed = Printed check codes
    .about = Which paper went out when, and the check code that stands on it. The list lies beside the log; what proves something is the paper.
desk-printed-none = Nothing was printed yet.
desk-printed-paper = Paper
desk-printed-code = Check code
desk-printed-stands = in the log
desk-printed-gone = NOT in the log any more

## Signatures

desk-signing = Signed by this device
desk-signing-on = What you do at this desk is signed by this device: later anybody can tell that it was you, and that nothing was changed.
desk-signing-soon = What you do at this desk will be signed by this device, from the first thing on.
desk-signing-waits = What you do here counts, but isn’t signed yet: the referee accepts this device after the first thing you do.
desk-signing-cut = This device has signed { $most } acts, and the log has only { $count } of them. Its end was CUT OFF or rewritten. Show this to the other referees.
desk-signing-code = The key of this device, and how many acts it has signed:
    .about = Write it down or send it to somebody at the end of the day: whoever has it can tell later whether the log is whole (sixgun tournament verify --key).
desk-signing-safe = The key stays in this browser, which lets nobody read it. If you clear its data, the next key will be another one.
desk-signing-unsafe = At this address (no https) the browser doesn’t keep keys under lock: whoever has this device could copy this one. It still proves that the log wasn’t changed behind your back.
desk-key-asked = { $name } wants to sign with this device: { $device }. Ask whether it shows the same code:
desk-key-bind = Accept
desk-key-bound = Accepted: this device signs from now on.
desk-keys = Devices that sign
    .about = Everybody’s first act makes a key on the device; a lost device is withdrawn here, and its owner simply goes on with another one. Whoever has no key acts unsigned: that is allowed, and the check of the log says so.
desk-keys-none = Nobody has signed anything yet.
desk-key-signed =
    { $count ->
        [one] { $count } act signed
       *[other] { $count } acts signed
    }
desk-key-is-withdrawn = withdrawn
desk-key-withdraw = Withdraw a device of { $name }
    .about = { $device }: nothing signed by it will be taken any more. What it has signed stays. This can’t be taken back; the device can get a new key.
desk-key-withdraw-do = Withdraw
desk-key-withdrawn = The device is withdrawn.
desk-key-how-first = The first key of this tournament: it was believed.
desk-key-how-vouched = Accepted with the signature of a device that was there before.
desk-key-how-by-itself = Came in by itself: no other device has vouched for it.
desk-key-how-unsigned = Accepted by an act that nobody signed.
desk-signed = signed
    .about = “Signed”: by a device of whoever did it.
desk-signed-in = The signature is event { $event }.
desk-signed-all = Show the signatures, too (for experts)
desk-confirmed-by = Confirmed by phone: { $names }
hall-sheet = Your table’s sheet
    .about = This is what the referee has. If something is wrong, call the referee before you confirm.
hall-sheet-confirm = This is right
hall-sheet-confirmed = You have confirmed this sheet.
