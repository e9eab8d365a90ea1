### Il regolamento: il gioco. Ogni frase è nostra.

# How the texts are written: a blank line ends a paragraph, lines with a dash make a list,
# <cat_balou> is the name of a card, character, event or role, and _words_ stand out.

## The page

rules-title = Le regole
rules-lead = Tutto quello che serve al tavolo, con parole nostre. Il nome di una carta ti mostra la carta. Sotto ogni capitolo trovi i chiarimenti, per quando al tavolo si comincia a discutere, e gli scenari: posizioni in cui questo programma gioca la regola fino in fondo, per dimostrare che la rispetta.
rules-to-lesson = Meglio imparare giocando
rules-to-gallery = Tutte le carte e i personaggi
rules-contents = Indice
rules-link = Link a “{ $title }”
rules-part-game = Il gioco
rules-part-boxes = Le scatole
rules-part-house = In questa casa
rules-things = Le carte di questo capitolo
rules-players = Giocatori
rules-symbols = I simboli sulle carte
rules-rulings =
    { $count ->
        [one] Un chiarimento su questo punto
       *[other] { $count } chiarimenti su questo punto
    }
rules-scenarios =
    { $count ->
        [one] Uno scenario che lo dimostra
       *[other] { $count } scenari che lo dimostrano
    }
rules-scenarios-about = Ogni scenario è una posizione, qualche mossa e ciò che alla fine deve essere vero: vengono giocati tutti, ogni volta che si collauda il programma. Titoli e mosse sono in inglese, la lingua comune di chi cura le regole.
rules-scenarios-of = Su
rules-scenarios-all = tutto
rules-scenarios-lost = In questo momento non si riesce a caricare gli scenari.
rules-scenarios-again = Riprova
rules-try = Giocalo al tavolo
    .about = Si apre un tavolo in questa posizione e tu sei { $name }. Gli altri seguono lo scenario; tu gioca come vuoi.
rules-try-not = Qui nessuno ha niente da decidere: si può solo leggere.

## A scenario in words

rules-position = Posizione
rules-moves = Che cosa succede
rules-turn-of = È il turno di { $name }.
rules-turn-start = Sta per cominciare il turno di { $name }.
rules-turn-draw = { $name } sta per pescare.
rules-in-force = Evento: { $event }
rules-events-next = Prossimi eventi: { $events }
rules-deck = In cima al mazzo: { $cards }
rules-discard = In cima agli scarti: { $cards }
rules-bangs-played =
    { $count ->
        [one] In questo turno è già stata giocata una carta BANG!
       *[other] In questo turno sono già state giocate { $count } carte BANG!
    }
rules-noon = Mezzogiorno di fuoco da torneo dalla rimescolata numero { $count }.
rules-seat = { $name }: { $role }, { $character }
rules-seat-life = punti vita: { $life }
rules-seat-hand = in mano: { $cards }
rules-seat-table = davanti: { $cards }
rules-seat-spare = secondo personaggio: { $character }
rules-seat-copies = ha l’abilità di { $character }
rules-seat-out = fuori gioco
rules-seat-passive = ha abbandonato
rules-step-play = mossa
rules-step-can = si può
rules-step-cannot = non si può
rules-step-asked = deve decidere
rules-step-check = deve valere
rules-step-options = le scelte
rules-step-knows = si sa
rules-step-other = poi

## The figure

rules-figure-you = Tu
rules-figure-plain = In sei: la distanza a cui vedi gli altri.
rules-figure-gear = Lo stesso tavolo, con un { $scope } davanti a te e un { $mustang } davanti a due degli altri.
rules-figure-fewer = Un giocatore è fuori: chi sedeva oltre di lui ora è più vicino.
# For those who hear the page: $seats are the seats of the picture, clockwise from you.
rules-figure-heard = { $caption } In senso orario a partire da te: { $seats }.
rules-figure-seat = distanza { $distance }
rules-figure-seat-gear = distanza { $distance } ({ $gear })
rules-figure-out = fuori gioco

## The game

rules-aim = Chi è chi
    .text =
        BANG! è una sparatoria in cui quasi nessuno sa per chi spara l’altro. Ognuno ha un _ruolo_, e il ruolo dice che cosa devi ottenere. Solo lo <sheriff> gioca a ruolo scoperto; tutti gli altri osservano, indovinano, mentono e sparano.

        Lo Sceriffo e i suoi Vice sono la legge. I Fuorilegge vogliono lo Sceriffo morto. Il Rinnegato vuole morti tutti, e lo Sceriffo per ultimo. Quanti ce ne sono dipende dal numero di giocatori:
rules-setup = Prima di cominciare
    .text =
        - Prendete i ruoli previsti per il vostro numero, mescolateli e datene uno a testa, coperto. Lo <sheriff> si scopre subito; gli altri guardano il proprio e stanno zitti.
        - Date a ognuno un _personaggio_, scoperto. Le pallottole della carta sono i tuoi punti vita, e ogni personaggio ha un’abilità tutta sua. Lo Sceriffo ha un punto vita in più di quelli stampati, per tutta la partita.
        - Mescolate le carte da gioco e datene a ciascuno tante quanti sono i suoi punti vita. Le altre formano il mazzo; accanto nasceranno gli scarti.
        - Comincia lo Sceriffo, poi si va in senso orario.

        In questa casa tutto ciò avviene da sé. A fine partita si può controllare come sono state date le carte: né la casa né un giocatore potevano sceglierle.
rules-turn = Il tuo turno
    .text =
        Un turno ha tre fasi:

        - _Pescare._ Prendi le prime due carte del mazzo.
        - _Giocare._ Gioca quante carte vuoi, anche nessuna. I limiti sono tre: una sola carta <bang> per turno, mai due carte con lo stesso nome davanti allo stesso giocatore, un’arma sola alla volta.
        - _Scartare._ Alla fine puoi tenere in mano tante carte quanti sono i tuoi punti vita in quel momento. Il resto si scarta, ma non una carta in più del necessario.

        Prima di pescare, pensa a quello che hai davanti: anzitutto un evento che parla dell’inizio del turno, poi la <dynamite>, poi la <jail>.

        Nel turno degli altri puoi soltanto rispondere: con un <missed> a uno sparo, con un <bang> agli Indiani! o in un Duello, con una <beer> al colpo che ti farebbe fuori.

        Quando serve una carta e il mazzo è finito, si rimescolano gli scarti e il mazzo ricomincia. Chi viene eliminato nel proprio turno esce all’istante, e tocca al prossimo.
rules-cards = Come si giocano le carte
    .text =
        Il bordo dice come funziona una carta:

        - _Marrone:_ la giochi, succede qualcosa, finisce negli scarti.
        - _Blu:_ resta scoperta davanti a te e vale finché qualcuno non la prende, la fa scartare o la sostituisci. Due con lo stesso nome non puoi averle. La <jail> invece si mette davanti a un altro.
        - _Verde_ (Dodge City): la metti giù ora e la usi più tardi. Come, lo dice il suo capitolo.

        Giocare una carta non è mai obbligatorio: puoi tenerti il <missed> in mano e incassare il colpo. Anche una carta che non avrebbe effetto si può giocare, se niente lo vieta: per esempio una <beer> quando stai benissimo.

        Ogni carta ha anche un valore e un seme nell’angolo, come nel poker. Contano solo quando qualcuno deve “estrarre!”, e per pochi personaggi ed eventi.

        Quasi tutte le carte dicono a simboli che cosa fanno:
rules-distance = La distanza
    .text =
        Non tutti sono a tiro. La _distanza_ da un altro giocatore è il numero di passi da un posto all’altro, dal lato più corto. I tuoi vicini sono a distanza 1. Conta solo chi è ancora in gioco: a mano a mano che qualcuno cade, il tavolo si stringe.

        Con un <mustang> davanti gli altri ti vedono 1 più lontano. Con un <scope> vedi gli altri 1 più vicini. Ognuno vale in una sola direzione: come vedi e come ti vedono sono due numeri diversi. Si sommano fra loro e con i personaggi che hanno lo stesso potere, ma nessuna distanza scende sotto 1.

        Qualche carta ha un numero suo, come <panic>, che arriva a distanza 1. Altre valgono a qualunque distanza, come il <duel>. Un’arma non cambia nessuna distanza: dice solo fin dove spari.
rules-weapons = Le armi
    .text =
        Tutti hanno una Colt .45, che arriva a distanza 1. Non è una carta e nessuno può portartela via. Per sparare più lontano ti serve un’arma in gioco. Puoi averne una sola: se ne metti giù un’altra, la vecchia si scarta.

        La <volcanic> non arriva più lontano della Colt, ma con lei puoi giocare tutte le carte <bang> che vuoi. Un’arma in gioco si può rubare o far scartare come ogni altra carta; in quel caso torni alla Colt.
rules-shooting = BANG! e Mancato!
    .text =
        Gioca un <bang> e indica un giocatore entro la gittata della tua arma. Il bersaglio può rispondere con un <missed>, che annulla il colpo, altrimenti perde 1 punto vita. Comunque vada, le carte giocate sono spese.

        Di carte <bang> se ne gioca _una_ per turno. Il limite riguarda le carte con quel nome: <gatling>, <duel> e ogni altra carta con il simbolo dello sparo sono in più. Con la <volcanic>, o se sei <willy_the_kid>, il limite non c’è.

        Un <barrel> davanti a te ti dà una possibilità prima ancora di spendere una carta: “estrai!”, e Cuori vale un <missed>. Con un altro seme puoi ancora giocarne uno. Ogni Barile si prova una volta per colpo.

        Contro <slab_the_killer> un <missed> non basta: i suoi BANG! ne chiedono due. Un Cuori del Barile vale uno dei due.
rules-life = Punti vita e Birra
    .text =
        Ogni colpo costa un punto vita, cioè una pallottola. I punti si possono recuperare, ma mai oltre quelli iniziali. Meno punti significa anche meno carte in mano alla fine del turno.

        Una <beer> ti ridà 1 punto vita. Giocala nel tuo turno, oppure nel momento esatto in cui un colpo ti toglie l’_ultimo_ punto, anche se il turno è di un altro. Contro una ferita qualsiasi non serve. Se il colpo va più a fondo, come con la <dynamite>, puoi giocarne più d’una.

        Quando si resta in due, la Birra non fa più nulla.

        Il <saloon> cura tutti, te compreso. Non è una Birra: fuori turno non si gioca e non salva nessuno da un colpo fatale.
rules-elimination = Fuori gioco
    .text =
        Chi perde l’ultimo punto vita e non riesce a salvarsi è _eliminato_: mostra il ruolo e scarta la mano e tutto ciò che ha davanti. Chi è stato ha il suo peso:

        - Chi elimina un <outlaw> pesca tre carte di ricompensa, anche se è un Fuorilegge pure lui.
        - Lo <sheriff> che elimina un <deputy> scarta tutte le sue carte, in mano e in gioco.

        Responsabile è il giocatore a cui apparteneva la carta. Chi gioca gli <indians> o la <gatling> risponde di tutto quello che combinano. La <dynamite> non è colpa di nessuno, e chi perde un <duel> lanciato da sé può prendersela solo con sé stesso: nessuna ricompensa, nessuna penalità.

        Se una carta elimina più giocatori, escono uno alla volta in ordine di turno. Solo quando la carta è finita del tutto ci si chiede chi ha vinto.
rules-draw = “Estrarre!”, Prigione e Dinamite
    .text =
        Certe carte dipendono dalla fortuna. Quando devi “estrarre!”, scopri la prima carta del mazzo, guarda solo il seme e il valore e scartala. Il suo effetto non avviene.

        - _Barile:_ Cuori ferma il colpo.
        - _Prigione:_ mettila davanti a chi vuoi, tranne allo <sheriff>. All’inizio del suo turno il prigioniero deve “estrarre!”: con Cuori è libero e gioca come al solito, altrimenti salta il turno. La Prigione si scarta in ogni caso. Nel frattempo gli si può sparare, e lui può rispondere.
        - _Dinamite:_ mettila davanti a te. Dal tuo prossimo turno, chi comincia con la Dinamite davanti deve “estrarre!”: dal 2 al 9 di Picche esplode e toglie 3 punti vita; altrimenti passa al giocatore di sinistra.

        Se le hai davanti tutte e due, la <dynamite> viene prima. Chi sopravvive deve ancora “estrarre!” per la <jail>. Entrambe si possono prendere o far scartare come ogni carta in gioco.
rules-duel = Duello, Indiani! e Gatling
    .text =
        Queste tre non hanno bisogno di un’arma e non conoscono distanza.

        Il <duel> sfida un giocatore. Voi due scartate a turno carte <bang>, cominciando da chi è sfidato. Chi non lo fa, perché non ne ha o perché non vuole, perde 1 punto vita. <missed> e <barrel> non servono.

        Contro gli <indians> ognuno degli altri, uno dopo l’altro, scarta un <bang> o perde 1 punto vita. Anche qui <missed> e <barrel> non servono.

        La <gatling> spara a ognuno degli altri. Questo è uno sparo vero: <missed> e <barrel> funzionano.

        I <bang> scartati in un Duello o contro gli Indiani! non sono giocati: non contano per il limite.
rules-taking = Prendere, far scartare, pescare
    .text =
        Con <panic> prendi una carta a un giocatore a distanza 1, con <cat_balou> ne fai scartare una a chi vuoi. Scegli tu: una carta che ha davanti, a tua scelta, oppure una a caso dalla sua mano. Può essere anche una delle tue carte in gioco. Ruoli, personaggi e Colt non si toccano mai.

        <stagecoach> e <wells_fargo> fanno pescare dal mazzo, oltre alle carte della prima fase. All’<general_store> si scopre una carta a testa e ognuno ne prende una, cominciando da te.
rules-characters = I personaggi
    .text =
        Il tuo personaggio è scoperto fin dall’inizio, e con lui la sua abilità. Vale solo per te, nei momenti che il testo indica. Le abilità che fai scattare tu sono facoltative; passato il momento, è andata.

        Un’abilità aspetta che la carta in corso abbia finito con te. Se parla delle carte che peschi, sostituisce o cambia la prima fase.
rules-victory = La fine della partita
    .text =
        Dopo ogni eliminazione, quando la carta che l’ha causata è finita, il gioco si fa due domande:

        - _Lo Sceriffo è morto?_ Se l’unico rimasto in vita è un Rinnegato, ha vinto lui. In tutti gli altri casi hanno vinto i Fuorilegge, anche se non ne è rimasto vivo nessuno.
        - _Sono morti tutti i Fuorilegge e i Rinnegati?_ Allora ha vinto lo Sceriffo insieme ai suoi Vice, compresi quelli eliminati.

        Altrimenti si continua. Per questo il Rinnegato deve aiutare la legge finché ci sono Fuorilegge, e abbattere lo Sceriffo per ultimo.
