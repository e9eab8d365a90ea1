"""Standings and lists for spreadsheets, with headings in one's own language.

- `tables`    what stands in them
- `writing`   as CSV that the spreadsheet of that country opens, and as xlsx

Programs read other files, whose headings never change: `reporting/spreadsheet.py`.
"""
