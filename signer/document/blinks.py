"""Blinks that a sign suggests: at the ends of markers, at role shifts, and where the gaze goes far."""

import math
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from nonmanuals import catalogue
from nonmanuals.target import Addressee, Direction, Far, Place, Point, Target
from signer.document.edits import Edit
from signer.document.fitting import with_new_item
from signer.document.grammar_parts import placed_parts, target_of
from signer.document.items import new_item_id
from signer.document.life import seed_of
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S, stored
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName

BLINK: Final = "eyes.blink"
FAR_RAD: Final = math.radians(20.0)
"""A gaze that goes further than this goes with a blink (Wilbur 1994 through the inventory)."""
EYES_UP_M: Final = 0.19
"""Eyes above the notch, m: enough to tell how far apart two targets are."""
APART_S: Final = 0.3
"""Blinks are no nearer to each other than this, s."""
_LEAST_APART_S, _MOST_APART_S = 3.0, 5.0
"""From one blink of a sign's life to the next at rest, s: 12 to 20 a minute."""
_PHRASES_APART_S: Final = 1.0
"""A phrase that ends sooner after a blink ends without one, s; half of it blinks at each key of slow ones."""
_PHRASE_S: Final = 0.35
"""A hand that is held for so long ends a phrase, s: ends of sentences hold longer, signs within less."""
_ALL_OF_IT: Final = 0.1
"""Life from which on blinks shut the lids; with less they come gradually in, so that nothing jumps."""


def suggest_blinks() -> Edit:
    """Put blinks where a sign suggests them, and where the eyes do nothing yet: one step to undo.

    They come at the ends of grammatical markers, but not within a question's last sign, which is held with
    open eyes; at role shifts; and at shifts of gaze of more than 20 degrees (Baker & Padden 1978, Wilbur
    1994).
    """

    def change(sign: Sign) -> Sign:
        for time_s in blink_times(sign):
            if not _is_busy(sign, time_s):
                name = TrackName("eyes")
                blink = Span(new_item_id(sign, name), stored(time_s), catalogue.BLINK_HOLD_S, signal=BLINK)
                sign = with_new_item(sign, name, blink)
        return sign

    return Edit("Suggest blinks", change)


def blink_times(sign: Sign) -> tuple[float, ...]:
    """Return when a sign suggests that lids be shut, s, in order."""
    found = sorted(time_s for time_s in (*_at_markers(sign), *_at_gazes(sign)) if time_s >= 0.0)
    kept: list[float] = []
    for time_s in found:
        if not kept or time_s - kept[-1] >= APART_S:
            kept.append(time_s)
    return tuple(kept)


def lively_blinks(sign: Sign) -> tuple[Span, ...]:
    """Return the blinks of a sign's life, in order, where nobody wrote what the lids do.

    They come where a sign suggests them, at ends of phrases, and every 3 to 5 s between. People blink at ends
    of phrases (Wilbur 1994), and 12 to 20 times a minute at rest.
    """
    if not sign.life:
        return ()
    until_s, drawn = span_s(sign)[1], random.Random(seed_of(sign.gloss))
    last_s, found = -drawn.uniform(0.0, _MOST_APART_S), list[float]()
    for time_s in (*sorted({*blink_times(sign), *_at_phrases(sign)}), until_s):
        while time_s - last_s > _MOST_APART_S:
            last_s += drawn.uniform(_LEAST_APART_S, _MOST_APART_S)
            found.append(last_s)
        if time_s - last_s >= _PHRASES_APART_S:
            found.append(time_s)
            last_s = time_s
    strength = min(sign.life / _ALL_OF_IT, 1.0)
    return tuple(
        Span(f"life-{row}", time_s, catalogue.BLINK_HOLD_S, signal=BLINK, strength=strength)
        for row, time_s in enumerate(found)
        if 0.0 <= time_s < until_s and not _is_busy(sign, time_s)
    )


def _at_phrases(sign: Sign) -> Iterator[float]:
    """Yield when phrases of a sign end: the dominant hand has held still for long, or goes to rest."""
    keys = sign.hand("dominant").keys
    for key in keys:
        if key is keys[-1] or key.hold_s >= _PHRASE_S:
            yield key.end_s


def _at_markers(sign: Sign) -> Iterator[float]:
    last_s = max((key.end_s for key in sign.hand("dominant").keys), default=0.0)
    for span in sign.spans("grammar"):
        if span.signal.startswith("role."):
            yield max(span.time_s - 0.5 * span.onset_s, 0.0)
        if span.signal.startswith("q."):
            if last_s > span.until_s:
                yield span.until_s
        elif span.signal:
            yield span.end_s


def _at_gazes(sign: Sign) -> Iterator[float]:
    looks: list[tuple[float, Target]] = [(0.0, Addressee())]
    for span in sign.spans("gaze"):
        if (target := target_of(span)) is not None:
            looks += [(span.time_s, target), (span.until_s, Addressee())]
    for (_, before), (time_s, after) in pairwise(looks):
        way = angle_between(sign, before, after)
        if way is not None and way > FAR_RAD:
            yield time_s


def angle_between(sign: Sign, one: Target, other: Target) -> float | None:
    """Return how far apart two targets are as seen from the eyes at rest, rad; None where one moves."""
    first, second = _way(sign, one), _way(sign, other)
    if first is None or second is None:
        return None
    product = sum(a * b for a, b in zip(first, second, strict=True))
    return math.acos(min(max(product / (math.hypot(*first) * math.hypot(*second)), -1.0), 1.0))


def _way(sign: Sign, target: Target) -> tuple[float, float, float] | None:
    """Return the direction of a target from the eyes; None for one that moves or is not there."""
    match target:
        case Direction(pitch, turn):
            return math.cos(pitch) * math.sin(turn), -math.sin(pitch), math.cos(pitch) * math.cos(turn)
        case Far():
            return 0.0, 0.0, 1.0
        case Addressee():
            x, y, z = sign.addressee_m
        case Point(point_m):
            x, y, z = point_m
        case Place(place_id):
            place = next((one for one in sign.places if one.id == place_id), None)
            if place is None:
                return None
            x, y, z = place.point_m
        case _:
            return None
    return x, y - EYES_UP_M, z


def _is_busy(sign: Sign, time_s: float) -> bool:
    """Return whether the lids do something else about a time, by their own track or by a marker."""
    around = [
        *((span.from_s, span.until_s) for span in sign.spans("eyes")),
        *(
            (part.time_s - part.onset_s, part.until_s)
            for span in sign.spans("grammar")
            for part in placed_parts(span, sign.hand("dominant").keys)
            if part.signal.id == BLINK
        ),
    ]
    return any(start_s - SAME_TIME_S <= time_s <= end_s + SAME_TIME_S for start_s, end_s in around)
