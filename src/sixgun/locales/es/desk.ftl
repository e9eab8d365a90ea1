### Lo que dice la mesa arbitral además del reglamento: quién entra, qué falta, qué ha salido mal.

desk-none = Esta casa no lleva torneos.
desk-no-tournament = Aquí no existe ese torneo.
desk-no-key = No has entrado, o tu sesión ha terminado. Abre otra vez tu enlace en este dispositivo; si no basta, pide uno nuevo al árbitro.
desk-session-ended = Tu enlace se ha abierto en más dispositivos de los que admite y este se ha quedado fuera. Abre aquí otra vez tu enlace; si no basta, pide uno nuevo al árbitro.
desk-not-for-you = Este enlace no sirve para eso.
desk-not-in-office = Esta persona no es aquí ni árbitro ni organizador.
desk-not-your-office = No corresponde a tu cargo: puede verlo y hacerlo el árbitro.
desk-signed-out = Tu enlace ha sido sustituido o revocado. Pide uno nuevo al árbitro.
desk-cannot-write = No se ha podido escribir en el disco, así que no se ha hecho. Libera espacio e inténtalo de nuevo.
desk-confirm = Esto no se puede deshacer. Confirma que es lo que quieres.
desk-confirm-overspends =
    { $count ->
        [one] Falta decir si { $count } gasto por encima de lo disponible fue intencionado. ¿Publicar de todos modos?
       *[other] Falta decir si { $count } gastos por encima de lo disponible fueron intencionados. ¿Publicar de todos modos?
    }
desk-name = Esto no es un nombre: necesita al menos una letra o una cifra, y como mucho 100 caracteres.
desk-list-empty = En esta lista no hay nadie. Cada línea lleva un nombre y, si se quiere, un código de socio y un contacto.
desk-list-unreadable = A partir de la línea { $line } esta lista no se puede leer: hay una celda que no termina. Busca unas comillas sin cerrar.
desk-cell-too-long = El código de socio o el contacto es demasiado largo: como mucho 200 caracteres cada uno.
desk-tournament-name = Esto no es un nombre para un torneo: necesita al menos una letra o una cifra, y como mucho 100 caracteres.
desk-officer-name = El organizador y cada árbitro necesitan un nombre: al menos una letra o una cifra, y como mucho 100 caracteres.
desk-no-seat = En esta ronda no tienes asiento.
desk-no-tables = Esta casa no tiene mesas donde jugar.
desk-table-not-open = Esta mesa aún no está abierta, o ya está cerrada.
desk-reason = Una corrección necesita un motivo.
desk-hall-needed = El nuevo sorteo necesita un número que dé la sala.
desk-reopening-reason = La inscripción está cerrada: di por qué se reabre.
desk-field-missing = Falta «{ $field }».
desk-field-short =
    { $least ->
        [one] «{ $field }» es demasiado corto: al menos { $least } carácter.
       *[other] «{ $field }» es demasiado corto: al menos { $least } caracteres.
    }
desk-field-long = «{ $field }» es demasiado largo: como mucho { $most } caracteres.
desk-field-few = «{ $field }» tiene pocas entradas: al menos { $least }.
desk-field-many = «{ $field }» tiene demasiadas entradas: como mucho { $most }.
desk-field-low = «{ $field }» es demasiado pequeño: al menos { $least }.
desk-field-high = «{ $field }» es demasiado grande: como mucho { $most }.
desk-sheet-incomplete = La hoja no está completa: cada asiento necesita un rol y un precio, y la partida un resultado.
desk-sheet-differs = Lo que has escrito no es lo que hay en la hoja. Compara ambos con el papel.
desk-sheriffs-again =
    { $count ->
        [one] { $count } jugador tendrá que ser otra vez Sheriff, porque no queda nadie más. Hay que confirmarlo.
       *[other] { $count } jugadores tendrán que ser otra vez Sheriff, porque no queda nadie más. Hay que confirmarlo.
    }
desk-last-again =
    { $count ->
        [one] { $count } jugador tendrá que sentarse otra vez en la última posición: no se puede evitar.
       *[other] { $count } jugadores tendrán que sentarse otra vez en la última posición: no se puede evitar.
    }
desk-no-photo = No es una foto que se pueda leer. Valen JPEG, PNG y WebP.
desk-photo-too-large = Esta foto tiene demasiados píxeles. Hazla con menos resolución.
desk-photo-missing = No hay foto de esta hoja.
desk-photos-waiting =
    { $seconds ->
        [one] Todavía se están procesando otras fotos. Vuelve a intentarlo dentro de un segundo.
       *[other] Todavía se están procesando otras fotos. Vuelve a intentarlo dentro de { $seconds } segundos.
    }
desk-photos-full = En este torneo no caben más fotos.
desk-photo-same = La hoja de la ronda { $round }, mesa { $table } tiene exactamente la misma imagen. ¿Es de verdad la de aquí?
desk-lines-unticked = Cada línea tiene que haberse leído y marcado.
desk-inbox-full = Hay demasiadas fotos por asignar. Antes asigna o tira algunas.
desk-clock-has-moved = El reloj ya había avanzado. Se muestra como está ahora.
desk-photos-not-installed = Esta casa no puede guardar fotos: Pillow no está instalado.
desk-backup-failed = No se ha podido escribir la copia de seguridad en { $folder }.
desk-no-paper = Ese papel no existe, o todavía no: las listas necesitan una ronda sorteada, la clasificación una ronda jugada.
desk-no-season = Este torneo no pertenece a ninguna temporada.
desk-season-name = Una temporada tiene un nombre de 1 a 40 caracteres.
desk-ask-referee = Aquí no puedes inscribirte por tu cuenta. Habla con el árbitro.
desk-regulation-no-pdf = Esto no es un archivo PDF.
desk-regulation-missing = El reglamento no se dio como archivo, o ya no está.
