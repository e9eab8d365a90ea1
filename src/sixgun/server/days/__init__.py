"""Tables for days, and how the same people meet again.

- `slow`                 a day for one's own turn; every other answer at a moment that was drawn
- `orders`, `ordering`   answers that are given in advance: what they mean, and giving them
- `turns`                whose turn it is, told to who is elsewhere
- `gathering`            before the deal everybody says that he is there
- `meeting`              when the same people meet at this table again
"""
