### The pages that explain and remember: after the game, replay, lesson, gallery.

## Replays that cannot be shown

house-replay-other-rules = This game was played under an older version of the rules and can’t be shown any more. You can still download its record.
house-replay-too-long = This game is too long to be shown.

## After the game

after-law = The law has won
after-outlaws = The Outlaws have won
after-renegade = The Renegade has won
after-deputy = The Deputy has won
after-outlaw = The Outlaw has won
after-abandoned = Nobody is left to finish the game
after-you-won = You’ve won!
after-you-lost = You’ve lost.
after-replay = Watch the replay
after-statistics = My statistics
after-look = Look at the table
after-show = Show the result
after-leave = Leave the table
after-sealed = This game belongs to the tournament: replay, record and statistics follow when the standings are published.
after-players = Who was who
after-winner = won
after-alive = still standing
after-fallen = eliminated
after-fallen-by = eliminated by { $player }
after-deeds = Who did what to whom
after-harm = Life points taken
after-harm-note = Each row shows what that player did to the others.
after-fatal = eliminated
# Life points that no player took: Dynamite, events and the like.
after-nobody = nobody’s fault
after-figures = The game in figures
after-shots = Shots fired
after-dealt = Life points taken
after-dodged = Shots dodged
after-suffered = Life points lost
after-healed = Life points regained
after-beers = Beers
after-drawn = Cards drawn

## The proof of the deal

after-proof = Was the deal fair?
after-proof-text = Before the game the house bound itself to a secret by publishing its hash, and everybody’s browser added a random number. All cards follow from the secret and the numbers, so neither the house nor a player could choose them. Now everything is open and can be computed again.
after-prove = Check it in this browser
after-record = Download the record
after-no-deal = The record of this game doesn’t show the deal: nothing can be proved.
after-proved = Checked: the secret is the one that was promised, and secret and numbers lead to the seed of this game.
after-other-seed = The cards of this game come from a different seed from the one the secret and the numbers lead to!
after-broken-promise = The secret isn’t what the house promised before the game!
after-command = If you trust no browser, download the record and have Sixgun play the whole game again on your own machine:
after-secret = Secret of the house
after-number = { $player }’s number
after-seed = Seed of the game

## Replay

film-title = Replay
film-loading = Loading the replay…
film-missing = There’s no replay here: the game isn’t over, or nobody ever played it.
film-eyes = Seen by
film-all-open = All cards open
film-eyes-of = { $player } ({ $role })
film-share = Copy link
film-copied = Link copied
film-hand = { $player }’s hand
film-controls = Replay
film-place = Position in the game
film-step-of = Step { $step } of { $steps }
film-back = One step back
film-on = One step forward
film-turn-back = To the previous turn
film-turn-on = To the next turn
film-play = Play
film-pause = Pause
film-turn = Turn
film-turn-of = Turn { $turn }: { $player }
film-deal = The deal
film-speed = Speed
film-times = { $speed }×
film-nothing = Nothing these eyes could see.
film-go-here = Go to this moment

## Lesson

lesson-title = Learn to play
lesson-intro = { $count } short lessons at a real table. You play, the coach tells you what to do and why, and if something goes wrong, you can try again. It takes about a quarter of an hour.
lesson-begin = Start the first lesson
lesson-go-on = Keep learning
lesson-begin-again = Start again
lesson-progress = You’ve learnt { $done } of { $count } lessons.
lesson-entry = { $number }. { $title }
lesson-learnt = learnt
lesson-coach = The coach
lesson-number = Lesson { $number } of { $count }
lesson-all = All lessons
lesson-watch = Watch what the others do…
lesson-well-done = Well done!
lesson-wrong = Not quite
lesson-try-again = Try again
lesson-from-start = From the start
lesson-once-more = Once more
lesson-next = Next lesson
lesson-now-play = Now play!

## Gallery

gallery-name = Search by name
gallery-box = Box
gallery-every-box = All boxes
gallery-sort = Kind
gallery-every-sort = Everything
gallery-found = Found: { $count }
gallery-none = Nothing here has that name.
gallery-to-duel = The Duel: its rules, cards and characters
# Things of that box that are called like what is sought; a button that shows them.
gallery-in-duel = Found in The Duel: { $count }
gallery-clear = Show everything
gallery-copies-in = { $box }: { $copies }
# What is told apart there; the command card does so as well.
card-list-red = Cards with a red border
card-list-brown = Cards with a brown border
card-list-blue = Cards with a blue border
card-list-green = Cards with a green border
card-list-copies = Further copies
card-list-weapon = Weapons
card-list-character = Characters
card-list-event = Events
card-list-role = Roles
card-list-law = Characters of the Law
card-list-outlaws = Characters of the Outlaws
card-list-rulings = Rulings on the game as a whole
