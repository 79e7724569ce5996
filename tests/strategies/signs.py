"""Whole signs: every track kind, both hands, keys a millisecond apart, texts of all kinds. All of them are
valid, few of them are signs."""

import random
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from typing import Any, Final, TypeVar

from hypothesis import strategies as st

from body_model.face_shapes import FACE_SHAPES
from nonmanuals.catalogue import on_track, parts_of
from nonmanuals.shapes import GAZE_SHAPES
from nonmanuals.signal import READINGS
from nonmanuals.target import Addressee, Direction, Far, Hand, Hands, Point, Sweep, Target
from nonmanuals.target import Place as GazePlace
from signer.document.guesses import GUESS_FIELDS, Alternative, Guess, GuessField, field_of, fits
from signer.document.items import items_on, with_items
from signer.document.place_edits import at_their_places
from signer.document.sign import ADDRESSEE_M, RESTS, Sign
from signer.document.timing import LONGEST_S, SHORTEST_GAP_S, stored
from signer.document.tracks.face import FACE, GAZE
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.kind import TrackKind
from signer.document.tracks.kinds import BODY_KINDS, SPAN_KINDS, TRACK_NAMES
from signer.document.tracks.shoulder import ShoulderKey, ShoulderTrack
from signer.document.tracks.span import Span, SpanTrack
from signer.document.tracks.track import TrackName
from signer.document.utterance import ENDS
from signer.document.values import ACTING, EASINGS, ROLES, Contact, HandRole, Marker, Place, SpacePoint
from signer.document.video import Pin, Video
from tests.strategies.texts import names, texts
from tests.strategies.values import (
    acts,
    angles,
    bent_joints,
    contacts,
    elbows,
    handshape_names,
    leads,
    local_movements,
    orientations,
    placements,
    shares,
    transitions,
)

Item = TypeVar("Item", Key, ShoulderKey, Span)


# Strategies are made once: hypothesis looks through each new one before it draws from it.
_HANDSHAPES: Final = st.sampled_from(handshape_names())
_POINTS_OF: Final = st.one_of(st.just(""), _HANDSHAPES)
_ACTS: Final = st.one_of(acts(), st.none(), acts())
_EASINGS: Final = st.sampled_from(EASINGS)
_SEEDS: Final = st.integers(0, 2**32)
_RAMPS: Final = st.one_of(st.just(0.0), st.just(SHORTEST_GAP_S), st.floats(0.0, 2.0)).map(stored)
_GAPS: Final = st.one_of(st.just(SHORTEST_GAP_S), st.floats(SHORTEST_GAP_S, 2.0))
_HOLDS: Final = st.one_of(st.just(0.0), st.just(SHORTEST_GAP_S), st.floats(0.0, 1.0))
_FIRST_TIMES: Final = st.one_of(st.just(0.0), st.floats(0.0, 1.0), st.just(LONGEST_S - 20.0))
_LEADS_S: Final = st.one_of(st.just(0.0), st.floats(0.0, 2.0)).map(stored)
_MARKERS: Final = st.lists(
    st.builds(
        Marker,
        st.one_of(st.just(0.0), st.floats(0.0, 5.0)).map(stored),
        texts(1000),
        st.sampled_from([0.0, 0.25]),
        st.sampled_from(ENDS),
    ),
    max_size=3,
)
_TAGS: Final = st.lists(texts(100), max_size=3)
_SIDES: Final = st.sampled_from(["right", "left"])
_FPS: Final = st.sampled_from(
    [1, 24, 25, 30, 60, 1000, Fraction(30_000, 1001), Fraction(24_000, 1001), Fraction(25, 3)]
)
_RESTS: Final = st.sampled_from(RESTS)
_ADDRESSEES: Final = st.sampled_from([ADDRESSEE_M, (0.1, -0.2, 1.0)])
_NAMES: Final = st.lists(names(), unique=True, max_size=4)


@cache
def _second(role: HandRole) -> st.SearchStrategy[Contact | None]:
    return st.one_of(st.none(), contacts(role))


@cache
def _some(items: st.SearchStrategy[Item], most: int) -> st.SearchStrategy[list[Item]]:
    return st.lists(items, max_size=most)


@cache
def _angle(low: float, high: float) -> st.SearchStrategy[float]:
    return st.one_of(st.floats(low, high), st.sampled_from([0.0, low, high]))


@cache
@st.composite
def keys(draw: st.DrawFn, role: HandRole = "dominant") -> Key:
    """Draw a key of a track at time 0, without a hold."""
    placement = draw(placements(role))
    manner = placement.manner if isinstance(placement, Contact) else "none"
    joints = draw(bent_joints())
    return Key(
        id="k",
        time_s=0.0,
        handshape=draw(_HANDSHAPES),
        placement=placement,
        orientation=draw(orientations()),
        elbow=draw(elbows()),
        transition=draw(transitions()),
        second=draw(_second(role)) if isinstance(placement, Contact) else None,
        joints=joints,
        own_handshape=draw(texts(200)) if joints else "",
        points_of=draw(_POINTS_OF),
        act=draw(_ACTS) if manner in ACTING else None,
        local=draw(local_movements()),
        stops=draw(st.booleans()),
    )


@cache
@st.composite
def shoulder_keys(draw: st.DrawFn) -> ShoulderKey:
    """Draw a key of a shoulder at time 0, without a hold."""
    return ShoulderKey("s", 0.0, 0.0, draw(shares()), draw(angles()), draw(angles()), draw(_EASINGS))


@cache
@st.composite
def spans(draw: st.DrawFn, kind: TrackKind) -> Span:
    """Draw a span of a kind at time 0, without a hold: any ramps, any posture within its limits, any signal."""
    pose = ((one.name, draw(_angle(one.low, one.high))) for one in kind.channels)
    plain = Span("t", 0.0, 0.0, draw(_RAMPS), draw(_RAMPS), tuple(pose))
    return replace(plain, **signal_fields(kind, random.Random(draw(_SEEDS))))


def signal_fields(kind: TrackKind, chosen: random.Random) -> dict[str, Any]:
    """Choose a signal of a kind for a span, and all that it may say beside its times and its posture.

    From a seed, not drawn one by one: a sign has nine tracks of spans.
    """
    signal = chosen.choice(["", *(one.id for one in on_track(kind.name))])
    found: dict[str, Any] = {
        "signal": signal,
        "strength": chosen.choice((1.0, 0.0, 1.5, chosen.random())),
        "side": chosen.choice(("written", "mirrored")),
        "rate_hz": chosen.choice((None, chosen.uniform(0.1, 20.0))),
        "cycles": chosen.choice((None, 0.5, 1.0, 3.5)),
    }
    if "shapes" in kind.takes:
        found["name"] = "" if signal else chosen.choice(("", "my face <b>"))
        own = [name for name in FACE_SHAPES if name not in GAZE_SHAPES]
        found["shapes"] = tuple((name, chosen.random()) for name in chosen.sample(own, chosen.randrange(3)))
    if "target" in kind.takes:
        found["target"] = target(chosen)
    if "word" in kind.takes:
        found["word"] = chosen.choice(("", "finish", "mother\n<b>"))
        found["reading"] = chosen.choice(("", *READINGS))
        found["sounds"] = chosen.choice(((), (("AA", 1.0), ("P", chosen.random()))))
    parts = [part.signal for part in parts_of(signal)] if signal else []
    if "released" in kind.takes and parts:
        found["released"] = tuple(chosen.sample(parts, chosen.randrange(2)))
    return found


def target(chosen: random.Random) -> Target:
    """Choose where eyes may look; places are named a and b, which every drawn sign has."""
    x, y, z = (chosen.uniform(-2.0, 2.0) for _ in range(3))
    return chosen.choice(
        (
            Addressee(), Hands(), Far(), Hand(chosen.choice(("dominant", "base"))), Point((x, y, z)),
            GazePlace(chosen.choice("ab"), chosen.uniform(-0.5, 0.5)), Direction(x / 2.0, y / 2.0),
            Sweep("a", "b"), Sweep("b", "a"),
        )
    )  # fmt: skip


def face_track(kind: TrackKind, seed: int) -> SpanTrack:
    """Choose a track of spans of the face, whose ramps may overlap; the spans have no ids of their own yet."""
    chosen, found, time_s = random.Random(f"{kind.name} {seed}"), list[Span](), 0.0
    for _ in range(3 if kind is GAZE else chosen.choice((0, 1, 2))):
        time_s = stored(time_s + chosen.choice((SHORTEST_GAP_S, chosen.random())))
        ramps = (stored(chosen.random()) for _ in range(2))
        hold_s = stored(chosen.choice((0.0, chosen.random())))
        found.append(Span("t", time_s, hold_s, *ramps, **signal_fields(kind, chosen)))
        time_s = found[-1].end_s + SHORTEST_GAP_S
    made: SpanTrack = kind.make(None, tuple(found))
    return made


def places(seed: int) -> tuple[Place, ...]:
    """Choose the places a and b, and where they are."""
    chosen = random.Random(seed)
    return tuple(
        Place(name, chosen.choice(("", "Mary")), *(chosen.uniform(-3.0, 3.0) for _ in range(3)))
        for name in "ab"
    )


def video(chosen: random.Random) -> Video:
    """Choose the film that something was written from."""
    steps = [
        (chosen.uniform(0.001, 2.0), chosen.uniform(0.001, 2.0)) for _ in range(chosen.choice((0, 1, 2, 4)))
    ]
    pins = tuple(
        Pin(*(stored(sum(each[axis] for each in steps[: n + 1])) for axis in (0, 1)))
        for n in range(len(steps))
    )
    trim = chosen.choice((None, (stored(chosen.random()), stored(1.0 + chosen.random()))))
    path = chosen.choice(("take3.mp4", "../films/a <b> c.webm", "/films/IDEE 母.mov"))
    return Video(path, chosen.choice(("", "ab" * 32)), stored(chosen.uniform(-9.0, 9.0)), pins, trim)


def in_time(draw: st.DrawFn, found: Sequence[Item]) -> tuple[Item, ...]:
    """Draw times and holds for keys: in order, some a millisecond apart, never later than a sign may be."""
    placed, time_s = [], draw(_FIRST_TIMES)
    for key in found:
        placed.append(replace(key, time_s=stored(time_s), hold_s=stored(draw(_HOLDS))))
        time_s = placed[-1].end_s + draw(_GAPS)
    return tuple(placed)


@cache
@st.composite
def hand_tracks(draw: st.DrawFn, side: HandRole = "dominant", most: int = 4) -> HandTrack:
    """Draw the track of a hand; its keys have no ids of their own yet."""
    found = in_time(draw, draw(_some(keys(side), most)))
    return HandTrack(side, found, draw(leads()), draw(leads()), draw(st.none() | _LEADS_S))


@cache
@st.composite
def shoulder_tracks(draw: st.DrawFn, side: HandRole = "dominant", most: int = 3) -> ShoulderTrack:
    """Draw the track of a shoulder; its keys have no ids of their own yet."""
    return ShoulderTrack(side, in_time(draw, draw(_some(shoulder_keys(), most))))


@cache
@st.composite
def span_tracks(draw: st.DrawFn, kind: TrackKind, most: int = 3) -> SpanTrack:
    """Draw a track of spans, whose ramps may overlap; the spans have no ids of their own yet."""
    made: SpanTrack = kind.make(None, in_time(draw, draw(_some(spans(kind), most))))
    return made


@cache
@st.composite
def signs(draw: st.DrawFn, most_keys: int = 4) -> Sign:
    """Draw a valid sign: it is saved, opened, shown, solved and exported without an error, whatever it looks
    like."""
    markers = draw(_MARKERS)
    seed = draw(_SEEDS)
    sign = Sign(
        gloss=draw(texts()),
        notes=draw(texts()),
        tags=tuple(draw(_TAGS)),
        translation=draw(texts(100)),
        author=draw(texts(100)),
        licence=draw(texts(100)),
        source=draw(texts(100)),
        confidence=("", "H", "M", "L")[seed % 4],
        dominant_side=draw(_SIDES),
        fps=draw(_FPS),
        rest=draw(_RESTS),
        life=(0.0, 0.5, 0.0, 1.0)[seed // 4 % 4],
        lead_in_s=draw(_LEADS_S),
        lead_out_s=draw(_LEADS_S),
        markers=tuple(sorted(markers, key=lambda marker: marker.time_s)),
        places=places(seed),
        video=video(random.Random(seed)) if seed % 3 else None,
        addressee_m=draw(_ADDRESSEES),
        tracks=(
            *(draw(hand_tracks(side, most_keys)) for side in ROLES),
            *(draw(shoulder_tracks(side)) for side in ROLES),
            *(draw(span_tracks(kind)) for kind in BODY_KINDS),
            *(face_track(kind, seed) for kind in FACE),
        ),
    )
    sign = _bound(_with_ids(sign, draw(_NAMES)), seed % 2 == 0)
    return _at_places(_guessed(sign, random.Random(seed)), random.Random(seed))


def _guessed(sign: Sign, chosen: random.Random) -> Sign:
    """Let some fields of some keys of two signs in three be guesses, whose alternatives other keys have."""
    keys = [key for role in ROLES for key in sign.hand(role).keys]
    found = dict[tuple[str, GuessField], Guess]()
    for _ in range(chosen.choice((0, 1, 3)) if keys else 0):
        key, field = chosen.choice(keys), chosen.choice(GUESS_FIELDS)
        role = next(role for role in ROLES if key in sign.hand(role).keys)
        values = (value for other in sign.hand(role).keys for value in field_of(other, field)[:1])
        alternatives = tuple(Alternative(value, chosen.random()) for value in values if fits(field, value))
        found[key.id, field] = Guess(key.id, field, alternatives, chosen.choice(("", "no part is named")))
    return replace(sign, guesses=tuple(found.values()))


def _at_places(sign: Sign, chosen: random.Random) -> Sign:
    """Let some of the hands that go to points of space go to places of the room."""
    for role in ROLES:
        hand = sign.hand(role)
        keys = tuple(
            replace(key, placement=replace(key.placement, place=chosen.choice(("", "a", "b"))))
            if isinstance(key.placement, SpacePoint)
            else key
            for key in hand.keys
        )
        sign = sign.with_tracks(replace(hand, keys=keys))
    return at_their_places(sign)


def _with_ids(sign: Sign, chosen: Sequence[str]) -> Sign:
    """Give every key an id of its own: those that were chosen first, then plain ones."""
    ids = iter(
        [*chosen, *(each for each in (f"k{number}" for number in range(1, 100)) if each not in chosen)]
    )

    for name in TRACK_NAMES:
        sign = with_items(sign, name, [replace(item, id=next(ids)) for item in items_on(sign, name)])
    return sign


def _bound(sign: Sign, binds: bool) -> Sign:
    """Bind the spans to keys of the dominant hand, each to another one."""
    keys = [key.id for key in sign.hand("dominant").keys] if binds else []
    for kind in SPAN_KINDS if keys else ():
        bound = [
            replace(span, from_key=keys[place % len(keys)], to_key=keys[-1])
            for place, span in enumerate(sign.spans(kind.name))
        ]
        sign = with_items(sign, TrackName(kind.name), bound)
    return sign
