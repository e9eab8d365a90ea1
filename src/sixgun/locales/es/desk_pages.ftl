### Torneos: las páginas del árbitro.

desk-tournaments = Torneos
desk-door = Por aquí no se entra
desk-door-outside = Esta página es para quien tiene su enlace. Pide el tuyo al árbitro.
desk-door-shut = Tu enlace ya no es válido. Pide uno nuevo al árbitro.
