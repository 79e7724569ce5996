"""Tests of `dev.py soak generated`: its measures, and a few drawn signs that hold what holds today.

Its measures find what they are to find.
"""

from itertools import pairwise

import numpy as np
import pytest

from signer.document.sign import Sign
from signer.document.timing import MOMENTS_HZ
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.head import HeadTrack
from signer.document.tracks.kinds import BODY_KINDS
from signer.document.tracks.span import Span
from signer.document.values import Act, BothMeet, Contact, GlobalOrientation, SpacePoint, Transition
from signer.files import read_sign
from signer.files.writing import sign_bytes
from signer.motion.checks.pace import TOGETHER_S, Step
from signer.motion.posing import poses
from signer.motion.posture.contact_constraint import is_on_other_arm
from tests.helpers.characters import REFERENCE
from tests.helpers.movement import velocity_steps
from tests.soak.generated import (
    CASES,
    FPS,
    Looked,
    Move,
    TooSlowError,
    at_most,
    is_asked,
    is_told,
    signs,
    steps_of,
)
from tests.strategies.motion import moving_sign

FINITE = (2, 5, 9)
"""Seeds of signs that are solved quickly enough for the suite."""
TIMES = np.arange(0.0, 1.0, 1.0 / FPS)


@pytest.fixture(scope="module")
def drawn() -> list[Sign]:
    return [moving_sign(seed) for seed in range(40)]


def test_a_seed_draws_the_same_valid_sign_every_time(drawn: list[Sign]) -> None:
    assert [moving_sign(seed) for seed in (3, 1)] == [drawn[3], drawn[1]]
    assert all(read_sign(sign_bytes(sign)) == (sign, ()) for sign in drawn)


def test_drawn_signs_have_all_that_is_hard_to_move_through(drawn: list[Sign]) -> None:
    found = [(side, key) for sign in drawn for side in ("dominant", "base") for key in sign.hand(side).keys]
    assert {type(key.placement) for _, key in found} == {Contact, SpacePoint, BothMeet}
    assert {side for side, key in found if is_on_other_arm(REFERENCE, key, side)} == {"dominant", "base"}
    assert {key.transition.path for _, key in found} == {"straight", "arc", "circle", "zigzag", "slide"}
    for is_hard in (
        lambda key: key.second is not None,
        lambda key: key.act is not None,
        lambda key: len(key.local) > 0,
        lambda key: key.hold_s == 0.0,
        lambda key: key.elbow.branch == "secondary",
        lambda key: isinstance(key.orientation, GlobalOrientation),
        lambda key: key.transition.orientation_lead != 0.0,
    ):
        assert any(is_hard(key) for _, key in found)
    assert any(
        after.time_s - key.end_s < 0.0011
        for sign in drawn
        for side in ("dominant", "base")
        for key, after in pairs(sign, side)
    )
    assert any(sign.shoulder("dominant").keys for sign in drawn)
    assert any(sign.hand("base").lead_in for sign in drawn)
    for kind in BODY_KINDS:
        followed = [pair for sign in drawn for pair in pairwise(sign.spans(kind.name))]
        assert any(sign.spans(kind.name) and sign.spans(kind.name)[0].time_s == 0.0 for sign in drawn)
        assert any(before.until_s > after.from_s for before, after in followed)
    assert any(
        after.time_s - before.end_s < 0.0011
        for sign in drawn
        for kind in BODY_KINDS
        for before, after in pairwise(sign.spans(kind.name))
    )
    assert {sign.dominant_side for sign in drawn} == {"left", "right"}


def pairs(sign: Sign, side: str) -> list[tuple[Key, Key]]:
    keys = sign.hand(side).keys  # type: ignore[arg-type]
    return list(pairwise(keys))


@pytest.mark.parametrize("seed", FINITE)
def test_a_drawn_sign_is_solved_and_every_number_is_finite(seed: int) -> None:
    sign = moving_sign(seed)
    moments = sorted(
        {0.0, *(key.time_s for side in ("dominant", "base") for key in sign.hand(side).keys[:2])}
    )
    assert np.isfinite(poses(sign, moments, REFERENCE).matrices).all()


def test_the_cases_come_first_and_open() -> None:
    names = sorted(path.stem for path in CASES.glob("*.sign"))
    assert [name for name, _ in signs(1)] == [*names, "0"]
    assert len(names) >= 4


def moved(size_m: float) -> np.ndarray:
    """(8, 1, 3) m, a joint that creeps and goes so far in one frame."""
    heads = np.zeros((8, 1, 3))
    heads[:, 0, 0] = 0.001 * np.arange(8) + np.where(np.arange(8) > 3, size_m, 0.0)
    return heads


def test_a_frame_that_is_quicker_than_both_beside_it_is_a_step() -> None:
    assert steps_of(moved(0.06), np.ones(7, dtype=bool)) == [pytest.approx((0.061, 3 / FPS, 4 / FPS))]
    assert not steps_of(moved(0.04), np.ones(7, dtype=bool))
    assert steps_of(8.0 * moved(0.06), np.ones(7, dtype=bool))
    assert not steps_of(20.0 * moved(0.06), np.ones(7, dtype=bool)), "all of it is quick"
    assert not steps_of(moved(0.06), np.arange(7) != 4), "a frame beside it is asked for"


def test_a_move_is_told_by_a_step_of_its_size_at_its_time_alone() -> None:
    step = Step("base", 0.5, "wrist", 0.05 * MOMENTS_HZ)
    assert is_told(Move(0.05, 0.4999, 0.5001), [step])
    assert is_told(Move(0.05, 0.5 + 0.9 * TOGETHER_S, 0.6), [step])
    assert not is_told(Move(0.05, 0.5 + 1.1 * TOGETHER_S, 0.6), [step])
    assert not is_told(Move(0.05, 0.4, 0.5 - 1.1 * TOGETHER_S), [step])
    assert not is_told(Move(0.1, 0.4999, 0.5001), [step]), "it is larger than what is told"
    assert not is_told(Move(0.05, 0.4999, 0.5001), [])


def test_a_jump_of_a_hand_that_moves_out_of_reach_by_itself_is_told() -> None:
    assert is_told(Move(0.0098, 0.083, 0.083), velocity_steps(moving_sign(246), REFERENCE))


def test_a_step_is_asked_for_by_a_way_of_a_millisecond_and_not_by_one_of_half_a_second() -> None:
    def asked(gap_s: float, lead_in_s: float = 0.3, **fields: object) -> int:
        point = SpacePoint("palm.centre", (0.0, 0.0, 0.3))
        keys = (Key("k1", 0.3, "b", point, 0.1, **fields), Key("k2", 0.4 + gap_s, "b", point))  # type: ignore[arg-type]
        return int(
            is_asked(
                Sign(tracks=(HandTrack("dominant", keys), HandTrack("base")), lead_in_s=lead_in_s), TIMES
            ).sum()
        )

    def asked_by_spans(ramps_s: float, gap_s: float) -> int:
        spans = (Span("h1", 0.3, 0.1, ramps_s, ramps_s), Span("h2", 0.4 + gap_s, 0.1, ramps_s, ramps_s))
        return int(is_asked(Sign(tracks=(HeadTrack(spans),)), TIMES).sum())

    assert asked_by_spans(0.25, 0.5) == 0
    assert asked_by_spans(0.0, 0.3) in (4, 5, 6, 7, 8)  # four ends without a ramp
    assert asked(0.001) in (1, 2)
    assert asked(0.5, lead_in_s=0.0) in (1, 2)
    assert asked(0.5) == 0
    assert asked(0.5, transition=Transition("circle", 0.05, turns=-8.0)) > 10
    assert asked(0.5, act=Act(0.02, 8)) > 10


def test_what_breaks_a_law_is_counted_and_told() -> None:
    found = Looked()
    for name, value in (("1", 0.5), ("2", 2.0), ("3", float("nan"))):
        found.note(name, "same", value, 1.0)
    (row,) = [row for row in found.table() if "is the pose at its time" in row]
    assert "2 of 3" in row
    assert row.endswith("2, 3")
    assert not found.is_good
    assert Looked().is_good


def test_what_takes_too_long_is_given_up() -> None:
    def never_ending() -> None:
        with at_most(0.01):
            while True:
                pass

    with pytest.raises(TooSlowError):
        never_ending()
