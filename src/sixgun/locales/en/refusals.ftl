### Why the server does not do what it is asked, and what it announces at a table.

# One message per key of REFUSALS and NOTICES in server/protocol/refusals.py.
# $name and $before are names of people or bots; $why is said by a program, in English.

## The connection

refusal-malformed = The server didn’t understand this message: { $why }
refusal-unknown-message = The server doesn’t know any message of type “{ $message }”.
refusal-too-long = This message is too long: at most { $limit } bytes are allowed.
refusal-too-fast = That was too much at once. Wait a moment and try again.
refusal-hello-first = The connection hasn’t been opened properly: “hello” must come first.
refusal-hello-again = This connection has already been opened.
refusal-banned = You’re not allowed to play on this server.
refusal-too-many-sockets =
    { $limit ->
        [one] You’re already connected elsewhere, and only { $limit } connection is allowed. Close the other one first.
       *[other] You’re connected too many times: at most { $limit } connections are allowed. Close one of them first.
    }
refusal-too-many-people = Too many new players have come from your address. Try again later.
refusal-enough-today = That’s enough for one day. Try again later.
refusal-closing = The server is about to shut down and won’t start anything new.
refusal-trouble = Something went wrong on the server. Nothing was changed; please try again.
refusal-store-trouble = The server can’t save anything at the moment, so nothing was changed. Please try again in a moment.

## Links

refusal-no-such-link = This link doesn’t lead anywhere. Is it complete?
refusal-link-used-up = Somebody has already used this link. Ask for a new one.
refusal-link-expired = This link has expired. Ask for a new one.

## Tables

refusal-no-such-room = This link or code doesn’t lead to a table. Perhaps it was mistyped, or the owner of the table has changed it.
refusal-wrong-codes = Too many wrong codes came from here today. Try again later.
refusal-no-such-table = There’s no such table. Perhaps it has been closed.
refusal-not-at-a-table = You aren’t at a table.
refusal-table-full =
    { $limit ->
        [one] There’s already { $limit } spectator, and there’s no room for more.
       *[other] There are already { $limit } spectators, and there’s no room for more.
    }
refusal-spectators-off = This table doesn’t allow spectators.
refusal-no-room =
    { $limit ->
        [one] There’s already { $limit } table on this server, and no room for more. Join it, or try again later.
       *[other] There are already { $limit } tables on this server, and no room for more. Join one of them, or try again later.
    }
refusal-too-many-tables =
    { $limit ->
        [one] You have a table open already, and only { $limit } is allowed. Leave it first.
       *[other] You have { $limit } tables open already, and no more are allowed. Leave one of them first.
    }
refusal-too-many-tables-here =
    { $limit ->
        [one] There’s already { $limit } table opened from your network, and no more are allowed. Join it, or try again later.
       *[other] There are already { $limit } tables opened from your network, and no more are allowed. Join one of them, or try again later.
    }
refusal-blocked = You can’t sit at this table: you or its owner has blocked the other.
refusal-sent-away = The owner has kicked you from this table.
refusal-not-owner = Only the owner of the table can do that.
refusal-referees-table = This table belongs to the tournament: the referee decides that.
refusal-ticket-old = This way to the table has already been used or has expired. Go back to it from your tournament page.
refusal-bad-players = A game has { $fewest } to { $most } players.
refusal-bad-sets = There’s no box called { $name }. There are: { $there }.
refusal-bad-pool = You need { $needed } characters, and these boxes have only { $count }. Add a box, or play with fewer players.
refusal-bad-events = Choose from 1 to { $most } events.
refusal-bad-reshuffles = High noon comes after a number of reshuffles: 0 means never, and it can’t be less.
refusal-duel-players = A duel is for two players, not { $players }.
refusal-only-in-bang = A duel is played without { $option ->
        [sets] other boxes
        [simplified] a simplified deck
        [characters] another choice of characters
        [events] events
        [high_noon_reshuffles] high noon
        [keep_characters] keeping characters
       *[other] a travelling star
    }: that’s for the big game only. Leave it as it is.
refusal-only-in-duel = Only a duel has { $option ->
        [fighters] a number of characters per side
        [minutes] chess clocks
       *[other] a tournament’s choice of characters
    }. Leave it as it is, or open a duel.
refusal-bad-fighters = Each side of a duel has { $fewest } to { $most } characters.
refusal-bad-minutes = A chess clock has 30 or 25 minutes, or there is none.
refusal-chess-needs-clock = Chess clocks run only in your own turn. Also choose a clock for answers in the other player’s turn.
refusal-chess-not-for-days = Chess clocks are for two people at the table. Choose another clock, or play without them.
refusal-not-for-days = Orders are given at tables that play over days.
refusal-bad-time = Pick a time to come, at most { $days } days ahead.
refusal-bad-delay = Spectators can be at most { $limit } seconds behind.
refusal-too-few-seats =
    { $players ->
        [one] { $players } seat isn’t enough: { $seated } players are already at the table.
       *[other] { $players } seats aren’t enough: { $seated } players are already at the table.
    }

## Seats

refusal-not-seated = You have no seat at this table.
refusal-already-seated = You already have a seat at this table.
refusal-no-such-seat =
    { $count ->
        [one] There’s no such seat: this table has { $count } seat.
       *[other] There’s no such seat: this table has { $count } seats.
    }
refusal-seat-taken = That seat is taken by { $name }.
refusal-seat-free = Nobody is sitting there.
refusal-no-free-seat = All seats are taken.
refusal-not-a-bot = { $name } isn’t a bot.
refusal-no-such-bot = There’s no bot called “{ $bot }” here.
refusal-no-such-temper = This bot can’t be “{ $temper }”.
refusal-bots-busy = The server is busy and has no time for more of the strongest bots. Choose easier ones, or try again in a minute.
refusal-that-is-you = You can’t do that to yourself.
refusal-not-away = Nobody is playing for you: you’re in control already.

## Names

refusal-name-empty = Please enter a name.
refusal-name-long =
    { $limit ->
        [one] This name is too long: it may have { $limit } character.
       *[other] This name is too long: it may have up to { $limit } characters.
    }
refusal-name-letters = A name needs at least one letter or digit.
refusal-name-unseen = This name contains a character that can’t be shown ({ $code }). Please retype it without that one.
refusal-name-marks = There are too many accents in this name: at most { $limit } on each letter.
refusal-name-taken = Somebody at this table is already called { $name }.
refusal-name-lookalike = This name looks too much like { $name }, who is already at this table.
refusal-name-reserved = “{ $name }” could be mistaken for another seat or for the server itself. Please choose another name.

## The game

refusal-game-running = You can’t do that while a game is being played.
refusal-no-game = No game is being played.
refusal-needs-players =
    { $seated ->
        [0] This game needs { $needed } players, and nobody is seated yet.
        [one] This game needs { $needed } players, and only { $seated } is seated.
       *[other] This game needs { $needed } players, and only { $seated } are seated.
    }
refusal-not-asked = It isn’t your move right now.
refusal-stale-decision = Too late: this has already been decided ({ $decision }).
refusal-no-such-option =
    { $count ->
        [one] There’s no such option: there’s only { $count }.
       *[other] There’s no such option: there are only { $count }.
    }
refusal-dead = You’re out of this game.
refusal-resigned-already = You’ve already given up this game.
refusal-no-pauses-left = You have no pauses left in this game.
refusal-paused = The game is paused.
refusal-not-begun = The game hasn’t begun yet: everyone is still looking at their role.
refusal-not-gathering = Nobody is asking who’s here.
refusal-not-paused = The game isn’t paused.
refusal-number-bad = The random number for the deal must be 32 to 64 hexadecimal digits long.
refusal-number-late = No random numbers are being collected right now.
refusal-number-twice = You’ve already given your random number for this deal.
refusal-too-many-asks =
    { $limit ->
        [one] Ask for only { $limit } explanation at a time.
       *[other] Ask for at most { $limit } explanations at a time.
    }
refusal-no-such-wish = There’s no “draw!” for “{ $wish }”.
refusal-no-such-update = Update { $seq } has never been sent.

## Prepared positions

refusal-not-a-lesson = You can only go back at a prepared position.
refusal-only-a-lesson = This prepared position is only for whoever opened it.
refusal-no-such-step =
    { $count ->
        [one] There’s no such step to go back to: only { $count } has been taken.
       *[other] There’s no such step to go back to: only { $count } have been taken.
    }
refusal-no-such-scenario = There’s no prepared position called “{ $name }”.
refusal-bad-scenario = This position can’t be played: { $why }

## Talking

refusal-chat-off = The owner has turned off the chat at this table.
refusal-text-empty = Please write something first.
refusal-text-long =
    { $limit ->
        [one] That’s too long: at most { $limit } character.
       *[other] That’s too long: at most { $limit } characters.
    }
refusal-phrase-unknown = There’s no quick phrase “{ $phrase }”.
refusal-complained-already = You’ve already reported this person at this table.
refusal-no-such-person = There’s no such person here.
refusal-not-played-together = You can keep in touch with people you’ve finished a game with.
refusal-blocked-by-you = You’ve blocked this person.
refusal-friend-sent-away = The owner has kicked this person from the table.
refusal-list-full = There can’t be more than { $limit }.
refusal-no-such-circle = There’s no such circle, or its link no longer works.
refusal-not-in-charge = Only the circle’s owner or a helper can do that.

## Announcements: people

notice-joined = { $name } sits down.
notice-left = { $name } has left the table.
notice-kicked = The owner has kicked { $name }.
notice-sent-away = The owner has kicked you from the table.
notice-new-owner = The table now belongs to { $name }.
notice-renamed = { $before } is now called { $name }.
notice-bot-seated = { $name }, a bot, sits down.
notice-bot-cleared = { $name }, a bot, has left its seat.
notice-options-changed = The options of the table have changed.

## Announcements: during a game

notice-away = { $name } has lost connection.
notice-here = { $name } is back.
notice-timed-out = { $name } ran out of time.
notice-gather = { $name } would like to begin: are you here?
notice-gather-off = The game doesn’t begin yet.
notice-next-time = { $name } has set when you meet here again.
notice-next-time-off = { $name } has taken back when you meet here again.
notice-time-lost = { $name } is out of time and loses the duel.
notice-took-over =
    { $bot ->
        [tracker] Tracker, a bot, is playing for { $name }.
        [brawler] Brawler, a bot, is playing for { $name }.
       *[other] A bot is playing for { $name }.
    }
notice-took-back = { $name } is playing again.
notice-resigned = { $name } has given up this game.
notice-paused-by = { $name } has paused the game.
notice-resumed = The game goes on.
notice-bot-failed = { $name } didn’t answer in time, so a standard move was made.
notice-waiting-for-numbers = Shuffling: every player adds a random number…
notice-number-missing = { $name } didn’t add a random number to this deal.

## Announcements: the server

notice-store-trouble = The server can’t save anything at the moment. The game is on hold.
notice-store-well = The server can save again. The game goes on.
notice-closing-soon =
    { $minutes ->
        [0] The server is shutting down now. Games will resume when it’s back.
        [one] The server will shut down in { $minutes } minute. Games will resume when it’s back.
       *[other] The server will shut down in { $minutes } minutes. Games will resume when it’s back.
    }
notice-closing-quiet = The server is shutting down: no new games start now. Games in progress may finish; what’s left will resume when it’s back.
notice-staying-open = The server isn’t shutting down after all.
notice-announcement = From whoever runs this server: { $text }
notice-closed-empty = The table was closed because everybody had left.
notice-closed-unused = The table was closed: nobody was using it, and the server is almost full.
notice-closed-house = The table was closed because the server is shutting down.
notice-closed-rules = The game can’t go on: it was started under different rules (version { $version }).
notice-closed-restarted = The server was restarted and couldn’t continue this game.
notice-set-aside = Something went wrong at this table, so it was set aside. It’s kept as it was: once it’s repaired, you’ll find it again.
notice-closed-owner = The owner has closed the table.
notice-closed-lesson = The prepared position is closed.
notice-closed-tournament = The table is closed: its round is over.
notice-seat-elsewhere = You’ve sat down on another device.

## When somebody is out, waits or plays again

refusal-not-out = You are still in the game.
refusal-others-play = Somebody is still playing. Nobody hurries him.
refusal-nobody-to-nudge = There is nobody to nudge there now.
refusal-nudged-just-now =
    { $seconds ->
        [one] You have just nudged somebody. Wait { $seconds } second.
       *[other] You have just nudged somebody. Wait { $seconds } seconds.
    }
refusal-no-such-avatar = This server has no picture called { $avatar }.
notice-nudged = { $name } is waiting for you.
notice-hurried = It goes faster now: the bots hardly think any more.
notice-bots-short = The server is busy: the strongest bots have less time to think than usual.
notice-again-offered = { $name } would like to play again.
notice-again-without = The others are playing again without you.
notice-kept = { $name } would like to keep in touch with you.
notice-kept-back = { $name } wants to keep in touch too.
notice-invited-to = { $name } invites you to a table.
