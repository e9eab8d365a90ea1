## What a record proves about its deal

replay-deal-game = Game { $game } was played under version { $rules } of the rules.
replay-deal-settings = Its settings, other than the usual ones: { $settings }
replay-deal-kept = The house kept its promise: secret, settings and game lead to the commitment { $commitment }.
replay-deal-seen = That’s the commitment your client saw before the game.
replay-deal-numbers = The seed follows from the secret and from these numbers, and all cards follow from the seed:
replay-deal-silent = No number came from: { $players }
replay-deal-compare = Compare: your own number must be what your client sent.
replay-deal-alone = The seed follows from the secret alone: no client added a number.
replay-deal-missing = This record is whole, but it shows no deal: nobody can prove how its cards were dealt.
replay-deal-broken = The deal isn’t proved: this isn’t what the house promised before the game. ({ $reason })
replay-deal-false = The deal isn’t proved: the cards come from a different seed. ({ $reason })
replay-deal-other =
    The deal isn’t proved: your client saw a different commitment before the game.
    Seen: { $seen }
    Record: { $commitment }
