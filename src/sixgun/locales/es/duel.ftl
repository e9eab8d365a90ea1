### El duelo: nombres y textos de regla. Todas las frases son nuestras; los nombres son los oficiales donde se conocen.

## Los bandos y los símbolos de las esquinas

duel-side-law = Ley
duel-side-outlaws = Forajidos
duel-symbol-barrel = barril
duel-symbol-snake = serpiente
duel-symbol-dynamite = dinamita
duel-symbol-horseshoe = herradura

## Cartas ¡BANG!

duel-card-colt = Colt
    .text = Un disparo al personaje activo del rival.
duel-card-quick-fire = Ráfaga
    .text = El objetivo recibe tantos disparos como equipos tiene; cada uno se esquiva por separado.
duel-card-carbine = Carabina
    .text = Un disparo. Si lo esquivan, puedes descartar un equipo de uno de los dos personajes activos.
duel-card-peacemaker = Peacemaker
    .text = Un disparo. Si lo esquivan, el rival descarta una carta de la mano, a su elección.
duel-card-remington = Remington
    .text = Un disparo. Si lo esquivan, roba una carta.
duel-card-schofield = Schofield
    .text = Un disparo. Si lo esquivan, tu personaje activo recupera 1 punto de vida.
duel-card-shotgun = Escopeta
    .text = Un disparo. Si lo esquivan, puedes mover tu marcador o el del rival.
duel-card-winchester = Winchester
    .text = Un disparo que también puede ir contra la retaguardia del rival.

## Cartas de acción

duel-card-missed = ¡Fallaste!
    .text = Juégala cuando disparen a uno de tus personajes: el disparo se esquiva.
duel-card-return-fire = Fuego de respuesta
    .text = Esquivas un disparo; después, el personaje activo del rival recibe otro.
duel-card-derringer = Derringer
    .text = Un disparo que se evita descartando una carta cualquiera. No es una carta ¡BANG!
duel-card-knife = Cuchillo
    .text = Un disparo. No es una carta ¡BANG!
duel-card-gatling = Ametralladora Gatling
    .text = Todos los personajes menos tu activo reciben un disparo, también tu retaguardia.
duel-card-indians = ¡Indios!
    .text = Por cada personaje menos tu activo, su jugador descarta una carta de disparo o el personaje pierde 1 punto de vida.
duel-card-duel = Duelo
    .text = El rival y tú descartáis por turnos cartas de disparo, primero él: quien se planta pierde 1 punto de vida.
duel-card-canteen = Cantimplora
    .text = Mueve tu marcador o el del rival a la retaguardia.
duel-card-stagecoach = Diligencia
    .text = Roba tres cartas, quédate con dos y descarta la tercera.
duel-card-general-store = Almacén
    .text = Descubre dos cartas de cada mazo. El rival y tú cogéis una por turnos, tú primero.
duel-card-steal = Robo
    .text = Quítale una carta al azar de la mano al rival, o descarta una carta en juego que no sea de su retaguardia.
duel-card-teacher = Maestra
    .text = Llévate a la mano un equipo en juego, pero no de la retaguardia del rival.
duel-card-inn = Posada
    .text = Elige un personaje, pero no la retaguardia del rival: ahora tiene exactamente 3 puntos de vida, más o menos que antes.
duel-card-beer = Cerveza
    .text = Tus dos personajes recuperan 1 punto de vida.

## Equipo

duel-card-bank = Banco
    .text = En tu fase de robo robas una carta más.
duel-card-barrel = Barril
    .text = Cuando disparan a este personaje puedes desvelar una carta: con un barril, el disparo se esquiva.
duel-card-hat = Sombrero
    .text = Descártalo del juego para esquivar un disparo contra este personaje.
duel-card-gunbelt = Canana
    .text = En tu turno, cuantas cartas ¡BANG! quieras; no cuentan para el límite.
duel-card-scope = Mira Telescópica
    .text = Tus cartas de disparo alcanzan también a la retaguardia del rival.
duel-card-pocket-watch = Reloj de bolsillo
    .text = Roba una carta cada vez que se mueve el marcador del rival.
duel-card-panic = Pánico
    .text = Siempre activo: al empezar tu turno, tu personaje activo y tu retaguardia se cambian de puesto.
duel-card-rattlesnake = Serpiente de cascabel
    .text = Siempre activa: al empezar tu turno, desvela una carta. Con una serpiente, este personaje pierde 1 punto de vida.
duel-card-dynamite = Dinamita
    .text = Para tu propia retaguardia, siempre activa: al empezar tu turno, desvela una carta. Con dinamita, este personaje pierde 3 puntos de vida y la carta se descarta; si no, pasa a la retaguardia del rival.

## La Ley

duel-character-alan-pinkertoon = Alan Pinkertoon
    .text = Cada vez que pierde un punto de vida, pero no el último, el personaje activo del rival recibe un disparo.
duel-character-annie-oakey = Annie Oakey
    .text = Sus cartas de disparo sirven para esquivar y sus ¡Fallaste! de Colt.
duel-character-bart-masterson = Bart Masterson
    .text = Siempre activo: cada vez que alguien desvela, se descubren dos cartas y su jugador elige la que vale.
# “Thightman” is meant: it is how the official list of the characters prints him.
duel-character-bill-tightman = Bill Thightman
    .text = Roba 2 cartas cada vez que otro personaje queda eliminado.
duel-character-buffalo-bell = Buffalo Bell
    .text = Siempre activa: puede perder puntos de vida en lugar de tu otro personaje, pero no el último.
duel-character-dalon-ranger = Dalon Ranger
    .text = Roba una carta por cada punto de vida que pierde por culpa del rival, salvo el último.
duel-character-the-stranger = El Forastero
    .text = Siempre activo: en tu turno puedes jugar una carta ¡BANG! más.
duel-character-jango = Jango
    .text = Roba una carta cada vez que se mueve el marcador del rival.
duel-character-pat-garret = Pat Garret
    .text = Enseña la segunda carta de su fase de robo: con una herradura roba una tercera, del mazo del rival.
duel-character-tex-killer = Tex Killer
    .text = Quien esquiva sus cartas ¡BANG! tiene que descartar además otra carta cualquiera.
duel-character-wild-bill = Wild Bill
    .text = Cada vez que el rival coge o descarta una carta de tu mano o un equipo de Wild Bill, su personaje activo recibe un disparo.
duel-character-wyatt-ear = Wyatt Ear
    .text = Roba una carta cada vez que un personaje rival esquiva uno de tus disparos.

## Los Forajidos

duel-character-babe-leroy = Babe Leroy
    .text = Una vez por turno, sin cartas en la mano, roba 2 cartas.
duel-character-bull-anderson = Bull Anderson
    .text = Cuando un personaje queda eliminado, se lleva hasta 2 cartas de entre su equipo y la mano del rival.
duel-character-cattle-katie = Cattle Katie
    .text = Una vez por turno descarta un equipo suyo que no esté siempre activo para robar 2 cartas.
duel-character-dalton-bros = Dalton Bros
    .text = En su fase de robo roban 3 cartas en vez de 2.
duel-character-jack-ransome = Jack Ransome
    .text = Puede jugar cartas sobre cualquier personaje.
duel-character-pearl-hat = Pearl Hat
    .text = Una vez por turno descarta una carta de la mano para ejecutar la carta de acción que estaba encima de los descartes.
duel-character-sid-curry = Sid Curry
    .text = Cuando le disparan puede desvelar la carta de arriba del mazo del rival: con un barril esquiva el disparo, y quien disparó recibe otro.
duel-character-slim-poet = Slim Poet
    .text = Por cada punto de vida que pierde por culpa del rival, salvo el último, se descarta una carta al azar de la mano del rival.
duel-character-soundance-kid = Soundance Kid
    .text = Una vez por turno descarta una carta de la mano, roba una carta de cada mazo, se queda con una y descarta la otra.
duel-character-toco-ramirez = Toco Ramirez
    .text = Cualquier carta de su mano sirve de Colt, que cuenta como la carta ¡BANG! del turno.
duel-character-tom-thorn = Tom Thorn
    .text = Cada vez que el marcador se mueve hasta él, la retaguardia del rival recibe un disparo.
duel-character-west-harding = West Harding
    .text = En tu turno, cuantas cartas ¡BANG! quieras.
