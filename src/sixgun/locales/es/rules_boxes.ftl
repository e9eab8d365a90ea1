### El reglamento: las cajas, y lo que se hace en esta casa. Todas las frases son nuestras.

## The boxes

rules-dodge-city = Dodge City: las cartas
    .text =
        Otras cuarenta cartas de juego entran en el mazo: algunas ya las conoces, muchas son nuevas. Todo lo anterior sigue valiendo.

        _Las cartas verdes_ se ponen delante y se usan más tarde, descartándolas. En el turno en que la pones, una carta verde no se puede usar. Si lleva el símbolo de <missed>, puede detener un disparo desde el turno del jugador siguiente; todas las demás son para tus turnos posteriores. Mientras está ahí se puede quitar o hacer descartar, y no puedes tener dos del mismo nombre. Quien se la lleva tiene otra vez una carta corriente en la mano, y primero ha de ponerla.

        _Cartas con un coste extra:_ algunas cartas marrones piden descartar también otra carta de la mano. Sirve cualquiera, pero sin ella no se pueden jugar.

        _Todo símbolo cuenta:_ cualquier símbolo de <missed> detiene cualquier símbolo de disparo, se llame como se llame la carta, y contra todos se puede probar el <barrel>. El límite de una por turno sigue afectando solo a las cartas llamadas <bang>, y solo esas sirven en un <duel> o contra los <indians>. Las cartas que curan y no son una <beer> no salvan de un impacto letal.
rules-dodge-city-characters = Dodge City: los personajes
    .text =
        Otros quince personajes se mezclan con los primeros. Dos de ellos piden unas palabras:

        <vera_custer> toma la capacidad de un personaje vivo al comienzo de cada turno suyo, después de <dynamite> y <jail> y antes de robar, y la conserva hasta su turno siguiente.

        A <apache_kid> no le afectan los diamantes que otros jueguen contra él; cuenta el palo de esa carta, no el de las que la responden.
rules-three-players = Tres jugadores
    .text =
        Con tres no hay Sheriff ni hay secretos. Alguacil, Forajido y Renegado se reparten boca arriba, nadie tiene un punto de vida más y empieza el Alguacil.

        Cada cual persigue a uno de los otros: el Alguacil al Renegado, el Renegado al Forajido, el Forajido al Alguacil. Si a tu presa la eliminas _tú_, ganas en el acto. Si cae por mano de otro, o de nadie, como con la <dynamite>, los dos que quedan se enfrentan y gana el último que siga vivo.

        Quien elimina a un jugador roba tres cartas, sea cual sea el rol. La <jail> se puede poner delante de cualquiera. Cuando quedan dos, la <beer> no hace nada, como siempre. Para jugar así hace falta la caja Dodge City.
rules-eight-players = Ocho jugadores
    .text =
        Con ocho hay dos Renegados, y no son un equipo: cada uno tiene que ser el único superviviente. Si el Sheriff cae cuando los dos Renegados siguen vivos, o cuando además de uno de ellos queda alguien más, ganan los Forajidos. Lo demás es como siempre. Para jugar así hace falta la caja Dodge City.
rules-promo = Personajes especiales
    .text =
        Tres personajes que en su día salieron de uno en uno. Se pueden añadir a cualquier partida.
rules-events = Las cartas de evento
    .text =
        Solo ante el peligro y Por un puñado de cartas traen cada una un mazo de eventos que cambian las reglas por un tiempo. El mazo está boca arriba, así que el próximo evento se ve venir; la última carta es siempre la que da nombre a la caja, y se queda hasta el final.

        El primer evento llega cuando el <sheriff> empieza su segundo turno, antes que nada, y después uno nuevo en cada turno suyo. El nuevo tapa al anterior: nunca vale más de uno. Con tres jugadores los descubre quien empezó la partida; si está fuera, el siguiente en sentido horario.

        Con las dos cajas en la mesa se toman doce eventos de entre todos y, debajo, al azar, una de las dos cartas finales. Los puntos de vida que se pierden por un evento no los quita nadie.
rules-high-noon = Solo ante el peligro
    .text =
        Quince eventos; <high_noon> es el último. <new_identity> hay que prepararla: cada cual recibe además un segundo personaje, boca abajo.
rules-fistful-of-cards = Por un puñado de cartas
    .text =
        Otros quince eventos, más raros; el último lleva el nombre de la caja. Varios te dejan hacer en tu turno algo que antes no podía hacer nadie: se te ofrece en el momento justo.

## In this house

rules-variants = Otras maneras de jugar
    .text =
        Quien abre una mesa puede elegir:

        - _Juego simplificado:_ se dejan fuera las cartas con el símbolo del libro. Ideal para una primera noche.
        - _Dos personajes:_ cada cual recibe dos y se queda con uno, en secreto o a la vista.
        - _Mediodía de torneo:_ cuando los descartes se han barajado tantas veces como hayas fijado (tres en los torneos), cada cual pierde 1 punto de vida al comienzo de cada turno suyo, antes de Dinamita y Cárcel. Empieza con el siguiente turno del Sheriff; en mesas de seis, con el del primer jugador vivo después de él. Ningún <missed> lo evita; una <beer> sí, si es el último punto.
        - _Serie:_ una partida tras otra con la misma gente. Quien sobrevive puede conservar su personaje, pero no las cartas.
        - _La estrella pasa de mano:_ en cada partida nueva el Sheriff es el asiento siguiente, y se reparten los demás roles.
rules-leaving = Cuando alguien se va
    .text =
        En casi todas las mesas un bot juega por quien falta hasta que vuelve. Donde los bots no pueden hacerlo, como en los torneos, quien abandona queda _pasivo_: la mano se descarta y la capacidad se pierde, pero el personaje sigue en su sitio.

        Un personaje pasivo cuenta para la distancia, se le puede disparar y nunca responde. Comprueba su <dynamite> y su <jail> y pierde el turno; nada más de lo que tiene delante funciona. Eliminarlo tiene las consecuencias de siempre, y gana o pierde con su rol.
rules-manners = Juego limpio
    .text =
        Hablad cuanto queráis. Puedes decir que eres cualquiera, recordar a los demás lo que podrían hacer, prometer y traicionar. Lo que no puedes es enseñar tu rol o tu mano, ni mirar los de otros. Quien está fuera puede quedarse a mirar, pero callado.

        De los descartes se ve la primera carta y nada más. Lo que no está permitido no se puede jugar en esta casa, así que no hay nada que deshacer. Y lo que se olvidó, se olvidó.
