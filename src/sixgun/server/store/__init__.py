"""The store of a house: what is written here outlives the power cut.

- `store`, `file`, `lock`, `connecting`   the file is opened by one house at a time
- `schema`, `migration`, `naming`, `places`   its tables, old files made new, where it lies
- `acts`, `writer`         what is to be written, and the one who writes it, many at once
- `reads`, `rows`          what was written, as plain rows
- `people`, `history`, `forgetting`   persons, what they have played, how they are forgotten
- `friends`                people one knows, and circles of friends
- `admitting`              who was let into a closed house, and the invitations to it
- `operating`              what whoever runs the house reads and does
- `bounds`                 how much of everything strangers may add
- `backup`, `errors`       copies of the whole file; what may go wrong
"""
