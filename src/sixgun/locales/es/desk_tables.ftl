### Tablas para hojas de cálculo: títulos y encabezados.

spreadsheet-standings = Clasificación
spreadsheet-players = Jugadores
spreadsheet-seating = Mesas
spreadsheet-place = Puesto
spreadsheet-name = Nombre
spreadsheet-member = Código de socio
spreadsheet-contact = Contacto
spreadsheet-score = Puntuación ($)
spreadsheet-bonus = Bonus ($)
spreadsheet-marogi = Marogi
spreadsheet-wins = Victorias
spreadsheet-played = Rondas jugadas
spreadsheet-of-round = Ronda { $round } ($)
spreadsheet-left = Salida
spreadsheet-left-round = Salida en la ronda
spreadsheet-warnings = Amonestaciones
spreadsheet-order = N.º
spreadsheet-round = Ronda
spreadsheet-table = Mesa
spreadsheet-seat = Asiento
spreadsheet-withdrawal = abandono
spreadsheet-no-show = ausencia
spreadsheet-expulsion = expulsión
