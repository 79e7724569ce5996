"""Questions about a sign that change nothing."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from body_model.plain_types import Side
from signer.document import timing
from signer.document.frame_rates import FrameRate
from signer.document.grammar_parts import until_s
from signer.document.items import every_item, find_item, new_item_id, of_id
from signer.document.sign import OTHER_SIDE, SIDE_OF, Sign
from signer.document.timing import SAME_TIME_S
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.shoulder import ShoulderKey, ShoulderTrack
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName, items_of
from signer.document.values import OTHER_ROLE, ROLES, HandRole, Marker

IDLE: Final = (" stays", " half rest")
"""Ends of ids of keys that a performed sentence makes for a hand that its item leaves free."""


FIRST_S: Final = 0.8
"""Time of the first key of a new sign, s: hands come up to the chin in that at 1.85 m/s, people's 95th
percentile. In 0.4 s they jerk on any natural way."""


def side_of(sign: Sign, role: HandRole) -> Side:
    """Return the side of the body on which a track's hand is drawn."""
    return SIDE_OF[role] if sign.dominant_side == "right" else OTHER_SIDE[SIDE_OF[role]]


def first_key_s(sign: Sign, role: HandRole, time_s: float) -> float:
    """Return when the first key of a hand comes that is wanted at a time, s: then, or when there is time.

    That is no later than the first key of the other hand. Beside a film it is told by the sign's lead.
    """
    others_s = (key.time_s for key in sign.hand(OTHER_ROLE[role]).keys[:1])
    first_s = FIRST_S if sign.video is None else sign.lead_in_s
    return max(time_s, min((first_s, *others_s)))


def every_key(sign: Sign) -> Iterator[tuple[HandRole, Key]]:
    """All keys with the names of their tracks, the dominant track first."""
    for name in ROLES:
        for key in sign.hand(name).keys:
            yield name, key


def shoulder_key_under(track: ShoulderTrack, time_s: float) -> ShoulderKey | None:
    """The shoulder's key whose moment or hold contains the time."""
    return next(
        (key for key in track.keys if key.time_s - SAME_TIME_S <= time_s <= key.end_s + SAME_TIME_S), None
    )


def find_key(sign: Sign, key_id: str) -> tuple[HandRole, Key]:
    """The key of that id and the track it lies on; LookupError when there is none."""
    return of_id(every_key(sign), key_id)


def find_span(sign: Sign, span_id: str) -> tuple[TrackName, Span]:
    """Return the span of that id and the name of its track; LookupError when there is none."""
    name, span = find_item(sign, span_id)
    if not isinstance(span, Span):
        raise LookupError(f"{span_id!r} is a key ({name}), not a span")
    return name, span


def has_key(sign: Sign, key_id: str) -> bool:
    """Return whether a hand has a key of that id."""
    return any(key.id == key_id for _, key in every_key(sign))


def key_under(track: HandTrack, time_s: float) -> Key | None:
    """The key whose moment or hold contains the time."""
    for key in track.keys:
        if key.time_s - SAME_TIME_S <= time_s <= key.end_s + SAME_TIME_S:
            return key
    return None


def stretches(sign: Sign) -> tuple[tuple[Marker, Sign], ...]:
    """Return the marked times of the signs of a sentence with their own keys; none for a single sign.

    What a hand does while its item leaves it free (`is_idle`) is none of them.
    """
    marked = [marker for marker in sign.markers if marker.hold_s > 0.0]
    found = []
    for marker in marked if len(marked) > 1 else ():
        end_s, part = marker.time_s + marker.hold_s, sign
        for role in ROLES:
            keys = tuple(
                key
                for key in sign.hand(role).keys
                if marker.time_s - SAME_TIME_S <= key.time_s <= end_s + SAME_TIME_S and not is_idle(key.id)
            )
            part = part.with_tracks(replace(sign.hand(role), keys=keys))
        found.append((marker, part))
    return tuple(found)


def is_idle(key_id: str) -> bool:
    """Return whether a key of a performed sentence keeps a hand that its item leaves free."""
    return key_id.endswith(IDLE)


def key_before(track: HandTrack, time_s: float) -> Key | None:
    """The last key that begins before the time; within a hold that is the key being held."""
    earlier = [key for key in track.keys if key.time_s < time_s - SAME_TIME_S]
    return earlier[-1] if earlier else None


def key_after(track: HandTrack, time_s: float) -> Key | None:
    """The first key that begins after the time."""
    return next((key for key in track.keys if key.time_s > time_s + SAME_TIME_S), None)


def neighbours(track: HandTrack, key_id: str) -> tuple[Key | None, Key | None]:
    """The keys right before and right after a key of the track; LookupError when it is not there."""
    ids = [key.id for key in track.keys]
    if key_id not in ids:
        raise LookupError(f"no key {key_id!r} on this track")
    index = ids.index(key_id)
    return (
        track.keys[index - 1] if index else None,
        track.keys[index + 1] if index + 1 < len(track.keys) else None,
    )


def is_empty(sign: Sign) -> bool:
    """Return whether there is nothing on any track."""
    return not any(items_of(track) for track in sign.tracks)


def span_s(sign: Sign) -> tuple[float, float]:
    """Return from when to when the sign lasts, s; (0, 0) where nothing is on any track.

    The span runs from zero to the time when all is at rest again. After their last key hands and
    shoulders return to rest in the sign's lead-out, a span in its own release.
    """
    ends = [
        until_s(item) if isinstance(item, Span) else item.end_s + sign.lead_out_s
        for _, item in every_item(sign)
    ]
    return (0.0, timing.stored(max(ends))) if ends else (0.0, 0.0)


def frame_count(sign: Sign, fps: FrameRate | None = None) -> int:
    """Return the number of frames of the whole sign, at its own rate unless another is given."""
    return timing.frame_count(span_s(sign)[1], sign.fps if fps is None else fps)


def new_key_id(sign: Sign) -> str:
    """Return an id for a key of a hand that no key has: k and the number after the highest in use."""
    return new_item_id(sign, TrackName("hand", "dominant"))


def new_shoulder_key_id(sign: Sign) -> str:
    """Return an id for a key of a shoulder that no key has: s and the number after the highest in use."""
    return new_item_id(sign, TrackName("shoulder", "dominant"))
