"""The values of a key: where the hand goes, how it is turned and shaped, how it moves. All of them are valid.

Strategies are made once: drawing from one that is made anew costs more than the value.
"""

from functools import cache
from math import pi

from hypothesis import strategies as st

import handshapes.catalogue
import sites.catalogue
from body_model.load import load_body
from body_model.plain_types import Vector
from body_model.regions import touchable_triangles
from handshapes.joints import RANGES
from signer.characters.names import site_problem
from signer.document.sign import SIDE_OF
from signer.document.values import (
    ACT_SHAPES,
    ACTING,
    DURINGS,
    EASINGS,
    FASTEST_HZ,
    LARGEST_ACT_M,
    LOCAL_KINDS,
    MANNERS,
    MOST_LEAD,
    MOST_TIMES,
    PATH_SHAPES,
    Act,
    BothMeet,
    Contact,
    During,
    Elbow,
    GlobalOrientation,
    HandOrientation,
    HandRole,
    Joints,
    Lead,
    LocalKind,
    LocalMovement,
    Manner,
    Orientation,
    Placement,
    SkinSpot,
    SpacePoint,
    Transition,
    direction_problem,
)
from tests.strategies.texts import texts

EXTREME_RAD = 100.0
"""The largest angle that a file may hold."""


@cache
def angles(most: float = EXTREME_RAD) -> st.SearchStrategy[float]:
    """Draw an angle, rad: mostly what a body does, and sometimes what a file may hold at most."""
    return st.one_of(
        st.floats(-min(pi, most), min(pi, most)), st.sampled_from([0.0, -0.0, most, -most, 1e-9])
    )


@cache
def points() -> st.SearchStrategy[Vector]:
    """Draw a point of space, m: mostly near the signer, and sometimes as far away as a file may hold."""
    near = st.tuples(st.floats(-0.6, 0.6), st.floats(-0.5, 0.6), st.floats(-0.2, 0.8))
    return st.one_of(near, st.tuples(*[st.floats(-100.0, 100.0)] * 3))


@cache
def shares() -> st.SearchStrategy[float]:
    """Draw a share, 0 to 1, both ends included."""
    return st.one_of(st.floats(0.0, 1.0), st.sampled_from([0.0, 1.0]))


@cache
def articulator_ids() -> tuple[str, ...]:
    """List the articulators that can be placed."""
    return tuple(one.id for one in handshapes.catalogue.articulators() if one.is_offered)


@cache
def handshape_names() -> tuple[str, ...]:
    """List the handshapes of the inventory."""
    return tuple(shape.name for shape in handshapes.catalogue.every())


@cache
def site_ids(role: HandRole) -> tuple[str, ...]:
    """List the named sites that a track's hand may be brought to: those of the body, and those of the other
    hand."""
    return tuple(site.id for site in sites.catalogue.placed(SIDE_OF[role]))


@cache
def other_arm_ids(role: HandRole) -> tuple[str, ...]:
    """List those of them that the other arm or hand carries."""
    return tuple(
        site.id for site in sites.catalogue.placed(SIDE_OF[role]) if site.carrier not in ("head", "trunk")
    )


@cache
def spots(role: HandRole) -> st.SearchStrategy[SkinSpot]:
    """Draw a site of one's own: a point of any triangle of the skin that the hand may be brought to."""
    drawn = st.builds(_spot, st.integers(0, len(_skin()) - 1), shares(), shares(), texts(200))
    return drawn.filter(lambda found: not site_problem(found, role))


@cache
def _skin() -> tuple[tuple[int, ...], ...]:
    """Every triangle of the skin by its corners."""
    return tuple(map(tuple, load_body().triangles[touchable_triangles(load_body())].tolist()))


def _spot(row: int, first: float, second: float, name: str) -> SkinSpot:
    left = 1.0 - first
    return SkinSpot(_skin()[row], (first, left * second, left - left * second), name)


@cache
def contacts(role: HandRole, manners: tuple[Manner, ...] = MANNERS) -> st.SearchStrategy[Contact]:
    """Draw a contact of a track's hand, every third one on the other arm or hand."""
    named = st.sampled_from(site_ids(role))
    site = st.one_of(named, st.sampled_from(other_arm_ids(role)), spots(role))
    stand_off_m = st.one_of(st.just(0.0), st.floats(0.0, 0.1), st.sampled_from([100.0, -100.0]))
    return st.builds(
        Contact,
        st.sampled_from(articulator_ids()),
        site,
        st.sampled_from((*manners, *(manner for manner in manners if manner in ACTING))),
        stand_off_m,
    )


@cache
def placements(role: HandRole) -> st.SearchStrategy[Placement]:
    """Draw where a track's hand goes."""
    articulator = st.sampled_from(articulator_ids())
    return st.one_of(
        contacts(role),
        contacts(role),
        st.builds(SpacePoint, articulator, points()),
        st.builds(BothMeet, articulator, points()),
    )


@cache
def orientations() -> st.SearchStrategy[HandOrientation]:
    """Draw how a hand is turned, against the forearm or by directions, far beyond what a wrist does too."""
    direction = st.tuples(*[st.one_of(st.floats(-1.0, 1.0), st.sampled_from([-1.0, 0.0, 1.0]))] * 3)
    pair = st.tuples(direction, direction).filter(lambda found: not direction_problem(*found))
    return st.one_of(
        st.builds(Orientation, angles(), angles(), angles()),
        pair.map(lambda found: GlobalOrientation(*found)),
    )


@cache
def elbows() -> st.SearchStrategy[Elbow]:
    """Draw how high the elbow stands."""
    return st.builds(Elbow, angles(), st.sampled_from(["primary", "secondary"]))


@cache
def bent_joints() -> st.SearchStrategy[Joints]:
    """Draw joints that are bent otherwise, none or some of them, to their ends."""

    def bent(chosen: dict[str, float]) -> Joints:
        return tuple(
            (name, (1.0 - share) * RANGES[name][0] + share * RANGES[name][1])
            for name, share in sorted(chosen.items())
        )

    return st.one_of(
        st.just(()),
        st.dictionaries(st.sampled_from(sorted(RANGES)), shares(), min_size=1, max_size=4).map(bent),
    )


@cache
def transitions() -> st.SearchStrategy[Transition]:
    """Draw a way to the next key: every path, profile and lead."""
    handles = st.one_of(st.none(), st.tuples(shares(), shares(), shares(), shares()))
    leads = st.one_of(st.just(0.0), st.floats(-MOST_LEAD, MOST_LEAD))
    turns = st.one_of(
        st.sampled_from([1.0, 0.5, -0.25, float(MOST_TIMES), -float(MOST_TIMES)]), st.floats(0.01, MOST_TIMES)
    )
    return st.builds(
        Transition, st.sampled_from(PATH_SHAPES), st.one_of(st.floats(-0.2, 0.2), st.sampled_from([0.0, 100.0])), st.sampled_from(EASINGS),
        angles(), turns, st.integers(0, MOST_TIMES), handles, leads, leads,
    )  # fmt: skip


@cache
def acts() -> st.SearchStrategy[Act]:
    """Draw what a contact does while it is held."""
    return st.builds(
        Act, st.floats(1e-6, LARGEST_ACT_M), st.integers(1, MOST_TIMES), st.sampled_from(ACT_SHAPES), angles()
    )


@cache
def local_movements() -> st.SearchStrategy[tuple[LocalMovement, ...]]:
    """Draw what fingers and wrist do by themselves, of each kind at most one."""

    def movement(
        kind: LocalKind, size_rad: float, rate_hz: float, during: During, toward: str, share: float
    ) -> LocalMovement:
        if kind == "open and close":  # its size is the way to a handshape
            return LocalMovement(kind, rate_hz=rate_hz, during=during, toward=toward, share=share)
        return LocalMovement(kind, size_rad, rate_hz, during, share=share)

    one = st.builds(
        movement, st.sampled_from(LOCAL_KINDS), st.floats(0.0, pi), st.floats(0.01, FASTEST_HZ), st.sampled_from(DURINGS),
        st.sampled_from(handshape_names()), shares(),
    )  # fmt: skip
    return st.one_of(
        st.just(()), st.lists(one, unique_by=lambda found: found.kind, min_size=1, max_size=3).map(tuple)
    )


@cache
def leads() -> st.SearchStrategy[Lead | None]:
    """Draw the arc by which a hand rises from rest or returns."""
    return st.one_of(st.none(), st.builds(Lead, st.floats(-0.3, 0.3), angles()))
