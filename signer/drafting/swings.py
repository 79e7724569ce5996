"""Swings of a hand within a hold: taps, or a wrist that nods, twists or waggles."""

from typing import Final, NamedTuple

import numpy as np
from scipy.spatial.transform import Rotation

from body_model.arrays import Array
from body_model.plain_types import Side
from signer.characters.character import Character
from signer.document.values import FASTEST_HZ, LARGEST_ACT_M, MOST_TIMES, Act, LocalKind, LocalMovement
from signer.drafting.hand_fit import KNUCKLES, rigid, templates_of
from signer.drafting.landmarks import Landmarks
from signer.drafting.repeats import Stay

WIDE_M: Final = 0.08
"""Width of a palm, m: an error of a point at its side turns the hand by so much less."""
SURE: Final = 3.0
"""Errors by which a hand turns at least that swings by its wrist: of the library none swings by less than
0.07 rad, and a hand that taps turns by up to 0.06 of exact points. One that turns less is moved by
the arm."""
SLOWEST_HZ: Final = 0.5
"""Swings a second at least: slower ones are ways of their own."""


class Swing(NamedTuple):
    """Taps, should the hand touch something, or what the wrist does; neither where fingers alone move."""

    act: Act | None = None
    local: tuple[LocalMovement, ...] = ()


def swing_of(character: Character, found: Landmarks, side: Side, stay: Stay, turn: Array) -> Swing:
    """Return what a hand does in a hold.

    Args:
        character: who signs.
        found: of the film.
        side: of the hand.
        stay: the hold.
        turn: (3, 3) of the hand in its first part, from where it is at rest.
    """
    if not stay.swings:
        return Swing()
    points = found.hands[side][stay.hold.start : stay.hold.end + 1]
    first = np.median(found.hands[side][stay.still.start : stay.still.end + 1], axis=0)
    weights = np.full(len(KNUCKLES), 1.0 / len(KNUCKLES))
    turned = np.array([rigid(first[None, KNUCKLES], one, weights)[0][0] for one in points[:, KNUCKLES]])
    mine = templates_of(character, side)
    hand = turn @ np.stack([np.cross(mine.palm, mine.fingers), mine.fingers, mine.palm], axis=1)
    angles = Rotation.from_matrix(turned).as_rotvec() @ hand
    sizes = 0.5 * np.ptp(angles, axis=0)
    most = int(sizes.argmax())
    if sizes[most] < SURE * found.detector.hand_m[0] / WIDE_M:
        axes = 3 if found.detector.has_depth else 2
        off_m = float(np.linalg.norm((points - first)[:, 0, :axes], axis=1).max())
        return Swing(Act(round(min(off_m, LARGEST_ACT_M), 3), min((stay.swings + 1) // 2, MOST_TIMES)))
    kinds: tuple[LocalKind, ...] = ("nod", "twist", "waggle")
    about = angles[:, most] - 0.5 * (angles[:, most].max() + angles[:, most].min())
    far = np.flatnonzero(np.abs(about) > 0.5 * sizes[most])
    turns = int((np.diff(np.sign(about[far])) != 0.0).sum())
    rate_hz = 0.5 * turns / max(found.lasts_s(*(stay.hold.start + far[[0, -1]])), 1e-6)
    size_rad, rate_hz = (
        round(float(sizes[most]), 3),
        round(float(np.clip(rate_hz, SLOWEST_HZ, FASTEST_HZ)), 2),
    )
    return Swing(None, (LocalMovement(kinds[most], size_rad, rate_hz, "hold"),))
