### Fuera de la partida, otra vez, y la pausa: lo que dice la página.

## Fuera

out-heading = Estás fuera de la partida
out-hope-sheriff = El Sheriff ha caído: ya no queda nada que ganar.
out-hope-deputy = Aún ganas con el Sheriff si sobrevive a todos los Forajidos y a los Renegados.
out-hope-outlaw = Aún ganas con los Forajidos si el Sheriff cae mientras quede alguien más en pie.
out-hope-renegade = Un Renegado gana solo y vivo: a ti ya no te queda nada que ganar.
out-hope-three = Con tres jugadores solo ganan los vivos: a ti ya no te queda nada que ganar.
out-hope-gave-up = Has abandonado esta partida.
out-others-play =
    { $count ->
        [one] Mientras { $names } pueda jugar, la partida sigue a su ritmo.
       *[other] Mientras { $names } puedan jugar, la partida sigue a su ritmo.
    }
out-watch = Mirar
out-faster = Más rápido (×4)
out-result = Directo al resultado
out-new-game = Nueva partida
out-agree = Tenéis que estar de acuerdo todos los que miráis:
out-wish-watch = mira
out-wish-faster = más rápido
out-wish-result = al resultado
out-hurrying = Directo al resultado…

## Otra vez

again-offer = Jugar otra vez
again-accept = Me apunto
again-decline = Yo no
again-waiting = Estás dentro. Esperando a los demás…
again-declined = No entras en la próxima partida.
again-in = juega otra vez
again-out = no juega
again-open = aún no ha contestado
again-now = Empezar sin ellos
again-now-sure = ¿Empezar ya?
    .about = Quien falta ({ $names }) no estará en la próxima partida: un bot ocupará su sitio.
again-look-on = Mirar la partida
after-by-bot = la terminó un bot
after-hurried = Al final fue deprisa: los bots apenas pensaban, así que esta partida no dice nada de lo bien que juegan.
me-hurried = terminada deprisa

## La pausa

pause-heading = En pausa
pause-by = { $player } ha puesto la partida en pausa.
pause-by-nobody = La partida está en pausa.
pause-for = Desde hace { $time }
