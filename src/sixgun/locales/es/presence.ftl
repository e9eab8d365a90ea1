# How the house presents itself: by day and by night, and the ways back.

# ---- ways back ----

page-nowhere-about = Puede que la dirección esté mal escrita o que lo que había aquí ya no esté.
page-back-to-game = Volver a la partida
page-back-to-table = Volver a la mesa
# $count: tables where one is waited for
page-your-turn = Te toca
page-your-turns = Te toca en { $count } mesas
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
