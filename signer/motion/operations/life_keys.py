"""Write life as keys: spans of head and torso and blinks that do what a sign's life did."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.document.blinks import lively_blinks
from signer.document.edits import Edit
from signer.document.fitting import with_new_item
from signer.document.grammar_parts import said_by
from signer.document.items import new_item_id
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.timing import frame_times, stored
from signer.document.tracks.kinds import KINDS
from signer.document.tracks.span import DIGITS, ONSET_S, Span
from signer.document.tracks.track import TrackName
from signer.kinematics.least_jerk import least_jerk
from signer.motion.face.life_sizes import HZ
from signer.motion.face.speed import PART_COLUMNS
from signer.motion.face.track import face_at
from signer.phrases import phrase

_OFF: Final = 0.005
"""Error, rad or m, up to which a part goes from one span to the next: a third of a degree. With half of it
there are half as many spans again."""
_LEAST_S: Final = 4.0 / HZ
"""Spans are no nearer to each other than this, s: four moments."""


def write_life() -> Edit:
    """Write what life does to trunk, head and lids as spans, and set it to 0: hands flow no longer."""
    return Edit(phrase("Write life as keys"), with_life_written)


def with_life_written(sign: Sign) -> Sign:
    """Return a sign without life, with spans that do what it did where no others move a part."""
    if not sign.life:
        return sign
    made, end_s = replace(sign, life=0.0), span_s(sign)[1]
    times = np.array(frame_times(end_s, HZ))
    wanted = face_at(sign, times).channels - face_at(made, times).channels
    for kind, columns in PART_COLUMNS.items():
        name, names = TrackName(kind), [channel.name for channel in KINDS[kind].channels]
        for first, last in _free_stretches(sign, kind, end_s):
            mine = (times >= first) & (times <= last)
            knots = _knots(times[mine], wanted[mine][:, columns])
            rises = [ONSET_S if first else 0.0, *np.diff(times[mine][knots])]
            for knot, onset_s, offset_s in zip(knots, rises, [*rises[1:], ONSET_S], strict=True):
                values = np.round(wanted[mine][knot, columns], DIGITS).tolist()
                time_s = stored(float(times[mine][knot]))
                span = Span(new_item_id(made, name), time_s, 0.0, stored(float(onset_s)),
                            stored(float(offset_s)), tuple(zip(names, values, strict=True)))  # fmt: skip
                made = with_new_item(made, name, span) if span.pose else made
    for blink in lively_blinks(sign, said_by(sign), end_s):
        eyes = TrackName("eyes")
        made = with_new_item(made, eyes, replace(blink, id=new_item_id(made, eyes)))
    return made


def _free_stretches(sign: Sign, kind: str, end_s: float) -> Iterator[tuple[float, float]]:
    """Yield from when to when no span of a row moves its part, with time for ramps beside those that do."""
    taken = sorted((span.from_s, span.until_s) for span in sign.spans(kind))
    since_s = 0.0
    for from_s, until_s in (*taken, (np.inf, np.inf)):
        last_s = min(from_s - ONSET_S, end_s)
        if last_s - since_s >= _LEAST_S:
            yield since_s, last_s
        since_s = max(since_s, until_s + ONSET_S)


def _knots(times: Array, wanted: Array) -> list[int]:
    """Return rows of moments (n,) s between which values (n, C) are met by ways of least jerk."""
    knots = {0, len(times) - 1}
    while found := {
        row
        for row, off in (_worst(times, wanted, low, high) for low, high in pairwise(sorted(knots)))
        if off > _OFF
    }:
        knots |= found
    return sorted(knots)


def _worst(times: Array, wanted: Array, low: int, high: int) -> tuple[int, float]:
    """Return the moment between two others at which a way between them is off by most, and by how much."""
    inside = np.flatnonzero((times > times[low] + _LEAST_S) & (times < times[high] - _LEAST_S))
    if not len(inside):
        return low, 0.0
    share = least_jerk((times[inside] - times[low]) / (times[high] - times[low]))[:, None]
    off = np.abs(wanted[inside] - wanted[low] - share * (wanted[high] - wanted[low])).max(axis=1)
    row = int(off.argmax())
    return int(inside[row]), float(off[row])
