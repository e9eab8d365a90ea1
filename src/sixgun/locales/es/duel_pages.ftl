### The Duel on the pages: the table for two, its end, its book.

# $side is law, outlaws or common; $name a character, $player somebody at the table.

## The table

duel-side-of = { $player }, { $side ->
        [law] la Ley
       *[outlaws] los Forajidos
    }
duel-deck = { $side ->
        [law] Mazo de la Ley: { $count }
        [outlaws] Mazo de los Forajidos: { $count }
       *[common] Mazo común: { $count }
    }
duel-no-common = Aún no hay mazo común
duel-table-alone = activo y en la retaguardia
duel-choose-character = Elegir a { $name }
duel-beside = Junto a { $name }
duel-reserve =
    { $count ->
        [0] Nadie en la reserva
        [one] Un personaje en la reserva
       *[other] { $count } personajes en la reserva
    }
duel-waits = { $name } espera en la reserva
duel-is-out = { $name } está fuera de la partida
duel-gave-up = abandonó
duel-picked =
    { $count ->
        [0] Nadie elegido todavía
        [one] Un personaje elegido
       *[other] { $count } personajes elegidos
    }
duel-to-choose = Personajes para elegir
duel-clock = Tiempo que le queda a { $player }:

## The end

duel-after-time = A { $player } se le acabó el tiempo.
duel-after-left = { $player } abandonó.
duel-after-sides = Los dos bandos

## Seen close

duel-border-red = Carta ¡BANG!: una por turno, contra el personaje activo del rival
duel-border-brown = Carta de acción: cuantas quieras, sobre cualquiera menos la retaguardia rival
duel-border-blue = Equipo: para tu retaguardia o para el personaje activo del rival
duel-sign-hit = Carta de disparo: cuesta un punto de vida si no se esquiva.
duel-sign-dodge = Esquiva: anula un disparo.
duel-sign-reload = Recarga: cuando a un bando le queda un solo personaje, descártala para robar una carta.
duel-sign-always = Siempre activo: también funciona en la retaguardia.
duel-copies = { $side ->
        [law] En el mazo de la Ley: { $count }
       *[outlaws] En el mazo de los Forajidos: { $count }
    }

## The book

duel-book = The Duel: cómo se juega
duel-book-rulings = Aclaraciones
duel-book-cards = Cartas
duel-book-aim = Dos jugadores, la Ley y los Forajidos. Quien pierde a su último personaje ha perdido.
duel-book-setup = Cada bando tiene cuatro personajes: dos en juego y los demás en la reserva. El activo lleva el marcador; el otro es la retaguardia. La Ley empieza con 4 cartas y los Forajidos con 5; el primer turno es de la Ley. Como en los torneos, a cada cual se le dan dos personajes más, a la vista, y elige en secreto quién juega, quién empieza y quién está activo.
duel-book-turn = El turno: roba dos cartas de tu mazo; juega cuantas cartas quieras; descarta hasta tener tantas como puntos de vida tenga tu personaje activo (siempre puedes conservar dos). Una vez en tu turno, en cualquier momento, puedes mover el marcador a tu retaguardia.
duel-book-cards-played = Las cartas rojas son cartas ¡BANG!: una por turno, contra el personaje activo del rival. Las marrones son acciones: cuantas quieras, sobre cualquiera menos la retaguardia rival. Las azules son equipo: para tu retaguardia o para el personaje activo del rival, cada nombre una sola vez junto a un personaje.
duel-book-works = Solo funcionan la capacidad y el equipo del personaje activo, y lo que está siempre activo. Una retaguardia a la que apuntan despierta por un momento, en lugar del activo.
duel-book-hits = Un disparo cuesta un punto de vida si no se esquiva: con una carta del sombrero, con equipo o con una capacidad. Perder un punto de vida de otra forma no es un disparo.
duel-book-reveal = Desvelar es dar la vuelta a la primera carta de tu mazo: cuenta el símbolo de su esquina, un barril, una serpiente, dinamita o una herradura.
duel-book-fall = Cuando un personaje cae, su equipo se descarta y su jugador roba dos cartas; después ocupa su lugar el siguiente de la reserva. Quien se queda solo está activo y en la retaguardia a la vez.
duel-book-reload = En cuanto a un bando le queda un solo personaje, las cartas con el tambor se pueden descartar para robar una carta.
duel-book-decks = Cada cual roba de su propio mazo. Cuando se acaba, todos los descartes se barajan y forman un mazo común.
duel-book-clock = Con relojes de ajedrez, tu tiempo corre en tu turno; quien se queda sin tiempo ha perdido.
