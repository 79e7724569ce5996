"""BVH: three.js and bvhio play it, and a frame of zeros is the T-pose."""

from dataclasses import replace
from pathlib import Path

import bvhio
import numpy as np
import pytest

from body_model.load import load_body
from signer.export import export
from signer.export.bone_sets import BONES, all_bones, bone_set
from signer.export.bvh import angles_of
from signer.export.folding import folded
from signer.export.formats import BVH_FPS
from signer.files import load_sign
from signer.kinematics.rotations import axis_rotation, rotation_exp
from signer.library.shelf import FOLDER
from signer.motion.posing import clip
from tests.helpers.node import node

BODY = load_body()
FPS = 24


def test_three_js_and_bvhio_put_every_joint_where_the_fold_has_it(tmp_path: Path) -> None:
    sign = replace(load_sign(FOLDER / "BORED.sign"), dominant_side="left")
    files, solved = {"": tmp_path / "all.bvh", "vrm": tmp_path / "vrm.bvh"}, clip(sign, FPS)
    for bones, path in files.items():
        export(sign, path, FPS, bones=bones)
    frames = range(0, len(solved), 5)
    played = node("bvh.mjs", ",".join(map(str, frames)), *files.values())
    for bones, shown in zip(files, played, strict=True):
        found = folded([solved], bone_set(BODY, BONES[bones or "all"](BODY)))
        assert (shown["count"], shown["step"]) == (len(solved), pytest.approx(1 / FPS, abs=1e-6))
        for frame, seen in zip(frames, shown["frames"], strict=True):
            places = np.array([seen[name] for name in found.bones.names]) / 100.0
            assert np.linalg.norm(places - found.positions[frame], axis=-1).max() < 1e-5
        root = bvhio.readAsHierarchy(str(files[bones]))
        for frame in frames:
            root.loadPose(frame, recursive=True)
            seen = {joint.Name: joint.PositionWorld for joint, _, _ in root.layout()}
            places = np.array([seen[name] for name in found.bones.names]) / 100.0
            assert np.linalg.norm(places - found.positions[frame], axis=-1).max() < 1e-5


def test_a_t_pose_has_no_turns_and_the_hierarchy_is_it(tmp_path: Path) -> None:
    bones = bone_set(BODY, all_bones(BODY))
    found = folded([clip(load_sign(FOLDER / "IDEA.sign"), 2)], bones)
    standing = replace(found, rotations=np.tile(bones.t_turns, (len(found.times_s), 1, 1, 1)))
    assert np.abs(standing.from_t_pose() - np.eye(3)).max() < 1e-12
    assert np.abs(angles_of(standing.from_t_pose())).max() < 1e-6
    export(load_sign(FOLDER / "IDEA.sign"), tmp_path / "a.bvh", 2)
    lines = (tmp_path / "a.bvh").read_text().split("\n")
    arm = lines[lines.index(next(line for line in lines if line.endswith("JOINT leftLowerArm"))) + 2]
    offset = [float(number) for number in arm.split()[1:]]
    assert offset[1:] == [0.0, 0.0]
    assert offset[0] > 10.0


def test_angles_turn_back_into_the_turns_and_never_leap() -> None:
    turns = rotation_exp(np.cumsum(0.2 * np.random.default_rng(1).normal(size=(200, 4, 3)), axis=0) * 0.5)
    z, x, y = np.moveaxis(np.radians(angles_of(turns)), -1, 0)
    axes = ((0.0, 0.0, 1.0), z), ((1.0, 0.0, 0.0), x), ((0.0, 1.0, 0.0), y)
    about_z, about_x, about_y = (axis_rotation(axis, angle) for axis, angle in axes)
    assert np.abs(about_z @ about_x @ about_y - turns).max() < 1e-12
    steady = rotation_exp(np.linspace(0.0, 9.0, 100)[:, None, None] * np.array((0.0, 1.0, 0.0)))
    assert np.abs(np.diff(angles_of(steady)[..., 2], axis=0)).max() < 6.0


def test_it_has_120_frames_a_second_unless_asked_otherwise_and_the_same_bytes_twice(tmp_path: Path) -> None:
    sign = load_sign(FOLDER / "IDEA.sign")
    for name in ("a.bvh", "b.bvh"):
        export(sign, tmp_path / name, None, start_s=0.4, end_s=0.6)
    assert (tmp_path / "a.bvh").read_bytes() == (tmp_path / "b.bvh").read_bytes()
    text = (tmp_path / "a.bvh").read_text()
    assert "Frames: 25\n" in text
    assert f"Frame Time: {1 / BVH_FPS:.10g}\n" in text
    assert "-0.0000 " not in text
