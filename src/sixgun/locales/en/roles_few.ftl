### The roles in games of three and of eight: name and goal.

## Three players

role-deputy-three = Deputy
    .text = Hunt the Renegade: eliminate your quarry yourself and you win at once. If someone or something else does it, only the last one standing wins.
role-outlaw-three = Outlaw
    .text = Hunt the Deputy: eliminate your quarry yourself and you win at once. If someone or something else does it, only the last one standing wins.
role-renegade-three = Renegade
    .text = Hunt the Outlaw: eliminate your quarry yourself and you win at once. If someone or something else does it, only the last one standing wins.

## Eight players

role-renegade-eight = Renegade
    .text = There are two Renegades and each plays alone: be the last one alive. If the Sheriff falls while anyone else is still standing, the Outlaws win.
