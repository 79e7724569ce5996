"""Fitting recipes of handshapes: what may turn, how willingly, and where the thumb begins."""

import csv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

import numpy as np

from body_model.arrays import Array
from handshapes.handshape import DIGITS, FINGERS, Handshape
from handshapes.reading import FINGER_RANGES, THUMB_RANGES
from signer.fitting.hand_model import HandModel
from signer.fitting.measure import Residuals, measured
from signer.fitting.overlap import Overlap, Overlaps
from signer.fitting.solve import RANGES, THUMB, Lie, Task, indices
from signer.fitting.touches import Touch, gap_mm, touches

TABLE: Final = Path(__file__).parents[2] / "handshapes" / "data" / "handshapes.csv"
COLUMNS: Final = [f"{finger}_{joint}" for finger in FINGERS for joint in FINGER_RANGES] + [
    f"thumb_{joint}" for joint in THUMB_RANGES
]
FINGER_EASE: Final = np.array([9.0, 5.0, 12.0, 15.0])
"""Degrees that base, spread, middle and end joint of a finger may turn before that weighs 1: less at the
base, which moves the whole finger."""
DRAPED_EASE: Final = np.array([8.0, 5.0, 8.0, 12.0])
"""Degrees for fingers that lie over the thumb: they close on it, and keep their curl."""
ALONE_EASE: Final = np.array([3.0, 5.0, 4.0, 8.0])
"""Degrees for fingers that touch nothing: they make the shape, and stay."""
ROW_EASE: Final = np.array([15.0, 8.0, 15.0, 15.0])
"""Degrees for fingers in a row, which their neighbours' sweep holds instead."""
FIST_EASE: Final = np.array([7.0, 9.0, 12.0, 20.0])
"""Degrees for the fist, which all shapes with curled fingers begin from."""
THUMB_EASE: Final = np.array([30.0, 25.0, 25.0, 30.0, 25.0])
"""Degrees for the thumb in its own order: it goes to the fingers, more than they to it."""
FIST: Final = "10"
"""Shape that a fist is closed from, outside the palm."""
TOGETHER: Final = {
    "s": FINGERS[:2],
    "horns": FINGERS[1:3],
    "flat_horns": FINGERS[1:3],
    FIST: FINGERS,
    "e": FINGERS,
    "n": FINGERS[:2],
    "m": FINGERS[:3],
    "closed_flat_h": FINGERS[:2],
}
"""Fingers that lie together though the inventory does not say so."""
SWEEPING: Final = {"curved_b"}
"""Shapes whose fingers curve as one without facing the thumb."""
LOOSE_FIST: Final = (75.0, 0.0, 88.0, 40.0)
"""Angles of a finger, degrees, from which it closes: as far as fingers curl without pressing."""
CURLED_DEG: Final = (80.0, 100.0)
"""Angles of base and middle joint, degrees, that a finger of a fist has at least in the inventory."""
ACROSS: Final = (
    (-20.0, 55.0, 0.0, 35.0, 68.0),
    (-30.0, 59.0, -7.0, 44.0, 35.0),
    (-15.0, 45.0, 20.0, 30.0, 30.0),
    (0.0, 50.0, 20.0, 40.0, 40.0),
)
FOLDED: Final = ((-15.0, 30.0, 0.0, 50.0, 30.0), (0.0, 30.0, 20.0, 45.0, 30.0))
OPPOSED: Final = ((-10.0, 50.0, 40.0, 5.0, 10.0), (0.0, 45.0, 40.0, 15.0, 15.0))
BESIDE: Final = ((-40.0, 5.0, 0.0, 20.0, 10.0), (-50.0, 25.0, 0.0, 45.0, 30.0))
"""Angles of the thumb, degrees, from which it is fitted beside those of the inventory, by how it lies: the
way to the other side of a finger leads through it, and a search does not find it."""
DRAPED: Final = {"t": (0,), "n": (0, 1), "m": (0, 1, 2)}
"""Fingers (0 to 3) that lie over the thumb."""
GIVING: Final = {"s": (0,), "middle_finger": (0,), "horns": (1,), "flat_horns": (1,)}
"""Curled fingers (0 to 3) that give way where the thumb lies across two of them, or on one alone."""
OPEN_DRAPE: Final = (78.0, 0.0, 35.0, 15.0)
"""Angles of a finger, degrees, from which it closes on the thumb: open enough for that to go in first."""
UNDER: Final = ((-25.0, 40.0, 0.0, 40.0, 20.0), (-5.0, 40.0, 20.0, 30.0, 30.0))
"""Angles of the thumb, degrees, from which it is fitted under such fingers."""
UPRIGHT: Final = Lie((0.1, 1.0, 0.1))
LOW: Final = Lie((-0.93, 0.35, 0.1), 4.0)
OVER: Final = Lie((-0.85, 0.45, 0.2), 2.0)
"""Directions of the thumb's last bone, with their weights: beside the fist, across its lower half, over
it."""
THUMB_TO: Final = {"closed_b": ("palm.distal",), "4": ("palm.distal",), "t": ("middle.proximal.radial",)}
"""Place of the thumb's pad where the inventory's words allow several: on the palm as in the inventory's
own fit, and deep between index and middle, so that the index can close over it."""
INWARD: Final = Lie((-0.9, 0.4, 0.0), 1.5)
FLAT_ACROSS: Final = Lie((-0.9, 0.4, 0.0), 3.0)
LIES: Final = {
    "a": UPRIGHT,
    "s": LOW,
    "e": FLAT_ACROSS,
    "closed_e": FLAT_ACROSS,
    "g": Lie((0.1, 0.5, 0.85), 1.0),
    "t": Lie((-0.5, 0.85, 0.0)),
    "n": INWARD,
    "m": INWARD,
    "closed_b": INWARD,
    "4": INWARD,
    "curved_4": INWARD,
    "flat_4": INWARD,
    "spread_e": INWARD,
}
"""Directions of the thumb where what touches leaves it open, and the shape would be another one: in the
palm's frame, with their weights."""


@dataclass(frozen=True, eq=False)
class Recipe:
    """One shape to be fitted: its angles in the inventory (degrees) and what touches.

    Attributes:
        name: of the shape.
        table: (21,) angles of the inventory.
        goals: what touches.
        gap_m: least and greatest distance of the pads of thumb and index finger.
        own: (21,) angles to begin from; the inventory's where None.
    """

    name: str
    table: Array
    goals: list[Touch]
    gap_m: tuple[float, float] | None = None
    own: Array | None = None

    @property
    def is_fist(self) -> bool:
        """Return whether this is the fist whose fingers the others take over."""
        return self.name == FIST

    @property
    def keeps_fingers(self) -> bool:
        """Return whether its fingers are its own.

        They are then not for others with the same ones in the inventory.
        """
        return self.is_fist or self.name in GIVING

    def begins(self, start: Array) -> list[Array]:
        """Return the angles to begin a fit from."""
        if self.is_fist:
            loose = start.copy()
            loose[:16] = np.tile(LOOSE_FIST, 4)
            return [loose]
        if self.draped:
            open_hand = start.copy()
            for number in self.draped:
                open_hand[4 * number : 4 * number + 4] = OPEN_DRAPE
            return [
                np.concatenate([open_hand[: THUMB.start], thumb]) for thumb in (start[THUMB.start :], *UNDER)
            ]
        return [start, *(np.concatenate([start[: THUMB.start], thumb]) for thumb in self.thumbs)]

    @property
    def draped(self) -> tuple[int, ...]:
        """The fingers (0 to 3) that lie over the thumb."""
        return DRAPED.get(self.name, ())

    @property
    def row(self) -> tuple[int, ...]:
        """Three fingers or four (0 to 3) that lie side by side and face the thumb: they curve as one."""
        if self.gap_m is None and self.thumbs is not OPPOSED and self.name not in SWEEPING:
            return ()
        beside = {finger for goal in self.goals if goal.is_beside for finger in (*goal.one, *goal.other)}
        met = {part.split(".")[0] for goal in self.thumb_goals for part in goal.other}
        together = tuple(number for number, finger in enumerate(FINGERS) if finger in beside | met)
        return together if len(beside) > 2 else ()

    def is_curled(self, finger: int) -> bool:
        """Return whether a finger (0 to 3) is curled as in a fist."""
        base, _, middle, _ = self.table[4 * finger : 4 * finger + 4]
        return bool(base >= CURLED_DEG[0] and middle >= CURLED_DEG[1])

    @property
    def curled(self) -> tuple[str, ...]:
        """The fingers that are curled as in a fist; their ends may press into the palm."""
        return tuple(finger for number, finger in enumerate(FINGERS) if self.is_curled(number))

    def start(self, curled: Array | None) -> Array:
        """The angles to begin from, with curled fingers as the fitted fist (4, 4) has them.

        Fingers over the thumb close as nearly as it lets them.
        """
        found = (self.table if self.own is None else self.own).copy()
        for finger in range(4):
            if (self.is_curled(finger) or finger in self.draped) and not self.is_fist and curled is not None:
                found[4 * finger : 4 * finger + 4] = curled[finger]
        if len(self.draped) == 1:  # alone over the thumb it has no neighbour to lean to
            spread = 4 * self.draped[0] + 1
            found[spread] = (self.table if self.own is None else self.own)[spread]
        return found

    @property
    def thumb_goals(self) -> list[Touch]:
        """The touches of the thumb."""
        return [
            goal for goal in self.goals if any(part.startswith("thumb") for part in (*goal.one, *goal.other))
        ]

    @property
    def thumb_keys(self) -> list[str]:
        """Shapes that share a key hold the thumb alike where they can.

        Against the same curled fingers, or where the inventory says so.
        """
        keys = [str(self.table[THUMB.start :].tolist())]
        met = {part.split(".")[0] for goal in self.thumb_goals for part in (*goal.one, *goal.other)} & set(
            FINGERS
        )
        if met and all(self.is_curled(number) for number, finger in enumerate(FINGERS) if finger in met):
            keys.insert(0, str([(goal.one, goal.other) for goal in self.thumb_goals]))
        return keys

    @property
    def thumbs(self) -> Sequence[tuple[float, ...]]:
        """Angles at which the thumb begins besides the inventory's own."""
        if not self.thumb_goals:
            return ()
        other = self.thumb_goals[0].other
        if other[0].startswith("palm"):
            return FOLDED
        if any(part.endswith(("pad", "nail")) for part in other) and other[0].split(".")[0] in FINGERS:
            return OPPOSED
        return ACROSS if any("middle.dorsal" in part for part in other) else BESIDE

    @property
    def lie(self) -> Lie | None:
        """Lie that the thumb should take; None when it does not matter."""
        across = (
            any("middle.dorsal" in part for goal in self.thumb_goals for part in goal.other)
            and not self.draped
        )
        return LIES.get(self.name, OVER if across else None)

    def task(self, start: Array, overlaps: Sequence[Overlap], thumb_is_held: bool) -> Task:
        """Return the task of a fit, with the angles that may turn.

        These are the thumb where it touches or stands in something, fingers that touch, and those that stand
        in something.
        """
        ease = np.zeros(21)
        touching = {part.split(".")[0] for goal in self.goals for part in (*goal.one, *goal.other)} & set(
            FINGERS
        )
        stuck = {part for one in overlaps if one.depth_m > 0.0012 for part in one[:2]}
        if not thumb_is_held and (self.thumb_goals or self.gap_m or "thumb" in stuck):
            ease[THUMB.start :] = THUMB_EASE
        for number, finger in enumerate(FINGERS):
            if self.is_curled(number) and not self.is_fist and number not in GIVING.get(self.name, ()):
                continue
            own = slice(4 * number, 4 * number + 4)
            beside = any(goal.is_beside and finger in (*goal.one, *goal.other) for goal in self.goals)
            bent = any(
                not goal.is_beside and part.split(".")[0] == finger
                for goal in self.goals
                for part in (*goal.one, *goal.other)
            )
            if self.is_fist or self.is_curled(number):
                ease[own] = FIST_EASE
            elif number in self.draped:
                ease[own] = DRAPED_EASE if len(self.draped) > 1 else ALONE_EASE
            elif number in self.row:
                ease[own] = ROW_EASE
            elif (bent and finger in touching) or (finger in stuck and self.table[own].any()):
                ease[own] = FINGER_EASE
            elif beside:
                ease[own] = (3.0, 7.0, 3.0, 3.0) if self.table[own].any() else (0.0, 5.0, 0.0, 0.0)
        if self.gap_m is not None and not ease[0]:
            ease[0] = FINGER_EASE[0]
        free = np.flatnonzero(ease)
        moving = [number for number in range(4) if ease[4 * number]]
        alike = (
            tuple(tuple(4 * number + joint for number in moving) for joint in (0, 2))
            if len(moving) > 1 and not self.row
            else ()
        )
        return Task(
            start,
            free,
            ease[free],
            self.goals,
            lie=self.lie,
            alike=alike,
            gap_m=self.gap_m,
            row=self.row,
            pressed=self.curled,
        )

    def parts(self) -> Iterator[tuple[str, slice]]:
        """The digits and their places among the angles."""
        for digit in DIGITS:
            own = indices(digit)
            yield digit, slice(own.start, own.stop)


@cache
def inventory() -> dict[str, dict[str, str]]:
    """The inventory's rows by name."""
    with TABLE.open(encoding="utf-8", newline="") as file:
        return {row["name"]: row for row in csv.DictReader(file)}


def recipe_of(row: dict[str, str], goals: list[Touch]) -> Recipe:
    """The recipe of a row."""
    table = np.clip(np.array([float(row[column]) for column in COLUMNS]), *RANGES.T)
    if row["name"] in TOGETHER:
        goals = [
            *goals,
            *(Touch((one,), (other,), "fingers together") for one, other in pairwise(TOGETHER[row["name"]])),
        ]
    if row["name"] in THUMB_TO:
        goals = [
            replace(goal, other=THUMB_TO[row["name"]]) if goal.one == ("thumb.pad",) else goal
            for goal in goals
        ]
    draped = [FINGERS[number] for number in DRAPED.get(row["name"], ())]
    goals = [
        *goals,
        *(
            Touch((f"{finger}.tip", f"{finger}.pad"), ("palm", "thumb"), "closed over the thumb")
            for finger in draped
        ),
    ]
    gap = gap_mm(row["touches"])
    # Of what the inventory allows, the narrower half.
    found = Recipe(row["name"], table, goals, (gap[0] / 1e3, (gap[0] + gap[1]) / 2e3) if gap else None)
    fingers = list(FINGERS) if found.is_fist else [FINGERS[number] for number in found.row]
    along = [
        Touch((f"{one}.beyond",), (f"{other}.last",), "side by side to their ends")
        for one, other in pairwise(fingers)
    ]
    return replace(found, goals=[*goals, *along])


GAP_MM: Final = 1.0
"""Widest gap of a good touch."""
OVERLAP_MM: Final = 1.5
"""Deepest overlap of a good shape."""
PRESSED_MM: Final = 3.0
"""Greatest depth to which ends of curled fingers may press into the palm: flesh gives."""


def recipe_for(shape: Handshape) -> Recipe:
    """Return the recipe by which a shape of the inventory is fitted; LookupError for another one."""
    return recipe_of(inventory()[shape.name], touches(shape.touches))


def residuals_of(hand: HandModel, parts: Overlaps, shape: Handshape, angles: Array) -> Residuals:
    """Measure a shape of the inventory with the (21,) angles, rad, on a hand."""
    return measured(hand, parts, angles, touches(shape.touches), recipe_for(shape).curled)


def is_good(residuals: Residuals, gap_mm: float = GAP_MM, overlap_mm: float = OVERLAP_MM) -> bool:
    """Return whether all touches are met and no part stands in another, within these tolerances."""
    return (
        1e3 * residuals.gap_m <= gap_mm
        and 1e3 * residuals.overlap_m <= overlap_mm
        and 1e3 * residuals.pressed_m <= PRESSED_MM
    )
