### What the referee's desk says besides the regulation: who comes in, what is missing, what went wrong.

desk-none = This house doesn’t run tournaments.
desk-no-tournament = There’s no such tournament here.
desk-no-key = You aren’t in, or no longer. Open your link again on this device; if that doesn’t help, ask the referee for a new one.
desk-session-ended = Your link was opened on more devices than it can serve, so this one is out. Open your link again here; if that doesn’t help, ask the referee for a new one.
desk-not-for-you = This link isn’t for that.
desk-not-in-office = This person is neither a referee nor an organizer here.
desk-not-your-office = This isn’t for your office. The referee can see and do it.
desk-signed-out = Your link was replaced or revoked. Ask the referee for a new one.
desk-cannot-write = It couldn’t be written to the disk, so it wasn’t done. Free some space and try again.
desk-confirm = This can’t be undone. Confirm that you mean it.
desk-confirm-overspends =
    { $count ->
        [one] Nobody has said yet whether { $count } overspend was intentional. Publish all the same?
       *[other] Nobody has said yet whether { $count } overspends were intentional. Publish all the same?
    }
desk-name = This isn’t a name: it needs a letter or a digit, and at most 100 characters.
desk-list-empty = There’s nobody in this list. Each line has a name and, if you like, a member code and a contact.
desk-list-unreadable = From line { $line } on, this list can’t be read: a cell never ends. Look for a quotation mark that isn’t closed.
desk-cell-too-long = This member code or contact is too long: each has at most 200 characters.
desk-tournament-name = This isn’t a name for a tournament: it needs a letter or a digit, and at most 100 characters.
desk-officer-name = The organizer and every referee need a name: at least a letter or a digit, and at most 100 characters.
desk-no-seat = You have no seat in this round.
desk-no-tables = This house has no tables to play at.
desk-table-not-open = This table isn’t open yet, or is already closed.
desk-reason = A correction needs a reason.
desk-hall-needed = The new draw needs a number from the hall.
desk-reopening-reason = Registration is closed: say why it’s reopened for this.
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
desk-sheet-incomplete = The sheet isn’t complete: every seat needs a role and a price, and the game an outcome.
desk-sheet-differs = What you typed isn’t what’s on the sheet. Compare both with the paper.
desk-sheriffs-again =
    { $count ->
        [one] { $count } player must be Sheriff again, because nobody else is left. It has to be confirmed.
       *[other] { $count } players must be Sheriff again, because nobody else is left. It has to be confirmed.
    }
desk-last-again =
    { $count ->
        [one] { $count } player must sit last again: it can’t be avoided.
       *[other] { $count } players must sit last again: it can’t be avoided.
    }
desk-no-photo = This photo can’t be read. JPEG, PNG and WebP can.
desk-photo-too-large = This photo has too many pixels. Take it at a lower resolution.
desk-photo-missing = There’s no photo of this sheet.
desk-photos-waiting =
    { $seconds ->
        [one] Other photos are still being processed. Try again in one second.
       *[other] Other photos are still being processed. Try again in { $seconds } seconds.
    }
desk-photos-full = There’s no room for more photos in this tournament.
desk-photo-same = The sheet of round { $round }, table { $table } has the very same picture. Is it the right one here?
desk-lines-unticked = Every line must have been read and ticked.
desk-inbox-full = Too many photos are waiting. File some, or throw some away, first.
desk-clock-has-moved = The clock had already moved on. It’s shown as it is now.
desk-photos-not-installed = This house can’t keep photos: Pillow isn’t installed.
desk-backup-failed = No backup could be written to { $folder }.
desk-no-paper = There’s no such paper, or not yet: a list needs a drawn round, standings need a played one.
desk-no-season = This tournament doesn’t belong to a season.
desk-season-name = A season’s name has 1 to 40 characters.
desk-ask-referee = You can’t register yourself here. Please ask the referee.
desk-regulation-no-pdf = This is no PDF file.
desk-regulation-missing = No regulation was given as a file, or it is not there any more.
