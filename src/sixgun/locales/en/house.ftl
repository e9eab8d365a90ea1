### What the front of a house says: why somebody is not let in, and the plain pages.

## Not let in

house-unknown-host = This house is not called “{ $host }”.
house-foreign-origin = A page of another site cannot do this here.
house-no-origin = This request does not say where it comes from. Programs bring their key in the Authorization header.
house-no-key = The house does not know you yet.
house-unknown-key = This key does not belong to anybody here: it was signed out or forgotten.
house-banned = You are not welcome in this house any more.
house-signed-out = You were signed out on another device.
house-too-many-requests =
    { $seconds ->
        [one] Too fast. Try again in one second.
       *[other] Too fast. Try again in { $seconds } seconds.
    }
house-too-many-people =
    { $seconds ->
        [one] Too many new people come from here. Try again in one second.
       *[other] Too many new people come from here. Try again in { $seconds } seconds.
    }
house-too-many-sockets =
    { $number ->
        [one] You are connected already: one connection is allowed.
       *[other] You are connected too often already: { $number } connections are allowed.
    }
house-too-many-sockets-here = Too many connections come from here.
house-opening =
    { $seconds ->
        [one] The house is opening. Try again in one second.
       *[other] The house is opening. Try again in { $seconds } seconds.
    }
house-closing =
    { $seconds ->
        [one] The house is closing. Try again in one second.
       *[other] The house is closing. Try again in { $seconds } seconds.
    }

## Requests

house-not-found = There is nothing at this address.
house-wrong-method = This address cannot be used like that.
house-bad-request = The house does not understand this request.
house-too-large = This request is too large.
house-failed = Something went wrong in the house. It has been noted down.
house-message-binary = The house reads text only.
house-message-too-long = This message is too long.
house-link-not-valid = This link is not valid: it was used, it is too old, or a part of it is missing.
house-no-record = There is no record of a finished game of yours by this name.
house-metrics-closed = The figures are shown to this machine only, or to whoever brings the token.

## The owner of the house

house-not-yours = Only who came by the house link may do this.
house-no-table = There is no such table.
house-no-person = There is no such person.
house-closed-table = The house has closed this table.

## Plain pages

house-page-title = Sixgun
house-page-welcome = This is a house where BANG! is played.
house-page-no-pages = It has no pages yet, but programs can play here.
house-page-socket = They speak with the house at
house-page-read = What they say is described in
house-page-opening = The house is opening: its tables are being set up again.
house-page-building =
    { $steps ->
        [one] The pages of this house are being built: { $done } of one step is done.
       *[other] The pages of this house are being built: { $done } of { $steps } steps are done.
    }
