"""The house: tables, seats, people, the protocol they speak and the store that forgets nothing.

- `house`       all tables, and what holds them together: `lobby` the tables that everybody may see,
  `company` everybody who is in, `conversation` one socket, `chat_memory` what was said
- `front/`      everything before a table: HTTP, sockets, who may come in, the pages
- `tables/`     one table: seats, deal, play, clocks, chat, end
- `minds/`      bots that think in other processes
- `protocol/`   the messages, and what fills them
- `store/`      what outlives the power cut
- `desk/`       tournaments: the referee's desk
- `settings`, `clock`, `logs`, `figures`   what the whole house shares
- `names`, `visible_text`   what strangers may call themselves, and type
"""
