### Il tavolo nel browser.

## Al tavolo

board-waiting-for = Si aspetta { $player } …
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
board-cancel = Indietro
board-seconds = { $seconds } s
board-seconds-bank = { $seconds } s di riserva
board-log = Cos’è successo
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
board-back = Sono tornato
board-show-role = Mostra il ruolo
board-hide-role = Nascondi il ruolo
board-pause = Pausa
board-resume = Riprendi
board-leave = Alzati
board-leave-sure = Lasci il tavolo per sempre? Un bot finirà la partita al posto tuo.

## Prima della partita

room-your-name = Il tuo nome
room-sit = Siediti qui
room-free = libero
room-start = Si comincia

bot-tenderfoot = Pivello (facile)
bot-drifter = Vagabondo (discreto)
bot-gunslinger = Pistolero (bravo)
bot-tracker = Segugio (forte)
bot-marshal = Marshal (fortissimo)
bot-random = Sbarbatello (facile)
bot-brawler = Attaccabrighe (bravo)
bot-search = Tiratore scelto (forte)
