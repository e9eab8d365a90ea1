### Tables for days, gathering before the deal, and meeting again.

## Orders: answers in advance

days-orders-about = What you answer when you’re asked in somebody else’s turn and aren’t there. Nobody else learns of it: whatever you answer takes effect at the same moment.
days-shot = When you’re shot at
days-shot-none = No order
days-shot-dodge = Dodge if I can
days-shot-hit = Take the hit
days-beer = Beer if I’d die
    .about = Or whatever else saves you.
days-indians = Indians!
days-duel = In a Duel
days-bang-none = No order
days-bang-bang = BANG! if I can
days-bang-hit = Take the hit
days-kept = Your orders are noted.
# $answer: the option in words
days-held = You answer: { $answer }
days-change = Change

## Before the deal

gather-title = Is everybody here?
gather-asks = { $name } would like to begin.
gather-here = I’m here
gather-not-here = Not yet
gather-is-here = is here
gather-is-missing = hasn’t said so yet
gather-begin = Begin without those missing
gather-begin-about = Bots take their seats; whoever comes later can watch.
gather-cancel = Not now
gather-waiting = Waiting for the others…

## A series

series-title = The series
# $count: games played at this table
series-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
series-points = points
    .about = Games won by the people who sit here.

## The next time

meet-title = Same table, next time
meet-when = Day and time
meet-set = Set
meet-change = Change
meet-remove = Remove
meet-file = Calendar file
meet-about = In your own time zone. The table stays until a day after.
meet-summary = BANG! with { $names }
meet-alone = BANG!
