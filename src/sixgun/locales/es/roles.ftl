### Los roles: nombre, plural y objetivo.

role-sheriff = Sheriff
    .plural = Sheriffs
    .text = Elimina a todos los Forajidos y a todos los Renegados. Tu rol está a la vista, empiezas la partida y tienes un punto de vida más.
role-deputy = Alguacil
    .plural = Alguaciles
    .text = Protege al Sheriff: ganas con él, aunque te eliminen.
role-outlaw = Forajido
    .plural = Forajidos
    .text = Acaba con el Sheriff. Los Forajidos ganan juntos, también los eliminados; pero quien elimina a uno roba tres cartas.
role-renegade = Renegado
    .plural = Renegados
    .text = Quédate como único superviviente: el Sheriff debe caer después de todos los demás.
