def draw_pause(dice, middle): return middle
