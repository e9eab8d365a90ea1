### Fuori dal gioco, ancora una, e la pausa: che cosa ne dice la pagina.

## Fuori

out-heading = Sei fuori dal gioco
out-hope-sheriff = Lo Sceriffo è caduto: non c’è più niente da vincere.
out-hope-deputy = Vinci ancora con lo Sceriffo, se sopravvive a tutti i Fuorilegge e ai Rinnegati.
out-hope-outlaw = Vinci ancora con i Fuorilegge, se lo Sceriffo cade mentre resta in piedi qualcun altro.
out-hope-renegade = Un Rinnegato vince solo e da vivo: per te non c’è più niente da vincere.
out-hope-three = In tre vince solo chi è vivo: per te non c’è più niente da vincere.
out-hope-gave-up = Hai abbandonato questa partita.
out-others-play =
    { $count ->
        [one] Finché { $names } può ancora giocare, la partita va avanti al suo passo.
       *[other] Finché { $names } possono ancora giocare, la partita va avanti al suo passo.
    }
out-watch = Guarda
out-faster = Più veloce (×4)
out-result = Subito al risultato
out-new-game = Nuova partita
out-agree = Dovete essere d’accordo tutti voi che guardate:
out-wish-watch = guarda
out-wish-faster = più veloce
out-wish-result = al risultato
out-hurrying = Subito al risultato…

## Ancora una

again-offer = Giochiamo ancora
again-accept = Ci sto
again-decline = Io no
again-waiting = Ci sei. Si aspettano gli altri…
again-declined = Alla prossima partita non partecipi.
again-in = gioca ancora
again-out = non gioca
again-open = non ha ancora risposto
again-now = Comincia senza di loro
again-now-sure = Cominciare subito?
    .about = Nella prossima partita non ci sarà chi manca ({ $names }): al suo posto siederà un bot.
again-look-on = Guarda la partita
after-by-bot = finita da un bot
after-hurried = Alla fine si è andati in fretta: i bot quasi non pensavano più, perciò questa partita non dice niente sulla loro bravura.
me-hurried = finita in fretta

## La pausa

pause-heading = In pausa
pause-by = { $player } ha messo in pausa la partita.
pause-by-nobody = La partita è in pausa.
pause-for = Da { $time }
