## Che cosa prova una registrazione sulla distribuzione

replay-deal-game = La partita { $game } è stata giocata con la versione { $rules } delle regole.
replay-deal-settings = Le sue impostazioni, oltre a quelle consuete: { $settings }
replay-deal-kept = La casa ha mantenuto la promessa: segreto, impostazioni e partita portano all’impegno { $commitment }.
replay-deal-seen = È l’impegno che il tuo programma ha visto prima della partita.
replay-deal-numbers = Il seed deriva dal segreto e da questi numeri, e tutte le carte derivano dal seed:
replay-deal-silent = Nessun numero da: { $players }
replay-deal-compare = Confronta: il tuo numero deve essere quello che il tuo programma ha inviato.
replay-deal-alone = Il seed deriva solo dal segreto: nessun programma ha aggiunto un numero.
replay-deal-missing = La registrazione è integra, ma non mostra la distribuzione: nessuno può provare come sono state distribuite le carte.
replay-deal-broken = La distribuzione non è provata: non è ciò che la casa aveva promesso prima della partita. ({ $reason })
replay-deal-false = La distribuzione non è provata: le carte vengono da un altro seed. ({ $reason })
replay-deal-other =
    La distribuzione non è provata: prima della partita il tuo programma ha visto un altro impegno.
    Visto: { $seen }
    Registrazione: { $commitment }
