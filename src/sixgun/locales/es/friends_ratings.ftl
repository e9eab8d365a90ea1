### Lo bien que juega cada cual, en una casa que quiere saberlo.

rating-heading = Tu puntuación
rating-none = Todavía no tienes puntuación. Empieza con la primera partida que termines en una mesa solo de personas.
rating-of = Rol
rating-overall = Todos los roles
rating-duel = Duelos
rating-points = Puntuación
rating-between = Casi seguro entre
rating-games = Partidas
rating-range = { $low } y { $high }
rating-yours = Solo la ves tú.
rating-listed = Ponme entre los mejores de la casa
    .about = Con el nombre que usas. A partir de { $games } partidas, y solo mientras quieras.

best-heading = Los mejores de la casa
    .about = Quién juega mejor, entre quienes quieren aparecer en la lista.
best-name = Nombre
best-me = (tú)
best-nobody = Todavía no hay nadie en la lista.
best-join = Tu puntuación, y si apareces en la lista
best-how = Cómo se calcula
best-how-1 = Solo cuentan las partidas en las que todos los sitios fueron de personas, desde el reparto hasta el final: sin bots, sin programas, sin lecciones, sin torneos, y sin nadie que se fuera antes.
best-how-2 = Quienes van en el mismo bando ganan o pierden juntos: la ley (Sheriff y Alguaciles), los Forajidos, y cada Renegado por su cuenta. Con tres jugadores, cada cual va por libre. Los duelos se puntúan aparte.
best-how-3 = Todos empiezan con 1000. Quien gana contra pronóstico suma mucho, quien gana como se esperaba suma poco; al perder es al revés.
best-how-4 = Unos bandos ganan más a menudo que otros, y eso se tiene en cuenta: da igual cuántas veces te toque el Sheriff. El Renegado gana pocas veces: si pierde, resta poco; si gana, suma mucho.
best-how-5 = Nadie sabe exactamente lo bien que juega alguien. La verdad está casi seguro entre los dos números, que con cada partida se acercan. La lista sigue el más bajo.
best-how-6 = Las puntuaciones solo cambian cuando una partida ha terminado y todos los roles están a la vista. No aparece nadie que no lo haya pedido, o que haya jugado menos de { $games } partidas. Calculado con openskill.
