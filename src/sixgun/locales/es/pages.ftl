### What the pages say besides the game itself.

page-title = Sixgun
page-needs-script = Esta página necesita JavaScript.
page-nowhere = No hay nada en esta dirección.
page-to-lobby = A las mesas
page-new-tab = (se abre en otra pestaña)
# The page was loaded from a house that has changed since.
page-unsaid = La casa dice algo que esta página aún no conoce: vuelve a cargarla.
page-outdated = Esta página es más antigua que la casa y no bastó con volver a cargarla. Vacía la caché del navegador.

## The connection

page-connecting = Conectando…
page-lost = Se ha perdido la conexión. Intentándolo de nuevo…
page-offline = Ahora mismo no se puede llegar a la casa. Tu mesa te espera: vuelve en cuanto tengas conexión.
page-begin-again = Volver a entrar

## Languages

language-page = Idioma
language-cards = Cartas

## The lobby

lobby-title = Mesas
lobby-empty = Ahora mismo no juega nadie aquí.
lobby-play-now = Jugar ya contra bots
lobby-go-on = Volver a la partida


## The deal

# What one’s own browser noted before the game, compared with what the house shows.
deal-kept = Tu número está en el reparto y la casa ha cumplido su promesa.
deal-missing = Tu número no entró en el reparto.
deal-other = En el reparto entró para tu sitio un número distinto del tuyo, quizá desde otro dispositivo tuyo.
deal-broken = ¡La casa muestra una promesa distinta de la que hizo antes de la partida!
deal-unseen = Este navegador no estaba antes de la partida y no tiene nada que comparar.
