"""Generated contacts of derived articulators, and how far apart skin and skin are then on the drawn body, by
brute force."""

from functools import cache

import numpy as np

import handshapes.catalogue as shapes
import sites.catalogue as places
from benchmarks.drawn_gap import skin_gap
from body_model.arrays import Indices
from body_model.load import load_body
from body_model.model import EYE, SKIN
from body_model.plain_types import Side
from body_model.regions import carried_share, triangles_of_parts
from body_model.skin import posed_cage
from handshapes.handshape import Handshape
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Elbow, Orientation, SpacePoint
from signer.kinematics.rig import arm_rig
from signer.motion.pose import Pose
from tests.helpers.examples import sign_of

REACH_M = 0.034
"""Skin counts that is so near to the site."""
BASE = Key(
    "b1",
    0.2,
    "b",
    SpacePoint("palm.centre", (0.05, -0.18, 0.28)),
    hold_s=0.9,
    orientation=Orientation(0.2, 0.1, 0.0),
    elbow=Elbow(0.4),
)


@cache
def _articulators() -> tuple[tuple[str, Handshape], ...]:
    derived = [one.id for one in shapes.articulators() if one.kind == "derived"]
    return tuple((one, shape) for one in derived for shape in shapes.every() if one in shape.articulators)


@cache
def _sites() -> tuple[str, ...]:
    return tuple(site.id for site in places.placed("right") if site.kind == "surface")


def random_touch(seed: int) -> Sign:
    """A key whose articulator lies off the skin, on some site with some wrist; the other hand is in front of
    the chest for one on it."""
    draw = np.random.default_rng(seed)
    every = sorted({one for one, _ in _articulators()})
    articulator = every[seed % len(every)]
    of_it = [shape for one, shape in _articulators() if one == articulator]
    site = _sites()[draw.integers(len(_sites()))]
    wrist = Orientation(*(float(draw.uniform(-most, most)) for most in (1.0, 0.5, 0.25)))
    contact = Contact(articulator, site)
    one = Key(
        "k1",
        0.5,
        of_it[draw.integers(len(of_it))].name,
        contact,
        0.3,
        wrist,
        Elbow(float(draw.uniform(0.2, 0.8))),
    )
    return (
        Sign(tracks=(HandTrack("dominant", (one,)), HandTrack("base", (BASE,))))
        if places.find(site).carrier == "hand"
        else sign_of(one)
    )


def gap_m(pose: Pose, reach_m: float = REACH_M) -> float:
    """The least distance between skin of the dominant hand and other skin about its site, negative where they
    overlap."""
    body, hand = load_body(), pose.hands["dominant"]
    assert hand.site is not None
    return skin_gap(
        body.subdivision @ posed_cage(body, pose.matrices, pose.face_weights),
        *_skins(hand.side),
        hand.site,
        reach_m,
    ).gap_m


@cache
def _skins(side: Side) -> tuple[Indices, Indices]:
    """Triangles of a hand, and of skin and eyes but for its own forearm and hand."""
    body, rig = load_body(), arm_rig(load_body(), side)
    hand = carried_share(body, [*rig.hand_bones.tolist(), int(rig.bones[-1])]) > 0.5
    arm = carried_share(body, [*rig.bones[4:].tolist(), *rig.hand_bones.tolist()]) > 0.5
    skin = body.triangles[triangles_of_parts(body, SKIN, EYE)]
    return skin[hand[skin].all(axis=1)], skin[~arm[skin].any(axis=1)]
