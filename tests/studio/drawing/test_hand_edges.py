"""Edges of hands before the face: drawn there, and nowhere else."""

from dataclasses import replace

import numpy as np
import pytest

from signer.characters.load import load_character
from signer.studio.drawing import renderer
from signer.studio.drawing.figure import resting_figure
from signer.studio.drawing.frame import Frame
from signer.studio.drawing.framing import HEAD
from signer.studio.drawing.hand_edges import face_of, hands_before
from signer.studio.drawing.mesh import character_mesh
from signer.studio.drawing.quality import Quality
from signer.studio.drawing.recorder import LIGHT_BACKDROP, studio

FAR = replace(HEAD, distance_m=1.2)


def with_hand_at(away_m: float) -> np.ndarray:
    """Points of a resting body whose right hand is moved to so far before the middle of its face, m."""
    mesh, positions = (
        character_mesh(load_character()),
        resting_figure(load_character()).drawn.positions.copy(),
    )
    hand = mesh.vertices("right hand")
    before = face_of(mesh, np.eye(4)).middle + np.array([0.0, 0.0, away_m])
    positions[hand] += before - positions[hand].mean(axis=0)
    return positions


@pytest.mark.parametrize(("away_m", "found"), [(0.25, ["right hand"]), (-0.4, [])])
def test_a_hand_is_before_the_face_where_it_hides_some_of_it(away_m: float, found: list[str]) -> None:
    mesh = character_mesh(load_character())
    face = face_of(mesh, mesh.mouth.to_head(with_hand_at(away_m)))
    assert hands_before(face, FAR, with_hand_at(away_m), mesh) == found
    assert hands_before(face, FAR, resting_figure(load_character()).drawn.positions, mesh) == []


def test_its_edge_is_darker_than_the_face_and_nothing_else_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    positions, normals = with_hand_at(0.25), resting_figure(load_character()).drawn.normals
    drawn = []
    for is_seen in (True, False):
        if not is_seen:
            monkeypatch.setattr(renderer, "hands_before", lambda *_: [])
        frame = Frame(FAR, (200, 200), Quality(0, False, 0), LIGHT_BACKDROP)
        picture = studio(load_character()).picture(positions.copy(), normals, frame)
        drawn.append(np.array(picture.constBits(), np.uint8).reshape(200, 200, 4)[..., :3].astype(int))
    darker = drawn[1].sum(axis=2) - drawn[0].sum(axis=2)
    assert (darker < -10).sum() < 50  # brows and hair are darker still
    assert 100 < (darker > 60).sum() < 4000
