### La sala: los teléfonos de los jugadores, la pantalla y el papel.

## Paper

paper-round = Ronda { $round } de { $rounds }
paper-table = Mesa { $table }
paper-date = { $day }/{ $month }/{ $year }
paper-page = página { $page } de { $pages }
paper-head = Cabeza de la cadena tras { $events } eventos: { $head }
paper-promise = Compromiso de los sorteos: { $promise }
paper-seating = Asientos en las mesas
paper-names = Lista alfabética
paper-seat-note = El jugador número 1 es el Sheriff; el número 2 se sienta a su izquierda, y así en el sentido de las agujas del reloj.
paper-column-seat = asiento
paper-column-table = mesa
paper-column-player = jugador
paper-column-role = rol
paper-column-character = personaje
paper-column-price = precio pagado ($)
paper-column-prize = ganados ($)
paper-column-member = carné
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
paper-organizer = Firma del organizador
paper-verified = verificada
paper-version = versión { $version }
paper-qr = El código solo dice qué hoja es: no da acceso a nada.
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
paper-diploma-where = { $place }, { $date }
paper-referees = Árbitros: { $names }
paper-organizers = Organizadores: { $names }
paper-players = { $count } jugadores
paper-report = Informe del torneo
paper-games = Partidas
paper-duels = Fase de duelos
paper-conduct = Abandonos y sanciones
paper-warned = { $player }: amonestación por { $category }
paper-gone = { $player }: { $how } en la ronda { $round }
paper-derogations = Excepciones
paper-derogation-line = { $derogation } (clase { $degree })
paper-checklist = Homologación
paper-none = Ninguno.
paper-practice = Torneo de prueba: en las mesas también hay bots.
