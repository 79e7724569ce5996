"""Movement of a hand within a hold: taps, rubs, or a wrist that nods, twists or waggles."""

from typing import Final, NamedTuple

import numpy as np
from scipy.spatial.transform import Rotation

from body_model.arrays import Array
from body_model.plain_types import Side
from body_model.skin_path import upright_axes
from signer.characters.character import Character
from signer.document.values import (
    FASTEST_HZ,
    LARGEST_ACT_M,
    MOST_TIMES,
    Act,
    ActShape,
    LocalKind,
    LocalMovement,
    Manner,
)
from signer.drafting.hand_fit import KNUCKLES, rigid, templates_of
from signer.drafting.landmarks import Landmarks, seen_from
from signer.drafting.repeats import Rounds, Stay

WIDE_M: Final = 0.08
"""Width of a palm, m: an error of a point at its side turns the hand by so much less."""
SURE: Final = 3.0
"""Errors by which a hand turns at least that swings by its wrist: of the library none swings by less than
0.07 rad, and a hand that taps turns by up to 0.06 of exact points. One that turns less is moved by
the arm."""
SLOWEST_HZ: Final = 0.5
"""Swings a second at least: slower ones are ways of their own."""


class Swing(NamedTuple):
    """Movement of a hand within a hold, in the axes of the signer.

    Attributes:
        local: what the wrist does.
        times: how often the hand goes off and back; 0 where the wrist or fingers alone move.
        off: (3,) m, how far it goes then; depth is zero where it is not known.
        rounds: that it goes instead.
        has_depth: it is known how far it goes in depth; otherwise lines are taps.
    """

    local: tuple[LocalMovement, ...] = ()
    times: int = 0
    off: Array = np.zeros(3)
    rounds: Rounds | None = None
    has_depth: bool = False

    @property
    def middle(self) -> Array:
        """Return how far (3,) m the middle of a rub is from where it begins."""
        return 0.5 * self.off if self.rounds is None else self.rounds.middle

    def is_rub(self, normal: Array) -> bool:
        """Return whether a hand that touches skin with an outward normal (3,) goes along it."""
        if self.rounds is not None or not self.has_depth:
            return self.rounds is not None
        away = float(self.off @ normal)
        return self.times > 0 and abs(away) < np.sqrt(0.5) * float(np.linalg.norm(self.off))

    def act(self, normal: Array, carried: Array) -> tuple[Manner, Act | None]:
        """Return how the hand touches skin, and what it does there.

        Args:
            normal: (3,) outward, of the skin as it stands.
            carried: (3, 3) by which it is turned from where it is at rest.
        """
        right, up = upright_axes(normal @ carried) @ carried.T
        if not self.is_rub(normal):
            size_m = min(float(np.linalg.norm(self.off)), LARGEST_ACT_M)
            return ("tap", Act(round(size_m, 3), self.times)) if self.times else ("touch", None)
        if self.rounds is None:
            size_m, times, begins = 0.5 * float(np.linalg.norm(self.off)), self.times, self.off
            shape: ActShape = "line"
        else:
            size_m, times, begins = self.rounds.radius_m, max(round(self.rounds.times), 1), -self.middle
            shape = "counterclockwise" if float(self.rounds.axis @ normal) > 0.0 else "clockwise"
        angle = round(float(np.arctan2(begins @ right, begins @ up)), 3)
        size_m = min(round(size_m, 3), LARGEST_ACT_M)
        return "rub", Act(size_m, min(times, MOST_TIMES), shape, angle)


def swing_of(character: Character, found: Landmarks, side: Side, stay: Stay, turn: Array) -> Swing:
    """Return what a hand does in a hold.

    Args:
        character: who signs.
        found: of the film.
        side: of the hand.
        stay: the hold.
        turn: (3, 3) of the hand in its first part, from where it is at rest.
    """
    back = seen_from(found.aside_rad)
    if (gone := stay.rounds) is not None:
        return Swing(rounds=gone._replace(axis=back @ gone.axis, middle=back @ gone.middle))
    if not stay.swings:
        return Swing()
    points = found.hands[side][stay.hold.start : stay.hold.end + 1]
    first = np.median(found.hands[side][stay.still.core], axis=0)
    weights = np.full(len(KNUCKLES), 1.0 / len(KNUCKLES))
    turned = np.array([rigid(first[None, KNUCKLES], one, weights)[0][0] for one in points[:, KNUCKLES]])
    mine = templates_of(character, side)
    hand = turn @ np.stack([np.cross(mine.palm, mine.fingers), mine.fingers, mine.palm], axis=1)
    angles = Rotation.from_matrix(turned).as_rotvec() @ hand
    sizes = 0.5 * np.ptp(angles, axis=0)
    most = int(sizes.argmax())
    if sizes[most] < SURE * found.detector.hand_m[0] / WIDE_M:
        off = (points - first)[:, 0] * (1.0, 1.0, float(found.axes == 3))
        farthest = off[np.linalg.norm(off, axis=1).argmax()]
        times = min((stay.swings + 1) // 2, MOST_TIMES)
        return Swing(times=times, off=back @ farthest, has_depth=found.axes == 3)
    kinds: tuple[LocalKind, ...] = ("nod", "twist", "waggle")
    about = angles[:, most] - 0.5 * (angles[:, most].max() + angles[:, most].min())
    far = np.flatnonzero(np.abs(about) > 0.5 * sizes[most])
    turns = int((np.diff(np.sign(about[far])) != 0.0).sum())
    rate_hz = 0.5 * turns / max(found.lasts_s(*(stay.hold.start + far[[0, -1]])), 1e-6)
    size_rad, rate_hz = (
        round(float(sizes[most]), 3),
        round(float(np.clip(rate_hz, SLOWEST_HZ, FASTEST_HZ)), 2),
    )
    return Swing((LocalMovement(kinds[most], size_rad, rate_hz, "hold"),))
