### Tournaments: the pages of the referee.

desk-tournaments = Tournaments
desk-door = No way in
desk-door-outside = This page is for whoever has its link. Ask the referee for yours.
desk-door-shut = Your link is not valid any more. Ask the referee for a new one.
