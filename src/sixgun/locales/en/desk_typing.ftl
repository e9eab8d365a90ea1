# Pages of the desk: typing sheets, and the stages of tables

desk-typed-back = What you had typed of this sheet is here again.
desk-typed-anew = Begin anew
desk-characters-known = From the auction at the screens.
desk-characters-change = Change the characters
desk-not-a-number = Digits only.
desk-start-games = Start all games
desk-start-games-about =
    { $count ->
        [one] The game begins at table { $tables }.
       *[other] The game begins at { $count } tables: { $tables }.
    }
desk-set-back = Set back: { $status }
desk-set-back-about = The stage was wrong. The table is at an earlier one again; the log keeps both, with the reason.
desk-event-table-set-back = Table set back
desk-surname = Surname
desk-given = First name
desk-club = Club
desk-namesake = Somebody else of the same name?
    .about = { $name } is registered already. If this is another person, both are told apart by club, member code or order wherever names are shown.
desk-namesake-do = It is another person
