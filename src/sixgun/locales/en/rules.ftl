### The rulebook: the game itself. Every sentence is our own.

# How the texts are written: a blank line ends a paragraph, lines with a dash make a list,
# <cat_balou> is the name of a card, character, event or role, and _words_ stand out.

## The page

rules-title = The rules
rules-lead = Everything you need at the table, in our own words. A card’s name shows you the card. Under each section there are rulings for the moments when everybody starts arguing, and scenarios: positions in which this program plays the rule through to prove that it keeps it.
rules-to-lesson = Learn by playing instead
rules-to-gallery = All cards and characters
rules-contents = Contents
rules-link = Link to “{ $title }”
rules-part-game = The game
rules-part-boxes = The boxes
rules-part-house = In this house
rules-things = The cards of this section
rules-players = Players
rules-symbols = Symbols on the cards
rules-rulings =
    { $count ->
        [one] One ruling on this
       *[other] { $count } rulings on this
    }
rules-scenarios =
    { $count ->
        [one] One scenario that proves it
       *[other] { $count } scenarios that prove it
    }
rules-scenarios-about = Each scenario is a position, a few moves, and what must be true after them; all of them are played every time this program is tested. Their titles and moves are in English, because those who maintain the rules share that language.
rules-scenarios-of = About
rules-scenarios-all = everything
rules-scenarios-lost = The scenarios can’t be loaded right now.
rules-scenarios-again = Try again
rules-try = Play it at a table
    .about = A table opens at this position, with you as { $name }. The others do what the scenario says; play what you like.
rules-try-not = Nobody has anything to decide here, so you can only read it.

## A scenario in words

rules-position = Position
rules-moves = What happens
rules-turn-of = It’s { $name }’s turn.
rules-turn-start = { $name }’s turn is about to begin.
rules-turn-draw = { $name } is about to draw.
rules-in-force = Event: { $event }
rules-events-next = Events to come: { $events }
rules-deck = On top of the deck: { $cards }
rules-discard = On top of the discard pile: { $cards }
rules-bangs-played =
    { $count ->
        [one] One BANG! card has been played this turn.
       *[other] { $count } BANG! cards have been played this turn.
    }
rules-noon = Tournament high noon from reshuffle number { $count } on.
rules-seat = { $name }: { $role }, { $character }
rules-seat-life = life points: { $life }
rules-seat-hand = hand: { $cards }
rules-seat-table = in front: { $cards }
rules-seat-spare = second character: { $character }
rules-seat-copies = has { $character }’s ability
rules-seat-out = out of the game
rules-seat-passive = has left the game
rules-step-play = move
rules-step-can = allowed
rules-step-cannot = not allowed
rules-step-asked = to decide
rules-step-check = must be true
rules-step-options = the choices
rules-step-knows = is known
rules-step-other = then

## The figure

rules-figure-you = You
rules-figure-plain = Six players: the distance at which you see the others.
rules-figure-gear = The same table with a { $scope } in front of you and a { $mustang } in front of two of the others.
rules-figure-fewer = One player is out: whoever sat behind is closer now.
# For those who hear the page: $seats are the seats of the picture, clockwise from you.
rules-figure-heard = { $caption } Clockwise from you: { $seats }.
rules-figure-seat = distance { $distance }
rules-figure-seat-gear = distance { $distance } ({ $gear })
rules-figure-out = out

## The game

rules-aim = Who is who
    .text =
        BANG! is a gunfight in which hardly anybody knows who is shooting for whom. Everyone has a _role_, and the role says what you have to achieve. Only the <sheriff> plays with an open role; everybody else watches, guesses, lies and shoots.

        The Sheriff and the Deputies are the law. The Outlaws want the Sheriff dead. The Renegade wants everybody dead, and the Sheriff last. How many there are of each depends on the number of players:
rules-setup = Getting ready
    .text =
        - Take the roles for your number of players, shuffle them and deal one to each, face down. The <sheriff> turns theirs face up; all the others look at theirs and keep quiet.
        - Deal everyone a _character_, face up. The bullets on it are your life points, and every character has an ability of its own. The Sheriff gets one life point more than the card shows, for the whole game.
        - Shuffle the playing cards and deal everyone as many as they have life points. What is left is the deck; beside it the discard pile will grow.
        - The Sheriff begins, and turns go clockwise.

        In this house all of that happens by itself. How the cards were dealt can be checked after the game: neither the house nor a player could choose them.
rules-turn = Your turn
    .text =
        A turn has three phases:

        - _Draw._ Take the top two cards of the deck.
        - _Play._ Play as many cards as you like, or none. There are three limits: one <bang> card per turn, no two cards of the same name in front of one player, and one weapon at a time.
        - _Discard._ When you are done, you may keep as many cards in hand as you have life points at that moment. Discard the rest, but never more than you have to.

        Before you draw, see to what lies in front of you: first an event that speaks of the start of the turn, then a <dynamite>, then a <jail>.

        In somebody else’s turn you only ever answer: a <missed> to a shot, a <bang> to Indians! or a Duel, a <beer> to a hit that would finish you.

        When a card is needed and the deck is empty, the discard pile is shuffled and becomes the new deck. Whoever is eliminated in their own turn is out at once, and the next turn begins.
rules-cards = How cards are played
    .text =
        The border tells how a card works:

        - _Brown:_ you play it, something happens, and it goes to the discard pile.
        - _Blue:_ it stays in front of you, face up, and works until it is taken, discarded or replaced. You may not have two of the same name. A <jail> is put in front of somebody else.
        - _Green_ (Dodge City): you put it down now and use it later. That section says how.

        Playing a card is never compulsory: you may keep a <missed> in your hand and take the hit. A card that would do nothing may be played all the same if nothing forbids it, for example a <beer> at full life.

        Each card also has a rank and a suit in its corner, as in poker. They matter only when somebody has to “draw!”, and for a few characters and events.

        Most cards say what they do in symbols:
rules-distance = Distance
    .text =
        Not everybody is in range. The _distance_ to another player is the number of steps from seat to seat, the shorter way round. Your neighbours are at distance 1. Only players who are still in the game count, so the table shrinks as people fall.

        A <mustang> in front of you makes the others see you 1 farther away. A <scope> lets you see the others 1 closer. Each works in one direction only: what you see and how you are seen are two different numbers. They add up with one another and with the characters who have the same power, but nothing brings a distance below 1.

        Some cards give a number of their own, like <panic>, which reaches distance 1. Others work at any distance, like <duel>. A weapon changes no distance: it only says how far you can shoot.
rules-weapons = Weapons
    .text =
        Everybody owns a Colt .45, which reaches distance 1. It is not a card, and nobody can take it from you. To shoot farther you need a weapon in play. You can have only one: put down another, and the old one is discarded.

        The <volcanic> reaches no farther than the Colt, but with it you may play as many <bang> cards as you like. A weapon in play can be stolen or discarded like any other card; then the Colt is back in your hand.
rules-shooting = BANG! and Missed!
    .text =
        Play a <bang> and name a player within the reach of your weapon. The target may answer with a <missed>, which cancels the shot, or else loses 1 life point. Either way both cards are spent.

        You may play only _one_ <bang> card per turn. The limit concerns cards of that name: a <gatling>, a <duel> and every other card with the shot symbol come on top. A <volcanic> or <willy_the_kid> lifts the limit.

        A <barrel> in front of you gives you a chance before you need a card: “draw!”, and a heart counts as one <missed>. On any other suit you may still play one. Each Barrel can be tried once per shot.

        Against <slab_the_killer> one <missed> is not enough: his BANG! cards take two. A heart from a Barrel is one of them.
rules-life = Life points and Beer
    .text =
        Every hit costs a life point, shown as a bullet. You can get points back, but never more than you started with. Fewer points also mean fewer cards in hand at the end of your turn.

        A <beer> gives you 1 life point. Play it in your turn, or at the very moment a hit takes your _last_ point, even in somebody else’s turn. Against an ordinary wound it is no answer. If the hit goes deeper, as with a <dynamite>, you may play several.

        When only two players are left, Beer does nothing any more.

        A <saloon> heals everybody, you included. It is not a Beer: it cannot be played out of turn and saves nobody from a lethal hit.
rules-elimination = Out of the game
    .text =
        Whoever loses the last life point and cannot save themselves is _eliminated_: they show their role and discard their hand and everything in front of them. Who did it has consequences:

        - Whoever eliminates an <outlaw> draws three cards as a reward, even another Outlaw.
        - A <sheriff> who eliminates a <deputy> discards all cards, in hand and in play.

        The player whose card it was is responsible. Whoever plays an <indians> or a <gatling> answers for everything it does. A <dynamite> is nobody’s fault, and whoever loses a <duel> they started themselves has only themselves to blame: no reward, no penalty.

        If one card eliminates several, they go one by one in turn order. The whole card is finished before anybody asks who has won.
rules-draw = “Draw!”, Jail and Dynamite
    .text =
        Some cards depend on luck. When you have to “draw!”, turn up the top card of the deck, look only at its suit and rank, and discard it. Its own effect does not happen.

        - _Barrel:_ a heart stops the shot.
        - _Jail:_ put it in front of any player but the <sheriff>. At the start of their turn they “draw!”: on a heart they go free and play as usual, otherwise they skip the turn. The Jail is discarded either way. In the meantime a prisoner can be shot at and may answer.
        - _Dynamite:_ put it in front of yourself. From your next turn on, whoever begins a turn with it must “draw!”: on spades from 2 to 9 it explodes and takes 3 life points; otherwise it moves on to the player on the left.

        With both in front of you, the <dynamite> comes first. Whoever survives it still has to “draw!” for the <jail>. Both can be taken or discarded like any card in play.
rules-duel = Duel, Indians! and Gatling
    .text =
        These three need no weapon and know no distance.

        A <duel> challenges one player. The two of you discard <bang> cards by turns, the challenged one first. Whoever does not, because they have none or do not want to, loses 1 life point. A <missed> or <barrel> is no help.

        Against <indians> each of the others, one after another, discards a <bang> or loses 1 life point. Again neither <missed> nor <barrel> helps.

        A <gatling> shoots at each of the others. This is a real shot: <missed> and <barrel> work.

        <bang> cards given up in a Duel or against Indians! are not played: they do not count towards the limit.
rules-taking = Taking, discarding, drawing
    .text =
        With <panic> you take a card from a player at distance 1, with <cat_balou> you make anybody discard one. You choose: a card in front of them that you name, or one from their hand at random. It may also be one of your own cards in play. Roles, characters and the Colt are never touched.

        <stagecoach> and <wells_fargo> bring cards from the deck, on top of those of your draw phase. At the <general_store> one card per player is laid out and everybody picks one, beginning with you.
rules-characters = Characters
    .text =
        Your character is open from the start, and so is its ability. It works for you alone, in the moments that its text names. Abilities you trigger yourself are your choice; miss the moment, and it is gone.

        An ability waits until the card being played is through with you. If it says what you draw, it replaces or changes the draw phase.
rules-victory = The end of the game
    .text =
        After each elimination, once the card that caused it is finished, the game asks two questions:

        - _Is the Sheriff dead?_ If a single Renegade is then the only one alive, the Renegade has won. In every other case the Outlaws have, even if none of them is still alive.
        - _Are all Outlaws and Renegades dead?_ Then the Sheriff has won together with the Deputies, the dead ones included.

        Otherwise the game goes on. So a Renegade must help the law until the Outlaws are gone, and strike down the Sheriff last of all.
