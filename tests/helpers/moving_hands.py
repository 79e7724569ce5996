"""Seeded signs of two hands, drawn so that both reach, which move in every way there is: paths, acts, locals,
leads, slides, changes of role."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import numpy as np

import sites.catalogue as places
from body_model.arrays import Array
from signer.document.sign import SIDE_OF, Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.shoulder import ShoulderKey, ShoulderTrack
from signer.document.values import (
    BothMeet,
    Contact,
    Elbow,
    GlobalOrientation,
    HandRole,
    Manner,
    Orientation,
    Placement,
    SpacePoint,
)
from signer.motion.movement.score import score_of
from tests.helpers.characters import REFERENCE
from tests.helpers.movement import ACTS, random_act, random_locals, random_way
from tests.helpers.two_hands import ARM_SITES, CARRIERS, FOLLOWERS

Draw = np.random.Generator
BODY_SITES: Final = (
    "chin",
    "cheekbone",
    "forehead.centre",
    "chest.mid.centre",
    "chest.upper",
    "temple",
    "shoulder",
    "mouth.corner",
)
MEETING: Final = (("flat_o", "pinch"), ("1", "index.tip"), ("s", "knuckles"), ("open_b", "fingertips"))
TRIES: Final = 60


def moving_hands(seed: int) -> tuple[str, Sign]:
    """Draw a sign of two moving hands, and the name of its kind, from a seed.

    Both hands are within reach at every key and in every held frame.
    """
    draw = np.random.default_rng(seed)
    name, kind = KINDS[seed % len(KINDS)]
    for _ in range(TRIES):
        sign = kind(draw)
        if is_reached(sign):
            return name, sign
    raise RuntimeError(f"no sign of {name} came within reach in {TRIES} tries from seed {seed}")


def is_reached(sign: Sign, fps: float = 30.0) -> bool:
    """Return whether both hands come where their keys want them, all the while these are held."""
    keys = (*sign.hand("dominant").keys, *sign.hand("base").keys)
    ends = np.unique([time_s for key in keys for time_s in (key.time_s, key.end_s)])
    return _is_reached_at(sign, ends) and _is_reached_at(sign, np.arange(0.0, ends[-1], 1.0 / fps))


def _is_reached_at(sign: Sign, times: Array) -> bool:
    return not any(
        sampled.sent is not None and np.any(track.frames.short_by[sampled.rows] > 0.0)
        for track in score_of(REFERENCE, sign).at(times).tracks.values()
        for sampled in track.sampled_segments
    )


def _wrist(draw: Draw, share: float = 0.7) -> Orientation:
    return Orientation(*(float(share * draw.uniform(-most, most)) for most in (1.2, 0.6, 0.3)))


def _elbow(draw: Draw) -> Elbow:
    return Elbow(float(draw.uniform(0.2, 0.8)))


def _one_of(draw: Draw, choices: tuple[tuple[str, str], ...]) -> tuple[str, str]:
    return choices[draw.integers(len(choices))]


def _in_front(draw: Draw, role: HandRole) -> tuple[float, float, float]:
    """A point in front of the chest, on the hand's own side."""
    outward = 1.0 if SIDE_OF[role] == "left" else -1.0
    return (
        float(outward * draw.uniform(-0.02, 0.12)),
        float(draw.uniform(-0.25, -0.05)),
        float(draw.uniform(0.22, 0.34)),
    )


def _on_hand(draw: Draw, role: HandRole) -> str:
    """A site on the other hand or its forearm."""
    if draw.random() < 0.2:
        return f"{ARM_SITES[draw.integers(len(ARM_SITES))]}.{'L' if SIDE_OF[role] == 'right' else 'R'}"
    chosen = [
        site.id for site in places.placed(SIDE_OF[role]) if site.carrier == "hand" and site.kind == "surface"
    ]
    return chosen[draw.integers(len(chosen))]


def _key(
    draw: Draw, key_id: str, time_s: float, hand: tuple[str, str], placement: Placement, **fields: object
) -> Key:
    """A key that is come to and left in any way, and may act and move by itself."""
    given: dict[str, object] = {
        "hold_s": float(draw.uniform(0.05, 0.4)),
        "orientation": _wrist(draw),
        "elbow": _elbow(draw),
        "transition": random_way(draw),
        "local": random_locals(draw),
        "act": random_act(draw) if isinstance(placement, Contact) else None,
    } | fields
    return Key(key_id, time_s, hand[0], placement, **given)  # type: ignore[arg-type]


def _touch(draw: Draw, articulator: str, site: str) -> Contact:
    manners: tuple[Manner, ...] = ("touch", "hold", *ACTS)
    return Contact(articulator, site, manners[draw.integers(len(manners))])


def _carried(draw: Draw, role: HandRole, count: int = 2) -> tuple[Key, ...]:
    """Keys of a hand that goes from place to place in front of the chest."""
    hand = _one_of(draw, CARRIERS)
    return tuple(
        _key(
            draw,
            f"c{index}",
            0.4 + 0.7 * index,
            hand,
            SpacePoint(hand[1], _in_front(draw, role)),
            orientation=_wrist(draw, 1.0),
            hold_s=0.1,
        )
        for index in range(count)
    )


def _on_one_place(draw: Draw) -> Sign:
    """One hand stays on a place of the other one, which moves."""
    hand = _one_of(draw, FOLLOWERS)
    key = _key(draw, "f0", 0.5, hand, _touch(draw, hand[1], _on_hand(draw, "dominant")), hold_s=0.7)
    return Sign(
        "ON ONE PLACE", tracks=(HandTrack("dominant", (key,)), HandTrack("base", _carried(draw, "base")))
    )


def _from_place_to_place(draw: Draw) -> Sign:
    """One hand goes from place to place of the other one, which moves."""
    hand = _one_of(draw, FOLLOWERS)
    sites = [_on_hand(draw, "base") for _ in range(2)]
    if draw.random() < 0.5:
        sites = [
            ("other.palm.heel", "other.fingertips"),
            ("other.palm.centre", "other.index.tip"),
            ("other.hand.back", "wrist.outer.R"),
        ][draw.integers(3)]  # type: ignore[assignment]
    keys = [
        _key(draw, f"f{at}", 0.5 + 0.6 * at, hand, _touch(draw, hand[1], site), hold_s=0.2)
        for at, site in enumerate(sites)
    ]
    if draw.random() < 0.6:
        keys[0] = replace(keys[0], transition=replace(keys[0].transition, path="slide"))
    return Sign(
        "FROM PLACE TO PLACE",
        tracks=(HandTrack("base", tuple(keys)), HandTrack("dominant", _carried(draw, "dominant"))),
    )


def _change_of_role(draw: Draw) -> Sign:
    """First the one hand is on the other, then the other on the one."""
    hand, other = _one_of(draw, FOLLOWERS[:4]), _one_of(draw, FOLLOWERS[:4])
    on_other, on_one = (
        _touch(draw, hand[1], _on_hand(draw, "dominant")),
        _touch(draw, other[1], _on_hand(draw, "base")),
    )
    first = (
        _key(draw, "d0", 0.4, hand, on_other, hold_s=0.2),
        _key(draw, "d1", 1.2, hand, SpacePoint(hand[1], _in_front(draw, "dominant")), hold_s=0.3),
    )
    second = (
        _key(draw, "b0", 0.4, other, SpacePoint(other[1], _in_front(draw, "base")), hold_s=0.2),
        _key(draw, "b1", 1.2, other, on_one, hold_s=0.3),
    )
    return Sign("CHANGE OF ROLE", tracks=(HandTrack("dominant", first), HandTrack("base", second)))


def _both_meet(draw: Draw) -> Sign:
    """Both hands meet at one place, go to another and meet again."""
    hand = _one_of(draw, MEETING)
    points = [
        (float(draw.uniform(-0.04, 0.04)), float(draw.uniform(-0.2, 0.0)), float(draw.uniform(0.22, 0.32)))
        for _ in range(2)
    ]
    tracks = [
        tuple(
            _key(
                draw,
                f"{letter}{at}",
                0.4 + 0.7 * at,
                hand,
                BothMeet(hand[1], point),
                hold_s=0.2,
                orientation=_wrist(draw, 0.4),
            )
            for at, point in enumerate(points)
        )
        for letter in "db"
    ]
    return Sign("BOTH MEET", tracks=(HandTrack("dominant", tracks[0]), HandTrack("base", tracks[1])))


def _across(draw: Draw) -> Sign:
    """Each hand on the other side of the chest and of the shoulders, which the other arm carries along."""
    tracks = []
    for letter, across in (("d", "L"), ("b", "R")):
        hand = (("s", "fist.palm_side"), ("open_b", "fingertips"), ("5", "palm.centre"))[draw.integers(3)]
        # a shoulder's skin goes along with its arm: held there at the same time, neither hand would say where
        # both are
        sites = (f"chest.upper.{across}", f"shoulder.{across}" if letter == "d" else "chest.mid.centre")
        keys = (
            _key(draw, f"{letter}{at}", float(0.4 + 0.1 * draw.random() + 0.9 * at), hand, _touch(draw, hand[1], site), hold_s=0.4,
                 orientation=Orientation(float(draw.uniform(0.6, 1.3)), float(draw.uniform(-0.2, 0.4)), 0.0))
            for at, site in enumerate(sites)
        )  # fmt: skip
        tracks.append(tuple(keys))
    return Sign("ACROSS", tracks=(HandTrack("dominant", tracks[0]), HandTrack("base", tracks[1])))


def _told_in_the_world(draw: Draw) -> Sign:
    """Hands whose palms and fingers are told by directions of the world, one of them on the other."""
    hand, carrier = _one_of(draw, FOLLOWERS), _one_of(draw, CARRIERS)

    def facing() -> GlobalOrientation:
        palm = np.array((0.5, -0.3, -0.8)) + draw.normal(0.0, 0.25, 3)
        fingers = np.cross(palm, np.cross(np.array((0.3, 0.9, 0.5)) + draw.normal(0.0, 0.25, 3), palm))
        return GlobalOrientation(tuple(float(part) for part in palm), tuple(float(part) for part in fingers))  # type: ignore[arg-type]

    mirror = (-1.0, 1.0, 1.0)
    base = []
    for at in range(2):
        told = facing()
        turned = GlobalOrientation(
            *(tuple(a * b for a, b in zip(one, mirror, strict=True)) for one in (told.palm, told.fingers))
        )  # type: ignore[arg-type]
        base.append(
            _key(
                draw,
                f"c{at}",
                0.4 + 0.7 * at,
                carrier,
                SpacePoint(carrier[1], _in_front(draw, "base")),
                hold_s=0.1,
                orientation=turned,
            )
        )
    keys = (
        _key(draw, "f0", 0.5, hand, _touch(draw, hand[1], _on_hand(draw, "dominant")), hold_s=0.2, orientation=facing()),
        _key(draw, "f1", 1.2, hand, SpacePoint(hand[1], _in_front(draw, "dominant")), hold_s=0.2,
             orientation=facing() if draw.random() < 0.7 else _wrist(draw)),
    )  # fmt: skip
    return Sign("TOLD IN THE WORLD", tracks=(HandTrack("dominant", keys), HandTrack("base", tuple(base))))


def _each_on_its_own(draw: Draw) -> Sign:
    """Each hand on places of face and chest, from one branch of the elbow to the other, with shoulders that
    are moved by hand."""
    tracks = []
    for letter, own in (("d", "R"), ("b", "L")):
        hand = _one_of(
            draw, (("1", "index.tip"), ("5", "thumb.tip"), ("flat_o", "pinch"), ("b", "palm.centre"))
        )
        chosen = [
            site if site.endswith("centre") or site == "chin" else f"{site}.{own}"
            for site in draw.permutation(BODY_SITES)[:3]
        ]
        keys = [
            _key(draw, f"{letter}{at}", 0.4 + 0.9 * at, hand, _touch(draw, hand[1], site), hold_s=0.3,
                 elbow=Elbow(float(draw.uniform(0.2, 0.8)), "secondary" if draw.random() < 0.25 else "primary"))
            for at, site in enumerate(chosen)
        ]  # fmt: skip
        tracks.append(tuple(keys))
    shoulder = ShoulderTrack(
        "dominant",
        (
            ShoulderKey(
                "s1",
                0.6,
                0.3,
                float(draw.uniform(0.0, 1.0)),
                float(draw.uniform(-0.05, 0.2)),
                float(draw.uniform(-0.05, 0.15)),
            ),
            ShoulderKey(
                "s2",
                1.7,
                0.2,
                float(draw.uniform(0.0, 1.0)),
                float(draw.uniform(-0.05, 0.2)),
                float(draw.uniform(-0.05, 0.15)),
            ),
        ),
    )
    return Sign(
        "EACH ON ITS OWN", tracks=(HandTrack("dominant", tracks[0]), HandTrack("base", tracks[1]), shoulder)
    )


def _two_places_at_once(draw: Draw) -> Sign:
    """A hand with a second contact beside the first, which goes on to another place, beside a hand that
    moves."""
    second = Contact("index.tip", "brow.tail.R")
    first = _key(
        draw,
        "d0",
        0.5,
        ("bent_l", "thumb.tip"),
        Contact("thumb.tip", "cheekbone.R", "touch"),
        hold_s=0.5,
        second=second,
        act=None,
    )
    after = _key(draw, "d1", 1.6, ("bent_l", "thumb.tip"), _touch(draw, "thumb.tip", "chin"), hold_s=0.2)
    return Sign(
        "TWO PLACES AT ONCE",
        tracks=(HandTrack("dominant", (first, after)), HandTrack("base", _carried(draw, "base"))),
    )


KINDS: Final[tuple[tuple[str, Callable[[Draw], Sign]], ...]] = (
    ("on one place", _on_one_place),
    ("from place to place", _from_place_to_place),
    ("change of role", _change_of_role),
    ("both meet", _both_meet),
    ("across", _across),
    ("told in the world", _told_in_the_world),
    ("each on its own", _each_on_its_own),
    ("two places at once", _two_places_at_once),
)
"""The kinds by turns: eight seeds hold one of each."""
