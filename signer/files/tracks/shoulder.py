"""A shoulder's track in sign files: its form, and how it is read and written."""

from typing import Annotated, Any, Final, Literal

from pydantic import Field

from signer.document.tracks.shoulder import SHOULDER, ShoulderKey, ShoulderTrack
from signer.document.values import Easing, Extra, HandRole
from signer.files.form import Form, Name, Radians, Seconds, TrackForm
from signer.files.json_text import Json
from signer.files.newer import put_back
from signer.files.tracks.format import Kept, TrackFormat, no_problems


class ShoulderKeyForm(Form):
    """Key of one shoulder."""

    id: Name = Field(description="its own within the sign")
    time_s: Seconds
    hold_s: Seconds = 0.0
    assist: Annotated[
        float, Field(ge=0.0, le=1.0, allow_inf_nan=False, description="how much it helps towards what is far")
    ] = 1.0
    elevation_rad: Annotated[Radians, Field(description="by hand: a shrug, negative for a slump")] = 0.0
    protraction_rad: Annotated[Radians, Field(description="by hand: forward")] = 0.0
    easing: Easing = "smooth"


class ShoulderTrackForm(TrackForm):
    """The keys of one shoulder in order of time."""

    kind: Literal["shoulder"]
    side: HandRole
    keys: list[ShoulderKeyForm] = Field(default_factory=list, max_length=1000)


def _read(form: ShoulderTrackForm, kept: Kept) -> ShoulderTrack:
    return ShoulderTrack(
        form.side, tuple(_key(key, kept(("keys", index))) for index, key in enumerate(form.keys))
    )


def _key(form: ShoulderKeyForm, extra: Extra) -> ShoulderKey:
    return ShoulderKey(
        form.id,
        form.time_s,
        form.hold_s,
        form.assist,
        form.elevation_rad,
        form.protraction_rad,
        form.easing,
        extra,
    )


def _write(track: ShoulderTrack) -> dict[str, Json]:
    return {"keys": [_key_fields(key) for key in track.keys]}


def _key_fields(key: ShoulderKey) -> dict[str, Json]:
    fields = {
        "id": key.id,
        "time_s": float(key.time_s),
        "hold_s": float(key.hold_s),
        "assist": float(key.assist),
        "elevation_rad": float(key.elevation_rad),
        "protraction_rad": float(key.protraction_rad),
        "easing": key.easing,
    }
    return put_back(fields, key.extra)


def _finish_schema(_parts: dict[str, Any]) -> None:
    """Add nothing: the form says all."""


SHOULDER_FORMAT: Final = TrackFormat(SHOULDER, ShoulderTrackForm, _read, _write, no_problems, _finish_schema)
