### Che cosa si può scegliere, a parole; accanto sta la notazione.

# $card is a card by name, $player somebody else, $thing a card or an ability.

## Nel proprio turno

option-play = Gioca { $card }
option-play-on = Gioca { $card } contro { $player }
option-play-own = Gioca { $card } su una tua carta in gioco
option-play-for = Gioca { $card } per { $player }
option-play-for-you = Gioca { $card } per te
option-equip = Metti in gioco { $card }
option-equip-on = Metti { $card } davanti a { $player }
option-use = Usa { $thing }
option-use-on = Usa { $thing } contro { $player }
option-use-own = Usa { $thing } su una tua carta in gioco
option-use-ricochet = Spara a una carta davanti a { $player }, al prezzo di un BANG!
option-use-sniper = Spara a { $player } da cecchino, al prezzo di due BANG!
option-end = Finisci il turno

## In risposta

option-answer = Rispondi con { $card }
option-save = Salvati con { $card }
option-pass = Passa
option-pass-shot = Incassa il colpo
option-pass-indians = Incassa il colpo
option-pass-duel = Rinuncia e incassa il colpo
option-pass-lethal = Accetta la tua fine
option-pass-ricochet = Lascia andare la carta
option-pass-roulette = Perdi 2 punti vita

## Cedere carte

option-discard = Scarta { $card }
option-bury = Metti { $card } in cima al mazzo, a faccia in giù
option-give = Dai { $card } a { $player }

## Prendere carte

option-take = Prendi { $card }
option-take-hand = Prendi una carta a caso dalla mano di { $player }
option-take-gear = Prendi { $card } dalle carte in gioco di { $player }
option-take-own = Riprendi in mano { $card }
option-drop-hand = Fai scartare una carta a caso dalla mano di { $player }
option-drop-gear = Fai scartare { $card } in gioco davanti a { $player }
option-drop-own = Scarta { $card } dalle tue carte in gioco
option-aim-gear = Spara a { $card } davanti a { $player }
option-take-deck = Pesca dal mazzo
option-take-discard = Prendi { $card } dalla cima degli scarti
option-take-player = Prendi una carta a caso dalla mano di { $player }
option-count = Fai valere { $card }

## Personaggi

option-character = Scegli { $thing }
option-keep-yes = Tieni { $thing }
option-keep-no = Prendi un nuovo personaggio
option-copy = { $player }: { $thing }
option-identity-yes = Diventa { $thing }
option-identity-no = Resta { $thing }

## Eventi

option-use-blood-brothers = Cedi un punto vita a { $player }
option-pass-blood = Tieni i tuoi punti vita
option-use-hard-liquor = Salta la fase di pesca e recupera un punto vita
option-pass-liquor = Pesca come al solito
option-suit = Solo { $thing }
option-colour = Di’ { $thing }
option-pass-ranch =
    { $count ->
        [one] Basta così: pesca { $count } carta
       *[other] Basta così: pesca { $count } carte
    }
option-pass-ranch-at-once = Tieni tutte le carte
