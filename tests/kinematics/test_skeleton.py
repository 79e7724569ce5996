import numpy as np

from body_model.load import load_body
from signer.kinematics.rotations import rotation_exp
from signer.kinematics.skeleton import mirrored_rotations, rest_rotations, world_pose

BODY = load_body()


def test_at_rest_every_joint_is_where_the_data_has_it():
    pose = world_pose(BODY, rest_rotations(BODY))
    assert np.abs(pose.positions - BODY.heads).max() < 1e-15
    assert (pose.rotations == np.eye(3)).all()


def test_it_is_the_chain_followed_bone_by_bone():
    local = rotation_exp(np.random.default_rng(0).normal(size=(len(BODY.bone_names), 3)))
    pose = world_pose(BODY, local)
    for bone, parent in enumerate(BODY.parents):
        above = np.eye(3) if parent < 0 else pose.rotations[parent]
        origin = np.zeros(3) if parent < 0 else pose.positions[parent]
        start = np.zeros(3) if parent < 0 else BODY.heads[parent]
        assert np.abs(pose.rotations[bone] - above @ local[bone]).max() < 1e-14
        assert np.abs(pose.positions[bone] - origin - above @ (BODY.heads[bone] - start)).max() < 1e-14


def test_many_poses_at_once_are_the_single_ones():
    local = rotation_exp(np.random.default_rng(1).normal(size=(2, 3, len(BODY.bone_names), 3)))
    many = world_pose(BODY, local)
    one = world_pose(BODY, local[1, 2])
    assert np.abs(many.positions[1, 2] - one.positions).max() < 1e-14


def test_a_mirrored_turn_takes_mirrored_points_to_mirrored_places():
    turn = rotation_exp(np.array((0.3, -0.5, 0.9)))
    flip = np.array((-1.0, 1.0, 1.0))
    point = np.array((0.2, 0.7, -0.4))
    assert np.abs(mirrored_rotations(turn) @ (flip * point) - flip * (turn @ point)).max() < 1e-15
