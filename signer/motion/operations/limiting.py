"""Wishes about elbow and wrist held to what is possible for the contact.

The nearest posture, and what kept it from the wish.
"""

from dataclasses import replace
from typing import Final, Literal, TypeAlias

from numpy.typing import ArrayLike

from signer.characters.character import Character
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import HandRole, Orientation
from signer.motion.movement.score import context_for
from signer.motion.operations.elbows import elbow_dragged, raised_elbow
from signer.motion.operations.possible import Held, Possible
from signer.motion.operations.ranges import WristRanges, elbow_range, wrist_ranges
from signer.motion.operations.turning import turned_wrist
from signer.motion.posture.posture_solver import solve_posture
from signer.motion.posture.solved_posture import elbow_height_of

DialName: TypeAlias = Literal["pronation_rad", "flexion_rad", "deviation_rad"]
DIALS: Final[tuple[DialName, ...]] = ("pronation_rad", "flexion_rad", "deviation_rad")
"""The wrist's angles, as an orientation names them, in the order of WristAngles."""


def raised_within(
    character: Character, sign: Sign, role: HandRole, key: Key, elbow_height_rad: float
) -> Held[Key]:
    """The elbow at a height or at the nearest possible one; as wished where none is possible."""
    found = elbow_range(key, role, context_for(character, sign, role, key)).possible.nearest(elbow_height_rad)
    return Held(raised_elbow(character, sign, role, key, found.angle_rad), *found)


def dragged_within(
    character: Character, sign: Sign, role: HandRole, key: Key, point_m: ArrayLike
) -> Held[Key]:
    """The elbow as near to a point (3,) m of the world as is possible."""
    dragged, around = (
        elbow_dragged(character, sign, role, key, point_m),
        context_for(character, sign, role, key),
    )
    found = elbow_range(key, role, around).possible.nearest(
        elbow_height_of(solve_posture(dragged, role, around))
    )
    return Held(raised_elbow(character, sign, role, key, found.angle_rad) if found.words else dragged, *found)


def turned_within(
    character: Character,
    sign: Sign,
    role: HandRole,
    key: Key,
    dial: DialName,
    angle_rad: float,
    *,
    keep_elbow: bool = True,
) -> Held[Key]:
    """One angle of the wrist as wished or as near to it as is possible, the other two as they are."""
    around = context_for(character, sign, role, key)
    found = dial_of(wrist_ranges(key, role, around, keep_elbow=keep_elbow), dial).nearest(angle_rad)
    wrist = with_angle(solve_posture(key, role, around).orientation, dial, found.angle_rad)
    return Held(turned_wrist(character, sign, role, key, wrist, keep_elbow=keep_elbow), *found)


def dial_of(ranges: WristRanges, dial: DialName) -> Possible:
    """The range of one angle of the wrist."""
    return ranges[DIALS.index(dial)]


def with_angle(orientation: Orientation, dial: DialName, angle_rad: float) -> Orientation:
    """The wrist with one of its angles changed."""
    if dial == "flexion_rad":
        return replace(orientation, flexion_rad=angle_rad)
    if dial == "deviation_rad":
        return replace(orientation, deviation_rad=angle_rad)
    return replace(orientation, pronation_rad=angle_rad)
