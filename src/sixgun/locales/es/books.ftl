### Las páginas que explican y recuerdan: tras la partida, repetición, lección, galería.

## Replays that cannot be shown

house-replay-other-rules = Esta partida se jugó con una versión anterior de las reglas y ya no se puede mostrar. El registro sí se puede descargar.
house-replay-too-long = Esta partida es demasiado larga para mostrarla.
