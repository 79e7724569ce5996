"""The registry of how each kind of track stands in sign files."""

from collections.abc import Mapping
from typing import Final

from signer.document.tracks.kinds import SPAN_KINDS
from signer.files.tracks.format import TrackFormat
from signer.files.tracks.hand import HAND_FORMAT
from signer.files.tracks.shoulder import SHOULDER_FORMAT
from signer.files.tracks.spans import span_format

FORMATS: Final[Mapping[str, TrackFormat]] = {
    one.kind.name: one for one in (HAND_FORMAT, SHOULDER_FORMAT, *map(span_format, SPAN_KINDS))
}
