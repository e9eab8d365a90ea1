### Those at the table: pictures, emotes, nudges, who shot whom.

emote-say = Say something quickly
emote-pictures = Pictures
phrase-laugh = Ha, ha, ha!
phrase-cheers = Cheers!
phrase-shock = What?!
phrase-anger = Grrr!
phrase-tears = Poor me…
phrase-wink = You know what I mean.
phrase-applause = Bravo!
phrase-hats-off = Hats off!

round-heading = Who shot whom
    .about = In the last round, as far as you have seen it.
