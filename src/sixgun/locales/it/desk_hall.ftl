### Tornei: timer sui tablet, foto delle schede, chiamate.

## The tablet between two players

tablet-title = Timer del duello
tablet-begin = Tocca quando inizia il tuo turno
tablet-done = Tocca quando il tuo turno è finito
tablet-paused = In pausa
tablet-up = Tempo scaduto
tablet-lost = Non collegato: il timer va avanti
tablet-lost-unsent =
    { $count ->
        [one] Non collegato: il timer va avanti, { $count } tocco è ancora da inviare
       *[other] Non collegato: il timer va avanti, { $count } tocchi sono ancora da inviare
    }
tablet-pause = Metti in pausa il timer
tablet-pause-reshuffle = Si rimescola
tablet-pause-interruption = Interruzione
tablet-pause-elimination = Eliminazione
tablet-resume = Riprendi
tablet-stand = Affiancati
tablet-lay = Faccia a faccia

## Clocks at the desk

desk-clocks = Timer
desk-clock-between = tra due turni
desk-tablet = Timer su tablet
desk-tablet-again = Nuovo link per il tablet
desk-tablet-take-back = Ritira il tablet
desk-tablet-lent = Il timer è sul tablet.
desk-tablet-taken-back = Ora questo timer si preme solo dal tavolo arbitrale.
desk-tablet-here = tablet collegato
desk-tablet-away = tablet non collegato
desk-clock-put = Correggi il timer
    .about = Minuti e secondi che restano, per esempio 29:05. Il motivo rimane nel registro.
desk-clock-set = Il timer è corretto.
desk-link-clock = Tablet: { $name }
    .about = Aprilo sul tablet che sta tra i due giocatori. Mostra questo timer e i loro nomi, nient’altro. Imposta il tablet in modo che lo schermo resti acceso.

## Photos of sheets

desk-part-photos = Foto
desk-photos-many = Molte foto insieme
    .about = Scegli insieme tutte le foto di un turno. Il codice su ogni scheda dice a quale appartiene.
desk-photos-choose = Scegli le foto
desk-photos-queued = in coda
desk-photos-reading = in lettura
desk-photos-filed = turno { $round }, tavolo { $table }
desk-photos-waits = nessun codice leggibile: da assegnare
desk-photos-failed = non salvata
desk-photos-missing = Schede senza foto
desk-photos-none-missing = Tutte le schede inserite hanno la loro foto.
desk-photos-walk = In sala: inquadra col telefono il codice di una scheda e scatta subito la foto.
desk-inbox =
    { $count ->
        [0] Foto da assegnare
       *[other] Foto da assegnare ({ $count })
    }
    .about = Il loro codice non si legge. Indica di quale scheda è ciascuna, oppure buttala via.
desk-inbox-empty = Nessuna foto in attesa.
desk-inbox-file = Assegna
desk-inbox-instead = Questa scheda ha già una foto
    .about = Turno { $round }, tavolo { $table }: sostituirla con questa?
desk-inbox-drop = Butta via
    .about = { $file } non si potrà più recuperare.
desk-inbox-dropped = La foto è stata buttata via.

sheet-photo-door = Prima apri il tuo link da arbitro
    .about = Aprilo su questo telefono, in questo browser. Tornerai subito a questa scheda.
sheet-photo-take = Scatta la foto
sheet-photo-pick = Scegli un’immagine
sheet-photo-shrinking = Preparo l’immagine…
sheet-photo-sending = Invio…
sheet-photo-none = Non c’è una scheda per il turno { $round }, tavolo { $table }
    .about = Forse il sorteggio è stato annullato: guarda al tavolo arbitrale.
sheet-photo-desk = Al tavolo arbitrale

## What must not be forgotten

desk-call-sound = Suono alle chiamate
desk-call-sound-on = Le chiamate suonano
desk-call-sound-off = Le chiamate sono silenziose
desk-open-points = Ancora da fare
desk-open-overspends =
    { $count ->
        [one] C’è una spesa oltre il disponibile da giudicare: errore o intenzionale?
       *[other] Ci sono { $count } spese oltre il disponibile da giudicare: errori o intenzionali?
    }
desk-open-inbox =
    { $count ->
        [one] C’è una foto da assegnare a una scheda.
       *[other] Ci sono { $count } foto da assegnare alle schede.
    }
hall-call-withdraw = Non serve più
