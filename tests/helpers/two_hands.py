"""Signs of two hands for tests: seeded random ones whose hands reach each other, and a few as signers make
them."""

from typing import Literal

import numpy as np

import sites.catalogue as places
from signer.document.sign import SIDE_OF, Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import OTHER_ROLE, BothMeet, Contact, Elbow, HandRole, Orientation, SpacePoint

CARRIERS = (
    ("b", "palm.centre"),
    ("5", "index.tip"),
    ("s", "hand.back"),
    ("curved_1", "index.middle.palmar"),
    ("open_b", "fingertips"),
)
FOLLOWERS = (
    ("1", "index.tip"), ("5", "thumb.tip"), ("10", "hand.edge.ulnar"), ("flat_o", "pinch"), ("open_b", "fingertips"),
    ("s", "fist.palm_side"), ("b", "palm.centre"),
)  # fmt: skip
PALM_UP = Orientation(-1.2, 0.0, 0.0)
FIST_IN = Orientation(1.2, 0.0, 0.0)
ARM_SITES = ("forearm.inner", "forearm.outer", "wrist.inner", "wrist.outer", "wrist.ulnar", "elbow.inner")


def key(
    key_id: str,
    time_s: float,
    hand: tuple[str, str],
    place: str | tuple[float, float, float],
    **fields: object,
) -> Key:
    """A key of a hand in a shape, its articulator on a site or at a point of space."""
    shape, articulator = hand
    placement = Contact(articulator, place) if isinstance(place, str) else SpacePoint(articulator, place)
    given: dict[str, object] = {"hold_s": 0.2, "elbow": Elbow(0.3)} | fields
    return Key(key_id, time_s, shape, placement, **given)  # type: ignore[arg-type]


def both(dominant: tuple[Key, ...], base: tuple[Key, ...]) -> Sign:
    """A sign of two tracks."""
    return Sign(gloss="TWO", tracks=(HandTrack("dominant", dominant), HandTrack("base", base)))


def random_pair(seed: int, follower: HandRole = "dominant", carrier_moves: bool = False) -> Sign:
    """One hand in front of the chest, and the other one on some place of it or of its forearm.

    With a carrier that moves, it goes on to another place and another wrist while the follower holds its only
    key.
    """
    draw = np.random.default_rng(seed)
    carrier = OTHER_ROLE[follower]
    outward = 1.0 if SIDE_OF[carrier] == "left" else -1.0
    hand = CARRIERS[draw.integers(len(CARRIERS))]

    def carried(key_id: str, time_s: float, hold_s: float) -> Key:
        point = (
            round(float(outward * draw.uniform(0.0, 0.1)), 3),
            float(draw.uniform(-0.25, -0.08)),
            float(draw.uniform(0.24, 0.32)),
        )
        return key(
            key_id,
            time_s,
            hand,
            point,
            hold_s=hold_s,
            orientation=_wrist(draw, 1.0),
            elbow=Elbow(float(draw.uniform(0.2, 0.7))),
        )

    keys = (carried("c1", 0.4, 0.1), carried("c2", 0.9, 0.1)) if carrier_moves else (carried("c1", 0.4, 0.6),)
    own = "R" if SIDE_OF[follower] == "right" else "L"
    on_arm = [f"{name}.{'L' if own == 'R' else 'R'}" for name in ARM_SITES]
    on_hand = [
        site.id
        for site in places.placed(SIDE_OF[follower])
        if site.carrier == "hand" and site.kind == "surface"
    ]
    chosen = on_arm if draw.random() < 0.25 else on_hand
    site = chosen[draw.integers(len(chosen))]
    follow = key(
        "f1", 0.5 if carrier_moves else 0.6, FOLLOWERS[draw.integers(len(FOLLOWERS))], site,
        hold_s=0.5 if carrier_moves else 0.2, orientation=_wrist(draw, 0.7), elbow=Elbow(float(draw.uniform(0.2, 0.7))),
    )  # fmt: skip
    return both((follow,), keys) if follower == "dominant" else both(keys, (follow,))


def _wrist(draw: np.random.Generator, share: float) -> Orientation:
    return Orientation(*(float(share * draw.uniform(-most, most)) for most in (1.2, 0.6, 0.3)))


def crossed_fists() -> Sign:
    """LOVE: each fist on the other side of the chest, which the other shoulder carries along."""
    fist = ("s", "fist.palm_side")
    return both(
        (key("d1", 0.4, fist, "chest.upper.L", orientation=FIST_IN),),
        (key("b1", 0.5, fist, "chest.upper.R", orientation=FIST_IN),),
    )


def swapped() -> Sign:
    """FRIEND: first the dominant finger is hooked on the base one, then the base one on the dominant."""
    hook, above = ("curved_1", "index.middle.palmar"), Orientation(0.9, 0.0, 0.0)
    here, there = (0.0, -0.12, 0.3), "other.index.middle.palmar"
    return both(
        (key("d1", 0.4, hook, there, orientation=above), key("d2", 1.0, hook, here, orientation=PALM_UP)),
        (key("b1", 0.4, hook, here, orientation=PALM_UP), key("b2", 1.0, hook, there, orientation=above)),
    )


def meeting(
    hand: tuple[str, str] = ("flat_o", "pinch"), point: tuple[float, float, float] = (0.0, -0.12, 0.28)
) -> Sign:
    """MORE: both hands meet at a point of space."""
    shape, articulator = hand
    first, second = (
        Key(name, 0.4, shape, BothMeet(articulator, point), hold_s=0.2, elbow=Elbow(0.3))
        for name in ("d1", "b1")
    )
    return both((first,), (second,))


def lifted(slides: Literal["stays", "slides"] = "stays") -> Sign:
    """HELP, and NICE while the base hand rises: on the palm, or along it, of a hand that is lifted."""
    palm, edge = ("b", "palm.centre"), ("10", "hand.edge.ulnar")
    wrist = Orientation(0.1, 0.2, 0.1)
    first, last = ("other.palm.centre",) * 2 if slides == "stays" else ("other.palm.heel", "other.fingertips")
    return both(
        (
            key("d1", 0.4, edge, first, orientation=wrist, hold_s=0.1),
            key("d2", 1.0, edge, last, orientation=wrist),
        ),
        (
            key("b1", 0.4, palm, (0.02, -0.25, 0.3), orientation=PALM_UP, hold_s=0.1),
            key("b2", 1.0, palm, (0.02, -0.12, 0.3), orientation=PALM_UP),
        ),
    )
