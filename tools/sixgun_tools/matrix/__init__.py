"""The matrix: what two rules that bend rules have to say to each other, and how it is known.

Every pair of them is a cell. It is answered by a scenario or a ruling, or has nothing to say, which
is tried over random positions; `docs/matrix.md` shows it, `tests/matrix` holds it.

- `benders`            the list, and which of them can be in force together
- `muting`             taking a rule out while its card lies there
- `proofs`             scenarios that hold only if two rules are in force
- `answers`            `answers.toml`, written by hand
- `standing`           what stands in each cell
- `acts`, `tables`     what each rule does, and random tables at which it does it
- `trying`             whether an act's effect is the same with and without another rule
- `__main__`           tries every cell that has nothing to say: `python -m sixgun_tools.matrix`
"""
