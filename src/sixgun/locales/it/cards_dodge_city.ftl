### Le nuove carte da gioco di Dodge City: nome e testo di regola. Ogni frase è nostra.

## Bordo blu

card-binocular = Binocolo
    .text = La distanza a cui vedi gli altri cala di 1, ma non scende sotto 1. Un Mirino si somma.
card-hideout = Riparo
    .text = La distanza a cui ti vedono gli altri cresce di 1. Un Mustang si somma.

## Bordo marrone

card-punch = Pugno!
    .text = Colpisci un altro giocatore a distanza 1, qualunque arma tu abbia: vale come uno sparo. Non è una carta BANG! e non conta per il limite.
card-dodge = Schivata
    .text = Quando ti sparano vale un Mancato!, e in più peschi una carta dal mazzo.
card-rag-time = Rag Time
    .text = Scarta anche un’altra carta dalla mano. Prendi una carta a un giocatore qualsiasi, a qualunque distanza: una a caso dalla mano o quella che vuoi tra quelle in gioco.
card-brawl = Rissa
    .text = Scarta anche un’altra carta dalla mano. Tutti gli altri scartano una carta: per ciascuno decidi tu se a caso dalla mano o quale tra quelle in gioco.
card-springfield = Springfield
    .text = Scarta anche un’altra carta dalla mano e spara a un altro giocatore, a qualunque distanza. Non è una carta BANG! e non conta per il limite.
card-tequila = Tequila
    .text = Scarta anche un’altra carta dalla mano: chi vuoi tu, te compreso, recupera 1 punto vita. Non è una Birra e non salva nessuno da un colpo fatale.
card-whisky = Whisky
    .text = Scarta anche un’altra carta dalla mano: recuperi 2 punti vita, senza mai superare quelli iniziali. Non è una Birra e non serve contro un colpo fatale.

## Bordo verde

card-bible = Bibbia
    .text = Mettila giù davanti a te. Già dal turno del giocatore dopo di te, quando ti sparano puoi scartarla: vale un Mancato! e in più peschi una carta dal mazzo.
card-ten-gallon-hat = Cappello
    .text = Mettilo giù davanti a te. Già dal turno del giocatore dopo di te, quando ti sparano puoi scartarlo: vale un Mancato!
card-iron-plate = Placca di Ferro
    .text = Mettila giù davanti a te. Già dal turno del giocatore dopo di te, quando ti sparano puoi scartarla: vale un Mancato!
card-sombrero = Sombrero
    .text = Mettilo giù davanti a te. Già dal turno del giocatore dopo di te, quando ti sparano puoi scartarlo: vale un Mancato!
card-canteen = Borraccia
    .text = Mettila giù davanti a te. In un tuo turno successivo puoi scartarla per recuperare 1 punto vita. Non è una Birra e non serve contro un colpo fatale.
card-can-can = Can Can
    .text = Mettilo giù davanti a te. In un tuo turno successivo puoi scartarlo: un giocatore qualsiasi scarta una carta, a caso dalla mano o quella che vuoi tu tra quelle in gioco.
card-conestoga = Conestoga
    .text = Mettila giù davanti a te. In un tuo turno successivo puoi scartarla e prendere una carta a un giocatore qualsiasi: a caso dalla mano o quella che vuoi tra quelle in gioco.
card-pony-express = Pony Express
    .text = Mettilo giù davanti a te. In un tuo turno successivo puoi scartarlo per pescare tre carte dal mazzo.
card-derringer = Derringer
    .text = Mettila giù davanti a te. In un tuo turno successivo puoi scartarla per sparare a un altro giocatore a distanza 1. Che il colpo vada a segno o no, peschi una carta dal mazzo.
card-knife = Pugnale
    .text = Mettilo giù davanti a te. In un tuo turno successivo puoi scartarlo per colpire un altro giocatore a distanza 1, qualunque arma tu abbia: vale come uno sparo.
card-pepperbox = Pepperbox
    .text = Mettila giù davanti a te. In un tuo turno successivo puoi scartarla per sparare a un altro giocatore entro la gittata della tua arma.
card-buffalo-rifle = Fucile da Caccia
    .text = Mettilo giù davanti a te. In un tuo turno successivo puoi scartarlo per sparare a un altro giocatore, a qualunque distanza.
card-howitzer = Howitzer
    .text = Mettilo giù davanti a te. In un tuo turno successivo puoi scartarlo per sparare a tutti gli altri, a qualunque distanza.
