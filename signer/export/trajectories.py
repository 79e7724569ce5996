"""Trajectories as CSV: where hands and elbows are, for spreadsheets and ELAN's time series.

A row a frame, metres in the world; a hand at rest has no target. It cannot hold joints, the face or the sign.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer import atomic
from signer.document.values import ROLES
from signer.export.options import Options, Progress, quiet
from signer.motion.pose import Clip, HandPose

POINTS: Final = ("wrist", "elbow", "articulator", "target")
AXES: Final = "xyz"
DIGITS: Final = 6
"""Of metres: a micrometre; of seconds."""
SPEED_DIGITS: Final = 4
"""Of metres a second: a tenth of a millimetre."""


def write(blocks: Iterable[Clip], path: Path, _: Options, progress: Progress = quiet) -> None:
    """Write the blocks of a clip; OSError when that cannot be done."""
    atomic.write(path, _content(blocks), keep_backup=False)
    progress(1.0)


def columns() -> tuple[str, ...]:
    """Return the names of the columns: the time, and those of each hand, dominant first."""
    own = (*(f"{point}_{axis}_m" for point in POINTS for axis in AXES), "contact_mm", "speed_m_s")
    return ("time_s", *(f"{role}.{name}" for role in ROLES for name in own))


def _content(blocks: Iterable[Clip]) -> Iterator[bytes]:
    found = list(blocks)
    times = np.concatenate([block.times_s for block in found])
    tracks = {role: [hand for block in found for hand in block.hands[role]] for role in ROLES}
    speeds = {role: _speeds(times, track) for role, track in tracks.items()}
    yield (",".join(columns()) + "\r\n").encode()
    for frame, time_s in enumerate(times.tolist()):
        cells = [f"{time_s:.{DIGITS}f}"]
        for role in ROLES:
            cells += _cells(tracks[role][frame], float(speeds[role][frame]))
        yield (",".join(cells) + "\r\n").encode()


def _cells(hand: HandPose, speed: float) -> list[str]:
    """Return the cells of a hand; target and contact are empty at rest and on the way from and to it."""
    points = (hand.wrist, hand.elbow, hand.articulator, None if hand.resting else hand.target)
    cells = [
        cell
        for point in points
        for cell in (3 * [""] if point is None else [f"{value + 0.0:.{DIGITS}f}" for value in point.tolist()])
    ]
    missed = "" if hand.resting else f"{1000.0 * hand.contact_error_m:.4f}"
    return [*cells, missed, f"{speed:.{SPEED_DIGITS}f}"]


def _speeds(times_s: Array, track: list[HandPose]) -> Array:
    """Return how fast a wrist is (F,) m/s, from its neighbours."""
    places = np.array([hand.wrist for hand in track])
    if len(places) < 2:
        return np.zeros(len(places))
    return np.asarray(np.linalg.norm(np.gradient(places, times_s, axis=0), axis=-1))
