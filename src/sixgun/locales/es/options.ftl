### Lo que se puede elegir, con palabras; al lado va la notación.

# $card is a card by name, $player somebody else, $thing a card or an ability.

## En el propio turno

option-play = Juega { $card }
option-play-on = Juega { $card } contra { $player }
option-play-own = Juega { $card } sobre una de tus cartas en juego
option-play-for = Juega { $card } para { $player }
option-play-for-you = Juega { $card } para ti
option-equip = Pon en juego { $card }
option-equip-on = Pon { $card } delante de { $player }
option-use = Usa { $thing }
option-use-on = Usa { $thing } contra { $player }
option-use-own = Usa { $thing } sobre una de tus cartas en juego
option-use-ricochet = Dispara a una carta que { $player } tiene delante, a cambio de un ¡BANG!
option-use-sniper = Dispara a { $player } como francotirador, a cambio de dos ¡BANG!
option-end = Termina tu turno

## En respuesta

option-answer = Responde con { $card }
option-save = Sálvate con { $card }
option-pass = Pasa
option-pass-shot = Encaja el disparo
option-pass-indians = Encaja el ataque
option-pass-duel = Ríndete y encaja el disparo
option-pass-lethal = Acepta tu final
option-pass-ricochet = Deja que se pierda la carta
option-pass-roulette = Pierde 2 puntos de vida

## Desprenderse de cartas

option-discard = Descarta { $card }
option-bury = Pon { $card } boca abajo encima del mazo
option-give = Dale a { $player } { $card }

## Tomar cartas

option-take = Quédate { $card }
option-take-hand = Quítale a { $player } una carta al azar de la mano
option-take-gear = Quítale a { $player } { $card }, que tiene en juego
option-take-own = Recoge en tu mano { $card }
option-drop-hand = Haz que { $player } descarte una carta al azar de la mano
option-drop-gear = Haz que { $player } descarte { $card }, que tiene en juego
option-drop-own = Descarta { $card }, que tienes en juego
option-aim-gear = Dispara a { $card }, que { $player } tiene delante
option-take-deck = Roba del mazo
option-take-discard = Toma { $card } de encima de los descartes
option-take-player = Quítale a { $player } una carta al azar de la mano
option-count = Elige que valga { $card }

## Personajes

option-character = Elige a { $thing }
option-keep-yes = Conserva a { $thing }
option-keep-no = Toma un personaje nuevo
option-copy = { $player }: { $thing }
option-identity-yes = Pasa a ser { $thing }
option-identity-no = Sigue siendo { $thing }

## Eventos

option-use-blood-brothers = Cédele un punto de vida a { $player }
option-pass-blood = Conserva tus puntos de vida
option-use-hard-liquor = Sáltate la fase de robar y recupera un punto de vida
option-pass-liquor = Roba como siempre
option-suit = Solo { $thing }
option-colour = Di { $thing }
option-pass-ranch =
    { $count ->
        [one] Ya basta: roba { $count } carta
       *[other] Ya basta: roba { $count } cartas
    }
option-pass-ranch-at-once = Quédate con todas tus cartas
