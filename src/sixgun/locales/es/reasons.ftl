### Por qué algo no se puede hacer, en qué pensar antes de hacerlo, de qué se compone una distancia.

# One message per key of REASONS, CAUTIONS and SUMMANDS in engine/explain.py.
# $card, $character, $event, $word, $target and $player are names; $own: is the target the reader?

## Por qué no

reason-game-over = La partida ha terminado.
reason-you-are-out = Ya no estás en la partida.
reason-spectator = Solo estás mirando.
reason-not-asked = Ahora le toca a { $player }.
reason-not-in-hand = No tienes { $card } en la mano.
reason-not-in-play = No tienes { $card } en juego.
reason-not-yours = Tu personaje no es { $character }.
    .event = El evento { $event } no está en vigor.
reason-only-in-answer = { $card } solo se juega en respuesta a algo.
reason-bang-limit =
    { $number ->
        [one] En un turno solo puedes jugar { $number } carta ¡BANG!, y ya lo has hecho.
       *[other] En un turno solo puedes jugar { $number } cartas ¡BANG!, y ya lo has hecho.
    }
reason-already-in-play =
    { $own ->
        [yes] Ya tienes delante una carta con ese nombre.
       *[no] { $target } ya tiene delante una carta con ese nombre.
    }
reason-needs-target = { $card } se juega contra alguien: di contra quién.
reason-takes-no-target = { $card } no se juega contra nadie.
reason-no-target = No hay nadie contra quien jugar { $card }.
reason-target-out = { $target } ya no está en la partida.
reason-target-self = No puedes usarla contra ti.
reason-out-of-reach = { $target } está a distancia { $distance } y tu arma alcanza { $reach }.
reason-too-far = { $target } está a distancia { $distance }: esta carta solo llega a distancia { $reach }.
reason-nothing-in-play = No tienes cartas en juego.
reason-nothing-to-take = { $target } no tiene cartas.
reason-jail-sheriff = { $target } es el Sheriff, y el Sheriff no va a la Cárcel.
reason-only-missed = { $card } no anula un disparo: hace falta un ¡Fallaste!
reason-only-bang = { $card } aquí no sirve: hace falta un ¡BANG!
reason-only-beer = { $card } no te salva ahora: hace falta una Cerveza.
reason-beer-two-left = Cuando quedan dos jugadores, la Cerveza no salva a nadie.
reason-already-tried = Contra este disparo ya has probado con { $word }.
reason-life-full = Tienes todos tus puntos de vida.
reason-too-few-cards =
    { $number ->
        [one] Cuesta { $number } carta, más de las que tienes en la mano.
       *[other] Cuesta { $number } cartas, más de las que tienes en la mano.
    }
reason-needs-cost =
    { $number ->
        [one] Cuesta { $number } carta más de la mano, y no la tienes.
       *[other] Cuesta { $number } cartas más de la mano, y no tienes tantas.
    }
reason-must-play = Antes tienes que jugar { $card }, la carta que has enseñado.
reason-forbidden = El evento { $event } no lo permite.
reason-silenced = Ahora lo que tienes delante no surte efecto.
reason-just-laid = Has puesto { $card } en este mismo turno: espera al siguiente.
reason-used-up = En este turno ya no puedes volver a usar { $word }.
reason-last-life-point = No puede costarte el último punto de vida.
reason-no-blue-card = No tienes en la mano ninguna carta azul.
reason-too-few-bangs =
    { $number ->
        [one] Hace falta { $number } carta ¡BANG!, y no tienes ninguna.
       *[other] Hacen falta { $number } cartas ¡BANG!, más de las que tienes en la mano.
    }
reason-not-now = No es eso lo que se pregunta ahora.

## ¿Es lo que quieres?

caution-sheriff = Eres Alguacil, y { $target } es tu Sheriff.
caution-own-side = { $target } está sin duda de tu parte.
caution-no-effect = Ahora { $card } no tendría efecto.
caution-last-bang = { $card } es el último ¡BANG! que puedes echar en este duelo.
caution-waste = Una sola respuesta no basta: hacen falta { $number } para anular este disparo.

## De qué se compone una distancia

summand-seats =
    { $number ->
        [one] { $number } puesto
       *[other] { $number } puestos
    }
# $signed is the number with its sign.
summand-rule = { $signed } { $thing }
summand-minimum = { $signed } (nunca menos de 1)
