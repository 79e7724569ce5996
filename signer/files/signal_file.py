"""Signal files: a face of one's own, strictly read and safely written."""

from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, cast

from pydantic import Field

from body_model.face_shapes import FACE_SHAPES
from nonmanuals.own import LONGEST_NAME, OwnSignal, name_problem
from nonmanuals.shapes import GAZE_SHAPES
from signer.document.problems import Problem
from signer.document.tracks.head import HEAD
from signer.document.tracks.span import shape_problem
from signer.document.values import Extra
from signer.files import disk
from signer.files.disk import AnyPath
from signer.files.form import Form, Part
from signer.files.json_text import Json, inner, pretty
from signer.files.kinds import SIGNAL
from signer.files.newer import put_back
from signer.files.own_form import read_form


class SignalForm(Form):
    """A face of one's own, and how the head is held with it."""

    format: Literal["asl-signal"]
    version: list[Annotated[int, Field(ge=0)]] = Field(min_length=2, max_length=2, description="major, minor")
    name: str = Field(min_length=1, max_length=LONGEST_NAME)
    shapes: dict[str, Part] = Field(default_factory=dict, description="weights of face shapes")
    head: dict[str, float] = Field(default_factory=dict, description="channels of the head, rad or m")


def schema() -> dict[str, Any]:
    """The JSON Schema of the files that this version writes."""
    published = SignalForm.model_json_schema()
    published["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    published["title"] = "ASL signal file"
    published["additionalProperties"] = False
    published["properties"]["version"]["const"] = list(SIGNAL.version)
    shapes = [name for name in FACE_SHAPES if name not in GAZE_SHAPES]
    published["properties"]["shapes"]["propertyNames"] = {"enum": shapes}
    published["properties"]["head"] = {
        "type": "object",
        "additionalProperties": False,
        "description": published["properties"]["head"]["description"],
        "properties": {
            one.name: {"type": "number", "minimum": one.low, "maximum": one.high} for one in HEAD.channels
        },
    }
    return published


ENDING = ".signal"


class SignalReading(NamedTuple):
    """A signal of one's own and what its user should know about the file it came from."""

    signal: OwnSignal
    warnings: tuple[str, ...]


def open_signal(path: AnyPath) -> SignalReading:
    """The signal of a file, and warnings worth showing; SignFileError when it cannot be read."""
    return disk.open_checked(Path(path), SIGNAL.word, read_signal)


def save_signal(own: OwnSignal, path: AnyPath) -> None:
    """Write the signal to a file, keeping the one before as `NAME~`.

    SignFileError when it cannot be done or the file would not open again.
    """
    disk.save_checked(Path(path), SIGNAL.word, lambda: signal_bytes(own), read_signal)


def signal_bytes(own: OwnSignal) -> bytes:
    """The content of its file: the same signal gives the same bytes."""
    fields: dict[str, Json] = {
        "format": SIGNAL.format,
        "version": list(SIGNAL.version),  # replaced by what `extra` keeps of a newer file
        "name": own.name,
        "shapes": {name: float(weight) for name, weight in sorted(own.shapes)},
    }
    if own.head:
        fields["head"] = {name: float(value) for name, value in sorted(own.head)}
    return (pretty(put_back(fields, cast(Extra, own.extra))) + "\n").encode()


def read_signal(content: bytes, name: str = "the signal") -> SignalReading:
    """Read the content of a signal file; SignFileError with every mistake in it.

    Messages call the content `name`.
    """
    form, extra, warnings = read_form(content, name, SIGNAL, SignalForm, _problems)
    own = OwnSignal(form.name, tuple(sorted(form.shapes.items())), tuple(sorted(form.head.items())), extra)
    return SignalReading(own, warnings)


def _problems(fields: dict[str, Json]) -> list[Problem]:
    """Names that are none, shapes and channels that there are not, and a face that does nothing."""
    found = []
    own, shapes, head = fields.get("name"), fields.get("shapes", {}), fields.get("head", {})
    if isinstance(own, str) and (words := name_problem(own)):
        found.append(Problem("name", words))
    if shapes == {} and head == {}:
        found.append(Problem("shapes", "a signal needs a shape, or the head held somewhere"))
    named = shapes if isinstance(shapes, dict) else {}
    found += [Problem(inner("shapes", one), words) for one in named if (words := shape_problem(one))]
    channels = {one.name: one for one in HEAD.channels}
    for channel, value in head.items() if isinstance(head, dict) else ():
        if channel not in channels:
            found.append(Problem(inner("head", channel), f"the head has only {', '.join(channels)}"))
            continue
        is_number = isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) < 1e9
        if words := channels[channel].problem(float(value) if is_number else 0.0):
            found.append(Problem(inner("head", channel), words))
    return found
