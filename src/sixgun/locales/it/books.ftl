### Le pagine che spiegano e ricordano: dopo la partita, replay, lezione, galleria.

## Replays that cannot be shown

house-replay-other-rules = Questa partita è stata giocata con una versione precedente delle regole e non si può più mostrare. La registrazione si può ancora scaricare.
house-replay-too-long = Questa partita è troppo lunga per essere mostrata.

## After the game

after-law = Ha vinto la legge
after-outlaws = Hanno vinto i Fuorilegge
after-renegade = Ha vinto il Rinnegato
after-deputy = Ha vinto il Vice
after-outlaw = Ha vinto il Fuorilegge
after-abandoned = Non è rimasto nessuno a finire la partita
after-you-won = Hai vinto!
after-you-lost = Hai perso.
after-replay = Rivedi la partita
after-statistics = Le mie statistiche
after-look = Guarda il tavolo
after-show = Mostra il risultato
after-leave = Lascia il tavolo
after-sealed = Questa partita è del torneo: replay, registrazione e statistiche arrivano con la pubblicazione della classifica.
after-players = Chi era chi
after-winner = vittoria
after-alive = ancora in piedi
after-fallen = fuori gioco
after-fallen-by = fuori gioco per mano di { $player }
after-deeds = Chi ha fatto che cosa a chi
after-harm = Punti vita tolti
after-harm-note = Ogni riga mostra che cosa ha fatto quel giocatore agli altri.
after-fatal = fuori gioco
# Life points that no player took: Dynamite, events and the like.
after-nobody = colpa di nessuno
after-figures = La partita in cifre
after-shots = Colpi sparati
after-dealt = Punti vita tolti
after-dodged = Colpi schivati
after-suffered = Punti vita persi
after-healed = Punti vita recuperati
after-beers = Birre
after-drawn = Carte pescate

## The proof of the deal

after-proof = Le carte sono state distribuite onestamente?
after-proof-text = Prima della partita la casa si è vincolata a un segreto pubblicandone l’impronta, e il browser di ciascuno ha aggiunto un numero casuale. Tutte le carte derivano dal segreto e dai numeri, perciò né la casa né un giocatore poteva sceglierle. Adesso è tutto scoperto e si può ricalcolare.
after-prove = Controlla in questo browser
after-record = Scarica la registrazione
after-no-deal = La registrazione di questa partita non contiene la distribuzione: non si può dimostrare nulla.
after-proved = Controllato: il segreto è quello promesso, e segreto e numeri portano al seed di questa partita.
after-other-seed = Le carte di questa partita vengono da un seed diverso da quello a cui portano il segreto e i numeri!
after-broken-promise = Il segreto non è quello che la casa aveva promesso prima della partita!
after-command = Se non ti fidi di nessun browser, scarica la registrazione e fai rigiocare l’intera partita a Sixgun sulla tua macchina:
after-secret = Segreto della casa
after-number = Numero di { $player }
after-seed = Seed della partita

## Replay

film-title = Replay
film-loading = Si sta caricando il replay…
film-missing = Qui non c’è nessun replay: la partita non è finita, o non è mai stata giocata.
film-eyes = Vista da
film-all-open = Tutte le carte scoperte
film-eyes-of = { $player } ({ $role })
film-share = Copia il link
film-copied = Link copiato
film-hand = Mano di { $player }
film-controls = Replay
film-place = Punto della partita
film-step-of = Passo { $step } di { $steps }
film-back = Un passo indietro
film-on = Un passo avanti
film-turn-back = Al turno precedente
film-turn-on = Al turno seguente
film-play = Avvia
film-pause = Ferma
film-turn = Turno
film-turn-of = Turno { $turn }: { $player }
film-deal = La distribuzione
film-speed = Velocità
film-times = { $speed }×
film-nothing = Nulla che questi occhi potessero vedere.
film-go-here = Vai a questo momento

## Lesson

lesson-title = Impara a giocare
lesson-intro = { $count } brevi lezioni a un vero tavolo. Tu giochi, il maestro ti dice che cosa fare e perché, e quello che va storto si può riprovare. Ci vuole circa un quarto d’ora.
lesson-begin = Comincia dalla prima lezione
lesson-go-on = Continua a imparare
lesson-begin-again = Ricomincia da capo
lesson-progress = Hai imparato { $done } lezioni su { $count }.
lesson-entry = { $number }. { $title }
lesson-learnt = imparata
lesson-coach = Il maestro
lesson-number = Lezione { $number } di { $count }
lesson-all = Tutte le lezioni
lesson-watch = Guarda che cosa fanno gli altri…
lesson-well-done = Ben fatto!
lesson-wrong = Non proprio
lesson-try-again = Riprova
lesson-from-start = Dall’inizio
lesson-once-more = Ancora una volta
lesson-next = Lezione seguente
lesson-now-play = E adesso gioca!

## Gallery

gallery-name = Cerca per nome
gallery-box = Scatola
gallery-every-box = Tutte le scatole
gallery-sort = Tipo
gallery-every-sort = Tutto
gallery-found = Risultati: { $count }
gallery-none = Qui non c’è niente con questo nome.
gallery-to-duel = The Duel: regole, carte e personaggi
# Things of that box that are called like what is sought; a button that shows them.
gallery-in-duel = Trovati in The Duel: { $count }
gallery-clear = Mostra tutto
gallery-copies-in = { $box }: { $copies }
# What is told apart there; the command card does so as well.
card-list-red = Carte con il bordo rosso
card-list-brown = Carte con il bordo marrone
card-list-blue = Carte con il bordo blu
card-list-green = Carte con il bordo verde
card-list-copies = Altre copie
card-list-weapon = Armi
card-list-character = Personaggi
card-list-event = Eventi
card-list-role = Ruoli
card-list-law = Personaggi della Legge
card-list-outlaws = Personaggi dei Fuorilegge
card-list-rulings = Chiarimenti sul gioco in generale
