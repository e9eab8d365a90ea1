### The rulings on the expansions and on games of three and eight, one message each; numbers as in the list of rulings.

## victory

ruling-R68 = With eight players each Renegade plays alone. If the Sheriff falls while both Renegades are alive, the Outlaws win.
ruling-R69 = With three players, Deputy, Outlaw and Renegade are dealt face up and the Deputy starts. There is no Sheriff, so nobody has an extra life point.
ruling-R70 = With three players you win at once by eliminating your quarry yourself: the Deputy hunts the Renegade, the Renegade the Outlaw, the Outlaw the Deputy. If the lethal hit comes from the other opponent, the two survivors fight until only one is left.
ruling-R71 = With three players, whoever eliminates another draws three cards, whatever the roles. Jail may be played on anyone, and Beer stops working when two are left.
ruling-R72 = With three players, if someone is eliminated by nobody, through Dynamite or an event, the two survivors fight until only one is left.
ruling-R73 = With three players, events are revealed at the turn of whoever started the game. Once that player is out, the task passes to the next living player clockwise.

## draw

ruling-R76 = If everybody else already has a Dynamite in front, for instance with two players and two Dynamites, the unexploded one stays where it is.

## dodge_city_cards

ruling-R102 = A green card cannot be used in the turn it was put down. With a Missed! symbol it can serve from the next player’s turn on, otherwise only in your own later turns.
ruling-R103 = A green card taken from another player goes to your hand and starts afresh: put it down, wait, then use it.
ruling-R104 = Green cards too may not be in front of you twice under the same name: two Iron Plates, for instance. Cards of equal effect but different name, like Mustang and Hideout or Scope and Binocular, may lie together and add up.
ruling-R105 = The extra card for Brawl, Rag Time, Springfield, Tequila or Whisky comes from your hand and is your choice. If you have none, you cannot play the card.
ruling-R106 = With Brawl you decide for each opponent: a random card from hand or one you choose in play. Players without any card are skipped.
ruling-R107 = Rag Time, Conestoga and Can Can may also be aimed at yourself, like Panic! and Cat Balou: you pick one of your own cards in play.
ruling-R108 = Tequila Joe gets 2 life points from a Beer, also against a lethal hit. Whisky gives him its usual 2; Saloon, Tequila and Canteen give 1.

## dodge_city_characters

ruling-R109 = Apache Kid is untouched by diamond BANG! cards, by every Indians!, by Conestoga and by the diamond copies of Panic! and Cat Balou. General Store, cards in play and all the rest work normally.
ruling-R110 = Apache Kid’s opponents may use diamond cards such as Missed!, Dodge or Iron Plate against his shots as usual.
ruling-R111 = Gatling, Howitzer, Punch, Springfield, Brawl, Derringer, Buffalo Rifle, Can Can, Knife, Pepperbox, Rag Time and every Jail and Dynamite do affect Apache Kid: none of them is a diamond.
ruling-R112 = During a Duel Apache Kid’s ability is off: diamond BANG! cards discarded against him count.
ruling-R113 = The Duel that is itself a diamond, the Queen, has no effect on Apache Kid. Once any other Duel is under way, suits no longer matter.
ruling-R114 = A diamond card may be played at Apache Kid: it is discarded and counts, for instance as the BANG! of the turn, but does nothing to him.
ruling-R115 = Doc Holyday’s shot hits Apache Kid unless both discarded cards are diamonds.
ruling-R116 = With cards that require an extra discard, Apache Kid looks only at the suit of the card played, not at the card discarded with it.
ruling-R117 = Belle Star’s turn switches off the Barrels, Mustangs, Hideouts and green cards of all the others. Abilities such as those of Jourdonnais and Paul Regret still work.
ruling-R118 = Belle Star’s own cards work normally, and so do the Dynamite and the Jail in front of her.
ruling-R119 = The cards that Belle Star switches off can still be taken or discarded, and they still rule out a second card of the same name.
ruling-R120 = Bill Noface counts his wounds from full life, which as Sheriff is 5 points.
ruling-R121 = Chuck Wengam may repeat his exchange down to 1 life point, and only in his own turn.
ruling-R122 = Doc Holyday shoots once per turn at a player within the reach of his weapon. It is not a BANG! card: the limit is untouched, and one Missed! or a successful Barrel is enough.
ruling-R123 = Elena Fuente may use any hand card as a Missed! against any BANG! symbol, two of them against Slab the Killer. Against Indians! and Duel this does not help.
ruling-R124 = Greg Digger and Herb Hunter react to every elimination of another character, whoever caused it. Herb Hunter’s two cards come on top of the three for an Outlaw.
ruling-R125 = With Greg Digger and Herb Hunter both in the game, it makes no difference whether the healing or the two cards come first. Both come after the reward.
ruling-R126 = José Delgado may discard only blue cards from his hand, Jail and Dynamite included but not green ones, at most twice per turn.
ruling-R127 = Molly Stark draws for each hand card she plays or willingly discards outside her turn: Missed!, Dodge, Beer against a lethal hit, BANG! against Indians!
ruling-R128 = In a Duel during another player’s turn, Molly Stark draws for all her BANG! cards together when it ends.
ruling-R129 = Cards that Molly Stark loses to Cat Balou, Panic!, Brawl or Can Can bring her nothing. Nor do green cards she uses, since they do not come from her hand.
ruling-R130 = Against Slab the Killer, Molly Stark draws only after both answers: a Missed! drawn this way cannot complete the defence.
ruling-R131 = Pat Brennan may take one card in play, blue or green, instead of his whole normal draw. It may be a weapon, a Jail or a Dynamite.
ruling-R132 = Pat Brennan may also take one of his own cards in play.
ruling-R133 = Sean Mallory keeps up to ten cards at the end of his turn, however few life points he has.
ruling-R134 = Vera Custer must choose a character alive at that moment, after Dynamite and Jail and before drawing. If she stays in Jail, she has no ability until her next turn.
ruling-R135 = For the “draw!” for her own Jail, Vera Custer can use Lucky Duke’s ability only if she copied him in her previous turn.
ruling-R136 = Vera Custer copies only the ability: she still has 3 life points, 4 as Sheriff. She keeps it even if the copied character is eliminated.
ruling-R137 = Before her first turn Vera Custer has no ability.
ruling-R138 = A draw-phase ability that Vera Custer copies, like that of Kit Carlson, Pixie Pete or Pat Brennan, works in the same turn: she chooses before phase 1.
ruling-R139 = If Vera Custer copies an ability with a limit per turn, like that of Doc Holyday, José Delgado or Uncle Will, the limit applies to her separately.

## promo_characters

ruling-R140 = Uncle Will may use any hand card, even one he could not play otherwise, once per turn. It is discarded and everybody chooses from the store, starting with him.
ruling-R141 = The card Uncle Will uses counts as a General Store: its own colour and suit do not matter. Under The Judge, too, he may use a blue card this way.
ruling-R142 = What holds for any General Store also holds for one opened by Uncle Will, and for a Vera Custer who copies Suzy Lafayette: whether a hand is empty is checked only when the store is over.
ruling-R143 = Whenever Johnny Kisch puts a card into play, blue or green, every other card of that name in play is discarded. This includes a Jail he puts in front of someone else.
ruling-R144 = Only Johnny Kisch’s own act of playing counts: a Dynamite that is passed on discards nothing.
ruling-R145 = Claus "The Saint" draws one card more than there are players in the game, looks at them all, hands one to each of the others and keeps two. The others see only what they get.
ruling-R146 = Under Thirst Claus "The Saint" keeps one card, under Train Arrival three. The number he hands out does not change.

## events

ruling-R147 = The first event is revealed at the Sheriff’s second turn, before anything else in it. Exactly one event is in force at a time, until the next one covers it.
ruling-R148 = With both sets, the two final cards are put aside, twelve of the others are drawn at random, more for a longer game, and one final card, also random, comes last. There is still only one event at a time: two never combine.
ruling-R149 = The next event is visible in advance.
ruling-R150 = Life points lost to an event are taken by nobody: there is no reward and no card for El Gringo. Bart Cassidy draws.

## high_noon

ruling-R151 = Under Blessing, Barrel and Jail checks always succeed and Dynamite never explodes.
ruling-R152 = Under Curse, Barrels always fail and Jails always hold. Dynamite explodes on any card from 2 to 9, since ranks do not change.
ruling-R153 = Under Blessing and Curse there are no diamonds for Apache Kid to ignore. Black Jack gets his extra card always under Blessing, never under Curse.
ruling-R154 = In Ghost Town each eliminated player plays one turn as a ghost, with the ability of their character. A ghost draws three cards, cannot die and leaves again at the end of the turn.
ruling-R155 = During their turn ghosts count as in the game, also for distance, General Store and victory: if a ghost Outlaw or Deputy eliminates the Sheriff, the Outlaws win. A ghost Renegade wins only if nobody else is left.
ruling-R156 = A ghost starts at 0 life points but may heal, which raises the hand limit. Cards above the limit are discarded; the others are lost when the ghost leaves.
ruling-R157 = The cards a leaving ghost still has go to Vulture Sam, if he is there, and Greg Digger and Herb Hunter react to the departure. Nobody gets a reward or a penalty.
ruling-R158 = As a ghost, Bill Noface draws for all his wounds: five cards if his full life is 4. Pixie Pete draws three.
ruling-R159 = Whatever lies in front of a ghost is gone when the ghost leaves. Jail and Dynamite cannot wait there for another turn.
ruling-R160 = Gold Rush reverses only the order of turns. Dynamite still moves to the left, and General Store, Gatling and Indians! still run clockwise.
ruling-R161 = Hangover removes all abilities, but life points stay as they are. If Suzy Lafayette’s hand is empty when it ends, she draws.
ruling-R162 = Hangover also silences an ability that Vera Custer copied earlier.
ruling-R163 = Shootout raises the limit to two BANG! cards. Volcanic and Willy the Kid remain without limit, and other BANG! symbols are not concerned.
ruling-R164 = For The Daltons, each player with blue cards in front discards one of their own choice; weapon, Jail and Dynamite count too. Green cards do not.
ruling-R165 = The choices for The Daltons are made clockwise, beginning with the Sheriff.
ruling-R166 = The Doctor heals all players tied for the fewest life points. One of them who is already at full life gains nothing.
ruling-R167 = The Reverend forbids Beer in and out of turn, so no Beer can answer a lethal hit.
ruling-R168 = Saloon is allowed under The Reverend, and so are Tequila, Whisky and Canteen.
ruling-R169 = Sid Ketchum may use his ability under The Reverend, also against a lethal hit: it is not a Beer.
ruling-R170 = The Sermon bars BANG! cards in your own turn, even as an answer in a Duel you have started. If your opponent answers, you lose the life point.
ruling-R171 = Under The Sermon you may discard BANG! cards as usual in another player’s turn, in a Duel or against Indians!
ruling-R172 = Under The Sermon Calamity Janet may not play a Missed! as a BANG! in her own turn.
ruling-R173 = Gatling, Indians!, Punch, green weapons and Doc Holyday’s shot remain usable under The Sermon.
ruling-R174 = Under The Sermon you may still pay with BANG! cards: as an extra discard, or for the abilities of Doc Holyday and Sid Ketchum.
ruling-R175 = Thirst takes one card from the normal draw: two become one, Pixie Pete draws two, Bill Noface one fewer.
ruling-R176 = Under Thirst an unwounded Bill Noface still draws his one card: the event takes away the second.
ruling-R177 = Kit Carlson under Thirst looks at three cards, keeps one and puts the other two back in the same order. Under Train Arrival he takes all three.
ruling-R178 = Black Jack under Thirst draws no second card, so there is no extra one either. Under Train Arrival he draws the event’s card besides any extra card of his own.
ruling-R179 = If Pat Brennan takes a card in play under Train Arrival, he gets no further card.
ruling-R180 = Thirst and Train Arrival concern only phase 1, not Stagecoach, rewards or abilities.
ruling-R181 = The life point lost to High Noon goes at the start of the turn, before Dynamite and Jail, also for a player in Jail. Nobody is responsible and no Missed! helps, but if it is lethal, Beer may answer it.
ruling-R182 = For Handcuffs, the suit is named after the draw phase. It binds only the cards that the player whose turn it is plays from hand, in that turn alone.
ruling-R183 = Under Handcuffs you may use green cards that are already down, whatever their suit. Cards discarded as a cost or in a Duel are not played, so any suit will do.
ruling-R184 = For New Identity, each player is dealt a second character, face down, at set-up.
ruling-R185 = Whoever changes with New Identity has exactly 2 life points, even after having only 1. The maximum becomes that of the new character, plus one for the Sheriff.

## fistful_of_cards

ruling-R186 = Abandoned Mine changes only phase 1, where you draw from the discard pile, and phase 3, where excess cards go face down on the deck. Cards you play go to the discard pile, and Stagecoach and the like draw from the deck.
ruling-R187 = Under Abandoned Mine, if the discard pile is too small for the draw, you take what is there and the rest from the deck.
ruling-R188 = BANG! cards discarded in a Duel under Abandoned Mine go to the discard pile.
ruling-R189 = Under Abandoned Mine a “draw!” still turns up the top card of the deck. Pedro Ramirez gains nothing from his ability.
ruling-R190 = Ambush sets the distance between seats to 1. Mustang, Scope and the like still change it, and so do Paul Regret and Rose Doolan.
ruling-R191 = Blood Brothers is optional, once per turn, for exactly 1 life point and never the last one.
ruling-R192 = Whoever receives the life point of Blood Brothers must be below full life.
ruling-R193 = Bart Cassidy draws for the life point he gives away with Blood Brothers. El Gringo never takes a card for it.
ruling-R194 = With Dead Man, the first player eliminated in the game returns for good when their turn comes, with 2 life points and two cards. A normal turn follows, phase 1 included.
ruling-R195 = Dead Man also serves a player who is the first to be eliminated while the event is in force, if their turn in that round is still to come. It happens only once; the role stays revealed and the maximum of life points is unchanged.
ruling-R196 = Blood Brothers comes at the start of the turn, before Dynamite and Jail.
ruling-R197 = Hard Liquor replaces the whole draw phase, with all its extra cards and abilities. It is not a Beer: Tequila Joe gets 1, and it works with two players left. At full life it is not offered.
ruling-R198 = Under Lasso weapons, Volcanic included, Mustang, Scope, Barrel and green cards do nothing, not even your own; everyone shoots with the Colt .45. Jail and Dynamite are neither checked nor moved: they stay where they are.
ruling-R199 = Under Lasso abilities such as those of Jourdonnais and Rose Doolan still work. Cards may still be put down, taken or discarded.
ruling-R200 = For Law of the West, the second card drawn is shown and must be played before the turn ends, if the rules allow it. A Missed!, a BANG! without a target or over the limit, or a second card of a name already in front stays in hand.
ruling-R201 = Under Law of the West a Beer must be played even at full life, because it can be. Putting down a blue or green card is enough.
ruling-R202 = Under Law of the West you may play other cards first, even if that makes the shown card unplayable. Only the end of the turn counts.
ruling-R203 = Under Law of the West Kit Carlson shows the one of his two cards that lay deeper in the deck. Whoever draws only one card has no second card to show.
ruling-R204 = With Peyote you go on calling as long as you are right. The card of a wrong call is discarded and phase 2 begins.
ruling-R205 = Peyote replaces every draw-phase ability.
ruling-R206 = Ranch happens once, at the end of the draw phase: first you discard, then you draw as many.
ruling-R207 = If Suzy Lafayette discards her whole hand for Ranch, her ability does not apply: the new cards belong to the same effect.
ruling-R208 = Ricochet may be used any number of times and at any distance, outside the limit of BANG! cards. Only cards in front of other players can be shot at.
ruling-R209 = Against Ricochet the owner may save the card with any Missed! symbol or a Barrel. Beer does not help.
ruling-R210 = A Ricochet by Slab the Killer takes only one Missed!: his card is discarded, not played as a BANG!
ruling-R211 = Russian Roulette goes clockwise from the Sheriff, round after round, until somebody does not discard. That player loses 2 life points, and nobody is responsible.
ruling-R212 = Any Missed! symbol serves in Russian Roulette: also green cards in play, BANG! for Calamity Janet and any card for Elena Fuente. A Barrel, or Jourdonnais’s ability, may be tried too.
ruling-R213 = In Russian Roulette you may refuse to discard. If the loss is lethal, you may answer it with Beer.
ruling-R214 = Sniper’s target must be within the reach of your weapon. Two Missed! effects are needed; a Barrel supplies one and is tried once.
ruling-R215 = Sniper is outside the limit of BANG! cards: you may repeat it and still play your normal BANG!
ruling-R216 = Slab the Killer gains nothing on Sniper: two Missed! effects are enough, not four.
ruling-R217 = Apache Kid ignores Sniper only if both BANG! cards are diamonds.
ruling-R218 = The Judge stops any card from going from hand into play, in front of anyone: Jail, Dynamite and weapons included. Cards already down, green ones too, keep working, and a Dynamite still moves on.
ruling-R219 = Under The Judge José Delgado and Uncle Will may still discard blue cards for their abilities.
ruling-R220 = The “draw!” for Vendetta comes after phase 3. A heart gives one full extra turn, with Dynamite and Jail checks but without a new event, and with no second “draw!” for Vendetta.
ruling-R221 = A turn skipped because of Jail brings no “draw!” for Vendetta.
ruling-R222 = For A Fistful of Cards, the hand at the start of the turn fixes the number of shots. They come one by one; each may be answered with Missed!, Barrel or, if lethal, Beer. Nobody counts as the shooter.
ruling-R223 = The shots of A Fistful of Cards come before Dynamite, Jail and the draw. Molly Stark draws nothing for her answers, since it is her own turn, and El Gringo takes nothing.
