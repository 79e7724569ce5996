"""Morph targets of avatars stand for our face shapes: by ARKit's names, by expressions of VRM, by vowels."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from body_model.face_shapes import ARKIT_SHAPES, FACE_SHAPES
from nonmanuals.mouthing import viseme_weights
from nonmanuals.shapes import GAZE_SHAPES
from signer.avatars.gltf import Glb
from signer.avatars.morphs import face_of, weights_of


def file(names: tuple[str, ...], empty: tuple[str, ...] = (), **told: Any) -> Glb:
    """A file of one mesh with targets of these names, of which some move nothing."""
    accessors = [{"min": [0.0, 0.0, 0.0], "max": [0.0, 0.0, 0.0 if name in empty else 1.0]} for name in names]
    primitive = {"targets": [{"POSITION": row} for row in range(len(names))]}
    mesh = {"primitives": [primitive], "extras": {"targetNames": list(names)}}
    json = {"nodes": [{"mesh": 0}], "meshes": [mesh], "accessors": accessors, **told}
    return Glb(Path("a.glb"), b"", json, memoryview(b""))


@pytest.mark.parametrize(
    "spelled",
    [
        lambda name: name,
        lambda name: f"Face.{name}",
        lambda name: name[0].upper() + name[1:],
        lambda name: name.replace("Left", "_L").replace("Right", "_R"),
    ],
)
def test_every_shape_of_arkit_is_found_however_it_is_spelled(spelled: Any) -> None:
    names = tuple(map(spelled, ARKIT_SHAPES))
    found = face_of(file(names), has_eyes=False)
    assert {shape: dict(mix) for shape, mix in found.items()} == {
        shape: {(0, row): 1.0} for row, shape in enumerate(ARKIT_SHAPES)
    }
    assert set(found) - set(face_of(file(names), has_eyes=True)) == set(GAZE_SHAPES)


def test_a_target_that_moves_nothing_is_none() -> None:
    found = face_of(file(("jawOpen", "mouthPucker", "viseme_aa"), empty=("jawOpen",)), has_eyes=True)
    assert (0, 0) not in found["jawOpen"]
    assert found["jawOpen"][0, 2] > 1.0
    assert dict(found["mouthPucker"]) == {(0, 1): 1.0}


OLD = {
    "VRM": {
        "blendShapeMaster": {
            "blendShapeGroups": [
                {"name": "Blink", "presetName": "blink", "binds": [{"mesh": 0, "index": 0, "weight": 100}]},
                {"name": "A", "presetName": "a", "binds": [{"mesh": 0, "index": 1, "weight": 50}]},
                {"name": "O", "presetName": "o", "binds": [{"mesh": 0, "index": 2, "weight": 100}]},
            ]
        }
    }
}
NEW = {
    "VRMC_vrm": {
        "expressions": {
            "preset": {
                "blink": {"morphTargetBinds": [{"node": 0, "index": 0, "weight": 1.0}]},
                "aa": {"morphTargetBinds": [{"node": 0, "index": 1, "weight": 0.5}]},
                "oh": {"morphTargetBinds": [{"node": 0, "index": 2, "weight": 1.0}]},
            }
        }
    }
}


@pytest.mark.parametrize("extensions", [OLD, NEW], ids=["VRM 0", "VRM 1"])
def test_presets_of_vrm_stand_for_lids_and_mouth(extensions: dict[str, Any]) -> None:
    found = face_of(file(("Face.M_1", "Face.M_2", "Face.M_3"), extensions=extensions), has_eyes=True)
    assert dict(found["eyeBlinkLeft"]) == dict(found["eyeBlinkRight"]) == {(0, 0): 0.5}
    weights = np.zeros((2, len(FACE_SHAPES)))
    for shape in ("eyeBlinkLeft", "eyeBlinkRight"):
        weights[0, FACE_SHAPES.index(shape)] = 1.0
    for shape, weight in viseme_weights("O"):
        weights[1, FACE_SHAPES.index(shape)] = weight
    shut, said = weights_of(file(("1", "2", "3"), extensions=extensions), found, weights)[0]
    assert shut.tolist() == [1.0, 0.0, 0.0]
    assert said[0] == 0.0
    assert said[2] > 0.7 > said[1]
