"""The exported skeleton: frames, parents, tips and continuous quaternions."""

import numpy as np

from body_model.load import load_body
from signer.export.skeleton import joints, local_motion
from signer.kinematics.rotations import axis_rotation, matrix_from_quaternion
from tests.helpers.clips import waving_clip

BODY = load_body()


def test_parents_come_before_their_children_and_leaves_end_in_tips() -> None:
    seen: set[str | None] = {None}
    for joint in joints(BODY):
        assert joint.parent in seen
        seen.add(joint.name)
    parents = {joint.parent for joint in joints(BODY)}
    assert all(joint.name.endswith("Tip") for joint in joints(BODY) if joint.name not in parents)


def test_the_rest_puts_joints_on_heads_tips_on_tails_and_frames_along_the_bones() -> None:
    placed: dict[str | None, tuple[np.ndarray, np.ndarray]] = {None: (np.zeros(3), np.eye(3))}
    for joint in joints(BODY):
        origin, frame = placed[joint.parent]
        placed[joint.name] = (
            origin + frame @ joint.translation_m,
            frame @ matrix_from_quaternion(joint.rotation),
        )
    for bone, joint in enumerate(joints(BODY)[: len(BODY.heads)]):
        position, frame = placed[joint.name]
        np.testing.assert_allclose(position, BODY.heads[bone], atol=1e-12)
        np.testing.assert_allclose(frame, BODY.frames[bone], atol=1e-12)
    np.testing.assert_allclose(
        placed["rightIndexDistalTip"][0], BODY.tails[BODY.bone_index["finger2-3.R"]], atol=1e-12
    )


def test_a_positive_turn_about_x_bends_fingers_of_both_hands() -> None:
    for side in ("L", "R"):
        bone, tip = BODY.bone_index[f"finger2-1.{side}"], BODY.tails[BODY.bone_index[f"finger2-1.{side}"]]
        frame = BODY.frames[bone]
        moved = frame @ axis_rotation([1.0, 0.0, 0.0], 0.5) @ frame.T @ (tip - BODY.heads[bone])
        assert (moved - (tip - BODY.heads[bone])) @ frame[:, 2] > 0.0  # towards the palm


def test_quaternions_are_continuous_in_sign_and_begin_with_w_positive() -> None:
    clip = waving_clip(frames=40)
    quaternions = local_motion(BODY, clip.bone_rotations, clip.bone_positions).rotations
    assert (np.einsum("fbk,fbk->fb", quaternions[1:], quaternions[:-1]) > 0.5).all()
    assert (quaternions[0, :, 3] >= 0.0).all()
    assert (quaternions[:, :, 3] < -0.1).any()  # some turn further than half way, where the sign would jump


def test_bones_that_only_turn_keep_their_translations() -> None:
    clip = waving_clip()
    motion = local_motion(BODY, clip.bone_rotations, clip.bone_positions)
    rest = np.array([joint.translation_m for joint in joints(BODY)[: len(BODY.heads)]])
    np.testing.assert_allclose(
        motion.translations_m, np.broadcast_to(rest, motion.translations_m.shape), atol=1e-12
    )
