"""Find ways between handshapes on which no finger passes through another, and keep them as data.

`python -m tools.fit_ways [--all]` finds them for every pair of the inventory and writes
`handshapes/data/ways.npz`; pairs of which neither shape has changed since are kept unless `--all` is said.
Each is sought with a quick model of the hand and mended on the drawn one: a minute or two for a shape that
changed, two hours for all. `python -m tools.fit_ways --measure [NAME ...]` measures ways on the drawn hand,
between the letters or the named shapes, and prints which go beyond the bound; `--mend` mends these, too;
`--all` takes every pair, those that library signs use first. With `--journal FILE` a run that was stopped
goes on where it was: pairs that the file has are not measured again.
"""

import argparse
import sys
import time
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Final

import numpy as np

from handshapes.ways import Way, way_between
from signer.fitting.measure import right_hand
from tools.fitting.digits import Digits
from tools.fitting.drawn_ways import MOST_TRIES, DrawnWays, allowed
from tools.fitting.shape_pairs import angles_of, every_shape, letter_shapes, pairs_by_use, pairs_in_order
from tools.fitting.way_depths import WayDepth, read, write
from tools.fitting.way_search import QUICK_BOUND_M, STRICT_BOUND_M, search_way
from tools.fitting.ways_file import replace_ways, unchanged_ways, write_ways

_ALIKE: Final = 4
"""So many shapes that are most like one are asked for their ways."""
_WRITTEN: Final = 10
"""After so many pairs what was found is written."""
_TOLD: Final = 20
"""After so many pairs that were sought a line says how far it is."""


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
        shapes = options.names or letter_shapes()
        pairs = pairs_by_use() if options.all else pairs_in_order(shapes)
        found = measure(pairs, mends=options.mend, journal=options.journal, tries=options.tries)
        return 1 if any(one.is_over for one in found) else 0
    find(anew=options.all)
    return 0


def find(*, anew: bool) -> None:
    """Find the ways between all pairs, and write them."""
    names, angles = every_shape()
    found = {} if anew else unchanged_ways()
    digits, drawn, begun = Digits(right_hand()[0]), DrawnWays(), time.monotonic()
    wanted = [pair for pair in combinations(range(len(names)), 2) if pair not in found]
    shapes = set(letter_shapes())
    over = 0
    for number, pair in enumerate(wanted, 1):
        before = way_between(names[pair[0]], names[pair[1]])
        are_letters = names[pair[0]] in shapes and names[pair[1]] in shapes
        bound_m = STRICT_BOUND_M if are_letters else QUICK_BOUND_M
        start, end = angles[pair[0]], angles[pair[1]]
        quick = search_way(digits, start, end, before, bound_m)
        found[pair], over_m = drawn.mended(start, end, quick)
        if over_m > 0.0:
            over += 1
            print(_goes_over(names[pair[0]], names[pair[1]], over_m), flush=True)
        if number % _TOLD == 0:
            done = f"{number} of {len(wanted)} pairs, {over} not free, {time.monotonic() - begun:.0f} s"
            print(done, flush=True)
    write_ways(found)
    print(f"{over} of {len(wanted)} that were sought are not free")


def measure(
    pairs: Sequence[tuple[str, str]],
    *,
    mends: bool = False,
    journal: Path | None = None,
    tries: int = MOST_TRIES,
) -> list[WayDepth]:
    """Print which ways between named shapes go beyond the bound on the drawn hand, and return all.

    With `mends` they are mended before. What is found is written a few pairs at a time: ways, and the
    `journal`; pairs that this has are only looked at again to be mended.
    """
    drawn, known = DrawnWays(), {} if journal is None else read(journal)
    found, ways = dict[tuple[str, str], WayDepth](), dict[tuple[str, str], Way | None]()
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
    drawn: DrawnWays, pair: tuple[str, str], ways: dict[tuple[str, str], Way | None], tries: int
) -> WayDepth:
    """Measure a pair; mend it if there are tries, and keep another way for it among `ways`."""
    start, end = (angles_of(name) for name in pair)
    known, bound_m = way_between(*pair), allowed(start, end)
    way, over_m = drawn.mended(start, end, known, _alike(pair, ways) if tries else (), tries)
    if way is not known:
        ways[pair] = way
    if over_m > 0.0:
        print(_goes_over(*pair, over_m), flush=True)
    elif way is not known:
        print(f"{pair[0]} to {pair[1]} is mended", flush=True)
    return WayDepth(*pair, bound_m + over_m, bound_m)


def _goes_over(one: str, other: str, over_m: float) -> str:
    return f"{one} to {other} goes {1e3 * over_m:.2f} mm beyond the bound"


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
    found: Mapping[tuple[str, str], WayDepth],
    journal: Path | None,
) -> None:
    """Write new ways and the journal."""
    if ways:
        replace_ways(ways)
    if journal is not None:
        write(journal, {**read(journal), **found}.values())


if __name__ == "__main__":
    sys.exit(main())
