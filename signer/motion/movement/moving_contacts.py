"""Contact constraints that change by frame: in contact gestures, secondary motion and slides on skin."""

from dataclasses import replace

import numpy as np

from body_model.arrays import Array
from body_model.skin_path import SkinPath
from body_model.surface_point import Attachment
from signer.document.values import RETREATING
from signer.motion.movement.contact_gestures import acts, gesture_target
from signer.motion.movement.easing import progress
from signer.motion.movement.even_leads import even_leads
from signer.motion.movement.frames import SampledSegment, mixed
from signer.motion.movement.secondary_motion import secondary_motion_at, secondary_motions
from signer.motion.movement.slides import slid_target
from signer.motion.places.hands import hand_of
from signer.motion.places.support_point import ChangingSupport, SupportPoint
from signer.motion.posture.contact_constraint import ContactConstraint
from signer.motion.posture.posture_solver import solve_moving
from signer.motion.posture.wished_wrist import moved_wrist


def moving(sampled: SampledSegment, times_s: Array) -> SampledSegment:
    """Return the segment with what moves within it at the times (n,) of its frames."""
    if sampled.interval.is_still:
        return _held(sampled, times_s)
    way = sampled.interval.transition
    if way.handshape_lead or way.orientation_lead:
        share, leads = sampled.interval.share(times_s), even_leads(sampled, way)
        fingers, wrist = (
            progress(way, sampled.interval.paced(share, lead), swings=sampled.segment.swings)
            for lead in leads
        )
        sampled = replace(sampled, fingers_way=fingers, wrist_way=wrist)
    if secondary_motions(sampled.interval):
        sampled = _moving_off(sampled, times_s)
    return _sliding(sampled, sampled.segment.slide) if sampled.segment.slide is not None else sampled


def _held(sampled: SampledSegment, times_s: Array) -> SampledSegment:
    key, constraint = sampled.key, sampled.before.constraint
    if key is None or constraint is None or not (acts(key) or secondary_motions(sampled.interval)):
        return sampled
    if acts(key):
        share = np.clip((times_s - key.time_s) / key.hold_s, 0.0, 1.0)
        target, gesture = constraint.contact_target, sampled.segment.gesture
        constraint = constraint.sent_to(gesture_target(key, target, gesture, share))
        if constraint.second is not None and key.contact is not None and key.contact.manner in RETREATING:
            # a hand that taps with two places at once leaves with both, its wrist being what it is where they
            # touch
            constraint = replace(constraint, second=None)
    locally = secondary_motion_at(sampled.character, sampled.interval, times_s, sampled.before.hand.angles)
    if locally.fingers is not None:
        constraint = replace(
            constraint, hand=hand_of(sampled.character, locally.fingers, sampled.before.side)
        )
    return replace(sampled, constraint=constraint, locally=locally)


def _moving_off(sampled: SampledSegment, times_s: Array) -> SampledSegment:
    """Return the segment with the local movements of fingers and wrist.

    It leaves from where the hand would be if its key were held while it moves so.

    The touching part of a hand that moves may stand out further or less. A second contact is not
    searched anew on the way. The turn of the wrist that it has caused fades after the hand leaves.
    """
    interval, before = sampled.interval, sampled.before
    locally = secondary_motion_at(sampled.character, interval, times_s, sampled.fingers)
    sampled = replace(sampled, locally=locally)
    constraint, count = before.constraint, len(times_s)
    if sampled.segment.before is None or constraint is None:
        return sampled
    fingers = secondary_motion_at(sampled.character, interval, times_s, before.hand.angles).fingers
    if fingers is not None:
        constraint = replace(constraint, hand=hand_of(sampled.character, fingers, before.side))
    if constraint.second is not None:
        turned = _turned_by_second(sampled) * (1.0 - sampled.way)[:, None]
        wrist = moved_wrist(before.wrist, turned if locally.wrist is None else locally.wrist + turned)
        held = solve_moving(before, replace(constraint, second=None), None, count, wrist=wrist)
        return replace(sampled, before=replace(held, hand=before.hand), locally=locally._replace(wrist=None))
    if fingers is not None:
        before = replace(solve_moving(before, constraint, None, count), hand=before.hand)
    if locally.wrist is None:
        return replace(sampled, before=before)
    held = solve_moving(before, constraint, locally.wrist, count)
    return replace(sampled, before=replace(before, target=held.target, normal=held.normal), held=held)


def _turned_by_second(sampled: SampledSegment) -> Array:
    """(1, 3) or (n, 3) rad, by how much a second contact has turned the wrist when the hand leaves."""
    before = sampled.before if sampled.departure is None else sampled.departure
    count = len(sampled.rows) if before.target.ndim > 1 else 1
    moves = secondary_motion_at(
        sampled.character, sampled.interval, np.array([sampled.interval.start_s]), before.hand.angles
    )
    if moves.wrist is None and moves.fingers is None:
        return np.zeros((1, 3))
    assert before.constraint is not None
    constraint, wrist = (
        before.constraint,
        np.broadcast_to(np.zeros(3) if moves.wrist is None else moves.wrist, (count, 3)),
    )
    if moves.fingers is not None:
        constraint = replace(
            constraint, hand=hand_of(sampled.character, np.repeat(moves.fingers, count, axis=0), before.side)
        )
    found = solve_moving(before, constraint, wrist, count).wrist
    one, other = (
        np.stack(np.broadcast_arrays(*angles), axis=-1)
        for angles in (found, moved_wrist(before.wrist, wrist))
    )
    return np.asarray(one - other)


def _sliding(sampled: SampledSegment, path: SkinPath) -> SampledSegment:
    """The segment sent along a path on the skin."""
    first, last = sampled.before.constraint, sampled.after.constraint
    assert first is not None
    assert last is not None
    angles = sampled.fingers if sampled.locally.fingers is None else sampled.locally.fingers
    constraint = replace(
        first,
        hand=hand_of(sampled.character, angles, sampled.before.side),
        attachment=_between(first.attachment, last.attachment, sampled.way),
        support=_foremost(first, last, sampled.way),
        carriers=first.carriers | last.carriers,
        second=None,
    )
    contact_target = slid_target(
        path,
        first.contact_target,
        last.contact_target,
        sampled.way,
        sampled.before.side,
        sampled.before.around.form,
    )
    return replace(sampled, constraint=constraint.sent_to(contact_target))


def _foremost(
    first: ContactConstraint, last: ContactConstraint, way: Array
) -> SupportPoint | ChangingSupport | None:
    before, after = first.support, last.support
    assert not isinstance(before, ChangingSupport)  # these are those of keys
    assert not isinstance(after, ChangingSupport)
    return before if before is after else ChangingSupport(before, after, way)


def _between(first: Attachment, last: Attachment, way: Array) -> Attachment:
    """The point (n,) that is so far from one to the other: linear, as what carries them is."""
    if first is last:
        return first
    bones = np.union1d(first.bones, last.bones)
    both = np.zeros((2, len(bones), 4))
    for end, one in enumerate((first, last)):
        both[end, np.searchsorted(bones, one.bones)] = one.q
    share = way[:, None, None]
    q = (1.0 - share) * both[0] + share * both[1]
    normal = mixed(first.rest_normal, last.rest_normal, way)
    return Attachment(bones, q, q[..., :3].sum(axis=-2), normal)
