"""Dialog before annotations become a sentence: which tiers hold what, and what of them is lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from signer.errors import SignerError
from signer.lazy import lazily
from signer.printable import excerpt
from signer.studio.background.jobs import Job
from signer.studio.look import plain, theme
from signer.studio.widgets.pieces import CheckBox, hint, label

with lazily():
    from signer.importing import annotation, eaf, tier_names
    from signer.sequencing import gaps, glosses

if TYPE_CHECKING:
    from signer.document.utterance import Utterance
    from signer.importing.imported import Imported
    from signer.library.shelf import Shelf

_SIZE_PX: Final = (820, 520)
_TIERS: Final = (("glosses", "Glosses"), ("other", "Other hand"), ("translation", "Translation"))
_NONE: Final = "None"
_READING: Final = "Looking the glosses up in the library …"
_LONGEST: Final = 90
"""Characters of a row, at most: about the width of the list."""


class ImportDialog(QDialog):
    """Shows the sentences of an EAF file as its tiers are chosen; `sentence` is the one that was taken.

    They are read beside the window: the library may have to be looked through first.
    """

    def __init__(self, parent: QWidget, path: Path, content: bytes, signs: Shelf) -> None:
        """SignerError where the file is no EAF, or holds no tier.

        Args:
            parent: the window.
            path: of the file; films are looked for beside it.
            content: of the file.
            signs: the library in which glosses are looked up; it is brought up to date.
        """
        super().__init__(parent)
        self._path, self._content, self._signs = path, content, signs
        self._read: tuple[Imported[Utterance], ...] = ()
        self._job: Job[tuple[Imported[Utterance], ...]] | None = None
        self._is_refreshed = self._has_changed = False
        tiers = annotation.read_annotations(content, str(path)).tiers
        eaf.require_tiers(tiers, str(path))
        self.setWindowTitle("Import annotations")
        self.setObjectName("dialog.import")
        self._tiers = {name: self._tier_box(name, title, tuple(tiers)) for name, title in _TIERS}
        known = tier_names.tiers_of(tiers)
        first = known[0] if known else tier_names.Tiers(next(iter(tiers)))
        for box, tier in zip(self._tiers.values(), (first.right, first.left, first.translation), strict=True):
            box.setCurrentText(tier or _NONE)
        self._left_handed = CheckBox("The signer’s dominant hand is the left one", "import.left_handed")  # noqa: RUF001
        self._sentences, self._lost = QListWidget(), QListWidget()
        for made, name in ((self._sentences, "import.sentences"), (self._lost, "import.lost")):
            made.setObjectName(name)
            made.setProperty("kind", "framed")
            made.setWordWrap(True)
            made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._sentences.setAccessibleName("Sentences")
        self._lost.setAccessibleName("What is changed or left out")
        self._about, self._about_lost = hint(), hint()
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._take = self._buttons.button(QDialogButtonBox.StandardButton.Ok)
        self._take.setText("Take it")
        self._take.setDefault(True)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        for box in self._tiers.values():
            box.currentTextChanged.connect(self._show)
        self._left_handed.toggled.connect(self._show)
        self._sentences.currentRowChanged.connect(self._show_lost)
        self._sentences.itemActivated.connect(self.accept)
        self._show()

    @property
    def sentence(self) -> Utterance | None:
        """Return the chosen sentence; None where none could be read."""
        row = self._sentences.currentRow()
        return self._read[row].document if 0 <= row < len(self._read) else None

    def _tier_box(self, name: str, title: str, tiers: Sequence[str]) -> QComboBox:
        box = QComboBox()
        box.setObjectName(f"import.{name}")
        box.setAccessibleName(title)
        box.addItems([*tiers] if name == "glosses" else [_NONE, *tiers])
        box.setMinimumContentsLength(18)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        return box

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setSpacing(theme.GAP)
        for name, title in _TIERS:
            form.addRow(label(title, 1), self._tiers[name])
        left, right, both = QVBoxLayout(), QVBoxLayout(), QHBoxLayout()
        left.addLayout(form)
        left.addWidget(self._left_handed)
        left.addStretch(1)
        right.addWidget(self._about)
        right.addWidget(self._sentences, 3)
        right.addWidget(self._about_lost)
        right.addWidget(self._lost, 2)
        both.addLayout(left, 0)
        both.addLayout(right, 1)
        both.setSpacing(theme.MARGIN)
        box = QVBoxLayout(self)
        box.setContentsMargins(20, 20, 20, 16)
        box.setSpacing(theme.MARGIN)
        box.addLayout(both)
        box.addWidget(self._buttons)
        self.resize(*_SIZE_PX)

    def _show(self, *_changed: object) -> None:
        """Read the file anew by the tiers as they are chosen; what is read already is shown no more."""
        self._fill((), _READING)
        self._has_changed = self._job is not None
        if self._job is None:
            self._job = Job(self._reading())
            self._job.start(self._end, self._fail)

    def _reading(self) -> Callable[[Callable[[float], None]], tuple[Imported[Utterance], ...]]:
        """Return the work that reads the file as the dialog stands now."""
        chosen = [box.currentText() for box in self._tiers.values()]
        tiers = [chosen[0], *("" if tier == _NONE else tier for tier in chosen[1:])]
        is_left_handed, signs = self._left_handed.isChecked(), self._signs
        is_refreshed, self._is_refreshed = self._is_refreshed, True
        content, path = self._content, self._path

        def read(told: Callable[[float], None]) -> tuple[Imported[Utterance], ...]:
            if not is_refreshed:
                signs.refresh(told)
            return eaf.read_eaf(
                content,
                str(path),
                signs.named,
                tiers=tiers,
                is_left_handed=is_left_handed,
                has_film=partial(_is_beside, path.parent),
            )

        return read

    def _end(self, read: tuple[Imported[Utterance], ...]) -> None:
        self._job = None
        if self._has_changed:
            self._show()
        else:
            count = len(read)
            self._fill(read, "One sentence" if count == 1 else f"{count} sentences: choose one")

    def _fail(self, error: SignerError) -> None:
        self._job = None
        if self._has_changed:
            self._show()
        else:
            self._fill((), str(error))

    def _fill(self, read: tuple[Imported[Utterance], ...], words: str) -> None:
        """Show sentences, the first of them chosen."""
        self._read = read
        self._about.setText(plain.tip(words))
        self._sentences.clear()
        for number, one in enumerate(read, 1):
            self._sentences.addItem(_row(number, one.document))
        self._take.setEnabled(bool(read))
        self._sentences.setCurrentRow(0 if read else -1)
        self._show_lost(self._sentences.currentRow())

    def done(self, result: int) -> None:
        """End what is still read, and close."""
        if self._job is not None:
            self._job.cancel()
            self._job.drop()
        super().done(result)

    def _show_lost(self, row: int) -> None:
        self._lost.clear()
        lost = self._read[row].losses if 0 <= row < len(self._read) else ()
        for one in lost:
            self._lost.addItem(QListWidgetItem(f"{one.where}: {excerpt(one.words)}"))
        told = "Changed or left out" if lost else "Nothing is changed or left out"
        self._about_lost.setText(told if self._read else "")


def _row(number: int, made: Utterance) -> QListWidgetItem:
    """Return a row of the list: glosses, and in another colour where some have no sign."""
    missing = len(gaps.gaps_of(made))
    words = excerpt(glosses.typed(made), _LONGEST)
    item = QListWidgetItem(f"{number}   {words}" + (f"   ({missing} without a sign)" if missing else ""))
    item.setToolTip(plain.tip(made.translation or words))
    return item


def _is_beside(folder: Path, name: str) -> bool:
    return (folder / name).is_file()
