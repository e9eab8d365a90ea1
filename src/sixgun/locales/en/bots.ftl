### Why bots do what they do.

why-unsaid = It doesn’t say why.
why-random = One option was as good as another.
why-order = The first useful card in my fixed order.
why-karma = Something useful, aimed at somebody who looks like an enemy.
why-best = This seemed best to me ({ $score }).
why-suspect = I’d say { $target }’s role is { $role } ({ $chance }%).
