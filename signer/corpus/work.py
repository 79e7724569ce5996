"""One sign of a run: what is asked of it, and the row that tells what was found."""

import hashlib
import os
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, Self, TypeAlias, TypeVar

from signer import atomic
from signer.corpus.inputs import ENDINGS
from signer.document.problems import MISSING
from signer.errors import ExportError, GapError, SignerError, SignFileError
from signer.lazy import lazily
from signer.phrases import phrase
from signer.printable import MESSAGE, excerpt

with lazily():
    from signer import files
    from signer.document import queries, video
    from signer.files import disk, utterance_file
    from signer.sequencing import gaps as mending
    from signer.sequencing import performing


if TYPE_CHECKING:
    from signer.document.sign import Sign
    from signer.document.utterance import Utterance
    from signer.files import SignReading
    from signer.files.utterance_file import UtteranceReading
    from signer.sequencing.gaps import Mend

D = TypeVar("D", "Sign", "Utterance")
State: TypeAlias = Literal["ok", "failed", "crashed", "timed out"]

STANDARD_INPUT: Final = "standard input"
"""Name of a sign that comes through a pipe."""
MOST_CARRIED: Final = 8 * 2**20
"""Bytes of outputs that are sent back to the computer that started the run; more needs a shared folder."""
READ: Final = "read"
"""Code of what is odd about a file as it is read, or about a sentence as it is performed."""
_UNREPORTED: Final = {"reported": False}


@dataclass(frozen=True, slots=True)
class Item:
    """One sign of a run.

    Attributes:
        path: name of its file, as it was given or found.
        stem: name that its outputs take over.
        content: the bytes of the file, where the worker need not have it.
        weight: about how long it takes, in any unit; what takes long is begun first.
        problems: why there is no file, where what was given names none.
    """

    path: str
    stem: str
    content: bytes | None = None
    weight: float = 0.0
    problems: tuple[str, ...] = ()

    @classmethod
    def of(cls, path: str | os.PathLike[str]) -> Self:
        """Return the item of a file."""
        name = os.fspath(path)
        return cls(name, Path(name).stem)

    def require_file(self) -> None:
        """Raise SignFileError where what was given names no file."""
        if self.problems:
            raise SignFileError(self.path, self.problems)

    def read(self) -> bytes:
        """Return the bytes of the file; SignFileError when it cannot be read."""
        self.require_file()
        if self.content is not None:
            return self.content
        path = Path(self.path)
        return disk.content_of(path, "sentence" if path.suffix.lower() == ENDINGS[1] else "sign")

    def reading(self, gaps: "Mend | None" = None, life: float | None = None) -> "SignReading":
        """Read the sign, or the sentence as a sign, with what is odd about the file.

        It has the life that is given; its own where that is None. SignFileError when it cannot be read;
        GapError when signs of a sentence are missing, and `gaps` does not say what becomes of them.
        """
        self.require_file()
        name, content = self.path, self.content
        folder = Path(name).absolute().parent if content is None else None
        piped = content if name == STANDARD_INPUT else None
        if name.lower().endswith(ENDINGS[1]) or (piped is not None and utterance_file.is_utterance(piped)):
            read = utterance_file.read_utterance
            said = files.open_utterance(name) if content is None else read(content, name)
            return _performed(said, name, gaps, life, folder)
        found = files.open_sign(name) if content is None else files.read_sign(content, name)
        return _with_life(found, life, folder)


@dataclass(frozen=True, slots=True)
class Row:
    """Row of a report: what was found about one sign.

    Attributes:
        path: the file.
        state: `ok`; `failed`, with errors; `crashed` with its process, tried again alone; `timed out`.
        digest: of the file's bytes.
        gloss, duration_s, frames, keys: of the sign; duration and frames with the way from rest and back.
        handshapes, sites: their ids, each once, in order of the keys.
        signer: name of the character that shows it; empty where none did.
        worst_contact_mm, worst_contact_s: the contact or target that is missed by most, and when.
        short_by_mm: the greatest miss for want of reach.
        deepest_mm, deepest_s, deepest_part, deepest_into: where a hand is deepest in something.
        limits: what joints hold back, in words, each once.
        errors, warnings: in words, each with its place in the file.
        error_codes, warning_codes: what kind each of them is, in the same order.
        losses: how many of what the sign says an output does not, by what it is.
        outputs: files that were written, in the folder of the run.
        took_s: how long it took; not in reports, which are the same on every machine.
        details: what the job tells its caller beside the row; not in reports.
        carried: outputs that are still to be written: name and bytes; not in reports.
    """

    path: str
    state: State = "failed"
    digest: str = ""
    gloss: str = ""
    duration_s: float = 0.0
    frames: int = 0
    keys: int = 0
    handshapes: tuple[str, ...] = ()
    sites: tuple[str, ...] = ()
    signer: str = ""
    worst_contact_mm: float | None = None
    worst_contact_s: float | None = None
    short_by_mm: float | None = None
    deepest_mm: float | None = None
    deepest_s: float | None = None
    deepest_part: str = ""
    deepest_into: str = ""
    limits: tuple[str, ...] = ()
    errors: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    error_codes: tuple[str, ...] = ()
    warning_codes: tuple[str, ...] = ()
    losses: Mapping[str, int] = field(default_factory=dict)
    outputs: tuple[str, ...] = ()
    took_s: float = field(default=0.0, metadata=_UNREPORTED)
    details: Any = field(default=None, metadata=_UNREPORTED)
    carried: tuple[tuple[str, bytes], ...] = field(default=(), metadata=_UNREPORTED)

    @property
    def ok(self) -> bool:
        """Return whether nothing is wrong with the sign."""
        return self.state == "ok"

    def failing(self, code: str, *words: str) -> "Row":
        """Return the row with errors of a kind added."""
        codes = (*self.error_codes, *(code for _ in words))
        return replace(self, errors=(*self.errors, *words), error_codes=codes)

    def as_json(self) -> dict[str, Any]:
        """Return what reports hold of the row."""
        named = ((each.name, getattr(self, each.name)) for each in fields(self) if not each.metadata)
        return {name: list(value) if isinstance(value, tuple) else value for name, value in named}


@dataclass(frozen=True)
class Job(ABC):
    """Job that a run does with each of its signs; its fields decide the result.

    Attributes:
        noun: what each file is, in words.
        out: folder of its outputs; None for a job that writes none.
        carries: outputs go back in the row, for workers that do not see the folder.
        gaps: what becomes of glosses of sentences that have no sign; None where those are errors.
        life: that signs and sentences are shown with; None for their own.
    """

    name: ClassVar[str] = ""
    noun: ClassVar[str] = "sign"
    out: Path | None = field(default=None, kw_only=True)
    carries: bool = field(default=False, kw_only=True)
    gaps: "Mend | None" = field(default=None, kw_only=True)
    life: float | None = field(default=None, kw_only=True)

    def options(self) -> dict[str, Any]:
        """Return what decides the result, ready for JSON: all fields but where outputs go."""
        return {
            each.name: _as_json(getattr(self, each.name))
            for each in fields(self)
            if each.name not in ("out", "carries")
        }

    def work_on_file(self, item: Item, row: Row) -> Row:
        """Do the job for the sign of a file. SignerError where it cannot be read, or as `work` has it."""
        reading = item.reading(self.gaps, self.life)
        return self.work(item, reading, described(row, reading))

    def carrying(self) -> Self:
        """Return the same job for workers that may not see its folder."""
        return replace(self, carries=True)

    @abstractmethod
    def work(self, item: Item, reading: "SignReading", row: Row) -> Row:
        """Do the job for one sign.

        Args:
            item: the sign's file.
            reading: the sign, and what is odd about its file.
            row: what is known of it.

        Returns:
            The row with what was found; one without errors is ok.

        Raises:
            SignerError: the job cannot be done for this sign.
        """

    def delivered(self, row: Row, name: str, write: Callable[[Path], None]) -> Row:
        """Return a row with an output: `write` is called with the path to write.

        Raises:
            SignerError: the disk does not let it, or the output is too big to be sent back.
        """
        assert self.out is not None
        if not self.carries:
            write(self.out / name)
            return replace(row, outputs=(*row.outputs, name))
        with tempfile.TemporaryDirectory(prefix="signer-") as folder:
            made = Path(folder) / Path(name).name
            write(made)
            data = made.read_bytes()
        if len(data) <= MOST_CARRIED - sum(len(each) for _, each in row.carried):
            return replace(row, outputs=(*row.outputs, name), carried=(*row.carried, (name, data)))
        if not self.out.is_dir():
            words = phrase(
                "{path} has {megabytes} MB, too many to be sent; give a folder that workers share",
                path=name, megabytes=len(data) >> 20,
            )  # fmt: skip
            raise ExportError(words)
        write_output(self.out / name, data)
        return replace(row, outputs=(*row.outputs, name))


def _as_json(value: Any) -> Any:
    """Return a value with its fractions, of frame rates, as texts."""
    if isinstance(value, tuple):
        return tuple(_as_json(each) for each in value)
    return str(value) if isinstance(value, Fraction) else value


def write_output(path: Path, data: bytes) -> None:
    """Write an output whole or not at all; ExportError with the reason and the mend."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        atomic.write(path, data, keep_backup=False)
    except OSError as error:
        raise not_written(path, error) from error


def not_written(place: Path, error: OSError, path: Path | None = None) -> ExportError:
    """Say that a place cannot be written to, by what the system says of a path in it."""
    refused = atomic.refusal(error, path or place)
    return ExportError(phrase("{path}: not written: {refusal}", path=place, refusal=refused))


def digest_of(content: bytes) -> str:
    """Return the digest of a file's bytes."""
    return f"sha256:{hashlib.sha256(content).hexdigest()}"


def one(item: Item | str | os.PathLike[str], job: Job) -> Row:
    """Do a job for one sign, whatever is wrong with it: the row tells.

    It depends on the file, the job and the program alone, can be pickled, and is all that workers run.
    """
    item = item if isinstance(item, Item) else Item.of(item)
    start, row = time.perf_counter(), Row(item.path)
    try:
        row = replace(row, digest=digest_of(item.read()))
        row = job.work_on_file(item, row)
    except SignFileError as error:
        row = row.failing(READ, *error.problems)
    except SignerError as error:
        row = row.failing("refused", str(error))
    except MemoryError:
        row = row.failing("memory", "it needs more memory than there is")
    except Exception as error:  # noqa: BLE001  a mistake of ours costs one sign, and is told
        words = f"a mistake of Signer's own, please report it: {type(error).__name__}: {error}"
        row = row.failing("mistake", excerpt(words, MESSAGE))
    return replace(row, state="failed" if row.errors else "ok", took_s=time.perf_counter() - start)


def _performed(
    reading: "UtteranceReading",
    name: str,
    gaps: "Mend | None",
    life: float | None,
    folder: Path | None,
) -> "SignReading":
    """Perform a sentence; its film has an absolute path, counted from the folder of its file."""
    said = reading.utterance if gaps is None else mending.mended(reading.utterance, gaps)
    said = _with_absolute_film(said if life is None else replace(said, life=life), folder)
    done = performing.perform(said)
    errors = [
        problem
        for problem in done.problems
        if problem.severity == "error" and not (gaps == "keep" and problem.code == MISSING)
    ]
    if errors:
        kind = GapError if all(problem.code == MISSING for problem in errors) else SignFileError
        raise kind(name, list(map(str, errors)))
    warnings = (str(problem) for problem in done.problems)
    return files.SignReading(done.sign, (*reading.warnings, *warnings))


def _with_life(reading: "SignReading", life: float | None, folder: Path | None) -> "SignReading":
    """Return a sign with the life that is asked for, its film as `_performed` has it; itself for None."""
    if life is None:
        return reading
    sign = _with_absolute_film(replace(reading.sign, life=life), folder)
    return files.SignReading(sign, reading.warnings)


def _with_absolute_film(document: D, folder: Path | None) -> D:
    """Return a sign or a sentence whose film has an absolute path, counted from the folder of its file."""
    film = document.video
    if film is None or folder is None:
        return document
    return replace(document, video=video.placed(film, str(folder), absolute=True))


def described(row: Row, reading: "SignReading") -> Row:
    """Return the row with what the sign says of itself."""
    sign = reading.sign
    keys = [key for _, key in queries.every_key(sign)]
    return replace(
        row,
        gloss=sign.gloss,
        duration_s=round(queries.span_s(sign)[1], 6),
        frames=queries.frame_count(sign),
        keys=len(keys),
        handshapes=tuple(dict.fromkeys(key.handshape for key in keys)),
        sites=tuple(dict.fromkeys(site for key in keys for site in key.sites if isinstance(site, str))),
        warnings=reading.warnings,
        warning_codes=(READ,) * len(reading.warnings),
    )
