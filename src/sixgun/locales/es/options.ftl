### Lo que se puede elegir, con palabras; al lado va la notación.

# $card is a card by name, $player somebody else, $thing a card or an ability.

## En el propio turno

option-play = Jugar { $card }
option-play-on = Jugar { $card } contra { $player }
option-play-own = Jugar { $card } sobre una de tus cartas en juego
option-play-for = Jugar { $card } para { $player }
option-play-for-you = Jugar { $card } para ti
option-equip = Poner en juego { $card }
option-equip-on = Poner { $card } delante de { $player }
option-use = Usar { $thing }
option-use-on = Usar { $thing } contra { $player }
option-use-own = Usar { $thing } sobre una de tus cartas en juego
option-use-ricochet = Disparar a una carta que { $player } tiene delante, a cambio de un ¡BANG!
option-use-sniper = Disparar a { $player } como francotirador, a cambio de dos ¡BANG!
option-end = Terminar tu turno

## En respuesta

option-answer = Responder con { $card }
option-save = Salvarte con { $card }
option-pass = Pasar
option-pass-shot = Encajar el disparo
option-pass-indians = Encajar el ataque
option-pass-duel = Rendirte y encajar el disparo
option-pass-lethal = Aceptar tu final
option-pass-ricochet = Dejar que se pierda la carta
option-pass-roulette = Perder 2 puntos de vida

## Desprenderse de cartas

option-discard = Descartar { $card }
option-bury = Poner { $card } boca abajo encima del mazo
option-give = Darle { $card } a { $player }

## Tomar cartas

option-take = Quedarte con { $card }
option-take-hand = Quitarle a { $player } una carta al azar de la mano
option-take-gear = Quitarle a { $player } { $card }, que tiene en juego
option-take-own = Recoger en tu mano { $card }
option-drop-hand = Hacer que { $player } descarte una carta al azar de la mano
option-drop-gear = Hacer que { $player } descarte { $card }, que tiene en juego
option-drop-own = Descartar { $card }, que tienes en juego
option-aim-gear = Disparar a { $card }, que { $player } tiene delante
option-take-deck = Robar del mazo
option-take-discard = Tomar { $card } de encima de los descartes
option-take-player = Quitarle a { $player } una carta al azar de la mano
option-count = Hacer valer { $card }

## Personajes

option-character = Elegir a { $thing }
option-keep-yes = Conservar a { $thing }
option-keep-no = Tomar un personaje nuevo
option-copy = { $player }: { $thing }
option-identity-yes = Pasar a ser { $thing }
option-identity-no = Seguir siendo { $thing }

## Eventos

option-use-blood-brothers = Cederle un punto de vida a { $player }
option-pass-blood = Conservar tus puntos de vida
option-use-hard-liquor = Saltarte la fase de robar y recuperar un punto de vida
option-pass-liquor = Robar como siempre
option-suit = Solo { $thing }
option-colour = Decir { $thing }
option-pass-ranch =
    { $count ->
        [one] Ya basta: robar { $count } carta
       *[other] Ya basta: robar { $count } cartas
    }
option-pass-ranch-at-once = Quedarte con todas tus cartas
