### Frasi rapide della chat.

# One message per entry of PHRASES in server/tables/chat.py.

phrase-hello = Salve, gente!
phrase-good-luck = In bocca al lupo a tutti!
phrase-your-turn = Tocca a te!
phrase-hurry-up = Dai, che si fa notte!
phrase-nice-shot = Bel colpo!
phrase-well-played = Bella mossa!
phrase-ouch = Ahia!
phrase-dont-shoot = Non sparare!
phrase-with-sheriff = Io sto con lo Sceriffo!
phrase-lying = Tutte bugie!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-right-back = Torno subito.
phrase-back = Rieccomi.
phrase-good-game = Bella partita!
phrase-rematch = Rivincita?
