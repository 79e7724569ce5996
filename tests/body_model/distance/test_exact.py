"""Points of hands and forearms in the body: exact places, mirrored, the same in a batch, and right where the
answer is known."""

import numpy as np
import pytest

from body_model.distance.exact import Sunk, sunk, sunk_in_own_hand
from body_model.distance.nearest import Near, bundles_near_bundles, nearest, question
from body_model.distance.obstacles import load_obstacles, read_obstacles
from body_model.distance.parts import BUNDLE, FAR, LIMB, POINTS, Part, part_of_code
from body_model.distance.skin import posed_skin
from body_model.load import distances_of, load_body
from body_model.skin import skin_matrices, surface
from signer.characters.making import hanging_posture
from signer.kinematics.rig import arm_rig, bone_rotations
from signer.kinematics.skeleton import world_pose
from signer.motion.posture.figure import resting_body
from tests.helpers.characters import REFERENCE


def hand_at(place: tuple[float, float, float], shift: np.ndarray | None = None) -> np.ndarray:
    """Skinning matrices (B, 3, 4) of the resting signer whose right arm is moved as a block until its wrist
    is at a place."""
    body, matrices = load_body(), np.array(resting_body(REFERENCE))
    rig = arm_rig(body, "right")
    bones = np.concatenate([rig.bones[2:], rig.hand_bones])
    wrist = matrices[rig.bones[-1]]
    matrices[bones, :, 3] += np.array(place) - (wrist[:, :3] @ rig.wrist + wrist[:, 3])
    return matrices


def test_nobody_is_inside_himself_at_rest() -> None:
    assert len(sunk(load_obstacles(load_body()), resting_body(REFERENCE)[None]).pose) == 0


def test_a_point_in_the_chest_lies_where_it_is_drawn() -> None:
    matrices = hand_at((-0.05, 1.2, 0.12))
    found = sunk(load_obstacles(load_body()), matrices[None], ("right",))
    drawn = surface(load_body(), matrices).positions
    assert len(found.pose) > 50
    assert np.abs(drawn[found.vertex] - found.place).max() < 1e-5


def test_a_hand_far_in_the_trunk_is_deep_in_it() -> None:
    found = sunk(load_obstacles(load_body()), hand_at((0.0, 1.15, 0.05))[None], ("right",))
    assert found.depth_m.max() > 0.035
    assert set(found.into.tolist()) <= {1, 2, 11}


def test_a_batch_is_each_pose_by_itself() -> None:
    batch = np.stack([hand_at((-0.05 * step, 1.2 + 0.07 * step, 0.12)) for step in range(5)])
    together = sunk(load_obstacles(load_body()), batch)
    for row, matrices in enumerate(batch):
        alone, own = sunk(load_obstacles(load_body()), matrices[None]), together.pose == row
        assert np.array_equal(alone.vertex, together.vertex[own])
        assert np.allclose(alone.depth_m, together.depth_m[own], atol=1e-6)


def test_one_side_asked_is_that_side_of_both() -> None:
    matrices = hand_at((0.05, 1.0, 0.15))[None]
    both, right = (
        sunk(load_obstacles(load_body()), matrices),
        sunk(load_obstacles(load_body()), matrices, ("right",)),
    )
    chosen = np.array([part_of_code(code)[0] == 0 for code in both.limb.tolist()])
    assert np.array_equal(both.vertex[chosen], right.vertex)


def test_the_mirrored_pose_is_as_deep_on_the_other_side() -> None:
    body, matrices = load_body(), hand_at((-0.05, 1.2, 0.12))
    flip = np.array((-1.0, 1.0, 1.0))
    mirrored = matrices[body.mirror_bone] * flip[:, None] * np.array((-1.0, 1.0, 1.0, 1.0))
    right, left = (
        sunk(load_obstacles(load_body()), matrices[None], ("right",)),
        sunk(load_obstacles(load_body()), mirrored[None], ("left",)),
    )
    assert left.depth_m.max() == pytest.approx(right.depth_m.max(), abs=1e-4)


def test_only_limbs_are_looked_at() -> None:
    found = sunk(load_obstacles(load_body()), hand_at((0.0, 1.15, 0.05))[None])
    assert {part_of_code(code)[1] for code in found.limb.tolist()} <= set(LIMB)


def test_no_skin_is_held_against_what_it_is_one_piece_with() -> None:
    skin, matrices = load_obstacles(load_body()).skin, hand_at((-0.05, 1.2, 0.12)).astype(np.float32)
    asks = question(skin, skin.others, with_still=True)
    centres = skin.centre_rows @ np.swapaxes(matrices, -1, -2).reshape(-1, 3)
    _, first, second, _ = bundles_near_bundles(centres[None], asks)
    assert len(first) > 10
    assert skin.others[first, second].all()


def test_the_nearest_skin_is_as_near_as_any_that_is_held_against() -> None:
    body, skin = load_body(), load_obstacles(load_body()).skin
    bone = resting_body(REFERENCE)[arm_rig(body, "left").bones[-1]]
    x, y, z = bone[:, :3] @ arm_rig(body, "left").wrist + bone[:, 3]
    matrices = hand_at((float(x) - 0.04, float(y), float(z)))
    own = np.flatnonzero(np.isin(skin.part, (Part.PALM, Part.INDEX)))
    posed = posed_skin(skin, matrices[None].astype(np.float32), np.zeros(len(own), np.intp), own)
    side = np.repeat(skin.side[own], BUNDLE)
    right, left = (np.flatnonzero((side == each) & (posed.radii > 0.0)) for each in (0, 1))
    group, other = (each.ravel() for each in np.meshgrid(np.arange(len(right)), left, indexing="ij"))
    within = np.full(len(right), 0.02, np.float32)
    near = Near(right, np.zeros(len(right), np.intp), within, group, other)
    over = nearest(skin, posed, near, posed.points, within)
    points, across = (posed.points[:, :, rows].reshape(3, -1).T for rows in (right, left))
    least = np.array([np.linalg.norm(across - point, axis=1).min() for point in points])
    expected, found = least.reshape(POINTS, -1), over.away < FAR
    assert 50 < found.sum() < 0.9 * found.size
    assert np.abs(over.away[found] / expected[found] - 1.0).max() < 1e-3
    assert (expected[~found] > 0.02 * 0.999).all()


def test_no_patch_grows_beyond_its_ball() -> None:
    body, skin = load_body(), load_obstacles(load_body()).skin
    rig = arm_rig(body, "right")
    posed = world_pose(body, bone_rotations(body, hanging_posture(rig), side="right"))
    columns = np.swapaxes(skin_matrices(body, *posed), -1, -2).astype(np.float32)
    own = columns[skin.bones].reshape(len(skin.part), -1, 3)
    middles = skin.patch_rows @ own
    points = (
        np.swapaxes(np.swapaxes(skin.rows, 1, 2) @ own, 1, 2)
        .reshape(-1, 3, POINTS, BUNDLE)
        .transpose(0, 3, 2, 1)
    )
    away = np.where(skin.vertices >= 0, np.linalg.norm(points - middles[:, :, None], axis=3), 0.0)
    assert (away <= np.maximum(skin.patch_radius_m, 0.0)[:, :, None] + 0.001).all()


def test_fingers_at_rest_are_clear_of_each_other() -> None:
    found: Sunk = sunk_in_own_hand(load_obstacles(load_body()), resting_body(REFERENCE)[None])
    assert found.depth_m.max(initial=0.0) < 0.007


def test_a_broken_file_is_told(tmp_path) -> None:
    broken = tmp_path / "distance.npz"
    with np.load(distances_of(REFERENCE.name)) as stored:
        arrays = {name: stored[name] for name in stored.files}
    np.savez(broken, **{**arrays, "topology_hash": np.array("other")})
    with pytest.raises(ValueError, match="another body"):
        read_obstacles(load_body(), broken)
    np.savez(broken, **{name: array for name, array in arrays.items() if name != "head_still"})
    with pytest.raises(ValueError, match="head_still"):
        read_obstacles(load_body(), broken)


def test_every_part_has_points_on_both_sides() -> None:
    skin = load_obstacles(load_body()).skin
    assert {(int(side), int(part)) for side, part in zip(skin.side, skin.part, strict=True)} == {
        (s, int(p)) for s in (0, 1) for p in Part
    }
