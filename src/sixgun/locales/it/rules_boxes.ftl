### Il regolamento: le scatole, e ciò che si fa in questa casa. Ogni frase è nostra.

## The boxes

rules-dodge-city = Dodge City: le carte
    .text =
        Altre quaranta carte da gioco entrano nel mazzo: qualcuna la conosci già, molte sono nuove. Tutto quello che hai letto finora continua a valere.

        _Le carte verdi_ si mettono giù davanti a sé e si usano più tardi, scartandole. Nel turno in cui la metti giù, una carta verde non si può usare. Con il simbolo <missed> può fermare un colpo già dal turno del giocatore dopo di te; tutte le altre sono per i tuoi turni successivi. Finché sta lì, si può rubare o far scartare, e non puoi averne due con lo stesso nome. Chi la prende ha di nuovo una normale carta in mano, e prima deve metterla giù.

        _Le carte con un costo in più:_ alcune carte marroni chiedono di scartare anche un’altra carta dalla mano. Va bene una qualunque, ma senza non si possono giocare.

        _Ogni simbolo conta:_ qualunque simbolo <missed> ferma qualunque simbolo di sparo, comunque si chiami la carta, e contro tutti si può provare il <barrel>. Il limite di una per turno riguarda sempre e solo le carte di nome <bang>, e solo quelle servono in un <duel> o contro gli <indians>. Le carte che curano e non sono una <beer> non salvano da un colpo fatale.
rules-dodge-city-characters = Dodge City: i personaggi
    .text =
        Altri quindici personaggi si mescolano ai primi. Per due ci vuole una parola in più:

        <vera_custer> prende l’abilità di un personaggio vivo all’inizio di ogni suo turno, dopo <dynamite> e <jail> e prima di pescare, e la tiene fino al suo turno successivo.

        <apache_kid> non sente le carte di Quadri che gli altri gli giocano contro; conta il seme di quella carta, non di quelle con cui si risponde.
rules-three-players = In tre
    .text =
        In tre non c’è lo Sceriffo e non ci sono segreti. Vice, Fuorilegge e Rinnegato si danno scoperti, nessuno ha un punto vita in più e comincia il Vice.

        Ognuno dà la caccia a uno degli altri: il Vice al Rinnegato, il Rinnegato al Fuorilegge, il Fuorilegge al Vice. Se la tua preda la elimini _tu_, vinci sul colpo. Se cade per mano d’altri, o di nessuno, come con la <dynamite>, i due rimasti se la vedono fra loro e vince l’ultimo in vita.

        Chi elimina un giocatore pesca tre carte, qualunque sia il ruolo. La <jail> si può mettere davanti a chiunque. Rimasti in due, la <beer> non fa nulla, come sempre. Per giocare così serve la scatola di Dodge City.
rules-eight-players = In otto
    .text =
        In otto i Rinnegati sono due, e non sono una squadra: ognuno deve restare l’unico in vita. Se lo Sceriffo cade quando i Rinnegati sono vivi tutti e due, o quando oltre a uno di loro c’è ancora qualcuno, vincono i Fuorilegge. Per il resto non cambia nulla. Per giocare così serve la scatola di Dodge City.
rules-promo = Personaggi speciali
    .text =
        Tre personaggi usciti a suo tempo uno alla volta. Si possono aggiungere a qualsiasi partita.
rules-events = Le carte evento
    .text =
        Mezzogiorno di Fuoco e Per un Pugno di Carte portano ciascuno un mazzo di eventi che cambiano le regole per un po’. Il mazzo sta scoperto: il prossimo evento si vede arrivare. L’ultima carta è sempre quella che dà il nome alla scatola, e resta fino alla fine.

        Il primo evento arriva quando lo <sheriff> comincia il suo secondo turno, prima di ogni altra cosa, e poi uno nuovo a ogni suo turno. Il nuovo copre il vecchio: non ne vale mai più di uno. In tre li scopre chi ha cominciato la partita; se è fuori, il primo dopo di lui in senso orario.

        Con tutte e due le scatole sul tavolo si pescano dodici eventi fra tutti, e in fondo va, a caso, una delle due carte finali. I punti vita persi per un evento non li toglie nessuno.
rules-high-noon = Mezzogiorno di Fuoco
    .text =
        Quindici eventi; <high_noon> è l’ultimo. <new_identity> va preparata: ognuno riceve anche un secondo personaggio, coperto.
rules-fistful-of-cards = Per un Pugno di Carte
    .text =
        Altri quindici eventi, più strani; l’ultimo porta il nome della scatola. Parecchi ti lasciano fare nel tuo turno qualcosa che prima nessuno poteva: te lo si propone al momento giusto.

## In this house

rules-variants = Altri modi di giocare
    .text =
        Chi apre un tavolo può scegliere:

        - _Gioco semplificato:_ restano fuori le carte con il simbolo del libro. L’ideale per una prima serata.
        - _Due personaggi:_ ognuno ne riceve due e ne tiene uno, in segreto o alla luce del sole.
        - _Mezzogiorno di fuoco da torneo:_ quando gli scarti sono stati rimescolati tante volte quante ne hai stabilite (tre nei tornei), ognuno perde 1 punto vita all’inizio di ogni suo turno, prima di Dinamite e Prigione. Si comincia dal turno successivo dello Sceriffo, nei tavoli da sei da quello del primo giocatore vivo dopo di lui. Nessun <missed> lo evita; una <beer> sì, se è l’ultimo punto.
        - _Serie:_ una partita dopo l’altra con le stesse persone. Chi sopravvive può tenere il personaggio, ma non le carte.
        - _La stella gira:_ a ogni nuova partita lo Sceriffo è il posto seguente, e si danno gli altri ruoli.
rules-leaving = Quando qualcuno se ne va
    .text =
        A quasi tutti i tavoli un bot gioca al posto di chi manca, finché non torna. Dove i bot non possono farlo, come nei tornei, chi abbandona diventa _passivo_: la mano si scarta e l’abilità è persa, ma il personaggio resta al suo posto.

        Un personaggio passivo conta per la distanza, si può prendere di mira e non risponde mai. Controlla <dynamite> e <jail> e salta il turno; nient’altro di ciò che ha davanti funziona. Eliminarlo ha le conseguenze di sempre, e vince o perde con il suo ruolo.
rules-manners = Le buone maniere
    .text =
        Parlate quanto volete. Puoi dire di essere chiunque, ricordare agli altri che cosa potrebbero fare, promettere e tradire. Non puoi invece mostrare il tuo ruolo o la tua mano, né guardare quelli degli altri. Chi è fuori può restare a guardare, ma in silenzio.

        Degli scarti si vede la prima carta e basta. Ciò che non è permesso, in questa casa non si può giocare: non c’è nulla da rimettere a posto. E ciò che è stato dimenticato, è dimenticato.
