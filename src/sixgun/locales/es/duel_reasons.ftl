### The Duel: por qué algo no se puede, en qué pensar antes de hacerlo, qué se suma.

# One message per key of OWN_REASONS and CAUTIONS in duel/explain.py, of SUMS and SUMMANDS in
# duel/sums.py. $card is a card, $name a character, $word a card or a character, $player a player,
# $side law or outlaws, $kind a kind of decision.

## Por qué no

duel-reason-no-such-thing = En un duelo no hay nada parecido.
duel-reason-not-your-turn = Eso se hace en el turno propio, y este es el de { $player }.
duel-reason-other-question =
    { $kind ->
        [play] Es tu turno: juega una carta, usa algo, mueve tu marcador o termina el turno.
        [swap] Antes di si mueves tu marcador antes de robar.
        [shot] Antes responde al disparo.
        [indians] Antes responde a los ¡Indios!
        [duel] Antes responde en el Duelo.
        [bear] Antes di quién pierde el punto de vida.
        [cost] Antes paga con una carta de la mano.
        [loss] Antes renuncia a una carta de la mano.
        [limit] Antes descarta las cartas que te sobran.
        [pick] Antes elige una de las cartas que se te ofrecen.
        [gear] Antes di a qué equipo renuncias.
        [loot] Antes coge una carta o pasa.
        [back] Antes di de qué mazo es la carta que se descarta.
        [flip] Antes di qué carta vale.
        [marker] Antes di si mueves un marcador.
        [front] Antes di quién está activo al empezar.
        [rear] Antes di quién empieza en la retaguardia.
        [reserve] Antes di quién espera en la reserva.
        [replacement] Antes di quién ocupa el puesto del caído.
       *[other] Antes elige una de las cartas a la vista.
    }
duel-reason-needs-target = { $card } se juega sobre un personaje: di cuál.
duel-reason-takes-no-target = { $card } no se juega sobre ningún personaje.
duel-reason-own-character = { $card } solo se juega contra los personajes del rival.
duel-reason-rear-spared = { $name } está en la retaguardia, y hasta allí no se llega.
duel-reason-not-beside = El equipo se pone junto a tu retaguardia o junto al personaje activo del rival, y { $name } no es ni lo uno ni lo otro.
duel-reason-only-own-rear = { $card } solo se pone junto a la propia retaguardia.
duel-reason-nobody-there = Ahí no hay nadie.
duel-reason-has-marker = { $name } ya tiene el marcador.
duel-reason-no-pair =
    { $side ->
        [law] A la Ley le queda un solo personaje en pie: su marcador se queda donde está.
       *[outlaws] A los Forajidos les queda un solo personaje en pie: su marcador se queda donde está.
    }
duel-reason-nobody-paired = A ningún bando le quedan dos personajes en pie: no hay marcador que mover.
duel-reason-nothing-to-steal = No hay nada que robar: ni cartas en la mano del rival ni equipo a tu alcance.
duel-reason-no-equipment = No hay ningún equipo a tu alcance.
duel-reason-marker-moved = En este turno ya has movido tu marcador.
duel-reason-not-beside-yours = { $card } no está junto a ninguno de tus personajes.
duel-reason-not-with-you = { $name } no está en juego de tu lado.
duel-reason-dormant = { $name } está en la retaguardia, y allí su capacidad duerme.
duel-reason-works-by-itself = { $word } actúa por su cuenta: no hay nada que usar.
duel-reason-only-against-hits = { $word } sirve cuando disparan a su personaje.
duel-reason-only-for-other = { $name } interviene cuando tu otro personaje va a perder un punto de vida.
duel-reason-hand-not-empty = { $name } solo roba si no tienes cartas en la mano.
duel-reason-hand-empty = Para { $name } hace falta una carta de la mano, y no tienes ninguna.
duel-reason-nothing-to-trade = Junto a { $name } no hay nada a lo que renunciar.
duel-reason-no-action-on-top = Encima de los descartes no hay una carta de acción que { $name } pueda repetir.
duel-reason-no-cylinder = { $card } no tiene el tambor y no se recarga; las cartas no se descartan sin más.
duel-reason-no-reload-yet = Solo se recarga cuando a un bando le queda un único personaje.
duel-reason-gear-in-the-rear = { $card } está junto a tu retaguardia: solo se recarga el equipo del personaje activo.
duel-reason-only-dodge = { $card } no anula un disparo: hace falta una esquiva.
duel-reason-needs-price =
    { $number ->
        [one] Para esquivar esto hace falta { $number } carta más, y no la tienes.
       *[other] Para esquivar esto hacen falta { $number } cartas más, y no las tienes.
    }
duel-reason-discard-it = Contra una Derringer { $card } no se juega: basta con descartarla.
duel-reason-play-it = { $card } aquí no se descarta: se juega.
duel-reason-only-derringer = Solo una Derringer se evita descartando una carta cualquiera.
duel-reason-not-the-target = { $word } no sirve: el blanco es { $name }.
duel-reason-no-dodge = { $word } no esquiva disparos.
duel-reason-only-hit = { $card } aquí no sirve: hace falta una carta de disparo.
duel-reason-no-way-out = { $word } aquí no sirve: hace falta una carta de disparo de la mano.
duel-reason-say-where = Di junto a quién está { $card }.
duel-reason-not-there = { $card } no está junto a { $name }.
duel-reason-not-in-play = { $card } no está junto a nadie.
duel-reason-only-active-gear = { $name } no tiene el marcador: solo se alcanza el equipo de los personajes activos.
duel-reason-no-such-back =
    { $side ->
        [law] El rival no tiene en la mano cartas del mazo de la Ley.
       *[outlaws] El rival no tiene en la mano cartas del mazo de los Forajidos.
    }
duel-reason-own-fallen = Ha caído un personaje tuyo: no coges nada de la mano del rival.
duel-reason-not-left-behind = { $card } no está entre lo que deja el caído.
duel-reason-always-active = { $card } está siempre activa: no se puede renunciar a ella.
duel-reason-not-laid-out = { $card } no está entre las cartas a la vista.
duel-reason-must-discard = Puedes conservar { $limit } cartas: descarta { $number } más.
duel-reason-not-dealt = { $name } no está entre los personajes que has recibido.
duel-reason-already-chosen = Ya has elegido a { $name }.
duel-reason-not-in-reserve = { $name } no espera en tu reserva.

## ¿Es eso lo que quieres?

duel-caution-own-character = { $name } está de tu lado.
duel-caution-helps-foe = { $name } es del rival, y saldría ganando.
duel-caution-loses-life =
    { $number ->
        [one] A { $name } le cuesta { $number } punto de vida.
       *[other] A { $name } le cuesta { $number } puntos de vida.
    }
duel-caution-replaces = { $card } ya está junto a { $name }: la anterior se descartaría.
duel-caution-own-last-life = { $name } también es blanco, y le queda un solo punto de vida.
duel-caution-last-hit = { $card } es la última carta de disparo con la que puedes responder.

## Qué se suma

duel-sums =
    { $side ->
        [law] Los números de la Ley
       *[outlaws] Los números de los Forajidos
    }
# $sum is a number, or a number with its parts.
duel-sum-draw = Cartas que se roban al empezar el turno: { $sum }
duel-sum-bangs = Cartas ¡BANG! por turno: { $sum }
duel-sum-kept = Cartas que se conservan al final del turno: { $sum }
duel-sum-dodge = Cartas que hacen falta para esquivar un ¡BANG! de este bando: { $sum }
duel-sum-reveal = Cartas a las que se da la vuelta al desvelar: { $sum }
summand-base = { $number }
summand-life =
    { $number ->
        [one] { $thing } tiene { $number } punto de vida
       *[other] { $thing } tiene { $number } puntos de vida
    }
summand-fewest = { $signed }: nunca menos de dos
summand-unlimited = sin límite: { $thing }

## Probabilidades

# $thing is a card or a character, $symbol what has to come up.
duel-odds = { $player }, { $thing }: { $symbol } con una probabilidad del { $percent } %
duel-why-usage = Di qué te gustaría hacer, por ejemplo: por qué colt
duel-no-odds = En la mesa nada depende de un símbolo.
