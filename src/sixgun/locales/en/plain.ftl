### What the house shows without its pages, and where its links are shown: no script says this.

## Plain pages

house-page-title = Sixgun
house-page-welcome = This is a house where BANG! is played.
house-page-no-pages = It has no pages yet, but programs can play here.
house-page-socket = They talk to the house at
house-page-read = What they say is described in
house-page-opening = The house is opening: its tables are being set up again.
house-page-again = Look again
house-page-building =
    { $steps ->
        [one] The pages of this house are being built: { $done } of one step done.
       *[other] The pages of this house are being built: { $done } of { $steps } steps done.
    }

## Where links are shown

preview-title = Sixgun: the western card game, at a table of your own
preview-about = Sheriff, Outlaws, Renegade: sit down with friends or against bots, in your browser, without an account.
preview-picture = Five playing cards in a fan on green felt
