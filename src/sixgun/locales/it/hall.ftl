### La sala: telefoni dei giocatori, schermo e carta. Le parole sono quelle del regolamento.

## Paper

paper-round = Turno { $round } di { $rounds }
paper-table = Tavolo { $table }
paper-date = { $day }/{ $month }/{ $year }
paper-page = pagina { $page } di { $pages }
paper-head = Testa della catena dopo { $events } eventi: { $head }
paper-promise = Impegno sui sorteggi: { $promise }
paper-seating = Disposizione ai tavoli
paper-names = Elenco alfabetico
paper-seat-note = Il giocatore numero 1 è lo Sceriffo; il numero 2 siede alla sua sinistra, e così via in senso orario.
paper-column-seat = posto
paper-column-table = tavolo
paper-column-player = giocatore
paper-column-role = ruolo
paper-column-character = personaggio
paper-column-price = prezzo pagato ($)
paper-column-prize = vinti ($)
paper-column-member = tessera
paper-column-rule = punto
paper-column-condition = condizione
paper-column-status = stato
paper-sheet = Scheda di gioco
paper-sheet-blank = Scheda di gioco da { $size } giocatori
paper-line-tournament = Torneo
paper-line-date = Data
paper-line-round = Turno
paper-line-table = Tavolo
paper-began = Inizio
paper-auction-ended = Fine dell’asta
paper-ended = Fine
paper-reshuffles = Rimescolamenti (smazzate)
paper-noon = Mezzogiorno di fuoco
paper-noon-from-sheriff = Dalla terza casella: comincia lo Sceriffo (posto 1), all’inizio del suo prossimo turno.
paper-noon-from-second = Dalla terza casella: comincia il giocatore alla sinistra dello Sceriffo (posto 2), all’inizio del suo prossimo turno.
paper-outcome = Fine della partita
paper-final-duel = Rinnegato eliminato per ultimo, dallo Sceriffo
paper-remarks = Abbandoni, ammonizioni, note
paper-sign-sheriff = Firma dello Sceriffo
paper-sign-referee = Firma dell’arbitro
paper-organizer = Firma dell’organizzatore
paper-verified = verificata
paper-version = versione { $version }
paper-qr = Il codice dice solo quale scheda è: non dà accesso a nulla.
paper-secret = Solo per l’arbitro: la classifica non è pubblicata.
paper-edition = Edizione { $number }
paper-final = Classifica definitiva
paper-standings = Classifica
paper-diploma = Diploma
paper-diploma-place =
    { $place ->
        [1] Primo posto
        [2] Secondo posto
        [3] Terzo posto
        [4] Quarto posto
       *[other] { $place }° posto
    }
paper-diploma-of = nel torneo di BANG! { $name }
paper-diploma-where = { $place }, { $date }
paper-referees = Arbitri: { $names }
paper-organizers = Organizzatori: { $names }
paper-players = { $count } giocatori
paper-report = Rapporto sul torneo
paper-games = Partite
paper-duels = Fase a duello
paper-conduct = Abbandoni e penalità
paper-warned = { $player }: ammonizione per { $category }
paper-gone = { $player }: { $how } al turno { $round }
paper-derogations = Deroghe
paper-derogation-line = { $derogation } (classe { $degree })
paper-checklist = Omologazione
paper-none = Nessuno.
paper-practice = Torneo di prova: ai tavoli siedono anche dei bot.
