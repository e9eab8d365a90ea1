"""Bring the file of a store up to date, step by step, with a copy before each step."""

from __future__ import annotations

from pathlib import Path

from .errors import StoreUnusable
from .file import APPLICATION, REVISIONS, copy, is_empty, revision_of, unused

SCRIPTS = Path(__file__).parent / "migrations"


def migrate(path: Path, to: str = REVISIONS[-1]) -> None:
    """Migrate a store, or make one of an empty file; what is newer than this is refused."""
    present = None if is_empty(path) else revision_of(path)
    missing = REVISIONS[REVISIONS.index(present) + 1 if present else 0 : REVISIONS.index(to) + 1]
    for revision in missing:
        if present:
            copy(path, unused(path.with_name(f"{path.name}.before-{revision}")))
        _upgrade(path, revision)


def _upgrade(path: Path, revision: str) -> None:
    """One step. Alembic is imported only here: most starts have nothing to migrate."""
    from alembic import command
    from alembic.config import Config
    from sqlalchemy.exc import DBAPIError

    from .connecting import writing_engine

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    engine = writing_engine(path, foreign_keys=False)
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql(f"PRAGMA application_id={APPLICATION}")
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    except DBAPIError as error:
        raise StoreUnusable(
            f"{path} could not be brought to revision {revision}, and is as it was: {error.orig}"
        ) from error
    finally:
        engine.dispose()
