### El reglamento: el juego. Todas las frases son nuestras.

# How the texts are written: a blank line ends a paragraph, lines with a dash make a list,
# <cat_balou> is the name of a card, character, event or role, and _words_ stand out.

## The page

rules-title = Las reglas
rules-lead = Todo lo que hace falta en la mesa, con nuestras propias palabras. El nombre de una carta te enseña la carta. Debajo de cada capítulo hay aclaraciones, para cuando empiezan las discusiones, y escenarios: posiciones en las que este programa juega la regla hasta el final para demostrar que la cumple.
rules-to-lesson = Prefiero aprender jugando
rules-to-gallery = Todas las cartas y personajes
rules-contents = Índice
rules-link = Enlace a «{ $title }»
rules-part-game = El juego
rules-part-boxes = Las cajas
rules-part-house = En esta casa
rules-things = Las cartas de este capítulo
rules-players = Jugadores
rules-symbols = Los símbolos de las cartas
rules-rulings =
    { $count ->
        [one] Una aclaración sobre este punto
       *[other] { $count } aclaraciones sobre este punto
    }
rules-scenarios =
    { $count ->
        [one] Un escenario que lo demuestra
       *[other] { $count } escenarios que lo demuestran
    }
rules-scenarios-about = Cada escenario es una posición, unas cuantas jugadas y lo que al final debe cumplirse; todos se juegan cada vez que se prueba este programa. Los títulos y las jugadas están en inglés, el idioma que comparten quienes cuidan de las reglas.
rules-scenarios-of = Sobre
rules-scenarios-all = todo
rules-scenarios-lost = Ahora mismo no se pueden cargar los escenarios.
rules-scenarios-again = Probar otra vez
rules-try = Jugarlo en una mesa
    .about = Se abre una mesa en esta posición y tú eres { $name }. Los demás hacen lo que dice el escenario; tú juega lo que quieras.
rules-try-not = Aquí nadie tiene nada que decidir: solo se puede leer.

## A scenario in words

rules-position = Posición
rules-moves = Qué ocurre
rules-turn-of = Es el turno de { $name }.
rules-turn-start = Está a punto de empezar el turno de { $name }.
rules-turn-draw = { $name } está a punto de robar.
rules-in-force = Evento: { $event }
rules-events-next = Próximos eventos: { $events }
rules-deck = Encima del mazo: { $cards }
rules-discard = Encima de los descartes: { $cards }
rules-bangs-played =
    { $count ->
        [one] En este turno ya se ha jugado una carta ¡BANG!
       *[other] En este turno ya se han jugado { $count } cartas ¡BANG!
    }
rules-noon = Mediodía de torneo a partir de la barajada número { $count }.
rules-seat = { $name }: { $role }, { $character }
rules-seat-life = puntos de vida: { $life }
rules-seat-hand = en la mano: { $cards }
rules-seat-table = delante: { $cards }
rules-seat-spare = segundo personaje: { $character }
rules-seat-copies = tiene la capacidad de { $character }
rules-seat-out = fuera de la partida
rules-seat-passive = ha abandonado
rules-step-play = jugada
rules-step-can = se puede
rules-step-cannot = no se puede
rules-step-asked = le toca decidir
rules-step-check = debe cumplirse
rules-step-options = las opciones
rules-step-knows = se sabe
rules-step-other = después

## The figure

rules-figure-you = Tú
rules-figure-plain = Seis jugadores: la distancia a la que ves a los demás.
rules-figure-gear = La misma mesa, con una { $scope } delante de ti y un { $mustang } delante de dos de los demás.
rules-figure-fewer = Un jugador está fuera: quien se sentaba más allá queda ahora más cerca.
# For those who hear the page: $seats are the seats of the picture, clockwise from you.
rules-figure-heard = { $caption } En sentido horario a partir de ti: { $seats }.
rules-figure-seat = distancia { $distance }
rules-figure-seat-gear = distancia { $distance } ({ $gear })
rules-figure-out = fuera

## The game

rules-aim = Quién es quién
    .text =
        BANG! es un tiroteo en el que casi nadie sabe para quién dispara el otro. Cada cual tiene un _rol_, y el rol dice qué hay que conseguir. Solo el <sheriff> juega con el rol a la vista; los demás observan, adivinan, mienten y disparan.

        El Sheriff y sus Alguaciles son la ley. Los Forajidos quieren ver muerto al Sheriff. El Renegado quiere ver muertos a todos, y al Sheriff el último. Cuántos hay de cada uno depende de los jugadores que seáis:
rules-setup = Antes de empezar
    .text =
        - Tomad los roles que corresponden a vuestro número, barajadlos y repartid uno a cada cual, boca abajo. El <sheriff> enseña el suyo; los demás miran el propio y se callan.
        - Repartid a cada cual un _personaje_, boca arriba. Las balas de la carta son tus puntos de vida, y cada personaje tiene una capacidad propia. El Sheriff tiene un punto de vida más de los impresos durante toda la partida.
        - Barajad las cartas de juego y dad a cada cual tantas como puntos de vida tenga. El resto es el mazo; a su lado irán creciendo los descartes.
        - Empieza el Sheriff y se sigue en sentido horario.

        En esta casa todo eso ocurre solo. Después de la partida se puede comprobar cómo se repartieron las cartas: ni la casa ni ningún jugador pudo elegirlas.
rules-turn = Tu turno
    .text =
        Un turno tiene tres fases:

        - _Robar._ Toma las dos primeras cartas del mazo.
        - _Jugar._ Juega las cartas que quieras, o ninguna. Hay tres límites: una sola carta <bang> por turno, nunca dos cartas del mismo nombre delante del mismo jugador y una sola arma a la vez.
        - _Descartar._ Al terminar puedes quedarte en la mano con tantas cartas como puntos de vida tengas en ese momento. El resto se descarta, pero ni una más de las necesarias.

        Antes de robar, ocúpate de lo que tienes delante: primero un evento que hable del comienzo del turno, luego la <dynamite> y luego la <jail>.

        En el turno de otro solo puedes responder: con un <missed> a un disparo, con un <bang> a los ¡Indios! o en un Duelo, con una <beer> al impacto que acabaría contigo.

        Cuando hace falta una carta y el mazo está vacío, se barajan los descartes y son el nuevo mazo. Quien es eliminado en su propio turno sale al instante, y empieza el turno siguiente.
rules-cards = Cómo se juegan las cartas
    .text =
        El borde dice cómo funciona una carta:

        - _Marrón:_ la juegas, ocurre algo y va a los descartes.
        - _Azul:_ se queda delante de ti, boca arriba, y vale hasta que alguien te la quite o te la haga descartar, o hasta que la sustituyas. No puedes tener dos del mismo nombre. La <jail>, en cambio, se pone delante de otro.
        - _Verde_ (Dodge City): la pones ahora y la usas más tarde. Su capítulo dice cómo.

        Jugar una carta nunca es obligatorio: puedes guardarte un <missed> en la mano y encajar el disparo. También se puede jugar una carta que no haría nada, si nada lo prohíbe: por ejemplo, una <beer> con la vida al completo.

        Cada carta lleva además un valor y un palo en la esquina, como en el póker. Solo importan cuando alguien tiene que desenfundar, y para unos pocos personajes y eventos.

        Casi todas las cartas dicen con símbolos lo que hacen:
rules-distance = La distancia
    .text =
        No todos están a tiro. La _distancia_ a otro jugador es el número de pasos de asiento en asiento, por el lado más corto. Tus vecinos están a distancia 1. Solo cuenta quien sigue en la partida: a medida que van cayendo, la mesa se encoge.

        Con un <mustang> delante, los demás te ven 1 más lejos. Con una <scope> ves a los demás 1 más cerca. Cada una vale en un solo sentido: cómo ves y cómo te ven son dos números distintos. Se suman entre sí y con los personajes que tienen el mismo poder, pero ninguna distancia baja de 1.

        Algunas cartas traen su propio número, como <panic>, que llega a distancia 1. Otras valen a cualquier distancia, como el <duel>. Un arma no cambia ninguna distancia: solo dice hasta dónde disparas.
rules-weapons = Las armas
    .text =
        Todos tienen un Colt .45, que llega a distancia 1. No es una carta y nadie puede quitártelo. Para disparar más lejos necesitas un arma en juego. Solo puedes tener una: si pones otra, la anterior se descarta.

        La <volcanic> no llega más lejos que el Colt, pero con ella puedes jugar todas las cartas <bang> que quieras. Un arma en juego se puede quitar o hacer descartar como cualquier otra carta; entonces vuelves al Colt.
rules-shooting = ¡BANG! y ¡Fallaste!
    .text =
        Juega un <bang> y nombra a un jugador al alcance de tu arma. El objetivo puede responder con un <missed>, que anula el disparo; si no, pierde 1 punto de vida. En cualquier caso las cartas jugadas están gastadas.

        Solo puedes jugar _una_ carta <bang> por turno. El límite afecta a las cartas con ese nombre: <gatling>, <duel> y cualquier otra carta con el símbolo de disparo van aparte. Con la <volcanic>, o si eres <willy_the_kid>, no hay límite.

        Un <barrel> delante de ti te da una oportunidad antes de gastar una carta: desenfunda, y un corazón vale por un <missed>. Con otro palo todavía puedes jugar uno. Cada Barril se prueba una vez por disparo.

        Contra <slab_the_killer> un <missed> no basta: sus ¡BANG! piden dos. Un corazón del Barril cuenta como uno de ellos.
rules-life = Puntos de vida y Cerveza
    .text =
        Cada impacto cuesta un punto de vida, es decir, una bala. Los puntos se pueden recuperar, pero nunca por encima de los iniciales. Menos puntos son también menos cartas en la mano al final del turno.

        Una <beer> te devuelve 1 punto de vida. Juégala en tu turno, o en el momento mismo en que un impacto te quita el _último_ punto, aunque el turno sea de otro. Contra una herida corriente no sirve. Si el impacto va más allá, como con la <dynamite>, puedes jugar varias.

        Cuando solo quedan dos jugadores, la Cerveza ya no hace nada.

        El <saloon> cura a todos, tú incluido. No es una Cerveza: no se juega fuera de turno y no salva a nadie de un impacto letal.
rules-elimination = Fuera de la partida
    .text =
        Quien pierde el último punto de vida y no puede salvarse queda _eliminado_: enseña su rol y descarta la mano y todo lo que tiene delante. Quién lo ha hecho tiene consecuencias:

        - Quien elimina a un <outlaw> roba tres cartas de recompensa, aunque sea otro Forajido.
        - El <sheriff> que elimina a un <deputy> descarta todas sus cartas, las de la mano y las que tiene en juego.

        El responsable es el jugador de quien era la carta. Quien juega los <indians> o la <gatling> responde de todo lo que causen. La <dynamite> no es culpa de nadie, y quien pierde un <duel> que él mismo empezó solo puede culparse a sí mismo: ni recompensa ni castigo.

        Si una carta elimina a varios, salen uno a uno por orden de turno. Solo cuando la carta ha terminado del todo se pregunta quién ha ganado.
rules-draw = Desenfundar, Cárcel y Dinamita
    .text =
        Algunas cartas dependen de la suerte. Cuando tienes que desenfundar, descubre la primera carta del mazo, mira solo el palo y el valor y descártala. Su propio efecto no ocurre.

        - _Barril:_ un corazón detiene el disparo.
        - _Cárcel:_ ponla delante de quien quieras, menos del <sheriff>. Al comienzo de su turno el preso desenfunda: con un corazón queda libre y juega como siempre; si no, pierde el turno. La Cárcel se descarta en ambos casos. Mientras tanto se le puede disparar, y él puede responder.
        - _Dinamita:_ ponla delante de ti. Desde tu próximo turno, quien empieza con ella delante debe desenfundar: con picas del 2 al 9 explota y quita 3 puntos de vida; si no, pasa al jugador de la izquierda.

        Si tienes delante las dos, la <dynamite> va primero. Quien sobrevive aún tiene que desenfundar por la <jail>. Ambas se pueden quitar o hacer descartar como cualquier carta en juego.
rules-duel = Duelo, ¡Indios! y Gatling
    .text =
        Estas tres no necesitan arma ni entienden de distancias.

        El <duel> desafía a un jugador. Los dos descartáis por turnos cartas <bang>, empezando por el desafiado. Quien no lo hace, porque no tiene o porque no quiere, pierde 1 punto de vida. Ni <missed> ni <barrel> sirven de nada.

        Contra los <indians>, cada uno de los demás, por orden, descarta un <bang> o pierde 1 punto de vida. Tampoco aquí sirven ni <missed> ni <barrel>.

        La <gatling> dispara a cada uno de los demás. Es un disparo de verdad: <missed> y <barrel> funcionan.

        Los <bang> descartados en un Duelo o contra los ¡Indios! no se juegan: no cuentan para el límite.
rules-taking = Quitar, hacer descartar, robar
    .text =
        Con <panic> le quitas una carta a un jugador a distancia 1; con <cat_balou> haces que cualquiera descarte una. Tú eliges: la que quieras de las que tiene delante, o una de su mano al azar. También puede ser una de tus propias cartas en juego. Los roles, los personajes y el Colt no se tocan nunca.

        <stagecoach> y <wells_fargo> te dan cartas del mazo, además de las de la primera fase. En el <general_store> se descubre una carta por jugador y cada cual se lleva una, empezando por ti.
rules-characters = Los personajes
    .text =
        Tu personaje está a la vista desde el principio, y su capacidad también. Vale solo para ti, en los momentos que dice su texto. Las capacidades que activas tú son voluntarias; si se pasa el momento, se pasó.

        Una capacidad espera a que la carta en curso haya terminado contigo. Si habla de lo que robas, sustituye o cambia la primera fase.
rules-victory = El final de la partida
    .text =
        Después de cada eliminación, cuando ha terminado la carta que la causó, el juego se hace dos preguntas:

        - _¿Ha muerto el Sheriff?_ Si el único que sigue vivo es un Renegado, ha ganado él. En todos los demás casos han ganado los Forajidos, aunque no quede vivo ninguno.
        - _¿Han muerto todos los Forajidos y Renegados?_ Entonces ha ganado el Sheriff junto con sus Alguaciles, también los eliminados.

        Si no, se sigue. Por eso el Renegado tiene que ayudar a la ley mientras queden Forajidos, y derribar al Sheriff el último de todos.
