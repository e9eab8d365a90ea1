### Persone che conosco: restare in contatto, invitare, cosa vedono gli altri.

friends-way = Persone che conosco e cerchie
    .about = Guarda chi c’è, invita con un tocco e tieni il conto della serata.
friends-heading = Amici
friends-known = Persone che conosco
friends-nobody = Qui non conosci ancora nessuno.
    .how = Finisci una partita con qualcuno e alla fine scegli “Resta in contatto”. Se lo vuole anche l’altra persona, vi ritroverete qui.
friends-asking = Vorrebbero restare in contatto
friends-waiting = Richieste da te
friends-invitations = Inviti
friends-invites = { $name } ti invita a un tavolo.
friends-go-there = Vai al tavolo
friends-in = è qui adesso
friends-out = non c’è
friends-at-table = a un tavolo
friends-calls-himself = si fa chiamare { $name }
friends-asks = ha finito una partita con te
friends-asked = ancora nessuna risposta
friends-yes = Resta in contatto
friends-no = No, grazie
friends-withdraw = Ritira la richiesta
friends-more = Nome, contatto, blocco
friends-alias = Come chiamo questa persona
    .about = Lo vedi solo tu.
friends-alias-do = Salva
friends-drop = Perdi i contatti
friends-drop-sure = Vuoi perdere i contatti con { $name }?
    .about = Qui non vi vedrete più. Potrai chiedere di nuovo dopo un’altra partita.
friends-block = Blocca
friends-block-sure = Vuoi bloccare { $name }?
    .about = Qui non vi vedrete più, non leggerai quello che scrive a nessun tavolo, e nessuno dei due potrà sedersi al tavolo dell’altro. Non verrà a saperlo. Potrai sbloccare questa persona a un tavolo dove ci siete entrambi.
friends-invite = Invita chi conosci
friends-invite-do = Invita
    .who = Invita { $name }
friends-invited = Invito inviato
friends-shows = Che cosa vede chi conosco
    .about = Nessun altro vede mai se ci sei. Chi hai bloccato non vede nulla.
friends-shows-nothing = Nulla
    .about = Per loro è come se non ci fossi.
friends-shows-in = Che ci sono
    .about = Vedono che ci sei, ma non dove.
friends-shows-table = A quale tavolo
    .about = Vedono anche il tuo tavolo, se possono andarci.

## Dopo una partita

keep-heading = Restare in contatto
keep-about = Se lo volete tutti e due, vi ritrovate in “Persone che conosco”.
keep-do = Resta in contatto
    .who = Resta in contatto con { $name }
keep-answer = Vuole restare in contatto: sì!
keep-asked = richiesta inviata
keep-known = Vi conoscete già.

## Dimenticare

me-forget-friends = Sparisci dall’elenco di chi ti conosce, con i nomi che ti aveva dato, ed esci da tutte le cerchie.
me-forget-excepted = Restano solo i registri dei tornei a cui hai partecipato, le copie di sicurezza finché non vengono cancellate perché vecchie, e ciò che altri hanno scritto con parole loro (la chat finché il tavolo resta aperto, le segnalazioni finché non vengono esaminate).
