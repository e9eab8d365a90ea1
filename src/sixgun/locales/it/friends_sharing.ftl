### One link to a table for everybody, and being told that it is one’s turn.

## One link for everybody

sharing-about = Un solo link per tutti: dà un posto finché ce ne sono di liberi; poi si può guardare, se il tavolo lo permette.
sharing-code = Il codice, da dire a voce:
sharing-unreachable = Nessun altro può aprire questo link, perché la casa risponde solo a questo computer: avviala con { $lan } per aprirla alla tua rete, o con { $url } se gli altri la raggiungono a un altro indirizzo.
sharing-off = Il link è disattivato: nessun altro può usarlo per entrare.
sharing-renew = Nuovo link
sharing-renew-title = Creare un nuovo link?
sharing-renew-sure = Il link e il codice già dati non funzioneranno più. Chi è dentro resta dentro.
sharing-revoke = Disattiva il link
sharing-revoke-title = Disattivare il link?
sharing-revoke-sure = Nessun altro potrà entrare con il link o con il codice. Chi è dentro resta dentro. Puoi creare un nuovo link quando vuoi.
sharing-single = Altri modi per invitare
sharing-one-link = Link per una sola persona
sharing-have-code = Ho un codice
    .about = Otto fra lettere e cifre: te lo dà qualcuno del tavolo.
sharing-enter = Entra

## It is my turn

settings-notify-insecure = Disattivato, perché questa pagina non è cifrata: i browser lo permettono solo con HTTPS o sul computer stesso della casa. Il suono e il titolo della scheda ti avvisano comunque.
settings-notify-unable = Questo browser non può farlo; su iPhone sì, se aggiungi la pagina alla schermata Home. Il suono e il titolo della scheda ti avvisano comunque.
settings-notify-denied = Il tuo browser blocca le notifiche di questa casa: puoi consentirle nelle sue impostazioni per questo sito. Il suono e il titolo della scheda ti avvisano comunque.
settings-notify-closed = A browser chiuso non arriva nulla. Una notifica dice solo che tocca a te, niente su carte o ruoli.
settings-vibrate = Vibra quando tocca a me
settings-badge = Metti un segno sull’icona dell’app quando tocca a me
    .about = Dove la casa è installata come app.
