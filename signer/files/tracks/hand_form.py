"""The form of a hand's track in sign files: what its keys may hold."""

import math
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from body_model.plain_types import Vector
from handshapes.joints import NAMES as JOINT_NAMES
from signer.characters.names import articulator_problem, handshape_problem, joint_problem, site_problem
from signer.document.movement import movement_problems
from signer.document.problems import Problem
from signer.document.tracks.hand import HAND, HandTrack, Key
from signer.document.values import (
    ACTING,
    FASTEST_HZ,
    LARGEST_ACT_M,
    MOST_LEAD,
    MOST_TIMES,
    ROLES,
    Act,
    ActShape,
    BothMeet,
    Branch,
    Contact,
    During,
    Easing,
    Elbow,
    GlobalOrientation,
    HandOrientation,
    HandRole,
    Lead,
    LocalKind,
    LocalMovement,
    Manner,
    Orientation,
    PathShape,
    Placement,
    SkinSpot,
    SpacePoint,
    Transition,
    direction_problem,
)
from signer.files.form import (
    ALONE,
    Beside,
    Choice,
    Form,
    Metres,
    Name,
    Part,
    Point,
    Radians,
    Reference,
    Seconds,
    Share,
    TrackForm,
)
from signer.files.json_text import Json, Steps, step
from signer.files.mistakes import number

PLACEMENTS: Final = ("contacts", "space", "both_meet")
"""Fields that say where a key's hand goes: it has one of these."""

LeadShare = Annotated[float, Field(ge=-MOST_LEAD, le=MOST_LEAD, allow_inf_nan=False)]


class SpotForm(Form):
    """A point of the drawn skin, on a right-handed signer: a site of one's own."""

    makes = SkinSpot

    name: str = Field("", max_length=200)
    vertices: list[Annotated[int, Field(ge=0)]] = Field(
        min_length=3, max_length=3, description="the corners of a triangle of the drawn surface"
    )
    weights: list[Part] = Field(min_length=3, max_length=3, description="their shares, which sum to 1")


class ContactForm(Form):
    """An articulator of the hand brought to a named site or to a spot."""

    makes = Contact
    names = (("spot", "site"),)
    choice = Choice("oneOf", ("site", "spot"), "say where the hand goes")

    articulator: Name
    site: Name | None = None
    spot: SpotForm | None = None
    manner: Manner = "touch"
    stand_off_m: Annotated[
        Metres, Field(description="distance kept from the skin, along its outward normal")
    ] = 0.0


class SpaceForm(Form):
    """An articulator of the hand brought to a free point, or to a place of the room."""

    makes = SpacePoint
    choice = Choice("anyOf", ("point_m", "place"), "say where the hand goes")

    articulator: Name
    point_m: Point | None = Field(
        None,
        description="from the suprasternal notch; x to the signer's left, y up, z forward, right-handed "
        "signer; with a place it is where that is, for older programs",
    )
    place: Name | None = Field(
        None, description="the id of a place of the sign, at which the hand stays whatever the trunk does"
    )

    def make(self, beside: Beside = ALONE, at: Steps = (), **more: Any) -> Any:
        """Make the point; that of a place alone follows from the place."""
        return super().make(beside, at, **more | {"point_m": tuple(self.point_m or (0.0, 0.0, 0.0))})


class BothMeetForm(Form):
    """The articulators of both hands brought to each other, at a point that both tracks give alike."""

    makes = BothMeet

    articulator: Name
    point_m: Point = Field(description="counted as that of space is; mirrored for neither hand")


class LocalForm(Form):
    """The hand relative to the forearm, in anatomical angles."""

    makes = Orientation

    pronation_rad: Radians = 0.0
    flexion_rad: Radians = 0.0
    deviation_rad: Annotated[Radians, Field(description="to the thumb side")] = 0.0


class GlobalForm(Form):
    """The hand by directions of the chest's frame, for a right-handed signer.

    x to the signer's left, y up, z forward.
    """

    makes = GlobalOrientation

    palm: list[Share] = Field(
        min_length=3, max_length=3, description="where the palm faces, as nearly as the fingers allow"
    )
    fingers: list[Share] = Field(
        min_length=3, max_length=3, description="where wrist to middle knuckle points"
    )

    @classmethod
    def problems(cls, content: dict[str, Json], where: str) -> Iterator[Problem]:
        """Yield directions that make no hand."""
        palm, fingers = _direction(content.get("palm")), _direction(content.get("fingers"))
        if palm and fingers and (words := direction_problem(palm, fingers)):
            yield Problem(where, words)


def _direction(value: Json) -> Vector | None:
    """Three numbers, or None where the form finds something to say about them."""
    numbers = [number(part) for part in value] if isinstance(value, list) else []
    if len(numbers) != 3 or not all(map(math.isfinite, numbers)):
        return None
    x, y, z = numbers
    return x, y, z


class OrientationForm(Form):
    """Orientation of the hand: against the forearm or, instead, in the world."""

    makes = (Orientation, GlobalOrientation)
    choice = Choice("not", ("local", "global"))

    local: LocalForm | None = None
    world: Annotated[GlobalForm | None, Field(alias="global")] = None

    def make(self, beside: Beside = ALONE, at: Steps = (), **more: Any) -> Any:
        """Make the directions or the wrist angles."""
        return (self.world or self.local or LocalForm()).make(**more)

    @classmethod
    def fields(cls, value: HandOrientation, more: Mapping[str, Json] | None = None) -> dict[str, Json]:
        """Return the fields of directions or wrist angles."""
        if isinstance(value, GlobalOrientation):
            return {"global": GlobalForm.fields(value, more)}
        return {"local": LocalForm.fields(value, more)}


class ElbowForm(Form):
    """Height of the elbow, as a swivel angle and a branch."""

    makes = Elbow

    swivel_rad: Annotated[
        Radians, Field(description="turn about shoulder-articulator, smooth reference, outward positive")
    ] = 0.0
    branch: Branch = "primary"


class TransitionForm(Form):
    """Transition of the hand to the next key."""

    makes = Transition
    sparse = ("plane_rad", "turns", "repeats", "handshape_lead", "orientation_lead")

    path: PathShape = "straight"
    height_m: Annotated[
        Metres, Field(description="how far an arc or a zigzag leaves the line, the radius of whole circles")
    ] = 0.0
    easing: Easing = "smooth"
    handles: Annotated[
        list[Part] | None,
        Field(
            min_length=4,
            max_length=4,
            description="a speed profile of its own: share of time and of way of two control points",
        ),
    ] = None
    plane_rad: Annotated[
        Radians, Field(description="turn of arc, circle or zigzag about the line, from away from the body")
    ] = 0.0
    turns: float = Field(
        default=1.0,
        ge=-MOST_TIMES,
        le=MOST_TIMES,
        allow_inf_nan=False,
        description="of a circle, negative the other way; waves of a zigzag",
    )
    repeats: int = Field(default=0, ge=0, le=MOST_TIMES, description="how often it goes back and there again")
    handshape_lead: Annotated[
        LeadShare, Field(description="the share of the time by which the fingers run ahead")
    ] = 0.0
    orientation_lead: Annotated[
        LeadShare, Field(description="the share of the time by which the wrist runs ahead")
    ] = 0.0


class ActForm(Form):
    """Contact gesture during the hold: a tap, a rub or a brush."""

    makes = Act

    size_m: float = Field(
        0.02,
        gt=0.0,
        le=LARGEST_ACT_M,
        allow_inf_nan=False,
        description="off the skin, or to either side of the site",
    )
    times: Annotated[int, Field(ge=1, le=MOST_TIMES)] = 1
    shape: Annotated[ActShape, Field(description="as seen by who looks onto the skin")] = "line"
    direction_rad: Annotated[
        Radians, Field(description="from up towards the right of who looks onto the skin")
    ] = 0.0


class LocalMovementForm(Form):
    """Secondary motion of the fingers or the wrist."""

    makes = LocalMovement
    sparse = ("toward", "share", "size_rad")

    kind: LocalKind
    toward: str = Field("", max_length=200, description="the handshape to which a hand opens or closes")
    rate_hz: Annotated[float, Field(gt=0.0, le=FASTEST_HZ, allow_inf_nan=False)] = 3.0
    during: During = "both"
    size_rad: float = Field(0.3, ge=0.0, le=math.pi, allow_inf_nan=False, description="to either side")
    share: Annotated[Part, Field(description="how much of the way to that handshape")] = 1.0

    @classmethod
    def order(cls, value: LocalMovement) -> Iterable[str]:
        """Return kind and size before all others."""
        first = ("kind", "toward", "share") if value.toward else ("kind", "size_rad")
        return dict.fromkeys((*first, *super().order(value)))

    @classmethod
    def fields(cls, value: LocalMovement, more: Mapping[str, Json] | None = None) -> dict[str, Json]:
        """Return the fields of a movement, always with the size that counts for it."""
        size = {"share": float(value.share)} if value.toward else {"size_rad": float(value.size_rad)}
        return super().fields(value, {**size, **(more or {})})


class KeyForm(Form):
    """One posture of one hand. It has contacts, a point of space, or a point where both hands meet."""

    makes = Key
    names = (("joints_rad", "joints"),)
    sparse = ("joints_rad", "own_handshape", "points_of", "local", "stops")
    choice = Choice("oneOf", PLACEMENTS, "say where the hand goes")

    id: Name = Field(description="its own within the sign")
    time_s: Seconds
    hold_s: Seconds = 0.0
    handshape: Name
    joints_rad: dict[str, Radians] = Field(
        default_factory=dict,
        description="the joints that are bent otherwise than the handshape has them",
        json_schema_extra={"propertyNames": {"enum": list(JOINT_NAMES)}},
    )
    own_handshape: Reference = Field("", description="what the handshape with these joints is called")
    points_of: Reference = Field(
        "", description="the handshape of whose fingers such articulators as fingertips stay made"
    )
    contacts: list[ContactForm] | None = Field(
        None,
        min_length=1,
        max_length=2,
        description="the first is met exactly, a second as nearly as the wrist allows",
    )
    space: SpaceForm | None = None
    both_meet: BothMeetForm | None = None
    orientation: OrientationForm = OrientationForm()
    elbow: ElbowForm = ElbowForm()
    transition: TransitionForm = TransitionForm()
    act: ActForm | None = None
    local: list[LocalMovementForm] = Field(default_factory=list, max_length=5, description="of each kind one")
    stops: bool = Field(False, description="the hand stops here, however much life the sign has")

    def make(self, beside: Beside = ALONE, at: Steps = (), **more: Any) -> Any:
        """Make the key."""
        second = self.contacts[1].make() if self.contacts and len(self.contacts) > 1 else None
        return super().make(beside, at, placement=placement_of(self), second=second, **more)

    @classmethod
    def fields(cls, value: Key, more: Mapping[str, Json] | None = None) -> dict[str, Json]:
        """Return the fields of a key."""
        return super().fields(value, {**placement_fields(value.placement, value.second), **(more or {})})

    @classmethod
    def problems(cls, content: dict[str, Json], where: str) -> Iterator[Problem]:
        """Yield contact gestures of contacts that have none, and movements that are none."""
        contacts = content.get("contacts")
        first = contacts[0] if isinstance(contacts, list) and contacts else None
        manner = first.get("manner") if isinstance(first, dict) else None
        if isinstance(content.get("act"), dict) and manner not in tuple(ACTING):
            words = f"only a contact moves, and one that is to {', '.join(sorted(ACTING))}"
            yield Problem(f"{where}.act", f"{words}; leave it out or change the manner")
        moves = _MovementForm.of(content)
        if moves is not None:
            local = tuple(one.make() for one in moves.local)
            for at, words in movement_problems(moves.transition.make(), None, local):
                yield Problem(f"{where}.{at}", words)


class _MovementForm(Form):
    transition: TransitionForm = TransitionForm()
    local: list[LocalMovementForm] = []  # noqa: RUF012


def placement_of(form: Any) -> Placement:
    """Return where the hand goes by a form with such fields: to the first of several contacts."""
    given = form.space or form.both_meet or form.contacts[0]
    placement: Placement = given.make()
    return placement


def placement_fields(placement: Placement, second: Contact | None = None) -> dict[str, Json]:
    """Return the fields of where the hand goes: contacts, a meeting of both hands, or a point in space.

    A second contact without a first is written for the reader to refuse.
    """
    contacts = [ContactForm.fields(one) for one in (placement, second) if isinstance(one, Contact)]
    fields: dict[str, Json] = {"contacts": contacts} if contacts else {}
    if isinstance(placement, BothMeet):
        fields["both_meet"] = BothMeetForm.fields(placement)
    elif isinstance(placement, SpacePoint):
        fields["space"] = SpaceForm.fields(placement)
    return fields


class LeadForm(Form):
    """The arc by which a hand goes round something from or to rest."""

    makes = Lead

    height_m: Annotated[Metres, Field(description="how far the arc leaves the straight line")]
    plane_rad: Annotated[
        Radians, Field(description="turn about the line, from before the body and to the hand's own side")
    ] = 0.0


class HandTrackForm(TrackForm):
    """The keys of one hand in order of time."""

    makes = HandTrack
    track = HAND

    kind: Literal["hand"]
    side: HandRole
    keys: list[KeyForm] = Field(default_factory=list, max_length=1000)
    lead_in: LeadForm | None = Field(None, description="how it rises to the first key, where not by itself")
    lead_out: LeadForm | None = Field(None, description="how it returns to rest, where not by itself")
    lead_in_s: Seconds | None = Field(
        None, description="how long it rises, where not as long as the sign says"
    )

    @classmethod
    def problems(cls, content: dict[str, Json], where: str) -> Iterator[Problem]:
        """Yield names that are in no inventory."""
        side, keys = content.get("side"), content.get("keys")
        for index, key in enumerate(keys if isinstance(keys, list) else ()):
            if isinstance(key, dict):
                yield from name_problems(side if side in ROLES else ROLES[0], key, f"{where}.keys[{index}]")


def name_problems(role: HandRole, key: dict[str, Json], where: str) -> Iterator[Problem]:
    """Yield names in the fields of a key that are in no inventory, each with its place."""
    listed = {name: key[name] if isinstance(key.get(name), list) else [] for name in ("contacts", "local")}
    contacts = [(one, f"{where}.contacts[{index}]") for index, one in enumerate(listed["contacts"])]
    local = [(one, f"{where}.local[{index}]") for index, one in enumerate(listed["local"])]
    points = [(key.get(name), f"{where}.{name}") for name in PLACEMENTS[1:]]
    for holders, field, problem_of in (
        ([(key, where)], "handshape", handshape_problem),
        ([(key, where)], "points_of", handshape_problem),
        ([*contacts, *points], "articulator", articulator_problem),
        (local, "toward", handshape_problem),
        (contacts, "site", lambda name: site_problem(name, role)),
    ):
        for holder, at in holders:
            name = holder.get(field) if isinstance(holder, dict) else None
            if isinstance(name, str) and name and (words := problem_of(name)):
                yield Problem(f"{at}.{field}", words)
    for contact, at in contacts:
        spot = SpotForm.of(contact.get("spot")) if isinstance(contact, dict) else None
        if spot is not None and (words := site_problem(spot.make(), role)):
            yield Problem(f"{at}.spot", words)
    joints = key.get("joints_rad")
    for name, angle in joints.items() if isinstance(joints, dict) else ():
        if words := joint_problem(name, number(angle)):
            yield Problem(step(f"{where}.joints_rad", name), words)
