### Che cosa si chiede: un messaggio per ogni tipo di decisione.

# $player is the other one concerned, $card the card that caused it, $number how many;
# $own says whether it is about one's own cards, $keep whether the card is kept.

question-play = Tocca a te. Che cosa fai?
question-shot =
    { $number ->
        [1] { $player } ti spara con { $card }. Come rispondi?
       *[other] { $player } ti spara con { $card }: servono ancora { $number } Mancato!. Come rispondi?
    }
question-indians = { $player } ti manda contro gli Indiani. Rispondi con un BANG!?
question-duel = Il duello con { $player }: rispondi con un BANG!?
question-lethal =
    { $number ->
        [one] Così perdi l’ultimo punto vita. Ti salvi?
       *[other] Così perdi l’ultimo punto vita, e per restare in gioco te ne servono { $number }. Ti salvi?
    }
question-limit =
    { $number ->
        [one] Hai troppe carte in mano: { $number } va scartata. Quale?
       *[other] Hai troppe carte in mano: { $number } vanno scartate. Quale adesso?
    }
question-cost =
    { $number ->
        [one] Costa { $number } carta. Quale scarti?
       *[other] Costa { $number } carte. Quale scarti adesso?
    }
question-order = Perdi tutte le tue carte. Quale va negli scarti adesso?
question-pick =
    { $own ->
        [yes] { $keep ->
            [yes] Quale delle tue carte riprendi in mano?
           *[no] Quale delle tue carte scarti?
        }
       *[no] { $keep ->
            [yes] Quale carta prendi a { $player }?
           *[no] Quale carta fai scartare a { $player }?
        }
    }
question-store = Quale delle carte sul tavolo prendi?
question-look =
    { $number ->
        [one] Guardi la cima del mazzo. Quale carta prendi?
       *[other] Guardi la cima del mazzo e prendi { $number } carte. Quale per prima?
    }
question-flip =
    { $wish ->
        [hearts] “Estrarre!” sperando in Cuori. Quale carta vale?
       *[spades_2_9] “Estrarre!” per la Dinamite. Quale carta vale?
    }
question-source = Da dove viene la tua prima carta?
question-keep = Tieni il tuo personaggio, { $thing }?
question-character = Quale personaggio scegli?
