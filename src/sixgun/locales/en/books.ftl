### The pages that explain and remember: after the game, replay, lesson, gallery.

## Replays that cannot be shown

house-replay-other-rules = This game was played by an older version of the rules and cannot be shown any more. Its record can still be had.
house-replay-too-long = This game is too long to be shown.

## After the game

after-law = The law has won
after-outlaws = The Outlaws have won
after-renegade = The Renegade has won
after-deputy = The Deputy has won
after-outlaw = The Outlaw has won
after-abandoned = Nobody is left to finish the game
after-you-won = You have won!
after-you-lost = You have lost.
after-rematch = Play again with the same people
after-replay = Watch the replay
after-statistics = My statistics
after-look = Look at the table
after-show = Show the result
after-leave = Leave the table
after-sealed = This game is the tournament’s: replay, record and statistics come when the standings are published.
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
after-nobody = nobody’s doing
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
after-no-deal = The record of this game shows no deal: nothing can be proved.
after-proved = Checked: the secret is the one that was promised, and secret and numbers lead to the seed of this game.
after-other-seed = The cards of this game come from another seed than the secret and the numbers lead to!
after-broken-promise = The secret is not what the house promised before the game!
after-command = If you trust no browser, download the record and have Sixgun play the whole game again on your own machine:
after-secret = Secret of the house
after-number = Number of { $player }
after-seed = Seed of the game

## Replay

film-title = Replay
film-loading = The replay is being fetched …
film-missing = There is no replay here: the game is not over, or nobody ever played it.
film-eyes = Seen by
film-all-open = All cards open
film-eyes-of = { $player } ({ $role })
film-share = Copy link
film-copied = Link copied
film-hand = Hand of { $player }
film-controls = Replay
film-place = Place in the game
film-step-of = Step { $step } of { $steps }
film-back = One step back
film-on = One step on
film-turn-back = To the turn before
film-turn-on = To the next turn
film-play = Play
film-pause = Stop
film-turn = Turn
film-turn-of = Turn { $turn }: { $player }
film-deal = The deal
film-speed = Speed
film-times = { $speed }×
film-nothing = Nothing that these eyes could see.
film-go-here = Go to this moment

## Lesson

lesson-title = Learn to play
lesson-intro = { $count } short lessons at a real table. You play, the coach tells you what to do and why, and whatever goes wrong can be tried again. It takes about a quarter of an hour.
lesson-begin = Begin with the first lesson
lesson-go-on = Go on learning
lesson-begin-again = Begin again
lesson-progress = You have learnt { $done } of { $count } lessons.
lesson-entry = { $number }. { $title }
lesson-learnt = learnt
lesson-coach = The coach
lesson-number = Lesson { $number } of { $count }
lesson-all = All lessons
lesson-watch = Watch what the others do …
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
gallery-every-box = Every box
gallery-sort = Kind
gallery-every-sort = Everything
gallery-found = Found: { $count }
gallery-none = Nothing here is called that.
gallery-clear = Show everything
gallery-copies-in = { $box }: { $copies }
