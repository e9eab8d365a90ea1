### Lo que la casa dice a una persona sobre ella, sus claves y sus enlaces.

# $reason lo ha escrito quien lleva la casa.
person-banned = Ya no puedes jugar en esta casa: { $reason }
person-banned-for =
    { $hours ->
        [one] Durante una hora más no puedes jugar en esta casa: { $reason }
       *[other] Durante { $hours } horas más no puedes jugar en esta casa: { $reason }
    }
person-forgotten = Esta persona pidió que la olvidaran. Empieza de nuevo.

link-unknown = Este enlace no lleva a ninguna parte en esta casa.
link-used = Este enlace ya se ha usado. Pide uno nuevo.
link-expired = Este enlace ha caducado. Pide uno nuevo.
