# Pagine del banco: scrivere le schede, e a che punto sono i tavoli

desk-typed-back = Quanto avevi già scritto di questa scheda è di nuovo qui.
desk-typed-anew = Ricomincia da capo
desk-characters-known = Dall’asta sugli schermi.
desk-characters-change = Cambia i personaggi
desk-not-a-number = Solo cifre.
desk-start-games = Inizia tutte le partite
desk-start-games-about =
    { $count ->
        [one] La partita inizia al tavolo { $tables }.
       *[other] La partita inizia a { $count } tavoli: { $tables }.
    }
desk-set-back = Riporta indietro: { $status }
desk-set-back-about = La fase era sbagliata. Il tavolo torna a una precedente; il registro le conserva entrambe, con il motivo.
desk-event-table-set-back = Tavolo riportato indietro
desk-surname = Cognome
desk-given = Nome
desk-club = Club
desk-namesake = Un’altra persona con lo stesso nome?
    .about = { $name } ha già un’iscrizione. Se è un’altra persona, ovunque compaiano i nomi le due si distinguono per club, codice tessera o ordine.
desk-namesake-do = È un’altra persona
