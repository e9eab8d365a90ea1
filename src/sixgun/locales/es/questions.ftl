### Lo que se pregunta: un mensaje por cada tipo de decisión.

# $player is the other one concerned, $card the card that caused it, $number how many;
# $own says whether it is about one's own cards, $keep whether the card is kept.

question-play = Es tu turno. ¿Qué haces?
question-shot =
    { $number ->
        [1] { $player } te dispara con { $card }. ¿Cómo respondes?
       *[other] { $player } te dispara con { $card }: aún hacen falta { $number } ¡Fallaste!. ¿Cómo respondes?
    }
question-indians = { $player } te manda a los indios. ¿Respondes con un ¡BANG!?
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
question-store = ¿Cuál de las cartas de la mesa te quedas?
question-look =
    { $number ->
        [one] Miras lo alto del mazo. ¿Qué carta te quedas?
       *[other] Miras lo alto del mazo y te quedas { $number } cartas. ¿Cuál primero?
    }
question-flip =
    { $wish ->
        [hearts] Desenfundas en busca de corazones. ¿Qué carta vale?
       *[spades_2_9] Desenfundas por la Dinamita. ¿Qué carta vale?
    }
question-source = ¿De dónde sale tu primera carta?
question-keep = ¿Conservas a tu personaje, { $thing }?
question-character = ¿Qué personaje eliges?
