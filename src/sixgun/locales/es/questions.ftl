### Lo que se pregunta: un mensaje por cada tipo de decisión.

# $player is the other one concerned, $card the card that caused it, $number how many;
# $own says whether it is about one's own cards, $keep whether the card is kept.

question-play = Es tu turno. ¿Qué haces?
question-shot =
    { $number ->
        [1] { $player } te dispara con { $card }. ¿Cómo respondes?
       *[other] { $player } te dispara con { $card }: aún hacen falta { $number } ¡Fallaste! ¿Cómo respondes?
    }
    .ability =
        { $number ->
            [1] { $player } te dispara. ¿Cómo respondes?
           *[other] { $player } te dispara: aún hacen falta { $number } ¡Fallaste! ¿Cómo respondes?
        }
    .event =
        { $number ->
            [1] Suena un disparo contra ti ({ $thing }). ¿Cómo respondes?
           *[other] Suena un disparo contra ti ({ $thing }): aún hacen falta { $number } ¡Fallaste! ¿Cómo respondes?
        }
question-indians = { $player } te echa encima a los indios. ¿Respondes con un ¡BANG!?
question-duel = El duelo con { $player }: ¿respondes con un ¡BANG!?
question-lethal =
    { $number ->
        [one] Esto te quita el último punto de vida. ¿Te salvas?
       *[other] Esto te quita el último punto de vida, y para seguir en la partida necesitas { $number }. ¿Te salvas?
    }
question-limit =
    { $number ->
        [one] Tienes demasiadas cartas: sobra { $number }. ¿Cuál descartas?
       *[other] Tienes demasiadas cartas: sobran { $number }. ¿Cuál descartas ahora?
    }
    .deck =
        { $number ->
            [one] Tienes demasiadas cartas: { $number } va boca abajo encima del mazo. ¿Cuál?
           *[other] Tienes demasiadas cartas: { $number } van boca abajo encima del mazo. ¿Cuál ahora?
        }
question-cost =
    { $number ->
        [one] Cuesta { $number } carta. ¿Cuál descartas?
       *[other] Cuesta { $number } cartas. ¿Cuál descartas ahora?
    }
question-order = Pierdes todas tus cartas. ¿Cuál va ahora a los descartes?
question-pick =
    { $own ->
        [yes] { $keep ->
            [yes] ¿Cuál de tus cartas recoges?
           *[no] ¿Cuál de tus cartas descartas?
        }
       *[no] { $keep ->
            [yes] ¿Qué carta le quitas a { $player }?
           *[no] ¿Qué carta haces descartar a { $player }?
        }
    }
    .aim = ¿A cuál de las cartas que { $player } tiene delante disparas?
question-store = ¿Con cuál de las cartas de la mesa te quedas?
question-look =
    { $number ->
        [one] Miras lo alto del mazo. ¿Con qué carta te quedas?
       *[other] Miras lo alto del mazo y te quedas con { $number } cartas. ¿Cuál primero?
    }
question-flip =
    { $wish ->
        [hearts] Desenfundas en busca de corazones. ¿Qué carta vale?
       *[spades_2_9] Desenfundas por la Dinamita. ¿Qué carta vale?
    }
question-source = ¿De dónde sale tu primera carta?
    .play = ¿Robas del mazo o te llevas una carta en juego?
question-gift = ¿Qué carta le das a { $player }?
question-copy = ¿De quién tomas prestada la capacidad hasta tu próximo turno?
question-keep = ¿Conservas a tu personaje, { $thing }?
question-character = ¿Qué personaje eliges?

## Eventos

question-daltons = Llegan los Dalton. ¿Cuál de tus cartas azules descartas?
question-roulette = Ruleta rusa: hace falta un ¡Fallaste! o pierdes 2 puntos de vida. ¿Cómo respondes?
question-guard = { $player } dispara a { $card }, que tienes delante. ¿La defiendes?
question-identity = ¿Pasas a ser { $thing }, con 2 puntos de vida?
question-blood = ¿Le cedes un punto de vida a otro jugador?
question-liquor = ¿Renuncias a robar para recuperar un punto de vida?
question-colour = Peyote: ¿la siguiente carta es roja o negra?
question-suit = Esposas: ¿qué palo jugarás en este turno?
question-ranch = Puedes descartar cuantas cartas quieras y robar otras tantas. ¿Cuál va primero?
    .more = ¿Cuál va ahora?
