### Le proprie partite da guardare, e come file.

looks-heading = Le tue partite in figure
looks-as-table = Come tabella
# How many games the pictures are made from, at most.
looks-at-most = Dalle tue ultime { $games } partite.
looks-won-of = sopra ogni mese: vinte/giocate
looks-month = Mese
looks-day = Giorno
looks-role = Ruolo
looks-character = Personaggio
looks-outcome = Esito
looks-who = Con
looks-nameless = qualcuno senza nome

looks-months = I tuoi ruoli, mese per mese
    .about =
        { $games ->
            [one] Una partita, per ruolo e per mese; vinte: { $wins }.
           *[other] { $games } partite, per ruolo e per mese; vinte: { $wins }.
        }
looks-characters = I tuoi personaggi, mese per mese
    .about = Quante volte hai vinto con ogni personaggio, mese per mese. Il più giocato: { $name }.
looks-company = Con chi vinci, e contro chi
    .about =
        { $people ->
            [one] Quante volte hai vinto dalla stessa parte di una persona, e quante contro.
           *[other] Quante volte hai vinto dalla stessa parte di { $people } persone, e quante contro ciascuna.
        }
looks-together = dalla stessa parte
looks-against = da parti opposte

looks-last = Le tue ultime partite
    .about =
        { $games ->
            [one] La tua ultima partita; vinte: { $wins }.
           *[other] Le tue ultime { $games } partite, dalla più vecchia; vinte: { $wins }.
        }
looks-last-legend = su: vinta · giù: persa · a destra l’ultima
looks-longest =
    { $wins ->
        [one] Non hai ancora vinto due partite di fila.
       *[other] Striscia più lunga: { $wins } partite vinte di fila ({ $first } – { $last }).
    }
looks-now = La striscia continua: hai vinto le ultime { $wins } partite.
looks-days = Hai giocato per { $days } giorni di fila ({ $first } – { $last }).

looks-csv = Scarica le tue partite (CSV)
looks-json = Scarica i numeri (JSON)
