### What the house says to a person about himself, his keys and his links.

# $reason was written by whoever runs the house.
person-banned = You can’t play in this house any more: { $reason }
person-banned-for =
    { $hours ->
        [one] You can’t play in this house for another hour: { $reason }
       *[other] You can’t play in this house for { $hours } more hours: { $reason }
    }
person-forgotten = This person asked to be forgotten. Start afresh.

link-unknown = This link doesn’t lead anywhere in this house.
link-used = This link has already been used. Ask for a new one.
link-expired = This link is too old. Ask for a new one.
