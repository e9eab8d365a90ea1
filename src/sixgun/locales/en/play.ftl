### What the commands play, replay and card say besides the game itself.

## Words that the player may type, by comma; the first one is shown

command-help = help, ?, h
    .text = this list and the options
command-table = table
    .text = the table again
command-log = log
    .text = what has happened; log 100 shows more
command-card = card
    .text = card NAME: what a card, character, event or role does
command-why = why, why not
    .text = why WORDS: why you can’t do it, for example: why bang belle
command-odds = odds
    .text = the chances of every “draw!” that may come
command-view = view
    .text = your role, distances and how they add up, cards you’ve seen
command-quit = quit, exit, q
    .text = stop; the game is saved
answer-yes = yes, y
answer-no = no, n
# Small words between a card and a player.
words-on = on, at, to, in, front, of, from

## Playing

play-welcome = BANG! for { $players } players. Answer with a number or with words; “help” says what else you can type.
play-explain = The bots say why they choose what they choose. That gives away what only they should know.
play-why = ({ $player }: { $why })
play-boxes = Boxes: { $names }
play-hint = Type a number from 1 to { $count }, or “help”.
play-help = Answer with the number of an option, with the words in brackets, or with enough of the words to be clear. You can also type:
# Only shown in other languages.
play-help-english = In English: { $words }.
play-unknown = I don’t understand “{ $text }”.
play-ambiguous = “{ $text }” could mean more than one thing.
play-no-number = There’s no { $number }: the numbers go from 1 to { $count }.
play-possible = You can say: { $options }
play-sure = Do it anyway? (yes/no)
play-yes-or-no = Please type yes or no.
play-not-done = All right, never mind.
play-why-usage = Say what you would like to do, for example: why bang belle
play-why-possible = You can: it’s number { $number }.
play-no-odds = Nothing on the table makes anybody “draw!”
play-odds =
    { $wish ->
        [hearts] { $player }, { $thing }: { $percent }% for a heart.
       *[spades_2_9] { $player }, { $thing }: { $percent }% to explode.
    }
play-out = You’re out; the others play on.
play-won = You’ve won!
play-lost = You’ve lost.
play-role-of = { $player }: { $role } ({ $character })
play-saved = Game saved in { $file }
play-not-saved = The game couldn’t be saved: { $error }
play-go-on =
    { $over ->
        [yes] To watch it: { $command }
       *[no] To carry on: { $command }
    }

## The table

table-turn = Turn { $number }, { $player }.
table-piles =
    { $discard ->
        [0] Deck { $deck }, discard pile empty.
       *[other] Deck { $deck }, discard pile { $discard } with { $card } on top.
    }
table-spread = On the table: { $cards }
table-event =
    { $now ->
        [no] No event yet. Next: { $next }.
        [last] Event: { $event }, until the end of the game.
       *[yes] Event: { $event }. Next: { $next }.
    }
table-you = { $player } (you)
table-ghost = ghost
table-out = out of the game ({ $role })
table-hand = hand { $number }
table-reach = reach { $number }
table-distance =
    { $near ->
        [yes] distance { $number }, in reach
       *[no] distance { $number }, too far
    }
table-no-cards = no cards
table-hand-of-yours = You: { $life }. Hand: { $cards }
table-your-role = Your role: { $name }. { $text }
table-your-character = Your character: { $name }. { $text }
table-your-spare = Your second character: { $name }. { $text }
table-your-event = Event: { $name }. { $text }
table-your-next-event = Next event: { $name }. { $text }
# $distance is a distance-sum.
table-distance-to = { $player }: distance { $distance }; sees you at distance { $back }
table-knows-hand = Cards you know in { $player }’s hand: { $cards }
table-knows-deck = Card { $place } of the deck is { $card }

## Replays

replay-roles = The roles: { $roles }
replay-whole =
    { $over ->
        [yes] The record is whole: { $turns ->
            [one] { $turns } turn
           *[other] { $turns } turns
        }, played to the end.
       *[no] The record is whole: { $turns ->
            [one] { $turns } turn
           *[other] { $turns } turns
        }, not played to the end.
    }
replay-damaged = { $file } is damaged at turn { $turn }: { $reason }
replay-no-record = { $file } isn’t a record that can be read here: { $reason }
replay-other-rules = { $file } needs version { $needed } of the rules; this is version { $here }.
replay-short =
    { $turns ->
        [one] The record has only { $turns } turn.
       *[other] The record has only { $turns } turns.
    }

## Looking up cards

card-names = { $slug } · { $names }
card-facts = { $facts }
card-set = Set: { $name }
card-character = Character, life points: { $life }
card-of-box = { $name } ({ $box })
# $slug and $game are words of the command line.
card-namesake = Not to be confused with { $name } ({ $box }): sixgun card { $slug } --game { $game }
card-duel-character =
    { $side ->
        [law] Character of the Law, life points: { $life }
       *[outlaws] Character of the Outlaws, life points: { $life }
    }
card-event =
    { $last ->
        [yes] Event; it comes last and stays until the end of the game
       *[no] Event
    }
card-role = Role; how many there are, by number of players: { $tables }
card-role-three = With three players: { $text }
card-role-eight = With eight players: { $text }
# $copies is an amount, $corners ranks and suits.
card-copies = { $copies }: { $corners }
card-copies-of-set = { $set }, { $copies }: { $corners }
card-regulation = What the tournament regulation says
card-rulings = Rulings
card-code = Code: { $module }, line { $line }
card-scenarios = Scenarios
card-unknown = Nothing here is called “{ $text }”.
card-which = “{ $text }” isn’t clear. Do you mean: { $names }?
