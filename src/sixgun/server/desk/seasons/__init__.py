"""Seasons at the desk: several tournaments of a folder, by person.

- `register`   the file in which seasons are kept
- `acts`, `views`, `showing`, `routes`   what is asked, what is shown, how
"""
