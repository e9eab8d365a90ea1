### Quel che dicono i comandi del torneo quando hanno fatto qualcosa.

done-opened = { $name }: le iscrizioni sono aperte. Organizzatore: { $organizer }; arbitri: { $referees }. Tutto sta in { $file }.
done-registered = { $number } { $name }: iscrizione fatta.
done-registered-list =
    { $count ->
        [one] Dall’elenco è stata iscritta { $count } persona; ora gli iscritti sono { $players }.
       *[other] Dall’elenco sono state iscritte { $count } persone; ora gli iscritti sono { $players }.
    }
done-registration-closed = Le iscrizioni sono chiuse: { $players } giocatori, { $rounds } turni.
done-registration-closed-few = Le iscrizioni sono chiuse: { $players } giocatori, troppo pochi per un torneo.
done-promise = Impegno su tutti i sorteggi, da mostrare subito a tutti: { $promise }
done-registration-reopened = Le iscrizioni sono di nuovo aperte: { $reason }
done-erased = Nome, codice e contatto di { $name } sono cancellati per sempre; nel registro resta il numero { $number }.
done-drawn =
    { $tables ->
        [one] Il turno { $round } di { $rounds } è sorteggiato: { $tables } tavolo.
       *[other] Il turno { $round } di { $rounds } è sorteggiato: { $tables } tavoli.
    }
done-table = Tavolo { $table }:
done-draw-voided = Il sorteggio del turno { $round } è annullato: { $reason }
done-sheet-filed = Turno { $round }, tavolo { $table }: la scheda è inserita, { $outcome }. È ancora da verificare.
done-sheet-corrected = Turno { $round }, tavolo { $table }: la scheda è corretta, { $outcome }; ora è la versione { $version }, da verificare.
done-sheet-verified = Turno { $round }, tavolo { $table }: la versione { $version } della scheda è verificata.
done-sheet-verified-again = Turno { $round }, tavolo { $table }: la versione { $version } della scheda è verificata, scritta una seconda volta.
done-sheet-verified-aloud = Turno { $round }, tavolo { $table }: la versione { $version } della scheda è verificata, letta ad alta voce riga per riga.
done-photo-kept = Turno { $round }, tavolo { $table }: la foto è salvata.
done-withdrew = { $player } abbandona il torneo; restano in gara { $count }.
done-no-show = { $player } esce dal torneo per assenza; restano in gara { $count }.
done-warned = Ammonizione per { $player }: { $category }. Alla seconda c’è l’espulsione.
done-warned-out = Seconda ammonizione per { $player }: { $category }. È un’espulsione; restano in gara { $count }.
done-expelled = Espulsione di { $player }: { $category }; restano in gara { $count }.
done-withdrawal-revoked = L’abbandono di { $player } è annullato: { $reason }
done-warning-revoked = L’ultima ammonizione di { $player } è revocata: { $reason }
done-derogation-taken = Deroga adottata: { $derogation }.
done-derogation-withdrawn = Deroga ritirata: { $derogation }.
done-derogation-approved = L’approvazione dell’editore è annotata ({ $reference }): { $derogation }.
done-derogation-announced = È annotato che i giocatori sono informati: { $derogation }.
done-derogation-agreed = È annotato il consenso di tutti i { $count } giocatori: { $derogation }.
done-derogation-known = Questa deroga c’era già: { $derogation }.
done-left-official = Il torneo ha lasciato per sempre le regole ufficiali: { $reason }
done-stopped = Il torneo è interrotto: { $reason }
done-published = La classifica è convalidata e pubblicata: edizione { $number }.
done-duels-begun = Inizia la fase a duello, tra { $players }.
done-sides-drawn = Ruoli sorteggiati ({ $duel }): la Legge va a { $player }.
done-duel-won = Risultato annotato ({ $duel }): vince { $player }.
done-duel-corrected = Risultato corretto ({ $duel }): vince { $player }.
done-third-skipped = Il duello per il terzo posto non si disputa: { $reason }
done-closed = Il torneo è concluso: posizioni e bonus sono definitivi.
done-reopened = Il torneo è di nuovo aperto: { $reason }
done-sent = È annotato l’invio del rapporto a { $to }. Non si può aggiungere altro.
done-report-written =
    { $events ->
        [one] { $file } contiene il rapporto di { $events } evento.
       *[other] { $file } contiene il rapporto di { $events } eventi.
    }
done-table-written = { $file } è scritto: { $title }.
done-backup-written = { $file } contiene { $events } eventi e il segreto dei sorteggi: va custodito come il torneo.
done-restored = { $file }: { $events } eventi, la catena del registro è intera. Il torneo prosegue da lì.
done-regulation-address = A tutti si mostra dov’è il regolamento: { $address }
done-regulation-file = Tutti possono aprire il regolamento: { $file }
done-regulation-removed = Il regolamento non si mostra più.
done-nobody-called = “{ $said }”: nessuno si chiama così. Ci sono: { $known }.
done-several-called = “{ $said }”: più persone si chiamano così; indica il numero. Ci sono: { $known }.
done-sheet-differs = È diverso da quello che c’è: { $fields }.
done-field-roles = ruoli
done-field-prices = prezzi
done-field-outcome = chi ha vinto
done-field-final-duel = il duello finale
done-field-characters = personaggi
done-field-reshuffles = caselle spuntate
done-season-rules = La stagione { $season } conta secondo { $formula }.
done-season-banned = { $number }: ban annotato per { $name }, dal { $since }: { $reason }
done-season-banned-until = { $number }: ban annotato per { $name }, dal { $since } al { $until }: { $reason }
done-season-sanctioned = { $number }: annotato: { $sanction }
done-season-lifted = La voce { $number } non ha più effetto: { $reason }
done-season-taken = { $tournament } { $name }: i suoi risultati contano nella stagione { $season }.
done-season-forgotten = Dal registro è cancellato tutto ciò che riguarda { $name }.
done-not-one-tournament = “{ $said }” non indica un solo torneo. Ci sono: { $known }.

## What `verify` says

verify-sheriffs = { $again } volte di nuovo Sceriffo perché non restava nessun altro (A-03)
verify-sum = { $tournaments } tornei, { $violations } violazioni, { $last } ripetizioni dell’ultimo posto, { $avoidable } evitabili
verify-not-in-order = { $file } non è in ordine: qualcosa è stato cambiato, danneggiato o calcolato male. Le righe qui sopra dicono dove, in inglese.
verify-not-excluded = Non si può escludere che la fine di un registro sia stata tagliata, o che un registro intero sia stato riscritto in modo che torni. Per escluderlo, confronta un codice di controllo preso dalla carta o dallo schermo ({ $code }), un rapporto precedente ({ $report }) o la chiave di un arbitro con il numero degli atti che ha firmato ({ $option }).
verify-not-compared = Non è stato confrontato nulla: già da solo questo file non è in ordine.
verify-no-code = “{ $code }” non è un codice di controllo: ha almeno 12 cifre, da 0 a 9 e da a a f.
verify-code-found = Codice di controllo { $code }: trovato all’evento { $event } di { $events }, { $at } ({ $what }). Fin lì nulla è cambiato.
verify-code-missing = Codice di controllo { $code }: NON TROVATO. Se nessuna cifra è stata letta male, questo registro è stato tagliato prima di quell’evento, oppure riscritto, oppure è di un altro torneo.
verify-code-several = Codice di controllo { $code }: AMBIGUO, corrisponde a { $count } eventi di questo registro e non ne prova nessuno. Indicane più cifre.
verify-unproved =
    { $count ->
        [one] Non dice nulla su { $count } evento successivo.
       *[other] Non dice nulla sui { $count } eventi successivi.
    }
verify-before = { $file }: il suo registro è l’inizio di questo, fino all’evento { $event } di { $events }. Fin lì nulla è cambiato.
verify-cut = { $file }: contiene { $count } eventi, questo registro finisce dopo { $event }. La fine è stata TAGLIATA, oppure questa è una copia più vecchia.
verify-rewritten = { $file }: dall’evento { $event } in poi i due registri sono diversi. Uno dei due è stato RISCRITTO.
verify-other = { $file }: un altro registro fin dal primo evento. È di un altro torneo, oppure è stato RISCRITTO tutto.
verify-printed =
    { $count ->
        [one] Il codice di controllo stampato dal tavolo arbitrale è nel registro, all’evento { $event }. È annotato solo accanto al registro: il foglio stampato prova di più.
       *[other] I { $count } codici di controllo stampati dal tavolo arbitrale sono nel registro, l’ultimo all’evento { $event }. Sono annotati solo accanto al registro: i fogli stampati provano di più.
    }
verify-printed-missing = Stampato il { $at } ({ $paper }): il codice di controllo { $code } dell’evento { $event } NON è più nel registro, che è stato tagliato o riscritto.
verify-no-key = “{ $code }” non è una chiave: ha almeno 12 cifre, da 0 a 9 e da a a f, e dopo i due punti, se lo sai, quanti atti ha firmato.
verify-signed =
    { $count ->
        [one] { $count } evento è firmato
       *[other] { $count } eventi sono firmati
    } da queste chiavi: { $keys }.
verify-unsigned =
    { $count ->
        [one] { $count } atto non è firmato da nessuno: evento { $events }. Vale come gli altri, ma nessuna chiave prova chi l’ha fatto.
       *[other] { $count } atti non sono firmati da nessuno: eventi { $events }. Valgono come gli altri, ma nessuna chiave prova chi li ha fatti.
    }
verify-key-doubtful = La chiave { $code } dell’evento { $event } è entrata senza la parola di una chiave già presente: un nuovo apparecchio, o qualcuno che si è spacciato per tale. Chiedi di chi è.
verify-key-first = La chiave { $code } dell’evento { $event } è la prima; che sia dell’arbitro va creduto, o confrontato con quanto mostra il suo apparecchio.
verify-confirmed =
    { $count ->
        [one] { $count } scheda è stata confermata dal telefono di un giocatore.
       *[other] I telefoni dei giocatori hanno dato { $count } conferme di schede.
    }
verify-key-proves = Chiave { $code }: tutti i { $count } atti che ha firmato sono nel registro, e tutto ciò che ha fatto il suo titolare è firmato. Fino all’evento { $event } nulla è cambiato.
verify-key-uncounted = Chiave { $code }: nel registro ci sono { $count } atti firmati, fino all’evento { $event } nulla è cambiato. Non si può escludere che dopo ne siano stati tagliati: l’apparecchio dell’arbitro mostra quanti ne ha firmati ({ $code }:NUMERO).
verify-key-missing = Chiave { $code }: NON TROVATA. Se nessuna cifra è stata letta male, questo registro è stato riscritto o è di un altro torneo.
verify-key-short = Chiave { $code }: ha firmato { $acts } atti, il registro ne ha { $count }. La fine è stata TAGLIATA o riscritta.
verify-key-unproved = Chiave { $code }: al suo titolare si attribuiscono atti non firmati né da questa chiave né da una che essa garantisce: eventi { $events }. Se il titolare firma tutto, qui il registro è stato RISCRITTO.
