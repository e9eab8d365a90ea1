### Las cartas de juego: nombre y texto de regla. Todas las frases son nuestras.

## Borde marrón

card-bang = ¡BANG!
    .text = Dispara a otro jugador al alcance de tu arma: si no responde con un ¡Fallaste!, pierde 1 punto de vida. Una sola carta ¡BANG! por turno.
card-missed = ¡Fallaste!
    .text = Juégala cuando te disparen, aunque no sea tu turno: el disparo queda anulado. Solo te protege a ti y no tiene otro uso.
card-beer = Cerveza
    .text = Recuperas 1 punto de vida, sin pasar nunca de los iniciales. Fuera de tu turno solo sirve contra un impacto letal. Cuando quedan dos jugadores no hace nada.
card-saloon = Saloon
    .text = Todos, tú incluido, recuperan 1 punto de vida. No salva a nadie de un impacto letal.
card-stagecoach = Diligencia
    .text = Robas dos cartas del mazo.
card-wells-fargo = Wells Fargo
    .text = Robas tres cartas del mazo.
card-general-store = Almacén
    .text = Pon boca arriba una carta del mazo por cada jugador que siga en la partida. Cada uno se lleva una a la mano: primero tú y luego los demás en sentido horario.
card-panic = ¡Pánico!
    .text = Quítale una carta a un jugador a distancia 1: una al azar de su mano o la que quieras de las que tiene en juego. Las armas no cuentan para esta distancia.
card-cat-balou = La Ingenua Explosiva
    .text = Un jugador cualquiera, a cualquier distancia, descarta una carta: una al azar de su mano o la que tú quieras de las que tiene en juego.
card-gatling = Ametralladora Gatling
    .text = Disparas a todos los demás, a cualquier distancia. No es una carta ¡BANG! y no cuenta para el límite.
card-indians = ¡Indios!
    .text = Uno por uno, todos los demás descartan un ¡BANG! de la mano o pierden 1 punto de vida. Ni ¡Fallaste! ni Barril sirven de nada.
card-duel = Duelo
    .text = Desafías a otro jugador, a cualquier distancia. Empezando por él, cada uno descarta por turnos un ¡BANG! de la mano: quien no lo haga pierde 1 punto de vida. Estos ¡BANG! no cuentan para el límite; ni ¡Fallaste! ni Barril sirven de nada.

## Borde azul

card-mustang = Mustang
    .text = Los demás te ven 1 más lejos. Tú los ves igual que antes.
card-scope = Mira Telescópica
    .text = Ves a todos los demás 1 más cerca, nunca por debajo de distancia 1. Ellos te ven igual que antes.
card-barrel = Barril
    .text = Cuando te disparen puedes desenfundar: un corazón vale por un ¡Fallaste! Con otro palo aún puedes defenderte de otra forma.
card-jail = Cárcel
    .text = Ponla delante de otro jugador, nunca del Sheriff. Al comienzo de su turno tendrá que desenfundar: con un corazón juega como siempre; con otro palo, pierde el turno. En ambos casos la Cárcel se descarta.
card-dynamite = Dinamita
    .text = Ponla delante de ti. Desde tu próximo turno, quien empiece su turno con ella tiene que desenfundar antes de nada: con picas del 2 al 9 explota, se descarta y quita 3 puntos de vida; si no, pasa a la izquierda.

## Armas

card-colt = Colt .45
    .text = El arma de todos, alcance 1, mientras no tengas otra en juego. No es una carta: nadie puede quitártela ni hacértela descartar.
card-volcanic = Volcanic
    .text = Arma, alcance 1. En tu turno no hay límite para tus cartas ¡BANG! Sustituye al arma que tengas en juego.
card-schofield = Schofield
    .text = Arma, alcance 2. Sustituye al arma que tengas en juego, que se descarta.
card-remington = Remington
    .text = Arma, alcance 3. Sustituye al arma que tengas en juego, que se descarta.
card-rev-carabine = Carabina Revólver
    .text = Arma, alcance 4. Sustituye al arma que tengas en juego, que se descarta.
card-winchester = Winchester
    .text = Arma, alcance 5. Sustituye al arma que tengas en juego, que se descarta.
