"""Signs for tests: a small one written by hand, and seeded random ones that use every field of the
document."""

import random
from pathlib import Path

from signer.document.inserting import insert_sign
from signer.document.items import with_items
from signer.document.sign import Sign
from signer.document.timing import stored
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.kinds import BODY_KINDS
from signer.document.tracks.shoulder import ShoulderKey, ShoulderTrack
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName
from signer.document.values import (
    ACT_SHAPES,
    ACTING,
    DURINGS,
    EASINGS,
    LOCAL_KINDS,
    MANNERS,
    PATH_SHAPES,
    ROLES,
    Act,
    BothMeet,
    Contact,
    Elbow,
    GlobalOrientation,
    HandOrientation,
    HandRole,
    Lead,
    LocalKind,
    LocalMovement,
    Marker,
    Orientation,
    Placement,
    SkinSpot,
    SpacePoint,
    Transition,
)
from signer.files import load_sign

LIBRARY = Path(__file__).parents[2] / "signer" / "library" / "signs"
APART_S = 0.3
HANDSHAPES = ("1", "i", "5", "b", "s", "10")
ARTICULATORS = ("index.tip", "pinky.tip", "thumb.tip")
SPOT = SkinSpot((1890, 34744, 15380), (0.5, 0.25, 0.25), "below the notch")
SITES = ("temple.R", "chin", "chest.mid.centre", "forehead.centre", SPOT)
JOINTS = ("index_pip_flex", "ring_mcp_flex", "thumb_ip_flex")


def contact_key(key_id: str = "k1", time_s: float = 0.4, hold_s: float = 0.2, site: str = "temple.R") -> Key:
    return Key(key_id, time_s, "1", Contact("index.tip", site), hold_s)


def space_key(key_id: str = "k2", time_s: float = 1.0, hold_s: float = 0.0) -> Key:
    return Key(key_id, time_s, "5", SpacePoint("index.tip", (-0.2, 0.1, 0.35)), hold_s)


def small_sign() -> Sign:
    """Two keys on the dominant track, one on the base track."""
    return Sign(
        gloss="SMALL",
        tracks=(
            HandTrack("dominant", (contact_key(), space_key())),
            HandTrack("base", (contact_key("k3", 0.5, 0.1, "chest.mid.centre"),)),
        ),
    )


def shrugging_sign() -> Sign:
    """The small sign with keys of both shoulders."""
    first = ShoulderKey("s1", 0.4, 0.2, assist=0.8, elevation_rad=0.2)
    second = ShoulderKey("s2", 1.0, assist=0.0, protraction_rad=0.15, easing="even")
    third = ShoulderKey("s3", 0.5, 0.1, elevation_rad=-0.1)
    return small_sign().with_tracks(
        ShoulderTrack("dominant", (first, second)), ShoulderTrack("base", (third,))
    )


def shoulder_keys(sign: Sign) -> list[ShoulderKey]:
    """Return the keys of both shoulders, the dominant one first."""
    return [key for role in ROLES for key in sign.shoulder(role).keys]


def random_sign(seed: int, keys: int = 4) -> Sign:
    """A valid sign of the given seed."""
    draw = random.Random(seed)
    return Sign(
        gloss=draw.choice(["IDEA", "MÈRE", "母", 'say "so"\\']),
        notes="line one\nline two",
        tags=tuple(draw.sample(["one hand", "face", "noun"], draw.randrange(3))),
        author="A. Writer",
        licence="CC-BY-4.0",
        source="seeded",
        dominant_side=draw.choice(["right", "left"]),
        fps=draw.choice([24, 25, 30, 60]),
        lead_in_s=stored(draw.uniform(0.0, 1.0)),
        lead_out_s=stored(draw.uniform(0.0, 1.0)),
        markers=tuple(
            Marker(0.25 * index, draw.choice(["", "first touch", "母"])) for index in range(draw.randrange(3))
        ),
        tracks=(
            _with_random_leads(seed, _random_hand(draw, "dominant", 1, keys)),
            _random_hand(draw, "base", 1 + keys, draw.randrange(keys)),
            _random_shoulder(draw, "dominant", 1, draw.randrange(3)),
            _random_shoulder(draw, "base", 4, draw.randrange(3)),
        ),
    )


def _random_hand(draw: random.Random, side: HandRole, first_id: int, count: int) -> HandTrack:
    keys, time_s = [], draw.uniform(0.0, 0.5)
    for index in range(count):
        key = _random_key(draw, f"k{first_id + index}", stored(time_s))
        keys.append(key)
        time_s = key.end_s + draw.uniform(0.05, 0.6)
    return HandTrack(side, tuple(keys))


def _with_random_leads(seed: int, track: HandTrack) -> HandTrack:
    draw = random.Random(f"leads {seed}")
    leads = (draw.choice([None, Lead(draw.uniform(0.0, 0.3), draw.uniform(-3.0, 3.0))]) for _ in range(2))
    return HandTrack(track.side, track.keys, *leads)


def _random_shoulder(draw: random.Random, side: HandRole, first_id: int, count: int) -> ShoulderTrack:
    keys, time_s = [], draw.uniform(0.0, 0.5)
    for index in range(count):
        hold_s = draw.choice([0.0, stored(draw.uniform(0.0, 0.5))])
        angles = draw.uniform(-0.2, 0.5), draw.uniform(-0.3, 0.4)
        keys.append(
            ShoulderKey(
                f"s{first_id + index}", stored(time_s), hold_s, draw.random(), *angles, draw.choice(EASINGS)
            )
        )
        time_s = keys[-1].end_s + draw.uniform(0.05, 0.6)
    return ShoulderTrack(side, tuple(keys))


def with_random_spans(sign: Sign, seed: int) -> Sign:
    """The sign with up to three spans of every kind that has them, whose ramps overlap at times."""
    draw = random.Random(f"spans {seed}")
    for kind in BODY_KINDS:
        spans, time_s = list[Span](), draw.uniform(0.0, 0.5)
        for index in range(1, draw.randrange(4) + 1):
            pose = tuple((one.name, draw.uniform(one.low, one.high)) for one in kind.channels)
            ramps = stored(draw.uniform(0.0, 0.4)), stored(draw.uniform(0.0, 0.4))
            spans.append(
                Span(f"{kind.letter}{index}", stored(time_s), stored(draw.uniform(0.0, 0.5)), *ramps, pose)
            )
            time_s = spans[-1].end_s + draw.uniform(0.05, 0.6)
        sign = with_items(sign, TrackName(kind.name), spans)
    return sign


def _random_key(draw: random.Random, key_id: str, time_s: float) -> Key:
    def angle() -> float:
        return draw.uniform(-1.4, 1.4)

    articulator = draw.choice(ARTICULATORS)
    placement: Placement = SpacePoint(
        articulator, (draw.uniform(-0.4, 0.2), draw.uniform(-0.2, 0.3), draw.uniform(0.1, 0.5))
    )
    if draw.random() < 0.7:
        placement = Contact(
            articulator,
            draw.choice(SITES),
            draw.choice(MANNERS),
            draw.choice([0.0, 0.01, draw.uniform(0, 0.1)]),
        )
    elif draw.random() < 0.3:
        placement = BothMeet(
            articulator, (draw.uniform(-0.1, 0.1), draw.uniform(-0.2, 0.0), draw.uniform(0.2, 0.4))
        )
    has_second = isinstance(placement, Contact) and draw.random() < 0.3
    joints = tuple((name, draw.uniform(0.1, 1.2)) for name in JOINTS if draw.random() < 0.2)
    return Key(
        id=key_id,
        time_s=time_s,
        hold_s=draw.choice([0.0, stored(draw.uniform(0.0, 0.5))]),
        handshape=draw.choice(HANDSHAPES),
        placement=placement,
        orientation=_random_orientation(draw),
        elbow=Elbow(angle(), draw.choice(["primary", "secondary"])),
        transition=_random_transition(draw),
        second=Contact(draw.choice(ARTICULATORS), draw.choice(SITES), draw.choice(MANNERS))
        if has_second
        else None,
        joints=joints,
        own_handshape=draw.choice(["", "my claw"]) if joints else "",
        points_of=draw.choice(["", "", "", "v"]),
        act=_random_act(draw) if isinstance(placement, Contact) and placement.manner in ACTING else None,
        local=tuple(_random_local(draw, kind) for kind in LOCAL_KINDS if draw.random() < 0.1),
    )


def _random_transition(draw: random.Random) -> Transition:
    path, height_m, easing = draw.choice(PATH_SHAPES), draw.uniform(-0.1, 0.1), draw.choice(EASINGS)
    if draw.random() < 0.5:
        return Transition(path, height_m, easing)
    handles = (draw.random(), draw.random(), draw.random(), draw.random()) if draw.random() < 0.5 else None
    leads = draw.choice([0.0, draw.uniform(-0.5, 0.5)]), draw.choice([0.0, 0.3])
    turns = draw.choice([1.0, 2.0, -3.0, 0.5, 0.75])
    return Transition(
        path, height_m, easing, draw.uniform(-3.0, 3.0), turns, draw.randrange(3), handles, *leads
    )


def _random_act(draw: random.Random) -> Act | None:
    return draw.choice(
        [
            None,
            Act(
                draw.uniform(0.005, 0.03),
                draw.randrange(1, 4),
                draw.choice(ACT_SHAPES),
                draw.uniform(-3.0, 3.0),
            ),
        ]
    )


def _random_local(draw: random.Random, kind: LocalKind) -> LocalMovement:
    if kind == "open and close":
        return LocalMovement(
            kind, rate_hz=2.0, during=draw.choice(DURINGS), toward="s", share=draw.uniform(0.2, 1.0)
        )
    return LocalMovement(kind, draw.uniform(0.05, 0.5), draw.uniform(1.0, 6.0), draw.choice(DURINGS))


def _random_orientation(draw: random.Random) -> HandOrientation:
    if draw.random() < 0.6:
        return Orientation(*(draw.uniform(-1.4, 1.4) for _ in range(3)))
    first, second = (
        tuple(draw.uniform(0.2, 1.0) * sign for sign in signs) for signs in ((1, -1, 1), (-1, 1, 1))
    )
    return GlobalOrientation(palm=(first[0], first[1], first[2]), fingers=(second[0], second[1], second[2]))


def chained(*glosses: str) -> Sign:
    """Signs of the library one after the other."""
    sign, at_s = Sign(gloss=" ".join(glosses)), 0.0
    for gloss in glosses:
        sign = insert_sign(load_sign(LIBRARY / f"{gloss}.sign"), at_s)(sign)
        at_s = max(key.end_s for key in sign.hand("dominant").keys) + APART_S
    return sign
