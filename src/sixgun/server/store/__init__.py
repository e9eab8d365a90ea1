"""The store of a house: what is written here outlives the power cut.

`store.Store` opens the file, `acts` say what is to be written, `reads` what was; `people`,
`history` and `forgetting` are about persons, `backup` about copies of the whole file.
"""
