"""Points that the detector saw in films of our own figure, which `tools.bake_films` keeps."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

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


def pack(films: Mapping[tuple[str, float], Points]) -> None:
    """Keep the points of films, by the names of their signs and how far aside they are, degrees."""
    px = np.concatenate(
        [
            np.concatenate([one.body[:, USED], *(one.hands[side] for side in SIDES)], axis=1)
            for one in films.values()
        ]
    )
    steps = np.where(np.isfinite(px), np.clip(np.rint(STEPS * px), LOST + 1, -LOST - 1), LOST).astype(
        np.int16
    )
    first = next(iter(films.values()))
    np.savez_compressed(
        KEPT_FILE,
        names=np.array([name for name, _ in films]),
        aside_deg=np.array([aside for _, aside in films]),
        frames=np.array([len(one.times_s) for one in films.values()]),
        size=np.array(first.size),
        fps=np.array(1.0 / float(np.median(np.diff(first.times_s)))),
        changes=np.diff(steps, axis=0, prepend=np.zeros_like(steps[:1])),  # packs well; it may go round
    )


def load() -> dict[tuple[str, float], Points]:
    """Return the points of all films, by the names of their signs and how far aside they are, degrees."""
    with np.load(KEPT_FILE) as kept:
        ends = np.cumsum(kept["frames"])
        steps = np.cumsum(kept["changes"], axis=0, dtype=np.int16)
        px = np.where(steps == LOST, np.nan, steps / STEPS)
        made = dict[tuple[str, float], Points]()
        for name, aside, end, count in zip(
            kept["names"], kept["aside_deg"], ends, kept["frames"], strict=True
        ):
            rows = slice(end - count, end)
            body = np.full((count, len(BODY), 3), np.nan)
            body[:, USED] = px[rows, : len(USED)]
            hands = np.split(px[rows, len(USED) :], len(SIDES), axis=1)
            times = np.arange(count) / float(kept["fps"])
            made[str(name), float(aside)] = Points(
                times, body, dict(zip(SIDES, hands, strict=True)), tuple(kept["size"]), "mediapipe"
            )
    return made
