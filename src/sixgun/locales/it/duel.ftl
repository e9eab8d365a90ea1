### Il duello: nomi e testi di regola. Ogni frase è nostra; i nomi sono quelli ufficiali dove si conoscono.

## Le fazioni e i simboli negli angoli

duel-side-law = Legge
duel-side-outlaws = Fuorilegge
duel-symbol-barrel = barile
duel-symbol-snake = serpente
duel-symbol-dynamite = dinamite
duel-symbol-horseshoe = ferro di cavallo

## Carte BANG!

duel-card-colt = Colt
    .text = Un colpo al personaggio attivo dell’avversario.
duel-card-quick-fire = Raffica
    .text = Il bersaglio subisce tanti colpi quanti sono i suoi equipaggiamenti; ognuno si schiva per conto suo.
duel-card-carbine = Carabina
    .text = Un colpo. Se viene schivato, puoi scartare un equipaggiamento di uno dei due personaggi attivi.
duel-card-peacemaker = Peacemaker
    .text = Un colpo. Se viene schivato, l’avversario scarta una carta dalla mano, a sua scelta.
duel-card-remington = Remington
    .text = Un colpo. Se viene schivato, peschi una carta.
duel-card-schofield = Schofield
    .text = Un colpo. Se viene schivato, il tuo personaggio attivo recupera 1 punto vita.
duel-card-shotgun = Doppietta
    .text = Un colpo. Se viene schivato, puoi spostare il tuo segnalino o quello dell’avversario.
duel-card-winchester = Winchester
    .text = Un colpo che può essere diretto anche alla retroguardia avversaria.

## Carte azione

duel-card-missed = Mancato!
    .text = Giocalo quando un tuo personaggio è bersaglio di un colpo: il colpo è schivato.
duel-card-return-fire = Risposta al fuoco
    .text = Schivi un colpo; poi il personaggio attivo dell’avversario ne è a sua volta bersaglio.
duel-card-derringer = Derringer
    .text = Un colpo che si evita scartando una carta qualsiasi. Non è una carta BANG!
duel-card-knife = Coltello
    .text = Un colpo. Non è una carta BANG!
duel-card-gatling = Gatling
    .text = Tutti i personaggi tranne il tuo attivo sono bersaglio di un colpo, anche la tua retroguardia.
duel-card-indians = Indiani!
    .text = Per ogni personaggio tranne il tuo attivo, chi lo controlla scarta una carta con il colpo, oppure il personaggio perde 1 punto vita.
duel-card-duel = Duello
    .text = Tu e l’avversario scartate a turno carte con il colpo, prima lui: chi smette perde 1 punto vita.
duel-card-canteen = Borraccia
    .text = Sposta il tuo segnalino o quello dell’avversario sulla retroguardia.
duel-card-stagecoach = Diligenza
    .text = Peschi tre carte, ne tieni due e scarti la terza.
duel-card-general-store = Emporio
    .text = Scopri due carte di ogni mazzo. Tu e l’avversario ne prendete una a turno, prima tu.
duel-card-steal = Furto
    .text = Prendi una carta a caso dalla mano dell’avversario, oppure scarta una carta in gioco che non sia della sua retroguardia.
duel-card-teacher = Maestra
    .text = Prendi in mano un equipaggiamento in gioco, ma non della retroguardia avversaria.
duel-card-inn = Locanda
    .text = Scegli un personaggio, ma non la retroguardia avversaria: ora ha esattamente 3 punti vita, in più o in meno.
duel-card-beer = Birra
    .text = Tutti e due i tuoi personaggi recuperano 1 punto vita.

## Equipaggiamenti

duel-card-bank = Banca
    .text = Nella fase di pesca peschi una carta in più.
duel-card-barrel = Barile
    .text = Quando questo personaggio è bersaglio di un colpo puoi estrarre: con un barile il colpo è schivato.
duel-card-hat = Cappello
    .text = Scartalo dal gioco per schivare un colpo diretto a questo personaggio.
duel-card-gunbelt = Cinturone
    .text = Nel tuo turno quante carte BANG! vuoi; non contano per il limite.
duel-card-scope = Mirino
    .text = Le tue carte con il colpo raggiungono anche la retroguardia avversaria.
duel-card-pocket-watch = Orologio da tasca
    .text = Peschi una carta ogni volta che il segnalino dell’avversario viene spostato.
duel-card-panic = Panico
    .text = Sempre attivo: all’inizio del tuo turno il tuo personaggio attivo e la tua retroguardia si scambiano di posto.
duel-card-rattlesnake = Serpente a sonagli
    .text = Sempre attivo: all’inizio del tuo turno estrai. Con un serpente questo personaggio perde 1 punto vita.
duel-card-dynamite = Dinamite
    .text = Per la tua retroguardia, sempre attiva: all’inizio del tuo turno estrai. Con una dinamite questo personaggio perde 3 punti vita e la carta si scarta, altrimenti passa alla retroguardia avversaria.

## La Legge

duel-character-alan-pinkertoon = Alan Pinkertoon
    .text = Ogni volta che perde un punto vita, ma non l’ultimo, il personaggio attivo dell’avversario è bersaglio di un colpo.
duel-character-annie-oakey = Annie Oakey
    .text = Le sue carte con il colpo valgono come schivate e i suoi Mancato! come Colt.
duel-character-bart-masterson = Bart Masterson
    .text = Sempre attivo: a ogni estrazione si scoprono due carte, e chi lo controlla sceglie quale vale.
# “Thightman” is meant: it is how the official list of the characters prints him.
duel-character-bill-tightman = Bill Thightman
    .text = Pesca 2 carte ogni volta che un altro personaggio viene eliminato.
duel-character-buffalo-bell = Buffalo Bell
    .text = Sempre attiva: può perdere punti vita al posto dell’altro tuo personaggio, ma non l’ultimo.
duel-character-dalon-ranger = Dalon Ranger
    .text = Pesca una carta per ogni punto vita che perde a causa dell’avversario, tranne l’ultimo.
duel-character-the-stranger = Lo Straniero
    .text = Sempre attivo: nel tuo turno puoi giocare una carta BANG! in più.
duel-character-jango = Jango
    .text = Pesca una carta ogni volta che il segnalino dell’avversario viene spostato.
duel-character-pat-garret = Pat Garret
    .text = Mostra la seconda carta che pesca nella sua fase di pesca: con un ferro di cavallo ne pesca una terza, dal mazzo dell’avversario.
duel-character-tex-killer = Tex Killer
    .text = Chi schiva le sue carte BANG! deve scartare un’altra carta qualsiasi.
duel-character-wild-bill = Wild Bill
    .text = Ogni volta che l’avversario prende o scarta una carta dalla tua mano o un equipaggiamento di Wild Bill, il suo personaggio attivo è bersaglio di un colpo.
duel-character-wyatt-ear = Wyatt Ear
    .text = Pesca una carta ogni volta che un personaggio avversario schiva un tuo colpo.

## I Fuorilegge

duel-character-babe-leroy = Babe Leroy
    .text = Una volta per turno, senza carte in mano, pesca 2 carte.
duel-character-bull-anderson = Bull Anderson
    .text = Quando un personaggio viene eliminato, prende fino a 2 carte tra i suoi equipaggiamenti e la mano dell’avversario.
duel-character-cattle-katie = Cattle Katie
    .text = Una volta per turno scarta un suo equipaggiamento che non sia sempre attivo per pescare 2 carte.
duel-character-dalton-bros = Dalton Bros
    .text = Nella loro fase di pesca pescano 3 carte invece di 2.
duel-character-jack-ransome = Jack Ransome
    .text = Può giocare carte su qualsiasi personaggio.
duel-character-pearl-hat = Pearl Hat
    .text = Una volta per turno scarta una carta dalla mano per eseguire la carta azione che stava in cima agli scarti.
duel-character-sid-curry = Sid Curry
    .text = Quando è bersaglio di un colpo può estrarre dal mazzo dell’avversario: con un barile il colpo è schivato e chi ha sparato è a sua volta bersaglio di un colpo.
duel-character-slim-poet = Slim Poet
    .text = Per ogni punto vita che perde a causa dell’avversario, tranne l’ultimo, si scarta una carta a caso dalla mano dell’avversario.
duel-character-soundance-kid = Soundance Kid
    .text = Una volta per turno scarta una carta dalla mano, pesca una carta da ogni mazzo, ne tiene una e scarta l’altra.
duel-character-toco-ramirez = Toco Ramirez
    .text = Qualunque carta della sua mano vale come una Colt, che conta come la carta BANG! del turno.
duel-character-tom-thorn = Tom Thorn
    .text = Ogni volta che il segnalino viene spostato su di lui, la retroguardia avversaria è bersaglio di un colpo.
duel-character-west-harding = West Harding
    .text = Nel tuo turno quante carte BANG! vuoi.
