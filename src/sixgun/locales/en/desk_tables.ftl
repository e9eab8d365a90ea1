### Tables for spreadsheets: titles and headings.

spreadsheet-standings = Standings
spreadsheet-players = Players
spreadsheet-seating = Seating
spreadsheet-place = Place
spreadsheet-name = Name
spreadsheet-member = Member code
spreadsheet-contact = Contact
spreadsheet-score = Score ($)
spreadsheet-bonus = Bonus ($)
spreadsheet-marogi = Marogi
spreadsheet-wins = Wins
spreadsheet-played = Rounds played
spreadsheet-of-round = Round { $round } ($)
spreadsheet-left = Left
spreadsheet-left-round = Left in round
spreadsheet-warnings = Warnings
spreadsheet-order = No.
spreadsheet-round = Round
spreadsheet-table = Table
spreadsheet-seat = Seat
spreadsheet-withdrawal = withdrawn
spreadsheet-no-show = no-show
spreadsheet-expulsion = expelled
