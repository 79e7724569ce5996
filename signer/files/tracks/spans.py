"""Tracks of spans in sign files: forms, reading and writing made from the table of a kind's channels."""

from typing import Annotated, Any, Literal

from pydantic import Field, create_model

from signer.document.tracks.kind import TrackKind
from signer.document.tracks.span import ONSET_S, Span, SpanTrack
from signer.document.tracks.track import Track
from signer.files.form import Form, Name, Seconds, TrackForm
from signer.files.json_text import Json
from signer.files.newer import put_back
from signer.files.tracks.format import Kept, TrackFormat, no_problems


class SpanForm(Form):
    """A posture held over a stretch of time."""

    id: Name = Field(description="its own within the sign")
    time_s: Annotated[Seconds, Field(description="when it is at full strength")]
    hold_s: Seconds = 0.0
    onset_s: Annotated[Seconds, Field(description="how long it rises before that")] = ONSET_S
    offset_s: Annotated[Seconds, Field(description="how long it lets go after that")] = ONSET_S


def span_format(kind: TrackKind) -> TrackFormat:
    """Make the format of a kind of span track."""
    word = kind.name.capitalize()
    pose = _model(
        f"{word}PoseForm",
        Form,
        f"The posture of the {kind.name}.",
        {one.name: (_number(one), 0.0) for one in kind.channels},
    )
    span = _model(f"{word}SpanForm", SpanForm, SpanForm.__doc__, {"pose": (pose, pose())})
    spans: Any = (list.__class_getitem__(span), Field(default_factory=list, max_length=1000))
    words = f"The spans of the {kind.name} in order of time."
    track = _model(
        f"{word}TrackForm", TrackForm, words, {"kind": (Literal.__getitem__(kind.name), ...), "spans": spans}
    )

    def read(form: Any, kept: Kept) -> Track:
        found = tuple(
            Span(
                one.id,
                one.time_s,
                one.hold_s,
                one.onset_s,
                one.offset_s,
                tuple((channel.name, getattr(one.pose, channel.name)) for channel in kind.channels),
                kept(("spans", index)),
            )
            for index, one in enumerate(form.spans)
        )
        return kind.make(None, found)

    def write(made: SpanTrack) -> dict[str, Json]:
        return {"spans": [_span_fields(kind, one) for one in made.spans]}

    return TrackFormat(kind, track, read, write, no_problems, lambda _parts: None)


def _span_fields(kind: TrackKind, span: Span) -> dict[str, Json]:
    times = {name: float(getattr(span, name)) for name in ("time_s", "hold_s", *kind.ramps)}
    return put_back(
        {"id": span.id, **times, "pose": {one.name: span.value(one.name) for one in kind.channels}},
        span.extra,
    )


def _number(channel: Any) -> Any:
    return Annotated[
        float, Field(ge=channel.low, le=channel.high, allow_inf_nan=False, description=channel.meaning)
    ]


def _model(name: str, base: type[Form], words: str | None, fields: dict[str, Any]) -> Any:
    return create_model(name, __base__=base, __doc__=words, __module__=__name__, **fields)
