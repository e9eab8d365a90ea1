### The Duel on the pages: the table for two, its end, its book.

# $side is law, outlaws or common; $name a character, $player somebody at the table.

## The table

duel-side-of = { $player }, { $side ->
        [law] la Legge
       *[outlaws] i Fuorilegge
    }
duel-deck = { $side ->
        [law] Mazzo della Legge: { $count }
        [outlaws] Mazzo dei Fuorilegge: { $count }
       *[common] Mazzo comune: { $count }
    }
duel-no-common = Ancora nessun mazzo comune
duel-table-alone = attivo e in retroguardia
duel-choose-character = Scegli { $name }
duel-beside = Accanto a { $name }
duel-reserve =
    { $count ->
        [0] Nessuno in riserva
        [one] Un personaggio in riserva
       *[other] { $count } personaggi in riserva
    }
duel-waits = { $name } è in riserva
duel-is-out = { $name } è fuori gioco
duel-gave-up = ha abbandonato
duel-picked =
    { $count ->
        [0] Nessuno è stato ancora scelto
        [one] Un personaggio scelto
       *[other] { $count } personaggi scelti
    }
duel-to-choose = Personaggi da scegliere
duel-clock = Tempo rimasto a { $player }:

## The end

duel-after-time = { $player } ha finito il tempo.
duel-after-left = { $player } ha abbandonato.
duel-after-sides = Le due fazioni

## Seen close

duel-border-red = Carta BANG!: una per turno, sul personaggio attivo avversario
duel-border-brown = Carta azione: quante ne vuoi, su chiunque tranne la retroguardia avversaria
duel-border-blue = Equipaggiamento: per la tua retroguardia o per il personaggio attivo avversario
duel-sign-hit = Carta con il colpo: costa un punto vita, se non lo si schiva.
duel-sign-dodge = Schivata: annulla un colpo.
duel-sign-reload = Ricarica: quando una fazione è rimasta con un solo personaggio, scartala per pescare una carta.
duel-sign-always = Sempre attivo: funziona anche in retroguardia.
duel-copies = { $side ->
        [law] Nel mazzo della Legge: { $count }
       *[outlaws] Nel mazzo dei Fuorilegge: { $count }
    }

## The book

duel-book = The Duel: come si gioca
duel-book-rulings = Chiarimenti
duel-book-cards = Carte
duel-book-aim = Due giocatori, la Legge e i Fuorilegge. Chi perde l’ultimo personaggio ha perso.
duel-book-setup = Ogni fazione ha quattro personaggi: due in gioco, gli altri in riserva. Quello attivo ha il segnalino, l’altro è la retroguardia. La Legge comincia con 4 carte, i Fuorilegge con 5; il primo turno è della Legge. Come in torneo, a ciascuno si danno due personaggi in più, scoperti, e si sceglie in segreto chi gioca, chi comincia e chi è attivo.
duel-book-turn = Il turno: pesca due carte dal tuo mazzo; gioca tutte le carte che vuoi; scarta finché non hai tante carte quanti sono i punti vita del tuo personaggio attivo (due carte si possono sempre tenere). Una volta nel tuo turno, in qualsiasi momento, puoi spostare il segnalino sulla retroguardia.
duel-book-cards-played = Le carte rosse sono BANG!: una per turno, sul personaggio attivo avversario. Le marroni sono azioni: quante ne vuoi, su chiunque tranne la retroguardia avversaria. Le blu sono equipaggiamenti: per la tua retroguardia o per il personaggio attivo avversario, ogni nome una sola volta accanto a un personaggio.
duel-book-works = Funzionano solo l’abilità e l’equipaggiamento del personaggio attivo, e ciò che è sempre attivo. Una retroguardia presa di mira si sveglia per quel momento, al posto di chi è attivo.
duel-book-hits = Un colpo costa un punto vita, se non viene schivato: con una carta col cappello, con un equipaggiamento o con un’abilità. Perdere un punto vita in un altro modo non è un colpo.
duel-book-reveal = Estrarre vuol dire scoprire la prima carta del tuo mazzo: conta il simbolo nell’angolo, un barile, un serpente, la dinamite o un ferro di cavallo.
duel-book-fall = Quando un personaggio cade, il suo equipaggiamento si scarta e il suo giocatore pesca due carte; poi il prossimo della riserva ne prende il posto. Chi resta solo è insieme attivo e in retroguardia.
duel-book-reload = Appena una fazione resta con un solo personaggio, le carte col tamburo si possono scartare per pescare una carta.
duel-book-decks = Ognuno pesca dal proprio mazzo. Quando è finito, tutti gli scarti si mescolano in un mazzo comune.
duel-book-clock = Con gli orologi da scacchi il tuo tempo corre nel tuo turno; chi non ne ha più ha perso.
