### La sala: los teléfonos de los jugadores, la pantalla y el papel.

## Paper

paper-round = Ronda { $round } de { $rounds }
paper-table = Mesa { $table }
paper-date = { $day }/{ $month }/{ $year }
paper-page = página { $page } de { $pages }
paper-head-short = Código de control { $code }
paper-head =
    { $events ->
        [one] Código de control del registro tras { $events } evento: { $head }
       *[other] Código de control del registro tras { $events } eventos: { $head }
    }
paper-promise = Compromiso de los sorteos: { $promise }
paper-draw = Sorteo: números de la sala { $hall }; código (para expertos) { $link }
paper-seating = Asientos en las mesas
paper-names = Lista alfabética
paper-seat-note = El jugador número 1 es el Sheriff; el número 2 se sienta a su izquierda, y así en el sentido de las agujas del reloj.
paper-column-seat = asiento
paper-column-table = mesa
paper-column-player = jugador
paper-column-role = rol
paper-column-character = personaje
paper-column-price = precio pagado ($)
paper-column-duel = duelo
paper-column-first = primero
paper-column-second = segundo
paper-column-law = la Ley
paper-column-winner = gana
paper-column-rule = punto
paper-column-condition = condición
paper-column-status = estado
paper-sheet = Hoja de juego
paper-sheet-blank = Hoja de juego para { $size } jugadores
paper-line-tournament = Torneo
paper-line-date = Fecha
paper-line-round = Ronda
paper-line-table = Mesa
paper-began = Inicio
paper-auction-ended = Fin de la subasta
paper-ended = Fin
paper-reshuffles = Barajadas
paper-noon = Mediodía
paper-noon-from-sheriff = Desde la tercera casilla: empieza el Sheriff (asiento 1), al comienzo de su próximo turno.
paper-noon-from-second = Desde la tercera casilla: empieza el jugador a la izquierda del Sheriff (asiento 2), al comienzo de su próximo turno.
paper-outcome = Fin de la partida
paper-final-duel = Renegado eliminado el último, por el Sheriff
paper-remarks = Abandonos, amonestaciones, notas
paper-sign-sheriff = Firma del Sheriff
paper-sign-referee = Firma del árbitro
paper-organizer = Firma por la organización
paper-verified = verificada
paper-version = versión { $version }
paper-not-reachable = A { $address } solo puede llegar este ordenador: los enlaces y códigos QR de estos impresos no traerían aquí a nadie. Abre la casa con --lan, o con --public-url y su dirección.
paper-qr = Escanéalo con el móvil de un árbitro para añadir la foto de esta hoja. A los demás no les abre nada.
paper-secret = Solo para el árbitro: la clasificación no está publicada.
paper-edition = Edición { $number }
paper-final = Clasificación definitiva
paper-standings = Clasificación
paper-diploma = Diploma
paper-diploma-place =
    { $place ->
        [1] Primer puesto
        [2] Segundo puesto
        [3] Tercer puesto
        [4] Cuarto puesto
       *[other] Puesto { $place }
    }
paper-diploma-of = en el torneo de BANG! { $name }
paper-diploma-early = La fase de duelos no ha terminado: estos puestos aún pueden cambiar.
paper-diploma-where = { $place }, { $date }
paper-referees = Arbitraje: { $names }
paper-organizers = Organización: { $names }
paper-players = { $count } jugadores
paper-game = Ronda { $round }, mesa { $table }
paper-report = Informe del torneo
paper-duels = Fase de duelos
paper-conduct = Abandonos y penalizaciones
paper-warned = { $player }: amonestación por { $category }
paper-gone = { $player }: { $how } en la ronda { $round }
paper-derogations = Excepciones
paper-derogation-line = { $derogation } (clase { $degree })
paper-checklist = Homologación
paper-no-duels = Ningún duelo.
paper-no-conduct = Ningún abandono y ninguna penalización.
paper-no-derogations = Ninguna: todo según el reglamento.
paper-practice = Torneo de práctica: en las mesas también hay bots.
paper-which = Qué imprimir
paper-to-desk = A la mesa arbitral
paper-print = Imprimir
paper-file = PDF
paper-kind-seating = Mesas
paper-kind-names = Por nombre
paper-kind-sheets = Hojas
paper-kind-filled = Hojas rellenas
paper-kind-blank = Hojas en blanco
paper-kind-standings = Clasificación
paper-kind-duels = Duelos
paper-kind-diplomas = Diplomas
paper-kind-slips = Enlaces de los jugadores
paper-kind-report = Informe para la editorial
paper-kind-report-file = Informe (archivo)
paper-slips = Enlaces de los jugadores, para recortar
    .about = Cada enlace es secreto: quien lo tiene ve el total de ese jugador y puja por él. Entrega cada papel solo a su jugador.
paper-slips-for =
    { $count ->
        [one] Para quién: { $count } seleccionado
       *[other] Para quién: { $count } seleccionados
    }
paper-slips-has-one = ya tiene un enlace
paper-slips-all = Todos
paper-slips-none = Ninguno
paper-slips-make =
    { $count ->
        [one] Crear { $count } enlace
       *[other] Crear { $count } enlaces
    }
paper-slips-made =
    { $count ->
        [one] { $count } papel está listo. Imprímelo ahora: el enlace no se podrá mostrar otra vez.
       *[other] { $count } papeles están listos. Imprímelos ahora: los enlaces no se podrán mostrar otra vez.
    }
paper-slips-sure =
    { $count ->
        [one] ¿Crear { $count } enlace secreto?
       *[other] ¿Crear { $count } enlaces secretos?
    }
paper-slips-do = Crear los enlaces
paper-slips-secret = Los enlaces aparecen en la pantalla y en el papel. Nadie más debe verlos.
paper-slips-again =
    { $count ->
        [one] { $count } jugador ya tiene un enlace: el viejo dejará de valer.
       *[other] { $count } jugadores ya tienen un enlace: los viejos dejarán de valer.
    }
paper-slip-how = Apunta con el teléfono al código: mesa, asiento, total, subasta, llamar al árbitro. Es solo tuyo.

## Phones

hall-you = (tú)
hall-me = { $name } (tú)
hall-my-seat = Mesa { $table }, asiento { $seat }
hall-you-are-sheriff = Eres el Sheriff.
hall-own-table = Tu partida se juega en línea
hall-own-table-soon = La mesa se abre cuando todos tienen personaje.
hall-own-table-open = Tu mesa está abierta. La partida empieza cuando todos estén sentados.
hall-own-table-over = La partida ha terminado; el árbitro ya tiene el resultado.
hall-to-my-table = A mi mesa
hall-see-my-table = Volver a ver la mesa
hall-to-my-duel = A mi duelo
hall-role-show = Mostrar mi rol
hall-role-hide = Tapar mi rol
hall-not-drawn = Las mesas aún no se han sorteado.
hall-no-seat = En esta ronda no te sientas en ninguna mesa.
hall-you-left-withdrawal = Has dejado el torneo. Tu puntuación sigue en la clasificación.
hall-you-left-no-show = No estabas cuando empezó el juego, así que quedas fuera del torneo. Si es un error, habla con el árbitro.
hall-you-left-expulsion = El árbitro te ha expulsado del torneo. La puntuación que tenías hasta entonces sigue en la clasificación.
hall-dollars = { $amount }$
hall-total = Tu total
    .about = Es secreto hasta el final de la fase de puntuación: solo lo sabéis el árbitro y tú.
hall-total-show = Mostrar el total
hall-total-hide = Tapar el total
hall-call = Llamar al árbitro
hall-call-again = Llamar otra vez al árbitro
hall-call-sure = ¿Llamar al árbitro a la mesa { $table }?
hall-call-note = Por qué (opcional)
hall-call-do = Llamar
hall-called = Se ha llamado al árbitro a las { $time }.
hall-announcements = Anuncios
hall-regulation = El reglamento
hall-life =
    { $count ->
        [one] { $count } punto de vida
       *[other] { $count } puntos de vida
    }
hall-noon = ¡Mediodía!
hall-noon-here = ¡Mediodía en esta mesa!
hall-noon-in = Mediodía en { $time }
hall-at-the-table = En la mesa

hall-auction = Subasta de personajes
hall-auction-open = { $player } elige un personaje y abre la subasta.
hall-auction-bid = Le toca a { $player }: subir o pasar.
hall-auction-last = { $player } se queda con uno de los dos últimos personajes.
hall-auction-my-open = Te toca: elige un personaje y haz una oferta.
hall-auction-my-bid = Te toca: ¿subes o pasas?
hall-auction-my-last = Solo quedas tú: quédate con uno de los dos personajes por 10$.
hall-auction-over = La subasta ha terminado.
hall-offer = Tu oferta
hall-offer-less = { $amount }$ menos
hall-offer-more = { $amount }$ más
hall-offer-leap = +{ $amount }$
hall-offer-least = Mínimo
hall-offer-of = ofrece { $player }
hall-my-offer = es tu oferta
hall-raise = Subir a { $amount }$
hall-pass = Paso
    .about = Quien pasa ya no puede subir por este personaje.
hall-never-raises = Empezaste la subasta con 10$ o menos: nunca puedes subir.
hall-cannot-raise = No tienes bastante para subir.
hall-opens-at-ten = Empezaste la subasta con 10$ o menos: abres en 10$.
hall-choose-lot = ¿Qué personaje sacas a subasta?
hall-choose-last = ¿Con qué personaje te quedas?
hall-pick-first = Primero elige un personaje
hall-open-at = Abrir: { $character } en { $amount }$
hall-take = Quedarme con { $character } por 10$
hall-bought = { $character }, { $amount }$
hall-standing-leads = oferta más alta
hall-standing-in = sigue pujando
hall-standing-passed = ha pasado
hall-standing-waits = sin personaje
hall-revealed =
    { $count ->
        [one] { $count } personaje descubierto
       *[other] { $count } personajes descubiertos
    }
hall-choice = Elección de personaje
hall-choice-one = ¿Con cuál de los dos juegas?
hall-choice-for-good = Una vez elegido no se cambia. Los demás lo ven cuando todos han elegido.
hall-choose = Juego con { $character }
hall-choice-waiting =
    { $count ->
        [one] Falta que elija { $count } jugador.
       *[other] Falta que elijan { $count } jugadores.
    }
hall-choice-of-two = { $first } o { $second }
hall-has-chosen = ha elegido
hall-is-choosing = está eligiendo

hall-standings = Clasificación
hall-scoring-standings = Clasificación de la fase de puntuación
hall-final-standings = Clasificación definitiva
hall-my-place = Estás en el puesto { $place } de { $count }
hall-bonus = Bonus: { $amount }$
hall-the-law = Ley
hall-the-outlaws = Forajidos
hall-won = ha ganado
hall-nobody-yet = por decidir
hall-pause-reshuffle = en pausa: se baraja
hall-pause-interruption = en pausa: interrupción
hall-pause-elimination = en pausa: personaje eliminado

hall-register = Inscríbete en el torneo
hall-register-name = Apellidos
hall-register-member = Código de socio
    .about = Si no tienes, déjalo vacío.
hall-register-contact = Correo o teléfono
    .about = Solo lo ve el árbitro. Opcional.
hall-register-do = Inscribirme
hall-register-no-link = Para inscribirte apunta con el teléfono al código QR de la sala, o pregunta al árbitro.
hall-registered = Inscripción hecha
    .about = Este es tu enlace personal: con él vuelves desde cualquier teléfono. No se lo des a nadie.
hall-to-my-page = A tu página

## Screen

hall-time = hora
hall-playing-for = se juega desde hace
hall-head = Código de control del registro
hall-promise = Compromiso de los sorteos
hall-screen-draft = Bienvenidos
hall-screen-registration = Inscripción abierta
hall-screen-ready = Inscripción cerrada: en breve se sortean las mesas
hall-screen-checked = Ronda { $round } de { $rounds } terminada
hall-screen-stopped = El torneo se ha interrumpido
hall-screen-lost = sin conexión
hall-screen-hold = Parar las páginas
hall-screen-go = Pasar las páginas
hall-screen-next = Página siguiente
hall-screen-dark = Oscuro
hall-screen-light = Claro
hall-regulation-on-phones = El reglamento: en el teléfono de cada uno
hall-regulation-at = El reglamento: { $address }
