### Quienes están en la mesa: imágenes, gestos, avisos, quién disparó a quién.

emote-say = Di algo rápido
emote-pictures = Gestos
phrase-laugh = ¡Ja, ja, ja!
phrase-cheers = ¡Salud!
phrase-shock = ¿¡Cómo!?
phrase-anger = ¡Grrr!
phrase-tears = Pobre de mí…
phrase-wink = Ya me entiendes.
phrase-applause = ¡Bravo!
phrase-hats-off = ¡Me quito el sombrero!

round-heading = Quién disparó a quién
    .about = En la última ronda, hasta donde has visto.
