"""The comparison with other solvers: their arm is ours, and answers are judged by the arm they make."""

import numpy as np
import pytest

from benchmarks import peers
from benchmarks.yardstick import FOREARM_M, HAND_M, UPPER_ARM_M, yardstick
from signer.kinematics.arm import Arm, forward_arm
from signer.kinematics.wrist import wrist_rotation


def test_the_peers_arm_is_the_solvers_arm_and_the_yardsticks() -> None:
    arm = Arm.straight(UPPER_ARM_M, FOREARM_M, 1)
    q = np.random.default_rng(1).uniform(-1.0, 1.0, (50, 4))
    shoulder = (
        peers.turn(peers.AXES[0], q[:, 0])
        @ peers.turn(peers.AXES[1], q[:, 1])
        @ peers.turn(peers.AXES[2], q[:, 2])
    )
    wrist = wrist_rotation(arm, peers.PRONATION, peers.BEND, peers.SIDE)
    points = forward_arm(
        arm, shoulder=np.zeros(3), shoulder_rotation=shoulder, flexion=q[:, 3], wrist_rotation=wrist, articulator=np.array(HAND_M)
    )  # fmt: skip
    assert np.abs(wrist - peers.WRIST).max() < 1e-15
    assert np.abs(peers.reached(q) - points.articulator).max() < 1e-15
    for target in peers.targets(30)["within"][0]:
        *rows, flexion = yardstick(*target.tolist(), peers.WRIST.ravel().tolist(), 1.0, 0.0)
        turned = np.array(rows).reshape(3, 3)
        made = turned @ (UPPER_ARM_M * peers.DOWN + peers.turn(peers.HINGE, flexion) @ peers.TIP)
        assert made == pytest.approx(target, abs=1e-14)


@pytest.mark.parametrize("kind", ["within", "near", "beyond"])
def test_ours_is_right_on_all_targets_and_an_elbow_out_of_its_range_is_right_on_none(kind: str) -> None:
    asked, least_m = peers.targets(20)[kind]
    assert peers.judged(peers.signer_call(), asked, least_m)[1] == 1.0
    assert peers.judged(lambda _target: np.array((0.0, 0.0, 0.0, -1.0)), asked, least_m)[1] == 0.0
    assert peers.judged(lambda _target: None, asked, least_m)[1] == 0.0


def test_a_peer_that_is_not_installed_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other = peers.Peer("other", peers.scipy_least_squares, "no_such_module")
    monkeypatch.setattr(peers, "PEERS", (peers.PEERS[0], other))
    peers.main(["5"])
    _head, ours, theirs = capsys.readouterr().out.splitlines()
    assert ours.count("100.0%") == 3
    assert theirs.split() == ["other", "not", "installed"]
