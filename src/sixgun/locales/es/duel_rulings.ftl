### El duelo: donde ninguna fuente lo aclara, lo que vale aquí.

section-duel = El duelo

ruling-D1 = Si los dos bandos pierden su último personaje por la misma carta, pierde aquel cuyo último cayó antes en el orden de los efectos simultáneos.
ruling-D2 = Jango y el Reloj de bolsillo cuentan cada movimiento del marcador rival, lo cause quien lo cause.
ruling-D3 = Tom Thorn actúa cada vez que el marcador se mueve hasta él, lo cause quien lo cause, pero no al empezar la partida ni cuando sustituye a alguien.
ruling-D4 = El Pánico no gasta el cambio que un jugador puede hacer en su turno.
ruling-D5 = La Posada fija los puntos de vida: nadie los pierde ni los recupera, así que ninguna capacidad se activa.
ruling-D6 = Buffalo Bell puede asumir cualquier parte de una Dinamita, punto por punto, pero nunca el último suyo.
ruling-D7 = Evitar una Derringer descartando una carta es esquivarla. La carta sale de la mano.
ruling-D8 = El mazo común se forma cuando hace falta la carta siguiente, no cuando se roba la última. Si tampoco hay descartes, no se roba nada.
ruling-D9 = La Dinamita va a la retaguardia del bando que no la tiene; quien está solo es también retaguardia.
ruling-D10 = Wild Bill actúa cuando una Peacemaker obliga a descartar, pero no por lo que se llevan en su propia eliminación.
ruling-D11 = Soundance Kid roba una carta de cada mazo y se queda con una de las dos; la capacidad no está siempre activa.
ruling-D12 = Los símbolos de las esquinas son los de la única lista que hay: la Cantimplora lleva un barril, la Maestra una herradura.
ruling-D13 = Las parejas iniciales y los personajes activos se enseñan a la vez, cuando los dos han elegido. La reserva sigue en secreto.
ruling-D14 = Una retaguardia herida por una Serpiente de cascabel o por una Dinamita es el objetivo de esa carta: su capacidad actúa.
ruling-D15 = Una capacidad que responde a la pérdida de un punto de vida actúa una vez por cada punto, salvo si entre ellos está el último.
ruling-D16 = Quien pierde el Duelo que ha empezado no pierde el punto de vida por culpa del rival.
ruling-D17 = El marcador se puede mover también antes de robar. Solo se pregunta si uno de los dos personajes cambia el robo.
ruling-D18 = Las cartas ¡BANG! que juega West Harding no cuentan para el límite, como con la Canana.
ruling-D19 = Toco Ramirez puede usar cualquier carta de Colt también en un Duelo y contra los ¡Indios!
ruling-D20 = Las capacidades que una carta pone en marcha esperan a que la carta termine. Antes se sustituye a los caídos.
ruling-D21 = Quien coge o hace descartar una carta al azar de una mano ve los reversos y dice de qué mazo ha de ser.
ruling-D22 = Quien sustituye un equipo de Wild Bill por otro del mismo nombre se lo ha hecho descartar.
ruling-D23 = Las cartas de acción con disparo, Cuchillo y Derringer, pueden dirigirse contra los propios personajes.
ruling-D24 = El disparo que devuelve Sid Curry va al personaje activo del bando que le disparó, aunque sea el suyo.
ruling-D25 = Si un mismo movimiento de un marcador activa capacidades de los dos bandos, va primero el jugador de turno.

## Lo que el reglamento de los torneos dice sobre el juego, con nuestras palabras

ruling-FAQ1 = Lo que está siempre activo funciona también en la retaguardia. Aun así, un personaje con una capacidad de ese tipo solo cuenta como activo mientras tiene el marcador.
ruling-FAQ2 = Un personaje que pierde su último punto de vida ya no usa su capacidad.
ruling-FAQ3 = El primer jugador que agota su mazo baraja todos los descartes y forma un mazo común. El otro sigue con el suyo y, cuando se le acaba, pasa al común. Si también este se agota, quien está de turno vuelve a barajar los descartes.
ruling-FAQ4 = Una carta jugada en contra de las reglas, por ejemplo un equipo en el propio personaje activo, vuelve a la mano. Quien lo repite se arriesga a una sanción.
ruling-FAQ5 = Un objetivo sin equipo no recibe ningún disparo de una Ráfaga. Sus disparos se resuelven todos aunque haya caído quien disparó, y también el de un Fuego de respuesta.
ruling-FAQ6 = El Almacén ofrece siempre cuatro cartas. Un mazo al que le queda una sola carta da esa y el otro hasta dos; el resto sale del mazo común, que no existe antes de que uno de los dos se agote.
ruling-FAQ7 = Un equipo que no está siempre activo no hace nada junto a la retaguardia. Pero una retaguardia que es el objetivo de un disparo está activa en ese momento: un Barril o un Sombrero le sirven.
ruling-FAQ8 = Si el rival te hace descartar una carta de la mano, o descarta un equipo de Wild Bill, su personaje activo recibe un disparo.
ruling-FAQ9 = Bull Anderson coge sus cartas antes de que nadie robe por el personaje caído: es una excepción a la regla.
ruling-FAQ10 = Si la capacidad de un personaje hace robar cartas, las roba su propio jugador, no el rival.
ruling-FAQ11 = Una carta que Toco Ramirez usa de Colt es la única carta ¡BANG! del turno.
