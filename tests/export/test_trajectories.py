"""Trajectories: a table of where hands are, as the solved clip has it."""

import csv
from pathlib import Path

import numpy as np

from signer.document.values import ROLES
from signer.export import export
from signer.export.trajectories import columns
from signer.files import load_sign
from signer.library.shelf import FOLDER
from signer.motion.posing import clip

FPS = 20


def test_a_row_a_frame_says_where_hands_are_and_what_they_miss(tmp_path: Path) -> None:
    sign, path = load_sign(FOLDER / "BORED.sign"), tmp_path / "a.csv"
    export(sign, path, FPS)
    shown = clip(sign, FPS)
    with path.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert tuple(rows[0]) == columns()
    assert len(rows) == len(shown)
    for row, pose in zip(rows, shown, strict=True):
        assert float(row["time_s"]) == round(pose.time_s, 6)
        for role in ROLES:
            hand = pose.hands[role]
            for point in ("wrist", "elbow", "articulator", "target"):
                told = [row[f"{role}.{point}_{axis}_m"] for axis in "xyz"]
                if point == "target" and hand.resting:
                    assert told == ["", "", ""]
                    continue
                assert np.abs(np.array(told, float) - getattr(hand, point)).max() < 1e-6
            assert (row[f"{role}.contact_mm"] == "") == hand.resting
    speeds = [float(row["dominant.speed_m_s"]) for row in rows]
    wrists = np.array([pose.hands["dominant"].wrist for pose in shown])
    steps = np.linalg.norm(np.diff(wrists, axis=0), axis=-1) * FPS
    assert 0.5 * steps.max() < max(speeds) <= steps.max() + 1e-3
    export(sign, tmp_path / "b.csv", FPS)
    assert (tmp_path / "b.csv").read_bytes() == path.read_bytes()


def test_a_single_frame_stands_still(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    export(load_sign(FOLDER / "IDEA.sign"), path, FPS, start_s=0.5, end_s=0.5)
    with path.open(newline="") as file:
        (row,) = csv.DictReader(file)
    assert row["dominant.speed_m_s"] == "0.0000"
