### Il duello in parole: opzioni, domande, ciò che accade, il tavolo.

# $card, $cards sono carte per nome, $name un personaggio, $thing una carta o un’abilità, $player e
# $foe giocatori, $side law o outlaws, $symbol un simbolo; $actor dice se è chi legge a farlo.

## Opzioni

duel-option-play = Gioca { $card }
duel-option-play-on = Gioca { $card } su { $name }
duel-option-equip = Metti { $card } accanto a { $name }
duel-option-answer = Rispondi con { $card }
duel-option-use = Usa { $thing }
duel-option-use-on = Usa { $thing } su { $name }
duel-option-reload = Ricarica: scarta { $card } e pesca una carta
duel-option-reload-gear = Ricarica: scarta { $card } dal gioco e pesca una carta
duel-option-discard = Scarta { $card }
duel-option-discard-from = Scarta { $card } accanto a { $name }
duel-option-take = Prendi { $card }
duel-option-take-from = Prendi { $card } accanto a { $name }
duel-option-take-back =
    { $side ->
        [law] Prendi dalla mano una carta a caso del mazzo della Legge
       *[outlaws] Prendi dalla mano una carta a caso del mazzo dei Fuorilegge
    }
duel-option-drop-back =
    { $side ->
        [law] Fai scartare una carta a caso del mazzo della Legge
       *[outlaws] Fai scartare una carta a caso del mazzo dei Fuorilegge
    }
duel-option-count = Fai valere { $card }
duel-option-choose = { $name }
duel-option-marker =
    { $side ->
        [law] Sposta il segnalino della Legge
       *[outlaws] Sposta il segnalino dei Fuorilegge
    }
duel-option-swap = Sposta il tuo segnalino: { $name } passa davanti
duel-option-pass = Passa
duel-option-pass-shot = Incassa il colpo
duel-option-pass-indians = Perdi il punto vita
duel-option-pass-duel = Arrenditi e perdi il punto vita
duel-option-pass-bear = Lascia che lo perda { $name }
duel-option-pass-swap = Lascia il segnalino dov’è
duel-option-end = Finisci il turno

## Domande

duel-question-play = Tocca a te. Che cosa fai?
duel-question-swap = Sposti il segnalino prima di pescare?
duel-question-shot = { $name } è bersaglio di un colpo: { $thing }. Come rispondi?
duel-question-indians = Indiani! Una carta con il colpo per { $name }, o un punto vita?
duel-question-duel = Un Duello per { $name }: una carta con il colpo, o un punto vita?
duel-question-bear = { $name } sta per perdere un punto vita. Lo perde Buffalo Bell al suo posto?
duel-question-cost = Con quale carta paghi?
duel-question-loss = A quale carta rinunci?
duel-question-limit = Hai troppe carte in mano. Quale scarti?
duel-question-pick = Quale carta scegli?
duel-question-gear = A quale equipaggiamento rinunci?
duel-question-loot = Quale carta prendi?
duel-question-back = Si scarta una carta della mano avversaria. Di quale mazzo?
duel-question-store = Quale carta prendi?
duel-question-look = Quale scegli?
duel-question-flip = Quale carta vale?
duel-question-marker = Sposti un segnalino?
duel-question-front = Chi è attivo all’inizio?
duel-question-rear = Chi comincia in retroguardia?
duel-question-reserve = Chi aspetta nella riserva?
duel-question-replacement = Chi prende il posto del caduto?

## Ciò che accade

duel-report-offered-characters =
    { $actor ->
        [you] Ricevi { $names }.
       *[they] { $player } riceve { $names }.
    }
    .hidden = { $player } riceve i suoi personaggi.
duel-report-game-began =
    { $actor ->
        [you] Cominci tu.
       *[they] Comincia { $player }.
    }
duel-report-turn-began =
    { $actor ->
        [you] Turno { $number }: tocca a te.
       *[they] Turno { $number }: { $player }.
    }
duel-report-drew =
    { $actor ->
        [you] Peschi { $cards }.
       *[they] { $player } pesca { $cards }.
    }
duel-report-drew-openly =
    { $actor ->
        [you] Peschi { $cards } e la mostri.
       *[they] { $player } pesca { $cards } e la mostra.
    }
duel-report-turned-up =
    { $actor ->
        [you] Estrai { $cards }.
       *[they] { $player } estrae { $cards }.
    }
duel-report-reveal-decided =
    { $number ->
        [1] Vale: { $symbol }!
       *[0] Non vale: niente { $symbol }.
    }
duel-report-laid-out =
    { $actor ->
        [you] Scopri { $cards }.
       *[they] { $player } scopre { $cards }.
    }
duel-report-picked =
    { $actor ->
        [you] Prendi { $cards }.
       *[they] { $player } prende { $cards }.
    }
duel-report-spread-discarded = Negli scarti: { $cards }.
duel-report-played =
    { $actor ->
        [you] Giochi { $cards }.
       *[they] { $player } gioca { $cards }.
    }
    .on =
    { $actor ->
        [you] Giochi { $cards } su { $name }.
       *[they] { $player } gioca { $cards } su { $name }.
    }
duel-report-answered =
    { $actor ->
        [you] Rispondi con { $cards }.
       *[they] { $player } risponde con { $cards }.
    }
duel-report-used =
    { $actor ->
        [you] Usi { $thing }.
       *[they] { $player } usa { $thing }.
    }
duel-report-acted = Entra in azione: { $thing }.
duel-report-equipped =
    { $actor ->
        [you] Metti { $cards } accanto a { $name }.
       *[they] { $player } mette { $cards } accanto a { $name }.
    }
duel-report-discarded =
    { $actor ->
        [you] Scarti { $cards }.
       *[they] { $player } scarta { $cards }.
    }
duel-report-lost-gear = Finisce negli scarti: { $cards }.
duel-report-gear-moved = { $cards } passa a { $name }.
duel-report-took-gear =
    { $actor ->
        [you] Prendi in mano { $cards }, che era in gioco.
       *[they] { $player } prende in mano { $cards }, che era in gioco.
    }
duel-report-stole =
    { $actor ->
        [you] Prendi { $cards } dalla mano di { $foe }.
       *[they] { $player } prende { $cards } dalla mano di { $foe }.
    }
duel-report-missed = { $name } schiva il colpo.
duel-report-hurt =
    { $number ->
        [one] { $name } perde un punto vita.
       *[other] { $name } perde { $number } punti vita.
    }
duel-report-healed =
    { $number ->
        [one] { $name } recupera un punto vita.
       *[other] { $name } recupera { $number } punti vita.
    }
duel-report-life-set = { $name } ha ora { $number } punti vita.
duel-report-exploded = La dinamite accanto a { $name } esplode!
duel-report-died = { $name } è fuori gioco.
duel-report-entered = { $name } entra in gioco con { $number } punti vita.
duel-report-marker-moved = Ora il personaggio attivo è { $name }.
duel-report-reshuffled = Gli scarti diventano il mazzo comune.
duel-report-left =
    { $actor ->
        [you] Abbandoni.
       *[they] { $player } abbandona.
    }
duel-report-game-over =
    { $side ->
        [law] Ha vinto la Legge.
       *[outlaws] Hanno vinto i Fuorilegge.
    }

## Il tavolo

duel-welcome = Il duello: la Legge contro i Fuorilegge. Rispondi con un numero o con le parole fra parentesi quadre; “tavolo” mostra il tavolo, “aiuto” che cosa fanno carte e personaggi, “perché colt” perché non puoi giocare una Colt, “probabilità” le probabilità, “vista” che cosa si somma; “esci” interrompe.
duel-you-are =
    { $side ->
        [law] Giochi con la Legge.
       *[outlaws] Giochi con i Fuorilegge.
    }
duel-table-piles = Mazzi: Legge { $law }, Fuorilegge { $outlaws }, comune { $common }. Scarti: { $discard }.
duel-table-top = In cima: { $card }.
duel-table-side = { $player }: { $hand } in mano, { $reserve } in riserva
duel-table-active = attivo
duel-table-rear = retroguardia
duel-table-hand = La tua mano: { $cards }
duel-table-nothing = niente
