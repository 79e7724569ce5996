"""The form of an utterance file: what it may hold."""

from typing import Annotated, Any, Final, Literal

from pydantic import Field

from body_model.plain_types import Side
from signer.document.sign import ADDRESSEE_M, Rest
from signer.document.utterance import (
    LARGEST_NUMBER,
    LEAST_TEMPO,
    LONGEST_PAUSE_S,
    MOST_ITEMS,
    MOST_REPEATS,
    MOST_TEMPO,
    SPELLED_HZ,
    ArcShape,
    Doubles,
    IdleHand,
    NumberUse,
    Relation,
    Style,
)
from signer.document.values import EndOf
from signer.files.form import (
    Form,
    FramesASecond,
    Metres,
    Name,
    Part,
    PlaceForm,
    Radians,
    Seconds,
    VideoForm,
    requiring,
)
from signer.files.kinds import UTTERANCE

Tempo = Annotated[float, Field(ge=LEAST_TEMPO, le=MOST_TEMPO, allow_inf_nan=False)]
PlaceId = Annotated[str, Field(max_length=200)]

CONTENTS: Final = ("sign", "spelling", "number", "point", "classifier", "pause", "gap")
"""Fields of an item, of which it has just one."""


class SignPart(Form):
    """A sign of a library, whole, and where it came from."""

    name: str = Field(max_length=200, description="as the library calls it, or the gloss of one made here")
    digest: str = Field(
        "", max_length=200, description="of the library's file; empty where it came from nowhere"
    )
    content: dict[str, Any] = Field(description="a sign file without its format")
    changed: dict[str, Any] | None = Field(
        None, description="tracks with the keys and spans that were changed here, as a sign file holds them"
    )


class SpellingPart(Form):
    """A word that is fingerspelled."""

    word: str = Field(min_length=1, max_length=200)
    rate_hz: Annotated[float, Field(ge=0.5, le=12.0, allow_inf_nan=False)] = SPELLED_HZ
    doubles: Doubles = "slide"
    lexicalised: bool = False
    variants: dict[str, str] = Field(default_factory=dict, description="letters formed otherwise than usual")
    circled: bool = Field(False, description="the hand goes round once, as in initialisms")


class NumberPart(Form):
    """A number."""

    value: Annotated[int, Field(ge=0, le=LARGEST_NUMBER)]
    use: NumberUse = "count"
    variant: str = Field("", max_length=100)


class PointPart(Form):
    """The index finger pointed at somebody."""

    to: PlaceId = Field(description="signer, addressee, or the id of a place; empty while it is to be chosen")
    plural: bool = Field(False, description="it sweeps over several who stand there")


class ClassifierPart(Form):
    """A handshape that stands for a thing."""

    handshape: Name
    start: PlaceId = ""
    end: PlaceId = ""
    relation: Relation = ""


class PausePart(Form):
    """Hands that stay as they are."""

    seconds: Annotated[float, Field(ge=0.0, le=LONGEST_PAUSE_S, allow_inf_nan=False)] = 0.3


class GapPart(Form):
    """A gloss that the library does not have."""

    gloss: str = Field(max_length=200)


class OnwardForm(Form):
    """The transition to the next item, where somebody set it."""

    duration_s: Seconds | None = None
    path: ArcShape | None = None
    height_m: Metres = 0.0
    plane_rad: Radians = 0.0


class ItemForm(Form):
    """One item: exactly one content, and how it is done."""

    id: Name
    sign: SignPart | None = None
    spelling: SpellingPart | None = None
    number: NumberPart | None = None
    point: PointPart | None = None
    classifier: ClassifierPart | None = None
    pause: PausePart | None = None
    gap: GapPart | None = None
    tempo: Tempo = 1.0
    mirrored: bool = False
    one_handed: bool = False
    idle_hand: IdleHand = ""
    moved_m: list[Metres] = Field(default=[0.0, 0.0, 0.0], min_length=3, max_length=3)
    repeats: Annotated[int, Field(ge=0, le=MOST_REPEATS)] = 0
    hold_s: Seconds = 0.0
    end: EndOf = ""
    at_s: Seconds | None = Field(None, description="when it begins, pinned")
    subject: PlaceId = ""
    object: PlaceId = ""
    onward: OnwardForm | None = None


class SpanForm(Form):
    """A signal over items."""

    id: Name
    signal: Name
    from_item: Name
    to_item: Name
    strength: Annotated[float, Field(ge=0.0, le=1.5, allow_inf_nan=False)] = 1.0
    place: PlaceId = ""
    word: str = Field("", max_length=100)


class DeclinedForm(Form):
    """A proposal of grammar that somebody declined."""

    rule: Name
    item: str = Field("", max_length=200, description="id of an item; empty for the whole sentence")


class UtteranceForm(Form):
    """A sentence of American Sign Language, written for a right-handed signer."""

    format: Literal["asl-utterance"]
    version: list[Annotated[int, Field(ge=0)]] = Field(min_length=2, max_length=2, description="major, minor")
    title: str = ""
    translation: str = ""
    author: str = ""
    licence: str = ""
    source: str = ""
    dominant_side: Side = "right"
    fps: FramesASecond = 30
    tempo: Tempo = 1.0
    style: Style = "clear"
    rest: Rest = Field("hanging", description="where hands come from and go back to, as in a sign")
    life: Part = Field(0.0, description="how much trunk and head move by themselves, as in a sign")
    video: VideoForm | None = None
    places: list[PlaceForm] = Field(default_factory=list, max_length=100)
    addressee_m: list[Metres] = Field(default=list(ADDRESSEE_M), min_length=3, max_length=3)
    items: list[ItemForm] = Field(max_length=MOST_ITEMS)
    spans: list[SpanForm] = Field(default_factory=list, max_length=MOST_ITEMS)
    declined: list[DeclinedForm] = Field(
        default_factory=list, max_length=MOST_ITEMS, description="what is proposed no more"
    )


def schema() -> dict[str, Any]:
    """Return the JSON Schema of the files that this version writes."""
    published = UtteranceForm.model_json_schema()
    published["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    published["title"] = "ASL utterance file"
    published["properties"]["version"]["enum"] = [list(version) for version in UTTERANCE.written]
    for part in (published, *published["$defs"].values()):
        part["additionalProperties"] = False
        for field in part["properties"].values():
            kinds = [one for one in field.get("anyOf", ()) if one != {"type": "null"}]
            if len(kinds) == 1:  # such a field is left out, and never null
                field.pop("anyOf")
                field.pop("default", None)
                field |= kinds[0]
    item = published["$defs"]["ItemForm"]
    item["oneOf"] = [requiring(name) for name in CONTENTS]
    return published
