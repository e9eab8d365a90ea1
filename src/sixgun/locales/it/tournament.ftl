### Tornei: le parole del tavolo arbitrale, come nel regolamento.

## Standings

standing-start = { $money }$ iniziali ({ $rounds } turni)
standing-game = Turno { $round }, tavolo { $table } ({ $size } giocatori), { $role }; { $outcome }: vinti { $prize }$, pagati { $price }$
standing-score = Punteggio: { $score }$
standing-marogi = Coefficiente Marogi: { $total } : { $parts } turni = { $value }
standing-marogi-b = Coefficiente Marogi, per avversario: { $total } : { $parts } avversari = { $value }
standing-wins =
    { $wins ->
        [one] { $wins } vittoria
       *[other] { $wins } vittorie
    }
standing-lot = Sorteggio: numero { $lot }; il più basso sta davanti
standing-open = Ancora pari: decide il sorteggio alla pubblicazione
total-own = Il tuo totale: { $score }$
standings-title = Classifica di { $name }
standings-head = testa della catena { $head }, dopo { $events } eventi
standings-secret = Solo per l’arbitro: non ancora pubblicata.
standings-edition = Edizione { $number }.
standings-final = Classifica definitiva.
column-place = pos.
column-player = giocatore
column-score = punti
column-marogi = Marogi
column-wins = vittorie
column-bonus = bonus
tie-marogi = davanti per il sistema Marogi
tie-wins = davanti per numero di vittorie
tie-lot = davanti per sorteggio
tie-open = a pari merito
warning-marogi-readings = Le due letture del coefficiente Marogi ordinano diversamente: { $players }
warning-overspend-now = { $player } avrebbe speso più del disponibile al turno { $round }, tavolo { $table }.

## Forecast

forecast-safe = Qualunque abbandono: nessuno sarà due volte Sceriffo.
forecast-broken = Mancano { $missing } giocatori che non siano già stati Sceriffo: qualcuno lo sarà di nuovo.
forecast-breaks = Se ora abbandonano { $leavers } giocatori non ancora Sceriffo, qualcuno lo sarà due volte; se abbandonano in { $stops }, il torneo si ferma.

## Outcomes, stages, duels

outcome-law = vince la Legge
outcome-outlaws = vincono i Fuorilegge
outcome-renegade = vince il Rinnegato
stage-draft = bozza
stage-registration = iscrizioni
stage-ready = pronto per i tavoli
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
left-withdrawal = ritirato
left-no-show = assente
left-expulsion = espulso
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
derogation-timed-noon = Mezzogiorno di fuoco a tempo
derogation-duel-clock-25 = duelli con 25 minuti a testa
derogation-dodge-city = personaggi di Dodge City
derogation-three-of-five = tre personaggi su cinque nei duelli
derogation-no-auction = niente aste: scelta tra due personaggi
derogation-eight-duelists = i primi otto alla fase a duello
derogation-no-duel-clock = duelli senza timer
derogation-no-duels = senza fase a duello

## Misconduct

misconduct-careless = giocare senza cura per la regolarità del torneo
misconduct-against-own-faction = giocare palesemente contro la propria fazione
misconduct-agreed-result = accordi sui risultati o favori ad altri
misconduct-losing-on-purpose = perdere di proposito
misconduct-directing-others = guidare più volte il gioco degli altri
misconduct-role-shown = mostrare la carta ruolo
misconduct-looking-at-a-hand = guardare la mano di un avversario
misconduct-false-information = false informazioni di gioco
misconduct-outside-advice = consigli dall’esterno
misconduct-agreed-ending = accordi su come far finire la partita
misconduct-intentional-overspend = spesa intenzionale oltre il disponibile
misconduct-cheating = barare
misconduct-slow-play = gioco volutamente lento
misconduct-lying-to-the-referee = mentire all’arbitro
misconduct-contesting = contestare le decisioni dell’arbitro
misconduct-swearing = parolacce o bestemmie
misconduct-offending = provocare o offendere
misconduct-tampering-with-the-clock = manomettere o ritardare il timer
misconduct-threats = intimidazioni o minacce
misconduct-eliminated-telling = dare informazioni da eliminato
misconduct-other = altra condotta scorretta

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
check-h-11 = Nessun bannato tra partecipanti e organizzatori
check-h-12 = Nessun sorteggio alterato a mano
check-status-ok = in regola
check-status-open = non ancora
check-status-attention = da guardare
check-status-failed = non rispettato
check-few = Il turno { $round } è stato giocato da { $players } giocatori.
check-stopped = Il torneo è stato interrotto dopo { $rounds } turni.
check-now-few = Restano solo { $players } giocatori; ne servono { $least }.
check-rounds = { $rounds } turni invece di { $usual }.
check-tables = I tavoli del turno { $round } non sono quelli del regolamento.
check-sheriff-again = Turno { $round }: { $player } è di nuovo Sceriffo, perché non restava nessun altro.
check-last-again = Turno { $round }: { $player } è di nuovo in ultima posizione.
check-avoidable = { $count } ultime posizioni ripetute erano evitabili; sorteggi: { $rounds }.
check-derogation-not-approved = { $derogation }: manca l’approvazione preventiva dell’editore.
check-derogation-not-announced = { $derogation }: i giocatori non sono stati informati prima dell’inizio.
check-derogation-not-unanimous = { $derogation }: decisa a torneo in corso senza il consenso di tutti.
check-derogation-midway = { $derogation }: non può iniziare a torneo in corso.
check-referee-plays = Questi arbitri giocano: { $players }.
check-no-referee = Non è nominato nessun arbitro.
check-sheet-missing = Turno { $round }, tavolo { $table }: manca la scheda di gioco.
check-sheet-unverified = Turno { $round }, tavolo { $table }: la scheda non è verificata.
check-photo-missing = Turno { $round }, tavolo { $table }: manca la foto.
check-time-limit = Il limite è di { $minutes } minuti; deve essere almeno { $least }.
check-eight = { $participants } partecipanti; per otto ai duelli ne servono più di { $more_than }.
check-banned = Bannati: { $players }.
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
refused-already-lifted = È già stato revocato.
refused-already-promised = I semi sono già impegnati.
refused-already-published = La classifica è già pubblicata.
refused-already-registered = { $player } è già iscritto.
refused-already-sent = Il rapporto è stato inviato; non si può aggiungere nulla.
refused-auction-differs = I prezzi non sono quelli dell’asta. Confermare con un motivo.
refused-auction-instead = In questo turno c’è l’asta: non si offrono due personaggi.
refused-auction-open = L’asta di questo tavolo non è finita.
refused-ban-ends-before = Il ban finirebbe ({ $until }) prima di cominciare ({ $since }).
refused-ban-for-nothing = Indica da che cosa esclude il ban: dal gioco, dall’organizzazione o da entrambi.
refused-banned = { $player } è bannato.
refused-barred =
    { $until ->
        [never] { $name } è bannato: { $reason }
       *[other] { $name } è bannato fino al { $until }: { $reason }
    }
refused-bots-need-practice = I bot giocano solo nei tornei di allenamento.
refused-by-hand-is-not-official = Tavoli disposti a mano non sono ufficiali: prima si lasciano le regole ufficiali.
refused-can-never-raise = Chi inizia l’asta con { $money }$ non può mai rilanciare.
refused-cannot-afford = Non puoi offrire { $price }$: hai { $money }$.
refused-characters-revealed = Servono { $needed } personaggi diversi, non { $given }.
refused-clock-backwards = Quest’ora è prima dell’ultima.
refused-clock-is-up = Il tempo è scaduto.
refused-clock-not-running = Nessun turno è iniziato.
refused-clock-running = Il timer è già avviato.
refused-derogation-not-taken = Questa deroga non è in uso: { $derogation }.
refused-derogation-taken = Questa deroga è già in uso: { $derogation }.
refused-derogation-too-late = Troppo tardi, si sta già giocando: { $derogation }.
refused-draw-altered = Questi non sono i tavoli che danno i numeri del turno { $round }.
refused-drawn-since = Nel frattempo c’è stato un sorteggio senza { $player }.
refused-duel-decided = Questo duello è già deciso: { $duel }.
refused-duel-followed = Il seguito è già iniziato, non si può più cambiare: { $duel }.
refused-duel-minutes = Un duello ha 30 minuti a testa, o 25 in deroga; non { $minutes }.
refused-duel-not-decided = Questo duello non è ancora deciso: { $duel }.
refused-duel-not-ready = Questo duello ora non si può giocare: { $duel }.
refused-duels-begun = I duelli sono già iniziati.
refused-duels-not-begun = I duelli non sono ancora iniziati.
refused-duels-open = Non tutti i duelli sono decisi.
refused-eight-of-too-few = In otto si qualificano solo con più di { $more_than } partecipanti; qui sono { $participants }.
refused-enough-players = I giocatori bastano per continuare.
refused-formula = «{ $formula }» non è una formula. Usa numeri, + - * / e parentesi, per esempio (score + bonus) / rounds.
refused-formula-divisor = Si può dividere solo per ciò che non è mai zero: numeri e { $parts }.
refused-formula-long = Una formula ha al massimo { $most } caratteri.
refused-formula-part = «{ $part }» non fa parte di un risultato. Ci sono: { $parts }.
refused-full = C’è posto per { $most } giocatori.
refused-has-left = { $player } ha lasciato il torneo e non può rientrare.
refused-has-not-left = { $player } non si è ritirato.
refused-last-in-office = Qualcuno deve restare in carica.
refused-limit-too-short = Un limite di { $minutes } minuti è troppo breve; almeno { $least }.
refused-lots-altered = Questo non è il sorteggio che danno i numeri.
refused-needs-another-referee = Tavolo { $table }: verifica un altro arbitro, o lo stesso la scrive una seconda volta.
refused-no-auction = In questo turno non c’è l’asta.
refused-no-duels = Questo torneo non ha la fase a duello.
refused-no-offer = { $price }$ non è un’offerta; valgono i multipli di { $step }, da { $step } in su.
refused-no-prizes = Non ci sono vincite per un tavolo da { $size }.
refused-no-promise = I semi si impegnano alla chiusura delle iscrizioni.
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
refused-no-time-limit = Questo torneo non ha il Mezzogiorno di fuoco a tempo.
refused-noon-called = Al tavolo { $table } il Mezzogiorno di fuoco è già scattato.
refused-noon-too-early = Il tempo del tavolo { $table } non è scaduto.
refused-not-a-day = «{ $day }» non è una data; scrivila così: 2026-03-31.
refused-not-at-this-table = { $player } non siede a questo tavolo.
refused-not-closed = Il torneo non è ancora concluso.
refused-not-created = Non c’è ancora nessun torneo.
refused-not-everybody-seated = Ogni giocatore in gara siede una volta sola, e nessun altro.
refused-not-in-office = { $player } qui non è né arbitro né organizzatore.
refused-not-in-this-duel = { $player } non gioca questo duello.
refused-not-now-in-auction =
    { $phase ->
        [open] Ora si apre l’asta di un personaggio.
        [bid] Ora si rilancia o si passa.
        [last] Ora l’ultimo prende un personaggio.
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
refused-register-full = Il registro contiene { $most } voci; di più non può.
refused-registration-begun = Le iscrizioni sono già iniziate.
refused-registration-not-closed = Le iscrizioni non sono chiuse.
refused-registration-not-open = Le iscrizioni non sono aperte.
refused-report-undecided = Questo torneo non è ancora deciso, oppure era di prova.
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
refused-sides-altered = Non è a lui che il sorteggio dà la Legge: { $duel }.
refused-sides-drawn = I ruoli sono già sorteggiati: { $duel }.
refused-sides-not-drawn = I ruoli non sono ancora sorteggiati: { $duel }.
refused-table-is-further = Il tavolo { $table } è già più avanti: { $status }.
refused-too-few = { $players } giocatori sono troppo pochi; almeno { $least }.
refused-tournament-stopped = Il torneo è stato interrotto.
refused-was-expelled = { $player } è stato espulso: si revoca l’ammonizione.
refused-wrong-link = Non è l’anello che era stato impegnato.
refused-wrong-tables = Questi non sono i tavoli per tanti giocatori.

## Stagioni

season-title = Stagione { $season }
season-formula = Secondo { $formula }
season-tournaments = Tornei
season-total = Media
season-withdrawals = Ritiri
season-expulsions = Espulsioni
season-warnings = Ammonizioni
season-notices = Richiami
season-everybody = tutti
season-ban = bannato
season-for-good = per sempre
season-lifted = revocato: { $reason }
sanction-notice = Richiamo formale
sanction-annulment = Risultato annullato
sanction-reduction = Punti tolti
