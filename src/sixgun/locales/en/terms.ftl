### Words of the game.

## Suits and ranks

suit-spades = spades
    .letter = S
suit-hearts = hearts
    .letter = H
suit-diamonds = diamonds
    .letter = D
suit-clubs = clubs
    .letter = C
rank-j = Jack
rank-q = Queen
rank-k = King
rank-a = Ace
colour-red = red
colour-black = black

# $rank is 2 … 10, J, Q, K or A; $suit is spades, hearts, diamonds or clubs.
rank-of-suit =
    { $rank } of { $suit ->
        [spades] spades
        [hearts] hearts
        [diamonds] diamonds
       *[clubs] clubs
    }

## Sets

set-base = BANG!
set-dodge-city = Dodge City
set-promo = Special characters
set-high-noon = High Noon
set-fistful-of-cards = A Fistful of Cards

## Borders

border-brown = brown border
    .text = Played from hand straight to the discard pile; the effect is immediate.
border-blue = blue border
    .text = Stays in play, face up, with a lasting effect. Nobody may have two of the same name in front, nor two weapons.
border-green = green border
    .text = Stays in play until it is discarded for its effect, never in the turn it was put down. Out of turn it works only with a Missed! symbol.
border-red = red border
book-symbol = book symbol
    .text = Left out of the simplified game.

## Kinds of cards

kind-attack = attack
kind-defence = defence
kind-heal = healing
kind-draw = drawing cards
kind-take = taking cards
kind-remove = making others discard
kind-group = for everybody
kind-gear = gear
kind-weapon = weapon
kind-hindrance = hindrance

## Symbols on the cards

symbol-bang = A shot: it costs 1 life point unless a Missed! cancels it.
symbol-missed = Cancels one shot aimed at you.
symbol-heal = Regain 1 life point.
symbol-draw = Take a card: from the deck or, if a player is shown, from that player’s hand at random or a chosen one in play.
symbol-discard = A player discards a card: a random one from hand or one you choose in play.
symbol-any-player = A player of your choice, at any distance.
symbol-all-others = All the others, at any distance.
symbol-reachable = A player within the reach of your weapon.
symbol-range-1 = A player at distance 1, whatever your weapon.
symbol-extra-discard = In addition you must discard another card from hand.
symbol-weapon = Weapon, reach { $range }.
symbol-sees-minus-1 = You see the others 1 closer.
symbol-seen-plus-1 = The others see you 1 farther away.
symbol-check-hearts = “Draw!”: it works on hearts.
symbol-check-spades-2-9 = “Draw!”: it happens on spades from 2 to 9.
symbol-text = The effect is explained in words.

## Words

word-card = card
word-character = character
word-ability = ability
word-role = role
word-player = player
word-event = event
word-weapon = weapon
word-hand = hand
word-deck = deck
word-discard = discard pile
word-in-play = in play
word-turn = turn
word-round = round
word-distance = distance
word-reach = reach
word-target = target
word-draw-check = “draw!”
word-lethal-hit = lethal hit
word-reward = reward
word-penalty = penalty
word-hand-limit = hand limit
word-eliminated = eliminated
word-passive = passive
word-ruling = ruling
    .plural = rulings
phase-draw = Draw
phase-play = Play
phase-discard = Discard

## Amounts

copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
life-points =
    { $count ->
        [one] { $count } life point
       *[other] { $count } life points
    }
reach = Reach { $range }
distance = Distance { $distance }

## Sections of the rulings

section-general = General play
section-turn = The turn
section-shooting = Shooting and defending
section-life = Life, Beer, elimination
section-victory = Victory
section-draw = Dynamite, Jail, “draw!”
section-base-characters = Characters
section-dodge-city-cards = Dodge City: cards
section-dodge-city-characters = Dodge City: characters
section-promo-characters = Special characters
section-events = Event decks
section-high-noon = High Noon
section-fistful-of-cards = A Fistful of Cards
section-leaving = Leaving the game
section-tournament = Tournament
section-timing = Timing and order
