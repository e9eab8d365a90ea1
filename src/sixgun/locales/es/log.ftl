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
# A card that serves as another one (Calamity Janet); a character that acts as another one.
card-as = { $card } como { $name }
# A character's ability, where something is used.
ability-of = la capacidad de { $name }
# A card with its rank and suit.
card-with-corner = { $name } ({ $corner })

## Antes del primer turno

report-dealt-role =
    { $known ->
        [no] El rol de { $player } es secreto.
       *[yes] { $actor ->
            [you] Tu rol: { $thing }.
           *[they] { $word ->
                [sheriff] { $player } es el Sheriff.
               *[other] { $player } es un { $thing }.
            }
        }
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
# $word is what the draw! was about: hearts, spades_2_9.
report-flip-decided =
    { $word ->
        [hearts] { $number ->
            [0] No es de corazones.
           *[other] ¡Corazones!
        }
       *[spades_2_9] { $number ->
            [0] La Dinamita no explota.
           *[other] ¡Picas del 2 al 9!
        }
    }
    .chosen = Vale { $cards }. { report-flip-decided }
# A colour that was called before the card came up (Peyote).
report-called =
    { $number ->
        [0] { $actor ->
            [you] Dices { $thing } y sale { $cards }: has fallado, se descarta.
           *[they] { $player } dice { $thing } y sale { $cards }: ha fallado, se descarta.
        }
       *[other] { $actor ->
            [you] Dices { $thing } y sale { $cards }: has acertado, te la quedas.
           *[they] { $player } dice { $thing } y sale { $cards }: ha acertado, se la queda.
        }
    }

## Cartas a la vista

report-laid-out =
    { $word ->
        [store] Sobre la mesa: { $cards }.
        [look] { $known ->
            [yes] { $actor ->
                [you] Miras las siguientes cartas del mazo: { $cards }.
               *[they] { $player } mira las siguientes cartas del mazo: { $cards }.
            }
           *[no] { $player } mira las siguientes cartas del mazo ({ $count }).
        }
       *[gift] { $known ->
            [yes] { $actor ->
                [you] Robas cartas para repartir: { $cards }.
               *[they] { $player } roba cartas para repartir: { $cards }.
            }
           *[no] { $player } roba { $count } cartas para repartir.
        }
    }
report-picked =
    { $actor ->
        [you] Te quedas con { $cards }.
       *[they] { $player } se queda con { $cards }.
    }
report-gave =
    { $scene ->
        [you-them] Le das { $cards } a { $foe }.
        [they-you] { $player } te da { $cards }.
       *[they-them] { $player } le da { $cards } a { $foe }.
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
    .for =
        { $scene ->
            [you-self] Juegas { $cards } para ti.
            [you-them] Juegas { $cards } para { $foe }.
            [they-self] { $player } juega { $cards } para sí.
            [they-you] { $player } juega { $cards } para ti.
           *[they-them] { $player } juega { $cards } para { $foe }.
        }
report-answered =
    { $actor ->
        [you] Respondes con { $cards }.
       *[they] { $player } responde con { $cards }.
    }
report-used =
    { $word ->
        [blood_brothers] { $scene ->
            [you-them] Le cedes un punto de vida a { $foe }.
            [they-you] { $player } te cede un punto de vida.
           *[they-them] { $player } le cede un punto de vida a { $foe }.
        }
        [hard_liquor] { $actor ->
            [you] En vez de robar, te tomas un licor fuerte.
           *[they] En vez de robar, { $player } se toma un licor fuerte.
        }
        [ricochet] { $scene ->
            [you-them] Disparas a una de las cartas que { $foe } tiene delante.
            [they-you] { $player } dispara a una de las cartas que tienes delante.
           *[they-them] { $player } dispara a una de las cartas que { $foe } tiene delante.
        }
        [sniper] { $scene ->
            [you-them] Apuntas a { $foe } como francotirador, con dos ¡BANG!
            [they-you] { $player } te apunta como francotirador, con dos ¡BANG!
           *[they-them] { $player } apunta a { $foe } como francotirador, con dos ¡BANG!
        }
       *[other] { $scene ->
            [you] Usas { $thing }.
            [you-self] Usas { $thing } sobre tus propias cartas.
            [you-them] Usas { $thing } contra { $foe }.
            [they] { $player } usa { $thing }.
            [they-self] { $player } usa { $thing } sobre sus propias cartas.
            [they-you] { $player } usa { $thing } contra ti.
           *[they-them] { $player } usa { $thing } contra { $foe }.
        }
    }
# An ability that takes effect by itself.
report-acted =
    { $actor ->
        [you] Usas { $thing }.
       *[they] { $player } usa { $thing }.
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
report-buried-in-deck =
    { $actor ->
        [you] Pones { $cards } boca abajo encima del mazo.
       *[they] { $player } pone { $cards } boca abajo encima del mazo.
    }
# A card that must be played if that is possible (Law of the West).
report-showed =
    { $actor ->
        [you] Enseñas { $cards }: si puedes, tienes que jugarla en este turno.
       *[they] { $player } enseña { $cards }: si puede, tiene que jugarla en este turno.
    }
report-named-suit =
    { $actor ->
        [you] Nombras { $thing }: en este turno no juegas otro palo.
       *[they] { $player } nombra { $thing }: en este turno no juega otro palo.
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
report-aimed-at-card =
    { $scene ->
        [you-them] Disparas a { $cards }, que { $foe } tiene en juego.
        [they-you] { $player } dispara a { $cards }, que tienes en juego.
       *[they-them] { $player } dispara a { $cards }, que { $foe } tiene en juego.
    }
report-card-saved =
    { $actor ->
        [you] Salvas { $cards }.
       *[they] { $player } salva { $cards }.
    }
report-stole =
    { $scene ->
        [you-them] Le quitas { $cards } de la mano a { $foe }.
        [they-you] { $player } te quita { $cards } de la mano.
       *[they-them] { $player } le quita { $cards } de la mano a { $foe }.
    }
report-inherited =
    { $scene ->
        [you-them] Te llevas las cartas que { $foe } tenía en la mano: { $cards }.
        [they-you] { $player } se lleva las cartas que tenías en la mano: { $cards }.
       *[they-them] { $player } se lleva las cartas que { $foe } tenía en la mano: { $cards }.
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
            [you] Suena un disparo contra ti.
            [they] Suena un disparo contra { $player }.
            [you-them] { $foe } te dispara.
            [they-you] Disparas a { $player }.
           *[they-them] { $foe } dispara a { $player }.
        }
       *[other] { $scene ->
            [you-them] { $foe } te dispara: para anular el disparo hacen falta { $number } ¡Fallaste!
            [they-you] Disparas a { $player }: para anular el disparo hacen falta { $number } ¡Fallaste!
           *[they-them] { $foe } dispara a { $player }: para anular el disparo hacen falta { $number } ¡Fallaste!
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
    { $word ->
        [high_noon] { $actor ->
            [you] Es mediodía: pierdes un punto de vida.
           *[they] Es mediodía: { $player } pierde un punto de vida.
        }
        [russian_roulette] { $actor ->
            [you] La ruleta se detiene en ti: pierdes { $number } puntos de vida.
           *[they] La ruleta se detiene en { $player }, que pierde { $number } puntos de vida.
        }
       *[other] { $actor ->
            [you] { $number ->
                [one] Pierdes { $number } punto de vida.
               *[other] Pierdes { $number } puntos de vida.
            }
           *[they] { $number ->
                [one] { $player } pierde { $number } punto de vida.
               *[other] { $player } pierde { $number } puntos de vida.
            }
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
report-rose =
    { $word ->
        [ghost] { $actor ->
            [you] Vuelves para este turno, como fantasma.
           *[they] { $player } vuelve para este turno, como fantasma.
        }
       *[other] { $actor ->
            [you] Vuelves a la partida, con { $number } puntos de vida.
           *[they] { $player } vuelve a la partida, con { $number } puntos de vida.
        }
    }
report-departed =
    { $actor ->
        [you] Tu fantasma se desvanece.
       *[they] El fantasma de { $player } se desvanece.
    }

## Personajes durante la partida

report-copied =
    { $known ->
        [no] { $scene ->
            [you] Ya no copias a nadie.
            [they] { $player } ya no copia a nadie.
            [you-them] Copias a { $foe }, que ahora no tiene capacidad.
           *[they-them] { $player } copia a { $foe }, que ahora no tiene capacidad.
        }
       *[yes] { $scene ->
            [you-them] Tomas prestada la capacidad de { $foe }: { $thing }.
            [they-you] { $player } toma prestada tu capacidad: { $thing }.
           *[they-them] { $player } toma prestada la capacidad de { $foe }: { $thing }.
        }
    }
report-looked-at-spare =
    { $known ->
        [no] { $player } mira su segundo personaje.
       *[yes] { $actor ->
            [you] Tu segundo personaje es { $thing }.
           *[they] El segundo personaje de { $player } es { $thing }.
        }
    }
report-changed-character =
    { $actor ->
        [you] Adoptas una nueva identidad: { $thing }, con { $number } puntos de vida.
       *[they] { $player } adopta una nueva identidad: { $thing }, con { $number } puntos de vida.
    }

## La mesa

report-reshuffled = Los descartes se barajan y forman el nuevo mazo.
report-event-coming = El próximo evento será { $thing }.
report-event-revealed = Nuevo evento: { $thing }.
report-extra-turn =
    { $actor ->
        [you] Juegas otro turno.
       *[they] { $player } juega otro turno.
    }
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
        [deputy] La partida ha terminado: ha ganado el Alguacil.
        [outlaw] La partida ha terminado: ha ganado el Forajido.
        [renegade] La partida ha terminado: ha ganado el Renegado.
       *[abandoned] La partida ha terminado: no queda nadie para jugarla.
    }
report-won =
    { $actor ->
        [you] Ganas tú ({ $thing }).
       *[they] Gana { $player } ({ $thing }).
    }
