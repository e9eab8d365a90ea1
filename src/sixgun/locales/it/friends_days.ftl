### Tavoli per giorni, l'appello prima di dare le carte, e ritrovarsi.

## Ordini: risposte in anticipo

days-orders-about = Che cosa rispondi se non ci sei quando ti viene chiesto qualcosa nel turno di un altro. Non lo viene a sapere nessuno: qualunque risposta ha effetto nello stesso momento.
days-shot = Quando ti sparano
days-shot-none = Nessun ordine
days-shot-dodge = Schivo, se posso
days-shot-hit = Incasso il colpo
days-beer = Birra, se sto per morire
    .about = O qualunque altra cosa ti salvi.
days-indians = Indiani!
days-duel = In un Duello
days-bang-none = Nessun ordine
days-bang-bang = BANG!, se ne ho uno
days-bang-hit = Incasso il colpo
days-kept = I tuoi ordini sono annotati.
# $answer: the option in words
days-held = Rispondi: { $answer }
days-change = Cambia

## Prima di dare le carte

gather-title = Ci siete tutti?
gather-asks = { $name } vorrebbe cominciare.
gather-here = Ci sono
gather-not-here = Non ancora
gather-is-here = c’è
gather-is-missing = non ha ancora risposto
gather-begin = Comincia senza chi manca
gather-begin-about = Ai loro posti vanno i bot; chi arriva dopo può guardare.
gather-cancel = Non adesso
gather-waiting = Si aspettano gli altri…

## Una serie

series-title = La serie
# $count: games played at this table
series-games =
    { $count ->
        [one] una partita
       *[other] { $count } partite
    }
series-points = punti
    .about = Partite vinte dalle persone sedute qui.

## La prossima volta

meet-title = Stesso tavolo, la prossima volta
meet-when = Giorno e ora
meet-set = Fissa
meet-change = Cambia
meet-remove = Disdici
meet-file = File per il calendario
meet-about = Nel tuo fuso orario. Il tavolo resta fino al giorno seguente.
meet-summary = BANG! con { $names }
meet-alone = BANG!
