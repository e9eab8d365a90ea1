### The new playing cards of Dodge City: name and rule text. Every sentence is our own.

## Blue border

card-binocular = Binocular
    .text = You see all the others 1 closer, never below distance 1. A Scope adds to this.
card-hideout = Hideout
    .text = The others see you 1 farther away. A Mustang adds to this.

## Brown border

card-punch = Punch
    .text = Attack another player at distance 1, whatever your weapon: it counts as a shot. It is not a BANG! card and does not count towards the limit.
card-dodge = Dodge
    .text = When you are shot at, it counts as one Missed!, and you also draw one card from the deck.
card-rag-time = Rag Time
    .text = Discard another card from hand as well. Then take one card of any player, at any distance: a random one from hand or the one you choose in play.
card-brawl = Brawl
    .text = Discard another card from hand as well. Then every other player discards a card; for each of them you decide: a random one from hand or one you choose in play.
card-springfield = Springfield
    .text = Discard another card from hand as well and shoot another player, at any distance. It is not a BANG! card and does not count towards the limit.
card-tequila = Tequila
    .text = Discard another card from hand as well: any player, even you, regains 1 life point. It is not a Beer and does not save anyone from a lethal hit.
card-whisky = Whisky
    .text = Discard another card from hand as well: you regain 2 life points, never above your starting amount. It is not a Beer and does not answer a lethal hit.

## Green border

card-bible = Bible
    .text = Lay it down in front of you. From the next player’s turn on you may discard it when you are shot at: it counts as one Missed!, and you draw one card from the deck.
card-ten-gallon-hat = Ten Gallon Hat
    .text = Lay it down in front of you. From the next player’s turn on you may discard it when you are shot at: it counts as one Missed!
card-iron-plate = Iron Plate
    .text = Lay it down in front of you. From the next player’s turn on you may discard it when you are shot at: it counts as one Missed!
card-sombrero = Sombrero
    .text = Lay it down in front of you. From the next player’s turn on you may discard it when you are shot at: it counts as one Missed!
card-canteen = Canteen
    .text = Lay it down in front of you. In one of your later turns you may discard it to regain 1 life point. It is not a Beer and does not answer a lethal hit.
card-can-can = Can Can
    .text = Lay it down in front of you. In one of your later turns you may discard it: any player discards a card, a random one from hand or the one you choose in play.
card-conestoga = Conestoga
    .text = Lay it down in front of you. In one of your later turns you may discard it to take one card of any player: a random one from hand or the one you choose in play.
card-pony-express = Pony Express
    .text = Lay it down in front of you. In one of your later turns you may discard it to draw three cards from the deck.
card-derringer = Derringer
    .text = Lay it down in front of you. In one of your later turns you may discard it to shoot another player at distance 1. You also draw one card from the deck, hit or no hit.
card-knife = Knife
    .text = Lay it down in front of you. In one of your later turns you may discard it to attack another player at distance 1, whatever your weapon: it counts as a shot.
card-pepperbox = Pepperbox
    .text = Lay it down in front of you. In one of your later turns you may discard it to shoot another player within the reach of your weapon.
card-buffalo-rifle = Buffalo Rifle
    .text = Lay it down in front of you. In one of your later turns you may discard it to shoot another player, at any distance.
card-howitzer = Howitzer
    .text = Lay it down in front of you. In one of your later turns you may discard it to shoot all the others, at any distance.
