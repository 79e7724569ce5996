"""Regions of the surface are what the bones carry."""

import numpy as np

from body_model.load import load_body
from body_model.model import EYE, LASH, SKIN, TEETH, TONGUE
from body_model.regions import below, carried_share, touchable_triangles, triangles_of, triangles_of_parts

BODY = load_body()


def test_below_the_wrist_is_the_hand() -> None:
    names = {BODY.bone_names[bone] for bone in below(BODY, "wrist.R")}
    assert len(names) == 20
    assert all(name.startswith(("wrist", "metacarpal", "finger")) and name.endswith(".R") for name in names)


def test_below_the_root_is_everything() -> None:
    assert np.array_equal(below(BODY, "root"), np.arange(len(BODY.bone_names)))


def test_the_triangles_of_a_hand_lie_around_it_and_mirror() -> None:
    right, left = (triangles_of(BODY, below(BODY, f"wrist.{side}")) for side in "RL")
    places = BODY.rest[BODY.triangles[right]].reshape(-1, 3)
    assert len(right) == len(left) > 10_000
    assert np.linalg.norm(places - BODY.heads[BODY.bone_index["finger3-1.R"]], axis=1).max() < 0.20


def test_all_bones_together_carry_everything() -> None:
    assert np.allclose(carried_share(BODY, range(len(BODY.bone_names))), 1.0)


def test_parts_share_out_the_triangles() -> None:
    counts = [len(triangles_of_parts(BODY, part)) for part in (SKIN, EYE, TEETH, TONGUE, LASH)]
    assert sum(counts) == len(BODY.triangles)
    assert all(counts)
    assert len(touchable_triangles(BODY)) == len(BODY.triangles) - counts[-1]
