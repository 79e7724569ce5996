"""Places of keys on a body that stands upright, known before a sign is solved."""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character, per_character
from signer.characters.scale import NOTCH
from signer.document.sign import SIDE_OF
from signer.document.tracks.hand import Key
from signer.document.values import OTHER_ROLE, Contact, HandRole, Placement
from signer.motion.places.contact_target import contact_target_of
from signer.motion.posture.contact_constraint import is_on_other_arm
from signer.motion.posture.resting import resting_body

NEUTRAL: Final = np.array((0.13, -0.14, 0.24))
"""Place of a hand that signs with ease, m from the notch, on its own side (left)."""


def key_point_m(
    character: Character, keys: Mapping[HandRole, Sequence[Key]], role: HandRole, key: Key
) -> Array:
    """(3,) m from the notch, where a key brings its hand on a body that stands upright.

    A hand on the other one is where that is brought, by its nearest key that is on no hand. Keys are in order
    of time.
    """
    if not isinstance(key.placement, Contact):
        return np.array(key.placement.point_m)
    if is_on_other_arm(character, key, role):
        other = OTHER_ROLE[role]
        row = bisect_left(keys[other], key.time_s, key=lambda one: one.time_s)
        beside = (
            next((one for one in some if not is_on_other_arm(character, one, other)), None)
            for some in (reversed(keys[other][:row]), keys[other][row:])
        )
        held = (one for one in beside if one is not None)
        near = min(held, key=lambda one: abs(one.time_s - key.time_s), default=None)
        return NEUTRAL * (0.0, 1.0, 1.0) if near is None else key_point_m(character, keys, other, near)
    return _on_body(character, key.placement, role)


@per_character(maxsize=1024)
def _on_body(character: Character, placement: Placement, role: HandRole) -> Array:
    target = contact_target_of(character, placement, SIDE_OF[role], None)
    return np.asarray(target.aim(resting_body(character)) - character.body.landmarks[NOTCH])
