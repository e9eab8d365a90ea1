### Why the server does not do what it is asked, and what it announces at a table.

# One message per key of REFUSALS and NOTICES in server/protocol/refusals.py.
# $name and $before are names of people or bots; $why is said by a program, in English.

## The connection

refusal-malformed = The server did not understand this message: { $why }
refusal-unknown-message = The server knows no message of the type “{ $message }”.
refusal-too-long = This message is too long: at most { $limit } bytes are allowed.
refusal-too-fast = That was too much at once. Wait a moment and try again.
refusal-hello-first = The connection has not been opened properly: “hello” must come first.
refusal-hello-again = This connection has already been opened.
refusal-banned = You may not play on this server.
refusal-too-many-sockets =
    { $limit ->
        [one] You are already connected elsewhere, and only { $limit } connection is allowed. Close the other one first.
       *[other] You are connected too many times: at most { $limit } connections are allowed. Close one of them first.
    }
refusal-too-many-people = Too many new players have come from your address. Try again later.
refusal-closing = The server is about to shut down and starts nothing new.
refusal-trouble = Something went wrong on the server. Nothing was changed; please try again.
refusal-store-trouble = The server cannot save anything at the moment, so nothing was changed. Please try again in a moment.

## Links

refusal-no-such-link = This link does not lead anywhere. Is it complete?
refusal-link-used-up = Somebody has already used this link. Ask for a new one.
refusal-link-expired = This link has expired. Ask for a new one.

## Tables

refusal-no-such-table = There is no such table. Perhaps it has been closed.
refusal-not-at-a-table = You are not at a table.
refusal-table-full =
    { $limit ->
        [one] There is already { $limit } spectator, and there is no room for more.
       *[other] There are already { $limit } spectators, and there is no room for more.
    }
refusal-spectators-off = This table does not allow spectators.
refusal-no-room =
    { $limit ->
        [one] There is already { $limit } table on this server, and no room for more. Join it, or try again later.
       *[other] There are already { $limit } tables on this server, and no room for more. Join one of them, or try again later.
    }
refusal-too-many-tables =
    { $limit ->
        [one] You have a table open already, and only { $limit } is allowed. Leave it first.
       *[other] You have { $limit } tables open already, and no more are allowed. Leave one of them first.
    }
refusal-blocked = You cannot sit at this table: you or its owner has blocked the other.
refusal-sent-away = The owner has sent you away from this table.
refusal-not-owner = Only the owner of the table can do that.
refusal-referees-table = This table belongs to the tournament: the referee decides that.
refusal-ticket-old = This way to the table was used before or is too old. Go to it once more from your tournament page.
refusal-bad-players = A game has { $fewest } to { $most } players.
refusal-bad-sets = There is no box called { $name }. There are: { $there }.
refusal-bad-pool = { $needed } characters are needed, and these boxes have only { $count }. Add a box, or play with fewer players.
refusal-bad-events = From 1 to { $most } events are drawn.
refusal-bad-reshuffles = High noon comes after a number of reshuffles; 0 is never, and less cannot be.
refusal-duel-players = A duel is played by two, not by { $players }.
refusal-only-in-bang = A duel is played without { $option ->
        [sets] other boxes
        [simplified] a simplified deck
        [characters] another choice of characters
        [events] events
        [high_noon_reshuffles] high noon
        [keep_characters] characters that are kept
       *[other] a star that travels
    }: only the big game has that. Leave it as it is.
refusal-only-in-duel = Only a duel is played with { $option ->
        [fighters] a number of characters a side
        [minutes] chess clocks
       *[other] a tournament’s choice of characters
    }. Leave it as it is, or open a duel.
refusal-bad-fighters = A side of a duel has { $fewest } to { $most } characters.
refusal-bad-minutes = A chess clock has 30 or 25 minutes, or there is none.
refusal-chess-needs-clock = Chess clocks run in one’s own turn. Choose a clock for answers in the other’s turn, too.
refusal-bad-delay = What spectators see can come up to { $limit } seconds late.
refusal-needs-box = { $players } can play only if { $box ->
        [dodge_city] Dodge City
       *[other] { $box }
    } is on the table. Add this box, or choose another number of players.
refusal-too-few-seats =
    { $players ->
        [one] { $players } seat is too few: { $seated } are seated at the table.
       *[other] { $players } seats are too few: { $seated } are seated at the table.
    }

## Seats

refusal-not-seated = You have no seat at this table.
refusal-already-seated = You already have a seat at this table.
refusal-no-such-seat =
    { $count ->
        [one] There is no such seat: this table has { $count } seat.
       *[other] There is no such seat: this table has { $count } seats.
    }
refusal-seat-taken = That seat is taken by { $name }.
refusal-seat-free = Nobody is sitting there.
refusal-no-free-seat = All seats are taken.
refusal-not-a-bot = { $name } is not a bot.
refusal-no-such-bot = There is no bot called “{ $bot }” here.
refusal-no-such-temper = This bot cannot be “{ $temper }”.
refusal-that-is-you = You cannot do that to yourself.
refusal-not-away = Nobody is playing for you: it is your game already.

## Names

refusal-name-empty = Please enter a name.
refusal-name-long =
    { $limit ->
        [one] This name is too long: it may have { $limit } character.
       *[other] This name is too long: it may have up to { $limit } characters.
    }
refusal-name-letters = A name needs at least one letter or digit.
refusal-name-unseen = This name contains a character that cannot be shown ({ $code }). Please type it again without it.
refusal-name-marks = There are too many accents in this name: at most { $limit } on each letter.
refusal-name-taken = Somebody at this table is already called { $name }.
refusal-name-lookalike = This name looks too much like { $name }, who is already at this table.
refusal-name-reserved = “{ $name }” could be mistaken for another seat or for the server itself. Please choose another name.

## The game

refusal-game-running = You cannot do that while a game is being played.
refusal-no-game = There is no game going on.
refusal-needs-players =
    { $seated ->
        [0] This game needs { $needed } players, and nobody is seated yet.
        [one] This game needs { $needed } players, and only { $seated } is seated.
       *[other] This game needs { $needed } players, and only { $seated } are seated.
    }
refusal-not-asked = It is not up to you right now.
refusal-stale-decision = Too late: this has already been decided ({ $decision }).
refusal-no-such-option =
    { $count ->
        [one] There is no such option: only { $count } is offered.
       *[other] There is no such option: { $count } are offered.
    }
refusal-dead = You are out of this game.
refusal-resigned-already = You have already given up this game.
refusal-no-pauses-left = You have no pauses left in this game.
refusal-paused = The game is paused.
refusal-not-paused = The game is not paused.
refusal-number-bad = The random number for the deal must be 32 to 64 hexadecimal digits long.
refusal-number-late = No random numbers are being collected right now.
refusal-number-twice = You have already given your random number for this deal.
refusal-too-many-asks =
    { $limit ->
        [one] Ask for { $limit } explanation at a time.
       *[other] Ask for at most { $limit } explanations at a time.
    }
refusal-no-such-wish = No “draw!” is about “{ $wish }”.
refusal-no-such-update = Update { $seq } has never been sent.

## Prepared positions

refusal-not-a-lesson = You can only go back at a prepared position.
refusal-only-a-lesson = This is a prepared position, for its opener alone.
refusal-no-such-step =
    { $count ->
        [one] There is no such step to go back to: only { $count } has been taken.
       *[other] There is no such step to go back to: only { $count } have been taken.
    }
refusal-no-such-scenario = There is no prepared position called “{ $name }”.
refusal-bad-scenario = This position cannot be played: { $why }

## Talking

refusal-chat-off = The owner has turned off the chat at this table.
refusal-text-empty = Please write something first.
refusal-text-long =
    { $limit ->
        [one] This is too long: at most { $limit } character.
       *[other] This is too long: at most { $limit } characters.
    }
refusal-phrase-unknown = There is no quick phrase “{ $phrase }”.
refusal-no-such-person = There is nobody like that here.

## Announcements: people

notice-joined = { $name } sits down.
notice-left = { $name } has left the table.
notice-kicked = The owner has sent { $name } away.
notice-sent-away = The owner has sent you away from the table.
notice-new-owner = The table now belongs to { $name }.
notice-renamed = { $before } is now called { $name }.
notice-bot-seated = { $name } sits down: a bot.
notice-bot-cleared = { $name }, a bot, has left its seat.
notice-options-changed = The options of the table have changed.

## Announcements: during a game

notice-away = { $name } has lost the connection.
notice-here = { $name } is back.
notice-timed-out = { $name } ran out of time.
notice-time-lost = { $name } has no time left and loses the duel.
notice-took-over = { $bot } is playing for { $name }.
notice-took-back = { $name } is playing again.
notice-resigned = { $name } has given up this game.
notice-paused-by = { $name } has paused the game.
notice-resumed = The game goes on.
notice-bot-failed = { $name } did not answer in time, so a standard move was made.
notice-waiting-for-numbers = Shuffling: every player adds a random number …
notice-number-missing = { $name } added no random number to this deal.

## Announcements: the server

notice-store-trouble = The server cannot save anything at the moment. The game waits.
notice-store-well = The server can save again. The game goes on.
notice-closing-soon =
    { $minutes ->
        [0] The server is shutting down now. Games go on when it is back.
        [one] The server will shut down in { $minutes } minute. Games go on when it is back.
       *[other] The server will shut down in { $minutes } minutes. Games go on when it is back.
    }
notice-closed-empty = The table was closed because everybody had left.
notice-closed-house = The table was closed because the server is shutting down.
notice-closed-rules = The game cannot go on: it was begun under other rules (version { $version }).
notice-closed-restarted = The server was restarted and could not continue this game.
notice-closed-owner = The owner has closed the table.
notice-closed-lesson = The prepared position is closed.
notice-closed-tournament = The table is closed: its round is over.
notice-seat-elsewhere = You have sat down on another device.
