### La cornice di tutte le pagine, e le persone al tavolo.

## The frame of all pages

page-skip = Vai al contenuto
page-your-page = La tua pagina
page-settings = Impostazioni
page-dismiss = Chiudi l’avviso
page-loading = Un attimo…
page-cancel = Annulla
lobby-rules = Le regole
    .about = Tutto in una pagina, anche i casi difficili.
room-no-table = A questo tavolo non si può entrare
room-closed = Il tavolo è chiuso
again-without = Gli altri giocano ancora, senza di te. Questo foglio resta qui.

## People at a table

people-menu = { $name }: silenzia, blocca, segnala
people-silenced = (silenziato)
