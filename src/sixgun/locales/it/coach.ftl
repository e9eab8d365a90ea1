### Detti una volta sola, nelle prime partite.

coach-label = Consiglio
coach-got-it = Ho capito
coach-no-more = Niente più consigli
coach-turn = Tocca a te. Hai già pescato: gioca quante carte vuoi, ma un solo BANG!, poi termina il turno. Puoi tenere tante carte quanti sono i tuoi punti vita.
coach-grey = Le carte grigie ora non si possono giocare. Toccane una e il tavolo ti dice perché.
coach-number = Il numero nel mirino dice quanto è lontano un giocatore. La tua arma deve arrivare fin lì; senza arma arrivi a 1.
coach-duel-turn = Tocca a te. Gioca quello che vuoi, ma una sola carta BANG!, poi termina il turno. Il personaggio attivo ha il segnalino, l’altro resta indietro.
coach-duel-grey = Le carte grigie ora non si possono giocare. Toccane una e il tavolo ti dice perché.
