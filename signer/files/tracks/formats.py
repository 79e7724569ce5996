"""The registry of how each kind of track stands in sign files."""

from collections.abc import Mapping
from typing import Final

from signer.document.tracks.kinds import SPAN_KINDS
from signer.files.form import TrackForm
from signer.files.tracks.hand_form import HandTrackForm
from signer.files.tracks.shoulder import ShoulderTrackForm
from signer.files.tracks.spans import span_track_form

_FORMS: Final[list[type[TrackForm]]] = [HandTrackForm, ShoulderTrackForm, *map(span_track_form, SPAN_KINDS)]
FORMATS: Final[Mapping[str, type[TrackForm]]] = {form.track.name: form for form in _FORMS}
"""Forms of tracks by their kind."""
