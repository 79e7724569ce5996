"""Signs that are hard to move through: two busy hands within two seconds, at the ends of what wrists and
reaches do.

Unlike `signs`, whose numbers are anything that a file may hold, these ask for what a body could nearly do, so
that a hand that jumps jumps by itself.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, lru_cache
from itertools import count
from typing import Final

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from body_model.plain_types import Vector
from signer.characters.load import load_character
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.timing import SHORTEST_GAP_S, stored
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.kind import TrackKind
from signer.document.tracks.kinds import BODY_KINDS
from signer.document.tracks.shoulder import ShoulderKey, ShoulderTrack
from signer.document.tracks.span import Span, SpanTrack
from signer.document.values import (
    ACTING,
    DURINGS,
    EASINGS,
    LOCAL_KINDS,
    MANNERS,
    MOST_LEAD,
    PATH_SHAPES,
    ROLES,
    Act,
    BothMeet,
    Contact,
    During,
    Elbow,
    GlobalOrientation,
    HandOrientation,
    HandRole,
    Lead,
    LocalKind,
    LocalMovement,
    Orientation,
    Placement,
    SpacePoint,
    Transition,
    direction_problem,
)
from signer.motion.posture.contact_constraint import follows_other_arm
from tests.strategies.values import (
    articulator_ids,
    bent_joints,
    handshape_names,
    other_arm_ids,
    shares,
    site_ids,
    spots,
)

_FAR: Final = 2.0 / 3.0
"""How far spans go towards the limits of their channels."""
_MOVES: Final = 0.7
"""How likely a channel of a span takes part."""
ENTROPY: Final = 1 << 16
"""Bytes from which a seed's sign is drawn: far more than any sign takes."""


def moving_sign(seed: int) -> Sign:
    """Draw the sign of a seed: the same one every time, whatever is drawn beside it."""
    (draw, drawn), source = _drawing(), np.random.default_rng(seed)
    while not drawn:  # a few draws end in values that are turned down
        draw(source.bytes(ENTROPY))
    return drawn.pop()


@cache
def _drawing() -> tuple[Callable[[bytes], object], list[Sign]]:
    """Return what draws a sign from bytes, and the list that it leaves the sign in."""
    drawn = list[Sign]()

    @settings(database=None, deadline=None)
    @given(moving_signs())
    def keep(sign: Sign) -> None:
        drawn.append(sign)

    return keep.hypothesis.fuzz_one_input, drawn


def carried_sign(seed: int, *kinds: TrackKind) -> Sign:
    """Draw the sign of a seed with torso and head (or these kinds of spans) moving as far as signers move
    them, all along.

    No hand goes to the other one, whose own laws are held elsewhere: what moves their places is what is drawn
    here.
    """
    sign, draw = _apart(seed), np.random.default_rng((seed, ENTROPY))
    end_s = span_s(sign)[1]
    return sign.with_tracks(
        *(kind.make(None, tuple(drawn_spans(kind, end_s, draw))) for kind in kinds or BODY_KINDS)
    )


@lru_cache(maxsize=64)
def _apart(seed: int) -> Sign:
    """Draw a sign in which no hand goes to the other one."""
    draw = np.random.default_rng((ENTROPY, seed))
    drawn = next(
        one for number in count() if _is_apart(one := moving_sign(int(draw.integers(ENTROPY)) + number))
    )
    return drawn.with_tracks(*(kind.make(None) for kind in BODY_KINDS))


def _is_apart(sign: Sign) -> bool:
    """Return whether no hand goes to the other arm, nor slides over skin that it moves, and at least one goes
    somewhere."""
    character, keys = load_character(), [(side, key) for side in ROLES for key in sign.hand(side).keys]
    return bool(keys) and not any(follows_other_arm(character, key, side) for side, key in keys)


def drawn_spans(kind: TrackKind, until_s: float, draw: np.random.Generator) -> Iterator[Span]:
    """Draw the spans of a part of the body: holds and gaps of all lengths, each channel within two thirds of
    its limits."""
    time_s, number = draw.uniform(0.0, 0.5), 0
    while time_s < until_s:
        hold_s = float(draw.choice((0.0, draw.uniform(0.05, 0.8))))
        onset_s, offset_s = draw.uniform(0.1, 0.4, 2).tolist()
        pose = tuple(
            (one.name, _FAR * draw.uniform(one.low, one.high) * (draw.random() < _MOVES))
            for one in kind.channels
        )
        yield Span(
            f"{kind.letter}{number}", stored(time_s), stored(hold_s), stored(onset_s), stored(offset_s), pose
        )
        time_s += hold_s + float(draw.choice((0.02, draw.uniform(0.1, 0.6))))
        number += 1


@cache
@st.composite
def moving_signs(draw: st.DrawFn) -> Sign:
    """Draw a valid sign whose hands are busy for about two seconds, and often with each other."""
    tracks = [draw(_hand_tracks(side)) for side in ROLES]
    if draw(_odds(6)):
        tracks = _meeting(*tracks, draw(_points()))
    shoulders = [draw(_shoulder_tracks(side)) for side in ROLES]
    sign = Sign(
        gloss="DRAWN",
        dominant_side="left" if draw(_odds(5)) else "right",
        lead_in_s=stored(draw(_leads_s())),
        lead_out_s=stored(draw(_leads_s())),
        tracks=(*tracks, *shoulders),
    )
    # Drawn last: whatever kinds are added, a seed's hands stay what they were.
    return sign.with_tracks(*(draw(_span_tracks(kind)) for kind in BODY_KINDS))


# ------------------------------------------------------------------------------------------------ tracks


@cache
@st.composite
def _hand_tracks(draw: st.DrawFn, side: HandRole) -> HandTrack:
    """Draw the track of a hand with one to four keys; every eighth base hand has none."""
    count = 0 if side == "base" and draw(_odds(8)) else draw(_counts())
    time_s, keys = draw(_starts_s()), list[Key]()
    for number in range(count):
        key = draw(_keys(side))
        keys.append(
            replace(key, id=f"{side[0]}{number}", time_s=stored(time_s), hold_s=stored(draw(_holds_s())))
        )
        time_s = keys[-1].end_s + draw(_gaps_s())
    return HandTrack(side, tuple(keys), draw(_arcs()), draw(_arcs()))


@cache
@st.composite
def _shoulder_tracks(draw: st.DrawFn, side: HandRole) -> ShoulderTrack:
    """Draw the track of a shoulder: mostly empty."""
    time_s, keys = draw(_between(0.1, 1.0)), list[ShoulderKey]()
    for number in range(draw(_few(2))):
        turned = draw(_between(-0.1, 0.4)), draw(_between(-0.2, 0.4))
        key = ShoulderKey(
            f"s{side[0]}{number}",
            stored(time_s),
            stored(draw(_holds_s())),
            draw(shares()),
            *turned,
            draw(_easings()),
        )
        keys.append(key)
        time_s = key.end_s + draw(_between(0.1, 0.8))
    return ShoulderTrack(side, tuple(keys))


@cache
@st.composite
def _span_tracks(draw: st.DrawFn, kind: TrackKind) -> SpanTrack:
    """Draw the track of torso or head: often empty, at times from 0 s on, with spans whose ramps overlap or
    that lie a millisecond apart."""
    time_s, spans = draw(_span_starts_s()), list[Span]()
    for number in range(draw(_few(3))):
        pose = tuple((one.name, draw(_channel(one.low, one.high))) for one in kind.channels)
        ramps = stored(draw(_ramps_s())), stored(draw(_ramps_s()))
        spans.append(Span(f"{kind.letter}{number}", stored(time_s), stored(draw(_holds_s())), *ramps, pose))
        time_s = spans[-1].end_s + draw(_gaps_s())
    made: SpanTrack = kind.make(None, tuple(spans))
    return made


def _meeting(dominant: HandTrack, base: HandTrack, point_m: Vector) -> list[HandTrack]:
    """Let the first keys of both hands meet at a point, at the same time and for as long."""
    if not base.keys:
        return [dominant, base]
    first = dominant.keys[0]
    rest_from_s = base.keys[1].time_s - SHORTEST_GAP_S if len(base.keys) > 1 else first.end_s
    hold_s = stored(max(min(first.hold_s, rest_from_s - first.time_s), 0.0))
    if rest_from_s < first.time_s:
        return [dominant, base]
    changed = [
        replace(
            key,
            time_s=first.time_s,
            hold_s=hold_s,
            placement=BothMeet(key.articulator, point_m),
            second=None,
            act=None,
        )
        for key in (first, base.keys[0])
    ]
    return [
        replace(track, keys=(key, *track.keys[1:]))
        for track, key in zip((dominant, base), changed, strict=True)
    ]


# ------------------------------------------------------------------------------------------------ keys


@cache
@st.composite
def _keys(draw: st.DrawFn, side: HandRole) -> Key:
    """Draw a key of a hand at time 0, without a hold."""
    placement = draw(_placements(side))
    is_contact = isinstance(placement, Contact)
    acts = isinstance(placement, Contact) and placement.manner in ACTING
    return Key(
        id="k",
        time_s=0.0,
        handshape=draw(_handshapes()),
        placement=placement,
        orientation=draw(_orientations()),
        elbow=draw(_elbows()),
        transition=draw(_transitions()),
        second=draw(_contacts(side)) if is_contact and draw(_odds(6)) else None,
        joints=draw(bent_joints()) if draw(_odds(4)) else (),
        act=draw(_acts()) if acts and draw(_odds(2)) else None,
        local=draw(_local_movements()),
    )


@cache
def _handshapes() -> st.SearchStrategy[str]:
    return st.sampled_from(handshape_names())


@cache
def _placements(side: HandRole) -> st.SearchStrategy[Placement]:
    """Draw where a hand goes: half of all places are contacts of the body, a quarter lies on the other
    arm."""
    articulator = st.sampled_from(articulator_ids())
    space = st.builds(SpacePoint, articulator, _points())
    return st.one_of(_contacts(side), _contacts(side), _contacts(side, other_arm_ids(side)), space)


@cache
def _contacts(side: HandRole, ids: tuple[str, ...] | None = None) -> st.SearchStrategy[Contact]:
    """Draw a contact at one of these sites, at any site or at one of the user's own."""
    named = st.sampled_from(ids or site_ids(side))
    site = named if ids else st.one_of(named, named, spots(side))
    stand_off_m = st.one_of(st.just(0.0), st.just(0.0), st.floats(0.0, 0.1))
    return st.builds(Contact, st.sampled_from(articulator_ids()), site, st.sampled_from(MANNERS), stand_off_m)


@cache
def _points() -> st.SearchStrategy[Vector]:
    """Draw a point of space before the signer, m, mostly in reach."""
    return st.tuples(st.floats(-0.35, 0.35), st.floats(-0.35, 0.35), st.floats(0.1, 0.6))


@cache
def _orientations() -> st.SearchStrategy[HandOrientation]:
    """Draw how a hand is turned: within the wrist's limits, at and beyond them, or by directions."""
    direction = st.tuples(*[st.one_of(st.floats(-1.0, 1.0), st.sampled_from([-1.0, 0.0, 1.0]))] * 3)
    pair = st.tuples(direction, direction).filter(lambda found: not direction_problem(*found))
    within = st.builds(Orientation, st.floats(-1.3, 1.3), st.floats(-1.0, 1.0), st.floats(-0.4, 0.3))
    beyond = st.builds(Orientation, st.floats(-2.5, 2.5), st.floats(-2.0, 2.0), st.floats(-1.0, 1.0))
    return st.one_of(within, within, beyond, pair.map(lambda found: GlobalOrientation(*found)))


@cache
def _elbows() -> st.SearchStrategy[Elbow]:
    """Draw how high the elbow stands, every fifth on its secondary branch."""
    return st.builds(Elbow, st.floats(-1.2, 1.2), st.sampled_from(["primary"] * 4 + ["secondary"]))


@cache
def _transitions() -> st.SearchStrategy[Transition]:
    """Draw a way to the next key; no speed profile of its own is so steep that it asks for a jump."""
    handles = st.tuples(st.floats(0.2, 0.8), shares(), st.floats(0.2, 0.8), shares())
    leads = st.one_of(st.just(0.0), st.just(0.0), st.floats(-MOST_LEAD, MOST_LEAD))
    plain = st.builds(Transition, easing=_easings(), handshape_lead=leads, orientation_lead=leads)
    shaped = st.builds(
        Transition, st.sampled_from(PATH_SHAPES), st.floats(-0.1, 0.1), _easings(), st.floats(-3.2, 3.2),
        st.sampled_from([1.0, 0.5, -0.25, 2.0, -1.5]), st.sampled_from([0, 0, 1]), st.one_of(st.none(), st.none(), handles), leads, leads,
    )  # fmt: skip
    return st.one_of(plain, shaped)


@cache
def _acts() -> st.SearchStrategy[Act]:
    """Draw what a contact does while it is held."""
    return st.builds(
        Act,
        st.floats(0.003, 0.03),
        st.integers(1, 3),
        st.sampled_from(["line", "clockwise", "counterclockwise"]),
        st.floats(-3.2, 3.2),
    )


@cache
def _local_movements() -> st.SearchStrategy[tuple[LocalMovement, ...]]:
    """Draw what fingers and wrist do by themselves: mostly nothing."""

    def movement(
        kind: LocalKind, size_rad: float, rate_hz: float, during: During, toward: str, share: float
    ) -> LocalMovement:
        if kind == "open and close":  # its size is the way to a handshape
            return LocalMovement(kind, rate_hz=rate_hz, during=during, toward=toward, share=share)
        return LocalMovement(kind, size_rad, rate_hz, during)

    one = st.builds(
        movement, st.sampled_from(LOCAL_KINDS), st.floats(0.05, 0.5), st.floats(0.5, 5.0), st.sampled_from(DURINGS),
        st.sampled_from(handshape_names()), shares(),
    )  # fmt: skip
    some = st.lists(one, unique_by=lambda found: found.kind, min_size=1, max_size=2).map(tuple)
    return st.one_of(st.just(()), st.just(()), some)


# ------------------------------------------------------------------------------------------------ times and
# odds


@cache
def _odds(one_in: int) -> st.SearchStrategy[bool]:
    """Draw True once in so many times."""
    return st.sampled_from([True] + [False] * (one_in - 1))


@cache
def _counts() -> st.SearchStrategy[int]:
    """Draw how many keys a hand has."""
    return st.integers(1, 4)


@cache
def _few(most: int) -> st.SearchStrategy[int]:
    """Draw how many of something there are: half of the time none, or nearly so."""
    return st.sampled_from([0, 0, *range(most + 1)])


@cache
def _between(low: float, high: float) -> st.SearchStrategy[float]:
    return st.floats(low, high)


@cache
def _channel(low: float, high: float) -> st.SearchStrategy[float]:
    """Draw how far torso or head move in one way: every other time not at all."""
    return st.one_of(st.just(0.0), st.floats(low, high))


@cache
def _easings() -> st.SearchStrategy[str]:
    return st.sampled_from(EASINGS)


@cache
def _starts_s() -> st.SearchStrategy[float]:
    """Draw when a hand's first key begins, s: every fifth at once."""
    return st.one_of(st.just(0.0), *[st.floats(0.15, 0.6)] * 4)


@cache
def _span_starts_s() -> st.SearchStrategy[float]:
    """Draw when the first span begins, s: every third at once."""
    return st.one_of(st.just(0.0), st.floats(0.1, 1.0), st.floats(0.1, 1.0))


@cache
def _gaps_s() -> st.SearchStrategy[float]:
    """Draw the time between two keys, s: every eighth as short as can be."""
    return st.one_of(st.just(SHORTEST_GAP_S), *[st.floats(0.2, 0.8)] * 7)


@cache
def _holds_s() -> st.SearchStrategy[float]:
    """Draw how long a key is held, s."""
    return st.one_of(st.just(0.0), st.just(SHORTEST_GAP_S), *[st.floats(0.05, 0.5)] * 4)


@cache
def _ramps_s() -> st.SearchStrategy[float]:
    """Draw how long torso or head rise or let go, s."""
    return st.floats(0.1, 0.5)


@cache
def _leads_s() -> st.SearchStrategy[float]:
    """Draw the time from or to rest, s: every fifth none."""
    return st.one_of(st.just(0.0), *[st.floats(0.2, 0.6)] * 4)


@cache
def _arcs() -> st.SearchStrategy[Lead | None]:
    """Draw how a hand is led round on the way from or to rest: mostly not."""
    return st.one_of(
        st.none(), st.none(), st.none(), st.builds(Lead, st.floats(-0.2, 0.2), st.floats(-3.2, 3.2))
    )
