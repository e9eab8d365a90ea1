### Por qué los bots hacen lo que hacen.

why-unsaid = No dice por qué.
why-random = Cualquier opción valía lo mismo.
why-order = La primera carta útil de mi orden fijo.
why-karma = Algo útil, contra quien parece un enemigo.
why-best = Me ha parecido lo mejor ({ $score }).
why-suspect = Creo que { $target } es { $role } ({ $chance } %).
