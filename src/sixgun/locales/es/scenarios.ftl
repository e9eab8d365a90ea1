### Situaciones preparadas: cómo se llaman, qué hay que hacer, qué se ha aprendido.

# One message per file in server/scenarios, and one for positions that people bring themselves.
# .wrong is said when something else was done; one may go on or go back a step.

scenario-bang-and-missed = Disparar y esquivar
    .text = Eres el Sheriff, y Bob tiene mala pinta. Juega ¡BANG! contra él y termina tu turno. Cuando te devuelva el disparo, sálvate con tu ¡Fallaste!.
    .wrong = Ese no era el plan: dispara a Bob, termina tu turno y guarda el ¡Fallaste! para su disparo.
    .done = Un ¡BANG! quita un punto de vida, salvo que se responda con un ¡Fallaste!. Un solo ¡BANG! por turno, pero un ¡Fallaste! cada vez que te disparen.
scenario-distance = Demasiado lejos
    .text = Bob está sentado a tu lado, pero su Mustang lo mantiene a distancia 2, y tu Colt .45 alcanza 1. Pon en juego la Schofield, dispara a Bob y después pon en juego tu Mustang.
    .wrong = Primero la Schofield, luego el disparo a Bob y, al final, el Mustang.
    .done = Un arma alcanza hasta donde dice. Con un Mustang, todos los demás te ven 1 más lejos: ahora tampoco Bob puede alcanzarte.
scenario-last-beer = El último punto de vida
    .text = Te queda un punto de vida, y el Sheriff está a punto de disparar. Sin un ¡Fallaste!, solo una Cerveza puede salvarte; en tu próximo turno, otra Cerveza te devolverá un punto de vida.
    .wrong = ¡Bebe! Una Cerveza contra el impacto letal, y la otra en tu turno.
    .done = La Cerveza se puede jugar fuera de turno, pero solo contra el impacto que quita el último punto de vida. En tu turno te devuelve un punto de vida.
scenario-jail-and-dynamite = Cárcel y Dinamita
    .text = Tu turno ha empezado desenfundando dos veces: primero por la Dinamita, que ha pasado a Bob, y luego por la Cárcel, de la que has salido con un corazón. Ahora mete a Carla en la Cárcel y mira lo que pasa.
    .wrong = Quien debe ir a la Cárcel es Carla: Dario podría estar de tu parte.
    .done = La Dinamita explota con picas del 2 al 9 y quita tres puntos de vida; si no, pasa a la izquierda. Quien está en la Cárcel necesita un corazón, o pierde el turno.
scenario-who-is-who = ¿Quién es quién?
    .text = Eres el Sheriff; los demás roles están ocultos. Esquiva, mira quién dispara a quién y luego dispara a quien seguro que es tu enemigo.
    .wrong = ¿Quién te ha disparado a ti? ¿Y quién le ha disparado a él?
    .done = Quien dispara al Sheriff no es un Alguacil. Quien dispara a los enemigos del Sheriff puede serlo, o ser un Renegado que quiere parecerlo.
scenario-own = Tu propia situación
    .text = Una situación que has preparado tú.
