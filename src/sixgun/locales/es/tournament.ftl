### Torneos: lo que dice la mesa arbitral.

## Standings

standing-start = { $money }$ al empezar ({ $rounds } rondas)
standing-game = Ronda { $round }, mesa { $table } ({ $size } jugadores), { $role }; { $outcome }: gana { $prize }$, paga { $price }$
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
standings-head = cabeza de la cadena { $head }, tras { $events } eventos
standings-secret = Solo para el árbitro: aún sin publicar.
standings-edition = Edición { $number }.
standings-final = Clasificación final.
column-place = pos.
column-player = jugador
column-score = puntos
column-marogi = Marogi
column-wins = victorias
column-bonus = bonus
tie-marogi = delante por el coeficiente Marogi
tie-wins = delante por victorias
tie-lot = delante por sorteo
tie-open = empatado
warning-marogi-readings = Las dos lecturas del coeficiente Marogi ordenan distinto a: { $players }
warning-overspend-now = { $player } habría gastado de más en la ronda { $round }, mesa { $table }.

## Forecast

forecast-safe = Se vaya quien se vaya, nadie será dos veces Sheriff.
forecast-broken = Faltan { $missing } jugadores que no hayan sido Sheriff: alguien lo será otra vez.
forecast-breaks = Si ahora se van { $leavers } jugadores que no han sido Sheriff, alguien lo será dos veces; si se van { $stops }, el torneo se detiene.

## Outcomes, stages, duels

outcome-law = gana la Ley
outcome-outlaws = ganan los Forajidos
outcome-renegade = gana el Renegado
stage-draft = borrador
stage-registration = inscripción
stage-ready = listo para sentarse
stage-seating = tomando asiento
stage-playing = en juego
stage-checked = ronda verificada
stage-stopped = interrumpido
stage-published = publicado
stage-duels = duelos
stage-closed = cerrado
stage-sent = enviado
table-status-seated = sentados
table-status-auction = subasta
table-status-playing = en juego
table-status-finished = terminada
left-withdrawal = retirado
left-no-show = ausente
left-expulsion = expulsado
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
derogation-timed-noon = Mediodía por tiempo
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
misconduct-looking-at-a-hand = mirar la mano de otro
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
misconduct-other = otra mala conducta

## Checklist for homologation

check-h-1 = Al menos diez jugadores sentados en cada ronda
check-h-2 = El número de rondas que pide el reglamento
check-h-3 = Las mesas del reglamento
check-h-4 = Nadie dos veces Sheriff
check-h-5 = Último asiento repetido solo si era inevitable
check-h-6 = Excepciones aprobadas y anunciadas
check-h-7 = Ningún árbitro entre los jugadores
check-h-8 = Cada hoja completa, verificada y fotografiada
check-h-9 = Límite de tiempo de al menos 30 minutos
check-h-10 = Ocho a los duelos solo con más de 18 participantes
check-h-11 = Nadie vetado participa ni organiza
check-h-12 = Ningún sorteo alterado a mano
check-status-ok = en regla
check-status-open = todavía no
check-status-attention = a revisar
check-status-failed = no se cumple
check-few = La ronda { $round } se sentó con { $players } jugadores.
check-stopped = El torneo se interrumpió tras { $rounds } rondas.
check-now-few = Solo quedan { $players } jugadores; hacen falta { $least }.
check-rounds = { $rounds } rondas en lugar de { $usual }.
check-tables = Las mesas de la ronda { $round } no son las del reglamento.
check-sheriff-again = Ronda { $round }: { $player } es Sheriff otra vez, porque no quedaba nadie más.
check-last-again = Ronda { $round }: { $player } se sienta último otra vez.
check-avoidable = { $count } últimos asientos repetidos eran evitables; sorteos: { $rounds }.
check-derogation-not-approved = { $derogation }: falta la aprobación previa de la editorial.
check-derogation-not-announced = { $derogation }: no se anunció a los jugadores antes de empezar.
check-derogation-not-unanimous = { $derogation }: tomada a mitad del torneo sin el acuerdo de todos.
check-derogation-midway = { $derogation }: no puede empezar a mitad del torneo.
check-referee-plays = Estos árbitros juegan: { $players }.
check-no-referee = No hay árbitro nombrado.
check-sheet-missing = Ronda { $round }, mesa { $table }: falta la hoja.
check-sheet-unverified = Ronda { $round }, mesa { $table }: la hoja no está verificada.
check-photo-missing = Ronda { $round }, mesa { $table }: falta la foto.
check-time-limit = El límite es de { $minutes } minutos; debe ser al menos { $least }.
check-eight = { $participants } participantes; para ocho en los duelos hacen falta más de { $more_than }.
check-banned = Vetados: { $players }.
check-by-hand = Las mesas de la ronda { $round } se pusieron a mano.
check-voided = Se anuló un sorteo de la ronda { $round }: { $reason }
mark-homologable = Homologable hasta ahora.
mark-not-homologable = NO HOMOLOGABLE
mark-unofficial = Fuera de las reglas oficiales: { $reason }
mark-unofficial-start = Desde el principio sin las reglas oficiales.
mark-stopped = Interrumpido: { $reason }
mark-bots = Jugadores que son bots: { $count }. Era un entrenamiento.
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
refused-already-lifted = Ya se había levantado.
refused-already-promised = Las semillas ya están comprometidas.
refused-already-published = La clasificación ya está publicada.
refused-already-registered = { $player } ya está inscrito.
refused-already-sent = El informe se ha enviado; no se puede añadir nada.
refused-auction-differs = Los precios no son los de la subasta. Confírmalo con un motivo.
refused-auction-instead = En esta ronda hay subasta: no se ofrecen dos personajes.
refused-auction-open = La subasta de esta mesa no ha terminado.
refused-ban-ends-before = El veto terminaría ({ $until }) antes de empezar ({ $since }).
refused-ban-for-nothing = Di a qué se refiere el veto: a jugar, a organizar o a ambas cosas.
refused-banned = { $player } está vetado.
refused-barred =
    { $until ->
        [never] { $name } está vetado: { $reason }
       *[other] { $name } está vetado hasta el { $until }: { $reason }
    }
refused-bots-need-practice = Los bots solo juegan en torneos de entrenamiento.
refused-by-hand-is-not-official = Las mesas puestas a mano no son oficiales: antes hay que dejar las reglas oficiales.
refused-can-never-raise = Quien empieza la subasta con { $money }$ nunca puede subir.
refused-cannot-afford = No puedes ofrecer { $price }$: tienes { $money }$.
refused-characters-revealed = Hacen falta { $needed } personajes distintos, no { $given }.
refused-clock-backwards = Esta hora es anterior a la última.
refused-clock-is-up = El tiempo se ha agotado.
refused-clock-not-running = Ningún turno ha empezado.
refused-clock-running = El reloj ya está en marcha.
refused-derogation-not-taken = Esta excepción no está en uso: { $derogation }.
refused-derogation-taken = Esta excepción ya está en uso: { $derogation }.
refused-derogation-too-late = Demasiado tarde, ya se juega: { $derogation }.
refused-draw-altered = Estas no son las mesas que dan los números de la ronda { $round }.
refused-drawn-since = Desde entonces hubo un sorteo sin { $player }.
refused-duel-decided = Este duelo ya está decidido: { $duel }.
refused-duel-followed = Lo que sigue ya ha empezado, no se puede cambiar: { $duel }.
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
refused-has-not-left = { $player } no se ha ido.
refused-last-in-office = Alguien debe seguir en el cargo.
refused-limit-too-short = Un límite de { $minutes } minutos es demasiado corto; al menos { $least }.
refused-lots-altered = Este no es el sorteo que dan los números.
refused-needs-another-referee = Mesa { $table }: verifica otro árbitro, o el mismo la escribe otra vez.
refused-no-auction = En esta ronda no hay subasta.
refused-no-duels = Este torneo no tiene fase de duelos.
refused-no-offer = { $price }$ no es una oferta; valen múltiplos de { $step } desde { $step }.
refused-no-prizes = No hay premios para una mesa de { $size }.
refused-no-promise = Las semillas se comprometen al cerrar la inscripción.
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
refused-no-time-limit = Este torneo no tiene Mediodía por tiempo.
refused-noon-called = En la mesa { $table } ya ha llegado el Mediodía.
refused-noon-too-early = El tiempo de la mesa { $table } no se ha agotado.
refused-not-a-day = «{ $day }» no es una fecha; escríbela así: 2026-03-31.
refused-not-at-this-table = { $player } no se sienta en esta mesa.
refused-not-closed = El torneo aún no está cerrado.
refused-not-created = Aún no hay torneo.
refused-not-everybody-seated = Cada jugador activo se sienta una sola vez, y nadie más.
refused-not-in-office = { $player } no es aquí ni árbitro ni organizador.
refused-not-in-this-duel = { $player } no juega este duelo.
refused-not-now-in-auction =
    { $phase ->
        [open] Ahora se abre la subasta de un personaje.
        [bid] Ahora se puja.
        [last] Ahora el último toma un personaje.
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
refused-register-full = El registro tiene { $most } entradas; no caben más.
refused-registration-begun = La inscripción ya ha empezado.
refused-registration-not-closed = La inscripción no está cerrada.
refused-registration-not-open = La inscripción no está abierta.
refused-report-undecided = Este torneo aún no está decidido, o era de práctica.
refused-report-without-names = Este informe no lleva nombres. Pide el que los lleva.
refused-round-has-started = Una partida de la ronda { $round } ha empezado: el sorteo vale.
refused-round-open = La ronda { $round } no ha terminado: faltan hojas.
refused-round-seated = La ronda { $round } ya está sentada.
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
refused-sides-altered = No es a quien el sorteo da la Ley: { $duel }.
refused-sides-drawn = Los bandos ya están sorteados: { $duel }.
refused-sides-not-drawn = Los bandos aún no están sorteados: { $duel }.
refused-table-is-further = La mesa { $table } ya va más adelante: { $status }.
refused-too-few = { $players } jugadores son demasiado pocos; al menos { $least }.
refused-tournament-stopped = El torneo se interrumpió.
refused-was-expelled = { $player } fue expulsado: hay que revocar la amonestación.
refused-wrong-link = Este no es el eslabón comprometido.
refused-wrong-tables = Estas no son las mesas para tantos jugadores.

## Temporadas

season-title = Temporada { $season }
season-formula = Según { $formula }
season-tournaments = Torneos
season-total = Media
season-withdrawals = Retiradas
season-expulsions = Expulsiones
season-warnings = Avisos
season-notices = Apercibimientos
season-everybody = todos
season-ban = vetado
season-for-good = para siempre
season-lifted = levantado: { $reason }
sanction-notice = Apercibimiento formal
sanction-annulment = Resultado anulado
sanction-reduction = Puntos retirados
