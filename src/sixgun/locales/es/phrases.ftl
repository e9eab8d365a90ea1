### Frases rápidas del chat.

# One message per entry of PHRASES in server/tables/chat.py.

phrase-hello = ¡Hola, forasteros!
phrase-good-luck = ¡Suerte a todos!
phrase-your-turn = ¡Te toca!
phrase-hurry-up = ¡Venga, que se hace de noche!
phrase-nice-shot = ¡Buen disparo!
phrase-well-played = ¡Bien jugado!
phrase-ouch = ¡Ay!
phrase-dont-shoot = ¡No dispares!
phrase-with-sheriff = ¡Yo estoy con el Sheriff!
phrase-lying = ¡Eso es mentira!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-right-back = Ahora vuelvo.
phrase-back = Ya he vuelto.
phrase-good-game = ¡Buena partida!
phrase-rematch = ¿La revancha?
