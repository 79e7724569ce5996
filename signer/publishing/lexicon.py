"""Lexicon as a release: each sign in four forms, and a table, licence, citation and checksums for all."""

import csv
import hashlib
import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from signer import installed
from signer.characters.load import reference
from signer.corpus.inputs import ENDINGS
from signer.corpus.work import Item, Job, Row, write_output
from signer.errors import ExportError
from signer.lazy import lazily
from signer.phrases import phrase

with lazily():
    from signer import export as exports
    from signer import files
    from signer.export import exporting
    from signer.library import facts
    from signer.publishing import figure, told


if TYPE_CHECKING:
    from signer.files import SignReading

LICENCE: Final = "CC BY 4.0"
LICENCE_AT: Final = "https://creativecommons.org/licenses/by/4.0/"
TEXTS: Final = Path(__file__).with_name("release")
"""Folder of the texts of a release, with gaps for its facts."""
TABLE: Final = "signs.csv"
SUMS: Final = "SHA256SUMS"
FIGURE: Final = "figure.glb"
FORMS: Final = ("sign", "json", "glb", "pose")
"""Forms of each sign: the folders, and the endings of their files."""
COLUMNS: Final = (
    "name", "gloss", "translation", "tags", "hands", "handshapes", "places", "movement", "signals", "author",
    "licence", "source", "confidence", "reviewed", "notes",
)  # fmt: skip


@dataclass(frozen=True)
class Release(Job):
    """Write a sign as sign file, animation JSON, GLB movement and pose points."""

    name: ClassVar[str] = "lexicon"

    def work(self, item: Item, reading: "SignReading", row: Row) -> Row:
        """Write the files of a sign."""
        sign = reading.sign
        if item.path.lower().endswith(ENDINGS[1]):
            raise ExportError(phrase("{path}: is a sentence; a lexicon holds signs", path=item.path))
        if sign.licence != LICENCE:
            given = repr(sign.licence) if sign.licence else phrase("not told")
            raise ExportError(
                phrase(
                    "{path}: its licence is {given}; the lexicon is {wanted}",
                    path=item.path,
                    given=given,
                    wanted=LICENCE,
                )
            )
        solved = list(exporting.solved_movement(sign, reference(), item.path))
        more = {"published": told.published(sign)}
        movement = exporting.movement_bytes(sign, reference(), item.path, more, solved)
        row = self.delivered(row, f"sign/{item.stem}.sign", lambda path: files.save_sign(sign, made(path)))

        def write(path: Path) -> None:
            exports.export(sign, made(path), None, solved=solved)

        for form in ("json", "pose"):
            row = self.delivered(row, f"{form}/{item.stem}.{form}", write)
        return self.delivered(row, f"glb/{item.stem}.glb", lambda path: write_output(path, movement))


def made(path: Path) -> Path:
    """Return a path whose folder is there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def complete(out: Path, stems: Sequence[str]) -> int:
    """Write what a release says of all its signs, and checksums; return how many signs are in it.

    Args:
        out: its folder, with the signs.
        stems: names of the signs; those that were refused have no file.

    Raises:
        ExportError: the disk does not let it.
    """
    there = [stem for stem in stems if (out / "sign" / f"{stem}.sign").is_file()]
    text = io.StringIO()
    table = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    table.writeheader()
    table.writerows(row_of(stem, out / "sign" / f"{stem}.sign") for stem in there)
    said = {"count": len(there), "version": installed.version(), "licence": LICENCE, "at": LICENCE_AT}
    written = {
        path.name: path.read_text(encoding="utf-8").format(**said).encode()
        for path in sorted(TEXTS.iterdir())
    }
    written |= {TABLE: text.getvalue().encode(), FIGURE: figure.figure_bytes(reference())}
    for name, content in written.items():
        write_output(out / name, content)
    paths = [out / name for name in written]
    paths += [out / form / f"{stem}.{form}" for form in FORMS for stem in there]
    sums = (
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(out).as_posix()}"
        for path in sorted(paths)
    )
    write_output(out / SUMS, ("\n".join(sums) + "\n").encode())
    return len(there)


def row_of(stem: str, path: Path) -> dict[str, str]:
    """Return the row of a sign in the table; lists have a semicolon between."""
    sign = files.load_sign(path)
    found = facts.Facts.of(stem, sign)
    lists = {"handshapes": found.handshapes, "places": found.sites, "movement": found.movement}
    lists |= {"signals": found.signals, "tags": sign.tags}
    return {
        "name": stem,
        "gloss": sign.gloss,
        "translation": sign.translation,
        "hands": found.hands,
        "author": sign.author,
        "licence": sign.licence,
        "source": sign.source,
        "confidence": sign.confidence,
        "reviewed": "yes" if told.is_reviewed(sign) else "no",
        "notes": sign.notes,
        **{name: "; ".join(values) for name, values in lists.items()},
    }
