"""What the File menu does: open, save, revert and export, never losing work without asking."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from signer.document.sign import Sign
from signer.errors import SignerError
from signer.studio import dialogs
from signer.studio.background import Job
from signer.studio.session import Session
from signer.studio.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from signer.files.reading import SignReading


class Files(QObject):
    """Moves signs between the session and the disk. A file that can not be read leaves the open sign as it is.

    Signals:
        recent_changed(): another list of recent files.
    """

    recent_changed = Signal()

    def __init__(self, parent: QWidget, session: Session, settings: Settings) -> None:
        super().__init__(parent)
        self._parent, self._session, self._settings = parent, session, settings
        self._job: Job[None] | None = None

    @property
    def name(self) -> str:
        """What the open sign is called in questions: its gloss, else its file."""
        if self._session.sign.gloss:
            return self._session.sign.gloss
        return self._session.path.stem if self._session.path else "this sign"

    def new(self) -> bool:
        """Begin an empty sign."""
        if not self.may_leave("starting a new sign"):
            return False
        self._session.open_sign(Sign(), None)
        return True

    def open(self) -> bool:
        """Ask for a file and open it."""
        path = dialogs.ask_open(self._parent, self._settings.folder)
        return path is not None and self.open_path(path)

    def open_path(self, path: Path) -> bool:
        """Open a file that was dropped on the window or chosen from the recent ones."""
        # A file that can not be read is no reason to give up the open sign. Saving may write into this very file: read anew.
        return self._reading(path) is not None and self.may_leave("opening another sign") and self._read(path)

    def read_first(self, path: Path) -> bool:
        """Open the file that the program was started with."""
        return self._read(path)

    def save(self) -> bool:
        """Save where the sign came from; ask where for a new one. True when it is saved."""
        self._session.break_gesture()
        return self._write(self._session.path) if self._session.path is not None else self.save_as()

    def save_as(self) -> bool:
        """Ask where to save, and save there."""
        self._session.break_gesture()
        suggestion = self._session.path or self._settings.folder / f"{dialogs.file_stem(self._session.sign.gloss)}.sign"
        path = dialogs.ask_save(self._parent, suggestion)
        return path is not None and self._write(path)

    def revert(self) -> bool:
        """Go back to the file as it was saved."""
        path = self._session.path
        if path is None:
            return False
        return (not self._session.is_modified or dialogs.ask_revert(self._parent, self.name)) and self._read(path)

    def export(self) -> bool:
        """Ask where to put the animation, and write it in the background."""
        if not (self._session.sign.dominant.keys or self._session.sign.base.keys):
            self._session.tell("There is nothing to export yet: set a key first.")
            return False
        stem = dialogs.file_stem(self._session.sign.gloss)
        path = dialogs.ask_export(self._parent, self._settings.folder / f"{stem}.json")
        if path is None:
            return False
        self._settings.set_folder(path.parent)
        self._export_to(path)
        return True

    def finish(self) -> None:
        """Wait for an export that still runs: what was asked for is not lost by closing."""
        job, self._job = self._job, None
        if job is not None:
            job.wait()

    def may_leave(self, what_next: str) -> bool:
        """Whether the open sign may be given up: it is saved, or its changes are not wanted."""
        self._session.break_gesture()
        if not self._session.is_modified:
            return True
        answer = dialogs.ask_unsaved(self._parent, self.name, what_next)
        return self.save() if answer == "save" else answer == "discard"

    def _reading(self, path: Path) -> SignReading | None:
        from signer.files.sign_file import open_sign

        reading = dialogs.attempt(self._parent, f"{path.name} could not be opened.", lambda: open_sign(path))
        if reading is None:
            self._settings.forget_recent(path)
            self.recent_changed.emit()
        return reading

    def _read(self, path: Path) -> bool:
        reading = self._reading(path)
        if reading is None:
            return False
        self._session.open_sign(reading.sign, path)
        if reading.warnings:
            self._session.tell(f"{path.name}: {'; '.join(reading.warnings)}.")
        self._remember(path)
        return True

    def _write(self, path: Path) -> bool:
        from signer.files.sign_file import save_sign

        sign = self._session.sign
        if dialogs.attempt(self._parent, f"{path.name} could not be saved.", _then_true(lambda: save_sign(sign, path))) is None:
            return False
        self._session.mark_saved(path)
        self._session.tell(f"Saved {path.name}.")
        self._remember(path)
        return True

    def _export_to(self, path: Path) -> None:
        from signer.export.formats import export

        sign = self._session.sign
        self._session.tell(f"Exporting {path.name} …")

        def work(progress: Callable[[float], None]) -> None:
            export(sign, path, fps=sign.fps, progress=progress)

        if self._job is not None:
            self._job.drop()
        self._job = Job(work)
        self._job.progressed.connect(lambda share: self._session.tell(f"Exporting {path.name}: {share:.0%}"))
        self._job.start(lambda _: self._on_exported(path), lambda error: self._on_export_failed(path, error))

    def _on_exported(self, path: Path) -> None:
        self._job = None
        self._session.tell(f"Exported {path.name}.")

    def _on_export_failed(self, path: Path, error: SignerError) -> None:
        self._job = None
        self._session.tell("")
        dialogs.show_error(self._parent, f"{path.name} could not be exported.", error)

    def _remember(self, path: Path) -> None:
        self._settings.add_recent(path.absolute())
        self._settings.set_folder(path.absolute().parent)
        self.recent_changed.emit()


def _then_true(function: Callable[[], object]) -> Callable[[], bool]:
    def run() -> bool:
        function()
        return True

    return run
