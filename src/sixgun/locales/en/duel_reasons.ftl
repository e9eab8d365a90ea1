### The Duel: why something is not possible, what to think of before doing it, what adds up to what.

# One message per key of OWN_REASONS and CAUTIONS in duel/explain.py, of SUMS and SUMMANDS in
# duel/sums.py. $card is a card, $name a character, $word a card or a character, $player a player,
# $side law or outlaws, $kind a kind of decision.

## Why not

duel-reason-no-such-thing = There’s nothing like that in a duel.
duel-reason-not-your-turn = That’s for your own turn, and this one is { $player }’s.
duel-reason-other-question =
    { $kind ->
        [play] It’s your turn: play a card, use something, move your marker or end the turn.
        [swap] First say whether you move your marker before you draw.
        [shot] First answer the hit.
        [indians] First answer Indians!
        [duel] First answer in the Duel.
        [bear] First say who loses the life point.
        [cost] First pay with a card from your hand.
        [loss] First give up a card from your hand.
        [limit] First discard down to what you may keep.
        [pick] First choose one of the cards that you’re offered.
        [gear] First say which equipment you give up.
        [loot] First take a card or pass.
        [back] First say from which deck the card is that goes.
        [flip] First say which card counts.
        [marker] First say whether you move a marker.
        [front] First say who is active at the start.
        [rear] First say who begins as the rearguard.
        [reserve] First say who waits in the reserve.
        [replacement] First say who takes the fallen character’s place.
       *[other] First choose one of the cards that are laid out.
    }
duel-reason-needs-target = { $card } is played on a character: say which one.
duel-reason-takes-no-target = { $card } isn’t aimed at a character.
duel-reason-own-character = { $card } can only be aimed at the opponent’s characters.
duel-reason-rear-spared = { $name } is in the rear, where that doesn’t reach.
duel-reason-not-beside = Equipment goes beside your own rearguard or the opponent’s active character, and { $name } is neither.
duel-reason-only-own-rear = { $card } can only be put beside your own rearguard.
duel-reason-nobody-there = Nobody stands there.
duel-reason-has-marker = { $name } has the marker already.
duel-reason-no-pair =
    { $side ->
        [law] Only one character of the Law’s is standing, so their marker stays where it is.
       *[outlaws] Only one character of the Outlaws’ is standing, so their marker stays where it is.
    }
duel-reason-nobody-paired = Neither side has two characters standing, so no marker can move.
duel-reason-nothing-to-steal = There’s nothing to steal: no card in the opponent’s hand, no equipment within your reach.
duel-reason-no-equipment = No equipment lies within your reach.
duel-reason-marker-moved = You’ve already moved your marker this turn.
duel-reason-not-beside-yours = { $card } doesn’t lie beside either of your characters.
duel-reason-not-with-you = { $name } isn’t standing on your side.
duel-reason-dormant = { $name } is in the rear, and the ability sleeps there.
duel-reason-works-by-itself = { $word } works by itself: there’s nothing to use.
duel-reason-only-against-hits = { $word } is for when its character is hit.
duel-reason-only-for-other = { $name } steps in when your other character is about to lose a life point.
duel-reason-hand-not-empty = { $name } draws only if you have no cards in hand.
duel-reason-hand-empty = { $name } needs a card from your hand, and you have none.
duel-reason-nothing-to-trade = There’s nothing beside { $name } that could be given up.
duel-reason-no-action-on-top = There’s no action card on top of the discards that { $name } could carry out.
duel-reason-no-cylinder = { $card } has no cylinder, so it can’t be reloaded; cards can’t just be discarded.
duel-reason-no-reload-yet = Reloading begins when a side is down to a single character.
duel-reason-gear-in-the-rear = { $card } lies beside your rearguard; only your active character’s equipment can be reloaded.
duel-reason-only-dodge = { $card } doesn’t stop a hit: that takes a dodge.
duel-reason-needs-price =
    { $number ->
        [one] To dodge this you need { $number } more card, and you don’t have it.
       *[other] To dodge this you need { $number } more cards, and you don’t have them.
    }
duel-reason-discard-it = Against a Derringer you don’t play { $card }: just discard it.
duel-reason-play-it = Don’t discard { $card }: play it.
duel-reason-only-derringer = Only a Derringer can be avoided by discarding any card.
duel-reason-not-the-target = { $word } can’t help: the target is { $name }.
duel-reason-no-dodge = { $word } doesn’t dodge hits.
duel-reason-only-hit = { $card } doesn’t help here: that takes a hit card.
duel-reason-no-way-out = { $word } doesn’t help here: that takes a hit card from your hand.
duel-reason-say-where = Say beside whom { $card } lies.
duel-reason-not-there = { $card } doesn’t lie beside { $name }.
duel-reason-not-in-play = { $card } doesn’t lie beside anybody.
duel-reason-only-active-gear = { $name } isn’t active; only active characters’ equipment can be hit.
duel-reason-no-such-back =
    { $side ->
        [law] The opponent has no card of the Law’s deck in hand.
       *[outlaws] The opponent has no card of the Outlaws’ deck in hand.
    }
duel-reason-own-fallen = Your own character fell: you take nothing from the opponent’s hand.
duel-reason-not-left-behind = { $card } isn’t among what the fallen character left.
duel-reason-always-active = { $card } is always active and can’t be given up.
duel-reason-not-laid-out = { $card } isn’t laid out here.
duel-reason-must-discard = You may keep { $limit } cards: discard { $number } more.
duel-reason-not-dealt = You weren’t dealt { $name }.
duel-reason-already-chosen = You’ve already chosen { $name }.
duel-reason-not-in-reserve = { $name } isn’t waiting in your reserve.

## Is that what you want?

duel-caution-own-character = { $name } is one of yours.
duel-caution-helps-foe = { $name } is your opponent’s, and would be the better for it.
duel-caution-loses-life =
    { $number ->
        [one] That costs { $name } { $number } life point.
       *[other] That costs { $name } { $number } life points.
    }
duel-caution-replaces = { $card } already lies beside { $name }; the old one would be discarded.
duel-caution-own-last-life = { $name } is a target too, with only one life point left.
duel-caution-last-hit = { $card } is the last hit card you can answer with.

## What adds up

duel-sums =
    { $side ->
        [law] The Law’s numbers
       *[outlaws] The Outlaws’ numbers
    }
# $sum is a number, or a number with its parts.
duel-sum-draw = Cards in the draw phase: { $sum }
duel-sum-bangs = BANG! cards a turn: { $sum }
duel-sum-kept = Cards kept at the end of the turn: { $sum }
duel-sum-dodge = Cards it takes to dodge a BANG! card of this side: { $sum }
duel-sum-reveal = Cards turned up in a reveal: { $sum }
summand-base = { $number }
summand-life =
    { $number ->
        [one] { $thing } has { $number } life point
       *[other] { $thing } has { $number } life points
    }
summand-fewest = { $signed }: never fewer than two
summand-unlimited = no limit: { $thing }

## Chances

# $thing is a card or a character, $symbol what has to come up.
duel-odds = { $player }, { $thing }: { $symbol } with a chance of { $percent }%
duel-why-usage = Say what you would like to do, for example: why colt
duel-no-odds = Nothing on the table depends on a symbol.
