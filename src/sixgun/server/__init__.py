"""The house: tables, seats, people, the protocol they speak and the store that forgets nothing.

- `house`       all tables, and what holds them together: `lobby` the tables that everybody may see,
  `company` everybody who is in, `conversation` one socket, `chat_memory` what was said
- `table_shares`, `allowance`   who may have how many tables, and add how much to the store
- `front/`      everything before a table: HTTP, sockets, who may come in, the pages
- `tables/`     one table: seats, deal, play, clocks, chat, end
- `days/`       tables for days, and how the same people meet again
- `minds/`      bots that think in other processes
- `protocol/`   the messages, and what fills them
- `store/`      what outlives the power cut
- `desk/`       tournaments: the referee's desk
- `traces/`     what a collector is told about the work of the house; `tracing` takes it up, if so
- `settings`, `clock`, `logs`, `figures`, `heartbeat`   what the whole house shares
- `side_process`   a process beside the house for heavy work: replays, photos
- `explanations`, `fair_line`   why not, how far, how likely, in small pieces; nobody waits for
  those who want much
- `aside`, `health`, `backups`, `doctor`   what is damaged, what troubles a house, how it is mended
- `operator/`   what whoever runs the house sees and does
- `sharing/`    one link to a table for everybody: room codes
- `friends/`    people one knows, and circles of friends
- `admission/`  who is let into a house that is not open to everybody
- `ratings/`    how well people play, in a house that wants to know
- `statistics/`   what somebody has played, to be looked at and as a file
- `announcing`, `address_bans`   what everybody is told, and when it closes; from where nobody comes
- `names`, `avatars`, `visible_text`   what strangers may call and show themselves, and type
"""
