### What has happened, one message per report of the engine (REPORTS in engine/reports.py).

# $actor   you or they: is it about the reader?
# $scene   the same where two are concerned: you, they (there is no other one), you-self,
#          they-self (to oneself), you-them, they-you, they-them
# $player  the name of the one it is about
# $foe     the name of the other one
# $cards   the cards by name; if they are hidden: hidden-cards
# $known   yes, or no if the cards are hidden
# $count   how many cards
# $number, $word   as in the report; $thing is $word by name

hidden-cards =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
# A card that serves as another one (Calamity Janet); a character that acts as another one.
card-as = { $card } as { $name }
# A character's ability, where something is used.
ability-of = { $name }’s ability
# A card with its rank and suit.
card-with-corner = { $name } ({ $corner })

## Before the first turn

report-dealt-role =
    { $known ->
        [no] { $player }’s role is secret.
       *[yes] { $actor ->
            [you] Your role: { $thing }.
           *[they] { $word ->
                [sheriff] { $player } is the Sheriff.
                [outlaw] { $player } is an Outlaw.
               *[other] { $player } is a { $thing }.
            }
        }
    }
report-offered-characters =
    { $known ->
        [yes] { $actor ->
            [you] You choose between two characters: { $thing }.
           *[they] { $player } chooses between two characters: { $thing }.
        }
       *[no] { $player } chooses between two characters.
    }
report-took-character =
    { $actor ->
        [you] You’re { $thing }, with { $number } life points.
       *[they] { $player } is { $thing }, with { $number } life points.
    }
report-game-began =
    { $actor ->
        [you] The cards are dealt. You begin.
       *[they] The cards are dealt. { $player } begins.
    }

## The turn

report-turn-began =
    { $actor ->
        [you] Turn { $number }: yours
       *[they] Turn { $number }: { $player }
    }
report-turn-skipped =
    { $actor ->
        [you] You skip the rest of the turn.
       *[they] { $player } skips the rest of the turn.
    }
report-turn-ended =
    { $actor ->
        [you] Your turn is over.
       *[they] { $player }’s turn is over.
    }
report-drew =
    { $actor ->
        [you] You draw { $cards }.
       *[they] { $player } draws { $cards }.
    }
report-drew-openly =
    { $actor ->
        [you] You draw { $cards } and show it.
       *[they] { $player } draws { $cards } and shows it.
    }
report-took-discard =
    { $actor ->
        [you] You take { $cards } from the discard pile.
       *[they] { $player } takes { $cards } from the discard pile.
    }

## Draw!

report-turned-up =
    { $count ->
        [0] There’s no card left to turn up.
       *[other] { $actor ->
            [you] You “draw!”: { $cards }.
           *[they] { $player } “draws!”: { $cards }.
        }
    }
# $word is what the draw! was about: hearts, spades_2_9. The card was chosen among several, or not.
report-flip-decided =
    { $word ->
        [hearts] { $number ->
            [0] Not a heart.
           *[other] A heart!
        }
       *[spades_2_9] { $number ->
            [0] The Dynamite doesn’t go off.
           *[other] Spades from 2 to 9!
        }
    }
    .chosen = { $cards } counts. { report-flip-decided }
# A colour that was called before the card came up (Peyote).
report-called =
    { $number ->
        [0] { $actor ->
            [you] You call { $thing } and turn up { $cards }: wrong, it is discarded.
           *[they] { $player } calls { $thing } and turns up { $cards }: wrong, it is discarded.
        }
       *[other] { $actor ->
            [you] You call { $thing } and turn up { $cards }: right, you keep it.
           *[they] { $player } calls { $thing } and turns up { $cards }: right, { $player } keeps it.
        }
    }

## Cards laid out

report-laid-out =
    { $word ->
        [store] On the table: { $cards }.
        [look] { $known ->
            [yes] { $actor ->
                [you] You look at the top cards of the deck: { $cards }.
               *[they] { $player } looks at the top cards of the deck: { $cards }.
            }
           *[no] { $player } looks at the top cards of the deck ({ $count }).
        }
       *[gift] { $known ->
            [yes] { $actor ->
                [you] You draw cards to share out: { $cards }.
               *[they] { $player } draws cards to share out: { $cards }.
            }
           *[no] { $player } draws { $count } cards to share out.
        }
    }
report-picked =
    { $actor ->
        [you] You take { $cards }.
       *[they] { $player } takes { $cards }.
    }
report-gave =
    { $scene ->
        [you-them] You give { $foe } { $cards }.
        [they-you] { $player } gives you { $cards }.
       *[they-them] { $player } gives { $foe } { $cards }.
    }
report-put-back =
    { $actor ->
        [you] You put { $cards } back on the deck.
       *[they] { $player } puts { $cards } back on the deck.
    }
report-spread-discarded = { $cards } goes to the discard pile.

## Playing

report-played =
    { $scene ->
        [you] You play { $cards }.
        [you-self] You play { $cards } on your own cards.
        [you-them] You play { $cards } on { $foe }.
        [they] { $player } plays { $cards }.
        [they-self] { $player } plays { $cards } on their own cards.
        [they-you] { $player } plays { $cards } on you.
       *[they-them] { $player } plays { $cards } on { $foe }.
    }
    .for =
        { $scene ->
            [you-self] You play { $cards } for yourself.
            [you-them] You play { $cards } for { $foe }.
            [they-self] { $player } plays { $cards }.
            [they-you] { $player } plays { $cards } for you.
           *[they-them] { $player } plays { $cards } for { $foe }.
        }
report-answered =
    { $actor ->
        [you] You answer with { $cards }.
       *[they] { $player } answers with { $cards }.
    }
report-used =
    { $word ->
        [blood_brothers] { $scene ->
            [you-them] You give up a life point for { $foe }.
            [they-you] { $player } gives up a life point for you.
           *[they-them] { $player } gives up a life point for { $foe }.
        }
        [hard_liquor] { $actor ->
            [you] You take a shot of liquor instead of drawing.
           *[they] { $player } takes a shot of liquor instead of drawing.
        }
        [ricochet] { $scene ->
            [you-them] You shoot at a card in front of { $foe }.
            [they-you] { $player } shoots at a card in front of you.
           *[they-them] { $player } shoots at a card in front of { $foe }.
        }
        [sniper] { $scene ->
            [you-them] You take aim at { $foe } like a sniper, with two BANG! cards.
            [they-you] { $player } takes aim at you like a sniper, with two BANG! cards.
           *[they-them] { $player } takes aim at { $foe } like a sniper, with two BANG! cards.
        }
       *[other] { $scene ->
            [you] You use { $thing }.
            [you-self] You use { $thing } on your own cards.
            [you-them] You use { $thing } on { $foe }.
            [they] { $player } uses { $thing }.
            [they-self] { $player } uses { $thing } on their own cards.
            [they-you] { $player } uses { $thing } on you.
           *[they-them] { $player } uses { $thing } on { $foe }.
        }
    }
# An ability that takes effect by itself.
report-acted =
    { $actor ->
        [you] You use { $thing }.
       *[they] { $player } uses { $thing }.
    }
report-equipped =
    { $scene ->
        [you-self] You put { $cards } into play.
        [you-them] You put { $cards } in front of { $foe }.
        [they-self] { $player } puts { $cards } into play.
        [they-you] { $player } puts { $cards } in front of you.
       *[they-them] { $player } puts { $cards } in front of { $foe }.
    }
report-discarded =
    { $actor ->
        [you] You discard { $cards }.
       *[they] { $player } discards { $cards }.
    }
report-buried-in-deck =
    { $actor ->
        [you] You put { $cards } face down on the deck.
       *[they] { $player } puts { $cards } face down on the deck.
    }
# A card that must be played if that is possible (Law of the West).
report-showed =
    { $actor ->
        [you] You show { $cards }: if you can, you must play it this turn.
       *[they] { $player } shows { $cards } and must play it this turn if possible.
    }
report-named-suit =
    { $actor ->
        [you] You name { $thing }: you play no other suit this turn.
       *[they] { $player } names { $thing } and plays no other suit this turn.
    }
report-lost-gear =
    { $actor ->
        [you] You lose { $cards } from play.
       *[they] { $player } loses { $cards } from play.
    }
report-gear-moved =
    { $scene ->
        [you-them] { $cards } moves on from you to { $foe }.
        [they-you] { $cards } moves on from { $player } to you.
       *[they-them] { $cards } moves on from { $player } to { $foe }.
    }
report-took-gear =
    { $scene ->
        [you-self] You take your { $cards } back into your hand.
        [you-them] You take { $cards } from in front of { $foe }.
        [they-self] { $player } takes { $cards } back.
        [they-you] { $player } takes { $cards } from in front of you.
       *[they-them] { $player } takes { $cards } from in front of { $foe }.
    }
report-aimed-at-card =
    { $scene ->
        [you-them] You shoot at { $cards } in front of { $foe }.
        [they-you] { $player } shoots at your { $cards }.
       *[they-them] { $player } shoots at { $cards } in front of { $foe }.
    }
report-card-saved =
    { $actor ->
        [you] You save { $cards }.
       *[they] { $player } saves { $cards }.
    }
report-stole =
    { $scene ->
        [you-them] You take { $cards } from { $foe }’s hand.
        [they-you] { $player } takes { $cards } from your hand.
       *[they-them] { $player } takes { $cards } from { $foe }’s hand.
    }
report-inherited =
    { $scene ->
        [you-them] You take the cards { $foe } held: { $cards }.
        [they-you] { $player } takes the cards you held: { $cards }.
       *[they-them] { $player } takes the cards { $foe } held: { $cards }.
    }

## Shooting

report-missed =
    { $actor ->
        [you] The shot at you misses.
       *[they] The shot at { $player } misses.
    }
report-shot =
    { $number ->
        [1] { $scene ->
            [you] A shot is fired at you.
            [they] A shot is fired at { $player }.
            [you-them] { $foe } shoots at you.
            [they-you] You shoot at { $player }.
           *[they-them] { $foe } shoots at { $player }.
        }
       *[other] { $scene ->
            [you-them] { $foe } shoots at you: it takes { $number } Missed! to stop it.
            [they-you] You shoot at { $player }: it takes { $number } Missed! to stop it.
           *[they-them] { $foe } shoots at { $player }: it takes { $number } Missed! to stop it.
        }
    }
report-challenged =
    { $scene ->
        [you-them] You challenge { $foe } to a duel.
        [they-you] { $player } challenges you to a duel.
       *[they-them] { $player } challenges { $foe } to a duel.
    }
report-exploded =
    { $actor ->
        [you] The Dynamite explodes in front of you!
       *[they] The Dynamite explodes in front of { $player }!
    }
report-jail-opened =
    { $actor ->
        [you] You get out of Jail.
       *[they] { $player } gets out of Jail.
    }
report-jailed =
    { $actor ->
        [you] You stay in Jail and miss your turn.
       *[they] { $player } stays in Jail and misses a turn.
    }

## Life and death

report-hurt =
    { $word ->
        [high_noon] { $actor ->
            [you] High noon costs you a life point.
           *[they] High noon costs { $player } a life point.
        }
        [russian_roulette] { $actor ->
            [you] Russian roulette ends with you: you lose { $number } life points.
           *[they] Russian roulette ends with { $player }, who loses { $number } life points.
        }
       *[other] { $actor ->
            [you] { $number ->
                [one] You lose { $number } life point.
               *[other] You lose { $number } life points.
            }
           *[they] { $number ->
                [one] { $player } loses { $number } life point.
               *[other] { $player } loses { $number } life points.
            }
        }
    }
report-healed =
    { $actor ->
        [you] { $number ->
            [one] You regain { $number } life point.
           *[other] You regain { $number } life points.
        }
       *[they] { $number ->
            [one] { $player } regains { $number } life point.
           *[other] { $player } regains { $number } life points.
        }
    }
report-no-effect = It has no effect.
report-died =
    { $scene ->
        [you] You’re out of the game. Your role was { $thing }.
        [you-them] { $foe } eliminates you. Your role was { $thing }.
        [they] { $player }, whose role was { $thing }, is out of the game.
        [they-you] You eliminate { $player }, whose role was { $thing }.
       *[they-them] { $foe } eliminates { $player }, whose role was { $thing }.
    }
report-rewarded =
    { $actor ->
        [you] You earn a reward: { $number } cards.
       *[they] { $player } earns a reward: { $number } cards.
    }
report-penalised =
    { $actor ->
        [you] You have eliminated your own Deputy: you lose all your cards.
       *[they] { $player } has eliminated a Deputy and loses all their cards.
    }
report-rose =
    { $word ->
        [ghost] { $actor ->
            [you] You’re back for this turn, as a ghost.
           *[they] { $player } is back for this turn, as a ghost.
        }
       *[other] { $actor ->
            [you] You’re back in the game, with { $number } life points.
           *[they] { $player } is back in the game, with { $number } life points.
        }
    }
report-departed =
    { $actor ->
        [you] Your ghost fades away.
       *[they] { $player }’s ghost fades away.
    }

## Characters in the game

report-copied =
    { $known ->
        [no] { $scene ->
            [you] You no longer copy anybody.
            [they] { $player } no longer copies anybody.
            [you-them] You copy { $foe }, who has no ability now.
           *[they-them] { $player } copies { $foe }, who has no ability now.
        }
       *[yes] { $scene ->
            [you-them] You borrow { $foe }’s ability: { $thing }.
            [they-you] { $player } borrows your ability: { $thing }.
           *[they-them] { $player } borrows { $foe }’s ability: { $thing }.
        }
    }
report-looked-at-spare =
    { $known ->
        [no] { $player } looks at their second character.
       *[yes] { $actor ->
            [you] Your second character is { $thing }.
           *[they] { $player }’s second character is { $thing }.
        }
    }
report-changed-character =
    { $actor ->
        [you] You take on a new identity: { $thing }, with { $number } life points.
       *[they] { $player } takes on a new identity: { $thing }, with { $number } life points.
    }

## The table

report-reshuffled = The discard pile is shuffled and becomes the new deck.
report-event-coming = The next event will be { $thing }.
report-event-revealed = New event: { $thing }.
report-extra-turn =
    { $actor ->
        [you] You play another turn.
       *[they] { $player } plays another turn.
    }
report-noon-called = High noon is near: soon every turn will cost a life point.
report-noon-began =
    { $actor ->
        [you] High noon! From you on, everybody loses a life point at the start of their turn.
       *[they] High noon! From { $player } on, everybody loses a life point at the start of their turn.
    }
report-left =
    { $actor ->
        [you] You leave the game.
       *[they] { $player } leaves the game.
    }
report-game-over =
    { $word ->
        [law] The game is over: the law has won.
        [outlaws] The game is over: the Outlaws have won.
        [deputy] The game is over: the Deputy has won.
        [outlaw] The game is over: the Outlaw has won.
        [renegade] The game is over: the Renegade has won.
       *[abandoned] The game is over: nobody is left to play it.
    }
report-won =
    { $actor ->
        [you] You win ({ $thing }).
       *[they] { $player } wins ({ $thing }).
    }
