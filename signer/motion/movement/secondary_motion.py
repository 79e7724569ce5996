"""Local movements of fingers and wrist, which they do by themselves in holds and transitions.

They come on top of what the keys say. If a hand has two contacts, the fingers that touch stay as
they are: the wrist alone could not keep both places.
"""

from typing import Final, NamedTuple

import numpy as np

import handshapes.catalogue as shapes
from body_model.arrays import Array, Mask
from handshapes.handshape import FINGERS
from handshapes.joints import NAMES, RANGES
from signer.characters.character import Character, per_character
from signer.characters.fingers import finger_angles
from signer.document.tracks.hand import Key
from signer.document.values import During, HandForm, LocalKind, LocalMovement
from signer.kinematics.least_jerk import least_jerk
from signer.motion.movement.intervals import MOST_RAMP, Interval
from signer.motion.places.contact_target import articulator_attachment

_TOUCHES: Final = 0.05
"""A finger touches that carries more than this of what is brought to a place."""
_LOW: Final = np.array([RANGES[name][0] for name in NAMES])
_HIGH: Final = np.array([RANGES[name][1] for name in NAMES])
_KNUCKLES: Final = np.array(
    [NAMES.index(f"{finger}_mcp_flex") for finger in ("index", "middle", "ring", "pinky")]
)
_LEAST_RAMP_S: Final = 0.07
"""Within so long, s, fingertips come 0.2 m to where a movement has them, with no step beyond what a local
movement is excused for. Where it has less time it is smaller, by the square. With half, such a movement steps
by up to 3.9 m/s; with double, what twists in GREEN is a quarter in a sentence."""
_SNAP: Final = ((0.0, "8"), (0.3, "8"), (0.48, "a"), (0.6, "a"), (0.8, "open_8"), (1.0, "8"))
"""Shares of one snap and the handshapes that thumb and middle finger have then: pressed on each other, the
finger on the palm beside the thumb, open, and pressed again."""
_SNAP_TIMES: Final = np.array([share for share, _ in _SNAP])
_SNAPPING: Final = np.array([name.startswith(("thumb_", "middle_")) for name in NAMES])
"""(21,) the joints that a snap moves."""
_WRIST: Final[tuple[LocalKind, ...]] = ("twist", "nod", "waggle")
"""Movement of each of the wrist's angles."""


class SecondaryMotion(NamedTuple):
    """Angles of the fingers (n, 21) rad, and those added to the wrist (n, 3) rad; None for nothing."""

    wrist: Array | None
    fingers: Array | None


UNMOVED: Final = SecondaryMotion(None, None)


def secondary_motions(interval: Interval) -> tuple[LocalMovement, ...]:
    """Return the local movements that fingers or wrist make within a segment."""
    return tuple(one for one in _movements(interval) if _span(interval, one) is not None)


def secondary_motion_at(
    character: Character, interval: Interval, times_s: Array, fingers: Array
) -> SecondaryMotion:
    """Return the local movements at times (n,) of fingers that were at (n, 21) or (21,) rad without them."""
    wrist: Array | None = None
    moved: Array | None = None
    for one in _movements(interval):
        span = _span(interval, one)
        if span is None:
            continue
        strength, turn = _strength(one, span, times_s), 2.0 * np.pi * one.rate_hz * (times_s - span[0])
        if one.kind in _WRIST:
            wrist = np.zeros((len(times_s), 3)) if wrist is None else wrist
            wrist[:, _WRIST.index(one.kind)] += one.size_rad * strength * np.sin(turn)
            continue
        if one.kind == "snap":
            wrist = np.zeros((len(times_s), 3)) if wrist is None else wrist
            wrist[:, _WRIST.index("nod")] += one.size_rad * strength * (1.0 - np.cos(turn)) / 2.0
        moved = np.array(np.broadcast_to(fingers, (len(times_s), len(NAMES)))) if moved is None else moved
        if one.kind == "wiggle":
            phases = turn[:, None] - 0.5 * np.pi * np.arange(len(_KNUCKLES))  # a quarter after each other
            middle = _with_room(moved[:, _KNUCKLES], one.size_rad)
            moved[:, _KNUCKLES] += strength[:, None] * (
                middle - moved[:, _KNUCKLES] + one.size_rad * np.sin(phases)
            )
        elif one.kind == "snap":
            snapping = _snapping(character, turn / (2.0 * np.pi))
            moved += np.where(_SNAPPING, strength[:, None] * (snapping - moved), 0.0)
        else:
            part = one.share * strength * (1.0 - np.cos(turn)) / 2.0
            moved += part[:, None] * (finger_angles(character, shapes.find(one.toward)) - moved)
    key = interval.before
    if moved is not None and key is not None and key.second is not None:
        stays = _touching(character, key.form, (key.articulator, key.second.articulator))
        moved = np.where(stays, fingers, moved)
    return SecondaryMotion(wrist, moved)


def _movements(interval: Interval) -> tuple[LocalMovement, ...]:
    key: Key | None = interval.before
    return () if key is None else key.local


def _span(interval: Interval, one: LocalMovement) -> tuple[float, float] | None:
    """From when to when a movement lasts that falls in a interval; None when it does not."""
    key = interval.before
    if key is None or (interval.after is None and not interval.is_still):
        return None
    mine: During = "hold" if interval.is_still else "way"
    if one.during not in (mine, "both"):
        return None
    start_s = key.end_s if one.during == "way" else key.time_s
    end_s = key.end_s if one.during == "hold" else interval.until_s
    return (start_s, end_s) if end_s > start_s else None


def _strength(one: LocalMovement, span: tuple[float, float], times_s: Array) -> Array:
    """(n,) from 0 to 1: it comes and goes within half a turn, and not in full where there is no time."""
    ramp = min(0.5 / one.rate_hz, MOST_RAMP * (span[1] - span[0]))
    edge = np.clip(np.minimum(times_s - span[0], span[1] - times_s) / ramp, 0.0, 1.0)
    return np.asarray(min(ramp / _LEAST_RAMP_S, 1.0) ** 2 * least_jerk(edge))


def _snapping(character: Character, turns: Array) -> Array:
    """(n, 21) rad, the joints after so many snaps (n,); those of thumb and middle finger count."""
    phase = turns % 1.0
    row = np.searchsorted(_SNAP_TIMES, phase, side="right") - 1
    share = least_jerk((phase - _SNAP_TIMES[row]) / np.diff(_SNAP_TIMES)[row])
    shapes_rad = np.array([finger_angles(character, shapes.find(name)) for _, name in _SNAP])
    return np.asarray(shapes_rad[row] + share[:, None] * (shapes_rad[row + 1] - shapes_rad[row]))


def _with_room(angles: Array, size_rad: float) -> Array:
    """The angles of the knuckles nearest to these that have so far to go to either side."""
    low, high = _LOW[_KNUCKLES] + size_rad, _HIGH[_KNUCKLES] - size_rad
    middle = (low + high) / 2.0
    return np.clip(angles, np.minimum(low, middle), np.maximum(high, middle))


@per_character(maxsize=64)
def _touching(character: Character, form: HandForm, articulators: tuple[str, ...]) -> Mask:
    """(21,) the joints of the fingers that carry these articulators."""
    touching = set()
    for name in articulators:
        carried = articulator_attachment(character, form, name, "right")
        for bone, part in zip(carried.bones, carried.q, strict=True):
            at = character.body.bone_names[bone]
            if at.startswith("finger") and part[3] > _TOUCHES:
                touching.add(("thumb", *FINGERS)[int(at[len("finger")]) - 1])
    return np.array([name.split("_")[0] in touching for name in NAMES])
