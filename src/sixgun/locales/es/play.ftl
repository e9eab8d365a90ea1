### Lo que dicen las órdenes play, replay y card, aparte de la partida.

## Words that the player may type, by comma; the first one is shown

command-help = ayuda, ?
    .text = esta lista y las opciones
command-table = mesa
    .text = otra vez la mesa
command-log = crónica, historia
    .text = lo que ha pasado; con crónica 100 se ve más
command-card = carta
    .text = carta NOMBRE: qué hace una carta, un personaje, un evento o un rol
command-why = por qué, por qué no, porque
    .text = por qué PALABRAS: por qué no puedes hacerlo, por ejemplo: por qué bang belle
command-odds = probabilidades
    .text = las probabilidades de cada vez que alguien pueda desenfundar
command-view = vista
    .text = tu rol, las distancias y sus cuentas, las cartas que has visto
command-quit = salir, basta
    .text = dejarlo; la partida queda guardada
answer-yes = sí, s
answer-no = no, n
# Small words between a card and a player.
words-on = contra, sobre, a, delante, de

## Jugar

play-welcome = ¡BANG! para { $players } jugadores. Responde con un número o con palabras; «ayuda» dice qué más puedes escribir.
play-explain = Los bots dicen por qué eligen lo que eligen. Así se descubre lo que solo ellos deberían saber.
play-why = ({ $player }: { $why })
play-boxes = Cajas: { $names }
play-hint = Escribe un número del 1 al { $count }, o «ayuda».
play-help = Responde con el número de una opción, con las palabras entre corchetes o con las que basten para entenderte. También puedes escribir:
# Only shown in other languages.
play-help-english = También valen en inglés: { $words }.
play-unknown = No entiendo «{ $text }».
play-ambiguous = «{ $text }» puede querer decir más de una cosa.
play-no-number = El número { $number } no está: van del 1 al { $count }.
play-possible = Puedes decir: { $options }
play-sure = ¿Lo haces de todos modos? (sí/no)
play-yes-or-no = Escribe sí o no.
play-not-done = De acuerdo, no se hace nada.
play-why-usage = Escribe lo que querrías hacer, por ejemplo: por qué bang belle
play-why-possible = Puedes hacerlo: es la opción número { $number }.
play-no-odds = No hay nada en la mesa que obligue a nadie a desenfundar.
play-odds =
    { $wish ->
        [hearts] { $player }, { $thing }: { $percent } % de que salgan corazones.
       *[spades_2_9] { $player }, { $thing }: { $percent } % de que explote.
    }
play-out = Para ti se acabó; los demás siguen jugando.
play-won = ¡Has ganado!
play-lost = Has perdido.
play-role-of = { $player }: { $role } ({ $character })
play-saved = La partida está guardada en { $file }
play-not-saved = No se ha podido guardar la partida: { $error }
play-go-on =
    { $over ->
        [yes] Para volver a verla: { $command }
       *[no] Para seguir: { $command }
    }

## La mesa

table-turn = Turno { $number }, { $player }.
table-piles =
    { $discard ->
        [0] Mazo { $deck }, sin descartes.
       *[other] Mazo { $deck }, descartes { $discard } con { $card } encima.
    }
table-spread = En la mesa: { $cards }
table-event =
    { $now ->
        [no] Aún no hay evento. El siguiente: { $next }.
        [last] Evento: { $event }, hasta el final de la partida.
       *[yes] Evento: { $event }. El siguiente: { $next }.
    }
table-you = { $player } (tú)
table-ghost = fantasma
table-out = fuera de la partida ({ $role })
table-hand = mano { $number }
table-reach = alcance { $number }
table-distance =
    { $near ->
        [yes] distancia { $number }, a tiro
       *[no] distancia { $number }, demasiado lejos
    }
table-no-cards = ninguna carta
table-hand-of-yours = Tú: { $life }. Mano: { $cards }
table-your-role = Tu rol: { $name }. { $text }
table-your-character = Tu personaje: { $name }. { $text }
table-your-spare = Tu segundo personaje: { $name }. { $text }
table-your-event = Evento: { $name }. { $text }
table-your-next-event = Siguiente evento: { $name }. { $text }
# $distance is a distance-sum.
table-distance-to = { $player }: distancia { $distance }; te ve a distancia { $back }
table-knows-hand = De la mano de { $player } conoces: { $cards }
table-knows-deck = La carta número { $place } del mazo es { $card }

## Ver una partida

replay-roles = Los roles: { $roles }
replay-whole =
    { $over ->
        [yes] El registro está íntegro: { $turns ->
            [one] { $turns } turno
           *[other] { $turns } turnos
        }, hasta el final.
       *[no] El registro está íntegro: { $turns ->
            [one] { $turns } turno
           *[other] { $turns } turnos
        }, sin terminar.
    }
replay-damaged = { $file } está dañado en el turno { $turn }: { $reason }
replay-no-record = { $file } no es un registro que se pueda leer aquí: { $reason }
replay-other-rules = { $file } necesita la versión { $needed } de las reglas; aquí está la versión { $here }.
replay-short =
    { $turns ->
        [one] El registro solo tiene { $turns } turno.
       *[other] El registro solo tiene { $turns } turnos.
    }

## Consultar cartas

card-names = { $slug } · { $names }
card-facts = { $facts }
card-set = Caja: { $name }
card-character = Personaje, puntos de vida: { $life }
card-of-box = { $name } ({ $box })
# $slug and $game are words of the command line.
card-namesake = No confundir con { $name } ({ $box }): sixgun card { $slug } --game { $game }
card-duel-character =
    { $side ->
        [law] Personaje de la Ley, puntos de vida: { $life }
       *[outlaws] Personaje de los Forajidos, puntos de vida: { $life }
    }
card-event =
    { $last ->
        [yes] Evento; llega el último y dura hasta el final de la partida
       *[no] Evento
    }
card-role = Rol; cuántos hay según el número de jugadores: { $tables }
card-role-three = Con tres jugadores: { $text }
card-role-eight = Con ocho jugadores: { $text }
# $copies is an amount, $corners ranks and suits.
card-copies = { $copies }: { $corners }
card-copies-of-set = { $set }, { $copies }: { $corners }
card-regulation = Lo que dice el reglamento de los torneos
card-rulings = Aclaraciones
card-code = Código: { $module }, línea { $line }
card-scenarios = Escenarios
card-unknown = Aquí no hay nada que se llame «{ $text }».
card-which = «{ $text }» no está claro. ¿Quieres decir: { $names }?
