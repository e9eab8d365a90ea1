### La mesa en el navegador.

## En la mesa

board-waiting-for = Esperando a { $player }…
board-life = { $life } de { $most } puntos de vida
board-choose-player = Elegir a { $player }
board-away = ausente: juega un bot
board-not-here = sin conexión
board-passive = ha abandonado la partida
board-known = vista
board-about = ¿Qué es { $thing }?
board-deck =
    { $count ->
        [one] Mazo: una carta
       *[other] Mazo: { $count } cartas
    }
board-discard =
    { $count ->
        [one] Descartes: una carta
       *[other] Descartes: { $count } cartas
    }
board-next-event = Siguiente:
board-events-left =
    { $count ->
        [one] Queda un evento
       *[other] Quedan { $count } eventos
    }
board-high-noon = Mediodía
board-spread = Cartas para elegir
board-fold = Ver la mesa
board-unfold = Volver a las cartas
board-heading = En la mesa
board-cancel = Volver
board-seconds = { $seconds } s
board-seconds-bank = { $seconds } s de reserva
board-seconds-of = { $player }: { $seconds } s
board-seconds-bank-of = { $player }: { $seconds } s de reserva
# $time: a time of day, such as Mon 14:05
board-until = hasta { $time }
board-until-of = { $player }: hasta { $time }
board-log = Qué ha pasado
board-orders = Tus órdenes
board-log-since-turn = Los descartes no se pueden consultar: esto ha pasado desde tu último turno.
board-log-round = Los descartes no se pueden consultar: esto ha pasado en la última ronda.
board-chat = Chat
board-badge = Te toca – { $title }
board-menu = Mesa
board-say = Di algo
board-phrases = Frases rápidas
board-send = Enviar
board-chat-off = El chat está desactivado en esta mesa.
board-rulings =
    { $count ->
        [one] Una aclaración
       *[other] { $count } aclaraciones
    }
board-rules-of = Qué dicen las reglas
board-close = Cerrar
board-think-again = Me lo pienso
board-anyway = Hacerlo igualmente
board-back = Ya he vuelto
board-show-role = Mostrar el rol
board-hide-role = Ocultar el rol
board-pause = Pausa
board-resume = Reanudar
board-leave = Levantarse
board-to-tournament = Al torneo
board-leave-sure = ¿Dejar la mesa para siempre? Un bot terminará la partida por ti.

## Antes de la partida

room-your-name = Tu nombre
room-sit = Sentarse aquí
room-free = libre
room-start = Empezar

bot-tenderfoot = Novato (fácil)
bot-drifter = Vagabundo (regular)
bot-gunslinger = Pistolero (bueno)
bot-tracker = Rastreador (fuerte)
bot-marshal = Marshal (muy fuerte)
bot-random = Pardillo (fácil)
bot-brawler = Camorrista (bueno)
bot-search = Tirador de élite (fuerte)
bot-legend = Leyenda (el más fuerte)

bot-temper = Carácter de los bots
bot-temper-of = Carácter de { $name }
temper-plain = Ninguno en especial
    .about = Juega lo que le parece mejor, sin más.
temper-any = Al azar
    .about = Cada bot tiene su propio carácter.
temper-hothead = Impulsivo
    .about = Primero dispara y reta a duelo; bebe cuando duele.
temper-robber = Ladrón
    .about = Va a por quien tiene más cartas.
temper-avenger = Vengador
    .about = No olvida a quien lo atacó.
temper-vulture = Buitre
    .about = Va a por quien tiene menos puntos de vida.
temper-gambler = Tahúr
    .about = Le encantan los Duelos, la Cárcel y la Dinamita.
temper-sly = Astuto
    .about = Tarda en mostrar de qué lado está.

## Said in the terminal as well

play-your-name = Forastero
# What the player whose turn it is may play, and must play.
table-suit = En este turno, de la mano solo { $suit }.
table-duty = Para jugar en este turno, si se puede: { $card }.
table-fresh = { $card } (recién puesta)
distance-sum = { $distance } ({ $parts })
