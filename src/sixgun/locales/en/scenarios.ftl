### Prepared positions: what they are called, what to do, what one has learnt.

# One message per file in server/scenarios, and one for positions that people bring themselves.
# .wrong is said when something else was done; one may go on or go back a step.

scenario-bang-and-missed = A shot and a dodge
    .text = You are the Sheriff, and Bob looks suspicious. Play BANG! on him and end your turn. When he shoots back, save yourself with your Missed!.
    .wrong = That was not the plan: shoot at Bob, end your turn, and keep the Missed! for his shot.
    .done = A BANG! costs a life point unless it is answered with a Missed!. One BANG! a turn, but a Missed! whenever you are shot at.
scenario-distance = Too far away
    .text = Bob sits next to you, but his Mustang keeps him at distance 2, and your Colt .45 reaches 1. Put the Schofield in play, shoot at Bob, then put your own Mustang in play.
    .wrong = First the Schofield, then the shot at Bob, and the Mustang last.
    .done = A weapon reaches as far as it says. A Mustang makes everybody else see its owner 1 farther away: now Bob cannot reach you either.
scenario-last-beer = The last life point
    .text = You have one life point left, and the Sheriff is about to shoot. Without a Missed! only a Beer can save you; in your next turn another Beer wins back a life point.
    .wrong = Drink! A Beer against the fatal shot, and the other one in your turn.
    .done = A Beer can be played out of turn, but only against the hit that takes your last life point. In your own turn it brings back one life point.
scenario-jail-and-dynamite = Jail and Dynamite
    .text = Your turn began with two “draws!”: first for the Dynamite, which passed on to Bob, then for the Jail, which you left with a heart. Now put Carla in Jail and watch what happens.
    .wrong = Put Carla in Jail: Dario may well be on your side.
    .done = Dynamite explodes on spades from 2 to 9 and costs three life points; otherwise it passes to the left. Whoever is in Jail needs a heart, or the turn is lost.
scenario-who-is-who = Who is who?
    .text = You are the Sheriff; all other roles are hidden. Dodge, watch who shoots at whom, and then shoot at the one who surely is your enemy.
    .wrong = Who has shot at you? And who has shot at him?
    .done = Whoever shoots at the Sheriff is no Deputy. Whoever shoots at the Sheriff’s enemies may be one, or a Renegade who wants to look like one.
scenario-own = Your own position
    .text = A position that you have brought yourself.
