### Perché qualcosa non si può fare, a che cosa pensare prima di farlo, di che cosa è fatta una distanza.

# One message per key of REASONS, CAUTIONS and SUMMANDS in engine/explain.py.
# $card, $character, $event, $word, $target and $player are names; $own: is the target the reader?

## Perché no

reason-game-over = La partita è finita.
reason-you-are-out = Non sei più in gioco.
reason-spectator = Stai solo guardando.
reason-not-asked = Adesso tocca a { $player }.
reason-not-in-hand = Non hai in mano { $card }.
reason-not-in-play = Non hai davanti a te { $card }.
reason-not-yours = Il tuo personaggio non è { $character }.
    .event = L’evento { $event } non è in vigore.
reason-only-in-answer = { $card } si gioca solo in risposta a qualcosa.
reason-bang-limit =
    { $number ->
        [one] In un turno puoi giocare solo { $number } carta BANG!, e l’hai già fatto.
       *[other] In un turno puoi giocare solo { $number } carte BANG!, e l’hai già fatto.
    }
reason-already-in-play =
    { $own ->
        [yes] Hai già davanti a te una carta con quel nome.
       *[no] { $target } ha già davanti una carta con quel nome.
    }
reason-needs-target = { $card } si gioca contro qualcuno: di’ contro chi.
reason-takes-no-target = { $card } non si gioca contro nessuno.
reason-no-target = Non c’è nessuno contro cui giocare { $card }.
reason-target-out = { $target } non è più in gioco.
reason-target-self = Non puoi usarla contro di te.
reason-out-of-reach = { $target } è a distanza { $distance } e la tua arma ha gittata { $reach }.
reason-too-far = { $target } è a distanza { $distance }: questa carta arriva solo a distanza { $reach }.
reason-nothing-in-play = Non hai carte in gioco.
reason-nothing-to-take = { $target } non ha carte.
reason-jail-sheriff = { $target } è lo Sceriffo, e lo Sceriffo non va in Prigione.
reason-only-missed = { $card } non ferma un colpo: ci vuole un Mancato!
reason-only-bang = { $card } qui non serve: ci vuole un BANG!
reason-only-beer = { $card } adesso non ti salva: ci vuole una Birra.
reason-beer-two-left = Quando si resta in due la Birra non salva nessuno.
reason-already-tried = Contro questo colpo hai già provato con { $word }.
reason-life-full = Hai già tutti i tuoi punti vita.
reason-too-few-cards =
    { $number ->
        [one] Costa { $number } carta, più di quelle che hai in mano.
       *[other] Costa { $number } carte, più di quelle che hai in mano.
    }
reason-needs-cost =
    { $number ->
        [one] Costa { $number } altra carta dalla mano, e non ce l’hai.
       *[other] Costa altre { $number } carte dalla mano, e non ne hai abbastanza.
    }
reason-must-play = Prima devi giocare { $card }, la carta che hai mostrato.
reason-forbidden = L’evento { $event } non lo permette.
reason-silenced = Adesso le carte che hai davanti non hanno effetto.
reason-just-laid = Hai messo giù { $card } proprio in questo turno: aspetta il prossimo.
reason-used-up = In questo turno non puoi più usare { $word }.
reason-last-life-point = Non può costarti l’ultimo punto vita.
reason-no-blue-card = Non hai in mano nessuna carta blu.
reason-too-few-bangs =
    { $number ->
        [one] Serve { $number } carta BANG!, e non ne hai.
       *[other] Servono { $number } carte BANG!, più di quelle che hai in mano.
    }
reason-not-now = Non è questo che si chiede adesso.

## È proprio quello che vuoi?

caution-sheriff = Sei un Vice, e { $target } è il tuo Sceriffo.
caution-own-side = { $target } sta di sicuro dalla tua parte.
caution-no-effect = Adesso { $card } non avrebbe effetto.
caution-last-bang = { $card } è l’ultimo BANG! che puoi gettare in questo duello.
caution-waste = Una risposta sola non basta: ce ne vogliono { $number } per annullare il colpo.

## Di che cosa è fatta una distanza

summand-seats =
    { $number ->
        [one] { $number } posto
       *[other] { $number } posti
    }
# $signed is the number with its sign.
summand-rule = { $signed } { $thing }
summand-minimum = { $signed } (mai sotto 1)
