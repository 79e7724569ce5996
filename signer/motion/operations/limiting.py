"""Wishes about elbow and wrist held to what is possible for the contact.

The nearest posture, and what kept it from the wish.
"""

from dataclasses import replace
from typing import Final, Literal, TypeAlias

from numpy.typing import ArrayLike

from signer.document.tracks.hand import Key
from signer.document.values import Orientation
from signer.motion.operations.elbows import elbow_dragged, raised_elbow
from signer.motion.operations.possible import Held, Possible
from signer.motion.operations.ranges import WristRanges, elbow_range, wrist_ranges
from signer.motion.operations.turning import turned_wrist
from signer.motion.posture.solved_posture import elbow_height_of
from signer.motion.solving.hand_moment import HandMoment

DialName: TypeAlias = Literal["pronation_rad", "flexion_rad", "deviation_rad"]
DIALS: Final[tuple[DialName, ...]] = ("pronation_rad", "flexion_rad", "deviation_rad")
"""The wrist's angles, as an orientation names them, in the order of WristAngles."""


def raised_within(at: HandMoment, elbow_height_rad: float) -> Held[Key]:
    """The elbow at a height or at the nearest possible one; as wished where none is possible."""
    found = elbow_range(at.key, at.role, at.around).possible.nearest(elbow_height_rad)
    return Held(raised_elbow(at, found.angle_rad), *found)


def dragged_within(at: HandMoment, point_m: ArrayLike) -> Held[Key]:
    """The elbow as near to a point (3,) m of the world as is possible."""
    dragged = at.with_key(elbow_dragged(at, point_m))
    held = raised_within(at, elbow_height_of(dragged.solved))
    return held if held.words else held._replace(key=dragged.key)


def turned_within(at: HandMoment, dial: DialName, angle_rad: float, *, keep_elbow: bool = True) -> Held[Key]:
    """One angle of the wrist as wished or as near to it as is possible, the other two as they are."""
    found = dial_of(wrist_ranges(at.key, at.role, at.around, keep_elbow=keep_elbow), dial).nearest(angle_rad)
    wrist = with_angle(at.solved.orientation, dial, found.angle_rad)
    return Held(turned_wrist(at, wrist, keep_elbow=keep_elbow), *found)


def dial_of(ranges: WristRanges, dial: DialName) -> Possible:
    """The range of one angle of the wrist."""
    return ranges[DIALS.index(dial)]


def with_angle(orientation: Orientation, dial: DialName, angle_rad: float) -> Orientation:
    """The wrist with one of its angles changed."""
    return replace(orientation, **{dial: angle_rad})
