### Lo que se puede elegir, con palabras; al lado va la notación.

# $card is a card by name, $player somebody else, $thing a card or an ability.

## En el propio turno

option-play = Juega { $card }
option-play-on = Juega { $card } contra { $player }
option-play-own = Juega { $card } sobre una de tus cartas en juego
option-equip = Pon en juego { $card }
option-equip-on = Pon { $card } delante de { $player }
option-use = Usa { $thing }
option-use-on = Usa { $thing } contra { $player }
option-end = Termina tu turno

## En respuesta

option-answer = Responde con { $card }
option-save = Sálvate con { $card }
option-pass = Pasa
option-pass-shot = Encaja el disparo
option-pass-indians = Encaja el ataque
option-pass-duel = Ríndete y encaja el disparo
option-pass-lethal = Acepta tu final

## Desprenderse de cartas

option-discard = Descarta { $card }

## Tomar cartas

option-take = Quédate { $card }
option-take-hand = Quítale a { $player } una carta al azar de la mano
option-take-gear = Quítale a { $player } { $card }, que tiene en juego
option-take-own = Recoge en tu mano { $card }
option-drop-hand = Haz que { $player } descarte una carta al azar de la mano
option-drop-gear = Haz que { $player } descarte { $card }, que tiene en juego
option-drop-own = Descarta { $card }, que tienes en juego
option-take-deck = Roba del mazo
option-take-discard = Toma { $card } de encima de los descartes
option-take-player = Quítale a { $player } una carta al azar de la mano
option-count = Elige que valga { $card }

## Personajes y todo lo demás

option-character = Elige a { $thing }
option-keep-yes = Conserva a { $thing }
option-keep-no = Toma un personaje nuevo
option-choose = { $thing }
