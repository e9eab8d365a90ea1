### Come comincia un duello: da che parte stai e chi combatte.

# $side is law or outlaws.

duel-reveal-title = Comincia il duello
duel-reveal-you-are =
    { $side ->
        [law] Giochi con la Legge
       *[outlaws] Giochi con i Fuorilegge
    }
duel-reveal-goal = Elimina tutti i personaggi dell’altra fazione.
duel-reveal-mine = I tuoi personaggi
duel-reveal-theirs = Gli avversari
duel-reveal-choose = Fra poco ciascuno sceglie chi mandare in prima fila.
