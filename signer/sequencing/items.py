"""Items of a sentence, each in its own time: bent to its places, at its pace, with the waits after it.

Verbs are bent to who they go from and to: points of space go there, palm and fingers face the object, and
contacts on the body stay. The first key in space goes to the subject, the last one to the object; a hand that
goes along with the other one is moved as far as that.
"""

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import takewhile
from typing import Final, NamedTuple

import numpy as np

from body_model.plain_types import Vector
from signer.characters.character import Character, per_character
from signer.document.same import Same
from signer.document.timing import SAME_TIME_S, stored
from signer.document.tracks.hand import Key
from signer.document.utterance import (
    PEOPLE,
    Gap,
    Pause,
    Point,
    SignContent,
    Style,
    Unknown,
    Utterance,
    UtteranceItem,
)
from signer.document.values import ROLES, Contact, GlobalOrientation, HandRole
from signer.motion.operations.elbows import as_vector
from signer.sequencing.contents import Source, life_of_hands, source_of, waits_s
from signer.sequencing.paces import Pace, evenly_paced
from signer.sequencing.part import (
    Part,
    in_space,
    last_hold_s,
    mirrored,
    moved,
    moved_key,
    one_handed,
    with_keys,
    with_last_hold,
)
from signer.sequencing.pointing import place_m, towards, turned
from signer.sequencing.rates import END_S, LAST_GIVES, POINT_GIVES, RATES
from sites.catalogue import find

MOST_TURN_RAD: Final = 1.0
"""Palm and fingers are turned about the vertical by at most so much: a wrist goes no further with ease."""


class Loci(NamedTuple):
    """Points of space, m from the notch, at which a hand is for subject and object; None for nobody.

    `turn_rad` is how far the object is to the signer's left.
    """

    subject_m: Vector | None = None
    object_m: Vector | None = None
    turn_rad: float = 0.0


def part_of_item(
    character: Character, utterance: Utterance, index: int, paced: Callable[[Pace], Part] | None = None
) -> Part:
    """Return what an item does, in its own time; `paced` gives it its pace, else an even one.

    It depends on the item, on the rates of the utterance, on whether it came before or is the last one of a
    sentence, and on pauses and gaps that follow it.
    """
    item = utterance.items[index]
    following = next(
        (one for one in utterance.items[index + 1 :] if not isinstance(one.content, Pause | Gap | Unknown)),
        None,
    )
    waiting = takewhile(lambda one: isinstance(one.content, Pause | Gap), utterance.items[index + 1 :])
    pause_s = wait_s(utterance, waiting)
    again = isinstance(item.content, SignContent) and any(
        one.content == item.content for one in utterance.items[:index]
    )
    source = source_of(character, utterance, item.content)
    life = life_of_hands(utterance, item.content)
    is_last = following is None or item.end == "sentence"
    paces = _Paces(utterance.style, utterance.tempo, is_last, again, 0.0 if source.is_paced else life)
    loci = _loci(utterance, item)
    pace = _pace(character, Same((source, item, paces, loci), (source.part, item), (paces, loci)))
    part = evenly_paced(character, pace) if paced is None else paced(pace)
    rates, tempo = RATES[paces.style], paces.tempo * item.tempo
    share = 1.0 if source.is_paced else rates.last_hold * (1.0 - paces.life)
    if isinstance(item.content, Point):
        share = 1.0 - POINT_GIVES * life
    share = 1.0 if item.end else share
    ends_s = END_S[item.end] / tempo
    if following is None:  # hands that go to rest separate it from nothing
        ends_s *= 1.0 - LAST_GIVES * life
    if source.is_paced:  # what is made here holds its end by itself: a last letter for a third of a second
        ends_s = max(ends_s - last_hold_s(part), 0.0)
    return _held_on(Same(part), share, stored(ends_s + item.hold_s + stored(pause_s)))


def wait_s(utterance: Utterance, items: Iterable[UtteranceItem]) -> float:
    """Return how long the hands wait at pauses and gaps, s."""
    return sum(waits_s(item.content) / (utterance.tempo * item.tempo) for item in items)


def _loci(utterance: Utterance, item: UtteranceItem) -> Loci:
    known = {*PEOPLE, *(place.id for place in utterance.places)}
    subject, object_ = (name if name in known else "" for name in (item.subject, item.object))
    if not (subject or object_):
        return Loci()
    x, _, z = place_m(utterance, object_)
    return Loci(
        towards(utterance, subject) if subject else None,
        towards(utterance, object_) if object_ else None,
        math.atan2(x, z) if object_ and object_ not in PEOPLE else 0.0,
    )


def bent(character: Character, part: Part, loci: Loci) -> Part:
    """Return a part that goes from its subject to its object."""
    if loci == Loci():
        return part
    sign = part.sign

    def at_point(role: HandRole, key: Key) -> Key:
        """Return a key at a place before the signer as one at a point of space, in the same posture."""
        site = None if key.contact is None else key.contact.site
        if not isinstance(site, str) or find(site).tab != "space":
            return key
        there = in_space(character, sign, role, key, key.time_s).placement
        return replace(key, placement=there, second=None, act=None)

    part = with_keys(part, at_point)
    free = [
        [(key, key.placement.point_m) for key in part.keys(role) if not isinstance(key.placement, Contact)]
        for role in ROLES
    ]
    places = next(filter(None, free), None)
    if places is None:
        return part
    ends = [(places[-1], loci.object_m)]
    if loci.object_m is None or len(places) > 1:
        ends = [(places[0], loci.subject_m), *ends]
    moves = {key.time_s: _between(point_m, to_m) for (key, point_m), to_m in ends if to_m is not None}
    turn_rad = float(np.clip(loci.turn_rad, -MOST_TURN_RAD, MOST_TURN_RAD))
    return with_keys(part, lambda _role, key: _bent(key, moves, turn_rad))


def _between(from_m: Vector, to_m: Vector) -> Vector:
    x, y, z = (there - here for there, here in zip(to_m, from_m, strict=True))
    return x, y, z


def _bent(key: Key, moves: Mapping[float, Vector], turn_rad: float) -> Key:
    """Return a key in space moved by what is told for its time, m, its palm and fingers turned."""
    if isinstance(key.placement, Contact):
        return key
    for time_s, by_m in moves.items():
        if abs(key.time_s - time_s) < SAME_TIME_S:
            key = moved_key(key, by_m)
    facing = key.orientation
    if isinstance(facing, GlobalOrientation) and turn_rad:
        palm, fingers = (as_vector(np.array(turned(one, turn_rad))) for one in (facing.palm, facing.fingers))
        facing = GlobalOrientation(palm, fingers)
    return replace(key, orientation=facing)


@dataclass(frozen=True, slots=True)
class _Paces:
    """Conditions of an item's pace beside the item itself; `life` is how far its holds give to its ways."""

    style: Style
    tempo: float
    is_last: bool
    again: bool
    life: float


@lru_cache(maxsize=2048)
def _held_on(part: Same[Part], share: float, more_s: float) -> Part:
    return with_last_hold(part.value, share, more_s)


@per_character(maxsize=2048)
def _pace(character: Character, same: Same[tuple[Source, UtteranceItem, _Paces, Loci]]) -> Pace:
    """Return an item's part, bent and moved, and the pace that it is to have."""
    source, item, paces, loci = same.value
    rates, tempo = RATES[paces.style], paces.tempo * item.tempo
    part = bent(character, source.part, loci)
    if item.one_handed:
        part = one_handed(character, part)
    if item.mirrored:
        part = mirrored(part)
    part = moved(part, item.moved_m)
    factor = 1.0 / tempo
    if not source.is_paced:
        factor *= rates.core * (rates.mentioned_again if paces.again else 1.0)
        factor *= rates.at_end if paces.is_last else 1.0
    return Pace(part, factor, 1.0 / tempo, paces.life, source.is_even)
