### Las páginas que explican y recuerdan: tras la partida, repetición, lección, galería.

## Replays that cannot be shown

house-replay-other-rules = Esta partida se jugó con una versión anterior de las reglas y ya no se puede mostrar. El registro sí se puede descargar.
house-replay-too-long = Esta partida es demasiado larga para mostrarla.

## After the game

after-law = Ha ganado la ley
after-outlaws = Han ganado los Forajidos
after-renegade = Ha ganado el Renegado
after-deputy = Ha ganado el Alguacil
after-outlaw = Ha ganado el Forajido
after-abandoned = No queda nadie para terminar la partida
after-you-won = ¡Has ganado!
after-you-lost = Has perdido.
after-replay = Ver la repetición
after-statistics = Mis estadísticas
after-look = Mirar la mesa
after-show = Mostrar el resultado
after-leave = Dejar la mesa
after-sealed = Esta partida es del torneo: la repetición, el registro y las estadísticas llegan cuando se publique la clasificación.
after-players = Quién era quién
after-winner = victoria
after-alive = sigue en pie
after-fallen = fuera de la partida
after-fallen-by = fuera de la partida a manos de { $player }
after-deeds = Quién hizo qué a quién
after-harm = Puntos de vida quitados
after-harm-note = Cada fila muestra lo que ese jugador hizo a los demás.
after-fatal = fuera de la partida
# Life points that no player took: Dynamite, events and the like.
after-nobody = culpa de nadie
after-figures = La partida en cifras
after-shots = Disparos hechos
after-dealt = Puntos de vida quitados
after-dodged = Disparos esquivados
after-suffered = Puntos de vida perdidos
after-healed = Puntos de vida recuperados
after-beers = Cervezas
after-drawn = Cartas robadas

## The proof of the deal

after-proof = ¿Se repartió limpiamente?
after-proof-text = Antes de la partida la casa se comprometió con un secreto publicando su huella, y el navegador de cada uno añadió un número al azar. Todas las cartas salen del secreto y de los números, así que ni la casa ni ningún jugador podía elegirlas. Ahora todo está a la vista y se puede volver a calcular.
after-prove = Comprobarlo en este navegador
after-record = Descargar el registro
after-no-deal = El registro de esta partida no muestra el reparto: no se puede demostrar nada.
after-proved = Comprobado: el secreto es el prometido, y el secreto y los números llevan a la semilla de esta partida.
after-other-seed = ¡Las cartas de esta partida salen de otra semilla que la que dan el secreto y los números!
after-broken-promise = ¡El secreto no es el que la casa prometió antes de la partida!
after-command = Si no te fías de ningún navegador, descarga el registro y haz que Sixgun vuelva a jugar toda la partida en tu propia máquina:
after-secret = Secreto de la casa
after-number = Número de { $player }
after-seed = Semilla de la partida

## Replay

film-title = Repetición
film-loading = Cargando la repetición…
film-missing = Aquí no hay ninguna repetición: la partida no ha terminado, o nunca se jugó.
film-eyes = Vista por
film-all-open = Todas las cartas a la vista
film-eyes-of = { $player } ({ $role })
film-share = Copiar el enlace
film-copied = Enlace copiado
film-hand = Mano de { $player }
film-controls = Repetición
film-place = Punto de la partida
film-step-of = Paso { $step } de { $steps }
film-back = Un paso atrás
film-on = Un paso adelante
film-turn-back = Al turno anterior
film-turn-on = Al turno siguiente
film-play = Reproducir
film-pause = Pausar
film-turn = Turno
film-turn-of = Turno { $turn }: { $player }
film-deal = El reparto
film-speed = Velocidad
film-times = { $speed }×
film-nothing = Nada que estos ojos pudieran ver.
film-go-here = Ir a este momento

## Lesson

lesson-title = Aprende a jugar
lesson-intro = { $count } lecciones cortas en una mesa de verdad. Tú juegas, el maestro te dice qué hacer y por qué, y lo que sale mal se puede volver a intentar. Se tarda más o menos un cuarto de hora.
lesson-begin = Empezar por la primera lección
lesson-go-on = Seguir aprendiendo
lesson-begin-again = Empezar de nuevo
lesson-progress = Has aprendido { $done } de { $count } lecciones.
lesson-entry = { $number }. { $title }
lesson-learnt = aprendida
lesson-coach = El maestro
lesson-number = Lección { $number } de { $count }
lesson-all = Todas las lecciones
lesson-watch = Mira lo que hacen los demás…
lesson-well-done = ¡Bien hecho!
lesson-wrong = No exactamente
lesson-try-again = Intentarlo otra vez
lesson-from-start = Desde el principio
lesson-once-more = Otra vez
lesson-next = Siguiente lección
lesson-now-play = ¡Ahora, a jugar!

## Gallery

gallery-name = Buscar por nombre
gallery-box = Caja
gallery-every-box = Todas las cajas
gallery-sort = Tipo
gallery-every-sort = Todo
gallery-found = Resultados: { $count }
gallery-none = Aquí no hay nada que se llame así.
gallery-to-duel = The Duel: reglas, cartas y personajes
# Things of that box that are called like what is sought; a button that shows them.
gallery-in-duel = Encontrados en The Duel: { $count }
gallery-clear = Mostrar todo
gallery-copies-in = { $box }: { $copies }
# What is told apart there; the command card does so as well.
card-list-red = Cartas de borde rojo
card-list-brown = Cartas de borde marrón
card-list-blue = Cartas de borde azul
card-list-green = Cartas de borde verde
card-list-copies = Más copias
card-list-weapon = Armas
card-list-character = Personajes
card-list-event = Eventos
card-list-role = Roles
card-list-law = Personajes de la Ley
card-list-outlaws = Personajes de los Forajidos
card-list-rulings = Aclaraciones sobre el juego en general
