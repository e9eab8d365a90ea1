### Las páginas que rodean el juego: salón, opciones de una mesa, espera, página propia.

## The lobby

lobby-heading = Una mesa en el salvaje Oeste
lobby-lead = BANG! en tu navegador: un Sheriff, una banda de Forajidos y nadie sabe quién es quién. Sin cuenta y sin instalar nada.
lobby-how-called = Así te llamarán los demás.
lobby-players = Jugadores
lobby-level = Los bots
lobby-setting-table = Preparando la mesa…
lobby-others = Jugar con otros
lobby-quick = Partida rápida con otros
    .about = Te lleva a una mesa que espera jugadores, o abre una.
lobby-open = Abrir una mesa
    .about = Tú eliges las reglas e invitas a tus amigos con un enlace.
lobby-empty-invites = Abre una mesa y quien pase por aquí podrá sentarse.
lobby-looking = Buscando mesas…
lobby-free =
    { $count ->
        [0] ningún sitio libre
        [one] un sitio libre
       *[other] { $count } sitios libres
    }
lobby-spectators =
    { $count ->
        [one] un espectador
       *[other] { $count } espectadores
    }
lobby-sit = Sentarse
    .with = Sentarse con { $names }
lobby-watch = Mirar
    .game = Mirar a { $names }
lobby-free-seat = sitio libre
lobby-bot = { $name } (bot)
lobby-status-waiting = Esperando jugadores
lobby-status-dealing = Barajando
lobby-status-playing = En juego
lobby-status-paused = En pausa
lobby-status-over = Entre dos partidas
lobby-status-left = Ahora no hay nadie
lobby-learn = ¿Primera vez por aquí?
lobby-lesson = Aprende jugando
    .about = Tu primera partida, paso a paso, en una mesa de verdad.
lobby-gallery = Cartas y personajes
    .about = Todos los dibujos, y lo que hacen.

## Options of a table

setup-open = Abrir una mesa
setup-change = Opciones de esta mesa
setup-do-open = Abrir la mesa
setup-do-change = Usar estas opciones
setup-presets = ¿Cómo queréis jugar?
setup-details = Todo al detalle
setup-own = A tu medida
    .about = Has cambiado algo en los detalles.
setup-preset-official = Reglas oficiales
    .about = El juego básico, tal como sale de la caja.
setup-preset-beginners = Para empezar
    .about = Sin las cartas más complicadas y con tiempo de sobra.
setup-preset-choice = Elige tu personaje
    .about = Cada cual recibe dos personajes y se queda con uno.
setup-preset-dodge-city = Dodge City
    .about = Con la primera expansión: más cartas, más personajes.
setup-preset-everything = Con todo
    .about = Todas las expansiones y los dos mazos de eventos, para siete.
setup-preset-tournament = Torneo
    .about = Personajes elegidos a la vista, mediodía, descartes no consultables, sin chat y sin público.
setup-preset-series = Serie
    .about = Una partida tras otra: quien sobrevive puede conservar su personaje, la estrella pasa de mano.

setup-group-game = La partida
setup-group-series = De una partida a otra
setup-group-time = El tiempo
setup-group-company = La compañía

setup-players = Jugadores
    .about = Cuántos sitios tiene la mesa. Los libres pueden ser para bots.
setup-sets = Cajas
    .about = Lo que hay sobre la mesa. El juego básico está siempre.
setup-set-base = El juego básico.
setup-set-dodge-city = Cartas verdes, más armas y 15 personajes más.
setup-set-promo = Tres personajes que salieron de uno en uno.
setup-set-high-noon = En cada ronda un evento cambia las reglas.
setup-set-fistful-of-cards = Más eventos, y más raros.
# $players: how many play; $box: the name of the box that they need
setup-box-added = Para { $players } jugadores hace falta una caja con reglas para tantos: { $box } también está sobre la mesa.
setup-simplified = Juego simplificado
    .about = Sin las cartas que llevan el símbolo del libro.
setup-characters = Personajes
    .about = Cómo recibe cada cual el suyo.
setup-characters-random = Uno, al azar
setup-characters-two = A elegir entre dos
setup-characters-two-open = A elegir entre dos, a la vista
setup-events = Eventos
    .about = Cuántos se sacan si están los dos mazos de eventos sobre la mesa.
setup-high-noon-reshuffles = Mediodía
    .about = Regla de torneo: cuando el mazo se ha vuelto a barajar este número de veces, todos empiezan a perder vida. 0 es nunca.
setup-closed-discards = Descartes no consultables
    .about = Regla de torneo: nadie puede repasar los descartes. Se ven la carta de arriba y cuántas hay, y lo que ha pasado se lee solo desde tu último turno.
setup-keep-characters = Conservar el personaje
    .about = Quien sobrevive puede jugar con el mismo personaje en la partida siguiente.
setup-travelling-sheriff = La estrella pasa de mano
    .about = En la partida siguiente el Sheriff es quien ocupa el sitio de al lado.
setup-clock = Tiempo para pensar
    .about = Para cada decisión, más una reserva para toda la partida.
setup-clock-relaxed = Mucho
    .about = 90 segundos cada vez, 15 minutos de reserva.
setup-clock-normal = Normal
    .about = 30 segundos cada vez, 4 minutos de reserva.
setup-clock-fast = Poco
    .about = 12 segundos cada vez, 1 minuto de reserva.
setup-clock-none = Sin reloj
    .about = Cada cual piensa cuanto quiera.
setup-clock-days = Días
    .about = Un día para cada turno. Las respuestas en el turno de otros surten efecto al cabo de 5 a 15 minutos, estés o no; puedes dejar órdenes. Tras dos turnos perdidos, un bot juega por ti.
setup-pace = Ritmo de los bots
    .about = Con qué rapidez juegan los bots y llegan las respuestas obligadas.
setup-pace-slow = Lento
setup-pace-normal = Normal
setup-pace-quick = Rápido
setup-pace-none = Al instante
setup-patient = Cara de póquer
    .about = Quien no tiene con qué responder tarda lo mismo que los demás, para que la rapidez no delate nada.
setup-substitutes = Bots por los ausentes
    .about = Un bot juega por quien se ausenta, hasta que vuelva.
setup-chat = Chat
    .about = Los jugadores pueden escribirse.
setup-spectators = Espectadores
    .about = Se puede mirar. Quien mira ve lo que ven todos.
setup-spectator-delay = Retraso para quien mira
    .about = Con cuántos segundos de retraso lo ven todo los espectadores.
setup-public = Mesa pública
    .about = Todos la ven en la sala. En una mesa privada solo se entra con invitación.

setup-fewer = Menos: { $thing }
setup-more = Más: { $thing }
setup-private = Privada
setup-simple = Simplificado
setup-shown-clock = Tiempo: { $name }

## Before the game

room-heading = A la espera de la partida
room-begins = Se reparten las cartas
room-heading-over = La próxima partida
room-still-free =
    { $count ->
        [0] Todos los sitios están ocupados.
        [one] Queda un sitio libre.
       *[other] Quedan { $count } sitios libres.
    }
room-waits-for = { $name } empieza la partida cuando estéis todos.
room-waits-for-owner = La partida la empieza quien abrió la mesa.
room-still-to-come =
    { $count ->
        [0] Están todos.
        [one] Falta todavía un jugador.
       *[other] Faltan todavía { $count } jugadores.
    }
room-referees = La mesa es del árbitro. La partida empieza sola cuando estén todos.
room-you-own = La mesa es tuya: empieza cuando quieras.
room-seat = Sitio { $number }
room-you = tú
room-owner = abrió la mesa
room-wins =
    { $count ->
        [one] una victoria
       *[other] { $count } victorias
    }
room-not-here = sin conexión
room-program = juega un programa
room-take-seat = Tomar asiento
room-stand = Levantarse
room-rename = Cambiar nombre
room-rename-save = Guardar
room-leave = Dejar la mesa
room-seat-bot = Sentar a un bot
room-fill = Bots en todos los sitios libres
room-level-of = Lo bien que juega { $name }
room-level = Bots nuevos
room-clear = Echar a { $name }
room-start-with-bots = Empezar con bots
    .about = Los sitios libres son para los bots.
room-options = Opciones
room-change-options = Cambiar las opciones
room-spectators-here =
    { $count ->
        [one] Hay una persona mirando.
       *[other] Hay { $count } personas mirando.
    }
room-shuffling = Barajando…
    .about = El navegador de cada jugador añade un número al azar, para que nadie pueda saber cómo están las cartas, ni siquiera la casa.

## Invitations

invite-title = Invitar a alguien
invite-about = Cada enlace da un sitio a una persona, durante un cuarto de hora. En cuanto se usa, aquí aparece el siguiente.
invite-address = Es una mesa pública: cualquiera puede venir también por su dirección.
invite-new = Otro enlace
invite-making = Preparando un enlace…
link-copy = Copiar
link-copied = Copiado
link-share = Compartir
link-show-qr = Código QR
link-hide-qr = Ocultar el código QR
link-qr-of = Código QR del enlace
link-the-link = El enlace
link-invites = Ven a jugar a BANG! conmigo:

## One’s own page

me-heading = Tu página
me-known = La casa te conoce por este navegador. No hay cuenta ni contraseña.
me-games = Tus partidas
me-no-games = Todavía no has terminado ninguna partida aquí.
me-no-more-games = No hay más.
me-newer = Más recientes
me-older = Más antiguas
me-page = Página { $page }
me-won = Ganada
me-lost = Perdida
me-abandoned = Interrumpida
me-by-bot = la terminó un bot
me-replay = Volver a verla
me-record = Registro
    .about = Descargar el registro de esta partida
me-statistics = Estadísticas
me-total =
    { $games ->
        [0] Ninguna partida contada todavía.
        [one] Una partida, ganadas: { $wins }.
       *[other] { $games } partidas, ganadas: { $wins }.
    }
me-total-by-bot =
    { $count ->
        [one] Una la terminó un bot y no cuenta como ganada.
       *[other] { $count } las terminó un bot y no cuentan como ganadas.
    }
me-by-role = Por rol
me-by-character = Por personaje
me-wins-of = { $wins } de { $games }
me-won-percent = { $percent } %
me-devices = Otros dispositivos
me-recovery = Usar otro dispositivo
    .about = Con este enlace eres la misma persona en otro dispositivo. Funciona una sola vez, durante un día. No se lo enseñes a nadie.
    .make = Crear un enlace
me-sign-out = Cerrar sesión en los demás
    .about = Todos los demás dispositivos olvidan quién eres. Este no.
me-signed-out = Ahora la casa solo te conoce aquí.
me-forget = Olvídame
    .about = La casa te olvida: tu nombre, tus partidas, todo.
me-forget-sure = ¿Quieres que la casa te olvide para siempre?
me-forget-1 = Tu nombre desaparece de todas las partidas y de todo lo que se dijo.
me-forget-2 = Tus estadísticas y tu lista de partidas se pierden.
me-forget-3 = Si estás en una partida, un bot sigue jugando por ti.
me-forget-4 = Tus enlaces y tus otros dispositivos dejan de funcionar. No se puede deshacer.
me-forget-do = Sí, olvídame

## The page of whoever runs the house

lobby-house-rules = Normas de la casa
    .about = Lo que quien lleva esta casa quiere que sepas.
lobby-no-house-rules = Esta casa no tiene normas propias.
keeper-heading = Tu casa
keeper-tournaments = Torneos
    .about = Abre un torneo, o da otra vez un enlace a alguien.
keeper-not-yours = Esta página es para quien ha entrado con el enlace de la casa: aparece en la terminal al abrirla.
keeper-figures = En este momento
keeper-figure-tables = Mesas
keeper-figure-tables-playing = Partidas
keeper-figure-guests = Personas
keeper-figure-sockets = Conexiones
keeper-backup = Hacer una copia de seguridad
    .about = Una copia de todo, junto al archivo de la casa.
keeper-backup-done = Hecha: { $file }
keeper-refresh = Actualizar

## The Duel

set-duel = The Duel
setup-game = ¿A qué se juega?
setup-game-bang = BANG!
    .about = De tres a ocho: nadie sabe quién es quién.
setup-game-duel = The Duel
    .about = Para dos: la Ley contra los Forajidos.
setup-side-law = La Ley
setup-side-outlaws = Los Forajidos
setup-fighters = Personajes por bando
    .about = Lo habitual son cuatro; con más, el duelo es más largo.
setup-tournament = Elegid los personajes
    .about = Como en los torneos: se dan dos más, a la vista, y cada cual elige en secreto.
setup-minutes = Relojes de ajedrez
    .about = Corren en el propio turno. Quien se queda sin tiempo ha perdido.
setup-minutes-none = Ninguno
setup-minutes-of = { $minutes } minutos
setup-shown-fighters = { $count } personajes por bando
lobby-duel = Reta a un bot
    .about = Uno contra uno: la Ley contra los Forajidos.
lobby-duel-friend = Reta a un amigo
lobby-duel-level = Tu rival
lobby-duel-rules = Cómo se juega

## What one does about people

people-mute = Silenciar
    .about = En esta mesa ya no lees a { $name }.
people-unmute = Dejar de silenciar
    .about = En esta mesa vuelves a leer a { $name }.
people-block = Bloquear
    .about = No lees a { $name } en ninguna mesa, y ninguno puede sentarse en la mesa del otro.
people-unblock = Desbloquear
    .about = Vuelves a leer a { $name }, y podéis sentaros el uno en la mesa del otro.
people-report = Denunciar
    .about = Quien lleva esta casa leerá lo que escribas y lo último que se dijo aquí.
people-report-text = ¿Qué ha pasado?
people-report-send = Enviar la denuncia
people-reported = La denuncia se ha enviado.
people-kick = Echar
    .about = { $name } deja la mesa y no puede volver.
people-nudge = Avisar
    .about = Le dice a { $name }, y a nadie más, que estás esperando.
people-nudged = { $name } ya sabe que estás esperando.
people-kick-sure = ¿Echar a { $name }?
people-kick-yes = Sí, fuera

## Their pictures

avatar-heading = Tu imagen
    .about = Los demás la ven en cada mesa en la que te sientas.
avatar-choose = Elige tu imagen
avatar-none = La que toque
avatar-hat = Sombrero
avatar-boot = Bota
avatar-horseshoe = Herradura
avatar-cactus = Cactus
avatar-coyote = Coyote
avatar-eagle = Águila
avatar-steer = Toro
avatar-rattler = Serpiente de cascabel
avatar-lantern = Farol
avatar-guitar = Guitarra
avatar-dice = Dados
avatar-whiskers = Bigote

## Who shot whom in the last round

round-none = Nadie ha disparado a nadie.
round-shots =
    { $count ->
        [0] ningún disparo
        [one] un disparo
       *[other] { $count } disparos
    }
round-harm =
    { $count ->
        [0] sin daño
        [one] un punto de vida
       *[other] { $count } puntos de vida
    }
round-line = { $player } a { $foe }: { $shots }, { $harm }

## Settings

settings-heading = Ajustes
settings-languages = Idiomas
settings-play = En la mesa
settings-careful = Preguntar antes de los errores caros
    .about = Apuntar a los tuyos, una Cerveza sin efecto y cosas así.
settings-forced = Responder por mí cuando solo hay una respuesta
    .about = Te ahorras el clic. Los demás no notan nada: tarda lo mismo. A solas con los bots ya es así, mientras no mire nadie.
settings-speed = Animaciones
    .about = Cuánto tiempo se ven las cartas, los disparos y lo que se desenfunda. Con la barra espaciadora o un toque se pasa a lo siguiente.
settings-speed-off = No
settings-speed-slow = Lentas
settings-speed-normal = Normales
settings-speed-fast = Rápidas
settings-sound = Sonido
settings-volume = Volumen
settings-volume-now = { $percent } %
settings-volume-off = apagado
settings-notify = Avisarme cuando me toque
    .about = Solo mientras esta pestaña no está a la vista. Antes te lo pregunta el navegador.
settings-contrast = Contraste alto
    .about = Líneas más oscuras, fondos más claros.
settings-kept = Todo se guarda en este navegador.
settings-looks = Aspecto
settings-theme = Mesa
    .about = De día o a la luz de la lámpara: las páginas y la mesa.
settings-theme-auto = Como el dispositivo
settings-theme-light = Clara
settings-theme-dark = Oscura
settings-back = Reverso de las cartas
settings-back-card = Tambor
settings-back-horseshoe = Herradura

## Before the first lesson

roles-intro = Cada cual tiene un rol secreto
roles-intro-text = Solo se conoce al Sheriff desde el principio. De tu rol depende qué quieres y quién es tu amigo.
