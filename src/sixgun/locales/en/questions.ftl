### What is asked, one message per kind of decision.

# $player is the other one concerned, $card the card that caused it, $number how many;
# $own says whether it is about one's own cards, $keep whether the card is kept.

question-play = It’s your turn. What do you do?
question-shot =
    { $number ->
        [1] { $player } shoots at you with { $card }. How do you answer?
       *[other] { $player } shoots at you with { $card }: it still takes { $number } Missed! How do you answer?
    }
    .ability =
        { $number ->
            [1] { $player } shoots at you. How do you answer?
           *[other] { $player } shoots at you: it still takes { $number } Missed! How do you answer?
        }
    .event =
        { $number ->
            [1] You’re being shot at ({ $thing }). How do you answer?
           *[other] You’re being shot at ({ $thing }): it still takes { $number } Missed! How do you answer?
        }
question-indians = { $player } sends in the Indians. Do you answer with a BANG!?
question-duel = The duel with { $player }: do you answer with a BANG!?
question-lethal =
    { $number ->
        [one] This costs you your last life point. Do you save yourself?
       *[other] This costs you your last life point, and you need { $number } to stay in the game. Do you save yourself?
    }
question-limit =
    { $number ->
        [one] You have too many cards: { $number } must go. Which one?
       *[other] You have too many cards: { $number } must go. Which one now?
    }
    .deck =
        { $number ->
            [one] You have too many cards: { $number } goes face down on the deck. Which one?
           *[other] You have too many cards: { $number } go face down on the deck. Which one now?
        }
question-cost =
    { $number ->
        [one] It costs { $number } card. Which one do you discard?
       *[other] It costs { $number } cards. Which one do you discard now?
    }
question-order = You lose all your cards. Which one goes to the discard pile now?
question-pick =
    { $own ->
        [yes] { $keep ->
            [yes] Which of your cards do you take back?
           *[no] Which of your cards do you discard?
        }
       *[no] { $keep ->
            [yes] Which of { $player }’s cards do you take?
           *[no] Which of { $player }’s cards is discarded?
        }
    }
    .aim = Which of the cards in front of { $player } do you shoot at?
question-store = Which of the cards on the table do you take?
question-look =
    { $number ->
        [one] You look at the top of the deck. Which card do you take?
       *[other] You look at the top of the deck and take { $number } cards. Which one first?
    }
question-flip =
    { $wish ->
        [hearts] You “draw!” for hearts. Which card counts?
       *[spades_2_9] You “draw!” for the Dynamite. Which card counts?
    }
question-source = Where does your first card come from?
    .play = Do you draw, or do you take a card in play?
question-gift = Which card do you give to { $player }?
question-copy = Whose ability do you borrow until your next turn?
question-keep = Do you keep your character, { $thing }?
question-character = Which character do you play?

## Events

question-daltons = The Daltons are here. Which of your blue cards do you discard?
question-roulette = Russian roulette: discard a Missed! or lose 2 life points. How do you answer?
question-guard = { $player } shoots at { $card } in front of you. Do you save it?
question-identity = Do you become { $thing }, with 2 life points?
question-blood = Do you give up a life point for another player?
question-liquor = Do you skip your draw phase to regain a life point?
question-colour = Peyote: is the next card red or black?
question-suit = Handcuffs: which suit will you play this turn?
question-ranch = You may discard any number of cards and draw as many. Which one goes first?
    .more = Which card goes next?
