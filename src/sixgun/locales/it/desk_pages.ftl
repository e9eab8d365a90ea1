### Tornei: le pagine dell’arbitro.

desk-tournaments = Tornei
desk-door = Di qui non si entra
desk-door-outside = Questa pagina è per chi ha il suo link. Chiedi il tuo all’arbitro.
desk-door-shut = Il tuo link non è più valido. Chiedine uno nuovo all’arbitro.
