"""Forms of tracks of spans in sign files, made from the table of a kind. Only what is used is written."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, create_model

from nonmanuals import catalogue
from nonmanuals.mouthing import phoneme_problem
from nonmanuals.reading import FASTEST_HZ, MOST_STRENGTH
from nonmanuals.signal import Reading
from signer.document.problems import Problem
from signer.document.tracks.kind import Channel, TrackKind
from signer.document.tracks.span import (
    LONGEST_WORD,
    MOST_CYCLES,
    MOST_SOUNDS,
    RAMPS,
    RELEASED,
    SHAPES,
    TARGET,
    WORD,
    SignalSide,
    Span,
    Values,
    released_problem,
    shape_problem,
    signal_problem,
    usual_ramp_s,
)
from signer.files.form import ALONE, Beside, Form, Name, Part, Reference, Seconds, TrackForm, inner_form
from signer.files.json_text import Json, Steps, inner
from signer.files.tracks.gaze_target import TargetForm


class SoundForm(Form):
    """A phoneme of a mouthed word."""

    phoneme: Name
    share: Annotated[Part, Field(description="of the time, beside the shares of the others")] = 1.0

    def make(self, beside: Beside = ALONE, at: Steps = (), **more: Any) -> Any:
        """Make the pair that spans have."""
        return self.phoneme, self.share

    @classmethod
    def fields(cls, value: tuple[str, float], more: Mapping[str, Json] | None = None) -> dict[str, Json]:
        """Return the fields of such a pair."""
        return {"phoneme": value[0], "share": float(value[1])}


class PoseForm(Form):
    """A posture, by the channels of a kind of track."""

    def make(self, beside: Beside = ALONE, at: Steps = (), **more: Any) -> Any:
        """Make the values that spans have."""
        return tuple((name, getattr(self, name)) for name in type(self).model_fields)

    @classmethod
    def fields(cls, value: Values, more: Mapping[str, Json] | None = None) -> dict[str, Json]:
        """Return every channel; one that is not named is zero."""
        given = dict(value)
        return {name: given.get(name, 0.0) for name in cls.model_fields}


_TAKEN: dict[str, tuple[str, Any, Any]] = {
    "word": (WORD, str, Field("", max_length=LONGEST_WORD, description="the English word that is mouthed")),
    "reading": (WORD, Reading | None, Field(None, description="how much of it")),
    "rate_hz": (
        "",
        Annotated[float, Field(ge=0.1, le=FASTEST_HZ, allow_inf_nan=False)] | None,
        Field(None, description="of its movement, where not the signal's own"),
    ),
    "cycles": (
        "",
        Annotated[float, Field(ge=0.5, le=MOST_CYCLES, allow_inf_nan=False)] | None,
        Field(None, description="of its movement, where not the signal's own"),
    ),
    "sounds": (
        WORD,
        list[SoundForm],
        Field(
            default_factory=list,
            max_length=MOST_SOUNDS,
            description="phonemes and their shares, corrected by hand",
        ),
    ),
    TARGET: (
        TARGET,
        TargetForm | None,
        Field(None, description="where the eyes look, where not the signal's own"),
    ),
    SHAPES: (
        SHAPES,
        dict[str, Part],
        Field(default_factory=dict, description="weights of face shapes in place of the signal's own"),
    ),
    RELEASED: (
        RELEASED,
        list[Name],
        Field(default_factory=list, max_length=100, description="parts that were taken out of the marker"),
    ),
}
"""Fields that spans of some kinds have, in their order: what a kind takes them with (empty: every kind), type
and declaration."""


class SpanForm(Form):
    """A signal or a posture held over a stretch of time."""

    makes = Span
    sparse = ("signal", "strength", "side", "from_key", "to_key", "name", *_TAKEN)
    track: ClassVar[TrackKind]

    id: Name = Field(description="its own within the sign")
    time_s: Annotated[Seconds, Field(description="when it is at full strength")]
    hold_s: Seconds = 0.0
    onset_s: Seconds | None = Field(
        None, description="how long it rises before that, where not as its signal does"
    )
    offset_s: Seconds | None = Field(
        None, description="how long it lets go after that, where not as its signal does"
    )
    signal: Reference = ""
    strength: float = Field(
        1.0, ge=0.0, le=MOST_STRENGTH, allow_inf_nan=False, description="times all its weights and angles"
    )
    side: Annotated[SignalSide, Field(description="mirrored: the same on the other side")] = "written"
    from_key: Reference = Field("", description="the key to whose beginning its beginning is bound")
    to_key: Reference = Field("", description="the key to whose end its end is bound")
    name: str = Field(
        "", max_length=LONGEST_WORD, description="of the signal of one's own whose values stand here"
    )

    @classmethod
    def fields(cls, value: Span, more: Mapping[str, Json] | None = None) -> dict[str, Json]:
        """Return the fields of a span; ramps and posture where its signal does not have the same."""
        written = super().fields(value, more)
        for name in RAMPS:
            is_usual = value.signal and getattr(value, name) == usual_ramp_s(value.signal, name)
            if is_usual or name not in cls.track.ramps:
                del written[name]
        if value.signal and not value.pose:
            written.pop("pose", None)
        return written

    @classmethod
    def problems(cls, content: dict[str, Json], where: str) -> Iterator[Problem]:
        """Yield names that are not in the inventory, and names of phonemes that there are not."""
        signal, own = content.get("signal"), content.get("name")
        if isinstance(signal, str) and (words := signal_problem(cls.track.name, signal)):
            yield Problem(f"{where}.signal", words)
        if isinstance(own, str) and not own.isprintable():
            yield Problem(f"{where}.name", "has characters that cannot be shown; leave them out")
        shapes, sounds, released = (
            content.get(name) if takes in cls.track.takes else None
            for name, takes in ((SHAPES, SHAPES), ("sounds", WORD), (RELEASED, RELEASED))
        )
        for name in shapes if isinstance(shapes, dict) else ():
            if words := shape_problem(name):
                yield Problem(inner(f"{where}.{SHAPES}", name), words)
        for index, sound in enumerate(sounds if isinstance(sounds, list) else ()):
            name = sound.get("phoneme") if isinstance(sound, dict) else None
            if isinstance(name, str) and (words := phoneme_problem(name)):
                yield Problem(f"{where}.sounds[{index}].phoneme", words)
        for index, one in enumerate(released if isinstance(released, list) else ()):
            if not (isinstance(one, str) and isinstance(signal, str)):
                continue
            if words := released_problem(signal, (one,)):
                yield Problem(f"{where}.{RELEASED}[{index}]", words)


class SpanTrackForm(TrackForm):
    """The spans of a part in order of time."""

    def make(self, beside: Beside = ALONE, at: Steps = (), **more: Any) -> Any:
        """Make the track."""
        spans: list[SpanForm] = self.spans  # type: ignore[attr-defined]  # of the forms made below
        made = tuple(one.make(beside, (*at, "spans", index)) for index, one in enumerate(spans))
        return self.track.make(None, made)

    @classmethod
    def fields(cls, value: Any, more: Mapping[str, Json] | None = None) -> dict[str, Json]:
        """Return the fields of a track."""
        form = inner_form(cls.model_fields["spans"].annotation) or SpanForm
        return {**(more or {}), "spans": [form.fields(span) for span in value.spans]}


def span_track_form(kind: TrackKind) -> type[TrackForm]:
    """Make the form of a kind of span track."""
    word = kind.name.capitalize()
    signals: list[Any] = ["", *(one.id for one in catalogue.on_track(kind.name))]
    about = Field("", description="the signal of the inventory", json_schema_extra={"enum": signals})
    fields: dict[str, Any] = {"signal": (Reference, about)}
    for name, (takes, of, field) in _TAKEN.items():
        if not takes or takes in kind.takes:
            fields[name] = (of, field)
    if kind.channels:
        channels = {one.name: (_number(one), 0.0) for one in kind.channels}
        pose = _model(f"{word}PoseForm", PoseForm, f"The posture of the {kind.name}.", channels)
        fields["pose"] = (pose, pose())
    span = _model(f"{word}SpanForm", SpanForm, SpanForm.__doc__, fields)
    spans: Any = (list.__class_getitem__(span), Field(default_factory=list, max_length=1000))
    words = f"The spans of the {kind.name} in order of time."
    content = {"kind": (Literal.__getitem__(kind.name), ...), "spans": spans}
    track: type[TrackForm] = _model(f"{word}TrackForm", SpanTrackForm, words, content)
    span.track = track.track = kind
    return track


def _number(channel: Channel) -> Any:
    return Annotated[
        float, Field(ge=channel.low, le=channel.high, allow_inf_nan=False, description=channel.meaning)
    ]


def _model(name: str, base: type[Form], words: str | None, fields: dict[str, Any]) -> Any:
    return create_model(name, __base__=base, __doc__=words, __module__=__name__, **fields)
