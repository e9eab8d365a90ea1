### Le carte da gioco: nome e testo di regola. Ogni frase è nostra.

## Bordo marrone

card-bang = BANG!
    .text = Spara a un altro giocatore entro la gittata della tua arma: se non risponde con un Mancato!, perde 1 punto vita. Di carte BANG! se ne gioca una sola per turno.
card-missed = Mancato!
    .text = Giocalo quando ti sparano, anche fuori turno: il colpo è annullato. Protegge solo te e non ha altri usi.
card-beer = Birra
    .text = Recuperi 1 punto vita, senza mai superare quelli iniziali. Fuori turno serve solo contro un colpo fatale. Quando si resta in due non fa nulla.
card-saloon = Saloon
    .text = Tutti, te compreso, recuperano 1 punto vita. Non salva nessuno da un colpo fatale.
card-stagecoach = Diligenza
    .text = Peschi due carte dal mazzo.
card-wells-fargo = Wells Fargo
    .text = Peschi tre carte dal mazzo.
card-general-store = Emporio
    .text = Scopri una carta del mazzo per ogni giocatore in gioco. Ciascuno ne prende una in mano: prima tu, poi gli altri in senso orario.
card-panic = Panico!
    .text = Prendi una carta a un giocatore a distanza 1: una a caso dalla mano o quella che vuoi tra quelle in gioco. Per questa distanza le armi non contano.
card-cat-balou = Cat Balou
    .text = Un giocatore qualsiasi, a qualunque distanza, scarta una carta: una a caso dalla mano o quella che vuoi tu tra quelle in gioco.
card-gatling = Gatling
    .text = Spari a tutti gli altri, a qualunque distanza. Non è una carta BANG! e non conta per il limite.
card-indians = Indiani!
    .text = Uno alla volta, tutti gli altri scartano un BANG! dalla mano o perdono 1 punto vita. Mancato! e Barile non servono.
card-duel = Duello
    .text = Sfidi un altro giocatore, a qualunque distanza. Cominciando da lui, scartate a turno un BANG! dalla mano: chi non lo fa perde 1 punto vita. Questi BANG! non contano per il limite; Mancato! e Barile non servono.

## Bordo blu

card-mustang = Mustang
    .text = La distanza a cui ti vedono gli altri cresce di 1. Tu li vedi come prima.
card-scope = Mirino
    .text = La distanza a cui vedi gli altri cala di 1, ma non scende sotto 1. Loro ti vedono come prima.
card-barrel = Barile
    .text = Quando ti sparano puoi “estrarre!”: Cuori vale un Mancato! Con un altro seme puoi ancora difenderti in altro modo.
card-jail = Prigione
    .text = Mettila davanti a un altro giocatore, mai allo Sceriffo. All’inizio del suo turno dovrà “estrarre!”: con Cuori gioca come al solito, con un altro seme salta il turno. Comunque vada, la Prigione si scarta.
card-dynamite = Dinamite
    .text = Mettila davanti a te. Dal tuo prossimo turno, chi comincia il turno con la Dinamite davanti deve per prima cosa “estrarre!”: dal 2 al 9 di Picche esplode, si scarta e toglie 3 punti vita; altrimenti passa a sinistra.

## Armi

card-colt = Colt .45
    .text = L’arma di tutti, gittata 1, finché non ne hai un’altra in gioco. Non è una carta: nessuno può prendertela né fartela scartare.
card-volcanic = Volcanic
    .text = Arma, gittata 1. Nel tuo turno non hai limiti di carte BANG! Sostituisce l’arma che hai in gioco.
card-schofield = Schofield
    .text = Arma, gittata 2. Sostituisce l’arma che hai in gioco, che va scartata.
card-remington = Remington
    .text = Arma, gittata 3. Sostituisce l’arma che hai in gioco, che va scartata.
card-rev-carabine = Rev. Carabine
    .text = Arma, gittata 4. Sostituisce l’arma che hai in gioco, che va scartata.
card-winchester = Winchester
    .text = Arma, gittata 5. Sostituisce l’arma che hai in gioco, che va scartata.
