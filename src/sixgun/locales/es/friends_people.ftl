### Gente que conozco: seguir en contacto, invitar, qué ven los demás.

friends-way = Gente que conozco y círculos
    .about = Mira quién está, invita con un toque y lleva la cuenta de la velada.
friends-heading = Amigos
friends-known = Gente que conozco
friends-nobody = Aquí todavía no conoces a nadie.
    .how = Termina una partida con alguien y elige al final «Seguir en contacto». Si la otra persona también quiere, os encontraréis aquí.
friends-asking = Quieren seguir en contacto
friends-waiting = Pedido por ti
friends-invitations = Invitaciones
friends-invites = { $name } te invita a una mesa.
friends-go-there = Ir a la mesa
friends-in = está aquí ahora
friends-out = no está
friends-at-table = en una mesa
friends-calls-himself = se hace llamar { $name }
friends-asks = ha terminado una partida contigo
friends-asked = aún no ha contestado
friends-yes = Seguir en contacto
friends-no = No, gracias
friends-withdraw = Retirar la petición
friends-more = Nombre, contacto, bloqueo
friends-alias = Cómo llamo a esta persona
    .about = Solo lo ves tú.
friends-alias-do = Guardar
friends-drop = Perder el contacto
friends-drop-sure = ¿Quieres perder el contacto con { $name }?
    .about = Aquí ya no os veréis. Podrás volver a pedirlo después de otra partida.
friends-block = Bloquear
friends-block-sure = ¿Quieres bloquear a { $name }?
    .about = Aquí ya no os veréis, no leerás lo que escriba en ninguna mesa y ninguno podrá sentarse en la mesa del otro. No se le avisa. Podrás desbloquear a esta persona en una mesa donde coincidáis.
friends-invite = Invita a gente que conoces
friends-invite-do = Invitar
    .who = Invitar a { $name }
friends-invited = Invitación enviada
friends-shows = Qué ve la gente que conozco
    .about = Nadie más ve nunca si estás. Las personas que bloqueas no ven nada.
friends-shows-nothing = Nada
    .about = Para ellos es como si no estuvieras.
friends-shows-in = Que estoy
    .about = Ven que estás, pero no dónde.
friends-shows-table = En qué mesa
    .about = También ven tu mesa, si pueden ir a ella.

## Después de una partida

keep-heading = Seguir en contacto
keep-about = Si los dos queréis, os encontraréis en «Gente que conozco».
keep-do = Seguir en contacto
    .who = Seguir en contacto con { $name }
keep-answer = Quiere seguir en contacto: ¡sí!
keep-asked = petición enviada
keep-known = Ya os conocéis.

## Olvidar

me-forget-friends = Desapareces de la lista de quienes te conocen, con los nombres que te dieron, y sales de todos los círculos.
me-forget-excepted = Solo quedan los registros de los torneos que jugaste, las copias de seguridad hasta que se borran por viejas, y lo que otros escribieron con sus propias palabras (el chat mientras la mesa siga abierta, las denuncias hasta que alguien las revise).
