"""The referee's desk: where tournaments are kept, and how people get at them.

- `store`, `disk`, `keys`, `backups`, `photos`, `lists`   files: the log, links, copies, pictures
- `acts`, `views`          what is asked and what is shown, for pages and programs
- `deriving`               acts have the fields of the events that they are
- `doing`, `commanding`    acts become events; what commands ask for
- `wording`                what is wrong with a field, in words for people
- `showing`, `explaining`  views of the state; standings, checklist, a sheet while it is typed
- `opened`, `desks`        a tournament that a house holds open; all of them
- `usher`                  between the desk and the tables of the house
- `entry`, `errors`        who comes in; why something was refused
- `routes/`, `seasons/`, `paper/`   HTTP and sockets; several tournaments; PDF
"""
