"""Points as .pose: another reader finds every point where the figure has it, by the names tools ask for."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from body_model.skin import surface
from signer.characters.load import reference
from signer.export import export
from signer.export.keypoints import keypoints_of
from signer.export.pose_points import PER_METRE, SIZE
from signer.files import load_sign
from signer.library.shelf import FOLDER
from signer.motion.pose import Clip
from signer.motion.posing import clip
from tests.helpers.pose_reader import PoseFile, read_pose

FPS = 6


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[PoseFile, Clip]:
    sign = replace(load_sign(FOLDER / "BORED.sign"), dominant_side="left")
    path = tmp_path_factory.mktemp("pose") / "a.pose"
    export(sign, path, FPS)
    data = path.read_bytes()
    export(sign, path, FPS)
    assert path.read_bytes() == data
    return read_pose(data), clip(sign, FPS)


def test_every_joint_of_a_hand_is_where_the_figure_has_it(written: tuple[PoseFile, Clip]) -> None:
    read, shown = written
    names = shown.character.body.bone_index
    for component, point, bone in (
        ("LEFT_HAND_LANDMARKS", "INDEX_FINGER_MCP", "finger2-1.L"),
        ("RIGHT_HAND_LANDMARKS", "PINKY_DIP", "finger5-3.R"),
        ("POSE_LANDMARKS", "LEFT_ELBOW", "lowerarm01.L"),
    ):
        at = read.values[:, read.row(component, point)]
        places = shown.bone_positions[:, names[bone]]
        assert np.abs(at[:, 0] - (500.0 + PER_METRE * places[:, 0])).max() < 1e-3
        assert np.abs(np.diff(at[:, 1]) + PER_METRE * np.diff(places[:, 1])).max() < 1e-3
        assert np.abs(at[:, 2] + PER_METRE * places[:, 2]).max() < 1e-3
    nose, hips = (read.values[0, read.row("POSE_LANDMARKS", name), 1] for name in ("NOSE", "LEFT_HIP"))
    assert nose < hips  # y is down
    assert (read.fps, len(read.values), read.size) == (FPS, len(shown), SIZE)


def test_the_face_has_the_places_of_the_skin(written: tuple[PoseFile, Clip]) -> None:
    read, shown = written
    keypoints, frame = keypoints_of(reference()), 4
    skin = surface(shown.character.body, shown.matrices[frame], shown.face_weights[frame]).positions
    places = keypoints.at(shown.character, shown.matrices[frame], skin)
    row = read.row("SIGNER_FACE", "LIP.UPPER")
    assert read.values[frame, row, 0] == pytest.approx(
        500.0 + PER_METRE * places[keypoints.names.index("face.lip.upper"), 0], abs=1e-3
    )


def test_all_is_seen_and_hands_are_linked_and_coloured(written: tuple[PoseFile, Clip]) -> None:
    read, _ = written
    assert (read.confidence == 1.0).all()
    hand, face = read.components["LEFT_HAND_LANDMARKS"], read.components["SIGNER_FACE"]
    assert (len(hand.limbs), len(set(hand.limbs)), len(hand.colours)) == (23, 23, 21)
    assert (hand.points.index("PINKY_MCP"), hand.points.index("RING_FINGER_MCP")) in [
        limb[::-1] for limb in hand.limbs
    ]
    assert {face.points[one] for limb in face.limbs for one in limb} > {"LIP.UPPER", "BROW.CENTRE"}
    assert np.abs(read.values[..., :2] - 500.0).max() < 560.0


def test_a_broken_rate_stays(tmp_path: Path) -> None:
    export(load_sign(FOLDER / "IDEA.sign"), tmp_path / "a.pose", 30_000 / 1001, start_s=0.4, end_s=0.5)
    assert read_pose((tmp_path / "a.pose").read_bytes()).fps == pytest.approx(29.97, abs=1e-4)
