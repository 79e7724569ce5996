"""The figure of a site, posed by the element's own code, is the editor's."""

import base64
from pathlib import Path

import numpy as np
import pytest

from body_model.skin import Surface, surface
from signer.characters.load import reference
from signer.export.exporting import movement_bytes
from signer.motion.posing import poses
from signer.publishing.figure import figure_bytes
from signer.publishing.told import published
from tests.helpers.examples import example
from tests.helpers.node import node

ALLOWED_MM = 0.1


@pytest.fixture(scope="module")
def figure(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("figure") / "figure.glb"
    path.write_bytes(figure_bytes(reference()))
    return path


def test_the_element_has_every_vertex_where_the_editor_has_it(figure: Path, tmp_path: Path) -> None:
    body, expected, arguments = reference().body, list[Surface](), list[Path | str]()
    for gloss in ("IDEA", "MOTHER"):
        sign, path = example(gloss), tmp_path / f"{gloss}.glb"
        key = sign.hand("dominant").keys[0]
        times_s = (
            0.0,
            round(60 * key.time_s + 1) / 60,
        )  # frames of the file: between them players draw straight on
        path.write_bytes(movement_bytes(sign, reference(), gloss, {"published": published(sign)}))
        solved = poses(sign, np.array(times_s), reference())
        expected += [surface(body, *each) for each in zip(solved.matrices, solved.face_weights, strict=True)]
        arguments += [path, ",".join(map(str, times_s))]
    found = node("figure.mjs", figure, *arguments)
    for shown, drawn in zip(found["shown"], expected, strict=True):
        positions, normals = (
            np.frombuffer(base64.b64decode(shown[name]), np.float32).reshape(-1, 3)
            for name in ("positions", "normals")
        )
        assert 1000.0 * np.linalg.norm(positions - drawn.positions, axis=1).max() < ALLOWED_MM
        assert np.einsum("vk,vk->v", normals, drawn.normals).min() > 0.99
        assert shown["isLightAlike"]
    words = [shown["word"] for shown in found["shown"]]
    assert words == [None, "IDEA", None, "MOTHER"]
    assert set(found["areErrors"]) == {True}
    assert found["light"] < len(body.triangles) / 3
