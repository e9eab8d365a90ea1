### Il tavolo nel browser.

## Al tavolo

board-waiting-for = Si aspetta { $player }…
board-life = { $life } di { $most } punti vita
board-choose-player = Scegli { $player }
board-away = assente: gioca un bot
board-not-here = non collegato
board-passive = ha abbandonato la partita
board-known = vista
board-about = Che cos’è { $thing }?
board-deck =
    { $count ->
        [one] Mazzo: una carta
       *[other] Mazzo: { $count } carte
    }
board-discard =
    { $count ->
        [one] Scarti: una carta
       *[other] Scarti: { $count } carte
    }
board-next-event = Prossimo:
board-events-left =
    { $count ->
        [one] Resta un evento
       *[other] Restano { $count } eventi
    }
board-high-noon = Mezzogiorno di fuoco
board-spread = Carte tra cui scegliere
board-fold = Guarda il tavolo
board-unfold = Torna alle carte
board-heading = Al tavolo
board-cancel = Indietro
board-seconds = { $seconds } s
board-seconds-bank = { $seconds } s di riserva
board-seconds-of = { $player }: { $seconds } s
board-seconds-bank-of = { $player }: { $seconds } s di riserva
# $time: a time of day, such as Mon 14:05
board-until = fino a { $time }
board-until-of = { $player }: fino a { $time }
board-log = Cos’è successo
board-orders = I tuoi ordini
board-log-since-turn = Gli scarti non si possono consultare: ecco cos’è successo dal tuo ultimo turno.
board-log-round = Gli scarti non si possono consultare: ecco cos’è successo nell’ultimo giro.
board-chat = Chat
board-badge = Tocca a te – { $title }
board-menu = Tavolo
board-say = Di’ qualcosa
board-phrases = Frasi pronte
board-send = Invia
board-chat-off = A questo tavolo la chat è spenta.
board-rulings =
    { $count ->
        [one] Un chiarimento
       *[other] { $count } chiarimenti
    }
board-rules-of = Che cosa dicono le regole
board-close = Chiudi
board-think-again = Ci ripenso
board-anyway = Lo faccio lo stesso
board-back = Eccomi di nuovo
board-show-role = Mostra il ruolo
board-hide-role = Nascondi il ruolo
board-pause = Pausa
board-resume = Riprendi
board-leave = Alzati
board-to-tournament = Al torneo
board-leave-sure = Lasci il tavolo per sempre? Un bot finirà la partita al posto tuo.

## Prima della partita

room-your-name = Il tuo nome
room-sit = Siediti qui
room-free = libero
room-start = Comincia

bot-tenderfoot = Pivello (facile)
bot-drifter = Vagabondo (discreto)
bot-gunslinger = Pistolero (bravo)
bot-tracker = Segugio (forte)
bot-marshal = Marshal (fortissimo)
bot-random = Sbarbatello (facile)
bot-brawler = Attaccabrighe (bravo)
bot-search = Tiratore scelto (forte)
bot-legend = Leggenda (il più forte)

bot-temper = Carattere dei bot
bot-temper-of = Carattere di { $name }
temper-plain = Nessuno in particolare
    .about = Gioca ciò che gli pare meglio, e basta.
temper-any = A caso
    .about = Ogni bot ha un carattere tutto suo.
temper-hothead = Testa calda
    .about = Prima spara e duella, poi beve quando si fa dura.
temper-robber = Rapinatore
    .about = Se la prende con chi ha più carte.
temper-avenger = Vendicatore
    .about = Non dimentica chi lo ha attaccato.
temper-vulture = Avvoltoio
    .about = Se la prende con chi ha meno punti vita.
temper-gambler = Giocatore d’azzardo
    .about = Va matto per Duelli, Prigione e Dinamite.
temper-sly = Furbo
    .about = Scopre tardi da che parte sta.

## Said in the terminal as well

play-your-name = Straniero
# What the player whose turn it is may play, and must play.
table-suit = In questo turno dalla mano solo { $suit }.
table-duty = Da giocare in questo turno, se si può: { $card }.
table-fresh = { $card } (messa giù adesso)
distance-sum = { $distance } ({ $parts })
