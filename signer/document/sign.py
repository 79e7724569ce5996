"""A sign of the language: the tracks of what the signer does, and what is known about the sign."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias, cast

from body_model.plain_types import Side, Vector
from signer.document.frame_rates import Rate
from signer.document.guesses import Guess
from signer.document.life import require_life
from signer.document.tracks.hand import HandTrack
from signer.document.tracks.kinds import empty_track, in_order
from signer.document.tracks.shoulder import ShoulderTrack
from signer.document.tracks.span import Span, SpanTrack
from signer.document.tracks.track import Track, TrackName, name_of
from signer.document.values import EndOf, Extra, HandRole, Marker, Place
from signer.document.video import Video

SIDE_OF: Final[Mapping[HandRole, Side]] = {"dominant": "right", "base": "left"}
"""The side of each hand as signs are written, and solved: for a right-handed signer."""
OTHER_SIDE: Final[Mapping[Side, Side]] = {"right": "left", "left": "right"}
SignConfidence: TypeAlias = Literal["", "H", "M", "L"]
"""Confidence that a sign is made as people make it: high, medium or low; empty where nothing is said."""
Rest: TypeAlias = Literal["hanging", "waist"]
"""Posture from which hands come and to which they go back: arms hanging, or hands together at the waist."""
RESTS: Final[tuple[Rest, ...]] = ("hanging", "waist")
CHARACTER_NAME: Final = "signer-hm08"
CHARACTER_VERSION: Final = 1
ADDRESSEE_M: Final[Vector] = (0.0, 0.16, 1.5)
"""Point, m, from the notch, of the addressee's eyes unless a sign says otherwise: at eye height."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A whole sign, written for a right-handed signer: `.R`, ipsi and -x are the dominant side.

    Attributes:
        translation: in another language; a film shows it as its caption.
        confidence: how sure it is that people make the sign so.
        dominant_side: the side on which the dominant hand is shown; it alone turns the sign over.
        character_name: body on which the sign was written; `character_version` is the version of that body.
        life: from 0 to 1, how much trunk, head and lids move by themselves and hands pass keys; at 0 only
            the tracks are played.
        rest: where hands are before the first key and after the last, and a hand without keys always.
        tracks: one for each part of the signer that does something, in the registry's order; both hands are
            always there.
        markers: moments with words, in order of time.
        places: places in the room that stand for somebody, in the order in which they were made.
        addressee_m: where the addressee's eyes are, from the suprasternal notch of the signer at rest, m.
        video: the film that it was written from, beside the figure.
        guesses: of a draft, fields of keys that are still to be settled.
        extra: fields that only a newer program knows.

    Raises:
        ValueError: two tracks of one kind and side, a track of no known kind, or a life that is none.
    """

    gloss: str = ""
    translation: str = ""
    notes: str = ""
    tags: tuple[str, ...] = ()
    author: str = ""
    licence: str = ""
    source: str = ""
    confidence: SignConfidence = ""
    dominant_side: Side = "right"
    character_name: str = CHARACTER_NAME
    character_version: int = CHARACTER_VERSION
    fps: Rate = 30
    lead_in_s: float = 0.4
    lead_out_s: float = 0.4
    rest: Rest = "hanging"
    tracks: tuple[Track, ...] = ()
    markers: tuple[Marker, ...] = ()
    places: tuple[Place, ...] = ()
    addressee_m: Vector = ADDRESSEE_M
    video: Video | None = None
    extra: Extra = ()
    life: float = 0.0
    guesses: tuple[Guess, ...] = ()

    def __post_init__(self) -> None:
        require_life(self.life)
        object.__setattr__(self, "tracks", in_order(self.tracks))

    def track(self, name: TrackName) -> Track:
        """Return the track of a name, empty where nothing is on it; LookupError for an unknown kind."""
        for track in self.tracks:
            if track.kind == name.kind and track.side == name.side:
                return track
        return empty_track(name)

    def hand(self, role: HandRole) -> HandTrack:
        """Return the track of a hand."""
        return cast(HandTrack, self.track(TrackName("hand", role)))

    def rise_s(self, role: HandRole) -> float:
        """Return how long a hand rises from rest to its first key, s."""
        own_s = self.hand(role).lead_in_s
        return self.lead_in_s if own_s is None else own_s

    @property
    def ends(self) -> tuple[tuple[float, EndOf], ...]:
        """Times, s, at which something ends that a sentence told of, and what, in order of the markers."""
        return tuple((marker.time_s + marker.hold_s, marker.end) for marker in self.markers if marker.end)

    def shoulder(self, role: HandRole) -> ShoulderTrack:
        """Return the track of a shoulder."""
        return cast(ShoulderTrack, self.track(TrackName("shoulder", role)))

    def spans(self, kind: str) -> tuple[Span, ...]:
        """Return the spans of a kind of track that a signer has once, such as the torso, in order of time."""
        return cast(SpanTrack, self.track(TrackName(kind))).spans

    def with_tracks(self, *tracks: Track) -> "Sign":
        """Return the sign with these tracks replaced by name; the same object where nothing differs."""
        changed = {name_of(track): track for track in tracks if track != self.track(name_of(track))}
        if not changed:
            return self
        kept: list[Any] = [track for track in self.tracks if name_of(track) not in changed]
        return replace(self, tracks=(*kept, *changed.values()))
