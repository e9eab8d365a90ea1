"""Which sentence, with what: everything that happens and is asked, as keys and plain arguments.

It is decided here, once, from what one reader may know. The house sends it beside its reports,
and whoever speaks (pages, terminal, paper) only puts names in and says it.

- `words`: what a telling is, and what its arguments mean.
- `telling`: a report; `duel_telling`: one of the duel.
- `chronicle`: reports one after another, as a person would tell them.
- `wording`: options, questions and what stands above several options; `duel_wording`: those of
  the duel.
- `reasons`: why something is not possible, and what to think of before doing it.
- `narrators`: which of them tell a game.
"""
