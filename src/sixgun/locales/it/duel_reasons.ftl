### The Duel: perché qualcosa non si può fare, a che cosa pensare prima di farlo, che cosa si somma.

# One message per key of OWN_REASONS and CAUTIONS in duel/explain.py, of SUMS and SUMMANDS in
# duel/sums.py. $card is a card, $name a character, $word a card or a character, $player a player,
# $side law or outlaws, $kind a kind of decision.

## Perché no

duel-reason-no-such-thing = In un duello non c’è niente del genere.
duel-reason-not-your-turn = Si fa nel proprio turno, e questo è il turno di { $player }.
duel-reason-other-question =
    { $kind ->
        [play] È il tuo turno: gioca una carta, usa qualcosa, sposta il segnalino o finisci il turno.
        [swap] Prima di’ se sposti il segnalino prima di pescare.
        [shot] Prima rispondi al colpo.
        [indians] Prima rispondi agli Indiani!
        [duel] Prima rispondi nel Duello.
        [bear] Prima di’ chi perde il punto vita.
        [cost] Prima paga con una carta della mano.
        [loss] Prima rinuncia a una carta della mano.
        [limit] Prima scarta le carte di troppo.
        [pick] Prima scegli una delle carte proposte.
        [gear] Prima di’ a quale equipaggiamento rinunci.
        [loot] Prima prendi una carta o passa.
        [back] Prima di’ di quale mazzo è la carta da scartare.
        [flip] Prima di’ quale carta vale.
        [marker] Prima di’ se sposti un segnalino.
        [front] Prima di’ chi è attivo all’inizio.
        [rear] Prima di’ chi comincia in retroguardia.
        [reserve] Prima di’ chi aspetta nella riserva.
        [replacement] Prima di’ chi prende il posto del caduto.
       *[other] Prima scegli una delle carte scoperte.
    }
duel-reason-needs-target = { $card } si gioca su un personaggio: di’ quale.
duel-reason-takes-no-target = { $card } non si gioca su un personaggio.
duel-reason-own-character = { $card } si gioca solo contro i personaggi avversari.
duel-reason-rear-spared = { $name } è in retroguardia, e fin lì non si arriva.
duel-reason-not-beside = L’equipaggiamento va accanto alla tua retroguardia o al personaggio attivo avversario, e { $name } non è né l’una né l’altro.
duel-reason-only-own-rear = { $card } si mette solo accanto alla propria retroguardia.
duel-reason-nobody-there = Lì non c’è nessuno.
duel-reason-has-marker = { $name } ha già il segnalino.
duel-reason-no-pair =
    { $side ->
        [law] La Legge ha in piedi un solo personaggio: il suo segnalino resta dov’è.
       *[outlaws] I Fuorilegge hanno in piedi un solo personaggio: il loro segnalino resta dov’è.
    }
duel-reason-nobody-paired = Nessuna fazione ha in piedi due personaggi: non c’è segnalino da spostare.
duel-reason-nothing-to-steal = Non c’è niente da rubare: nessuna carta nella mano avversaria, nessun equipaggiamento alla tua portata.
duel-reason-no-equipment = Non c’è nessun equipaggiamento alla tua portata.
duel-reason-marker-moved = In questo turno hai già spostato il segnalino.
duel-reason-not-beside-yours = { $card } non è accanto a nessuno dei tuoi personaggi.
duel-reason-not-with-you = { $name } non è in campo dalla tua parte.
duel-reason-dormant = { $name } è in retroguardia, e lì l’abilità dorme.
duel-reason-works-by-itself = { $word } funziona da sé: non c’è niente da usare.
duel-reason-only-against-hits = { $word } serve quando il suo personaggio è bersaglio di un colpo.
duel-reason-only-for-other = { $name } interviene quando l’altro tuo personaggio sta per perdere un punto vita.
duel-reason-hand-not-empty = { $name } pesca solo se non hai carte in mano.
duel-reason-hand-empty = Per { $name } ci vuole una carta dalla mano, e non ne hai.
duel-reason-nothing-to-trade = Accanto a { $name } non c’è niente a cui rinunciare.
duel-reason-no-action-on-top = In cima agli scarti non c’è una carta azione che { $name } possa ripetere.
duel-reason-no-cylinder = { $card } non ha il tamburo e non si ricarica; le carte non si scartano così.
duel-reason-no-reload-yet = Si ricarica solo quando una fazione è rimasta con un solo personaggio.
duel-reason-gear-in-the-rear = { $card } è accanto alla tua retroguardia: si ricarica solo l’equipaggiamento del personaggio attivo.
duel-reason-only-dodge = { $card } non ferma un colpo: ci vuole una schivata.
duel-reason-needs-price =
    { $number ->
        [one] Per schivare questo colpo ci vuole { $number } carta in più, e non ce l’hai.
       *[other] Per schivare questo colpo ci vogliono { $number } carte in più, e non le hai.
    }
duel-reason-discard-it = Contro una Derringer { $card } non si gioca: basta scartarla.
duel-reason-play-it = { $card } qui non si scarta: si gioca.
duel-reason-only-derringer = Solo una Derringer si evita scartando una carta qualsiasi.
duel-reason-not-the-target = { $word } non aiuta: il bersaglio è { $name }.
duel-reason-no-dodge = { $word } non fa schivare i colpi.
duel-reason-only-hit = { $card } qui non serve: ci vuole una carta con il colpo.
duel-reason-no-way-out = { $word } qui non serve: ci vuole una carta con il colpo dalla mano.
duel-reason-say-where = Di’ accanto a chi si trova { $card }.
duel-reason-not-there = { $card } non è accanto a { $name }.
duel-reason-not-in-play = { $card } non è accanto a nessuno.
duel-reason-only-active-gear = { $name } non ha il segnalino: si colpisce solo l’equipaggiamento dei personaggi attivi.
duel-reason-no-such-back =
    { $side ->
        [law] L’avversario non ha in mano carte del mazzo della Legge.
       *[outlaws] L’avversario non ha in mano carte del mazzo dei Fuorilegge.
    }
duel-reason-own-fallen = È caduto un tuo personaggio: dalla mano avversaria non prendi niente.
duel-reason-not-left-behind = { $card } non è tra le carte lasciate da chi è caduto.
duel-reason-always-active = { $card } è sempre attiva: non ci si può rinunciare.
duel-reason-not-laid-out = { $card } non è tra le carte scoperte.
duel-reason-must-discard = Puoi tenere { $limit } carte: scartane ancora { $number }.
duel-reason-not-dealt = { $name } non è tra i personaggi che hai ricevuto.
duel-reason-already-chosen = { $name } è già tra le tue scelte.
duel-reason-not-in-reserve = { $name } non è nella tua riserva.

## È davvero quello che vuoi?

duel-caution-own-character = { $name } è dalla tua parte.
duel-caution-helps-foe = { $name } è dalla parte avversaria, e ne avrebbe un vantaggio.
duel-caution-loses-life =
    { $number ->
        [one] A { $name } costa { $number } punto vita.
       *[other] A { $name } costa { $number } punti vita.
    }
duel-caution-replaces = { $card } è già accanto a { $name }: quella vecchia si scarterebbe.
duel-caution-own-last-life = Anche { $name } è un bersaglio, e ha un solo punto vita.
duel-caution-last-hit = { $card } è l’ultima carta con il colpo con cui puoi rispondere.

## Che cosa si somma

duel-sums =
    { $side ->
        [law] I numeri della Legge
       *[outlaws] I numeri dei Fuorilegge
    }
# $sum is a number, or a number with its parts.
duel-sum-draw = Carte pescate nella prima fase: { $sum }
duel-sum-bangs = Carte BANG! per turno: { $sum }
duel-sum-kept = Carte che si tengono a fine turno: { $sum }
duel-sum-dodge = Carte che servono per schivare un BANG! di questa fazione: { $sum }
duel-sum-reveal = Carte scoperte in un’estrazione: { $sum }
summand-base = { $number }
summand-life =
    { $number ->
        [one] { $thing } ha { $number } punto vita
       *[other] { $thing } ha { $number } punti vita
    }
summand-fewest = { $signed }: mai meno di due
summand-unlimited = senza limite: { $thing }

## Probabilità

# $thing is a card or a character, $symbol what has to come up.
duel-odds = { $player }, { $thing }: { $symbol } con probabilità { $percent }%
duel-why-usage = Di’ che cosa vorresti fare, per esempio: perché colt
duel-no-odds = Sul tavolo niente dipende da un simbolo.
