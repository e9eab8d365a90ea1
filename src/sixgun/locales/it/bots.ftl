### Perché i bot fanno quello che fanno.

why-unsaid = Non dice perché.
why-random = Un’opzione valeva l’altra.
why-order = La prima carta utile del mio ordine fisso.
why-karma = Qualcosa di utile, contro chi ha l’aria di un nemico.
why-best = Mi è sembrata la mossa migliore ({ $score }).
why-suspect = Per me { $target } è { $role } ({ $chance }%).
