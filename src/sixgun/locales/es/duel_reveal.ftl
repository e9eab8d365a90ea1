### Cómo empieza un duelo: de qué lado estás y quién lucha.

# $side is law or outlaws.

duel-reveal-title = Empieza el duelo
duel-reveal-you-are =
    { $side ->
        [law] Juegas con la Ley
       *[outlaws] Juegas con los Forajidos
    }
duel-reveal-goal = Elimina a todos los personajes del otro bando.
duel-reveal-mine = Tus personajes
duel-reveal-theirs = Los rivales
duel-reveal-choose = Enseguida cada bando elige a quién pone delante.
