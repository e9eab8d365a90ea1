## Lo que un registro prueba sobre el reparto

replay-deal-game = La partida { $game } se jugó con la versión { $rules } de las reglas.
replay-deal-settings = Sus opciones, aparte de las habituales: { $settings }
replay-deal-kept = La casa cumplió su promesa: el secreto, las opciones y la partida llevan al compromiso { $commitment }.
replay-deal-seen = Es el compromiso que tu programa vio antes de la partida.
replay-deal-numbers = La semilla sale del secreto y de estos números, y todas las cartas salen de la semilla:
replay-deal-silent = No llegó ningún número de: { $players }
replay-deal-compare = Compara: tu número debe ser el que envió tu programa.
replay-deal-alone = La semilla sale solo del secreto: ningún programa añadió un número.
replay-deal-missing = El registro está íntegro, pero no muestra el reparto: nadie puede probar cómo se repartieron sus cartas.
replay-deal-broken = El reparto no está probado: no es lo que la casa prometió antes de la partida. ({ $reason })
replay-deal-false = El reparto no está probado: las cartas salen de otra semilla. ({ $reason })
replay-deal-other =
    El reparto no está probado: antes de la partida tu programa vio otro compromiso.
    Visto: { $seen }
    Registro: { $commitment }
