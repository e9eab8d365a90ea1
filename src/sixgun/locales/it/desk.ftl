### Quel che dice il tavolo arbitrale oltre al regolamento: chi entra, che cosa manca, che cosa è andato storto.

desk-none = Questa casa non tiene tornei.
desk-no-tournament = Qui non c’è questo torneo.
desk-no-key = Qui non c’è una tua sessione, o è finita. Riapri il tuo link su questo dispositivo; se non basta, chiedine uno nuovo all’arbitro.
desk-session-ended = Il tuo link è stato aperto su più dispositivi di quanti ne regga, e questo è rimasto fuori. Riapri qui il tuo link; se non basta, chiedine uno nuovo all’arbitro.
desk-not-for-you = Con questo link non si può fare.
desk-not-in-office = Questa persona qui non è né arbitro né organizzatore.
desk-not-your-office = Non spetta alla tua carica: può vederlo e farlo l’arbitro.
desk-signed-out = Il tuo link è stato sostituito o revocato. Chiedine uno nuovo all’arbitro.
desk-cannot-write = Non è stato possibile scrivere sul disco, quindi non è successo nulla. Libera dello spazio e riprova.
desk-confirm = Non si può annullare. Conferma che è quello che vuoi.
desk-confirm-overspends =
    { $count ->
        [one] Non è ancora stato detto se { $count } spesa oltre il disponibile fosse intenzionale. Pubblicare lo stesso?
       *[other] Non è ancora stato detto se { $count } spese oltre il disponibile fossero intenzionali. Pubblicare lo stesso?
    }
desk-name = Questo non è un nome: serve almeno una lettera o una cifra, e al massimo 100 caratteri.
desk-list-empty = In questo elenco non c’è nessuno. Ogni riga ha un nome e, se si vuole, un codice tessera e un contatto.
desk-list-unreadable = Dalla riga { $line } in poi l’elenco non si può leggere: una cella non finisce mai. Cerca delle virgolette rimaste aperte.
desk-cell-too-long = Il codice tessera o il contatto è troppo lungo: al massimo 200 caratteri ciascuno.
desk-tournament-name = Questo non è un nome per un torneo: serve almeno una lettera o una cifra, e al massimo 100 caratteri.
desk-officer-name = L’organizzatore e ogni arbitro devono avere un nome: almeno una lettera o una cifra, e al massimo 100 caratteri.
desk-no-seat = In questo turno non siedi a nessun tavolo.
desk-no-tables = Questa casa non ha tavoli su cui giocare.
desk-table-not-open = Questo tavolo non è ancora aperto, o è già chiuso.
desk-reason = Per correggere serve un motivo.
desk-hall-needed = Per il nuovo sorteggio serve un numero dato dalla sala.
desk-reopening-reason = Le iscrizioni sono chiuse: indica perché si riaprono.
desk-field-missing = Manca “{ $field }”.
desk-field-short =
    { $least ->
        [one] “{ $field }” è troppo corto: almeno { $least } carattere.
       *[other] “{ $field }” è troppo corto: almeno { $least } caratteri.
    }
desk-field-long = “{ $field }” è troppo lungo: al massimo { $most } caratteri.
desk-field-few = “{ $field }” ha troppo poche voci: almeno { $least }.
desk-field-many = “{ $field }” ha troppe voci: al massimo { $most }.
desk-field-low = “{ $field }” è troppo piccolo: almeno { $least }.
desk-field-high = “{ $field }” è troppo grande: al massimo { $most }.
desk-sheet-incomplete = La scheda non è completa: ogni posto deve avere un ruolo e un prezzo, e la partita un esito.
desk-sheet-differs = Quello che hai scritto non è quello che c’è sulla scheda. Confronta entrambi con la carta.
desk-sheriffs-again =
    { $count ->
        [one] { $count } giocatore dovrà essere di nuovo Sceriffo, perché non resta nessun altro. Va confermato.
       *[other] { $count } giocatori dovranno essere di nuovo Sceriffo, perché non resta nessun altro. Va confermato.
    }
desk-last-again =
    { $count ->
        [one] { $count } giocatore dovrà sedere di nuovo in ultima posizione: non si può evitare.
       *[other] { $count } giocatori dovranno sedere di nuovo in ultima posizione: non si può evitare.
    }
desk-no-photo = Non è una foto che si possa leggere. Vanno bene JPEG, PNG e WebP.
desk-photo-too-large = Questa foto ha troppi pixel. Scattala con una risoluzione più bassa.
desk-photo-missing = Di questa scheda non c’è la foto.
desk-photos-waiting =
    { $seconds ->
        [one] Altre foto sono ancora in elaborazione. Riprova tra un secondo.
       *[other] Altre foto sono ancora in elaborazione. Riprova tra { $seconds } secondi.
    }
desk-photos-full = In questo torneo non c’è più posto per altre foto.
desk-photo-same = La scheda del turno { $round }, tavolo { $table } ha esattamente la stessa immagine. È davvero quella giusta?
desk-lines-unticked = Ogni riga deve essere stata letta e spuntata.
desk-inbox-full = Ci sono troppe foto da assegnare. Prima assegnane o buttane via qualcuna.
desk-clock-has-moved = Il timer era già andato avanti. Ecco com’è adesso.
desk-photos-not-installed = Questa casa non può tenere foto: Pillow non è installato.
desk-backup-failed = Non è stato possibile scrivere la copia di sicurezza in { $folder }.
desk-no-paper = Questo foglio non c’è, o non ancora: per gli elenchi serve un turno sorteggiato, per la classifica un turno giocato.
desk-no-season = Questo torneo non appartiene a nessuna stagione.
desk-season-name = Una stagione ha un nome da 1 a 40 caratteri.
desk-ask-referee = Qui non puoi iscriverti da te. Rivolgiti all’arbitro.
desk-regulation-no-pdf = Questo non è un file PDF.
desk-regulation-missing = Il regolamento non è stato dato come file, o non c’è più.
