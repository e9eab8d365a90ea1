"""Makes the generated files of the checkout; `./sixgun generate` writes them or checks them.

- `typescript`, `desk_typescript`, `shapes`: the types of the pages, from the protocol and the desk;
- `catalogue`, `figure`, `sections`: what the pages know of the printed game and of the rulebook;
- `rulings_page`, `regulation_page`, `settings_page`, `protocol_page`, `learning_page`: in `docs/`.
"""
