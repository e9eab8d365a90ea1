### Tornei: le pagine dell’arbitro.

## Coming in

desk-tournaments = Tornei
desk-door = Di qui non si entra
desk-door-outside = Questa pagina è per chi ha il suo link. Chiedi il tuo all’arbitro.
desk-door-shut = Il tuo link non è più valido. Chiedine uno nuovo all’arbitro.

## Opening a tournament

desk-new = Apri un torneo
desk-new-name = Nome del torneo
desk-new-place = Luogo
desk-new-season = Stagione
desk-new-referees = Arbitri, separati da virgole
desk-new-official = Secondo le regole ufficiali
    .about = Altrimenti non potrà mai essere omologato.
desk-new-practice = Per allenamento
    .about = I bot possono occupare posti; tutto è segnato come allenamento.
desk-new-do = Apri
desk-links-given = I link di arbitri e organizzatori
    .about = Ognuno è per una persona sola e si vede soltanto ora. Chi lo possiede agisce a nome di quella persona.
desk-lost-link = Nuovo link per { $name }

## The desk

desk-title = Tavolo arbitrale
desk-parts = Parti del tavolo arbitrale
desk-part-overview = Panoramica
desk-part-players = Giocatori
desk-part-rounds = Turni e tavoli
desk-part-standings = Classifica
desk-part-duels = Fase a duello
desk-part-checks = Omologazione
desk-part-office = Arbitri e link
desk-part-log = Registro
desk-head =
    { $events ->
        [one] Codice di controllo dopo { $events } evento
       *[other] Codice di controllo dopo { $events } eventi
    }
desk-unofficial = non ufficiale
desk-practice = allenamento
desk-sure = Confermi?
desk-sure-yes = Procedi
desk-reason-for = Motivo
desk-note = Nota
desk-yes = sì
desk-no = no
desk-dollars = { $money }$
desk-calls = Chiamate per l’arbitro
desk-called = Il tavolo { $table } chiama l’arbitro ({ $name }, { $time })
desk-call-answered = Arrivo
desk-the-house = la casa
desk-missed-away = Tavolo { $table }: { $name } ha perso la connessione ({ $time })
desk-missed-time = Tavolo { $table }: { $name } lascia scadere il tempo ({ $time })
desk-missed-wait = Aspetta ancora

## What is to be done

desk-steps = Le tappe del torneo
desk-step-registration = Iscrizioni
desk-step-rounds = Fase a punteggio
desk-step-standings = Validazione
desk-step-duels = Fase a duello
desk-step-report = Rapporto
desk-next = Che cosa c’è da fare
desk-todo-open = Apri le iscrizioni: da quel momento si possono inserire i giocatori.
desk-todo-register =
    { $players ->
        [one] È iscritto { $players } giocatore. Quando ci sono tutti, chiudi le iscrizioni: allora si mostra l’impegno su tutti i sorteggi.
       *[other] Sono iscritti { $players } giocatori. Quando ci sono tutti, chiudi le iscrizioni: allora si mostra l’impegno su tutti i sorteggi.
    }
desk-todo-draw = Sorteggia il turno { $next } di { $rounds }, con un numero dato dalla sala.
desk-todo-begin = Il turno { $round } è sorteggiato. Stampa i posti e le schede di gioco; tutti si siedono.
desk-todo-sheets =
    { $left ->
        [one] Si gioca il turno { $round }. Manca ancora { $left } scheda:
       *[other] Si gioca il turno { $round }. Mancano ancora { $left } schede:
    }
desk-todo-verify =
    { $left ->
        [one] Tutte le schede del turno { $round } sono inserite. { $left } è da verificare:
       *[other] Tutte le schede del turno { $round } sono inserite. { $left } sono da verificare:
    }
desk-todo-publish = Tutti i turni sono giocati e verificati. Guarda la classifica, poi convalidala e pubblicala.
desk-todo-duels = La classifica è pubblicata. Può iniziare la fase a duello.
desk-todo-duel = Si gioca la fase a duello: ruoli a sorte, timer, risultati.
desk-todo-close = Tutto è deciso. Il torneo si può concludere.
desk-todo-send = Il torneo è concluso. Invia il rapporto all’editore.
desk-todo-sent = Il rapporto è inviato. Non si può aggiungere altro.
desk-todo-stopped = Il torneo è stato interrotto. Il rapporto dice perché.
desk-close = Concludi il torneo
desk-facts = In cifre
desk-fact-players = giocatori
desk-fact-rounds = turni
    .of = { $round } di { $rounds }
desk-fact-tables = tavoli
desk-fact-sheets = schede inserite
desk-promise = Impegno su tutti i sorteggi:
    .about = Mostralo subito a tutti: prova che nessuno potrà scegliere i sorteggi. Chiunque potrà rifarli e controllarli.
desk-announce = Annuncio
    .about = Compare su tutti i telefoni e sullo schermo della sala.
desk-announce-text = Che cosa devono sapere tutti
desk-announce-do = Comunica a tutti
desk-announced = Comunicato a tutti.

## Players

desk-register = Iscrivi un giocatore
    .about = Invio iscrive; il cursore torna al cognome. Il codice tessera distingue due persone con lo stesso nome.
desk-register-do = Iscrivi
desk-registered = Iscrizione fatta: { $name }.
desk-name-label = Nome
desk-member = Codice tessera
desk-contact = Contatto
desk-change-person = Cambia i dati
desk-register-many = Molti insieme
desk-list = Elenco dei giocatori (CSV)
    .about = Un giocatore per riga: nome, codice tessera, contatto, club. Con un’intestazione anche cognome e nome, in qualsiasi ordine. Virgole, punti e virgola o tabulazioni.
desk-list-read =
    { $count ->
        [one] Dall’elenco è stato iscritto { $count } giocatore.
       *[other] Dall’elenco sono stati iscritti { $count } giocatori.
    }
desk-list-line = Riga { $line }, { $name }:
desk-self-service = Codice QR per iscriversi da soli
    .about = Chi lo inquadra si iscrive dal proprio telefono.
desk-self-service-again = Nuovo codice QR per iscriversi da soli
desk-self-service-revoke = Disattiva l’iscrizione autonoma
desk-bots-count = Bot della casa
desk-bots-do = Aggiungi bot
desk-bots-done = Bot aggiunti: { $count }
desk-bots =
    .about = Per allenarsi. Il nome dice che cosa sono; un torneo con bot non viene mai omologato.
desk-open-registration = Apri le iscrizioni
desk-close-registration = Chiudi le iscrizioni
    .about =
        { $players ->
            [one] Partecipa { $players } giocatore. Si mostra l’impegno su tutti i sorteggi; prima del turno 1 le iscrizioni si possono riaprire con un motivo.
           *[other] Partecipano { $players } giocatori. Si mostra l’impegno su tutti i sorteggi; prima del turno 1 le iscrizioni si possono riaprire con un motivo.
        }
desk-reopen-registration = Riapri le iscrizioni
    .about = Per i ritardatari, prima che il turno 1 sia ai tavoli. Il motivo va nel registro.
desk-too-few = I giocatori non bastano ancora.
desk-players-count =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
desk-nobody-yet = Ancora nessuno.
desk-search = Cerca
desk-order = N.
desk-state = Stato
desk-acts = Che cosa si può fare
desk-acts-of = Altro su { $name }
desk-more = Altro…
desk-link = Link
desk-link-of = Link per { $name }
desk-has-link = ha il link
desk-warned =
    { $count ->
        [one] { $count } ammonizione
       *[other] { $count } ammonizioni
    }
desk-banned = ban
desk-banned-because = Ban: { $reason }
desk-link-phone = Link per { $name }
    .about = Solo per il telefono di questo giocatore: posto, totale, chiamata dell’arbitro, asta. Un nuovo link esclude il precedente.
desk-link-desk = Link del tavolo arbitrale per { $name }
    .about = Chi lo possiede agisce a nome di questa persona. Si vede soltanto ora.
desk-link-screen = Link per lo schermo
    .about = Aprilo sul computer del maxischermo. Non mostra nulla che la sala non possa vedere.
desk-link-register = Iscrizione dal telefono
    .about = Da appendere in sala. Vale finché le iscrizioni sono aperte.
desk-link-revoked = Il link non è più valido.
desk-revoke-link = Revoca il link
desk-seldom = Serve di rado
desk-misconduct = Per che cosa
desk-withdraw = Abbandono
    .about = { $name } abbandona il torneo e non può rientrare. Durante una partita il personaggio resta, passivo.
    .done = { $name } ha lasciato il torneo.
desk-no-show = Assenza
    .about = { $name } non è al tavolo ed esce dal torneo.
    .done = { $name } esce dal torneo per assenza.
desk-warning-for = Ammonizione per { $category }
desk-warn = Ammonizione
    .about = La seconda ammonizione di { $name } in questo torneo è un’espulsione.
    .done = Ammonizione registrata: { $name }.
desk-expel = Espulsione
    .about = { $name } esce subito dal torneo. I punti ottenuti finora contano.
    .done = Espulsione registrata: { $name }.
desk-unregister = Togli dagli iscritti
    .about = { $name } non partecipa.
    .done = { $name } non è più tra gli iscritti.
desk-revoke-withdrawal = Annulla l’abbandono
    .about = Solo se si trattava di un’altra persona, e fino al sorteggio del prossimo turno.
    .done = { $name } è di nuovo in gara.
desk-revoke-warning = Revoca l’ammonizione
    .about = Solo se riguardava un’altra persona. Cade anche l’espulsione che ne è derivata.
    .done = L’ammonizione di { $name } è revocata.
desk-erase = Cancella nome e contatto
    .about = Nome, codice tessera, contatto e link di { $name } si cancellano per sempre. Il registro resta intero e conserva un numero.
    .done = Il nome è cancellato.
desk-note-ban = Annota un ban
    .about = L’editore ha bannato { $name }: finché partecipa, il torneo non è omologabile.
    .done = Il ban è annotato.

## Rounds and tables

desk-rounds = Turni
desk-round = Turno { $round }
desk-table = Tavolo { $table }
desk-table-of-round = Turno { $round }, tavolo { $table }
desk-tables-of = Tavoli del turno { $round }
desk-draw-round = Sorteggia il turno { $round }
desk-draw-tables = { $players } giocatori a { $count } tavoli: { $sizes }
desk-draw-no-problems = Nessun problema: nessuno due volte Sceriffo, nessuno due volte in ultima posizione.
desk-draw-seen = Ho visto che qualcuno sarà di nuovo Sceriffo
desk-draw-do = Sorteggia
desk-drawn = Il turno { $round } è sorteggiato.
desk-hall = Numero della sala
    .about = Dadi tirati davanti a tutti, o il numero di uno spettatore. Entra nel sorteggio, così nessuno può averlo scelto.
desk-drawn-with = Sorteggiato con il numero della sala { $hall }.
desk-for-experts = Per esperti
desk-drawn-code = Codice di questo sorteggio: { $link }. Con il numero della sala e l’impegno su tutti i sorteggi chiunque può rifarlo e confrontarlo.
desk-promise-code = L’impegno è l’ultimo di una catena di codici segreti. Ogni sorteggio ne scopre un altro, e chi ne calcola l’impronta (SHA-256) deve ritrovare quello precedente.
desk-by-hand = Disposto a mano
desk-print-seating = Stampa i posti
desk-print-sheets = Stampa le schede di gioco
desk-void-draw = Annulla il sorteggio
    .about = Solo prima che inizi una partita di questo turno. Il vecchio sorteggio resta leggibile.
desk-voided = Sorteggi annullati
desk-not-yet-drawn = Il turno { $round } non è ancora sorteggiato: prima si gioca e si verifica quello precedente.
desk-seat-by-hand = Disponi i tavoli a mano
    .about = Solo fuori dalle regole ufficiali: scrivi il tavolo di ogni giocatore. I posti seguono l’ordine di iscrizione.
desk-stop = Interrompi il torneo
    .about = Non può continuare. Non si può annullare; il motivo sta nel rapporto.
desk-stage = A che punto è
desk-begin-auction-paper = Inizia l’asta
desk-begin-game = Inizia la partita
desk-end-game = La partita è finita
desk-housed = Al nostro tavolo
    .about = I giocatori si siedono dal telefono e giocano qui, con le regole ufficiali. Il risultato arriva da solo. Nessun bot gioca al posto di una persona: chi lascia scadere il tempo ti viene segnalato.
desk-housed-do = Gioca qui questo tavolo
desk-house-all = Gioca qui tutti i tavoli
desk-housed-chip = al nostro tavolo
desk-duel-here = Gioca qui questo duello
desk-housed-chat = I giocatori possono chattare
desk-housed-spectators = Chiunque può guardare
    .about = Chi guarda vede come finisce la partita prima che la classifica sia pubblicata.
desk-housed-chat-on = Con chat.
desk-housed-chat-off = Senza chat.
desk-housed-spectators-on = Con spettatori.
desk-housed-spectators-off = Senza spettatori.
desk-housed-characters = Sui telefoni si assegnano i personaggi.
desk-housed-waiting = Si aspetta che tutti si siedano.
desk-housed-dealing = Si danno le carte.
desk-housed-playing = Si gioca.
desk-housed-over = La partita è finita.
desk-housed-closed = La partita è finita e il tavolo è chiuso.
desk-housed-sheet = La casa scrive la scheda quando la partita finisce.
desk-housed-type = Scrivila comunque
desk-look-on = Guarda
desk-seat-bot = bot
desk-seat-here = presente
desk-seat-away = non in linea
desk-seat-to-come = deve arrivare
desk-seat-passive = ha abbandonato
desk-reshuffle = Mazzo rimescolato: casella { $count }
desk-reshuffles =
    { $count ->
        [one] { $count } casella spuntata
       *[other] { $count } caselle spuntate
    }
desk-noon = Mezzogiorno di fuoco
desk-noon-in = Mezzogiorno di fuoco tra { $time }
desk-noon-call = Dichiara mezzogiorno di fuoco

## Auction

desk-auction = Asta sugli schermi
    .about = I giocatori offrono dai telefoni; l’arbitro può muovere qui per ciascuno. Per un’asta al tavolo tutto questo non serve.
desk-auction-begin = Scopri i personaggi e inizia
desk-auction-open = { $name } apre: un personaggio e un’offerta.
desk-auction-bid = { $name } rilancia o passa.
desk-auction-last = Resta { $name }: prende un personaggio per 10$.
desk-auction-lot = { $character }: { $price }$, { $name }
desk-auction-done = L’asta è finita
desk-bought = { $character }, { $price }$
desk-offer = Offerta
desk-move-open = Apri
desk-move-raise = Rilancia
desk-move-pass = Passa
desk-move-take = Prendi
desk-choice = Due personaggi a testa
    .about = Ognuno riceve due personaggi scoperti e ne sceglie uno.
desk-choice-begin = Assegna i personaggi

## Sheets

desk-sheet = Scheda di gioco
desk-sheet-file = Inserisci la scheda
desk-sheet-correct = Correggi la scheda
desk-sheet-verify = Inserisci la scheda una seconda volta
desk-sheet-file-do = Salva e continua
desk-sheet-correct-do = Salva la correzione
desk-sheet-verify-do = Confronta
desk-sheet-file-done = La scheda del tavolo { $table } è salvata.
desk-sheet-correct-done = La scheda del tavolo { $table } è corretta.
desk-sheet-verify-done = La scheda del tavolo { $table } è verificata.
desk-sheet-missing = scheda mancante
desk-sheet-entered = da verificare
desk-sheet-verified = verificata
desk-sheet-keys = Una lettera sceglie, Invio va avanti.
desk-seat = Posto
desk-seat-of = posto { $seat }, { $name }
desk-role = Ruolo
desk-role-of = Ruolo: { $who }
desk-price = Prezzo
desk-price-of = Prezzo: { $who }
desk-character = Personaggio
desk-character-of = Personaggio: { $who }
desk-with-characters = scrivi anche i personaggi
desk-money-before = aveva
desk-prize = vince
desk-outcome = Vince
desk-side-law = Legge
desk-side-outlaws = Fuorilegge
desk-side-renegade = Rinnegato
desk-final-duel = il Rinnegato ha perso il duello finale
desk-boxes = caselle spuntate
desk-passive = personaggio passivo
desk-confirm-rule = { $rule }: conferma con un motivo
desk-confirm-auction = Perché la scheda è diversa dall’asta
desk-correction-reason = Motivo della correzione
desk-correct = Correggi
desk-verify = Coincide con la carta
desk-type-again = Scrivi una seconda volta
desk-verify-mine = Hai scritto tu questa scheda: la verifica un altro arbitro, o la scrivi una seconda volta.
desk-verify-other = Scritta da { $name }. Confrontala con la carta.
desk-verify-house = Scritta dalla casa, dalla partita stessa. Un arbitro la conferma.
desk-verify-house-do = Conferma
desk-verified-by = da { $name }
desk-verified-again = scritta una seconda volta da { $name }
desk-next-sheet = Prossima scheda: tavolo { $table }
desk-versions = { $count } versioni
desk-version = Versione { $version }, di { $name }, evento { $event }.
desk-conflict = Qualcuno è stato più veloce
desk-differs = I due inserimenti non coincidono
desk-conflict-by = { $name } ha salvato la versione { $version }. Nulla è stato sovrascritto; ecco dove la tua è diversa:
desk-conflict-same = Sono uguali.
desk-take-theirs = Lascia quella salvata
desk-what = Che cosa
desk-you = Tu
desk-photo = foto
desk-photo-of-sheet = Foto della scheda
desk-photo-take = Scatta o scegli una foto
    .about = JPEG, PNG o WebP fino a 12 MB; la vedono solo gli arbitri.
desk-photo-again = Un’altra foto
desk-photo-kept = La foto è salvata.
desk-photo-erase = Cancella la foto
    .about = Per sempre: nessuno potrà più vederla. Nel registro resta solo la sua impronta, che non dice nulla.
desk-photo-erased = La foto è stata cancellata.
desk-photo-larger = Mostra la foto più grande o più piccola
desk-photo-alt = Scheda del turno { $round }, tavolo { $table }

## Standings

desk-publish = Convalida e pubblica
    .about = Da ora tutti vedono la classifica. Ogni correzione successiva ne fa una nuova edizione; la vecchia resta leggibile.
desk-published = La classifica è pubblicata.
desk-publish-early =
    { $rounds ->
        [one] Resta da giocare { $rounds } turno.
       *[other] Restano da giocare { $rounds } turni.
    }
desk-publish-open =
    { $count ->
        [one] { $count } scheda manca o non è verificata.
       *[other] { $count } schede mancano o non sono verificate.
    }
desk-publish-lots = Decide il sorteggio tra chi è ancora pari.
desk-edition = Edizione
desk-edition-now = com’è ora
desk-edition-line = { $number } ({ $time })
desk-print-standings = Stampa la classifica
desk-where-from = Da dove viene
desk-where-from-of = Spiega i numeri di { $name }
desk-explain = Spiega
desk-tie-marogi = pari punteggio: ha deciso il coefficiente Marogi
desk-tie-wins = ancora pari: hanno deciso le vittorie
desk-tie-lot = ancora pari: ha deciso il sorteggio
desk-tie-open = a pari merito: deciderà il sorteggio
desk-overspends = Spese oltre il disponibile
desk-overspend = { $name }, turno { $round }, tavolo { $table }
desk-overspend-mistake = un errore
desk-overspend-intended = intenzionale
desk-overspend-open = da giudicare

## Duels

desk-duels-begin = Inizia la fase a duello
    .about = Si qualificano i primi della classifica com’è ora. Non si rifà, qualunque cosa si corregga dopo.
desk-duels-later = La fase a duello segue la pubblicazione della classifica.
desk-duel-later = Attende i duelli precedenti.
desk-duel-open = da decidere
desk-draw-sides = Sorteggia i ruoli
desk-sides-drawn = I ruoli sono sorteggiati.
desk-law = Legge
desk-against-law = Fuorilegge
desk-clock = Timer
desk-clock-turn = Turno di { $name }
desk-clock-end = Fine turno
desk-clock-resume = Riprendi
desk-clock-reshuffle = Pausa: rimescolata
desk-clock-elimination = Pausa: eliminazione
desk-clock-interruption = Pausa: arbitro
desk-result = Risultato
desk-how = Come
desk-wins = Vince { $name }
desk-win = Vince { $name }
    .about = { $duel }: passa { $name }.
desk-win-correct = Correggi il risultato
    .about = { $duel }: il risultato era sbagliato, ha vinto { $name }. Solo finché non ne è seguito nulla.
desk-skip-third = Non disputare il duello per il terzo posto
    .about = Vale quel che prevede il regolamento. Non si può annullare.
desk-skipped = non giocato
desk-places = Posizioni e bonus

## Checks and report

desk-checklist = Controlli per l’omologazione
desk-checks-more = e altre { $count }
desk-derogations = Deroghe
desk-no-derogations = Nessuna: tutto come da regolamento.
desk-degree = classe { $degree }
desk-derogate = Un’altra deroga
desk-derogate-do = Adotta
desk-value-rounds = Turni
desk-value-minutes = Minuti
desk-approve = Annota l’approvazione
    .about = L’editore l’ha approvata in anticipo.
desk-approval-reference = Riferimento dell’approvazione
desk-approved = approvata: { $reference }
desk-tell = I giocatori sono informati
desk-told = giocatori informati
desk-agree = Tutti d’accordo
    .about =
        { $count ->
            [one] { $count } giocatore è d’accordo.
           *[other] Tutti i { $count } giocatori sono d’accordo.
        }
desk-agreed = d’accordo { $count } su { $all }
desk-leave-official = Lascia le regole ufficiali
    .about = Per sempre: il torneo non potrà più essere omologato.
desk-report = Rapporto all’editore
    .about = Il file JSON contiene tutto il registro; chiunque può rileggerlo e controllarlo. Con i nomi è solo per l’editore.
desk-report-names = Rapporto con i nomi (JSON)
desk-report-numbers = Rapporto senza nomi (JSON)
desk-report-pdf = Rapporto da stampare (PDF)
desk-tables-files = Per il foglio di calcolo
    .about = Intestazioni e numeri come li scrive questa lingua. Finché la classifica non è pubblicata, è solo per l’arbitro.
desk-tables-xlsx = Excel
desk-tables-csv = CSV
desk-papers = Carte da stampare
desk-sent-to = Inviato a
desk-mark-sent = Segna come inviato
    .about = Dopo non si può aggiungere nulla al registro.
desk-verify-report = Controlla un rapporto
    .about = Qualsiasi rapporto, di questa casa o di un’altra: non si crede a nulla, si ricalcola tutto.
desk-verify-report-file = Rapporto (JSON)
desk-report-verified = Violazioni: { $violations }; ultime posizioni ripetute: { $last }, evitabili: { $avoidable }.

## Offices, links, backups

desk-officers = Arbitri e organizzatori
desk-office = Incarico
desk-office-referee = Arbitro
    .about = Fa e vede tutto, e non può giocare.
desk-office-judge = Giudice di tavolo
    .about = Schede, foto, chiamate e fasi dei tavoli che spunti; non vede i totali e non può giocare.
desk-office-registrar = Accettazione
    .about = Giocatori, presenze, link per i telefoni. Chi gioca non consegna link.
desk-office-organizer = Organizzazione
    .about = Annunci, deroghe, stampe senza importi. Può giocare e non vede la classifica prima che sia pubblicata.
desk-tables-of-judge = Tavoli
desk-tables-given = Tavoli affidati.
desk-plays = Stai giocando: fino alla pubblicazione della classifica vedi solo quello che la tua carica mostra senza importi.
desk-plays-referee = Allenamento: arbitri e giochi. Totali, classifica e schede ti restano nascosti finché la classifica non è pubblicata.
desk-total-show = Mostra
desk-total-of = Mostra per qualche secondo il totale di { $name }
desk-sheet-not-yours = La scheda di questo tavolo spetta al suo arbitro.
desk-sheet-hidden = La scheda c’è. Poiché giochi non ti viene mostrata; puoi scriverla di nuovo.
desk-name-officer = Nomina
desk-new-link = Nuovo link
    .about = Il link precedente non vale più, e chi è entrato con quello è fuori.
desk-revoke = Togli l’incarico a { $name }
    .about = { $name } perde i poteri di questo incarico, e anche il link se non ne ha altri.
desk-revoked = Incarico tolto: { $name }.
desk-hall-links = Link della sala
    .about = Un nuovo link esclude il precedente.
desk-screen-link = Link per lo schermo
desk-screen-revoke = Revoca il link dello schermo
desk-backup = Copie di sicurezza
    .about = Ne viene creata una automaticamente dopo ogni turno.
desk-backup-do = Creane una ora
desk-backup-done = La copia è stata creata.
desk-backup-last = Ultima copia alle { $time }: { $file }

## The log

desk-log = Registro degli eventi
    .about = Qui nulla si cambia, si aggiunge soltanto. Per esperti: ogni evento contiene l’impronta del precedente.
desk-log-older = Precedenti
desk-log-newer = Successivi
desk-event = Evento
desk-event-data = come sta scritto
desk-time = Ora
desk-by = Chi
desk-hash = Impronta
desk-event-created = Torneo aperto
desk-event-person-named = Nomina
desk-event-tables-given = Tavoli affidati a un giudice
desk-event-person-revoked = Incarico tolto
desk-event-registration-opened = Iscrizioni aperte
desk-event-registered = Iscrizione
desk-event-bot-seated = Bot iscritto
desk-event-unregistered = Iscrizione tolta
desk-event-person-changed = Dati cambiati
desk-event-person-erased = Nome cancellato
desk-event-ban-noted = Ban annotato
desk-event-registration-closed = Iscrizioni chiuse
desk-event-registration-reopened = Iscrizioni riaperte
desk-event-derogation-taken = Deroga
desk-event-derogation-withdrawn = Deroga ritirata
desk-event-derogation-approved = Deroga approvata
desk-event-derogation-announced = Deroga comunicata
desk-event-derogation-agreed = Consenso alla deroga
desk-event-left-official = Regole ufficiali lasciate
desk-event-stopped = Torneo interrotto
desk-event-round-drawn = Turno sorteggiato
desk-event-round-by-hand = Turno disposto a mano
desk-event-draw-voided = Sorteggio annullato
desk-event-table-moved = Tavolo
desk-event-auction-begun = Asta iniziata
desk-event-auction-moved = Mossa nell’asta
desk-event-characters-offered = Personaggi offerti
desk-event-character-chosen = Personaggio scelto
desk-event-table-housed = Tavolo affidato alla casa
desk-event-player-missed = Non gioca
desk-event-reshuffled = Mazzo rimescolato
desk-event-noon-called = Mezzogiorno di fuoco
desk-event-sheet-entered = Scheda inserita
desk-event-sheet-corrected = Scheda corretta
desk-event-sheet-verified = Scheda verificata
desk-event-sheet-checked = Scheda verificata
desk-event-photo-added = Foto salvata
desk-event-overspend-judged = Spesa oltre il disponibile: giudizio
desk-event-withdrew = Abbandono
desk-event-withdrawal-revoked = Abbandono annullato
desk-event-warned = Ammonizione
desk-event-warning-revoked = Ammonizione revocata
desk-event-expelled = Espulsione
desk-event-referee-called = Arbitro chiamato
desk-event-call-withdrawn = Chiamata ritirata
desk-event-player-returned = Gioca di nuovo
desk-event-call-answered = Risposta alla chiamata
desk-event-announced = Annuncio
desk-event-published = Classifica pubblicata
desk-event-edition-published = Nuova edizione pubblicata
desk-event-duels-begun = Fase a duello iniziata
desk-event-sides-drawn = Ruoli sorteggiati
desk-event-duel-housed = Duello affidato alla casa
desk-event-clock-pressed = Timer
desk-event-clock-lent = Timer affidato a un tablet
desk-event-clock-taken-back = Timer ripreso
desk-event-clock-pressed-late = Timer, premuto senza collegamento
desk-event-clock-set = Timer corretto
desk-event-duel-won = Duello vinto
desk-event-duel-corrected = Duello corretto
desk-event-third-skipped = Niente duello per il terzo posto
desk-event-closed = Torneo concluso
desk-event-reopened = Torneo riaperto
desk-event-sent = Rapporto inviato
desk-event-regulation-given = Regolamento per tutti
desk-event-key-bound = Chiave assegnata
desk-event-key-withdrawn = Chiave ritirata
desk-event-signed = Firma
desk-event-sheet-confirmed = Scheda confermata dal telefono

## The regulation at everybody's hand

desk-regulation = Il regolamento
    .about = Lo può leggere chiunque abbia un link di questo torneo: gli arbitri, e i giocatori sul telefono. Il registro dice quale era.
desk-regulation-none = Per ora non se ne mostra nessuno.
desk-regulation-open = Apri il regolamento
desk-regulation-file = Come file (PDF, fino a 10 MB)
desk-regulation-address = Oppure il suo indirizzo sul web
    .about = Comincia con https://
desk-regulation-do = Mostralo a tutti
desk-regulation-done = Ora tutti possono leggere il regolamento.
desk-regulation-remove = Non mostrarlo più
    .about = Sparisce da telefoni e schermo, e il file viene cancellato. Nel registro resta scritto che c’era.
desk-regulation-removed = Il regolamento non si mostra più.
