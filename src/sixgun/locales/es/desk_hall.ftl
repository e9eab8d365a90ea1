### Torneos: relojes en tabletas, fotos de las hojas, llamadas.

## The tablet between two players

tablet-title = Reloj del duelo
tablet-begin = Toca cuando empiece tu turno
tablet-done = Toca cuando acabe tu turno
tablet-paused = En pausa
tablet-up = Tiempo agotado
tablet-lost = Sin conexión: el reloj sigue
tablet-lost-unsent =
    { $count ->
        [one] Sin conexión: el reloj sigue, queda { $count } toque por enviar
       *[other] Sin conexión: el reloj sigue, quedan { $count } toques por enviar
    }
tablet-pause = Poner el reloj en pausa
tablet-pause-reshuffle = Se baraja
tablet-pause-interruption = Interrupción
tablet-pause-elimination = Eliminación
tablet-resume = Reanudar
tablet-stand = Lado a lado
tablet-lay = Cara a cara

## Clocks at the desk

desk-clocks = Relojes
desk-clock-between = entre dos turnos
desk-tablet = Reloj en una tableta
desk-tablet-again = Nuevo enlace para la tableta
desk-tablet-take-back = Retirar la tableta
desk-tablet-lent = El reloj está en la tableta.
desk-tablet-taken-back = Ahora este reloj solo se pulsa desde la mesa arbitral.
desk-tablet-here = tableta conectada
desk-tablet-away = tableta sin conexión
desk-clock-put = Corregir el reloj
    .about = Minutos y segundos que quedan, por ejemplo 29:05. El motivo queda en el registro.
desk-clock-set = El reloj está corregido.
desk-link-clock = Tableta: { $name }
    .about = Ábrelo en la tableta que está entre los dos jugadores. Muestra este reloj y sus nombres, nada más. Configura la tableta para que la pantalla no se apague.

## Photos of sheets

desk-part-photos = Fotos
desk-photos-many = Muchas fotos a la vez
    .about = Elige juntas todas las fotos de una ronda. El código de cada hoja dice cuál es.
desk-photos-choose = Elegir fotos
desk-photos-queued = en espera
desk-photos-reading = leyendo
desk-photos-filed = ronda { $round }, mesa { $table }
desk-photos-waits = sin código legible: por asignar
desk-photos-failed = no guardada
desk-photos-missing = Hojas sin foto
desk-photos-none-missing = Todas las hojas introducidas tienen su foto.
desk-photos-walk = En la sala: escanea con el móvil el código de una hoja y haz la foto allí mismo.
desk-inbox =
    { $count ->
        [0] Fotos por asignar
       *[other] Fotos por asignar ({ $count })
    }
    .about = Su código no se puede leer. Indica de qué hoja es cada una, o tírala.
desk-inbox-empty = No hay fotos en espera.
desk-inbox-file = Asignar
desk-inbox-instead = Esta hoja ya tiene una foto
    .about = Ronda { $round }, mesa { $table }: ¿la sustituye esta foto?
desk-inbox-drop = Tirar
    .about = { $file } no se podrá recuperar.
desk-inbox-dropped = La foto se ha tirado.

sheet-photo-door = Abre primero tu enlace de árbitro
    .about = Ábrelo en este móvil, en este navegador. Volverás enseguida a esta hoja.
sheet-photo-take = Hacer la foto
sheet-photo-pick = Elegir una imagen
sheet-photo-shrinking = Preparando la imagen…
sheet-photo-sending = Enviando…
sheet-photo-none = No hay hoja de la ronda { $round }, mesa { $table }
    .about = Quizá se anuló el sorteo: mira en la mesa arbitral.
sheet-photo-desk = A la mesa arbitral

## What must not be forgotten

desk-call-sound = Sonido en las llamadas
desk-call-sound-on = Las llamadas suenan
desk-call-sound-off = Las llamadas son silenciosas
desk-open-points = Aún pendiente
desk-open-overspends =
    { $count ->
        [one] Queda un gasto por encima de lo disponible por juzgar: ¿error o intencionado?
       *[other] Quedan { $count } gastos por encima de lo disponible por juzgar: ¿errores o intencionados?
    }
desk-open-inbox =
    { $count ->
        [one] Queda una foto por asignar a una hoja.
       *[other] Quedan { $count } fotos por asignar a sus hojas.
    }
hall-call-withdraw = Ya no hace falta
