### Círculos de amigos: mesas, clasificación, miembros, el enlace.

circle-heading = Círculos
    .about = Un círculo es un grupo que juega junto: un enlace para entrar, mesas propias y una clasificación de la velada o de siempre.
circle-name = Nombre del nuevo círculo
    .example = Noche de viernes
circle-found = Crear un círculo
circle-rank-owner = lo lleva
circle-rank-helper = ayudante
circle-rank-member = miembro
circle-join = Te han invitado a un círculo
    .about = Sus miembros ven tu nombre y cómo te fue en sus mesas. Puedes salir cuando quieras; entonces tu nombre desaparece.
    .name = El círculo verá este nombre.
circle-join-do = Entrar
circle-join-not = Ahora no
circle-gone = Ese círculo no existe, o no perteneces a él.
circle-tables = Mesas
circle-no-tables = Ahora mismo no juega nadie.
circle-open = Abrir una mesa
    .about = Solo la ven los miembros y solo ellos pueden venir; a otros puedes invitarlos con un enlace.
circle-standings = Clasificación
    .about = Un punto es una partida ganada, sea cual sea tu rol; la que un bot terminó por ti no cuenta como ganada. A igualdad de puntos va antes quien ha jugado menos.
circle-no-games = Todavía nada: las partidas en las mesas del círculo cuentan aquí.
circle-over = Periodo
circle-over-all = desde siempre
circle-evening =
    { $games ->
        [one] { $date }, una partida
       *[other] { $date }, { $games } partidas
    }
circle-place = #
circle-who = Quién
circle-points = Puntos
circle-games = Partidas
circle-wins = { $role } { $count }
circle-members = Miembros
circle-you = (tú)
circle-help = Nombrar ayudante
circle-unhelp = Ya no es ayudante
circle-remove = Quitar
    .who = Quitar a { $name }
circle-remove-sure = ¿Quieres quitar a { $name } del círculo?
    .about = Su nombre desaparece de aquí. Con el enlace podría volver: si no quieres, crea uno nuevo.
circle-link = El enlace del círculo
    .about = Quien lo abra puede entrar. Un enlace nuevo deja sin valor el viejo; quien está dentro se queda.
    .words = Entra en nuestro círculo «{ $name }» para jugar a BANG!
circle-link-none = Ahora no hay enlace: no puede entrar nadie más.
circle-link-make = Crear un enlace
circle-link-renew = Enlace nuevo
circle-link-renew-sure = ¿Crear un enlace nuevo?
    .about = El enlace que ya se ha dado dejará de funcionar. Quien está dentro se queda.
circle-link-revoke = Desactivar el enlace
circle-link-revoke-sure = ¿Desactivar el enlace?
    .about = Nadie más podrá entrar con el enlace. Quien está dentro se queda. Puedes crear un enlace nuevo cuando quieras.
circle-rename = Otro nombre para el círculo
circle-leave = Salir del círculo
circle-leave-sure = ¿Quieres salir de «{ $name }»?
    .about = Tu nombre desaparece de su página y de la clasificación. Si lo llevas tú, pasa a quien sea ayudante o, si no, a quien lleve más tiempo dentro.
circle-end = Disolver el círculo
circle-end-sure = ¿Quieres disolver «{ $name }» para todos?
    .about = Su página, su enlace y su clasificación desaparecen para siempre. Las partidas siguen en la lista de cada uno.
