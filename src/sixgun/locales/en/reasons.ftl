### Why something is not possible, what to think of before doing it, what a distance is made of.

# One message per key of REASONS, CAUTIONS and SUMMANDS in engine/explain.py.
# $card, $character, $event, $word, $target and $player are names; $own: is the target the reader?

## Why not

reason-game-over = The game is over.
reason-you-are-out = You are out of the game.
reason-spectator = You are only watching.
reason-not-asked = It is up to { $player } now.
reason-not-in-hand = You do not have { $card } in your hand.
reason-not-in-play = { $card } is not in play in front of you.
reason-not-yours = You are not { $character }.
    .event = The event { $event } is not in force.
reason-only-in-answer = { $card } can only be played in answer to something.
reason-bang-limit =
    { $number ->
        [one] You may play only { $number } BANG! card a turn, and you have done so.
       *[other] You may play only { $number } BANG! cards a turn, and you have done so.
    }
reason-already-in-play =
    { $own ->
        [yes] You already have a card of that name in front of you.
       *[no] { $target } already has a card of that name in front.
    }
reason-needs-target = { $card } is played on somebody: say on whom.
reason-takes-no-target = { $card } is not aimed at anybody.
reason-no-target = There is nobody on whom you could play { $card }.
reason-target-out = { $target } is out of the game.
reason-target-self = You cannot aim it at yourself.
reason-out-of-reach = { $target } is at distance { $distance }, and your weapon reaches { $reach }.
reason-too-far = { $target } is at distance { $distance }; this works only up to distance { $reach }.
reason-nothing-in-play = You have no cards in play.
reason-nothing-to-take = { $target } has no cards.
reason-jail-sheriff = { $target } is the Sheriff, and the Sheriff cannot be jailed.
reason-only-missed = { $card } does not stop a shot: that takes a Missed!.
reason-only-bang = { $card } does not help here: only a BANG! does.
reason-only-beer = { $card } does not save you now: only a Beer does.
reason-beer-two-left = With two players left, a Beer saves nobody.
reason-already-tried = You have already tried { $word } against this shot.
reason-life-full = You have all your life points.
reason-too-few-cards =
    { $number ->
        [one] It costs { $number } card, more than you hold.
       *[other] It costs { $number } cards, more than you hold.
    }
reason-needs-cost =
    { $number ->
        [one] It costs { $number } further card from your hand, and you have none.
       *[other] It costs { $number } further cards from your hand, more than you have.
    }
reason-must-play = First you must play { $card }, the card that you have shown.
reason-forbidden = The event { $event } does not allow it.
reason-silenced = What lies in front of you has no effect now.
reason-just-laid = You have laid down { $card } in this very turn: wait until your next one.
reason-used-up = In this turn you cannot use { $word } again.
reason-last-life-point = It cannot cost you your last life point.
reason-no-blue-card = You hold no blue card.
reason-too-few-bangs =
    { $number ->
        [one] It takes { $number } BANG! card, and you hold none.
       *[other] It takes { $number } BANG! cards, more than you hold.
    }
reason-not-now = That is not what is asked now.

## Is that what you want?

caution-sheriff = You are a Deputy, and { $target } is your Sheriff.
caution-own-side = { $target } is on your side, for certain.
caution-no-effect = { $card } will have no effect now.
caution-last-bang = { $card } is the last BANG! you can throw into this duel.
caution-waste = One answer is not enough: it takes { $number } to stop this shot.

## What a distance is made of

summand-seats =
    { $number ->
        [one] { $number } seat
       *[other] { $number } seats
    }
# $signed is the number with its sign.
summand-rule = { $signed } { $thing }
summand-minimum = { $signed } (never below 1)
