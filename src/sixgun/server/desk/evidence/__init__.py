"""Evidence: what proves later that the log is the one that people have seen.

- `acts`      what is asked about keys and signatures
- `printed`   which check code was printed when, in a file beside the log
- `signing`   signatures as they come in; the keys of the house and of the command line
- `views`     what is asked and shown about check codes, keys and signatures
"""
