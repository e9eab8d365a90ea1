### What the pages say besides the game itself.

page-title = Sixgun
page-needs-script = This page needs JavaScript.
page-nowhere = There is nothing at this address.
page-to-lobby = To the tables
page-new-tab = (opens in a new tab)
# The page was loaded from a house that has changed since.
page-unsaid = The house says something that this page does not know yet: load it again.
page-outdated = This page is older than the house, and loading it again did not help. Empty the cache of your browser.

## The connection

page-connecting = Connecting …
page-lost = The connection is lost. Trying again …
page-offline = The house cannot be reached at the moment. Your table is kept: come back as soon as you are connected again.
page-begin-again = Come in again

## Languages

language-page = Language
language-cards = Cards

## The lobby

lobby-title = Tables
lobby-empty = Nobody is playing here at the moment.
lobby-play-now = Play now against bots
lobby-your-tables = Your tables
lobby-go-on = Back to the game


## The deal

# What one’s own browser noted before the game, compared with what the house shows.
deal-kept = Your number is in the deal, and the house has kept its promise.
deal-missing = Your number did not enter the deal.
deal-other = Another number than yours has entered the deal for your seat, perhaps from another device of yours.
deal-broken = The house shows another promise than before the game!
deal-unseen = This browser was not there before the game and has nothing to compare.
