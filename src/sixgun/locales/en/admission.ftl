### A closed house: who is let in, and why somebody is not.

## Not let in

admission-needed = This house is closed: only those who’ve been let in may play here.
admission-ended = You’re no longer let into this house. If you think that’s a mistake, ask whoever runs it.
admission-not-this-way = Nobody is let into this house that way.
admission-wrong-password = That’s not the password of this house.
admission-busy =
    { $seconds ->
        [one] Too many people are trying to get in at once. Try again in one second.
       *[other] Too many people are trying to get in at once. Try again in { $seconds } seconds.
    }
admission-too-many-tries =
    { $minutes ->
        [one] Too many wrong tries from here. Try again in a minute.
       *[other] Too many wrong tries from here. Try again in { $minutes } minutes.
    }
admission-invitation-void = This invitation isn’t valid any more: it has been used up, it has expired, or it was taken back.
admission-provider-away = The service you sign in with isn’t answering properly. Please try again in a while.
admission-begin-again = This sign-in didn’t begin in this browser, or too much time has passed. Please begin again.
admission-sign-in-refused = The sign-in couldn’t be verified, so you weren’t let in. Please begin again.
admission-sign-in-denied = The service you sign in with didn’t let you through.
admission-not-allowed = You’ve signed in, but this account isn’t among those let into this house.

## The page

admission-heading = This house is closed
admission-about = Only those who’ve been let in may play here.
admission-password = Password of the house
admission-come-in = Come in
admission-sign-in = Sign in
    .about = You sign in with your account elsewhere and come back here. The house keeps neither your name nor your e-mail address.
admission-invited = If you’ve been sent an invitation, open its link.
admission-checking = One moment…
