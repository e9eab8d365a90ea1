"""The referee's desk: where tournaments are kept, and how people get at them.

- `store`, `disk`, `keys`, `backups`, `photos`, `inbox`, `regulation`, `lists`   files: log, links,
  pictures, the regulation
- `acts`, `hall_acts`, `reopening`   what is asked, for pages and programs
- `views`, `persons`, `duel_views`, `previews`, `answers`   what is shown and answered
- `deriving`               acts have the fields of the events that they are
- `rights`                 which office may see and do what stands at an address, in a field
- `doing`, `tapping`, `commanding`   acts become events; clocks on tablets; what commands ask for
- `wording`                what is wrong with a field, in words for people
- `showing`, `explaining`  views of the state; standings, checklist, a sheet while it is typed
- `foretelling`            what an act would do; an edition that waits to be published
- `opened`, `desks`        a tournament that a house holds open; all of them
- `usher`                  between the desk and the tables of the house
- `entry`, `errors`        who comes in; why something was refused
- `routes/`, `seasons/`, `paper/`, `spreadsheets/`   HTTP and sockets; several tournaments; PDF;
  CSV and xlsx
- `evidence/`              check codes that people have seen
- `door/`                  check-in, the waiting list, late entries
"""
