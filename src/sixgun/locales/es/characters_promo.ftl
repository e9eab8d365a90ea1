### Los personajes especiales: nombre y capacidad. Todas las frases son nuestras.

character-uncle-will = Tío Will
    .text = Una vez por turno puede usar como Almacén cualquier carta de su mano.
character-johnny-kisch = Johnny Kisch
    .text = Cuando pone una carta en juego, se descartan todas las demás en juego con el mismo nombre, las tenga quien las tenga.
character-claus-the-saint = Claus "El Santo"
    .text = En la fase 1 roba una carta más que jugadores quedan en la partida. Da una a cada uno de los demás y se queda con dos.
