### The Duel on the pages: the table for two, its end, its book.

# $side is law, outlaws or common; $name a character, $player somebody at the table.

## The table

duel-side-of = { $player }, { $side ->
        [law] the Law
       *[outlaws] the Outlaws
    }
duel-deck = { $side ->
        [law] Law’s deck: { $count }
        [outlaws] Outlaws’ deck: { $count }
       *[common] Common deck: { $count }
    }
duel-no-common = No common deck yet
duel-table-alone = active and rearguard
duel-choose-character = Choose { $name }
duel-beside = Beside { $name }
duel-reserve =
    { $count ->
        [0] Nobody is in reserve
        [one] One character in reserve
       *[other] { $count } characters in reserve
    }
duel-waits = { $name } is in reserve
duel-is-out = { $name } is out of the game
duel-gave-up = gave up
duel-picked =
    { $count ->
        [0] Nobody chosen yet
        [one] One character chosen
       *[other] { $count } characters chosen
    }
duel-to-choose = Characters to choose from
duel-clock = Time left for { $player }:

## The end

duel-after-time = { $player } ran out of time.
duel-after-left = { $player } gave up.
duel-after-sides = The two sides

## Seen close

duel-border-red = BANG! card: one a turn, on the opponent’s active character
duel-border-brown = Action card: any number a turn, on anybody but the opponent’s rearguard
duel-border-blue = Equipment: for your own rearguard or the opponent’s active character
duel-sign-hit = Hit card: it costs a life point unless it is dodged.
duel-sign-dodge = Dodge: it cancels a hit.
duel-sign-reload = Reload: once a side is down to one character, discard it to draw a card.
duel-sign-always = Always active: it also works in the rearguard.
duel-copies = { $side ->
        [law] In the Law’s deck: { $count }
       *[outlaws] In the Outlaws’ deck: { $count }
    }

## The book

duel-book = The Duel: how to play
duel-book-rulings = Rulings
duel-book-cards = Cards
duel-book-aim = Two players, the Law and the Outlaws. Whoever loses their last character has lost.
duel-book-setup = Each side has four characters: two in play, the others in reserve. The active one carries the marker; the other is the rearguard. The Law begins with 4 cards, the Outlaws with 5; the Law has the first turn. As in a tournament, each player is dealt two more characters, openly, and chooses in secret who plays, who begins and who is active.
duel-book-turn = A turn: draw two cards from your own deck; play as many cards as you like; discard down to the life points of your active character (two cards may always be kept). Once in your turn, at any moment, you may move the marker to your rearguard.
duel-book-cards-played = Red cards are BANG! cards: one a turn, on the opponent’s active character. Brown cards are actions: any number, on anybody but the opponent’s rearguard. Blue cards are equipment: for your own rearguard or the opponent’s active character, each name once beside a character.
duel-book-works = Only the active character’s ability and equipment work, and those that are always active. A rearguard that is aimed at wakes up for that moment, in place of the active one.
duel-book-hits = A hit costs a life point unless it is dodged: by a card with the hat, by equipment, or by an ability. Losing a life point in any other way is not a hit.
duel-book-reveal = To reveal is to turn up the top card of your deck: what counts is the symbol in its corner, a barrel, a snake, dynamite or a horseshoe.
duel-book-fall = When a character falls, its equipment is discarded and its player draws two cards; then the next one from the reserve takes its place. A character left alone is active and rearguard at once.
duel-book-reload = As soon as a side is down to a single character, cards with the cylinder may be discarded to draw a card.
duel-book-decks = You both draw from your own decks. When one is empty, all discards are shuffled into a common deck.
duel-book-clock = With chess clocks, your time runs in your own turn; whoever has none left has lost.
