"""A further body is the reference body's mesh in another shape: what must be shared is."""

from pathlib import Path

import numpy as np
import pytest

from body_model.bodies import BODIES, REFERENCE
from body_model.load import FOLDER, load_body, read_arrays, read_shape

OTHERS = tuple(name for name in BODIES if name != REFERENCE)


@pytest.mark.parametrize("name", OTHERS)
def test_a_body_shares_the_mesh_with_the_reference(name: str) -> None:
    body, reference = load_body(name), load_body()
    assert body.topology_hash == reference.topology_hash
    assert body.triangles is reference.triangles
    assert body.subdivision is reference.subdivision
    assert body.bone_names == reference.bone_names
    for mine, its in ((body.shapes[each], reference.shapes[each]) for each in reference.shapes):
        assert np.array_equal(mine.vertices, its.vertices)


@pytest.mark.parametrize("name", BODIES)
def test_a_body_is_its_own_mirror_image_to_the_last_bit(name: str) -> None:
    body, flip = load_body(name), np.array((-1.0, 1.0, 1.0))
    for points in (body.cage, body.bare_cage):
        assert np.array_equal(points[body.mirror_vertex], points * flip)
    for points in (body.heads, body.tails):
        assert np.array_equal(points[body.mirror_bone], points * flip)
    assert np.array_equal(
        body.weights[body.mirror_vertex].toarray(), body.weights.toarray()[:, body.mirror_bone]
    )


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("side", ["L", "R"])
def test_no_share_of_twist_moves_elbow_or_wrist(name: str, side: str) -> None:
    body = load_body(name)
    for first, second, end in (
        ("upperarm01", "upperarm02", "lowerarm01"),
        ("lowerarm01", "lowerarm02", "wrist"),
    ):
        start, middle, finish = body.heads[body.bones(*(f"{bone}.{side}" for bone in (first, second, end)))]
        assert (
            np.linalg.norm(np.cross(middle - start, finish - start)) / np.linalg.norm(finish - start) < 1e-12
        )


@pytest.mark.parametrize("name", OTHERS)
def test_a_body_is_really_another_one(name: str) -> None:
    body, reference = load_body(name), load_body()
    assert np.linalg.norm(body.cage - reference.cage, axis=1).mean() > 0.01


def test_an_unknown_body_is_refused_with_those_there_are() -> None:
    with pytest.raises(LookupError, match="signer-hm08, woman, man"):
        load_body("giant")


def test_a_shape_of_another_mesh_is_refused(tmp_path: Path) -> None:
    kept = read_arrays(FOLDER / f"{OTHERS[0]}.npz", "")
    path = tmp_path / "other.npz"
    np.savez(path, **{**kept, "topology_hash": np.array("another")})
    with pytest.raises(ValueError, match="another body"):
        read_shape(path, "other")
    np.savez(path, **{each: array for each, array in kept.items() if each != "cage_steps"})
    with pytest.raises(ValueError, match="cage_steps"):
        read_shape(path, "other")
