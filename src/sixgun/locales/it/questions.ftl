### Che cosa si chiede: un messaggio per ogni tipo di decisione.

# $player is the other one concerned, $card the card that caused it, $number how many;
# $own says whether it is about one's own cards, $keep whether the card is kept.

question-play = Tocca a te. Che cosa fai?
question-shot =
    { $number ->
        [1] { $player } ti spara con { $card }. Come rispondi?
       *[other] { $player } ti spara con { $card }: servono ancora { $number } Mancato! Come rispondi?
    }
    .ability =
        { $number ->
            [1] { $player } ti spara. Come rispondi?
           *[other] { $player } ti spara: servono ancora { $number } Mancato! Come rispondi?
        }
    .event =
        { $number ->
            [1] Parte un colpo contro di te ({ $thing }). Come rispondi?
           *[other] Parte un colpo contro di te ({ $thing }): servono ancora { $number } Mancato! Come rispondi?
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
    .deck =
        { $number ->
            [one] Hai troppe carte in mano: { $number } va messa coperta in cima al mazzo. Quale?
           *[other] Hai troppe carte in mano: { $number } vanno messe coperte in cima al mazzo. Quale adesso?
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
    .aim = A quale delle carte davanti a { $player } spari?
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
    .play = Peschi, o prendi una carta in gioco?
question-gift = Quale carta dai a { $player }?
question-copy = Di chi prendi in prestito l’abilità, fino al tuo prossimo turno?
question-keep = Tieni il tuo personaggio, { $thing }?
question-character = Quale personaggio scegli?

## Eventi

question-daltons = Arrivano i Dalton. Quale delle tue carte blu scarti?
question-roulette = Roulette russa: ci vuole un Mancato!, o perdi 2 punti vita. Come rispondi?
question-guard = { $player } spara a { $card }, che hai davanti. Difendi la carta?
question-identity = Diventi { $thing }, con 2 punti vita?
question-blood = Cedi un punto vita a qualcun altro?
question-liquor = Rinunci a pescare per recuperare un punto vita?
question-colour = Peyote: la prossima carta è rossa o nera?
question-suit = Manette: quale seme giocherai in questo turno?
question-ranch = Puoi scartare quante carte vuoi e ripescarne altrettante. Quale va via per prima?
    .more = Quale altra carta va via?
