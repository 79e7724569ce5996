"""Edits of the key of a hand, each one record: the contact is kept wherever it can be."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import inf
from typing import Any, Final, Literal, TypeAlias

import handshapes.catalogue as shapes
from body_model.plain_types import Vector
from body_model.surface_point import SurfacePoint
from handshapes.joints import angles_of, differing, with_joints
from signer.characters.spots import mirrored_spot, spot_at
from signer.document.change import Outcome
from signer.document.place_edits import find_place, point_of
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import Contact, Joints, Orientation, SkinSpot, SpacePoint
from signer.kinematics.orientation import DirectionName
from signer.motion.carriers.standing import for_right_handed, point_in_chest
from signer.motion.operations.clearing import with_posture
from signer.motion.operations.editing import HandEdit, Held, hand_key_at, outcome_of
from signer.motion.operations.elbows import (
    described_like,
    elbow_dragged,
    raised_elbow,
    to_directions,
    to_wrist_angles,
    with_elbow_kept,
)
from signer.motion.operations.new_keys import space_point
from signer.motion.operations.placing import (
    settled_anew,
    suggested_second,
    with_articulator,
    with_handshape,
    with_site,
)
from signer.motion.operations.raising import lies_on_other_hand, touched
from signer.motion.operations.ranges import DIALS, DialName, elbow_range, wrist_ranges
from signer.motion.operations.turning import facing_answer, turned_wrist
from signer.motion.posture.solved_posture import elbow_height_of
from signer.motion.solving.budgets import BUDGETS, PRICES
from signer.motion.solving.descent import Tell, quietly
from signer.motion.solving.directions import NEARLY, Leeway
from signer.motion.solving.facing_search import Answer
from signer.motion.solving.hand_moment import HandMoment
from signer.motion.solving.hold import course_of
from signer.motion.solving.place_search import Search
from signer.phrases import begins, joined, name_of, phrase

FARTHEST_M: Final = 0.3
"""Farther from the skin, m, a place of its own says better where the hand is."""
FAR_AWAY: Final = phrase("farther away it is a place of its own")
Facing: TypeAlias = Literal["palm", "fingers"]

_MIRRORED: Final[dict[DirectionName, DirectionName]] = {"left": "right", "right": "left"}

# Wrist and elbow


@dataclass(frozen=True)
class TurnWrist(HandEdit):
    """Turn one angle of the wrist, rad, as far as is possible for the contact; the other two stay."""

    named = phrase("Turn wrist")
    axis: DialName
    angle_rad: float
    keep_elbow: bool = True

    def held(self, at: HandMoment) -> Held[Key]:
        ranges = wrist_ranges(at.hold, None, keep_elbow=self.keep_elbow)
        found = ranges[DIALS.index(self.axis)].nearest(self.angle_rad)
        wrist = replace(at.solved.orientation, **{self.axis: found.angle_rad})
        return Held(turned_wrist(at, wrist, keep_elbow=self.keep_elbow), *found)


@dataclass(frozen=True)
class SetWrist(HandEdit):
    """Turn the hand on its forearm to three angles within the wrist's limits, the elbow kept."""

    named = phrase("Turn wrist")
    orientation: Orientation

    def held(self, at: HandMoment) -> Held[Key]:
        return Held(turned_wrist(at, self.orientation))


@dataclass(frozen=True)
class RaiseElbow(HandEdit):
    """Bring the elbow to a height, rad from its lowest point, or the nearest possible unless `anyway`."""

    named = phrase("Change elbow height")
    height_rad: float
    anyway: bool = False

    def held(self, at: HandMoment) -> Held[Key]:
        if self.anyway:
            return Held(raised_elbow(at, self.height_rad), self.height_rad)
        found = elbow_range(at.hold).possible.nearest(self.height_rad)
        return Held(raised_elbow(at, found.angle_rad), *found)


@dataclass(frozen=True)
class DragElbow(HandEdit):
    """Bring the elbow as near to a point of the world, m, as is possible; its height, rad, is told."""

    named = phrase("Change elbow height")
    point_m: Vector

    def held(self, at: HandMoment) -> Held[Key]:
        dragged = at.with_key(elbow_dragged(at, self.point_m))
        held = RaiseElbow(elbow_height_of(dragged.solved)).held(at)
        return held if held.words else held._replace(key=dragged.key)


@dataclass(frozen=True)
class RelaxElbow(HandEdit):
    """Put the elbow at the possible height at which the joints are most at ease; the wrist stays."""

    named = phrase("Relax elbow")

    def held(self, at: HandMoment) -> Held[Key]:
        return Held(raised_elbow(at, elbow_range(at.hold).relaxed_rad))


@dataclass(frozen=True)
class RelaxArm(HandEdit):
    """Put wrist and elbow most at ease, no deeper in the body than now; contacts are kept."""

    named = phrase("Relax wrist and elbow")

    def held(self, at: HandMoment) -> Held[Key]:
        local = to_wrist_angles(at)
        course = course_of(at.with_key(local))
        bearable_m = max(float(course.as_it_is().over_m()[0]), 0.0)
        search = Search(course, BUDGETS.easiest, change_per_rad=0.0, bearable_m=bearable_m)
        found = search.easiest(enough=-inf)
        if found is None or found.cost > search.present_cost() - PRICES.same:
            return Held(at.key)
        return Held(described_like(at, with_posture(local, found)))


@dataclass(frozen=True)
class Face(HandEdit):
    """Turn palm or fingers to a direction, as the signer sees it, by the easiest clean posture.

    The outcome's value is by how much it is off, rad; its words say why. `anyway` meets it as nearly as the
    joints do, clean or not.
    """

    what: Facing
    direction: DirectionName
    anyway: bool = False

    @property
    def label(self) -> str:
        return phrase("Point {what} {direction}", **self.in_words)

    @property
    def in_words(self) -> dict[str, str]:
        """Name of what is pointed, and of where to."""
        return {"what": name_of(self.what), "direction": name_of(self.direction)}

    @property
    def request(self) -> str:
        """Request in words."""
        return begins(joined(" ", self.in_words.values()))

    def answer(self, at: HandMoment, leeway: Leeway = NEARLY) -> Answer:
        """Turn the hand by the easiest posture."""
        written = written_direction(at.sign, self.direction)
        palm, fingers = (written, None) if self.what == "palm" else (None, written)
        return facing_answer(at, palm=palm, fingers=fingers, anyway=self.anyway, leeway=leeway)

    def held(self, at: HandMoment) -> Held[Key]:
        answer = self.answer(at)
        words = answer.words(self.request, at.key)
        if self.anyway and not words and answer.reason:
            words = phrase(
                "{request} exactly, although {reason}.", request=self.request, reason=answer.reason
            )
        return Held(answer.key, answer.off_rad, words)


def written_direction(sign: Sign, name: DirectionName) -> DirectionName:
    """Return a direction that the signer sees as it is written, for a right-handed signer."""
    return _MIRRORED.get(name, name) if sign.dominant_side == "left" else name


@dataclass(frozen=True)
class KeepDirections(HandEdit):
    """Tell the hand by directions, which it keeps as the arm moves, or by its wrist; nothing moves now."""

    on: bool

    @property
    def label(self) -> str:
        return phrase("Keep directions") if self.on else phrase("Let directions go")

    def held(self, at: HandMoment) -> Held[Key]:
        return Held((to_directions if self.on else to_wrist_angles)(at))


# Places


@dataclass(frozen=True)
class PlaceAt(HandEdit):
    """Bring the hand to a site, one's own too; another hand on which that lies is raised if it is at rest."""

    named = phrase("Change site")
    site: str | SkinSpot

    def held(self, at: HandMoment) -> Held[Key]:
        return Held(with_site(at, self.site))

    @property
    def takes_long(self) -> bool:
        """Return whether finding the outcome takes long: the place lies on the other hand."""
        return lies_on_other_hand(self.signer, self.moment.side, self.site)

    def outcome(self, sign: Sign, tell: Tell = quietly) -> Outcome[Sign]:
        """Return what becomes of a sign; words tell how the other hand was raised."""
        if not self.takes_long:
            return super().outcome(sign)
        role, time_s = self.moment
        captured, key = hand_key_at(self.signer, sign, role, time_s)
        at = HandMoment(self.signer, captured, role, key)
        found = touched(at, self.site, tell, at_s=time_s)
        return outcome_of(sign, found.sign, key.id, Held(key, None, found.words))


@dataclass(frozen=True)
class PlaceInRoom(HandEdit):
    """Bring the hand to a place of the room, whatever the trunk does; LookupError for an unknown one."""

    named = phrase("Change place")
    place_id: str

    def held(self, at: HandMoment) -> Held[Key]:
        point_m = point_of(find_place(at.sign, self.place_id))
        placement = SpacePoint(at.key.articulator, point_m, self.place_id)
        return Held(settled_anew(at.having(placement=placement, second=None)))


@dataclass(frozen=True)
class MoveTarget(HandEdit):
    """Bring the hand to a free point, m, the elbow as high as before.

    Attributes:
        point_m: in the world, or in the frame of the chest, on the side where it is drawn.
        in_chest: which of the two.
    """

    named = phrase("Move target")
    point_m: Vector
    in_chest: bool = False

    def held(self, at: HandMoment) -> Held[Key]:
        if self.in_chest:
            point = for_right_handed(at.sign, self.point_m)
        else:
            point = point_in_chest(at.character, at.sign, at.key.time_s, self.point_m)
        placement = space_point(at.character, at.key.articulator, point)
        return Held(with_elbow_kept(at, replace(at.key, placement=placement)))


@dataclass(frozen=True)
class SlideOnSkin(HandEdit):
    """Move the contact over the skin to a point that the signer shows, the elbow as high as before."""

    named = phrase("Move place")
    point: SurfacePoint

    def held(self, at: HandMoment) -> Held[Key]:
        contact = at.key.contact
        own = None if contact is None else contact.site
        spot = spot_at(self.point, own.name if isinstance(own, SkinSpot) else "")
        spot = spot if at.sign.dominant_side == "right" else mirrored_spot(spot)
        if contact is None:
            return Held(with_site(at, spot))
        return Held(with_elbow_kept(at, replace(at.key, placement=replace(contact, site=spot))))


# Hand


@dataclass(frozen=True)
class ChooseHandshape(HandEdit):
    """Give the hand a handshape, or one's own with joints and name; a legal articulator stays."""

    named = phrase("Change handshape")
    handshape: str
    joints: Joints = ()
    own_handshape: str = ""

    def held(self, at: HandMoment) -> Held[Key]:
        return Held(with_handshape(at, self.handshape, self.joints, self.own_handshape))


@dataclass(frozen=True)
class ChooseArticulator(HandEdit):
    """Place another part of the hand at the same place."""

    named = phrase("Change articulator")
    articulator: str

    def held(self, at: HandMoment) -> Held[Key]:
        return Held(with_articulator(at, self.articulator))


@dataclass(frozen=True)
class KeepPoints(HandEdit):
    """Let articulators that are made of fingers stay those of the handshape as it is, or follow the hand."""

    on: bool

    @property
    def label(self) -> str:
        return phrase("Keep the points") if self.on else phrase("Let the points follow")

    def held(self, at: HandMoment) -> Held[Key]:
        return Held(with_elbow_kept(at, replace(at.key, points_of=at.key.handshape if self.on else "")))


@dataclass(frozen=True)
class BendFingers(HandEdit):
    """Bend joints to angles, rad by the joint's name; the place is kept, and the elbow as high as before."""

    angles: tuple[tuple[str, float], ...]
    named: str = phrase("Bend fingers")

    def held(self, at: HandMoment) -> Held[Key]:
        shape = shapes.find(at.key.handshape)
        joints = differing(angles_of(with_joints(shape, at.key.joints)) | dict(self.angles), shape)
        if joints == at.key.joints:
            return Held(at.key)
        return Held(with_elbow_kept(at, replace(at.key, joints=tuple(sorted(joints)), own_handshape="")))


# Contact


@dataclass(frozen=True)
class ChangeAct(HandEdit):
    """Change how far (m), how often or whither (rad) a contact taps, rubs or brushes, where it does."""

    size_m: float | None = None
    times: int | None = None
    direction_rad: float | None = None

    @property
    def label(self) -> str:
        what = (
            phrase("how far")
            if self.size_m is not None
            else phrase("how often")
            if self.times is not None
            else "where"
        )
        return phrase("Change {what} the contact moves", what=what)

    def held(self, at: HandMoment) -> Held[Key]:
        given = {"size_m": self.size_m, "times": self.times, "direction_rad": self.direction_rad}
        changes: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
        return Held(at.key if at.key.act is None else replace(at.key, act=replace(at.key.act, **changes)))


@dataclass(frozen=True)
class SetStandOff(HandEdit):
    """Keep a contact so far off the skin, m, up to `FARTHEST_M`; a key in space stays as it is."""

    named = phrase("Change stand-off")
    stand_off_m: float

    def held(self, at: HandMoment) -> Held[Key]:
        reached = round(min(max(self.stand_off_m, 0.0), FARTHEST_M), 6)
        why = phrase("the skin is in the way") if self.stand_off_m < 0.0 else FAR_AWAY
        words = "" if reached == self.stand_off_m else why
        if not isinstance(at.key.placement, Contact):
            return Held(at.key)
        return Held(replace(at.key, placement=replace(at.key.placement, stand_off_m=reached)), reached, words)


@dataclass(frozen=True)
class SetSecond(HandEdit):
    """Give a contact a second one beside it, or (None) take that away; a key in space stays as it is."""

    second: Contact | None

    @property
    def label(self) -> str:
        return phrase("Remove second contact") if self.second is None else phrase("Change second contact")

    def held(self, at: HandMoment) -> Held[Key]:
        return Held(at.key if at.key.contact is None else replace(at.key, second=self.second))


@dataclass(frozen=True)
class AddSecond(HandEdit):
    """Give a contact the second one that suits it best; a key in space stays as it is."""

    named = phrase("Add second contact")

    def held(self, at: HandMoment) -> Held[Key]:
        return Held(at.key if at.key.contact is None else replace(at.key, second=suggested_second(at)))


# Anything else


@dataclass(frozen=True)
class ChangeKey(HandEdit):
    """Change any fields of a key but its id, as they are; its times are fitted between its neighbours."""

    changes: Mapping[str, Any]
    named: str = phrase("Change key")

    def held(self, at: HandMoment) -> Held[Key]:
        return Held(replace(at.key, **self.changes))
