"""New keys of a hand: the first of a track with its defaults, or the posture passed through at a time."""

from dataclasses import replace
from typing import Final

import numpy as np

import handshapes.catalogue as shapes
from body_model.arrays import Array
from signer.characters.character import Character
from signer.characters.scale import NOTCH
from signer.document.queries import first_key_s, key_under, new_key_id
from signer.document.sign import SIDE_OF, Sign
from signer.document.timing import stored
from signer.document.tracks.hand import Key
from signer.document.values import (
    Contact,
    Elbow,
    GlobalOrientation,
    HandRole,
    Placement,
    SkinSpot,
    SpacePoint,
)
from signer.kinematics.arm import arm_parameters
from signer.kinematics.rig import articulator_in_hand
from signer.kinematics.wrist import wrist_angles
from signer.motion.movement.score import score_of
from signer.motion.operations.elbows import described_like, relaxed_elbow
from signer.motion.places.contact_target import articulator_attachment, is_on_skin
from signer.motion.places.hands import shaped_hand
from signer.motion.posture.wished_wrist import orientation_from
from signer.motion.solving.hand_moment import HandMoment

FIRST_HANDSHAPE: Final = "5"
FIRST_SITE: Final[dict[HandRole, str]] = {"dominant": "space.ipsi.mid.mid", "base": "space.contra.mid.mid"}
"""Site of a track's first key: an open hand in front of its own shoulder."""


def key_at(character: Character, sign: Sign, role: HandRole, time_s: float) -> Key:
    """A new key at a time: the posture that the hand passes through there.

    Where the hand is at rest, rises or sinks, the nearest key is copied; the first key of a track is an open
    hand in front of the chest, no earlier than the hand can get there.
    """
    keys, new_id = sign.hand(role).keys, new_key_id(sign)
    if not keys:
        start_s = stored(first_key_s(sign, role, time_s))
        first = Key(new_id, start_s, FIRST_HANDSHAPE, first_placement(role, FIRST_HANDSHAPE))
        return relaxed_elbow(HandMoment(character, sign, role, first))
    held = key_under(sign.hand(role), time_s)
    before = [key for key in keys if key.time_s <= time_s]
    after = [key for key in keys if key.time_s > time_s]
    copied = held or (before[-1] if before else after[0])
    key = replace(copied, id=new_id, time_s=stored(max(time_s, 0.0)), hold_s=0.0, extra=())
    return _passed_through(character, sign, role, key, after[0]) if before and after and held is None else key


def first_placement(role: HandRole, handshape: str) -> Contact:
    """Return where a track's first key is placed, and by which part of the hand."""
    site = FIRST_SITE[role]
    return Contact(default_articulator(handshape, site), site, manner="none")


def is_first_placement(role: HandRole, handshape: str, placement: Placement) -> bool:
    """Return whether a placement is the one of a first key, whose articulator nobody has chosen."""
    return placement == first_placement(role, handshape)


def default_articulator(handshape: str, site: str | SkinSpot | None) -> str:
    """Return the articulator of a handshape at a site, or (None) at a free point of space."""
    shape = shapes.find(handshape)
    in_space = site is None or not is_on_skin(site)
    return (shapes.default_in_space if in_space else shapes.default)(shape).id


def space_point(character: Character, articulator: str, point: Array) -> SpacePoint:
    """Return the free point of space, as signs have them, for a point (3,) m of the chest's frame."""
    x, y, z = character.scale.written(point - character.body.landmarks[NOTCH])
    return SpacePoint(articulator, (round(float(x), 6), round(float(y), 6), round(float(z), 6)))


def _passed_through(character: Character, sign: Sign, role: HandRole, before: Key, after: Key) -> Key:
    """Return the posture at the time of `before`, on its way to `after`, shaped as the nearer one."""
    side, time_s = SIDE_OF[role], before.time_s
    frames = score_of(character, sign).at(np.array([time_s])).tracks[role].frames
    rig, turn = character.rigs[side], frames.wrist_rotation[0]
    start_s = max(key.end_s for key in sign.hand(role).keys if key.end_s <= time_s)
    share = (time_s - start_s) / (after.time_s - start_s)
    nearer = before if share < 0.5 else after
    attachment = articulator_attachment(character, nearer.form, nearer.articulator, side)
    hand = shaped_hand(character, nearer.form, side).matrices
    arm = arm_parameters(
        rig.arm,
        shoulder=frames.shoulder[0],
        shoulder_rotation=frames.shoulder_rotation[0],
        flexion=frames.flexion[0],
        wrist_rotation=turn,
        articulator=articulator_in_hand(rig, attachment, hand, turn),
        reference="smooth",
    )
    passed = replace(
        before.shaped_like(nearer),
        second=None,
        placement=space_point(character, nearer.articulator, arm.target),
        orientation=orientation_from(wrist_angles(rig.arm, turn)),
        elbow=Elbow(float(arm.swivel), "secondary" if int(arm.branch) else "primary"),
        transition=replace(before.transition, height_m=before.transition.height_m * (1.0 - share) ** 2),
    )
    if isinstance(after.orientation, GlobalOrientation):
        return described_like(HandMoment(character, sign, role, before), passed)
    return passed
