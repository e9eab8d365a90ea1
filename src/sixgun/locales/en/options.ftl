### What a player can choose, in words; the notation stands beside it.

# $card is a card by name, $player somebody else, $thing a card or an ability.

## In one's turn

option-play = Play { $card }
option-play-on = Play { $card } on { $player }
option-play-own = Play { $card } on one of your own cards
option-equip = Put { $card } in play
option-equip-on = Put { $card } in front of { $player }
option-use = Use { $thing }
option-use-on = Use { $thing } on { $player }
option-end = End your turn

## In answer

option-answer = Answer with { $card }
option-save = Save yourself with { $card }
option-pass = Pass
option-pass-shot = Take the hit
option-pass-indians = Take the hit
option-pass-duel = Give up and take the hit
option-pass-lethal = Accept your end

## Giving up cards

option-discard = Discard { $card }

## Taking cards

option-take = Take { $card }
option-take-hand = Take a random card from the hand of { $player }
option-take-gear = Take { $card } from in front of { $player }
option-take-own = Take your { $card } back into your hand
option-drop-hand = Discard a random card from the hand of { $player }
option-drop-gear = Discard { $card } in front of { $player }
option-drop-own = Discard your { $card } from play
option-take-deck = Draw from the deck
option-take-discard = Take { $card } from the discard pile
option-take-player = Take a random card from the hand of { $player }
option-count = Let { $card } count

## Characters and everything else

option-character = Play { $thing }
option-keep-yes = Keep { $thing }
option-keep-no = Take a new character
option-choose = { $thing }
