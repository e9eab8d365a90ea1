### What is asked, one message per kind of decision.

# $player is the other one concerned, $card the card that caused it, $number how many;
# $own says whether it is about one's own cards, $keep whether the card is kept.

question-play = It is your turn. What do you do?
question-shot =
    { $number ->
        [1] { $player } shoots at you with { $card }. How do you answer?
       *[other] { $player } shoots at you with { $card }: it still takes { $number } Missed!. How do you answer?
    }
question-indians = { $player } sends the Indians. Do you answer with a BANG!?
question-duel = The duel with { $player }: do you answer with a BANG!?
question-lethal =
    { $number ->
        [one] This costs you your last life point. Do you save yourself?
       *[other] This costs you your last life point, and you need { $number } to stay in the game. Do you save yourself?
    }
question-limit =
    { $number ->
        [one] You hold too many cards: { $number } must go. Which one?
       *[other] You hold too many cards: { $number } must go. Which one now?
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
            [yes] Which card of { $player } do you take?
           *[no] Which card of { $player } is discarded?
        }
    }
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
question-keep = Do you keep your character, { $thing }?
question-character = Which character do you play?
