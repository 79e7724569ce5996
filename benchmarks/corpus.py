"""Corpora: two processes beside one, an index of 100,000 signs, and the start of the library.

python -m benchmarks.corpus [--whole] [--json]

The times of a run are by the clock and want a quiet machine with two cores; those of searches are the
processor's. Of the 100,000 files the first ones are indexed as they are, and tell how many a second that is;
with `--whole` all of them, in some ten minutes. The others are put into the index by the facts of real signs,
with the time and size of their files: what a start and a search do is the same.
"""

import itertools
import os
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from benchmarks.figure import Figure, show
from signer.corpus.checking import Check
from signer.corpus.executors import Processes
from signer.corpus.running import Kept, planned, run
from signer.corpus.work import Item, Row
from signer.files import load_sign
from signer.library.facts import Facts, Hands
from signer.library.index import BATCH, Index
from signer.library.shelf import Library, sign_files

FEW: Final = 75
MANY: Final = 300
FEW_SHARE: Final = 1.0 / 1.5
"""Share of the time of one process that two may take with 75 signs; each process loads its modules too."""
EIGHT_SHARE: Final = 1.0 / 6.0
"""Share of the time of one process that eight may take with the many, where there are as many cores."""
MANY_SHARE: Final = 1.0 / 1.8
SIGNS: Final = 100_000
READ: Final = 2_000
"""Files that are read unless all are asked for."""
START_S: Final = 1.0
SEARCH_MS: Final = 10.0
SHELF_S: Final = 0.5
HANDS: Final[tuple[Hands | None, ...]] = (None, "one", "two")
WORDS: Final = {
    "a gloss": ("idea", "s000123", "family 77"),
    "a beginning": ("s", "sa", "s05", "th", "a c"),
    "a handshape": ("bent l", "flat b", "1", "open"),
    "a place": ("temple", "chin", "forehead centre"),
    "a movement": ("circle", "circle clockwise", "tap", "straight"),
    "a meaning": ("thing", "friend", "old friend", "without"),
    "what most have": ("", "two hands", "one hand", "hand", "right", "left hand", "the"),
    "no sign": ("no such word", "two hands circle chin"),
}
"""Texts that are searched, each for all signs and for one and two hands, by title and by frequency."""


def measure(*, whole: bool = False) -> list[Figure]:
    """Measure runs and indexes."""
    with tempfile.TemporaryDirectory(prefix="signer-") as name:
        os.environ["XDG_CACHE_HOME"] = str(Path(name) / "cache")
        return [*_runs(Path(name)), *_shelf(), *_index(Path(name) / "many", whole=whole)]


def _runs(folder: Path) -> Iterable[Figure]:
    """Check signs with one process and with two."""
    found = sign_files()[:FEW]
    for count, share in ((FEW, FEW_SHARE), (MANY, MANY_SHARE)):
        items = []
        for number in range(count):
            path = folder / f"{number // FEW}" / found[number % FEW].name
            path.parent.mkdir(exist_ok=True)
            shutil.copy(found[number % FEW], path)
            items.append(Item(str(path), path.stem, weight=float(path.stat().st_size)))
        one, two = (_seconds(items, jobs) for jobs in (1, 2))
        yield Figure(f"check {count} signs, one process", one, "s", None)
        yield Figure(f"check {count} signs, two by one", two / one, "of the time", share)
    if (os.cpu_count() or 1) >= 8:
        yield Figure(
            f"check {MANY} signs, eight by one", _seconds(items, 8) / one, "of the time", EIGHT_SHARE
        )


def _seconds(items: list[Item], jobs: int) -> float:
    start, plan = time.monotonic(), planned(items, Check())
    run(plan, Processes(jobs), Kept(plan.items, remember=False))
    return time.monotonic() - start


def _shelf() -> Iterable[Figure]:
    """Read the program's signs for the first time, and again."""
    for name, target in (("first", None), ("second", SHELF_S)):
        start, shelf = time.monotonic(), Library()
        shelf.refresh()
        shelf.search("")
        yield Figure(f"library of {len(shelf)} signs, {name} start", time.monotonic() - start, "s", target)
        shelf.close()


def _index(folder: Path, *, whole: bool) -> Iterable[Figure]:
    """Index many signs, start again, and search."""
    known = [path.read_bytes() for path in sign_files()]
    real = SIGNS if whole else READ
    for number in range(SIGNS):
        path = folder / f"{number // 1000:03}" / f"S{number:06}.sign"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(known[number % len(known)] if number < real else b"{")
        os.utime(path, (1e9, 1e9))  # long ago, so that it is not looked at again for having just been written
    index, start = Index(folder, inside=True), time.monotonic()
    if whole:
        index.refresh(jobs=2)
    else:
        _fill(index, folder, real)
        start = time.monotonic()
        index.refresh(jobs=2)
    yield Figure("files indexed, two processes", real / (time.monotonic() - start), "a second", None)
    index.close()
    start, index = time.monotonic(), Index(folder)
    index.refresh()
    yield Figure(f"second start with {len(index):,} signs", time.monotonic() - start, "s", START_S)
    for kind, texts in WORDS.items():
        times = {_middle_ms(index, *one): one[0] for one in itertools.product(texts, HANDS, (False, True))}
        slowest = max(times)
        yield Figure(f"search for {kind}, slowest: {times[slowest]!r}", slowest, "ms", SEARCH_MS)
    index.close()


def _fill(index: Index, folder: Path, real: int) -> None:
    """Put all files but the first into the index, with the facts of the first."""
    facts = [Facts.of(path.stem, load_sign(path)) for path in sign_files()]
    batch = list[tuple[bytes, tuple[int, int], Row]]()
    for number in range(real, SIGNS):
        name, held = f"{number // 1000:03}/S{number:06}.sign", facts[number % len(facts)]
        told = Facts.from_json(held.as_json() | {"stem": f"S{number:06}"}).as_json()
        batch.append((name.encode(), (1_000_000_000 * 10**9, 1), Row(str(folder / name), "ok", details=told)))
        if len(batch) == BATCH or number == SIGNS - 1:
            index._write(batch, ())
            batch.clear()


def _middle_ms(index: Index, text: str, hands: Hands | None, frequent_first: bool, times: int = 9) -> float:
    found = []
    for _ in range(times):
        start = time.process_time()
        index.search(text, hands, frequent_first=frequent_first)
        found.append(time.process_time() - start)
    return 1000.0 * statistics.median(found)


if __name__ == "__main__":
    show(measure(whole="--whole" in sys.argv), as_json="--json" in sys.argv)
