### Las temporadas: las páginas. Las palabras de la tabla están en tournament.ftl.

desk-part-season = Temporada
desk-barred = veto de la editorial
season-seasons = Temporadas
    .about = Un torneo pertenece a la temporada con la que se abrió y cuenta cuando sus puestos están decididos.
season-another = Otra temporada
season-another-do = Mostrar
season-table = Clasificación de la temporada
season-only-decided = Los torneos cuentan cuando sus puestos están decididos.
season-empty = Aún no hay ningún torneo decidido de esta temporada.
season-part = puesto { $place }, { $score }$ y { $bonus }$ de bonus en { $rounds } rondas, { $wins ->
        [one] { $wins } victoria
       *[other] { $wins } victorias
    }
season-does-not-count = no cuenta
season-not-best = no está entre los mejores
season-reduced = { $points }$ retirados
season-erased = { $count ->
        [one] { $count } nombre borrado
       *[other] { $count } nombres borrados
    }
season-from-report = de un informe
season-take-report = Resultados de otra casa
    .about = Su informe, con nombres. Todo se verifica antes de que cuente.
season-remove-report = Quitar
    .about = Los resultados de { $name } dejan de contar en esta temporada.
season-remove-report-of = Quitar { $name }
season-rules = Cómo cuenta la temporada
season-formula-label = Fórmula de un torneo
    .about = Se hace con score (puntuación), bonus, rounds (rondas), place (puesto), wins (victorias), warnings (amonestaciones), participants (participantes), números, + - * / y paréntesis. La habitual es (score + bonus) / rounds.
season-combined = Varios torneos
season-combined-mean = su media
season-combined-sum = su suma
season-best = Solo los mejores, cuántos (0: todos)
season-least = Torneos necesarios para entrar en la clasificación
season-counting = Qué torneos cuentan
season-counting-all = todos
season-counting-official = los que siguen las reglas oficiales
season-counting-homologable = los homologables
season-rules-do = Contar así
season-register = Registro de las decisiones de la editorial
    .about = Los vetos valen más allá de las temporadas e impiden inscribirse en cualquier torneo de esta casa. Lo que se levanta sigue siendo legible.
season-bans = Vetos
season-no-bans = No hay vetos.
season-sanctions = Sanciones de esta temporada
season-no-sanctions = No hay ninguna.
season-ban-days = del { $since } al { $until }
season-ban-since = desde el { $since } para siempre
season-ban-as-player = como jugador
season-ban-as-organizer = como árbitro u organizador
season-ban-as-both = como jugador, árbitro y organizador
season-in-force = en vigor
season-lift = Levantar
    .about = Deja de tener efecto; lo que era sigue siendo legible.
season-lift-of = Levantar: { $name }
season-new-ban = Anotar un veto
season-new-sanction = Anotar una sanción
season-who = Quién
season-since = Primer día
season-until = Último día (vacío: para siempre)
season-ban-do = Anotar el veto
season-kind = Sanción
season-tournament = Torneo
season-whole = toda la temporada
season-points = Puntos
season-sanction-do = Anotar
season-done = Hecho.
