### Il duello: dove nessuna fonte decide, ciò che vale qui.

section-duel = Il duello

ruling-D1 = Se tutte e due le fazioni perdono l’ultimo personaggio per la stessa carta, perde quella il cui ultimo è caduto per primo nell’ordine degli effetti simultanei.
ruling-D2 = Jango e l’Orologio da tasca contano ogni spostamento del segnalino avversario, chiunque lo provochi.
ruling-D3 = Tom Thorn agisce a ogni spostamento del segnalino su di lui, chiunque lo provochi, ma non all’inizio della partita né quando rimpiazza qualcuno.
ruling-D4 = Il Panico non consuma lo scambio che un giocatore può fare nel turno.
ruling-D5 = La Locanda stabilisce i punti vita: nessuno ne perde o ne recupera, quindi nessuna abilità si attiva.
ruling-D6 = Buffalo Bell può farsi carico di una parte qualsiasi di una Dinamite, punto per punto, ma mai del suo ultimo.
ruling-D7 = Evitare un Derringer scartando una carta è una schivata. La carta viene dalla mano.
ruling-D8 = Il mazzo comune si forma quando serve la carta successiva, non quando si pesca l’ultima. Se non ci sono nemmeno scarti, non si pesca nulla.
ruling-D9 = La Dinamite va alla retroguardia della fazione che non ce l’ha; chi è rimasto solo è anche retroguardia.
ruling-D10 = Wild Bill agisce quando una Peacemaker costringe a scartare, ma non per ciò che viene preso alla sua eliminazione.
ruling-D11 = Soundance Kid pesca una carta da ogni mazzo e ne tiene una; l’abilità non è sempre attiva.
ruling-D12 = I simboli negli angoli sono quelli dell’unico elenco che c’è: la Borraccia ha un barile, la Maestra un ferro di cavallo.
ruling-D13 = Le coppie di partenza e i personaggi attivi si mostrano insieme, quando tutti e due hanno scelto. La riserva resta segreta.
ruling-D14 = Una retroguardia ferita da un Serpente a sonagli o da una Dinamite è bersaglio di quella carta: la sua abilità agisce.
ruling-D15 = Un’abilità che risponde alla perdita di un punto vita agisce una volta per ogni punto, a meno che tra questi ci sia l’ultimo.
ruling-D16 = Chi perde il Duello che ha lanciato non perde il punto vita a causa dell’avversario.
ruling-D17 = Il segnalino si può spostare anche prima di pescare. Lo si chiede solo se uno dei due personaggi cambia la pesca.
ruling-D18 = Le carte BANG! giocate da West Harding non contano per il limite, come con il Cinturone.
ruling-D19 = Toco Ramirez può usare qualunque carta come Colt anche in un Duello e contro gli Indiani!
ruling-D20 = Le abilità che una carta fa scattare aspettano che la carta sia conclusa. Prima si rimpiazzano i caduti.
ruling-D21 = Chi prende o fa scartare una carta a caso da una mano vede i dorsi e dice di quale mazzo la vuole.
ruling-D22 = Chi sostituisce un equipaggiamento di Wild Bill con uno dello stesso nome glielo ha fatto scartare.
ruling-D23 = Le carte azione con il colpo, Coltello e Derringer, si possono giocare anche sui propri personaggi.
ruling-D24 = Il colpo che Sid Curry rimanda va al personaggio attivo della fazione che gli ha sparato, fosse anche la sua.
ruling-D25 = Se uno stesso spostamento di un segnalino fa scattare abilità di entrambe le fazioni, viene prima il giocatore di turno.

## Ciò che il regolamento dei tornei dice sul gioco, con parole nostre

ruling-FAQ1 = Ciò che è sempre attivo funziona anche in retroguardia. Il personaggio con una simile abilità è però attivo solo finché ha il segnalino.
ruling-FAQ2 = Chi perde l’ultimo punto vita non usa più la sua abilità.
ruling-FAQ3 = Chi finisce per primo il proprio mazzo mescola tutti gli scarti in un mazzo comune. L’altro va avanti con il suo e, quando è finito, passa a quello comune. Finito anche questo, chi è di turno rimescola gli scarti.
ruling-FAQ4 = Una carta giocata contro le regole, per esempio un equipaggiamento sul proprio personaggio attivo, torna in mano. Chi lo fa più volte rischia una sanzione.
ruling-FAQ5 = Un bersaglio senza equipaggiamenti non subisce alcun colpo da una Raffica. I suoi colpi si svolgono tutti anche se chi ha sparato è caduto, e così pure quello di una Risposta al fuoco.
ruling-FAQ6 = L’Emporio offre sempre quattro carte. Un mazzo con una sola carta dà quella e l’altro fino a due; il resto viene dal mazzo comune, che non c’è prima che uno dei due mazzi sia finito.
ruling-FAQ7 = Un equipaggiamento che non è sempre attivo non fa nulla accanto alla retroguardia. Ma una retroguardia bersaglio di un colpo è attiva per quel momento: un Barile o un Cappello le servono.
ruling-FAQ8 = Se l’avversario ti fa scartare una carta dalla mano, o scarta un equipaggiamento di Wild Bill, il suo personaggio attivo è bersaglio di un colpo.
ruling-FAQ9 = Bull Anderson prende le sue carte prima che si peschi per il personaggio caduto: è un’eccezione alla regola.
ruling-FAQ10 = Se l’abilità di un personaggio fa pescare, pesca il giocatore a cui appartiene, non l’avversario.
ruling-FAQ11 = Una carta che Toco Ramirez usa come Colt è l’unica carta BANG! del turno.
