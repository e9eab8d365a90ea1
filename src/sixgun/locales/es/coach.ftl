### Se dicen una sola vez, en las primeras partidas.

coach-label = Consejo
coach-got-it = Entendido
coach-no-more = Sin más consejos
coach-turn = Te toca. Ya has robado: juega las cartas que quieras, pero un solo BANG!, y termina el turno. Puedes quedarte tantas cartas como puntos de vida tengas.
coach-grey = Las cartas grises no se pueden jugar ahora. Toca una y la mesa te dirá por qué.
coach-number = El número de la mira dice a qué distancia está un jugador. Tu arma tiene que llegar hasta ahí; sin arma llegas a 1.
coach-duel-turn = Te toca. Juega lo que quieras, pero una sola carta BANG!, y termina el turno. El personaje activo lleva el marcador; el otro se queda atrás.
coach-duel-grey = Las cartas grises no se pueden jugar ahora. Toca una y la mesa te dirá por qué.
