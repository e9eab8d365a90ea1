"""Makes the generated files of the checkout; `./sixgun generate` writes them or checks them.

- `typescript`, `desk_typescript`, `operator_typescript`, `shapes`: the types of the pages, from the
  protocol, the desk and the acts of an operator;
- `catalogue`, `figure`, `sections`: what the pages know of the printed game and of the rulebook;
- `decisions`: what can be asked and told, for the table of causes of the pages;
- `lookup`, `rulings`: the index of `sixgun card`, and the rulings that it and the pages tell;
- `rulings_page`, `matrix_page`, `regulation_page`, `offices_page`, `settings_page`,
  `protocol_page`, `learning_page`: in `docs/`;
- `server_lock`: what a house needs of `requirements.lock`, in `deploy/`.
"""
