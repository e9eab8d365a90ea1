### Tabelle per i fogli di calcolo: titoli e intestazioni.

spreadsheet-standings = Classifica
spreadsheet-players = Giocatori
spreadsheet-seating = Tavoli
spreadsheet-place = Posizione
spreadsheet-name = Nome
spreadsheet-member = Codice tessera
spreadsheet-contact = Contatto
spreadsheet-score = Punteggio ($)
spreadsheet-bonus = Bonus ($)
spreadsheet-marogi = Marogi
spreadsheet-wins = Vittorie
spreadsheet-played = Turni giocati
spreadsheet-of-round = Turno { $round } ($)
spreadsheet-left = Uscita
spreadsheet-left-round = Uscita al turno
spreadsheet-warnings = Ammonizioni
spreadsheet-order = N.
spreadsheet-round = Turno
spreadsheet-table = Tavolo
spreadsheet-seat = Posto
spreadsheet-withdrawal = abbandono
spreadsheet-no-show = assenza
spreadsheet-expulsion = espulsione
