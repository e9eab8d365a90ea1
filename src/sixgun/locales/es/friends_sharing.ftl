### One link to a table for everybody, and being told that it is one’s turn.

## One link for everybody

sharing-about = Un solo enlace para todos: da un sitio mientras quede alguno libre; después se puede mirar, si la mesa lo permite.
sharing-code = El código, para decirlo en voz alta:
sharing-unreachable = Nadie más puede abrir este enlace, porque la casa solo responde a este ordenador: iníciala con { $lan } para abrirla a tu red, o con { $url } si los demás llegan a ella por otra dirección.
sharing-off = El enlace está desactivado: nadie más puede entrar con él.
sharing-renew = Enlace nuevo
sharing-renew-title = ¿Crear un enlace nuevo?
sharing-renew-sure = El enlace y el código que ya se han dado dejarán de funcionar. Quien está dentro se queda.
sharing-revoke = Desactivar el enlace
sharing-revoke-title = ¿Desactivar el enlace?
sharing-revoke-sure = Nadie más podrá entrar con el enlace ni con el código. Quien está dentro se queda. Puedes crear un enlace nuevo cuando quieras.
sharing-single = Otras formas de invitar
sharing-one-link = Un enlace para una sola persona
sharing-have-code = Tengo un código
    .about = Ocho letras y cifras que te da alguien de la mesa.
sharing-enter = Entrar

## It is my turn

settings-notify-insecure = Desactivado, porque esta página no está cifrada: los navegadores solo lo permiten con HTTPS o en el propio ordenador de la casa. El sonido y el título de la pestaña te avisan igualmente.
settings-notify-unable = Este navegador no puede hacerlo; en un iPhone sí, si añades la página a la pantalla de inicio. El sonido y el título de la pestaña te avisan igualmente.
settings-notify-denied = Tu navegador bloquea las notificaciones de esta casa; puedes permitirlas en sus ajustes para este sitio. El sonido y el título de la pestaña te avisan igualmente.
settings-notify-closed = Con el navegador cerrado no llega nada. Una notificación solo dice que te toca, nada de cartas ni roles.
settings-vibrate = Vibrar cuando me toque
settings-badge = Marcar el icono de la aplicación cuando me toque
    .about = Donde la casa está instalada como aplicación.
