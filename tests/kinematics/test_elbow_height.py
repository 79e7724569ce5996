import numpy as np
import pytest

from body_model.load import load_body
from body_model.plain_types import Side
from signer.kinematics.arm import solve_arm
from signer.kinematics.rig import arm_rig
from signer.kinematics.sides import SIDES, side_sign
from signer.kinematics.swivel import elbow_height, elbow_heights


@pytest.mark.parametrize("side", SIDES)
def test_the_height_read_from_the_joints_is_the_solvers(side: Side) -> None:
    rig, random = arm_rig(load_body(), side), np.random.default_rng(3)
    swivel, target = random.uniform(-3.0, 3.0, 200), random.normal(size=(200, 3))
    target = rig.shoulder + 0.4 * target / np.linalg.norm(target, axis=-1, keepdims=True)
    asked = {"articulator": np.array((0.02, -0.15, 0.03)), "wrist_rotation": np.eye(3), "swivel": swivel}
    found = solve_arm(rig.arm, shoulder=rig.shoulder, target=target, **asked)
    solver = elbow_height(
        rig.arm,
        swivel=swivel,
        flexion=found.flexion_rad,
        wrist_rotation=np.eye(3),
        articulator=asked["articulator"],
    )
    read = elbow_heights(rig.arm.side, rig.shoulder, found.elbow, found.articulator)
    np.testing.assert_allclose(np.angle(np.exp(1j * (read - solver))), 0.0, atol=1e-11)


@pytest.mark.parametrize("up", [1.0, -1.0])
def test_straight_above_and_below_count_as_a_little_in_front(up: float) -> None:
    steep, nearly = (np.array((0.0, up, ahead)) for ahead in (0.0, 1e-7))
    elbow = np.array((0.2, 0.5 * up, 0.1))
    assert elbow_heights(1, np.zeros(3), elbow, steep) == pytest.approx(
        float(elbow_heights(1, np.zeros(3), elbow, nearly)), abs=1e-6
    )


def test_an_elbow_swung_outward_stands_higher() -> None:
    elbow, target = np.array((0.2, -0.1, 0.2)), np.array((0.0, 0.0, 0.5))
    assert elbow_heights(1, np.zeros(3), elbow, target) > 0.0
    assert elbow_heights(-1, np.zeros(3), elbow, target) < 0.0


@pytest.mark.parametrize("side", SIDES)
def test_the_elbow_of_a_straight_arm_has_no_height(side: Side) -> None:
    shoulder, articulator = np.random.default_rng(3).normal(size=(2, 200, 3))
    elbow = shoulder + 0.6 * (articulator - shoulder)
    assert not elbow_heights(side_sign(side), shoulder, elbow, articulator).any()
    aside = np.cross(articulator - shoulder, (0.0, 1.0, 0.0))
    aside *= 1e-6 / np.linalg.norm(aside, axis=1, keepdims=True)
    bent = elbow_heights(side_sign(side), shoulder, elbow + aside, articulator)
    np.testing.assert_allclose(np.abs(bent), 0.5 * np.pi, atol=1e-6)
