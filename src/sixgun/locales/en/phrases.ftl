### Quick phrases of the chat.

# One message per entry of PHRASES in server/tables/chat.py.

phrase-hello = Howdy!
phrase-good-luck = Good luck, everybody!
phrase-your-turn = It’s your turn!
phrase-hurry-up = Come on, we’re not getting any younger!
phrase-nice-shot = Nice shot!
phrase-well-played = Well played!
phrase-ouch = Ouch!
phrase-dont-shoot = Don’t shoot me!
phrase-with-sheriff = I’m with the Sheriff!
phrase-lying = That’s a lie!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-right-back = Be right back.
phrase-back = I’m back.
phrase-good-game = Good game!
phrase-rematch = Rematch?
