"""Import of a file of another program as one file of a run: its sentences, or its signs."""

import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from signer.corpus.work import Item, Job, Row, described, write_output
from signer.document.problems import MISSING
from signer.errors import ImportingError
from signer.films.look import READ
from signer.importing.formats import EAF, LANDMARKS, POSE, format_of
from signer.lazy import lazily
from signer.phrases import counted
from signer.shelves.shelf import Shelf

with lazily():
    from signer import files
    from signer.drafting import detecting, points, reading
    from signer.export import losses
    from signer.files import disk
    from signer.importing import eaf, sigml, xml_text
    from signer.library import shelf
    from signer.sequencing import gaps, glosses


if TYPE_CHECKING:
    from signer.document.sign import Sign
    from signer.document.utterance import Utterance
    from signer.export.losses import Loss
    from signer.files import SignReading
    from signer.importing.imported import Imported
    from signer.library.shelf import Library

SIGN: Final = ".sign"
SENTENCE: Final = ".utterance"


@dataclass(frozen=True)
class Import(Job):
    """Make sentences of an EAF file, or drafts of SiGML or of landmarks, each a file of its own.

    The row tells the first of them; its details are the losses of all.

    Attributes:
        strict: a file of which something would be left out, or is guessed, is refused.
        named: the whole name of the one file that is written; empty for names by those that are read.
        tiers: of the right hand or all glosses, of the left one, and of the translation.
        is_left_handed: the signer is.
        library: folders of signs that come before the program's own, the first in front.
        detector: interpreter that reads films; empty for the one that was set up.
    """

    name: ClassVar[str] = "import"
    noun: ClassVar[str] = "file"
    strict: bool = False
    named: str = ""
    tiers: tuple[str, ...] = ()
    is_left_handed: bool = False
    library: tuple[str, ...] = ()
    detector: str = ""

    def work_on_file(self, item: Item, row: Row) -> Row:
        """Make the documents of a file and write them."""
        is_film = Path(item.path).suffix.lower() in READ
        if not is_film and format_of(Path(item.path)) is EAF:
            return self._sentences(item, row)
        if is_film or format_of(Path(item.path)) in LANDMARKS:
            film = str(Path(item.path).absolute()) if is_film and item.content is None else ""
            if is_film:
                content, row = self._detected(item, row)
            else:
                content = _content(item, "landmarks", points.MOST_BYTES)
            path = str(landmarks_beside(Path(item.path))) if is_film else item.path
            draft = reading.read_draft(content, path, is_left_handed=self.is_left_handed, film=film)
            read: Sequence[Imported[Sign]] = (draft,)
        else:
            content = _content(item, "SiGML", sigml.MOST_BYTES)
            read = sigml.read_sigml(content, item.path, is_left_handed=self.is_left_handed)
        row = described(row, files.SignReading(read[0].document, ()))
        row = self._told(item, row, [loss for one in read for loss in one.losses])
        for name, one in zip(self._names(item, len(read), SIGN, "sign"), read, strict=True):
            row = self.work(replace(item, stem=name), files.SignReading(one.document, ()), row)
        return row

    def work(self, item: Item, reading: "SignReading", row: Row) -> Row:
        """Write one draft."""
        return self.delivered(row, item.stem, lambda path: files.save_sign(reading.sign, path))

    def _detected(self, item: Item, row: Row) -> tuple[bytes, Row]:
        """Return the landmarks of a film: those beside it, or what the detector reads, as an output."""
        film = Path(item.path)
        if landmarks_beside(film).is_file():
            return disk.content_of(landmarks_beside(film), "landmarks", points.MOST_BYTES), row
        with tempfile.TemporaryDirectory(prefix="signer-") as folder:
            if item.content is not None:  # of another computer
                film = Path(folder, film.name)
                film.write_bytes(item.content)
            made = Path(folder, f"{item.stem}{POSE.ending}")
            detecting.detect(film, made, lambda _share: None, self.detector)
            content = made.read_bytes()
        return content, self.delivered(row, made.name, lambda path: write_output(path, content))

    def _sentences(self, item: Item, row: Row) -> Row:
        read = eaf.read_eaf(
            _content(item, "EAF", xml_text.MOST_BYTES),
            item.path,
            signs_of(self.library).named,
            tiers=self.tiers,
            is_left_handed=self.is_left_handed,
            has_film=lambda film: (Path(item.path).parent / film).is_file(),
        )
        row = replace(row, gloss=glosses.typed(read[0].document))
        row = self._told(item, row, [loss for one in read for loss in one.losses])
        missing = [(len(gaps.gaps_of(one.document)), len(one.document.items)) for one in read]
        warnings = tuple(_without_sign(*each) for each in missing if each[0])
        row = replace(row, warnings=warnings, warning_codes=(MISSING,) * len(warnings))
        for name, one in zip(self._names(item, len(read), SENTENCE, "sentence"), read, strict=True):
            row = self.delivered(row, name, _saving(one))
        return row

    def _told(self, item: Item, row: Row, lost: "Sequence[Loss]") -> Row:
        """Return the row with what is lost; ImportingError where that is refused."""
        if self.strict and (refused := losses.refused_by_strict(lost)):
            raise ImportingError(f"{item.path}: not read: it {refused}")
        return replace(row, losses=losses.counts_of(lost), details=lost)

    def _names(self, item: Item, count: int, ending: str, noun: str) -> list[str]:
        """Return the names of the files that are written for one that is read."""
        if self.named and count > 1:
            words = f"it holds {counted(count, noun)}; give a folder for them"
            raise ImportingError(f"{item.path}: not read: {words}")
        if count == 1:
            return [self.named or f"{item.stem}{ending}"]
        width = len(str(count))
        return [f"{item.stem}-{number:0{width}}{ending}" for number in range(1, count + 1)]


def landmarks_beside(film: Path) -> Path:
    """Return where the landmarks of a film lie, if they were read of it before."""
    return film.with_suffix(POSE.ending)


@cache
def signs_of(folders: tuple[str, ...]) -> "Library":
    """Return the signs in which glosses are looked up, read once in each process."""
    found = shelf.Library([Shelf(one, Path(one)) for one in folders])
    found.refresh()
    return found


def _content(item: Item, kind: str, most: int) -> bytes:
    return disk.content_of(Path(item.path), kind, most) if item.content is None else item.content


def _saving(one: "Imported[Utterance]") -> Callable[[Path], None]:
    return lambda path: files.save_utterance(one.document, path)


def _without_sign(missing: int, count: int) -> str:
    noun = "gloss" if count == 1 else "glosses"
    return f"{missing} of {count} {noun} without a sign"
