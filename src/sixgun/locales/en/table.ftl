### The table in the browser.

## At a table

board-waiting-for = Waiting for { $player } …
board-life = { $life } of { $most } life points
board-choose-player = Choose { $player }
board-away = away: a bot plays
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
board-cancel = Back
board-seconds = { $seconds } s
board-seconds-bank = { $seconds } s from your reserve
board-log = What happened
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
board-think-again = Let me think
board-anyway = Do it anyway
board-back = I am back
board-show-role = Show role
board-hide-role = Hide role
board-pause = Pause
board-resume = Go on
board-leave = Leave
board-leave-sure = Leave the table for good? A bot will finish the game for you.

## Before the game

room-your-name = Your name
room-sit = Sit down here
room-free = free
room-start = Begin

bot-tenderfoot = Tenderfoot (easy)
bot-drifter = Drifter (fair)
bot-gunslinger = Gunslinger (good)
bot-tracker = Tracker (strong)
bot-marshal = Marshal (very strong)
bot-random = Greenhorn (easy)
bot-brawler = Brawler (good)
bot-search = Sharpshooter (strong)
