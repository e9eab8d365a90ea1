### Las propias partidas para mirarlas, y como archivo.

looks-heading = Tus partidas en imágenes
looks-as-table = Como tabla
# How many games the pictures are made from, at most.
looks-at-most = Con tus últimas { $games } partidas.
looks-won-of = sobre cada mes: ganadas/jugadas
looks-month = Mes
looks-day = Día
looks-role = Rol
looks-character = Personaje
looks-outcome = Resultado
looks-who = Con
looks-nameless = alguien sin nombre

looks-months = Tus roles, mes a mes
    .about =
        { $games ->
            [one] Una partida, por rol y por mes; ganadas: { $wins }.
           *[other] { $games } partidas, por rol y por mes; ganadas: { $wins }.
        }
looks-characters = Tus personajes, mes a mes
    .about = Cuántas veces ganaste con cada personaje, mes a mes. El que más has jugado: { $name }.
looks-company = Con quién ganas, y contra quién
    .about =
        { $people ->
            [one] Cuántas veces ganaste en el mismo bando que una persona, y cuántas contra ella.
           *[other] Cuántas veces ganaste en el mismo bando que { $people } personas, y cuántas contra cada una.
        }
looks-together = en el mismo bando
looks-against = en bandos contrarios

looks-last = Tus últimas partidas
    .about =
        { $games ->
            [one] Tu última partida; ganadas: { $wins }.
           *[other] Tus últimas { $games } partidas, desde la más antigua; ganadas: { $wins }.
        }
looks-last-legend = arriba: ganada · abajo: perdida · la última a la derecha
looks-longest =
    { $wins ->
        [one] Todavía no has ganado dos partidas seguidas.
       *[other] Mejor racha: { $wins } partidas ganadas seguidas, del { $first } al { $last }.
    }
looks-now = Estás en racha: has ganado las últimas { $wins } partidas.
looks-days = Jugaste { $days } días seguidos, del { $first } al { $last }.

looks-csv = Descargar tus partidas (CSV)
looks-json = Descargar las cifras (JSON)
