### Said once each, in somebody’s first games.

coach-label = Tip
coach-got-it = Got it
coach-no-more = No more tips
coach-turn = It’s your turn. You’ve already drawn your cards: play as many as you like, but only one BANG!, then end your turn. You may keep as many cards as you have life points.
coach-grey = Grey cards can’t be played right now. Tap one and the table tells you why.
coach-number = The number by the crosshair is how far away somebody is. Your weapon has to reach that far; without a weapon you reach 1.
coach-duel-turn = It’s your turn. Play what you like, but only one BANG! card, then end your turn. Your active character carries the marker; the other one stays behind.
coach-duel-grey = Grey cards can’t be played right now. Tap one and the table tells you why.
