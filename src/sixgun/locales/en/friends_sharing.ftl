### One link to a table for everybody, and being told that it is one’s turn.

## One link for everybody

sharing-about = One link for everybody: it gives out seats while there are any free; after that people can watch, if the table allows it.
sharing-code = The code, to say aloud:
sharing-unreachable = Nobody else can follow this link, because the house only answers this computer: start it with { $lan } to open it to your network, or with { $url } if others reach it at another address.
sharing-off = The link is switched off: nobody new can come in by it.
sharing-renew = New link
sharing-renew-title = Make a new link?
sharing-renew-sure = The link and the code that were given out stop working. Whoever is in stays in.
sharing-revoke = Switch the link off
sharing-revoke-title = Switch the link off?
sharing-revoke-sure = Nobody new can come in by the link or the code. Whoever is in stays in. You can make a new link at any time.
sharing-single = Other ways to invite
sharing-one-link = A link for one person
sharing-have-code = I have a code
    .about = Eight letters and digits, from somebody at the table.
sharing-enter = Come in

## It is my turn

settings-notify-insecure = Off, because this page is not encrypted: browsers allow it only over HTTPS, or on the computer of the house itself. Sound and title of the tab still tell you.
settings-notify-unable = This browser can’t do that; on an iPhone it can once you add the page to the home screen. Sound and title of the tab still tell you.
settings-notify-denied = Your browser blocks notifications of this house; you can allow them in its settings for this site. Sound and title of the tab still tell you.
settings-notify-closed = Nothing arrives while the browser is closed. A notification only says that it’s your turn, nothing about cards or roles.
settings-vibrate = Vibrate when it’s my turn
settings-badge = Mark the app’s icon when it’s my turn
    .about = Where the house is installed as an app.
