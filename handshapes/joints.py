"""The joints of a hand by name, how far each goes, and a handshape with some of them bent otherwise."""

from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from math import radians
from types import MappingProxyType
from typing import Final, TypeAlias

from handshapes.handshape import FINGERS, Finger, Handshape, Thumb
from handshapes.reading import FINGER_RANGES, THUMB_RANGES

Joints: TypeAlias = tuple[tuple[str, float], ...]
"""Joints and their angles, rad, sorted by name."""


def _ranges() -> dict[str, tuple[float, float]]:
    degrees = {f"{finger}_{joint}": span for finger in FINGERS for joint, span in FINGER_RANGES.items()}
    degrees |= {f"thumb_{joint}": span for joint, span in THUMB_RANGES.items()}
    return {name: (radians(low), radians(high)) for name, (low, high) in degrees.items()}


RANGES: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(_ranges())
"""Least and greatest angle of each joint, rad: index to pinky, then the thumb, as the solver of the hand
orders its 21 angles."""
NAMES: Final = tuple(RANGES)


def angles_of(handshape: Handshape) -> dict[str, float]:
    """Every joint's angle of a handshape, rad, in the order of `NAMES`."""
    digits = (*handshape.fingers, handshape.thumb)
    return dict(
        zip(NAMES, (getattr(digit, field.name) for digit in digits for field in fields(digit)), strict=True)
    )


def with_joints(handshape: Handshape, joints: Iterable[tuple[str, float]]) -> Handshape:
    """The handshape with these joints bent otherwise.

    What is made of the fingers' posture follows, all else stays.

    Raises:
        LookupError: a joint that no hand has.
    """
    changed = dict(joints)
    if not changed:
        return handshape
    if strange := sorted(changed.keys() - RANGES.keys()):
        raise LookupError(f"a hand has no joint {strange[0]!r}; its joints: {', '.join(NAMES)}")
    angles = angles_of(handshape) | changed
    index, middle, ring, pinky = (
        Finger(*(angles[f"{finger}_{joint}"] for joint in FINGER_RANGES)) for finger in FINGERS
    )
    thumb = Thumb(*(angles[f"thumb_{joint}"] for joint in THUMB_RANGES))
    return replace(handshape, index=index, middle=middle, ring=ring, pinky=pinky, thumb=thumb)


def differing(angles: Mapping[str, float], handshape: Handshape) -> Joints:
    """The joints whose angles are not those of the handshape, as a key keeps them."""
    usual = angles_of(handshape)
    return tuple(sorted((name, angle) for name, angle in angles.items() if angle != usual[name]))
