"""Points as .pose: pose-format finds every point where the figure has it, and its tools work on them."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from pose_format import Pose
from pose_format.utils.generic import correct_wrists, detect_known_pose_format, normalize_hands_3d

import sites.catalogue as places
from body_model.skin import surface
from body_model.surface_point import on_surface
from signer.export import export
from signer.export.pose_points import PER_METRE, SIZE
from signer.files import load_sign
from signer.library.shelf import FOLDER
from signer.motion.pose import Clip
from signer.motion.posing import clip
from tests.helpers.node import node

FPS = 6


HANDS = ("LEFT_HAND_LANDMARKS", "RIGHT_HAND_LANDMARKS")


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    sign = replace(load_sign(FOLDER / "BORED.sign"), dominant_side="left")
    path = tmp_path_factory.mktemp("pose") / "a.pose"
    export(sign, path, FPS)
    data = path.read_bytes()
    export(sign, path, FPS)
    assert path.read_bytes() == data
    return path


@pytest.fixture(scope="module")
def shown() -> Clip:
    return clip(replace(load_sign(FOLDER / "BORED.sign"), dominant_side="left"), FPS)


@pytest.fixture
def read(path: Path) -> Pose:
    return Pose.read(path.read_bytes())


def points_of(read: Pose, component: str, point: str) -> np.ndarray:
    """Return a point (F, 3) of every frame."""
    return np.asarray(read.body.data[:, 0, read.header.get_point_index(component, point)])


def test_every_joint_of_a_hand_is_where_the_figure_has_it(read: Pose, shown: Clip) -> None:
    names = shown.character.body.bone_index
    for component, point, bone in (
        ("LEFT_HAND_LANDMARKS", "INDEX_FINGER_MCP", "finger2-1.L"),
        ("RIGHT_HAND_LANDMARKS", "PINKY_DIP", "finger5-3.R"),
        ("POSE_LANDMARKS", "LEFT_ELBOW", "lowerarm01.L"),
    ):
        at = points_of(read, component, point)
        places = shown.bone_positions[:, names[bone]]
        assert np.abs(at[:, 0] - (500.0 + PER_METRE * places[:, 0])).max() < 1e-3
        assert np.abs(np.diff(at[:, 1]) + PER_METRE * np.diff(places[:, 1])).max() < 1e-3
        assert np.abs(at[:, 2] + PER_METRE * places[:, 2]).max() < 1e-3
    nose, hips = (points_of(read, "POSE_LANDMARKS", name)[0, 1] for name in ("NOSE", "LEFT_HIP"))
    assert nose < hips  # y is down
    size = read.header.dimensions
    assert (read.body.fps, len(read.body.data), (size.width, size.height)) == (FPS, len(shown), SIZE)


def test_the_face_has_the_places_of_the_skin(read: Pose, shown: Clip) -> None:
    frame, point = 4, places.find("lip.upper").point
    skin = surface(shown.character.body, shown.matrices[frame], shown.face_weights[frame]).positions
    assert point is not None
    ((x, _, _),) = on_surface(shown.character.body, [point], skin)
    lip = points_of(read, "SIGNER_FACE", "LIP.UPPER")[frame, 0]
    assert lip == pytest.approx(500.0 + PER_METRE * x, abs=1e-3)


def test_all_is_seen_and_hands_are_linked_and_coloured(read: Pose) -> None:
    assert (read.body.confidence == 1.0).all()
    components = {one.name: one for one in read.header.components}
    hand, face = components["LEFT_HAND_LANDMARKS"], components["SIGNER_FACE"]
    assert (len(hand.limbs), len(set(hand.limbs)), len(hand.colors)) == (23, 23, 21)
    assert (hand.points.index("PINKY_MCP"), hand.points.index("RING_FINGER_MCP")) in [
        limb[::-1] for limb in hand.limbs
    ]
    assert {face.points[one] for limb in face.limbs for one in limb} > {"LIP.UPPER", "BROW.CENTRE"}
    assert np.abs(read.body.data[..., :2] - 500.0).max() < 560.0


def test_pose_format_knows_it_normalises_bodies_and_hands_and_finds_wrists_right(read: Pose) -> None:
    assert detect_known_pose_format(read) == "holistic"
    before = read.body.data.copy()
    assert np.abs(correct_wrists(read).body.data - before).max() == 0.0  # the hand's is the body's
    normalize_hands_3d(read)
    for row in range(len(HANDS)):  # both hands once more, behind all others, as long from wrist to knuckle
        hand = read.body.data[:, 0, before.shape[2] + 21 * row :][:, :21]
        assert np.linalg.norm(hand[:, 9] - hand[:, 0], axis=-1) == pytest.approx(1.0, abs=1e-5)
        assert np.abs(hand[:, 0]).max() < 1e-5
    read.body.data = before
    read.normalize()
    left, right = (points_of(read, "POSE_LANDMARKS", f"{side}_SHOULDER") for side in ("LEFT", "RIGHT"))
    assert np.linalg.norm(left - right, axis=-1).mean() == pytest.approx(1.0, abs=1e-5)


def test_pose_format_of_javascript_reads_the_same_points(path: Path, read: Pose) -> None:
    frames = [0, 3]
    seen = node("pose.mjs", ",".join(map(str, frames)), path)
    assert (seen["fps"], seen["size"], seen["count"]) == (FPS, [*SIZE], len(read.body.data))
    assert seen["points"] == [[one.name, one.points] for one in read.header.components]
    values = np.concatenate([read.body.data[:, 0], read.body.confidence[:, 0, :, None]], axis=-1)
    assert np.abs(np.array(seen["frames"]) - values[frames]).max() == 0.0


def test_a_broken_rate_stays(tmp_path: Path) -> None:
    export(load_sign(FOLDER / "IDEA.sign"), tmp_path / "a.pose", 30_000 / 1001, start_s=0.4, end_s=0.5)
    assert Pose.read((tmp_path / "a.pose").read_bytes()).body.fps == pytest.approx(29.97, abs=1e-4)
