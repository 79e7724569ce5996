"""A key that is tried otherwise: judged in the whole course of its hold, roughly looked at before it is
measured."""

from dataclasses import replace
from functools import cache

import numpy as np

from benchmarks.clearing import contact
from benchmarks.fresh_contacts import choice
from body_model.arrays import Array
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import Act, Contact
from signer.kinematics.limits import HIGH, LOW
from signer.motion.operations.clearing import cleared_in_place, is_clear
from signer.motion.pose import HandPose
from signer.motion.posing import clip
from signer.motion.posture.penetration import Inside, insides
from signer.motion.solving.hand_moment import HandMoment
from signer.motion.solving.hold import HoldSamples, course_of
from signer.motion.solving.place_search import Search
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import sign_of, touching_key

RUBS_INTO_IT = 114
ERRS_M = 0.005


def rubbing(seed: int, size_m: float = 0.03) -> Key:
    key = contact(seed).hand("dominant").keys[0]
    assert key.contact is not None
    return replace(key, hold_s=0.6, placement=replace(key.contact, manner="rub"), act=Act(size_m, 2))


def postures(course: HoldSamples, count: int) -> Array:
    """About the present one."""
    found = course.posture + np.random.default_rng(5).normal(0.0, 0.4, (count, 4))
    found[:, :3] = np.clip(found[:, :3], LOW, HIGH)
    return found


@cache
def courses() -> list[HoldSamples]:
    """One hand on the body, one that rubs there, and one on the other hand."""
    at_hand = choice("other hand", 19).chosen(choice("other hand", 19).before)
    signs: list[Sign] = [contact(2), sign_of(rubbing(7)), at_hand]
    return [
        course_of(HandMoment(REFERENCE, sign, "dominant", sign.hand("dominant").keys[0])) for sign in signs
    ]


def test_some_of_many_are_what_they_are_by_themselves() -> None:
    rows = np.array([3, 4, 9])
    rub = replace(touching_key("cheek.upper.R", "b", "fingerpads"), act=Act(0.03, 2), hold_s=0.6)
    rub = replace(rub, placement=Contact("fingerpads", "cheek.upper.R", "rub"))
    skin = course_of(HandMoment(REFERENCE, sign_of(rub), "dominant", rub))
    assert skin.solved_postures[1].constraint.contact_target.skin is not None
    for course in (*courses(), skin):
        asked = postures(course, 12)
        some, alone = course.wristed(asked).rows(rows), course.wristed(asked[rows])
        np.testing.assert_array_equal(some.broken(), alone.broken())
        np.testing.assert_allclose(some.over_m(), alone.over_m(), atol=1e-6)


def test_a_rough_look_gives_up_nothing_that_is_clear_and_ranks_the_rest() -> None:
    for course in courses():
        tried = course.wristed(postures(course, 200))
        tried = tried.rows(np.flatnonzero(tried.broken() == 0)[:48])
        looked = Search(course)._evaluated(tried).look(np.arange(len(tried.broken())), 1)
        rough, over = looked.over_m, tried.over_m()
        assert (over <= 0.0).sum() > 8
        assert (rough[over <= 0.0] < ERRS_M).all()
        assert np.corrcoef(np.clip(rough, -0.01, 0.02), np.clip(over, -0.01, 0.02))[0, 1] > 0.8


def test_what_a_rub_comes_into_is_in_something_and_is_brought_out() -> None:
    rub = rubbing(RUBS_INTO_IT)
    still = replace(rub, hold_s=0.0)
    assert is_clear(HandMoment(REFERENCE, sign_of(still), "dominant", still))
    assert not is_clear(HandMoment(REFERENCE, sign_of(rub), "dominant", rub))
    found = cleared_in_place(HandMoment(REFERENCE, sign_of(rub), "dominant", rub))
    assert found is not None
    assert found.key.placement == rub.placement
    held = [inside for inside, hand in zip(*_frames(found.key), strict=True) if hand.key_id is not None]
    assert len(held) > 20
    assert max(inside.over_m for inside in held) < 0.001


def _frames(key: Key) -> tuple[tuple[Inside, ...], tuple[HandPose, ...]]:
    frames = clip(sign_of(key), 60.0)
    return insides(frames)["dominant"], tuple(frames.hands["dominant"])
