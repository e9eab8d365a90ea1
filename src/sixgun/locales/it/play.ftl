### Che cosa dicono i comandi play, replay e card, oltre alla partita.

## Words that the player may type, by comma; the first one is shown

command-help = aiuto, ?
    .text = questo elenco e le scelte possibili
command-table = tavolo
    .text = di nuovo il tavolo
command-log = cronaca, storia
    .text = che cosa è successo; con cronaca 100 si va più indietro
command-card = carta
    .text = carta NOME: che cosa fa una carta, un personaggio, un evento o un ruolo
command-why = perché, perché non
    .text = perché PAROLE: perché non puoi farlo, per esempio: perché bang belle
command-odds = probabilità
    .text = le probabilità di ogni “estrarre!” che può capitare
command-view = vista
    .text = il tuo ruolo, le distanze e i loro conti, le carte che hai visto
command-quit = esci, basta
    .text = smetti; la partita viene salvata
answer-yes = sì, s
answer-no = no, n
# Small words between a card and a player.
words-on = contro, su, a, davanti, di, da

## Giocare

play-welcome = BANG! in { $players }. Rispondi con un numero o a parole; “aiuto” dice che altro puoi scrivere.
play-explain = I bot dicono perché scelgono quello che scelgono. Così si scopre quello che solo loro dovrebbero sapere.
play-why = ({ $player }: { $why })
play-boxes = Scatole: { $names }
play-hint = Scrivi un numero da 1 a { $count }, oppure “aiuto”.
play-help = Rispondi con il numero di una scelta, con le parole fra parentesi quadre, o con quanto basta delle parole. Puoi scrivere anche:
# Only shown in other languages.
play-help-english = Valgono anche in inglese: { $words }.
play-unknown = Non capisco “{ $text }”.
play-ambiguous = “{ $text }” può voler dire più cose.
play-no-number = Il numero { $number } non c’è: si va da 1 a { $count }.
play-possible = Puoi dire: { $options }
play-sure = Lo fai lo stesso? (sì/no)
play-yes-or-no = Scrivi sì o no.
play-not-done = Va bene, non se ne fa niente.
play-why-usage = Scrivi che cosa vorresti fare, per esempio: perché bang belle
play-why-possible = Puoi farlo: è la scelta numero { $number }.
play-no-odds = Sul tavolo non c’è niente per cui qualcuno debba “estrarre!”
play-odds =
    { $wish ->
        [hearts] { $player }, { $thing }: Cuori al { $percent }%.
       *[spades_2_9] { $player }, { $thing }: esplode al { $percent }%.
    }
play-out = Per te è finita; gli altri continuano.
play-won = Hai vinto!
play-lost = Hai perso.
play-role-of = { $player }: { $role } ({ $character })
play-saved = La partita è salvata in { $file }
play-not-saved = Non è stato possibile salvare la partita: { $error }
play-go-on =
    { $over ->
        [yes] Per rivederla: { $command }
       *[no] Per continuare: { $command }
    }

## Il tavolo

table-turn = Turno { $number }, { $player }.
table-piles =
    { $discard ->
        [0] Mazzo { $deck }, scarti vuoti.
       *[other] Mazzo { $deck }, scarti { $discard } con { $card } in cima.
    }
table-spread = Sul tavolo: { $cards }
table-event =
    { $now ->
        [no] Ancora nessun evento. Il prossimo: { $next }.
        [last] Evento: { $event }, fino alla fine della partita.
       *[yes] Evento: { $event }. Il prossimo: { $next }.
    }
table-you = { $player } (tu)
table-ghost = fantasma
table-out = fuori gioco ({ $role })
table-hand = mano { $number }
table-reach = gittata { $number }
table-distance =
    { $near ->
        [yes] distanza { $number }, a tiro
       *[no] distanza { $number }, troppo lontano
    }
table-no-cards = nessuna carta
table-hand-of-yours = Tu: { $life }. Mano: { $cards }
table-your-role = Il tuo ruolo: { $name }. { $text }
table-your-character = Il tuo personaggio: { $name }. { $text }
table-your-spare = Il tuo secondo personaggio: { $name }. { $text }
table-your-event = Evento: { $name }. { $text }
table-your-next-event = Prossimo evento: { $name }. { $text }
# $distance is a distance-sum.
table-distance-to = { $player }: distanza { $distance }; ti vede a distanza { $back }
table-knows-hand = Nella mano di { $player } conosci: { $cards }
table-knows-deck = La carta numero { $place } del mazzo è { $card }

## Rivedere una partita

replay-roles = I ruoli: { $roles }
replay-whole =
    { $over ->
        [yes] La registrazione è integra: { $turns ->
            [one] { $turns } turno
           *[other] { $turns } turni
        }, fino alla fine.
       *[no] La registrazione è integra: { $turns ->
            [one] { $turns } turno
           *[other] { $turns } turni
        }, la partita non è finita.
    }
replay-damaged = { $file } è danneggiato nel turno { $turn }: { $reason }
replay-no-record = { $file } non è una registrazione leggibile qui: { $reason }
replay-other-rules = { $file } richiede la versione { $needed } delle regole; qui c’è la versione { $here }.
replay-short =
    { $turns ->
        [one] La registrazione ha solo { $turns } turno.
       *[other] La registrazione ha solo { $turns } turni.
    }

## Consultare le carte

card-names = { $slug } · { $names }
card-facts = { $facts }
card-set = Scatola: { $name }
card-character = Personaggio, punti vita: { $life }
card-of-box = { $name } ({ $box })
# $slug and $game are words of the command line.
card-namesake = Da non confondere con { $name } ({ $box }): sixgun card { $slug } --game { $game }
card-duel-character =
    { $side ->
        [law] Personaggio della Legge, punti vita: { $life }
       *[outlaws] Personaggio dei Fuorilegge, punti vita: { $life }
    }
card-event =
    { $last ->
        [yes] Evento; arriva per ultimo e resta fino alla fine della partita
       *[no] Evento
    }
card-role = Ruolo; quanti ce ne sono secondo il numero di giocatori: { $tables }
card-role-three = In tre: { $text }
card-role-eight = In otto: { $text }
# $copies is an amount, $corners ranks and suits.
card-copies = { $copies }: { $corners }
card-copies-of-set = { $set }, { $copies }: { $corners }
card-regulation = Ciò che dice il regolamento dei tornei
card-rulings = Chiarimenti
card-code = Codice: { $module }, riga { $line }
card-scenarios = Scenari
card-unknown = Qui niente si chiama “{ $text }”.
card-which = “{ $text }” non è chiaro. Intendi: { $names }?
