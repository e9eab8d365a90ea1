### The rulings, one message each; numbers as in the list of rulings.

## general

ruling-R1 = Once a later card has been played, a breach of the rules is not undone, not even after the game: if an out-of-range BANG! was answered with a Missed!, both cards are simply spent.
ruling-R2 = A player who forgets to use an ability has lost that opportunity; there is no going back.
ruling-R3 = You may talk, remind others of their powers, even as a bluff, and say whatever you like about your role, true or false.
ruling-R4 = Showing your role card or looking at another player’s hand is misconduct.
ruling-R5 = The discard pile may not be looked through, and it should be kept so that it gives nothing away.
ruling-R6 = At the end of the turn you discard only down to your hand limit, never below it by choice.
ruling-R7 = Playing a card is never compulsory: for instance, you may keep a Missed! in hand and take the hit.
ruling-R8 = Panic! and Cat Balou may be aimed at yourself: you pick up, or discard, one of your own cards in play.
ruling-R9 = With 2 life points, a player hit by an exploding Dynamite survives with 1 by playing two Beers (2 − 3 + 2 = 1). One Beer is not enough.
ruling-R10 = No Missed! prevents the life point lost to the tournament’s high noon. A Beer may answer it if it is the last point and more than two players are alive; the same holds for the High Noon event card.
ruling-R11 = A jailed player’s cards in play keep working, Barrel and Mustang included. Before and after the skipped turn the player is fully active.
ruling-R12 = The card turned up for Jail goes to the discard pile underneath the Jail, whatever the result: the Jail ends on top.
ruling-R13 = A character’s ability waits until the effect of the card being played is complete as far as that character is concerned.
ruling-R14 = A Beer may be played at full life or with only two players left; it simply has no effect.
ruling-R15 = A blue card with the same name as one already in front of you cannot be played, but you may discard it as an excess card at the end of the turn.
ruling-R16 = Players decide in which order their cards enter the discard pile when they are eliminated or discard several cards in their turn.
ruling-R17 = The discard pile is reshuffled at the moment a card has to be taken from an empty deck. The last card played is shuffled in too.
ruling-R18 = If the deck is empty in Pedro Ramirez’s draw phase, he chooses: take the top discard, then reshuffle for the second card, or reshuffle first and draw both.
ruling-R19 = Stagecoach with one card in the deck: draw it, reshuffle the discards, the Stagecoach included, and draw the second. The same goes for any draw, “draw!” or General Store that finds the deck empty midway.
ruling-R20 = If deck and discard pile are both empty, draw what is available and ignore the rest.
ruling-R21 = Eliminated players may watch, but may not see hidden roles, speak or signal.
ruling-R22 = A card played illegally by mistake, such as a BANG! or Panic! beyond reach, goes back to hand; only in a national final is it lost. At this table such a move is simply refused.
ruling-R23 = If one card or effect eliminates several players, all eliminations are completed before victory is checked. A Renegade who removes everybody else with one Indians! or Gatling wins, whatever the seating order.

## turn

ruling-R24 = Start of a turn: first events that speak of the start of the turn, then Dynamite, then Jail, then Vera Custer’s choice, then phase 1.
ruling-R25 = An exploding Dynamite can eliminate the player before the Jail check. A survivor then checks the Jail with a separate “draw!”
ruling-R26 = A player eliminated in their own turn, by Dynamite, a Duel or an event, leaves at once and the next player’s turn begins.
ruling-R27 = The hand limit equals your life points at the end of the turn, counted after everything else in it.
ruling-R28 = Role and character cards, and the Colt .45, are never affected by Panic!, Cat Balou and the like.
ruling-R29 = Distance counts only players still in the game, going the shorter way round. No modifier brings it below 1.
ruling-R30 = Weapons never change distance, so they do not help Panic!, Punch, Knife or Derringer. Scope, Mustang, Binocular, Hideout, Rose Doolan and Paul Regret do count.

## shooting

ruling-R31 = Only cards named BANG! are limited to one per turn. Gatling, Duel, Punch, Springfield, green weapons and Doc Holyday’s shot are not.
ruling-R32 = BANG! cards discarded in a Duel or against Indians! are not played and do not use up the limit.
ruling-R33 = Any Missed! symbol cancels any BANG! symbol.
ruling-R34 = A Barrel works against every BANG! symbol, including Punch, Knife, Springfield, Buffalo Rifle, Howitzer, Pepperbox and Derringer.
ruling-R35 = A Barrel is useless against Indians! and Duel.
ruling-R36 = After a failed Barrel you may still play a Missed! Each Barrel gives one “draw!” per shot.
ruling-R37 = Jourdonnais with a real Barrel may “draw!” twice against the same shot.
ruling-R38 = Slab the Killer’s BANG! needs two Missed! effects. A successful Barrel is one of them, and the same Barrel cannot be tried again for the second.
ruling-R39 = Jourdonnais with a Barrel, shot at by Slab the Killer: two hearts cancel the shot outright, and so does one heart plus one Missed!
ruling-R40 = The target of Slab the Killer may play a single Missed! Without a second Missed! effect it is wasted and the shot hits.
ruling-R41 = Slab the Killer’s ability covers only his cards named BANG! His Gatling, Punch, Knife, Springfield, Buffalo Rifle, Howitzer, Pepperbox and Derringer take one Missed!
ruling-R42 = Calamity Janet’s exchange works in every use of the two cards: Missed! as BANG! in a Duel or against Indians!, BANG! as Missed! against a Gatling.
ruling-R43 = Calamity Janet exchanges only cards named BANG! and Missed!, not Dodge, Bible or other cards that merely bear the symbol.
ruling-R44 = A Missed! that Calamity Janet plays as a BANG! uses her limit and is a BANG! card in every respect. Shootout, The Sermon and Slab the Killer’s ability, if Vera Custer copies it, treat it as one.
ruling-R45 = Dodge and Bible give their card in addition to the Missed! effect, even when the shot hits anyway because Slab the Killer required two.
ruling-R46 = Derringer’s card is drawn whether or not the shot hits.
ruling-R47 = A Duel may not be answered with a green card, nor with any BANG! symbol other than a BANG! card.
ruling-R48 = Against Indians! and Gatling the other players answer one after another, clockwise from the player who played it.

## life

ruling-R49 = Out of turn, Beer is allowed only against a hit that takes the last life point, not in answer to an ordinary wound.
ruling-R50 = Saloon, Tequila, Whisky and Canteen cannot answer a lethal hit.
ruling-R51 = With two players left, Beer restores nothing, not even against a lethal hit. Saloon, Tequila, Whisky, Canteen and Sid Ketchum’s ability still work.
ruling-R52 = You may play as many Beers as needed against one lethal hit. If you still have no life point afterwards, you are eliminated.
ruling-R53 = Life never rises above the starting amount: the printed bullets, plus one for the Sheriff.
ruling-R54 = An eliminated player shows their role and discards their hand and their cards in play.
ruling-R55 = Whoever eliminates an Outlaw draws three cards, even another Outlaw. Several Outlaws eliminated by one card give three each.
ruling-R56 = Whoever plays Gatling or Indians! is responsible for the eliminations it causes, with all rewards and penalties.
ruling-R57 = A Dynamite elimination belongs to nobody: no reward, no penalty, no card for El Gringo.
ruling-R58 = If the player who started a Duel is eliminated in it, nobody is rewarded: the card responsible is their own.
ruling-R59 = For the same reason, a Sheriff who eliminates a Deputy in a Duel which that Deputy started pays no penalty.
ruling-R60 = A Sheriff who eliminates a Deputy discards hand and cards in play. Gatling and Indians! count.
ruling-R61 = After an elimination Vulture Sam takes the cards first; then comes the reward or penalty, then the other abilities.
ruling-R62 = When Vulture Sam, as Sheriff, eliminates a Deputy, he also loses the cards he has just taken.
ruling-R63 = Cards that Herb Hunter draws as Sheriff for eliminating a Deputy are lost likewise.
ruling-R64 = Several eliminations by one card are settled one by one in turn order, each with its reward. The Sheriff’s penalty comes once, after the whole card, so rewards from that card are lost too; victory is checked last.

## victory

ruling-R65 = When the Sheriff is eliminated, a Renegade who is the only one alive wins. Otherwise the Outlaws win, even if all of them are already out.
ruling-R66 = When all Outlaws and all Renegades are out, the Sheriff and the Deputies, alive or not, win.
ruling-R67 = With the Outlaws out and a Renegade alive, the game goes on.

## draw

ruling-R74 = Dynamite is checked first at the start of the holder’s turn, never in the turn it is played.
ruling-R75 = An unexploded Dynamite goes to the first player on the left who has no Dynamite in front.
ruling-R77 = Dynamite may be taken with Panic! or discarded with Cat Balou, also from in front of another player. Once taken it is an ordinary hand card again.
ruling-R78 = Jail cannot be put on the Sheriff, nor on someone already in Jail.
ruling-R79 = The card turned up for a “draw!” is discarded without any effect of its own.
ruling-R80 = Lucky Duke turns up two cards for every “draw!”: Barrel, Jail, Dynamite and events such as Vendetta.
ruling-R81 = The card Black Jack shows is not a “draw!”: it is read like one, but no ability replaces it.

## base_characters

ruling-R82 = Bart Cassidy draws one card per life point lost: three for a Dynamite he survives.
ruling-R83 = Bart Cassidy draws only if he survives, hence after any Beer has been played. A card gained this way cannot save him from the same hit.
ruling-R84 = El Gringo likewise takes his card only after surviving the hit.
ruling-R85 = If Suzy Lafayette hits El Gringo with her last card, she draws one, El Gringo takes it, and she draws again.
ruling-R86 = El Gringo reacts to BANG!, Gatling, Indians!, Duel and other damaging cards of another player, not to his own Duel, Dynamite or events.
ruling-R87 = El Gringo takes a card from Doc Holyday when Doc’s ability hits him: Doc discarded cards to shoot.
ruling-R88 = Suzy Lafayette playing General Store as her last card does not use her ability: she ends with a card from the store.
ruling-R89 = If Suzy Lafayette runs out of cards during a Duel, she draws only when the Duel is over.
ruling-R90 = Facing Slab the Killer with one Missed!, Suzy Lafayette may play it, draw at once, play the drawn card if it is another Missed!, and draw again.
ruling-R91 = When Suzy Lafayette spends her last two cards on a card with an extra discard, or plays Stagecoach as her last card, her hand is checked only after the whole effect.
ruling-R92 = If a Sheriff’s penalty, Panic! or Cat Balou empties Suzy Lafayette’s hand, she draws afterwards.
ruling-R93 = Sid Ketchum may heal only at the moments when a Beer may be played: in his own turn, but not while another card is being resolved, or against a lethal hit, even in another player’s turn.
ruling-R94 = Sid Ketchum may repeat his ability while he has pairs of cards, for instance twice against a Dynamite that would leave him at −1. He never rises above his maximum.
ruling-R95 = Vulture Sam takes the cards of every player eliminated while he is alive: two hands if one card eliminates two.
ruling-R96 = If Vulture Sam falls to the same card as others, he receives the cards of those who fell before him in turn order and then discards everything.
ruling-R97 = Vulture Sam and a Vera Custer who copies him share the cards. The one nearer in turn order to the eliminated player takes one, random from hand or chosen in play, then the other, and so on.
ruling-R98 = Green cards that Vulture Sam takes are ordinary hand cards: they must be put down again before use.
ruling-R99 = Jesse Jones can take his first card only from another player who has cards in hand.
ruling-R100 = Kit Carlson puts the card he does not keep back on the deck, face down.
ruling-R101 = Willy the Kid needs no Volcanic, but reach still limits him.

## leaving

ruling-R224 = A player who leaves during a game discards their hand, and their character loses its ability. The character stays at the table, passive.
ruling-R225 = A passive character still makes its Dynamite and Jail checks but always skips its turn.
ruling-R226 = A passive character counts for distance and may be targeted until it is eliminated.
ruling-R227 = A passive character neither draws nor plays cards. A Barrel or Mustang in front of it does nothing for it: it never “draws!” with a Barrel.
ruling-R228 = Eliminating a passive character has the normal consequences: a reward for an Outlaw, the penalty for a Sheriff who eliminates a Deputy, and so on.
ruling-R229 = Saloon heals a passive character. At General Store, when its choice comes up, a random remaining card is discarded.
ruling-R230 = A passive character never reacts to BANG!, Indians!, Duel or Gatling.
ruling-R231 = A passive character still wins or loses with its role at the end.
ruling-R232 = Nothing in front of a passive character has any effect for it, be it Scope, weapon or green card; only Jail and Dynamite work. It also takes the losses that events cause at the start of a turn.
ruling-R252 = If Lucky Duke leaves while choosing which card of a “draw!” counts, chance chooses for him. Dynamite and Jail go by that card. A heart no longer does him any good: no Barrel saves him or a card of his, and Vendetta gives no extra turn, not even a skipped one with a Dynamite check.

## tournament

ruling-R233 = From the third reshuffle of the discard pile on, each player, even a passive one, loses 1 life point at the start of the turn, before Dynamite and Jail. It begins with the next turn of the Sheriff at tables of five or seven, and of the next living player after the Sheriff at tables of six.

## timing

ruling-R234 = When a card concerns several players one after another, such as Gatling, Indians!, Howitzer or General Store, an ability set off by what it does to somebody else waits until the card is through with that character’s owner. Whoever it has been through with already, or does not concern, acts at once; whoever played it acts when the whole card is done. So Greg Digger, on 1 life point and still to be hit, gains nothing before the Gatling reaches him, and Herb Hunter cannot answer it with a Missed! drawn for its victim. Only Vulture Sam acts at once.
ruling-R235 = An eliminated player also chooses the order of the discards when Pedro Ramirez may come back (he is among the dead and Ghost Town is in force or next; or he fell first and Dead Man is) or come in (New Identity is in force or next and he is nowhere to be seen, so that he may be a spare).
ruling-R236 = After an elimination Vulture Sam comes first, then the reward, then what Herb Hunter and Greg Digger gain as soon as they may act. Then comes the Sheriff’s penalty, which takes Herb’s two cards as well, and last of all empty hands are refilled.
ruling-R237 = If one Beer is not enough against a lethal hit and it was her last card, Suzy Lafayette draws at once and may drink the Beer she draws.
ruling-R238 = In Russian Roulette every answer stands for itself: Suzy Lafayette and Molly Stark draw as soon as they have answered and may use those cards in the next round.
ruling-R239 = The shots of A Fistful of Cards come one by one: the card Bart Cassidy draws for one of them may answer the next. Their number does not grow with it.
ruling-R240 = If a card gives Vulture Sam the hand of its victim and then reaches him, he may answer it with what he has just been given.
ruling-R241 = The Reverend forbids Beer cards, not abilities. Sid Ketchum may heal at any moment at which a Beer could be played if The Reverend were not there.
ruling-R242 = If both cards that Lucky Duke turns up mean the same, nothing is asked: the second one lies on top of the discards, even if Pedro Ramirez is waiting for it.
ruling-R243 = A green card that Elena Fuente plays from her hand as a Missed! is a Missed! and nothing else: a Bible brings no card.
ruling-R244 = If Hangover is in force when Vera Custer’s turn begins, she chooses nobody, and her earlier choice is over. When Hangover ends, she has no ability until her next turn.
ruling-R245 = If Suzy Lafayette comes back as a ghost, her hand is empty: she draws a card at once, and the three of a ghost in phase 1.
ruling-R246 = As a ghost, a character with a way of their own to draw has one card more in it, as under Train Arrival: Kit Carlson takes all three, Claus "The Saint" keeps three, Black Jack shows the second of his three, and only the first card of Jesse Jones or Pedro Ramirez comes from elsewhere. Pat Brennan, if he takes a card in play, gets no other.
ruling-R247 = The tournament’s high noon strikes after a new event has been turned up and has done what it does then, and after a dead player has come back, but before anything that events do at the start of a turn: whoever changes with New Identity has 2 life points even so, and whoever is left with one has none to give away for Blood Brothers.
ruling-R248 = Ricochet with a diamond BANG! does nothing to a card in front of Apache Kid, as with Sniper or a diamond Cat Balou. The BANG! is spent.
ruling-R249 = Under Law of the West Claus "The Saint" shows the second of the cards he keeps, in the order in which they lay in the deck.
ruling-R250 = If abilities of several players are due at the same moment, they act clockwise, beginning with the player whose turn it is: so if a Cat Balou leaves both Suzy Lafayette and a Vera Custer who copies her without cards, the one who played it draws first.
ruling-R251 = If Suzy Lafayette’s last card is a shot at Molly Stark, who answers it or is saved by a Beer, Molly draws first: the card is through with her before it is over for Suzy.
