### The pages around the game: lobby, options of a table, waiting room, one’s own page, settings.

## The frame of all pages

page-skip = Skip to the content
page-your-page = Your page
page-settings = Settings
page-dismiss = Dismiss
page-loading = One moment …
page-cancel = Cancel

## The lobby

lobby-heading = A table in the Wild West
lobby-lead = BANG! in your browser: one Sheriff, a gang of Outlaws, and nobody knows who is who. No account, nothing to install.
lobby-how-called = This is what the others will call you.
lobby-players = Players
lobby-level = The bots
lobby-setting-table = Setting the table …
lobby-others = Play with others
lobby-quick = Quick seat with others
    .about = Takes you to a table that is waiting for players, or opens one.
lobby-open = Open a table
    .about = You choose the rules, you invite your friends by link.
lobby-empty-invites = Open a table, and whoever comes by can sit down.
lobby-looking = Looking round for tables …
lobby-free =
    { $count ->
        [0] no seat free
        [one] one seat free
       *[other] { $count } seats free
    }
lobby-spectators =
    { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }
lobby-sit = Sit down
    .with = Sit down with { $names }
lobby-watch = Watch
    .game = Watch { $names }
lobby-free-seat = free seat
lobby-bot = { $name } (bot)
lobby-private = A private table
lobby-status-waiting = Waiting for players
lobby-status-dealing = Shuffling
lobby-status-playing = Game on
lobby-status-paused = Paused
lobby-status-over = Between two games
lobby-status-left = Nobody is there right now
lobby-learn = New in town?
lobby-lesson = Learn by playing
    .about = Your first game, step by step, at a real table.
lobby-rules = Rules
    .about = Everything on one page, with the tricky cases.
lobby-gallery = Cards and characters
    .about = Every picture, and what it does.

## Options of a table

setup-open = Open a table
setup-change = Options of this table
setup-do-open = Open the table
setup-do-change = Use these options
setup-presets = How do you want to play?
setup-details = Everything in detail
setup-own = Your own mix
    .about = You have changed something in the details.
setup-preset-official = Official rules
    .about = The base game just as it comes out of the box.
setup-preset-beginners = For beginners
    .about = Without the trickier cards, and with plenty of time.
setup-preset-choice = Choose your character
    .about = Everybody is dealt two characters and keeps one.
setup-preset-dodge-city = Dodge City
    .about = With the first expansion: more cards, more characters.
setup-preset-everything = The works
    .about = All expansions and both event decks, for seven.
setup-preset-tournament = Tournament
    .about = Open choice of characters, high noon, no chat, nobody looks on.
setup-preset-series = Series
    .about = Game after game: survivors may keep their character, the star moves on.

setup-group-game = The game
setup-group-series = From game to game
setup-group-time = Time
setup-group-company = Company

setup-players = Players
    .about = How many seats the table has. Bots can take the free ones.
setup-sets = Boxes
    .about = What lies on the table. The base game always does.
setup-set-base = The base game.
setup-set-dodge-city = Green cards, more weapons, 15 more characters.
setup-set-promo = Three characters that came one at a time.
setup-set-high-noon = Every round an event changes the rules.
setup-set-fistful-of-cards = More events, and stranger ones.
setup-simplified = Simplified game
    .about = Without the cards that bear the book symbol.
setup-characters = Characters
    .about = How everybody gets a character.
setup-characters-random = One, by chance
setup-characters-two = Choose from two
setup-characters-two-open = Choose from two, openly
setup-events = Events
    .about = So many are drawn if both event decks are on the table.
setup-high-noon-reshuffles = High noon
    .about = Tournament rule: when the deck has been reshuffled so many times, everybody begins to lose life. 0 is never.
setup-keep-characters = Keep your character
    .about = Whoever survives may play the same character in the next game.
setup-travelling-sheriff = The star moves on
    .about = In the next game the next seat is the Sheriff’s.
setup-clock = Time to think
    .about = For each decision, and a reserve for the whole game.
setup-clock-relaxed = Plenty
    .about = 90 seconds each time, 15 minutes in reserve.
setup-clock-normal = Normal
    .about = 30 seconds each time, 4 minutes in reserve.
setup-clock-fast = Little
    .about = 12 seconds each time, 1 minute in reserve.
setup-clock-none = No clock
    .about = Everybody may think for as long as they like.
setup-pace = Pace of the bots
    .about = How quickly bots play and forced answers follow.
setup-pace-slow = Slow
setup-pace-normal = Normal
setup-pace-quick = Quick
setup-pace-none = At once
setup-patient = Poker face
    .about = Whoever has nothing to answer with takes just as long as the others, so that speed betrays nothing.
setup-substitutes = Bots stand in
    .about = A bot plays for whoever is away, until they are back.
setup-chat = Chat
    .about = People may write to each other.
setup-spectators = Spectators
    .about = People may look on. They see what everybody sees.
setup-spectator-delay = Delay for spectators
    .about = They see everything so many seconds later.
setup-public = Public table
    .about = Everybody sees it in the lobby. A private table is entered by invitation only.

setup-fewer = Fewer: { $thing }
setup-more = More: { $thing }
setup-private = Private
setup-simple = Simplified
setup-shown-clock = Clock: { $name }

## Before the game

room-heading = Waiting for the game
room-begins = The cards are being dealt
room-heading-over = The next game
room-still-free =
    { $count ->
        [0] All seats are taken.
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
room-waits-for = { $name } begins the game when everybody is ready.
room-waits-for-owner = Whoever owns the table begins the game.
room-you-own = This is your table: begin whenever you like.
room-seat = Seat { $number }
room-you = you
room-owner = owns the table
room-wins =
    { $count ->
        [one] won once
       *[other] won { $count } times
    }
room-not-here = not connected
room-program = a program plays
room-take-seat = Take a seat
room-stand = Stand up
room-rename = Rename
room-rename-save = Save
room-leave = Leave the table
room-seat-bot = Seat a bot
room-fill = Bots on all free seats
room-level-of = How well { $name } plays
room-level = New bots
room-clear = Send { $name } away
room-start-with-bots = Begin with bots
    .about = Bots take the free seats.
room-options = Options
room-change-options = Change the options
room-spectators-here =
    { $count ->
        [one] One person is looking on.
       *[other] { $count } people are looking on.
    }
room-shuffling = Shuffling …
    .about = Every player’s browser adds a random number, so that nobody can know how the cards lie, not even the house.
room-no-table = This table cannot be entered
room-closed = The table is closed

## Invitations

invite-title = Invite somebody
invite-about = One link seats one person, within a quarter of an hour. As soon as it is used, the next one appears here.
invite-address = This is a public table: everybody may also come by its address.
invite-new = Another link
invite-making = Making a link …
link-copy = Copy
link-copied = Copied
link-share = Share
link-show-qr = QR code
link-hide-qr = Hide the QR code
link-qr-of = QR code of the link
link-the-link = The link
link-invites = Come and play BANG! with me:

## People at a table

people-menu = { $name }: mute, block, report
people-mute = Mute
    .about = You do not hear { $name } at this table any more.
people-unmute = Hear again
    .about = You hear { $name } at this table again.
people-block = Block
    .about = You do not hear { $name } at any table, and neither of you can sit down at the other’s.
people-unblock = Unblock
    .about = You hear { $name } again, and may sit down at each other’s tables.
people-silenced = (muted)
people-report = Report
    .about = Whoever runs this house reads what you write, and what was said here last.
people-report-text = What happened?
people-report-send = Send the report
people-reported = Your report has been sent.
people-kick = Send away
    .about = { $name } leaves the table and cannot come back.

## One’s own page

me-heading = Your page
me-known = The house knows you by this browser. There is no account and no password.
me-games = Your games
me-no-games = You have not finished a game here yet.
me-no-more-games = That was all.
me-newer = Newer games
me-older = Older games
me-page = Page { $page }
me-won = Won
me-lost = Lost
me-abandoned = Broken off
me-by-bot = finished by a bot
me-replay = Watch it again
me-record = Record
    .about = Download the record of this game
me-statistics = Statistics
me-total =
    { $games ->
        [0] No game counted yet.
        [one] One game, { $wins } won.
       *[other] { $games } games, { $wins } won.
    }
me-total-by-bot =
    { $count ->
        [one] One of them was finished by a bot and does not count as won.
       *[other] { $count } of them were finished by a bot and do not count as won.
    }
me-by-role = By role
me-by-character = By character
me-wins-of = { $wins } of { $games }
me-won-percent = { $percent } %
me-devices = Other devices
me-recovery = Take yourself along
    .about = With this link you are the same person on another device. It works once, within a day. Show it to nobody.
    .make = Make a link
me-sign-out = Sign out elsewhere
    .about = All other devices forget who you are. This one does not.
me-signed-out = You are signed out everywhere else.
me-forget = Forget me
    .about = The house forgets you: your name, your games, everything.
me-forget-sure = Forget you for good?
me-forget-1 = Your name disappears from all games and from everything that was said.
me-forget-2 = Your statistics and your list of games are lost.
me-forget-3 = If you sit in a game, a bot plays on for you.
me-forget-4 = Links and other devices of yours stop working. This cannot be undone.
me-forget-do = Yes, forget me

## The page of whoever runs the house

keeper-heading = Your house
keeper-tournaments = Tournaments
    .about = Open a tournament, or give somebody a link again.
keeper-not-yours = This page is for whoever came by the house link. The house prints it when it opens.
keeper-figures = Right now
keeper-figure-tables = Tables
keeper-figure-tables-playing = Games
keeper-figure-guests = People
keeper-figure-sockets = Connections
keeper-tables = Tables and people
keeper-no-tables = There is no table at the moment.
keeper-games =
    { $count ->
        [0] no game yet
        [one] one game
       *[other] { $count } games
    }
keeper-guests =
    { $count ->
        [0] nobody looking
        [one] one person looking
       *[other] { $count } people looking
    }
keeper-close = Close the table
keeper-close-sure = Close this table?
    .about = Everybody who sits there is told that the house has closed it. A game in progress ends without a winner.
keeper-ban = Ban
    .name = Ban { $name }
keeper-ban-sure = Ban { $name }?
    .about = This person loses the connection at once and cannot come in any more. In a game a bot plays on.
keeper-backup = Write a backup
    .about = A copy of everything, beside the store of the house.
keeper-backup-done = Written: { $file }
keeper-refresh = Look again

## Settings

settings-heading = Settings
settings-languages = Languages
settings-play = At the table
settings-careful = Ask before costly mistakes
    .about = Aiming at your own side, a Beer without effect, and the like.
settings-forced = Answer for me when there is only one answer
    .about = You save the click. The others notice nothing: it takes just as long.
settings-speed = Animations
    .about = How long cards, shots and draws are shown.
settings-speed-off = Off
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-look = Sight and sound
settings-sound = Sound
settings-volume = Volume
settings-volume-now = { $percent } %
settings-volume-off = off
settings-contrast = High contrast
    .about = Darker lines, brighter plates.
settings-kept = Everything is kept in this browser.

## The Duel

set-duel = The Duel
setup-game = Which game?
setup-game-bang = BANG!
    .about = For three to eight: nobody knows who is who.
setup-game-duel = The Duel
    .about = For two: the Law against the Outlaws.
setup-side-law = The Law
setup-side-outlaws = The Outlaws
setup-fighters = Characters a side
    .about = Four is the usual number; more make a longer duel.
setup-tournament = Choose your characters
    .about = As in a tournament: two more are dealt openly, and each player chooses in secret.
setup-minutes = Chess clocks
    .about = They run in one’s own turn. Whoever has no time left has lost.
setup-minutes-none = None
setup-minutes-of = { $minutes } minutes
setup-shown-fighters = { $count } characters a side
lobby-duel = Duel a bot
    .about = One against one: the Law against the Outlaws.
lobby-duel-friend = Duel a friend
