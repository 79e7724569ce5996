"""Evenness of movement: by how much the velocities of wrists, elbows and fingertips change.

Within a 240th of a second none of a wrist or a fingertip changes by more than `STEP_M_S`; while the hand
itself does what its sign names, taps, rubs, brushes and local movements, by no more than `EXCUSED_STEP_M_S`.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

import numpy as np

from body_model.arrays import Array
from signer.document.sign import Sign
from signer.document.timing import MOMENTS_HZ
from signer.document.values import HandRole, LocalKind, Manner
from signer.kinematics.frames import carried
from signer.motion.movement.contact_gestures import acts
from signer.motion.movement.even_leads import EVEN_M_S2
from signer.motion.movement.intervals import intervals_of
from signer.motion.movement.secondary_motion import secondary_motions
from signer.motion.pose import Clip

STEP_M_S: Final = EVEN_M_S2 / MOMENTS_HZ
"""The most by which the velocity of a joint may change from one moment to the next, m/s: 0.3."""
EXCUSED_STEP_M_S: Final = 1.0
"""Limit while a hand is excused, m/s, and of an elbow, which swings out of the way. In the library a
snap asks for 0.85 (DOG), all else for 0.28 at most (the twist of BLUE); a hand that leaps 10 mm
steps by 2.4."""
JOINTS: Final = ("wrist", "elbow")
"""The joints that `changes` tells before the five fingertips."""
TOGETHER: Final = 480
"""So many moments are solved together: two seconds, some 20 MB."""
Changes: TypeAlias = Mapping[HandRole, tuple[Array, Array]]
"""By hand the moments (n,) s within a sign, and by how much (n, 7) m/s velocities change at them."""


def changes_of(times: Array, joints: Array) -> tuple[Array, Array]:
    """Return the moments within even times (n,) s, and the changes (n - 2, 7) m/s of joints (n, 7, 3) m."""
    return times[1:-1], MOMENTS_HZ * np.linalg.norm(np.diff(joints, 2, axis=0), axis=-1)


def of_hand(sizes: Array) -> Array:
    """(n,) m/s, the largest change of `changes` (n, 7) of wrist and fingertips."""
    return np.asarray(np.delete(sizes, JOINTS.index("elbow"), axis=1).max(axis=1, initial=0.0))


def joints_of(solved: Clip, role: HandRole) -> Array:
    """(F, 7, 3) m, wrist, elbow and the five fingertips, thumb first, of one hand."""
    hands, body = solved.hands[role], solved.character.body
    fingers = solved.character.rigs[solved.side(role)].hand_bones
    last = [bone for bone in fingers if bone not in body.parents[fingers]]
    tips = carried(solved.matrices[:, last], body.tails[last])
    return np.concatenate([np.stack([hands.wrists, hands.elbows], axis=1), tips], axis=1)


def shares_of_limit(
    sign: Sign, role: HandRole, times: Array, sizes: Array, beside_s: float = 1.5 / MOMENTS_HZ
) -> Array:
    """Return changes (n, 7) m/s at times (n,) s as shares of what they may be, more in acts of the hand."""
    is_excused = np.zeros(len(times), np.bool_)
    for from_s, to_s in (span for spans in excused(sign, role).values() for span in spans):
        is_excused |= (times > from_s - beside_s) & (times < to_s + beside_s)
    limits = np.where(is_excused, EXCUSED_STEP_M_S, STEP_M_S)[:, None].repeat(sizes.shape[-1], axis=-1)
    limits[:, JOINTS.index("elbow")] = EXCUSED_STEP_M_S
    return np.asarray(sizes / limits)


def excused(sign: Sign, role: HandRole) -> dict[Manner | LocalKind, list[tuple[float, float]]]:
    """By its name, from when to when, s, an act or local movement asks for what no even one does."""
    found = dict[Manner | LocalKind, list[tuple[float, float]]]()
    for one in intervals_of(sign, role):
        key = one.before
        names: list[Manner | LocalKind] = [each.kind for each in secondary_motions(one)]
        if one.is_still and key is not None and key.contact is not None and acts(key):
            names.append(key.contact.manner)
        for name in names:
            found.setdefault(name, []).append((one.start_s, one.end_s))
    return found
