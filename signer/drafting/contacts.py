"""Contacts of a hold: pairs of articulator and site by how likely they are, beside no contact at all."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

import numpy as np

import sites.catalogue as places
from body_model.arrays import Array
from body_model.plain_types import Side
from signer.characters.character import Character
from signer.document.values import Contact, HandForm
from signer.drafting.hand_fit import articulators_of
from signer.drafting.landmarks import Detector
from signer.drafting.uses import log_use
from signer.motion.places.contact_target import contact_target_of
from sites.site import Site

Carrier: TypeAlias = Literal["chest", "head", "hand"]
FREE_LOG: Final = (-3.0, -4.0)
"""Log likelihood of a point of space beside a contact that fits exactly, of films and where depth is known.
In 86 holds of films of the half for setting, 59 of them in space, 64 were put rightly to space or to a skin;
with -4 57, with -2.5 64. Of exact points, with uses counted without the sign, all of 76 holds in space and
88 % of 121 contacts are, and 82 % with -3; with -9 96 %, but hands of other signs in space came to touch."""
LEAST_M: Final = (0.001, 0.002)
"""Errors, m, in plane and depth of hands that are seen exactly: of those 121 contacts half are within 1.7 mm.
All are among three so; with 3 and 6 mm 97.5 %, as places that are used more often go before nearer ones."""
PLANE_TIMES: Final = 1.5
"""A hand errs against a place by so much more than in itself. Of 27 contacts of those films 16 are among
three so, 13 with 1."""
AWAY_LOG: Final = 2.0
"""Cost of a site that looks away from the camera: hands touch what faces the viewer."""
FACING_LOG: Final = 2.4
"""Cost of normals that point the same way, a unit of the cosine over `FACING_FROM`."""
FACING_FROM: Final = -0.2
TIER_LOG: Final = np.array((0.0, 2.0, 3.0))
"""Log likelihoods of an articulator that a handshape does not list, that it lists, and of its usual one."""
ELBOW_M: Final = (0.02, 0.5)
"""Error, m, of the length of a forearm from the seen elbow to a wrist put to a site, and share of the
detector's error in depth that it has beside: a wrist in a wrong depth makes it too long or short."""
SHAPES: Final = 3
"""Handshapes whose articulators are tried."""
LEAST_CERTAIN: Final = 0.03
"""Certainty of a handshape from which on it is tried."""
KEPT: Final = 60
"""Pairs that are kept of each handshape and carrier: those behind have no share."""


class Ranked(NamedTuple):
    """A contact with its certainty; no contact where the site is empty."""

    articulator: str
    site: str
    certainty: float


class Arm(NamedTuple):
    """Arm that is seen, m: its shoulder and elbow (3,), and the lengths of its bones."""

    shoulder: Array
    elbow: Array
    upper_m: float
    fore_m: float


@cache
def surface_sites(side: Side) -> tuple[Site, ...]:
    """Return the sites of the skin that a hand may touch."""
    return tuple(one for one in places.placed(side) if one.kind == "surface")


def places_of(
    character: Character, matrices: Array, side: Side, other: HandForm | None
) -> tuple[Array, Array]:
    """Return points (S, 3) m and normals of all sites of the skin on a body as it stands."""
    found = [
        contact_target_of(character, Contact("index.tip", one.id), side, other).stands(matrices)
        for one in surface_sites(side)
    ]
    return np.array([aim for aim, _, _ in found]), np.array([normal for _, normal, _ in found])


def ranked(
    character: Character,
    hands: Mapping[Carrier, Array],
    shapes: Sequence[tuple[HandForm, float, Array, Array]],
    skin: tuple[Array, Array],
    side: Side,
    detector: Detector,
    arm: Arm,
) -> list[Ranked]:
    """Return contacts of a hand by their certainty, no contact among them.

    Args:
        character: whose skin it is.
        hands: shifts (3,) m of the hand as it is seen from what carries the sites.
        shapes: forms of the hand with certainties, turns (3, 3) and shifts (3,) of the hand.
        skin: points and normals of the sites.
        side: of the hand.
        detector: whose errors the points have.
        arm: of the hand.
    """
    rows = dict[tuple[str, str], float]()
    for form, certain, turn, shift in _tried(shapes):
        for carrier, moved in hands.items():
            for articulator, site, log in _pairs(
                character, form, turn, shift + moved, carrier, skin, side, detector, arm
            ):
                key = articulator, site
                rows[key] = max(rows.get(key, -np.inf), log + float(np.log(certain)))
    kept = sorted(rows, key=lambda one: -rows[one])[:KEPT]
    logs = np.array([rows[one] for one in kept] + [FREE_LOG[detector.has_depth]])
    shares = np.exp(logs - logs.max())
    shares /= shares.sum()
    made = [Ranked(*pair, float(share)) for pair, share in zip([*kept, ("", "")], shares, strict=True)]
    return by_site(made)


def by_site(found: Sequence[Ranked]) -> list[Ranked]:
    """Return the likeliest contact of each site, sites by the share of all of their contacts.

    Then the other contacts: five that differ in the articulator alone would hide the site that is meant.
    """
    sites = defaultdict[str, list[Ranked]](list)
    for one in sorted(found, key=lambda one: -one.certainty):
        sites[one.site].append(one)
    order = sorted(sites.values(), key=lambda those: -sum(one.certainty for one in those))
    return [*(those[0] for those in order), *(one for those in order for one in those[1:])]


def _tried(
    shapes: Sequence[tuple[HandForm, float, Array, Array]],
) -> Iterator[tuple[HandForm, float, Array, Array]]:
    for number, one in enumerate(shapes[:SHAPES]):
        if not number or one[1] >= LEAST_CERTAIN:
            yield one


def _pairs(
    character: Character,
    form: HandForm,
    turn: Array,
    shift: Array,
    carrier: Carrier,
    skin: tuple[Array, Array],
    side: Side,
    detector: Detector,
    arm: Arm,
) -> Iterator[tuple[str, str, float]]:
    """Yield articulators, sites and log likelihoods of the contacts of a hand that lies in one place."""
    sites = surface_sites(side)
    chosen = [row for row, one in enumerate(sites) if carrier_of(one) == carrier]
    if not chosen:
        return
    parts = articulators_of(character, form, side)
    at, out = parts.points @ turn.T + shift, parts.normals @ turn.T
    points, normals = (one[chosen] for one in skin)
    plane = np.hypot(PLANE_TIMES * detector.plane_m, LEAST_M[0])
    depth = np.hypot(detector.place_depth_m, np.hypot(detector.hand_m[1], LEAST_M[1]))
    gap = at[:, None] - points - parts.lifts(normals @ turn)[..., None] * normals
    log = -0.5 * ((gap[..., :2] ** 2).sum(axis=-1) / plane**2 + gap[..., 2] ** 2 / depth**2)
    log -= AWAY_LOG * (normals[:, 2] < -0.3)
    log -= FACING_LOG * np.maximum(out @ normals.T - FACING_FROM, 0.0)
    log += TIER_LOG[parts.tier][:, None]
    log += np.array([log_use("site", sites[row].id) for row in chosen])
    log += np.array([log_use("articulator", one) for one in parts.ids])[:, None]
    wrist = turn @ character.rigs[side].wrist + shift
    log -= _elbow_cost(wrist - gap, arm, detector)
    best = np.argsort(-log, axis=None)[:KEPT]
    for articulator, site in zip(*np.unravel_index(best, log.shape), strict=True):
        yield parts.ids[articulator], sites[chosen[site]].id, float(log[articulator, site])


def carrier_of(site: Site) -> Carrier:
    """Return what carries a site: the chest, the head, or the other arm."""
    if site.carrier == "head":
        return "head"
    return "chest" if site.carrier == "trunk" else "hand"


def _elbow_cost(wrist: Array, arm: Arm, detector: Detector) -> Array:
    """Return by how much wrists (..., 3) m at sites contradict the elbow that is seen."""
    across = arm.elbow[:2] - arm.shoulder[:2]
    deep = np.sqrt(max(arm.upper_m**2 - float(across @ across), 0.0))
    ends = [np.array((*arm.elbow[:2], arm.shoulder[2] + sign * deep)) for sign in (1.0, -1.0)]
    off = np.min([np.abs(np.linalg.norm(wrist - end, axis=-1) - arm.fore_m) for end in ends], axis=0)
    return np.asarray(0.5 * (off / np.hypot(ELBOW_M[0], ELBOW_M[1] * detector.place_depth_m)) ** 2)
