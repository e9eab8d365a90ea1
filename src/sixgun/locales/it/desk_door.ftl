### La porta di un torneo: check-in, lista d’attesa, ritardatari, e quando si è in troppo pochi.

## Check-in

desk-part-door = Check-in
desk-door-open = Apri il check-in
    .about = Da ora si spunta chi è arrivato. I giocatori possono dirlo anche dal telefono. Chi manca si vede prima del sorteggio.
desk-door-here = Presenti { $here } su { $players }
desk-door-all-here = Ci sono tutti.
desk-door-find = Cerca per cognome
desk-door-only-missing = Solo chi manca
desk-door-tick = C’è
desk-door-tick-of = { $name } c’è
    .done = { $name }: c’è.
desk-door-untick-of = { $name } non c’è
    .done = { $name }: spunta tolta.
desk-door-ticked = c’è
desk-door-waits = in lista d’attesa
desk-door-no-match = Nessuno con questo nome.
desk-door-over = La prima partita è iniziata: il check-in è finito.
desk-door-before = Il check-in si apre quando sono aperte le iscrizioni.
desk-open-missing =
    { $count ->
        [one] Una persona non ha fatto il check-in.
       *[other] { $count } persone non hanno fatto il check-in.
    }
desk-draw-missing = Senza check-in: { $names }. Chi manca avrebbe comunque un posto ai tavoli. Prima escludi chi non viene, oppure aspetta.

## Who has not come

desk-missing = Chi manca
    .about = Spunta chi va escluso. Gli altri restano, anche senza check-in.
desk-leave-out = Escludi
    .about =
        { $count ->
            [one] { $names } non gioca.
           *[other] Non giocano in { $count }: { $names }.
        }
    .done = Fatto: non giocano.
desk-leave-out-whither = Dove finisce chi manca
desk-leave-out-out = Fuori dagli iscritti
desk-leave-out-waiting = In fondo alla lista d’attesa
desk-redraw-without = Escludi e rifai il sorteggio
desk-redraw-steps = Il sorteggio del turno 1 si annulla, chi manca resta fuori e il turno si sorteggia di nuovo con un altro numero della sala. Tutto resta nel registro.
desk-reopen-steps = Per questo le iscrizioni si riaprono e si richiudono subito. Tutto resta nel registro.

## Places and the waiting list

desk-door-places = Posti
    .about = Per quanti c’è posto; vuoto: nessun limite. Chi arriva a posti esauriti va in lista d’attesa.
desk-door-places-do = Imposta
desk-door-places-set = Ora i posti sono limitati.
desk-door-places-none = Ora non c’è limite.
desk-door-places-taken = Posti occupati: { $players } su { $places }
desk-waiting = Lista d’attesa
    .none = Nessuno è in attesa.
desk-waiting-count =
    { $count ->
        [one] Una persona in attesa
       *[other] { $count } persone in attesa
    }
desk-waiting-add = Metti in lista d’attesa
    .about = I posti sono esauriti. { $name } può aspettare, dopo chi è già in attesa.
    .done = { $name } è in lista d’attesa.
desk-waiting-next = il prossimo posto
desk-waiting-leave = Non aspetta più
    .about = { $name } esce dalla lista d’attesa.
    .done = { $name } non è più in attesa.
desk-move-up = Fai entrare
    .about = { $name } ottiene un posto e gioca.
    .done = { $name } gioca.
desk-move-up-full = Non ci sono posti liberi.
desk-list-waiting =
    { $count ->
        [one] Per una persona non c’era più posto: è in lista d’attesa.
       *[other] Per { $count } persone non c’era più posto: sono in lista d’attesa.
    }

## Late entries

desk-late-entry = Iscrizione in ritardo
    .about = Qualcuno arriva a iscrizioni chiuse. Si può fare finché non inizia la prima partita del turno 1.
    .done = { $name } gioca.
desk-late-entry-do = Fai entrare
desk-late-over = Non si accettano più ritardatari: la prima partita del turno 1 è iniziata (A-20).
desk-late-steps = Che cosa si farà, tutto insieme:
desk-late-step-void = Il sorteggio del turno 1 si annulla; resta leggibile.
desk-late-step-reopen = Le iscrizioni si riaprono.
desk-late-step-register = Si fa l’iscrizione.
desk-late-step-close = Le iscrizioni si richiudono; vale ancora l’impegno già mostrato.
desk-late-step-draw = Il turno 1 si sorteggia di nuovo, con un altro numero della sala.
desk-late-who = Chi arriva
desk-late-new = Una persona nuova
desk-late-waiting = { $name } (in cima alla lista d’attesa)
desk-late-absent = { $name } (assenza registrata)

## Too few players

desk-todo-short = Restano { $players } giocatori. Il regolamento ne vuole almeno { $least } a ogni disposizione ai tavoli: non si può più sorteggiare un turno ufficiale.
desk-todo-short-unofficial = Restano { $players } giocatori: in tanti così non si possono disporre, perché i tavoli sono da cinque a sette.
desk-short-stop = Puoi fermarti qui: quanto giocato si calcola e si pubblica, senza omologazione.
desk-short-unofficial = Oppure lasciare le regole ufficiali e proseguire in { $players }. È per sempre: il torneo non sarà omologato.
desk-short-no-tables = In { $players } non si può proseguire nemmeno fuori dalle regole ufficiali: i tavoli sono da cinque a sette. In sette, sei o cinque sì.
desk-short-reopen = Si possono ancora riaprire le iscrizioni.
desk-short-revoke = Se un abbandono è stato segnato per errore, si annulla tra i giocatori.
desk-short-soon = In { $players } non si potrà sorteggiare un altro turno ufficiale (almeno { $least }). Prima finite questo turno.

## On phones

hall-waiting = Sei in lista d’attesa
    .place =
        { $place ->
            [1] Il prossimo posto è tuo. Appena si libera, questa pagina lo mostra.
           *[other] Sei al numero { $place }. Appena tocca a te, questa pagina lo mostra.
        }
hall-check-in = Sono qui
    .about = Il check-in è aperto. Tocca qui quando sei in sala.
hall-checked-in = Il tuo check-in è fatto.
hall-registered-waiting = Sei in lista d’attesa
    .about = I posti sono esauriti. La tua pagina mostra a che punto sei; conserva il suo link.

## Names of events

desk-event-places-set = Posti impostati
desk-event-check-in-opened = Check-in aperto
desk-event-checked-in = Check-in
desk-event-check-in-revoked = Check-in annullato
desk-event-waiting-added = In lista d’attesa
desk-event-waiting-left = Fuori dalla lista d’attesa
desk-event-moved-up = Entrata dalla lista d’attesa
desk-event-moved-to-waiting = Passaggio in lista d’attesa

## Commands

done-check-in-opened = Il check-in è aperto.
done-checked-in = { $player } c’è: presenti { $here } su { $count }.
done-check-in-revoked = { $player }: spunta tolta.
done-missing =
    { $count ->
        [0] Ci sono tutti.
        [one] Manca { $players }.
       *[other] Mancano in { $count }: { $players }.
    }
done-left-out = Non giocano: { $players }. In gara: { $count }.
done-places = Ora c’è posto per { $places } giocatori.
done-no-places = Ora i posti non sono limitati.
done-waiting-added = { $number } { $name }: in lista d’attesa, al numero { $place }.
done-waiting-left = { $name } non è più in attesa.
done-moved-up = { $player } entra dalla lista d’attesa e gioca.
done-waiting-line = { $place }. { $player }
done-nobody-waits = Nessuno è in attesa.
done-late-entry = { $player } gioca. Ora in gara: { $count }.
done-named = { $number } { $name }: { $office }.
done-dismissed = { $name } non ha più questo incarico: { $office }.
done-dismissing = { $name } non avrà più questo incarico: { $office }.
done-tables-given = A { $name } vanno questi tavoli: { $tables }.
done-link-by-house = Il link del tavolo arbitrale lo dà la casa: nella sua pagina dei tornei, accanto al nome.
ask-choices = [s/N]
ask-yes = s, si, sì
ask-no = n, no
ask-again = Rispondi s oppure n.
