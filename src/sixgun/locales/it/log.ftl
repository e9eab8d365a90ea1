### Che cosa è successo: un messaggio per ogni annuncio del motore (REPORTS in engine/reports.py).

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
       *[other] { $count } carte
    }
# A card that serves as another one (Calamity Janet).
card-as = { $card } come { $name }
# A character's ability, where something is used.
ability-of = l’abilità di { $name }
# A card with its rank and suit.
card-with-corner = { $name } ({ $corner })

## Prima del primo turno

report-dealt-role =
    { $actor ->
        [you] Il tuo ruolo: { $thing }.
       *[they] Il ruolo di { $player }: { $thing }.
    }
report-offered-characters =
    { $known ->
        [yes] { $actor ->
            [you] Scegli fra due personaggi: { $thing }.
           *[they] { $player } sceglie fra due personaggi: { $thing }.
        }
       *[no] { $player } sceglie fra due personaggi.
    }
report-took-character =
    { $actor ->
        [you] Il tuo personaggio è { $thing }, con { $number } punti vita.
       *[they] Il personaggio di { $player } è { $thing }, con { $number } punti vita.
    }
report-game-began =
    { $actor ->
        [you] Le carte sono distribuite. Cominci tu.
       *[they] Le carte sono distribuite. Comincia { $player }.
    }

## Il turno

report-turn-began =
    { $actor ->
        [you] Turno { $number }: tocca a te
       *[they] Turno { $number }: { $player }
    }
report-turn-skipped =
    { $actor ->
        [you] Salti il resto del turno.
       *[they] { $player } salta il resto del turno.
    }
report-turn-ended =
    { $actor ->
        [you] Il tuo turno è finito.
       *[they] Il turno di { $player } è finito.
    }
report-drew =
    { $actor ->
        [you] Peschi { $cards }.
       *[they] { $player } pesca { $cards }.
    }
report-drew-openly =
    { $actor ->
        [you] Peschi { $cards } e mostri la carta.
       *[they] { $player } pesca { $cards } e mostra la carta.
    }
report-took-discard =
    { $actor ->
        [you] Prendi { $cards } dalla cima degli scarti.
       *[they] { $player } prende { $cards } dalla cima degli scarti.
    }

## Estrarre!

report-turned-up =
    { $count ->
        [0] Non c’è più nessuna carta da scoprire.
       *[other] { $actor ->
            [you] Estrai { $cards }.
           *[they] { $player } estrae { $cards }.
        }
    }
# $wish is what the draw! was about: hearts, spades_2_9.
report-flip-decided =
    { $wish ->
        [hearts] { $number ->
            [0] Niente Cuori.
           *[other] Cuori!
        }
       *[spades_2_9] { $number ->
            [0] La Dinamite non esplode.
           *[other] Picche fra 2 e 9!
        }
    }
    .chosen = Vale { $cards }.

## Carte scoperte sul tavolo

report-laid-out =
    { $known ->
        [yes] Le prossime carte del mazzo: { $cards }.
       *[no] { $player } guarda le prossime carte del mazzo ({ $count }).
    }
report-picked =
    { $actor ->
        [you] Prendi { $cards }.
       *[they] { $player } prende { $cards }.
    }
report-put-back =
    { $actor ->
        [you] Rimetti { $cards } in cima al mazzo.
       *[they] { $player } rimette { $cards } in cima al mazzo.
    }
report-spread-discarded = { $cards } finisce negli scarti.

## Giocare

report-played =
    { $scene ->
        [you] Giochi { $cards }.
        [you-self] Giochi { $cards } sulle tue carte.
        [you-them] Giochi { $cards } contro { $foe }.
        [they] { $player } gioca { $cards }.
        [they-self] { $player } gioca { $cards } sulle proprie carte.
        [they-you] { $player } gioca { $cards } contro di te.
       *[they-them] { $player } gioca { $cards } contro { $foe }.
    }
report-answered =
    { $actor ->
        [you] Rispondi con { $cards }.
       *[they] { $player } risponde con { $cards }.
    }
report-used =
    { $scene ->
        [you] Usi { $thing }.
        [you-self] Usi { $thing } su di te.
        [you-them] Usi { $thing } contro { $foe }.
        [they] { $player } usa { $thing }.
        [they-self] { $player } usa { $thing } su di sé.
        [they-you] { $player } usa { $thing } contro di te.
       *[they-them] { $player } usa { $thing } contro { $foe }.
    }
report-equipped =
    { $scene ->
        [you-self] Metti in gioco { $cards }.
        [you-them] Metti { $cards } davanti a { $foe }.
        [they-self] { $player } mette in gioco { $cards }.
        [they-you] { $player } ti mette davanti { $cards }.
       *[they-them] { $player } mette { $cards } davanti a { $foe }.
    }
report-discarded =
    { $actor ->
        [you] Scarti { $cards }.
       *[they] { $player } scarta { $cards }.
    }
report-lost-gear =
    { $actor ->
        [you] Perdi { $cards } dalle tue carte in gioco.
       *[they] { $player } perde { $cards } dalle sue carte in gioco.
    }
report-gear-moved =
    { $scene ->
        [you-them] { $cards } passa da te a { $foe }.
        [they-you] { $cards } passa da { $player } a te.
       *[they-them] { $cards } passa da { $player } a { $foe }.
    }
report-took-gear =
    { $scene ->
        [you-self] Riprendi in mano { $cards }.
        [you-them] Prendi { $cards } dalle carte in gioco di { $foe }.
        [they-self] { $player } riprende in mano { $cards }.
        [they-you] { $player } prende { $cards } dalle tue carte in gioco.
       *[they-them] { $player } prende { $cards } dalle carte in gioco di { $foe }.
    }
report-stole =
    { $scene ->
        [you-them] Prendi { $cards } dalla mano di { $foe }.
        [they-you] { $player } prende { $cards } dalla tua mano.
       *[they-them] { $player } prende { $cards } dalla mano di { $foe }.
    }
report-inherited =
    { $scene ->
        [you-them] Prendi tutte le carte di { $foe }: { $cards }.
        [they-you] { $player } prende tutte le tue carte: { $cards }.
       *[they-them] { $player } prende tutte le carte di { $foe }: { $cards }.
    }

## Sparare

report-missed =
    { $actor ->
        [you] Il colpo diretto a te è annullato.
       *[they] Il colpo diretto a { $player } è annullato.
    }
report-shot =
    { $number ->
        [1] { $scene ->
            [you-them] { $foe } ti spara.
            [they-you] Spari a { $player }.
           *[they-them] { $foe } spara a { $player }.
        }
       *[other] { $scene ->
            [you-them] { $foe } ti spara: per annullare il colpo servono { $number } Mancato!.
            [they-you] Spari a { $player }: per annullare il colpo servono { $number } Mancato!.
           *[they-them] { $foe } spara a { $player }: per annullare il colpo servono { $number } Mancato!.
        }
    }
report-challenged =
    { $scene ->
        [you-them] Sfidi { $foe } a duello.
        [they-you] { $player } ti sfida a duello.
       *[they-them] { $player } sfida { $foe } a duello.
    }
report-exploded =
    { $actor ->
        [you] La Dinamite ti esplode davanti!
       *[they] La Dinamite esplode davanti a { $player }!
    }
report-jail-opened =
    { $actor ->
        [you] Esci di Prigione.
       *[they] { $player } esce di Prigione.
    }
report-jailed =
    { $actor ->
        [you] Resti in Prigione e salti il turno.
       *[they] { $player } resta in Prigione e salta il turno.
    }

## Vita e morte

report-hurt =
    { $actor ->
        [you] { $number ->
            [one] Perdi { $number } punto vita.
           *[other] Perdi { $number } punti vita.
        }
       *[they] { $number ->
            [one] { $player } perde { $number } punto vita.
           *[other] { $player } perde { $number } punti vita.
        }
    }
report-healed =
    { $actor ->
        [you] { $number ->
            [one] Recuperi { $number } punto vita.
           *[other] Recuperi { $number } punti vita.
        }
       *[they] { $number ->
            [one] { $player } recupera { $number } punto vita.
           *[other] { $player } recupera { $number } punti vita.
        }
    }
report-no-effect = Nessun effetto.
report-died =
    { $scene ->
        [you] Esci dalla partita. Il tuo ruolo era { $thing }.
        [you-them] { $foe } ti elimina. Il tuo ruolo era { $thing }.
        [they] { $player } esce dalla partita. Il suo ruolo era { $thing }.
        [they-you] Elimini { $player }. Il suo ruolo era { $thing }.
       *[they-them] { $foe } elimina { $player }. Il suo ruolo era { $thing }.
    }
report-rewarded =
    { $actor ->
        [you] Ti spetta una ricompensa: { $number } carte.
       *[they] A { $player } spetta una ricompensa: { $number } carte.
    }
report-penalised =
    { $actor ->
        [you] Hai eliminato un tuo Vice: perdi tutte le carte.
       *[they] { $player } ha eliminato un Vice e perde tutte le carte.
    }

## Il tavolo

report-reshuffled = Gli scarti vengono mescolati e diventano il nuovo mazzo.
report-noon-called = Mezzogiorno di fuoco è vicino: presto ogni turno costerà un punto vita.
report-noon-began =
    { $actor ->
        [you] Mezzogiorno di fuoco! Da te in poi, tutti perdono un punto vita all’inizio del turno.
       *[they] Mezzogiorno di fuoco! Da { $player } in poi, tutti perdono un punto vita all’inizio del turno.
    }
report-left =
    { $actor ->
        [you] Abbandoni la partita.
       *[they] { $player } abbandona la partita.
    }
report-game-over =
    { $word ->
        [law] La partita è finita: ha vinto la legge.
        [outlaws] La partita è finita: hanno vinto i Fuorilegge.
        [renegade] La partita è finita: ha vinto il Rinnegato.
       *[abandoned] La partita è finita: non è rimasto nessuno a giocarla.
    }
report-won =
    { $actor ->
        [you] Vinci tu ({ $thing }).
       *[they] Vince { $player } ({ $thing }).
    }
