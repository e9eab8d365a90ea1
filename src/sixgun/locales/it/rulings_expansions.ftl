### I chiarimenti sulle espansioni e sulle partite in tre e in otto, uno per messaggio; numeri come nell’elenco.

## victory

ruling-R68 = In otto ogni Rinnegato gioca da solo. Se lo Sceriffo cade quando sono vivi tutti e due i Rinnegati, vincono i Fuorilegge.
ruling-R69 = In tre si distribuiscono scoperti Vice, Fuorilegge e Rinnegato, e comincia il Vice. Lo Sceriffo non c’è, quindi nessuno ha il punto vita in più.
ruling-R70 = In tre vinci all’istante se elimini tu stesso la tua preda: il Vice caccia il Rinnegato, il Rinnegato il Fuorilegge, il Fuorilegge il Vice. Se il colpo fatale è dell’altro avversario, i due superstiti si battono finché ne resta uno.
ruling-R71 = In tre chi elimina un altro pesca sempre tre carte, quali che siano i ruoli. La Prigione si può giocare su chiunque, e la Birra smette di funzionare quando si resta in due.
ruling-R72 = In tre, se qualcuno cade senza che nessuno lo abbia eliminato, per Dinamite o per un evento, i due superstiti si battono finché ne resta uno.
ruling-R73 = In tre gli eventi si scoprono al turno di chi ha cominciato la partita. Se è fuori, tocca al primo giocatore vivo dopo di lui in senso orario.

## draw

ruling-R76 = Se tutti gli altri hanno già davanti una Dinamite, per esempio in due con due Dinamiti, quella inesplosa resta dov’è.

## dodge_city_cards

ruling-R102 = Una carta verde non si usa nel turno in cui la metti giù. Se ha il simbolo Mancato! serve già dal turno del giocatore dopo di te, altrimenti solo nei tuoi turni successivi.
ruling-R103 = Una carta verde presa a un altro finisce in mano e riparte da capo: la metti giù, aspetti e poi la usi.
ruling-R104 = Anche delle carte verdi non se ne possono avere davanti due con lo stesso nome, per esempio due Placche di Ferro. Carte di uguale effetto ma di nome diverso, come Mustang e Riparo o Mirino e Binocolo, stanno insieme e si sommano.
ruling-R105 = La carta in più da scartare per Rissa, Rag Time, Springfield, Tequila o Whisky viene dalla mano e la scegli tu. Se non ne hai, non puoi giocare la carta.
ruling-R106 = Con la Rissa decidi per ogni avversario: una carta a caso dalla mano o una a tua scelta tra quelle in gioco. Chi non ha carte si salta.
ruling-R107 = Rag Time, Conestoga e Can Can si possono usare anche su sé stessi, come Panico! e Cat Balou: scegli una delle tue carte in gioco.
ruling-R108 = Tequila Joe recupera 2 punti vita con una Birra, anche contro un colpo fatale. Il Whisky gli dà i soliti 2; Saloon, Tequila e Borraccia 1.

## dodge_city_characters

ruling-R109 = Ad Apache Kid non fanno nulla i BANG! di Quadri, tutti gli Indiani!, la Conestoga e le copie di Quadri di Panico! e Cat Balou. Emporio, carte in gioco e tutto il resto funzionano come sempre.
ruling-R110 = Contro i colpi di Apache Kid gli avversari possono difendersi anche con carte di Quadri, come Mancato!, Schivata o Placca di Ferro.
ruling-R111 = Gatling, Howitzer, Pugno!, Springfield, Rissa, Derringer, Fucile da Caccia, Can Can, Pugnale, Pepperbox, Rag Time e ogni Prigione e Dinamite valgono anche contro Apache Kid: nessuna di queste carte è di Quadri.
ruling-R112 = In un Duello l’abilità di Apache Kid non vale: i BANG! di Quadri scartati contro di lui contano.
ruling-R113 = Il Duello che è esso stesso di Quadri, la Donna, su Apache Kid non ha effetto. Una volta cominciato un altro Duello, i semi non contano più.
ruling-R114 = Contro Apache Kid si può giocare una carta di Quadri: si scarta e conta, per esempio come BANG! del turno, ma a lui non fa nulla.
ruling-R115 = Il colpo di Doc Holyday raggiunge Apache Kid, a meno che le due carte scartate siano entrambe di Quadri.
ruling-R116 = Con le carte che chiedono uno scarto in più, per Apache Kid conta solo il seme della carta giocata, non quello della carta scartata insieme.
ruling-R117 = Nel turno di Belle Star si spengono Barili, Mustang, Ripari e carte verdi di tutti gli altri. Abilità come quelle di Jourdonnais e Paul Regret restano.
ruling-R118 = Le carte di Belle Star funzionano come sempre, comprese la Dinamite e la Prigione davanti a lei.
ruling-R119 = Le carte che Belle Star spegne si possono comunque prendere o far scartare, e impediscono ancora di averne davanti un’altra con lo stesso nome.
ruling-R120 = Bill Noface conta le ferite a partire dai punti vita pieni, che da Sceriffo sono 5.
ruling-R121 = Chuck Wengam può ripetere lo scambio fino a restare con 1 punto vita, e solo nel proprio turno.
ruling-R122 = Doc Holyday spara una volta per turno a chi è entro la gittata della sua arma. Non è una carta BANG!: il limite non cambia, e contro quel colpo basta un Mancato! o un Barile riuscito.
ruling-R123 = Elena Fuente può usare qualunque carta in mano come Mancato! contro qualunque simbolo BANG!, due contro Slab the Killer. Contro Indiani! e Duello non serve.
ruling-R124 = Greg Digger e Herb Hunter reagiscono a ogni eliminazione di un altro personaggio, chiunque l’abbia causata. Le due carte di Herb Hunter si aggiungono alle tre per un Fuorilegge.
ruling-R125 = Se sono in gioco sia Greg Digger sia Herb Hunter, non importa se vengono prima i punti vita o le due carte. Tutto arriva comunque dopo la ricompensa.
ruling-R126 = José Delgado può scartare solo carte blu dalla mano, anche Prigione e Dinamite ma non quelle verdi, al massimo due volte per turno.
ruling-R127 = Molly Stark pesca per ogni carta della mano che gioca o scarta di sua volontà fuori turno: Mancato!, Schivata, Birra contro un colpo fatale, BANG! contro gli Indiani!
ruling-R128 = In un Duello nel turno di un altro, Molly Stark pesca per tutti i suoi BANG! in una volta, quando il Duello è finito.
ruling-R129 = Per le carte che perde con Cat Balou, Panico!, Rissa o Can Can, Molly Stark non pesca. Non pesca nemmeno per le carte verdi che usa, perché non vengono dalla mano.
ruling-R130 = Contro Slab the Killer, Molly Stark pesca solo dopo entrambe le risposte: un Mancato! pescato così non può completare la difesa.
ruling-R131 = Pat Brennan può prendere una carta in gioco, blu o verde, al posto di tutta la sua normale pescata. Può essere anche un’arma, una Prigione o una Dinamite.
ruling-R132 = Pat Brennan può prendere anche una delle proprie carte in gioco.
ruling-R133 = A fine turno Sean Mallory tiene fino a dieci carte, per pochi che siano i suoi punti vita.
ruling-R134 = Vera Custer deve scegliere un personaggio vivo in quel momento, dopo Dinamite e Prigione e prima di pescare. Se resta in Prigione, non ha abilità fino al suo turno successivo.
ruling-R135 = Quando deve “estrarre!” per la propria Prigione, Vera Custer ha l’abilità di Lucky Duke solo se lo aveva copiato nel turno precedente.
ruling-R136 = Vera Custer copia solo l’abilità: i suoi punti vita restano 3, 4 se è lo Sceriffo. La conserva anche se il personaggio copiato viene eliminato.
ruling-R137 = Prima del suo primo turno Vera Custer non ha abilità.
ruling-R138 = Se Vera Custer copia un’abilità della fase 1, come quella di Kit Carlson, Pixie Pete o Pat Brennan, la usa già in quel turno: la scelta viene prima della fase 1.
ruling-R139 = Se Vera Custer copia un’abilità con un limite per turno, come quella di Doc Holyday, José Delgado o Uncle Will, per lei il limite si conta a parte.

## promo_characters

ruling-R140 = Una volta per turno Uncle Will può usare qualunque carta della mano, anche una che altrimenti non potrebbe giocare. La carta si scarta e tutti scelgono dall’Emporio, a cominciare da lui.
ruling-R141 = La carta usata da Uncle Will vale come Emporio: il suo colore e il suo seme non contano. Anche con Il Giudice può usare così una carta blu.
ruling-R142 = Quello che vale per ogni Emporio vale anche per quello di Uncle Will, e per una Vera Custer che copia Suzy Lafayette: se la mano è vuota si guarda solo a Emporio concluso.
ruling-R143 = Ogni volta che Johnny Kisch mette in gioco una carta, blu o verde, si scartano tutte le altre in gioco con quel nome. Vale anche per una Prigione che mette davanti a un altro.
ruling-R144 = Conta solo ciò che Johnny Kisch gioca di persona: una Dinamite che cambia posto non fa scartare nulla.
ruling-R145 = Claus "The Saint" pesca una carta in più del numero di giocatori in gioco, le guarda tutte, ne dà una a ciascuno degli altri e ne tiene due. Gli altri vedono solo quella che ricevono.
ruling-R146 = Con Sete Claus "The Saint" tiene una carta, con Il Treno tre. Quelle che distribuisce restano le stesse.

## events

ruling-R147 = Il primo evento si scopre al secondo turno dello Sceriffo, prima di tutto il resto. È in vigore un solo evento alla volta, finché il successivo non lo copre.
ruling-R148 = Con tutte e due le espansioni si mettono da parte le due carte finali, si pescano a caso dodici delle altre, di più se la partita dev’essere più lunga, e in fondo va una delle due finali, anch’essa a caso. L’evento in vigore è sempre uno solo: due non si combinano mai.
ruling-R149 = L’evento successivo è visibile in anticipo.
ruling-R150 = I punti vita persi per un evento non li toglie nessuno: niente ricompensa e niente carte per El Gringo. Bart Cassidy invece pesca.

## high_noon

ruling-R151 = Con Benedizione, Barile e Prigione hanno sempre buon esito e la Dinamite non esplode mai.
ruling-R152 = Con Maledizione il Barile fallisce sempre e dalla Prigione non si esce. La Dinamite esplode con qualunque carta dal 2 al 9, perché i valori non cambiano.
ruling-R153 = Con Benedizione e Maledizione non ci sono Quadri che Apache Kid possa ignorare. Black Jack ha la carta in più sempre con Benedizione, mai con Maledizione.
ruling-R154 = Con Città Fantasma ogni eliminato gioca un turno da fantasma, con l’abilità del suo personaggio. Pesca tre carte, non può morire e a fine turno esce di nuovo.
ruling-R155 = Durante il suo turno un fantasma è in gioco a tutti gli effetti, anche per distanza, Emporio e vittoria: se un Fuorilegge o un Vice fantasma elimina lo Sceriffo, vincono i Fuorilegge. Un Rinnegato fantasma vince solo se non è rimasto nessun altro.
ruling-R156 = Un fantasma parte da 0 punti vita ma può curarsi, e così alza il limite di carte in mano. Le carte oltre il limite si scartano; le altre le perde quando se ne va.
ruling-R157 = Le carte rimaste a un fantasma che se ne va finiscono a Vulture Sam, se c’è; anche Greg Digger e Herb Hunter reagiscono all’uscita. Non ci sono ricompense né penalità.
ruling-R158 = Da fantasma Bill Noface pesca per tutte le sue ferite: cinque carte, se i suoi punti vita pieni sono 4. Pixie Pete ne pesca tre.
ruling-R159 = Tutto quello che un fantasma ha davanti sparisce quando se ne va. Prigione e Dinamite non possono aspettarlo per un altro turno.
ruling-R160 = Corsa all’Oro inverte solo l’ordine dei turni. La Dinamite passa ancora a sinistra, ed Emporio, Gatling e Indiani! vanno ancora in senso orario.
ruling-R161 = Con Sbornia nessuno ha abilità, ma i punti vita restano quelli che sono. Se quando finisce Suzy Lafayette ha la mano vuota, pesca.
ruling-R162 = Sbornia toglie anche l’abilità che Vera Custer ha copiato in precedenza.
ruling-R163 = Sparatoria alza il limite a due carte BANG! Volcanic e Willy the Kid restano senza limite, e gli altri simboli BANG! non c’entrano.
ruling-R164 = Con I Dalton chi ha davanti carte blu ne scarta una a propria scelta; contano anche arma, Prigione e Dinamite. Le carte verdi no.
ruling-R165 = Con I Dalton si sceglie in senso orario, a cominciare dallo Sceriffo.
ruling-R166 = Il Dottore cura tutti i giocatori a pari merito con meno punti vita. Chi di loro è già al massimo non recupera nulla.
ruling-R167 = Il Reverendo vieta la Birra nel proprio turno e fuori, quindi nessuna Birra salva da un colpo fatale.
ruling-R168 = Con Il Reverendo il Saloon è ammesso, e lo sono anche Tequila, Whisky e Borraccia.
ruling-R169 = Con Il Reverendo Sid Ketchum può usare la sua abilità, anche contro un colpo fatale: non è una Birra.
ruling-R170 = Con Sermone non puoi usare carte BANG! nel tuo turno, nemmeno per rispondere in un Duello che hai lanciato tu. Se l’avversario risponde, il punto vita lo perdi tu.
ruling-R171 = Con Sermone, nel turno degli altri puoi scartare carte BANG! come al solito, in un Duello o contro gli Indiani!
ruling-R172 = Con Sermone Calamity Janet non può giocare un Mancato! come BANG! nel proprio turno.
ruling-R173 = Gatling, Indiani!, Pugno!, armi verdi e il colpo di Doc Holyday si possono usare anche con Sermone.
ruling-R174 = Con Sermone puoi ancora pagare con carte BANG!: come scarto in più o per le abilità di Doc Holyday e Sid Ketchum.
ruling-R175 = Sete toglie una carta dalla normale pescata: da due si passa a una, Pixie Pete ne pesca due, Bill Noface una in meno.
ruling-R176 = Con Sete, Bill Noface senza ferite pesca comunque la sua carta: l’evento toglie la seconda.
ruling-R177 = Con Sete Kit Carlson guarda tre carte, ne tiene una e rimette le altre due nello stesso ordine. Con Il Treno le prende tutte e tre.
ruling-R178 = Con Sete Black Jack non pesca la seconda carta, quindi nemmeno quella in più. Con Il Treno pesca la carta dell’evento oltre all’eventuale carta in più dell’abilità.
ruling-R179 = Se con Il Treno Pat Brennan prende una carta in gioco, non ne riceve un’altra.
ruling-R180 = Sete e Il Treno riguardano solo la fase 1, non Diligenza, ricompense o abilità.
ruling-R181 = Il punto vita di Mezzogiorno di Fuoco si perde a inizio turno, prima di Dinamite e Prigione, anche se si è in Prigione. Non ne risponde nessuno e nessun Mancato! lo evita, ma se è fatale si può rispondere con una Birra.
ruling-R182 = Con Manette il seme si dichiara dopo la fase 1. Vincola solo le carte che il giocatore di turno gioca dalla mano, e solo in quel turno.
ruling-R183 = Con Manette puoi usare le carte verdi che hai già in gioco, di qualunque seme. Le carte scartate come costo o in un Duello non sono giocate, quindi va bene ogni seme.
ruling-R184 = Per Nuova Identità ogni giocatore riceve in preparazione un secondo personaggio, coperto.
ruling-R185 = Chi cambia con Nuova Identità ha esattamente 2 punti vita, anche se prima ne aveva 1. Il massimo diventa quello del nuovo personaggio, più uno per lo Sceriffo.

## fistful_of_cards

ruling-R186 = Miniera Abbandonata cambia solo la fase 1, in cui peschi dagli scarti, e la fase 3, in cui le carte in eccesso vanno coperte sul mazzo. Le carte che giochi vanno negli scarti, e Diligenza e simili pescano dal mazzo.
ruling-R187 = Con Miniera Abbandonata, se gli scarti non bastano per la pescata, prendi quelli che ci sono e il resto dal mazzo.
ruling-R188 = Con Miniera Abbandonata i BANG! scartati in un Duello vanno negli scarti.
ruling-R189 = Con Miniera Abbandonata chi deve “estrarre!” scopre comunque la prima carta del mazzo. A Pedro Ramirez la sua abilità non serve.
ruling-R190 = Agguato porta a 1 la distanza fra i posti. Mustang, Mirino e simili la modificano ancora, e così Paul Regret e Rose Doolan.
ruling-R191 = Fratelli di Sangue è facoltativo, una volta per turno, per un solo punto vita e mai per l’ultimo.
ruling-R192 = Chi riceve il punto vita di Fratelli di Sangue non dev’essere già al massimo.
ruling-R193 = Bart Cassidy pesca per il punto vita che cede con Fratelli di Sangue. El Gringo non prende mai carte per questo.
ruling-R194 = Con Dead Man il primo eliminato della partita rientra per restare, quando tocca a lui, con 2 punti vita e due carte. Poi gioca un turno normale, fase 1 compresa.
ruling-R195 = Dead Man vale anche per chi viene eliminato per primo mentre l’evento è in vigore, se il suo turno in quel giro deve ancora arrivare. Succede una volta sola; il ruolo resta scoperto e il massimo di punti vita non cambia.
ruling-R196 = Fratelli di Sangue viene a inizio turno, prima di Dinamite e Prigione.
ruling-R197 = Liquore Forte sostituisce tutta la fase 1, carte in più e abilità comprese. Non è una Birra: Tequila Joe recupera 1 punto vita, e funziona anche quando si resta in due. A punti vita pieni non si può scegliere.
ruling-R198 = Con Lazo armi, Volcanic compresa, Mustang, Mirino, Barile e carte verdi non fanno nulla, nemmeno le tue; tutti sparano con la Colt .45. Prigione e Dinamite non si controllano e non si spostano: restano dove sono.
ruling-R199 = Con Lazo abilità come quelle di Jourdonnais e Rose Doolan funzionano ancora. Le carte si possono sempre mettere giù, prendere o far scartare.
ruling-R200 = Con Legge del West la seconda carta pescata si mostra e va giocata entro la fine del turno, se le regole lo permettono. Un Mancato!, un BANG! senza bersaglio o oltre il limite, o una carta con un nome che hai già davanti restano in mano.
ruling-R201 = Con Legge del West una Birra va giocata anche a punti vita pieni, perché si può. Per una carta blu o verde basta metterla giù.
ruling-R202 = Con Legge del West puoi giocare prima altre carte, anche se così quella mostrata diventa ingiocabile. Conta solo la fine del turno.
ruling-R203 = Con Legge del West Kit Carlson mostra, delle due carte che tiene, quella che nel mazzo stava più sotto. Chi pesca una carta sola non ha una seconda carta da mostrare.
ruling-R204 = Con Peyote si continua a dichiarare finché si indovina. La carta sbagliata si scarta e comincia la fase 2.
ruling-R205 = Peyote prende il posto di ogni abilità della fase 1.
ruling-R206 = Ranch si usa una volta sola, alla fine della fase 1: prima si scarta, poi si pescano altrettante carte.
ruling-R207 = Se Suzy Lafayette scarta tutta la mano per Ranch, la sua abilità non scatta: le carte nuove fanno parte dello stesso effetto.
ruling-R208 = Rimbalzo si può usare quante volte si vuole e a qualunque distanza, fuori dal limite di carte BANG! Si può sparare solo alle carte davanti agli altri giocatori.
ruling-R209 = Contro Rimbalzo il proprietario può salvare la carta con qualsiasi simbolo Mancato! o con un Barile. La Birra non serve.
ruling-R210 = Contro un Rimbalzo di Slab the Killer basta un Mancato!: la sua carta è scartata, non giocata come BANG!
ruling-R211 = Roulette Russa va in senso orario dallo Sceriffo, un giro dopo l’altro, finché qualcuno non scarta. Quel giocatore perde 2 punti vita, e nessuno ne risponde.
ruling-R212 = Per Roulette Russa vale qualsiasi simbolo Mancato!: anche le carte verdi in gioco, i BANG! per Calamity Janet e qualunque carta per Elena Fuente. Si può tentare anche il Barile, o l’abilità di Jourdonnais.
ruling-R213 = Con Roulette Russa ci si può rifiutare di scartare. Se la perdita è fatale, si può rispondere con una Birra.
ruling-R214 = Il bersaglio di Cecchino dev’essere entro la gittata della tua arma. Servono due effetti Mancato!; il Barile ne dà uno e si tenta una volta sola.
ruling-R215 = Cecchino è fuori dal limite di carte BANG!: lo puoi ripetere e giocare comunque il tuo normale BANG!
ruling-R216 = Slab the Killer con Cecchino non guadagna nulla: bastano due effetti Mancato!, non quattro.
ruling-R217 = Apache Kid ignora Cecchino solo se le due carte BANG! sono entrambe di Quadri.
ruling-R218 = Con Il Giudice nessuna carta passa dalla mano al gioco, davanti a chiunque: nemmeno Prigione, Dinamite e armi. Quelle già in gioco, verdi comprese, funzionano ancora, e la Dinamite continua a girare.
ruling-R219 = Con Il Giudice José Delgado e Uncle Will possono ancora scartare carte blu per la loro abilità.
ruling-R220 = Per Vendetta si deve “estrarre!” dopo la fase 3. Con Cuori si gioca un altro turno intero, con i controlli di Dinamite e Prigione ma senza un nuovo evento, e alla fine non si estrae una seconda volta.
ruling-R221 = Chi salta il turno per la Prigione non deve “estrarre!” per Vendetta.
ruling-R222 = Con Per un Pugno di Carte i colpi sono tanti quante le carte in mano a inizio turno. Arrivano uno alla volta; a ciascuno si può rispondere con Mancato!, Barile o, se è fatale, Birra. Non li ha sparati nessuno.
ruling-R223 = I colpi di Per un Pugno di Carte vengono prima di Dinamite, Prigione e fase 1. Molly Stark non pesca per le sue risposte, perché è il suo turno, ed El Gringo non prende nulla.
