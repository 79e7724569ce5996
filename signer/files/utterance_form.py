"""The form of an utterance file: what it may hold."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from body_model.plain_types import Side
from handshapes.search import did_you_mean
from nonmanuals import catalogue as signals
from signer.characters.names import handshape_problem
from signer.document.problems import Problem
from signer.document.sign import ADDRESSEE_M, Rest
from signer.document.utterance import (
    LARGEST_NUMBER,
    LEAST_TEMPO,
    LONGEST_PAUSE_S,
    MOST_ITEMS,
    MOST_REPEATS,
    MOST_TEMPO,
    SPELLED_HZ,
    UNCHANGED,
    ArcShape,
    Classifier,
    Declined,
    Doubles,
    Gap,
    IdleHand,
    Number,
    NumberUse,
    Onward,
    Pause,
    Point,
    Relation,
    SignContent,
    Spelling,
    Style,
    Unknown,
    Utterance,
    UtteranceItem,
    UtteranceSpan,
    changes_between,
)
from signer.document.values import EndOf
from signer.files import form
from signer.files.json_text import Json, Steps
from signer.files.kinds import UTTERANCE
from signer.files.sign_form import PlaceForm, VideoForm
from signer.files.writing import sign_fields
from signer.printable import quoted

Tempo = Annotated[float, Field(ge=LEAST_TEMPO, le=MOST_TEMPO, allow_inf_nan=False)]

CONTENTS: Final = ("sign", "spelling", "number", "point", "classifier", "pause", "gap")
"""Fields of an item, of which it has just one."""


class SignPart(form.Form):
    """A sign of a library, whole, and where it came from."""

    makes = SignContent
    names = (("content", None), ("changed", None))
    sparse = ("digest",)

    name: str = Field(max_length=200, description="as the library calls it, or the gloss of one made here")
    digest: str = Field(
        "", max_length=200, description="of the library's file; empty where it came from nowhere"
    )
    content: dict[str, Any] = Field(description="a sign file without its format")
    changed: dict[str, Any] | None = Field(
        None, description="tracks with the keys and spans that were changed here, as a sign file holds them"
    )

    def make(self, beside: form.Beside = form.ALONE, at: Steps = (), **more: Any) -> Any:
        """Make the content of the signs that were read by themselves."""
        own = beside.signs[*at, "content"]
        changed = changes_between(own, beside.signs.get((*at, "changed"), own)) or UNCHANGED
        return super().make(beside, at, sign=own, changed=changed, **more)

    @classmethod
    def fields(cls, value: SignContent, more: Mapping[str, Json] | None = None) -> dict[str, Json]:
        """Return the fields of a sign of a library, with the sign in them."""
        written = {name: one for name, one in sign_fields(value.sign).items() if name != "format"}
        held: dict[str, Json] = {"content": written}
        if value.changed != UNCHANGED:
            held["changed"] = {"tracks": sign_fields(value.changed)["tracks"]}
        return super().fields(value, {**held, **(more or {})})


class SpellingPart(form.Form):
    """A word that is fingerspelled."""

    makes = Spelling
    sparse = ("lexicalised", "variants", "circled")

    word: str = Field(min_length=1, max_length=200)
    rate_hz: Annotated[float, Field(ge=0.5, le=12.0, allow_inf_nan=False)] = SPELLED_HZ
    doubles: Doubles = "slide"
    lexicalised: bool = False
    variants: dict[str, str] = Field(default_factory=dict, description="letters formed otherwise than usual")
    circled: bool = Field(False, description="the hand goes round once, as in initialisms")


class NumberPart(form.Form):
    """A number."""

    makes = Number
    sparse = ("variant",)

    value: Annotated[int, Field(ge=0, le=LARGEST_NUMBER)]
    use: NumberUse = "count"
    variant: str = Field("", max_length=100)


class PointPart(form.Form):
    """The index finger pointed at somebody."""

    makes = Point
    names = (("plural", "is_plural"),)
    sparse = ("plural",)

    to: form.Reference = Field(
        description="signer, addressee, or a place's id; empty while it is to be chosen"
    )
    plural: bool = Field(False, description="it sweeps over several who stand there")


class ClassifierPart(form.Form):
    """A handshape that stands for a thing."""

    makes = Classifier
    sparse = ("start", "end", "relation")

    handshape: form.Name
    start: form.Reference = ""
    end: form.Reference = ""
    relation: Relation = ""

    @classmethod
    def problems(cls, content: dict[str, Json], where: str) -> Iterator[Problem]:
        """Yield a handshape that is in no inventory."""
        shape = content.get("handshape")
        if isinstance(shape, str) and (words := handshape_problem(shape)):
            yield Problem(f"{where}.handshape", words)


class PausePart(form.Form):
    """Hands that stay as they are."""

    makes = Pause

    seconds: Annotated[float, Field(ge=0.0, le=LONGEST_PAUSE_S, allow_inf_nan=False)] = 0.3


class GapPart(form.Form):
    """A gloss that the library does not have."""

    makes = Gap

    gloss: str = Field(max_length=200)


class OnwardForm(form.Form):
    """The transition to the next item, where somebody set it."""

    makes = Onward

    duration_s: form.Seconds | None = None
    path: ArcShape | None = None
    height_m: form.Metres = 0.0
    plane_rad: form.Radians = 0.0

    @classmethod
    def fields(cls, value: Onward, more: Mapping[str, Json] | None = None) -> dict[str, Json]:
        """Return the fields of a transition; an arc has its numbers only where the path is set."""
        unset = () if value.path is not None else ("height_m", "plane_rad")
        return {name: one for name, one in super().fields(value, more).items() if name not in unset}


class ItemForm(form.Form):
    """One item: exactly one content, and how it is done."""

    makes = UtteranceItem
    names = tuple((name, "content") for name in CONTENTS)
    sparse = ("tempo", "mirrored", "one_handed", "idle_hand", "repeats", "hold_s", "end", "subject", "object",
              "moved_m")  # fmt: skip
    choice = form.Choice("oneOf", CONTENTS, grows=True)

    id: form.Name
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
    repeats: Annotated[int, Field(ge=0, le=MOST_REPEATS)] = 0
    hold_s: form.Seconds = 0.0
    end: EndOf = ""
    at_s: form.Seconds | None = Field(None, description="when it begins, pinned")
    subject: form.Reference = ""
    object: form.Reference = ""
    moved_m: form.Point = Field(default=[0.0, 0.0, 0.0])
    onward: OnwardForm | None = None

    def make(self, beside: form.Beside = form.ALONE, at: Steps = (), **more: Any) -> Any:
        """Make the item; one of no content that is known here has a newer program's."""
        is_known = any(getattr(self, name) is not None for name in CONTENTS)
        return super().make(beside, at, **({} if is_known else {"content": Unknown()}), **more)


class SpanForm(form.Form):
    """A signal over items."""

    makes = UtteranceSpan
    sparse = ("strength", "place", "word")

    id: form.Name
    signal: form.Name
    from_item: form.Name
    to_item: form.Name
    strength: Annotated[float, Field(ge=0.0, le=1.5, allow_inf_nan=False)] = 1.0
    place: form.Reference = ""
    word: str = Field("", max_length=100)

    @classmethod
    def problems(cls, content: dict[str, Json], where: str) -> Iterator[Problem]:
        """Yield a signal that is in no inventory."""
        signal = content.get("signal")
        if isinstance(signal, str) and not signals.has(signal):
            hint = did_you_mean(signal, signals.ids())
            yield Problem(f"{where}.signal", f"there is no signal {quoted(signal)}{hint}")


class DeclinedForm(form.Form):
    """A proposal of grammar that somebody declined."""

    makes = Declined
    sparse = ("item",)

    rule: form.Name
    item: str = Field("", max_length=200, description="id of an item; empty for the whole sentence")


class UtteranceForm(form.Form):
    """A sentence of American Sign Language, written for a right-handed signer."""

    makes = Utterance
    sparse = ("rest", "life", "places", "addressee_m", "spans", "declined")

    format: Literal["asl-utterance"]
    version: form.FileVersion
    title: str = ""
    translation: str = ""
    author: str = ""
    licence: str = ""
    source: str = ""
    dominant_side: Side = "right"
    fps: form.FramesASecond = 30
    tempo: Tempo = 1.0
    style: Style = "clear"
    rest: Rest = Field("hanging", description="where hands come from and go back to, as in a sign")
    life: form.Part = Field(0.0, description="how much trunk and head move by themselves, as in a sign")
    video: VideoForm | None = None
    places: list[PlaceForm] = Field(default_factory=list, max_length=100)
    addressee_m: form.Point = Field(default=list(ADDRESSEE_M))
    items: list[ItemForm] = Field(max_length=MOST_ITEMS)
    spans: list[SpanForm] = Field(default_factory=list, max_length=MOST_ITEMS)
    declined: list[DeclinedForm] = Field(
        default_factory=list, max_length=MOST_ITEMS, description="what is proposed no more"
    )


def schema() -> dict[str, Any]:
    """Return the JSON Schema of the files that this version writes."""
    return form.schema_of(UtteranceForm, UTTERANCE)
