"""Contents of the overlay on the picture.

The hand in question, its handles, the places to choose from, and the direction being tried.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

import numpy as np

from body_model.arrays import Array
from signer.characters.roles import EYES
from signer.document.values import HandRole
from signer.motion.operations.possible import Possible
from signer.motion.pose import HandPose, Pose
from signer.studio.drawing.camera import Camera
from signer.studio.drawing.framing import FRONT
from signer.studio.language import tr, translated
from signer.studio.stage.handles import HandleName, Handles
from signer.studio.widgets.dots import Dot
from signer.words.numbers import millimetres

if TYPE_CHECKING:
    from signer.motion.operations.face_points import SeenPoint

LONGEST_LINE_M: Final = 0.6
"""A line of gaze is drawn no longer: the addressee stands beside the viewer."""
DirectionKind: TypeAlias = Literal["palm", "fingers"]


@dataclass(frozen=True, slots=True)
class Focus:
    """Hand that the handles belong to, with the name of its target and what of it can be edited.

    Attributes:
        role: the hand.
        target_name: "Temple", "Space, high right"; empty when there is no key here.
        in_space: the target is a free point and may be dragged.
        on_own_place: the target is a place of one's own on the skin, and may be dragged over it.
        stand_off_m: how far from the named place the hand is meant to stay.
    """

    role: HandRole = "dominant"
    target_name: str = ""
    in_space: bool = False
    stand_off_m: float = 0.0
    on_own_place: bool = False

    @property
    def target_moves(self) -> bool:
        """Return whether the target may be dragged."""
        return self.in_space or self.on_own_place


class Arrow(NamedTuple):
    """A direction being tried: where it starts, where it points, (3,) each, and its name."""

    start: Array
    direction: Array
    words: str


class Mark(NamedTuple):
    """Something that may be looked at: where it is, (3,) m, its words, and whether it can be moved."""

    name: str
    at: Array
    words: str
    can_move: bool


@dataclass(slots=True)
class Scene:
    """Everything that the overlay draws; the view keeps it current."""

    camera: Camera = FRONT
    hand: HandPose | None = None
    gap_m: float | None = None
    """Signed distance from the hand's skin to what it touches, m; None until measured, and where nothing is
    measured."""
    handles: Handles | None = None
    focus: Focus = field(default_factory=Focus)
    hovered: HandleName | None = None
    dragged: HandleName | None = None
    show_line: bool = True
    show_angles: bool = False
    elbow_possible: Possible | None = None
    arrow: Arrow | None = None
    gaze: tuple[Array, ...] = ()
    """Lines, (2, 3) m each, from the eyes towards what they look at."""
    dots: tuple[Dot, ...] = ()
    shown_dots: tuple[str, ...] = ()
    chosen_dot: str = ""
    hovered_dot: str = ""
    ringed: bool = False
    rig: tuple[SeenPoint, ...] = ()
    """Points of the face that can be dragged and are seen; none while hands have their handles."""
    hovered_rig: str = ""
    dragged_rig: str = ""
    marks: tuple[Mark, ...] = ()
    """Things that the eyes may look at, while a gaze is worked on."""
    asked: Array | None = None
    """(3,) m, where a point of the face is dragged to; None while none is."""

    @property
    def points(self) -> dict[str, Array]:
        """(3,) m of each mark and of each point of the face, by name, as far as they are shown."""
        return {mark.name: mark.at for mark in self.marks} | {point.name: point.at for point in self.rig}


def contact_words(hand: HandPose, target_name: str, gap_m: float | None = None) -> str:
    """Return the label at the contact.

    The target's name, and how far the hand is from it if touching or missed.
    """
    if hand.state == "free":
        return target_name
    away = (tr(" away") if hand.alone else tr(" short")) if hand.state == "missed" else ""
    return f"{target_name} · {contact_distance(hand, gap_m)}{away}"


def contact_distance(hand: HandPose, gap_m: float | None) -> str:
    """Return the distance of a hand from its place in words.

    Of skin from skin where it touches and that is measured.
    """
    apart_m = gap_m if gap_m is not None and hand.state == "touching" else hand.contact_error_m
    return translated(millimetres(apart_m))


def gaze_lines(pose: Pose) -> tuple[Array, ...]:
    """Return lines, (2, 3) m each, from both eyes to what they look at, cut where they get long."""
    if pose.gaze is None:
        return ()
    eyes = [pose.character.bones[eye] for eye in EYES]
    found = []
    for centre, rotation in zip(pose.bone_positions[eyes], pose.bone_rotations[eyes], strict=True):
        away = pose.gaze.target - centre
        if not np.isfinite(away).all():  # both look far away, each straight ahead
            away = LONGEST_LINE_M * rotation[:, 2]
        length = float(np.linalg.norm(away))
        found.append(np.array([centre, centre + away * min(1.0, LONGEST_LINE_M / max(length, 1e-9))]))
    return tuple(found)
