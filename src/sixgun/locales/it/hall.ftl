### La sala: telefoni dei giocatori, schermo e carta. Le parole sono quelle del regolamento.

## Paper

paper-round = Turno { $round } di { $rounds }
paper-table = Tavolo { $table }
paper-date = { $day }/{ $month }/{ $year }
paper-page = pagina { $page } di { $pages }
paper-head-short = Codice di controllo { $code }
paper-head =
    { $events ->
        [one] Codice di controllo del registro dopo { $events } evento: { $head }
       *[other] Codice di controllo del registro dopo { $events } eventi: { $head }
    }
paper-promise = Impegno sui sorteggi: { $promise }
paper-draw = Sorteggio: numeri della sala { $hall }; codice (per esperti) { $link }
paper-seating = Disposizione ai tavoli
paper-names = Elenco alfabetico
paper-seat-note = Il giocatore numero 1 è lo Sceriffo; il numero 2 siede alla sua sinistra, e così via in senso orario.
paper-column-seat = posto
paper-column-table = tavolo
paper-column-player = giocatore
paper-column-role = ruolo
paper-column-character = personaggio
paper-column-price = prezzo pagato ($)
paper-column-duel = duello
paper-column-first = primo
paper-column-second = secondo
paper-column-law = la Legge
paper-column-winner = vince
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
paper-reshuffles = Rimescolate
paper-noon = Mezzogiorno di fuoco
paper-noon-from-sheriff = Dalla terza casella: comincia lo Sceriffo (posto 1), all’inizio del suo prossimo turno.
paper-noon-from-second = Dalla terza casella: comincia il giocatore alla sinistra dello Sceriffo (posto 2), all’inizio del suo prossimo turno.
paper-outcome = Fine della partita
paper-final-duel = Rinnegato eliminato per ultimo, dallo Sceriffo
paper-remarks = Abbandoni, ammonizioni, note
paper-sign-sheriff = Firma dello Sceriffo
paper-sign-referee = Firma dell’arbitro
paper-organizer = Firma per l’organizzazione
paper-verified = verificata
paper-version = versione { $version }
paper-not-reachable = A { $address } può arrivare solo questo computer: i link e i codici QR di queste stampe non porterebbero qui nessuno. Avvia la casa con --lan, oppure con --public-url e il suo indirizzo.
paper-qr = Inquadralo col telefono di un arbitro per aggiungere la foto di questa scheda. Agli altri non apre nulla.
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
paper-diploma-early = La fase a duello non è finita: questi posti possono ancora cambiare.
paper-diploma-where = { $place }, { $date }
paper-referees = Arbitraggio: { $names }
paper-organizers = Organizzazione: { $names }
paper-players = { $count } giocatori
paper-game = Turno { $round }, tavolo { $table }
paper-report = Rapporto sul torneo
paper-duels = Fase a duello
paper-conduct = Abbandoni e penalità
paper-warned = { $player }: ammonizione per { $category }
paper-gone = { $player }: { $how } al turno { $round }
paper-derogations = Deroghe
paper-derogation-line = { $derogation } (classe { $degree })
paper-checklist = Omologazione
paper-no-duels = Nessun duello.
paper-no-conduct = Nessun abbandono e nessuna penalità.
paper-no-derogations = Nessuna: tutto come da regolamento.
paper-practice = Torneo di allenamento: ai tavoli siedono anche dei bot.
paper-which = Che cosa stampare
paper-to-desk = Al tavolo arbitrale
paper-print = Stampa
paper-file = PDF
paper-kind-seating = Tavoli
paper-kind-names = Per nome
paper-kind-sheets = Schede
paper-kind-filled = Schede compilate
paper-kind-blank = Schede in bianco
paper-kind-standings = Classifica
paper-kind-duels = Duelli
paper-kind-diplomas = Diplomi
paper-kind-slips = Link dei giocatori
paper-kind-report = Rapporto all’editore
paper-kind-report-file = Rapporto (file)
paper-slips = Link dei giocatori, da ritagliare
    .about = Ogni link è segreto: chi lo ha vede il totale di quel giocatore e fa le sue offerte. Consegna ogni foglietto solo al suo giocatore.
paper-slips-for =
    { $count ->
        [one] Per chi: { $count } selezionato
       *[other] Per chi: { $count } selezionati
    }
paper-slips-has-one = ha già un link
paper-slips-all = Tutti
paper-slips-none = Nessuno
paper-slips-make =
    { $count ->
        [one] Crea { $count } link
       *[other] Crea { $count } link
    }
paper-slips-made =
    { $count ->
        [one] { $count } foglietto è pronto. Stampalo ora: il link non si potrà più mostrare.
       *[other] { $count } foglietti sono pronti. Stampali ora: i link non si potranno più mostrare.
    }
paper-slips-sure =
    { $count ->
        [one] Creare { $count } link segreto?
       *[other] Creare { $count } link segreti?
    }
paper-slips-do = Crea i link
paper-slips-secret = I link compaiono sullo schermo e sulla carta. Nessun altro deve vederli.
paper-slips-again =
    { $count ->
        [one] { $count } giocatore ha già un link: quello vecchio non varrà più.
       *[other] { $count } giocatori hanno già un link: quelli vecchi non varranno più.
    }
paper-slip-how = Inquadra il codice con il telefono: tavolo, posto, totale, asta, chiamata dell’arbitro. È solo tuo.

## Phones

hall-you = (tu)
hall-me = { $name } (tu)
hall-my-seat = Tavolo { $table }, posto { $seat }
hall-you-are-sheriff = Sei lo Sceriffo.
hall-own-table = La tua partita si gioca online
hall-own-table-soon = Il tavolo apre quando tutti hanno un personaggio.
hall-own-table-open = Il tuo tavolo è aperto. La partita inizia quando tutti sono seduti.
hall-own-table-over = La partita è finita; l’arbitro ha già il risultato.
hall-to-my-table = Al mio tavolo
hall-see-my-table = Rivedi il tavolo
hall-to-my-duel = Al mio duello
hall-role-show = Mostra il mio ruolo
hall-role-hide = Copri il mio ruolo
hall-not-drawn = I tavoli non sono ancora sorteggiati.
hall-no-seat = In questo turno non siedi a nessun tavolo.
hall-you-left-withdrawal = Hai lasciato il torneo. Il tuo punteggio resta in classifica.
hall-you-left-no-show = Non c’eri quando si è cominciato a giocare, quindi sei fuori dal torneo. Se è un errore, parlane con l’arbitro.
hall-you-left-expulsion = L’arbitro ti ha espulso dal torneo. Il punteggio che avevi fino a quel momento resta in classifica.
hall-dollars = { $amount }$
hall-total = Il tuo totale
    .about = È segreto fino al termine della fase a punteggio: solo tu e l’arbitro lo conoscete.
hall-total-show = Mostra il totale
hall-total-hide = Copri il totale
hall-call = Chiama l’arbitro
hall-call-again = Chiama ancora l’arbitro
hall-call-sure = Chiamare l’arbitro al tavolo { $table }?
hall-call-note = Perché (facoltativo)
hall-call-do = Chiama
hall-called = L’arbitro è stato chiamato alle { $time }.
hall-announcements = Annunci
hall-regulation = Il regolamento
hall-life =
    { $count ->
        [one] { $count } punto vita
       *[other] { $count } punti vita
    }
hall-noon = Mezzogiorno di fuoco!
hall-noon-here = Mezzogiorno di fuoco a questo tavolo!
hall-noon-in = Mezzogiorno di fuoco tra { $time }
hall-at-the-table = Al tavolo

hall-auction = Asta dei personaggi
hall-auction-open = { $player } sceglie un personaggio e apre l’asta.
hall-auction-bid = Tocca a { $player }: rilanciare o passare.
hall-auction-last = { $player } prende uno degli ultimi due personaggi.
hall-auction-my-open = Tocca a te: scegli un personaggio e fai un’offerta.
hall-auction-my-bid = Tocca a te: rilanci o passi?
hall-auction-my-last = Resti solo tu: prendi uno dei due personaggi per 10$.
hall-auction-over = L’asta è finita.
hall-offer = La tua offerta
hall-offer-less = { $amount }$ in meno
hall-offer-more = { $amount }$ in più
hall-offer-leap = +{ $amount }$
hall-offer-least = Minimo
hall-offer-of = offerti da { $player }
hall-my-offer = è la tua offerta
hall-raise = Rilancia a { $amount }$
hall-pass = Passo
    .about = Chi passa non può più rilanciare per questo personaggio.
hall-never-raises = Hai iniziato l’asta con 10$ o meno: non puoi mai rilanciare.
hall-cannot-raise = Non hai abbastanza per rilanciare.
hall-opens-at-ten = Hai iniziato l’asta con 10$ o meno: apri a 10$.
hall-choose-lot = Quale personaggio metti all’asta?
hall-choose-last = Quale personaggio prendi?
hall-pick-first = Prima scegli un personaggio
hall-open-at = Apri: { $character } a { $amount }$
hall-take = Prendi { $character } per 10$
hall-bought = { $character }, { $amount }$
hall-standing-leads = offerta più alta
hall-standing-in = in gara
hall-standing-passed = ha passato
hall-standing-waits = senza personaggio
hall-revealed =
    { $count ->
        [one] { $count } personaggio scoperto
       *[other] { $count } personaggi scoperti
    }
hall-choice = Scelta del personaggio
hall-choice-one = Con quale dei due giochi?
hall-choice-for-good = Una volta scelto non si cambia. Gli altri lo vedono quando tutti hanno scelto.
hall-choose = Gioco con { $character }
hall-choice-waiting =
    { $count ->
        [one] Deve ancora scegliere { $count } giocatore.
       *[other] Devono ancora scegliere { $count } giocatori.
    }
hall-choice-of-two = { $first } o { $second }
hall-has-chosen = ha scelto
hall-is-choosing = sta scegliendo

hall-standings = Classifica
hall-scoring-standings = Classifica della fase a punteggio
hall-final-standings = Classifica definitiva
hall-my-place = Sei in posizione { $place } su { $count }
hall-bonus = Bonus: { $amount }$
hall-the-law = Legge
hall-the-outlaws = Fuorilegge
hall-won = ha vinto
hall-nobody-yet = da definire
hall-pause-reshuffle = in pausa: si rimescola
hall-pause-interruption = in pausa: interruzione
hall-pause-elimination = in pausa: personaggio eliminato

hall-register = Iscriviti al torneo
hall-register-name = Cognome
hall-register-member = Codice tessera
    .about = Se non hai una tessera, lascia vuoto.
hall-register-contact = E-mail o telefono
    .about = Lo vede solo l’arbitro. Facoltativo.
hall-register-do = Iscrivimi
hall-register-no-link = Per iscriverti inquadra il codice QR in sala, o chiedi all’arbitro.
hall-registered = Iscrizione fatta
    .about = Questo è il tuo link personale: con questo rientri da qualunque telefono. Non darlo a nessuno.
hall-to-my-page = Vai alla tua pagina

## Screen

hall-time = ora
hall-playing-for = si gioca da
hall-head = Codice di controllo del registro
hall-promise = Impegno sui sorteggi
hall-screen-draft = Benvenuti
hall-screen-registration = Iscrizioni aperte
hall-screen-ready = Iscrizioni chiuse: tra poco il sorteggio dei tavoli
hall-screen-checked = Turno { $round } di { $rounds } concluso
hall-screen-stopped = Il torneo è stato interrotto
hall-screen-lost = non collegato
hall-screen-hold = Ferma le pagine
hall-screen-go = Fai scorrere le pagine
hall-screen-next = Pagina seguente
hall-screen-dark = Scuro
hall-screen-light = Chiaro
hall-regulation-on-phones = Il regolamento: sul telefono di ciascuno
hall-regulation-at = Il regolamento: { $address }
