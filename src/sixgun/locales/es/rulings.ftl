### Las aclaraciones de reglas, una por mensaje; números como en la lista.

## general

ruling-R1 = Una vez jugada otra carta, una infracción ya no se corrige, ni siquiera al acabar la partida: si se respondió con un ¡Fallaste! a un ¡BANG! fuera de alcance, las dos cartas se dan por gastadas.
ruling-R2 = Quien se olvida de usar su capacidad ha perdido esa oportunidad: no hay vuelta atrás.
ruling-R3 = Se puede hablar, recordar a los demás sus capacidades, incluso como farol, y decir lo que se quiera sobre el propio rol, sea verdad o mentira.
ruling-R4 = Enseñar la propia carta de rol o mirar la mano de otro jugador es conducta antideportiva.
ruling-R5 = La pila de descartes no se puede consultar y debe mantenerse de forma que no revele nada.
ruling-R6 = Al final del turno solo te descartas hasta llegar al límite de tu mano; no puedes bajar de ahí por gusto.
ruling-R7 = Nunca es obligatorio jugar una carta: por ejemplo, puedes guardarte un ¡Fallaste! y encajar el disparo.
ruling-R8 = Puedes usar ¡Pánico! y La Ingenua Explosiva contra ti mismo: recoges o descartas una de tus propias cartas en juego.
ruling-R9 = A quien le estalla la Dinamita con 2 puntos de vida lo salvan dos Cervezas, y se queda con 1 (2 − 3 + 2 = 1). Con una sola no basta.
ruling-R10 = El punto de vida que quita el mediodía del torneo no se evita con un ¡Fallaste! Si es el último, se puede responder con una Cerveza mientras haya más de dos jugadores vivos; lo mismo vale para la carta de evento Solo ante el peligro.
ruling-R11 = Las cartas en juego de quien está en la Cárcel siguen funcionando, incluidos Barril y Mustang. Antes y después del turno perdido, el jugador está activo a todos los efectos.
ruling-R12 = La carta desenfundada para la Cárcel va a los descartes debajo de la propia Cárcel, sea cual sea el resultado: la Cárcel queda encima.
ruling-R13 = La capacidad de un personaje no se activa hasta que la carta jugada ha terminado de hacerle efecto.
ruling-R14 = Se puede jugar una Cerveza con todos los puntos de vida o cuando solo quedan dos jugadores: simplemente no hace nada.
ruling-R15 = Una carta azul con el mismo nombre que otra que ya tienes delante no se puede jugar, pero al final del turno puedes descartarla si te sobran cartas.
ruling-R16 = Quien es eliminado, o descarta varias cartas en su turno, decide en qué orden van a la pila de descartes.
ruling-R17 = Los descartes se barajan en el momento en que hay que tomar una carta y el mazo está vacío. También se baraja la última carta jugada.
ruling-R18 = Si el mazo está vacío cuando Pedro Ramírez tiene que robar, él elige: tomar la primera carta de los descartes y barajar para la segunda, o barajar antes y robar las dos.
ruling-R19 = Diligencia con una sola carta en el mazo: la robas, barajas los descartes, con la propia Diligencia, y robas la segunda. Lo mismo ocurre siempre que el mazo se acaba a mitad de un robo, al desenfundar o durante un Almacén.
ruling-R20 = Si se han acabado tanto el mazo como los descartes, se roba lo que haya y el resto se ignora.
ruling-R21 = Los eliminados pueden quedarse a mirar, pero sin ver los roles ocultos, hablar ni hacer señas.
ruling-R22 = Una carta jugada por error contra las reglas, como un ¡BANG! o un ¡Pánico! demasiado lejos, vuelve a la mano; solo en una final nacional se pierde. En esta mesa la jugada simplemente se rechaza.
ruling-R23 = Si una sola carta o un solo efecto elimina a varios jugadores, se completan todas las eliminaciones antes de comprobar quién gana. El Renegado que acaba con todos con un ¡Indios! o una Ametralladora Gatling gana, sea cual sea el orden en la mesa.

## turn

ruling-R24 = Al comienzo del turno: primero los eventos que hablan del comienzo del turno, luego la Dinamita, luego la Cárcel, luego la elección de Vera Custer y por último la fase 1.
ruling-R25 = Si la Dinamita explota, puede eliminar al jugador antes de la Cárcel. Si sobrevive, vuelve a desenfundar para la Cárcel.
ruling-R26 = Quien es eliminado en su propio turno, por Dinamita, Duelo o un evento, sale de inmediato y empieza el turno del siguiente jugador.
ruling-R27 = El límite de la mano es igual a los puntos de vida que te queden al final del turno, después de todo lo que haya pasado en él.
ruling-R28 = ¡Pánico!, La Ingenua Explosiva y similares nunca afectan a las cartas de rol y de personaje, ni al Colt .45.
ruling-R29 = La distancia cuenta solo a los jugadores que siguen en la partida, por el lado más corto. Ningún modificador la baja de 1.
ruling-R30 = Un arma nunca modifica la distancia, así que no ayuda a ¡Pánico!, ¡Puñetazo!, Cuchillo ni Derringer. Sí cuentan Mira Telescópica, Mustang, Prismáticos, Escondite, Rose Doolan y Paul Regret.

## shooting

ruling-R31 = El límite de una por turno solo afecta a las cartas llamadas ¡BANG! Ametralladora Gatling, Duelo, ¡Puñetazo!, Springfield, las armas verdes y el disparo de Doc Holyday quedan fuera.
ruling-R32 = Los ¡BANG! descartados en un Duelo o contra los ¡Indios! no se consideran jugados y no gastan el límite.
ruling-R33 = Cualquier símbolo de ¡Fallaste! anula cualquier símbolo de ¡BANG!
ruling-R34 = El Barril funciona contra cualquier símbolo de ¡BANG!, también el de ¡Puñetazo!, Cuchillo, Springfield, Rifle de Búfalo, Howitzer, Pepperbox y Derringer.
ruling-R35 = Contra ¡Indios! y Duelo, el Barril no sirve de nada.
ruling-R36 = Si el Barril falla, aún puedes jugar un ¡Fallaste! Cada Barril permite desenfundar una vez por disparo.
ruling-R37 = Jourdonnais, si tiene un Barril de verdad en juego, puede desenfundar dos veces contra el mismo disparo.
ruling-R38 = Contra un ¡BANG! de Slab "el Asesino" hacen falta dos ¡Fallaste! Un Barril con éxito vale por uno, y no se puede volver a probar el mismo Barril para el segundo.
ruling-R39 = Slab "el Asesino" dispara a Jourdonnais, que tiene un Barril: con dos corazones el disparo queda anulado, y también con un corazón y un ¡Fallaste!
ruling-R40 = El objetivo de Slab "el Asesino" puede jugar un solo ¡Fallaste! Si no consigue un segundo efecto de ¡Fallaste!, lo malgasta y el disparo le alcanza.
ruling-R41 = La capacidad de Slab "el Asesino" solo vale para sus cartas llamadas ¡BANG! Contra su Ametralladora Gatling, ¡Puñetazo!, Cuchillo, Springfield, Rifle de Búfalo, Howitzer, Pepperbox o Derringer basta un ¡Fallaste!
ruling-R42 = El intercambio de Calamity Janet vale para cualquier uso de las dos cartas: ¡Fallaste! como ¡BANG! en un Duelo o contra los ¡Indios!, ¡BANG! como ¡Fallaste! contra una Ametralladora Gatling.
ruling-R43 = Calamity Janet solo intercambia cartas llamadas ¡BANG! y ¡Fallaste!, no Esquiva, Biblia ni otras cartas que únicamente llevan el símbolo.
ruling-R44 = Un ¡Fallaste! que Calamity Janet juega como ¡BANG! gasta su límite y es una carta ¡BANG! a todos los efectos. Así lo tratan también Tiroteo, El Sermón y la capacidad de Slab "el Asesino", si la copia Vera Custer.
ruling-R45 = Esquiva y Biblia dan su carta además del efecto de ¡Fallaste!, incluso si el disparo acierta igualmente porque contra Slab "el Asesino" hacían falta dos.
ruling-R46 = La carta de la Derringer se roba tanto si el disparo acierta como si no.
ruling-R47 = A un Duelo no se responde con cartas verdes ni con otros símbolos de ¡BANG!: hace falta una carta ¡BANG!
ruling-R48 = Contra ¡Indios! y Ametralladora Gatling, los demás responden uno tras otro, en sentido horario desde quien jugó la carta.

## life

ruling-R49 = Fuera de turno, la Cerveza solo vale contra un impacto que quita el último punto de vida, no ante una herida cualquiera.
ruling-R50 = Saloon, Tequila, Whisky y Cantimplora no sirven para responder a un impacto letal.
ruling-R51 = Cuando quedan dos jugadores, la Cerveza no recupera nada, ni siquiera ante un impacto letal. Saloon, Tequila, Whisky, Cantimplora y la capacidad de Sid Ketchum siguen funcionando.
ruling-R52 = Contra un impacto letal puedes jugar tantas Cervezas como haga falta. Si después sigues sin puntos de vida, quedas eliminado.
ruling-R53 = Los puntos de vida nunca pasan de los iniciales: las balas impresas, más una para el Sheriff.
ruling-R54 = El jugador eliminado revela su rol y descarta su mano y sus cartas en juego.
ruling-R55 = Quien elimina a un Forajido roba tres cartas, aunque también sea Forajido. Si una misma carta elimina a varios, son tres por cada uno.
ruling-R56 = Quien juega Ametralladora Gatling o ¡Indios! es responsable de las eliminaciones que cause, con todas las recompensas y castigos.
ruling-R57 = De las eliminaciones por Dinamita no responde nadie: ni recompensa, ni castigo, ni cartas para El Gringo.
ruling-R58 = Si en un Duelo cae quien lo empezó, nadie recibe recompensa: la carta responsable es la suya.
ruling-R59 = Por la misma razón, el Sheriff que elimina a un Alguacil en un Duelo empezado por ese Alguacil no sufre castigo.
ruling-R60 = El Sheriff que elimina a un Alguacil descarta su mano y sus cartas en juego. Ametralladora Gatling e ¡Indios! también cuentan.
ruling-R61 = Tras una eliminación, "Buitre" Sam se lleva primero las cartas; después llega la recompensa o el castigo, y luego las demás capacidades.
ruling-R62 = Si "Buitre" Sam es el Sheriff y elimina a un Alguacil, pierde también las cartas que acaba de llevarse.
ruling-R63 = Del mismo modo, Herb Hunter, siendo Sheriff, pierde las cartas robadas por eliminar a un Alguacil.
ruling-R64 = Si una carta elimina a varios jugadores, se resuelven de uno en uno por orden de turno, cada cual con su recompensa. El castigo del Sheriff llega una sola vez, al terminar la carta, y se lleva también esas recompensas; la victoria se comprueba al final.

## victory

ruling-R65 = Cuando cae el Sheriff, el Renegado gana solo si es el único con vida. Si no, ganan los Forajidos, aunque ya estén todos fuera.
ruling-R66 = Cuando están fuera todos los Forajidos y todos los Renegados, la victoria es del Sheriff y de los Alguaciles, vivos o no.
ruling-R67 = Si los Forajidos están fuera pero queda vivo un Renegado, se sigue jugando.

## draw

ruling-R74 = La Dinamita se comprueba lo primero al empezar el turno de quien la tiene delante, nunca en el turno en que se juega.
ruling-R75 = La Dinamita que no explota pasa al primer jugador de la izquierda que no tenga ya otra delante.
ruling-R77 = La Dinamita se puede quitar con ¡Pánico! o descartar con La Ingenua Explosiva, también cuando está delante de otro. Una vez quitada, vuelve a ser una carta normal de la mano.
ruling-R78 = La Cárcel no se puede jugar sobre el Sheriff ni sobre quien ya está en la Cárcel.
ruling-R79 = La carta que se desenfunda va a los descartes y no produce ningún efecto propio.
ruling-R80 = Lucky Duke da la vuelta a dos cartas siempre que desenfunda: por Barril, Cárcel, Dinamita y eventos como Venganza.
ruling-R81 = La carta que enseña Black Jack no cuenta como desenfundar: se lee igual, pero ninguna capacidad puede cambiarla.

## base_characters

ruling-R82 = Bart Cassidy roba una carta por cada punto de vida perdido: tres, si sobrevive a la Dinamita.
ruling-R83 = Bart Cassidy solo roba si sobrevive, es decir, después de las Cervezas que juegue. Una carta conseguida así no puede salvarlo de ese mismo impacto.
ruling-R84 = También El Gringo se lleva su carta solo después de sobrevivir al impacto.
ruling-R85 = Si Suzy Lafayette hiere a El Gringo con su última carta, roba una, El Gringo se la quita y ella vuelve a robar.
ruling-R86 = El Gringo reacciona a ¡BANG!, Ametralladora Gatling, ¡Indios!, Duelo y demás cartas ajenas que lo hieran, no a un Duelo suyo, a la Dinamita ni a los eventos.
ruling-R87 = Si lo hiere la capacidad de Doc Holyday, El Gringo le quita una carta: Doc ha descartado cartas para disparar.
ruling-R88 = Si Suzy Lafayette juega Almacén como última carta, su capacidad no se activa: acaba con la carta del Almacén en la mano.
ruling-R89 = Si Suzy Lafayette se queda sin cartas durante un Duelo, no roba hasta que el Duelo termina.
ruling-R90 = Ante Slab "el Asesino", con un solo ¡Fallaste! en la mano, Suzy Lafayette puede jugarlo, robar al momento, jugar la carta robada si es otro ¡Fallaste! y robar de nuevo.
ruling-R91 = Si Suzy Lafayette gasta sus dos últimas cartas en una que exige un descarte adicional, o juega Diligencia como última carta, solo se mira si tiene la mano vacía al acabar todo el efecto.
ruling-R92 = Si se queda sin cartas por el castigo del Sheriff, por ¡Pánico! o por La Ingenua Explosiva, Suzy Lafayette roba después.
ruling-R93 = Sid Ketchum solo puede curarse en los momentos en que se puede jugar una Cerveza: en su turno, pero no mientras se resuelve otra carta, o ante un impacto letal, incluso en el turno de otro.
ruling-R94 = Sid Ketchum puede repetir su capacidad mientras le queden parejas de cartas, por ejemplo dos veces contra una Dinamita que lo dejaría en −1. Nunca pasa de su máximo.
ruling-R95 = "Buitre" Sam se lleva las cartas de todos los eliminados mientras él viva: dos manos, si una carta elimina a dos.
ruling-R96 = Si "Buitre" Sam cae por la misma carta que otros, recibe las cartas de los que cayeron antes que él por orden de turno y después lo descarta todo.
ruling-R97 = "Buitre" Sam y una Vera Custer que lo copia se reparten las cartas. El más cercano al eliminado por orden de turno toma una, al azar de la mano o a elección entre las que están en juego, luego el otro, y así sucesivamente.
ruling-R98 = Las cartas verdes que se lleva "Buitre" Sam son cartas normales de la mano: antes de usarlas tiene que volver a ponerlas en juego.
ruling-R99 = Jesse Jones solo puede tomar su primera carta de otro jugador que tenga cartas en la mano.
ruling-R100 = Kit Carlson vuelve a dejar sobre el mazo, boca abajo, la carta con la que no se queda.
ruling-R101 = Willy "el Niño" no necesita la Volcanic, pero el alcance también lo limita a él.

## leaving

ruling-R224 = Quien abandona en plena partida descarta su mano y su personaje pierde la capacidad. El personaje se queda en la mesa, pasivo.
ruling-R225 = Un personaje pasivo sigue haciendo las comprobaciones de Dinamita y Cárcel, pero siempre pierde su turno.
ruling-R226 = Un personaje pasivo cuenta para la distancia y puede ser objetivo hasta que lo eliminen.
ruling-R227 = Un personaje pasivo no roba ni juega cartas. El Barril o el Mustang que tenga delante no le sirven: nunca desenfunda con un Barril.
ruling-R228 = Eliminar a un personaje pasivo tiene las consecuencias de siempre: recompensa por un Forajido, castigo para el Sheriff que elimina a un Alguacil, etcétera.
ruling-R229 = El Saloon cura también a un personaje pasivo. En el Almacén, cuando le tocaría elegir, se descarta al azar una de las cartas que quedan.
ruling-R230 = Un personaje pasivo nunca reacciona a ¡BANG!, ¡Indios!, Duelo ni Ametralladora Gatling.
ruling-R231 = Al final, un personaje pasivo gana o pierde con su rol.
ruling-R232 = Las cartas que un personaje pasivo tiene delante, sean Mira Telescópica, arma o cartas verdes, no tienen efecto para él; solo funcionan Cárcel y Dinamita. También sufre las pérdidas que causan los eventos al comienzo del turno.
ruling-R252 = Si Lucky Duke abandona mientras elige cuál de las cartas que ha descubierto al desenfundar cuenta, el azar elige por él. Para Dinamita y Cárcel vale esa carta. Un corazón, en cambio, ya no le sirve de nada: ningún Barril lo salva a él ni a sus cartas, y Venganza no le da un turno extra, ni siquiera uno perdido con comprobación de Dinamita.

## tournament

ruling-R233 = Desde la tercera vez que se barajan los descartes, cada jugador, aunque sea pasivo, pierde 1 punto de vida al comienzo de su turno, antes de Dinamita y Cárcel. Se empieza por el siguiente turno del Sheriff en mesas de cinco o siete, y por el del primer jugador vivo después del Sheriff en mesas de seis.

## timing

ruling-R234 = Con una carta que afecta a varios jugadores uno tras otro, como la Ametralladora Gatling, ¡Indios!, el Howitzer o el Almacén, una capacidad que se activa por lo que la carta le hace a otro espera hasta que la carta haya terminado con quien la tiene. Aquel con quien ya ha terminado, o a quien no afecta, actúa al momento; quien la jugó, cuando la carta entera ha acabado. Así, Greg Digger, con 1 punto de vida y aún por alcanzar, no gana nada antes de que la Ametralladora Gatling llegue a él, y Herb Hunter no puede responderle con un ¡Fallaste! robado por su víctima. Solo "Buitre" Sam actúa al momento.
ruling-R235 = Un jugador eliminado elige también el orden de sus descartes cuando Pedro Ramírez puede volver (está entre los eliminados y Ciudad Fantasma está en vigor o es el siguiente evento; o cayó el primero y lo mismo vale para Hombre Muerto) o entrar en juego (Nueva Identidad está en vigor o es el siguiente evento y él no se ve por ninguna parte, así que puede ser una reserva).
ruling-R236 = Tras una eliminación va primero "Buitre" Sam, después la recompensa y luego lo que ganan Herb Hunter y Greg Digger en cuanto pueden actuar. Sigue el castigo del Sheriff, que se lleva también las dos cartas de Herb; por último, quien se ha quedado sin cartas roba.
ruling-R237 = Si ante un disparo mortal una Cerveza no basta y era su última carta, Suzy Lafayette roba al momento y puede beberse la Cerveza que ha robado.
ruling-R238 = En la Ruleta Rusa cada respuesta va por su cuenta: Suzy Lafayette y Molly Stark roban en cuanto han respondido y pueden usar esas cartas en la siguiente ronda.
ruling-R239 = Los disparos de Por un puñado de cartas llegan de uno en uno: la carta que Bart Cassidy roba por uno puede responder al siguiente. Su número no aumenta por eso.
ruling-R240 = Si una carta le da a "Buitre" Sam la mano de su víctima y después llega a él, puede responderle con lo que acaba de recibir.
ruling-R241 = El Reverendo prohíbe las cartas de Cerveza, no las capacidades. Sid Ketchum puede curarse en cualquier momento en que se pudiera jugar una Cerveza si El Reverendo no estuviera.
ruling-R242 = Si las dos cartas que Lucky Duke descubre valen lo mismo, no se pregunta nada: la segunda queda encima de los descartes, aunque Pedro Ramírez la esté esperando.
ruling-R243 = Una carta verde que Elena Fuente juega de la mano como ¡Fallaste! es un ¡Fallaste! y nada más: una Biblia no hace robar.
ruling-R244 = Si al empezar el turno de Vera Custer está en vigor Resaca, no elige a nadie y su elección anterior termina. Cuando Resaca acaba, no tiene capacidad hasta su próximo turno.
ruling-R245 = Si Suzy Lafayette vuelve como fantasma, no tiene cartas: roba una al momento, y después las tres del fantasma en la fase 1.
ruling-R246 = Como fantasma, un personaje con su propia manera de robar tiene una carta más, como con Llegada del Tren: Kit Carlson toma las tres, Claus "The Saint" se queda con tres, Black Jack enseña la segunda de sus tres y solo la primera carta de Jesse Jones o de Pedro Ramirez viene de otra parte. Pat Brennan, si toma una carta en juego, no recibe ninguna más.
ruling-R247 = El mediodía del torneo golpea después de que un nuevo evento se haya descubierto y haya hecho lo que hace entonces, y después del regreso de un eliminado, pero antes de todo lo que hacen los eventos al comienzo de un turno: quien cambia con Nueva Identidad tiene 2 puntos de vida igualmente, y quien se queda con uno no tiene ninguno que dar con Hermanos de Sangre.
ruling-R248 = Rebote con un ¡BANG! de diamantes no le hace nada a una carta delante de Apache Kid, igual que con Francotirador o con La Ingenua Explosiva de diamantes. El ¡BANG! queda gastado.
ruling-R249 = Con Ley del Oeste, Claus "The Saint" enseña la segunda de las cartas que se queda, en el orden en que estaban en el mazo.
ruling-R250 = Si las capacidades de varios jugadores deben actuar en el mismo momento, actúan en el sentido de las agujas del reloj, empezando por el jugador que tiene el turno: si La Ingenua Explosiva deja sin cartas a Suzy Lafayette y a una Vera Custer que la copia, roba primero quien la jugó.
ruling-R251 = Si la última carta de Suzy Lafayette es un disparo contra Molly Stark, y esta responde o se salva con una Cerveza, Molly roba primero: la carta ha terminado con ella antes que con Suzy.
