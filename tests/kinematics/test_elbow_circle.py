import numpy as np
import pytest

from signer.kinematics.arm import Arm, solve_arm
from signer.kinematics.elbow_circle import elbow_position

RNG = np.random.default_rng(0)
BONE = 0.3


def draws(n=500):
    shoulder = RNG.normal(size=(n, 3))
    direction = RNG.normal(size=(n, 3))
    direction /= np.linalg.norm(direction, axis=-1, keepdims=True)
    return shoulder, shoulder + direction * RNG.uniform(0.01, 0.599, (n, 1)), RNG.uniform(-3.1, 3.1, n)


def printed_formula(shoulder, hand, length, omega):
    """The document's own steps, one after the other."""
    x, y, z = hand - shoulder
    turned = np.array((np.hypot(x, z), y, 0.0))
    theta = np.arctan2(z, x)
    size = np.linalg.norm(turned)
    h = np.sqrt(length**2 - size**2 / 4)
    u1, u2 = np.array((turned[1], -turned[0], 0.0)) / size, np.array((0.0, 0.0, 1.0))
    e = turned / 2 + h * u1 * np.cos(omega) + h * u2 * np.sin(omega)
    turned_back = (
        e[0] * np.cos(theta) - e[2] * np.sin(theta),
        e[1],
        e[0] * np.sin(theta) + e[2] * np.cos(theta),
    )
    return shoulder + np.array(turned_back)


def test_hand_0_is_the_printed_formula_and_hand_1_turns_the_other_way():
    shoulder, hand, omega = draws()
    left = elbow_position(shoulder, hand, BONE, omega, 0)
    right = elbow_position(shoulder, hand, BONE, omega, 1)
    assert left.reached.all()
    for i in range(100):
        assert np.abs(left.elbow[i] - printed_formula(shoulder[i], hand[i], BONE, omega[i])).max() < 1e-12
        assert np.abs(right.elbow[i] - printed_formula(shoulder[i], hand[i], BONE, -omega[i])).max() < 1e-12


def test_both_bones_have_their_length():
    shoulder, hand, omega = draws()
    elbow = elbow_position(shoulder, hand, BONE, omega, np.arange(500) % 2).elbow
    assert np.abs(np.linalg.norm(elbow - shoulder, axis=-1) - BONE).max() < 1e-12
    assert np.abs(np.linalg.norm(elbow - hand, axis=-1) - BONE).max() < 1e-12


@pytest.mark.parametrize(("side", "hand"), [(1, 0), (-1, 1)])
def test_it_is_the_direct_solver_where_their_problems_coincide(side, hand):
    shoulder, target, omega = draws()
    arm = Arm.straight(BONE, BONE, side, (0.0, np.pi))
    swivel = -side * omega if hand == 0 else side * omega
    found = solve_arm(
        arm,
        shoulder=shoulder,
        target=target,
        articulator=np.zeros(3),
        wrist_rotation=np.eye(3),
        swivel=swivel,
    )
    assert np.abs(found.elbow - elbow_position(shoulder, target, BONE, omega, hand).elbow).max() < 1e-12


@pytest.mark.parametrize("hand", [0, 1])
def test_at_zero_the_elbow_hangs_in_the_upright_plane(hand):
    found = elbow_position((0, 0, 0), (0.0, 0.0, 0.4), BONE, 0.0, hand).elbow
    assert abs(found[0]) < 1e-15
    assert found[1] == pytest.approx(-np.sqrt(0.09 - 0.04))


def test_beyond_both_bones_the_arm_is_straight_towards_the_hand():
    found = elbow_position((1.0, 2.0, 3.0), (1.0, 2.0, 13.0), BONE, 0.7, 0)
    assert not found.reached
    assert np.abs(found.elbow - (1.0, 2.0, 3.3)).max() < 1e-15
    exactly = elbow_position((0, 0, 0), (0.0, 2 * BONE, 0.0), BONE, 0.7, 0)
    assert exactly.reached
    assert np.abs(exactly.elbow - (0.0, BONE, 0.0)).max() < 1e-12


def test_a_hand_on_the_shoulder_or_straight_above_it_has_an_elbow():
    for hand in ((0.0, 0.0, 0.0), (0.0, 0.4, 0.0), (0.0, -0.4, 0.0)):
        found = elbow_position((0, 0, 0), hand, BONE, 0.5, 1)
        assert found.reached
        assert np.linalg.norm(found.elbow) == pytest.approx(BONE)


@pytest.mark.parametrize(
    "wrong",
    [
        ((0, 0), (1, 0, 0), 1, 0, 0),
        ((0, 0, 0), (1, 0, 0), 0, 0, 0),
        ((0, 0, 0), (np.nan, 0, 0), 1, 0, 0),
        ((0, 0, 0), (1, 0, 0), 1, 0, 2),
    ],
)
def test_nonsense_is_refused(wrong):
    with pytest.raises(ValueError, match=r".{10}"):
        elbow_position(*wrong)
