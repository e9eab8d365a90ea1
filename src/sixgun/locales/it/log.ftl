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
# A card that serves as another one (Calamity Janet); a character that acts as another one.
card-as = { $card } come { $name }
# A character's ability, where something is used.
ability-of = l’abilità di { $name }
# A card with its rank and suit.
card-with-corner = { $name } ({ $corner })

## Prima del primo turno

report-dealt-role =
    { $known ->
        [no] Il ruolo di { $player } è segreto.
       *[yes] { $actor ->
            [you] Il tuo ruolo: { $thing }.
           *[they] { $word ->
                [sheriff] { $player } è lo Sceriffo.
               *[other] { $player } è un { $thing }.
            }
        }
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
# $word is what the draw! was about: hearts, spades_2_9.
report-flip-decided =
    { $word ->
        [hearts] { $number ->
            [0] Niente Cuori.
           *[other] Cuori!
        }
       *[spades_2_9] { $number ->
            [0] La Dinamite non esplode.
           *[other] Picche fra 2 e 9!
        }
    }
    .chosen = Vale { $cards }. { report-flip-decided }
# A colour that was called before the card came up (Peyote).
report-called =
    { $number ->
        [0] { $actor ->
            [you] Dici { $thing } e scopri { $cards }: sbagliato, si scarta.
           *[they] { $player } dice { $thing } e scopre { $cards }: sbagliato, si scarta.
        }
       *[other] { $actor ->
            [you] Dici { $thing } e scopri { $cards }: indovinato, la carta è tua.
           *[they] { $player } dice { $thing } e scopre { $cards }: indovinato, si tiene la carta.
        }
    }

## Carte scoperte sul tavolo

report-laid-out =
    { $word ->
        [store] Sul tavolo: { $cards }.
        [look] { $known ->
            [yes] { $actor ->
                [you] Guardi le prossime carte del mazzo: { $cards }.
               *[they] { $player } guarda le prossime carte del mazzo: { $cards }.
            }
           *[no] { $player } guarda le prossime carte del mazzo ({ $count }).
        }
       *[gift] { $known ->
            [yes] { $actor ->
                [you] Peschi le carte da spartire: { $cards }.
               *[they] { $player } pesca le carte da spartire: { $cards }.
            }
           *[no] { $player } pesca { $count } carte da spartire.
        }
    }
report-picked =
    { $actor ->
        [you] Prendi { $cards }.
       *[they] { $player } prende { $cards }.
    }
report-gave =
    { $scene ->
        [you-them] Dai { $cards } a { $foe }.
        [they-you] { $player } ti dà { $cards }.
       *[they-them] { $player } dà { $cards } a { $foe }.
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
    .for =
        { $scene ->
            [you-self] Giochi { $cards } per te.
            [you-them] Giochi { $cards } per { $foe }.
            [they-self] { $player } gioca { $cards } per sé.
            [they-you] { $player } gioca { $cards } per te.
           *[they-them] { $player } gioca { $cards } per { $foe }.
        }
report-answered =
    { $actor ->
        [you] Rispondi con { $cards }.
       *[they] { $player } risponde con { $cards }.
    }
report-used =
    { $word ->
        [blood_brothers] { $scene ->
            [you-them] Cedi un punto vita a { $foe }.
            [they-you] { $player } ti cede un punto vita.
           *[they-them] { $player } cede un punto vita a { $foe }.
        }
        [hard_liquor] { $actor ->
            [you] Invece di pescare ti fai un liquore forte.
           *[they] Invece di pescare { $player } si fa un liquore forte.
        }
        [ricochet] { $scene ->
            [you-them] Spari a una delle carte davanti a { $foe }.
            [they-you] { $player } spara a una delle carte che hai davanti.
           *[they-them] { $player } spara a una delle carte davanti a { $foe }.
        }
        [sniper] { $scene ->
            [you-them] Prendi di mira { $foe } da cecchino, con due BANG!
            [they-you] { $player } ti prende di mira da cecchino, con due BANG!
           *[they-them] { $player } prende di mira { $foe } da cecchino, con due BANG!
        }
       *[other] { $scene ->
            [you] Usi { $thing }.
            [you-self] Usi { $thing } sulle tue carte.
            [you-them] Usi { $thing } contro { $foe }.
            [they] { $player } usa { $thing }.
            [they-self] { $player } usa { $thing } sulle proprie carte.
            [they-you] { $player } usa { $thing } contro di te.
           *[they-them] { $player } usa { $thing } contro { $foe }.
        }
    }
# An ability that takes effect by itself.
report-acted =
    { $actor ->
        [you] Usi { $thing }.
       *[they] { $player } usa { $thing }.
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
report-buried-in-deck =
    { $actor ->
        [you] Metti { $cards } in cima al mazzo, a faccia in giù.
       *[they] { $player } mette { $cards } in cima al mazzo, a faccia in giù.
    }
# A card that must be played if that is possible (Law of the West).
report-showed =
    { $actor ->
        [you] Mostri { $cards }: se puoi, devi giocare questa carta nel turno.
       *[they] { $player } mostra { $cards }: se può, deve giocare questa carta nel turno.
    }
report-named-suit =
    { $actor ->
        [you] Dichiari { $thing }: in questo turno non giochi altri semi.
       *[they] { $player } dichiara { $thing }: in questo turno non gioca altri semi.
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
report-aimed-at-card =
    { $scene ->
        [you-them] Spari a { $cards }, in gioco davanti a { $foe }.
        [they-you] { $player } spara a { $cards }, in gioco davanti a te.
       *[they-them] { $player } spara a { $cards }, in gioco davanti a { $foe }.
    }
report-card-saved =
    { $actor ->
        [you] Salvi { $cards }.
       *[they] { $player } salva { $cards }.
    }
report-stole =
    { $scene ->
        [you-them] Prendi { $cards } dalla mano di { $foe }.
        [they-you] { $player } prende { $cards } dalla tua mano.
       *[they-them] { $player } prende { $cards } dalla mano di { $foe }.
    }
report-inherited =
    { $scene ->
        [you-them] Prendi le carte che { $foe } aveva in mano: { $cards }.
        [they-you] { $player } prende le carte che avevi in mano: { $cards }.
       *[they-them] { $player } prende le carte che { $foe } aveva in mano: { $cards }.
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
            [you] Parte un colpo contro di te.
            [they] Parte un colpo contro { $player }.
            [you-them] { $foe } ti spara.
            [they-you] Spari a { $player }.
           *[they-them] { $foe } spara a { $player }.
        }
       *[other] { $scene ->
            [you-them] { $foe } ti spara: per annullare il colpo servono { $number } Mancato!
            [they-you] Spari a { $player }: per annullare il colpo servono { $number } Mancato!
           *[they-them] { $foe } spara a { $player }: per annullare il colpo servono { $number } Mancato!
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
    { $word ->
        [high_noon] { $actor ->
            [you] È mezzogiorno di fuoco: perdi un punto vita.
           *[they] È mezzogiorno di fuoco: { $player } perde un punto vita.
        }
        [russian_roulette] { $actor ->
            [you] La roulette si ferma su di te: perdi { $number } punti vita.
           *[they] La roulette si ferma su { $player }, che perde { $number } punti vita.
        }
       *[other] { $actor ->
            [you] { $number ->
                [one] Perdi { $number } punto vita.
               *[other] Perdi { $number } punti vita.
            }
           *[they] { $number ->
                [one] { $player } perde { $number } punto vita.
               *[other] { $player } perde { $number } punti vita.
            }
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
report-rose =
    { $word ->
        [ghost] { $actor ->
            [you] Torni per questo turno, come fantasma.
           *[they] { $player } torna per questo turno, come fantasma.
        }
       *[other] { $actor ->
            [you] Rientri in gioco, con { $number } punti vita.
           *[they] { $player } rientra in gioco, con { $number } punti vita.
        }
    }
report-departed =
    { $actor ->
        [you] Il tuo fantasma svanisce.
       *[they] Il fantasma di { $player } svanisce.
    }

## Personaggi in gioco

report-copied =
    { $known ->
        [no] { $scene ->
            [you] Non copi più nessuno.
            [they] { $player } non copia più nessuno.
            [you-them] Copi { $foe }, che adesso non ha abilità.
           *[they-them] { $player } copia { $foe }, che adesso non ha abilità.
        }
       *[yes] { $scene ->
            [you-them] Prendi in prestito l’abilità di { $foe }: { $thing }.
            [they-you] { $player } prende in prestito la tua abilità: { $thing }.
           *[they-them] { $player } prende in prestito l’abilità di { $foe }: { $thing }.
        }
    }
report-looked-at-spare =
    { $known ->
        [no] { $player } guarda il suo secondo personaggio.
       *[yes] { $actor ->
            [you] Il tuo secondo personaggio è { $thing }.
           *[they] Il secondo personaggio di { $player } è { $thing }.
        }
    }
report-changed-character =
    { $actor ->
        [you] Assumi una nuova identità: { $thing }, con { $number } punti vita.
       *[they] { $player } assume una nuova identità: { $thing }, con { $number } punti vita.
    }

## Il tavolo

report-reshuffled = Gli scarti vengono mescolati e diventano il nuovo mazzo.
report-event-coming = Il prossimo evento sarà { $thing }.
report-event-revealed = Nuovo evento: { $thing }.
report-extra-turn =
    { $actor ->
        [you] Giochi un altro turno.
       *[they] { $player } gioca un altro turno.
    }
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
        [deputy] La partita è finita: ha vinto il Vice.
        [outlaw] La partita è finita: ha vinto il Fuorilegge.
        [renegade] La partita è finita: ha vinto il Rinnegato.
       *[abandoned] La partita è finita: non è rimasto nessuno a giocarla.
    }
report-won =
    { $actor ->
        [you] Vinci tu ({ $thing }).
       *[they] Vince { $player } ({ $thing }).
    }
