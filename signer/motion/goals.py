"""Goals by name: articulators and the places they are brought to, with the bones that carry both."""

from collections.abc import Sequence
from typing import TypeVar

import numpy as np

from body_model.plain_types import Side
from body_model.regions import MOSTLY
from body_model.surface_point import Attachment
from signer.characters.character import Character, per_character
from signer.document.sign import SIDE_OF
from signer.document.tracks.hand import Key
from signer.document.values import BothMeet, Contact, Manner
from signer.motion.movement.frames import SampledSegment
from signer.motion.places.contact_target import ContactTarget
from signer.motion.pose import Goal
from sites.site import BOTH_MEET

T = TypeVar("T")


def goal_of(sampled: SampledSegment, side: Side, *, is_mirrored: bool, second: bool = False) -> Goal | None:
    """Name what meets what in the frames of a segment, or its second contact; None for nothing.

    Args:
        sampled: frames of one hand.
        side: of the hand as solved, before any mirroring.
        is_mirrored: name the bones of the other side, on which the signer is drawn.
        second: tell the second contact of the key.
    """
    constraint = sampled.sent.second if second and sampled.sent is not None else sampled.sent
    if constraint is None or not sampled.is_asked:
        return None
    assert sampled.interval.before is not None
    assert sampled.interval.after is not None
    articulators, sites_, manners = zip(
        *(_names(key, second=second) for key in (sampled.interval.before, sampled.interval.after)),
        strict=True,
    )
    site = _only(sites_)
    bones = (
        carrier(sampled.character, constraint.attachment),
        _target_carrier(constraint.contact_target, side),
    )
    on_hand, under = (
        int(sampled.character.body.mirror_bone[bone]) if is_mirrored else bone for bone in bones
    )
    return Goal(_only(articulators), site, _only(manners), on_hand, under, constraint.contact_target.has_skin)


@per_character(maxsize=256)
def carrier(character: Character, attachment: Attachment) -> int:
    """Find the bone that carries most of a point, or the nearest one from which all that share it hang."""
    shares = attachment.q[..., 3].reshape(-1, len(attachment.bones)).mean(axis=0)
    heaviest = int(np.argmax(shares))
    if shares[heaviest] > MOSTLY:
        return int(attachment.bones[heaviest])
    return _common_bone(character, tuple(attachment.bones.tolist()))


@per_character(maxsize=256)
def _common_bone(character: Character, bones: tuple[int, ...]) -> int:
    parents, lines = character.body.parents, [[bone] for bone in bones]
    for line in lines:
        while parents[line[-1]] >= 0:
            line.append(int(parents[line[-1]]))
    return next(bone for bone in lines[0] if all(bone in line for line in lines))


def _names(key: Key, *, second: bool) -> tuple[str | None, str | None, Manner | None]:
    """The ids of articulator and site, and the manner."""
    placed = key.second if second else key.placement
    if placed is None:
        return None, None, None
    if isinstance(placed, Contact):
        return placed.articulator, placed.site if isinstance(placed.site, str) else None, placed.manner
    return placed.articulator, BOTH_MEET if isinstance(placed, BothMeet) else None, None


def _only(values: Sequence[T]) -> T | None:
    """The value of all, None where they differ."""
    return values[0] if len(set(values)) == 1 else None


def _target_carrier(contact_target: ContactTarget, side: Side) -> int:
    if contact_target.attachment is not None:
        return carrier(contact_target.character, contact_target.attachment)
    if contact_target.wrists is not None and side == SIDE_OF["dominant"]:
        return contact_target.wrists[1]
    return contact_target.bone
