"""The form of a sign file: what it may hold beside its tracks, and the values that all forms share."""

from fractions import Fraction
from math import gcd
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, PlainValidator, WithJsonSchema
from pydantic_core import PydanticCustomError, PydanticKnownError

from body_model.plain_types import Side
from signer.document.frame_rates import LEAST, MOST, MOST_DENOMINATOR, Rate
from signer.document.guesses import MOST_GUESSES
from signer.document.sign import ADDRESSEE_M, CHARACTER_NAME, CHARACTER_VERSION, Rest, SignConfidence
from signer.document.timing import LONGEST_S
from signer.document.values import EndOf
from signer.document.video import MOST_PINS

Name = Annotated[str, Field(min_length=1, max_length=200)]
Seconds = Annotated[float, Field(ge=0.0, le=LONGEST_S, allow_inf_nan=False)]
Metres = Annotated[float, Field(ge=-100.0, le=100.0, allow_inf_nan=False)]
Share = Annotated[float, Field(ge=-1.0, le=1.0, allow_inf_nan=False)]
Radians = Annotated[float, Field(ge=-100.0, le=100.0, allow_inf_nan=False)]
Part = Annotated[float, Field(ge=0.0, le=1.0, allow_inf_nan=False)]
FilmSeconds = Annotated[float, Field(ge=-1e6, le=1e6, allow_inf_nan=False)]


def _rate(came: object) -> Rate:
    """Return the rate of a file: a whole number, or two that make a fraction in lowest terms."""
    value: Rate
    if type(came) is int:
        value = came
    elif isinstance(came, list) and len(came) == 2 and all(type(part) is int and part > 0 for part in came):
        if gcd(*came) > 1 or not 1 < came[1] <= MOST_DENOMINATOR:
            raise PydanticCustomError(
                "rate",
                f"must be in lowest terms, such as [30000, 1001], its second number at most "
                f"{MOST_DENOMINATOR}, and a plain number where it is whole",
            )
        value = Fraction(*came)
    else:
        raise PydanticCustomError(
            "rate", "must be a whole number, or the two of a fraction, such as [30000, 1001]"
        )
    if value < LEAST:
        raise PydanticKnownError("greater_than_equal", {"ge": LEAST})
    if value > MOST:
        raise PydanticKnownError("less_than_equal", {"le": MOST})
    return value


_WHOLE: dict[str, Any] = {"type": "integer", "minimum": LEAST, "maximum": MOST}
_BROKEN: dict[str, Any] = {
    "type": "array", "items": {"type": "integer", "minimum": 1}, "minItems": 2, "maxItems": 2,
    "description": "numerator and denominator in lowest terms",
}  # fmt: skip
FramesASecond = Annotated[Rate, PlainValidator(_rate), WithJsonSchema({"anyOf": [_WHOLE, _BROKEN]})]


class Form(BaseModel):
    """One object of the file, with its unknown fields.

    Unknown fields are accepted here and judged by the reader, who knows the file's version.
    """

    model_config = ConfigDict(strict=True, extra="allow", frozen=True, defer_build=True)


class TrackForm(Form):
    """A track: what one part of the signer does through time. `kind` says which part."""


class MarkerForm(Form):
    """Words at a moment, for whoever works on the sign."""

    time_s: Seconds
    text: str = Field("", max_length=1000)
    hold_s: Annotated[Seconds, Field(description="how long what it names lasts, in a sentence")] = 0.0
    end: Annotated[EndOf, Field(description="what ends with it, in a sentence with life")] = ""


class PlaceForm(Form):
    """A place in the room that stands for somebody or something; it does not turn with the trunk."""

    id: Name = Field(description="its own among the places of the sign")
    name: str = Field("", max_length=200)
    angle_rad: Annotated[Radians, Field(description="from straight ahead to the signer's left")] = 0.0
    distance_m: Annotated[Metres, Field(description="from the suprasternal notch, level")] = 0.45
    height_m: Annotated[Metres, Field(description="above it")] = 0.0


class VideoForm(Form):
    """The film that this was written from; it is shown beside the figure and moves nothing."""

    path: str = Field(max_length=1000, description="relative to this file, with /")
    digest: str = Field("", max_length=200, description="SHA-256 of the film's first MiB")
    offset_s: Annotated[FilmSeconds, Field(description="time in the film at which this begins")] = 0.0
    pins: list[Annotated[list[FilmSeconds], Field(min_length=2, max_length=2)]] = Field(
        default_factory=list,
        max_length=MOST_PINS,
        description="moments that belong together, in the film and here; offset_s counts without any",
    )
    trim_s: list[FilmSeconds] = Field(
        default_factory=list, max_length=2, description="from when to when the film is looked at"
    )


class CharacterForm(Form):
    """The body the sign was made on."""

    name: Name = CHARACTER_NAME
    version: Annotated[int, Field(ge=1)] = CHARACTER_VERSION


class SignForm(Form):
    """A sign of American Sign Language, written for a right-handed signer."""

    format: Literal["asl-sign"]
    version: list[Annotated[int, Field(ge=0)]] = Field(min_length=2, max_length=2, description="major, minor")
    gloss: str = ""
    translation: str = Field("", description="in another language; films show it as a caption")
    notes: str = ""
    tags: list[str] = Field(default_factory=list)
    author: str = ""
    licence: str = ""
    source: str = ""
    confidence: SignConfidence = Field(
        "", description="that people make the sign so: high, medium or low; empty where nothing is said"
    )
    dominant_side: Side = Field("right", description="on which side the dominant hand is shown")
    character: CharacterForm = CharacterForm()
    fps: FramesASecond = Field(30, description="for display and export")
    lead_in_s: Seconds = Field(0.4, description="how long the hand rises from rest to the first key")
    lead_out_s: Seconds = Field(0.4, description="how long the hand goes back to rest after the last key")
    rest: Rest = Field(
        "hanging", description="where hands come from and go back to: at the sides, or together at the waist"
    )
    life: Part = Field(
        0.0,
        description="how much trunk and head move by themselves; at 0 the tracks alone are played",
    )
    tracks: list[dict[str, Any]] = Field(
        description="one for each part of the signer that does something; both hands are always there"
    )
    markers: list[MarkerForm] = Field(
        default_factory=list, max_length=1000, description="in order of time; no hand moves by them"
    )
    places: list[PlaceForm] = Field(
        default_factory=list,
        max_length=100,
        description="what the signer refers to, where it stands in the room",
    )
    addressee_m: list[Metres] = Field(
        default=list(ADDRESSEE_M),
        min_length=3,
        max_length=3,
        description="the addressee's eyes, from the suprasternal notch at rest: x to the signer's left, y up",
    )
    video: VideoForm | None = None
    guesses: list[dict[str, Any]] = Field(
        default_factory=list,
        max_length=MOST_GUESSES,
        description="of a draft, fields of keys that are still to be settled",
    )


def say_nothing_of_null(part: dict[str, Any], names: tuple[str, ...]) -> None:
    """Remove "or null" from optional fields in a definition of a JSON Schema.

    The file never holds null: such fields are left out instead.
    """
    for name in names:
        plain = part["properties"][name]
        (kept,) = (each for each in plain.pop("anyOf") if each != {"type": "null"})
        plain.pop("default")
        plain.update(kept)


def requiring(*names: str) -> dict[str, Any]:
    """Return the JSON Schema of objects that have these fields; it names them, as strict readers ask."""
    return {"properties": dict.fromkeys(names, True), "required": list(names)}
