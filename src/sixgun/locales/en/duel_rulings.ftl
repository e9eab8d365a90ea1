### The Duel: where no source settles a point, what holds here.

section-duel = The Duel

ruling-D1 = If both sides lose their last character to the same card, the side whose last one fell first in the order of simultaneous effects has lost.
ruling-D2 = Jango and the Pocket Watch count every move of the opponent’s marker, whoever causes it.
ruling-D3 = Tom Thorn acts every time the marker is moved onto him, whoever causes it, but not at the start of the game and not when he replaces somebody.
ruling-D4 = Panic does not use up the one swap a player may make each turn.
ruling-D5 = The Inn sets life points: nobody loses or regains any, so no ability reacts.
ruling-D6 = Buffalo Bell may take over any part of a Dynamite, point by point, but never her last one.
ruling-D7 = Avoiding a Derringer by discarding a card is a dodge. The card comes from the hand.
ruling-D8 = The common deck is formed when the next card is needed, not when the last one is drawn. If there are no discards either, nothing is drawn.
ruling-D9 = Dynamite goes to the rearguard of the side that does not carry it; a character that stands alone is the rearguard as well.
ruling-D10 = Wild Bill acts when a Peacemaker forces a discard, but not on what is taken at his own elimination.
ruling-D11 = Soundance Kid draws one card from each deck and keeps one of the two; the ability is not always active.
ruling-D12 = The symbols in the corners follow the only list there is: Canteen has a barrel, Teacher a horseshoe.
ruling-D13 = Starting pairs and active characters are shown at the same time, when both players have chosen. The reserve stays secret.
ruling-D14 = A rearguard that a Rattlesnake or a Dynamite hurts is the target of that card: its ability acts.
ruling-D15 = An ability that answers the loss of a life point acts once for each point, unless the last one is among them.
ruling-D16 = Whoever loses the Duel they started does not lose the life point to the opponent.
ruling-D17 = The marker may also be moved before the draw. A player is asked only if one of the two characters changes the draw.
ruling-D18 = BANG! cards that West Harding plays do not count towards the limit, as with the Gunbelt.
ruling-D19 = Toco Ramirez may also use any card as a Colt in a Duel and against Indians!
ruling-D20 = Abilities that a card sets off wait until that card is finished. The fallen are replaced first.
ruling-D21 = Whoever takes or discards a random card from a hand sees the backs and says which deck it must come from.
ruling-D22 = Whoever replaces one of Wild Bill’s equipment cards with another of the same name has made him discard it.
ruling-D23 = Action cards with a hit, Knife and Derringer, may be aimed at your own characters.
ruling-D24 = The shot that Sid Curry sends back goes to the active character of the side that fired at him, even if it is his own.
ruling-D25 = If one move of a marker sets off abilities of both sides, the player whose turn it is comes first.

## What the tournament regulation says about play, in our words

ruling-FAQ1 = What is always active works in the rearguard, too. A character with such an ability still counts as active only while it carries the marker.
ruling-FAQ2 = A character that loses its last life point does not use its ability.
ruling-FAQ3 = The player whose deck is finished first shuffles all discards into a common deck. The other one goes on with their own and joins in when it is finished. Once the common deck is finished, the player whose turn it is shuffles the discards again.
ruling-FAQ4 = A card played against the rules, such as equipment for your own active character, goes back to the hand. Whoever does so again and again risks a sanction.
ruling-FAQ5 = A target without equipment suffers no hit from a Quick Fire. All its hits are carried out even if whoever fired has fallen, and so is the hit of a Return Fire.
ruling-FAQ6 = A General Store always offers four cards. If a deck has a single card left, it gives that one and the other deck up to two; the rest comes from the common deck. There is no common deck before one of the two is finished.
ruling-FAQ7 = Equipment that is not always active does nothing beside the rearguard. But a rearguard that is the target of a hit is active for that moment: a Barrel or a Hat helps it.
ruling-FAQ8 = If the opponent has you discard a hand card, or discards one of Wild Bill’s equipment cards, their active character is the target of a hit.
ruling-FAQ9 = Bull Anderson takes his cards before any are drawn for the fallen character: an exception to the rule.
ruling-FAQ10 = When the ability of a character brings cards, its own player draws them, not the opponent.
ruling-FAQ11 = A card that Toco Ramirez uses as a Colt is the one BANG! card of the turn.
