### Cómo empieza una partida: quién eres, qué quieres, quién es el Sheriff.

# $role is sheriff, deputy, outlaw or renegade; $player somebody at the table.

reveal-title = Empieza la partida
reveal-you-are =
    { $role ->
        [sheriff] Eres el Sheriff
        [deputy] Eres un Alguacil
        [outlaw] Eres un Forajido
       *[renegade] Eres un Renegado
    }
reveal-covered = Tu rol está boca abajo
reveal-cover = Pon tu rol boca abajo
reveal-uncover = Descubre tu rol
reveal-open-role = Lo sabe todo el mundo.
reveal-secret-role = Solo lo sabes tú.
reveal-your-character = Tu personaje
reveal-choose-character = Enseguida eliges tu personaje.
reveal-sheriff = El Sheriff es { $player } y juega primero.
reveal-sheriff-you = Juegas primero.
reveal-first = Empieza { $player }.
reveal-others = En la mesa
reveal-ready = ¡Listo!
reveal-when-ready = Tómate tu tiempo: la partida empieza cuando tú quieras.
reveal-together = Todos tienen el mismo tiempo y nadie ve quién acabó antes.
reveal-seconds =
    { $seconds ->
        [one] La partida empieza en un segundo
       *[other] La partida empieza en { $seconds } segundos
    }
reveal-watching = Los jugadores están mirando su rol.

## What one wants, in a sentence

goal-sheriff = Elimina a todos los Forajidos y al Renegado.
goal-sheriff-eight = Elimina a todos los Forajidos y a los dos Renegados.
goal-deputy = Mantén con vida al Sheriff: ganáis juntos.
goal-outlaw = Haz caer al Sheriff, junto con los demás Forajidos.
goal-renegade = Sobrevive a todos: el Sheriff tiene que caer en último lugar.
goal-renegade-eight = Sobrevive a todos: el otro Renegado no está de tu parte.
goal-deputy-three = Elimina tú al Renegado.
goal-outlaw-three = Elimina tú al Alguacil.
goal-renegade-three = Elimina tú al Forajido.
