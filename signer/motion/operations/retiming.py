"""Retime a sign: one map of times for hands, shoulders, spans and markers keeps them together."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise
from typing import Any, Self

import numpy as np

from signer.document.items import items_on, with_items
from signer.document.sign import Sign
from signer.document.timing import SHORTEST_GAP_S, stored
from signer.document.tracks.kinds import TRACK_NAMES


@dataclass(frozen=True, slots=True)
class TimeWarp:
    """A rising map of times: straight between edges, and beyond them at a rate of its own.

    Attributes:
        edges: s, rising; at least one.
        becomes: s, the times that these become.
        beyond: how many times as long everything before the first edge and after the last one lasts.
    """

    edges: Sequence[float]
    becomes: Sequence[float]
    beyond: float = 1.0

    @classmethod
    def stretching(cls, edges: Sequence[float], factors: Sequence[float], beyond: float = 1.0) -> Self:
        """Return the warp by which intervals between edges last so many times as long."""
        lengths = (by * (end - start) for by, (start, end) in zip(factors, pairwise(edges), strict=True))
        return cls(edges, tuple(accumulate(lengths, initial=edges[0])), beyond)

    def __call__(self, time_s: float) -> float:
        """Return the time, s, that a time becomes."""
        edges, becomes = self.edges, self.becomes
        if time_s <= edges[0] or len(edges) == 1:
            return becomes[0] + (time_s - edges[0]) * self.beyond
        if time_s >= edges[-1]:
            return becomes[-1] + (time_s - edges[-1]) * self.beyond
        return float(np.interp(time_s, edges, becomes))


def retimed(sign: Sign, warp: TimeWarp) -> Sign:
    """Return a sign with the times of all that its tracks and markers hold as a warp has them."""
    for name in TRACK_NAMES:
        items, end_s = list[Any](), 0.0
        for item in items_on(sign, name):
            time_s = stored(warp(item.time_s))
            if name.kind in ("hand", "shoulder"):
                time_s = max(time_s, stored(end_s + SHORTEST_GAP_S)) if items else time_s
            hold_s = stored(max(warp(item.end_s) - time_s, 0.0))
            items.append(replace(item, time_s=time_s, hold_s=hold_s))
            end_s = time_s + hold_s
        sign = with_items(sign, name, tuple(items))
    markers = tuple(
        replace(marker, time_s=(at_s := stored(warp(marker.time_s))),
                hold_s=stored(max(warp(marker.time_s + marker.hold_s) - at_s, 0.0)))
        for marker in sign.markers
    )  # fmt: skip
    return sign if markers == sign.markers else replace(sign, markers=markers)
