### I ruoli nelle partite in tre e in otto: nome e obiettivo.

## In tre

role-deputy-three = Vice
    .text = Dai la caccia al Rinnegato: se lo elimini tu, vinci all’istante. Se invece cade per mano d’altri o per altra causa, vince chi resta in piedi per ultimo.
role-outlaw-three = Fuorilegge
    .text = Dai la caccia al Vice: se lo elimini tu, vinci all’istante. Se invece cade per mano d’altri o per altra causa, vince chi resta in piedi per ultimo.
role-renegade-three = Rinnegato
    .text = Dai la caccia al Fuorilegge: se lo elimini tu, vinci all’istante. Se invece cade per mano d’altri o per altra causa, vince chi resta in piedi per ultimo.

## In otto

role-renegade-eight = Rinnegato
    .text = I Rinnegati sono due e ognuno gioca per conto suo: resta l’unico in vita. Se lo Sceriffo cade quando c’è ancora qualcun altro in piedi, vincono i Fuorilegge.
