### Cerchie di amici: tavoli, classifica, membri, il link.

circle-heading = Cerchie
    .about = Una cerchia è un gruppo che gioca insieme: un link per entrare, tavoli propri e una classifica della serata o di sempre.
circle-name = Nome della nuova cerchia
    .example = Venerdì sera
circle-found = Crea una cerchia
circle-rank-owner = alla guida
circle-rank-helper = aiutante
circle-rank-member = membro
circle-join = Hai ricevuto l’invito a una cerchia
    .about = I membri vedono il tuo nome e come ti è andata ai loro tavoli. Puoi uscire quando vuoi: allora il tuo nome sparisce.
    .name = La cerchia vedrà questo nome.
circle-join-do = Entra
circle-join-not = Non ora
circle-gone = Questa cerchia non c’è, o non ne fai parte.
circle-tables = Tavoli
circle-no-tables = Al momento non gioca nessuno.
circle-open = Apri un tavolo
    .about = Lo vedono solo i membri, e solo loro possono venirci; gli altri li puoi invitare con un link.
circle-standings = Classifica
    .about = Un punto è una partita vinta, qualunque sia il ruolo; quella che un bot ha finito per te non vale come vinta. A pari punti viene prima chi ha giocato meno.
circle-no-games = Ancora niente: le partite ai tavoli della cerchia contano qui.
circle-over = Periodo
circle-over-all = da sempre
circle-evening =
    { $games ->
        [one] { $date }, una partita
       *[other] { $date }, { $games } partite
    }
circle-place = #
circle-who = Chi
circle-points = Punti
circle-games = Partite
circle-wins = { $role } { $count }
circle-members = Membri
circle-you = (tu)
circle-help = Nomina aiutante
circle-unhelp = Non più aiutante
circle-remove = Togli
    .who = Togli { $name }
circle-remove-sure = Vuoi togliere { $name } dalla cerchia?
    .about = Il nome sparisce da qui. Con il link questa persona potrebbe tornare: se non vuoi, creane uno nuovo.
circle-link = Il link della cerchia
    .about = Chi lo apre può entrare. Un nuovo link rende inutile il vecchio; chi è dentro resta dentro.
    .words = Entra nella nostra cerchia “{ $name }” per giocare a BANG!
circle-link-none = Al momento non c’è un link: nessun altro può entrare.
circle-link-make = Crea un link
circle-link-renew = Nuovo link
circle-link-renew-sure = Creare un nuovo link?
    .about = Il link già dato non funzionerà più. Chi è dentro resta dentro.
circle-link-revoke = Disattiva il link
circle-link-revoke-sure = Disattivare il link?
    .about = Nessun altro potrà entrare con il link. Chi è dentro resta dentro. Puoi creare un nuovo link quando vuoi.
circle-rename = Un altro nome per la cerchia
circle-leave = Esci dalla cerchia
circle-leave-sure = Vuoi uscire da “{ $name }”?
    .about = Il tuo nome sparisce dalla pagina e dalla classifica. Se la guidi tu, passa a chi fa da aiutante, altrimenti a chi è dentro da più tempo.
circle-end = Sciogli la cerchia
circle-end-sure = Vuoi sciogliere “{ $name }” per tutti?
    .about = La pagina, il link e la classifica spariscono per sempre. Le partite restano nell’elenco di ciascuno.
