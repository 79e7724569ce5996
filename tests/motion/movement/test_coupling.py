"""The laws of two hands that follow each other a little: they converge in bounded rounds to one solution, from wherever they begin."""

from dataclasses import replace
from functools import cache, partial
from typing import Any

import numpy as np
import pytest

from body_model.arrays import AS_ONE
from signer.document.sign import Sign
from signer.files import load_sign
from signer.library.shelf import FOLDER
from signer.motion.checks.review import review
from signer.motion.movement import coupling
from signer.motion.movement.score import score_of
from signer.motion.pose import Clip
from signer.motion.posing import poses
from signer.motion.posture.fixed_point import settled
from tests.helpers.characters import REFERENCE
from tests.helpers.extent import part
from tests.helpers.two_hands import crossed_fists, meeting

CONVERGED_M, HELD_M, MET_M = 1e-10, 1e-9, 1e-10
MADE = {
    "crossed": crossed_fists(),
    "meeting": meeting(),
    "LOVE": load_sign(FOLDER / "LOVE.sign"),
    "MORE": load_sign(FOLDER / "MORE.sign"),
}


def moments(sign: Sign) -> np.ndarray:
    key = sign.hand("dominant").keys[0]
    return np.append(np.linspace(0.3 * key.time_s, key.end_s + 0.2, 8), key.time_s)


@cache
def solved(name: str) -> Clip:
    """The moments of a sign as they are solved, once for several laws."""
    return poses(MADE[name], moments(MADE[name]), REFERENCE)


def anew(sign: Sign) -> Sign:
    """The same sign with tracks of its own, for which nothing has been solved."""
    return replace(sign, tracks=tuple(replace(track) for track in sign.tracks))


def mutual(sign: Sign, times: np.ndarray) -> np.ndarray:
    dominant, base = (hand.follows_at(times) for hand in score_of(REFERENCE, sign).hands.values())
    return np.asarray(dominant & base)


@pytest.mark.parametrize("name", MADE)
def test_they_converge_within_the_rounds_that_each_frame_has(name: str) -> None:
    """Hands that hold directions may end at 1e-9: both are brought to their places then, so that contacts are
    exact all the same and the hands' directions off by a billionth of a radian. A round more, for 1e-10,
    would cost LOVE an eighth of its time."""
    times = moments(MADE[name])
    follow = mutual(MADE[name], times)
    assert follow.any()
    hands = solved(name).hands
    held = np.all([[hand.key_id is not None for hand in each] for each in hands.values()], axis=0)
    for each in hands.values():
        residuals = np.array([hand.residual_m for hand in each])
        assert residuals[held].max() <= HELD_M
        assert residuals[~held].max(initial=0.0) <= CONVERGED_M
        met = [hand for hand, is_mutual in zip(each, follow & held, strict=True) if is_mutual]
        assert max(hand.contact_error_m for hand in met) <= MET_M


@pytest.mark.parametrize("name", MADE)
def test_wherever_they_begin_they_end_at_one_solution(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands that are solved more or less roughly beside arms that hang are that many places to begin."""
    times, found = moments(MADE[name]), []
    for roughly_m in part((1e-9, 0.003, 0.03, 0.01, 0.09), every=2):
        monkeypatch.setattr(coupling, "_ROUGHLY_M", roughly_m)
        found.append(poses(anew(MADE[name]), times, REFERENCE))
    for one in found[1:]:
        assert np.abs(one.bone_rotations - found[0].bone_rotations).max() < 1e-8


@pytest.mark.parametrize("name", ["LOVE", "MORE"])
def test_a_single_pose_of_held_hands_takes_one_turn_to_what_turns_from_hanging_arms_end_at(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sign, turns, turn = MADE[name], [0], coupling._turn

    def counted(*asked: Any) -> None:
        turns[0] += 1
        turn(*asked)

    monkeypatch.setattr(coupling, "_turn", counted)
    times = np.array([sign.hand("dominant").keys[0].time_s])
    together = poses(anew(sign), times, REFERENCE)
    assert turns == [1]
    monkeypatch.setattr(coupling, "_held_together", lambda *_: None)
    by_turns = poses(anew(sign), times, REFERENCE)
    assert turns[0] > 3
    assert np.abs(together.bone_positions - by_turns.bone_positions).max() < 1e-9
    assert np.abs(together.bone_rotations - by_turns.bone_rotations).max() < 1e-9


def test_the_round_that_changed_least_is_kept_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    exact = solved("crossed")
    monkeypatch.setattr(coupling, "settled", partial(settled, rounds=1))
    monkeypatch.setattr(coupling, "_ROUGHLY_M", 0.09)
    sign = anew(MADE["crossed"])
    left = poses(sign, moments(sign), REFERENCE)
    worst = max(hand.residual_m for hand in left.hands["base"])
    assert AS_ONE < worst < 0.01
    assert np.abs(left.bone_positions - exact.bone_positions).max() < 10.0 * worst
    (told,) = [problem for problem in review(sign).problems if "did not converge" in problem.words]
    assert told.severity == "warning"
    assert told.time_s is not None
    monkeypatch.undo()
    assert not [problem for problem in review(anew(sign)).problems if "did not converge" in problem.words]
