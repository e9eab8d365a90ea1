### Perché i bot fanno quello che fanno.

why-unsaid = Non dice perché.
why-random = Un’opzione valeva l’altra.
