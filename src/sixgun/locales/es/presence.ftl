# How the house presents itself: where its links are shown, by day and by night, and the ways back.

# ---- where links are shown ----

preview-title = Sixgun: el juego de cartas del Oeste, en tu propia mesa
preview-about = Sheriff, Forajidos, Renegado: siéntate con amigos o contra bots, en el navegador y sin registrarte.
preview-picture = Cinco naipes en abanico sobre un tapete verde

# ---- ways back ----

page-nowhere-about = Puede que la dirección esté mal escrita o que lo que había aquí ya no esté.
page-back-to-game = Volver a la partida
page-back-to-table = Volver a la mesa
# $names: who else sits there, as a list
page-back-with = con { $names }
# $count: further tables where one sits
page-back-more =
    { $count ->
        [one] una mesa más
       *[other] { $count } mesas más
    }
page-try-again = Volver a intentarlo
page-trying = Se vuelve a intentar solo cada pocos segundos.

# ---- leaving a game ----

leave-title = ¿Dejar la partida?
leave-yes = Dejarla para siempre
