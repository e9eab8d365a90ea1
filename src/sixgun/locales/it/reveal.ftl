### Come comincia una partita: chi sei, che cosa vuoi, chi è lo Sceriffo.

# $role is sheriff, deputy, outlaw or renegade; $player somebody at the table.

reveal-title = Si comincia
reveal-you-are =
    { $role ->
        [sheriff] Sei lo Sceriffo
        [deputy] Sei un Vice
        [outlaw] Sei un Fuorilegge
       *[renegade] Sei un Rinnegato
    }
reveal-covered = Il tuo ruolo è coperto
reveal-cover = Copri il tuo ruolo
reveal-uncover = Scopri il tuo ruolo
reveal-open-role = Lo sanno tutti.
reveal-secret-role = Lo sai solo tu.
reveal-your-character = Il tuo personaggio
reveal-choose-character = Fra poco scegli il tuo personaggio.
reveal-sheriff = Lo Sceriffo è { $player } e comincia.
reveal-sheriff-you = Cominci tu.
reveal-first = Comincia { $player }.
reveal-others = Al tavolo
reveal-ready = Pronti!
reveal-when-ready = Fai con calma: si comincia quando vuoi tu.
reveal-together = Tutti hanno lo stesso tempo e nessuno vede chi è pronto per primo.
reveal-seconds =
    { $seconds ->
        [one] Si comincia fra un secondo
       *[other] Si comincia fra { $seconds } secondi
    }
reveal-watching = I giocatori stanno guardando il proprio ruolo.

## What one wants, in a sentence

goal-sheriff = Elimina tutti i Fuorilegge e il Rinnegato.
goal-sheriff-eight = Elimina tutti i Fuorilegge e i due Rinnegati.
goal-deputy = Tieni in vita lo Sceriffo: vincete insieme.
goal-outlaw = Fai cadere lo Sceriffo, insieme agli altri Fuorilegge.
goal-renegade = Resta in vita solo tu: lo Sceriffo deve cadere dopo tutti gli altri.
goal-renegade-eight = Resta in vita solo tu: l’altro Rinnegato non sta con te.
goal-deputy-three = Elimina tu il Rinnegato.
goal-outlaw-three = Elimina tu il Vice.
goal-renegade-three = Elimina tu il Fuorilegge.
