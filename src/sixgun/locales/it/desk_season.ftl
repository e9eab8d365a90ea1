### Le stagioni: le pagine. Le parole della tabella sono in tournament.ftl.

desk-part-season = Stagione
desk-barred = ban dell’editore
season-seasons = Stagioni
    .about = Un torneo appartiene alla stagione indicata quando è stato aperto, e conta quando le posizioni sono decise.
season-another = Un’altra stagione
season-another-do = Mostra
season-table = Classifica della stagione
season-only-decided = I tornei contano quando le posizioni sono decise.
season-empty = Nessun torneo di questa stagione è ancora deciso.
season-part = { $place }° posto, { $score }$ e { $bonus }$ di bonus in { $rounds } turni, { $wins ->
        [one] { $wins } vittoria
       *[other] { $wins } vittorie
    }
season-does-not-count = non conta
season-not-best = non fra i migliori
season-reduced = { $points }$ tolti
season-erased = { $count ->
        [one] { $count } nome cancellato
       *[other] { $count } nomi cancellati
    }
season-from-report = da un rapporto
season-take-report = Risultati di un’altra casa
    .about = Il suo rapporto, con i nomi. Tutto viene verificato prima di contare.
season-remove-report = Togli
    .about = I risultati di { $name } non contano più in questa stagione.
season-remove-report-of = Togli { $name }
season-rules = Come conta la stagione
season-formula-label = Formula per un torneo
    .about = Fatta di score (punteggio), bonus, rounds (turni), place (posizione), wins (vittorie), warnings (ammonizioni), participants (partecipanti), numeri, + - * / e parentesi. Quella usuale è (score + bonus) / rounds.
season-combined = Più tornei
season-combined-mean = la loro media
season-combined-sum = la loro somma
season-best = Solo i migliori, quanti (0: tutti)
season-least = Tornei necessari per entrare in classifica
season-counting = Quali tornei contano
season-counting-all = tutti
season-counting-official = quelli secondo le regole ufficiali
season-counting-homologable = quelli omologabili
season-rules-do = Conta così
season-register = Registro delle decisioni dell’editore
    .about = I ban valgono oltre le stagioni e bloccano l’iscrizione a ogni torneo di questa casa. Ciò che è revocato resta leggibile.
season-bans = Ban
season-no-bans = Nessun ban.
season-sanctions = Sanzioni di questa stagione
season-no-sanctions = Non ce ne sono.
season-ban-days = dal { $since } al { $until }
season-ban-since = dal { $since } per sempre
season-ban-as-player = come giocatore
season-ban-as-organizer = come arbitro o organizzatore
season-ban-as-both = come giocatore, arbitro e organizzatore
season-in-force = in vigore
season-lift = Revoca
    .about = Non ha più effetto; ciò che era resta leggibile.
season-lift-of = Revoca: { $name }
season-new-ban = Annota un ban
season-new-sanction = Annota una sanzione
season-who = Chi
season-since = Primo giorno
season-until = Ultimo giorno (vuoto: per sempre)
season-ban-do = Annota il ban
season-kind = Sanzione
season-tournament = Torneo
season-whole = tutta la stagione
season-points = Punti
season-sanction-do = Annota
season-done = Fatto.
