### La mesa en el navegador.

## En la mesa

board-waiting-for = Esperando a { $player } …
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
board-cancel = Volver
board-seconds = { $seconds } s
board-seconds-bank = { $seconds } s de reserva
board-log = Qué ha pasado
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
board-resume = Seguir
board-leave = Levantarse
board-leave-sure = ¿Dejar la mesa para siempre? Un bot terminará la partida por ti.

## Antes de la partida

room-your-name = Tu nombre
room-sit = Siéntate aquí
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
