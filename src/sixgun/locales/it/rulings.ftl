### I chiarimenti sulle regole, uno per messaggio; numeri come nell’elenco.

## general

ruling-R1 = Dopo che è stata giocata un’altra carta, un’irregolarità non si corregge più, nemmeno a fine partita: se a un BANG! fuori portata si è risposto con un Mancato!, le due carte sono consumate e basta.
ruling-R2 = Chi si dimentica di usare la propria abilità ha perso l’occasione: non si torna indietro.
ruling-R3 = Si può parlare, ricordare agli altri i loro poteri, anche per bluffare, e dire quello che si vuole sul proprio ruolo, vero o falso che sia.
ruling-R4 = Mostrare la propria carta ruolo o sbirciare la mano di un avversario è una scorrettezza.
ruling-R5 = La pila degli scarti non si può sfogliare e va tenuta in modo che non sveli nulla.
ruling-R6 = A fine turno si scarta solo fino a rientrare nel limite di carte in mano: non si può scendere oltre di propria volontà.
ruling-R7 = Giocare una carta non è mai obbligatorio: per esempio, puoi tenerti in mano un Mancato! e incassare il colpo.
ruling-R8 = Puoi usare Panico! e Cat Balou su te stesso: riprendi in mano, o scarti, una delle tue carte in gioco.
ruling-R9 = Chi ha 2 punti vita e subisce l’esplosione della Dinamite si salva con due Birre e resta a 1 (2 − 3 + 2 = 1). Una Birra sola non basta.
ruling-R10 = Il punto vita perso per il mezzogiorno di fuoco del torneo non si evita con un Mancato! Se è l’ultimo si può rispondere con una Birra, purché siano vivi più di due giocatori; lo stesso vale per la carta evento Mezzogiorno di Fuoco.
ruling-R11 = Le carte in gioco di chi è in Prigione continuano a funzionare, Barile e Mustang compresi. Prima e dopo il turno saltato il giocatore è attivo a tutti gli effetti.
ruling-R12 = La carta scoperta per la Prigione va negli scarti sotto la Prigione stessa, qualunque sia l’esito: in cima resta la Prigione.
ruling-R13 = L’abilità di un personaggio scatta solo quando la carta giocata ha finito di avere effetto su di lui.
ruling-R14 = Una Birra si può giocare anche a punti vita pieni o quando si è rimasti in due: semplicemente non fa nulla.
ruling-R15 = Una carta blu con lo stesso nome di una che hai già davanti non si può giocare, ma a fine turno puoi scartarla fra le carte in eccesso.
ruling-R16 = Chi viene eliminato, o scarta più carte nel proprio turno, decide in che ordine metterle negli scarti.
ruling-R17 = Gli scarti si rimescolano nel momento in cui si deve prendere una carta e il mazzo è vuoto. Si rimescola anche l’ultima carta giocata.
ruling-R18 = Se il mazzo è vuoto quando Pedro Ramirez deve pescare, decide lui: prendere la prima carta dagli scarti e rimescolare per la seconda, oppure rimescolare subito e pescarle entrambe.
ruling-R19 = Diligenza con una sola carta nel mazzo: la peschi, rimescoli gli scarti, Diligenza compresa, e peschi la seconda. Lo stesso vale ogni volta che il mazzo finisce a metà di una pescata, di un “estrarre!” o di un Emporio.
ruling-R20 = Se sono finiti sia il mazzo sia gli scarti, si pesca quello che c’è e il resto si ignora.
ruling-R21 = Chi è stato eliminato può restare a guardare, ma senza vedere i ruoli nascosti, parlare o fare segni.
ruling-R22 = Una carta giocata per sbaglio contro le regole, come un BANG! o un Panico! fuori portata, torna in mano; solo in una finale nazionale è persa. A questo tavolo la mossa viene semplicemente rifiutata.
ruling-R23 = Se una sola carta o un solo effetto elimina più giocatori, si completano tutte le eliminazioni e solo dopo si guarda chi ha vinto. Il Rinnegato che fa fuori tutti con un Indiani! o una Gatling vince, comunque siano seduti.

## turn

ruling-R24 = All’inizio del turno: prima gli eventi che parlano di inizio turno, poi la Dinamite, poi la Prigione, poi la scelta di Vera Custer, infine la fase 1.
ruling-R25 = La Dinamite che esplode può eliminare il giocatore prima della Prigione. Se sopravvive, per la Prigione deve “estrarre!” di nuovo.
ruling-R26 = Chi viene eliminato nel proprio turno, per Dinamite, Duello o evento, esce subito e comincia il turno del giocatore successivo.
ruling-R27 = Il limite di carte in mano è pari ai punti vita che hai a fine turno, dopo tutto quello che è successo.
ruling-R28 = Panico!, Cat Balou e simili non toccano mai le carte ruolo e personaggio, né la Colt .45.
ruling-R29 = La distanza conta solo i giocatori ancora in gioco, dalla parte più breve. Nessun modificatore la porta sotto 1.
ruling-R30 = Un’arma non modifica mai la distanza, quindi non aiuta Panico!, Pugno!, Pugnale o Derringer. Contano invece Mirino, Mustang, Binocolo, Riparo, Rose Doolan e Paul Regret.

## shooting

ruling-R31 = Il limite di una per turno riguarda solo le carte che si chiamano BANG! Gatling, Duello, Pugno!, Springfield, armi verdi e il colpo di Doc Holyday ne sono fuori.
ruling-R32 = I BANG! scartati in un Duello o contro gli Indiani! non sono giocati e non consumano il limite.
ruling-R33 = Qualsiasi simbolo Mancato! annulla qualsiasi simbolo BANG!
ruling-R34 = Il Barile funziona contro ogni simbolo BANG!, anche di Pugno!, Pugnale, Springfield, Fucile da Caccia, Howitzer, Pepperbox e Derringer.
ruling-R35 = Contro Indiani! e Duello il Barile non serve.
ruling-R36 = Se il Barile fallisce puoi ancora giocare un Mancato! Ogni Barile permette di “estrarre!” una volta per colpo.
ruling-R37 = Jourdonnais, se ha in gioco un vero Barile, può “estrarre!” due volte contro lo stesso colpo.
ruling-R38 = Contro un BANG! di Slab the Killer servono due Mancato! Un Barile riuscito vale come uno, e lo stesso Barile non si può ritentare per il secondo.
ruling-R39 = Slab the Killer spara a Jourdonnais che ha un Barile: se escono due Cuori il colpo è annullato, e lo è anche con un solo Cuori più un Mancato!
ruling-R40 = Il bersaglio di Slab the Killer può giocare anche un solo Mancato! Se non arriva un secondo effetto Mancato!, è sprecato e il colpo va a segno.
ruling-R41 = L’abilità di Slab the Killer vale solo per le sue carte che si chiamano BANG! Contro le sue Gatling, Pugno!, Pugnale, Springfield, Fucile da Caccia, Howitzer, Pepperbox e Derringer basta un Mancato!
ruling-R42 = Lo scambio di Calamity Janet vale per ogni uso delle due carte: Mancato! come BANG! in un Duello o contro gli Indiani!, BANG! come Mancato! contro una Gatling.
ruling-R43 = Calamity Janet scambia solo le carte che si chiamano BANG! e Mancato!, non Schivata, Bibbia o altre carte che ne portano soltanto il simbolo.
ruling-R44 = Un Mancato! che Calamity Janet gioca come BANG! consuma il suo limite ed è una carta BANG! a tutti gli effetti. Così lo considerano anche Sparatoria, Sermone e l’abilità di Slab the Killer, se la copia Vera Custer.
ruling-R45 = Schivata e Bibbia fanno pescare oltre a valere un Mancato!, anche se il colpo va a segno lo stesso perché contro Slab the Killer ne servivano due.
ruling-R46 = La carta della Derringer si pesca che il colpo vada a segno o no.
ruling-R47 = A un Duello non si risponde con carte verdi né con altri simboli BANG!: serve una carta BANG!
ruling-R48 = Contro Indiani! e Gatling gli altri rispondono uno alla volta, in senso orario da chi ha giocato la carta.

## life

ruling-R49 = Fuori turno la Birra è ammessa solo contro un colpo che toglie l’ultimo punto vita, non per una semplice ferita.
ruling-R50 = Saloon, Tequila, Whisky e Borraccia non si possono usare contro un colpo fatale.
ruling-R51 = Quando si resta in due la Birra non fa recuperare nulla, nemmeno contro un colpo fatale. Saloon, Tequila, Whisky, Borraccia e l’abilità di Sid Ketchum funzionano ancora.
ruling-R52 = Contro un colpo fatale puoi giocare tutte le Birre che servono. Se alla fine sei ancora senza punti vita, sei eliminato.
ruling-R53 = I punti vita non superano mai quelli di partenza: le pallottole stampate, più una per lo Sceriffo.
ruling-R54 = Chi è eliminato rivela il proprio ruolo e scarta la mano e le carte in gioco.
ruling-R55 = Chi elimina un Fuorilegge pesca tre carte, anche se è Fuorilegge lui stesso. Se una carta ne elimina più d’uno, sono tre per ciascuno.
ruling-R56 = Chi gioca Gatling o Indiani! risponde delle eliminazioni che provoca, con tutte le ricompense e le penalità.
ruling-R57 = Chi cade per la Dinamite non è eliminato da nessuno: niente ricompensa, niente penalità, niente carte per El Gringo.
ruling-R58 = Se in un Duello cade chi lo ha lanciato, nessuno ha diritto alla ricompensa: la carta responsabile è la sua.
ruling-R59 = Per lo stesso motivo lo Sceriffo che elimina un Vice in un Duello lanciato dal Vice stesso non paga penalità.
ruling-R60 = Lo Sceriffo che elimina un Vice scarta la mano e le carte in gioco. Contano anche Gatling e Indiani!
ruling-R61 = Dopo un’eliminazione Vulture Sam prende per primo le carte; poi vengono ricompensa o penalità, infine le altre abilità.
ruling-R62 = Se Vulture Sam è lo Sceriffo ed elimina un Vice, perde anche le carte appena prese.
ruling-R63 = Allo stesso modo Herb Hunter, da Sceriffo, perde le carte pescate per aver eliminato un Vice.
ruling-R64 = Se una carta elimina più giocatori, si procede uno alla volta in ordine di turno, ciascuno con la sua ricompensa. La penalità dello Sceriffo arriva una volta sola, a carta conclusa, e si porta via anche quelle ricompense; la vittoria si verifica per ultima.

## victory

ruling-R65 = Quando cade lo Sceriffo, il Rinnegato vince solo se è l’unico ancora vivo. Altrimenti vincono i Fuorilegge, anche se sono già tutti fuori.
ruling-R66 = Quando sono fuori tutti i Fuorilegge e tutti i Rinnegati, vincono lo Sceriffo e i Vice, vivi o no.
ruling-R67 = Se i Fuorilegge sono fuori ma un Rinnegato è vivo, si continua a giocare.

## draw

ruling-R74 = La Dinamite si controlla per prima all’inizio del turno di chi ce l’ha davanti, mai nel turno in cui viene giocata.
ruling-R75 = La Dinamite inesplosa va al primo giocatore a sinistra che non ne ha già una davanti.
ruling-R77 = La Dinamite si può prendere con Panico! o far scartare con Cat Balou, anche quando è davanti a un altro. Una volta presa torna a essere una normale carta in mano.
ruling-R78 = La Prigione non si può giocare sullo Sceriffo né su chi è già in Prigione.
ruling-R79 = La carta scoperta per “estrarre!” si scarta senza che abbia alcun effetto proprio.
ruling-R80 = Lucky Duke scopre due carte ogni volta che deve “estrarre!”: per Barile, Prigione, Dinamite ed eventi come Vendetta.
ruling-R81 = La carta che Black Jack mostra non è un “estrarre!”: si legge allo stesso modo, ma nessuna abilità può cambiarla.

## base_characters

ruling-R82 = Bart Cassidy pesca una carta per ogni punto vita perso: tre, se sopravvive alla Dinamite.
ruling-R83 = Bart Cassidy pesca solo se sopravvive, quindi dopo le eventuali Birre. Una carta pescata così non può salvarlo dallo stesso colpo.
ruling-R84 = Anche El Gringo prende la carta solo dopo essere sopravvissuto al colpo.
ruling-R85 = Se Suzy Lafayette ferisce El Gringo con l’ultima carta, ne pesca una, El Gringo la prende e lei pesca di nuovo.
ruling-R86 = El Gringo reagisce a BANG!, Gatling, Indiani!, Duello e alle altre carte di un avversario che lo feriscono, non a un Duello suo, alla Dinamite o agli eventi.
ruling-R87 = Se lo ferisce l’abilità di Doc Holyday, El Gringo prende una carta a Doc: per sparare Doc ha scartato carte.
ruling-R88 = Se Suzy Lafayette gioca Emporio come ultima carta, la sua abilità non scatta: alla fine ha in mano la carta dell’Emporio.
ruling-R89 = Se Suzy Lafayette resta senza carte durante un Duello, pesca solo quando il Duello è finito.
ruling-R90 = Contro Slab the Killer, con un solo Mancato! in mano, Suzy Lafayette può giocarlo, pescare subito, giocare la carta pescata se è un altro Mancato! e pescare ancora.
ruling-R91 = Se Suzy Lafayette usa le ultime due carte per una carta che chiede uno scarto in più, o gioca Diligenza come ultima carta, si guarda se ha la mano vuota solo a effetto concluso.
ruling-R92 = Se resta senza carte per la penalità dello Sceriffo, per Panico! o per Cat Balou, Suzy Lafayette pesca subito dopo.
ruling-R93 = Sid Ketchum può curarsi solo nei momenti in cui si può giocare una Birra: nel proprio turno, ma non mentre si risolve un’altra carta, oppure contro un colpo fatale, anche nel turno altrui.
ruling-R94 = Sid Ketchum può ripetere l’abilità finché ha coppie di carte, per esempio due volte contro una Dinamite che lo lascerebbe a −1. Non supera mai il suo massimo.
ruling-R95 = Vulture Sam prende le carte di chiunque venga eliminato finché lui è vivo: due mani, se una carta ne elimina due.
ruling-R96 = Se Vulture Sam cade per la stessa carta insieme ad altri, riceve le carte di chi è caduto prima di lui in ordine di turno e poi scarta tutto.
ruling-R97 = Vulture Sam e una Vera Custer che lo copia si dividono le carte. Il più vicino all’eliminato in ordine di turno ne prende una, a caso dalla mano o a scelta fra quelle in gioco, poi tocca all’altro, e così via.
ruling-R98 = Le carte verdi che Vulture Sam prende sono normali carte in mano: prima di usarle deve rimetterle in gioco.
ruling-R99 = Jesse Jones può prendere la prima carta solo da un altro giocatore che abbia carte in mano.
ruling-R100 = Kit Carlson rimette sul mazzo, coperta, la carta che non tiene.
ruling-R101 = Willy the Kid non ha bisogno della Volcanic, ma la gittata vale anche per lui.

## leaving

ruling-R224 = Chi abbandona a partita in corso scarta la mano. Il suo personaggio resta al tavolo, passivo e senza abilità.
ruling-R225 = Un personaggio passivo fa ancora i controlli di Dinamite e Prigione, ma salta sempre il turno.
ruling-R226 = Un personaggio passivo conta per la distanza e può essere preso di mira finché non è eliminato.
ruling-R227 = Un personaggio passivo non pesca e non gioca carte. Barile e Mustang davanti a lui non gli servono: con il Barile non può mai “estrarre!”
ruling-R228 = L’eliminazione di un personaggio passivo ha le solite conseguenze: ricompensa per un Fuorilegge, penalità per lo Sceriffo che elimina un Vice, e così via.
ruling-R229 = Il Saloon cura anche un personaggio passivo. All’Emporio, quando toccherebbe a lui scegliere, si scarta a caso una delle carte rimaste.
ruling-R230 = Un personaggio passivo non reagisce mai a BANG!, Indiani!, Duello o Gatling.
ruling-R231 = A fine partita un personaggio passivo vince o perde con il suo ruolo.
ruling-R232 = Le carte davanti a un personaggio passivo, che siano Mirino, arma o carte verdi, per lui non hanno effetto; funzionano solo Prigione e Dinamite. Subisce anche le perdite che gli eventi causano a inizio turno.
ruling-R252 = Se Lucky Duke abbandona mentre sceglie quale delle carte estratte conta, al suo posto decide il caso. Per Dinamite e Prigione vale quella carta. I Cuori invece non gli servono più: il Barile non salva né lui né le sue carte, e Vendetta non gli dà un altro turno, neppure uno saltato con il controllo della Dinamite.

## tournament

ruling-R233 = Dalla terza volta che si rimescolano gli scarti, ogni giocatore, anche passivo, perde 1 punto vita all’inizio del turno, prima di Dinamite e Prigione. Si comincia dal prossimo turno dello Sceriffo ai tavoli da cinque e da sette, e del primo giocatore vivo dopo lo Sceriffo ai tavoli da sei.

## timing

ruling-R234 = Con una carta che riguarda più giocatori uno dopo l’altro, come Gatling, Indiani!, Howitzer o Emporio, un’abilità che scatta per ciò che la carta fa a qualcun altro aspetta che la carta abbia finito con chi la possiede. Chi è già stato toccato dalla carta, o non ne è riguardato, agisce subito; chi l’ha giocata, a carta conclusa. Così Greg Digger, con 1 punto vita e ancora da colpire, non guadagna nulla prima che la Gatling arrivi a lui, e Herb Hunter non può risponderle con un Mancato! pescato per la vittima. Solo Vulture Sam agisce subito.
ruling-R235 = Un giocatore eliminato sceglie l’ordine dei suoi scarti anche quando Pedro Ramirez può tornare (è tra gli eliminati e Città Fantasma è in vigore o è il prossimo evento; oppure è caduto per primo e lo stesso vale per Dead Man) o entrare in gioco (Nuova Identità è in vigore o è il prossimo evento e lui non si vede da nessuna parte, quindi può essere una riserva).
ruling-R236 = Dopo un’eliminazione viene prima Vulture Sam, poi la ricompensa, poi ciò che guadagnano Herb Hunter e Greg Digger appena possono agire. Segue la penalità dello Sceriffo, che si porta via anche le due carte di Herb; per ultimo chi è senza carte ne pesca.
ruling-R237 = Se contro un colpo mortale una Birra non basta ed era la sua ultima carta, Suzy Lafayette pesca subito e può bere la Birra che ha pescato.
ruling-R238 = Nella Roulette Russa ogni risposta sta a sé: Suzy Lafayette e Molly Stark pescano appena hanno risposto e possono usare quelle carte al giro dopo.
ruling-R239 = I colpi di Per un Pugno di Carte arrivano uno alla volta: la carta che Bart Cassidy pesca per un colpo può rispondere al successivo. Il loro numero non aumenta per questo.
ruling-R240 = Se una carta dà a Vulture Sam la mano della sua vittima e poi arriva anche a lui, può risponderle con ciò che ha appena ricevuto.
ruling-R241 = Il Reverendo vieta le carte Birra, non le abilità. Sid Ketchum può curarsi in ogni momento in cui si potrebbe giocare una Birra se il Reverendo non ci fosse.
ruling-R242 = Se le due carte che Lucky Duke scopre valgono lo stesso, non si chiede nulla: la seconda resta in cima agli scarti, anche se Pedro Ramirez la aspetta.
ruling-R243 = Una carta verde che Elena Fuente gioca dalla mano come Mancato! è un Mancato! e nient’altro: una Bibbia non fa pescare.
ruling-R244 = Se all’inizio del turno di Vera Custer è in vigore Sbornia, non sceglie nessuno e la scelta precedente finisce. Quando Sbornia finisce, resta senza abilità fino al suo prossimo turno.
ruling-R245 = Se Suzy Lafayette torna come fantasma, è senza carte: ne pesca subito una, e poi le tre del fantasma nella fase 1.
ruling-R246 = Da fantasma, un personaggio che pesca a modo suo ha una carta in più, come con Il Treno: Kit Carlson le prende tutte e tre, Claus "The Saint" ne tiene tre, Black Jack mostra la seconda delle sue tre e solo la prima carta di Jesse Jones o di Pedro Ramirez viene da un’altra parte. Pat Brennan, se prende una carta in gioco, non ne ha altre.
ruling-R247 = Il mezzogiorno di fuoco del torneo colpisce dopo che un nuovo evento è stato scoperto e ha fatto ciò che fa in quel momento, e dopo il ritorno di un eliminato, ma prima di tutto ciò che gli eventi fanno all’inizio di un turno: chi cambia con Nuova Identità ha comunque 2 punti vita, e chi resta con uno solo non ne ha da donare con Fratelli di Sangue.
ruling-R248 = Rimbalzo con un BANG! di Quadri non fa nulla a una carta davanti ad Apache Kid, come per Cecchino o per un Cat Balou di Quadri. Il BANG! è speso.
ruling-R249 = Con Legge del West Claus "The Saint" mostra la seconda delle carte che tiene, nell’ordine in cui erano nel mazzo.
ruling-R250 = Se le abilità di più giocatori scattano nello stesso momento, agiscono in senso orario, a partire dal giocatore di turno: se un Cat Balou lascia senza carte Suzy Lafayette e una Vera Custer che la copia, pesca per prima chi l’ha giocato.
ruling-R251 = Se l’ultima carta di Suzy Lafayette è uno sparo contro Molly Stark, che risponde o si salva con una Birra, Molly pesca per prima: la carta ha finito con lei prima che con Suzy.
