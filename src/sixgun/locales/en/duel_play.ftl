### The Duel in words: options, questions, what happens, the table.

# $card, $cards are cards by name, $name a character, $thing a card or an ability, $player and
# $foe players, $side law or outlaws, $symbol a symbol; $actor says whether the reader does it.

## Options

duel-option-play = Play { $card }
duel-option-play-on = Play { $card } on { $name }
duel-option-equip = Put { $card } beside { $name }
duel-option-answer = Answer with { $card }
duel-option-use = Use { $thing }
duel-option-use-on = Use { $thing } on { $name }
duel-option-reload = Reload: discard { $card } and draw a card
duel-option-reload-gear = Reload: discard { $card } from play and draw a card
duel-option-discard = Discard { $card }
duel-option-discard-from = Discard { $card } beside { $name }
duel-option-take = Take { $card }
duel-option-take-from = Take { $card } beside { $name }
duel-option-take-back =
    { $side ->
        [law] Take a random Law card from the hand
       *[outlaws] Take a random Outlaws card from the hand
    }
duel-option-drop-back =
    { $side ->
        [law] Have a random Law card discarded
       *[outlaws] Have a random Outlaws card discarded
    }
duel-option-count = Let { $card } count
duel-option-choose = { $name }
duel-option-marker =
    { $side ->
        [law] Move the Law’s marker
       *[outlaws] Move the Outlaws’ marker
    }
duel-option-swap = Move your marker: { $name } comes to the front
duel-option-pass = Pass
duel-option-pass-shot = Take the hit
duel-option-pass-indians = Lose the life point
duel-option-pass-duel = Give up and lose the life point
duel-option-pass-bear = Let { $name } lose it
duel-option-pass-swap = Leave the marker where it is
duel-option-end = End your turn

## Questions

duel-question-play = It’s your turn. What do you do?
duel-question-swap = Do you move your marker before you draw?
duel-question-shot = { $name } is the target of a hit: { $thing }. How do you answer?
duel-question-indians = Indians! A hit card for { $name }, or a life point?
duel-question-duel = A Duel for { $name }: a hit card, or a life point?
duel-question-bear = { $name } is about to lose a life point. Should Buffalo Bell lose it instead?
duel-question-cost = Which card do you pay with?
duel-question-loss = Which card do you give up?
duel-question-limit = You have too many cards. Which one do you discard?
duel-question-pick = Which card do you choose?
duel-question-gear = Which equipment do you give up?
duel-question-loot = Which card do you take?
duel-question-back = A card from the opponent’s hand is discarded. From which deck?
duel-question-store = Which card do you take?
duel-question-look = Which one do you choose?
duel-question-flip = Which card counts?
duel-question-marker = Do you move a marker?
duel-question-front = Who is active at the start?
duel-question-rear = Who begins as the rearguard?
duel-question-reserve = Who waits in the reserve?
duel-question-replacement = Who takes the fallen character’s place?

## What happens

duel-report-offered-characters =
    { $actor ->
        [you] You’re dealt { $names }.
       *[they] { $player } is dealt { $names }.
    }
    .hidden = { $player } is dealt characters.
duel-report-game-began =
    { $actor ->
        [you] You begin.
       *[they] { $player } begins.
    }
duel-report-turn-began =
    { $actor ->
        [you] Turn { $number }: yours.
       *[they] Turn { $number }: { $player }.
    }
duel-report-drew =
    { $actor ->
        [you] You draw { $cards }.
       *[they] { $player } draws { $cards }.
    }
duel-report-drew-openly =
    { $actor ->
        [you] You draw { $cards } and show it.
       *[they] { $player } draws { $cards } and shows it.
    }
duel-report-turned-up =
    { $actor ->
        [you] You reveal { $cards }.
       *[they] { $player } reveals { $cards }.
    }
duel-report-reveal-decided =
    { $number ->
        [1] It counts: { $symbol }!
       *[0] It doesn’t count: no { $symbol }.
    }
duel-report-laid-out =
    { $actor ->
        [you] You lay out { $cards }.
       *[they] { $player } lays out { $cards }.
    }
duel-report-picked =
    { $actor ->
        [you] You take { $cards }.
       *[they] { $player } takes { $cards }.
    }
duel-report-spread-discarded = { $cards } is discarded.
duel-report-played =
    { $actor ->
        [you] You play { $cards }.
       *[they] { $player } plays { $cards }.
    }
    .on =
    { $actor ->
        [you] You play { $cards } on { $name }.
       *[they] { $player } plays { $cards } on { $name }.
    }
duel-report-answered =
    { $actor ->
        [you] You answer with { $cards }.
       *[they] { $player } answers with { $cards }.
    }
duel-report-used =
    { $actor ->
        [you] You use { $thing }.
       *[they] { $player } uses { $thing }.
    }
duel-report-acted = { $thing } takes effect.
duel-report-equipped =
    { $actor ->
        [you] You put { $cards } beside { $name }.
       *[they] { $player } puts { $cards } beside { $name }.
    }
duel-report-discarded =
    { $actor ->
        [you] You discard { $cards }.
       *[they] { $player } discards { $cards }.
    }
duel-report-lost-gear = { $cards } goes to the discard pile.
duel-report-gear-moved = { $cards } moves on to { $name }.
duel-report-took-gear =
    { $actor ->
        [you] You take { $cards } from play.
       *[they] { $player } takes { $cards } from play.
    }
duel-report-stole =
    { $actor ->
        [you] You take { $cards } from { $foe }’s hand.
       *[they] { $player } takes { $cards } from { $foe }’s hand.
    }
duel-report-missed = { $name } dodges the hit.
duel-report-hurt =
    { $number ->
        [one] { $name } loses a life point.
       *[other] { $name } loses { $number } life points.
    }
duel-report-healed =
    { $number ->
        [one] { $name } regains a life point.
       *[other] { $name } regains { $number } life points.
    }
duel-report-life-set = { $name } now has { $number } life points.
duel-report-exploded = The dynamite beside { $name } explodes!
duel-report-died = { $name } is out of the game.
duel-report-entered = { $name } comes into play with { $number } life points.
duel-report-marker-moved = { $name } is active now.
duel-report-reshuffled = The discard pile becomes the common deck.
duel-report-left =
    { $actor ->
        [you] You give up.
       *[they] { $player } gives up.
    }
duel-report-game-over =
    { $side ->
        [law] The Law has won.
       *[outlaws] The Outlaws have won.
    }

## The table

duel-welcome = The Duel: Law against Outlaws. Answer with a number or with the words in brackets; “table” shows the table, “help” what cards and characters do, “why colt” why you can’t play a Colt, “odds” chances, “view” what adds up; “quit” stops.
duel-you-are =
    { $side ->
        [law] You play the Law.
       *[outlaws] You play the Outlaws.
    }
duel-table-piles = Decks: Law { $law }, Outlaws { $outlaws }, common { $common }. Discards: { $discard }.
duel-table-top = On top: { $card }.
duel-table-side = { $player }: { $hand } in hand, { $reserve } in reserve
duel-table-active = active
duel-table-rear = rearguard
duel-table-hand = Your hand: { $cards }
duel-table-nothing = nothing
