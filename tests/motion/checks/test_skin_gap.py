"""How far skin is from skin where a hand touches, beside brute force."""

from dataclasses import replace

import pytest

from signer.document.values import Contact, SpacePoint
from signer.files import load_sign
from signer.library.shelf import FOLDER
from signer.motion.checks.review import review
from signer.motion.checks.skin_gap import REACH_M, skin_gap_m
from signer.motion.pose import MET_M
from signer.motion.posing import pose_at
from tests.helpers.examples import FOLDER as GOLDENS
from tests.helpers.examples import sign_of, touching_key
from tests.helpers.touching import gap_m


@pytest.mark.parametrize(("name", "number"), [("GOOD", 0), ("HOME", 1)])
def test_the_gap_is_that_of_the_drawn_triangles(name: str, number: int) -> None:
    sign = load_sign(FOLDER / f"{name}.sign")
    pose = pose_at(sign, sign.hand("dominant").keys[number].time_s)
    # the nearest skin of HOME lies at the edge of what is looked at: there it depends on how densely that is
    assert skin_gap_m(pose, "dominant") == pytest.approx(gap_m(pose, REACH_M), abs=MET_M)


def test_a_left_handed_signer_has_the_same_gap() -> None:
    sign = load_sign(FOLDER / "HOME.sign")
    gaps = [
        skin_gap_m(pose_at(replace(sign, dominant_side=side), 0.4), "dominant") for side in ("right", "left")
    ]
    assert gaps[0] == pytest.approx(gaps[1], abs=1e-6)


def test_a_hand_met_beside_its_place_first_is_listed_with_its_gap() -> None:
    sign = load_sign(GOLDENS / "left_handed.sign")
    found = review(sign)
    first, second = (key for key in found.keys if key.role == "dominant")
    assert first.skin_gap_m is not None
    assert second.skin_gap_m is not None
    assert first.skin_gap_m < MET_M < second.skin_gap_m
    told = [problem for problem in found.problems if "apart about the place" in problem.words]
    assert [problem.where for problem in told] == [second.where]


def test_what_touches_with_a_point_or_touches_nothing_has_no_gap() -> None:
    point = touching_key("chin", "1", "index.tip")
    free = replace(point, placement=SpacePoint("fingertips", (0.0, -0.1, 0.3)))
    for key in (point, free, replace(point, placement=Contact("fingertips", "chin", "near", 0.02))):
        assert skin_gap_m(pose_at(sign_of(key), 0.45), "dominant") is None
