### Chi sta al tavolo: immagini, smorfie, solleciti, chi ha sparato a chi.

emote-say = Di’ qualcosa al volo
emote-pictures = Smorfie
phrase-laugh = Ah, ah, ah!
phrase-cheers = Alla salute!
phrase-shock = Cosa?!
phrase-anger = Grrr!
phrase-tears = Povero me…
phrase-wink = Ci siamo capiti.
phrase-applause = Bravo!
phrase-hats-off = Tanto di cappello!

round-heading = Chi ha sparato a chi
    .about = Nell’ultimo giro, per quanto hai visto.
