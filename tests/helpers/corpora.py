"""Corpora for tests: folders of small signs, and jobs whose processes die or hang on some of them."""

import os
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar

from signer.corpus.work import Item, Job, Row
from signer.files import save_sign
from signer.files.reading import SignReading
from tests.helpers.signs import small_sign


def write_corpus(folder: Path, count: int) -> list[Path]:
    """Write signs that differ in their gloss; their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"S{number:04}.sign" for number in range(count)]
    for path in paths:
        save_sign(replace(small_sign(), gloss=path.stem), path)
    return paths


@dataclass(frozen=True)
class Probe(Job):
    """Count the letters of a gloss; what is asked of some signs goes wrong.

    Attributes:
        dies: names of signs over which the process ends.
        dies_once: a folder that remembers over which signs it has ended once already.
        hangs: names of signs that take for ever.
        fails: names of signs in which a mistake of ours is.
        slow_s: how long every sign takes.
    """

    name: ClassVar[str] = "probe"
    dies: tuple[str, ...] = ()
    dies_once: tuple[str, ...] = ()
    hangs: tuple[str, ...] = ()
    fails: tuple[str, ...] = ()
    slow_s: float = 0.0

    def work(self, item: Item, reading: SignReading, row: Row) -> Row:  # noqa: ARG002
        assert self.out is not None
        mark = self.out / f"{item.stem}.died"
        if item.stem in self.dies or (item.stem in self.dies_once and not mark.exists()):
            mark.touch()
            os._exit(9)
        if item.stem in self.hangs:
            time.sleep(1000.0)
        if item.stem in self.fails:
            raise ZeroDivisionError("by zero")
        time.sleep(self.slow_s)
        row = self.delivered(row, f"{item.stem}.txt", lambda path: _write(path, row.gloss))
        return replace(row, short_by_mm=float(len(row.gloss)))


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
