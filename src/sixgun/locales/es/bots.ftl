### Por qué los bots hacen lo que hacen.

why-unsaid = No dice por qué.
why-random = Cualquier opción valía lo mismo.
