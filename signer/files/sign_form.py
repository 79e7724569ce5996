"""The form of a sign file: what it may hold beside its tracks and guesses."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Annotated, Any, Literal

from pydantic import Field

from body_model.plain_types import Side
from signer.document.guesses import MOST_GUESSES
from signer.document.problems import Problem
from signer.document.sign import ADDRESSEE_M, CHARACTER_NAME, CHARACTER_VERSION, Rest, Sign, SignConfidence
from signer.document.values import EndOf, Marker, Place
from signer.document.video import LEAST_APART_S, MOST_PINS, Pin, Video
from signer.files.form import (
    ALONE,
    Beside,
    FileVersion,
    Form,
    FramesASecond,
    Metres,
    Name,
    Part,
    Point,
    Radians,
    Seconds,
)
from signer.files.json_text import Json, Steps
from signer.files.mistakes import number

FilmSeconds = Annotated[float, Field(ge=-1e6, le=1e6, allow_inf_nan=False)]


class MarkerForm(Form):
    """Words at a moment, for whoever works on the sign."""

    makes = Marker
    sparse = ("hold_s", "end")

    time_s: Seconds
    text: str = Field("", max_length=1000)
    hold_s: Annotated[Seconds, Field(description="how long what it names lasts, in a sentence")] = 0.0
    end: Annotated[EndOf, Field(description="what ends with it, in a sentence with life")] = ""


class PlaceForm(Form):
    """A place in the room that stands for somebody or something; it does not turn with the trunk."""

    makes = Place

    id: Name = Field(description="its own among the places of the sign")
    name: str = Field("", max_length=200)
    angle_rad: Annotated[Radians, Field(description="from straight ahead to the signer's left")] = 0.0
    distance_m: Annotated[Metres, Field(description="from the suprasternal notch, level")] = 0.45
    height_m: Annotated[Metres, Field(description="above it")] = 0.0


class VideoForm(Form):
    """The film that this was written from; it is shown beside the figure and moves nothing."""

    makes = Video
    sparse = ("digest", "pins")

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

    def make(self, beside: Beside = ALONE, at: Steps = (), **more: Any) -> Any:
        """Make the film."""
        pins = tuple(Pin(*pair) for pair in self.pins)
        return super().make(beside, at, pins=pins, trim_s=tuple(self.trim_s) or None, **more)

    @classmethod
    def problems(cls, content: dict[str, Json], where: str) -> Iterator[Problem]:
        """Yield times that are not in order."""
        pins, trim = content.get("pins"), content.get("trim_s")
        pairs = [pin for pin in (pins if isinstance(pins, list) else ()) if isinstance(pin, list)]
        for index, (before, after) in enumerate(pairwise(pair for pair in pairs if len(pair) == 2)):
            if any(number(b) - number(a) < LEAST_APART_S for a, b in zip(before, after, strict=True)):
                yield Problem(
                    f"{where}.pins[{index + 1}]", "must be later than the pin before it, in both times"
                )
        if isinstance(trim, list) and trim and not (len(trim) == 2 and number(trim[0]) < number(trim[1])):
            yield Problem(
                f"{where}.trim_s", "must be two times, the later one last; leave it out for all of it"
            )


class CharacterForm(Form):
    """The body the sign was made on."""

    name: Name = CHARACTER_NAME
    version: Annotated[int, Field(ge=1)] = CHARACTER_VERSION


class SignForm(Form):
    """A sign of American Sign Language, written for a right-handed signer."""

    makes = Sign
    names = (("tracks", None), ("guesses", None))
    sparse = ("translation", "confidence", "rest", "life", "markers", "places", "addressee_m")

    format: Literal["asl-sign"]
    version: FileVersion
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
    addressee_m: Point = Field(
        default=list(ADDRESSEE_M),
        description="the addressee's eyes, from the suprasternal notch at rest: x to the signer's left, y up",
    )
    video: VideoForm | None = None
    guesses: list[dict[str, Any]] = Field(
        default_factory=list,
        max_length=MOST_GUESSES,
        description="of a draft, fields of keys that are still to be settled",
    )
