"""Laws of the hidden face: what it costs, that default postures show it, and that none is refused in vain."""

from math import degrees

import numpy as np
import pytest

import sites.catalogue as places
from body_model.arrays import Array
from signer.document.tracks.hand import Key
from signer.kinematics.orientation import DIRECTIONS
from signer.motion.comfort.body import HIDING, Hidden, face_cost, face_points_at_rest
from signer.motion.operations.clearing import with_posture
from signer.motion.operations.easier import as_shown, easier_posture
from signer.motion.operations.turning import facing_answer
from signer.motion.posing import pose_at
from signer.motion.solving.budgets import PRICES
from signer.motion.solving.directions import HEIGHT, MOST_TILT_RAD, TILT, TURN, Asked
from signer.motion.solving.facing_search import FacingSearch
from signer.motion.solving.hand_moment import HandMoment
from signer.motion.solving.hold import course_of
from signer.motion.solving.place_search import FoundPosture, Search, _all_over
from tests.helpers.characters import REFERENCE
from tests.helpers.drawn_cover import drawn_cover
from tests.helpers.extent import count, seeds
from tests.helpers.placing import of, placed

FACE = tuple(site.id for site in places.every() if site.region == "face")
COMMON = ("5", "1", "open_b", "b", "a", "s", "y", "c", "flat_o", "i", "v", "l")
BODY = tuple(site.id for site in places.every() if site.region in ("head", "torso", "space"))


def hidden(key: Key) -> Hidden:
    return drawn_cover(pose_at(of(key), key.time_s), "right")


def of_features(cover: Hidden) -> float:
    """Share of both eyes and the mouth, each counted alike."""
    return (2.0 * cover.eyes + cover.mouth) / 3.0


def easiest_bare(key: Key) -> float | None:
    """The least share of eyes and mouth that any of many postures without a fault hides; None without one."""
    search = Search(course_of(HandMoment(REFERENCE, of(key), "dominant", key)), change_per_rad=0.0)
    values = _all_over()
    tried = search.course.wristed(values)
    found = search._evaluated(tried)
    rows = np.flatnonzero(~found.bad & (found.cost < 2.0 * PRICES.awkward))
    if not len(rows):
        return None
    terms = found.look(rows)
    rows = rows[np.argsort(terms.face + (terms.over_m > 0.0), kind="stable")[:24]]
    rows = rows[search.measured(values[rows]).clean][:8]
    keys = (with_posture(key, FoundPosture(values[row, :3], float(values[row, 3]), 0.0)) for row in rows)
    return min((of_features(hidden(each)) for each in keys), default=None)


def test_a_third_of_the_face_costs_more_than_a_wrist_at_its_stop_and_less_than_a_broken_limit() -> None:
    shares = np.linspace(0.0, 1.0, 201)
    cost = face_cost(shares)
    assert (np.diff(cost) >= 0.0).all()
    assert (cost[shares <= HIDING.free] == 0.0).all()
    assert float(face_cost(np.array(HIDING.third))) == pytest.approx(HIDING.third_costs)
    assert 5.0 < HIDING.third_costs < cost[-1] == HIDING.all_costs < PRICES.unclean
    assert float(np.abs(np.diff(cost)).max()) < 0.3


def test_the_points_of_a_face_are_all_of_it_and_lie_between_brows_and_chin() -> None:
    face, landmarks = face_points_at_rest(REFERENCE), REFERENCE.body.landmarks
    assert float(face.weights.sum()) == pytest.approx(1.0)
    assert (face.places[:, 1] > landmarks["chin"][1]).all()
    mirrored = face.places * (-1.0, 1.0, 1.0)
    apart = np.linalg.norm(mirrored[:, None, :2] - face.places[None, :, :2], axis=-1).min(axis=1)
    assert float(apart.max()) < 1e-3


@pytest.mark.parametrize("seed", seeds(3, whole=120))
def test_a_hand_brought_to_a_face_shows_it_wherever_a_posture_does(seed: int) -> None:
    draw = np.random.default_rng(seed)
    key = placed(str(draw.choice(COMMON)), str(draw.choice(FACE)))
    share = of_features(hidden(key))
    if share >= HIDING.third:
        bare = easiest_bare(key)
        assert bare is None or bare >= HIDING.third, (key.handshape, key.placement, share, bare)


def test_father_shows_the_face_palm_left_and_fingers_up_and_the_palm_can_be_turned_left() -> None:
    key = placed("5", "forehead.centre", "thumb.tip")
    cover = hidden(key)
    assert max(cover.eyes, cover.mouth) < HIDING.third
    shown = as_shown(HandMoment(REFERENCE, of(key), "dominant", key)).asked
    for name, there in zip(("left", "up"), shown, strict=True):
        assert there is not None
        assert degrees(np.arccos(there @ DIRECTIONS[name])) < 45.0  # type: ignore[index]
    answer = facing_answer(HandMoment(REFERENCE, of(key), "dominant", key), palm="left")
    assert answer.is_clean
    assert answer.off_rad < 0.75 * MOST_TILT_RAD


def test_a_face_that_somebody_hid_is_offered_a_posture_that_shows_it() -> None:
    key = placed("b", "forehead.centre", "fingertips")
    hiding = facing_answer(HandMoment(REFERENCE, of(key), "dominant", key), palm="in").key
    assert hidden(hiding).face > HIDING.third
    found = easier_posture(HandMoment(REFERENCE, of(hiding), "dominant", hiding))
    assert found is not None
    assert found.bares
    assert hidden(found.key).face < 0.5 * HIDING.third
    assert found.key.placement == hiding.placement


def scattered(search: FacingSearch, many: int) -> Array:
    """(n, 5) free values that fill turns, tilts up to the greatest and heights of one direction evenly."""
    ratio = 1.1347241384015194  # the root of x**6 = x + 1: a lattice of rank 1
    turn, along, _, size, height = ((np.arange(1, many + 1)[:, None] * ratio ** -np.arange(1.0, 6.0)) % 1.0).T
    slant = 2.0 * np.pi * along
    values = np.zeros((many, HEIGHT + 1))
    values[:, TURN] = 2.0 * np.pi * turn - np.pi
    ways = np.stack([np.zeros(many), np.cos(slant), np.sin(slant)], axis=1)
    values[:, TILT] = search.leeway.most_rad * np.sqrt(size)[:, None] * ways
    values[:, HEIGHT] = np.radians(-60.0 + 170.0 * height)
    return values


def clean_way(search: FacingSearch, many: int) -> float | None:
    """The least strain of the clean ones of many postures that meet a request; None without one."""
    values = scattered(search, many)
    rough = search.solved(values)
    rows = np.flatnonzero(~rough.bad)
    over: Array = rough.look(rows, 2).over_m if len(rows) else np.zeros(0)
    found = search.measured(values[rows[np.argsort(over, kind="stable")[:48]]]) if len(rows) else None
    if found is None or not found.clean.any():
        return None
    return min(search.strain(found, row).held for row in np.flatnonzero(found.clean)[:8].tolist())


@pytest.mark.parametrize("seed", seeds(1, whole=120))
def test_a_direction_is_refused_only_where_no_posture_has_it(seed: int) -> None:
    """Elbow, shoulder and the turn that is not asked for are free; the contact is kept."""
    draw = np.random.default_rng(seed)
    key = placed(str(draw.choice(COMMON)), str(draw.choice((*FACE, *BODY))))
    for name in draw.choice(sorted(DIRECTIONS), count(2, whole=6), replace=False):
        answer = facing_answer(HandMoment(REFERENCE, of(key), "dominant", key), palm=name)
        if answer.key is not key:
            assert answer.is_clean
            assert answer.key.placement == key.placement
        elif answer.off_rad > MOST_TILT_RAD:
            assert answer.reason
            station = as_shown(HandMoment(REFERENCE, of(key), "dominant", key))
            way = clean_way(FacingSearch(station.course, Asked(DIRECTIONS[name])), 1500)
            assert way is None or way > PRICES.dearest, (
                key.handshape,
                key.placement,
                name,
                way,
                answer.reason,
            )
