### Why bots do what they do.

why-unsaid = It does not say why.
why-random = Every option was as good.
why-order = The first useful card of my fixed order.
why-karma = Something useful, aimed at somebody who looks like an enemy.
why-best = This seemed best to me ({ $score }).
why-suspect = I take { $target } for { $role } ({ $chance } %).
