### Mesas para días, pasar lista antes de repartir, y volver a verse.

## Órdenes: respuestas por adelantado

days-orders-about = Qué respondes cuando te preguntan en el turno de otro y no estás. Nadie más se entera: respondas lo que respondas, surte efecto en el mismo momento.
days-shot = Cuando te disparan
days-shot-none = Sin orden
days-shot-dodge = Esquivo, si puedo
days-shot-hit = Encajo el golpe
days-beer = Cerveza, si voy a morir
    .about = O cualquier otra cosa que te salve.
days-indians = ¡Indios!
days-duel = En un Duelo
days-bang-none = Sin orden
days-bang-bang = ¡BANG!, si tengo
days-bang-hit = Encajo el golpe
days-kept = Tus órdenes están anotadas.
# $answer: the option in words
days-held = Respondes: { $answer }
days-change = Cambiar

## Antes de repartir

gather-title = ¿Estáis todos?
gather-asks = A { $name } le gustaría empezar.
gather-here = Aquí estoy
gather-not-here = Todavía no
gather-is-here = está
gather-is-missing = aún no ha contestado
gather-begin = Empezar sin quienes faltan
gather-begin-about = Los bots ocupan sus sitios; quien llegue después puede mirar.
gather-cancel = Ahora no
gather-waiting = Esperando a los demás…

## Una serie

series-title = La serie
# $count: games played at this table
series-games =
    { $count ->
        [one] una partida
       *[other] { $count } partidas
    }
series-points = puntos
    .about = Partidas ganadas por quienes se sientan aquí.

## La próxima vez

meet-title = La misma mesa, la próxima vez
meet-when = Día y hora
meet-set = Fijar
meet-change = Cambiar
meet-remove = Anular
meet-file = Archivo de calendario
meet-about = En tu zona horaria. La mesa se conserva hasta el día siguiente.
meet-summary = ¡BANG! con { $names }
meet-alone = ¡BANG!
