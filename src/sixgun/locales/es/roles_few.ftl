### Los roles en partidas de tres y de ocho: nombre y objetivo.

## Tres jugadores

role-deputy-three = Alguacil
    .text = Ve a por el Renegado: si lo eliminas tú mismo, ganas al instante. Si cae por otra mano o por otra causa, gana el último que quede en pie.
role-outlaw-three = Forajido
    .text = Ve a por el Alguacil: si lo eliminas tú mismo, ganas al instante. Si cae por otra mano o por otra causa, gana el último que quede en pie.
role-renegade-three = Renegado
    .text = Ve a por el Forajido: si lo eliminas tú mismo, ganas al instante. Si cae por otra mano o por otra causa, gana el último que quede en pie.

## Ocho jugadores

role-renegade-eight = Renegado
    .text = Hay dos Renegados y cada uno va por su cuenta: quédate como único superviviente. Si el Sheriff cae mientras alguien más sigue en pie, ganan los Forajidos.
