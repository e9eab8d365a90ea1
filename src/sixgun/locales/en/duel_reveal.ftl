### How a duel begins: whose side one is on, and who fights.

# $side is law or outlaws.

duel-reveal-title = The Duel begins
duel-reveal-you-are =
    { $side ->
        [law] You play the Law
       *[outlaws] You play the Outlaws
    }
duel-reveal-goal = Bring all characters of the other side down.
duel-reveal-mine = Your characters
duel-reveal-theirs = Theirs
duel-reveal-choose = Next, both sides choose who stands in front.
