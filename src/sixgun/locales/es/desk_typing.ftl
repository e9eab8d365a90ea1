# Páginas del mostrador: escribir las hojas y cómo va cada mesa

desk-typed-back = Lo que ya habías escrito de esta hoja está aquí de nuevo.
desk-typed-anew = Empezar de nuevo
desk-characters-known = De la subasta en las pantallas.
desk-characters-change = Cambiar los personajes
desk-not-a-number = Solo cifras.
desk-start-games = Empezar todas las partidas
desk-start-games-about =
    { $count ->
        [one] Empieza la partida en la mesa { $tables }.
       *[other] Empieza la partida en { $count } mesas: { $tables }.
    }
desk-set-back = Volver atrás: { $status }
desk-set-back-about = La fase estaba mal. La mesa vuelve a una anterior; el registro conserva las dos, con el motivo.
desk-event-table-set-back = Mesa devuelta atrás
desk-surname = Apellidos
desk-given = Nombre
desk-club = Club
desk-namesake = ¿Otra persona con el mismo nombre?
    .about = { $name } ya consta en la inscripción. Si es otra persona, allí donde aparezcan los nombres se distinguirán por el club, el código de socio o el orden.
desk-namesake-do = Es otra persona
