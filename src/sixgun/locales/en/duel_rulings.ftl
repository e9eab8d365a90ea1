### The Duel: where no source settles a point, what holds here.

section-duel = The Duel

ruling-D1 = If both sides lose their last character to the same card, the side whose last one fell first in the order of simultaneous effects has lost.
ruling-D2 = Jango and the Pocket Watch count every move of the opponent’s marker, whoever causes it.
ruling-D3 = Tom Thorn acts on every move of the marker onto him, whoever causes it, but not at the start of the game and not when he replaces somebody.
ruling-D4 = Panic does not use up the one swap that a player may make in the turn.
ruling-D5 = The Inn sets life points: nobody loses or regains any, so no ability hears of it.
ruling-D6 = Buffalo Bell may take over any part of a Dynamite, point by point, but never her last one.
ruling-D7 = Avoiding a Derringer by discarding a card is a dodge. The card comes from the hand.
ruling-D8 = The common deck is formed when the next card is needed, not when the last one is drawn. If there are no discards either, nothing is drawn.
ruling-D9 = Dynamite goes to the rearguard of the side that does not carry it; who stands alone is the rearguard, too.
ruling-D10 = Wild Bill acts when a Peacemaker forces a discard, but not on what is taken at his own elimination.
ruling-D11 = Soundance Kid draws one card from each deck and keeps one of the two; the ability is not always active.
ruling-D12 = The symbols in the corners are those of the only list there is: Canteen has a barrel, Teacher a horseshoe.
ruling-D13 = Starting pairs and active characters are shown at the same time, when both players have chosen. The reserve stays secret.
ruling-D14 = A rearguard that a Rattlesnake or a Dynamite hurts is the target of that card: its ability acts.
ruling-D15 = An ability that answers the loss of a life point acts once for each point, unless the last one is among them.
ruling-D16 = Whoever loses the Duel they started does not lose the life point through the opponent.
ruling-D17 = The marker may be moved before the draw, too. A player is asked only if one of the two characters changes the draw.
ruling-D18 = BANG! cards that West Harding plays do not count towards the limit, as with the Gunbelt.
ruling-D19 = Toco Ramirez may use any card as a Colt in a Duel and against Indians!, too.
ruling-D20 = Abilities that a card sets off wait until that card is finished. The fallen are replaced first.
ruling-D21 = Who takes or discards a random card of a hand sees the backs and says of which deck it shall be.
ruling-D22 = Whoever replaces an equipment card of Wild Bill by one of the same name has had it discarded.
ruling-D23 = Action cards with a hit, Knife and Derringer, may be aimed at your own characters.
ruling-D24 = The shot that Sid Curry sends back goes to the active character of the side that hit him, even if it is his own.
