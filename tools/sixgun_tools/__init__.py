"""Tools for a checkout of Sixgun. No wheel holds them; `sixgun.cli` finds them where they are.

- `compile`, `generate`, `pages`, `sbom`, `test`: the commands;
- `generators/`: makes what is generated;
- `building`, `house_pages`, `node`: the pages are built, also beside a house that is open;
- `shots/`: pictures of every screen, and what the first look at a table weighs;
- `timeline/`: whole games in virtual time, as the director of the pages shows them;
- `matrix/`: what rules that bend rules have to say to each other, pair by pair;
- `mutants/`: small faults planted in copies of modules, to test the tests;
- `locks`: what the lock files pin;
- `fetching`: what only the tests need;
- `places`: where everything lies.
"""
