"""Every sign on another signer: contact on that body's own skin or the reason, its own distances, and nothing
mixed up with the reference.

Every thirtieth sign of the library in the suite, all of them in the soak.
"""

from dataclasses import replace
from functools import cache
from math import radians

import numpy as np
import pytest
from scipy.spatial import cKDTree

import sites.catalogue as places
from body_model.distance.obstacles import read_grids
from body_model.load import distances_of, read_arrays
from body_model.skin import posed_cage
from body_model.surface_point import SurfacePoint, on_surface
from handshapes import catalogue
from signer.characters.character import Character
from signer.characters.load import load_character
from signer.document.queries import every_key
from signer.document.sign import SIDE_OF, Sign
from signer.document.tracks.hand import Key
from signer.document.values import TOUCHING, Contact, HandRole, Orientation, SpacePoint
from signer.files import load_sign
from signer.library.shelf import FOLDER
from signer.motion.checks.review import review
from signer.motion.operations.hand_edits import MoveTarget
from signer.motion.places.contact_target import surface_point_of
from signer.motion.places.hands import is_shaped
from signer.motion.posing import clip, pose_at
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.characters import BOTH, OTHER, REFERENCE, SOME_BODIES
from tests.helpers.examples import sign_of
from tests.helpers.extent import count, part
from tests.helpers.leaning import leaning

EXACT_M = 1e-4
"""Contact is met, and a miss is what is reported, to this."""


def touched_points(
    character: Character, role: HandRole, key: Key
) -> tuple[SurfacePoint, SurfacePoint] | None:
    """Return the points of the skin that a key brings together; None where one of them is none, or moves."""
    if key.contact is None or key.act is not None or key.contact.manner not in TOUCHING:
        return None
    if catalogue.find_articulator(key.articulator).kind != "point":
        return None
    if isinstance(key.contact.site, str) and is_shaped(places.find(key.contact.site)):
        return None
    ((articulator, _),) = catalogue.articulator_points(key.articulator, SIDE_OF[role])
    site = surface_point_of(character, key.contact.site, SIDE_OF[role])
    return None if site is None else (articulator, site)


def touches(sign: Sign) -> bool:
    return any(touched_points(REFERENCE, role, key) for role, key in every_key(sign))


LIBRARY = sorted((load_sign(path) for path in sorted(FOLDER.glob("*.sign"))), key=touches)
SIGNS = part(LIBRARY[::-1], every=30)
"""Some of them, those that bring points of the skin together first."""
FPS = count(8, whole=30)
"""Frames a second at which holds are looked at; a key is looked at when it begins and ends all the same."""


@cache
def drawn_gaps_m(index: int) -> dict[tuple[HandRole, str], float]:
    """Return how far articulator and site are apart on the surface that is drawn, of the keys of one of `SIGNS`
    that bring points of the skin together."""
    sign, body, found = SIGNS[index], OTHER.body, {}
    for role, key in every_key(sign):
        if (points := touched_points(OTHER, role, key)) is not None:
            pose = pose_at(sign, key.time_s, OTHER)
            drawn = np.asarray(body.subdivision @ posed_cage(body, pose.matrices, pose.face_weights))
            found[role, key.id] = float(np.linalg.norm(np.diff(on_surface(body, points, drawn), axis=0)))
    return found


@pytest.mark.parametrize("name", sorted({*SOME_BODIES} - {REFERENCE.name}))
def test_a_contact_is_met_on_each_body(name: str) -> None:
    """IDEA at the temple; the whole library by `signer check signer/library/signs --signer all`."""
    looked_at = review(load_sign(FOLDER / "IDEA.sign"), load_character(name))
    assert looked_at.is_good
    assert all(found.contact_error_m <= EXACT_M for found in looked_at.keys)


@pytest.mark.parametrize("index", part(range(len(SIGNS)), every=3), ids=lambda index: SIGNS[index].gloss)
def test_every_contact_is_on_the_other_skin_or_the_miss_is_what_is_reported(index: int) -> None:
    sign = SIGNS[index]
    looked_at = review(sign, OTHER)
    assert len(looked_at.keys) == sum(1 for _ in every_key(sign))
    for found in looked_at.keys:
        assert found.contact_error_m <= EXACT_M or (
            found.limits and abs(found.contact_error_m - found.short_by_m) < EXACT_M
        ), found
    short = {(found.role, found.key_id): found.short_by_m for found in looked_at.keys}
    gaps_m = drawn_gaps_m(index)
    for role, key in every_key(sign):
        gap_m = gaps_m.get((role, key.id))
        assert gap_m is None or key.second is not None or abs(gap_m - short[role, key.id]) < EXACT_M


def test_these_signs_touch_the_skin_often_enough() -> None:
    assert sum(len(drawn_gaps_m(index)) for index in range(len(SIGNS))) >= 4


@pytest.mark.parametrize("sign", SIGNS[:2], ids=lambda sign: sign.gloss)
def test_contacts_hold_while_the_other_signer_leans(sign: Sign) -> None:
    frames = clip(leaning(sign), 10.0, OTHER)
    held = [hand for pose in frames for hand in pose.hands.values() if hand.touching and hand.key_id]
    assert held
    assert np.abs(frames.chest - np.eye(3, 4)).max() > 0.1
    assert max(abs(hand.contact_error_m - hand.short_by_m) for hand in held) < 1e-9


@pytest.mark.parametrize("sign", SIGNS[:3], ids=lambda sign: sign.gloss)
def test_what_one_signer_was_asked_changes_nothing_for_another(sign: Sign) -> None:
    times = [key.time_s for _, key in every_key(sign)]
    before = [pose_at(sign, time_s, OTHER).matrices for time_s in times]
    for character in BOTH:
        character.variant(sign.rest, sign.life).caches.clear()
    for time_s, matrices in zip(times, before, strict=True):
        pose_at(sign, time_s, REFERENCE)
        again = pose_at(sign, time_s, OTHER)
        assert again.character is OTHER.variant(sign.rest, sign.life)
        assert np.array_equal(again.matrices, matrices)


@pytest.mark.parametrize("sign", SIGNS[:3], ids=lambda sign: sign.gloss)
def test_unless_another_is_given_the_signer_is_the_reference(sign: Sign) -> None:
    time_s = next(key.time_s for _, key in every_key(sign))
    assert np.array_equal(pose_at(sign, time_s).matrices, pose_at(sign, time_s, REFERENCE).matrices)
    assert pose_at(sign, time_s).character is REFERENCE.variant(sign.rest, sign.life)
    assert clip(sign, 10.0, OTHER).character is OTHER.variant(sign.rest, sign.life)


@pytest.mark.parametrize("sign", SIGNS[:3], ids=lambda sign: sign.gloss)
def test_a_left_handed_signer_is_the_mirror_image(sign: Sign) -> None:
    flip, body = np.array((-1.0, 1.0, 1.0)), OTHER.body
    for _, key in every_key(sign):
        right, left = (
            pose_at(replace(sign, dominant_side=side), key.time_s, OTHER) for side in ("right", "left")
        )
        assert np.abs(left.bone_positions - right.bone_positions[body.mirror_bone] * flip).max() < 1e-12


@pytest.mark.parametrize("character", BOTH)
def test_distances_are_those_of_the_bodys_own_skin_and_not_of_the_others(character: Character) -> None:
    """Points about head and trunk at rest: how far the lattice says the skin is, and how far the nearest
    drawn vertex of either body is."""
    other = OTHER if character is REFERENCE else REFERENCE
    own, others = (cKDTree(np.asarray(one.body.subdivision @ one.body.cage)) for one in (character, other))
    rng = np.random.default_rng(4)
    arrays = read_arrays(distances_of(character.body.name), "tools/bake_distance.py")
    for grid in read_grids(character.body, arrays):
        size = np.array(grid.shape)
        cells = rng.integers(0, size, (4000, 3))
        flat = (cells[:, 0] * size[1] + cells[:, 1]) * size[2] + cells[:, 2]
        near = grid.still[flat] & (grid.distance[flat] > 0.004) & (grid.distance[flat] < 0.02)
        points, told = grid.origin + grid.step_m * cells[near], grid.distance[flat][near]
        off_m, off_of_other_m = (
            np.percentile(np.abs(tree.query(points)[0] - told), 95) for tree in (own, others)
        )
        assert near.sum() > 50
        assert off_m < 0.003
        assert off_of_other_m > 4.0 * off_m


@pytest.mark.parametrize("character", BOTH)
def test_a_point_of_space_is_where_the_characters_own_metres_are(character: Character) -> None:
    written = (-0.12, -0.15, 0.33)
    key = Key("k1", 0.4, "1", SpacePoint("index.tip", written), orientation=Orientation(0.1, 0.2, 0.0))
    hand = pose_at(sign_of(key), 0.4, character).hands["dominant"]
    notch = character.body.landmarks["suprasternal_notch"]
    assert hand.articulator == pytest.approx(notch + character.scale.point(np.array(written)), abs=1e-9)


@pytest.mark.parametrize("character", BOTH)
def test_a_hand_that_is_dragged_is_where_it_was_dragged_to(character: Character) -> None:
    key = Key("k1", 0.4, "1", SpacePoint("index.tip", (-0.12, -0.15, 0.33)))
    sign, wanted = sign_of(key), character.body.landmarks["suprasternal_notch"] + np.array((-0.1, -0.1, 0.3))
    moved = MoveTarget(tuple(wanted.tolist())).held(HandMoment(character, sign, "dominant", key)).key
    hand = pose_at(sign_of(moved), 0.4, character).hands["dominant"]
    assert hand.target == pytest.approx(wanted, abs=1e-5)


@pytest.mark.parametrize("character", BOTH)
def test_a_stand_off_goes_with_the_arm(character: Character) -> None:
    apart = []
    for stand_off_m in (0.0, 0.05):
        key = Key(
            "k1",
            0.4,
            "1",
            Contact("index.tip", "chin", "near", stand_off_m),
            orientation=Orientation(0.1, 0.2, 0.0),
        )
        apart.append(pose_at(sign_of(key), 0.4, character).hands["dominant"].target)
    assert np.linalg.norm(apart[1] - apart[0]) == pytest.approx(0.05 * character.scale.length, abs=1e-9)


def test_the_angles_that_a_sign_tells_are_those_of_either_signer() -> None:
    key = Key(
        "k1",
        0.4,
        "1",
        SpacePoint("index.tip", (-0.12, -0.15, 0.33)),
        orientation=Orientation(radians(20), radians(-15), radians(5)),
    )
    told = [pose_at(sign_of(key), 0.4, character).hands["dominant"].orientation for character in BOTH]
    assert told[0] == told[1] == key.orientation
