### Torneos: las páginas del árbitro.

## Coming in

desk-tournaments = Torneos
desk-door = Por aquí no se entra
desk-door-outside = Esta página es para quien tiene su enlace. Pide el tuyo al árbitro.
desk-door-shut = Tu enlace ya no es válido. Pide uno nuevo al árbitro.

## Opening a tournament

desk-new = Abrir un torneo
desk-new-name = Nombre del torneo
desk-new-place = Lugar
desk-new-season = Temporada
desk-new-referees = Árbitros, separados por comas
desk-new-official = Según las reglas oficiales
    .about = Sin esto nunca podrá homologarse.
desk-new-practice = De práctica
    .about = Los bots pueden ocupar asientos; todo queda marcado como práctica.
desk-new-do = Abrir
desk-links-given = Los enlaces de árbitros y organizadores
    .about = Cada uno es para una sola persona y se muestra solo ahora. Quien lo tiene actúa en nombre de esa persona.
desk-lost-link = Nuevo enlace para { $name }

## The desk

desk-title = Mesa arbitral
desk-parts = Partes de la mesa arbitral
desk-part-overview = Resumen
desk-part-players = Jugadores
desk-part-rounds = Rondas y mesas
desk-part-standings = Clasificación
desk-part-duels = Fase de duelos
desk-part-checks = Homologación
desk-part-office = Árbitros y enlaces
desk-part-log = Registro
desk-head =
    { $events ->
        [one] Código de control tras { $events } evento
       *[other] Código de control tras { $events } eventos
    }
desk-unofficial = no oficial
desk-practice = práctica
desk-sure = ¿Seguro?
desk-sure-yes = Adelante
desk-reason-for = Motivo
desk-note = Nota
desk-yes = sí
desk-no = no
desk-dollars = { $money }$
desk-calls = Llamadas al árbitro
desk-called = La mesa { $table } llama al árbitro ({ $name }, { $time })
desk-call-answered = Ya voy
desk-the-house = la casa
desk-missed-away = Mesa { $table }: { $name } se ha desconectado ({ $time })
desk-missed-time = Mesa { $table }: { $name } deja pasar el tiempo ({ $time })
desk-missed-wait = Seguir esperando

## What is to be done

desk-steps = Las etapas del torneo
desk-step-registration = Inscripción
desk-step-rounds = Fase de puntuación
desk-step-standings = Validación
desk-step-duels = Fase de duelos
desk-step-report = Informe
desk-next = Qué toca ahora
desk-todo-open = Abre la inscripción: desde entonces se puede apuntar a los jugadores.
desk-todo-register =
    { $players ->
        [one] Hay { $players } jugador inscrito. Cuando estén todos, cierra la inscripción: entonces se muestra el compromiso de todos los sorteos.
       *[other] Hay { $players } jugadores inscritos. Cuando estén todos, cierra la inscripción: entonces se muestra el compromiso de todos los sorteos.
    }
desk-todo-draw = Sortea la ronda { $next } de { $rounds }, con un número que dé la sala.
desk-todo-begin = La ronda { $round } está sorteada. Imprime los asientos y las hojas de juego; todos se sientan.
desk-todo-sheets =
    { $left ->
        [one] Se juega la ronda { $round }. Falta { $left } hoja:
       *[other] Se juega la ronda { $round }. Faltan { $left } hojas:
    }
desk-todo-verify =
    { $left ->
        [one] Todas las hojas de la ronda { $round } están. Hay que verificar { $left }:
       *[other] Todas las hojas de la ronda { $round } están. Hay que verificar { $left }:
    }
desk-todo-publish = Todas las rondas están jugadas y verificadas. Mira la clasificación; después valídala y publícala.
desk-todo-duels = La clasificación está publicada. Puede empezar la fase de duelos.
desk-todo-duel = Se juega la fase de duelos: bandos por sorteo, relojes, resultados.
desk-todo-close = Todo está decidido. El torneo puede cerrarse.
desk-todo-send = El torneo ha terminado. Envía el informe a la editorial.
desk-todo-sent = El informe está enviado. Ya no se puede añadir nada.
desk-todo-stopped = El torneo se ha interrumpido. El informe dice por qué.
desk-close = Cerrar el torneo
desk-facts = En cifras
desk-fact-players = jugadores
desk-fact-rounds = rondas
    .of = { $round } de { $rounds }
desk-fact-tables = mesas
desk-fact-sheets = hojas guardadas
desk-promise = Compromiso de todos los sorteos:
    .about = Enséñalo ahora a todos: prueba que nadie podrá elegir los sorteos. Cualquiera podrá repetirlos y comprobarlos.
desk-announce = Anuncio
    .about = Aparece en todos los teléfonos y en la pantalla de la sala.
desk-announce-text = Lo que todos deben saber
desk-announce-do = Comunicar a todos
desk-announced = Comunicado a todos.

## Players

desk-register = Inscribir a un jugador
    .about = Intro inscribe; el cursor vuelve al apellido. El código de socio distingue a dos personas con el mismo nombre.
desk-register-do = Inscribir
desk-registered = Inscripción hecha: { $name }.
desk-name-label = Nombre
desk-member = Código de socio
desk-contact = Contacto
desk-change-person = Cambiar los datos
desk-register-many = Muchos a la vez
desk-list = Lista de jugadores (CSV)
    .about = Un jugador por línea: nombre, código de socio, contacto, club. Con encabezado también apellidos y nombre, en cualquier orden. Comas, puntos y coma o tabuladores.
desk-list-read =
    { $count ->
        [one] De la lista se ha inscrito { $count } jugador.
       *[other] De la lista se han inscrito { $count } jugadores.
    }
desk-list-line = Línea { $line }, { $name }:
desk-self-service = Código QR para inscribirse
    .about = Quien lo escanea se inscribe con su teléfono.
desk-self-service-again = Nuevo código QR para inscribirse
desk-self-service-revoke = Cerrar la autoinscripción
desk-bots-count = Bots de la casa
desk-bots-do = Añadir bots
desk-bots-done = Bots añadidos: { $count }
desk-bots =
    .about = Para practicar. Su nombre dice lo que son; un torneo con bots nunca se homologa.
desk-open-registration = Abrir la inscripción
desk-close-registration = Cerrar la inscripción
    .about =
        { $players ->
            [one] Participa { $players } jugador. Se muestra el compromiso de todos los sorteos; antes de la ronda 1 la inscripción puede reabrirse con un motivo.
           *[other] Participan { $players } jugadores. Se muestra el compromiso de todos los sorteos; antes de la ronda 1 la inscripción puede reabrirse con un motivo.
        }
desk-reopen-registration = Reabrir la inscripción
    .about = Para los que llegan tarde, antes de sentar la ronda 1. El motivo queda en el registro.
desk-too-few = Todavía no hay jugadores suficientes.
desk-players-count =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
desk-nobody-yet = Nadie todavía.
desk-search = Buscar
desk-order = N.º
desk-state = Estado
desk-acts = Qué se puede hacer
desk-acts-of = Más sobre { $name }
desk-more = Más…
desk-link = Enlace
desk-link-of = Enlace para { $name }
desk-has-link = tiene enlace
desk-warned =
    { $count ->
        [one] { $count } amonestación
       *[other] { $count } amonestaciones
    }
desk-banned = veto
desk-banned-because = Veto: { $reason }
desk-link-phone = Enlace para { $name }
    .about = Solo para el teléfono de este jugador: asiento, total propio, llamar al árbitro, subasta. Un enlace nuevo anula el anterior.
desk-link-desk = Enlace de la mesa arbitral para { $name }
    .about = Quien lo tiene actúa en nombre de esta persona. Se muestra solo ahora.
desk-link-screen = Enlace para la pantalla
    .about = Ábrelo en el ordenador de la pantalla grande. No muestra nada que la sala no pueda ver.
desk-link-register = Inscripción por teléfono
    .about = Para colgar en la sala. Funciona mientras la inscripción está abierta.
desk-link-revoked = El enlace ya no es válido.
desk-revoke-link = Revocar el enlace
desk-seldom = Se usa rara vez
desk-misconduct = Por qué
desk-withdraw = Abandono
    .about = { $name } abandona el torneo y no puede volver. Durante una partida el personaje se queda, pasivo.
    .done = { $name } ha dejado el torneo.
desk-no-show = Ausencia
    .about = { $name } no se ha presentado a la mesa y queda fuera del torneo.
    .done = { $name } queda fuera por ausencia.
desk-warning-for = Amonestación por { $category }
desk-warn = Amonestación
    .about = La segunda amonestación de { $name } en este torneo es una expulsión.
    .done = Amonestación anotada: { $name }.
desk-expel = Expulsión
    .about = { $name } sale del torneo de inmediato. Los puntos obtenidos cuentan.
    .done = Expulsión anotada: { $name }.
desk-unregister = Quitar de la lista
    .about = { $name } no participa.
    .done = { $name } ya no está en la lista.
desk-revoke-withdrawal = Anular el abandono
    .about = Solo si era otra persona, y hasta el sorteo de la próxima ronda.
    .done = { $name } vuelve a estar en juego.
desk-revoke-warning = Anular la amonestación
    .about = Solo si era de otra persona. También cae la expulsión que trajo consigo.
    .done = La amonestación de { $name } queda anulada.
desk-erase = Borrar nombre y contacto
    .about = El nombre, el código, el contacto y los enlaces de { $name } se borran para siempre. El registro queda entero y conserva un número.
    .done = El nombre está borrado.
desk-note-ban = Anotar un veto
    .about = La editorial ha vetado a { $name }: mientras participe, el torneo no es homologable.
    .done = El veto está anotado.

## Rounds and tables

desk-rounds = Rondas
desk-round = Ronda { $round }
desk-table = Mesa { $table }
desk-table-of-round = Ronda { $round }, mesa { $table }
desk-tables-of = Mesas de la ronda { $round }
desk-draw-round = Sortear la ronda { $round }
desk-draw-tables = { $players } jugadores en { $count } mesas: { $sizes }
desk-draw-no-problems = Sin problemas: nadie dos veces Sheriff, nadie dos veces en la última posición.
desk-draw-seen = He visto que alguien será Sheriff otra vez
desk-draw-do = Sortear
desk-drawn = La ronda { $round } está sorteada.
desk-hall = Número de la sala
    .about = Dados tirados ante todos, o el número de un espectador. Entra en el sorteo, así nadie puede haberlo elegido.
desk-drawn-with = Sorteada con el número de la sala { $hall }.
desk-for-experts = Para expertos
desk-drawn-code = Código de este sorteo: { $link }. Con el número de la sala y el compromiso de todos los sorteos cualquiera puede repetirlo y compararlo.
desk-promise-code = El compromiso es el último de una cadena de códigos secretos. Cada sorteo descubre otro, y quien calcula su huella (SHA-256) debe obtener el anterior.
desk-by-hand = Dispuesta a mano
desk-print-seating = Imprimir los asientos
desk-print-sheets = Imprimir las hojas de juego
desk-void-draw = Anular el sorteo
    .about = Solo antes de que empiece una partida de esta ronda. El sorteo anterior sigue siendo legible.
desk-voided = Sorteos anulados
desk-not-yet-drawn = La ronda { $round } no está sorteada: antes se juega y se verifica la anterior.
desk-seat-by-hand = Sentar a mano
    .about = Solo fuera de las reglas oficiales: escribe la mesa de cada jugador. Los asientos siguen el orden de inscripción.
desk-stop = Interrumpir el torneo
    .about = No puede continuar. No se puede deshacer; el motivo consta en el informe.
desk-stage = Cómo va
desk-begin-auction-paper = Empieza la subasta
desk-begin-game = Empieza la partida
desk-end-game = La partida ha terminado
desk-housed = En nuestra mesa
    .about = Los jugadores se sientan desde el teléfono y juegan aquí, con las reglas oficiales. El resultado llega solo. Ningún bot juega por una persona: se te avisa de quien deja pasar el tiempo.
desk-housed-do = Jugar aquí esta mesa
desk-house-all = Jugar aquí todas las mesas
desk-housed-chip = en nuestra mesa
desk-duel-here = Jugar aquí este duelo
desk-housed-chat = Los jugadores pueden chatear
desk-housed-spectators = Cualquiera puede mirar
    .about = Quien mira ve cómo acaba la partida antes de que se publique la clasificación.
desk-housed-chat-on = Con chat.
desk-housed-chat-off = Sin chat.
desk-housed-spectators-on = Con espectadores.
desk-housed-spectators-off = Sin espectadores.
desk-housed-characters = En los teléfonos se reparten los personajes.
desk-housed-waiting = Se espera a que todos se sienten.
desk-housed-dealing = Se reparten las cartas.
desk-housed-playing = Se está jugando.
desk-housed-over = La partida ha terminado.
desk-housed-closed = La partida ha terminado y la mesa está cerrada.
desk-housed-sheet = La casa escribe la hoja cuando termina la partida.
desk-housed-type = Escribirla de todos modos
desk-look-on = Mirar
desk-seat-bot = bot
desk-seat-here = presente
desk-seat-away = sin conexión
desk-seat-to-come = falta por llegar
desk-seat-passive = ha abandonado
desk-reshuffle = Mazo barajado: casilla { $count }
desk-reshuffles =
    { $count ->
        [one] { $count } casilla marcada
       *[other] { $count } casillas marcadas
    }
desk-noon = Mediodía
desk-noon-in = Mediodía en { $time }
desk-noon-call = Declarar el mediodía

## Auction

desk-auction = Subasta en pantallas
    .about = Los jugadores pujan con sus teléfonos; el árbitro puede mover aquí por cada uno. Una subasta en la mesa no necesita nada de esto.
desk-auction-begin = Descubrir personajes y empezar
desk-auction-open = { $name } abre: un personaje y una oferta.
desk-auction-bid = { $name } sube o pasa.
desk-auction-last = Queda { $name }: toma un personaje por 10$.
desk-auction-lot = { $character }: { $price }$, { $name }
desk-auction-done = La subasta ha terminado
desk-bought = { $character }, { $price }$
desk-offer = Oferta
desk-move-open = Abrir
desk-move-raise = Subir
desk-move-pass = Pasar
desk-move-take = Tomar
desk-choice = Dos personajes a cada uno
    .about = Cada uno recibe dos personajes descubiertos y elige uno.
desk-choice-begin = Repartir personajes

## Sheets

desk-sheet = Hoja de juego
desk-sheet-file = Escribir la hoja
desk-sheet-correct = Corregir la hoja
desk-sheet-verify = Escribir la hoja por segunda vez
desk-sheet-file-do = Guardar y seguir
desk-sheet-correct-do = Guardar la corrección
desk-sheet-verify-do = Comparar
desk-sheet-file-done = La hoja de la mesa { $table } está guardada.
desk-sheet-correct-done = La hoja de la mesa { $table } está corregida.
desk-sheet-verify-done = La hoja de la mesa { $table } está verificada.
desk-sheet-missing = sin hoja
desk-sheet-entered = por verificar
desk-sheet-verified = verificada
desk-sheet-keys = Una letra elige, Intro avanza.
desk-seat = Asiento
desk-seat-of = asiento { $seat }, { $name }
desk-role = Rol
desk-role-of = Rol: { $who }
desk-price = Precio
desk-price-of = Precio: { $who }
desk-character = Personaje
desk-character-of = Personaje: { $who }
desk-with-characters = escribir también los personajes
desk-money-before = tenía
desk-prize = gana
desk-outcome = Gana
desk-side-law = Ley
desk-side-outlaws = Forajidos
desk-side-renegade = Renegado
desk-final-duel = el Renegado perdió el duelo final
desk-boxes = casillas marcadas
desk-passive = personaje pasivo
desk-confirm-rule = { $rule }: confirma con un motivo
desk-confirm-auction = Por qué la hoja no coincide con la subasta
desk-correction-reason = Motivo de la corrección
desk-correct = Corregir
desk-verify = Coincide con el papel
desk-type-again = Escribirla otra vez
desk-verify-mine = Tú escribiste esta hoja: la verifica otro árbitro, o la escribes por segunda vez.
desk-verify-other = Escrita por { $name }. Compárala con el papel.
desk-verify-house = Escrita por la casa, de la partida misma. Un árbitro la confirma.
desk-verify-house-do = Confirmar
desk-verified-by = por { $name }
desk-verified-again = escrita por segunda vez por { $name }
desk-next-sheet = Próxima hoja: mesa { $table }
desk-versions = { $count } versiones
desk-version = Versión { $version }, de { $name }, evento { $event }.
desk-conflict = Alguien fue más rápido
desk-differs = Las dos entradas no coinciden
desk-conflict-by = { $name } ha guardado la versión { $version }. No se ha sobrescrito nada; aquí difiere la tuya:
desk-conflict-same = Son iguales.
desk-take-theirs = Dejar la guardada
desk-what = Qué
desk-you = Tú
desk-photo = foto
desk-photo-of-sheet = Foto de la hoja
desk-photo-take = Hacer o elegir una foto
    .about = JPEG, PNG o WebP hasta 12 MB; solo la ven los árbitros.
desk-photo-again = Otra foto
desk-photo-kept = La foto está guardada.
desk-photo-erase = Borrar la foto
    .about = Para siempre: nadie podrá verla. En el registro queda solo su huella, que no dice nada.
desk-photo-erased = La foto se ha borrado.
desk-photo-larger = Mostrar la foto más grande o más pequeña
desk-photo-alt = Hoja de la ronda { $round }, mesa { $table }

## Standings

desk-publish = Validar y publicar
    .about = Desde ahora todos ven la clasificación. Las correcciones posteriores hacen una edición nueva; la anterior sigue legible.
desk-published = La clasificación está publicada.
desk-publish-early =
    { $rounds ->
        [one] Queda por jugar { $rounds } ronda.
       *[other] Quedan por jugar { $rounds } rondas.
    }
desk-publish-open =
    { $count ->
        [one] { $count } hoja falta o no está verificada.
       *[other] { $count } hojas faltan o no están verificadas.
    }
desk-publish-lots = Decide el sorteo entre quienes siguen empatados.
desk-edition = Edición
desk-edition-now = como está ahora
desk-edition-line = { $number } ({ $time })
desk-print-standings = Imprimir la clasificación
desk-where-from = De dónde sale
desk-where-from-of = Explicar los números de { $name }
desk-explain = Explicar
desk-tie-marogi = misma puntuación: decidió el coeficiente Marogi
desk-tie-wins = siguen empatados: decidieron las victorias
desk-tie-lot = siguen empatados: decidió el sorteo
desk-tie-open = empatados: decidirá el sorteo
desk-overspends = Gastos por encima de lo disponible
desk-overspend = { $name }, ronda { $round }, mesa { $table }
desk-overspend-mistake = un error
desk-overspend-intended = intencionado
desk-overspend-open = por juzgar

## Duels

desk-duels-begin = Empezar la fase de duelos
    .about = Se clasifican los primeros de la clasificación actual. No se repite, se corrija lo que se corrija después.
desk-duels-later = La fase de duelos sigue a la publicación de la clasificación.
desk-duel-later = Espera a los duelos anteriores.
desk-duel-open = por decidir
desk-draw-sides = Sortear los bandos
desk-sides-drawn = Los bandos están sorteados.
desk-law = Ley
desk-against-law = Forajidos
desk-clock = Reloj
desk-clock-turn = Turno de { $name }
desk-clock-end = Fin del turno
desk-clock-resume = Reanudar
desk-clock-reshuffle = Pausa: barajar
desk-clock-elimination = Pausa: eliminación
desk-clock-interruption = Pausa: árbitro
desk-result = Resultado
desk-how = Cómo
desk-wins = Gana { $name }
desk-win = Gana { $name }
    .about = { $duel }: pasa { $name }.
desk-win-correct = Corregir el resultado
    .about = { $duel }: el resultado estaba mal, ganó { $name }. Solo mientras no haya dado lugar a nada más.
desk-skip-third = No disputar el duelo por el tercer puesto
    .about = Vale lo que prevé el reglamento. No se puede deshacer.
desk-skipped = no jugado
desk-places = Puestos y bonus

## Checks and report

desk-checklist = Controles para la homologación
desk-checks-more = y { $count } más
desk-derogations = Excepciones
desk-no-derogations = Ninguna: todo según el reglamento.
desk-degree = clase { $degree }
desk-derogate = Otra excepción
desk-derogate-do = Adoptar
desk-value-rounds = Rondas
desk-value-minutes = Minutos
desk-approve = Anotar la aprobación
    .about = La editorial la ha aprobado de antemano.
desk-approval-reference = Referencia de la aprobación
desk-approved = aprobada: { $reference }
desk-tell = Los jugadores están informados
desk-told = jugadores informados
desk-agree = Todos de acuerdo
    .about =
        { $count ->
            [one] { $count } jugador está de acuerdo.
           *[other] Los { $count } jugadores están de acuerdo.
        }
desk-agreed = de acuerdo { $count } de { $all }
desk-leave-official = Dejar las reglas oficiales
    .about = Para siempre: el torneo ya no podrá homologarse.
desk-report = Informe para la editorial
    .about = El archivo JSON contiene todo el registro; cualquiera puede releerlo y comprobarlo. Con nombres es solo para la editorial.
desk-report-names = Informe con nombres (JSON)
desk-report-numbers = Informe sin nombres (JSON)
desk-report-pdf = Informe para imprimir (PDF)
desk-tables-files = Para la hoja de cálculo
    .about = Encabezados y números como los escribe este idioma. Mientras la clasificación no se publique, es solo para el árbitro.
desk-tables-xlsx = Excel
desk-tables-csv = CSV
desk-papers = Papeles para imprimir
desk-sent-to = Enviado a
desk-mark-sent = Marcar como enviado
    .about = Después no se puede añadir nada al registro.
desk-verify-report = Comprobar un informe
    .about = Cualquier informe, de esta casa o de otra: no se cree nada, se recalcula todo.
desk-verify-report-file = Informe (JSON)
desk-report-verified = Infracciones: { $violations }; últimas posiciones repetidas: { $last }, evitables: { $avoidable }.

## Offices, links, backups

desk-officers = Árbitros y organizadores
desk-office = Cargo
desk-office-referee = Arbitraje
    .about = Hace y ve todo, y no puede jugar.
desk-office-judge = Juez de mesa
    .about = Hojas, fotos, llamadas y fases de las mesas que marques; no ve totales y no puede jugar.
desk-office-registrar = Inscripción
    .about = Jugadores, asistencia, enlaces para los teléfonos. Quien juega no entrega enlaces.
desk-office-organizer = Organización
    .about = Anuncios, excepciones, impresos sin importes. Puede jugar y no ve la clasificación antes de que se publique.
desk-tables-of-judge = Mesas
desk-tables-given = Mesas asignadas.
desk-plays = Juegas: hasta que se publique la clasificación ves solo lo que tu cargo muestra sin importes.
desk-plays-referee = Entrenamiento: arbitras y juegas. Los totales, la clasificación y las hojas quedan ocultos para ti hasta que se publique la clasificación.
desk-total-show = Mostrar
desk-total-of = Mostrar unos segundos el total de { $name }
desk-sheet-not-yours = La hoja de esta mesa corresponde a su árbitro.
desk-sheet-hidden = La hoja está. Como juegas, no se te muestra; puedes escribirla otra vez.
desk-name-officer = Nombrar
desk-new-link = Nuevo enlace
    .about = El enlace anterior deja de valer, y quien entró con él queda fuera.
desk-revoke = Retirar el cargo a { $name }
    .about = { $name } pierde los poderes de este cargo, y también el enlace si no tiene otro.
desk-revoked = Cargo retirado: { $name }.
desk-hall-links = Enlaces de la sala
    .about = Un enlace nuevo anula el anterior.
desk-screen-link = Enlace para la pantalla
desk-screen-revoke = Revocar el enlace de la pantalla
desk-backup = Copias de seguridad
    .about = Se hace una automáticamente tras cada ronda.
desk-backup-do = Hacer una ahora
desk-backup-done = Se ha hecho una copia.
desk-backup-last = Última copia a las { $time }: { $file }

## The log

desk-log = Registro de eventos
    .about = Aquí nada se cambia, solo se añade. Para expertos: cada evento contiene la huella del anterior.
desk-log-older = Anteriores
desk-log-newer = Siguientes
desk-event = Evento
desk-event-data = como está escrito
desk-time = Hora
desk-by = Quién
desk-hash = Huella
desk-event-created = Torneo abierto
desk-event-person-named = Nombramiento
desk-event-tables-given = Mesas asignadas a un juez
desk-event-person-revoked = Cargo retirado
desk-event-registration-opened = Inscripción abierta
desk-event-registered = Inscripción
desk-event-bot-seated = Bot inscrito
desk-event-unregistered = Baja de la lista
desk-event-person-changed = Datos cambiados
desk-event-person-erased = Nombre borrado
desk-event-ban-noted = Veto anotado
desk-event-registration-closed = Inscripción cerrada
desk-event-registration-reopened = Inscripción reabierta
desk-event-derogation-taken = Excepción
desk-event-derogation-withdrawn = Excepción retirada
desk-event-derogation-approved = Excepción aprobada
desk-event-derogation-announced = Excepción comunicada
desk-event-derogation-agreed = Excepción acordada
desk-event-left-official = Reglas oficiales abandonadas
desk-event-stopped = Torneo interrumpido
desk-event-round-drawn = Ronda sorteada
desk-event-round-by-hand = Ronda dispuesta a mano
desk-event-draw-voided = Sorteo anulado
desk-event-table-moved = Mesa
desk-event-auction-begun = Subasta empezada
desk-event-auction-moved = Jugada en la subasta
desk-event-characters-offered = Personajes ofrecidos
desk-event-character-chosen = Personaje elegido
desk-event-table-housed = Mesa confiada a la casa
desk-event-player-missed = No juega
desk-event-reshuffled = Mazo barajado
desk-event-noon-called = Mediodía
desk-event-sheet-entered = Hoja guardada
desk-event-sheet-corrected = Hoja corregida
desk-event-sheet-verified = Hoja verificada
desk-event-sheet-checked = Hoja verificada
desk-event-photo-added = Foto guardada
desk-event-overspend-judged = Gasto por encima de lo disponible: decisión
desk-event-withdrew = Abandono
desk-event-withdrawal-revoked = Abandono anulado
desk-event-warned = Amonestación
desk-event-warning-revoked = Amonestación anulada
desk-event-expelled = Expulsión
desk-event-referee-called = Árbitro llamado
desk-event-call-answered = Llamada atendida
desk-event-call-withdrawn = Llamada retirada
desk-event-player-returned = Vuelve a jugar
desk-event-announced = Anuncio
desk-event-published = Clasificación publicada
desk-event-edition-published = Nueva edición publicada
desk-event-duels-begun = Fase de duelos empezada
desk-event-sides-drawn = Bandos sorteados
desk-event-duel-housed = Duelo confiado a la casa
desk-event-clock-pressed = Reloj
desk-event-clock-lent = Reloj cedido a una tableta
desk-event-clock-taken-back = Reloj recuperado
desk-event-clock-pressed-late = Reloj, pulsado sin conexión
desk-event-clock-set = Reloj corregido
desk-event-duel-won = Duelo ganado
desk-event-duel-corrected = Duelo corregido
desk-event-third-skipped = Sin duelo por el tercer puesto
desk-event-closed = Torneo cerrado
desk-event-reopened = Torneo reabierto
desk-event-sent = Informe enviado
desk-event-regulation-given = Reglamento para todos
desk-event-key-bound = Clave asignada
desk-event-key-withdrawn = Clave retirada
desk-event-signed = Firma
desk-event-sheet-confirmed = Hoja confirmada con el móvil

## The regulation at everybody's hand

desk-regulation = El reglamento
    .about = Lo puede leer quien tenga un enlace de este torneo: los árbitros, y los jugadores en el teléfono. El registro dice cuál era.
desk-regulation-none = Por ahora no se muestra ninguno.
desk-regulation-open = Abrir el reglamento
desk-regulation-file = Como archivo (PDF, hasta 10 MB)
desk-regulation-address = O su dirección en la web
    .about = Empieza por https://
desk-regulation-do = Mostrarlo a todos
desk-regulation-done = Ahora todos pueden leer el reglamento.
desk-regulation-remove = Dejar de mostrarlo
    .about = Desaparece de los teléfonos y de la pantalla, y el archivo se borra. En el registro consta que estaba.
desk-regulation-removed = El reglamento ya no se muestra.
