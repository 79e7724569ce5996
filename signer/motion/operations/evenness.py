"""Evenness of movement: by how much the velocities of wrists, elbows and fingertips change.

Within a 240th of a second none of a wrist or a fingertip changes by more than `STEP_M_S`, but while a hand
does what its sign names: taps, rubs, brushes, and local movements.
"""

import math
from typing import Final

import numpy as np

from body_model.arrays import Array, Mask
from signer.characters.character import Character
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.timing import frame_times
from signer.document.values import ROLES, HandRole
from signer.kinematics.frames import carried
from signer.motion.movement.contact_gestures import acts
from signer.motion.movement.intervals import intervals_of
from signer.motion.movement.secondary_motion import has_secondary_motion
from signer.motion.pose import Clip
from signer.motion.posing import poses

MOMENTS_HZ: Final = 240.0
"""Moments a second at which movement and holds are looked at, twice as many as any film shows."""
STEP_M_S: Final = 0.3
"""The most by which the velocity of a joint may change from one moment to the next, m/s: as at 72 m/s^2,
seven times gravity. What an arm reaches at the fastest way (`pace.FASTEST_M_S`) in 0.3 s takes 65."""
JOINTS: Final = ("wrist", "elbow")
"""The joints that `changes` tells before the five fingertips."""
_MANY: Final = 480
"""So many moments are solved together: two seconds, some 20 MB."""


def changes(
    sign: Sign, character: Character, from_s: float = 0.0, until_s: float = math.inf
) -> dict[HandRole, tuple[Array, Array]]:
    """By hand the moments (n,) s within a sign, and by how much (n, 7) m/s velocities change at them.

    They are those of wrist, elbow and the five fingertips from the moment before to the moment after, the
    first from `from_s` and the last up to `until_s`.
    """
    roles, times = (
        [role for role in ROLES if sign.hand(role).keys],
        np.array(frame_times(span_s(sign)[1], MOMENTS_HZ)),
    )
    times = times[(times >= from_s - 0.5 / MOMENTS_HZ) & (times <= until_s + 0.5 / MOMENTS_HZ)]
    sizes: dict[HandRole, list[Array]] = {role: [np.zeros((0, 7))] for role in roles}
    for begin in range(0, len(times) - 2 if roles else 0, _MANY):
        solved = poses(sign, times[begin : begin + _MANY + 2], character)
        for role in roles:
            moved = np.diff(joints_of(solved, role), 2, axis=0)
            sizes[role].append(MOMENTS_HZ * np.linalg.norm(moved, axis=-1))
    return {role: (times[1:-1], np.concatenate(found)) for role, found in sizes.items()}


def of_hand(sizes: Array) -> Array:
    """(n,) m/s, the largest change of `changes` (n, 7) of wrist and fingertips."""
    return np.asarray(np.delete(sizes, JOINTS.index("elbow"), axis=1).max(axis=1, initial=0.0))


def joints_of(solved: Clip, role: HandRole) -> Array:
    """(F, 7, 3) m, wrist, elbow and the five fingertips, thumb first, of one hand."""
    hands, body = solved.hands[role], solved.character.body
    fingers = solved.character.rigs[hands[0].side].hand_bones
    last = [bone for bone in fingers if bone not in body.parents[fingers]]
    tips = carried(solved.matrices[:, last], body.tails[last])
    return np.concatenate([np.array([[hand.wrist, hand.elbow] for hand in hands]), tips], axis=1)


def excused(sign: Sign) -> dict[str, list[tuple[float, float]]]:
    """By their name, from when to when, s, a sign itself asks for what no even movement does.

    That is while a hand taps, rubs or brushes, and in local movements of fingers and wrist.
    """
    found = dict[str, list[tuple[float, float]]]()
    for role in ROLES:
        for one in intervals_of(sign, role):
            key, span = one.before, (one.start_s, one.end_s)
            if one.is_still and key is not None and key.contact is not None and acts(key):
                found.setdefault(key.contact.manner, []).append(span)
            if has_secondary_motion(one):
                found.setdefault("local movement", []).append(span)
    return found


def is_excused(sign: Sign, times: Array, beside_s: float = 1.5 / MOMENTS_HZ) -> Mask:
    """(n,) moments, s, at which a sign is excused, and those beside them."""
    spans = [span for several in excused(sign).values() for span in several]
    return np.asarray(
        np.any(
            [np.zeros(len(times), np.bool_)]
            + [(times > from_s - beside_s) & (times < to_s + beside_s) for from_s, to_s in spans],
            axis=0,
        )
    )
