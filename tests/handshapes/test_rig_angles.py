"""On the drawn hand the parts meet that the inventory says touch."""

import numpy as np
import pytest

from body_model.load import load_body
from body_model.skin import skin_matrices
from body_model.surface_point import attach
from handshapes import catalogue
from signer.kinematics.hand import finger_rotations, hand_bones, handshape_angles
from signer.kinematics.skeleton import rest_rotations, world_pose

# Shape, what meets, and within how many millimetres: where pads sink in or the thumb is short, the miss that was found.
MEETINGS = [
    ("i", "thumb.pad", ["middle.middle.dorsal"], 3), ("1", "thumb.pad", ["middle.middle.dorsal"], 3), ("s", "thumb.pad", ["middle.middle.dorsal"], 3),
    ("f", "thumb.pad", ["index.pad"], 2), ("8", "thumb.pad", ["middle.pad"], 3), ("7", "thumb.pad", ["ring.pad"], 3), ("6", "thumb.pad", ["pinky.pad"], 3),
    ("o", "thumb.pad", ["index.pad", "middle.pad"], 3), ("flat_o", "thumb.pad", ["index.pad", "middle.pad"], 3), ("d", "thumb.pad", ["middle.pad"], 3),
    ("v", "thumb.pad", ["ring.middle.dorsal"], 4), ("h", "thumb.pad", ["ring.middle.dorsal"], 4), ("w", "thumb.pad", ["pinky.nail"], 4),
    ("e", "thumb.ip.dorsal", ["index.tip", "middle.tip"], 3), ("r", "middle.pad", ["index.nail"], 4), ("closed_g", "thumb.pad", ["index.pad"], 3),
]  # fmt: skip


def place(shape: str, parts: list[str], side: str) -> np.ndarray:
    body = load_body()
    local = rest_rotations(body)
    local[hand_bones(body, side)] = finger_rotations(body, side, handshape_angles(catalogue.find(shape)))
    matrices = skin_matrices(body, *world_pose(body, local))
    return np.mean([attach(body, catalogue.articulator_points(part, side)).position(matrices) for part in parts], axis=0)


@pytest.mark.parametrize("side", ["right", "left"])
@pytest.mark.parametrize(("shape", "part", "others", "within_mm"), MEETINGS, ids=[row[0] for row in MEETINGS])
def test_what_touches_in_the_inventory_touches_on_the_drawn_hand(
    shape: str, part: str, others: list[str], within_mm: float, side: str
) -> None:
    assert 1000 * np.linalg.norm(place(shape, [part], side) - place(shape, others, side)) < within_mm


def test_shapes_that_differ_only_in_extended_fingers_hold_the_thumb_alike() -> None:
    assert catalogue.find("v").thumb == catalogue.find("h").thumb
    assert catalogue.find("1").thumb == catalogue.find("bent_1").thumb
