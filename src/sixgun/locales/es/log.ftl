### Lo que ha pasado: un mensaje por cada aviso del motor (REPORTS en engine/reports.py).

# $actor   you or they: is it about the reader?
# $scene   the same where two are concerned: you, they (there is no other one), you-self,
#          they-self (to oneself), you-them, they-you, they-them
# $player  the name of the one it is about
# $foe     the name of the other one
# $cards   the cards by name; if they are hidden: hidden-cards
# $known   yes, or no if the cards are hidden
# $count   how many cards
# $number, $word   as in the report; $thing is $word by name

hidden-cards =
    { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
# A card that serves as another one (Calamity Janet).
card-as = { $card } como { $name }
# A character's ability, where something is used.
ability-of = la capacidad de { $name }
# A card with its rank and suit.
card-with-corner = { $name } ({ $corner })

## Antes del primer turno

report-dealt-role =
    { $actor ->
        [you] Tu rol: { $thing }.
       *[they] El rol de { $player }: { $thing }.
    }
report-offered-characters =
    { $known ->
        [yes] { $actor ->
            [you] Eliges entre dos personajes: { $thing }.
           *[they] { $player } elige entre dos personajes: { $thing }.
        }
       *[no] { $player } elige entre dos personajes.
    }
report-took-character =
    { $actor ->
        [you] Tu personaje es { $thing }, con { $number } puntos de vida.
       *[they] El personaje de { $player } es { $thing }, con { $number } puntos de vida.
    }
report-game-began =
    { $actor ->
        [you] Las cartas están repartidas. Empiezas tú.
       *[they] Las cartas están repartidas. Empieza { $player }.
    }

## El turno

report-turn-began =
    { $actor ->
        [you] Turno { $number }: te toca
       *[they] Turno { $number }: { $player }
    }
report-turn-skipped =
    { $actor ->
        [you] Te saltas el resto del turno.
       *[they] { $player } se salta el resto del turno.
    }
report-turn-ended =
    { $actor ->
        [you] Tu turno ha terminado.
       *[they] El turno de { $player } ha terminado.
    }
report-drew =
    { $actor ->
        [you] Robas { $cards }.
       *[they] { $player } roba { $cards }.
    }
report-drew-openly =
    { $actor ->
        [you] Robas { $cards } y enseñas la carta.
       *[they] { $player } roba { $cards } y enseña la carta.
    }
report-took-discard =
    { $actor ->
        [you] Tomas { $cards } de encima de los descartes.
       *[they] { $player } toma { $cards } de encima de los descartes.
    }

## Desenfundar

report-turned-up =
    { $count ->
        [0] No queda ninguna carta a la que dar la vuelta.
       *[other] { $actor ->
            [you] Desenfundas: { $cards }.
           *[they] { $player } desenfunda: { $cards }.
        }
    }
# $wish is what the draw! was about: hearts, spades_2_9.
report-flip-decided =
    { $wish ->
        [hearts] { $number ->
            [0] No es de corazones.
           *[other] ¡Corazones!
        }
       *[spades_2_9] { $number ->
            [0] La Dinamita no explota.
           *[other] ¡Picas del 2 al 9!
        }
    }
    .chosen = Vale { $cards }.

## Cartas a la vista

report-laid-out =
    { $known ->
        [yes] Las siguientes cartas del mazo: { $cards }.
       *[no] { $player } mira las siguientes cartas del mazo ({ $count }).
    }
report-picked =
    { $actor ->
        [you] Te quedas { $cards }.
       *[they] { $player } se queda { $cards }.
    }
report-put-back =
    { $actor ->
        [you] Devuelves { $cards } a lo alto del mazo.
       *[they] { $player } devuelve { $cards } a lo alto del mazo.
    }
report-spread-discarded = { $cards } va a los descartes.

## Jugar

report-played =
    { $scene ->
        [you] Juegas { $cards }.
        [you-self] Juegas { $cards } sobre tus propias cartas.
        [you-them] Juegas { $cards } contra { $foe }.
        [they] { $player } juega { $cards }.
        [they-self] { $player } juega { $cards } sobre sus propias cartas.
        [they-you] { $player } juega { $cards } contra ti.
       *[they-them] { $player } juega { $cards } contra { $foe }.
    }
report-answered =
    { $actor ->
        [you] Respondes con { $cards }.
       *[they] { $player } responde con { $cards }.
    }
report-used =
    { $scene ->
        [you] Usas { $thing }.
        [you-self] Usas { $thing } sobre ti.
        [you-them] Usas { $thing } contra { $foe }.
        [they] { $player } usa { $thing }.
        [they-self] { $player } usa { $thing } sobre sí.
        [they-you] { $player } usa { $thing } contra ti.
       *[they-them] { $player } usa { $thing } contra { $foe }.
    }
report-equipped =
    { $scene ->
        [you-self] Pones en juego { $cards }.
        [you-them] Pones { $cards } delante de { $foe }.
        [they-self] { $player } pone en juego { $cards }.
        [they-you] { $player } te pone delante { $cards }.
       *[they-them] { $player } pone { $cards } delante de { $foe }.
    }
report-discarded =
    { $actor ->
        [you] Descartas { $cards }.
       *[they] { $player } descarta { $cards }.
    }
report-lost-gear =
    { $actor ->
        [you] Pierdes { $cards }, que tenías en juego.
       *[they] { $player } pierde { $cards }, que tenía en juego.
    }
report-gear-moved =
    { $scene ->
        [you-them] { $cards } pasa de ti a { $foe }.
        [they-you] { $cards } pasa de { $player } a ti.
       *[they-them] { $cards } pasa de { $player } a { $foe }.
    }
report-took-gear =
    { $scene ->
        [you-self] Recoges en tu mano { $cards }.
        [you-them] Le quitas a { $foe } { $cards }, que tenía en juego.
        [they-self] { $player } recoge en su mano { $cards }.
        [they-you] { $player } te quita { $cards }, que tenías en juego.
       *[they-them] { $player } le quita a { $foe } { $cards }, que tenía en juego.
    }
report-stole =
    { $scene ->
        [you-them] Le quitas a { $foe } { $cards } de la mano.
        [they-you] { $player } te quita { $cards } de la mano.
       *[they-them] { $player } le quita a { $foe } { $cards } de la mano.
    }
report-inherited =
    { $scene ->
        [you-them] Te llevas todas las cartas de { $foe }: { $cards }.
        [they-you] { $player } se lleva todas tus cartas: { $cards }.
       *[they-them] { $player } se lleva todas las cartas de { $foe }: { $cards }.
    }

## Disparar

report-missed =
    { $actor ->
        [you] El disparo contra ti queda anulado.
       *[they] El disparo contra { $player } queda anulado.
    }
report-shot =
    { $number ->
        [1] { $scene ->
            [you-them] { $foe } te dispara.
            [they-you] Disparas a { $player }.
           *[they-them] { $foe } dispara a { $player }.
        }
       *[other] { $scene ->
            [you-them] { $foe } te dispara: para anular el disparo hacen falta { $number } ¡Fallaste!.
            [they-you] Disparas a { $player }: para anular el disparo hacen falta { $number } ¡Fallaste!.
           *[they-them] { $foe } dispara a { $player }: para anular el disparo hacen falta { $number } ¡Fallaste!.
        }
    }
report-challenged =
    { $scene ->
        [you-them] Retas a duelo a { $foe }.
        [they-you] { $player } te reta a duelo.
       *[they-them] { $player } reta a duelo a { $foe }.
    }
report-exploded =
    { $actor ->
        [you] ¡La Dinamita te explota delante!
       *[they] ¡La Dinamita explota delante de { $player }!
    }
report-jail-opened =
    { $actor ->
        [you] Sales de la Cárcel.
       *[they] { $player } sale de la Cárcel.
    }
report-jailed =
    { $actor ->
        [you] Sigues en la Cárcel y pierdes el turno.
       *[they] { $player } sigue en la Cárcel y pierde el turno.
    }

## Vida y muerte

report-hurt =
    { $actor ->
        [you] { $number ->
            [one] Pierdes { $number } punto de vida.
           *[other] Pierdes { $number } puntos de vida.
        }
       *[they] { $number ->
            [one] { $player } pierde { $number } punto de vida.
           *[other] { $player } pierde { $number } puntos de vida.
        }
    }
report-healed =
    { $actor ->
        [you] { $number ->
            [one] Recuperas { $number } punto de vida.
           *[other] Recuperas { $number } puntos de vida.
        }
       *[they] { $number ->
            [one] { $player } recupera { $number } punto de vida.
           *[other] { $player } recupera { $number } puntos de vida.
        }
    }
report-no-effect = No tiene efecto.
report-died =
    { $scene ->
        [you] Quedas fuera de la partida. Tu rol era { $thing }.
        [you-them] { $foe } te elimina. Tu rol era { $thing }.
        [they] { $player } queda fuera de la partida. Su rol era { $thing }.
        [they-you] Eliminas a { $player }. Su rol era { $thing }.
       *[they-them] { $foe } elimina a { $player }. Su rol era { $thing }.
    }
report-rewarded =
    { $actor ->
        [you] Te corresponde una recompensa: { $number } cartas.
       *[they] A { $player } le corresponde una recompensa: { $number } cartas.
    }
report-penalised =
    { $actor ->
        [you] Has eliminado a uno de tus Alguaciles: pierdes todas tus cartas.
       *[they] { $player } ha eliminado a un Alguacil y pierde todas sus cartas.
    }

## La mesa

report-reshuffled = Los descartes se barajan y forman el nuevo mazo.
report-noon-called = Se acerca el mediodía: pronto cada turno costará un punto de vida.
report-noon-began =
    { $actor ->
        [you] ¡Mediodía! Desde ti en adelante, todos pierden un punto de vida al empezar su turno.
       *[they] ¡Mediodía! Desde { $player } en adelante, todos pierden un punto de vida al empezar su turno.
    }
report-left =
    { $actor ->
        [you] Abandonas la partida.
       *[they] { $player } abandona la partida.
    }
report-game-over =
    { $word ->
        [law] La partida ha terminado: ha ganado la ley.
        [outlaws] La partida ha terminado: han ganado los Forajidos.
        [renegade] La partida ha terminado: ha ganado el Renegado.
       *[abandoned] La partida ha terminado: no queda nadie para jugarla.
    }
report-won =
    { $actor ->
        [you] Ganas tú ({ $thing }).
       *[they] Gana { $player } ({ $thing }).
    }
