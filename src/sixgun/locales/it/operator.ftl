### The operator of a house: the page at /house, and the commands `sixgun house …`.

## What was done, and why something was not

operator-did = Fatto.
operator-did-file = Creata: { $file }
operator-did-counts =
    Fatto.{ $tables ->
        [0] { "" }
        [one] { " " }Un tavolo.
       *[other] { " " }{ $tables } tavoli.
    }{ $people ->
        [0] { "" }
        [one] { " " }Una persona.
       *[other] { " " }{ $people } persone.
    }{ $addresses ->
        [0] { "" }
        [one] { " " }Un indirizzo.
       *[other] { " " }{ $addresses } indirizzi.
    }{ $complaints ->
        [0] { "" }
        [one] { " " }Una segnalazione.
       *[other] { " " }{ $complaints } segnalazioni.
    }{ $invitations ->
        [0] { "" }
        [one] { " " }Un invito.
       *[other] { " " }{ $invitations } inviti.
    }
operator-no-table = Non c’è nessun tavolo aperto “{ $table }”. Non è stato fatto nulla.
operator-no-person = Non c’è nessuno con l’id “{ $person }”. Non è stato fatto nulla.
operator-which-tables = Indica quali tavoli: per nome, per chi li ha aperti o per indirizzo.
operator-whom = Indica chi: per id o per indirizzo.
operator-not-banned = “{ $who }” non risulta bannato. Non è stato fatto nulla.
operator-not-closing = La casa non sta per chiudere: non c’è nulla da annullare.
operator-house-open = La casa è aperta a tutti: non c’è bisogno di inviti.
operator-too-many-invitations = Ci sono già { $most } inviti. Quelli vecchi spariscono 30 giorni dopo la scadenza.
operator-no-invitation = Non c’è nessun invito “{ $invitation }”. Non è stato fatto nulla.
operator-revoke-what = Indica che cosa ritirare: inviti, o persone per id.

## What is asked before it is done

operator-close-sure =
    { $tables ->
        [0] Non c’è nessun tavolo così.
        [one] Chiudere un tavolo? Una partita in corso finisce senza vincitori. Non si può annullare.
       *[other] Chiudere { $tables } tavoli? Le partite in corso finiscono senza vincitori. Non si può annullare.
    }
operator-ban-sure =
    { $people ->
        [0] Nessuno è ancora noto: bannare lo stesso?
        [one] Bannare una persona?
       *[other] Bannare { $people } persone?
    } La connessione cade subito; in partita continua un bot.{ $addresses ->
        [0] { "" }
       *[other] { " " }Da quell’indirizzo non entra più nessun altro.
    }{ $tables ->
        [0] { "" }
        [one] { " " }Un tavolo viene chiuso per sempre.
       *[other] { " " }{ $tables } tavoli vengono chiusi per sempre.
    }
operator-shutdown-sure =
    { $people ->
        [0] Chiudere la casa? Non c’è nessuno.
        [one] Chiudere la casa? C’è una persona, che viene avvisata.
       *[other] Chiudere la casa? Ci sono { $people } persone, che vengono avvisate.
    }{ $tables ->
        [0] { "" }
        [one] { " " }È in corso una partita.
       *[other] { " " }Sono in corso { $tables } partite.
    }
operator-dismiss-sure =
    { $complaints ->
        [one] Archiviare una segnalazione? Viene cancellata.
       *[other] Archiviare { $complaints } segnalazioni? Vengono cancellate.
    }
operator-revoke-sure =
    { $invitations ->
        [0] { "" }
        [one] Ritirare un invito?{ " " }
       *[other] Ritirare { $invitations } inviti?{ " " }
    }{ $people ->
        [0] Così non è entrato nessuno.
        [one] Una persona non potrà più entrare, a meno che non abbia un altro modo.
       *[other] { $people } persone non potranno più entrare, a meno che non abbiano un altro modo.
    }
operator-nothing-done = Non è stato fatto nulla.

## Words of the lists

operator-table = Tavolo
operator-status = Stato
operator-opener = Aperto da
operator-address = Indirizzo
operator-thinking = Calcolo dei bot
operator-moves = Mosse
operator-age = Età
operator-tables = Tavoli
operator-people = Persone
operator-name = Nome
operator-person = Id
operator-seen = Ultima visita
operator-complaints = Segnalazioni
operator-standing = Stato
operator-reason = Motivo
operator-until = Fino a
operator-when = Quando
operator-by = Da
operator-act = Che cosa
operator-arguments = Dettagli
operator-result = Esito
operator-nameless = senza nome
operator-nobody = nessuno
operator-is-in = qui adesso
operator-is-banned = accesso vietato
operator-for-good = per sempre
operator-no-reason = non indicato
operator-seconds = { $seconds } s
operator-old = { $unit ->
        [days] { $number } g
        [hours] { $number } h
       *[minutes] { $number } min
    }
operator-by-page = Pagina
operator-by-command = Comando
operator-invitation = Invito
operator-note = Per chi
operator-used = Usato
operator-uses = { $used } su { $uses }
operator-is-good = valido
operator-is-void = esaurito o scaduto
operator-is-revoked = ritirato
operator-way-password = con la password
operator-way-invitation = su invito
operator-way-account = con un account
operator-more-people = Ce ne sono altre: cerca un nome o un id.

operator-act-close = Tavoli chiusi
operator-act-ban = Ban
operator-act-unban = Ban revocato
operator-act-invite = Invito creato
operator-act-revoke = Ritiro
operator-act-announce = Annuncio
operator-act-shutdown = Chiusura programmata
operator-act-stay-open = Chiusura annullata
operator-act-rules = Regole della casa
operator-act-dismiss = Segnalazioni archiviate
operator-act-backup = Copia di sicurezza

operator-no-tables = Nessun tavolo.
operator-no-people = Nessuno.
operator-no-complaints = Nessuna segnalazione.
operator-no-bans = Nessun ban.
operator-no-invitations = Nessun invito.
operator-no-audit = Non è ancora stato fatto nulla.
operator-no-rules = La casa non ha regole proprie.
operator-against =
    { $count ->
        [one] Una segnalazione su { $name }
       *[other] { $count } segnalazioni su { $name }
    }
operator-complained = { $name }: { $text }
operator-said = { $name }: { $text }
operator-wordless = senza una parola

## The page

operator-part-tables = Tavoli
operator-part-people = Persone
operator-part-complaints = Segnalazioni
operator-part-bans = Ban
operator-part-house = La casa
operator-part-audit = Registro
operator-part-admission = Chi può entrare
operator-ways-open = La casa è aperta a tutti.
operator-ways-closed = La casa è chiusa. Si entra:
operator-invite = Invita qualcuno
    .about = Chi apre il link può entrare. Si vede una volta sola: copialo adesso.
operator-invite-uses = Per quante persone?
operator-invite-days = Valido per quanti giorni?
operator-invite-note = Per chi? Lo vede solo chi gestisce la casa.
operator-invite-do = Crea un invito
operator-revoke = Ritira
    .name = Ritira l’invito { $invitation }
operator-revoke-person = Non ammettere più
    .name = Non ammettere più { $name }
operator-parts = Parti di questa pagina
operator-order = Ordina per
operator-order-opener = Chi l’ha aperto
operator-order-cost = Costo
operator-order-age = Età
operator-most = Chi ha più tavoli
    .about = Per persona e per indirizzo: chi usa molte chiavi si riconosce dall’indirizzo.
operator-group-tables =
    { $count ->
        [one] un tavolo
       *[other] { $count } tavoli
    }
operator-group-people =
    { $count ->
        [one] di una persona
       *[other] di { $count } persone
    }
operator-show-these = Mostra questi
operator-show-all = Mostra tutti
operator-close-these =
    { $count ->
        [one] Chiudi questo tavolo
       *[other] Chiudi questi { $count } tavoli
    }
operator-close-one = Chiudi
    .name = Chiudi il tavolo { $table }
operator-ban-one = Banna
    .name = Banna { $name }
operator-ban-address = Banna questo indirizzo
operator-unban = Revoca il ban
    .name = Revoca il ban di { $name }
operator-ban-title = Bannare { $name }
operator-ban-hours = Per quante ore? 0 vuol dire per sempre.
operator-ban-reason = Motivo, che l’interessato legge
operator-ban-close = Chiudi anche i tavoli che ha aperto
operator-search = Cerca un nome o un id
operator-search-do = Cerca
operator-dismiss = Archivia
operator-heard = Che cosa è stato detto
operator-announce = Annuncio
    .about = Chi è qui lo vede subito; chi arriva dopo lo vede finché resta valido.
operator-announce-hours = Per quante ore resta valido?
operator-announce-do = Annuncia
operator-announce-clear = Ritira l’annuncio
operator-announced = In vigore: { $text }
operator-shutdown = Chiudi con calma
    .about = Da quel momento niente nuovi tavoli o partite; tutti vengono avvisati. Le partite in corso possono finire; le altre si conservano.
operator-shutdown-minutes = Fra quanti minuti?
operator-shutdown-do = Programma la chiusura
operator-shutdown-cancel = Resta aperta
operator-shutdown-planned =
    { $minutes ->
        [one] Fra un minuto non si comincia più nulla.
       *[other] Fra { $minutes } minuti non si comincia più nulla.
    }
operator-shutdown-quiet = Non si comincia più nulla: la casa chiude dopo l’ultima partita.
operator-rules = Regole della casa
    .about = Tutti le leggono in una pagina apposita. Se il testo è vuoto, la pagina non c’è.
operator-rules-text = Il testo
operator-rules-do = Salva le regole
operator-troubles = Problemi
operator-trouble-disk-full = Il disco è pieno.
operator-trouble-store-trouble = Non si riesce a scrivere nell’archivio.
operator-trouble-thinkers-dead = Nessun processo calcola per i bot.
operator-trouble-set-aside = Qualcosa è stato messo da parte e va riparato.
operator-trouble-clock-jumped = L’orologio della macchina ha fatto un salto.
operator-older = Voci precedenti

## The commands

operator-invitation-link = Il link dell’invito, che non si vedrà più: { $link }
operator-no-house = Nessuna casa è aperta su { $store }, oppure non è tua. Aprila con: sixgun serve
operator-no-sockets = Questo sistema non ha socket locali: i comandi non raggiungono la casa. Usa la sua pagina, con il link della casa.
operator-long-path = Il percorso dell’archivio è troppo lungo per un socket locale: i comandi non raggiungono la casa. Usa la sua pagina, con il link della casa.
operator-lost = La casa non ha risposto. Forse ha fatto quello che hai chiesto: guarda “sixgun house audit”.
operator-bad-time = “{ $time }” non è un orario. Per esempio: --in 10m, --in 2h, --at 23:30
operator-one-time = Indica quando, una volta sola: --in 10m o --at 23:30, oppure --cancel.
operator-rules-file = { $file } non si può leggere come testo: { $why }
operator-rules-one = Indica un file con le regole, oppure --clear.
operator-text-or-clear = Scrivi un testo, oppure --clear.
