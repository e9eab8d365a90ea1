### Che cosa si può scegliere, a parole; accanto sta la notazione.

# $card is a card by name, $player somebody else, $thing a card or an ability.

## Nel proprio turno

option-play = Gioca { $card }
option-play-on = Gioca { $card } contro { $player }
option-play-own = Gioca { $card } su una tua carta in gioco
option-equip = Metti in gioco { $card }
option-equip-on = Metti { $card } davanti a { $player }
option-use = Usa { $thing }
option-use-on = Usa { $thing } contro { $player }
option-end = Finisci il turno

## In risposta

option-answer = Rispondi con { $card }
option-save = Salvati con { $card }
option-pass = Passa
option-pass-shot = Incassa il colpo
option-pass-indians = Incassa il colpo
option-pass-duel = Rinuncia e incassa il colpo
option-pass-lethal = Accetta la tua fine

## Cedere carte

option-discard = Scarta { $card }

## Prendere carte

option-take = Prendi { $card }
option-take-hand = Prendi una carta a caso dalla mano di { $player }
option-take-gear = Prendi { $card } dalle carte in gioco di { $player }
option-take-own = Riprendi in mano { $card }
option-drop-hand = Fai scartare una carta a caso dalla mano di { $player }
option-drop-gear = Fai scartare { $card } in gioco davanti a { $player }
option-drop-own = Scarta { $card } dalle tue carte in gioco
option-take-deck = Pesca dal mazzo
option-take-discard = Prendi { $card } dalla cima degli scarti
option-take-player = Prendi una carta a caso dalla mano di { $player }
option-count = Fai valere { $card }

## Personaggi e tutto il resto

option-character = Scegli { $thing }
option-keep-yes = Tieni { $thing }
option-keep-no = Prendi un nuovo personaggio
option-choose = { $thing }
