### How well people play, in a house that wants to know.

rating-heading = Your rating
rating-none = You don’t have a rating yet. It begins with the first game that you finish at a table with nobody but people.
rating-of = Role
rating-overall = All roles
rating-duel = Duels
rating-points = Rating
rating-between = Almost surely between
rating-games = Games
rating-range = { $low } and { $high }
rating-yours = Nobody but you sees this.
rating-listed = List me among the best of the house
    .about = Under the name you go by. From { $games } games on, and only as long as you want it.

best-heading = The best of the house
    .about = Who plays best, among those who want to be listed.
best-name = Name
best-me = (you)
best-nobody = Nobody is listed yet.
best-join = Your own rating, and whether you’re listed
best-how = How it is reckoned
best-how-1 = Only games count in which people had all seats from the deal to the end: no bots, no programs, no lessons, no tournaments, and nobody who left before the end.
best-how-2 = Those on the same side win or lose together: the law (Sheriff and Deputies), the Outlaws, and each Renegade alone. With three players, everybody plays alone. Duels are rated apart.
best-how-3 = Everybody begins at 1000. Whoever wins against the odds gains a lot, whoever wins as expected gains little; losing is the same the other way round.
best-how-4 = Some sides win more often than others, so that is taken into account: it makes no difference how often you are dealt the Sheriff. A Renegade seldom wins: losing costs little, and winning gains a lot.
best-how-5 = Nobody knows exactly how well anybody plays. The truth almost surely lies between the two numbers; with every game they move closer together. The list goes by the lower one.
best-how-6 = Ratings change only when a game is over and all roles are open. Nobody is listed who hasn’t asked for it, or who has played fewer than { $games } games. Reckoned with openskill.
