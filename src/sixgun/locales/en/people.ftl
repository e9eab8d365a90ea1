### What the house says to a person about himself, his keys and his links.

# $reason was written by whoever runs the house.
person-banned = You may not play in this house any more: { $reason }
person-banned-for =
    { $hours ->
        [one] You may not play in this house for one more hour: { $reason }
       *[other] You may not play in this house for { $hours } more hours: { $reason }
    }
person-forgotten = This person asked to be forgotten. Begin anew.

link-unknown = This link does not lead anywhere in this house.
link-used = This link has been used already. Ask for a new one.
link-expired = This link is too old. Ask for a new one.
