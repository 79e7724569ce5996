"""Result of solving a sign: the posed body, and each hand's place, goal and accuracy."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final, Literal, TypeAlias, overload

import numpy as np

from body_model.arrays import Array, Indices, Mask
from body_model.plain_types import Side
from signer.characters.character import Character
from signer.document.frame_rates import FrameRate
from signer.document.sign import OTHER_SIDE
from signer.document.values import HandRole, Manner, Orientation
from signer.kinematics.arm import ArmPosture
from signer.kinematics.limits import LimitReport
from signer.motion.many import Many

ContactState: TypeAlias = Literal["touching", "missed", "free"]

MET_M: Final = 1e-4
"""A contact is met when the drawn distance is no more than this."""
SECOND_MET_M: Final = 2e-3
"""A second contact that is missed by more is worth a look: about as deep as skin gives way."""


@dataclass(frozen=True, slots=True)
class Goal:
    """Goal of a hand, for display on another body: an articulator and the place it is brought to.

    Attributes:
        articulator: its id; None on a slide from one articulator to another.
        site: its id, on a right-handed signer; None for a free point, a place of the user's own and a slide
            between sites.
        manner: how it is met; None for a free point.
        articulator_bone, target_bone: rows of the bones of the drawn body that carry the articulator and the
            target.
        on_skin: the target belongs to skin: `target_normal` is its normal.
    """

    articulator: str | None
    site: str | None
    manner: Manner | None
    articulator_bone: int
    target_bone: int
    on_skin: bool


@dataclass(frozen=True, slots=True, eq=False)
class HandPose:
    """One hand of a pose. Points are metres in the world, for the side on which the hand is drawn.

    Attributes:
        role: which track of the sign moves this hand.
        side: the side of the body on which it is drawn.
        character: whose hand it is.
        key_id: the key that this pose belongs to, at its time or within its hold; None between keys and at
            rest.
        handshape_angles: (21,) rad, the finger joints as `signer.kinematics.hand` orders them.
        shoulder, elbow, wrist, articulator: (3,) joint centres of the solver's arm, and the articulator on
            the drawn skin.
        target: (3,) where the articulator was sent, stand-off included; on the way from and to rest it is
            where it is.
        target_normal: (3,) unit, outward from the body at the target, or towards the viewer for a point of
            space.
        posture: the solved arm, in the chest's frame and for a right-handed signer's own side (never
            mirrored).
        orientation: the wrist as applied, after its limits.
        swivel_rad: angle of the elbow round its circle as a key stores it (hinge psi, `smooth` reference).
        elbow_height_rad: the same angle as shown: zero when the elbow is the lowest point of its circle.
        contact_error_m: drawn distance between articulator and target, which is where skin just touches skin
            for an articulator that lies off the skin; of two hands that meet, between what of them touches;
            where the other one does not come, between what of this hand touches and the other one's
            articulator.
        short_by_m: how far the target lies outside what this arm reaches with this wrist.
        touching: the key (or the slide between two keys) wants skin on skin here.
        resting: the track is empty, or the hand has not yet left rest or is back there.
        alone: both hands are to meet here, and the other one is not held at such a key, or is sent to another
            point.
        residual_m: by how much both arms would still change, solved beside each other once more; zero where
            only one follows the other.
        limits: what was held back, in words.
        chest: (3, 4), from the chest's frame to the world, as the signer is drawn; upright they are one.
        second_articulator, second_target: (3,) the same of a second contact of the held key; None without
            one.
        second_error_m: drawn distance between these two; None without a second contact.
        goal, second_goal: what the articulator and the second one are brought to, by name; None while nothing
            is to be met.
        site: (3,) the skin at the place that `goal` is brought to; `target` may stand off it. None where no
            skin is.
    """

    role: HandRole
    side: Side
    character: Character
    key_id: str | None
    handshape_angles: Array
    shoulder: Array
    elbow: Array
    wrist: Array
    articulator: Array
    target: Array
    target_normal: Array
    posture: ArmPosture
    orientation: Orientation
    swivel_rad: float
    elbow_height_rad: float
    contact_error_m: float
    short_by_m: float
    touching: bool
    resting: bool
    limits: tuple[LimitReport, ...]
    chest: Array
    second_articulator: Array | None = None
    second_target: Array | None = None
    second_error_m: float | None = None
    goal: Goal | None = None
    second_goal: Goal | None = None
    site: Array | None = None
    alone: bool = False
    residual_m: float = 0.0

    @property
    def state(self) -> ContactState:
        """State of the contact now: as wanted on skin, missed, or free where nothing is held."""
        if not self.touching and self.key_id is None:
            return "free"
        if self.alone or self.contact_error_m > MET_M:
            return "missed"
        return "touching" if self.touching else "free"


@dataclass(frozen=True, eq=False)
class HandPoses(Sequence[HandPose]):
    """One hand in the frames of a clip: points of all of them at once, and each as a `HandPose`.

    Attributes:
        points: (3, F, 3) m, elbows, wrists and articulators, as in `HandPose`.
        key_ids: the key to which the hand belongs in each frame, as there.
        make: makes the poses when one of them is first asked for: that takes longer than their points.
    """

    points: Array
    key_ids: tuple[str | None, ...]
    make: Callable[[], Sequence[HandPose]]

    @property
    def elbows(self) -> Array:
        """(F, 3) m."""
        return np.asarray(self.points[0])

    @property
    def wrists(self) -> Array:
        """(F, 3) m."""
        return np.asarray(self.points[1])

    @property
    def articulators(self) -> Array:
        """(F, 3) m."""
        return np.asarray(self.points[2])

    @cached_property
    def _made(self) -> Sequence[HandPose]:
        return self.make()

    def __len__(self) -> int:
        return len(self.key_ids)

    @overload
    def __getitem__(self, at: int) -> HandPose: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[HandPose]: ...
    def __getitem__(self, at: int | slice) -> HandPose | Sequence[HandPose]:
        return self._made[at]

    def rows(self, rows: Indices) -> "HandPoses":
        """Return some of the frames, in the order that rows (n,) name."""
        numbers = np.asarray(rows).tolist()
        key_ids = tuple(self.key_ids[row] for row in numbers)
        return HandPoses(self.points[:, rows], key_ids, lambda: tuple(self._made[row] for row in numbers))

    @staticmethod
    def joined(parts: Sequence["HandPoses"]) -> "HandPoses":
        """Return frames that follow one another."""
        points = np.concatenate([one.points for one in parts], axis=1)
        key_ids = tuple(key_id for one in parts for key_id in one.key_ids)
        return HandPoses(points, key_ids, lambda: tuple(hand for one in parts for hand in one))


@dataclass(frozen=True, slots=True, eq=False)
class Gaze(Many, target=1, converged_at_m=0, held_back=0):
    """Gaze of a signer at F times; of one pose without the leading axis.

    Attributes:
        target: (F, 3) m, the point of the world on which both eyes meet; NaN where they look far away.
        converged_at_m: (F,) its distance from between the eyes; infinite far away.
        held_back: (F,) the eyes turn no further and do not reach it.
    """

    target: Array
    converged_at_m: Array
    held_back: Mask

    @staticmethod
    def joined(parts: Sequence["Gaze"]) -> "Gaze | None":
        """Return gazes that follow one another; None without any."""
        names = ("target", "converged_at_m", "held_back")
        arrays: Any = (np.concatenate([getattr(one, name) for one in parts]) for name in names)
        return Gaze(*arrays) if parts else None


@dataclass(frozen=True, slots=True, eq=False)
class Pose:
    """The whole body at one time.

    Attributes:
        time_s: the time in the sign.
        matrices: (B, 3, 4) skinning matrices, rest to posed, for `body_model.skin.surface`.
        bone_rotations: (B, 3, 3) world rotations from rest.
        bone_positions: (B, 3) m, posed heads of the bones.
        chest: (3, 4), from the chest's frame, in which signs are written and arms are solved, to the world;
            upright they are one.
        face_weights: (S,) of the face shapes, from 0 to 1, in the body's order.
        hands: by track.
        dominant_side: the side on which the dominant hand is drawn.
        character: whose pose it is.
        gaze: where the eyes look; None for a sign that says nothing of face, head and trunk.
    """

    time_s: float
    matrices: Array
    bone_rotations: Array
    bone_positions: Array
    chest: Array
    face_weights: Array
    hands: Mapping[HandRole, HandPose]
    dominant_side: Side
    character: Character
    gaze: Gaze | None = None


_DRAWN: Final = ("matrices", "bone_rotations", "bone_positions", "chest", "face_weights")
"""Arrays of a pose, and of a clip by frame."""


@dataclass(frozen=True, slots=True, eq=False)
class Clip(
    Many,
    times_s=0,
    matrices=3,
    bone_rotations=3,
    bone_positions=2,
    chest=2,
    face_weights=1,
    hands=0,
    gaze=0,
):
    """Many poses of one sign, solved together: `clip[i]` is the pose at `times_s[i]`.

    Attributes:
        times_s: (F,) s.
        matrices: (F, B, 3, 4), `bone_rotations` (F, B, 3, 3), `bone_positions` (F, B, 3), `chest` (F, 3, 4)
            and `face_weights` (F, S) as in `Pose`.
        hands: by track, one `HandPose` a frame, and points of all of them.
        dominant_side: the side on which the dominant hand is drawn.
        character: whose poses they are.
        fps: frames per second when evenly sampled, else 0.
        gaze: where the eyes look in every frame; None as in `Pose`.
    """

    times_s: Array
    matrices: Array
    bone_rotations: Array
    bone_positions: Array
    chest: Array
    face_weights: Array
    hands: Mapping[HandRole, HandPoses]
    dominant_side: Side
    character: Character
    fps: FrameRate = 0.0
    gaze: Gaze | None = None

    def __len__(self) -> int:
        return len(self.times_s)

    def __getitem__(self, index: int) -> Pose:
        return Pose(
            time_s=float(self.times_s[index]),
            hands={role: track[index] for role, track in self.hands.items()},
            dominant_side=self.dominant_side,
            character=self.character,
            gaze=None if self.gaze is None else self.gaze.rows(index),
            **{name: getattr(self, name)[index] for name in _DRAWN},
        )

    @staticmethod
    def joined(parts: Sequence["Clip"]) -> "Clip":
        """Return the poses of clips of one sign one after the other."""
        first = parts[0]
        if len(parts) == 1:
            return first
        arrays: dict[str, Any] = {
            name: np.concatenate([getattr(one, name) for one in parts]) for name in ("times_s", *_DRAWN)
        }
        return replace(
            first,
            hands={role: HandPoses.joined([one.hands[role] for one in parts]) for role in first.hands},
            gaze=Gaze.joined([one.gaze for one in parts if one.gaze is not None]),
            **arrays,
        )

    def side(self, role: HandRole) -> Side:
        """Return the side on which a hand is drawn."""
        return self.dominant_side if role == "dominant" else OTHER_SIDE[self.dominant_side]

    def __iter__(self) -> Iterator[Pose]:
        return (self[index] for index in range(len(self)))
