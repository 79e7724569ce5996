"""The registry of track kinds: one line here makes a new kind known everywhere.

Edits, files, clipboard, search and timeline use it.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from signer.document.tracks.face import FACE
from signer.document.tracks.hand import HAND
from signer.document.tracks.head import HEAD
from signer.document.tracks.kind import TrackKind
from signer.document.tracks.shoulder import SHOULDER
from signer.document.tracks.torso import TORSO
from signer.document.tracks.track import Track, TrackName, items_of, name_of
from signer.document.values import HandRole

KINDS: Final[Mapping[str, TrackKind]] = {kind.name: kind for kind in (HAND, SHOULDER, TORSO, HEAD, *FACE)}
"""In the order in which a sign and its file hold their tracks."""

TRACK_NAMES: Final = tuple(name for kind in KINDS.values() for name in kind.names)
"""Names of all tracks that a sign may have, in that order."""

SPAN_KINDS: Final = tuple(kind for kind in KINDS.values() if kind.content == "spans")
"""Kinds whose tracks hold spans."""

BODY_KINDS: Final = tuple(kind for kind in SPAN_KINDS if kind.channels)
"""Those of them whose spans hold postures: they turn bones."""

_PLACES: Final = {name: place for place, name in enumerate(TRACK_NAMES)}


def kind_of(name: TrackName) -> TrackKind:
    """Return the kind of a track."""
    return KINDS[name.kind]


def track_of(kind: str, role: HandRole) -> TrackName:
    """Return the name of a hand's track of a kind, or of its one track where the signer has one."""
    return TrackName(kind, role if role in KINDS[kind].sides else None)


def empty_track(name: TrackName) -> Track:
    """Return the track of that name with nothing on it."""
    return kind_of(name).make(name.side)


def in_order(tracks: Iterable[Track]) -> tuple[Track, ...]:
    """Return tracks in the registry's order, the required ones filled in, other empty ones left out.

    Raises:
        ValueError: two tracks of one name, or one of a name that is not known.
    """
    found: dict[TrackName, Track] = {}
    for track in tracks:
        name = name_of(track)
        if name in found:
            raise ValueError(f"the track ({name}) is there twice; keep one of them")
        if name not in _PLACES:
            raise ValueError(
                f"there is no track ({name}); there are {', '.join(f'({known})' for known in TRACK_NAMES)}"
            )
        found[name] = track
    for name in TRACK_NAMES:
        if kind_of(name).is_required and name not in found:
            found[name] = empty_track(name)
    kept = (track for name, track in found.items() if items_of(track) or kind_of(name).is_required)
    return tuple(sorted(kept, key=lambda track: _PLACES[name_of(track)]))
