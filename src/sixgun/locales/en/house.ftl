### What the front of a house says: why somebody is not let in, and the plain pages.

## Not let in

house-unknown-host = This house isn’t called “{ $host }”.
house-foreign-origin = A page on another site can’t do this here.
house-no-origin = This request doesn’t say where it comes from. Programs bring their key in the Authorization header.
house-no-key = The house doesn’t know you yet.
house-unknown-key = This key doesn’t belong to anybody here: it was signed out or forgotten.
house-banned = You’re no longer welcome in this house.
house-address-banned = Nobody is let in from where you are. If you think that’s a mistake, tell whoever runs the house.
house-signed-out = You were signed out on another device.
house-too-many-requests =
    { $seconds ->
        [one] Too fast. Try again in one second.
       *[other] Too fast. Try again in { $seconds } seconds.
    }
house-too-many-people =
    { $seconds ->
        [one] Too many new people are coming from here. Try again in one second.
       *[other] Too many new people are coming from here. Try again in { $seconds } seconds.
    }
house-too-many-sockets =
    { $number ->
        [one] You’re already connected: only one connection is allowed.
       *[other] You’re connected too many times: at most { $number } connections are allowed.
    }
house-too-many-sockets-here = Too many connections are coming from here.
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

house-not-found = There’s nothing at this address.
house-wrong-method = This address can’t be used like that.
house-bad-request = The house doesn’t understand this request.
house-too-large = This request is too large.
house-failed = Something went wrong in the house. It has been logged.
house-store-trouble = The house can’t save anything at the moment, so this wasn’t done. Please try again in a while.
house-set-aside = What you’re asking for is damaged. It’s kept for repair, and whoever runs the house can see that.
house-person-aside = What the house has noted about you is damaged. It’s kept for repair; please tell whoever runs the house.
house-record-damaged = The record of this game is damaged and can’t be shown. It’s kept for repair.
house-message-binary = The house reads text only.
house-message-too-long = This message is too long.
house-link-not-valid = This link isn’t valid: it has been used, it has expired, or part of it is missing.
house-no-record = You have no finished game with a record of this name.
house-metrics-closed = The figures are shown only to this machine, or to whoever brings the token.

## The owner of the house

house-not-yours = Only whoever came by the house link may do this.
house-closed-table = The house has closed this table.
