"""Files of other programs as the import dialog shows them: their choices, and a draft of each thing."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from signer.importing.formats import EAF, LANDMARKS, format_of
from signer.lazy import lazily
from signer.phrases import counted
from signer.printable import excerpt
from signer.studio.language import tr
from signer.studio.widgets.forms import Form, choice_field
from signer.studio.widgets.pieces import CheckBox, label

with lazily():
    from signer.drafting import reading
    from signer.importing import annotation, conventions, eaf, sigml
    from signer.sequencing import gaps, glosses

if TYPE_CHECKING:
    from signer.characters.character import Character
    from signer.document.sign import Sign
    from signer.document.utterance import Utterance
    from signer.importing.imported import Imported
    from signer.library.shelf import Library

LONGEST: Final = 90
"""Characters of a row, at most: about the width of the list."""
_TIERS: Final = (("glosses", tr("Glosses")), ("other", tr("Other hand")), ("translation", tr("Translation")))
_NONE: Final = tr("None")


class Kind(NamedTuple):
    """Words for the things that a file holds, as the dialog needs them."""

    one: str
    many: Callable[[int], str]
    name: str
    take: str
    others: str


SENTENCES: Final = Kind(
    tr("One sentence"), lambda number: counted(number, "sentence"), tr("Sentence"), tr("Take this sentence"),
    tr("The other sentences stay in the file"),
)  # fmt: skip
SIGNS: Final = Kind(
    tr("One sign"), lambda number: counted(number, "sign"), tr("Sign"), tr("Take this sign"),
    tr("The other signs stay in the file"),
)  # fmt: skip


class Found(NamedTuple):
    """One thing of a file: its words there, what they say in another language, and what drafts it."""

    words: str
    about: str
    draft: Callable[[], Imported[Utterance] | Imported[Sign]]


class ImportSource(QWidget):
    """Choices about a file, above the list of what it holds.

    Signals:
        changed(): another choice: the file is to be read anew.
    """

    changed = Signal()
    kind: ClassVar[Kind] = SENTENCES
    waiting: ClassVar[str] = tr("Looking the glosses up in the library …")

    @abstractmethod
    def reading(self) -> Callable[[Callable[[float], None]], tuple[Found, ...]]:
        """Return the work that reads the file as it is chosen now, to be done beside the window."""


class AnnotationSource(ImportSource):
    """Annotations of ELAN: which tiers hold what."""

    def __init__(self, path: Path, content: bytes, signs: Library) -> None:
        """SignerError where the file is no EAF, or holds no tier.

        Args:
            path: of the file; films are looked for beside it.
            content: of the file.
            signs: the library in which glosses are looked up; it is brought up to date.
        """
        super().__init__()
        self._path, self._content, self._signs, self._is_refreshed = path, content, signs, False
        tiers = annotation.read_annotations(content, str(path)).tiers
        eaf.require_tiers(tiers, str(path))
        self._tiers = {name: _tier_box(name, title, tuple(tiers)) for name, title in _TIERS}
        known = conventions.tiers_of(tiers)
        first = known[0] if known else conventions.Tiers(next(iter(tiers)))
        for box, tier in zip(self._tiers.values(), (first.right, first.left, first.translation), strict=True):
            box.setCurrentText(tier or _NONE)
            box.currentTextChanged.connect(self.changed)
        self._left_handed = _left_handed_box(self)
        form = Form("import")
        for name, title in _TIERS:
            form.addRow(label(title, 1), self._tiers[name])
        box_ = QVBoxLayout(self)
        box_.setContentsMargins(0, 0, 0, 0)
        box_.addLayout(form)
        box_.addWidget(self._left_handed)

    def reading(self) -> Callable[[Callable[[float], None]], tuple[Found, ...]]:
        chosen = [box.currentText() for box in self._tiers.values()]
        tiers = [chosen[0], *("" if tier == _NONE else tier for tier in chosen[1:])]
        is_left_handed, signs = self._left_handed.isChecked(), self._signs
        is_refreshed, self._is_refreshed = self._is_refreshed, True
        content, path = self._content, self._path

        def read(told: Callable[[float], None]) -> tuple[Found, ...]:
            if not is_refreshed:
                signs.refresh(told)
            read = eaf.read_eaf(
                content,
                str(path),
                signs.named,
                tiers=tiers,
                is_left_handed=is_left_handed,
                has_film=partial(_is_beside, path.parent),
            )
            return tuple(
                Found(_sentence_words(one.document), one.document.translation, partial(_same, one))
                for one in read
            )

        return read


class OneSignerSource(ImportSource):
    """Signs of one signer, who may lead with the left hand."""

    kind = SIGNS

    def __init__(self, path: Path, content: bytes, character: Character) -> None:
        super().__init__()
        self._path, self._content, self._character = path, content, character
        self._left_handed = _left_handed_box(self)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self._left_handed)


class NotationSource(OneSignerSource):
    """Signs in notation: SiGML, in either dialect."""

    waiting = tr("Reading the signs …")

    def reading(self) -> Callable[[Callable[[float], None]], tuple[Found, ...]]:
        content, path, character = self._content, self._path, self._character
        is_left_handed = self._left_handed.isChecked()

        def read(_told: Callable[[float], None]) -> tuple[Found, ...]:
            return tuple(
                Found(
                    excerpt(notated.gloss or path.stem, LONGEST),
                    "",
                    partial(sigml.drafted, notated, lost, character, is_left_handed=is_left_handed),
                )
                for notated, lost in sigml.notated_in(content, str(path))
            )

        return read


class FilmSource(OneSignerSource):
    """Landmarks of a film: one sign, drafted when it is shown."""

    waiting = tr("Reading the landmarks …")

    def reading(self) -> Callable[[Callable[[float], None]], tuple[Found, ...]]:
        draft = partial(
            reading.read_draft,
            self._content,
            str(self._path),
            self._character,
            is_left_handed=self._left_handed.isChecked(),
        )
        found = Found(excerpt(self._path.stem, LONGEST), "", draft)
        return lambda _told: (found,)


def source_of(path: Path, content: bytes, signs: Library, character: Character) -> ImportSource:
    """Return the source of a file, by its ending; SignerError where it cannot be one."""
    if format_of(path) is EAF:
        return AnnotationSource(path, content, signs)
    if format_of(path) in LANDMARKS:
        return FilmSource(path, content, character)
    return NotationSource(path, content, character)


def _left_handed_box(source: ImportSource) -> CheckBox:
    """Return the box that says which hand of the signer is the dominant one."""
    box = CheckBox(tr("The signer’s dominant hand is the left one"), "import.left_handed")  # noqa: RUF001
    box.toggled.connect(source.changed)
    return box


def _same(one: Imported[Utterance]) -> Imported[Utterance]:
    return one


def _sentence_words(made: Utterance) -> str:
    missing = len(gaps.gaps_of(made))
    words = excerpt(glosses.typed(made), LONGEST)
    return words + (tr("   ({missing} without a sign)", missing=missing) if missing else "")


def found_words(count: int, kind: Kind) -> str:
    """Say how much a file holds: "One sentence", "3 sentences: choose one"."""
    return kind.one if count == 1 else tr("{counted}: choose one", counted=kind.many(count))


def _tier_box(name: str, title: str, tiers: Sequence[str]) -> QComboBox:
    offered = [*tiers] if name == "glosses" else [_NONE, *tiers]
    return choice_field(f"import.{name}", title, ((one, one) for one in offered), letters=18)


def _is_beside(folder: Path, name: str) -> bool:
    return (folder / name).is_file()
