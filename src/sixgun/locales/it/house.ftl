### Quel che dice l’ingresso di una casa: perché qualcuno non entra, e le pagine semplici.

## Non si entra

house-unknown-host = Questa casa non si chiama “{ $host }”.
house-foreign-origin = Una pagina di un altro sito non può farlo qui.
house-no-origin = Questa richiesta non dice da dove viene. I programmi portano la loro chiave nell’intestazione Authorization.
house-no-key = La casa non ti conosce ancora.
house-unknown-key = Questa chiave non appartiene a nessuno qui: è stata disconnessa o dimenticata.
house-banned = Non puoi più entrare in questa casa.
house-address-banned = Da dove ti trovi non si può entrare. Se pensi che sia un errore, parlane con chi gestisce la casa.
house-signed-out = Sei stato disconnesso da un altro dispositivo.
house-too-many-requests =
    { $seconds ->
        [one] Troppo in fretta. Riprova tra un secondo.
       *[other] Troppo in fretta. Riprova tra { $seconds } secondi.
    }
house-too-many-people =
    { $seconds ->
        [one] Da qui arrivano troppe persone nuove. Riprova tra un secondo.
       *[other] Da qui arrivano troppe persone nuove. Riprova tra { $seconds } secondi.
    }
house-too-many-sockets =
    { $number ->
        [one] Sei già collegato: è permesso un solo collegamento.
       *[other] Sei già collegato troppe volte: sono permessi { $number } collegamenti.
    }
house-too-many-sockets-here = Da qui arrivano troppi collegamenti.
house-opening =
    { $seconds ->
        [one] La casa sta aprendo. Riprova tra un secondo.
       *[other] La casa sta aprendo. Riprova tra { $seconds } secondi.
    }
house-closing =
    { $seconds ->
        [one] La casa sta chiudendo. Riprova tra un secondo.
       *[other] La casa sta chiudendo. Riprova tra { $seconds } secondi.
    }

## Richieste

house-not-found = A questo indirizzo non c’è nulla.
house-wrong-method = Questo indirizzo non si usa così.
house-bad-request = La casa non capisce questa richiesta.
house-too-large = Questa richiesta è troppo grande.
house-failed = Qualcosa è andato storto nella casa. È stato annotato.
house-store-trouble = In questo momento la casa non riesce a salvare nulla, perciò non è stato fatto. Riprova fra un po’.
house-set-aside = Quello che chiedi è danneggiato. Viene conservato per la riparazione, e chi gestisce la casa lo vede.
house-person-aside = I tuoi dati in questa casa sono danneggiati. Vengono conservati per la riparazione: avvisa chi gestisce la casa.
house-record-damaged = La registrazione di questa partita è danneggiata e non si può mostrare. Viene conservata per la riparazione.
house-message-binary = La casa legge solo testo.
house-message-too-long = Questo messaggio è troppo lungo.
house-link-not-valid = Questo link non è valido: è già stato usato, è troppo vecchio o ne manca una parte.
house-no-record = Non c’è la registrazione di una tua partita finita con questo nome.
house-metrics-closed = Le cifre si mostrano solo a questa macchina, o a chi porta il token.

## Il padrone di casa

house-not-yours = Può farlo solo chi è entrato con il link della casa.
house-closed-table = La casa ha chiuso questo tavolo.
