### Perché il server non fa quello che gli si chiede, e che cosa annuncia al tavolo.

# One message per key of REFUSALS and NOTICES in server/protocol/refusals.py.
# $name and $before are names of people or bots; $why is said by a program, in English.

## The connection

refusal-malformed = Il server non ha capito questo messaggio: { $why }
refusal-unknown-message = Il server non conosce messaggi di tipo “{ $message }”.
refusal-too-long = Questo messaggio è troppo lungo: sono ammessi al massimo { $limit } byte.
refusal-too-fast = Troppe cose in una volta. Aspetta un momento e riprova.
refusal-hello-first = La connessione non è stata aperta come si deve: prima ci vuole “hello”.
refusal-hello-again = Questa connessione è già stata aperta.
refusal-banned = Su questo server non puoi giocare.
refusal-too-many-sockets =
    { $limit ->
        [one] C’è già una tua connessione da un’altra parte, e ne è ammessa solo { $limit }. Prima chiudi l’altra.
       *[other] Hai troppe connessioni aperte: ne sono ammesse al massimo { $limit }. Prima chiudine una.
    }
refusal-too-many-people = Dal tuo indirizzo sono arrivati troppi nuovi giocatori. Riprova più tardi.
refusal-enough-today = Per oggi basta così. Riprova più tardi.
refusal-closing = Il server sta per chiudere e non comincia niente di nuovo.
refusal-trouble = Qualcosa è andato storto sul server. Non è cambiato niente: riprova.
refusal-store-trouble = In questo momento il server non riesce a salvare, perciò non è cambiato niente. Riprova fra poco.

## Links

refusal-no-such-link = Questo link non porta da nessuna parte. L’hai copiato per intero?
refusal-link-used-up = Qualcuno ha già usato questo link. Chiedine uno nuovo.
refusal-link-expired = Questo link è scaduto. Chiedine uno nuovo.

## Tables

refusal-no-such-room = Questo link o codice non porta a nessun tavolo. Forse è scritto male, o chi ha aperto il tavolo l’ha cambiato.
refusal-wrong-codes = Oggi da qui sono arrivati troppi codici sbagliati. Riprova più tardi.
refusal-no-such-table = Questo tavolo non c’è. Forse è stato chiuso.
refusal-not-at-a-table = Non sei a nessun tavolo.
refusal-table-full =
    { $limit ->
        [one] C’è già { $limit } spettatore, e non c’è posto per altri.
       *[other] Ci sono già { $limit } spettatori, e non c’è posto per altri.
    }
refusal-spectators-off = A questo tavolo non sono ammessi spettatori.
refusal-no-room =
    { $limit ->
        [one] Su questo server c’è già { $limit } tavolo, e non c’è posto per altri. Siediti lì, o riprova più tardi.
       *[other] Su questo server ci sono già { $limit } tavoli, e non c’è posto per altri. Siediti a uno di quelli, o riprova più tardi.
    }
refusal-too-many-tables =
    { $limit ->
        [one] Hai già aperto un tavolo, e ne è ammesso solo { $limit }. Prima lascia quello.
       *[other] Hai già aperto { $limit } tavoli, e di più non si può. Prima lasciane uno.
    }
refusal-too-many-tables-here =
    { $limit ->
        [one] Dalla tua rete è già stato aperto { $limit } tavolo, e di più non si può. Siediti lì, o riprova più tardi.
       *[other] Dalla tua rete sono già stati aperti { $limit } tavoli, e di più non si può. Siediti a uno di quelli, o riprova più tardi.
    }
refusal-blocked = Non puoi sederti a questo tavolo: tu o chi lo ha aperto avete bloccato l’altro.
refusal-sent-away = Chi ha aperto questo tavolo ti ha mandato via.
refusal-not-owner = Può farlo solo chi ha aperto il tavolo.
refusal-referees-table = Questo tavolo è del torneo: decide l’arbitro.
refusal-ticket-old = Questo accesso al tavolo è già stato usato o è scaduto. Torna al tavolo dalla tua pagina del torneo.
refusal-bad-players = Si gioca da { $fewest } a { $most } giocatori.
refusal-bad-sets = Non c’è nessuna scatola che si chiama { $name }. Ci sono: { $there }.
refusal-bad-pool = Servono { $needed } personaggi, e in queste scatole ce ne sono solo { $count }. Aggiungi una scatola, o giocate in meno.
refusal-bad-events = Si pescano da 1 a { $most } eventi.
refusal-bad-reshuffles = Mezzogiorno di fuoco arriva dopo un certo numero di rimescolate; 0 vuol dire mai, e meno non si può.
refusal-duel-players = Un duello si gioca in due, non in { $players }.
refusal-only-in-bang = In un duello non { $option ->
        [sets] ci sono altre scatole
        [simplified] c’è un mazzo semplificato
        [characters] c’è un altro modo di scegliere i personaggi
        [events] ci sono eventi
        [high_noon_reshuffles] c’è mezzogiorno di fuoco
        [keep_characters] si tengono i personaggi
       *[other] c’è una stella che gira
    }: solo il gioco grande li prevede. Lascia tutto com’è.
refusal-only-in-duel = Solo in un duello { $option ->
        [fighters] si decide quanti personaggi ha ogni fazione
        [minutes] ci sono orologi da scacchi
       *[other] si scelgono i personaggi come in torneo
    }. Lascia tutto com’è, o apri un duello.
refusal-bad-fighters = In un duello ogni fazione ha da { $fewest } a { $most } personaggi.
refusal-bad-minutes = Un orologio da scacchi ha 30 o 25 minuti, oppure non c’è.
refusal-chess-needs-clock = Gli orologi da scacchi corrono nel proprio turno. Scegli un orologio anche per le risposte nel turno dell’altro.
refusal-chess-not-for-days = Gli orologi da scacchi sono per due persone sedute al tavolo. Scegli un altro orologio, o giocate senza.
refusal-not-for-days = Gli ordini si danno ai tavoli dove si gioca per giorni.
refusal-bad-time = Scegli un momento futuro, entro { $days } giorni.
refusal-bad-delay = Gli spettatori possono vedere tutto con un ritardo di { $limit } secondi al massimo.
refusal-too-few-seats =
    { $players ->
        [one] { $players } posto non basta: al tavolo siete già in { $seated }.
       *[other] { $players } posti non bastano: al tavolo siete già in { $seated }.
    }

## Seats

refusal-not-seated = Non hai un posto a questo tavolo.
refusal-already-seated = Hai già un posto a questo tavolo.
refusal-no-such-seat =
    { $count ->
        [one] Quel posto non c’è: questo tavolo ha { $count } posto.
       *[other] Quel posto non c’è: questo tavolo ha { $count } posti.
    }
refusal-seat-taken = Quel posto è occupato da { $name }.
refusal-seat-free = Lì non è seduto nessuno.
refusal-no-free-seat = Tutti i posti sono occupati.
refusal-not-a-bot = { $name } non è un bot.
refusal-no-such-bot = Qui non c’è nessun bot di nome “{ $bot }”.
refusal-no-such-temper = Questo bot non può essere “{ $temper }”.
refusal-bots-busy = Il server è molto occupato e non ha tempo per altri bot del livello più alto. Scegline di più facili o riprova tra un minuto.
refusal-that-is-you = Non puoi farlo a te stesso.
refusal-not-away = Nessuno sta giocando al posto tuo: la partita è già in mano tua.

## Names

refusal-name-empty = Scrivi un nome.
refusal-name-long =
    { $limit ->
        [one] Questo nome è troppo lungo: può avere { $limit } carattere.
       *[other] Questo nome è troppo lungo: può avere al massimo { $limit } caratteri.
    }
refusal-name-letters = In un nome ci vuole almeno una lettera o una cifra.
refusal-name-unseen = In questo nome c’è un carattere che non si può mostrare ({ $code }). Riscrivilo senza.
refusal-name-marks = In questo nome ci sono troppi accenti: al massimo { $limit } per lettera.
refusal-name-taken = A questo tavolo c’è già qualcuno che si chiama { $name }.
refusal-name-lookalike = Questo nome somiglia troppo a { $name }, che è già al tavolo.
refusal-name-reserved = “{ $name }” si potrebbe confondere con un altro posto o con il server stesso. Scegli un altro nome.

## The game

refusal-game-running = Non si può mentre è in corso una partita.
refusal-no-game = Non è in corso nessuna partita.
refusal-needs-players =
    { $seated ->
        [0] Per questa partita ci vogliono { $needed } giocatori, e al tavolo non c’è ancora nessuno.
        [one] Per questa partita ci vogliono { $needed } giocatori, e al tavolo ce n’è solo { $seated }.
       *[other] Per questa partita ci vogliono { $needed } giocatori, e al tavolo ce ne sono solo { $seated }.
    }
refusal-not-asked = Adesso non tocca a te.
refusal-stale-decision = Troppo tardi: questa scelta è già stata fatta ({ $decision }).
refusal-no-such-option =
    { $count ->
        [one] Questa scelta non c’è: ce n’è solo { $count }.
       *[other] Questa scelta non c’è: ce ne sono { $count }.
    }
refusal-dead = Per te questa partita è finita.
refusal-resigned-already = Hai già abbandonato questa partita.
refusal-no-pauses-left = In questa partita hai già usato tutte le tue pause.
refusal-paused = La partita è in pausa.
refusal-not-begun = La partita non è ancora cominciata: ognuno sta guardando chi è.
refusal-not-gathering = Nessuno sta chiedendo chi c’è.
refusal-not-paused = La partita non è in pausa.
refusal-number-bad = Il numero casuale per mescolare deve avere da 32 a 64 cifre esadecimali.
refusal-number-late = Adesso non si raccolgono numeri casuali.
refusal-number-twice = Hai già dato il tuo numero casuale per questa partita.
refusal-too-many-asks =
    { $limit ->
        [one] Chiedi { $limit } spiegazione per volta.
       *[other] Chiedi al massimo { $limit } spiegazioni per volta.
    }
refusal-no-such-wish = Nessun “estrarre!” riguarda “{ $wish }”.
refusal-no-such-update = L’aggiornamento { $seq } non è mai stato inviato.

## Prepared positions

refusal-not-a-lesson = Si può tornare indietro solo in una situazione preparata.
refusal-only-a-lesson = Questa è una situazione preparata: è solo per chi l’ha aperta.
refusal-no-such-step =
    { $count ->
        [one] Non si può tornare a quel passo: ne è stato fatto solo { $count }.
       *[other] Non si può tornare a quel passo: ne sono stati fatti solo { $count }.
    }
refusal-no-such-scenario = Non c’è nessuna situazione preparata di nome “{ $name }”.
refusal-bad-scenario = Questa situazione non si può giocare: { $why }

## Talking

refusal-chat-off = Chi ha aperto il tavolo ha disattivato la chat.
refusal-text-empty = Prima scrivi qualcosa.
refusal-text-long =
    { $limit ->
        [one] È troppo lungo: al massimo { $limit } carattere.
       *[other] È troppo lungo: al massimo { $limit } caratteri.
    }
refusal-phrase-unknown = Non c’è nessuna frase rapida “{ $phrase }”.
refusal-complained-already = Hai già segnalato questa persona a questo tavolo.
refusal-no-such-person = Qui non c’è questa persona.
refusal-not-played-together = Puoi restare in contatto con chi ha finito una partita insieme a te.
refusal-blocked-by-you = Hai bloccato questa persona.
refusal-friend-sent-away = Chi ha aperto il tavolo ha mandato via questa persona.
refusal-list-full = Non possono essere più di { $limit }.
refusal-no-such-circle = Questa cerchia non c’è, o il suo link non vale più.
refusal-not-in-charge = Può farlo solo chi guida la cerchia o fa da aiutante.

## Announcements: people

notice-joined = { $name } si siede al tavolo.
notice-left = { $name } ha lasciato il tavolo.
notice-kicked = Chi ha aperto il tavolo ha mandato via { $name }.
notice-sent-away = Chi ha aperto il tavolo ti ha mandato via.
notice-new-owner = Adesso il tavolo è di { $name }.
notice-renamed = { $before } adesso si chiama { $name }.
notice-bot-seated = { $name } si siede al tavolo: è un bot.
notice-bot-cleared = { $name }, un bot, ha lasciato il posto.
notice-options-changed = Le opzioni del tavolo sono cambiate.

## Announcements: during a game

notice-away = { $name } ha perso la connessione.
notice-here = { $name } è di nuovo in linea.
notice-timed-out = Il tempo di { $name } è scaduto.
notice-gather = { $name } vorrebbe cominciare: ci sei?
notice-gather-off = La partita non comincia ancora.
notice-next-time = { $name } ha fissato quando vi ritroverete qui.
notice-next-time-off = { $name } ha annullato il prossimo appuntamento.
notice-time-lost = Il tempo di { $name } è scaduto: ha perso il duello.
notice-took-over =
    { $bot ->
        [tracker] Un bot, il Segugio, gioca al posto di { $name }.
        [brawler] Un bot, l’Attaccabrighe, gioca al posto di { $name }.
       *[other] Un bot gioca al posto di { $name }.
    }
notice-took-back = { $name } torna a giocare.
notice-resigned = { $name } ha abbandonato la partita.
notice-paused-by = { $name } ha messo in pausa la partita.
notice-resumed = La partita riprende.
notice-bot-failed = { $name } non ha risposto in tempo: è stata fatta una mossa d’ufficio.
notice-waiting-for-numbers = Si mescola: ogni giocatore aggiunge un numero casuale…
notice-number-missing = { $name } non ha aggiunto nessun numero casuale.

## Announcements: the server

notice-store-trouble = In questo momento il server non riesce a salvare. La partita aspetta.
notice-store-well = Il server ha ripreso a salvare. La partita continua.
notice-closing-soon =
    { $minutes ->
        [0] Il server si sta spegnendo. Le partite continuano quando riparte.
        [one] Il server si spegne fra { $minutes } minuto. Le partite continuano quando riparte.
       *[other] Il server si spegne fra { $minutes } minuti. Le partite continuano quando riparte.
    }
notice-closing-quiet = Il server sta chiudendo: da adesso non si comincia nessuna nuova partita. Quelle in corso possono finire; le altre riprenderanno alla riapertura.
notice-staying-open = Il server non chiude più: si continua a giocare.
notice-announcement = Da chi gestisce questo server: { $text }
notice-closed-empty = Il tavolo è stato chiuso perché non c’era più nessuno.
notice-closed-unused = Il tavolo è stato chiuso: non lo usava nessuno, e il server è quasi pieno.
notice-closed-house = Il tavolo è stato chiuso perché il server si sta spegnendo.
notice-closed-rules = La partita non può continuare: era cominciata con altre regole (versione { $version }).
notice-closed-restarted = Il server è ripartito e non è riuscito a riprendere questa partita.
notice-set-aside = Qualcosa è andato storto a questo tavolo, che è stato messo da parte. Resta com’era: quando sarà riparato, lo ritroverai.
notice-closed-owner = Chi aveva aperto il tavolo lo ha chiuso.
notice-closed-lesson = La situazione preparata è stata chiusa.
notice-closed-tournament = Il tavolo è chiuso: il suo turno è finito.
notice-seat-elsewhere = Hai preso posto da un altro dispositivo.

## When somebody is out, waits or plays again

refusal-not-out = Sei ancora in partita.
refusal-others-play = Qualcuno sta ancora giocando, e non gli si mette fretta.
refusal-nobody-to-nudge = Lì adesso non c’è nessuno da sollecitare.
refusal-nudged-just-now =
    { $seconds ->
        [one] Hai appena sollecitato qualcuno. Aspetta { $seconds } secondo.
       *[other] Hai appena sollecitato qualcuno. Aspetta { $seconds } secondi.
    }
refusal-no-such-avatar = Su questo server non c’è un’immagine che si chiami { $avatar }.
notice-nudged = { $name } aspetta te.
notice-hurried = Ora si va più in fretta: i bot quasi non pensano più.
notice-bots-short = Il server è molto occupato: i bot più forti hanno meno tempo del solito per pensare.
notice-again-offered = { $name } vorrebbe giocare ancora.
notice-again-without = Gli altri giocano ancora, senza di te.
notice-kept = { $name } vorrebbe restare in contatto con te.
notice-kept-back = Anche { $name } vuole restare in contatto.
notice-invited-to = { $name } ti invita a un tavolo.
