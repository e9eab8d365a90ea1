"""Tools for a checkout of Sixgun. No wheel holds them; `sixgun.cli` finds them where they are.

- `generate`, `pages`, `test`: the commands; `generators/` makes what is generated;
- `building`, `house_pages`, `node`: the pages are built, also beside a house that is open;
- `shots/`: pictures of every screen, and what the first look at a table weighs;
- `mutants/`: small faults planted in copies of modules, to test the tests;
- `fetching`: what only the tests need;
- `places`: where everything lies.
"""
