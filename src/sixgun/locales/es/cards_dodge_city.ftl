### Las nuevas cartas de juego de Dodge City: nombre y texto de regla. Todas las frases son nuestras.

## Borde azul

card-binocular = Prismáticos
    .text = Ves a todos los demás 1 más cerca, nunca por debajo de distancia 1. Una Mira Telescópica se suma.
card-hideout = Escondite
    .text = Los demás te ven 1 más lejos. Un Mustang se suma.

## Borde marrón

card-punch = ¡Puñetazo!
    .text = Ataca a otro jugador a distancia 1, tengas el arma que tengas: vale como un disparo. No es una carta ¡BANG! y no cuenta para el límite.
card-dodge = Esquiva
    .text = Cuando te disparen vale por un ¡Fallaste!, y además robas una carta del mazo.
card-rag-time = Rag Time
    .text = Descarta además otra carta de la mano. Quítale una carta a un jugador cualquiera, a cualquier distancia: una al azar de su mano o la que quieras de las que tiene en juego.
card-brawl = Pelea
    .text = Descarta además otra carta de la mano. Todos los demás descartan una carta: para cada uno decides tú si una al azar de su mano o cuál de las que tiene en juego.
card-springfield = Springfield
    .text = Descarta además otra carta de la mano y dispara a otro jugador, a cualquier distancia. No es una carta ¡BANG! y no cuenta para el límite.
card-tequila = Tequila
    .text = Descarta además otra carta de la mano: el jugador que quieras, incluso tú, recupera 1 punto de vida. No es una Cerveza y no salva a nadie de un impacto letal.
card-whisky = Whisky
    .text = Descarta además otra carta de la mano: recuperas 2 puntos de vida, sin pasar nunca de los iniciales. No es una Cerveza y no sirve contra un impacto letal.

## Borde verde

card-bible = Biblia
    .text = Ponla en juego delante de ti. Desde el turno del siguiente jugador, cuando te disparen puedes descartarla: vale por un ¡Fallaste! y además robas una carta del mazo.
card-ten-gallon-hat = Sombrero Vaquero
    .text = Ponlo en juego delante de ti. Desde el turno del siguiente jugador, cuando te disparen puedes descartarlo: vale por un ¡Fallaste!
card-iron-plate = Placa de Hierro
    .text = Ponla en juego delante de ti. Desde el turno del siguiente jugador, cuando te disparen puedes descartarla: vale por un ¡Fallaste!
card-sombrero = Sombrero
    .text = Ponlo en juego delante de ti. Desde el turno del siguiente jugador, cuando te disparen puedes descartarlo: vale por un ¡Fallaste!
card-canteen = Cantimplora
    .text = Ponla en juego delante de ti. En un turno tuyo posterior puedes descartarla para recuperar 1 punto de vida. No es una Cerveza y no sirve contra un impacto letal.
card-can-can = Can Can
    .text = Ponlo en juego delante de ti. En un turno tuyo posterior puedes descartarlo: un jugador cualquiera descarta una carta, la que tú quieras de las que tiene en juego o una de su mano al azar.
card-conestoga = Conestoga
    .text = Ponla en juego delante de ti. En un turno tuyo posterior puedes descartarla para quitarle una carta a un jugador cualquiera: al azar de su mano o la que quieras de las que tiene en juego.
card-pony-express = Pony Express
    .text = Ponlo en juego delante de ti. En un turno tuyo posterior puedes descartarlo para robar tres cartas del mazo.
card-derringer = Derringer
    .text = Ponla en juego delante de ti. En un turno tuyo posterior puedes descartarla para disparar a otro jugador a distancia 1. Aciertes o no, robas además una carta del mazo.
card-knife = Cuchillo
    .text = Ponlo en juego delante de ti. En un turno tuyo posterior puedes descartarlo para atacar a otro jugador a distancia 1, tengas el arma que tengas: vale como un disparo.
card-pepperbox = Pepperbox
    .text = Ponla en juego delante de ti. En un turno tuyo posterior puedes descartarla para disparar a otro jugador al alcance de tu arma.
card-buffalo-rifle = Rifle de Búfalo
    .text = Ponlo en juego delante de ti. En un turno tuyo posterior puedes descartarlo para disparar a otro jugador, a cualquier distancia.
card-howitzer = Howitzer
    .text = Ponlo en juego delante de ti. En un turno tuyo posterior puedes descartarlo para disparar a todos los demás, a cualquier distancia.
