# How the house presents itself: by day and by night, and the ways back.

# ---- ways back ----

page-nowhere-about = Forse l’indirizzo è scritto male, o quello che c’era non c’è più.
page-back-to-game = Torna alla partita
page-back-to-table = Torna al tavolo
# $count: tables where one is waited for
page-your-turn = Tocca a te
page-your-turns = Tocca a te a { $count } tavoli
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
