### The rulebook: the boxes, and what is done in this house. Every sentence is our own.

## The boxes

rules-dodge-city = Dodge City: the cards
    .text =
        Another forty playing cards are shuffled into the deck: some are more of those you know, and many new ones. Everything above stays as it is.

        _Green cards_ are put down in front of you and used later by discarding them. You cannot use one in the turn you put it down. With a <missed> symbol it can stop a shot from the next player’s turn on; all the others are for later turns of your own. While it lies there, a green card can be stolen or discarded, and you may not have two of the same name. Whoever takes one holds an ordinary hand card again and has to put it down first.

        _Cards with an extra cost:_ some brown cards ask you to discard another card from your hand as well. Any card will do, but without one you cannot play them.

        _Every symbol counts:_ any <missed> symbol stops any shot symbol, whatever the card is called, and a <barrel> may be tried against all of them. The limit of one per turn still concerns only cards named <bang>, and only those serve in a <duel> or against <indians>. Healing cards that are not a <beer> do not save you from a lethal hit.
rules-dodge-city-characters = Dodge City: the characters
    .text =
        Fifteen more characters are mixed with the others. Two of them need a word of explanation:

        <vera_custer> takes over the ability of a living character at the start of each of her turns, after <dynamite> and <jail> and before she draws, and keeps it until her next turn.

        <apache_kid> is untouched by diamonds that others play against him; what counts is the suit of that card, not of the cards it is answered with.
rules-three-players = Three players
    .text =
        With three there is no Sheriff and there are no secrets. Deputy, Outlaw and Renegade are dealt face up, nobody has an extra life point, and the Deputy begins.

        Everyone hunts one of the others: the Deputy the Renegade, the Renegade the Outlaw, the Outlaw the Deputy. If _you_ eliminate your quarry, you win on the spot. If it falls to somebody else, or to nobody, as with a <dynamite>, the two who are left fight it out, and the last one alive wins.

        Whoever eliminates a player draws three cards, whatever the roles. A <jail> may be put in front of anyone. With two left, <beer> does nothing, as always. This game needs the Dodge City box.
rules-eight-players = Eight players
    .text =
        With eight there are two Renegades, and they are not a team: each has to be the last one alive. If the Sheriff falls while both Renegades are alive, or anybody else besides one of them, the Outlaws win. Everything else is as usual. This game needs the Dodge City box.
rules-promo = Special characters
    .text =
        Three characters that once appeared one by one. They can be added to any game.
rules-events = Event cards
    .text =
        High Noon and A Fistful of Cards each bring a deck of events that change the rules for a while. The deck lies face up, so the next event can be seen coming; its last card is always the one that gives the box its name, and it stays until the end.

        The first event is turned up when the <sheriff> begins a second turn, before anything else, and another one at each of the Sheriff’s turns after that. A new event covers the old one: never more than one is in force. With three players the one who began the game turns them up; if that player is out, the next one clockwise does.

        If both boxes are on the table, twelve events are drawn from all of them and one of the two last cards, by chance, comes at the bottom. Life points lost to an event are taken by nobody.
rules-high-noon = High Noon
    .text =
        Fifteen events; <high_noon> comes last. <new_identity> needs some preparation: everyone also receives a second character, face down.
rules-fistful-of-cards = A Fistful of Cards
    .text =
        Fifteen more events, stranger ones; the last one has the name of the box. Several let you do something in your turn that nobody could do before; they are offered to you at the right moment.

## In this house

rules-variants = Other ways to play
    .text =
        Whoever opens a table can choose:

        - _Simplified game:_ the cards with a book symbol are left out. Good for a first evening.
        - _Two characters:_ everyone is dealt two and keeps one, secretly or in the open.
        - _Tournament high noon:_ once the discard pile has been reshuffled as often as you have set (three times in tournaments), everyone loses 1 life point at the start of each of their turns, before Dynamite and Jail. It begins with the Sheriff’s next turn, at tables of six with that of the next living player after the Sheriff. No <missed> helps; a <beer> does, against the last point.
        - _Series:_ one game after another with the same people. Survivors may keep their character, but no cards.
        - _Travelling Sheriff:_ in each new game the star moves on to the next seat, and the other roles are dealt.
rules-leaving = Somebody leaves
    .text =
        At most tables a bot takes over until the missing player is back. Where bots may not stand in, as in tournaments, whoever leaves becomes _passive_: the hand is discarded and the ability is gone, but the character stays in its seat.

        A passive character counts for distance, can be shot at and never answers. It checks its <dynamite> and <jail> and skips its turn; nothing else in front of it works. Eliminating it has the usual consequences, and it wins or loses with its role.
rules-manners = Fair play
    .text =
        Talk as much as you like. You may claim to be anybody, remind others of what they could do, promise and betray. What you may not do is show your role or your hand, or look at other people’s. Whoever is out may stay and watch, but keeps quiet.

        The discard pile shows its top card and no more. What is not allowed cannot be played in this house, so there is nothing to take back; what was forgotten is forgotten.
