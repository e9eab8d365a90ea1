### Torneos: lo que dice la mesa arbitral.

## Standings

standing-start = { $money }$ al empezar ({ $rounds } rondas)
standing-game = Ronda { $round }, mesa { $table } ({ $size } jugadores), { $role }; { $outcome }: gana { $prize }$, paga { $price }$
standing-game-expelled = Ronda { $round }, mesa { $table }: expulsión durante la partida, así que ni premio ni victoria; paga { $price }$
standing-score = Puntuación: { $score }$
standing-marogi = Coeficiente Marogi: { $total } : { $parts } rondas = { $value }
standing-marogi-b = Coeficiente Marogi, por rival: { $total } : { $parts } rivales = { $value }
standing-wins =
    { $wins ->
        [one] { $wins } victoria
       *[other] { $wins } victorias
    }
standing-lot = Sorteo: número { $lot }; el más bajo va delante
standing-open = Siguen empatados: decide el sorteo al publicarse
total-own = Tu total: { $score }$
standings-title = Clasificación de { $name }
standings-head =
    { $events ->
        [one] código de control del registro tras { $events } evento: { $head }
       *[other] código de control del registro tras { $events } eventos: { $head }
    }
standings-secret = Solo para el árbitro: aún sin publicar.
standings-edition = Edición { $number }.
standings-pending = Aún no es pública; la edición { $number } cambiaría:
standings-pending-line = { $player }: puesto { $place }, después { $new_place }; { $score }$, después { $new_score }$
read-seat = Asiento { $seat }, { $player }: { $role }, paga { $price }$
read-seat-as = Asiento { $seat }, { $player }: { $role }, { $character }, paga { $price }$
read-end =
    { $count ->
        [one] { $outcome }, una casilla marcada
       *[other] { $outcome }, { $count } casillas marcadas
    }
read-final-duel = el Renegado perdió el duelo final
standings-final = Clasificación definitiva.
column-place = pos.
column-player = jugador
column-score = puntos
column-marogi = Marogi
column-wins = victorias
column-bonus = bonus
tie-marogi = delante por el coeficiente Marogi
tie-wins = delante por victorias
tie-lot = delante por sorteo
tie-open = en empate
warning-marogi-readings = Las dos lecturas del coeficiente Marogi ordenan distinto a: { $players }
warning-overspend-now = { $player } habría gastado de más en la ronda { $round }, mesa { $table }.

## Forecast

forecast-safe = Se vaya quien se vaya, nadie será dos veces Sheriff.
forecast-broken =
    { $missing ->
        [one] Falta { $missing } jugador que no haya sido Sheriff: alguien lo será otra vez.
       *[other] Faltan { $missing } jugadores que no hayan sido Sheriff: alguien lo será otra vez.
    }
forecast-breaks =
    { $leavers ->
        [one] Si ahora se va { $leavers } jugador que no ha sido Sheriff, alguien lo será dos veces; si se van { $stops }, el torneo se detiene.
       *[other] Si ahora se van { $leavers } jugadores que no han sido Sheriff, alguien lo será dos veces; si se van { $stops }, el torneo se detiene.
    }

## Outcomes, stages, duels

outcome-law = gana la Ley
outcome-outlaws = ganan los Forajidos
outcome-renegade = gana el Renegado
stage-draft = borrador
stage-registration = inscripción
stage-ready = listo para el sorteo
stage-seating = tomando asiento
stage-playing = en juego
stage-checked = ronda verificada
stage-stopped = interrumpido
stage-published = clasificación publicada
stage-duels = fase de duelos
stage-closed = cerrado
stage-sent = enviado
table-status-seated = sentados
table-status-auction = subasta
table-status-playing = en juego
table-status-finished = terminada
left-withdrawal = abandono
left-no-show = ausencia
left-expulsion = expulsión
bracket-q1 = primer cuarto de final
bracket-q2 = segundo cuarto de final
bracket-q3 = tercer cuarto de final
bracket-q4 = cuarto cuarto de final
bracket-s1 = primera semifinal
bracket-s2 = segunda semifinal
bracket-third = duelo por el tercer puesto
bracket-final = final
bracket-won-played = victoria en la mesa
bracket-won-time = victoria por tiempo
bracket-won-forfeit = victoria por incomparecencia
bracket-line = { $duel }: { $first } contra { $second }
bracket-line-over = { $duel }: { $first } contra { $second }: { $player }, { $how }
bracket-nobody = nadie

## Derogations

derogation-rounds = otro número de rondas
derogation-timed-noon = mediodía por tiempo
derogation-duel-clock-25 = duelos de 25 minutos por jugador
derogation-dodge-city = personajes de Dodge City
derogation-three-of-five = tres de cinco personajes en los duelos
derogation-no-auction = sin subastas: uno de dos personajes
derogation-eight-duelists = los ocho primeros a los duelos
derogation-no-duel-clock = duelos sin reloj
derogation-no-duels = sin fase de duelos

## Misconduct

misconduct-careless = jugar sin cuidar la regularidad del torneo
misconduct-against-own-faction = jugar abiertamente contra el propio bando
misconduct-agreed-result = pactar resultados o favorecer a otros
misconduct-losing-on-purpose = perder a propósito
misconduct-directing-others = dirigir una y otra vez el juego de otros
misconduct-role-shown = enseñar la carta de rol
misconduct-looking-at-a-hand = mirar las cartas de la mano de un rival
misconduct-false-information = información falsa sobre el juego
misconduct-outside-advice = consejos de fuera
misconduct-agreed-ending = pactar cómo acaba la partida
misconduct-intentional-overspend = gastar de más a propósito
misconduct-cheating = hacer trampas
misconduct-slow-play = jugar lento a propósito
misconduct-lying-to-the-referee = mentir al árbitro
misconduct-contesting = discutir las decisiones del árbitro
misconduct-swearing = palabrotas o blasfemias
misconduct-offending = provocar u ofender
misconduct-tampering-with-the-clock = manipular o retrasar el reloj
misconduct-threats = intimidación o amenazas
misconduct-eliminated-telling = dar información tras ser eliminado
misconduct-other = otra conducta inapropiada

## Checklist for homologation

check-h-1 = Al menos diez jugadores sentados en cada ronda
check-h-2 = El número de rondas que pide el reglamento
check-h-3 = Las mesas del reglamento
check-h-4 = Nadie dos veces Sheriff
check-h-5 = Última posición repetida solo si era inevitable
check-h-6 = Excepciones aprobadas y anunciadas
check-h-7 = Ningún árbitro entre los jugadores
check-h-8 = Cada hoja completa, verificada y fotografiada
check-h-9 = Límite de tiempo de al menos 30 minutos
check-h-10 = Ocho a los duelos solo con más de 18 participantes
check-h-11 = Nadie con veto participa ni organiza
check-h-12 = Ningún sorteo alterado a mano
check-status-ok = en regla
check-status-open = todavía no
check-status-attention = por revisar
check-status-failed = no se cumple
check-few = La ronda { $round } se jugó con { $players } jugadores.
check-stopped =
    { $rounds ->
        [one] El torneo se interrumpió tras { $rounds } ronda.
       *[other] El torneo se interrumpió tras { $rounds } rondas.
    }
check-now-few = Solo quedan { $players } jugadores; hacen falta { $least }.
check-rounds = { $rounds } rondas en lugar de { $usual }.
check-tables = Las mesas de la ronda { $round } no son las del reglamento.
check-sheriff-again = Ronda { $round }: { $player } es Sheriff otra vez, porque no quedaba nadie más.
check-last-again = Ronda { $round }: { $player } repite en la última posición.
check-avoidable =
    { $count ->
        [one] { $count } última posición repetida era evitable; sorteo: { $rounds }.
       *[other] { $count } últimas posiciones repetidas eran evitables; sorteos: { $rounds }.
    }
check-derogation-not-approved = Falta la aprobación previa de la editorial: { $derogation }.
check-derogation-not-announced = No se anunció a los jugadores antes de empezar: { $derogation }.
check-derogation-not-unanimous = Adoptada a mitad del torneo sin el acuerdo de todos: { $derogation }.
check-derogation-midway = No se puede adoptar a mitad del torneo: { $derogation }.
check-referee-plays = Estos árbitros juegan: { $players }.
check-officer-plays = Estas personas juegan y tienen, o han tenido, un cargo que ve los importes: { $players }.
check-no-referee = No se ha nombrado ningún árbitro.
check-sheet-missing = Ronda { $round }, mesa { $table }: falta la hoja.
check-sheet-unverified = Ronda { $round }, mesa { $table }: la hoja no está verificada.
check-photo-missing = Ronda { $round }, mesa { $table }: falta la foto.
check-time-limit = El límite es de { $minutes } minutos; debe ser al menos { $least }.
check-eight = { $participants } participantes; para ocho en los duelos hacen falta más de { $more_than }.
check-banned = Con veto: { $players }.
check-by-hand = Las mesas de la ronda { $round } se pusieron a mano.
check-voided = Se anuló un sorteo de la ronda { $round }: { $reason }
mark-homologable = Homologable hasta ahora.
mark-not-homologable = NO HOMOLOGABLE
mark-unofficial = Fuera de las reglas oficiales: { $reason }
mark-unofficial-start = Desde el principio sin las reglas oficiales.
mark-stopped = Interrumpido: { $reason }
mark-bots = Jugadores que son bots: { $count }. Era de práctica.
mark-failed = No se cumple { $rule }.

## Sheets

sheet-roles = Los roles no son los de una mesa de { $size }.
sheet-sheriff = El asiento 1 es el Sheriff.
sheet-outcome = Hay tres resultados: la Ley, los Forajidos, el Renegado.
sheet-final-duel = El duelo final perdido del Renegado solo existe si gana la Ley.
sheet-prices = { $size } jugadores tienen { $size } precios.
sheet-price = Asiento { $seat }: { $price }$ no es un precio; valen múltiplos de 10 desde 10.
sheet-nobody-paid-ten = Nadie pagó 10$, pero el último siempre los paga. Confírmalo con un motivo.
sheet-overspend = El asiento { $seat } pagó { $price }$, más de lo que tenía. Se carga entero.
sheet-poor = El asiento { $seat } tenía 10$ o menos y pagó { $price }$. Confírmalo con un motivo.
sheet-characters = Los personajes no son todos distintos o no son de este torneo. Confírmalo con un motivo.
sheet-no-prices = Sin subastas todos los precios son 0.

## Refusals

refused-all-rounds-drawn = Las { $rounds } rondas ya están sorteadas.
refused-already-chosen = Un personaje elegido no se cambia.
refused-already-closed = El torneo está cerrado.
refused-already-created = El torneo ya existe.
refused-already-here = La llegada de { $player } ya está anotada.
refused-already-waiting = { $player } ya está en la lista de espera.
refused-bot-does-not-wait = Un bot no espera: quítalo de la inscripción.
refused-check-in-not-open = El control de llegada aún no está abierto.
refused-check-in-open = El control de llegada ya está abierto.
refused-late-entry = Ya no se aceptan inscripciones tardías: la primera partida de la ronda 1 ha empezado (A-20).
refused-made-by-newer = Este torneo se creó con una versión más reciente de Sixgun (versión { $version } de las reglas). Actualiza Sixgun y vuelve a abrirlo.
refused-not-here = La llegada de { $player } no está anotada.
refused-not-the-next-waiting = En la lista de espera le toca a { $player }.
refused-not-waiting = { $player } no está en la lista de espera.
refused-of-later-version = Este torneo empezó con la versión { $version } de la mesa arbitral, que aún no conoce esta función. Se termina como empezó.
refused-closed-is-final = El torneo está cerrado: esto es definitivo. Para cambiarlo, reabre el torneo con un motivo.
refused-derogation-contradicts = Estas dos se excluyen: { $derogation }; { $against }.
refused-derogation-rests = Demasiado tarde: ya se ha sorteado, jugado o publicado algo según esta excepción ({ $derogation }).
refused-edition-pending = Hay una corrección sin publicar. Publica antes la nueva edición.
refused-needs-another-way = Mesa { $table }: quien escribió la hoja la verifica escribiéndola otra vez o leyéndola en voz alta; para compararla hace falta otro árbitro.
refused-not-the-next-edition = La siguiente es la edición { $number }.
refused-nothing-pending = Nada ha cambiado desde la última edición.
refused-places-full = Las { $places } plazas están completas.
refused-says-how-verified = En este torneo se anota cómo se ha verificado cada hoja.
refused-sheet-is-verified = La hoja de la mesa { $table } ya está verificada.
refused-already-lifted = Ya no tenía efecto.
refused-already-promised = El compromiso de los sorteos ya está hecho.
refused-already-published = La clasificación ya está publicada.
refused-already-registered = { $player } ya figura en la lista.
refused-already-sent = El informe se ha enviado; no se puede añadir nada.
refused-auction-differs = Los precios no son los de la subasta. Confírmalo con un motivo.
refused-auction-instead = En esta ronda hay subasta: no se ofrecen dos personajes.
refused-auction-open = La subasta de esta mesa no ha terminado.
refused-ban-ends-before = El veto terminaría ({ $until }) antes de empezar ({ $since }).
refused-ban-for-nothing = Di a qué se refiere el veto: a jugar, a organizar o a ambas cosas.
refused-banned = { $player } tiene un veto.
refused-barred =
    { $until ->
        [never] { $name } tiene un veto de la editorial: { $reason }
       *[other] { $name } tiene un veto de la editorial hasta el { $until }: { $reason }
    }
refused-bots-need-practice = Los bots solo juegan en torneos de práctica.
refused-by-hand-is-not-official = Las mesas puestas a mano no son oficiales: antes hay que dejar las reglas oficiales.
refused-can-never-raise = Quien empieza la subasta con { $money }$ nunca puede subir.
refused-cannot-afford = No puedes ofrecer { $price }$: tienes { $money }$.
refused-characters-differ = Los personajes no son los de la subasta. Confírmalo con un motivo.
refused-characters-revealed = Hacen falta { $needed } personajes distintos, no { $given }.
refused-clock-backwards = Esta hora es anterior a la última.
refused-clock-is-up = El tiempo se ha agotado.
refused-clock-lent = El reloj de este duelo ya está en una tableta: { $duel }.
refused-clock-not-lent = El reloj de este duelo no está en una tableta: { $duel }.
refused-clock-too-long = Nadie tiene más de { $minutes } minutos.
refused-clock-not-running = Ningún turno ha empezado.
refused-clock-running = El reloj ya está en marcha.
refused-derogation-not-taken = Esta excepción no está en uso: { $derogation }.
refused-derogation-taken = Esta excepción ya está en uso: { $derogation }.
refused-derogation-too-late = Demasiado tarde, ya se juega: { $derogation }.
refused-draw-altered = Estas no son las mesas que dan los números de la ronda { $round }.
refused-drawn-since = Desde entonces hubo un sorteo sin { $player }.
refused-duel-decided = Este duelo ya está decidido: { $duel }.
refused-duel-followed = Lo que sigue ya ha empezado, no se puede cambiar: { $duel }.
refused-duel-housed = Este duelo ya se juega en la casa: { $duel }.
refused-duel-minutes = Un duelo tiene 30 minutos por jugador, o 25 por excepción; no { $minutes }.
refused-duel-not-decided = Este duelo aún no está decidido: { $duel }.
refused-duel-not-ready = Este duelo no se puede jugar ahora: { $duel }.
refused-duels-begun = Los duelos ya han empezado.
refused-duels-not-begun = Los duelos aún no han empezado.
refused-duels-open = No todos los duelos están decididos.
refused-eight-of-too-few = Ocho se clasifican solo con más de { $more_than } participantes; aquí hay { $participants }.
refused-enough-players = Hay jugadores suficientes para seguir.
refused-formula = «{ $formula }» no es una fórmula. Usa números, + - * / y paréntesis, como (score + bonus) / rounds.
refused-formula-divisor = Solo se puede dividir entre lo que nunca es cero: números y { $parts }.
refused-formula-long = Una fórmula tiene como máximo { $most } caracteres.
refused-formula-part = «{ $part }» no forma parte de un resultado. Hay: { $parts }.
refused-full = Hay sitio para { $most } jugadores.
refused-has-left = { $player } ha dejado el torneo y no puede volver.
refused-has-not-left = { $player } no ha abandonado el torneo.
refused-last-in-office = Alguien debe seguir en el cargo.
refused-limit-too-short = Un límite de { $minutes } minutos es demasiado corto; al menos { $least }.
refused-lots-altered = Este no es el sorteo que dan los números.
refused-needs-another-referee = Mesa { $table }: verifica otro árbitro, o el mismo la escribe otra vez.
refused-no-auction = En esta ronda no hay subasta.
refused-no-duels = Este torneo no tiene fase de duelos.
refused-no-duel-clock = Aquí los duelos se juegan sin reloj.
refused-no-game-to-start = Ninguna mesa de la ronda { $round } espera a que empiece su partida.
refused-no-more-boxes = Una hoja de papel tiene { $boxes } casillas para las barajadas: con la tercera es mediodía.
refused-no-offer = { $price }$ no es una oferta; valen múltiplos de { $step } desde { $step }.
refused-no-prizes = No hay premios para una mesa de { $size }.
refused-no-promise = El compromiso de los sorteos se hace al cerrar la inscripción.
refused-no-round = No se ha jugado ninguna ronda.
refused-no-sheet = La mesa { $table } aún no tiene hoja.
refused-no-such-algorithm = No hay un sorteo llamado { $algorithm }.
refused-no-such-call = Nadie ha llamado, o alguien ya ha acudido.
refused-no-such-entry = En el registro no hay ninguna entrada número { $number }.
refused-no-such-pause = El reloj no se para por esto: { $reason }.
refused-no-such-player = No hay ningún jugador { $player }.
refused-no-such-report = No se ha incorporado ningún informe de este torneo.
refused-no-such-round = No hay ronda { $round }.
refused-no-such-seat = En esta mesa no hay asiento { $seat }.
refused-no-such-table = La ronda { $round } no tiene mesa { $table }.
refused-no-such-warning = { $player } no tiene esa amonestación.
refused-no-tables = Hay mesas de { $least } a { $most } jugadores, no para { $players }.
refused-no-time-limit = Este torneo no tiene mediodía por tiempo.
refused-noon-called = En la mesa { $table } ya ha llegado el mediodía.
refused-noon-too-early = El tiempo de la mesa { $table } no se ha agotado.
refused-not-a-day = «{ $day }» no es una fecha; escríbela así: 2026-03-31.
refused-not-at-this-table = { $player } no se sienta en esta mesa.
refused-not-closed = El torneo aún no está cerrado.
refused-not-created = Aún no hay torneo.
refused-not-everybody-seated = Cada jugador activo se sienta una sola vez, y nadie más.
refused-not-in-office = { $player } no es aquí ni árbitro ni organizador.
refused-not-your-office = { $player } no tiene un cargo que permita hacer esto.
refused-player-in-office = { $player } juega: quien juega no puede ser árbitro ni juez de mesa.
refused-officer-plays = { $player } es, o ha sido, árbitro o juez de mesa y no puede jugar: quien juega no debe haber visto lo que tienen los demás.
refused-last-referee = Al menos un árbitro debe seguir en el cargo.
refused-no-such-judge = { $player } no es aquí juez de mesa.
refused-not-in-this-duel = { $player } no juega este duelo.
refused-not-now-in-auction =
    { $phase ->
        [open] Ahora se abre la subasta de un personaje.
        [bid] Ahora se sube o se pasa.
        [last] Ahora quien queda toma un personaje.
       *[done] La subasta ha terminado.
    }
refused-not-published = La clasificación aún no está publicada.
refused-not-revealed = Este personaje no se puede elegir: { $character }.
refused-not-the-active-players = Estos no son los jugadores activos ahora.
refused-not-the-last-round = La ronda { $round } no es la última sorteada.
refused-not-the-next-box = La siguiente casilla es la { $count }.
refused-not-the-next-round = La siguiente ronda es la { $round }.
refused-not-the-qualified = Estos no son los clasificados.
refused-not-verified = La hoja de la ronda { $round }, mesa { $table } no está verificada.
refused-not-your-turn = Le toca al asiento { $seat }.
refused-nothing-to-stop = No hay nada que interrumpir.
refused-offer-too-low = { $price }$ es demasiado poco: al menos { $least }$.
refused-opens-at-ten = Quien empieza la subasta con { $money }$ abre con 10$ justos.
refused-passive-in-house = { $player } dejó una partida que siguió en la casa: no se puede deshacer.
refused-referee-plays = { $player } no puede ser árbitro y jugador.
refused-regulation-address = No es una dirección que los teléfonos puedan abrir: empieza por https:// y no lleva ni usuario ni contraseña.
refused-regulation-twice = El reglamento es un archivo o una dirección, no las dos cosas.
refused-key-known = Esta clave ya es de alguien.
refused-key-of-another = Esta clave es de otra persona.
refused-key-unknown = Nadie tiene aquí esta clave.
refused-key-withdrawn = Esta clave se retiró: ya no firma nada.
refused-no-such-act = No hay nada con este nombre que se pueda firmar: { $act }.
refused-sheet-confirmed-already = Ya has confirmado esta hoja.
refused-signature-counter = Esta firma ya se usó; la siguiente lleva el número { $next }.
refused-signature-for-another = La firma del evento { $event } es para otra cosa.
refused-signature-forged = Esta firma no es auténtica: no se ha escrito nada.
refused-signature-head = Lo que se firmó nunca ha estado en el registro de este torneo.
refused-register-full = El registro tiene { $most } entradas; no caben más.
refused-registration-begun = La inscripción ya ha empezado.
refused-registration-not-closed = La inscripción no está cerrada.
refused-registration-not-open = La inscripción no está abierta.
refused-report-undecided = Este torneo aún no está decidido, o era de práctica.
refused-report-without-names = Este informe no lleva nombres. Pide el que los lleva.
refused-round-has-started = Una partida de la ronda { $round } ha empezado: el sorteo vale.
refused-round-open = La ronda { $round } no ha terminado: faltan hojas.
refused-round-seated = La ronda { $round } ya tiene sus mesas.
refused-rounds-missing =
    { $rounds ->
        [one] Queda { $rounds } ronda por jugar.
       *[other] Quedan { $rounds } rondas por jugar.
    }
refused-rounds-not-official = { $rounds } rondas no son oficiales; lo son de 3 a 5.
refused-rounds-out-of-range = No se pueden jugar { $rounds } rondas.
refused-sanction-person = Di a quién se refiere.
refused-sanction-points = Una reducción quita puntos; las demás sanciones no quitan ninguno.
refused-sanction-tournament = Di qué torneo se anula.
refused-sheet-changed = Otra persona ha cambiado la hoja: ahora es la versión { $version }.
refused-sheet-entered = La hoja de la mesa { $table } ya está escrita (versión { $version }); se corrige con un motivo.
refused-sheriff-again = No queda nadie más: estos serían Sheriff otra vez, y el árbitro debe confirmarlo: { $players }.
refused-sides-altered = No es esta la persona a la que el sorteo da la Ley: { $duel }.
refused-sides-drawn = Los bandos ya están sorteados: { $duel }.
refused-sides-not-drawn = Los bandos aún no están sorteados: { $duel }.
refused-stage-rests = Algo se apoya ya en esta fase: una hoja, la subasta en las pantallas, una casilla marcada, alguien que se fue o la propia casa. No se puede volver más atrás.
refused-table-is-further = La mesa { $table } ya va más adelante: { $status }.
refused-time-is-left = Según el reloj, a { $player } le queda tiempo.
refused-table-not-so-far = La mesa { $table } no va más adelante: { $status }.
refused-too-few = { $players } jugadores son demasiado pocos; al menos { $least }.
refused-tournament-stopped = El torneo se interrumpió.
refused-was-expelled = La salida de { $player } es una expulsión: hay que anular la amonestación.
refused-wrong-link = Este no es el código de sorteo que se prometió al cerrar la inscripción.
refused-wrong-tables = Estas no son las mesas para ese número de jugadores.

## Temporadas

season-title = Temporada { $season }
season-formula = Según { $formula }
season-tournaments = Torneos
season-total = Media
season-withdrawals = Abandonos
season-expulsions = Expulsiones
season-warnings = Amonestaciones
season-notices = Apercibimientos
season-everybody = todos
season-ban = veto
season-for-good = para siempre
season-lifted = sin efecto: { $reason }
sanction-notice = Apercibimiento formal
sanction-annulment = Resultado anulado
sanction-reduction = Puntos retirados

# Qué hará un acto, dicho antes de hacerlo

foretold-first-warning = Es la primera amonestación para { $player }; no cambia nada más. La segunda en este torneo es una expulsión.
foretold-passive = { $player } está en la partida de la ronda { $round } en la mesa { $table }, que no ha acabado. El personaje se queda allí, pasivo.
foretold-game-counts = Para { $player } esa partida cuenta como para todos, según rol y resultado.
foretold-game-brings-nothing = Acabe como acabe la partida de la ronda { $round } en la mesa { $table }, a { $player } no le da ni premio ni victoria. Lo pagado en su subasta queda pagado.
foretold-marogi =
    { $count ->
        [one] El coeficiente Marogi de un rival se calcula con esa puntuación.
       *[other] El coeficiente Marogi de { $count } rivales se calcula con esa puntuación.
    }
foretold-score = La puntuación que { $player } tiene hasta ahora se queda: { $score }$.
foretold-all-rounds = Para las medias, las { $rounds } rondas cuentan como jugadas.
foretold-qualified = { $player } conserva el puesto en la clasificación y pierde el duelo por incomparecencia; nadie sube.
foretold-forfeit = Perdido por incomparecencia: { $duel }. Gana { $foe }.
foretold-forfeit-nobody = No queda nadie que pueda ganar este duelo: { $duel }.
foretold-too-few = Quedan { $players } jugadores. Con menos de { $least } no se puede sentar otra ronda: el torneo no puede seguir ni homologarse.
foretold-ends-it = CON ESTO EL TORNEO SE ACABA: quedan { $players } jugadores, y cada vez que se sientan hacen falta al menos { $least } (T-144). No se podrá sortear otra ronda oficial, y el torneo no podrá homologarse.
foretold-go-on-unofficially = Después se podrá interrumpir el torneo, o dejar para siempre las reglas oficiales y seguir.
foretold-no-tables = Después se podrá interrumpir el torneo. Con { $players } no se pueden formar mesas ni fuera de las reglas oficiales: son de cinco a siete.
foretold-sheriff-again = Quedan entonces muy pocos que no hayan sido Sheriff: alguien tendrá que serlo otra vez.
foretold-publisher = El nombre va a la editorial con el informe.
foretold-for-good = No se puede revocar.
foretold-until-next-draw = Si fue otra persona, se puede revocar hasta el próximo sorteo o el primer duelo; entonces todo queda como antes.
foretold-rounds = Se juegan { $rounds } rondas, y todos empiezan con { $money }$.
foretold-needs-approval = La editorial tiene que aprobarla antes de la primera partida; si no, el torneo no es homologable.
foretold-needs-notice = Hay que decírselo a los jugadores antes de la primera partida; si no, el torneo no es homologable.
foretold-needs-everybody = Ya se juega: los { $count } jugadores que siguen tienen que estar todos de acuerdo; si no, el torneo no es homologable.
foretold-excludes = Junto a esta no se puede adoptar: { $against }.
foretold-regulation-again = Desde ahora vuelve a valer lo que dice el reglamento.
foretold-not-again = Es demasiado tarde para adoptarla por segunda vez: { $derogation }.
foretold-edition =
    { $count ->
        [0] La edición { $number } dice lo mismo que la anterior, con las hojas corregidas.
        [one] La edición { $number } cambia una línea de la clasificación.
       *[other] La edición { $number } cambia { $count } líneas de la clasificación.
    }
foretold-moves =
    { $count ->
        [0] Todos los puestos se quedan como están.
        [one] Un jugador cambia de puesto.
       *[other] { $count } jugadores cambian de puesto.
    }
foretold-duels-stand = Los duelos se quedan como se emparejaron.
foretold-final = Pasan a ser definitivos la edición { $number } de la clasificación, los duelos, los puestos y las bonificaciones.
foretold-winner = Gana el torneo { $player }.
foretold-photos =
    { $count ->
        [one] Falta la foto de una hoja. Es un recordatorio: la homologación no depende de ello.
       *[other] Faltan las fotos de { $count } hojas. Es un recordatorio: la homologación no depende de ello.
    }
foretold-overspends =
    { $count ->
        [one] Un gasto de más está sin juzgar.
       *[other] { $count } gastos de más están sin juzgar.
    }
foretold-reopen-only = Después, para cambiar algo hay que reabrir el torneo con un motivo; enviado el informe, ni siquiera eso.
foretold-reopened = Hojas, duelos y puestos se pueden volver a cambiar hasta que el torneo se cierre de nuevo. La edición { $number } sigue siendo pública hasta la próxima.
foretold-check = { $rule }: ahora { $before }, después { $after }
foretold-not-homologable = En ese estado el torneo no es homologable.
foretold-homologable = Entonces nada se opone a la homologación.
foretold-do-it = ¿Hacerlo?
