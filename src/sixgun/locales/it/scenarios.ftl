### Situazioni preparate: come si chiamano, che cosa fare, che cosa si è imparato.

# One message per file in server/scenarios, and one for positions that people bring themselves.
# .wrong is said when something else was done; one may go on or go back a step.

scenario-bang-and-missed = Sparare e schivare
    .text = Sei lo Sceriffo, e Bob ha l’aria sospetta. Gioca BANG! contro di lui e finisci il turno. Quando risponde al fuoco, salvati con il tuo Mancato!.
    .wrong = Il piano era un altro: spara a Bob, finisci il turno e tieni il Mancato! per il suo colpo.
    .done = Un BANG! toglie un punto vita, a meno che si risponda con un Mancato!. Un solo BANG! per turno, ma un Mancato! ogni volta che ti sparano.
scenario-distance = Troppo lontano
    .text = Bob è seduto accanto a te, ma il suo Mustang lo tiene a distanza 2, e la tua Colt .45 arriva a 1. Metti in gioco la Schofield, spara a Bob, poi metti in gioco il tuo Mustang.
    .wrong = Prima la Schofield, poi lo sparo a Bob, e per ultimo il Mustang.
    .done = Un’arma arriva fin dove c’è scritto. Con un Mustang tutti gli altri ti vedono a distanza aumentata di 1: adesso nemmeno Bob può colpirti.
scenario-last-beer = L’ultimo punto vita
    .text = Ti resta un punto vita, e lo Sceriffo sta per sparare. Senza un Mancato! solo una Birra ti può salvare; nel tuo prossimo turno un’altra Birra ti ridarà un punto vita.
    .wrong = Bevi! Una Birra contro il colpo fatale, e l’altra nel tuo turno.
    .done = La Birra si può giocare fuori dal proprio turno, ma solo contro il colpo che toglie l’ultimo punto vita. Nel tuo turno ti fa recuperare un punto vita.
scenario-jail-and-dynamite = Prigione e Dinamite
    .text = Il tuo turno è cominciato con due “estrarre!”: prima per la Dinamite, che è passata a Bob, poi per la Prigione, da cui ti ha fatto uscire una carta di Cuori. Adesso metti Carla in Prigione e guarda che cosa succede.
    .wrong = In Prigione ci deve andare Carla: Dario potrebbe stare dalla tua parte.
    .done = La Dinamite esplode dal 2 al 9 di Picche e toglie tre punti vita; altrimenti passa a sinistra. Chi è in Prigione deve trovare Cuori, o salta il turno.
scenario-who-is-who = Chi è chi?
    .text = Sei lo Sceriffo; gli altri ruoli sono nascosti. Schiva, guarda chi spara a chi, e poi spara a chi è di sicuro tuo nemico.
    .wrong = Chi ha sparato a te? E chi ha sparato a lui?
    .done = Chi spara allo Sceriffo non è un Vice. Chi spara ai nemici dello Sceriffo può essere un Vice, o un Rinnegato che vuole sembrarlo.
scenario-own = La tua situazione
    .text = Una situazione che hai preparato tu.
