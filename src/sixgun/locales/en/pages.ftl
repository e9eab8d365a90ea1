### What the pages say besides the game itself.

page-title = Sixgun
page-needs-script = This page needs JavaScript.
page-nowhere = There’s nothing at this address.
page-to-lobby = To the tables
page-new-tab = (opens in a new tab)
# The page was loaded from a house that has changed since.
page-unsaid = The house said something this page doesn’t know yet. Reload the page.
page-outdated = This page is older than the house, and reloading it didn’t help. Clear your browser’s cache.

## The connection

page-connecting = Connecting…
page-lost = Connection lost. Trying again…
page-offline = The house can’t be reached right now. Your table will wait: come back as soon as you’re online again.
page-begin-again = Come in again

## Languages

language-page = Language
language-cards = Cards

## The lobby

lobby-title = Tables
lobby-empty = Nobody is playing here right now.
lobby-play-now = Play now against bots
lobby-go-on = Back to the game


## The deal

# What one’s own browser noted before the game, compared with what the house shows.
deal-kept = Your number is in the deal, and the house has kept its promise.
deal-missing = Your number didn’t go into the deal.
deal-other = A number other than yours went into the deal for your seat, perhaps from another of your devices.
deal-broken = The house is showing a different promise from the one it made before the game!
deal-unseen = This browser wasn’t there before the game and has nothing to compare.
