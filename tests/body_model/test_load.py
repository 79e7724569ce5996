"""The shipped body holds what the rest relies on, and broken data is refused with the reason."""

import hashlib
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from body_model.face_shapes import FACE_SHAPES
from body_model.load import DATA, load_body, read_body
from body_model.model import MATERIALS

BODY = load_body()
Arrays = dict[str, NDArray[Any]]


def head_mm(name: str) -> NDArray[np.float64]:
    return 1000.0 * BODY.heads[BODY.bone_index[name]]


def frame(name: str) -> NDArray[np.float64]:
    return BODY.frames[BODY.bone_index[name]]


# The joints of the arm as the solver's measurements print them, millimetres.
JOINTS = {
    "upperarm01.R": (-180.65, 1350.81, 19.93),
    "lowerarm01.R": (-344.89, 1166.38, 20.60),
    "wrist.R": (-470.05, 1038.48, 188.36),
    "clavicle.R": (-23.58, 1374.25, 22.13),
    "shoulder01.R": (-104.36, 1390.89, 22.17),
    "upperarm01.L": (180.65, 1350.81, 19.93),
    "wrist.L": (470.05, 1038.48, 188.36),
}


@pytest.mark.parametrize("name", JOINTS)
def test_a_joint_of_the_arm_is_where_it_was_measured(name: str) -> None:
    assert head_mm(name) == pytest.approx(JOINTS[name], abs=0.0051)


def test_upper_arm_and_forearm_have_their_measured_lengths() -> None:
    shoulder, elbow, wrist = (head_mm(name) for name in ("upperarm01.R", "lowerarm01.R", "wrist.R"))
    assert np.linalg.norm(elbow - shoulder) == pytest.approx(246.954, abs=0.00051)
    assert np.linalg.norm(wrist - elbow) == pytest.approx(245.296, abs=0.00051)


def test_the_rest_elbow_is_bent_by_its_measured_angle() -> None:
    upper, fore = frame("upperarm01.R")[:, 1], frame("lowerarm01.R")[:, 1]
    assert np.degrees(np.arccos(upper @ fore)) == pytest.approx(43.062, abs=0.00051)


def test_the_hinge_of_the_elbow_is_the_flexion_axis_of_both_its_bones() -> None:
    hinge = np.array([-0.74596, 0.66410, -0.05024])
    assert frame("upperarm01.R")[:, 0] == pytest.approx(hinge, abs=0.0000051)
    assert frame("lowerarm01.R")[:, 0] == pytest.approx(hinge, abs=0.0000051)


def test_the_hand_frame_is_the_measured_one() -> None:
    wrist = frame("wrist.R")
    measured = [[0.75367, 0.43158, 0.49571], [-0.65722, 0.50255, 0.56169], [-0.00670, -0.74912, 0.66240]]
    assert np.stack([wrist[:, 2], -wrist[:, 1], wrist[:, 0]], axis=1) == pytest.approx(
        np.array(measured), abs=0.0000051
    )


@pytest.mark.parametrize(
    ("first", "second", "end"),
    [("upperarm01", "upperarm02", "lowerarm01"), ("lowerarm01", "lowerarm02", "wrist")],
)
@pytest.mark.parametrize("side", ["L", "R"])
def test_a_twist_bone_starts_on_the_line_between_the_joints(
    first: str, second: str, end: str, side: str
) -> None:
    start, middle, finish = (head_mm(f"{name}.{side}") for name in (first, second, end))
    assert np.linalg.norm(np.cross(middle - start, finish - start)) / np.linalg.norm(finish - start) < 1e-9


def test_frames_are_orthonormal_and_right_handed() -> None:
    assert np.abs(BODY.frames @ BODY.frames.transpose(0, 2, 1) - np.eye(3)).max() < 1e-15
    assert np.linalg.det(BODY.frames) == pytest.approx(np.ones(len(BODY.frames)))


def test_there_are_the_face_shapes_that_are_named_and_all_move_something() -> None:
    assert BODY.shape_names == FACE_SHAPES
    assert all(len(shape.vertices) and np.abs(shape.moved).max() > 1e-4 for shape in BODY.shapes.values())


def test_weights_of_every_vertex_sum_to_one() -> None:
    assert np.abs(np.asarray(BODY.weights.sum(axis=1)) - 1.0).max() < 1e-15


def test_every_material_marks_some_of_the_surface_and_not_all() -> None:
    inside = (BODY.materials > 0.0).mean(axis=0)
    assert len(inside) == len(MATERIALS)
    assert ((inside > 0.0) & (inside < 1.0)).all()


def test_the_top_of_the_shoulder_hangs_on_the_shoulder_blade_more_than_on_the_arm() -> None:
    top = (np.abs(BODY.bare_cage[:, 0] + 0.13) < 0.02) & (BODY.bare_cage[:, 1] > 1.40)
    shares = np.asarray(BODY.weights[np.flatnonzero(top)].mean(axis=0)).ravel()
    assert shares[BODY.bone_index["shoulder01.R"]] > 3.0 * shares[BODY.bone_index["upperarm01.R"]]


@pytest.mark.parametrize(
    ("name", "lowest", "highest"),
    [
        ("nasion", 1.575, 1.605),
        ("suprasternal_notch", 1.37, 1.42),
        ("chin", 1.48, 1.51),
        ("eye.R", 1.58, 1.60),
        ("acromion.L", 1.37, 1.42),
    ],
)
def test_a_landmark_lies_at_a_human_height(name: str, lowest: float, highest: float) -> None:
    assert lowest < BODY.landmarks[name][1] < highest


def test_the_shirt_stands_off_the_back() -> None:
    back = (np.abs(BODY.cage[:, 0]) < 0.08) & (np.abs(BODY.cage[:, 1] - 1.3) < 0.06) & (BODY.cage[:, 2] < 0.0)
    assert 0.003 < np.median(BODY.bare_cage[back, 2] - BODY.cage[back, 2]) < 0.012


def test_loading_twice_gives_the_same_body() -> None:
    assert load_body() is BODY


# ---- broken data


def rewritten(tmp_path: Path, change: Callable[[Arrays], None]) -> Path:
    with np.load(DATA) as stored:
        arrays: Arrays = {name: stored[name].copy() for name in stored.files}
    change(arrays)
    path = tmp_path / "body.npz"
    np.savez(path, **arrays)
    return path


def set_value(name: str, index: Any, value: Any) -> Callable[[Arrays], None]:
    def change(arrays: Arrays) -> None:
        arrays[name][index] = value

    return change


def drop(name: str) -> Callable[[Arrays], None]:
    def change(arrays: Arrays) -> None:
        del arrays[name]

    return change


def shorten(name: str) -> Callable[[Arrays], None]:
    return lambda arrays: arrays.update({name: arrays[name][:-1]})


FAULTS: Mapping[str, tuple[Callable[[Arrays], None], str]] = {
    "missing array": (drop("cage"), "no array 'cage'"),
    "not finite": (set_value("cage", (3, 1), np.nan), "cage are not points"),
    "too short": (shorten("parts"), "lengths differ"),
    "newer format": (set_value("format", (), 99), "format is 99"),
    "quad out of range": (set_value("quads", (0, 0), 60000), "quads do not fit"),
    "other topology": (set_value("topology_hash", (), "0" * 16), "topology hash"),
    "quads reordered": (lambda arrays: arrays.update(quads=arrays["quads"][::-1]), "topology hash"),
    "child before parent": (set_value("parents", 0, 5), "before its parent"),
    "mirror that does not undo itself": (set_value("mirror_vertex", 0, 7), "mirror_vertex"),
    "frame that is no rotation": (set_value("frames", 4, 2.0), "not rotations"),
    "mirrored frame": (lambda arrays: arrays.update(frames=-arrays["frames"]), "not rotations"),
    "weights that do not sum to one": (set_value("weight_shares", 0, 1), "do not sum to one"),
    "weight of no bone": (set_value("weight_bones", 0, 250), "bone that is not there"),
    "face shape of no vertex": (set_value("shape_vertices", 0, 60000), "vertex that is not there"),
    "face shapes cut off": (shorten("shape_vertices"), "face shapes"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_broken_data_is_refused_with_path_and_reason(fault: str, tmp_path: Path) -> None:
    change, reason = FAULTS[fault]
    path = rewritten(tmp_path, change)
    with pytest.raises(ValueError, match=reason) as refusal:
        read_body(path)
    assert str(path) in str(refusal.value)


def test_unchanged_data_is_read_again(tmp_path: Path) -> None:
    again = read_body(rewritten(tmp_path, lambda arrays: arrays.update()))
    assert np.array_equal(again.cage, BODY.cage)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="is missing"):
        read_body(tmp_path / "body.npz")


@pytest.mark.parametrize("content", [b"", b"hello", DATA.read_bytes()[:5000], DATA.read_bytes()[:-10]])
def test_a_file_that_is_no_archive_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "body.npz"
    path.write_bytes(content)
    with pytest.raises(ValueError, match="not a readable body data file"):
        read_body(path)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        read_body(tmp_path)


def test_a_single_array_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "body.npz"
    with path.open("wb") as file:
        np.save(file, np.zeros(3))
    with pytest.raises(ValueError, match="not a readable body data file"):
        read_body(path)


def test_damaged_bytes_are_refused(tmp_path: Path) -> None:
    content = bytearray(DATA.read_bytes())
    content[40_000:40_100] = bytes(100)
    path = tmp_path / "body.npz"
    path.write_bytes(content)
    with pytest.raises(ValueError, match=r"body\.npz"):
        read_body(path)


def test_the_file_is_small_and_carries_no_date() -> None:
    assert DATA.stat().st_size < 1_200_000
    with zipfile.ZipFile(DATA) as archive:
        assert {entry.date_time for entry in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}


def test_the_topology_hash_is_of_the_quads() -> None:
    assert hashlib.sha256(BODY.quads.astype("<u2").tobytes()).hexdigest().startswith(BODY.topology_hash)
