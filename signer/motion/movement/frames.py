"""One track solved over many frames: the records that the solver fills and readings are made of."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from body_model.arrays import Array, Indices, Mask
from body_model.plain_types import Side
from handshapes.ways import REST, way_between
from signer.characters.character import Character
from signer.document.tracks.hand import Key
from signer.kinematics.arm import ArmFlags, ArmPosture
from signer.kinematics.rig import Girdle
from signer.motion.movement.intervals import LEAD, Interval
from signer.motion.movement.secondary_motion import UNMOVED, SecondaryMotion
from signer.motion.movement.segments import Segment
from signer.motion.pose import MET_M
from signer.motion.posture.contact_constraint import ContactConstraint
from signer.motion.posture.reaching import ArmSolution
from signer.motion.posture.shoulder import AUTOMATIC, Shoulder
from signer.motion.posture.solved_posture import SolvedPosture
from signer.motion.posture.surroundings import Surroundings

AXES: Final = (1, 3, 0, 1, 1, 1, 1, 2, 2, 1, 2, 0, 2, 1, 1, 1, 0, 0, 0)
"""Number of axes of each field of Frames in one frame."""


OwnPosture: TypeAlias = Callable[[], SolvedPosture]
"""Finds the posture that a key has at its own time, once."""


class Frames(NamedTuple):
    """Goals and solutions of a hand over n frames; every array leads with n.

    Finger angles (n, 21), their turns (n, 19, 3, 3), swivel (n,), articulator in the hand (n, 3), target and
    its normal (n, 3), how far past the wrist's limits the wish is (n, 3), the girdle's clavicle and
    shoulder01 (n, 3, 3) and shoulder (n, 3), then the fields of `ArmPosture`.
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
    def reach(self) -> ArmSolution:
        """Girdle and arm of all frames."""
        return ArmSolution(Girdle(*self[7:10]), ArmPosture(*self[10:]))

    def posture(self, row: int) -> ArmPosture:
        """The arm of one frame."""
        posture = ArmPosture(*(values[row] for values in self[10:]))
        return posture._replace(flags=ArmFlags(int(posture.flags)), branch=int(posture.branch))


@dataclass(frozen=True, slots=True, eq=False)
class SampledSegment:
    """The frames `rows` of a track that fall in one segment.

    `way` (n,) is how far each is from `before` to `after`.
    `shoulder` is what the shoulder does in each of them, `surroundings` where trunk, head and the other arm
    are. An end
    whose place these move is solved beside it for each frame: where the hand would be if its key were held
        just then.
    `constraint` is what meets what in each of the frames, where this changes: on slides, in acts and local
    movements. `fingers_way` and `wrist_way` (n,) are how far fingers and wrist are, which may lead or lag the
    hand; `locally` is what they do by themselves, and `held` is `before` with what the wrist does by itself,
    as it would be if the key were held on; None where the wrist does nothing.
    `departure` is `before` when the hand leaves, and `arrival` `after` when it arrives, where their places
        are carried along on the way; else None.
    `own_posture` finds the one that the key of `before` has at its own time, where it matters; else None.
    `drawn` tells in which plane a path bends whose ends move: places (3,) m and normals (3,) of its ends,
        when it is left and come to.
    `aside` is how far (n, 3) m each is off the straight line, in place of what the transition says.
    `share` (n,) is how much of the way's time is over, where it has a flow; else None.
    """

    rows: Indices
    segment: Segment
    before: SolvedPosture
    after: SolvedPosture
    way: Array
    shoulder: Shoulder
    surroundings: Surroundings
    constraint: ContactConstraint | None = None
    fingers_way: Array | None = None
    wrist_way: Array | None = None
    locally: SecondaryMotion = UNMOVED
    held: SolvedPosture | None = None
    departure: SolvedPosture | None = None
    arrival: SolvedPosture | None = None
    own_posture: OwnPosture | None = None
    drawn: tuple[Array, Array, Array, Array] | None = None
    aside: Array | None = None
    share: Array | None = None

    @property
    def character(self) -> Character:
        """Whose hand it is."""
        return self.before.character

    @property
    def interval(self) -> Interval:
        """From when to when it lasts, between which keys."""
        return self.segment.interval

    @property
    def key(self) -> Key | None:
        """The key that is held in these frames."""
        return self.interval.before if self.interval.is_still else None

    @property
    def sent(self) -> ContactConstraint | None:
        """Contact constraint in these frames; None on the way through space."""
        return (
            self.constraint
            if self.constraint is not None
            else (self.before.constraint if self.key is not None else None)
        )

    @property
    def fingers(self) -> Array:
        """(n, 21) rad, the fingers on the way without what they do by themselves."""
        share = self.way if self.fingers_way is None else self.fingers_way
        ends = (self.interval.before, self.interval.after)
        one, other = (REST if key is None else key.handshape for key in ends)
        return fingers_between(self.before.hand.angles, self.after.hand.angles, one, other, share)

    @property
    def touching(self) -> Mask:
        """(n,) whether skin on skin is wanted."""
        if self.sent is None or not self.sent.contact_target.touching:
            return np.zeros(len(self.rows), np.bool_)
        return np.broadcast_to(np.asarray(self.sent.contact_target.stand_off_m) <= MET_M, len(self.rows))

    @property
    def is_steady(self) -> bool:
        """Return whether the hand keeps one posture in all frames: it and what might move it are still."""
        return (
            self.interval.is_still
            and self.shoulder is AUTOMATIC
            and self.before.target.ndim == 1
            and self.constraint is None
        )

    @property
    def is_asked(self) -> bool:
        """Return whether the sign gives the hand's place: at and between keys, not from or to rest."""
        return self.interval.before is not None and self.interval.after is not None

    @property
    def goes_by_itself(self) -> bool:
        """Return whether the hand goes from rest or to it on no other way than its own, joint by joint."""
        is_led = self.is_asked or self.interval.is_still or self.aside is not None
        return not is_led and self.interval.transition == LEAD

    @property
    def bends(self) -> bool:
        """Return whether the hand goes from key to key off the straight line, but for slides."""
        return (
            self.is_asked
            and not self.interval.is_still
            and self.interval.transition.path not in ("straight", "slide")
        )

    @property
    def is_resting(self) -> bool:
        """Return whether the hand hangs at the side."""
        return self.interval.is_still and self.interval.before is None

    def drawn_articulator(self, matrices: Array) -> Array:
        """(n, 3) m, where the articulator is on bodies posed by (n, B, 3, 4) matrices."""
        if self.constraint is not None:
            return self.constraint.attachment.position(matrices)
        start = self.before.attachment.position(matrices)
        if self.after.attachment is self.before.attachment:
            return start
        return mixed(start, self.after.attachment.position(matrices), self.way)


@dataclass(frozen=True, slots=True, eq=False)
class Track:
    """One track over all frames; `residual` (F,) is what the last round of two hands has changed, if any."""

    side: Side
    sampled_segments: tuple[SampledSegment, ...]
    frames: Frames
    residual: Array | None = None

    @property
    def character(self) -> Character:
        """Whose hand it is."""
        return self.sampled_segments[0].character

    @property
    def still(self) -> SolvedPosture | None:
        """The posture that is kept in all frames, if its fingers are; else None."""
        first = self.sampled_segments[0]
        return (
            first.before
            if len(self.sampled_segments) == 1 and first.interval.is_still and first.constraint is None
            else None
        )


def fingers_between(start: Array, end: Array, one: str, other: str, share: Array) -> Array:
    """(n, 21) rad, fingers at shares (n,) between two handshapes (21,) rad, round each other if they must."""
    straight = mixed(start, end, share)
    way = way_between(one, other) if one != other else None
    return straight if way is None else way.led(straight, share)


def mixed(start: Array, end: Array, way: Array) -> Array:
    """Points (n, k) from `start` at 0 to `end` at 1, (k,) or (n, k) each; both are met exactly."""
    share = way[:, None]
    return np.asarray((1.0 - share) * start + share * end)
