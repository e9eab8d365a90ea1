### The playing cards: name and rule text. Every sentence is our own.

## Brown border

card-bang = BANG!
    .text = Shoot another player within the reach of your weapon: unless the shot is answered with a Missed!, the target loses 1 life point. Only one BANG! card per turn.
card-missed = Missed!
    .text = Play it when you are shot at, also out of turn: the shot is cancelled. It protects only you and has no other use.
card-beer = Beer
    .text = Regain 1 life point, never above your starting amount. Out of turn it only answers a hit that takes your last life point. With two players left it does nothing.
card-saloon = Saloon
    .text = All players, you included, regain 1 life point. It does not save anyone from a lethal hit.
card-stagecoach = Stagecoach
    .text = Draw two cards from the deck.
card-wells-fargo = Wells Fargo
    .text = Draw three cards from the deck.
card-general-store = General Store
    .text = Lay out one card from the deck for each player in the game. Everyone takes one into their hand: you first, then the others clockwise.
card-panic = Panic!
    .text = Take one card of a player at distance 1: a random one from hand or the one you choose in play. Weapons do not count for this distance.
card-cat-balou = Cat Balou
    .text = Any player, at any distance, discards a card: a random one from hand or the one you choose in play.
card-gatling = Gatling
    .text = Shoot all the others, at any distance. It is not a BANG! card and does not count towards the limit.
card-indians = Indians!
    .text = One by one, all the others discard a BANG! from hand or lose 1 life point. Missed! and Barrel do not help.
card-duel = Duel
    .text = Challenge another player, at any distance. Starting with that player, you discard a BANG! from hand by turns: whoever does not loses 1 life point. These BANG! cards do not count towards the limit; Missed! and Barrel do not help.

## Blue border

card-mustang = Mustang
    .text = The others see you 1 farther away. How you see them does not change.
card-scope = Scope
    .text = You see all the others 1 closer, never below distance 1. How they see you does not change.
card-barrel = Barrel
    .text = When you are shot at, you may “draw!”: a heart counts as one Missed! On any other suit you can still defend yourself by other means.
card-jail = Jail
    .text = Put it in front of another player, never the Sheriff. At the start of their turn, that player must “draw!”: on a heart the turn is played as usual, on any other suit it is skipped. Either way the Jail is discarded.
card-dynamite = Dynamite
    .text = Put it in front of you. From your next turn on, whoever starts a turn with it must first “draw!”: on spades from 2 to 9 it explodes, is discarded and costs 3 life points; otherwise it passes to the left.

## Weapons

card-colt = Colt .45
    .text = Everyone’s weapon, reach 1, as long as you have no other in play. It is not a card: nobody can take it or make you discard it.
card-volcanic = Volcanic
    .text = Weapon, reach 1. In your turn there is no limit on your BANG! cards. It replaces the weapon you have in play.
card-schofield = Schofield
    .text = Weapon, reach 2. It replaces the weapon you have in play, which is discarded.
card-remington = Remington
    .text = Weapon, reach 3. It replaces the weapon you have in play, which is discarded.
card-rev-carabine = Rev. Carabine
    .text = Weapon, reach 4. It replaces the weapon you have in play, which is discarded.
card-winchester = Winchester
    .text = Weapon, reach 5. It replaces the weapon you have in play, which is discarded.
