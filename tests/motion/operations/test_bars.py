"""What bars an angle is what the read-out then tells in red: every angle of bar and dials, posed and measured
as the window does."""

from collections.abc import Sequence
from dataclasses import replace
from math import radians, remainder, tau

import numpy as np
import pytest

from signer.document.fitting import with_key
from signer.document.queries import find_key
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import Act, HandRole
from signer.files import load_sign
from signer.kinematics.limits import WRIST
from signer.library.shelf import FOLDER
from signer.motion.movement.score import context_for
from signer.motion.operations.answer_cache import AnswerCache
from signer.motion.operations.conversion import to_wrist_angles
from signer.motion.operations.elbows import raised_elbow
from signer.motion.operations.limiting import DIALS, with_angle
from signer.motion.operations.possible import Possible
from signer.motion.operations.ranges import elbow_range, wrist_ranges
from signer.motion.operations.turning import turned_wrist
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import inside_of
from signer.motion.posture.posture_solver import solve_posture
from signer.motion.posture.surroundings import at_rest, resting
from signer.motion.solving.hand_moment import HandMoment
from signer.motion.solving.hold import moments_of
from signer.motion.solving.obstacles import obstacle_for
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import example, touching_key
from tests.helpers.extent import count

BESIDE_AN_END_RAD = radians(1.0)
MARGIN_M = 0.001
"""Depths are read from grids that are within a millimetre: nearer to what flesh gives than this, either
verdict is right."""
# one hand and two, at the head, at the chest and on the other hand, which goes along in some
HELD = (
    ("IDEA", "dominant"),
    ("LOVE", "dominant"),
    ("SCHOOL", "dominant"),
    ("NICE", "base"),
    ("LEARN", "base"),
)


def first_key(name: str, role: HandRole) -> tuple[Sign, Key]:
    sign = load_sign(FOLDER / f"{name}.sign")
    return sign, sign.hand(role).keys[0]


def over_m(sign: Sign, role: HandRole, key: Key) -> float:
    """How much deeper than flesh gives a key's hand lies in anything, m; negative where it is clear."""
    tried = with_key(sign, role, key)
    return inside_of(pose_at(tried, key.time_s))[role].over_m


def is_near_an_end(possible: Possible, angle_rad: float) -> bool:
    return any(
        abs(remainder(angle_rad - end, tau)) < BESIDE_AN_END_RAD
        for interval in possible.allowed
        for end in interval
    )


@pytest.mark.parametrize(("name", "role"), HELD)
def test_the_bar_and_the_dials_bar_just_what_the_read_out_tells_in_red(name: str, role: HandRole) -> None:
    (sign, key), rng = first_key(name, role), np.random.default_rng(7)
    around, obstacle = (
        context_for(REFERENCE, sign, role, key),
        obstacle_for(HandMoment(REFERENCE, sign, role, key)),
    )
    local = to_wrist_angles(HandMoment(REFERENCE, sign, role, key))
    wrist = solve_posture(local, role, around).orientation
    limits = (elbow_range(key, role, around).possible, *wrist_ranges(key, role, around))
    ranges = (elbow_range(key, role, around, obstacle).possible, *wrist_ranges(key, role, around, obstacle))
    spans = ((-np.pi, np.pi), *((reach.low_rad, reach.high_rad) for _, reach in WRIST))
    for place, (by_joints, possible, span) in enumerate(zip(limits, ranges, spans, strict=True)):
        angles = [
            angle
            for angle in rng.uniform(*span, 12).tolist()
            if by_joints.allows(angle) and not is_near_an_end(possible, angle)
        ]
        for angle in angles[: count(3, whole=5)]:
            if place == 0:
                tried = raised_elbow(HandMoment(REFERENCE, sign, role, key), angle)
            else:
                tried = turned_wrist(
                    HandMoment(REFERENCE, sign, role, local), with_angle(wrist, DIALS[place - 1], angle)
                )
            over = over_m(sign, role, tried)
            assert abs(over) < MARGIN_M or (over <= 0.0) == possible.allows(angle), (place, np.degrees(angle))


def test_what_is_rubbed_is_held_to_the_far_ends_of_its_way() -> None:
    still = touching_key("chest.mid.centre")
    assert still.contact is not None
    rubbed = replace(still, hold_s=0.6, placement=replace(still.contact, manner="rub"), act=Act(0.02, 2))
    sites = [
        solved_posture.reach.posture.articulator
        for solved_posture in moments_of(
            rubbed, "dominant", context_for(REFERENCE, Sign(), "dominant", rubbed)
        )
    ]
    assert len(sites) == 3
    np.testing.assert_allclose(np.linalg.norm(sites[1] - sites[2]), 0.04, atol=0.005)
    before, after = (
        elbow_range(key, "dominant", around=at_rest(REFERENCE)).possible for key in (still, rubbed)
    )
    heights = np.radians(np.arange(-179.0, 180.0, 2.0)).tolist()
    kept = [height for height in heights if after.allows(height)]
    assert 0 < len(kept) < sum(map(before.allows, heights))
    assert all(before.allows(height) or is_near_an_end(before, height) for height in kept)


def test_the_hand_that_goes_along_is_known() -> None:
    sign = load_sign(FOLDER / "NICE.sign")
    base, dominant = sign.hand("base").keys[0], sign.hand("dominant").keys[0]
    follower = obstacle_for(HandMoment(REFERENCE, sign, "base", base)).follower
    assert follower is not None
    assert follower.key == find_key(sign, follower.key.id)[1]
    assert obstacle_for(HandMoment(REFERENCE, sign, "dominant", dominant)).follower is None
    assert obstacle_for(
        HandMoment(REFERENCE, example("IDEA"), "dominant", example("IDEA").hand("dominant").keys[0])
    ).surroundings == resting(REFERENCE)


def test_what_is_known_is_not_worked_out_again() -> None:
    asked: list[int] = []

    def squares(of: list[int]) -> list[int]:
        def work_out(places: Sequence[int]) -> list[int]:
            asked.extend(of[place] for place in places)
            return [of[place] ** 2 for place in places]

        return known.answers(of, work_out)

    known: AnswerCache[int] = AnswerCache(3)
    assert squares([1, 2]) == [1, 4]
    assert squares([2, 3]) == [4, 9]
    assert asked == [1, 2, 3]
    assert squares([4]) == [16]
    assert squares([1, 2, 3]) == [1, 4, 9]
    assert asked == [1, 2, 3, 4, 1]
    known.forget()
    assert squares([4]) == [16]
    assert asked[-1] == 4
