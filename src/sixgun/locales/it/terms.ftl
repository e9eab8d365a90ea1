### Le parole del gioco.

## Suits and ranks

suit-spades = Picche
    .letter = P
suit-hearts = Cuori
    .letter = C
suit-diamonds = Quadri
    .letter = Q
suit-clubs = Fiori
    .letter = F
rank-j = Fante
rank-q = Donna
rank-k = Re
rank-a = Asso
colour-red = rosso
colour-black = nero

# $rank is 2 … 10, J, Q, K or A; $suit is spades, hearts, diamonds or clubs.
rank-of-suit =
    { $rank } di { $suit ->
        [spades] Picche
        [hearts] Cuori
        [diamonds] Quadri
       *[clubs] Fiori
    }

## Sets

set-base = BANG!
set-dodge-city = Dodge City
set-promo = Personaggi speciali
set-high-noon = Mezzogiorno di Fuoco
set-fistful-of-cards = Per un Pugno di Carte

## Borders

border-brown = bordo marrone
    .text = Si gioca dalla mano e finisce subito negli scarti; l’effetto è immediato.
border-blue = bordo blu
    .text = Resta in gioco, scoperta, e il suo effetto dura. Nessuno può averne davanti due con lo stesso nome, né due armi.
border-green = bordo verde
    .text = Resta in gioco finché non la scarti per usarla, mai nel turno in cui l’hai messa giù. Fuori turno funziona solo se ha il simbolo Mancato!
border-red = bordo rosso
book-symbol = simbolo del libro
    .text = Nel gioco semplificato si lascia fuori.

## Kinds of cards

kind-attack = attacco
kind-defence = difesa
kind-heal = cura
kind-draw = pescare carte
kind-take = prendere carte
kind-remove = far scartare
kind-group = per tutti
kind-gear = equipaggiamento
kind-weapon = arma
kind-hindrance = ostacolo

## Symbols on the cards

symbol-bang = Un colpo: toglie 1 punto vita, se un Mancato! non lo annulla.
symbol-missed = Annulla un colpo diretto a te.
symbol-heal = Recuperi 1 punto vita.
symbol-draw = Prendi una carta: dal mazzo o, se è indicato un giocatore, a caso dalla sua mano o a scelta fra le sue in gioco.
symbol-discard = Un giocatore scarta una carta: a caso dalla mano o in gioco a tua scelta.
symbol-any-player = Un giocatore a tua scelta, a qualunque distanza.
symbol-all-others = Tutti gli altri, a qualunque distanza.
symbol-reachable = Un giocatore entro la gittata della tua arma.
symbol-range-1 = Un giocatore a distanza 1, qualunque arma tu abbia.
symbol-extra-discard = Devi anche scartare un’altra carta dalla mano.
symbol-weapon = Arma, gittata { $range }.
symbol-sees-minus-1 = La distanza a cui vedi gli altri cala di 1.
symbol-seen-plus-1 = La distanza a cui ti vedono gli altri cresce di 1.
symbol-check-hearts = “Estrarre!”: riesce con Cuori.
symbol-check-spades-2-9 = “Estrarre!”: scatta dal 2 al 9 di Picche.
symbol-text = L’effetto è spiegato a parole.

## Words

word-card = carta
word-character = personaggio
word-ability = abilità
word-role = ruolo
word-player = giocatore
word-event = evento
word-weapon = arma
word-hand = mano
word-deck = mazzo
word-discard = scarti
word-in-play = in gioco
word-turn = turno
word-round = giro
word-distance = distanza
word-reach = gittata
word-target = bersaglio
word-draw-check = “estrarre!”
word-lethal-hit = colpo fatale
word-reward = ricompensa
word-penalty = penalità
word-hand-limit = limite di carte in mano
word-eliminated = eliminato
word-passive = passivo
word-ruling = chiarimento
    .plural = chiarimenti
phase-draw = Pescare
phase-play = Giocare
phase-discard = Scartare

## Amounts

copies =
    { $count ->
        [one] { $count } copia
       *[other] { $count } copie
    }
cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
life-points =
    { $count ->
        [one] { $count } punto vita
       *[other] { $count } punti vita
    }
reach = Gittata { $range }
distance = Distanza { $distance }

## Sections of the rulings

section-general = Gioco in generale
section-turn = Il turno
section-shooting = Sparare e difendersi
section-life = Punti vita, Birra, eliminazione
section-victory = Vittoria
section-draw = Dinamite, Prigione, “estrarre!”
section-base-characters = Personaggi
section-dodge-city-cards = Dodge City: carte
section-dodge-city-characters = Dodge City: personaggi
section-promo-characters = Personaggi speciali
section-events = Mazzi di eventi
section-high-noon = Mezzogiorno di Fuoco
section-fistful-of-cards = Per un Pugno di Carte
section-leaving = Abbandono
section-tournament = Torneo
section-timing = Tempi e ordine
