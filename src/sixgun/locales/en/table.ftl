### The table in the browser.

## At a table

board-waiting-for = Waiting for { $player }…
board-life = { $life } of { $most } life points
board-choose-player = Choose { $player }
board-away = away: a bot is playing
board-not-here = not connected
board-passive = has left the game
board-known = seen
board-about = What is { $thing }?
board-deck =
    { $count ->
        [one] Deck: one card
       *[other] Deck: { $count } cards
    }
board-discard =
    { $count ->
        [one] Discards: one card
       *[other] Discards: { $count } cards
    }
board-next-event = Next:
board-events-left =
    { $count ->
        [one] One event to come
       *[other] { $count } events to come
    }
board-high-noon = High noon
board-spread = Cards to choose from
board-fold = See the table
board-unfold = Back to the cards
board-heading = At the table
board-cancel = Back
board-seconds = { $seconds } s
board-seconds-bank = { $seconds } s from your reserve
board-seconds-of = { $player }: { $seconds } s
board-seconds-bank-of = { $seconds } s from { $player }’s reserve
# $time: a time of day, such as Mon 14:05
board-until = until { $time }
board-until-of = { $player }: until { $time }
board-log = What’s happened
board-orders = Your orders
board-log-since-turn = The discards are closed: this is what has happened since your last turn.
board-log-round = The discards are closed: this is what has happened in the last round.
board-chat = Chat
board-badge = Your turn – { $title }
board-menu = Table
board-say = Say something
board-phrases = Quick phrases
board-send = Send
board-chat-off = The chat is switched off at this table.
board-rulings =
    { $count ->
        [one] One ruling
       *[other] { $count } rulings
    }
board-rules-of = What the rules say
board-close = Close
board-think-again = Let me think again
board-anyway = Do it anyway
board-back = I’m back
board-show-role = Show role
board-hide-role = Hide role
board-pause = Pause
board-resume = Resume
board-leave = Leave
board-to-tournament = To the tournament
board-leave-sure = Leave the table for good? A bot will finish the game for you.

## Before the game

room-your-name = Your name
room-sit = Sit down here
room-free = free
room-start = Start

bot-tenderfoot = Tenderfoot (easy)
bot-drifter = Drifter (fair)
bot-gunslinger = Gunslinger (good)
bot-tracker = Tracker (strong)
bot-marshal = Marshal (very strong)
bot-random = Greenhorn (easy)
bot-brawler = Brawler (good)
bot-search = Sharpshooter (strong)
bot-legend = Legend (hardest)

bot-temper = Bots’ personality
bot-temper-of = { $name }’s personality
temper-plain = None in particular
    .about = Plays what seems best, nothing more.
temper-any = Random
    .about = Each bot gets its own.
temper-hothead = Hothead
    .about = Shoots and duels first, and drinks when it hurts.
temper-robber = Robber
    .about = Goes for whoever has the most cards.
temper-avenger = Avenger
    .about = Never forgets who turned on it.
temper-vulture = Vulture
    .about = Goes for whoever has the fewest life points.
temper-gambler = Gambler
    .about = Loves Duels, Jails and Dynamite.
temper-sly = Sly
    .about = Takes its time to show whose side it’s on.

## Said in the terminal as well

play-your-name = Stranger
# What the player whose turn it is may play, and must play.
table-suit = This turn: only { $suit } from hand.
table-duty = Must be played this turn, if possible: { $card }.
table-fresh = { $card } (just laid down)
distance-sum = { $distance } ({ $parts })
