"""The form of a shoulder's track in sign files."""

from typing import Annotated, Literal

from pydantic import Field

from signer.document.tracks.shoulder import SHOULDER, ShoulderKey, ShoulderTrack
from signer.document.values import Easing, HandRole
from signer.files.form import Form, Name, Part, Radians, Seconds, TrackForm


class ShoulderKeyForm(Form):
    """Key of one shoulder."""

    makes = ShoulderKey

    id: Name = Field(description="its own within the sign")
    time_s: Seconds
    hold_s: Seconds = 0.0
    assist: Annotated[Part, Field(description="how much it helps towards what is far")] = 1.0
    elevation_rad: Annotated[Radians, Field(description="by hand: a shrug, negative for a slump")] = 0.0
    protraction_rad: Annotated[Radians, Field(description="by hand: forward")] = 0.0
    easing: Easing = "smooth"


class ShoulderTrackForm(TrackForm):
    """The keys of one shoulder in order of time."""

    makes = ShoulderTrack
    track = SHOULDER

    kind: Literal["shoulder"]
    side: HandRole
    keys: list[ShoulderKeyForm] = Field(default_factory=list, max_length=1000)
