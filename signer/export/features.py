"""Features of a sign: all that it says, one by one, by which formats tell what they keep and lose.

A feature that a sign leaves at its usual value is not there: nothing of it can be lost.
"""

import math
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from body_model.face_shapes import FOLDED_BY, mirrored_shape
from nonmanuals.catalogue import find as find_signal
from nonmanuals.signal import Part, Signal
from signer.document.items import every_item, items_on
from signer.document.problems import item_place, key_place
from signer.document.sign import Sign
from signer.document.tracks.face import FACE
from signer.document.tracks.hand import Key
from signer.document.tracks.kinds import SPAN_KINDS
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName
from signer.document.values import (
    ROLES,
    BothMeet,
    Contact,
    Elbow,
    GlobalOrientation,
    Orientation,
    SpacePoint,
    Transition,
)
from signer.phrases import counted
from sites.catalogue import find as find_site

Found: TypeAlias = Iterator[tuple[str, str]]
"""Place in the sign, as messages spell it, and what stands there, in words."""
Find: TypeAlias = Callable[[Sign], Found]

NEW: Final = Sign()
"""A sign with everything as usual."""
GAZE: Final = "gaze"
ON_FACE: Final = frozenset(kind.name for kind in FACE) - {GAZE}
"""Kinds of tracks whose spans move the face."""
FOLDING: Final = frozenset(each for name in FOLDED_BY for each in (name, mirrored_shape(name)))
"""Shapes that crease the skin."""


def _keys(sign: Sign) -> Iterator[tuple[str, Key]]:
    for role in ROLES:
        for index, key in enumerate(sign.hand(role).keys):
            yield key_place(role, index), key


def _contacts(sign: Sign) -> Iterator[tuple[str, Contact]]:
    """Yield first and second contacts with their places."""
    for place, key in _keys(sign):
        for index, one in enumerate((key.contact, key.second)):
            if one is not None:
                yield f"{place}.contacts[{index}]", one


def _spans(sign: Sign) -> Iterator[tuple[str, str, Span]]:
    """Yield place, kind of track and span."""
    for kind in SPAN_KINDS:
        for index, span in enumerate(sign.spans(kind.name)):
            yield item_place(sign, TrackName(kind.name), index), kind.name, span


def _of_key(found: Callable[[Key], str], field: str = "") -> Find:
    """Return what finds a feature of keys from its words, empty where a key has none."""
    return lambda sign: ((f"{place}{field}", words) for place, key in _keys(sign) if (words := found(key)))


def _of_span(found: Callable[[str, Span], str], field: str = "") -> Find:
    return lambda sign: (
        (f"{place}{field}", words) for place, kind, span in _spans(sign) if (words := found(kind, span))
    )


def _of_sign(words: Callable[[Sign], str], *fields: str) -> Find:
    """Return what finds a feature of the sign itself, where one of its fields is not as usual."""
    return lambda sign: (
        (field, words(sign)) for field in fields if getattr(sign, field) != getattr(NEW, field)
    )


def _of_contact(found: Callable[[Contact], str]) -> Find:
    return lambda sign: ((place, words) for place, one in _contacts(sign) if (words := found(one)))


def _filled(sign: Sign, *fields: str) -> Found:
    return ((field, field) for field in fields if getattr(sign, field))


def _markers(sign: Sign, *, lasting: bool) -> Found:
    for index, one in enumerate(sign.markers):
        if (one.hold_s > 0.0) == lasting:
            yield f"markers[{index}]", f"{'item' if lasting else 'marker'} {one.text}"


def _degrees(angle_rad: float) -> str:
    return f"{math.degrees(angle_rad):.0f} degrees"


def _orientation(key: Key) -> str:
    turned = key.orientation
    if turned == Orientation():
        return ""
    if isinstance(turned, GlobalOrientation):
        return "directions of palm and fingers in the room"
    angles = turned.pronation_rad, turned.flexion_rad, turned.deviation_rad
    return f"wrist of {', '.join(f'{math.degrees(angle):.0f}' for angle in angles)} degrees"


def _elbow(key: Key) -> str:
    return "" if key.elbow == Elbow() else f"swivel of {_degrees(key.elbow.swivel_rad)}"


def _articulators(sign: Sign) -> Found:
    for place, key in _keys(sign):
        yield place, f"articulator {key.articulator}"
        if key.second is not None:
            yield f"{place}.contacts[1]", f"articulator {key.second.articulator}"


def _shoulders(sign: Sign) -> Found:
    for role in ROLES:
        name = TrackName("shoulder", role)
        for index, _ in enumerate(items_on(sign, name)):
            yield item_place(sign, name, index), f"key of the {role} shoulder"


def _leads(sign: Sign) -> Found:
    yield from _of_sign(lambda _: "time from or to rest", "lead_in_s", "lead_out_s")(sign)
    for number, role in enumerate(ROLES):
        for field in ("lead_in", "lead_out", "lead_in_s"):
            if getattr(sign.hand(role), field) is not None:
                words = "time from or to rest" if field == "lead_in_s" else "arc from or to rest"
                yield f"tracks[{number}] (hand, {role}).{field}", words


def _details(kind: str, span: Span) -> str:
    """Say which fields of a span are not those of its signal."""
    usual = Span(
        span.id, span.time_s, span.hold_s, signal=span.signal, strength=span.strength, target=span.target,
        word=span.word,
    )  # fmt: skip
    found = [
        field
        for field in (
            "onset_s", "offset_s", "pose", "side", "from_key", "to_key", "reading", "sounds", "shapes",
            "rate_hz", "cycles", "released", "name",
        )
        if getattr(span, field) != getattr(usual, field)
    ]  # fmt: skip
    return f"{', '.join(found)} of a {kind} span" if found else ""


def _folds(kind: str, span: Span) -> str:
    """Say that skin creases where a span's shapes draw it together; mouthed vowels are among them."""
    if kind not in ON_FACE:
        return ""
    held = [find_signal(span.signal), *map(_part, find_signal(span.signal).parts)] if span.signal else []
    shapes = {name for name, _ in span.shapes} or {name for each in held for name in each.shapes}
    return f"folds of a {kind} span" if span.word or not shapes.isdisjoint(FOLDING) else ""


def _part(part: Part) -> Signal:
    return find_signal(part.signal)


def _edge(one: Contact) -> str:
    """Say that a line goes round a hand on the head; one that passes before the face has it as well."""
    is_before = isinstance(one.site, str) and find_site(one.site).carrier == "head"
    return "line round the hand before the face" if is_before else ""


def _unknown(sign: Sign) -> Found:
    """Find fields that only a newer program knows."""
    holders: list[tuple[str, Any]] = [("", sign)]
    for name, item in every_item(sign):
        place = item_place(sign, name, items_on(sign, name).index(item))
        holders += [(place, item)] + [(place, one) for one in getattr(item, "local", ())]
    holders += [(f"markers[{index}]", one) for index, one in enumerate(sign.markers)]
    holders += [(f"places[{index}]", one) for index, one in enumerate(sign.places)]
    holders += [(f"guesses[{index}]", one) for index, one in enumerate(sign.guesses)]
    holders += [("video", sign.video)] if sign.video is not None else []
    for place, holder in holders:
        for field in holder.extra:
            yield f"{place}{'.' if place else ''}{field.place.replace('/', '.')}", "a field of a newer Signer"


MOVING: Final[Mapping[str, Find]] = MappingProxyType({
    "keys": _of_key(lambda key: f"key {key.id}"),
    "handshapes": _of_key(lambda key: f"handshape {key.handshape}", ".handshape"),
    "own joints": _of_key(
        lambda key: counted(len(key.joints), "joint") if key.joints else "", ".joints_rad"
    ),
    "points of another handshape": _of_key(
        lambda key: f"points of {key.points_of}" if key.points_of else "", ".points_of"
    ),
    "articulators": _articulators,
    "sites": _of_contact(lambda one: f"site {one.site}" if isinstance(one.site, str) else ""),
    "own spots": _of_contact(lambda one: "" if isinstance(one.site, str) else "spot of one's own"),
    "stand-offs": _of_contact(
        lambda one: f"stand-off of {1000.0 * one.stand_off_m:.0f} mm" if one.stand_off_m else ""
    ),
    "points of space": _of_key(
        lambda key: "point of space" if isinstance(key.placement, SpacePoint) else "", ".space"
    ),
    "manners": _of_contact(lambda one: f"manner {one.manner}"),
    "second contacts": _of_key(lambda key: "" if key.second is None else "second contact", ".contacts[1]"),
    "both_meet": _of_key(
        lambda key: "meeting of both hands" if isinstance(key.placement, BothMeet) else "", ".both_meet"
    ),
    "gestures of contacts": _of_key(
        lambda key: "" if key.act is None else f"gesture of {counted(key.act.times, 'time')}", ".act"
    ),
    "orientations": _of_key(_orientation, ".orientation"),
    "elbows": _of_key(_elbow, ".elbow"),
    "transitions": _of_key(
        lambda key: "" if key.transition == Transition() else f"path {key.transition.path}", ".transition"
    ),
    "stops": _of_key(lambda key: "stop that was asked for" if key.stops else "", ".stops"),
    "secondary motion": _of_key(lambda key: ", ".join(one.kind for one in key.local), ".local"),
    "shoulders": _shoulders,
    "leads": _leads,
    "rest": _of_sign(lambda sign: f"rest {sign.rest}", "rest"),
    "life": _of_sign(lambda sign: f"life of {sign.life:g}", "life"),
    "signals": _of_span(
        lambda kind, span: f"signal {span.signal}" if span.signal and kind != GAZE else "", ".signal"
    ),
    "spans of one's own": _of_span(
        lambda kind, span: "" if span.signal or kind == GAZE else f"{kind} span"
    ),
    "signal details": _of_span(_details),
    "face": _of_span(lambda kind, _: f"face of a {kind} span" if kind in ON_FACE else ""),
    "gaze": _of_span(lambda kind, span: f"gaze {span.signal}" if kind == GAZE else ""),
    "gaze targets": _of_span(
        lambda _, span: "" if span.target is None else "target of the gaze", ".target"
    ),
    "mouthed words": _of_span(lambda _, span: f"mouthed word {span.word}" if span.word else "", ".word"),
    "addressee": _of_sign(lambda _: "place of the addressee", "addressee_m"),
    "dominant side": _of_sign(lambda sign: f"dominance of the {sign.dominant_side} hand", "dominant_side"),
    "body": _of_sign(lambda sign: f"body {sign.character_name}", "character_name", "character_version"),
    "frame rate": _of_sign(lambda sign: f"frame rate of {float(sign.fps):g}", "fps"),
    "folds of the face": _of_span(_folds),
    "lines round hands": _of_contact(_edge),
})  # fmt: skip
"""Functions that find features which are seen in the figure as it moves, by their names.

A test holds that every field of a sign belongs to one of these, or of those in `BESIDE`.
"""
BESIDE: Final[Mapping[str, Find]] = MappingProxyType({
    "gloss": _of_sign(lambda sign: f"gloss {sign.gloss}", "gloss"),
    "translation": _of_sign(lambda _: "translation", "translation"),
    "items": lambda sign: _markers(sign, lasting=True),
    "markers": lambda sign: _markers(sign, lasting=False),
    "places of people": lambda sign: (
        (f"places[{index}]", f"place {one.id}") for index, one in enumerate(sign.places)
    ),
    "notes and tags": lambda sign: _filled(sign, "notes", "tags"),
    "credits": lambda sign: _filled(sign, "author", "licence", "source"),
    "confidence": _of_sign(lambda sign: f"confidence {sign.confidence}", "confidence"),
    "film": _of_sign(lambda _: "film that it was written from", "video"),
    "guesses": lambda sign: (
        (f"guesses[{index}]", f"guess of {one.field}") for index, one in enumerate(sign.guesses)
    ),
    "unknown fields": _unknown,
})  # fmt: skip
"""Functions that find features by which nothing moves."""
FEATURES: Final[Mapping[str, Find]] = MappingProxyType({**MOVING, **BESIDE})
"""All of them, in the order in which they are listed."""
DRAWN: Final = frozenset({"folds of the face", "lines round hands"})
"""Features that are drawn, and are no part of the moving surface."""
ON_TRACKS: Final[Mapping[str, frozenset[str]]] = MappingProxyType({
    "face": ON_FACE, "folds of the face": ON_FACE, "mouthed words": frozenset({"mouth"}),
    "gaze": frozenset({GAZE}), "gaze targets": frozenset({GAZE}),
})  # fmt: skip
"""Features that stand on some kinds of tracks alone, which a file may not show."""
OF_ONE_PART: Final = frozenset({"brows", "eyes", "nose", "mouth", GAZE})
"""Kinds of tracks that move one part of the face: where that is not seen, nothing of their spans is."""
