"""Everything before a table: from a connection to somebody whom the house knows.

- `serving`, `app`, `assembly`   a house on a port, its routes, its parts put together
- `connection_limits`, `descriptors`    who gets a connection at all, and how many there can be
- `connections`, `sockets`       connections that lose patience; the sockets that are open
- `gateway`, `requests`, `responses`   every request passes here, is read once, is answered
- `origins`, `access`, `cookies`, `house_link`   where a request is from, who brings which key
- `rate_limits`                  how much anybody may have; what is done one at a time
- `statuses`                     the HTTP status of each refusal
- `context`, `interfaces`        what the front holds together, and knows of the rooms behind
- `people`                       the people of the store as the front asks for them
- `people_routes`, `house_routes`, `replay_routes`   what can be asked for over HTTP
- `films`, `film_maker`          replays that are made and kept; the process that makes them
- `static_pages`, `plain/`       the pages, and plain words while there are none
- `previews`                     what is said of the house where links to it are shown
- `lan`, `addresses`             where the local network, and others, find this house
"""
