"""The laws of the dials: whatever is turned, the articulator stays where it is, or misses by exactly what is
reported, and the drawn arm follows without a jump and comes back as it went."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise, product
from math import radians

import numpy as np
import pytest

from body_model.load import load_body
from signer.document.tracks.hand import Key
from signer.document.values import Contact, Elbow, Orientation, SpacePoint
from signer.kinematics.limits import DEVIATION, FLEXION, PRONATION, Range
from signer.motion.operations import elbows, turning
from signer.motion.operations.elbows import raised_elbow
from signer.motion.operations.turning import turned_wrist
from signer.motion.posing import pose_at
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import EXAMPLE_KEYS, example, hand_at, sign_of, touching_key
from tests.helpers.extent import count, part

IN_SOLVER_M, ON_SKIN_M = 1e-9, 1e-4
WRIST = {"pronation_rad": PRONATION, "flexion_rad": FLEXION, "deviation_rad": DEVIATION}


def turned(key: Key, axis: str, reach: Range) -> Iterator[Key]:
    for angle in np.linspace(reach.low_rad, reach.high_rad, count(6, whole=15)):
        yield turned_wrist(
            HandMoment(REFERENCE, sign_of(key), "dominant", key),
            replace(key.orientation, **{axis: float(angle)}),
        )


def stays(key: Key) -> None:
    hand = hand_at(key)
    solved = np.linalg.norm(hand.posture.articulator - hand.target)
    assert abs(solved - hand.short_by_m) < IN_SOLVER_M
    assert abs(hand.contact_error_m - hand.short_by_m) < (ON_SKIN_M if hand.short_by_m else IN_SOLVER_M)


@pytest.mark.parametrize("axis", WRIST)
@pytest.mark.parametrize(("name", "index"), EXAMPLE_KEYS)
def test_turning_the_wrist_keeps_the_articulator(name: str, index: int, axis: str) -> None:
    for key in turned(example(name).hand("dominant").keys[index], axis, WRIST[axis]):
        stays(key)


@pytest.mark.parametrize(("name", "index"), EXAMPLE_KEYS)
def test_the_elbow_goes_round_its_circle_and_the_articulator_stays(name: str, index: int) -> None:
    key = example(name).hand("dominant").keys[index]
    for height in np.linspace(-np.pi, np.pi, count(9, whole=25)):
        raised = raised_elbow(HandMoment(REFERENCE, sign_of(key), "dominant", key), float(height))
        stays(raised)
        assert np.cos(hand_at(raised).elbow_height_rad - height) > 1.0 - 1e-12


@pytest.mark.parametrize(("name", "index"), EXAMPLE_KEYS)
def test_turning_the_dials_back_restores_the_key(name: str, index: int) -> None:
    key = example(name).hand("dominant").keys[index]
    sign, before = sign_of(key), hand_at(key)
    away = turned_wrist(HandMoment(REFERENCE, sign, "dominant", key), Orientation(0.3, 0.2, 0.1))
    away = raised_elbow(HandMoment(REFERENCE, sign, "dominant", away), before.elbow_height_rad + 0.6)
    back = turned_wrist(
        HandMoment(
            REFERENCE,
            sign,
            "dominant",
            raised_elbow(HandMoment(REFERENCE, sign, "dominant", away), before.elbow_height_rad),
        ),
        key.orientation,
    )
    assert back == replace(key, elbow=back.elbow)
    assert abs(back.elbow.swivel_rad - key.elbow.swivel_rad) < 1e-11
    np.testing.assert_allclose(hand_at(back).elbow, before.elbow, rtol=0, atol=1e-11)


RIGHT_ARM = [index for index, name in enumerate(load_body().bone_names) if name.endswith(".R")]
STEPS = 16
KEYS = {
    "temple": touching_key("temple.R", "i", "pinky.tip", Orientation(-0.5, -0.2, 0.1)),
    "own chest": touching_key("chest.mid.R", "b", "palm.centre", Orientation(0.2, 0.1, 0.0)),
    "other shoulder": replace(
        touching_key("clavicle.L", "5", "middle.tip"), placement=Contact("middle.tip", "clavicle.L")
    ),
    "full reach": Key(
        "k1", 0.4, "1", SpacePoint("index.tip", (-0.2, 0.1, 0.58)), hold_s=0.2, elbow=Elbow(0.4)
    ),
}


def turn(key: Key, share: float, **dial: tuple[float, float]) -> Key:
    """The key with a dial at a share of its way, the elbow kept as high."""
    assert isinstance(key.orientation, Orientation)
    ((name, (low, high)),) = dial.items()
    return turning.turned_wrist(
        HandMoment(REFERENCE, sign_of(key), "dominant", key),
        replace(key.orientation, **{name: low + share * (high - low)}),
    )


def raise_elbow(key: Key, share: float) -> Key:
    return elbows.raised_elbow(
        HandMoment(REFERENCE, sign_of(key), "dominant", key), radians(-40.0 + 150.0 * share)
    )


SWEEPS: dict[str, Callable[[Key, float], Key]] = {
    "forearm turn": lambda key, share: turn(
        key, share, pronation_rad=(PRONATION.low_rad, PRONATION.high_rad)
    ),
    "wrist bend": lambda key, share: turn(key, share, flexion_rad=(FLEXION.low_rad, FLEXION.high_rad)),
    "wrist side": lambda key, share: turn(key, share, deviation_rad=(DEVIATION.low_rad, DEVIATION.high_rad)),
    "elbow height": raise_elbow,
}


def drawn(key: Key) -> tuple[np.ndarray, int]:
    """Return the places at which the bones of the arm are drawn, and the branch of its elbow."""
    pose = pose_at(sign_of(key), key.time_s)
    return pose.bone_positions[RIGHT_ARM], int(pose.hands["dominant"].posture.branch)


@pytest.mark.parametrize(("swept", "name"), part(list(product(SWEEPS, KEYS)), every=3))
def test_the_drawn_arm_follows_without_a_jump_unless_the_elbow_changes_its_branch(
    swept: str, name: str
) -> None:
    sweep, key = SWEEPS[swept], KEYS[name]
    shares = np.linspace(0.0, 1.0, STEPS + 1)
    arms = [drawn(sweep(key, float(share))) for share in shares]
    steps = [np.linalg.norm(b[0] - a[0], axis=-1).max() for a, b in pairwise(arms)]
    at = int(
        np.argmax([step * (a[1] == b[1]) for step, a, b in zip(steps, arms[:-1], arms[1:], strict=True)])
    )
    low, high, one, other = shares[at], shares[at + 1], arms[at], arms[at + 1]
    # The widest step, halved eight times towards its wider half: a jump stays as wide as it is.
    for _ in range(8):
        middle = 0.5 * (low + high)
        between = drawn(sweep(key, float(middle)))
        if np.linalg.norm(between[0] - one[0]) > np.linalg.norm(other[0] - between[0]):
            high, other = middle, between
        else:
            low, one = middle, between
    assert np.linalg.norm(other[0] - one[0], axis=-1).max() < 0.1 * steps[at] or one[1] != other[1]


@pytest.mark.parametrize("key", KEYS.values(), ids=KEYS.keys())
@pytest.mark.parametrize("sweep", SWEEPS.values(), ids=SWEEPS.keys())
def test_there_and_back_ends_where_it_began(sweep: Callable[[Key, float], Key], key: Key) -> None:
    warm_start = moved = sweep(key, 0.5)
    for share in (0.6, 0.75, 0.6, 0.5):
        moved = sweep(moved, share)
    np.testing.assert_allclose(drawn(moved)[0], drawn(warm_start)[0], rtol=0, atol=1e-12)
    assert moved == replace(warm_start, elbow=moved.elbow)
