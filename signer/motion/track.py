"""One lane through time: what its hand is asked at each moment, and the arm solved for it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from body_model.load import load_body
from signer.document.sign import SIDE_OF, Key, Side, Sign
from signer.document.timing import SAME_TIME_S
from signer.document.values import OTHER_LANE, GlobalOrientation, HandForm, LaneName
from signer.kinematics.arm import ArmFlags, ArmPosture
from signer.kinematics.rig import ArmRig, Girdle, arm_rig, articulator_in_hand
from signer.kinematics.rotations import slerp
from signer.kinematics.sides import side_sign
from signer.kinematics.swivel import wrapped
from signer.motion.around import AT_REST, Around
from signer.motion.contact import articulator_attachment, is_shaped_by_other
from signer.motion.easing import ease
from signer.motion.hands import hand_of
from signer.motion.other_arm import OtherArm, rows_of
from signer.motion.paths import bulge_direction, path_points
from signer.motion.reaching import Ask, Reach, reach
from signer.motion.schedule import LEAD, Stretch, stretch_at, stretches_of
from signer.motion.shoulders import AUTOMATIC, Shoulder, shoulder_at
from signer.motion.stations import UNUSED_HAND, Station, follows_other_arm, hand_in_world, rest_station, station_of, tried_station
from signer.motion.turning import turn_hand

Array = NDArray[np.float64]
Indices = NDArray[np.intp]

_LEAD_RISE: Final = 0.4
_LEAD_RISE_MOST_M: Final = 0.28
_ASIDE: Final = 0.5
_AHEAD: Final = 1.5


_AXES: Final = (1, 3, 0, 1, 1, 1, 1, 2, 2, 1, 2, 0, 2, 1, 1, 1, 0, 0, 0)
"""How many axes each field of Frames has in one frame."""


class Frames(NamedTuple):
    """What a hand is asked over n frames, and the answer; every array leads with n.

    Finger angles (n, 21), their turns (n, 19, 3, 3), swivel (n,), articulator in the hand (n, 3), target and its normal
    (n, 3), how far past the wrist's limits the wish is (n, 3), the girdle's clavicle and shoulder01 (n, 3, 3) and shoulder
    (n, 3), then the fields of `ArmPosture`.
    """

    angles: Array
    fingers: Array
    swivel: Array
    articulator: Array
    target: Array
    normal: Array
    over: Array
    clavicle: Array
    shoulder01: Array
    shoulder: Array
    shoulder_rotation: Array
    flexion: Array
    wrist_rotation: Array
    elbow: Array
    wrist: Array
    reached: Array
    short_by: Array
    flags: Indices
    branch: Indices

    @property
    def reach(self) -> Reach:
        """Girdle and arm of all frames."""
        posture = ArmPosture(
            self.shoulder_rotation,
            self.flexion,
            self.wrist_rotation,
            self.elbow,
            self.wrist,
            self.reached,
            self.short_by,
            self.flags,
            self.branch,
        )
        return Reach(Girdle(self.clavicle, self.shoulder01, self.shoulder), posture)

    def posture(self, row: int) -> ArmPosture:
        """The arm of one frame."""
        return ArmPosture(
            self.shoulder_rotation[row],
            self.flexion[row],
            self.wrist_rotation[row],
            self.elbow[row],
            self.wrist[row],
            self.reached[row],
            self.short_by[row],
            ArmFlags(int(self.flags[row])),
            int(self.branch[row]),
        )


@dataclass(frozen=True, slots=True, eq=False)
class Piece:
    """The frames `rows` of a track that fall in one stretch; `way` (n,) is how far they are from `before` to `after`.

    `shoulder` is what the shoulder does in each of them, `other` the other arm, None where it hangs. An end whose place
    moves with the other arm is solved beside it for each frame: where the hand would be if its key were held just then.
    """

    rows: Indices
    stretch: Stretch
    before: Station
    after: Station
    way: Array
    shoulder: Shoulder = AUTOMATIC
    other: OtherArm | None = None

    @property
    def key(self) -> Key | None:
        """The key that is held in these frames."""
        return self.stretch.before if self.stretch.is_still else None

    @property
    def is_touching(self) -> bool:
        """Whether skin on skin is wanted in these frames."""
        return self.key is not None and self.before.meeting is not None and self.before.meeting.landing.touching

    @property
    def is_steady(self) -> bool:
        """Whether the hand keeps one posture in all of these frames: it is still, and so is what might move it."""
        return self.stretch.is_still and self.shoulder is AUTOMATIC and self.before.target.ndim == 1

    @property
    def is_asked(self) -> bool:
        """Whether the sign says where the hand is to be: at keys and between them, not on the way from and to rest."""
        return self.stretch.before is not None and self.stretch.after is not None

    @property
    def is_resting(self) -> bool:
        """Whether the hand hangs at the side."""
        return self.stretch.is_still and self.stretch.before is None

    def drawn_articulator(self, matrices: Array) -> Array:
        """(n, 3) m, where the articulator is on bodies posed by (n, B, 3, 4) matrices."""
        start = self.before.attachment.position(matrices)
        if self.after.attachment is self.before.attachment:
            return start
        return _mixed(start, self.after.attachment.position(matrices), self.way)


@dataclass(frozen=True, slots=True, eq=False)
class Track:
    """One lane over all frames: the stretches they fall in, and what the hand does."""

    side: Side
    pieces: tuple[Piece, ...]
    frames: Frames


def track_of(
    sign: Sign, lane: LaneName, times_s: Array, other: OtherArm | None = None, other_at: Callable[[float], OtherArm | None] | None = None
) -> Track:
    """Solve one lane at the times (F,), all of them together.

    Args:
        sign: as written, for a right-handed signer.
        lane: which hand.
        times_s: in any order.
        other: the other arm as it is in each frame (F, ...); None while it hangs.
        other_at: the other arm at a time. With it a hand that rises from rest goes straight to where its first key will be,
            and sinks from where its last one was; without it, to where that would be beside the other arm as it is.
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
        before, after = _ends(sign, stretch, lane, shoulders, beside)
        way = ease(stretch.transition.easing, stretch.share(times_s[rows]))
        pieces.append(Piece(rows, stretch, before, after, way, shoulder.rows(rows) if is_keyed else AUTOMATIC, beside))
    order = np.argsort(np.concatenate([piece.rows for piece in pieces]), kind="stable")
    solved = [_still(piece, lane, sign) if piece.stretch.is_still else _on_the_way(piece) for piece in pieces]
    frames = solved[0] if len(solved) == 1 else Frames(*(np.concatenate(parts)[order] for parts in zip(*solved, strict=True)))
    return Track(side, tuple(pieces), frames)


def followed(sign: Sign, lane: LaneName, times_s: Array, *, from_rest: bool) -> NDArray[np.bool_]:
    """(F,) whether what the hand is to meet then, or comes from or goes to, moves with the other arm.

    Ways from and to rest count only if they are asked for.
    """
    stretches = stretches_of(sign, lane)
    follows = [
        (from_rest or None not in (one.before, one.after))
        and any(key is not None and follows_other_arm(key, lane) for key in (one.before, one.after))
        for one in stretches
    ]
    return np.array(follows)[stretch_at(stretches, times_s)]


def form_beside(sign: Sign, lane: LaneName, key: Key) -> HandForm | None:
    """How the other hand is shaped for a key that goes to it: as by its key at that time, the last before it or the first after."""
    if not is_shaped_by_other(key):
        return None
    keys = sign.lane(OTHER_LANE[lane]).keys
    before = [one for one in keys if one.time_s <= key.time_s + SAME_TIME_S]
    return (before[-1] if before else keys[0]).form if keys else None


def _ends(
    sign: Sign, stretch: Stretch, lane: LaneName, shoulders: tuple[Shoulder, Shoulder], other: OtherArm | None
) -> tuple[Station, Station]:
    """The postures between which a stretch leads; rest is told by the articulator of the key that it leads to or from."""
    side, keys = SIDE_OF[lane], sign.lane(lane).keys
    before = None if stretch.before is None else _end(sign, stretch.before, lane, shoulders[0], other)
    if stretch.is_still and before is not None:
        return before, before
    after = None if stretch.after is None else _end(sign, stretch.after, lane, shoulders[1], other)
    if before is not None:
        return before, after or rest_station(side, before.attachment, shoulders[1])
    if after is not None:
        return rest_station(side, after.attachment, shoulders[0]), after
    near = (keys[0] if stretch.end_s < np.inf else keys[-1]) if keys else None
    told_by = UNUSED_HAND if near is None else (near.form, near.articulator)
    rest = rest_station(side, articulator_attachment(*told_by, side), shoulders[0])
    return rest, rest


def _end(sign: Sign, key: Key, lane: LaneName, shoulder: Shoulder, other: OtherArm | None) -> Station:
    form = form_beside(sign, lane, key)
    if other is None or not follows_other_arm(key, lane):
        return station_of(key, lane, AT_REST if shoulder is AUTOMATIC and form is None else Around(shoulder, None, form))
    around = Around(shoulder, other, form)
    return station_of(key, lane, around) if other.matrices.ndim == 3 else tried_station(key, lane, around)


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
    for value, axes in zip((*asked, over, *station.reach.girdle, *station.reach.posture), _AXES, strict=True):
        array = np.asarray(value)
        yield np.broadcast_to(array, (count, *array.shape[array.ndim - axes :]))


def _on_the_way(piece: Piece) -> Frames:
    """Between two postures: everything that is asked of the arm is interpolated, and the arm solved in every frame."""
    before, after, way = piece.before, piece.after, piece.way
    rig = arm_rig(load_body(), before.side)
    hand = hand_of(_mixed(before.hand.angles, after.hand.angles, way), before.side)

    def articulator_of(turn: Array) -> Array:
        point = articulator_in_hand(rig, before.attachment, hand.matrices, turn)
        if after.attachment is before.attachment:
            return point
        return _mixed(point, articulator_in_hand(rig, after.attachment, hand.matrices, turn), way)

    turn = slerp(before.wrist_rotation, after.wrist_rotation, way)
    swivel = before.swivel_rad + way * wrapped(after.swivel_rad - before.swivel_rad)
    ask = _with_shoulder(piece, Ask(_path(piece), articulator_of(turn), turn, swivel, np.broadcast_to(before.branch, len(way))))
    if isinstance(before.wish, GlobalOrientation) and isinstance(after.wish, GlobalOrientation):
        in_world = slerp(hand_in_world(before), hand_in_world(after), way)
        ask = turn_hand(rig, ask, in_world, articulator_in=articulator_of, answer=lambda tried: (tried, reach(rig, tried))).ask
    else:
        ask = replace(ask, branch=_branches(piece, rig, ask))
    answer, normal = reach(rig, ask), _mixed(before.normal, after.normal, way)
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


def _mixed(start: Array, end: Array, way: Array) -> Array:
    """(n, k) from `start` at 0 to `end` at 1, (k,) or (n, k) each; both are met exactly."""
    share = way[:, None]
    return np.asarray((1.0 - share) * start + share * end)
