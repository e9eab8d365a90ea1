### Quello che la casa mostra senza le sue pagine, e dove si vedono i suoi link: nessuno script lo dice.

## Pagine semplici

house-page-title = Sixgun
house-page-welcome = Questa è una casa dove si gioca a BANG!
house-page-no-pages = Non ha ancora pagine, ma i programmi possono giocare qui.
house-page-socket = Parlano con la casa all’indirizzo
house-page-read = Quel che si dicono è descritto in
house-page-opening = La casa sta aprendo: i tavoli vengono apparecchiati di nuovo.
house-page-again = Controlla di nuovo
house-page-building =
    { $steps ->
        [one] Le pagine di questa casa sono in costruzione: passi fatti { $done } su uno.
       *[other] Le pagine di questa casa sono in costruzione: passi fatti { $done } su { $steps }.
    }

## Where links are shown

preview-title = Sixgun: il gioco di carte western, a un tavolo tutto vostro
preview-about = Sceriffo, Fuorilegge, Rinnegato: siediti con gli amici o contro i bot, nel browser, senza registrarti.
preview-picture = Cinque carte da gioco a ventaglio su un panno verde
