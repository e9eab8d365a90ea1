### The special characters: name and ability. Every sentence is our own.

character-uncle-will = Uncle Will
    .text = Once per turn he may use any card from his hand as a General Store.
character-johnny-kisch = Johnny Kisch
    .text = When he puts a card into play, all other cards of that name in play are discarded, whoever has them in front.
character-claus-the-saint = Claus "The Saint"
    .text = In his draw phase he draws one card more than there are players in the game. He gives one to each of the others and keeps two.
