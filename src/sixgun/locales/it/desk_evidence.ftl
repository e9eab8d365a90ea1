### Tornei: codici di controllo già visti.

## Whoever has a paper in hand, at the desk and on phones

check-code = Verifica un codice stampato
    .about = Su ogni foglio e sullo schermo della sala c’è il codice di controllo del registro. Scrivilo qui, o almeno le prime 12 cifre: se si trova, nulla di quanto è successo prima è stato cambiato da allora.
check-code-label = Codice di controllo
check-code-do = Verifica
check-code-found = È nel registro di questo torneo, all’evento { $event } di { $events }, scritto il { $date }. Fin lì nulla è cambiato.
check-code-missing = NON TROVATO nel registro di questo torneo. Confronta ogni cifra e il nome del torneo sul foglio. Se sono giusti, mostra il foglio all’arbitro: il registro è stato tagliato o riscritto.
check-code-several = AMBIGUO: questo codice corrisponde a più eventi del registro e quindi non prova nulla. Scrivine più cifre, meglio se tutte.
check-code-unreadable = Questo non è un codice di controllo: ha almeno 12 cifre, da 0 a 9 e da a a f.
check-code-now =
    { $events ->
        [one] Codice di controllo dopo { $events } evento
       *[other] Codice di controllo dopo { $events } eventi
    }
check-code-back = Indietro

## The desk remembers

desk-printed = Codici di controllo stampati
    .about = Quale foglio è uscito e quando, con il codice di controllo che riporta. L’elenco sta accanto al registro; la prova è il foglio.
desk-printed-none = Finora non è stato stampato nulla.
desk-printed-paper = Foglio
desk-printed-code = Codice di controllo
desk-printed-stands = nel registro
desk-printed-gone = NON è più nel registro

## Signatures

desk-signing = Firmato da questo apparecchio
desk-signing-on = Ciò che fai a questo tavolo arbitrale è firmato da questo apparecchio: in seguito chiunque può riconoscere che l’hai fatto tu e che nulla è cambiato.
desk-signing-soon = Ciò che farai a questo tavolo arbitrale sarà firmato da questo apparecchio, fin dal primo atto.
desk-signing-waits = Ciò che fai qui vale, ma non è ancora firmato: dopo il tuo primo atto l’arbitro accetta questo apparecchio.
desk-signing-cut = Questo apparecchio ha firmato { $most } atti e nel registro ce ne sono solo { $count }. La fine è stata TAGLIATA o riscritta. Mostralo agli altri arbitri.
desk-signing-code = La chiave di questo apparecchio e quanti atti ha firmato:
    .about = Annotala o mandala a qualcuno a fine giornata: chi ce l’ha può dire più tardi se il registro è intero (sixgun tournament verify --key).
desk-signing-safe = La chiave resta in questo browser, che non la lascia leggere a nessuno. Se ne cancelli i dati, la prossima chiave sarà un’altra.
desk-signing-unsafe = A questo indirizzo (senza https) il browser non custodisce le chiavi: chi ha questo apparecchio potrebbe copiarla. Prova comunque che il registro non è stato cambiato a tua insaputa.
desk-key-asked = { $name } vuole firmare con questo apparecchio: { $device }. Chiedi se mostra lo stesso codice:
desk-key-bind = Accetta
desk-key-bound = Accettato: d’ora in poi questo apparecchio firma.
desk-keys = Apparecchi che firmano
    .about = Il primo atto di ciascuno crea una chiave sul suo apparecchio; un apparecchio perso si ritira qui, e chi lo usava continua con un altro. Chi non ha una chiave agisce senza firma: è permesso, e la verifica del registro lo dice.
desk-keys-none = Nessuno ha ancora firmato nulla.
desk-key-signed =
    { $count ->
        [one] { $count } atto firmato
       *[other] { $count } atti firmati
    }
desk-key-is-withdrawn = ritirato
desk-key-withdraw = Ritira un apparecchio: { $name }
    .about = { $device }: nulla di ciò che firma sarà più accettato. Ciò che ha firmato resta. Non si può tornare indietro; l’apparecchio può avere una chiave nuova.
desk-key-withdraw-do = Ritira
desk-key-withdrawn = L’apparecchio è ritirato.
desk-key-how-first = La prima chiave di questo torneo: è stata creduta.
desk-key-how-vouched = Accettata con la firma di un apparecchio già presente.
desk-key-how-by-itself = È entrata da sola: nessun altro apparecchio l’ha garantita.
desk-key-how-unsigned = Accettata con un atto che nessuno ha firmato.
desk-signed = firmato
    .about = “Firmato”: da un apparecchio di chi l’ha fatto.
desk-signed-in = La firma è l’evento { $event }.
desk-signed-all = Mostra anche le firme (per esperti)
desk-confirmed-by = Confermata dal telefono: { $names }
hall-sheet = La scheda del tuo tavolo
    .about = È quello che ha l’arbitro. Se qualcosa non va, chiama l’arbitro prima di confermare.
hall-sheet-confirm = È giusto
hall-sheet-confirmed = Hai confermato questa scheda.
