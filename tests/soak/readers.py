"""Mutated files of each format that is read: read, or refused in a sentence, in little time and memory."""

import contextlib
import json
import random
import re
import time
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from signer import export, files
from signer.characters.load import reference
from signer.drafting.holds import holds_of
from signer.drafting.landmarks import landmarks_of
from signer.drafting.points import Points
from signer.drafting.reading import read_draft, read_points
from signer.errors import SignerError
from signer.export import write_vocabulary
from signer.export.sigml import sigml_bytes
from signer.importing import read_eaf
from signer.importing.sigml import drafted, notated_in
from signer.kinematics.sides import SIDES
from signer.library.shelf import FOLDER
from signer.notation.grammar import parse
from signer.notation.symbols import names_in
from signer.tables.reading import read_table
from tests.helpers.annotations import TIERS, named, tier
from tests.helpers.sign_tables import ROWS, csv_of
from tests.strategies.notation import gestural_sign

SLOWEST_S: Final = 1.0
"""Of the processor, for a file."""
MOST_BYTES: Final = 200_000_000
MEASURED: Final = 10
"""Of so many files the memory of one is measured, which takes as long again."""
ODD: Final = (
    b"",
    b"-1",
    b"0",
    b"1e999",
    b"9" * 400,
    b"nan",
    b"x" * 5000,
    b"\xf0\x9f\xa4\x9f",
    b"&#0;",
    b"&amp;",
    b"\\",
)
"""Words that are put where others stood."""
MOVES: Final = "UNDERSTAND"
NOTATED: Final = ("IDEA", "BORED", "HELP")


class Reader(NamedTuple):
    """A reader that is tried.

    Attributes:
        name: of the file that it is told to read.
        whole: makes files that are not damaged; a folder is given for those that need one.
        read: reads a file; what it returns is given to `draft`.
        draft: what is made of one in `every` files that are read, at its own pace; None where nothing is.
        every: one in so many.
    """

    name: str
    whole: Callable[[Path], Sequence[bytes]]
    read: Callable[[bytes, str], object]
    draft: Callable[[bytes, str], object] | None = None
    every: int = 250


@dataclass
class Tally:
    """Counts of what became of the files of a reader."""

    tried: int = 0
    read: int = 0
    drafted: int = 0
    slowest_s: float = 0.0
    most_bytes: int = 0
    refused: set[str] = field(default_factory=set)
    broken: list[str] = field(default_factory=list)

    def told(self) -> str:
        """In words."""
        return (
            f"{self.read} of {self.tried} mutated files read, {self.drafted} of them drafted, the others refused in "
            f"{len(self.refused)} kinds of sentences; the slowest took {self.slowest_s:.2f} s of the processor, the "
            f"largest {self.most_bytes >> 20} MB"
        )


def mutated(content: bytes, seed: int) -> bytes:
    """Damage some bytes, mostly of the head, or write odd words where others stood: the file stays well formed."""
    drawn, made = random.Random(seed), bytearray(content)
    for _ in range(drawn.choice((1, 1, 1, 2, 3, 6))):
        most = min(len(made), 2000) if drawn.random() < 0.7 else len(made)
        at, how = drawn.randrange(most), drawn.randrange(9)
        words: list[bytes | bytearray] = [*made.split(b'"')] if how > 4 else []
        if how == 0 and len(made) > 60:
            del made[at : at + drawn.randint(1, 40)]
        elif how == 1:
            made[at:at] = made[at : at + drawn.randint(1, 40)]
        elif how == 2:
            made[at] = drawn.randrange(256)
        elif how == 3:
            del made[at + 60 :]
        elif len(words) > 4:
            one, other = (drawn.randrange(1, len(words) - 1, 2) for _ in range(2))
            words[one] = words[other] if how < 7 else drawn.choice(ODD)
            made = bytearray(b'"'.join(words))
        elif digit := re.compile(rb"[0-9.,-]").search(made, at):
            made[digit.start()] = drawn.choice(b"0123456789-,.e")
    return bytes(made)


def run(reader: Reader, whole: Sequence[bytes], count: int, seed: int) -> Tally:
    """Read so many mutated files."""
    found = Tally()
    for number in range(count):
        content = mutated(whole[number % len(whole)], seed + number)
        took_s, most = _tried(reader, content, found, is_measured=number % MEASURED == 0)
        found.slowest_s, found.most_bytes = max(found.slowest_s, took_s), max(found.most_bytes, most)
        if took_s > SLOWEST_S or most > MOST_BYTES:
            found.broken.append(f"{took_s:.1f} s and {most >> 20} MB for {content[:300]!r}")
    return found


def _tried(reader: Reader, content: bytes, found: Tally, *, is_measured: bool) -> tuple[float, int]:
    """Read a file, and return what it took, s of the processor and bytes; 0 where that was not measured."""
    found.tried, most = found.tried + 1, 0
    begun = time.process_time()
    try:
        reader.read(content, reader.name)
        took_s = time.process_time() - begun
        found.read += 1
        if reader.draft is not None and found.read % reader.every == 1:
            reader.draft(content, reader.name)
            found.drafted += 1
    except SignerError as error:
        took_s = time.process_time() - begun
        found.refused.add("".join(one for one in str(error) if not one.isdigit())[:60])
    except Exception as error:  # noqa: BLE001 - what is no SignerError is what is looked for
        took_s = time.process_time() - begun
        found.broken.append(f"{type(error).__name__}: {error} for {content[:300]!r}")
    if is_measured:
        tracemalloc.start()
        with contextlib.suppress(Exception):  # it was told above
            reader.read(content, reader.name)
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    return took_s, most


# What is read


def _notations(_: Path) -> list[bytes]:
    library = (files.load_sign(FOLDER / f"{name}.sign") for name in NOTATED)
    return [gestural_sign(seed) for seed in range(8)] + [sigml_bytes(sign, "hamnosys") for sign in library]


def _lines(_: Path) -> list[bytes]:
    """Return lines of HamNoSys, as attributes of files have them."""
    contents = (sigml_bytes(files.load_sign(FOLDER / f"{name}.sign"), "hamnosys") for name in NOTATED)
    return [content.split(b'hamnosys="')[1].split(b'"')[0] for content in contents]


def _annotations(folder: Path) -> list[bytes]:
    tiers = tier("RH-IDgloss", (1, 2, "MY"), (3, 5, "NAME")), tier("brows", (1, 3, "brow.raise"))
    return [(TIERS % "".join(tiers)).encode(), exported(".eaf", folder)]


def _vocabulary(folder: Path) -> list[bytes]:
    write_vocabulary(folder, (("MY", "one hand"),))
    return [(folder / "signs.ecv").read_bytes()]


def exported(ending: str, folder: Path) -> bytes:
    """Return a sign as a file with this ending; JSON is that of points."""
    if ending == ".json":
        return holistic_of(read_points(exported(".pose", folder), "film.pose"))
    path = folder / f"film{ending}"
    export.export(files.load_sign(FOLDER / f"{MOVES}.sign"), path, fps=30)
    return path.read_bytes()


def holistic_of(points: Points) -> bytes:
    """Return a file of holistic JSON with points."""
    width, height = points.size
    parts = {"pose_landmarks": points.body, **{f"{one}_hand_landmarks": points.hands[one] for one in SIDES}}
    scaled = {name: (at / (width, height, width)).tolist() for name, at in parts.items()}
    frames = [{name: at[frame] for name, at in scaled.items()} for frame in range(len(points.times_s))]
    return json.dumps({"fps": 30, "width": width, "height": height, "frames": frames}).encode()


def _landmarks(content: bytes, name: str) -> None:
    found = landmarks_of(reference(), read_points(content, name), name)
    for side in SIDES:
        holds_of(found, side)


def _moving(ending: str) -> Reader:
    return Reader(f"film{ending}", lambda folder: [exported(ending, folder)], _landmarks, read_draft)


@cache
def readers() -> dict[str, Reader]:
    """Return all readers, by what they read."""
    told = {
        "SiGML": Reader(
            "a.sigml", _notations, notated_in,
            lambda *told: [drafted(*one) for one in notated_in(*told)[:1]], 200,
        ),
        "HamNoSys": Reader("", _lines, lambda content, _: parse(names_in(content.decode("utf-8", "replace")))),
        "EAF": Reader("a.eaf", _annotations, lambda content, name: read_eaf(content, name, named)),
        "CSV": Reader("lex.csv", lambda _: [csv_of(*ROWS).encode()], read_table),
        "ECV": Reader("lex.ecv", _vocabulary, read_table),
    }  # fmt: skip
    return told | {ending[1:]: _moving(ending) for ending in (".pose", ".json", ".bvh", ".glb")}
