"""Say in notation what a sign says: postures and movements of both hands, and what is said otherwise."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from types import MappingProxyType
from typing import Final

import numpy as np

from signer.document.items import items_on
from signer.document.problems import item_place
from signer.document.sign import Sign
from signer.document.tracks.kinds import SPAN_KINDS
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName
from signer.document.values import ROLES, BothMeet, Contact, HandRole, Marker, SpacePoint
from signer.export.features import FEATURES, GAZE
from signer.export.losses import Loss
from signer.export.noted_hands import HeldHand, held_hands
from signer.export.noted_movements import facing_of, held_movements, targeted, tell_movements, way_between
from signer.export.noted_places import Told, constellation_of, is_on_other_hand, location_of
from signer.notation import tables
from signer.notation.directions import LIKE_RAD, angle
from signer.notation.nonmanual import NonManual, coded
from signer.notation.notated import (
    Change,
    Constellation,
    Hands,
    Location,
    Movement,
    Notated,
    Posture,
    Segment,
    Split,
    Still,
    Symmetry,
    Targeted,
    every_movement,
)
from sites.catalogue import find
from sites.reading import mirrored_id

MIRRORED_M: Final = 0.06
"""Wrists that are nearer than this to each other's mirror image are symmetric: a wrist's breadth. Half of it
splits pairs whose hands cross; with double, signs are called symmetric of which one hand is lower."""
TOGETHER_S: Final = 0.1
"""Keys of both hands that are reached within this time are reached together: three frames."""
NOT_YET: Final[Mapping[str, HeldHand]] = MappingProxyType({})
"""Keys that hands come from at the begin of a sign."""
_HALF_S: Final = 0.0005
_MIRROR: Final = np.array((-1.0, 1.0, 1.0))


@dataclass(frozen=True, slots=True)
class Noted:
    """Notated signs: one, or one of each item of a sentence; and what of them is said otherwise."""

    signs: tuple[Notated, ...]
    losses: tuple[Loss, ...]


@lru_cache(maxsize=16)
def noted(sign: Sign) -> Noted:
    """Return the notation of a sign, or of a sentence as it is performed, with what it does not keep."""
    told, hands = Told(), held_hands(sign)
    items = [(index, one) for index, one in enumerate(sign.markers) if one.hold_s and one.gloss]
    found = []
    if items:
        for index, item in items:
            words = f"item {item.text} becomes a sign of its own, without its time"
            told.changed("items", f"markers[{index}]", words)
            within = {role: _within(hands[role], item) for role in ROLES}
            made = _notated(item.gloss, within, told)
            found.append(replace(made, nonmanual=_nonmanual(sign, item.time_s, item.time_s + item.hold_s)))
        if sign.gloss:
            told.left_out("gloss", "gloss", f"gloss {sign.gloss}, beside those of its signs,")
    else:
        found.append(replace(_notated(sign.gloss, hands, told), nonmanual=_nonmanual(sign)))
        told.losses += [
            Loss("items", f"markers[{index}]", f"item {one.text} is left out")
            for index, one in enumerate(sign.markers)
            if one.hold_s
        ]
    _tell_signals(sign, told)
    for role in ROLES:
        for hand in hands[role]:
            if items and not any(hand in _within(hands[role], item) for _, item in items):
                _tell_between(hand, told)
            _tell_key(hand, told)
    return Noted(tuple(one for one in found if one.segments), _in_order(told.losses))


def _nonmanual(sign: Sign, start_s: float = -math.inf, end_s: float = math.inf) -> tuple[NonManual, ...]:
    """Return the codes of signals that are held in a stretch of a sign, s."""
    spans = (span for kind in SPAN_KINDS for span in items_on(sign, TrackName(kind.name)))
    held = (span for span in spans if span.time_s < end_s and span.time_s + span.hold_s > start_s)
    return tuple(dict.fromkeys(filter(None, map(_coded, held))))


def _coded(span: Span) -> NonManual | None:
    """Return how a span is coded; None for one without a code, and for one on the other side."""
    return None if span.side == "mirrored" else coded(span.signal)


def _tell_signals(sign: Sign, told: Told) -> None:
    """Say what becomes of signals: codes over a whole sign, where they have one."""
    for kind in SPAN_KINDS:
        for index, span in enumerate(items_on(sign, TrackName(kind.name))):
            is_gaze = kind.name == GAZE
            if not (span.signal or is_gaze):
                continue
            feature, words = ("gaze", "gaze") if is_gaze else ("signals", "signal")
            where = f"{item_place(sign, TrackName(kind.name), index)}{'' if is_gaze else '.signal'}"
            if (code := _coded(span)) is None:
                told.left_out(feature, where, f"{words} {span.signal}")
            else:
                told.changed(feature, where, f"{words} {span.signal} becomes {code.code} over the whole sign")


def _within(hands: Sequence[HeldHand], item: Marker) -> tuple[HeldHand, ...]:
    start, end = item.time_s - _HALF_S, item.time_s + item.hold_s + _HALF_S
    return tuple(one for one in hands if start <= one.key.time_s <= end)


def _in_order(losses: Sequence[Loss]) -> tuple[Loss, ...]:
    """Return each loss once, in the order of features."""
    first = {(loss.feature, loss.where): loss for loss in reversed(losses)}
    features = list(FEATURES)
    return tuple(sorted(first.values(), key=lambda loss: (features.index(loss.feature), loss.where)))


def _tell_between(hand: HeldHand, told: Told) -> None:
    """Say that a key between items of a sentence is in no sign."""
    told.left_out("handshapes", f"{hand.place}.handshape", f"handshape {hand.key.handshape}, between signs,")
    told.left_out("articulators", hand.place, f"articulator {hand.key.articulator}, between signs,")
    _tell_contact(hand.key.contact, f"{hand.place}.contacts[0]", told)


def _tell_contact(contact: Contact | None, where: str, told: Told) -> None:
    if contact is not None:
        is_named = isinstance(contact.site, str)
        words = f"site {contact.site}" if is_named else "spot of one's own"
        told.left_out("sites" if is_named else "own spots", where, words)
        told.left_out("manners", where, f"manner {contact.manner}")
        if contact.stand_off_m:
            told.left_out("stand-offs", where, f"stand-off of {1000.0 * contact.stand_off_m:.0f} mm")


def _tell_key(hand: HeldHand, told: Told) -> None:
    """Say what of a key is said otherwise, wherever it stands."""
    name = hand.key.handshape
    if (read := tables.handshape_of(tables.shapes()[name])) != name:
        told.changed("handshapes", f"{hand.place}.handshape", f"handshape {name} becomes {read}")
    tell_movements(hand, told)
    if not isinstance(hand.key.placement, BothMeet):
        location_of(hand, told)
    if hand.key.second is not None:
        where = f"{hand.place}.contacts[1]"
        told.left_out("articulators", where, f"articulator {hand.key.second.articulator}")
        _tell_contact(hand.key.second, where, told)


def _notated(gloss: str, hands: Mapping[HandRole, Sequence[HeldHand]], told: Told) -> Notated:
    dominant, base = hands["dominant"], hands["base"]
    if not dominant and not base:
        return Notated(gloss)
    if not dominant or not base:
        alone = dominant or base
        hands_first = Hands(_posture(alone[0], location_of(alone[0], told)))
        symmetry = Symmetry(is_nondominant=not dominant)
        return Notated(gloss, (Segment(hands_first, tuple(_alone(alone, told)), symmetry),))
    symmetry = _symmetry(dominant, base)
    segment = (
        _symmetric(dominant, base, symmetry, told)
        if symmetry.both_hands
        else _asymmetric(dominant, base, told)
    )
    return Notated(gloss, (segment,))


def _posture(hand: HeldHand, location: Location | None) -> Posture:
    return Posture(tables.shapes()[hand.key.handshape], facing_of(hand), location)


def _end(hand: HeldHand, told: Told) -> Location | None:
    """Return the place at which a movement ends; None for a point of space, to which the movement leads."""
    if isinstance(hand.key.placement, SpacePoint):
        words = "point of space becomes the end of a movement"
        told.changed("points of space", f"{hand.place}.space", words)
        return None
    return location_of(hand, told)


def _alone(hands: Sequence[HeldHand], told: Told) -> Iterator[Movement]:
    """Yield what one hand does, and the other not."""
    last: Location | None = location_of(hands[0], told)
    yield from held_movements(hands[0], _there(last))
    for before, after in pairwise(hands):
        place = _end(after, told)
        yield from _moved(way_between(before, after, told), place, last)
        yield from held_movements(after, _there(place), before)
        last = place


def _moved(
    way: Movement | None, place: Location | Constellation | None, last: Location | Constellation | None
) -> Iterator[Movement]:
    """Yield a movement with the place where it ends; nothing where the hand stays as and where it is."""
    found = None if way is None and place == last else targeted(way, place)
    if found is not None:
        yield found


def _there(place: Location | Constellation | None) -> Hands | None:
    return None if place is None else Hands.at(place)


def _symmetry(dominant: Sequence[HeldHand], base: Sequence[HeldHand]) -> Symmetry:
    """Tell whether both hands are mirror images at all keys: at once or in turns, as fits better."""
    if len(dominant) != len(base) or any(not _alike(*pair) for pair in zip(dominant, base, strict=True)):
        return Symmetry()
    at_once = Symmetry(both_hands=True, left_right=True)
    tries = {at_once: base}
    if len(base) == len(ROLES):
        tries[replace(at_once, out_of_phase=True)] = tuple(reversed(base))
    apart_m = {symmetry: _most_apart_m(dominant, others) for symmetry, others in tries.items()}
    best = min(apart_m, key=apart_m.__getitem__)
    return best if apart_m[best] < MIRRORED_M else Symmetry()


def _most_apart_m(dominant: Sequence[HeldHand], base: Sequence[HeldHand]) -> float:
    """Return how far wrists are from mirror images at most, m; endless where hands are turned otherwise."""
    pairs = list(zip(dominant, base, strict=True))
    if any(_turned_rad(*pair) > LIKE_RAD for pair in pairs):
        return math.inf
    return max(float(np.linalg.norm(one.wrist * _MIRROR - other.wrist)) for one, other in pairs)


def _turned_rad(one: HeldHand, other: HeldHand) -> float:
    """Return by which angle, rad, a hand is turned off the mirror image of another one."""
    return max(angle(one.fingers * _MIRROR, other.fingers), angle(one.palm * _MIRROR, other.palm))


def _alike(one: HeldHand, other: HeldHand) -> bool:
    shapes = tables.shapes()
    return (
        shapes[one.key.handshape] == shapes[other.key.handshape]
        and abs(one.key.time_s - other.key.time_s) <= TOGETHER_S
    )


def _symmetric(
    dominant: Sequence[HeldHand], base: Sequence[HeldHand], symmetry: Symmetry, told: Told
) -> Segment:
    for one, other in zip(dominant, reversed(base) if symmetry.out_of_phase else base, strict=True):
        _tell_unlike(one, other, told)
    pairs = list(zip(dominant, base, strict=True))
    places = [_place_of_both(one, other, number == 0, told) for number, (one, other) in enumerate(pairs)]
    first = places[0]
    constellation = first if isinstance(first, Constellation) else None
    location = first if isinstance(first, Location) else None
    movements = [*held_movements(dominant[0], _there(first))]
    for number, (before, after) in enumerate(pairwise(dominant), 1):
        movements += _moved(way_between(before, after, told), places[number], places[number - 1])
        movements += held_movements(after, _there(places[number]), before)
    for before, after in pairwise(base):
        way_between(before, after, told)
    return Segment(Hands(_posture(dominant[0], location), None, constellation), tuple(movements), symmetry)


def _place_of_both(
    one: HeldHand, other: HeldHand, is_first: bool, told: Told
) -> Location | Constellation | None:
    if is_on_other_hand(one) or is_on_other_hand(other):
        return constellation_of(one, other, told)
    return location_of(one, told) if is_first else _end(one, told)


def _tell_unlike(one: HeldHand, other: HeldHand, told: Told) -> None:
    """Say where the other hand is not as the mirror image of the first has it."""
    first, second = one.key.contact, other.key.contact
    where = f"{other.place}.contacts[0]"
    if one.key.articulator != other.key.articulator:
        words = f"articulator {other.key.articulator} becomes {one.key.articulator}"
        told.changed("articulators", other.place, words)
    if second is None or is_on_other_hand(one) or is_on_other_hand(other):
        return
    if first is None or second.manner != first.manner:
        told.changed("manners", where, f"manner {second.manner} becomes that of the other hand")
    if not isinstance(second.site, str):
        return
    site = first.site if first is not None else ""
    if not isinstance(site, str) or not site or mirrored_id(find(site).id) != second.site:
        told.changed("sites", where, f"site {second.site} becomes the mirror of the other hand's")


def _asymmetric(dominant: Sequence[HeldHand], base: Sequence[HeldHand], told: Told) -> Segment:
    first, second = dominant[0], base[0]
    if is_on_other_hand(first) or is_on_other_hand(second):
        hands = Hands(_posture(first, None), _posture(second, None), constellation_of(first, second, told))
    else:
        one, other = (_posture(hand, location_of(hand, told)) for hand in (first, second))
        hands = Hands(one, other)
    movements = tuple(_of_both(dominant, base, hands, told))
    does_base_move = any(isinstance(one, Split) for one in every_movement(movements))
    if does_base_move:  # what is told once is of both hands then
        movements = tuple(map(_of_dominant, movements))
    return Segment(hands, movements, Symmetry(both_hands=does_base_move))


def _of_dominant(movement: Movement) -> Movement:
    """Return a movement that is told once as that of the dominant hand alone."""
    if isinstance(movement, Targeted) and movement.target.dominant == Posture():
        return replace(movement, movement=_of_dominant(movement.movement))
    is_of_both = isinstance(movement, Change) and movement.target.dominant == Posture()
    return movement if is_of_both or isinstance(movement, Split) else Split(movement, Still())


def _of_both(
    dominant: Sequence[HeldHand], base: Sequence[HeldHand], hands: Hands, told: Told
) -> Iterator[Movement]:
    """Yield what two hands do that are not alike, key by key in order of time."""
    here = {"dominant": dominant[0], "base": base[0]}
    last = hands.constellation
    yield from _held(here, _there(last), told)
    for arriving in _arrivals(dominant[1:], base[1:]):
        ways = {role: way_between(here[role], hand, told) for role, hand in arriving.items()}
        left = dict(here)
        here |= arriving
        constellation = None
        if any(is_on_other_hand(hand) for hand in here.values()):
            constellation = constellation_of(here["dominant"], here["base"], told)
        else:
            ways = {role: targeted(way, _end(arriving[role], told)) for role, way in ways.items()}
        way, other = ways.get("dominant"), ways.get("base")
        both = way if other is None else Split(way or Still(), other)
        yield from _moved(both, constellation, last)
        yield from _held(arriving, _there(constellation), told, left)
        last = constellation


def _held(
    hands: Mapping[str, HeldHand], together: Hands | None, told: Told, left: Mapping[str, HeldHand] = NOT_YET
) -> Iterator[Movement]:
    """Yield what hands do while they are held, each for itself; `left` are keys that they come from."""
    done = {}
    for role, hand in hands.items():
        there = together or _there(_end(hand, told))
        done[role] = list(held_movements(hand, there, left.get(role)))
    longest = max(map(len, done.values()), default=0)
    for number in range(longest):
        way, other = (
            done[role][number] if role in done and number < len(done[role]) else None for role in ROLES
        )
        if other is not None:
            yield Split(way or Still(), other)
        elif way is not None:
            yield way


def _arrivals(dominant: Sequence[HeldHand], base: Sequence[HeldHand]) -> Iterator[dict[str, HeldHand]]:
    """Yield the keys that are reached together, in order of time."""
    left: dict[str, list[HeldHand]] = {"dominant": list(dominant), "base": list(base)}
    while any(left.values()):
        first_s = min(hands[0].key.time_s for hands in left.values() if hands)
        yield {
            role: hands.pop(0)
            for role, hands in left.items()
            if hands and hands[0].key.time_s - first_s <= TOGETHER_S
        }
