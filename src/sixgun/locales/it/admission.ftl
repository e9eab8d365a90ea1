### Una casa chiusa: chi può entrare, e perché qualcuno non entra.

## Non si entra

admission-needed = Questa casa è chiusa: può giocare solo chi è stato ammesso.
admission-ended = Non sei più ammesso in questa casa. Se pensi che sia un errore, parlane con chi la gestisce.
admission-not-this-way = In questa casa non si entra così.
admission-wrong-password = Non è la password di questa casa.
admission-busy =
    { $seconds ->
        [one] Troppe persone stanno provando a entrare. Riprova tra un secondo.
       *[other] Troppe persone stanno provando a entrare. Riprova tra { $seconds } secondi.
    }
admission-too-many-tries =
    { $minutes ->
        [one] Troppi tentativi sbagliati da qui. Riprova tra un minuto.
       *[other] Troppi tentativi sbagliati da qui. Riprova tra { $minutes } minuti.
    }
admission-invitation-void = Questo invito non vale più: è già stato usato, è scaduto oppure è stato ritirato.
admission-provider-away = Il servizio con cui accedi non risponde come dovrebbe. Riprova tra un po’.
admission-begin-again = Questo accesso non è cominciato in questo browser, oppure è passato troppo tempo. Ricomincia da capo.
admission-sign-in-refused = Non è stato possibile verificare l’accesso, quindi non sei entrato. Ricomincia da capo.
admission-sign-in-denied = Il servizio con cui accedi non ti ha fatto passare.
admission-not-allowed = Hai fatto l’accesso, ma questo account non è tra quelli ammessi in questa casa.

## La pagina

admission-heading = Questa casa è chiusa
admission-about = Può giocare solo chi è stato ammesso.
admission-password = Password della casa
admission-come-in = Entra
admission-sign-in = Accedi
    .about = Accedi con l’account che hai altrove e poi torni qui. La casa non conserva né il tuo nome né il tuo indirizzo e-mail.
admission-invited = Se hai ricevuto un invito, apri il suo link.
admission-checking = Un attimo…
