"""Blinks that a sign suggests: at the ends of markers, at role shifts, and where the gaze goes far."""

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from nonmanuals import catalogue
from nonmanuals.signal import BLINK_HOLD_S
from nonmanuals.target import Addressee, Direction, Far, Place, Point, Target
from signer.document.edits import Edit
from signer.document.fitting import with_new_item
from signer.document.grammar_parts import Said, said_by
from signer.document.items import new_item_id
from signer.document.life import seed_of
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S, stored
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName
from signer.document.utterance import ENDS
from signer.document.values import ROLES

BLINK: Final = "eyes.blink"
FAR_RAD: Final = math.radians(20.0)
"""A gaze that goes further than this goes with a blink (Wilbur 1994 through the inventory)."""
EYES_UP_M: Final = 0.19
"""Eyes above the notch, m: enough to tell how far apart two targets are."""
APART_S: Final = 0.3
"""Blinks are no nearer to each other than this, s."""
_LEAST_APART_S, _MOST_APART_S = 3.0, 5.0
"""From one blink of a sign's life to the next at rest, s: 12 to 20 a minute."""
_LIVELY_APART_S: Final = 0.6
"""Blinks of a sign's life are no nearer to each other than this, s: a blink takes 0.27 s, and with half of it
lids would flutter where two phrases end soon after each other."""
_BESIDE_WRITTEN_S: Final = 0.8
"""They keep so far, s, from what somebody told the lids to do: with half of it those of SLEEP, which are
closed, shut half a second before it for a comma too."""
_SHUTS_S: Final = catalogue.find(BLINK).onset_s
"""Time in which lids shut, s."""
_BEGINS_S, _ENDS_S = 1.0, 0.6
"""No lids shut before, nor so shortly before the end but at the end of a phrase, s: a blink catches the eye
while hands rise, and where a sign that is played again and again begins anew."""
_ALL_OF_IT: Final = 0.1
"""Life from which on blinks shut the lids; with less they come gradually in, so that nothing jumps."""


def suggest_blinks() -> Edit:
    """Put blinks where a sign suggests them, and where the eyes do nothing yet: one step to undo.

    They come at the ends of grammatical markers, but not within a question's last sign, which is held with
    open eyes; at role shifts; and at shifts of gaze of more than 20 degrees (Baker & Padden 1978, Wilbur
    1994).
    """

    def change(sign: Sign) -> Sign:
        said = said_by(sign)
        for time_s in blink_times(sign, said):
            if not _is_busy(said, time_s):
                name = TrackName("eyes")
                blink = Span(new_item_id(sign, name), stored(time_s), BLINK_HOLD_S, signal=BLINK)
                sign = with_new_item(sign, name, blink)
                said += (Said(name.kind, blink, None),)
        return sign

    return Edit("Suggest blinks", change)


def blink_times(sign: Sign, said: Iterable[Said]) -> tuple[float, ...]:
    """Return when a sign, whose spans are given, suggests that lids be shut, s, in order."""
    found = sorted(time_s for time_s in (*_at_markers(sign), *_at_gazes(sign, said)) if time_s >= 0.0)
    kept: list[float] = []
    for time_s in found:
        if not kept or time_s - kept[-1] >= APART_S:
            kept.append(time_s)
    return tuple(kept)


def lively_blinks(sign: Sign, said: Sequence[Said], until_s: float) -> tuple[Span, ...]:
    """Return the blinks of a sign's life until its end, s, in order, where nobody wrote what the lids do.

    They come at ends of phrases as the hands leave their last hold, where a sign suggests them, and every 3
    to 5 s between. People blink at ends of phrases (Wilbur 1994), and 12 to 20 times a minute at rest.
    """
    if not sign.life:
        return ()
    chosen = list[float]()
    suggested = (time_s for time_s in blink_times(sign, said) if time_s < until_s - _ENDS_S)
    for time_s in (*_phrase_ends(sign), *suggested):
        is_near = any(abs(time_s - other_s) < _LIVELY_APART_S for other_s in chosen)
        if _BEGINS_S <= time_s < until_s and not is_near and _is_left_to_life(sign, said, time_s):
            chosen.append(time_s)
    between = _between(sign, sorted(chosen), until_s)
    chosen += (time_s for time_s in between if _is_left_to_life(sign, said, time_s))
    strength = min(sign.life / _ALL_OF_IT, 1.0)
    return tuple(
        Span(f"life-{row}", stored(time_s), BLINK_HOLD_S, signal=BLINK, strength=strength)
        for row, time_s in enumerate(sorted(chosen))
    )


def _phrase_ends(sign: Sign) -> list[float]:
    """Return when lids are shut for ends of phrases, s: those of sentences first, then of clauses.

    So does the last of several signs, but not a single one, of which pictures would be of shut lids. Lids
    begin to shut as the hold ends; they stay open throughout a question.
    """
    keys = [key for role in ROLES for key in sign.hand(role).keys] if sign.markers else []
    ends = [*sign.ends, *([(max(key.end_s for key in keys), ENDS[-1])] if keys else [])]
    found = list[float]()
    for end_s, _ in sorted(ends, key=lambda one: (-ENDS.index(one[1]), one[0])):
        open_s = (last_s for first_s, last_s in _questions(sign) if first_s <= end_s <= last_s)
        found.append(max((end_s, *open_s)) + _SHUTS_S)
    return found


def _questions(sign: Sign) -> list[tuple[float, float]]:
    """Return from when to when something is asked, s."""
    return [(span.time_s, span.until_s) for span in sign.spans("grammar") if span.signal.startswith("q.")]


def _between(sign: Sign, chosen: Sequence[float], until_s: float) -> Iterator[float]:
    """Yield when lids shut between chosen blinks that are too far apart, s."""
    drawn = random.Random(seed_of(sign.gloss))
    for last_s, next_s in pairwise((0.0, *chosen, until_s)):
        while next_s - last_s > _MOST_APART_S:
            last_s += min(drawn.uniform(_LEAST_APART_S, _MOST_APART_S), next_s - last_s - _BEGINS_S)
            yield last_s


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


def _at_gazes(sign: Sign, said: Iterable[Said]) -> Iterator[float]:
    looks: list[tuple[float, Target]] = [(0.0, Addressee())]
    for one in said:
        if one.target is not None:
            looks += [(one.span.time_s, one.target), (one.span.until_s, Addressee())]
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


def _is_left_to_life(sign: Sign, said: Iterable[Said], time_s: float) -> bool:
    """Return whether nothing else is said of the lids about a time, at which nothing is asked."""
    is_asked = any(
        first_s <= time_s - _SHUTS_S + SAME_TIME_S < last_s for first_s, last_s in _questions(sign)
    )
    return not is_asked and not _is_busy(said, time_s, _BESIDE_WRITTEN_S)


def _is_busy(said: Iterable[Said], time_s: float, beside_s: float = SAME_TIME_S) -> bool:
    """Return whether the lids do something else so near to a time, by their own track or by a marker."""
    around = [(one.span.from_s, one.span.until_s) for one in said if one.kind == "eyes"]
    around += [
        (part.time_s - part.onset_s, part.until_s)
        for one in said
        for part in one.parts
        if part.signal.id == BLINK
    ]
    return any(start_s - beside_s <= time_s <= end_s + beside_s for start_s, end_s in around)
