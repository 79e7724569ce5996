"""Points that the detector saw in films of our own figure, which `tools.bake_films` keeps."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from signer.drafting.points import BODY, Points
from signer.kinematics.sides import SIDES

KEPT_FILE: Final = Path(__file__).with_name("film_points.npz")
HALVES: Final = ("setting", "measuring")
VIEWS_DEG: Final = (0.0, 12.0)
"""Angles of the cameras to the signer's left, degrees."""
USED: Final = (0, 2, 5, *range(7, 17), 23, 24)
"""Rows of the points of the body that drafts use."""
STEPS: Final = 8.0
"""Steps a pixel: an eighth is a fifth of a millimetre, far less than a detector errs."""
LOST: Final = -(2**15)
BETWEEN: Final = b"\0"
"""Byte between the files of signs, which are texts."""


class Filmed(NamedTuple):
    """File of a sign as it was filmed, which may have changed since, and what the detector saw."""

    sign: bytes
    points: Points


def pack(films: Mapping[tuple[str, float], Filmed]) -> None:
    """Keep films, by the names of their signs and how far aside they are, degrees."""
    points = [one.points for one in films.values()]
    px = np.concatenate(
        [np.concatenate([one.body[:, USED], *(one.hands[side] for side in SIDES)], axis=1) for one in points]
    )
    steps = np.where(np.isfinite(px), np.clip(np.rint(STEPS * px), LOST + 1, -LOST - 1), LOST).astype(
        np.int16
    )
    first = points[0]
    np.savez_compressed(
        KEPT_FILE,
        names=np.array([name for name, _ in films]),
        aside_deg=np.array([aside for _, aside in films]),
        frames=np.array([len(one.times_s) for one in points]),
        signs=np.frombuffer(BETWEEN.join(one.sign for one in films.values()), np.uint8),
        size=np.array(first.size),
        fps=np.array(1.0 / float(np.median(np.diff(first.times_s)))),
        changes=np.diff(steps, axis=0, prepend=np.zeros_like(steps[:1])),  # packs well; it may go round
    )


def load() -> dict[tuple[str, float], Filmed]:
    """Return all films, by the names of their signs and how far aside they are, degrees."""
    with np.load(KEPT_FILE) as kept:
        ends = np.cumsum(kept["frames"])
        steps = np.cumsum(kept["changes"], axis=0, dtype=np.int16)
        px = np.where(steps == LOST, np.nan, steps / STEPS)
        signs = kept["signs"].tobytes().split(BETWEEN)
        made = dict[tuple[str, float], Filmed]()
        for name, aside, end, count, sign in zip(
            kept["names"], kept["aside_deg"], ends, kept["frames"], signs, strict=True
        ):
            rows = slice(end - count, end)
            body = np.full((count, len(BODY), 3), np.nan)
            body[:, USED] = px[rows, : len(USED)]
            hands = np.split(px[rows, len(USED) :], len(SIDES), axis=1)
            times = np.arange(count) / float(kept["fps"])
            points = Points(
                times, body, dict(zip(SIDES, hands, strict=True)), tuple(kept["size"]), "mediapipe"
            )
            made[str(name), float(aside)] = Filmed(sign, points)
    return made
