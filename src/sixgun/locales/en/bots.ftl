### Why bots do what they do.

why-unsaid = It does not say why.
why-random = Every option was as good.
