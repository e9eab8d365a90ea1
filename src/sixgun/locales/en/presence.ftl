# How the house presents itself: by day and by night, and the ways back.

# ---- ways back ----

page-nowhere-about = The address may be mistyped, or what was here has gone.
page-back-to-game = Back to your game
page-back-to-table = Back to your table
# $count: tables where one is waited for
page-your-turn = Your turn
page-your-turns = Your turn at { $count } tables
# $names: who else sits there, as a list
page-back-with = with { $names }
# $count: further tables where one sits
page-back-more = { $count } more
page-try-again = Try again
page-trying = Trying again by itself every few seconds.

# ---- leaving a game ----

leave-title = Leave this game?
leave-yes = Leave for good
