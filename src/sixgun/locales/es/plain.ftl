### Lo que la casa muestra sin sus páginas, y donde se ven sus enlaces: ningún script lo dice.

## Páginas sencillas

house-page-title = Sixgun
house-page-welcome = Esta es una casa donde se juega a BANG!
house-page-no-pages = Todavía no tiene páginas, pero los programas pueden jugar aquí.
house-page-socket = Hablan con la casa en
house-page-read = Lo que dicen se describe en
house-page-opening = La casa está abriendo: se están poniendo de nuevo sus mesas.
house-page-again = Volver a comprobar
house-page-building =
    { $steps ->
        [one] Se están construyendo las páginas de esta casa: pasos hechos, { $done } de uno.
       *[other] Se están construyendo las páginas de esta casa: pasos hechos, { $done } de { $steps }.
    }

## Where links are shown

preview-title = Sixgun: el juego de cartas del Oeste, en tu propia mesa
preview-about = Sheriff, Forajidos, Renegado: siéntate con amigos o contra bots, en el navegador y sin registrarte.
preview-picture = Cinco naipes en abanico sobre un tapete verde
