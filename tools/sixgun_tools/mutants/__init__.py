"""Mutants: small faults planted in a copy of a module, to find out which of them no test sees.

`./sixgun test --mutants` plants some in each area (`areas`), runs the tests that are named for the
area, and lists the survivors. A survivor is either a test that is missing, or a change that makes
no difference: then `equivalent.toml` says why.
"""
