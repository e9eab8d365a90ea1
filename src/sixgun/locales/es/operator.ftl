### The operator of a house: the page at /house, and the commands `sixgun house …`.

## What was done, and why something was not

operator-did = Hecho.
operator-did-file = Guardado: { $file }
operator-did-counts =
    Hecho.{ $tables ->
        [0] { "" }
        [one] { " " }Una mesa.
       *[other] { " " }{ $tables } mesas.
    }{ $people ->
        [0] { "" }
        [one] { " " }Una persona.
       *[other] { " " }{ $people } personas.
    }{ $addresses ->
        [0] { "" }
        [one] { " " }Una dirección.
       *[other] { " " }{ $addresses } direcciones.
    }{ $complaints ->
        [0] { "" }
        [one] { " " }Una queja.
       *[other] { " " }{ $complaints } quejas.
    }{ $invitations ->
        [0] { "" }
        [one] { " " }Una invitación.
       *[other] { " " }{ $invitations } invitaciones.
    }
operator-no-table = No hay ninguna mesa abierta «{ $table }». No se ha hecho nada.
operator-no-person = No hay nadie con el id «{ $person }». No se ha hecho nada.
operator-which-tables = Indica qué mesas: por nombre, por quien las abrió o por dirección.
operator-whom = Indica a quién: por id o por dirección.
operator-not-banned = «{ $who }» no está en la lista de expulsiones. No se ha hecho nada.
operator-not-closing = La casa no va a cerrar: no hay nada que cancelar.
operator-house-open = La casa está abierta a todos: no hacen falta invitaciones.
operator-too-many-invitations = Ya hay { $most } invitaciones. Las antiguas desaparecen 30 días después de caducar.
operator-no-invitation = No hay ninguna invitación «{ $invitation }». No se ha hecho nada.
operator-revoke-what = Indica qué retirar: invitaciones, o personas por su id.

## What is asked before it is done

operator-close-sure =
    { $tables ->
        [0] No hay ninguna mesa así.
        [one] ¿Cerrar una mesa? Si hay una partida en marcha, termina sin ganador. No se puede deshacer.
       *[other] ¿Cerrar { $tables } mesas? Las partidas en marcha terminan sin ganador. No se puede deshacer.
    }
operator-ban-sure =
    { $people ->
        [0] Todavía no se conoce a nadie: ¿expulsar igualmente?
        [one] ¿Expulsar a una persona?
       *[other] ¿Expulsar a { $people } personas?
    } La conexión se corta al momento; en las partidas sigue un bot.{ $addresses ->
        [0] { "" }
       *[other] { " " }Nadie más podrá entrar desde esa dirección.
    }{ $tables ->
        [0] { "" }
        [one] { " " }Se cierra una mesa para siempre.
       *[other] { " " }Se cierran { $tables } mesas para siempre.
    }
operator-shutdown-sure =
    { $people ->
        [0] ¿Cerrar la casa? No hay nadie.
        [one] ¿Cerrar la casa? Hay una persona, a la que se avisa.
       *[other] ¿Cerrar la casa? Hay { $people } personas, a las que se avisa.
    }{ $tables ->
        [0] { "" }
        [one] { " " }Hay una partida en juego.
       *[other] { " " }Hay { $tables } partidas en juego.
    }
operator-dismiss-sure =
    { $complaints ->
        [one] ¿Archivar una queja? Se borra.
       *[other] ¿Archivar { $complaints } quejas? Se borran.
    }
operator-revoke-sure =
    { $invitations ->
        [0] { "" }
        [one] ¿Retirar una invitación?{ " " }
       *[other] ¿Retirar { $invitations } invitaciones?{ " " }
    }{ $people ->
        [0] Nadie ha entrado así.
        [one] Una persona ya no podrá entrar, salvo que tenga otra forma de hacerlo.
       *[other] { $people } personas ya no podrán entrar, salvo que tengan otra forma de hacerlo.
    }
operator-nothing-done = No se ha hecho nada.

## Words of the lists

operator-table = Mesa
operator-status = Estado
operator-opener = La abrió
operator-address = Dirección
operator-thinking = Cálculo de los bots
operator-moves = Jugadas
operator-age = Edad
operator-tables = Mesas
operator-people = Personas
operator-name = Nombre
operator-person = Id
operator-seen = Última visita
operator-complaints = Quejas
operator-standing = Situación
operator-reason = Motivo
operator-until = Hasta
operator-when = Cuándo
operator-by = Desde
operator-act = Qué
operator-arguments = Detalles
operator-result = Resultado
operator-nameless = sin nombre
operator-nobody = nadie
operator-is-in = está aquí
operator-is-banned = no puede entrar
operator-for-good = para siempre
operator-no-reason = sin indicar
operator-seconds = { $seconds } s
operator-old = { $unit ->
        [days] { $number } d
        [hours] { $number } h
       *[minutes] { $number } min
    }
operator-by-page = Página
operator-by-command = Orden
operator-invitation = Invitación
operator-note = Para quién
operator-used = Usada
operator-uses = { $used } de { $uses }
operator-is-good = válida
operator-is-void = agotada o caducada
operator-is-revoked = retirada
operator-way-password = con la contraseña
operator-way-invitation = con invitación
operator-way-account = con una cuenta
operator-more-people = Hay más: busca un nombre o un id.

operator-act-close = Mesas cerradas
operator-act-ban = Expulsión
operator-act-unban = Expulsión levantada
operator-act-invite = Invitación creada
operator-act-revoke = Retirada
operator-act-announce = Anuncio
operator-act-shutdown = Cierre programado
operator-act-stay-open = Cierre cancelado
operator-act-rules = Normas de la casa
operator-act-dismiss = Quejas archivadas
operator-act-backup = Copia de seguridad

operator-no-tables = Ninguna mesa.
operator-no-people = Nadie.
operator-no-complaints = Ninguna queja.
operator-no-bans = Nadie está expulsado.
operator-no-invitations = Ninguna invitación.
operator-no-audit = Todavía no se ha hecho nada.
operator-no-rules = La casa no tiene normas propias.
operator-against =
    { $count ->
        [one] Una queja sobre { $name }
       *[other] { $count } quejas sobre { $name }
    }
operator-complained = { $name }: { $text }
operator-said = { $name }: { $text }
operator-wordless = sin decir nada

## The page

operator-part-tables = Mesas
operator-part-people = Gente
operator-part-complaints = Quejas
operator-part-bans = Expulsiones
operator-part-house = La casa
operator-part-audit = Registro
operator-part-admission = Quién puede entrar
operator-ways-open = La casa está abierta a todos.
operator-ways-closed = La casa está cerrada. Se entra:
operator-invite = Invitar
    .about = Quien abra el enlace podrá entrar. Solo se muestra una vez: cópialo ahora.
operator-invite-uses = ¿Para cuántas personas?
operator-invite-days = ¿Válida durante cuántos días?
operator-invite-note = ¿Para quién? Solo lo ve quien lleva la casa.
operator-invite-do = Crear una invitación
operator-revoke = Retirar
    .name = Retirar la invitación { $invitation }
operator-revoke-person = No dejar entrar más
    .name = No dejar entrar más a { $name }
operator-parts = Partes de esta página
operator-order = Ordenar por
operator-order-opener = Quien la abrió
operator-order-cost = Coste
operator-order-age = Edad
operator-most = Quién tiene más mesas
    .about = Por persona y por dirección: a quien usa muchas claves se le reconoce por la dirección.
operator-group-tables =
    { $count ->
        [one] una mesa
       *[other] { $count } mesas
    }
operator-group-people =
    { $count ->
        [one] de una persona
       *[other] de { $count } personas
    }
operator-show-these = Mostrar estas
operator-show-all = Mostrar todas
operator-close-these =
    { $count ->
        [one] Cerrar esta mesa
       *[other] Cerrar estas { $count } mesas
    }
operator-close-one = Cerrar
    .name = Cerrar la mesa { $table }
operator-ban-one = Expulsar
    .name = Expulsar a { $name }
operator-ban-address = Bloquear esta dirección
operator-unban = Levantar la expulsión
    .name = Levantar la expulsión de { $name }
operator-ban-title = Expulsar a { $name }
operator-ban-hours = ¿Cuántas horas? 0 quiere decir para siempre.
operator-ban-reason = Motivo, que verá esa persona
operator-ban-close = Cerrar también las mesas que abrió
operator-search = Buscar un nombre o un id
operator-search-do = Buscar
operator-dismiss = Archivar
operator-heard = Lo que se dijo
operator-announce = Anuncio
    .about = Quien está aquí lo ve al momento; quien llegue después lo ve mientras siga en pie.
operator-announce-hours = ¿Cuántas horas sigue en pie?
operator-announce-do = Anunciar
operator-announce-clear = Retirar el anuncio
operator-announced = En pie ahora: { $text }
operator-shutdown = Cerrar con calma
    .about = Desde ese momento no hay mesas ni partidas nuevas; se avisa a todos. Las partidas en juego pueden terminar; las demás se conservan.
operator-shutdown-minutes = ¿Dentro de cuántos minutos?
operator-shutdown-do = Programar el cierre
operator-shutdown-cancel = Seguir abierta
operator-shutdown-planned =
    { $minutes ->
        [one] Dentro de un minuto ya no empieza nada nuevo.
       *[other] Dentro de { $minutes } minutos ya no empieza nada nuevo.
    }
operator-shutdown-quiet = Ya no empieza nada nuevo: la casa cierra después de la última partida.
operator-rules = Normas de la casa
    .about = Todos las leen en una página propia. Si el texto está vacío, no hay página.
operator-rules-text = El texto
operator-rules-do = Guardar las normas
operator-troubles = Problemas
operator-trouble-disk-full = El disco está lleno.
operator-trouble-store-trouble = No se puede escribir en el archivo.
operator-trouble-thinkers-dead = Ningún proceso calcula para los bots.
operator-trouble-set-aside = Hay algo apartado, a la espera de reparación.
operator-trouble-clock-jumped = El reloj de la máquina ha dado un salto.
operator-older = Entradas anteriores

## The commands

operator-invitation-link = El enlace de la invitación, que no volverá a mostrarse: { $link }
operator-no-house = No hay ninguna casa abierta en { $store }, o no es tuya. Ábrela con: sixgun serve
operator-no-sockets = Este sistema no tiene sockets locales: las órdenes no llegan a la casa. Usa su página, con el enlace de la casa.
operator-long-path = La ruta del archivo es demasiado larga para un socket local: las órdenes no llegan a la casa. Usa su página, con el enlace de la casa.
operator-lost = La casa no ha respondido. Quizá haya hecho lo que pediste: mira «sixgun house audit».
operator-bad-time = «{ $time }» no es una hora. Por ejemplo: --in 10m, --in 2h, --at 23:30
operator-one-time = Indica cuándo, una sola vez: --in 10m o --at 23:30, o bien --cancel.
operator-rules-file = { $file } no se puede leer como texto: { $why }
operator-rules-one = Indica un archivo con las normas, o --clear.
operator-text-or-clear = Escribe un texto, o --clear.
