# Pagine del banco: che cosa si dice prima di fare, e che cosa si può revocare

desk-read-aloud = Leggi ad alta voce
    .about = Uno legge ad alta voce la scheda di carta, riga per riga; l’altro spunta quanto è scritto qui.
desk-read-aloud-do = Tutte le righe coincidono
desk-read-aloud-left =
    { $count ->
        [one] manca una riga
       *[other] mancano { $count } righe
    }
desk-verified-aloud = letta ad alta voce da { $name }
desk-verify-alone = Hai scritto tu questa scheda: leggila ad alta voce con qualcuno spuntando ogni riga, scrivila una seconda volta, o falla confrontare da un altro arbitro. Il prossimo sorteggio non l’aspetta; la pubblicazione sì.
desk-verify-later =
    { $count ->
        [one] Una scheda non è ancora verificata. C’è tempo fino alla pubblicazione:
       *[other] { $count } schede non sono ancora verificate. C’è tempo fino alla pubblicazione:
    }
desk-brings-nothing = espulsione: questa partita non porta nulla
desk-photo-same-keep = Salvala comunque
desk-derogate-sure = Adottare questa deroga?
desk-derogation-withdraw = Ritira
desk-reopen = Riapri il torneo
desk-todo-edition = Dopo la pubblicazione sono state corrette delle schede. Verificale e pubblica la nuova edizione; poi il torneo si può concludere.
desk-pending = Correzioni non pubblicate
    .about = Telefoni e schermo mostrano ancora l’edizione precedente. Quando ogni scheda è verificata, pubblica l’edizione { $number }.
desk-pending-chip = non pubblica
desk-pending-note = Qualcosa è stato corretto dopo la pubblicazione. Lo vedono solo gli arbitri finché non si pubblica l’edizione { $number }.
desk-pending-place = Posizione
desk-pending-new-place = Nuova posizione
desk-pending-score = Punteggio
desk-pending-new-score = Nuovo punteggio
desk-pending-same = Nella classifica non cambia nulla.
desk-pending-verify = Prima va verificata ogni scheda corretta.
desk-pending-duels = Una correzione non è ancora pubblica. I duelli si accoppiano secondo l’edizione pubblicata, e così restano.
desk-edition-publish = Pubblica l’edizione { $number }
    .about = Telefoni e schermo la mostrano subito. Le edizioni precedenti restano leggibili.
desk-publish-editions = Da ora tutti vedono la classifica. Le correzioni successive restano agli arbitri finché non pubblichi una nuova edizione; la vecchia resta leggibile.
desk-edition-pending = com’è ora, non pubblica (edizione { $number })
