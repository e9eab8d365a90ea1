### Por qué el servidor no hace lo que se le pide, y lo que anuncia en la mesa.

# One message per key of REFUSALS and NOTICES in server/protocol/refusals.py.
# $name and $before are names of people or bots; $why is said by a program, in English.

## The connection

refusal-malformed = El servidor no ha entendido este mensaje: { $why }
refusal-unknown-message = El servidor no conoce mensajes del tipo «{ $message }».
refusal-too-long = Este mensaje es demasiado largo: se admiten { $limit } bytes como mucho.
refusal-too-fast = Demasiadas cosas a la vez. Espera un momento y vuelve a intentarlo.
refusal-hello-first = La conexión no se ha abierto como es debido: primero va «hello».
refusal-hello-again = Esta conexión ya estaba abierta.
refusal-banned = No puedes jugar en este servidor.
refusal-too-many-sockets =
    { $limit ->
        [one] Ya tienes una conexión en otro sitio, y solo se admite { $limit }. Cierra antes la otra.
       *[other] Tienes demasiadas conexiones: se admiten { $limit } como mucho. Cierra antes alguna.
    }
refusal-too-many-people = Han llegado demasiados jugadores nuevos desde tu dirección. Vuelve a intentarlo más tarde.
refusal-enough-today = Por hoy ya es suficiente. Vuelve a intentarlo más tarde.
refusal-closing = El servidor está a punto de cerrar y ya no empieza nada nuevo.
refusal-trouble = Algo ha fallado en el servidor. No ha cambiado nada: vuelve a intentarlo.
refusal-store-trouble = Ahora mismo el servidor no puede guardar nada, así que nada ha cambiado. Vuelve a intentarlo dentro de un momento.

## Links

refusal-no-such-link = Este enlace no lleva a ninguna parte. ¿Lo has copiado entero?
refusal-link-used-up = Alguien ya ha usado este enlace. Pide uno nuevo.
refusal-link-expired = Este enlace ha caducado. Pide uno nuevo.

## Tables

refusal-no-such-room = Este enlace o código no lleva a ninguna mesa. Quizá esté mal escrito o quien abrió la mesa lo haya cambiado.
refusal-wrong-codes = Hoy han llegado desde aquí demasiados códigos equivocados. Vuelve a intentarlo más tarde.
refusal-no-such-table = Esa mesa no existe. Quizá la hayan cerrado.
refusal-not-at-a-table = No estás en ninguna mesa.
refusal-table-full =
    { $limit ->
        [one] Ya hay { $limit } espectador, y no caben más.
       *[other] Ya hay { $limit } espectadores, y no caben más.
    }
refusal-spectators-off = En esta mesa no se admiten espectadores.
refusal-no-room =
    { $limit ->
        [one] En este servidor ya hay { $limit } mesa, y no caben más. Siéntate en ella o vuelve a intentarlo más tarde.
       *[other] En este servidor ya hay { $limit } mesas, y no caben más. Siéntate en una de ellas o vuelve a intentarlo más tarde.
    }
refusal-too-many-tables =
    { $limit ->
        [one] Ya tienes una mesa abierta, y solo se admite { $limit }. Deja antes esa.
       *[other] Ya tienes { $limit } mesas abiertas, y no se admiten más. Deja antes alguna.
    }
refusal-too-many-tables-here =
    { $limit ->
        [one] Desde tu red ya se ha abierto { $limit } mesa, y no se admiten más. Siéntate en ella o vuelve a intentarlo más tarde.
       *[other] Desde tu red ya se han abierto { $limit } mesas, y no se admiten más. Siéntate en una de ellas o vuelve a intentarlo más tarde.
    }
refusal-blocked = No puedes sentarte en esta mesa: tú o quien la abrió habéis bloqueado al otro.
refusal-sent-away = Quien abrió esta mesa te ha echado.
refusal-not-owner = Eso solo puede hacerlo quien abrió la mesa.
refusal-referees-table = Esta mesa es del torneo: decide el árbitro.
refusal-ticket-old = Este acceso a la mesa ya se usó o ha caducado. Vuelve a la mesa desde tu página del torneo.
refusal-bad-players = Se juega de { $fewest } a { $most } jugadores.
refusal-bad-sets = No hay ninguna caja que se llame { $name }. Hay: { $there }.
refusal-bad-pool = Hacen falta { $needed } personajes y en estas cajas solo hay { $count }. Añade una caja o jugad con menos gente.
refusal-bad-events = Se sacan de 1 a { $most } eventos.
refusal-bad-reshuffles = El mediodía llega cuando el mazo se ha vuelto a barajar cierto número de veces; 0 es nunca, y menos no puede ser.
refusal-duel-players = En un duelo juegan dos, no { $players }.
refusal-only-in-bang = En un duelo no hay { $option ->
        [sets] otras cajas
        [simplified] mazo simplificado
        [characters] otra forma de elegir personajes
        [events] eventos
        [high_noon_reshuffles] mediodía
        [keep_characters] personajes que se conservan
       *[other] estrella que viaja
    }: eso es solo del juego grande. Déjalo como está.
refusal-only-in-duel = Solo en un duelo { $option ->
        [fighters] se decide cuántos personajes tiene cada bando
        [minutes] hay relojes de ajedrez
       *[other] se eligen los personajes como en un torneo
    }. Déjalo como está o abre un duelo.
refusal-bad-fighters = En un duelo cada bando tiene de { $fewest } a { $most } personajes.
refusal-bad-minutes = Un reloj de ajedrez tiene 30 o 25 minutos, o no hay ninguno.
refusal-chess-needs-clock = Los relojes de ajedrez corren en el propio turno. Elige también un reloj para las respuestas en el turno del otro.
refusal-chess-not-for-days = Los relojes de ajedrez son para dos personas sentadas a la mesa. Elige otro reloj, o jugad sin ellos.
refusal-not-for-days = Las órdenes se dan en las mesas donde se juega durante días.
refusal-bad-time = Elige un momento futuro, a { $days } días como mucho.
refusal-bad-delay = Los espectadores pueden verlo todo con { $limit } segundos de retraso como mucho.
refusal-too-few-seats =
    { $players ->
        [one] Con { $players } sitio no basta: en la mesa ya sois { $seated }.
       *[other] Con { $players } sitios no basta: en la mesa ya sois { $seated }.
    }

## Seats

refusal-not-seated = No tienes sitio en esta mesa.
refusal-already-seated = Ya tienes sitio en esta mesa.
refusal-no-such-seat =
    { $count ->
        [one] Ese sitio no existe: esta mesa tiene { $count } sitio.
       *[other] Ese sitio no existe: esta mesa tiene { $count } sitios.
    }
refusal-seat-taken = Ese sitio lo ocupa { $name }.
refusal-seat-free = Ahí no hay nadie.
refusal-no-free-seat = Todos los sitios están ocupados.
refusal-not-a-bot = { $name } no es un bot.
refusal-no-such-bot = Aquí no hay ningún bot llamado «{ $bot }».
refusal-no-such-temper = Este bot no puede ser «{ $temper }».
refusal-bots-busy = El servidor está muy ocupado y no tiene tiempo para más bots del nivel más alto. Elige otros más fáciles o vuelve a intentarlo dentro de un minuto.
refusal-that-is-you = No puedes hacerte eso a ti mismo.
refusal-not-away = Nadie está jugando por ti: la partida ya está en tus manos.

## Names

refusal-name-empty = Escribe un nombre.
refusal-name-long =
    { $limit ->
        [one] Este nombre es demasiado largo: puede tener { $limit } carácter.
       *[other] Este nombre es demasiado largo: puede tener { $limit } caracteres como mucho.
    }
refusal-name-letters = Un nombre necesita al menos una letra o una cifra.
refusal-name-unseen = Este nombre contiene un carácter que no se puede mostrar ({ $code }). Escríbelo de nuevo sin él.
refusal-name-marks = Este nombre tiene demasiados acentos: { $limit } por letra como mucho.
refusal-name-taken = En esta mesa ya hay alguien que se llama { $name }.
refusal-name-lookalike = Este nombre se parece demasiado a { $name }, que ya está en la mesa.
refusal-name-reserved = «{ $name }» se podría confundir con otro sitio o con el propio servidor. Elige otro nombre.

## The game

refusal-game-running = No se puede mientras haya una partida en marcha.
refusal-no-game = No hay ninguna partida en marcha.
refusal-needs-players =
    { $seated ->
        [0] Para esta partida hacen falta { $needed } jugadores, y todavía no hay nadie en la mesa.
        [one] Para esta partida hacen falta { $needed } jugadores, y en la mesa solo hay { $seated }.
       *[other] Para esta partida hacen falta { $needed } jugadores, y en la mesa solo hay { $seated }.
    }
refusal-not-asked = Ahora no te toca a ti.
refusal-stale-decision = Demasiado tarde: eso ya está decidido ({ $decision }).
refusal-no-such-option =
    { $count ->
        [one] Esa opción no existe: solo hay { $count }.
       *[other] Esa opción no existe: hay { $count }.
    }
refusal-dead = Para ti esta partida ha terminado.
refusal-resigned-already = Ya has abandonado esta partida.
refusal-no-pauses-left = Ya has gastado todas tus pausas en esta partida.
refusal-paused = La partida está en pausa.
refusal-not-begun = La partida aún no ha empezado: cada cual está mirando quién es.
refusal-not-gathering = Nadie está preguntando quién está.
refusal-not-paused = La partida no está en pausa.
refusal-number-bad = El número aleatorio para barajar debe tener de 32 a 64 cifras hexadecimales.
refusal-number-late = Ahora no se están recogiendo números aleatorios.
refusal-number-twice = Ya has dado tu número aleatorio para esta partida.
refusal-too-many-asks =
    { $limit ->
        [one] Pide { $limit } explicación cada vez.
       *[other] Pide { $limit } explicaciones como mucho cada vez.
    }
refusal-no-such-wish = Nunca se desenfunda por «{ $wish }».
refusal-no-such-update = La actualización { $seq } no se ha enviado nunca.

## Prepared positions

refusal-not-a-lesson = Solo se puede volver atrás en una situación preparada.
refusal-only-a-lesson = Esta es una situación preparada, solo para quien la ha abierto.
refusal-no-such-step =
    { $count ->
        [one] No se puede volver a ese paso: solo se ha dado { $count }.
       *[other] No se puede volver a ese paso: solo se han dado { $count }.
    }
refusal-no-such-scenario = No hay ninguna situación preparada llamada «{ $name }».
refusal-bad-scenario = Esta situación no se puede jugar: { $why }

## Talking

refusal-chat-off = Quien abrió la mesa ha desactivado el chat.
refusal-text-empty = Escribe algo primero.
refusal-text-long =
    { $limit ->
        [one] Es demasiado largo: { $limit } carácter como mucho.
       *[other] Es demasiado largo: { $limit } caracteres como mucho.
    }
refusal-phrase-unknown = No hay ninguna frase rápida «{ $phrase }».
refusal-complained-already = Ya has denunciado a esta persona en esta mesa.
refusal-no-such-person = Aquí no existe esa persona.
refusal-not-played-together = Puedes seguir en contacto con quien haya terminado una partida contigo.
refusal-blocked-by-you = Has bloqueado a esta persona.
refusal-friend-sent-away = Quien abrió la mesa echó a esta persona.
refusal-list-full = No puede haber más de { $limit }.
refusal-no-such-circle = Ese círculo no existe, o su enlace ya no vale.
refusal-not-in-charge = Eso solo puede hacerlo quien lleva el círculo o es ayudante.

## Announcements: people

notice-joined = { $name } se sienta a la mesa.
notice-left = { $name } ha dejado la mesa.
notice-kicked = Quien abrió la mesa ha echado a { $name }.
notice-sent-away = Quien abrió la mesa te ha echado.
notice-new-owner = Ahora la mesa es de { $name }.
notice-renamed = { $before } ahora se llama { $name }.
notice-bot-seated = { $name } se sienta a la mesa: es un bot.
notice-bot-cleared = { $name }, un bot, ha dejado su sitio.
notice-options-changed = Han cambiado las opciones de la mesa.

## Announcements: during a game

notice-away = { $name } ha perdido la conexión.
notice-here = { $name } ha vuelto.
notice-timed-out = A { $name } se le ha acabado el tiempo.
notice-gather = A { $name } le gustaría empezar: ¿estás ahí?
notice-gather-off = La partida aún no empieza.
notice-next-time = { $name } ha fijado cuándo os volvéis a ver aquí.
notice-next-time-off = { $name } ha anulado la próxima cita.
notice-time-lost = A { $name } se le ha acabado el tiempo y pierde el duelo.
notice-took-over =
    { $bot ->
        [tracker] Un bot, el Rastreador, juega por { $name }.
        [brawler] Un bot, el Camorrista, juega por { $name }.
       *[other] Un bot juega por { $name }.
    }
notice-took-back = { $name } vuelve a jugar.
notice-resigned = { $name } ha abandonado la partida.
notice-paused-by = { $name } ha puesto la partida en pausa.
notice-resumed = La partida continúa.
notice-bot-failed = { $name } no ha respondido a tiempo: se ha hecho una jugada de oficio.
notice-waiting-for-numbers = Barajando: cada jugador añade un número aleatorio…
notice-number-missing = { $name } no ha añadido ningún número aleatorio.

## Announcements: the server

notice-store-trouble = Ahora mismo el servidor no puede guardar nada. La partida espera.
notice-store-well = El servidor ya puede guardar. La partida continúa.
notice-closing-soon =
    { $minutes ->
        [0] El servidor se está apagando. Las partidas seguirán cuando vuelva.
        [one] El servidor se apagará dentro de { $minutes } minuto. Las partidas seguirán cuando vuelva.
       *[other] El servidor se apagará dentro de { $minutes } minutos. Las partidas seguirán cuando vuelva.
    }
notice-closing-quiet = El servidor se está cerrando: ya no empiezan partidas nuevas. Las que están en juego pueden terminar; el resto seguirá cuando vuelva a abrir.
notice-staying-open = Al final el servidor no se cierra.
notice-announcement = De quien lleva este servidor: { $text }
notice-closed-empty = La mesa se ha cerrado porque ya no quedaba nadie.
notice-closed-unused = La mesa se ha cerrado: nadie la usaba y el servidor está casi lleno.
notice-closed-house = La mesa se ha cerrado porque el servidor se está apagando.
notice-closed-rules = La partida no puede continuar: empezó con otras reglas (versión { $version }).
notice-closed-restarted = El servidor se ha reiniciado y no ha podido retomar esta partida.
notice-set-aside = Algo ha fallado en esta mesa y se ha apartado. Se conserva como estaba: cuando se repare, la encontrarás de nuevo.
notice-closed-owner = Quien abrió la mesa la ha cerrado.
notice-closed-lesson = La situación preparada se ha cerrado.
notice-closed-tournament = La mesa está cerrada: su ronda ha terminado.
notice-seat-elsewhere = Te has sentado en otro dispositivo.

## When somebody is out, waits or plays again

refusal-not-out = Todavía estás en la partida.
refusal-others-play = Alguien sigue jugando, y a nadie se le mete prisa.
refusal-nobody-to-nudge = Ahí no hay nadie a quien avisar ahora.
refusal-nudged-just-now =
    { $seconds ->
        [one] Acabas de avisar a alguien. Espera { $seconds } segundo.
       *[other] Acabas de avisar a alguien. Espera { $seconds } segundos.
    }
refusal-no-such-avatar = Este servidor no tiene ninguna imagen llamada { $avatar }.
notice-nudged = { $name } te está esperando.
notice-hurried = Ahora va más deprisa: los bots apenas piensan.
notice-bots-short = El servidor está muy ocupado: los bots más fuertes tienen menos tiempo para pensar de lo habitual.
notice-again-offered = A { $name } le gustaría jugar otra vez.
notice-again-without = Los demás juegan otra vez sin ti.
notice-kept = A { $name } le gustaría seguir en contacto contigo.
notice-kept-back = { $name } también quiere seguir en contacto.
notice-invited-to = { $name } te invita a una mesa.
