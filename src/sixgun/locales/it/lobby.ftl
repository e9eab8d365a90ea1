### Le pagine attorno al gioco: sala, opzioni di un tavolo, attesa, pagina personale.

## The lobby

lobby-heading = Un tavolo nel selvaggio West
lobby-lead = BANG! nel tuo browser: uno Sceriffo, una banda di Fuorilegge, e nessuno sa chi è chi. Niente account, niente da installare.
lobby-how-called = Gli altri ti chiameranno così.
lobby-players = Giocatori
lobby-level = I bot
lobby-setting-table = Si apparecchia…
lobby-others = Gioca con altri
lobby-quick = Partita rapida con altri
    .about = Ti porta a un tavolo che aspetta giocatori, o ne apre uno.
lobby-open = Apri un tavolo
    .about = Scegli tu le regole e inviti gli amici con un link.
lobby-empty-invites = Apri un tavolo: chi passa di qui potrà sedersi.
lobby-looking = Si cercano i tavoli…
lobby-free =
    { $count ->
        [0] nessun posto libero
        [one] un posto libero
       *[other] { $count } posti liberi
    }
lobby-spectators =
    { $count ->
        [one] uno spettatore
       *[other] { $count } spettatori
    }
lobby-sit = Siediti
    .with = Siediti con { $names }
lobby-watch = Guarda
    .game = Guarda { $names }
lobby-free-seat = posto libero
lobby-bot = { $name } (bot)
lobby-status-waiting = Si aspettano giocatori
lobby-status-dealing = Si mescola
lobby-status-playing = Partita in corso
lobby-status-paused = In pausa
lobby-status-over = Tra una partita e l’altra
lobby-status-left = Ora non c’è nessuno
lobby-learn = Prima volta da queste parti?
lobby-lesson = Impara giocando
    .about = La tua prima partita, passo dopo passo, a un tavolo vero.
lobby-gallery = Carte e personaggi
    .about = Tutte le figure, e che cosa fanno.

## Options of a table

setup-open = Apri un tavolo
setup-change = Opzioni di questo tavolo
setup-do-open = Apri il tavolo
setup-do-change = Usa queste opzioni
setup-presets = Come volete giocare?
setup-details = Tutto nei dettagli
setup-own = Su misura
    .about = Hai cambiato qualcosa nei dettagli.
setup-preset-official = Regole ufficiali
    .about = Il gioco base, così come esce dalla scatola.
setup-preset-beginners = Per chi comincia
    .about = Senza le carte più difficili e con tutto il tempo che serve.
setup-preset-choice = Scegli il personaggio
    .about = Ognuno riceve due personaggi e ne tiene uno.
setup-preset-dodge-city = Dodge City
    .about = Con la prima espansione: più carte, più personaggi.
setup-preset-everything = C’è tutto
    .about = Tutte le espansioni e i due mazzi di eventi, in sette.
setup-preset-tournament = Torneo
    .about = Scelta dei personaggi a carte scoperte, mezzogiorno di fuoco, scarti non consultabili, niente chat né pubblico.
setup-preset-series = Serie
    .about = Una partita dopo l’altra: chi sopravvive può tenere il personaggio, la stella gira.

setup-group-game = La partita
setup-group-series = Da una partita all’altra
setup-group-time = Il tempo
setup-group-company = La compagnia

setup-players = Giocatori
    .about = Quanti posti ha il tavolo. Quelli liberi possono andare ai bot.
setup-sets = Scatole
    .about = Che cosa c’è sul tavolo. Il gioco base c’è sempre.
setup-set-base = Il gioco base.
setup-set-dodge-city = Carte verdi, altre armi e altri 15 personaggi.
setup-set-promo = Tre personaggi usciti uno alla volta.
setup-set-high-noon = A ogni giro un evento cambia le regole.
setup-set-fistful-of-cards = Altri eventi, ancora più strani.
# $players: how many play; $box: the name of the box that they need
setup-box-added = In { $players } serve una scatola che abbia le regole per voi: sul tavolo c’è anche { $box }.
setup-simplified = Gioco semplificato
    .about = Senza le carte con il simbolo del libro.
setup-characters = Personaggi
    .about = Come ognuno riceve il suo.
setup-characters-random = Uno, a caso
setup-characters-two = Uno a scelta fra due
setup-characters-two-open = Uno a scelta fra due, scoperti
setup-events = Eventi
    .about = Quanti se ne pescano se sul tavolo ci sono tutti e due i mazzi.
setup-high-noon-reshuffles = Mezzogiorno di fuoco
    .about = Regola da torneo: quando il mazzo è stato rimescolato questo numero di volte, tutti cominciano a perdere vita. 0 vuol dire mai.
setup-closed-discards = Scarti non consultabili
    .about = Regola da torneo: nessuno può sfogliare gli scarti. Si vedono la prima carta e quante sono, e quel che è successo si legge solo dal tuo ultimo turno.
setup-keep-characters = Tieni il personaggio
    .about = Chi sopravvive può rigiocare lo stesso personaggio nella partita dopo.
setup-travelling-sheriff = La stella gira
    .about = Nella partita dopo lo Sceriffo tocca al posto seguente.
setup-clock = Tempo per pensare
    .about = Per ogni scelta, più una riserva per tutta la partita.
setup-clock-relaxed = Tanto
    .about = 90 secondi per volta, 15 minuti di riserva.
setup-clock-normal = Normale
    .about = 30 secondi per volta, 4 minuti di riserva.
setup-clock-fast = Poco
    .about = 12 secondi per volta, 1 minuto di riserva.
setup-clock-none = Senza orologio
    .about = Ognuno pensa quanto vuole.
setup-clock-days = Giorni
    .about = Un giorno per ogni turno. Le risposte nel turno degli altri hanno effetto dopo 5–15 minuti, che tu ci sia o no; puoi lasciare degli ordini. Dopo due turni saltati un bot gioca al posto tuo.
setup-pace = Ritmo dei bot
    .about = Con che velocità giocano i bot e arrivano le risposte obbligate.
setup-pace-slow = Lento
setup-pace-normal = Normale
setup-pace-quick = Svelto
setup-pace-none = Immediato
setup-patient = Faccia da poker
    .about = Chi non ha nulla con cui rispondere ci mette quanto gli altri: la velocità non tradisce nessuno.
setup-substitutes = Bot al posto degli assenti
    .about = Un bot gioca per chi è assente, finché non torna.
setup-chat = Chat
    .about = Ci si può scrivere.
setup-spectators = Spettatori
    .about = Si può assistere. Chi guarda vede quello che vedono tutti.
setup-spectator-delay = Ritardo per chi guarda
    .about = Con quanti secondi di ritardo vedono tutto gli spettatori.
setup-public = Tavolo pubblico
    .about = Lo vedono tutti nella sala. In un tavolo privato si entra solo con un invito.

setup-fewer = Meno: { $thing }
setup-more = Più: { $thing }
setup-private = Privato
setup-simple = Semplificato
setup-shown-clock = Tempo: { $name }

## Before the game

room-heading = In attesa della partita
room-begins = Si danno le carte
room-heading-over = La prossima partita
room-still-free =
    { $count ->
        [0] Tutti i posti sono occupati.
        [one] C’è ancora un posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    }
room-waits-for = { $name } dà il via quando siete tutti pronti.
room-waits-for-owner = Dà il via chi ha aperto il tavolo.
room-still-to-come =
    { $count ->
        [0] Ci sono tutti.
        [one] Manca ancora un giocatore.
       *[other] Mancano ancora { $count } giocatori.
    }
room-referees = Il tavolo è dell’arbitro. La partita inizia da sola quando ci sono tutti.
room-you-own = Il tavolo è tuo: dai il via quando vuoi.
room-seat = Posto { $number }
room-you = tu
room-owner = ha aperto il tavolo
room-wins =
    { $count ->
        [one] una vittoria
       *[other] { $count } vittorie
    }
room-not-here = non in linea
room-program = gioca un programma
room-take-seat = Prendi posto
room-stand = Alzati
room-rename = Cambia nome
room-rename-save = Salva
room-leave = Lascia il tavolo
room-seat-bot = Metti un bot
room-fill = Bot in tutti i posti liberi
room-level-of = Quanto è forte { $name }
room-level = Nuovi bot
room-clear = Manda via { $name }
room-start-with-bots = Comincia con i bot
    .about = I posti liberi vanno ai bot.
room-options = Opzioni
room-change-options = Cambia le opzioni
room-spectators-here =
    { $count ->
        [one] Una persona sta guardando.
       *[other] { $count } persone stanno guardando.
    }
room-shuffling = Si mescola…
    .about = Il browser di ogni giocatore aggiunge un numero casuale: così nessuno può sapere come sono messe le carte, nemmeno la casa.

## Invitations

invite-title = Invita qualcuno
invite-about = Ogni link fa sedere una persona, entro un quarto d’ora. Appena è stato usato, qui compare il prossimo.
invite-address = È un tavolo pubblico: chiunque può venire anche dal suo indirizzo.
invite-new = Un altro link
invite-making = Si prepara un link…
link-copy = Copia
link-copied = Copiato
link-share = Condividi
link-show-qr = Codice QR
link-hide-qr = Nascondi il codice QR
link-qr-of = Codice QR del link
link-the-link = Il link
link-invites = Vieni a giocare a BANG! con me:

## One’s own page

me-heading = La tua pagina
me-known = La casa ti riconosce da questo browser. Non ci sono account né password.
me-games = Le tue partite
me-no-games = Qui non hai ancora finito nessuna partita.
me-no-more-games = Non ce ne sono altre.
me-newer = Più recenti
me-older = Meno recenti
me-page = Pagina { $page }
me-won = Vinta
me-lost = Persa
me-abandoned = Interrotta
me-by-bot = finita da un bot
me-replay = Rivedila
me-record = Registrazione
    .about = Scarica la registrazione di questa partita
me-statistics = Statistiche
me-total =
    { $games ->
        [0] Nessuna partita contata finora.
        [one] Una partita, vinte: { $wins }.
       *[other] { $games } partite, vinte: { $wins }.
    }
me-total-by-bot =
    { $count ->
        [one] Una l’ha finita un bot e non conta come vinta.
       *[other] { $count } le ha finite un bot e non contano come vinte.
    }
me-by-role = Per ruolo
me-by-character = Per personaggio
me-wins-of = { $wins } su { $games }
me-won-percent = { $percent }%
me-devices = Altri dispositivi
me-recovery = Usa un altro dispositivo
    .about = Con questo link sei la stessa persona anche su un altro dispositivo. Funziona una volta sola, entro un giorno. Non mostrarlo a nessuno.
    .make = Crea un link
me-sign-out = Esci dagli altri dispositivi
    .about = Tutti gli altri dispositivi dimenticano chi sei. Questo no.
me-signed-out = Ora la casa ti riconosce solo qui.
me-forget = Dimenticami
    .about = La casa ti dimentica: il nome, le partite, tutto.
me-forget-sure = Vuoi che la casa ti dimentichi per sempre?
me-forget-1 = Il tuo nome sparisce da tutte le partite e da tutto ciò che è stato detto.
me-forget-2 = Le statistiche e l’elenco delle partite vanno perduti.
me-forget-3 = Se stai giocando, al posto tuo continua un bot.
me-forget-4 = I tuoi link e gli altri dispositivi non funzionano più. Non si può tornare indietro.
me-forget-do = Sì, dimenticami

## The page of whoever runs the house

lobby-house-rules = Regole della casa
    .about = Quello che chi gestisce questa casa vuole farti sapere.
lobby-no-house-rules = Questa casa non ha regole proprie.
keeper-heading = La tua casa
keeper-tournaments = Tornei
    .about = Apri un torneo, o dai di nuovo un link a qualcuno.
keeper-not-yours = Questa pagina è per chi è arrivato con il link della casa: compare all’apertura, nel terminale.
keeper-figures = In questo momento
keeper-figure-tables = Tavoli
keeper-figure-tables-playing = Partite
keeper-figure-guests = Persone
keeper-figure-sockets = Connessioni
keeper-backup = Crea una copia di sicurezza
    .about = Una copia di tutto, accanto all’archivio della casa.
keeper-backup-done = Creata: { $file }
keeper-refresh = Aggiorna

## The Duel

set-duel = The Duel
setup-game = A che cosa si gioca?
setup-game-bang = BANG!
    .about = Da tre a otto: nessuno sa chi è chi.
setup-game-duel = The Duel
    .about = In due: la Legge contro i Fuorilegge.
setup-side-law = La Legge
setup-side-outlaws = I Fuorilegge
setup-fighters = Personaggi per fazione
    .about = Di solito sono quattro; se sono di più, il duello è più lungo.
setup-tournament = Scegliete i personaggi
    .about = Come in torneo: se ne danno due in più, scoperti, e ciascuno sceglie in segreto.
setup-minutes = Orologi da scacchi
    .about = Corrono nel proprio turno. Chi finisce il tempo ha perso.
setup-minutes-none = Nessuno
setup-minutes-of = { $minutes } minuti
setup-shown-fighters = { $count } personaggi per fazione
lobby-duel = Sfida un bot
    .about = Uno contro uno: la Legge contro i Fuorilegge.
lobby-duel-friend = Sfida un amico
lobby-duel-level = Il tuo avversario
lobby-duel-rules = Come si gioca

## What one does about people

people-mute = Silenzia
    .about = A questo tavolo non leggi più { $name }.
people-unmute = Riattiva
    .about = A questo tavolo leggi di nuovo { $name }.
people-block = Blocca
    .about = Non leggi più { $name } a nessun tavolo, e nessuno dei due può sedersi al tavolo dell’altro.
people-unblock = Sblocca
    .about = Leggi di nuovo { $name }, e potete sedervi l’uno al tavolo dell’altro.
people-report = Segnala
    .about = Chi gestisce questa casa leggerà quello che scrivi e le ultime cose dette qui.
people-report-text = Che cosa è successo?
people-report-send = Invia la segnalazione
people-reported = La segnalazione è stata inviata.
people-kick = Manda via
    .about = { $name } lascia il tavolo e non può tornare.
people-nudge = Sollecita
    .about = Fa sapere a { $name }, e a nessun altro, che stai aspettando.
people-nudged = { $name } ora sa che stai aspettando.
people-kick-sure = Mandare via { $name }?
people-kick-yes = Sì, via

## Their pictures

avatar-heading = La tua immagine
    .about = Gli altri la vedono a ogni tavolo a cui ti siedi.
avatar-choose = Scegli la tua immagine
avatar-none = Quella che capita
avatar-hat = Cappello
avatar-boot = Stivale
avatar-horseshoe = Ferro di cavallo
avatar-cactus = Cactus
avatar-coyote = Coyote
avatar-eagle = Aquila
avatar-steer = Toro
avatar-rattler = Serpente a sonagli
avatar-lantern = Lanterna
avatar-guitar = Chitarra
avatar-dice = Dadi
avatar-whiskers = Baffi

## Who shot whom in the last round

round-none = Nessuno ha sparato a nessuno.
round-shots =
    { $count ->
        [0] nessun colpo
        [one] un colpo
       *[other] { $count } colpi
    }
round-harm =
    { $count ->
        [0] nessun danno
        [one] un punto vita
       *[other] { $count } punti vita
    }
round-line = { $player } a { $foe }: { $shots }, { $harm }

## Settings

settings-heading = Impostazioni
settings-languages = Lingue
settings-play = Al tavolo
settings-careful = Chiedi conferma prima degli errori gravi
    .about = Mirare ai propri compagni, una Birra senza effetto e simili.
settings-forced = Rispondi per me quando c’è una sola risposta
    .about = Ti risparmi il clic. Gli altri non se ne accorgono: ci vuole lo stesso tempo. Da soli contro i bot è comunque così, finché nessuno guarda.
settings-speed = Animazioni
    .about = Per quanto si vedono carte, colpi ed estrazioni. Con la barra spaziatrice o un tocco si va avanti.
settings-speed-off = No
settings-speed-slow = Lente
settings-speed-normal = Normali
settings-speed-fast = Veloci
settings-sound = Suoni
settings-volume = Volume
settings-volume-now = { $percent }%
settings-volume-off = spenti
settings-notify = Avvisami quando tocca a me
    .about = Solo mentre questa scheda non è in vista. Prima te lo chiede il browser.
settings-contrast = Contrasto elevato
    .about = Linee più scure, fondi più chiari.
settings-kept = Tutto resta in questo browser.
settings-looks = Aspetto
settings-theme = Tavolo
    .about = Di giorno o a lume di lampada: vale per le pagine e per il tavolo.
settings-theme-auto = Come il dispositivo
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-back = Dorso delle carte
settings-back-card = Tamburo
settings-back-horseshoe = Ferro di cavallo

## Before the first lesson

roles-intro = Ognuno ha un ruolo segreto
roles-intro-text = Solo lo Sceriffo si conosce fin dall’inizio. Dal ruolo dipende che cosa vuoi e chi è tuo amico.
