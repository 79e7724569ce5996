"""Versions of a sign on a shelf that git keeps: who changed it, when and why; each opens as a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QTreeWidget, QTreeWidgetItem, QWidget

from signer.errors import SignerError
from signer.lazy import lazily
from signer.studio.background.jobs import OneJob
from signer.studio.files import dialogs
from signer.studio.files.file_menu import Files
from signer.studio.language import complaint, tr
from signer.studio.look import plain, theme
from signer.studio.widgets.forms import set_up_table
from signer.studio.widgets.pieces import beneath, button, hint, row

with lazily():
    from signer.files import document_file
    from signer.shelves import history

if TYPE_CHECKING:
    from pathlib import Path

    from signer.document.utterance import Document

HEADS: Final = (tr("Day"), tr("Who"), tr("Why"))
ASKING: Final = tr("Asking git …")


class Versions(QDialog):
    """A list of versions, the newest on top; nothing is written by it."""

    def __init__(self, parent: QWidget, files: Files, path: Path) -> None:
        super().__init__(parent)
        self.setObjectName("versions")
        self.setWindowTitle(tr("Versions of {title}", title=plain.title(path.stem)))
        self._files, self._path = files, path
        self._found: history.History | None = None
        self._job: OneJob[history.History] = OneJob(self)
        self._rows = QTreeWidget()
        set_up_table(self._rows, "versions.rows", tr("Versions, the newest first"), HEADS)
        self._rows.itemActivated.connect(lambda *_: self.open_chosen())
        self._rows.currentItemChanged.connect(self._on_chosen)
        self._told = hint(ASKING, name="versions.told")
        self._open = button(
            tr("Open as a copy"), name="versions.open", kind="raised", tip=tr("As it was then")
        )
        self._open.clicked.connect(self.open_chosen)
        self._open.setEnabled(False)
        beneath(
            self, self._told, (self._rows, 1), row(None, self._open), gap=theme.GAP, margins=(16, 16, 16, 14)
        )
        self.resize(560, 360)
        self._job.start(
            lambda _told: history.history_of(path),
            self._show,
            lambda error: self._told.setText(complaint(error)),
        )

    @property
    def _chosen(self) -> int:
        item = self._rows.currentItem()
        return -1 if item is None else self._rows.indexOfTopLevelItem(item)

    def _on_chosen(self, *_item: object) -> None:
        self._open.setEnabled(self._chosen >= 0)

    def _show(self, found: history.History) -> None:
        self._found = found
        self._told.setText(found.words or str(self._path))
        for version in found.versions:
            item = QTreeWidgetItem([version.day, version.who, version.why])
            item.setToolTip(2, plain.tip(version.why))
            item.setTextAlignment(0, Qt.AlignmentFlag.AlignVCenter)
            self._rows.addTopLevelItem(item)
        for column in (0, 1):
            self._rows.resizeColumnToContents(column)
        self._rows.setFocus()

    def open_chosen(self) -> None:
        """Open the chosen version as a copy without a file."""
        if self._found is None or self._chosen < 0:
            return
        version = self._found.versions[self._chosen]

        def read() -> Document:
            content, words = history.content_of(self._path, version)
            if words:
                raise SignerError(words)
            return document_file.read_document(
                content, tr("{name} of {day}", name=self._path.name, day=version.day)
            ).document

        document = dialogs.attempt(self, tr("This version could not be opened."), read)
        if document is not None and self._files.begin(document, tr("opening another version")):
            self.accept()
