"""Pictures of the pages, made by the system's Chromium, and what the pages weigh and take.

- `command`, `screens`, `taking`, `sheets`   which pictures, taken, laid side by side
- `film`                a newcomer's first minute, a picture a second
- `saloon`, `evening`   a house of its own with prepared `positions/`
- `company`             people whom somebody knows there, and what they have played
- `art`, `preview`      pictures of the drawings; the one that goes with links
- `browser`, `budgets`  the browser; the weight and time of the first look at a table
"""
