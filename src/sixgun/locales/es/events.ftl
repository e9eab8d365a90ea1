### Los eventos: nombre y efecto. Todas las frases son nuestras.

## Solo ante el peligro

event-blessing = Bendición
    .text = Todas las cartas cuentan como corazones. Los valores no cambian.
event-curse = Maldición
    .text = Todas las cartas cuentan como picas. Los valores no cambian.
event-ghost-town = Ciudad Fantasma
    .text = Cuando les toca, los eliminados vuelven como fantasmas: roban tres cartas en vez de dos y no pueden morir. Al acabar su turno salen otra vez.
event-gold-rush = Fiebre del Oro
    .text = Durante una ronda, empezando por el Sheriff, el turno pasa a la derecha. Los efectos de las cartas siguen yendo en sentido horario.
event-hangover = Resaca
    .text = Ningún personaje tiene su capacidad.
event-shootout = Tiroteo
    .text = El límite es de dos cartas ¡BANG! por turno en vez de una.
event-the-daltons = Los Dalton
    .text = En cuanto entra en juego, quien tenga cartas azules delante elige una y la descarta.
event-the-doctor = El Doctor
    .text = En cuanto entra en juego, quien tenga menos puntos de vida recupera 1; si hay empate, lo recuperan todos.
event-the-reverend = El Reverendo
    .text = Nadie puede jugar Cervezas, ni en su turno ni fuera de él.
event-the-sermon = El Sermón
    .text = En tu turno no puedes usar cartas ¡BANG! como tales, ni siquiera en un Duelo.
event-thirst = Sed
    .text = En la fase 1, todos roban una carta menos.
event-train-arrival = Llegada del Tren
    .text = Al final de la fase 1, todos roban una carta más del mazo.
event-handcuffs = Esposas
    .text = Después de la fase 1 nombras un palo: durante el resto del turno solo puedes jugar de la mano cartas de ese palo.
event-new-identity = Nueva Identidad
    .text = Al comienzo de tu turno miras tu segundo personaje, que está boca abajo. Si quieres, te quedas con él para el resto de la partida y sigues con 2 puntos de vida.
event-high-noon = Solo ante el peligro
    .text = Todos pierden 1 punto de vida al comienzo de su turno. Dura hasta el final de la partida.

## Por un puñado de cartas

event-abandoned-mine = Mina Abandonada
    .text = En la fase 1 robas de los descartes, o del mazo si se acaban. Las cartas que descartas en la fase 3 van boca abajo encima del mazo.
event-ambush = Emboscada
    .text = Todos están a distancia 1 de todos. Mustang, Mira Telescópica y similares siguen contando.
event-blood-brothers = Hermanos de Sangre
    .text = Al comienzo de tu turno puedes renunciar a 1 punto de vida, pero no al último, para que otro jugador recupere 1.
event-dead-man = Hombre Muerto
    .text = El primer eliminado de la partida, cuando le toca el turno, vuelve para quedarse, con 2 puntos de vida y dos cartas del mazo.
event-hard-liquor = Licor Fuerte
    .text = Puedes saltarte toda la fase 1 para recuperar 1 punto de vida.
event-lasso = Lazo
    .text = Las cartas que cada uno tiene delante no hacen efecto, ni siquiera las tuyas.
event-law-of-the-west = Ley del Oeste
    .text = Enseñas la segunda carta que robas en la fase 1. Si se puede jugar, tienes que hacerlo antes de que acabe tu turno.
event-peyote = Peyote
    .text = En vez de robar, dices rojo o negro y das la vuelta a la carta de encima del mazo. Si aciertas, te la quedas y vuelves a probar; si fallas, se descarta y empieza la fase 2.
event-ranch = Rancho
    .text = Al final de la fase 1 puedes, una sola vez, descartar de la mano cuantas cartas quieras y robar otras tantas del mazo.
event-ricochet = Rebote
    .text = En tu turno puedes descartar cartas ¡BANG! para disparar a las cartas que los demás tienen delante. Si el dueño no responde con un ¡Fallaste!, la carta se descarta.
event-russian-roulette = Ruleta Rusa
    .text = En cuanto entra en juego, empezando por el Sheriff y en sentido horario, ronda tras ronda, cada uno descarta un ¡Fallaste! El primero que no lo haga pierde 2 puntos de vida y ahí se acaba.
event-sniper = Francotirador
    .text = En tu turno puedes descartar juntas dos cartas ¡BANG! para hacer un solo disparo a un jugador al alcance de tu arma. Para anularlo hacen falta dos ¡Fallaste!
event-the-judge = El Juez
    .text = No se puede poner ninguna carta en juego, ni delante de uno mismo ni de otro. Las que ya están en juego siguen funcionando.
event-vendetta = Venganza
    .text = Al final de tu turno desenfundas: con un corazón juegas otro turno, pero al acabar ese ya no desenfundas.
event-a-fistful-of-cards = Por un puñado de cartas
    .text = Al comienzo de tu turno recibes un disparo por cada carta que tengas en la mano. Dura hasta el final de la partida.
