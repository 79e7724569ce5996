"""Tables of signs that a user has read in: read beside the window, told to whoever shows them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from signer import folders
from signer.lazy import lazily
from signer.studio.background.jobs import OneJob

with lazily():
    from signer.tables import comparing, kept

if TYPE_CHECKING:
    from signer.document.problems import Problem
    from signer.document.sign import Sign
    from signer.tables import SignTable


class OwnTables(QObject):
    """The tables in the user's folder.

    Signals:
        changed(): they have been read, the first time or anew.
    """

    changed = Signal()

    def __init__(self, folder: Callable[[], Path] = lambda: folders.data_folder() / "tables") -> None:
        """`folder` is asked for when it is first needed."""
        super().__init__()
        self._where = folder
        self._job: OneJob[tuple[tuple[SignTable, ...], tuple[str, ...]]] = OneJob(self)
        self.every: tuple[SignTable, ...] = ()
        self.refused: tuple[str, ...] = ()
        self.is_read = False

    def read(self) -> None:
        """Read the folder beside the window."""
        folder = self._where()
        self._job.start(lambda _told: kept.kept_in(folder), self._end)

    def _end(self, found: tuple[tuple[SignTable, ...], tuple[str, ...]]) -> None:
        (self.every, self.refused), self.is_read = found, True
        self.changed.emit()

    def differences(self, sign: Sign) -> tuple[Problem, ...]:
        """Return what is otherwise in a sign than in the rows that its tags name; from any thread.

        Tables are read now where a tag may name a row and nobody has asked for them before.
        """
        if not any(":" in tag for tag in sign.tags):
            return ()
        tables = self.every if self.is_read else kept.kept_in(self._where())[0]
        return tuple(problem for table in tables for problem in comparing.differences(sign, table))

    def keep(self, table: SignTable) -> None:
        """Keep a table, in place of one of its name; SignerError where the disk does not let it."""
        kept.keep(table, self._where())
        self.read()

    def remove(self, name: str) -> None:
        """Keep a table no longer; SignerError where the disk does not let it."""
        kept.remove(name, self._where())
        self.read()
