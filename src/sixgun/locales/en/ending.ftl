### Out of the game, again, and a break: what the page says about them.

## Out

out-heading = You are out of the game
out-hope-sheriff = The Sheriff has fallen: nothing is left to win.
out-hope-deputy = You still win with the Sheriff if he outlives every Outlaw and every Renegade.
out-hope-outlaw = You still win with the Outlaws if the Sheriff falls while anyone else is standing.
out-hope-renegade = A Renegade wins alone and alive: there is nothing left for you to win.
out-hope-three = With three players only the living win: there is nothing left for you to win.
out-hope-gave-up = You have given this game up.
out-others-play =
    { $count ->
        [one] As long as { $names } is still playing, the game goes on at its pace.
       *[other] As long as { $names } are still playing, the game goes on at its pace.
    }
out-watch = Watch
out-faster = Faster (×4)
out-result = Straight to the result
out-new-game = New game
out-agree = All of you who look on must agree:
out-wish-watch = watches
out-wish-faster = faster
out-wish-result = to the result
out-hurrying = Straight to the result…

## Again

again-offer = Play again
again-accept = I’m in
again-decline = Not me
again-waiting = You’re in. Waiting for the others…
again-declined = You stay out of the next game.
again-in = plays again
again-out = does not
again-open = has not said yet
again-now = Begin without them
again-now-sure = Begin now?
    .about = { $names } will not be in the next game: bots take the seats.
again-look-on = Look on
after-by-bot = finished by a bot
after-hurried = At the end it went quickly: the bots hardly thought any more, so this game says nothing about how well they play.
me-hurried = ended in a hurry

## A break

pause-heading = Paused
pause-by = { $player } has paused the game.
pause-by-nobody = The game is paused.
pause-for = For { $time }
