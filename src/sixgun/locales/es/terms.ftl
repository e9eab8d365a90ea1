### Las palabras del juego.

## Suits and ranks

suit-spades = picas
    .letter = P
suit-hearts = corazones
    .letter = C
suit-diamonds = diamantes
    .letter = D
suit-clubs = tréboles
    .letter = T
rank-j = Jota
rank-q = Reina
rank-k = Rey
rank-a = As
colour-red = rojo
colour-black = negro

# $rank is 2 … 10, J, Q, K or A; $suit is spades, hearts, diamonds or clubs.
rank-of-suit =
    { $rank } de { $suit ->
        [spades] picas
        [hearts] corazones
        [diamonds] diamantes
       *[clubs] tréboles
    }

## Sets

set-base = BANG!
set-dodge-city = Dodge City
set-promo = Personajes especiales
set-high-noon = Solo ante el peligro
set-fistful-of-cards = Por un puñado de cartas

## Borders

border-brown = borde marrón
    .text = Se juega de la mano y va directa a los descartes; el efecto es inmediato.
border-blue = borde azul
    .text = Se queda en juego, boca arriba, y su efecto dura. Nadie puede tener delante dos con el mismo nombre, ni dos armas.
border-green = borde verde
    .text = Se queda en juego hasta que la descartas para usarla, nunca en el turno en que la pusiste. Fuera de turno solo funciona si lleva el símbolo de ¡Fallaste!
border-red = borde rojo
book-symbol = símbolo del libro
    .text = En el juego simplificado se deja fuera.

## Kinds of cards

kind-attack = ataque
kind-defence = defensa
kind-heal = curación
kind-draw = robar del mazo
kind-take = quitar cartas
kind-remove = hacer descartar
kind-group = para todos
kind-gear = equipo
kind-weapon = arma
kind-hindrance = estorbo

## Symbols on the cards

symbol-bang = Un disparo: quita 1 punto de vida si no lo anula un ¡Fallaste!
symbol-missed = Anula un disparo dirigido a ti.
symbol-heal = Recuperas 1 punto de vida.
symbol-draw = Toma una carta: del mazo o, si se indica un jugador, al azar de su mano o a elección entre las que tiene en juego.
symbol-discard = Haces descartar una carta a un jugador: la que elijas en juego o, a ciegas, una de su mano.
symbol-any-player = Un jugador a tu elección, a cualquier distancia.
symbol-all-others = Todos los demás, a cualquier distancia.
symbol-reachable = Un jugador al alcance de tu arma.
symbol-range-1 = Un jugador a distancia 1, tengas el arma que tengas.
symbol-extra-discard = Además debes descartar otra carta de la mano.
symbol-weapon = Arma, alcance { $range }.
symbol-sees-minus-1 = Ves a los demás 1 más cerca.
symbol-seen-plus-1 = Los demás te ven 1 más lejos.
symbol-check-hearts = Desenfundar: tiene éxito con corazones.
symbol-check-spades-2-9 = Desenfundar: ocurre con picas del 2 al 9.
symbol-text = El efecto se explica con palabras.

## Words

word-card = carta
word-character = personaje
word-ability = capacidad
word-role = rol
word-player = jugador
word-event = evento
word-weapon = arma
word-hand = mano
word-deck = mazo
word-discard = descartes
word-in-play = en juego
word-turn = turno
word-round = ronda
word-distance = distancia
word-reach = alcance
word-target = objetivo
word-draw-check = desenfundar
word-lethal-hit = impacto letal
word-reward = recompensa
word-penalty = castigo
word-hand-limit = límite de la mano
word-eliminated = eliminado
word-passive = pasivo
word-ruling = aclaración
    .plural = aclaraciones
phase-draw = Robar
phase-play = Jugar
phase-discard = Descartar

## Amounts

copies =
    { $count ->
        [one] { $count } copia
       *[other] { $count } copias
    }
cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
life-points =
    { $count ->
        [one] { $count } punto de vida
       *[other] { $count } puntos de vida
    }
reach = Alcance { $range }
distance = Distancia { $distance }

## Sections of the rulings

section-general = El juego en general
section-turn = El turno
section-shooting = Disparar y defenderse
section-life = Vida, Cerveza y eliminación
section-victory = Victoria
section-draw = Dinamita, Cárcel y desenfundar
section-base-characters = Personajes
section-dodge-city-cards = Dodge City: cartas
section-dodge-city-characters = Dodge City: personajes
section-promo-characters = Personajes especiales
section-events = Mazos de eventos
section-high-noon = Solo ante el peligro
section-fistful-of-cards = Por un puñado de cartas
section-leaving = Abandono
section-tournament = Torneo
section-timing = Tiempos y orden
