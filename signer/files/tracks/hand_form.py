"""The form of a hand's track in sign files: what its keys may hold."""

from typing import Annotated, Any, Final, Literal

from pydantic import Field

from handshapes.joints import NAMES as JOINT_NAMES
from signer.document.values import (
    FASTEST_HZ,
    LARGEST_ACT_M,
    MOST_LEAD,
    MOST_TIMES,
    ActShape,
    Branch,
    During,
    Easing,
    HandRole,
    LocalKind,
    Manner,
    PathShape,
)
from signer.files.form import (
    Form,
    Metres,
    Name,
    Part,
    Radians,
    Seconds,
    Share,
    TrackForm,
    requiring,
    say_nothing_of_null,
)

PLACEMENTS: Final = ("contacts", "space", "both_meet")
"""Fields that say where a key's hand goes: it has one of these."""

Lead = Annotated[float, Field(ge=-MOST_LEAD, le=MOST_LEAD, allow_inf_nan=False)]


class SpotForm(Form):
    """A point of the drawn skin, on a right-handed signer: a site of one's own."""

    name: str = Field("", max_length=200)
    vertices: list[Annotated[int, Field(ge=0)]] = Field(
        min_length=3, max_length=3, description="the corners of a triangle of the drawn surface"
    )
    weights: list[Annotated[float, Field(ge=0.0, le=1.0, allow_inf_nan=False)]] = Field(
        min_length=3, max_length=3, description="their shares, which sum to 1"
    )


class ContactForm(Form):
    """An articulator of the hand brought to a named site or to a spot."""

    articulator: Name
    site: Name | None = None
    spot: SpotForm | None = None
    manner: Manner = "touch"
    stand_off_m: Annotated[
        Metres, Field(description="distance kept from the skin, along its outward normal")
    ] = 0.0


class SpaceForm(Form):
    """An articulator of the hand brought to a free point, or to a place of the room."""

    articulator: Name
    point_m: list[Metres] | None = Field(
        None,
        min_length=3,
        max_length=3,
        description="from the suprasternal notch; x to the signer's left, y up, z forward, right-handed "
        "signer; with a place it is where that is, for older programs",
    )
    place: Name | None = Field(
        None, description="the id of a place of the sign, at which the hand stays whatever the trunk does"
    )


class BothMeetForm(Form):
    """The articulators of both hands brought to each other, at a point that both tracks give alike."""

    articulator: Name
    point_m: list[Metres] = Field(
        min_length=3, max_length=3, description="counted as that of space is; mirrored for neither hand"
    )


class LocalForm(Form):
    """The hand relative to the forearm, in anatomical angles."""

    pronation_rad: Radians = 0.0
    flexion_rad: Radians = 0.0
    deviation_rad: Annotated[Radians, Field(description="to the thumb side")] = 0.0


class GlobalForm(Form):
    """The hand by directions of the chest's frame, for a right-handed signer.

    x to the signer's left, y up, z forward.
    """

    palm: list[Share] = Field(
        min_length=3, max_length=3, description="where the palm faces, as nearly as the fingers allow"
    )
    fingers: list[Share] = Field(
        min_length=3, max_length=3, description="where wrist to middle knuckle points"
    )


class OrientationForm(Form):
    """Orientation of the hand: against the forearm or, instead, in the world."""

    local: LocalForm | None = None
    world: Annotated[GlobalForm | None, Field(alias="global")] = None


class ElbowForm(Form):
    """Height of the elbow, as a swivel angle and a branch."""

    swivel_rad: Annotated[
        Radians, Field(description="turn about shoulder-articulator, smooth reference, outward positive")
    ] = 0.0
    branch: Branch = "primary"


class TransitionForm(Form):
    """Transition of the hand to the next key."""

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
    turns: Annotated[
        float,
        Field(
            ge=-MOST_TIMES,
            le=MOST_TIMES,
            allow_inf_nan=False,
            description="of a circle, negative the other way; waves of a zigzag",
        ),
    ] = 1.0
    repeats: Annotated[
        int, Field(ge=0, le=MOST_TIMES, description="how often it goes back and there again")
    ] = 0
    handshape_lead: Annotated[
        Lead, Field(description="the share of the time by which the fingers run ahead")
    ] = 0.0
    orientation_lead: Annotated[
        Lead, Field(description="the share of the time by which the wrist runs ahead")
    ] = 0.0


class ActForm(Form):
    """Contact gesture during the hold: a tap, a rub or a brush."""

    size_m: Annotated[
        float,
        Field(
            gt=0.0,
            le=LARGEST_ACT_M,
            allow_inf_nan=False,
            description="off the skin, or to either side of the site",
        ),
    ] = 0.02
    times: Annotated[int, Field(ge=1, le=MOST_TIMES)] = 1
    shape: Annotated[ActShape, Field(description="as seen by who looks onto the skin")] = "line"
    direction_rad: Annotated[
        Radians, Field(description="from up towards the right of who looks onto the skin")
    ] = 0.0


class LocalMovementForm(Form):
    """Secondary motion of the fingers or the wrist."""

    kind: LocalKind
    size_rad: Annotated[
        float, Field(ge=0.0, le=3.141592653589793, allow_inf_nan=False, description="to either side")
    ] = 0.3
    rate_hz: Annotated[float, Field(gt=0.0, le=FASTEST_HZ, allow_inf_nan=False)] = 3.0
    during: During = "both"
    toward: str = Field("", max_length=200, description="the handshape to which a hand opens or closes")
    share: Annotated[Part, Field(description="how much of the way to that handshape")] = 1.0


class MovementForm(Form):
    """Transition of a key, contact gesture and secondary motion."""

    transition: TransitionForm = TransitionForm()
    act: ActForm | None = None
    local: list[LocalMovementForm] = Field(default_factory=list, max_length=5, description="of each kind one")


class PlacementForm(Form):
    """Place of a hand: contacts, a point of space, or a point where both hands meet."""

    contacts: list[ContactForm] | None = Field(
        None,
        min_length=1,
        max_length=2,
        description="the first is met exactly, a second as nearly as the wrist allows",
    )
    space: SpaceForm | None = None
    both_meet: BothMeetForm | None = None


class KeyForm(PlacementForm, MovementForm):
    """One posture of one hand. It has contacts, a point of space, or a point where both hands meet."""

    id: Name = Field(description="its own within the sign")
    time_s: Seconds
    hold_s: Seconds = 0.0
    handshape: Name
    joints_rad: dict[str, Radians] = Field(
        default_factory=dict, description="the joints that are bent otherwise than the handshape has them"
    )
    own_handshape: str = Field(
        "", max_length=200, description="what the handshape with these joints is called"
    )
    points_of: str = Field(
        "",
        max_length=200,
        description="the handshape of whose fingers such articulators as fingertips stay made",
    )
    orientation: OrientationForm = OrientationForm()
    elbow: ElbowForm = ElbowForm()
    stops: bool = Field(False, description="the hand stops here, however much life the sign has")


class LeadForm(Form):
    """The arc by which a hand goes round something from or to rest."""

    height_m: Annotated[Metres, Field(description="how far the arc leaves the straight line")]
    plane_rad: Annotated[
        Radians, Field(description="turn about the line, from before the body and to the hand's own side")
    ] = 0.0


class HandTrackForm(TrackForm):
    """The keys of one hand in order of time."""

    kind: Literal["hand"]
    side: HandRole
    keys: list[KeyForm] = Field(default_factory=list, max_length=1000)
    lead_in: Annotated[
        LeadForm | None, Field(description="how it rises to the first key, where not by itself")
    ] = None
    lead_out: Annotated[LeadForm | None, Field(description="how it returns to rest, where not by itself")] = (
        None
    )
    lead_in_s: Annotated[
        Seconds | None, Field(description="how long it rises, where not as long as the sign says")
    ] = None


def finish_schema(parts: dict[str, Any]) -> None:
    """Say in the JSON Schema of these forms what belongs to one place only."""
    key, contact, orientation = parts["KeyForm"], parts["ContactForm"], parts["OrientationForm"]
    key["oneOf"] = [requiring(name) for name in PLACEMENTS]
    key["properties"]["joints_rad"]["propertyNames"] = {"enum": list(JOINT_NAMES)}
    contact["oneOf"] = [requiring("site"), requiring("spot")]
    parts["SpaceForm"]["anyOf"] = [requiring("point_m"), requiring("place")]
    say_nothing_of_null(parts["SpaceForm"], ("point_m", "place"))
    orientation["not"] = requiring("local", "global")
    say_nothing_of_null(key, (*PLACEMENTS, "act"))
    say_nothing_of_null(contact, ("site", "spot"))
    say_nothing_of_null(orientation, ("local", "global"))
    say_nothing_of_null(parts["TransitionForm"], ("handles",))
    say_nothing_of_null(parts["HandTrackForm"], ("lead_in", "lead_out", "lead_in_s"))
