### La puerta de un torneo: llegada, lista de espera, inscripciones tardías y cuando quedan demasiado pocos.

## Check-in

desk-part-door = Llegada
desk-door-open = Abrir el control de llegada
    .about = Desde ahora se marca quién ha llegado. También se puede decir desde el móvil. Antes del sorteo se ve quién falta.
desk-door-here = Han llegado { $here } de { $players }
desk-door-all-here = Están todos.
desk-door-find = Buscar por apellido
desk-door-only-missing = Solo quien falta
desk-door-tick = Está
desk-door-tick-of = { $name } está
    .done = { $name }: está.
desk-door-untick-of = { $name } no está
    .done = { $name }: marca quitada.
desk-door-ticked = está
desk-door-waits = en lista de espera
desk-door-no-match = Nadie con ese nombre.
desk-door-over = La primera partida ha empezado: el control de llegada ha terminado.
desk-door-before = El control de llegada se abre cuando la inscripción está abierta.
desk-open-missing =
    { $count ->
        [one] Una persona no ha pasado por el control de llegada.
       *[other] { $count } personas no han pasado por el control de llegada.
    }
desk-draw-missing = Sin confirmar la llegada: { $names }. Quien falta tendría mesa igualmente. Deja fuera antes a quien no venga, o espera.

## Who has not come

desk-missing = Quién falta
    .about = Marca a quién dejar fuera. Los demás siguen, aunque no hayan confirmado su llegada.
desk-leave-out = Dejar fuera
    .about =
        { $count ->
            [one] { $names } no juega.
           *[other] No juegan { $count }: { $names }.
        }
    .done = Hecho: no juegan.
desk-leave-out-whither = Adónde va quien falta
desk-leave-out-out = Fuera de la inscripción
desk-leave-out-waiting = Al final de la lista de espera
desk-redraw-without = Dejar fuera y repetir el sorteo
desk-redraw-steps = El sorteo de la ronda 1 se anula, quien falta queda fuera y la ronda se sortea otra vez con un número nuevo de la sala. Todo queda en el registro.
desk-reopen-steps = Para ello la inscripción se reabre y se vuelve a cerrar al momento. Todo queda en el registro.

## Places and the waiting list

desk-door-places = Plazas
    .about = Para cuántos hay sitio; vacío: sin límite. Quien llegue con las plazas completas pasa a la lista de espera.
desk-door-places-do = Fijar
desk-door-places-set = Ahora las plazas son limitadas.
desk-door-places-none = Ahora no hay límite.
desk-door-places-taken = Plazas ocupadas: { $players } de { $places }
desk-waiting = Lista de espera
    .none = Nadie espera.
desk-waiting-count =
    { $count ->
        [one] Una persona espera
       *[other] { $count } personas esperan
    }
desk-waiting-add = Poner en lista de espera
    .about = Las plazas están completas. { $name } puede esperar, detrás de quien ya espera.
    .done = { $name } está en la lista de espera.
desk-waiting-next = la próxima plaza
desk-waiting-leave = Ya no espera
    .about = { $name } sale de la lista de espera.
    .done = { $name } ya no espera.
desk-move-up = Dar plaza
    .about = { $name } obtiene una plaza y juega.
    .done = { $name } juega.
desk-move-up-full = No hay plazas libres.
desk-list-waiting =
    { $count ->
        [one] Para una persona ya no había plaza: está en la lista de espera.
       *[other] Para { $count } personas ya no había plaza: están en la lista de espera.
    }

## Late entries

desk-late-entry = Inscripción tardía
    .about = Alguien llega con la inscripción cerrada. Se puede hasta que empiece la primera partida de la ronda 1.
    .done = { $name } juega.
desk-late-entry-do = Dejar entrar
desk-late-over = Ya no se aceptan inscripciones tardías: la primera partida de la ronda 1 ha empezado (A-20).
desk-late-steps = Lo que se hará, todo de una vez:
desk-late-step-void = El sorteo de la ronda 1 se anula, pero se puede seguir leyendo.
desk-late-step-reopen = La inscripción se reabre.
desk-late-step-register = Se hace la inscripción.
desk-late-step-close = La inscripción se vuelve a cerrar; sigue valiendo el compromiso ya mostrado.
desk-late-step-draw = La ronda 1 se sortea otra vez, con un número nuevo de la sala.
desk-late-who = Quién llega
desk-late-new = Una persona nueva
desk-late-waiting = { $name } (primer puesto de la lista de espera)
desk-late-absent = { $name } (ausencia anotada)

## Too few players

desk-todo-short = Quedan { $players } jugadores. El reglamento pide al menos { $least } cada vez que se sientan: ya no se puede sortear una ronda oficial.
desk-todo-short-unofficial = Quedan { $players } jugadores: con ese número no se pueden formar mesas, porque son de cinco a siete.
desk-short-stop = Puedes parar aquí: lo jugado se calcula y se publica, sin homologación.
desk-short-unofficial = O dejar las reglas oficiales y seguir con { $players } jugadores. Es para siempre: el torneo no se homologará.
desk-short-no-tables = Con { $players } tampoco se puede seguir fuera de las reglas oficiales: las mesas son de cinco a siete. Con siete, seis o cinco sí.
desk-short-reopen = Todavía se puede reabrir la inscripción.
desk-short-revoke = Si se anotó una retirada por error, se revoca en la lista de jugadores.
desk-short-soon = Con { $players } jugadores no se podrá sortear otra ronda oficial (al menos { $least }). Antes, terminad esta ronda.

## On phones

hall-waiting = Estás en la lista de espera
    .place =
        { $place ->
            [1] La próxima plaza es tuya. En cuanto quede libre, esta página lo mostrará.
           *[other] Tienes el número { $place }. En cuanto te toque, esta página lo mostrará.
        }
hall-check-in = Ya estoy aquí
    .about = El control de llegada está abierto. Púlsalo cuando estés en la sala.
hall-checked-in = Tu llegada está confirmada.
hall-registered-waiting = Estás en la lista de espera
    .about = Las plazas están completas. Tu página muestra qué número tienes; guarda su enlace.

## Names of events

desk-event-places-set = Plazas fijadas
desk-event-check-in-opened = Control de llegada abierto
desk-event-checked-in = Llegada
desk-event-check-in-revoked = Llegada anulada
desk-event-waiting-added = En lista de espera
desk-event-waiting-left = Fuera de la lista de espera
desk-event-moved-up = Plaza desde la lista de espera
desk-event-moved-to-waiting = Paso a la lista de espera

## Commands

done-check-in-opened = El control de llegada está abierto.
done-checked-in = { $player } está: han llegado { $here } de { $count }.
done-check-in-revoked = { $player }: marca quitada.
done-missing =
    { $count ->
        [0] Están todos.
        [one] Falta { $players }.
       *[other] Faltan { $count }: { $players }.
    }
done-left-out = No juegan: { $players }. Siguen { $count }.
done-places = Ahora hay sitio para { $places } jugadores.
done-no-places = Ahora las plazas no tienen límite.
done-waiting-added = { $number } { $name }: en la lista de espera, número { $place }.
done-waiting-left = { $name } ya no espera.
done-moved-up = { $player } obtiene una plaza y juega.
done-waiting-line = { $place }. { $player }
done-nobody-waits = Nadie espera.
done-late-entry = { $player } juega. Ahora juegan { $count }.
done-named = { $number } { $name }: { $office }.
done-dismissed = { $name } deja este cargo: { $office }.
done-dismissing = { $name } dejará este cargo: { $office }.
done-tables-given = { $name } tiene estas mesas: { $tables }.
done-link-by-house = El enlace de la mesa arbitral lo da la casa: en su página de torneos, junto al nombre.
ask-choices = [s/N]
ask-yes = s, si, sí
ask-no = n, no
ask-again = Responde s o n.
