"""Contact constraints that change by frame: in contact gestures, secondary motion and slides on skin."""

from dataclasses import replace

import numpy as np

from body_model.arrays import Array
from body_model.skin_path import SkinPath
from body_model.surface_point import Attachment
from signer.document.tracks.hand import Key
from signer.document.values import RETREATING
from signer.motion.movement.acts import acted_landing, acts
from signer.motion.movement.easing import progress
from signer.motion.movement.frames import Piece, mixed
from signer.motion.movement.local import is_moved, moved_locally
from signer.motion.movement.slides import slid_landing
from signer.motion.places.foremost import Changing, Foremost
from signer.motion.places.hands import hand_of
from signer.motion.posture.meeting import Meeting
from signer.motion.posture.stations import moved_wrist, moving_station


def moving(piece: Piece, times_s: Array) -> Piece:
    """Return the piece with the movements within it at the times (n,) of its frames.

    It is unchanged where nothing moves but the hand as a whole.
    """
    if piece.stretch.is_still:
        return _held(piece, times_s)
    way = piece.stretch.transition
    if way.handshape_lead or way.orientation_lead:
        share = piece.stretch.share(times_s)
        piece = replace(piece, fingers_way=progress(way, share, way.handshape_lead), wrist_way=progress(way, share, way.orientation_lead))
    if is_moved(piece.stretch):
        piece = _moving_off(piece, times_s)
    return _sliding(piece, piece.segment.slide) if piece.segment.slide is not None else piece


def fingers_between(piece: Piece) -> Array:
    """(n, 21) rad, the fingers on the way without what they do by themselves."""
    return mixed(piece.before.hand.angles, piece.after.hand.angles, piece.way if piece.fingers_way is None else piece.fingers_way)


def _held(piece: Piece, times_s: Array) -> Piece:
    key, meeting = piece.key, piece.before.meeting
    if key is None or meeting is None or not (acts(key) or is_moved(piece.stretch)):
        return piece
    if acts(key):
        share = np.clip((times_s - key.time_s) / key.hold_s, 0.0, 1.0)
        gesture, before = piece.segment.gesture, piece.before
        meeting = meeting.sent_to(acted_landing(key, meeting.landing, gesture, share, before.side, before.around.form))
        if meeting.second is not None and key.contact is not None and key.contact.manner in RETREATING:
            # a hand that taps with two places at once leaves with both, its wrist being what it is where they touch
            meeting = replace(meeting, second=None)
    locally = moved_locally(piece.character, piece.stretch, times_s, piece.before.hand.angles)
    if locally.fingers is not None:
        meeting = replace(meeting, hand=hand_of(piece.character, locally.fingers, piece.before.side))
    return replace(piece, meeting=meeting, locally=locally)


def _moving_off(piece: Piece, times_s: Array) -> Piece:
    """Return the piece with the local movements of fingers and wrist.

    It leaves from where the hand would be if its key were held while it moves so.

    The touching part of a hand that moves may stand out further or less. A second contact is not
    searched anew on the way. The turn of the wrist that it has caused fades after the hand leaves.
    """
    stretch, before = piece.stretch, piece.before
    locally = moved_locally(piece.character, stretch, times_s, fingers_between(piece))
    piece = replace(piece, locally=locally)
    meeting, count = before.meeting, len(times_s)
    if piece.segment.before is None or meeting is None:
        return piece
    key = piece.segment.before.key
    fingers = moved_locally(piece.character, stretch, times_s, before.hand.angles).fingers
    if fingers is not None:
        meeting = replace(meeting, hand=hand_of(piece.character, fingers, before.side))
    if meeting.second is not None:
        turned = _turned_by_second(piece, key) * (1.0 - piece.way)[:, None]
        wrist = moved_wrist(before.wrist, turned if locally.wrist is None else locally.wrist + turned)
        held = moving_station(key, before, replace(meeting, second=None), None, count, wrist=wrist)
        return replace(piece, before=replace(held, hand=before.hand), locally=locally._replace(wrist=None))
    if fingers is not None:
        before = replace(moving_station(key, before, meeting, None, count), hand=before.hand)
    if locally.wrist is None:
        return replace(piece, before=before)
    held = moving_station(key, before, meeting, locally.wrist, count)
    return replace(piece, before=replace(before, target=held.target, normal=held.normal), held=held)


def _turned_by_second(piece: Piece, key: Key) -> Array:
    """Return by how much a second contact has turned the wrist when the hand leaves.

    The turn is (1, 3) or (n, 3) rad, from the wrist of the key and its local movement.
    """
    before, count = piece.before, len(piece.rows) if piece.before.target.ndim > 1 else 1
    moves = moved_locally(piece.character, piece.stretch, np.array([piece.stretch.start_s]), before.hand.angles)
    if moves.wrist is None and moves.fingers is None:
        return np.zeros((1, 3))
    assert before.meeting is not None
    meeting, wrist = before.meeting, np.broadcast_to(np.zeros(3) if moves.wrist is None else moves.wrist, (count, 3))
    if moves.fingers is not None:
        meeting = replace(meeting, hand=hand_of(piece.character, np.repeat(moves.fingers, count, axis=0), before.side))
    found = moving_station(key, before, meeting, wrist, count).wrist
    one, other = (np.stack(np.broadcast_arrays(*angles), axis=-1) for angles in (found, moved_wrist(before.wrist, wrist)))
    return np.asarray(one - other)


def _sliding(piece: Piece, path: SkinPath) -> Piece:
    """The piece sent along a path on the skin."""
    first, last = piece.before.meeting, piece.after.meeting
    assert first is not None
    assert last is not None
    angles = fingers_between(piece) if piece.locally.fingers is None else piece.locally.fingers
    meeting = replace(
        first,
        hand=hand_of(piece.character, angles, piece.before.side),
        attachment=_between(first.attachment, last.attachment, piece.way),
        foremost=_foremost(first, last, piece.way),
        carriers=first.carriers | last.carriers,
        second=None,
    )
    landing = slid_landing(path, first.landing, last.landing, piece.way, piece.before.side, piece.before.around.form)
    return replace(piece, meeting=meeting.sent_to(landing))


def _foremost(first: Meeting, last: Meeting, way: Array) -> Foremost | Changing | None:
    before, after = first.foremost, last.foremost
    assert not isinstance(before, Changing)  # these are those of keys
    assert not isinstance(after, Changing)
    return before if before is after else Changing(before, after, way)


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
