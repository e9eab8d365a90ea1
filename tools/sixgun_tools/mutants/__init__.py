"""Mutants: small faults planted in a copy of a module, to find out which of them no test sees.

`./sixgun test --mutants` plants some in each area (`areas`), runs the tests that are named for the
area, and lists the survivors. A survivor is either a test that is missing, or a change that makes
no difference: then `equivalent.toml` says why.

- `areas`              which modules are changed, and which tests must see it
- `making`, `running`  mutants of a module; tests run against one
- `known`, `results`   survivors that are explained; what earlier runs found
- `__main__`           the command
"""
