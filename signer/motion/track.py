"""One lane through time: what its hand is asked at each moment, and the arm solved for it."""

from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from body_model.load import load_body
from signer.document.sign import SIDE_OF, Key, Lane, Side, Sign
from signer.document.values import GlobalOrientation, LaneName
from signer.kinematics.arm import ArmFlags, ArmPosture
from signer.kinematics.rig import Girdle, arm_rig, articulator_in_hand
from signer.kinematics.rotations import slerp
from signer.kinematics.sides import side_sign
from signer.kinematics.swivel import wrapped
from signer.motion.contact import articulator_attachment
from signer.motion.easing import ease
from signer.motion.hands import hand_of
from signer.motion.paths import bulge_direction, path_points
from signer.motion.reaching import Ask, Reach, reach
from signer.motion.schedule import LEAD, Stretch, stretch_at, stretches_of
from signer.motion.shoulders import AUTOMATIC, Shoulder, shoulder_at
from signer.motion.stations import UNUSED_HAND, Station, hand_in_world, rest_station, station_of
from signer.motion.turning import turn_hand

Array = NDArray[np.float64]
Indices = NDArray[np.intp]

_LEAD_RISE: Final = 0.4
_LEAD_RISE_MOST_M: Final = 0.28
_ASIDE: Final = 0.5
_AHEAD: Final = 1.5


class Frames(NamedTuple):
    """What a hand is asked over n frames, and the answer; every array leads with n.

    Finger angles (n, 21), their turns (n, 19, 3, 3), swivel (n,), articulator in the hand (n, 3), target and its normal
    (n, 3), the girdle's clavicle and shoulder01 (n, 3, 3) and shoulder (n, 3), then the fields of `ArmPosture`.
    """

    angles: Array
    fingers: Array
    swivel: Array
    articulator: Array
    target: Array
    normal: Array
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

    `shoulder` is what the shoulder does in each of them.
    """

    rows: Indices
    stretch: Stretch
    before: Station
    after: Station
    way: Array
    shoulder: Shoulder = AUTOMATIC

    @property
    def key(self) -> Key | None:
        """The key that is held in these frames."""
        return self.stretch.before if self.stretch.is_still else None

    @property
    def is_touching(self) -> bool:
        """Whether skin on skin is wanted in these frames."""
        return self.key is not None and self.before.meeting is not None and self.before.meeting.landing.touching

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


def track_of(sign: Sign, lane: LaneName, times_s: Array) -> Track:
    """Solve one lane at the times (F,), all of them together."""
    side, stretches = SIDE_OF[lane], stretches_of(sign, lane)
    falls_in, is_keyed = stretch_at(stretches, times_s), bool(sign.shoulder(lane).keys)
    shoulder = shoulder_at(sign, lane, times_s)
    pieces = []
    for index in np.unique(falls_in):
        rows, stretch = np.flatnonzero(falls_in == index), stretches[index]
        ends = shoulder_at(sign, lane, np.array((stretch.start_s, stretch.end_s)))
        before, after = _ends(stretch, lane, sign.lane(lane), *((ends.row(0), ends.row(1)) if is_keyed else (AUTOMATIC, AUTOMATIC)))
        way = ease(stretch.transition.easing, stretch.share(times_s[rows]))
        pieces.append(Piece(rows, stretch, before, after, way, shoulder.rows(rows) if is_keyed else AUTOMATIC))
    order = np.argsort(np.concatenate([piece.rows for piece in pieces]), kind="stable")
    solved = [_still(piece, lane) if piece.stretch.is_still else _on_the_way(piece) for piece in pieces]
    frames = solved[0] if len(solved) == 1 else Frames(*(np.concatenate(parts)[order] for parts in zip(*solved, strict=True)))
    return Track(side, tuple(pieces), frames)


def _ends(stretch: Stretch, lane: LaneName, keys: Lane, at_start: Shoulder, at_end: Shoulder) -> tuple[Station, Station]:
    """The postures between which a stretch leads; rest is told by the articulator of the key that it leads to or from."""
    side = SIDE_OF[lane]
    before = None if stretch.before is None else station_of(stretch.before, lane, at_start)
    after = None if stretch.after is None else station_of(stretch.after, lane, at_end)
    if before is not None:
        return before, after or rest_station(side, before.attachment, at_end)
    if after is not None:
        return rest_station(side, after.attachment, at_start), after
    near = (keys.keys[0] if stretch.end_s < np.inf else keys.keys[-1]) if keys.keys else None
    rest = rest_station(side, articulator_attachment(*UNUSED_HAND, side) if near is None else station_of(near, lane).attachment, at_start)
    return rest, rest


def _still(piece: Piece, lane: LaneName) -> Frames:
    """The same posture in every frame, as its station has solved it already; a shoulder that moves solves it anew."""
    count = len(piece.rows)
    if piece.shoulder is AUTOMATIC:
        return Frames(*(np.broadcast_to(value, (count, *np.shape(value))) for value in _values(piece.before)))
    found = []
    for row in range(count):
        shoulder, key = piece.shoulder.row(row), piece.key
        found.append(rest_station(piece.before.side, piece.before.attachment, shoulder) if key is None else station_of(key, lane, shoulder))
    return Frames(*(np.stack(values) for values in zip(*map(_values, found), strict=True)))


def _values(station: Station) -> tuple[Any, ...]:
    """What a station has of each field of Frames."""
    asked = (station.hand.angles, station.hand.fingers, station.swivel_rad, station.articulator, station.target, station.normal)
    return (*asked, *station.reach.girdle, *station.reach.posture)


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
    ask = _with_shoulder(piece, Ask(_path(piece), articulator_of(turn), turn, swivel, np.full(len(way), before.branch)))
    if isinstance(before.wish, GlobalOrientation) and isinstance(after.wish, GlobalOrientation):
        in_world = slerp(hand_in_world(before), hand_in_world(after), way)
        ask = turn_hand(rig, ask, in_world, articulator_in=articulator_of, answer=lambda tried: (tried, reach(rig, tried))).ask
    elif before.branch != after.branch:
        first, last = float(before.reach.posture.flexion_rad), float(after.reach.posture.flexion_rad)
        ask = replace(ask, branch="nearest", hint_flexion_rad=first + way * (last - first))
    answer, normal = reach(rig, ask), _mixed(before.normal, after.normal, way)
    values = (hand.angles, hand.fingers, swivel, ask.articulator, ask.target, normal, *answer.girdle, *answer.posture)
    return Frames(*(np.asarray(value) for value in values))


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
    shape, height_m, normals = transition.path, transition.height_m, (start.normal, end.normal)
    if transition is LEAD:
        # Clear of thigh and chest: a hand that rises or sinks swings out in front of the body and to its own side.
        height_m = min(_LEAD_RISE * float(np.linalg.norm(end.target - start.target)), _LEAD_RISE_MOST_M)
        normals = (start.normal + np.array((_ASIDE * side_sign(start.side), 0.0, _AHEAD)), end.normal)
    bulge = bulge_direction(start.target, end.target, *normals)
    return path_points(shape, height_m, start.target, end.target, bulge, piece.way)


def _mixed(start: Array, end: Array, way: Array) -> Array:
    """(n, k) from `start` at 0 to `end` at 1, (k,) or (n, k) each; both are met exactly."""
    share = way[:, None]
    return np.asarray((1.0 - share) * start + share * end)
