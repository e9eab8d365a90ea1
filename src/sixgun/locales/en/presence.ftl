# How the house presents itself: where its links are shown, by day and by night, and the ways back.

# ---- where links are shown ----

preview-title = Sixgun: the western card game, at a table of your own
preview-about = Sheriff, Outlaws, Renegade: sit down with friends or against bots, in your browser, without an account.
preview-picture = Five playing cards in a fan on green felt

# ---- ways back ----

page-nowhere-about = The address may be mistyped, or what was here has gone.
page-back-to-game = Back to your game
page-back-to-table = Back to your table
# $names: who else sits there, as a list
page-back-with = with { $names }
# $count: further tables where one sits
page-back-more = { $count } more
page-try-again = Try again
page-trying = Trying again by itself every few seconds.

# ---- leaving a game ----

leave-title = Leave this game?
leave-yes = Leave for good
