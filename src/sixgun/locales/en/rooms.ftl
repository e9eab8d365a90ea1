### The frame of all pages, and people at a table.

## The frame of all pages

page-skip = Skip to the content
page-your-page = Your page
page-settings = Settings
page-dismiss = Dismiss
page-loading = One moment…
page-cancel = Cancel
lobby-rules = Rules
    .about = Everything on one page, with the tricky cases.
room-no-table = You can’t enter this table
room-closed = The table is closed
again-without = The others are playing again without you. This sheet stays with you.

## People at a table

people-menu = { $name }: mute, block, report
people-silenced = (muted)
