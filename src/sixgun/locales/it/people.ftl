### Che cosa dice la casa a una persona su di lei, sulle sue chiavi e sui suoi link.

# $reason l’ha scritto chi gestisce la casa.
person-banned = Non puoi più giocare in questa casa: { $reason }
person-banned-for =
    { $hours ->
        [one] Per un’altra ora non puoi giocare in questa casa: { $reason }
       *[other] Per altre { $hours } ore non puoi giocare in questa casa: { $reason }
    }
person-forgotten = Questa persona ha chiesto di essere dimenticata. Ricomincia da capo.

link-unknown = Questo link non porta da nessuna parte in questa casa.
link-used = Questo link è già stato usato. Chiedine uno nuovo.
link-expired = Questo link è scaduto. Chiedine uno nuovo.
