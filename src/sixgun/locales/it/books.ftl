### Le pagine che spiegano e ricordano: dopo la partita, replay, lezione, galleria.

## Replays that cannot be shown

house-replay-other-rules = Questa partita è stata giocata con una versione precedente delle regole e non si può più mostrare. La registrazione si può ancora scaricare.
house-replay-too-long = Questa partita è troppo lunga per essere mostrata.
