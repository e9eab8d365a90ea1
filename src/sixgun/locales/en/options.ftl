### What a player can choose, in words; the notation stands beside it.

# $card is a card by name, $player somebody else, $thing a card or an ability.

## In one's turn

option-play = Play { $card }
option-play-on = Play { $card } on { $player }
option-play-own = Play { $card } on one of your own cards
option-play-for = Play { $card } for { $player }
option-play-for-you = Play { $card } for yourself
option-equip = Put { $card } into play
option-equip-on = Put { $card } in front of { $player }
option-use = Use { $thing }
option-use-on = Use { $thing } on { $player }
option-use-own = Use { $thing } on one of your own cards
option-use-ricochet = Shoot at a card in front of { $player } with a BANG! card
option-use-sniper = Shoot at { $player } as a sniper with two BANG! cards
option-end = End your turn

## In answer

option-answer = Answer with { $card }
option-save = Save yourself with { $card }
option-pass = Pass
option-pass-shot = Take the hit
option-pass-indians = Take the hit
option-pass-duel = Give up and take the hit
option-pass-lethal = Accept your end
option-pass-ricochet = Let the card go
option-pass-roulette = Lose 2 life points

## Giving up cards

option-discard = Discard { $card }
option-bury = Put { $card } face down on the deck
option-give = Give { $card } to { $player }

## Taking cards

option-take = Take { $card }
option-take-hand = Take a random card from { $player }’s hand
option-take-gear = Take { $card } from in front of { $player }
option-take-own = Take your { $card } back into your hand
option-drop-hand = Discard a random card from { $player }’s hand
option-drop-gear = Discard { $card } in front of { $player }
option-drop-own = Discard your { $card } from play
option-aim-gear = Shoot at { $card } in front of { $player }
option-take-deck = Draw from the deck
option-take-discard = Take { $card } from the discard pile
option-take-player = Take a random card from { $player }’s hand
option-count = Let { $card } count

## Characters

option-character = Play { $thing }
option-keep-yes = Keep { $thing }
option-keep-no = Take a new character
option-copy = { $player }: { $thing }
option-identity-yes = Become { $thing }
option-identity-no = Stay { $thing }

## Events

option-use-blood-brothers = Give up a life point for { $player }
option-pass-blood = Keep your life points
option-use-hard-liquor = Skip your draw phase and regain a life point
option-pass-liquor = Draw as usual
option-suit = Only { $thing }
option-colour = Call { $thing }
option-pass-ranch =
    { $count ->
        [one] That’s enough: draw { $count } card
       *[other] That’s enough: draw { $count } cards
    }
option-pass-ranch-at-once = Keep all your cards
