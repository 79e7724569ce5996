"""Write `handshapes/data/ways.npz`, the ways between all pairs of handshapes."""

from collections.abc import Mapping
from itertools import combinations
from typing import Final

import numpy as np

from body_model.arrays import Array
from handshapes.joints import NAMES
from handshapes.ways import FILE, Way, way_between
from tools.fitting.shape_pairs import every_shape

LEAST_RAD: Final = 1e-3
"""A shape has changed where one of its joints has by so much."""


def as_stored(way: Way) -> Way:
    """Return a way as the file keeps it, in half precision."""
    return Way(*(np.asarray(part, np.float16).astype(np.float64) for part in way))


def write_ways(found: Mapping[tuple[int, int], Way | None]) -> None:
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


def replace_ways(new: Mapping[tuple[str, str], Way | None]) -> None:
    """Write the ways that are stored, some of which between named shapes are new ones."""
    names, _ = every_shape()
    kept = unchanged_ways()
    for (one, other), way in new.items():
        pair = names.index(one), names.index(other)
        kept[min(pair), max(pair)] = way if pair[0] < pair[1] or way is None else Way(way.last, way.first)
    write_ways(kept)


def unchanged_ways() -> dict[tuple[int, int], Way | None]:
    """Return the ways that are stored, and free straight ones, between shapes that are as they were."""
    if not FILE.exists():
        return {}
    names, angles = every_shape()
    with np.load(FILE) as stored:
        old = dict(zip(stored["names"].tolist(), stored["angles"], strict=True))
    same = [row for row, name in enumerate(names) if name in old and not _has_changed(old[name], angles[row])]
    return {pair: way_between(names[pair[0]], names[pair[1]]) for pair in combinations(same, 2)}


def _has_changed(old: Array, new: Array) -> bool:
    return float(np.abs(old - new).max()) >= LEAST_RAD
