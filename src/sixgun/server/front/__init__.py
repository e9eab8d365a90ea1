"""Everything before a table: from a connection to somebody whom the house knows.

- `serving`, `app`, `assembly`   a house on a port, its routes, its parts put together
- `connections`, `sockets`       connections that lose patience; the sockets that are open
- `gateway`, `requests`, `responses`   every request passes here, is read once, is answered
- `origins`, `access`, `cookies`, `house_link`   where a request is from, who brings which key
- `rate_limits`, `statuses`      how much of something anybody may have; the status of each refusal
- `context`, `interfaces`        what the front holds together, and knows of the rooms behind
- `people`                       the people of the store as the front asks for them
- `people_routes`, `house_routes`, `replay_routes`   what can be asked for over HTTP
- `static_pages`, `plain_pages`  the pages, and plain words while there are none
- `lan`                          where the local network finds this machine
"""
