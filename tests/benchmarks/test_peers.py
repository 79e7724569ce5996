"""What the comparison with other libraries rests on: their arm is ours, answers are judged right, and what is
missing is said."""

import sys
from pathlib import Path

import numpy as np
import pytest

from benchmarks.peers import arm_task, environments, judge, rows, table
from benchmarks.peers.__main__ import merged
from benchmarks.peers.libraries import signer as ours
from benchmarks.peers.models import mjcf, urdf
from benchmarks.yardstick import FOREARM_M, UPPER_ARM_M, yardstick
from signer.kinematics.arm import Arm, forward_arm
from signer.kinematics.wrist import wrist_rotation


def test_the_tasks_arm_is_the_solvers_arm() -> None:
    arm = Arm.straight(UPPER_ARM_M, FOREARM_M, 1)
    q = np.random.default_rng(1).uniform(-1.0, 1.0, (50, 7))
    parts = arm_task.parts_of(q)
    turns = wrist_rotation(arm, q[:, 4], q[:, 5], q[:, 6])
    points = forward_arm(
        arm,
        shoulder=np.zeros(3),
        shoulder_rotation=parts.shoulder,
        flexion=q[:, 3],
        wrist_rotation=turns,
        articulator=arm_task.HAND,
    )
    assert np.abs(parts.wrist - turns).max() < 1e-15
    assert np.abs(arm_task.poses_of(parts)[:, :3, 3] - points.articulator).max() < 1e-15


def test_the_yardstick_puts_the_articulator_on_its_target() -> None:
    targets = arm_task.targets(30).place[:, :3, 3]
    answers = np.array(
        [yardstick(*p.tolist(), arm_task.LOCKED_WRIST.ravel().tolist(), 1.0, 0.0) for p in targets]
    )
    shoulder = answers[:, :9].reshape(-1, 3, 3)
    parts = arm_task.Parts(shoulder, answers[:, 9], np.broadcast_to(arm_task.LOCKED_WRIST, shoulder.shape))
    assert np.abs(arm_task.poses_of(parts)[:, :3, 3] - targets).max() < 1e-14


@pytest.mark.parametrize("variant", ["call", "floats"])
def test_our_own_rows_are_judged_exact_and_nearest(variant: str) -> None:
    found = judge.judged(
        ours.make(variant, Path()), arm_task.targets(20), 30.0
    )  # patience, for a busy machine
    assert found["place"]["within_nm"] == found["near"]["within_nm"] == found["beyond"]["closest_um"] == 1.0
    assert found["line"]["drift_deg"] == 0.0
    assert ("grasp" in found) == (variant == "call")


@pytest.mark.parametrize("count", [4, 7])
def test_both_models_have_the_joints_of_the_task(count: int) -> None:
    assert urdf(count).count('type="revolute"') == mjcf(count).count("<joint ") == count


def test_rows_of_a_library_share_an_environment_and_every_module_exists() -> None:
    assert len({row.name for row in rows.ROWS}) == len(rows.ROWS)
    folder = Path(ours.__file__).parent
    assert all((folder / f"{row.module}.py").is_file() for row in rows.ROWS)
    packages = {row.environment: row.packages for row in rows.ROWS}
    assert all(packages[row.environment] == row.packages for row in rows.ROWS)


def test_an_environment_that_is_not_there_is_told_and_one_that_is_is_used(tmp_path: Path) -> None:
    with pytest.raises(environments.MissingError, match="not installed"):
        environments.python_in(tmp_path / "none", ("none",), may_install=False)
    python = tmp_path / "there" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    python.parent.mkdir(parents=True)
    python.touch()
    (tmp_path / "there" / environments.STAMP).write_text('["there"]', encoding="utf-8")
    assert environments.python_in(tmp_path / "there", ("there",), may_install=False) == python


def test_the_page_ranks_rows_and_says_what_is_missing() -> None:
    found = judge.judged(ours.make("call", Path()), arm_task.targets(20), 0.05)
    result = {"version": "1", "import_s": 0.1, "yardstick_us": 1.6, "tasks": found}
    text = table.page(rows.ROWS, {rows.OURS: result}, {"placo": "no wheel"}, 1)
    assert f"| **{rows.OURS}** |" in text
    assert "Not measured: placo (no wheel)." in text


def test_rounds_are_merged_by_medians() -> None:
    assert merged(
        [{"a": {"b": 1.0}, "v": "x"}, {"a": {"b": 9.0}, "v": "x"}, {"a": {"b": 2.0}, "v": "x"}]
    ) == {"a": {"b": 2.0}, "v": "x"}
