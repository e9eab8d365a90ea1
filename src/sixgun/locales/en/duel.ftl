### The Duel: names and rule texts. Every sentence is our own; names are official where known.

## The sides and the symbols in the corners

duel-side-law = Law
duel-side-outlaws = Outlaws
duel-symbol-barrel = barrel
duel-symbol-snake = snake
duel-symbol-dynamite = dynamite
duel-symbol-horseshoe = horseshoe

## BANG! cards

duel-card-colt = Colt
    .text = A hit on the opponent’s active character.
duel-card-quick-fire = Quick Fire
    .text = The target suffers as many hits as it has equipment cards; each is dodged on its own.
duel-card-carbine = Carbine
    .text = A hit. If it is dodged, you may discard one equipment card of either active character.
duel-card-peacemaker = Peacemaker
    .text = A hit. If it is dodged, the opponent discards a hand card of their choice.
duel-card-remington = Remington
    .text = A hit. If it is dodged, draw a card.
duel-card-schofield = Schofield
    .text = A hit. If it is dodged, your active character regains 1 life point.
duel-card-shotgun = Shotgun
    .text = A hit. If it is dodged, you may move your marker or the opponent’s.
duel-card-winchester = Winchester
    .text = A hit that may also be aimed at the opponent’s rearguard.

## Action cards

duel-card-missed = Missed!
    .text = Play it when one of your characters is the target of a hit: the hit is dodged.
duel-card-return-fire = Return Fire
    .text = Dodge a hit; afterwards the opponent’s active character is the target of one.
duel-card-derringer = Derringer
    .text = A hit that is avoided by discarding any card. It is not a BANG! card.
duel-card-knife = Knife
    .text = A hit. It is not a BANG! card.
duel-card-gatling = Gatling
    .text = Every character except your active one is the target of a hit, your own rearguard too.
duel-card-indians = Indians!
    .text = For every character except your active one, its player discards a hit card or the character loses 1 life point.
duel-card-duel = Duel
    .text = You and the opponent take turns discarding hit cards, the opponent first: whoever stops loses 1 life point.
duel-card-canteen = Canteen
    .text = Move your marker or the opponent’s to the rearguard.
duel-card-stagecoach = Stagecoach
    .text = Draw three cards, keep two and discard the third.
duel-card-general-store = General Store
    .text = Turn up two cards of each deck. You and the opponent take turns taking one, you first.
duel-card-steal = Steal
    .text = Take a random card from the opponent’s hand, or discard a card in play that is not beside the opponent’s rearguard.
duel-card-teacher = Teacher
    .text = Take an equipment card in play into your hand, but not from the opponent’s rearguard.
duel-card-inn = Inn
    .text = Choose a character, but not the opponent’s rearguard: it now has exactly 3 life points, up or down.
duel-card-beer = Beer
    .text = Both of your characters regain 1 life point.

## Equipment

duel-card-bank = Bank
    .text = Draw one more card in your draw phase.
duel-card-barrel = Barrel
    .text = When this character is the target of a hit, you may reveal a card: a barrel dodges the hit.
duel-card-hat = Hat
    .text = Discard it from play to dodge a hit on this character.
duel-card-gunbelt = Gunbelt
    .text = Any number of BANG! cards in your turn; they do not count towards the limit.
duel-card-scope = Scope
    .text = Your hit cards may be aimed at the opponent’s rearguard.
duel-card-pocket-watch = Pocket Watch
    .text = Draw a card each time the opponent’s marker is moved.
duel-card-panic = Panic
    .text = Always active: at the start of your turn your active character and your rearguard change places.
duel-card-rattlesnake = Rattlesnake
    .text = Always active: at the start of your turn reveal a card. On a snake this character loses 1 life point.
duel-card-dynamite = Dynamite
    .text = For your own rearguard, always active: at the start of your turn reveal a card. On dynamite this character loses 3 life points and the card is discarded, otherwise it goes to the opponent’s rearguard.

## The Law

duel-character-alan-pinkertoon = Alan Pinkertoon
    .text = Each time he loses a life point, but not the last, the opponent’s active character is the target of a hit.
duel-character-annie-oakey = Annie Oakey
    .text = Her hit cards serve as dodges and her Missed! as a Colt.
duel-character-bart-masterson = Bart Masterson
    .text = Always active: in every reveal two cards are turned up, and his player picks the one that counts.
# “Thightman” is meant: it is how the official list of the characters prints him.
duel-character-bill-tightman = Bill Thightman
    .text = Draws 2 cards each time another character is eliminated.
duel-character-buffalo-bell = Buffalo Bell
    .text = Always active: may lose life points instead of your other character, but not her last.
duel-character-dalon-ranger = Dalon Ranger
    .text = Draws a card for each life point the opponent makes him lose, but not for the last.
duel-character-the-stranger = The Stranger
    .text = Always active: you may play one more BANG! card in your turn.
duel-character-jango = Jango
    .text = Draws a card each time the opponent’s marker is moved.
duel-character-pat-garret = Pat Garret
    .text = Shows the second card of his draw phase: with a horseshoe he draws a third one, from the opponent’s deck.
duel-character-tex-killer = Tex Killer
    .text = Whoever dodges his BANG! cards must discard one more card of any kind.
duel-character-wild-bill = Wild Bill
    .text = Each time the opponent takes or discards a card from your hand or one of his equipment cards, their active character is the target of a hit.
duel-character-wyatt-ear = Wyatt Ear
    .text = Draws a card each time an opposing character dodges one of your hits.

## The Outlaws

duel-character-babe-leroy = Babe Leroy
    .text = Once a turn, with no cards in hand, draws 2 cards.
duel-character-bull-anderson = Bull Anderson
    .text = When a character is eliminated, takes up to 2 cards from its equipment and from the opponent’s hand.
duel-character-cattle-katie = Cattle Katie
    .text = Once a turn discards one of her equipment cards that is not always active, to draw 2 cards.
duel-character-dalton-bros = Dalton Bros
    .text = Draw 3 cards instead of 2 in their draw phase.
duel-character-jack-ransome = Jack Ransome
    .text = May play cards on any character.
duel-character-pearl-hat = Pearl Hat
    .text = Once a turn discards a hand card to carry out the action card that lay on top of the discard pile.
duel-character-sid-curry = Sid Curry
    .text = When he is the target of a hit, he may reveal the top card of the opponent’s deck: a barrel dodges the hit, and the attacker is the target of one.
duel-character-slim-poet = Slim Poet
    .text = For each life point the opponent makes him lose, but not the last, a random card from the opponent’s hand is discarded.
duel-character-soundance-kid = Soundance Kid
    .text = Once a turn discards a hand card, draws one card from each deck, keeps one and discards the other.
duel-character-toco-ramirez = Toco Ramirez
    .text = Any hand card serves as a Colt, which counts as the BANG! card of the turn.
duel-character-tom-thorn = Tom Thorn
    .text = Each time the marker is moved onto him, the opponent’s rearguard is the target of a hit.
duel-character-west-harding = West Harding
    .text = Any number of BANG! cards in your turn.
