# How the house presents itself: where its links are shown, by day and by night, and the ways back.

# ---- where links are shown ----

preview-title = Sixgun: il gioco di carte western, a un tavolo tutto vostro
preview-about = Sceriffo, Fuorilegge, Rinnegato: siediti con gli amici o contro i bot, nel browser, senza registrarti.
preview-picture = Cinque carte da gioco a ventaglio su un panno verde

# ---- ways back ----

page-nowhere-about = Forse l’indirizzo è scritto male, o quello che c’era non c’è più.
page-back-to-game = Torna alla partita
page-back-to-table = Torna al tavolo
# $names: who else sits there, as a list
page-back-with = con { $names }
# $count: further tables where one sits
page-back-more =
    { $count ->
        [one] un altro tavolo
       *[other] altri { $count } tavoli
    }
page-try-again = Riprova
page-trying = Si riprova da soli ogni pochi secondi.

# ---- leaving a game ----

leave-title = Vuoi lasciare la partita?
leave-yes = Lascia per sempre
