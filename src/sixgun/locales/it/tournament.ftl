### Tornei: le parole del tavolo arbitrale, come nel regolamento.

## Standings

standing-start = { $money }$ iniziali ({ $rounds } turni)
standing-game = Turno { $round }, tavolo { $table } ({ $size } giocatori), { $role }; { $outcome }: vinti { $prize }$, pagati { $price }$
standing-game-expelled = Turno { $round }, tavolo { $table }: espulsione durante la partita, quindi né premio né vittoria; pagati { $price }$
standing-score = Punteggio: { $score }$
standing-marogi = Coefficiente Marogi: { $total } : { $parts } turni = { $value }
standing-marogi-b = Coefficiente Marogi, per avversario: { $total } : { $parts } avversari = { $value }
standing-wins =
    { $wins ->
        [one] { $wins } vittoria
       *[other] { $wins } vittorie
    }
standing-lot = Sorteggio: numero { $lot }; il più basso sta davanti
standing-open = Ancora pari: alla pubblicazione decide il sorteggio
total-own = Il tuo totale: { $score }$
standings-title = Classifica di { $name }
standings-head =
    { $events ->
        [one] codice di controllo del registro dopo { $events } evento: { $head }
       *[other] codice di controllo del registro dopo { $events } eventi: { $head }
    }
standings-secret = Solo per l’arbitro: non ancora pubblicata.
standings-edition = Edizione { $number }.
standings-pending = Non ancora pubblica, l’edizione { $number } cambierebbe:
standings-pending-line = { $player }: posizione { $place }, poi { $new_place }; { $score }$, poi { $new_score }$
read-seat = Posizione { $seat }, { $player }: { $role }, pagati { $price }$
read-seat-as = Posizione { $seat }, { $player }: { $role }, { $character }, pagati { $price }$
read-end =
    { $count ->
        [one] { $outcome }, una casella spuntata
       *[other] { $outcome }, { $count } caselle spuntate
    }
read-final-duel = il Rinnegato ha perso il duello finale
standings-final = Classifica definitiva.
column-place = pos.
column-player = giocatore
column-score = punti
column-marogi = Marogi
column-wins = vittorie
column-bonus = bonus
tie-marogi = davanti per il coefficiente Marogi
tie-wins = davanti per numero di vittorie
tie-lot = davanti per sorteggio
tie-open = a pari merito
warning-marogi-readings = Le due letture del coefficiente Marogi ordinano diversamente: { $players }
warning-overspend-now = { $player } avrebbe speso più del disponibile al turno { $round }, tavolo { $table }.

## Forecast

forecast-safe = Chiunque abbandoni, nessuno sarà due volte Sceriffo.
forecast-broken =
    { $missing ->
        [one] Manca { $missing } giocatore che non sia già stato Sceriffo: qualcuno lo sarà di nuovo.
       *[other] Mancano { $missing } giocatori che non siano già stati Sceriffo: qualcuno lo sarà di nuovo.
    }
forecast-breaks =
    { $leavers ->
        [one] Se ora abbandona { $leavers } giocatore che non è ancora stato Sceriffo, qualcuno lo sarà due volte; se abbandonano in { $stops }, il torneo si ferma.
       *[other] Se ora abbandonano { $leavers } giocatori che non sono ancora stati Sceriffo, qualcuno lo sarà due volte; se abbandonano in { $stops }, il torneo si ferma.
    }

## Outcomes, stages, duels

outcome-law = vince la Legge
outcome-outlaws = vincono i Fuorilegge
outcome-renegade = vince il Rinnegato
stage-draft = bozza
stage-registration = iscrizioni
stage-ready = pronto per il sorteggio
stage-seating = disposizione ai tavoli
stage-playing = in gioco
stage-checked = turno verificato
stage-stopped = interrotto
stage-published = classifica pubblicata
stage-duels = fase a duello
stage-closed = concluso
stage-sent = inviato
table-status-seated = ai posti
table-status-auction = asta
table-status-playing = in gioco
table-status-finished = finito
left-withdrawal = abbandono
left-no-show = assenza
left-expulsion = espulsione
bracket-q1 = primo quarto di finale
bracket-q2 = secondo quarto di finale
bracket-q3 = terzo quarto di finale
bracket-q4 = quarto quarto di finale
bracket-s1 = prima semifinale
bracket-s2 = seconda semifinale
bracket-third = duello per il terzo posto
bracket-final = finale
bracket-won-played = vittoria al tavolo
bracket-won-time = vittoria per tempo scaduto
bracket-won-forfeit = vittoria a tavolino
bracket-line = { $duel }: { $first } contro { $second }
bracket-line-over = { $duel }: { $first } contro { $second }: { $player }, { $how }
bracket-nobody = nessuno

## Derogations

derogation-rounds = numero di turni diverso
derogation-timed-noon = mezzogiorno di fuoco a tempo
derogation-duel-clock-25 = duelli con 25 minuti a testa
derogation-dodge-city = personaggi di Dodge City
derogation-three-of-five = tre personaggi su cinque nei duelli
derogation-no-auction = niente aste: scelta tra due personaggi
derogation-eight-duelists = i primi otto alla fase a duello
derogation-no-duel-clock = duelli senza timer
derogation-no-duels = senza fase a duello

## Misconduct

misconduct-careless = aver giocato senza cura per la regolarità del torneo
misconduct-against-own-faction = aver giocato palesemente contro la propria fazione
misconduct-agreed-result = accordi sui risultati o favori ad altri
misconduct-losing-on-purpose = aver perso di proposito
misconduct-directing-others = aver guidato più volte il gioco degli altri
misconduct-role-shown = aver mostrato la carta ruolo
misconduct-looking-at-a-hand = aver guardato le carte in mano a un avversario
misconduct-false-information = aver dato false informazioni di gioco
misconduct-outside-advice = aver chiesto o ricevuto consigli dall’esterno
misconduct-agreed-ending = accordi su come far finire la partita
misconduct-intentional-overspend = aver speso di proposito oltre il disponibile
misconduct-cheating = aver barato
misconduct-slow-play = gioco volutamente lento
misconduct-lying-to-the-referee = aver mentito all’arbitro
misconduct-contesting = aver contestato le decisioni dell’arbitro
misconduct-swearing = aver detto parolacce o bestemmie
misconduct-offending = provocazioni o offese
misconduct-tampering-with-the-clock = aver manomesso il timer o averne ritardato l’avvio
misconduct-threats = intimidazioni o minacce
misconduct-eliminated-telling = aver dato informazioni dopo l’eliminazione
misconduct-other = altra condotta non appropriata

## Checklist for homologation

check-h-1 = Almeno dieci giocatori ai tavoli in ogni turno
check-h-2 = Il numero di turni previsto dal regolamento
check-h-3 = I tavoli previsti dal regolamento
check-h-4 = Nessuno due volte Sceriffo
check-h-5 = Ultima posizione ripetuta solo se inevitabile
check-h-6 = Deroghe approvate e comunicate
check-h-7 = Nessun arbitro tra i giocatori
check-h-8 = Ogni scheda completa, verificata e fotografata
check-h-9 = Limite di tempo di almeno 30 minuti
check-h-10 = Otto ai duelli solo con più di 18 partecipanti
check-h-11 = Nessuna persona con un ban tra partecipanti e organizzatori
check-h-12 = Nessun sorteggio alterato a mano
check-status-ok = in regola
check-status-open = non ancora
check-status-attention = da verificare
check-status-failed = non rispettato
check-few = Il turno { $round } è stato giocato da { $players } giocatori.
check-stopped =
    { $rounds ->
        [one] Il torneo è stato interrotto dopo { $rounds } turno.
       *[other] Il torneo è stato interrotto dopo { $rounds } turni.
    }
check-now-few = Restano solo { $players } giocatori; ne servono { $least }.
check-rounds = { $rounds } turni invece di { $usual }.
check-tables = I tavoli del turno { $round } non sono quelli del regolamento.
check-sheriff-again = Turno { $round }: { $player } è di nuovo Sceriffo, perché non restava nessun altro.
check-last-again = Turno { $round }: { $player } è di nuovo in ultima posizione.
check-avoidable =
    { $count ->
        [one] { $count } ultima posizione ripetuta era evitabile; sorteggio: { $rounds }.
       *[other] { $count } ultime posizioni ripetute erano evitabili; sorteggi: { $rounds }.
    }
check-derogation-not-approved = Manca l’approvazione preventiva dell’editore: { $derogation }.
check-derogation-not-announced = I giocatori non ne sono stati informati prima dell’inizio: { $derogation }.
check-derogation-not-unanimous = Decisa a torneo in corso senza il consenso di tutti: { $derogation }.
check-derogation-midway = Non si può adottare a torneo in corso: { $derogation }.
check-referee-plays = Questi arbitri giocano: { $players }.
check-officer-plays = Queste persone giocano e hanno, o hanno avuto, una carica che vede gli importi: { $players }.
check-no-referee = Non è stato nominato nessun arbitro.
check-sheet-missing = Turno { $round }, tavolo { $table }: manca la scheda di gioco.
check-sheet-unverified = Turno { $round }, tavolo { $table }: la scheda non è verificata.
check-photo-missing = Turno { $round }, tavolo { $table }: manca la foto.
check-time-limit = Il limite è di { $minutes } minuti; deve essere almeno { $least }.
check-eight = { $participants } partecipanti; per otto ai duelli ne servono più di { $more_than }.
check-banned = Con un ban: { $players }.
check-by-hand = I tavoli del turno { $round } sono stati disposti a mano.
check-voided = Un sorteggio del turno { $round } è stato annullato: { $reason }
mark-homologable = Finora omologabile.
mark-not-homologable = NON OMOLOGABILE
mark-unofficial = Fuori dalle regole ufficiali: { $reason }
mark-unofficial-start = Dall’inizio non secondo le regole ufficiali.
mark-stopped = Interrotto: { $reason }
mark-bots = Giocatori che sono bot: { $count }. Era un allenamento.
mark-failed = { $rule } non è rispettato.

## Sheets

sheet-roles = I ruoli non sono quelli di un tavolo da { $size }.
sheet-sheriff = Il giocatore numero 1 è lo Sceriffo.
sheet-outcome = Gli esiti sono tre: la Legge, i Fuorilegge, il Rinnegato.
sheet-final-duel = Il duello finale perso dal Rinnegato esiste solo se vince la Legge.
sheet-prices = { $size } giocatori hanno { $size } prezzi.
sheet-price = Posto { $seat }: { $price }$ non è un prezzo; valgono i multipli di 10, da 10 in su.
sheet-nobody-paid-ten = Nessuno ha pagato 10$, ma l’ultimo li paga sempre. Confermare con un motivo.
sheet-overspend = Il posto { $seat } ha pagato { $price }$, più del disponibile. Viene addebitato tutto.
sheet-poor = Il posto { $seat } aveva 10$ o meno e ha pagato { $price }$. Confermare con un motivo.
sheet-characters = I personaggi non sono tutti diversi o non sono di questo torneo. Confermare con un motivo.
sheet-no-prices = Senza aste tutti i prezzi sono 0.

## Refusals

refused-all-rounds-drawn = Tutti i { $rounds } turni sono già sorteggiati.
refused-already-chosen = Un personaggio scelto non si cambia.
refused-already-closed = Il torneo è concluso.
refused-already-created = Il torneo esiste già.
refused-already-here = { $player } ha già fatto il check-in.
refused-already-waiting = { $player } è già in lista d’attesa.
refused-bot-does-not-wait = Un bot non va in lista d’attesa: toglilo dagli iscritti.
refused-check-in-not-open = Il check-in non è ancora aperto.
refused-check-in-open = Il check-in è già aperto.
refused-late-entry = Non si accettano più ritardatari: la prima partita del turno 1 è iniziata (A-20).
refused-made-by-newer = Questo torneo è stato creato con una versione più recente di Sixgun (versione { $version } delle regole). Aggiorna Sixgun e riaprilo.
refused-closed-is-final = Il torneo è concluso: questo è definitivo. Per cambiarlo, riapri il torneo indicando un motivo.
refused-derogation-contradicts = Queste due si escludono: { $derogation }; { $against }.
refused-derogation-rests = Troppo tardi: qualcosa è già stato sorteggiato, giocato o pubblicato secondo questa deroga ({ $derogation }).
refused-edition-pending = C’è una correzione non ancora pubblicata. Pubblica prima la nuova edizione.
refused-needs-another-way = Tavolo { $table }: chi ha scritto la scheda la verifica scrivendola una seconda volta o leggendola ad alta voce; per il confronto serve un altro arbitro.
refused-not-here = { $player } non ha fatto il check-in.
refused-not-the-next-edition = La prossima è l’edizione { $number }.
refused-not-the-next-waiting = In lista d’attesa tocca a { $player }.
refused-not-waiting = { $player } non è in lista d’attesa.
refused-nothing-pending = Dall’ultima edizione non è cambiato nulla.
refused-places-full = I { $places } posti sono esauriti.
refused-says-how-verified = In questo torneo si annota come una scheda è stata verificata.
refused-sheet-is-verified = La scheda del tavolo { $table } è già verificata.
refused-of-later-version = Questo torneo è iniziato con la versione { $version } del tavolo arbitrale, che non conosce ancora questa funzione. Si conclude com’è iniziato.
refused-already-lifted = Era già senza effetto.
refused-already-promised = L’impegno sui sorteggi è già stato preso.
refused-already-published = La classifica è già pubblicata.
refused-already-registered = { $player } risulta già tra gli iscritti.
refused-already-sent = Il rapporto è stato inviato; non si può aggiungere nulla.
refused-auction-differs = I prezzi non sono quelli dell’asta. Confermare con un motivo.
refused-auction-instead = In questo turno c’è l’asta: non si offrono due personaggi.
refused-auction-open = L’asta di questo tavolo non è finita.
refused-ban-ends-before = Il ban finirebbe ({ $until }) prima di cominciare ({ $since }).
refused-ban-for-nothing = Indica da che cosa esclude il ban: dal gioco, dall’organizzazione o da entrambi.
refused-banned = Per { $player } c’è un ban.
refused-barred =
    { $until ->
        [never] Per { $name } c’è un ban dell’editore: { $reason }
       *[other] Per { $name } c’è un ban dell’editore fino al { $until }: { $reason }
    }
refused-bots-need-practice = I bot giocano solo nei tornei di allenamento.
refused-by-hand-is-not-official = Tavoli disposti a mano non sono ufficiali: prima bisogna lasciare le regole ufficiali.
refused-can-never-raise = Chi inizia l’asta con { $money }$ non può mai rilanciare.
refused-cannot-afford = Non puoi offrire { $price }$: hai { $money }$.
refused-characters-differ = I personaggi non sono quelli dell’asta. Confermare con un motivo.
refused-characters-revealed = Servono { $needed } personaggi diversi, non { $given }.
refused-clock-backwards = Quest’ora è prima dell’ultima.
refused-clock-is-up = Il tempo è scaduto.
refused-clock-lent = Il timer di questo duello è già su un tablet: { $duel }.
refused-clock-not-lent = Il timer di questo duello non è su un tablet: { $duel }.
refused-clock-too-long = Nessuno ha più di { $minutes } minuti.
refused-clock-not-running = Nessun turno è iniziato.
refused-clock-running = Il timer è già avviato.
refused-derogation-not-taken = Questa deroga non è in uso: { $derogation }.
refused-derogation-taken = Questa deroga è già in uso: { $derogation }.
refused-derogation-too-late = Troppo tardi, si sta già giocando: { $derogation }.
refused-draw-altered = Questi non sono i tavoli che danno i numeri del turno { $round }.
refused-drawn-since = Nel frattempo c’è stato un sorteggio senza { $player }.
refused-duel-decided = Questo duello è già deciso: { $duel }.
refused-duel-followed = Il seguito è già iniziato, non si può più cambiare: { $duel }.
refused-duel-housed = Questo duello si gioca già nella casa: { $duel }.
refused-duel-minutes = Un duello ha 30 minuti a testa, o 25 in deroga; non { $minutes }.
refused-duel-not-decided = Questo duello non è ancora deciso: { $duel }.
refused-duel-not-ready = Questo duello ora non si può giocare: { $duel }.
refused-duels-begun = I duelli sono già iniziati.
refused-duels-not-begun = I duelli non sono ancora iniziati.
refused-duels-open = Non tutti i duelli sono decisi.
refused-eight-of-too-few = In otto si qualificano solo con più di { $more_than } partecipanti; qui sono { $participants }.
refused-enough-players = I giocatori bastano per continuare.
refused-formula = “{ $formula }” non è una formula. Usa numeri, + - * / e parentesi, per esempio (score + bonus) / rounds.
refused-formula-divisor = Si può dividere solo per ciò che non è mai zero: numeri e { $parts }.
refused-formula-long = Una formula ha al massimo { $most } caratteri.
refused-formula-part = “{ $part }” non fa parte di un risultato. Ci sono: { $parts }.
refused-full = C’è posto per { $most } giocatori.
refused-has-left = { $player } ha lasciato il torneo e non può rientrare.
refused-has-not-left = { $player } non ha abbandonato il torneo.
refused-last-in-office = Qualcuno deve restare in carica.
refused-limit-too-short = Un limite di { $minutes } minuti è troppo breve; almeno { $least }.
refused-lots-altered = Questo non è il sorteggio che danno i numeri.
refused-needs-another-referee = Tavolo { $table }: verifica un altro arbitro, o lo stesso la scrive una seconda volta.
refused-no-auction = In questo turno non c’è l’asta.
refused-no-duels = Questo torneo non ha la fase a duello.
refused-no-duel-clock = Qui i duelli si giocano senza timer.
refused-no-game-to-start = Nessun tavolo del turno { $round } aspetta l’inizio della partita.
refused-no-more-boxes = Una scheda di carta ha { $boxes } caselle per le rimescolate: con la terza è mezzogiorno di fuoco.
refused-no-offer = { $price }$ non è un’offerta; valgono i multipli di { $step }, da { $step } in su.
refused-no-prizes = Non ci sono vincite per un tavolo da { $size }.
refused-no-promise = L’impegno sui sorteggi si prende alla chiusura delle iscrizioni.
refused-no-round = Non è stato giocato nessun turno.
refused-no-sheet = Il tavolo { $table } non ha ancora una scheda.
refused-no-such-algorithm = Non esiste un sorteggio chiamato { $algorithm }.
refused-no-such-call = Nessuno ha chiamato, o qualcuno ha già risposto.
refused-no-such-entry = Nel registro non c’è la voce numero { $number }.
refused-no-such-pause = Per questo il timer non si ferma: { $reason }.
refused-no-such-player = Non c’è nessun giocatore { $player }.
refused-no-such-report = Di questo torneo non è stato accolto nessun rapporto.
refused-no-such-round = Non c’è il turno { $round }.
refused-no-such-seat = A questo tavolo non c’è il posto { $seat }.
refused-no-such-table = Il turno { $round } non ha il tavolo { $table }.
refused-no-such-warning = { $player } non ha questa ammonizione.
refused-no-tables = Ci sono tavoli da { $least } a { $most } giocatori, non per { $players }.
refused-no-time-limit = Questo torneo non ha il mezzogiorno di fuoco a tempo.
refused-noon-called = Al tavolo { $table } il mezzogiorno di fuoco è già scattato.
refused-noon-too-early = Il tempo del tavolo { $table } non è scaduto.
refused-not-a-day = “{ $day }” non è una data; scrivila così: 2026-03-31.
refused-not-at-this-table = { $player } non siede a questo tavolo.
refused-not-closed = Il torneo non è ancora concluso.
refused-not-created = Non c’è ancora nessun torneo.
refused-not-everybody-seated = Ogni giocatore in gara siede una volta sola, e nessun altro.
refused-not-in-office = { $player } qui non è né arbitro né organizzatore.
refused-not-your-office = { $player } non ha una carica che lo permetta.
refused-player-in-office = { $player } gioca: chi gioca non può essere arbitro né giudice di tavolo.
refused-officer-plays = { $player } è, o è stato, arbitro o giudice di tavolo e non può giocare: chi gioca non deve aver visto quanto hanno gli altri.
refused-last-referee = Almeno un arbitro deve restare in carica.
refused-no-such-judge = { $player } qui non è giudice di tavolo.
refused-not-in-this-duel = { $player } non gioca questo duello.
refused-not-now-in-auction =
    { $phase ->
        [open] Ora si apre l’asta di un personaggio.
        [bid] Ora si rilancia o si passa.
        [last] Ora chi resta prende un personaggio.
       *[done] L’asta è finita.
    }
refused-not-published = La classifica non è ancora pubblicata.
refused-not-revealed = Questo personaggio non si può scegliere: { $character }.
refused-not-the-active-players = Questi non sono i giocatori ora in gara.
refused-not-the-last-round = Il turno { $round } non è l’ultimo sorteggiato.
refused-not-the-next-box = La prossima casella è la { $count }.
refused-not-the-next-round = Il prossimo turno è il { $round }.
refused-not-the-qualified = Questi non sono i qualificati.
refused-not-verified = La scheda del turno { $round }, tavolo { $table } non è verificata.
refused-not-your-turn = Tocca al posto { $seat }.
refused-nothing-to-stop = Non c’è nulla da interrompere.
refused-offer-too-low = { $price }$ è troppo poco: almeno { $least }$.
refused-opens-at-ten = Chi inizia l’asta con { $money }$ apre a 10$ esatti.
refused-passive-in-house = { $player } ha lasciato una partita che è proseguita nella casa: non si può annullare.
refused-referee-plays = { $player } non può essere arbitro e giocatore.
refused-regulation-address = Non è un indirizzo che i telefoni possano aprire: comincia con https:// e non contiene né nome utente né password.
refused-regulation-twice = Il regolamento è un file o un indirizzo, non entrambi.
refused-key-known = Questa chiave è già di qualcuno.
refused-key-of-another = Questa chiave è di un’altra persona.
refused-key-unknown = Nessuno qui ha questa chiave.
refused-key-withdrawn = Questa chiave è stata ritirata: non firma più nulla.
refused-no-such-act = Non c’è nulla con questo nome che si possa firmare: { $act }.
refused-sheet-confirmed-already = Hai già confermato questa scheda.
refused-signature-counter = Questa firma è già stata usata; la prossima ha il numero { $next }.
refused-signature-for-another = La firma dell’evento { $event } vale per altro.
refused-signature-forged = Questa firma non è autentica: non è stato scritto nulla.
refused-signature-head = Quanto è stato firmato non è mai stato nel registro di questo torneo.
refused-register-full = Il registro contiene { $most } voci; di più non può.
refused-registration-begun = Le iscrizioni sono già iniziate.
refused-registration-not-closed = Le iscrizioni non sono chiuse.
refused-registration-not-open = Le iscrizioni non sono aperte.
refused-report-undecided = Questo torneo non è ancora deciso, oppure era di allenamento.
refused-report-without-names = Questo rapporto è senza nomi. Chiedi quello con i nomi.
refused-round-has-started = Una partita del turno { $round } è iniziata: il sorteggio resta.
refused-round-open = Il turno { $round } non è finito: mancano schede.
refused-round-seated = Il turno { $round } è già ai tavoli.
refused-rounds-missing =
    { $rounds ->
        [one] Resta da giocare { $rounds } turno.
       *[other] Restano da giocare { $rounds } turni.
    }
refused-rounds-not-official = { $rounds } turni non sono ufficiali; lo sono da 3 a 5.
refused-rounds-out-of-range = { $rounds } turni non si possono giocare.
refused-sanction-person = Indica chi riguarda.
refused-sanction-points = Una riduzione toglie punti; le altre sanzioni non ne tolgono.
refused-sanction-tournament = Indica quale torneo viene annullato.
refused-sheet-changed = Qualcun altro ha cambiato la scheda: ora è la versione { $version }.
refused-sheet-entered = La scheda del tavolo { $table } è già inserita (versione { $version }); si corregge con un motivo.
refused-sheriff-again = Non resta nessun altro: questi sarebbero di nuovo Sceriffo, e l’arbitro deve confermarlo: { $players }.
refused-sides-altered = Non è questa la persona a cui il sorteggio dà la Legge: { $duel }.
refused-sides-drawn = I ruoli sono già sorteggiati: { $duel }.
refused-sides-not-drawn = I ruoli non sono ancora sorteggiati: { $duel }.
refused-stage-rests = Su questa fase poggia già qualcosa: una scheda, l’asta sugli schermi, una casella spuntata, qualcuno che ha lasciato, o la casa stessa. Non si può tornare più indietro.
refused-table-is-further = Il tavolo { $table } è già più avanti: { $status }.
refused-time-is-left = Secondo il timer, { $player } ha ancora tempo.
refused-table-not-so-far = Il tavolo { $table } non è più avanti di così: { $status }.
refused-too-few = { $players } giocatori sono troppo pochi; almeno { $least }.
refused-tournament-stopped = Il torneo è stato interrotto.
refused-was-expelled = L’uscita di { $player } è un’espulsione: va revocata l’ammonizione.
refused-wrong-link = Questo non è il codice di sorteggio promesso alla chiusura delle iscrizioni.
refused-wrong-tables = Questi non sono i tavoli per questo numero di giocatori.

## Stagioni

season-title = Stagione { $season }
season-formula = Secondo { $formula }
season-tournaments = Tornei
season-total = Media
season-withdrawals = Abbandoni
season-expulsions = Espulsioni
season-warnings = Ammonizioni
season-notices = Diffide
season-everybody = tutti
season-ban = ban
season-for-good = per sempre
season-lifted = revoca: { $reason }
sanction-notice = Diffida
sanction-annulment = Risultato annullato
sanction-reduction = Punti tolti

# Che cosa farà un atto, detto prima di compierlo

foretold-first-warning = È la prima ammonizione per { $player }; non cambia altro. La seconda in questo torneo è un’espulsione.
foretold-passive = { $player } è nella partita del turno { $round } al tavolo { $table }, non ancora finita. Il personaggio resta lì, passivo.
foretold-game-counts = Per { $player } quella partita conta come per tutti, secondo ruolo e risultato.
foretold-game-brings-nothing = Comunque finisca la partita del turno { $round } al tavolo { $table }, a { $player } non porta né premio né vittoria. Quanto pagato all’asta resta pagato.
foretold-marogi =
    { $count ->
        [one] Il coefficiente Marogi di un avversario si calcola con quel punteggio.
       *[other] Il coefficiente Marogi di { $count } avversari si calcola con quel punteggio.
    }
foretold-score = Il punteggio ottenuto finora da { $player } resta: { $score }$.
foretold-all-rounds = Per le medie tutti i { $rounds } turni contano come giocati.
foretold-qualified = { $player } mantiene la posizione in classifica e perde il duello a tavolino; nessuno subentra.
foretold-forfeit = Perso a tavolino: { $duel }. Vince { $foe }.
foretold-forfeit-nobody = Non resta nessuno che possa vincere questo duello: { $duel }.
foretold-too-few = Restano { $players } giocatori. Con meno di { $least } non si può disporre un altro turno: il torneo non può proseguire e non potrà essere omologato.
foretold-ends-it = COSÌ IL TORNEO FINISCE: restano { $players } giocatori, e a ogni disposizione ai tavoli ne servono almeno { $least } (T-144). Non si potrà sorteggiare un altro turno ufficiale, e il torneo non potrà essere omologato.
foretold-go-on-unofficially = Poi si potrà interrompere il torneo, oppure lasciare per sempre le regole ufficiali e proseguire.
foretold-no-tables = Poi si potrà interrompere il torneo. In { $players } non ci si può disporre nemmeno fuori dalle regole ufficiali: i tavoli sono da cinque a sette.
foretold-sheriff-again = Restano poi troppo pochi giocatori che non sono ancora stati Sceriffo: qualcuno dovrà esserlo di nuovo.
foretold-publisher = Il nome va all’editore con il rapporto.
foretold-for-good = Non si può revocare.
foretold-until-next-draw = Se si tratta di uno scambio di persona, si può revocare fino al prossimo sorteggio o al primo duello; allora tutto torna com’era.
foretold-rounds = Si giocano { $rounds } turni, e tutti partono con { $money }$.
foretold-needs-approval = L’editore deve approvarla prima della prima partita; altrimenti il torneo non è omologabile.
foretold-needs-notice = I giocatori devono saperlo prima della prima partita; altrimenti il torneo non è omologabile.
foretold-needs-everybody = Si sta già giocando: devono essere d’accordo tutti i { $count } giocatori ancora in gara; altrimenti il torneo non è omologabile.
foretold-excludes = Insieme a questa non si può adottare: { $against }.
foretold-regulation-again = Da ora vale di nuovo quanto dice il regolamento.
foretold-not-again = È troppo tardi per adottarla una seconda volta: { $derogation }.
foretold-edition =
    { $count ->
        [0] L’edizione { $number } dice lo stesso della precedente, con le schede corrette.
        [one] L’edizione { $number } cambia una riga della classifica.
       *[other] L’edizione { $number } cambia { $count } righe della classifica.
    }
foretold-moves =
    { $count ->
        [0] Tutte le posizioni restano come sono.
        [one] Un giocatore cambia posizione.
       *[other] { $count } giocatori cambiano posizione.
    }
foretold-duels-stand = I duelli restano accoppiati come sono.
foretold-final = Diventano definitivi l’edizione { $number } della classifica, i duelli, le posizioni e i bonus.
foretold-winner = Vince il torneo { $player }.
foretold-photos =
    { $count ->
        [one] Manca la foto di una scheda. È un promemoria: l’omologazione non ne dipende.
       *[other] Mancano le foto di { $count } schede. È un promemoria: l’omologazione non ne dipende.
    }
foretold-overspends =
    { $count ->
        [one] Una spesa oltre il disponibile non è ancora stata giudicata.
       *[other] { $count } spese oltre il disponibile non sono ancora state giudicate.
    }
foretold-reopen-only = Dopo, per cambiare qualcosa, bisogna riaprire il torneo indicando un motivo; inviato il rapporto, nemmeno quello.
foretold-reopened = Schede, duelli e posizioni si possono di nuovo cambiare finché il torneo non viene concluso di nuovo. L’edizione { $number } resta pubblica fino alla prossima.
foretold-check = { $rule }: ora { $before }, poi { $after }
foretold-not-homologable = In quello stato il torneo non è omologabile.
foretold-homologable = Poi nulla si oppone all’omologazione.
foretold-do-it = Procedere?
