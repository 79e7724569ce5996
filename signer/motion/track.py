"""One lane through time: what its hand is asked at each moment, and the arm solved for it."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from body_model.load import load_body
from signer.document.sign import SIDE_OF, Key, Sign
from signer.document.values import GlobalOrientation, LaneName
from signer.kinematics.rig import ArmRig, arm_rig, articulator_in_hand
from signer.kinematics.rotations import slerp
from signer.kinematics.sides import side_sign
from signer.kinematics.swivel import wrapped
from signer.motion.around import AT_REST, Around
from signer.motion.contact import articulator_attachment
from signer.motion.easing import ease
from signer.motion.following import form_beside
from signer.motion.frames import AXES, Frames, Piece, Track, mixed
from signer.motion.hands import hand_of
from signer.motion.other_arm import OtherArm, rows_of
from signer.motion.paths import bulge_direction, path_points
from signer.motion.reaching import Ask, reach
from signer.motion.schedule import LEAD, Stretch, stretch_at, stretches_of
from signer.motion.shoulders import AUTOMATIC, Shoulder, shoulder_at
from signer.motion.stations import (
    UNUSED_HAND,
    Station,
    follows_other_arm,
    hand_in_world,
    rest_station,
    station_of,
    tried_station,
)
from signer.motion.turning import turn_hand

Array = NDArray[np.float64]
Indices = NDArray[np.intp]

_LEAD_RISE: Final = 0.4
_LEAD_RISE_MOST_M: Final = 0.28
_ASIDE: Final = 0.5
_AHEAD: Final = 1.5


def track_of(
    sign: Sign,
    lane: LaneName,
    times_s: Array,
    other: OtherArm | None = None,
    *,
    other_at: Callable[[float], OtherArm | None] | None = None,
    begun: Array | None = None,
) -> Track:
    """Solve one lane at the times (F,), all of them together.

    Args:
        sign: as written, for a right-handed signer.
        lane: which hand.
        times_s: in any order.
        other: the other arm as it is in each frame (F, ...); None while it hangs.
        other_at: the other arm at a time. With it a hand that rises from rest goes straight to where its first key will be,
            and sinks from where its last one was; without it, to where that would be beside the other arm as it is.
        begun: (F, 3) m, where the articulator was sent when the same was solved beside an arm only little elsewhere.
    """
    side, stretches = SIDE_OF[lane], stretches_of(sign, lane)
    falls_in, is_keyed = stretch_at(stretches, times_s), bool(sign.shoulder(lane).keys)
    shoulder = shoulder_at(sign, lane, times_s)
    pieces = []
    for index in np.unique(falls_in):
        rows, stretch = np.flatnonzero(falls_in == index), stretches[index]
        ends = shoulder_at(sign, lane, np.array((stretch.start_s, stretch.end_s)))
        shoulders = (ends.row(0), ends.row(1)) if is_keyed else (AUTOMATIC, AUTOMATIC)
        beside = rows_of(other, rows)
        if other_at is not None and (stretch.before is None) != (stretch.after is None):
            beside = other_at(stretch.end_s if stretch.before is None else stretch.start_s)
        near = begun[rows] if begun is not None and stretch.is_still else None
        before, after = _ends(sign, stretch, lane, shoulders, beside, near)
        way = ease(stretch.transition.easing, stretch.share(times_s[rows]))
        pieces.append(Piece(rows, stretch, before, after, way, shoulder.rows(rows) if is_keyed else AUTOMATIC, beside))
    order = np.argsort(np.concatenate([piece.rows for piece in pieces]), kind="stable")
    solved = [_still(piece, lane, sign) if piece.stretch.is_still else _on_the_way(piece) for piece in pieces]
    frames = solved[0] if len(solved) == 1 else Frames(*(np.concatenate(parts)[order] for parts in zip(*solved, strict=True)))
    return Track(side, tuple(pieces), frames)


def _ends(
    sign: Sign, stretch: Stretch, lane: LaneName, shoulders: tuple[Shoulder, Shoulder], other: OtherArm | None, begun: Array | None
) -> tuple[Station, Station]:
    """The postures between which a stretch leads; rest is told by the articulator of the key that it leads to or from."""
    side, keys = SIDE_OF[lane], sign.lane(lane).keys
    before = None if stretch.before is None else _end(sign, stretch.before, lane, shoulders[0], other, begun)
    if stretch.is_still and before is not None:
        return before, before
    after = None if stretch.after is None else _end(sign, stretch.after, lane, shoulders[1], other, begun)
    if before is not None:
        return before, after or rest_station(side, before.attachment, shoulders[1])
    if after is not None:
        return rest_station(side, after.attachment, shoulders[0]), after
    near = (keys[0] if stretch.end_s < np.inf else keys[-1]) if keys else None
    told_by = UNUSED_HAND if near is None else (near.form, near.articulator)
    rest = rest_station(side, articulator_attachment(*told_by, side), shoulders[0])
    return rest, rest


def _end(sign: Sign, key: Key, lane: LaneName, shoulder: Shoulder, other: OtherArm | None, begun: Array | None = None) -> Station:
    form = form_beside(sign, lane, key)
    if other is None or not follows_other_arm(key, lane):
        return station_of(key, lane, AT_REST if shoulder is AUTOMATIC and form is None else Around(shoulder, None, form))
    around = Around(shoulder, other, form)
    return station_of(key, lane, around) if other.matrices.ndim == 3 else tried_station(key, lane, around, begun)


def _still(piece: Piece, lane: LaneName, sign: Sign) -> Frames:
    """The same posture in every frame, as its station has solved it already; what moves it solves it anew."""
    count, key = len(piece.rows), piece.key
    if piece.shoulder is AUTOMATIC:
        return Frames(*_values(piece.before, count))
    if key is not None and piece.before.target.ndim > 1:
        return Frames(*_values(tried_station(key, lane, replace(piece.before.around, shoulder=piece.shoulder)), count))
    found = []
    for row in range(count):
        shoulder = piece.shoulder.row(row)
        station = (
            rest_station(piece.before.side, piece.before.attachment, shoulder) if key is None else _end(sign, key, lane, shoulder, None)
        )
        found.append(_values(station, 1))
    return Frames(*(np.concatenate(values) for values in zip(*found, strict=True)))


def _values(station: Station, count: int) -> Iterator[Any]:
    """What a station has of each field of Frames, in as many frames."""
    asked = (station.hand.angles, station.hand.fingers, station.swivel_rad, station.articulator, station.target, station.normal)
    over = np.stack(np.broadcast_arrays(*station.over), axis=-1)
    for value, axes in zip((*asked, over, *station.reach.girdle, *station.reach.posture), AXES, strict=True):
        array = np.asarray(value)
        yield np.broadcast_to(array, (count, *array.shape[array.ndim - axes :]))


def _on_the_way(piece: Piece) -> Frames:
    """Between two postures: everything that is asked of the arm is interpolated, and the arm solved in every frame."""
    before, after, way = piece.before, piece.after, piece.way
    rig = arm_rig(load_body(), before.side)
    hand = hand_of(mixed(before.hand.angles, after.hand.angles, way), before.side)

    def articulator_of(turn: Array) -> Array:
        point = articulator_in_hand(rig, before.attachment, hand.matrices, turn)
        if after.attachment is before.attachment:
            return point
        return mixed(point, articulator_in_hand(rig, after.attachment, hand.matrices, turn), way)

    turn = slerp(before.wrist_rotation, after.wrist_rotation, way)
    swivel = before.swivel_rad + way * wrapped(after.swivel_rad - before.swivel_rad)
    ask = _with_shoulder(piece, Ask(_path(piece), articulator_of(turn), turn, swivel, np.broadcast_to(before.branch, len(way))))
    if isinstance(before.wish, GlobalOrientation) and isinstance(after.wish, GlobalOrientation):
        in_world = slerp(hand_in_world(before), hand_in_world(after), way)
        ask = turn_hand(rig, ask, in_world, articulator_in=articulator_of, answer=lambda tried: (tried, reach(rig, tried))).ask
    else:
        ask = replace(ask, branch=_branches(piece, rig, ask))
    answer, normal = reach(rig, ask), mixed(before.normal, after.normal, way)
    asked = (hand.angles, hand.fingers, swivel, ask.articulator, ask.target, normal, np.zeros((len(way), 3)))
    return Frames(*(np.asarray(value) for value in (*asked, *answer.girdle, *answer.posture)))


def _branches(piece: Piece, rig: ArmRig, ask: Ask) -> Indices:
    """(n,) the branch in each frame: that of both ends or, where they differ, the one whose flexion is nearer to the way between theirs."""
    first, last = (np.broadcast_to(end.branch, len(piece.way)) for end in (piece.before, piece.after))
    if np.array_equal(first, last):
        return first
    begin, end = (np.asarray(end.reach.posture.flexion_rad) for end in (piece.before, piece.after))
    nearest = reach(rig, replace(ask, branch="nearest", hint_flexion_rad=begin + piece.way * (end - begin)))
    return np.where(first == last, first, nearest.posture.branch)


def _with_shoulder(piece: Piece, ask: Ask) -> Ask:
    """The ask with what the shoulder does. On the way from and to rest no help is asked: it comes and goes with the key that needs it."""
    ask = replace(ask, shoulder=piece.shoulder)
    if piece.is_asked:
        return ask
    to_key = piece.stretch.after is not None
    help_ = (piece.after if to_key else piece.before).reach.help
    if help_ is None:
        return replace(ask, shoulder=replace(piece.shoulder, assist=0.0))
    return replace(ask, help=slerp(np.eye(3), help_, piece.way if to_key else 1.0 - piece.way))


def _path(piece: Piece) -> Array:
    """(n, 3) m, where the articulator is sent on its way."""
    transition, start, end = piece.stretch.transition, piece.before, piece.after
    shape, normals = transition.path, (start.normal, end.normal)
    height_m: float | Array = transition.height_m
    if transition is LEAD:
        # Clear of thigh and chest: a hand that rises or sinks swings out in front of the body and to its own side.
        height_m = np.minimum(_LEAD_RISE * np.linalg.norm(end.target - start.target, axis=-1), _LEAD_RISE_MOST_M)
        normals = (start.normal + np.array((_ASIDE * side_sign(start.side), 0.0, _AHEAD)), end.normal)
    bulge = bulge_direction(start.target, end.target, *normals)
    return path_points(shape, height_m, start.target, end.target, bulge, piece.way)
