### How a game begins: who one is, what one wants, who the Sheriff is.

# $role is sheriff, deputy, outlaw or renegade; $player somebody at the table.

reveal-title = The game begins
reveal-you-are =
    { $role ->
        [sheriff] You are the Sheriff
        [deputy] You are a Deputy
        [outlaw] You are an Outlaw
       *[renegade] You are a Renegade
    }
reveal-covered = Your role is face down
reveal-cover = Turn your role face down
reveal-uncover = Turn your role over
reveal-open-role = Everyone knows it.
reveal-secret-role = Nobody else knows it.
reveal-your-character = You play
reveal-choose-character = Next, you choose your character.
reveal-sheriff = { $player } is the Sheriff and goes first.
reveal-sheriff-you = You go first.
reveal-first = { $player } goes first.
reveal-others = At the table
reveal-ready = Ready
reveal-when-ready = Take your time: the game begins when you’re ready.
reveal-together = Everyone gets the same time, and nobody sees who was ready first.
reveal-seconds =
    { $seconds ->
        [one] The game begins in one second
       *[other] The game begins in { $seconds } seconds
    }
reveal-watching = The players are looking at their roles.

## What one wants, in a sentence

goal-sheriff = Eliminate all Outlaws and the Renegade.
goal-sheriff-eight = Eliminate all Outlaws and both Renegades.
goal-deputy = Keep the Sheriff alive: you win together.
goal-outlaw = Bring the Sheriff down, together with the other Outlaws.
goal-renegade = Be the last one alive, and let the Sheriff fall last of all the others.
goal-renegade-eight = Be the last one alive: the other Renegade isn’t on your side.
goal-deputy-three = Eliminate the Renegade yourself.
goal-outlaw-three = Eliminate the Deputy yourself.
goal-renegade-three = Eliminate the Outlaw yourself.
