### The door of a tournament: check-in, the waiting list, late entries, and too few players.

## Check-in

desk-part-door = Check-in
desk-door-open = Open check-in
    .about = From now on you tick who has arrived. Players can also say so on their phones. Whoever is missing is shown before the draw.
desk-door-here = { $here } of { $players } are here
desk-door-all-here = Everybody is here.
desk-door-find = Find by surname
desk-door-only-missing = Only who is missing
desk-door-tick = Here
desk-door-tick-of = { $name } is here
    .done = { $name }: here.
desk-door-untick-of = { $name } isn’t here
    .done = { $name }: no longer ticked.
desk-door-ticked = here
desk-door-waits = on the waiting list
desk-door-no-match = Nobody by that name.
desk-door-over = The first game has started: check-in is over.
desk-door-before = Check-in begins once registration is open.
desk-open-missing =
    { $count ->
        [one] One player hasn’t checked in.
       *[other] { $count } players haven’t checked in.
    }
desk-draw-missing = Not checked in: { $names }. Whoever is missing would be seated all the same. Leave out who isn’t coming, or wait.

## Who has not come

desk-missing = Missing
    .about = Tick whom to leave out. The others stay in, though they haven’t checked in.
desk-leave-out = Leave out
    .about =
        { $count ->
            [one] { $names } doesn’t play.
           *[other] { $count } players don’t play: { $names }.
        }
    .done = Left out.
desk-leave-out-whither = What becomes of them
desk-leave-out-out = No longer registered
desk-leave-out-waiting = To the end of the waiting list
desk-redraw-without = Leave out and draw again
desk-redraw-steps = The draw of round 1 is void, whoever is missing is left out, and the round is drawn again with a new number from the hall. All of it is in the log.
desk-reopen-steps = Registration is reopened for it and closed again at once. All of it is in the log.

## Places and the waiting list

desk-door-places = Places
    .about = For how many there is room; leave it empty for no limit. Whoever comes when it’s full goes on the waiting list.
desk-door-places-do = Set
desk-door-places-set = Places are limited now.
desk-door-places-none = There’s no limit now.
desk-door-places-taken = { $players } of { $places } places are taken
desk-waiting = Waiting list
    .none = Nobody is waiting.
desk-waiting-count =
    { $count ->
        [one] One person is waiting
       *[other] { $count } people are waiting
    }
desk-waiting-add = Put on the waiting list
    .about = All places are taken. { $name } can wait, behind whoever is waiting already.
    .done = { $name } is on the waiting list.
desk-waiting-next = next
desk-waiting-leave = No longer waiting
    .about = { $name } leaves the waiting list.
    .done = { $name } is no longer waiting.
desk-move-up = Move up
    .about = { $name } gets a place and plays.
    .done = { $name } plays.
desk-move-up-full = No place is free.
desk-list-waiting =
    { $count ->
        [one] There was no place left for one: on the waiting list.
       *[other] There was no place left for { $count }: on the waiting list.
    }

## Late entries

desk-late-entry = Late entry
    .about = Somebody comes after registration was closed. This goes until the first game of round 1 starts.
    .done = { $name } plays.
desk-late-entry-do = Let in
desk-late-over = Late entries are no longer accepted: the first game of round 1 has started (A-20).
desk-late-steps = What will be done, in one go:
desk-late-step-void = The draw of round 1 is void; it stays readable.
desk-late-step-reopen = Registration is reopened.
desk-late-step-register = The player is registered.
desk-late-step-close = Registration is closed again; the promise shown before still holds.
desk-late-step-draw = Round 1 is drawn again, with a new number from the hall.
desk-late-who = Who comes
desk-late-new = Somebody new
desk-late-waiting = { $name } (next on the waiting list)
desk-late-absent = { $name } (marked absent)

## Too few players

desk-todo-short = { $players } players are left. The regulation wants at least { $least } at every seating: no further official round can be drawn.
desk-todo-short-unofficial = { $players } players are left: so many can’t be seated, because tables have five to seven.
desk-short-stop = Stop here: what was played is reckoned and published, without homologation.
desk-short-unofficial = Or leave the official rules and go on with { $players } players. It’s for good: the tournament won’t be homologated.
desk-short-no-tables = Going on unofficially isn’t possible with { $players } either: tables have five to seven players. With seven, six or five it would be.
desk-short-reopen = Registration can still be reopened for more players.
desk-short-revoke = If somebody was marked as gone by mistake, take that back among the players.
desk-short-soon = With { $players } players no further official round can be drawn (at least { $least }). Finish this round first.

## On phones

hall-waiting = You’re on the waiting list
    .place =
        { $place ->
            [1] You’re next. As soon as a place is free, this page shows it.
           *[other] You’re number { $place }. As soon as you move up, this page shows it.
        }
hall-check-in = I’m here
    .about = Check-in is open. Say so once you’re in the hall.
hall-checked-in = You’re checked in.
hall-registered-waiting = You’re on the waiting list
    .about = All places are taken. Your page shows where you stand; keep its link.

## Names of events

desk-event-places-set = Places set
desk-event-check-in-opened = Check-in opened
desk-event-checked-in = Checked in
desk-event-check-in-revoked = Check-in revoked
desk-event-waiting-added = Put on the waiting list
desk-event-waiting-left = Left the waiting list
desk-event-moved-up = Moved up from the waiting list
desk-event-moved-to-waiting = Moved to the waiting list

## Commands

done-check-in-opened = Check-in is open.
done-checked-in = { $player } is here: { $here } of { $count }.
done-check-in-revoked = { $player }: no longer ticked.
done-missing =
    { $count ->
        [0] Everybody is here.
        [one] Not here: { $players }.
       *[other] Not here ({ $count }): { $players }.
    }
done-left-out = Left out: { $players }. { $count } play.
done-places = There’s room for { $places } players now.
done-no-places = Places are not limited any more.
done-waiting-added = { $number } { $name }: on the waiting list, number { $place }.
done-waiting-left = { $name } is no longer waiting.
done-moved-up = { $player } moves up and plays.
done-waiting-line = { $place }. { $player }
done-nobody-waits = Nobody is waiting.
done-late-entry = { $player } plays. { $count } play now.
done-named = { $number } { $name }: { $office }.
done-dismissed = { $name } no longer is: { $office }.
done-dismissing = { $name } will no longer be: { $office }.
done-tables-given = { $name } has these tables: { $tables }.
done-link-by-house = The link to the desk comes from the house: on its page of tournaments, beside the name.
ask-choices = [y/N]
ask-yes = y, yes
ask-no = n, no
ask-again = Please answer y or n.
