"""Words while there are no pages.

- `plain_pages`   pages of a few sentences; beside it their style sheet and their script
"""
