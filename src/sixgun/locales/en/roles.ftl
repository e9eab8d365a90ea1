### The roles: name, plural and goal.

role-sheriff = Sheriff
    .plural = Sheriffs
    .text = Eliminate all Outlaws and all Renegades. Your role is open, you begin the game and you have one life point more.
role-deputy = Deputy
    .plural = Deputies
    .text = Protect the Sheriff: you win together, even if you are eliminated.
role-outlaw = Outlaw
    .plural = Outlaws
    .text = Bring the Sheriff down. Outlaws win together, even the eliminated ones; but whoever eliminates one of you draws three cards.
role-renegade = Renegade
    .plural = Renegades
    .text = Be the last one alive: the Sheriff must fall after everybody else.
