### Gli eventi: nome ed effetto. Ogni frase è nostra.

## Mezzogiorno di Fuoco

event-blessing = Benedizione
    .text = Tutte le carte valgono come Cuori. I valori restano gli stessi.
event-curse = Maledizione
    .text = Tutte le carte valgono come Picche. I valori restano gli stessi.
event-ghost-town = Città Fantasma
    .text = Quando tocca a loro, gli eliminati tornano come fantasmi: pescano tre carte anziché due e non possono morire. A fine turno escono di nuovo.
event-gold-rush = Corsa all’Oro
    .text = Per un giro, a cominciare dallo Sceriffo, il turno passa a destra. Gli effetti delle carte vanno ancora in senso orario.
event-hangover = Sbornia
    .text = Nessun personaggio ha la sua abilità.
event-shootout = Sparatoria
    .text = Il limite è di due carte BANG! per turno anziché una.
event-the-daltons = I Dalton
    .text = Appena entra in gioco, chi ha davanti carte blu ne sceglie una e la scarta.
event-the-doctor = Il Dottore
    .text = Appena entra in gioco, chi ha meno punti vita ne recupera 1; a parità, lo recuperano tutti.
event-the-reverend = Il Reverendo
    .text = Nessuno può giocare Birre, né nel proprio turno né fuori.
event-the-sermon = Sermone
    .text = Nel tuo turno non puoi usare carte BANG! come tali, nemmeno in un Duello.
event-thirst = Sete
    .text = Nella fase 1 ognuno pesca una carta in meno.
event-train-arrival = Il Treno
    .text = Alla fine della fase 1 ognuno pesca dal mazzo una carta in più.
event-handcuffs = Manette
    .text = Dopo la fase 1 dichiari un seme: per il resto del turno puoi giocare dalla mano solo carte di quel seme.
event-new-identity = Nuova Identità
    .text = All’inizio del tuo turno guardi il tuo secondo personaggio, tenuto coperto. Se vuoi, da lì in poi giochi con quello e riparti da 2 punti vita.
event-high-noon = Mezzogiorno di Fuoco
    .text = Ognuno perde 1 punto vita all’inizio del proprio turno. Vale fino al termine della partita.

## Per un Pugno di Carte

event-abandoned-mine = Miniera Abbandonata
    .text = Nella fase 1 peschi dagli scarti, e dal mazzo se finiscono. Le carte che scarti nella fase 3 vanno coperte in cima al mazzo.
event-ambush = Agguato
    .text = Tutti sono a distanza 1 da tutti. Mustang, Mirino e simili continuano a contare.
event-blood-brothers = Fratelli di Sangue
    .text = All’inizio del tuo turno puoi rinunciare a 1 punto vita, ma non all’ultimo, e farne recuperare 1 a un altro giocatore.
event-dead-man = Dead Man
    .text = Il primo eliminato della partita, quando tocca a lui, rientra per restare, con 2 punti vita e due carte dal mazzo.
event-hard-liquor = Liquore Forte
    .text = Puoi saltare tutta la fase 1 e recuperare 1 punto vita.
event-lasso = Lazo
    .text = Le carte che ciascuno ha davanti non hanno effetto, comprese le tue.
event-law-of-the-west = Legge del West
    .text = Mostri la seconda carta che peschi nella fase 1. Se si può giocare, devi farlo entro la fine del turno.
event-peyote = Peyote
    .text = Invece di pescare, dici rosso o nero e scopri la prima carta del mazzo. Se indovini la tieni e ci riprovi; se sbagli si scarta e passi alla fase 2.
event-ranch = Ranch
    .text = Alla fine della fase 1 puoi, una volta sola, scartare dalla mano quante carte vuoi e ripescarne altrettante dal mazzo.
event-ricochet = Rimbalzo
    .text = Nel tuo turno puoi scartare carte BANG! per sparare alle carte davanti agli altri. Se il proprietario non risponde con un Mancato!, la carta colpita si scarta.
event-russian-roulette = Roulette Russa
    .text = Appena entra in gioco, a partire dallo Sceriffo e in senso orario, un giro dopo l’altro, ognuno scarta un Mancato! Il primo che non lo fa perde 2 punti vita e tutto finisce lì.
event-sniper = Cecchino
    .text = Nel tuo turno puoi scartare due carte BANG! insieme per un colpo solo contro un giocatore entro la gittata della tua arma. Per annullarlo ci vogliono due Mancato!
event-the-judge = Il Giudice
    .text = Non si possono mettere carte in gioco, né davanti a sé né davanti ad altri. Quelle già in gioco funzionano ancora.
event-vendetta = Vendetta
    .text = A fine turno devi “estrarre!”: con Cuori giochi un altro turno, ma alla fine di quello non estrai più.
event-a-fistful-of-cards = Per un Pugno di Carte
    .text = All’inizio del tuo turno ti arriva un colpo per ogni carta che hai in mano. Vale fino al termine della partita.
