"""Whole signs: every track kind, both hands, keys a millisecond apart, texts of all kinds. All of them are
valid, few of them are signs."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from hypothesis import strategies as st

from signer.document.items import items_on, with_items
from signer.document.sign import Sign
from signer.document.timing import LONGEST_S, SHORTEST_GAP_S, stored
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.kind import TrackKind
from signer.document.tracks.kinds import SPAN_KINDS, TRACK_NAMES
from signer.document.tracks.shoulder import ShoulderKey, ShoulderTrack
from signer.document.tracks.span import Span, SpanTrack
from signer.document.values import ACTING, EASINGS, ROLES, Contact, HandRole, Marker
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


@st.composite
def keys(draw: st.DrawFn, role: HandRole = "dominant") -> Key:
    """Draw a key of a track at time 0, without a hold."""
    placement = draw(placements(role))
    manner = placement.manner if isinstance(placement, Contact) else "none"
    joints = draw(bent_joints())
    return Key(
        id="k",
        time_s=0.0,
        handshape=draw(st.sampled_from(handshape_names())),
        placement=placement,
        orientation=draw(orientations()),
        elbow=draw(elbows()),
        transition=draw(transitions()),
        second=draw(st.one_of(st.none(), contacts(role))) if isinstance(placement, Contact) else None,
        joints=joints,
        own_handshape=draw(texts(200)) if joints else "",
        points_of=draw(st.one_of(st.just(""), st.sampled_from(handshape_names()))),
        act=draw(st.one_of(acts(), st.none(), acts())) if manner in ACTING else None,
        local=draw(local_movements()),
    )


@st.composite
def shoulder_keys(draw: st.DrawFn) -> ShoulderKey:
    """Draw a key of a shoulder at time 0, without a hold."""
    return ShoulderKey(
        "s", 0.0, 0.0, draw(shares()), draw(angles()), draw(angles()), draw(st.sampled_from(EASINGS))
    )


@st.composite
def spans(draw: st.DrawFn, kind: TrackKind) -> Span:
    """Draw a span of a kind at time 0, without a hold: any ramps, any posture within its limits."""
    ramps = st.one_of(st.just(0.0), st.just(SHORTEST_GAP_S), st.floats(0.0, 2.0)).map(stored)
    pose = (
        (one.name, draw(st.one_of(st.floats(one.low, one.high), st.sampled_from([0.0, one.low, one.high]))))
        for one in kind.channels
    )
    return Span("t", 0.0, 0.0, draw(ramps), draw(ramps), tuple(pose))


@st.composite
def in_time(draw: st.DrawFn, found: Sequence[Item]) -> tuple[Item, ...]:
    """Draw times and holds for keys: in order, some a millisecond apart, never later than a sign may be."""
    gaps = st.one_of(st.just(SHORTEST_GAP_S), st.floats(SHORTEST_GAP_S, 2.0))
    holds = st.one_of(st.just(0.0), st.just(SHORTEST_GAP_S), st.floats(0.0, 1.0))
    placed, time_s = [], draw(st.one_of(st.just(0.0), st.floats(0.0, 1.0), st.just(LONGEST_S - 20.0)))
    for key in found:
        placed.append(replace(key, time_s=stored(time_s), hold_s=stored(draw(holds))))
        time_s = placed[-1].end_s + draw(gaps)
    return tuple(placed)


@st.composite
def hand_tracks(draw: st.DrawFn, side: HandRole = "dominant", most: int = 4) -> HandTrack:
    """Draw the track of a hand; its keys have no ids of their own yet."""
    found = draw(in_time(draw(st.lists(keys(side), max_size=most))))
    return HandTrack(side, found, draw(leads()), draw(leads()))


@st.composite
def shoulder_tracks(draw: st.DrawFn, side: HandRole = "dominant", most: int = 3) -> ShoulderTrack:
    """Draw the track of a shoulder; its keys have no ids of their own yet."""
    return ShoulderTrack(side, draw(in_time(draw(st.lists(shoulder_keys(), max_size=most)))))


@st.composite
def span_tracks(draw: st.DrawFn, kind: TrackKind, most: int = 3) -> SpanTrack:
    """Draw a track of spans, whose ramps may overlap; the spans have no ids of their own yet."""
    made: SpanTrack = kind.make(None, draw(in_time(draw(st.lists(spans(kind), max_size=most)))))
    return made


@st.composite
def signs(draw: st.DrawFn, most_keys: int = 4) -> Sign:
    """Draw a valid sign: it is saved, opened, shown, solved and exported without an error, whatever it looks
    like."""
    moments = st.one_of(st.just(0.0), st.floats(0.0, 5.0))
    markers = draw(st.lists(st.builds(Marker, moments.map(stored), texts(1000)), max_size=3))
    sign = Sign(
        gloss=draw(texts()),
        notes=draw(texts()),
        tags=tuple(draw(st.lists(texts(100), max_size=3))),
        author=draw(texts(100)),
        licence=draw(texts(100)),
        source=draw(texts(100)),
        dominant_side=draw(st.sampled_from(["right", "left"])),
        fps=draw(st.sampled_from([1, 24, 25, 30, 60, 1000])),
        lead_in_s=stored(draw(st.one_of(st.just(0.0), st.floats(0.0, 2.0)))),
        lead_out_s=stored(draw(st.one_of(st.just(0.0), st.floats(0.0, 2.0)))),
        markers=tuple(sorted(markers, key=lambda marker: marker.time_s)),
        tracks=(
            *(draw(hand_tracks(side, most_keys)) for side in ROLES),
            *(draw(shoulder_tracks(side)) for side in ROLES),
            *(draw(span_tracks(kind)) for kind in SPAN_KINDS),
        ),
    )
    return _with_ids(sign, draw(st.lists(names(), unique=True, max_size=4)))


def _with_ids(sign: Sign, chosen: Sequence[str]) -> Sign:
    """Give every key an id of its own: those that were chosen first, then plain ones."""
    ids = iter(
        [*chosen, *(each for each in (f"k{number}" for number in range(1, 100)) if each not in chosen)]
    )

    for name in TRACK_NAMES:
        sign = with_items(sign, name, [replace(item, id=next(ids)) for item in items_on(sign, name)])
    return sign
