# Páginas de la mesa arbitral: qué se dice antes de hacer, y qué se puede revocar

desk-read-aloud = Leer en voz alta
    .about = Uno lee en voz alta la hoja de papel, línea por línea; el otro marca lo que pone aquí.
desk-read-aloud-do = Todas las líneas coinciden
desk-read-aloud-left =
    { $count ->
        [one] falta una línea
       *[other] faltan { $count } líneas
    }
desk-verified-aloud = leída en voz alta por { $name }
desk-verify-alone = Tú escribiste esta hoja: léela en voz alta con alguien y marca cada línea, escríbela otra vez, o que la compare otro árbitro. El próximo sorteo no la espera; la publicación sí.
desk-verify-later =
    { $count ->
        [one] Una hoja aún no está verificada. Puede esperar hasta la publicación:
       *[other] { $count } hojas aún no están verificadas. Pueden esperar hasta la publicación:
    }
desk-brings-nothing = expulsión: esta partida no da nada
desk-photo-same-keep = Guardarla de todos modos
desk-derogate-sure = ¿Adoptar esta excepción?
desk-derogation-withdraw = Retirar
desk-reopen = Reabrir el torneo
desk-todo-edition = Se han corregido hojas después de la publicación. Verifícalas y publica la nueva edición; después el torneo puede cerrarse.
desk-pending = Correcciones sin publicar
    .about = Los teléfonos y la pantalla siguen mostrando la edición anterior. Cuando todas las hojas estén verificadas, publica la edición { $number }.
desk-pending-chip = no pública
desk-pending-note = Algo se ha corregido después de la publicación. Solo lo ven los árbitros hasta que se publique la edición { $number }.
desk-pending-place = Puesto
desk-pending-new-place = Puesto nuevo
desk-pending-score = Puntuación
desk-pending-new-score = Puntuación nueva
desk-pending-same = En la clasificación no cambia nada.
desk-pending-verify = Antes hay que verificar cada hoja corregida.
desk-pending-duels = Hay una corrección sin publicar. Los duelos se emparejan según la edición publicada, y así se quedan.
desk-edition-publish = Publicar la edición { $number }
    .about = Los teléfonos y la pantalla la muestran enseguida. Las ediciones anteriores siguen legibles.
desk-publish-editions = Desde ahora todos ven la clasificación. Las correcciones posteriores las ven solo los árbitros hasta que publiques una edición nueva; la anterior sigue legible.
desk-edition-pending = como está ahora, no pública (edición { $number })
