### Lo que dicen los comandos del torneo cuando han hecho algo.

done-opened = { $name }: la inscripción está abierta. Organizador: { $organizer }; árbitros: { $referees }. Todo está en { $file }.
done-registered = { $number } { $name }: inscripción hecha.
done-registered-list =
    { $count ->
        [one] De la lista se ha inscrito { $count } persona; ahora hay { $players } en total.
       *[other] De la lista se han inscrito { $count } personas; ahora hay { $players } en total.
    }
done-registration-closed = La inscripción está cerrada: { $players } jugadores, { $rounds } rondas.
done-registration-closed-few = La inscripción está cerrada: { $players } jugadores, demasiado pocos para un torneo.
done-promise = Compromiso de todos los sorteos, para mostrar ahora a todos: { $promise }
done-registration-reopened = La inscripción vuelve a estar abierta: { $reason }
done-erased = El nombre, el código y el contacto de { $name } se han borrado para siempre; en el registro queda el número { $number }.
done-drawn =
    { $tables ->
        [one] La ronda { $round } de { $rounds } está sorteada: { $tables } mesa.
       *[other] La ronda { $round } de { $rounds } está sorteada: { $tables } mesas.
    }
done-table = Mesa { $table }:
done-draw-voided = El sorteo de la ronda { $round } queda anulado: { $reason }
done-sheet-filed = Ronda { $round }, mesa { $table }: la hoja está guardada, { $outcome }. Falta verificarla.
done-sheet-corrected = Ronda { $round }, mesa { $table }: la hoja está corregida, { $outcome }; ahora es la versión { $version } y falta verificarla.
done-sheet-verified = Ronda { $round }, mesa { $table }: la versión { $version } de la hoja está verificada.
done-sheet-verified-again = Ronda { $round }, mesa { $table }: la versión { $version } de la hoja está verificada, escrita por segunda vez.
done-sheet-verified-aloud = Ronda { $round }, mesa { $table }: la versión { $version } de la hoja está verificada, leída en voz alta línea por línea.
done-photo-kept = Ronda { $round }, mesa { $table }: la foto está guardada.
done-withdrew = { $player } abandona el torneo; siguen en juego { $count }.
done-no-show = { $player } queda fuera por ausencia; siguen en juego { $count }.
done-warned = Amonestación para { $player }: { $category }. La segunda es una expulsión.
done-warned-out = Segunda amonestación para { $player }: { $category }. Es una expulsión; siguen en juego { $count }.
done-expelled = Expulsión de { $player }: { $category }; siguen en juego { $count }.
done-withdrawal-revoked = El abandono de { $player } queda anulado: { $reason }
done-warning-revoked = La última amonestación de { $player } queda anulada: { $reason }
done-derogation-taken = Excepción adoptada: { $derogation }.
done-derogation-withdrawn = Excepción retirada: { $derogation }.
done-derogation-approved = La aprobación de la editorial está anotada ({ $reference }): { $derogation }.
done-derogation-announced = Consta que los jugadores están informados: { $derogation }.
done-derogation-agreed = Consta el acuerdo de los { $count } jugadores: { $derogation }.
done-derogation-known = Esta excepción ya estaba: { $derogation }.
done-left-official = El torneo ha dejado para siempre las reglas oficiales: { $reason }
done-stopped = El torneo queda interrumpido: { $reason }
done-published = La clasificación está validada y publicada: edición { $number }.
done-duels-begun = Empieza la fase de duelos, entre { $players }.
done-sides-drawn = Bandos sorteados ({ $duel }): la Ley es para { $player }.
done-duel-won = Resultado anotado ({ $duel }): gana { $player }.
done-duel-corrected = Resultado corregido ({ $duel }): gana { $player }.
done-third-skipped = El duelo por el tercer puesto no se disputa: { $reason }
done-closed = El torneo está cerrado: los puestos y los bonus son definitivos.
done-reopened = El torneo vuelve a estar abierto: { $reason }
done-sent = Consta que el informe se envió a { $to }. Ya no se puede añadir nada.
done-report-written =
    { $events ->
        [one] { $file } contiene el informe de { $events } evento.
       *[other] { $file } contiene el informe de { $events } eventos.
    }
done-table-written = { $file } está escrito: { $title }.
done-backup-written = { $file } contiene { $events } eventos y el secreto de los sorteos: guárdalo como el torneo.
done-restored = { $file }: { $events } eventos, la cadena del registro está entera. El torneo sigue desde ahí.
done-regulation-address = A todos se les muestra dónde está el reglamento: { $address }
done-regulation-file = Todos pueden abrir el reglamento: { $file }
done-regulation-removed = El reglamento ya no se muestra.
done-nobody-called = «{ $said }»: nadie se llama así. Hay: { $known }.
done-several-called = «{ $said }»: varias personas se llaman así; di el número. Hay: { $known }.
done-sheet-differs = No coincide con lo que hay: { $fields }.
done-field-roles = roles
done-field-prices = precios
done-field-outcome = quién ganó
done-field-final-duel = el duelo final
done-field-characters = personajes
done-field-reshuffles = casillas marcadas
done-season-rules = La temporada { $season } cuenta según { $formula }.
done-season-banned = { $number }: veto anotado para { $name }, desde el { $since }: { $reason }
done-season-banned-until = { $number }: veto anotado para { $name }, del { $since } al { $until }: { $reason }
done-season-sanctioned = { $number }: anotado: { $sanction }
done-season-lifted = La entrada { $number } ya no tiene efecto: { $reason }
done-season-taken = { $tournament } { $name }: sus resultados cuentan en la temporada { $season }.
done-season-forgotten = Todo lo referente a { $name } se ha borrado del registro.
done-not-one-tournament = «{ $said }» no indica un solo torneo. Hay: { $known }.

## What `verify` says

verify-sheriffs = { $again } veces otra vez Sheriff porque no quedaba nadie más (A-03)
verify-sum = { $tournaments } torneos, { $violations } infracciones, { $last } repeticiones del último asiento, { $avoidable } evitables
verify-not-in-order = { $file } no está en orden: algo se cambió, se dañó o se calculó mal. Las líneas de arriba dicen dónde, en inglés.
verify-not-excluded = No se puede excluir que se haya cortado el final de un registro, ni que un registro entero se haya reescrito de modo que cuadre. Para excluirlo, compara un código de control del papel o de la pantalla ({ $code }), un informe anterior ({ $report }) o la clave de un árbitro con el número de actos que ha firmado ({ $option }).
verify-not-compared = No se ha comparado nada: este archivo ya por sí solo no está en orden.
verify-no-code = «{ $code }» no es un código de control: tiene al menos 12 cifras, de 0 a 9 y de a a f.
verify-code-found = Código de control { $code }: encontrado en el evento { $event } de { $events }, { $at } ({ $what }). Hasta ahí nada ha cambiado.
verify-code-missing = Código de control { $code }: NO ENCONTRADO. Si no se ha leído mal ninguna cifra, este registro se cortó antes de ese evento, se reescribió o es de otro torneo.
verify-code-several = Código de control { $code }: AMBIGUO, coincide con { $count } eventos de este registro y no prueba ninguno. Indica más cifras.
verify-unproved =
    { $count ->
        [one] No dice nada sobre { $count } evento posterior.
       *[other] No dice nada sobre los { $count } eventos posteriores.
    }
verify-before = { $file }: su registro es el comienzo de este, hasta el evento { $event } de { $events }. Hasta ahí nada ha cambiado.
verify-cut = { $file }: contiene { $count } eventos, este registro acaba tras { $event }. Se ha CORTADO el final, o esta es una copia más antigua.
verify-rewritten = { $file }: desde el evento { $event } los dos registros son distintos. Uno de los dos se ha REESCRITO.
verify-other = { $file }: otro registro desde el primer evento. Es de otro torneo, o se ha REESCRITO todo.
verify-printed =
    { $count ->
        [one] El código de control que imprimió la mesa arbitral está en el registro, en el evento { $event }. Solo está anotado junto al registro: el papel mismo prueba más.
       *[other] Los { $count } códigos de control que imprimió la mesa arbitral están en el registro, el último en el evento { $event }. Solo están anotados junto al registro: los papeles mismos prueban más.
    }
verify-printed-missing = Impreso el { $at } ({ $paper }): el código de control { $code } del evento { $event } YA NO está en el registro, que se cortó o se reescribió.
verify-no-key = «{ $code }» no es una clave: tiene al menos 12 cifras, de 0 a 9 y de a a f, y tras dos puntos, si lo sabes, cuántos actos ha firmado.
verify-signed =
    { $count ->
        [one] { $count } evento está firmado
       *[other] { $count } eventos están firmados
    } con estas claves: { $keys }.
verify-unsigned =
    { $count ->
        [one] { $count } acto no lo firmó nadie: evento { $events }. Vale como los demás, pero ninguna clave prueba quién lo hizo.
       *[other] { $count } actos no los firmó nadie: eventos { $events }. Valen como los demás, pero ninguna clave prueba quién los hizo.
    }
verify-key-doubtful = La clave { $code } del evento { $event } entró sin la palabra de una clave que ya estuviera: un dispositivo nuevo, o alguien que se hizo pasar por uno. Pregunta de quién es.
verify-key-first = La clave { $code } del evento { $event } es la primera; que sea del árbitro hay que creerlo, o compararlo con lo que muestra su dispositivo.
verify-confirmed =
    { $count ->
        [one] El móvil de un jugador confirmó { $count } hoja.
       *[other] Los móviles de los jugadores dieron { $count } confirmaciones de hojas.
    }
verify-key-proves = Clave { $code }: los { $count } actos que ha firmado están todos en el registro, y todo lo que hizo su titular está firmado. Hasta el evento { $event } nada ha cambiado.
verify-key-uncounted = Clave { $code }: en el registro hay { $count } actos firmados, hasta el evento { $event } nada ha cambiado. No se puede excluir que después se haya cortado alguno: el dispositivo del árbitro muestra cuántos ha firmado ({ $code }:NÚMERO).
verify-key-missing = Clave { $code }: NO ENCONTRADA. Si no se ha leído mal ninguna cifra, este registro se reescribió o es de otro torneo.
verify-key-short = Clave { $code }: ha firmado { $acts } actos y el registro tiene { $count }. El final se CORTÓ o se reescribió.
verify-key-unproved = Clave { $code }: a su titular se le atribuyen actos que no ha firmado ni esta clave ni otra avalada por ella: eventos { $events }. Si el titular lo firma todo, aquí el registro se REESCRIBIÓ.
