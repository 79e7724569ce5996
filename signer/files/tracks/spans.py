"""Tracks of spans in sign files: forms, reading and writing made from the table of a kind.

Only what is used is written.
"""

from collections.abc import Callable, Iterator
from typing import Annotated, Any, Literal

from pydantic import Field, create_model

from nonmanuals import catalogue
from nonmanuals.mouthing import phoneme_problem
from nonmanuals.reading import FASTEST_HZ, MOST_STRENGTH
from nonmanuals.signal import Reading
from signer.document.problems import Problem
from signer.document.tracks.kind import TrackKind
from signer.document.tracks.span import (
    LONGEST_WORD,
    MOST_CYCLES,
    MOST_SOUNDS,
    RELEASED,
    SHAPES,
    SIGNALS_OWN,
    TARGET,
    WORD,
    SignalSide,
    Span,
    SpanTrack,
    released_problem,
    shape_problem,
    signal_problem,
    usual_ramp_s,
)
from signer.document.tracks.track import Track
from signer.document.values import HandRole
from signer.files.form import Form, Name, Part, Seconds, TrackForm, say_nothing_of_null
from signer.files.json_text import Json, inner
from signer.files.mistakes import nulls
from signer.files.newer import put_back
from signer.files.tracks.format import Kept, TrackFormat, items_in
from signer.files.tracks.gaze_target import TargetForm, finish_target_schema, target_fields, target_of

_MOVES: dict[str, tuple[Any, Any]] = {
    "rate_hz": (
        Annotated[float, Field(ge=0.1, le=FASTEST_HZ, allow_inf_nan=False)] | None,
        Field(None, description="of its movement, where not the signal's own"),
    ),
    "cycles": (
        Annotated[float, Field(ge=0.5, le=MOST_CYCLES, allow_inf_nan=False)] | None,
        Field(None, description="of its movement, where not the signal's own"),
    ),
}


class SoundForm(Form):
    """A phoneme of a mouthed word."""

    phoneme: Name
    share: Annotated[Part, Field(description="of the time, beside the shares of the others")] = 1.0


_OPTIONAL: dict[str, dict[str, tuple[Any, Any]]] = {
    SHAPES: {
        SHAPES: (
            dict[str, Part],
            Field(default_factory=dict, description="weights of face shapes in place of the signal's own"),
        )
    },
    TARGET: {
        TARGET: (
            TargetForm | None,
            Field(None, description="where the eyes look, where not the signal's own"),
        )
    },
    WORD: {
        "word": (str, Field("", max_length=LONGEST_WORD, description="the English word that is mouthed")),
        "reading": (Reading | None, Field(None, description="how much of it")),
        "sounds": (
            list[SoundForm],
            Field(
                default_factory=list,
                max_length=MOST_SOUNDS,
                description="phonemes and their shares, corrected by hand",
            ),
        ),
    },
    RELEASED: {
        RELEASED: (
            list[Name],
            Field(
                default_factory=list, max_length=100, description="parts that were taken out of the marker"
            ),
        )
    },
}


class SpanForm(Form):
    """A signal or a posture held over a stretch of time."""

    id: Name = Field(description="its own within the sign")
    time_s: Annotated[Seconds, Field(description="when it is at full strength")]
    hold_s: Seconds = 0.0
    onset_s: Annotated[
        Seconds | None, Field(description="how long it rises before that, where not as its signal does")
    ] = None
    offset_s: Annotated[
        Seconds | None, Field(description="how long it lets go after that, where not as its signal does")
    ] = None
    signal: str = Field("", max_length=200, description="the signal of the inventory")
    strength: Annotated[
        float,
        Field(ge=0.0, le=MOST_STRENGTH, allow_inf_nan=False, description="times all its weights and angles"),
    ] = 1.0
    side: Annotated[SignalSide, Field(description="mirrored: the same on the other side")] = "written"
    from_key: str = Field("", max_length=200, description="the key to whose beginning its beginning is bound")
    to_key: str = Field("", max_length=200, description="the key to whose end its end is bound")
    name: str = Field(
        "", max_length=LONGEST_WORD, description="of the signal of one's own whose values stand here"
    )


def span_format(kind: TrackKind) -> TrackFormat:
    """Make the format of a kind of span track."""
    word = kind.name.capitalize()
    fields: dict[str, Any] = dict(_MOVES)
    for name in sorted(kind.takes):
        fields |= _OPTIONAL[name]
    if kind.channels:
        pose = _model(
            f"{word}PoseForm",
            Form,
            f"The posture of the {kind.name}.",
            {one.name: (_number(one), 0.0) for one in kind.channels},
        )
        fields["pose"] = (pose, pose())
    span = _model(f"{word}SpanForm", SpanForm, SpanForm.__doc__, fields)
    spans: Any = (list.__class_getitem__(span), Field(default_factory=list, max_length=1000))
    words = f"The spans of the {kind.name} in order of time."
    track = _model(
        f"{word}TrackForm", TrackForm, words, {"kind": (Literal.__getitem__(kind.name), ...), "spans": spans}
    )

    def read(form: Any, kept: Kept) -> Track:
        return kind.make(
            None, tuple(_span(kind, one, kept(("spans", index))) for index, one in enumerate(form.spans))
        )

    def write(made: SpanTrack) -> dict[str, Json]:
        return {"spans": [_span_fields(kind, one) for one in made.spans]}

    def finish(parts: dict[str, Any]) -> None:
        _finish_schema(kind, parts[span.__name__], parts)

    return TrackFormat(kind, track, read, write, _problems_of(kind), finish)


def _span(kind: TrackKind, form: Any, extra: Any) -> Span:
    given = form.__dict__  # fields that the kind does not have are missing
    sounds = given.get("sounds", ())
    target = given.get(TARGET)
    return Span(
        id=form.id,
        time_s=form.time_s,
        hold_s=form.hold_s,
        onset_s=SIGNALS_OWN if form.onset_s is None else form.onset_s,
        offset_s=SIGNALS_OWN if form.offset_s is None else form.offset_s,
        pose=tuple((channel.name, getattr(form.pose, channel.name)) for channel in kind.channels),
        extra=extra,
        signal=form.signal,
        strength=form.strength,
        side=form.side,
        from_key=form.from_key,
        to_key=form.to_key,
        name=form.name,
        target=None if target is None else target_of(target),
        word=given.get("word", ""),
        reading=given.get("reading") or "",
        sounds=tuple((one.phoneme, one.share) for one in sounds),
        shapes=tuple(given.get(SHAPES, {}).items()),
        rate_hz=form.rate_hz,
        cycles=form.cycles,
        released=tuple(given.get(RELEASED, ())),
    )


def _span_fields(kind: TrackKind, span: Span) -> dict[str, Json]:
    fields: dict[str, Json] = {"id": span.id, "time_s": float(span.time_s), "hold_s": float(span.hold_s)}
    for name in kind.ramps:
        value = getattr(span, name)
        if not span.signal or value != usual_ramp_s(span.signal, name):
            fields[name] = float(value)
    if span.signal:
        fields["signal"] = span.signal
    usual = Span("", 0.0)
    for name in ("strength", "side", "from_key", "to_key", "name", "word", "reading", "rate_hz", "cycles"):
        if (value := getattr(span, name)) != getattr(usual, name):
            fields[name] = float(value) if isinstance(value, (int, float)) else value
    if span.sounds:
        fields["sounds"] = [{"phoneme": sound, "share": float(share)} for sound, share in span.sounds]
    if span.target is not None:
        fields[TARGET] = target_fields(span.target)
    if span.shapes:
        fields[SHAPES] = dict(span.shapes)
    if span.released:
        fields[RELEASED] = list(span.released)
    if kind.channels and (span.pose or not span.signal):
        fields["pose"] = {one.name: span.value(one.name) for one in kind.channels}
    return put_back(fields, span.extra)


def _problems_of(
    kind: TrackKind,
) -> Callable[[dict[str, Json], HandRole | None, str], Iterator[Problem]]:
    def problems(fields: dict[str, Json], _side: HandRole | None, where: str) -> Iterator[Problem]:
        """Yield names that are not in the inventory, and names of phonemes that there are not."""
        for span, place in items_in(fields, kind.content, where):
            yield from nulls(span, ("onset_s", "offset_s", "rate_hz", "cycles", "reading", TARGET), place)
            signal, shapes, released = (span.get(name) for name in ("signal", SHAPES, RELEASED))
            if isinstance(signal, str) and (words := signal_problem(kind.name, signal)):
                yield Problem(f"{place}.signal", words)
            own = span.get("name")
            if isinstance(own, str) and not own.isprintable():
                yield Problem(f"{place}.name", "has characters that cannot be shown; leave them out")
            for name in shapes if isinstance(shapes, dict) and SHAPES in kind.takes else ():
                if words := shape_problem(name):
                    yield Problem(inner(f"{place}.{SHAPES}", name), words)
            for index, sound in enumerate(span["sounds"] if isinstance(span.get("sounds"), list) else ()):
                name = sound.get("phoneme") if isinstance(sound, dict) else None
                if isinstance(name, str) and WORD in kind.takes and (words := phoneme_problem(name)):
                    yield Problem(f"{place}.sounds[{index}].phoneme", words)
            if isinstance(released, list) and RELEASED in kind.takes and isinstance(signal, str):
                for index, one in enumerate(released):
                    if isinstance(one, str) and (words := released_problem(signal, (one,))):
                        yield Problem(f"{place}.{RELEASED}[{index}]", words)

    return problems


def _finish_schema(kind: TrackKind, span: dict[str, Any], parts: dict[str, Any]) -> None:
    """Say in the JSON Schema which signals and shapes there are."""
    own = [one.id for one in catalogue.on_track(kind.name)]
    span["properties"]["signal"]["enum"] = ["", *own]
    nulls = ["onset_s", "offset_s", "rate_hz", "cycles"]
    nulls += [name for name in (TARGET, "reading") if name in span["properties"]]
    say_nothing_of_null(span, tuple(nulls))
    if TARGET in kind.takes:
        finish_target_schema(parts)


def _number(channel: Any) -> Any:
    return Annotated[
        float, Field(ge=channel.low, le=channel.high, allow_inf_nan=False, description=channel.meaning)
    ]


def _model(name: str, base: type[Form], words: str | None, fields: dict[str, Any]) -> Any:
    return create_model(name, __base__=base, __doc__=words, __module__=__name__, **fields)
