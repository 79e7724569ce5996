"""Both hands brought to each other: one choice that writes a key on both lanes."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from signer.characters.load import load_character
from signer.document.fitting import with_key
from signer.document.queries import key_under
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import LANES, OTHER_LANE, BothMeet, LaneName, Vector
from signer.lazy import lazily
from signer.studio.editing import key_changes

with lazily():
    from signer.motion.wishes import clearing, reposing


IN_FRONT: Final[Vector] = (0.0, -0.14, 0.25)
"""From the notch of the breastbone: where hands meet that met nowhere before."""


def met(sign: Sign, lane: LaneName, time_s: float, tell: Callable[[], None] = lambda: None) -> Sign:
    """The sign with both hands brought to each other at a time, a hand without a key there being the mirror of the chosen one.

    The other hand is held there from when to when the chosen one is, as far as its other keys leave room.

    `tell` is called again and again meanwhile; what it raises ends the search.
    """
    found = (key_under(sign.hand(each), time_s) for each in LANES)
    before = next((key.placement for key in found if key is not None and isinstance(key.placement, BothMeet)), None)
    point = IN_FRONT if before is None else before.point_m
    after = key_changes.of_hand(lane, time_s, partial(_meeting, point=point))(sign)
    chosen = key_under(after.hand(lane), time_s)
    other = OTHER_LANE[lane]
    like = chosen if chosen is not None and key_under(sign.hand(other), time_s) is None else None
    tell()
    after = key_changes.of_hand(other, time_s, partial(_meeting, point=point, like=like))(after)
    after = _held_alike(after, chosen, other, time_s)
    return clearing.settled_meeting(load_character(), after, lane, time_s, tell)


def _held_alike(sign: Sign, chosen: Key | None, other: LaneName, time_s: float) -> Sign:
    """The sign with the other hand's key beginning and ending with the chosen one: as long as one of them is alone they do not meet."""
    key = key_under(sign.hand(other), time_s)
    if chosen is None or key is None or (key.time_s, key.hold_s) == (chosen.time_s, chosen.hold_s):
        return sign
    return with_key(sign, other, replace(key, time_s=chosen.time_s, hold_s=chosen.hold_s))


def _meeting(sign: Sign, lane: LaneName, key: Key, point: Vector, like: Key | None = None) -> Key:
    shaped = key
    if like is not None:
        # The wrist's angles are anatomical, so the same ones are the mirror image on the other hand.
        placement = replace(key.placement, articulator=like.articulator)
        shaped = replace(key, handshape=like.handshape, joints=like.joints, own_handshape=like.own_handshape, placement=placement)
        shaped = replace(shaped, hold_s=like.hold_s, orientation=like.orientation)
    return reposing.relaxed_elbow(load_character(), sign, lane, replace(shaped, placement=BothMeet(shaped.articulator, point), second=None))
