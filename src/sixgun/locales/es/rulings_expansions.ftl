### Las aclaraciones sobre las expansiones y las partidas de tres y de ocho, una por mensaje; números como en la lista.

## victory

ruling-R68 = Con ocho jugadores, cada Renegado juega solo. Si el Sheriff cae mientras los dos Renegados siguen vivos, ganan los Forajidos.
ruling-R69 = Con tres jugadores se reparten boca arriba Alguacil, Forajido y Renegado, y empieza el Alguacil. No hay Sheriff, así que nadie tiene el punto de vida extra.
ruling-R70 = Con tres jugadores ganas al instante si eliminas tú mismo a tu presa: el Alguacil persigue al Renegado, el Renegado al Forajido y el Forajido al Alguacil. Si el impacto letal es del otro adversario, los dos supervivientes luchan hasta que solo quede uno.
ruling-R71 = Con tres jugadores, quien elimina a otro roba tres cartas, sean cuales sean los roles. La Cárcel se puede jugar sobre cualquiera, y la Cerveza deja de funcionar cuando quedan dos.
ruling-R72 = Con tres jugadores, si alguien cae sin que nadie lo elimine, por la Dinamita o por un evento, los dos supervivientes luchan hasta que solo quede uno.
ruling-R73 = Con tres jugadores, los eventos se revelan en el turno de quien empezó la partida. Si ya está fuera, le toca al siguiente jugador vivo en sentido horario.

## draw

ruling-R76 = Si todos los demás ya tienen una Dinamita delante, por ejemplo con dos jugadores y dos Dinamitas, la que no explota se queda donde está.

## dodge_city_cards

ruling-R102 = Una carta verde no se puede usar en el turno en que la pones. Si lleva el símbolo de ¡Fallaste! sirve desde el turno del siguiente jugador; si no, solo en tus turnos posteriores.
ruling-R103 = Una carta verde que le quitas a otro va a tu mano y empieza de cero: la pones, esperas y luego la usas.
ruling-R104 = Tampoco de las cartas verdes puedes tener delante dos con el mismo nombre, por ejemplo dos Placas de Hierro. Las cartas de igual efecto pero distinto nombre, como Mustang y Escondite o Mira Telescópica y Prismáticos, pueden estar juntas y se suman.
ruling-R105 = La carta adicional que piden Pelea, Rag Time, Springfield, Tequila y Whisky sale de tu mano y la eliges tú. Si no tienes ninguna, no puedes jugar la carta.
ruling-R106 = Con Pelea decides, adversario por adversario, si descarta la carta en juego que tú elijas o una de la mano al azar. A quien no tiene cartas se le salta.
ruling-R107 = También puedes usar Rag Time, Conestoga y Can Can contra ti mismo, como ¡Pánico! y La Ingenua Explosiva: eliges una de tus propias cartas en juego.
ruling-R108 = Tequila Joe recupera 2 puntos de vida con una Cerveza, también ante un impacto letal. El Whisky le da sus 2 de siempre; Saloon, Tequila y Cantimplora, 1.

## dodge_city_characters

ruling-R109 = A Apache Kid no le afectan los ¡BANG! de diamantes, ningún ¡Indios!, la Conestoga ni las copias de diamantes de ¡Pánico! y La Ingenua Explosiva. Almacén, las cartas en juego y todo lo demás funcionan con normalidad.
ruling-R110 = Contra los disparos de Apache Kid, los demás pueden defenderse también con cartas de diamantes, como ¡Fallaste!, Esquiva o Placa de Hierro.
ruling-R111 = Ametralladora Gatling, Howitzer, ¡Puñetazo!, Springfield, Pelea, Derringer, Rifle de Búfalo, Can Can, Cuchillo, Pepperbox, Rag Time y cualquier Cárcel o Dinamita sí afectan a Apache Kid: ninguna es de diamantes.
ruling-R112 = Durante un Duelo, la capacidad de Apache Kid no vale: los ¡BANG! de diamantes descartados contra él cuentan.
ruling-R113 = El Duelo que es de diamantes, el de la Reina, no tiene efecto sobre Apache Kid. Una vez en marcha cualquier otro Duelo, los palos ya no importan.
ruling-R114 = Se puede jugar una carta de diamantes contra Apache Kid: se descarta y cuenta, por ejemplo como el ¡BANG! del turno, pero a él no le hace nada.
ruling-R115 = El disparo de Doc Holyday alcanza a Apache Kid salvo que las dos cartas descartadas sean de diamantes.
ruling-R116 = En las cartas que exigen un descarte adicional, para Apache Kid solo cuenta el palo de la carta jugada, no el de la que se descarta con ella.
ruling-R117 = En el turno de Belle Star se apagan los Barriles, Mustangs, Escondites y cartas verdes de todos los demás. Capacidades como las de Jourdonnais y Paul Regret siguen valiendo.
ruling-R118 = Las cartas de Belle Star funcionan con normalidad, incluidas la Dinamita y la Cárcel que tenga delante.
ruling-R119 = Las cartas que Belle Star apaga aún se pueden quitar o descartar, y siguen impidiendo tener otra con el mismo nombre.
ruling-R120 = Bill Noface cuenta sus heridas desde la vida completa, que siendo Sheriff son 5 puntos.
ruling-R121 = Chuck Wengam puede repetir su intercambio hasta quedarse con 1 punto de vida, y solo en su propio turno.
ruling-R122 = Doc Holyday dispara una vez por turno a un jugador al alcance de su arma. No es una carta ¡BANG!: no gasta el límite, y basta con un ¡Fallaste! o un Barril con éxito.
ruling-R123 = Elena Fuente puede usar cualquier carta de la mano como ¡Fallaste! contra cualquier símbolo de ¡BANG!, dos contra Slab "el Asesino". Contra ¡Indios! y Duelo no le sirve.
ruling-R124 = Greg Digger y Herb Hunter reaccionan a cualquier eliminación de otro personaje, la cause quien la cause. Las dos cartas de Herb Hunter se suman a las tres por un Forajido.
ruling-R125 = Si están en la partida Greg Digger y Herb Hunter, da igual si va antes la curación o las dos cartas. Ambas llegan después de la recompensa.
ruling-R126 = José Delgado solo puede descartar cartas azules de la mano, también Cárcel y Dinamita pero no verdes, como mucho dos veces por turno.
ruling-R127 = Molly Stark roba por cada carta de la mano que juega o descarta por voluntad propia fuera de su turno: ¡Fallaste!, Esquiva, Cerveza ante un impacto letal, ¡BANG! contra los ¡Indios!
ruling-R128 = En un Duelo en el turno de otro, Molly Stark roba por todos sus ¡BANG! a la vez, cuando el Duelo termina.
ruling-R129 = Por las cartas que pierde con La Ingenua Explosiva, ¡Pánico!, Pelea o Can Can, Molly Stark no roba nada. Tampoco por las cartas verdes que usa, porque no salen de su mano.
ruling-R130 = Ante Slab "el Asesino", Molly Stark roba solo después de las dos respuestas: un ¡Fallaste! robado así no puede completar la defensa.
ruling-R131 = Pat Brennan puede llevarse una carta en juego, azul o verde, en lugar de todo su robo normal. Puede ser un arma, una Cárcel o una Dinamita.
ruling-R132 = Pat Brennan puede llevarse también una de sus propias cartas en juego.
ruling-R133 = Al final de su turno, Sean Mallory se queda con hasta diez cartas, por pocos puntos de vida que tenga.
ruling-R134 = Vera Custer debe elegir un personaje vivo en ese momento, después de Dinamita y Cárcel y antes de robar. Si se queda en la Cárcel, no tiene capacidad hasta su próximo turno.
ruling-R135 = Al desenfundar por su propia Cárcel, Vera Custer solo tiene la capacidad de Lucky Duke si lo copió en su turno anterior.
ruling-R136 = Vera Custer copia solo la capacidad: sus puntos de vida siguen siendo 3, o 4 si es el Sheriff. La conserva aunque eliminen al personaje copiado.
ruling-R137 = Antes de su primer turno, Vera Custer no tiene capacidad.
ruling-R138 = Una capacidad de la fase 1 que copie Vera Custer, como la de Kit Carlson, Pixie Pete o Pat Brennan, vale ya en ese turno: la elección es anterior a la fase 1.
ruling-R139 = Si Vera Custer copia una capacidad con límite por turno, como la de Doc Holyday, José Delgado o Tío Will, para ella el límite se cuenta aparte.

## promo_characters

ruling-R140 = Una vez por turno, Tío Will puede usar cualquier carta de la mano, incluso una que no podría jugar de otro modo. La carta se descarta y todos eligen del Almacén, empezando por él.
ruling-R141 = La carta que usa Tío Will cuenta como un Almacén: ni su color ni su palo importan. También con El Juez puede usar así una carta azul.
ruling-R142 = Lo que vale para cualquier Almacén vale también para el de Tío Will y para una Vera Custer que copia a Suzy Lafayette: si la mano está vacía se mira solo cuando el Almacén ha terminado.
ruling-R143 = Cada vez que Johnny Kisch pone una carta en juego, azul o verde, se descartan todas las demás en juego con ese nombre. También vale para una Cárcel que ponga delante de otro.
ruling-R144 = Solo cuenta lo que Johnny Kisch juega en persona: una Dinamita que cambia de sitio no hace descartar nada.
ruling-R145 = Claus "El Santo" roba una carta más que jugadores quedan en la partida, las mira todas, da una a cada uno de los demás y se queda con dos. Los otros solo ven la que reciben.
ruling-R146 = Con Sed, Claus "El Santo" se queda con una carta; con Llegada del Tren, tres. Las que reparte no cambian.

## events

ruling-R147 = El primer evento se revela en el segundo turno del Sheriff, antes que nada. Solo hay un evento en vigor a la vez, hasta que lo tapa el siguiente.
ruling-R148 = Con las dos expansiones se apartan las dos cartas finales, se toman al azar doce de las otras, más si se quiere una partida más larga, y al final va una de las dos apartadas, también al azar. Sigue habiendo un solo evento a la vez: nunca se combinan dos.
ruling-R149 = El siguiente evento está a la vista de antemano.
ruling-R150 = De los puntos de vida que quita un evento no responde nadie: ni recompensa ni cartas para El Gringo. Bart Cassidy sí roba.

## high_noon

ruling-R151 = Con Bendición, Barril y Cárcel siempre salen bien y la Dinamita no explota nunca.
ruling-R152 = Con Maldición, el Barril siempre falla y de la Cárcel no se sale. La Dinamita explota con cualquier carta del 2 al 9, porque los valores no cambian.
ruling-R153 = Con Bendición y Maldición no hay diamantes que Apache Kid pueda ignorar. Black Jack recibe su carta extra siempre con Bendición y nunca con Maldición.
ruling-R154 = Con Ciudad Fantasma, cada eliminado juega un turno como fantasma, con la capacidad de su personaje. Roba tres cartas, no puede morir y vuelve a salir al final del turno.
ruling-R155 = Durante su turno, un fantasma cuenta como uno más en la partida, también para la distancia, el Almacén y la victoria: si un Forajido o un Alguacil fantasma elimina al Sheriff, ganan los Forajidos. Un Renegado fantasma gana solo si no queda nadie más.
ruling-R156 = Un fantasma empieza con 0 puntos de vida pero puede curarse, y así sube el límite de su mano. Lo que pase del límite se descarta; el resto lo pierde al marcharse.
ruling-R157 = Las cartas que le queden a un fantasma al marcharse van a "Buitre" Sam, si está, y Greg Digger y Herb Hunter reaccionan a la marcha. No hay recompensa ni castigo.
ruling-R158 = Como fantasma, Bill Noface roba por todas sus heridas: cinco cartas, si su vida completa es 4. Pixie Pete roba tres.
ruling-R159 = Todo lo que un fantasma tiene delante desaparece cuando se marcha. Cárcel y Dinamita no pueden esperarlo ahí otro turno.
ruling-R160 = Fiebre del Oro invierte solo el orden de los turnos. La Dinamita sigue pasando a la izquierda, y Almacén, Ametralladora Gatling e ¡Indios! siguen yendo en sentido horario.
ruling-R161 = Resaca quita todas las capacidades, pero los puntos de vida se quedan como están. Si Suzy Lafayette tiene la mano vacía cuando acaba, roba.
ruling-R162 = Resaca anula también la capacidad que Vera Custer hubiera copiado antes.
ruling-R163 = Tiroteo sube el límite a dos cartas ¡BANG! Volcanic y Willy "el Niño" siguen sin límite, y los demás símbolos de ¡BANG! no se ven afectados.
ruling-R164 = Con Los Dalton, cada jugador con cartas azules delante descarta una a su elección; también cuentan el arma, la Cárcel y la Dinamita. Las cartas verdes no.
ruling-R165 = Con Los Dalton se elige en sentido horario, empezando por el Sheriff.
ruling-R166 = El Doctor cura a todos los que empatan con menos puntos de vida. El que ya esté al máximo no gana nada.
ruling-R167 = El Reverendo prohíbe la Cerveza en el propio turno y fuera de él, así que ninguna Cerveza salva de un impacto letal.
ruling-R168 = Con El Reverendo, el Saloon está permitido, y también Tequila, Whisky y Cantimplora.
ruling-R169 = Con El Reverendo, Sid Ketchum puede usar su capacidad, también ante un impacto letal: no es una Cerveza.
ruling-R170 = El Sermón prohíbe las cartas ¡BANG! en tu turno, incluso para responder en un Duelo que hayas empezado tú. Si tu rival responde, el punto de vida lo pierdes tú.
ruling-R171 = Con El Sermón, en el turno de otro puedes descartar cartas ¡BANG! como siempre, en un Duelo o contra los ¡Indios!
ruling-R172 = Con El Sermón, Calamity Janet no puede jugar un ¡Fallaste! como ¡BANG! en su propio turno.
ruling-R173 = Ametralladora Gatling, ¡Indios!, ¡Puñetazo!, las armas verdes y el disparo de Doc Holyday se pueden usar también con El Sermón.
ruling-R174 = Con El Sermón aún puedes pagar con cartas ¡BANG!: como descarte adicional o para las capacidades de Doc Holyday y Sid Ketchum.
ruling-R175 = Sed quita una carta del robo normal: de dos se pasa a una, Pixie Pete roba dos y Bill Noface, una menos.
ruling-R176 = Con Sed, Bill Noface sin heridas roba igualmente su carta: el evento quita la segunda.
ruling-R177 = Con Sed, Kit Carlson mira tres cartas, se queda con una y devuelve las otras dos en el mismo orden. Con Llegada del Tren se lleva las tres.
ruling-R178 = Con Sed, Black Jack no roba la segunda carta y por tanto tampoco la extra. Con Llegada del Tren roba la carta del evento además de la extra que le toque.
ruling-R179 = Si Pat Brennan se lleva una carta en juego con Llegada del Tren, no recibe ninguna más.
ruling-R180 = Sed y Llegada del Tren solo afectan a la fase 1, no a Diligencia, recompensas ni capacidades.
ruling-R181 = El punto de vida de Solo ante el peligro se pierde al comienzo del turno, antes de Dinamita y Cárcel, también si se está en la Cárcel. Nadie es responsable y ningún ¡Fallaste! lo evita, pero si es letal se puede responder con una Cerveza.
ruling-R182 = Con Esposas, el palo se nombra después de la fase 1. Solo limita las cartas que el jugador en turno juega de la mano, y solo en ese turno.
ruling-R183 = Con Esposas puedes usar las cartas verdes que ya tengas en juego, sean del palo que sean. Las cartas descartadas como coste o en un Duelo no se consideran jugadas, así que vale cualquier palo.
ruling-R184 = Para Nueva Identidad, en la preparación se reparte a cada jugador un segundo personaje, boca abajo.
ruling-R185 = Quien cambia con Nueva Identidad tiene exactamente 2 puntos de vida, aunque antes tuviera 1. Su máximo pasa a ser el del nuevo personaje, más uno para el Sheriff.

## fistful_of_cards

ruling-R186 = Mina Abandonada cambia solo la fase 1, en la que robas de los descartes, y la fase 3, en la que las cartas sobrantes van boca abajo sobre el mazo. Las cartas que juegas van a los descartes, y Diligencia y similares roban del mazo.
ruling-R187 = Con Mina Abandonada, si los descartes no alcanzan para el robo, tomas los que haya y el resto del mazo.
ruling-R188 = Con Mina Abandonada, los ¡BANG! descartados en un Duelo van a los descartes.
ruling-R189 = Con Mina Abandonada se desenfunda igualmente con la primera carta del mazo. A Pedro Ramírez su capacidad no le aporta nada.
ruling-R190 = Emboscada deja en 1 la distancia entre asientos. Mustang, Mira Telescópica y similares la siguen modificando, y también Paul Regret y Rose Doolan.
ruling-R191 = Hermanos de Sangre es opcional, una vez por turno, por un solo punto de vida y nunca el último.
ruling-R192 = Quien recibe el punto de vida de Hermanos de Sangre no puede estar ya al máximo.
ruling-R193 = Bart Cassidy roba por el punto de vida que cede con Hermanos de Sangre. El Gringo nunca se lleva una carta por ello.
ruling-R194 = Con Hombre Muerto, el primer eliminado de la partida vuelve para quedarse cuando le toca el turno, con 2 puntos de vida y dos cartas. Luego juega un turno normal, fase 1 incluida.
ruling-R195 = Hombre Muerto vale también para quien sea el primer eliminado mientras el evento está en vigor, si su turno en esa ronda aún no ha llegado. Ocurre una sola vez; el rol sigue a la vista y el máximo de puntos de vida no cambia.
ruling-R196 = Hermanos de Sangre va al comienzo del turno, antes de Dinamita y Cárcel.
ruling-R197 = Licor Fuerte sustituye a toda la fase 1, con sus cartas extra y sus capacidades. No es una Cerveza: Tequila Joe recupera 1, y funciona cuando quedan dos jugadores. Con la vida completa no se ofrece.
ruling-R198 = Con Lazo, las armas, incluida la Volcanic, Mustang, Mira Telescópica, Barril y las cartas verdes no hacen nada, ni siquiera las tuyas; todos disparan con el Colt .45. Cárcel y Dinamita ni se comprueban ni se mueven: se quedan donde están.
ruling-R199 = Con Lazo, capacidades como las de Jourdonnais y Rose Doolan siguen funcionando. Las cartas se pueden seguir poniendo en juego, quitando o descartando.
ruling-R200 = Con Ley del Oeste, la segunda carta robada se enseña y hay que jugarla antes de que acabe el turno, si las reglas lo permiten. Un ¡Fallaste!, un ¡BANG! sin objetivo o por encima del límite, o una carta con un nombre que ya tienes delante se quedan en la mano.
ruling-R201 = Con Ley del Oeste, una Cerveza hay que jugarla incluso con la vida completa, porque se puede. Con una carta azul o verde basta ponerla en juego.
ruling-R202 = Con Ley del Oeste puedes jugar antes otras cartas, aunque así la carta enseñada ya no se pueda jugar. Solo cuenta el final del turno.
ruling-R203 = Con Ley del Oeste, Kit Carlson enseña, de las dos cartas con las que se queda, la que estaba más abajo en el mazo. Quien roba una sola carta no tiene segunda carta que enseñar.
ruling-R204 = Con Peyote se sigue probando mientras se acierte. La carta del fallo se descarta y empieza la fase 2.
ruling-R205 = Peyote sustituye a cualquier capacidad de la fase 1.
ruling-R206 = Rancho se usa una sola vez, al final de la fase 1: primero se descarta y luego se roban otras tantas cartas.
ruling-R207 = Si Suzy Lafayette descarta toda su mano con Rancho, su capacidad no se activa: las cartas nuevas forman parte del mismo efecto.
ruling-R208 = Rebote se puede usar cuantas veces se quiera y a cualquier distancia, fuera del límite de cartas ¡BANG! Solo se puede disparar a las cartas que otros jugadores tienen delante.
ruling-R209 = Contra Rebote, el dueño puede salvar la carta con cualquier símbolo de ¡Fallaste! o con un Barril. La Cerveza no sirve.
ruling-R210 = Contra un Rebote de Slab "el Asesino" basta un ¡Fallaste!: su carta se descarta, no se juega como ¡BANG!
ruling-R211 = Ruleta Rusa va en sentido horario desde el Sheriff, ronda tras ronda, hasta que alguien no descarta. Ese jugador pierde 2 puntos de vida, y nadie es responsable.
ruling-R212 = En Ruleta Rusa vale cualquier símbolo de ¡Fallaste!: también las cartas verdes en juego, los ¡BANG! para Calamity Janet y cualquier carta para Elena Fuente. También se puede probar con un Barril, o con la capacidad de Jourdonnais.
ruling-R213 = En Ruleta Rusa puedes negarte a descartar. Si la pérdida es letal, puedes responder con una Cerveza.
ruling-R214 = El objetivo de Francotirador tiene que estar al alcance de tu arma. Hacen falta dos efectos de ¡Fallaste!; un Barril da uno y se prueba una sola vez.
ruling-R215 = Francotirador queda fuera del límite de cartas ¡BANG!: puedes repetirlo y jugar además tu ¡BANG! normal.
ruling-R216 = Slab "el Asesino" no gana nada con Francotirador: bastan dos efectos de ¡Fallaste!, no cuatro.
ruling-R217 = Apache Kid ignora Francotirador solo si las dos cartas ¡BANG! son de diamantes.
ruling-R218 = Con El Juez, ninguna carta pasa de la mano al juego, delante de nadie: tampoco Cárcel, Dinamita ni armas. Las que ya están en juego, también las verdes, siguen funcionando, y la Dinamita sigue pasando.
ruling-R219 = Con El Juez, José Delgado y Tío Will aún pueden descartar cartas azules para su capacidad.
ruling-R220 = Por Venganza se desenfunda después de la fase 3. Un corazón da un turno extra completo, con las comprobaciones de Dinamita y Cárcel pero sin evento nuevo, y al final no se vuelve a desenfundar.
ruling-R221 = Quien pierde el turno por la Cárcel no desenfunda por Venganza.
ruling-R222 = Con Por un puñado de cartas, la mano al comienzo del turno fija el número de disparos. Llegan de uno en uno; a cada uno se puede responder con ¡Fallaste!, Barril o, si es letal, Cerveza. Nadie cuenta como tirador.
ruling-R223 = Los disparos de Por un puñado de cartas van antes de Dinamita, Cárcel y fase 1. Molly Stark no roba por sus respuestas, porque es su turno, y El Gringo no se lleva nada.
