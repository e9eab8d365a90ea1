### I ruoli: nome, plurale e obiettivo.

role-sheriff = Sceriffo
    .plural = Sceriffi
    .text = Elimina tutti i Fuorilegge e tutti i Rinnegati. Il tuo ruolo è scoperto, cominci la partita e hai un punto vita in più.
role-deputy = Vice
    .plural = Vice
    .text = Proteggi lo Sceriffo: vincete insieme, anche se vieni eliminato.
role-outlaw = Fuorilegge
    .plural = Fuorilegge
    .text = Fai cadere lo Sceriffo. I Fuorilegge vincono insieme, anche quelli eliminati; ma chi elimina uno di voi pesca tre carte.
role-renegade = Rinnegato
    .plural = Rinnegati
    .text = Resta l’unico in vita: lo Sceriffo deve cadere dopo tutti gli altri.
