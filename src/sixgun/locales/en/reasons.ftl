### Why something is not possible, what to think of before doing it, what a distance is made of.

# One message per key of REASONS, CAUTIONS and SUMMANDS in engine/explain.py.
# $card, $character, $event, $word, $target and $player are names; $own: is the target the reader?

## Why not

reason-game-over = The game is over.
reason-you-are-out = You’re out of the game.
reason-spectator = You’re only watching.
reason-not-asked = It’s up to { $player } now.
reason-not-in-hand = You don’t have { $card } in your hand.
reason-not-in-play = { $card } isn’t in play in front of you.
reason-not-yours = You aren’t { $character }.
    .event = The event { $event } isn’t in force.
reason-only-in-answer = { $card } can only be played in answer to something.
reason-bang-limit =
    { $number ->
        [one] You may play only { $number } BANG! card a turn, and you already have.
       *[other] You may play only { $number } BANG! cards a turn, and you already have.
    }
reason-already-in-play =
    { $own ->
        [yes] You already have a card of that name in play.
       *[no] { $target } already has a card of that name in play.
    }
reason-needs-target = { $card } is played on somebody: say who.
reason-takes-no-target = { $card } isn’t aimed at anybody.
reason-no-target = There’s nobody you could play { $card } on.
reason-target-out = { $target } is out of the game.
reason-target-self = You can’t aim it at yourself.
reason-out-of-reach = { $target } is at distance { $distance }, and your weapon reaches { $reach }.
reason-too-far = { $target } is at distance { $distance }; this works only up to distance { $reach }.
reason-nothing-in-play = You have no cards in play.
reason-nothing-to-take = { $target } has no cards.
reason-jail-sheriff = { $target } is the Sheriff, and the Sheriff can’t be jailed.
reason-only-missed = { $card } doesn’t stop a shot: that takes a Missed!
reason-only-bang = { $card } doesn’t help here: only a BANG! does.
reason-only-beer = { $card } doesn’t save you now: only a Beer does.
reason-beer-two-left = With two players left, a Beer saves nobody.
reason-already-tried = You’ve already tried { $word } against this shot.
reason-life-full = You have all your life points.
reason-too-few-cards =
    { $number ->
        [one] It costs { $number } card, more than you have.
       *[other] It costs { $number } cards, more than you have.
    }
reason-needs-cost =
    { $number ->
        [one] It costs { $number } more card from your hand, and you have none.
       *[other] It costs { $number } more cards from your hand, more than you have.
    }
reason-must-play = First you must play { $card }, the card you’ve shown.
reason-forbidden = The event { $event } doesn’t allow it.
reason-silenced = Your cards in play have no effect right now.
reason-just-laid = You put { $card } down only this turn: wait until your next one.
reason-used-up = You can’t use { $word } again this turn.
reason-last-life-point = It can’t cost you your last life point.
reason-no-blue-card = You have no blue card in hand.
reason-too-few-bangs =
    { $number ->
        [one] It takes { $number } BANG! card, and you have none.
       *[other] It takes { $number } BANG! cards, more than you have.
    }
reason-not-now = That isn’t the question right now.

## Is that what you want?

caution-sheriff = You’re a Deputy, and { $target } is your Sheriff.
caution-own-side = { $target } is definitely on your side.
caution-no-effect = { $card } would have no effect now.
caution-last-bang = { $card } is the last BANG! you can throw into this duel.
caution-waste = One answer isn’t enough: it takes { $number } to stop this shot.

## What a distance is made of

summand-seats =
    { $number ->
        [one] { $number } seat
       *[other] { $number } seats
    }
# $signed is the number with its sign.
summand-rule = { $signed } { $thing }
summand-minimum = { $signed } (never below 1)
