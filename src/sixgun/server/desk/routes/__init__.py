"""The desk over HTTP.

- `tournaments`, `desk`, `previews`, `inbox`, `hall`, `papers`, `spreadsheets`, `regulation`,
  `evidence`   what can be asked for, by whom
- `developing`   photos, one at a time
- `live`         views that are sent whenever something happened
- `commands`     what the commands of this machine ask of a house that holds a tournament
- `openapi`      all of it described for others
- `installing`   what the front of a house needs of the desk
"""
