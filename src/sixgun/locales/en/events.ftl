### The events: name and effect. Every sentence is our own.

## High Noon

event-blessing = Blessing
    .text = All cards count as hearts. Their ranks do not change.
event-curse = Curse
    .text = All cards count as spades. Their ranks do not change.
event-ghost-town = Ghost Town
    .text = Eliminated players come back for their turn as ghosts: they draw three cards instead of two and cannot die. When the turn ends they are out again.
event-gold-rush = Gold Rush
    .text = For one round, starting with the Sheriff, turns pass to the right. Card effects still go clockwise.
event-hangover = Hangover
    .text = No character has an ability.
event-shootout = Shootout
    .text = The limit is two BANG! cards per turn instead of one.
event-the-daltons = The Daltons
    .text = When it is revealed, everyone with blue cards in front chooses one of them and discards it.
event-the-doctor = The Doctor
    .text = When it is revealed, the player with the fewest life points regains 1; if several are tied, they all do.
event-the-reverend = The Reverend
    .text = Nobody can play Beer, in or out of turn.
event-the-sermon = The Sermon
    .text = In your own turn you cannot use BANG! cards as such, not even in a Duel.
event-thirst = Thirst
    .text = In the draw phase everyone draws one card fewer.
event-train-arrival = Train Arrival
    .text = At the end of the draw phase everyone draws one more card from the deck.
event-handcuffs = Handcuffs
    .text = After your draw phase you name a suit: for the rest of your turn you can play only cards of that suit from hand.
event-new-identity = New Identity
    .text = At the start of your turn you look at your second character, kept face down. If you like, you change to it for good and go on with 2 life points.
event-high-noon = High Noon
    .text = Everyone loses 1 life point at the start of their turn. It lasts until the end of the game.

## A Fistful of Cards

event-abandoned-mine = Abandoned Mine
    .text = In your draw phase you draw from the discard pile, and from the deck once the pile runs out. The cards you discard in phase 3 go face down on top of the deck.
event-ambush = Ambush
    .text = The distance between any two players is 1. Mustang, Scope and the like still change it.
event-blood-brothers = Blood Brothers
    .text = At the start of your turn you may give up 1 life point, but not your last, to let another player regain 1.
event-dead-man = Dead Man
    .text = The first player eliminated in this game comes back for good when their turn comes round, with 2 life points and two cards from the deck.
event-hard-liquor = Hard Liquor
    .text = You may skip your whole draw phase to regain 1 life point.
event-lasso = Lasso
    .text = No card lying in front of a player has any effect, your own included.
event-law-of-the-west = Law of the West
    .text = You show the second card of your draw phase. If you can play it, you must do so before your turn ends.
event-peyote = Peyote
    .text = Instead of drawing, you call red or black and turn up the top card of the deck. If you are right, you keep it and call again; if not, it is discarded and phase 2 begins.
event-ranch = Ranch
    .text = At the end of your draw phase you may, once, discard any number of cards from hand and draw as many from the deck.
event-ricochet = Ricochet
    .text = In your turn you may discard BANG! cards to shoot at cards in front of the others. Unless its owner answers with a Missed!, the card is discarded.
event-russian-roulette = Russian Roulette
    .text = When it is revealed, one player after another, from the Sheriff clockwise and round after round, discards a Missed! The first who does not loses 2 life points, and that ends it.
event-sniper = Sniper
    .text = In your turn you may discard two BANG! cards together to fire one shot at a player within the reach of your weapon. It takes two Missed! to cancel.
event-the-judge = The Judge
    .text = No card can be put down in front of you or of anyone else. Cards already in play keep working.
event-vendetta = Vendetta
    .text = At the end of your turn you “draw!”: on a heart you play another turn, with no “draw!” at the end of it.
event-a-fistful-of-cards = A Fistful of Cards
    .text = At the start of your turn you are shot at once for each card in your hand. It lasts until the end of the game.
