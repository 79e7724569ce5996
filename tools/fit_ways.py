"""Find ways between handshapes on which no finger passes through another, and keep them as data.

`python -m tools.fit_ways [--all]` finds them for every pair of the inventory and writes
`handshapes/data/ways.npz`; pairs of which neither shape has changed since are kept unless `--all` is said.
Each is sought with a quick model of the hand and mended on the drawn one: a minute or two for a shape that
changed, two hours for all. `python -m tools.fit_ways --measure [NAME ...]` measures ways on the drawn hand,
between the letters or the named shapes; `--mend` mends those beyond the bound, too; `--all` takes every pair,
those that library signs use first. What is left is listed in `docs/handshape-ways.csv`. With `--journal FILE`
a run that was stopped goes on where it was: pairs that the file has are not measured again.
"""

import argparse
import csv
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, islice, pairwise, product
from pathlib import Path
from typing import Final

import numpy as np

from body_model.arrays import Array
from fingerspelling.catalogue import letters
from handshapes import catalogue
from handshapes.joints import NAMES
from handshapes.ways import FILE, REST, Way, way_between
from signer.document.tracks.hand import HandTrack
from signer.files import load_sign
from signer.kinematics.hand import handshape_angles
from signer.kinematics.rig import HANGING_FINGERS_DEG
from signer.library.shelf import sign_files
from tools.fitting.digits import Digits
from tools.fitting.drawn_digits import DrawnDigits, row_of
from tools.fitting.measure import right_hand
from tools.fitting.way_mending import MARGINS_M, beginnings, mended, moments, ordered

BOUND_M: Final = 0.003
"""No finger goes deeper into another one, unless an end shape does."""
MORE_M: Final = 0.0005
"""It may go so much deeper than the deeper one of its two end shapes."""
QUICK_BOUND_M: Final = 0.0038
"""Bound of the quick model, which reads depths about a third too deep."""
STRICT_BOUND_M: Final = 0.0022
"""Bound of the quick model between letters, which are read from the shape of the hand."""
SAMPLES: Final = 13
LEAST_RAD: Final = 1e-3
_OPEN_FINGER_RAD: Final = (0.15, 0.25, 0.15)
"""Flexions of a finger that is lifted out of the way: base, middle, end."""
_LIFTS: Final = (0.0, 0.35, 0.7, 1.0)
_SWINGS: Final = (0.0, 0.5, 1.0)
_SIDES: Final = ((1.0, 1.0), (1.0, 0.0), (0.0, 1.0))
_BATCH: Final = 20
_NEAR_END: Final = 0.3
"""Share of the change within which a hand still leaves an end shape, or already comes to it."""
CLOSE_MOMENTS: Final = 48
"""So many moments of a change are looked at on the drawn hand."""
_UNSURE_M: Final = 0.0012
"""The quick measure of the drawn hand may be off by so much where it matters."""
_NEARLY_M: Final = 0.0015
"""A way that is so little too deep is mended where it is; others are begun anew."""
_STRAIGHT: Final = Way(np.zeros(21), np.zeros(21))
_TRIES: Final = 160
_ALIKE: Final = 4
"""So many shapes that are most like one are asked for their ways."""
MOST_TRIES: Final = 9
"""Ways from which a pair is mended, one after the other."""
_WRITTEN: Final = 10
"""After so many pairs what was found is written."""
LEFT: Final = Path(__file__).parents[1] / "docs" / "handshape-ways.csv"
"""The pairs that go beyond the bound."""
ROUNDING_M: Final = 1e-7
"""Of a depth in tables."""
COLUMNS: Final = ("handshape", "other", "depth_mm", "bound_mm")
_STEP_RAD: Final = 0.25


def main() -> int:
    """Find and write the ways, measure or mend them; 1 when one that is measured stays beyond the bound."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", help="handshapes to measure; the letters unless given")
    parser.add_argument("--all", action="store_true", help="every pair: find it anew, or measure it")
    parser.add_argument("--measure", action="store_true", help="measure on the drawn hand, and find nothing")
    parser.add_argument("--mend", action="store_true", help="measure, and mend what is beyond the bound")
    parser.add_argument("--journal", type=Path, help="file that keeps what was measured, to go on from")
    parser.add_argument("--tries", type=int, default=MOST_TRIES, help="ways from which a pair is mended")
    options = parser.parse_args()
    if options.measure or options.mend:
        shapes = options.names or sorted({one.form.handshape for one in letters()})
        pairs = by_use() if options.all else _in_order(shapes)
        found = measure(pairs, mends=options.mend, journal=options.journal, tries=options.tries)
        return 1 if any(one.is_over for one in found) else 0
    find(anew=options.all)
    return 0


def find(*, anew: bool) -> None:
    """Find the ways between all pairs, and write them."""
    names, angles = every_shape()
    found = {} if anew else _unchanged(names, angles)
    digits, drawn, begun = Digits(right_hand()[0]), Drawn(), time.monotonic()
    wanted = [pair for pair in combinations(range(len(names)), 2) if pair not in found]
    shapes = {one.form.handshape for one in letters()}
    looked = dict[tuple[str, str], Measured]()
    for number, pair in enumerate(wanted, 1):
        before = way_between(names[pair[0]], names[pair[1]])
        are_letters = names[pair[0]] in shapes and names[pair[1]] in shapes
        bound_m = STRICT_BOUND_M if are_letters else QUICK_BOUND_M
        start, end = angles[pair[0]], angles[pair[1]]
        quick = found_way(digits, start, end, before, bound_m)
        found[pair], over_m = drawn.mended(start, end, quick)
        bound_m = allowed(start, end)
        one = Measured(names[pair[0]], names[pair[1]], bound_m + over_m, bound_m)
        looked[one.pair] = one
        if number % 20 == 0:
            over = sum(one.is_over for one in looked.values())
            done = f"{number} of {len(wanted)} pairs, {over} not free, {time.monotonic() - begun:.0f} s"
            print(done, flush=True)
    write(found)
    _list_left(looked)
    over = sum(one.is_over for one in looked.values())
    print(f"{over} of {len(wanted)} that were sought are not free")


def write(found: Mapping[tuple[int, int], Way | None]) -> None:
    """Write the ways between pairs of shapes, which are called by their numbers among all."""
    names, angles = every_shape()
    kept = {pair: way for pair, way in sorted(found.items()) if way is not None}
    new = FILE.with_suffix(".new.npz")
    np.savez_compressed(
        new,
        names=np.array(names),
        angles=angles.astype(np.float32),
        pairs=np.array(list(kept), np.uint8).reshape(-1, 2),
        offsets=np.array([np.stack(way) for way in kept.values()], np.float16).reshape(-1, 2, len(NAMES)),
    )
    new.replace(FILE)  # whole at any moment, also for who stops this
    print(f"wrote {FILE}: {len(kept)} of {len(found)} pairs go another way")


def drawn_depth(angles: Array) -> tuple[float, str]:
    """Return how deep a digit of the drawn hand lies in another one, m, and which in which."""
    hand, parts = right_hand()
    found = parts.deepest(hand.skin(angles).positions, digits_only=True)
    return (found[0].depth_m, f"{found[0].one} in {found[0].other}") if found else (0.0, "")


def found_way(
    digits: Digits, start: Array, end: Array, known: Way | None = None, bound_m: float = QUICK_BOUND_M
) -> Way | None:
    """Return the least way that is free by the quick model, or the least deep; None for the straight one.

    No digit lies deeper than `bound_m` in another one. A `known` way that is free is kept.
    """
    share = np.linspace(0.0, 1.0, SAMPLES)[1:-1]
    # what touches in an end shape lies in each other by the quick model; away from there that is no excuse
    leaving, coming = (np.clip(1.0 - part / _NEAR_END, 0.0, 1.0)[:, None] for part in (share, 1.0 - share))
    first, last = digits.depths(np.stack([start, end])) + MORE_M
    allowed = np.maximum(bound_m, np.maximum(leaving * first, coming * last))

    def over_m(ways: Sequence[Way]) -> Array:
        straight = (1.0 - share[:, None]) * start + share[:, None] * end
        postures = np.concatenate([way.led(straight, share) for way in ways])
        deep = digits.depths(postures).reshape(len(ways), len(share), -1) - allowed
        return np.asarray(deep.max(axis=(1, 2)))

    best, least = _STRAIGHT, float(over_m([_STRAIGHT])[0])
    if least <= 0.0:
        return None
    if known is not None and (over := float(over_m([known])[0])) < least:
        best, least = known, over
    if least <= 0.0:
        return best
    candidates = list(_candidates(start, end))
    for at in range(0, len(candidates), _BATCH):
        batch = candidates[at : at + _BATCH]
        over = over_m(batch)
        free = np.flatnonzero(over <= 0.0)
        row = int(free[0]) if len(free) else int(over.argmin())
        if over[row] < least:
            best, least = batch[row], float(over[row])
        if least <= 0.0:
            return _kept(best)
    drawn, size = np.random.default_rng(0), _STEP_RAD
    for _ in range(_TRIES // _BATCH):
        tries = [Way(*(part + drawn.normal(0.0, size, 21) for part in best)) for _ in range(_BATCH)]
        over = over_m(tries)
        row = int(over.argmin())
        if over[row] < least:
            best, least = tries[row], float(over[row])
        else:
            size *= 0.7
        if least <= 0.0:
            break
    return _kept(best)


@dataclass(frozen=True, slots=True)
class Measured:
    """Depth of a digit in another one on the way between two shapes, and the greatest allowed, m."""

    one: str
    other: str
    depth_m: float
    bound_m: float

    @classmethod
    def of(cls, row: Mapping[str, str]) -> "Measured":
        """Read a row of a table."""
        one, other, *numbers = (row[name] for name in COLUMNS)
        return cls(one, other, *(1e-3 * float(number) for number in numbers))

    @property
    def pair(self) -> tuple[str, str]:
        """The names of both shapes."""
        return self.one, self.other

    @property
    def is_over(self) -> bool:
        """Return whether it is deeper than it may be."""
        return self.depth_m - self.bound_m > ROUNDING_M

    def row(self) -> list[str]:
        """Return a row of a table."""
        numbers = (self.depth_m, self.bound_m)
        return [self.one, self.other, *(f"{1e3 * number:.4f}" for number in numbers)]


class Drawn:
    """Ways between handshapes on the drawn hand, which has the last word."""

    def __init__(self) -> None:
        self._hand, self._parts = right_hand()
        self._digits = DrawnDigits(self._hand, self._parts)

    def over_m(self, start: Array, end: Array, way: Way | None) -> float:
        """Return how much deeper than allowed digits lie in each other on a way, m; zero where none does."""
        share = moments(CLOSE_MOMENTS)
        straight = (1.0 - share[:, None]) * start + share[:, None] * end
        return self.over_in_m(straight if way is None else way.led(straight, share), allowed(start, end))

    def over_in_m(self, postures: Iterable[Array], allowed_m: float) -> float:
        """Return how much deeper than allowed digits lie in each other in any of some postures (21,), m."""
        over_m, every = 0.0, np.stack(list(postures))
        for joints, rows in zip(every, self._digits.deeper(every, allowed_m - _UNSURE_M), strict=True):
            if rows:
                pairs = [pair for pair in self._parts.pairs if row_of(pair) in rows]
                positions = self._hand.skin(joints).positions
                over_m = max(over_m, self._parts.deepest_of(positions, pairs) - allowed_m)
        return over_m

    def mended(
        self,
        start: Array,
        end: Array,
        known: Way | None,
        alike: Sequence[Way] = (),
        tries: int = MOST_TRIES,
    ) -> tuple[Way | None, float]:
        """Return a way that is free, or as free as was found, and how much deeper than allowed it is, m.

        A `known` way that is free, None for the straight one, is kept. At most so many `tries`
        are made, from ways `alike`, too.
        """
        best, least = known, self.over_m(start, end, known)
        if least <= 0.0 or not tries:
            return best, least
        allowed_m = allowed(start, end)
        first = _STRAIGHT if known is None else known

        def beginning() -> Iterator[Way]:
            if least < _NEARLY_M:
                yield first
            thumbs = [_thumb(name) for name in ("c", "5")]
            begun = [*beginnings(start, end, thumbs, _OPEN_FINGER_RAD), *alike, first]
            yield from ordered(self._digits, start, end, begun, allowed_m)

        for way in islice(beginning(), tries):
            for margin_m in MARGINS_M:
                way, left_m = mended(self._digits, start, end, way, allowed_m - margin_m)
                over_m = self.over_m(start, end, way := _kept(way))
                if over_m < least:
                    best, least = way, over_m
                if least <= 0.0:
                    return best, 0.0
                if left_m > MARGINS_M[-1]:
                    break
        return best, least


def allowed(start: Array, end: Array) -> float:
    """Return how deep a digit may lie in another one between two shapes, m."""
    return max(BOUND_M, max(_end_depth(tuple(start)), _end_depth(tuple(end))) + MORE_M)


@cache
def _end_depth(angles: tuple[float, ...]) -> float:
    return drawn_depth(np.array(angles))[0]


def measure(
    pairs: Sequence[tuple[str, str]],
    *,
    mends: bool = False,
    journal: Path | None = None,
    tries: int = MOST_TRIES,
) -> list[Measured]:
    """Print which ways between named shapes go beyond the bound on the drawn hand, and return all.

    With `mends` they are mended before. What is found is written a few pairs at a time: ways, the list of
    those beyond the bound, and the `journal`; pairs that this has are only looked at again to be mended.
    """
    drawn, known = Drawn(), {} if journal is None else _read(journal)
    found, ways = dict[tuple[str, str], Measured](), dict[tuple[str, str], Way | None]()
    todo = [pair for pair in pairs if pair not in known or (mends and known[pair].is_over)]
    try:
        for number, pair in enumerate(todo, 1):
            found[pair] = _looked_at(drawn, pair, ways, tries if mends else 0)
            if number % _WRITTEN == 0:
                _store(ways, found, journal)
    finally:
        _store(ways, found, journal)
    every = {**known, **found}
    over = [pair for pair in pairs if every[pair].is_over]
    print(f"{len(over)} of {len(pairs)} pairs beyond the bound")
    return [every[pair] for pair in pairs]


def _looked_at(
    drawn: Drawn, pair: tuple[str, str], ways: dict[tuple[str, str], Way | None], tries: int
) -> Measured:
    """Measure a pair; mend it if there are tries, and keep another way for it among `ways`."""
    start, end = (angles_of(name) for name in pair)
    known, bound_m = way_between(*pair), allowed(start, end)
    way, over_m = drawn.mended(start, end, known, _alike(pair, ways) if tries else (), tries)
    if way is not known:
        ways[pair] = way
    if way is not known or over_m > 0.0:
        done = "is mended" if over_m == 0.0 else f"goes {1e3 * over_m:.2f} mm beyond the bound"
        print(f"{pair[0]} to {pair[1]} {done}", flush=True)
    return Measured(*pair, bound_m + over_m, bound_m)


def _alike(pair: tuple[str, str], ways: Mapping[tuple[str, str], Way | None]) -> list[Way]:
    """Return ways from each shape of a pair to the shapes that are most like the other one."""
    names, angles = every_shape()
    found = []
    for one, other in (pair, pair[::-1]):
        away = np.abs(angles - angles[names.index(other)]).sum(axis=1)
        for row in np.argsort(away)[1 : _ALIKE + 1]:
            if (name := names[row]) == one:
                continue
            way = ways.get((one, name)) or way_between(one, name)
            if (back := ways.get((name, one))) is not None:
                way = Way(back.last, back.first)
            if way is not None:
                found.append(way if one == pair[0] else Way(way.last, way.first))
    return found


def _store(
    ways: Mapping[tuple[str, str], Way | None],
    found: Mapping[tuple[str, str], Measured],
    journal: Path | None,
) -> None:
    """Write new ways, which pairs go beyond the bound, and the journal."""
    if ways:
        replace_ways(ways)
    _list_left(found)
    if journal is not None:
        _write(journal, {**_read(journal), **found}.values())


def _list_left(found: Mapping[tuple[str, str], Measured]) -> None:
    """List the pairs beyond the bound; those that were not measured stay in the list, or out of it."""
    listed, names = {**_read(LEFT), **found}, set(every_shape()[0])
    _write(LEFT, (one for one in listed.values() if one.is_over and set(one.pair) <= names))


def left() -> dict[tuple[str, str], Measured]:
    """Return the pairs that are listed as going beyond the bound."""
    return _read(LEFT)


def _read(file: Path) -> dict[tuple[str, str], Measured]:
    if not file.exists():
        return {}
    with file.open(encoding="utf-8", newline="") as opened:
        rows = (Measured.of(row) for row in csv.DictReader(opened))
        return {one.pair: one for one in rows}


def _write(file: Path, found: Iterable[Measured]) -> None:
    rank = {name: row for row, name in enumerate(every_shape()[0])}
    ordered = sorted(found, key=lambda one: (rank[one.one], rank[one.other]))
    with file.open("w", encoding="utf-8", newline="") as opened:
        rows = csv.writer(opened, lineterminator="\n")
        rows.writerow(COLUMNS)
        rows.writerows(one.row() for one in ordered)


def by_use() -> list[tuple[str, str]]:
    """Return all pairs of shapes: those that library signs change between first, then of the commonest."""
    names = every_shape()[0]
    changes, uses = Counter[frozenset[str]](), Counter[str]()
    for file in sign_files():
        for track in load_sign(file).tracks:
            if isinstance(track, HandTrack):
                shapes = [REST, *(key.handshape for key in track.keys), REST]
                uses.update(shapes)
                changes.update(frozenset(pair) for pair in pairwise(shapes))
    pairs = list(combinations(names, 2))
    return sorted(
        pairs, key=lambda pair: (-changes[frozenset(pair)], -min(uses[pair[0]], uses[pair[1]]), pair)
    )


def replace_ways(new: Mapping[tuple[str, str], Way | None]) -> None:
    """Write the ways that are stored, some of which between named shapes are new ones."""
    names, angles = every_shape()
    kept = _unchanged(names, angles)
    for (one, other), way in new.items():
        pair = names.index(one), names.index(other)
        kept[min(pair), max(pair)] = way if pair[0] < pair[1] or way is None else Way(way.last, way.first)
    write(kept)


@cache
def every_shape() -> tuple[list[str], Array]:
    """Return the names of all shapes and of the hand at rest, and their angles (n, 21) rad."""
    names = [*(shape.name for shape in catalogue.every()), REST]
    return names, np.array([angles_of(name) for name in names])


def _in_order(shapes: Sequence[str]) -> list[tuple[str, str]]:
    """Return all pairs of some shapes, each in the order of the inventory."""
    return list(combinations([name for name in every_shape()[0] if name in shapes], 2))


def _candidates(start: Array, end: Array) -> Iterator[Way]:
    """Yield ways that lift the fingers and swing the thumb out, the least change first."""
    thumbs = [_thumb(name) for name in ("5", "c")]
    found = []
    for lift, swing, thumb, sides in product(_LIFTS, _SWINGS, thumbs, _SIDES):
        if lift or swing:
            way = Way(
                *(
                    side * _opened(shape, lift, swing, thumb)
                    for side, shape in zip(sides, (start, end), strict=True)
                )
            )
            found.append(way)
    yield from sorted(found, key=lambda way: float(np.abs(way.first).sum() + np.abs(way.last).sum()))


def _opened(shape: Array, lift: float, swing: float, thumb: Array) -> Array:
    """(21,) rad, what opens a shape: its fingers lifted, its thumb swung out, by shares."""
    goal = shape.copy()
    for finger in range(4):
        base = 4 * finger
        for joint, angle in zip((base, base + 2, base + 3), _OPEN_FINGER_RAD, strict=True):
            goal[joint] = min(shape[joint], angle)
    change = lift * (goal - shape)
    change[16:] = swing * (thumb - shape[16:])
    return np.asarray(change)


def _thumb(name: str) -> Array:
    return angles_of(name)[16:]


def angles_of(name: str) -> Array:
    """Return the joints of a handshape, or of the hand at rest, (21,) rad."""
    if name == REST:
        return np.radians([angle for digit in HANGING_FINGERS_DEG for angle in digit])
    return handshape_angles(catalogue.find(name))


def _kept(way: Way) -> Way:
    """Return a way as the file keeps it, in half precision."""
    return Way(*(np.asarray(part, np.float16).astype(np.float64) for part in way))


def _unchanged(names: Sequence[str], angles: Array) -> dict[tuple[int, int], Way | None]:
    """Return the ways that are stored, and free straight ones, between shapes that are as they were."""
    if not FILE.exists():
        return {}
    with np.load(FILE) as stored:
        old = dict(zip(stored["names"].tolist(), stored["angles"], strict=True))
    same = [
        row
        for row, name in enumerate(names)
        if name in old and float(np.abs(old[name] - angles[row]).max()) < LEAST_RAD
    ]
    return {pair: way_between(names[pair[0]], names[pair[1]]) for pair in combinations(same, 2)}


if __name__ == "__main__":
    sys.exit(main())
