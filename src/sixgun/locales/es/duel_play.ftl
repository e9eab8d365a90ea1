### El duelo en palabras: opciones, preguntas, lo que pasa, la mesa.

# $card, $cards son cartas por su nombre, $name un personaje, $thing una carta o una capacidad, $player
# y $foe jugadores, $side law u outlaws, $symbol un símbolo; $actor dice si lo hace quien lee.

## Opciones

duel-option-play = Jugar { $card }
duel-option-play-on = Jugar { $card } contra { $name }
duel-option-equip = Poner { $card } junto a { $name }
duel-option-answer = Responder con { $card }
duel-option-use = Usar { $thing }
duel-option-use-on = Usar { $thing } contra { $name }
duel-option-reload = Recargar: descartar { $card } y robar una carta
duel-option-reload-gear = Recargar: descartar { $card } del juego y robar una carta
duel-option-discard = Descartar { $card }
duel-option-discard-from = Descartar { $card }, junto a { $name }
duel-option-take = Coger { $card }
duel-option-take-from = Coger { $card }, junto a { $name }
duel-option-take-back =
    { $side ->
        [law] Coger de la mano una carta al azar del mazo de la Ley
       *[outlaws] Coger de la mano una carta al azar del mazo de los Forajidos
    }
duel-option-drop-back =
    { $side ->
        [law] Hacer descartar una carta al azar del mazo de la Ley
       *[outlaws] Hacer descartar una carta al azar del mazo de los Forajidos
    }
duel-option-count = Hacer valer { $card }
duel-option-choose = { $name }
duel-option-marker =
    { $side ->
        [law] Mover el marcador de la Ley
       *[outlaws] Mover el marcador de los Forajidos
    }
duel-option-swap = Mover tu marcador: { $name } pasa a ser el activo
duel-option-pass = Pasar
duel-option-pass-shot = Encajar el disparo
duel-option-pass-indians = Perder el punto de vida
duel-option-pass-duel = Rendirte y perder el punto de vida
duel-option-pass-bear = Que lo pierda { $name }
duel-option-pass-swap = Dejar el marcador donde está
duel-option-end = Terminar tu turno

## Preguntas

duel-question-play = Es tu turno. ¿Qué haces?
duel-question-swap = ¿Mueves tu marcador antes de robar?
duel-question-shot = Disparan a { $name }: { $thing }. ¿Cómo respondes?
duel-question-indians = ¡Indios! ¿Una carta de disparo por { $name }, o un punto de vida?
duel-question-duel = Un Duelo para { $name }: ¿una carta de disparo, o un punto de vida?
duel-question-bear = { $name } va a perder un punto de vida. ¿Lo pierde Buffalo Bell en su lugar?
duel-question-cost = ¿Con qué carta pagas?
duel-question-loss = ¿A qué carta renuncias?
duel-question-limit = Tienes demasiadas cartas. ¿Cuál descartas?
duel-question-pick = ¿Qué carta eliges?
duel-question-gear = ¿A qué equipo renuncias?
duel-question-loot = ¿Qué carta coges?
duel-question-back = Se descarta una carta de la mano del rival. ¿De qué mazo?
duel-question-store = ¿Qué carta coges?
duel-question-look = ¿Cuál eliges?
duel-question-flip = ¿Qué carta vale?
duel-question-marker = ¿Mueves un marcador?
duel-question-front = ¿Quién está activo al empezar?
duel-question-rear = ¿Quién empieza en la retaguardia?
duel-question-reserve = ¿Quién espera en la reserva?
duel-question-replacement = ¿Quién ocupa el puesto del caído?

## Lo que pasa

duel-report-offered-characters =
    { $actor ->
        [you] Te tocan { $names }.
       *[they] A { $player } le tocan { $names }.
    }
    .hidden = { $player } recibe sus personajes.
duel-report-game-began =
    { $actor ->
        [you] Empiezas tú.
       *[they] Empieza { $player }.
    }
duel-report-turn-began =
    { $actor ->
        [you] Turno { $number }: te toca.
       *[they] Turno { $number }: { $player }.
    }
duel-report-drew =
    { $actor ->
        [you] Robas { $cards }.
       *[they] { $player } roba { $cards }.
    }
duel-report-drew-openly =
    { $actor ->
        [you] Robas { $cards } y la enseñas.
       *[they] { $player } roba { $cards } y la enseña.
    }
duel-report-turned-up =
    { $actor ->
        [you] Desvelas { $cards }.
       *[they] { $player } desvela { $cards }.
    }
duel-report-reveal-decided =
    { $number ->
        [1] Vale: ¡{ $symbol }!
       *[0] No vale: nada de { $symbol }.
    }
duel-report-laid-out =
    { $actor ->
        [you] Descubres { $cards }.
       *[they] { $player } descubre { $cards }.
    }
duel-report-picked =
    { $actor ->
        [you] Coges { $cards }.
       *[they] { $player } coge { $cards }.
    }
duel-report-spread-discarded = A los descartes: { $cards }.
duel-report-played =
    { $actor ->
        [you] Juegas { $cards }.
       *[they] { $player } juega { $cards }.
    }
    .on =
    { $actor ->
        [you] Juegas { $cards } contra { $name }.
       *[they] { $player } juega { $cards } contra { $name }.
    }
duel-report-answered =
    { $actor ->
        [you] Respondes con { $cards }.
       *[they] { $player } responde con { $cards }.
    }
duel-report-used =
    { $actor ->
        [you] Usas { $thing }.
       *[they] { $player } usa { $thing }.
    }
duel-report-acted = Entra en acción: { $thing }.
duel-report-equipped =
    { $actor ->
        [you] Pones { $cards } junto a { $name }.
       *[they] { $player } pone { $cards } junto a { $name }.
    }
duel-report-discarded =
    { $actor ->
        [you] Descartas { $cards }.
       *[they] { $player } descarta { $cards }.
    }
duel-report-lost-gear = Acaba en los descartes: { $cards }.
duel-report-gear-moved = { $cards } pasa a { $name }.
duel-report-took-gear =
    { $actor ->
        [you] Te llevas a la mano { $cards }, que estaba en juego.
       *[they] { $player } se lleva a la mano { $cards }, que estaba en juego.
    }
duel-report-stole =
    { $actor ->
        [you] Coges { $cards } de la mano de { $foe }.
       *[they] { $player } coge { $cards } de la mano de { $foe }.
    }
duel-report-missed = { $name } esquiva el disparo.
duel-report-hurt =
    { $number ->
        [one] { $name } pierde un punto de vida.
       *[other] { $name } pierde { $number } puntos de vida.
    }
duel-report-healed =
    { $number ->
        [one] { $name } recupera un punto de vida.
       *[other] { $name } recupera { $number } puntos de vida.
    }
duel-report-life-set = { $name } tiene ahora { $number } puntos de vida.
duel-report-exploded = ¡La dinamita junto a { $name } explota!
duel-report-died = { $name } queda fuera de la partida.
duel-report-entered = { $name } entra en juego con { $number } puntos de vida.
duel-report-marker-moved = Ahora el personaje activo es { $name }.
duel-report-reshuffled = Los descartes pasan a ser el mazo común.
duel-report-left =
    { $actor ->
        [you] Te rindes.
       *[they] { $player } se rinde.
    }
duel-report-game-over =
    { $side ->
        [law] Ha ganado la Ley.
       *[outlaws] Han ganado los Forajidos.
    }

## La mesa

duel-welcome = El duelo: la Ley contra los Forajidos. Responde con un número o con las palabras entre corchetes; «mesa» muestra la mesa, «ayuda» lo que hacen cartas y personajes, «por qué colt» por qué no puedes jugar un Colt, «probabilidades» las probabilidades, «vista» qué se suma; «salir» lo deja.
duel-you-are =
    { $side ->
        [law] Juegas con la Ley.
       *[outlaws] Juegas con los Forajidos.
    }
duel-table-piles = Mazos: Ley { $law }, Forajidos { $outlaws }, común { $common }. Descartes: { $discard }.
duel-table-top = Encima: { $card }.
duel-table-side = { $player }: { $hand } en la mano, { $reserve } en reserva
duel-table-active = activo
duel-table-rear = retaguardia
duel-table-hand = Tu mano: { $cards }
duel-table-nothing = nada
