### What the pages say besides the game itself.

page-title = Sixgun
page-needs-script = Questa pagina ha bisogno di JavaScript.
page-nowhere = A questo indirizzo non c’è nulla.
page-to-lobby = Ai tavoli
page-new-tab = (si apre in un’altra scheda)
# The page was loaded from a house that has changed since.
page-unsaid = La casa dice qualcosa che questa pagina non conosce ancora: ricaricala.
page-outdated = Questa pagina è più vecchia della casa e ricaricarla non è bastato. Svuota la cache del browser.

## The connection

page-connecting = Connessione in corso…
page-lost = La connessione è caduta. Si riprova…
page-offline = In questo momento la casa non è raggiungibile. Il tuo tavolo ti aspetta: torna appena hai di nuovo la connessione.
page-begin-again = Rientra

## Languages

language-page = Lingua
language-cards = Carte

## The lobby

lobby-title = Tavoli
lobby-empty = Al momento qui non gioca nessuno.
lobby-play-now = Gioca subito contro i bot
lobby-go-on = Torna alla partita


## The deal

# What one’s own browser noted before the game, compared with what the house shows.
deal-kept = Il tuo numero è nella distribuzione e la casa ha mantenuto la promessa.
deal-missing = Il tuo numero non è entrato nella distribuzione.
deal-other = Per il tuo posto è entrato un numero diverso dal tuo, forse da un altro tuo dispositivo.
deal-broken = La casa mostra una promessa diversa da quella fatta prima della partita!
deal-unseen = Questo browser non c’era prima della partita e non ha nulla da confrontare.
