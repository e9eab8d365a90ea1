### I personaggi speciali: nome e abilità. Ogni frase è nostra.

character-uncle-will = Uncle Will
    .text = Una volta per turno può usare come Emporio una carta qualsiasi della sua mano.
character-johnny-kisch = Johnny Kisch
    .text = Quando mette in gioco una carta, tutte le altre in gioco con lo stesso nome vengono scartate, davanti a chiunque siano.
character-claus-the-saint = Claus "The Saint"
    .text = Nella fase 1 pesca una carta in più del numero di giocatori in gioco: ne dà una a ciascuno degli altri e ne tiene due.
