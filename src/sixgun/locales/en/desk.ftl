### What the referee's desk says besides the regulation: who comes in, what is missing, what went wrong.

desk-none = This house keeps no tournaments.
desk-no-tournament = There is no such tournament here.
desk-no-key = You have not come in yet, or your link was replaced. Ask the referee for a new one.
desk-not-for-you = This link is not for that.
desk-not-in-office = This person is neither referee nor organizer here.
desk-signed-out = Your link was replaced or revoked. Ask the referee for a new one.
desk-cannot-write = It could not be written to the disk, so it was not done. Free some space and try again.
desk-confirm = This cannot be taken back. Confirm that you mean it.
desk-name = This is no name: it needs a letter or a digit, and at most 100 characters.
desk-list-empty = There is nobody in this list. Each line holds a name, and may hold a member code and a contact.
desk-list-unreadable = From line { $line } on this list cannot be read: a cell never ends. Look for a quotation mark that is not closed.
desk-cell-too-long = This member code or contact is too long: each has at most 200 characters.
desk-tournament-name = This is no name for a tournament: it needs a letter or a digit, and at most 100 characters.
desk-officer-name = The organizer and every referee need a name: at least a letter or a digit, and at most 100 characters.
desk-no-seat = You have no seat in this round.
desk-no-tables = This house has no tables to play at.
desk-table-not-open = This table is not open yet, or is closed already.
desk-reason = A correction needs a reason.
desk-field-missing = “{ $field }” is missing.
desk-field-short =
    { $least ->
        [one] “{ $field }” is too short: at least { $least } character.
       *[other] “{ $field }” is too short: at least { $least } characters.
    }
desk-field-long = “{ $field }” is too long: at most { $most } characters.
desk-field-few = “{ $field }” has too few entries: at least { $least }.
desk-field-many = “{ $field }” has too many entries: at most { $most }.
desk-field-low = “{ $field }” is too small: at least { $least }.
desk-field-high = “{ $field }” is too large: at most { $most }.
desk-sheet-incomplete = The sheet is not complete: every seat needs a role and a price, and the game an outcome.
desk-sheet-differs = What you have typed is not what is on the sheet. Compare both with the paper.
desk-sheriffs-again =
    { $count ->
        [one] { $count } player must be Sheriff again, because nobody else is left. It has to be confirmed.
       *[other] { $count } players must be Sheriff again, because nobody else is left. It has to be confirmed.
    }
desk-last-again =
    { $count ->
        [one] { $count } player must sit last again: it cannot be avoided.
       *[other] { $count } players must sit last again: it cannot be avoided.
    }
desk-no-photo = This is no photo that can be read. JPEG, PNG and WebP can.
desk-photo-too-large = This photo has too many pixels. Take it with a lower resolution.
desk-photo-missing = There is no photo of this sheet.
desk-photos-full = There is no room for more photos in this tournament.
desk-photos-not-installed = This house cannot keep photos: Pillow is not installed.
desk-backup-failed = No backup could be written to { $folder }.
desk-no-paper = There is no such paper, or not yet: a list needs a round that is drawn, standings a round that is played.
desk-no-season = This tournament belongs to no season.
desk-season-name = A season has a name of 1 to 40 characters.
desk-ask-referee = You cannot register here by yourself. Please ask the referee.
