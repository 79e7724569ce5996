"""Postures of a sign as its notation needs them: each key's directions and points, solved at its time."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.characters.load import reference
from signer.document.problems import key_place
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, HandRole
from signer.kinematics.arm import elbow_rotation
from signer.kinematics.orientation import directions_of
from signer.motion.pose import HandPose
from signer.motion.posing import poses

HALFWAY: Final = 0.5
A_SIXTH_ROUND: Final = 0.1
"""Share of the time before and after the middle at which a circle is looked at, for one round: about a sixth
of it, as hands are fastest there. With a half it could go either way round."""


@dataclass(frozen=True, slots=True, eq=False)
class HeldHand:
    """A key's hand, solved. Points and directions are in the chest's frame, of a right-handed signer.

    Attributes:
        place: of the key in the sign, as messages spell it.
        fingers, palm: (3,) unit vectors.
        wrist, point: (3,) m, the wrist, and the articulator on the skin.
        out: (3,) unit, outward from what is touched, or to the viewer.
        on_way: (3, 3) m, the articulator about the middle of the way to the next key; (0, 3) where that is
            straight.
    """

    role: HandRole
    place: str
    key: Key
    fingers: Array
    palm: Array
    wrist: Array
    point: Array
    out: Array
    on_way: Array


def held_hands(sign: Sign) -> Mapping[HandRole, tuple[HeldHand, ...]]:
    """Solve a sign at its keys, without life, as written for a right-handed signer."""
    keys = {role: sign.hand(role).keys for role in ROLES}
    times = sorted({time for role in ROLES for time in _times(keys[role])})
    if not times:
        return dict.fromkeys(ROLES, ())
    clip = poses(replace(sign, dominant_side="right", life=0.0), times, reference())
    rows = {time: row for row, time in enumerate(times)}
    found = {}
    for role in ROLES:
        hands = clip.hands[role]
        found[role] = tuple(
            _held(
                role, index, key, hands[rows[key.time_s]], [hands[rows[time]] for time in _on_way(key, later)]
            )
            for index, (key, later) in enumerate(_with_next(keys[role]))
        )
    return found


def _with_next(keys: tuple[Key, ...]) -> Iterator[tuple[Key, Key | None]]:
    return zip(keys, (*keys[1:], None), strict=True) if keys else iter(())


def _on_way(key: Key, later: Key | None) -> tuple[float, ...]:
    if later is None or key.transition.path == "straight":
        return ()
    away = A_SIXTH_ROUND / max(1.0, abs(key.transition.turns))
    shares = (HALFWAY - away, HALFWAY, HALFWAY + away)
    return tuple(key.end_s + share * (later.time_s - key.end_s) for share in shares)


def _times(keys: tuple[Key, ...]) -> Iterator[float]:
    for key, later in _with_next(keys):
        yield key.time_s
        yield from _on_way(key, later)


def _held(role: HandRole, index: int, key: Key, hand: HandPose, on_way: list[HandPose]) -> HeldHand:
    arm = hand.character.rigs[hand.side].arm
    posture = hand.posture
    rotation = posture.shoulder_rotation @ elbow_rotation(arm, posture.flexion_rad) @ posture.wrist_rotation
    directions = directions_of(hand.side, rotation)
    return HeldHand(
        role,
        key_place(role, index),
        key,
        directions.fingers,
        directions.palm,
        _in_chest(hand, hand.wrist),
        _in_chest(hand, hand.articulator),
        hand.target_normal @ hand.chest[:, :3],
        np.array([_in_chest(one, one.articulator) for one in on_way]).reshape(-1, 3),
    )


def _in_chest(hand: HandPose, point: Array) -> Array:
    return np.asarray((point - hand.chest[:, 3]) @ hand.chest[:, :3])
