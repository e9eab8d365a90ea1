### Quanto bene gioca la gente, in una casa che lo vuole sapere.

rating-heading = Il tuo punteggio
rating-none = Non hai ancora un punteggio. Comincia con la prima partita che finisci a un tavolo di sole persone.
rating-of = Ruolo
rating-overall = Tutti i ruoli
rating-duel = Duelli
rating-points = Punteggio
rating-between = Quasi certamente fra
rating-games = Partite
rating-range = { $low } e { $high }
rating-yours = Lo vedi soltanto tu.
rating-listed = Mettimi fra i migliori della casa
    .about = Con il nome che usi. Da { $games } partite in su, e solo finché lo vuoi.

best-heading = I migliori della casa
    .about = Chi gioca meglio, fra chi vuole comparire nell’elenco.
best-name = Nome
best-me = (tu)
best-nobody = Nell’elenco non c’è ancora nessuno.
best-join = Il tuo punteggio, e se compari nell’elenco
best-how = Come si calcola
best-how-1 = Contano solo le partite in cui tutti i posti sono stati di persone, da quando si danno le carte alla fine: niente bot, niente programmi, niente lezioni, niente tornei, e nessuno che se ne sia andato prima.
best-how-2 = Chi sta dalla stessa parte vince o perde insieme: la legge (Sceriffo e Vice), i Fuorilegge, e ogni Rinnegato per conto suo. In tre ognuno gioca per sé. I duelli hanno un punteggio a parte.
best-how-3 = Tutti partono da 1000. Chi vince contro il pronostico guadagna molto, chi vince come previsto guadagna poco; per chi perde vale il contrario.
best-how-4 = Certe parti vincono più spesso di altre, e se ne tiene conto: non importa quante volte ti capita lo Sceriffo. Il Rinnegato vince di rado: se perde, perde poco; se vince, guadagna molto.
best-how-5 = Nessuno sa esattamente quanto bene giochi qualcuno. La verità sta quasi certamente fra i due numeri, che a ogni partita si avvicinano. L’elenco segue il più basso.
best-how-6 = I punteggi cambiano solo quando una partita è finita e tutti i ruoli sono scoperti. Non compare nessuno che non l’abbia chiesto, o che abbia giocato meno di { $games } partite. Calcolato con openskill.
