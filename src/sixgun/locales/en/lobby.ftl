### The pages around the game: lobby, options of a table, waiting room, one’s own page.

## The lobby

lobby-heading = A table in the Wild West
lobby-lead = BANG! in your browser: one Sheriff, a gang of Outlaws, and nobody knows who is who. No account, nothing to install.
lobby-how-called = This is what the others will call you.
lobby-players = Players
lobby-level = The bots
lobby-setting-table = Setting the table…
lobby-others = Play with others
lobby-quick = Quick match with others
    .about = Takes you to a table that is waiting for players, or opens one.
lobby-open = Open a table
    .about = You choose the rules and invite your friends with a link.
lobby-empty-invites = Open a table, and whoever comes by can sit down.
lobby-looking = Looking for tables…
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
lobby-status-waiting = Waiting for players
lobby-status-dealing = Shuffling
lobby-status-playing = Game on
lobby-status-paused = Paused
lobby-status-over = Between two games
lobby-status-left = Nobody is there right now
lobby-learn = New in town?
lobby-lesson = Learn by playing
    .about = Your first game, step by step, at a real table.
lobby-gallery = Cards and characters
    .about = Every picture, and what it does.

## Options of a table

setup-open = Open a table
setup-change = Table options
setup-do-open = Open the table
setup-do-change = Use these options
setup-presets = How do you want to play?
setup-details = Everything in detail
setup-own = Your own mix
    .about = You’ve changed something in the details.
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
    .about = Open choice of characters, high noon, closed discards, no chat, no spectators.
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
setup-set-promo = Three characters that came out one at a time.
setup-set-high-noon = Every round an event changes the rules.
setup-set-fistful-of-cards = More events, and stranger ones.
# $players: how many play; $box: the name of the box that they need
setup-box-added = { $players } players need a box with rules for them: { $box } is on the table too.
setup-simplified = Simplified game
    .about = Without the cards with the book symbol.
setup-characters = Characters
    .about = How everybody gets a character.
setup-characters-random = One, at random
setup-characters-two = Choose from two
setup-characters-two-open = Choose from two, openly
setup-events = Events
    .about = How many are drawn if both event decks are on the table.
setup-high-noon-reshuffles = High noon
    .about = Tournament rule: once the deck has been reshuffled this many times, everybody starts losing life. 0 means never.
setup-closed-discards = Closed discards
    .about = Tournament rule: nobody looks through the discards. You see the top card and how many there are, and the log goes back to your last turn only.
setup-keep-characters = Keep your character
    .about = Whoever survives may play the same character in the next game.
setup-travelling-sheriff = The star moves on
    .about = In the next game, the Sheriff is one seat further on.
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
setup-clock-days = Days
    .about = A day for each turn. Answers in somebody else’s turn take effect after 5 to 15 minutes, whether you’re there or not; you can leave orders for them. After two missed turns a bot plays for you.
setup-pace = Bots’ pace
    .about = How quickly bots play and forced answers come.
setup-pace-slow = Slow
setup-pace-normal = Normal
setup-pace-quick = Quick
setup-pace-none = Instant
setup-patient = Poker face
    .about = Whoever has nothing to answer with takes just as long as the others, so that speed betrays nothing.
setup-substitutes = Bots stand in
    .about = A bot plays for whoever is away until they’re back.
setup-chat = Chat
    .about = People may write to each other.
setup-spectators = Spectators
    .about = People may watch. They see what everybody sees.
setup-spectator-delay = Delay for spectators
    .about = They see everything this many seconds late.
setup-public = Public table
    .about = Everybody sees it in the lobby. A private table is by invitation only.

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
room-waits-for = { $name } starts the game when everybody is ready.
room-waits-for-owner = The table’s owner starts the game.
room-still-to-come =
    { $count ->
        [0] Everybody is here.
        [one] One player is still to come.
       *[other] { $count } players are still to come.
    }
room-referees = The table is the referee’s. The game starts by itself when everybody is here.
room-you-own = This is your table: start whenever you like.
room-seat = Seat { $number }
room-you = you
room-owner = owns the table
room-wins =
    { $count ->
        [one] won once
       *[other] won { $count } times
    }
room-not-here = not connected
room-program = a program is playing
room-take-seat = Take a seat
room-stand = Stand up
room-rename = Rename
room-rename-save = Save
room-leave = Leave the table
room-seat-bot = Seat a bot
room-fill = Bots on all free seats
room-level-of = How well { $name } plays
room-level = New bots
room-clear = Remove { $name }
room-start-with-bots = Start with bots
    .about = Bots take the free seats.
room-options = Options
room-change-options = Change options
room-spectators-here =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
room-shuffling = Shuffling…
    .about = Every player’s browser adds a random number, so nobody can know the order of the cards, not even the house.

## Invitations

invite-title = Invite somebody
invite-about = One link seats one person, within a quarter of an hour. As soon as it is used, the next one appears here.
invite-address = This is a public table: anybody can also come by its address.
invite-new = New link
invite-making = Making a link…
link-copy = Copy
link-copied = Copied
link-share = Share
link-show-qr = QR code
link-hide-qr = Hide the QR code
link-qr-of = QR code of the link
link-the-link = The link
link-invites = Come and play BANG! with me:

## One’s own page

me-heading = Your page
me-known = The house knows you by this browser. There’s no account and no password.
me-games = Your games
me-no-games = You haven’t finished a game here yet.
me-no-more-games = That’s all.
me-newer = Newer games
me-older = Older games
me-page = Page { $page }
me-won = Won
me-lost = Lost
me-abandoned = Abandoned
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
        [one] One of them was finished by a bot and doesn’t count as won.
       *[other] { $count } of them were finished by a bot and don’t count as won.
    }
me-by-role = By role
me-by-character = By character
me-wins-of = { $wins } of { $games }
me-won-percent = { $percent }%
me-devices = Other devices
me-recovery = Use another device
    .about = With this link you are the same person on another device. It works once, within a day. Show it to nobody.
    .make = Make a link
me-sign-out = Sign out elsewhere
    .about = All your other devices forget who you are. This one doesn’t.
me-signed-out = You’re signed out everywhere else.
me-forget = Forget me
    .about = The house forgets you: your name, your games, everything.
me-forget-sure = Forget you for good?
me-forget-1 = Your name disappears from all games and from everything that was said.
me-forget-2 = Your statistics and your list of games are lost.
me-forget-3 = If you’re in a game, a bot plays on for you.
me-forget-4 = Your links and other devices stop working. This can’t be undone.
me-forget-do = Yes, forget me

## The page of whoever runs the house

lobby-house-rules = House rules
    .about = What whoever runs this house wants you to know.
lobby-no-house-rules = This house has no rules of its own.
keeper-heading = Your house
keeper-tournaments = Tournaments
    .about = Open a tournament, or give somebody a link again.
keeper-not-yours = This page is for whoever came by the house link. The house prints it when it opens.
keeper-figures = Right now
keeper-figure-tables = Tables
keeper-figure-tables-playing = Games
keeper-figure-guests = People
keeper-figure-sockets = Connections
keeper-backup = Make a backup
    .about = A copy of everything, next to the house’s store.
keeper-backup-done = Written: { $file }
keeper-refresh = Refresh

## The Duel

set-duel = The Duel
setup-game = Which game?
setup-game-bang = BANG!
    .about = For three to eight: nobody knows who is who.
setup-game-duel = The Duel
    .about = For two: the Law against the Outlaws.
setup-side-law = The Law
setup-side-outlaws = The Outlaws
setup-fighters = Characters per side
    .about = Four is the usual number; more make a longer duel.
setup-tournament = Choose your characters
    .about = As in a tournament: two more are dealt openly, and each player chooses in secret.
setup-minutes = Chess clocks
    .about = Yours runs only in your turn. Whoever runs out of time has lost.
setup-minutes-none = None
setup-minutes-of = { $minutes } minutes
setup-shown-fighters = { $count } characters per side
lobby-duel = Duel a bot
    .about = One against one: the Law against the Outlaws.
lobby-duel-friend = Duel a friend
lobby-duel-level = Your opponent
lobby-duel-rules = How to play

## What one does about people

people-mute = Mute
    .about = You no longer see what { $name } says at this table.
people-unmute = Unmute
    .about = You see what { $name } says at this table again.
people-block = Block
    .about = You see nothing { $name } says at any table, and neither of you can sit at the other’s.
people-unblock = Unblock
    .about = You see what { $name } says again, and can sit at each other’s tables.
people-report = Report
    .about = Whoever runs this house will read what you write and what was last said here.
people-report-text = What happened?
people-report-send = Send the report
people-reported = Your report has been sent.
people-kick = Kick
    .about = { $name } leaves the table and can’t come back.
people-nudge = Nudge
    .about = Tells { $name }, and nobody else, that you are waiting.
people-nudged = { $name } has been told that you are waiting.
people-kick-sure = Kick { $name }?
people-kick-yes = Yes, kick

## Their pictures

avatar-heading = Your picture
    .about = The others see it at every table you sit at.
avatar-choose = Choose your picture
avatar-none = Whichever you get
avatar-hat = Hat
avatar-boot = Boot
avatar-horseshoe = Horseshoe
avatar-cactus = Cactus
avatar-coyote = Coyote
avatar-eagle = Eagle
avatar-steer = Steer
avatar-rattler = Rattlesnake
avatar-lantern = Lantern
avatar-guitar = Guitar
avatar-dice = Dice
avatar-whiskers = Moustache

## Who shot whom in the last round

round-none = Nobody has shot at anybody.
round-shots =
    { $count ->
        [0] no shot
        [one] one shot
       *[other] { $count } shots
    }
round-harm =
    { $count ->
        [0] nothing lost
        [one] one life point
       *[other] { $count } life points
    }
round-line = { $player } at { $foe }: { $shots }, { $harm }

## Settings

settings-heading = Settings
settings-languages = Languages
settings-play = At the table
settings-careful = Ask before costly mistakes
    .about = Aiming at your own side, a Beer without effect, and the like.
settings-forced = Answer for me when there is only one answer
    .about = It saves you the click. The others notice nothing: it takes just as long. Alone with bots this is how it is anyway, unless somebody is watching.
settings-speed = Animations
    .about = How long cards, shots and draws are shown. Space or a tap moves on.
settings-speed-off = Off
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-sound = Sound
settings-volume = Volume
settings-volume-now = { $percent }%
settings-volume-off = off
settings-notify = Notify me when it’s my turn
    .about = Only while this tab is out of sight. Your browser asks you first.
settings-contrast = High contrast
    .about = Darker lines, brighter backgrounds.
settings-kept = Everything is saved in this browser.
settings-looks = Looks
settings-theme = Table
    .about = By day or by lamplight; pages and table alike.
settings-theme-auto = As this device
settings-theme-light = Light
settings-theme-dark = Dark
settings-back = Card backs
settings-back-card = Cylinder
settings-back-horseshoe = Horseshoe

## Before the first lesson

roles-intro = Everyone has a secret role
roles-intro-text = Only the Sheriff is known from the start. What you want depends on your role, so does who is your friend.
