"""`python -m sixgun.cli`, which is what the launcher runs."""

from sixgun.cli import main

main(prog_name="sixgun")
