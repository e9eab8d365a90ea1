"""The referee's desk: where tournaments are kept, and how people get at them.

- `store`, `keys`, `backups`, `photos`, `lists`   files: the log, hashes of links, copies, pictures
- `acts`, `views`          what is asked and what is shown, for pages and programs
- `deriving`               acts have the fields of the events that they are
- `doing`, `commanding`    acts become events; what commands ask for
- `showing`, `explaining`  views of the state; standings, checklist, a sheet while it is typed
- `opened`, `desks`        a tournament that a house holds open; all of them
- `usher`                  between the desk and the tables of the house
- `entry`, `api`, `desk_api`, `hall_api`, `live`, `commands`, `errors`, `front`   HTTP and sockets
- `typescript`, `openapi`  the same described for others
"""
