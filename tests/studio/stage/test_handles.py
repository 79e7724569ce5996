import math
from dataclasses import replace
from functools import lru_cache

import numpy as np
import pytest

from body_model.plain_types import Side
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Elbow, HandRole, Orientation, SpacePoint
from signer.motion.pose import Pose
from signer.motion.posing import pose_at
from signer.studio.drawing import framing
from signer.studio.stage.handles import (
    WristAxis,
    begin_drag,
    elbow_circle,
    handle_at,
    handles_of,
    wrist_rings,
)

SIZE = (900.0, 700.0)
TEMPLE = Contact("pinky.tip", "temple.R")
TURN = Orientation(0.4, -0.2, -0.1)
CASES: list[tuple[Side, HandRole]] = [
    ("right", "dominant"),
    ("left", "dominant"),
    ("right", "base"),
    ("left", "base"),
]


@lru_cache
def posed(
    side: Side = "right", role: HandRole = "dominant", turn: Orientation = TURN, swivel: float = 0.8
) -> Pose:
    key = Key("k", 0.4, "i", TEMPLE, hold_s=0.2, orientation=turn, elbow=Elbow(swivel))
    keys = HandTrack("dominant", (key,))
    sign = (
        Sign(dominant_side=side, tracks=(replace(keys, side="dominant"),))
        if role == "dominant"
        else Sign(dominant_side=side, tracks=(replace(keys, side="base"),))
    )
    return pose_at(sign, 0.5)


@pytest.mark.parametrize(("side", "role"), CASES)
def test_the_elbow_is_on_its_circle_at_angle_zero(side: Side, role: HandRole) -> None:
    hand = posed(side, role).hands[role]
    circle = elbow_circle(hand)
    assert circle is not None
    assert np.allclose(circle.points(0.0), hand.elbow, atol=1e-12)


def test_the_elbow_moves_along_its_circle_when_the_swivel_does() -> None:
    circle = elbow_circle(posed().hands["dominant"])
    assert circle is not None
    moved = posed(swivel=0.9).hands["dominant"].elbow
    nearest = circle.points(circle.angle(moved))
    assert np.linalg.norm(moved - nearest) < 0.01  # the girdle moves the shoulder a little


@pytest.mark.parametrize("axis", ["bend", "side", "turn"])
@pytest.mark.parametrize(("side", "role"), CASES)
def test_rings_turn_the_way_the_anatomical_angle_grows(side: Side, role: HandRole, axis: WristAxis) -> None:
    step = 0.02
    more = {
        "turn": Orientation(0.4 + step, -0.2, -0.1),
        "bend": Orientation(0.4, -0.2 + step, -0.1),
        "side": Orientation(0.4, -0.2, -0.1 + step),
    }
    before, after = posed(side, role), posed(side, role, more[axis])
    circle = wrist_rings(before, before.hands[role])[axis]
    turned = _hand_in_forearm(after, role) @ _hand_in_forearm(before, role).T
    turn = (
        np.array([turned[2, 1] - turned[1, 2], turned[0, 2] - turned[2, 0], turned[1, 0] - turned[0, 1]])
        / 2.0
    )
    assert turn @ (_forearm(before, role).T @ circle.axis) > 0.9 * step


def _forearm(pose: Pose, role: HandRole) -> np.ndarray:
    """Columns along the forearm's own axes that do not turn with it: built from the arm's plane."""
    hand = pose.hands[role]
    along = (hand.wrist - hand.elbow) / np.linalg.norm(hand.wrist - hand.elbow)
    normal = np.cross(hand.elbow - hand.shoulder, along)
    normal /= np.linalg.norm(normal)
    return np.stack([normal, along, np.cross(normal, along)], axis=1)


def _hand_in_forearm(pose: Pose, role: HandRole) -> np.ndarray:
    from body_model.load import load_body

    bone = load_body().bone_index[f"wrist.{'R' if pose.hands[role].side == 'right' else 'L'}"]
    return np.asarray(_forearm(pose, role).T @ pose.bone_rotations[bone])


@pytest.mark.parametrize("name", ["elbow", "bend", "side", "turn"])
def test_a_handle_is_found_where_it_is_shown(name: str) -> None:
    pose = posed()
    handles = handles_of(pose, pose.hands["dominant"], target_moves=False)
    x, y, _ = framing.FRONT.project(handles.grips()[name], *SIZE)  # type: ignore[index]
    assert handle_at(handles, framing.FRONT, x, y, SIZE) in (name, "bend", "side", "turn")
    assert handle_at(handles, framing.FRONT, 3.0, 3.0, SIZE) is None


def test_the_elbow_dragged_to_a_pixel_asks_for_the_point_of_its_circle_there() -> None:
    pose = posed()
    handles = handles_of(pose, pose.hands["dominant"], target_moves=False)
    camera = framing.FRONT
    start = camera.project(handles.elbow, *SIZE)
    drag = begin_drag(handles, "elbow", camera, camera.ray(start[0], start[1], *SIZE))
    assert handles.elbow_circle is not None
    wanted = handles.elbow_circle.points(-0.5)
    x, y, _ = camera.project(wanted, *SIZE)
    assert np.linalg.norm(drag(camera.ray(x, y, *SIZE)) - wanted) < 1e-3


def test_a_ring_taken_and_not_moved_asks_for_nothing() -> None:
    pose = posed()
    handles = handles_of(pose, pose.hands["dominant"], target_moves=False)
    for axis, ring in handles.rings.items():
        x, y, _ = framing.FRONT.project(ring.points(0.8), *SIZE)
        ray = framing.FRONT.ray(x, y, *SIZE)
        drag = begin_drag(handles, axis, framing.FRONT, ray)
        assert drag(ray) == pytest.approx(0.0, abs=1e-3)


def test_a_ring_dragged_by_half_a_right_angle_asks_for_that() -> None:
    pose = posed()
    handles = handles_of(pose, pose.hands["dominant"], target_moves=False)
    camera = framing.FRONT
    faces = {axis: abs(float(ring.axis @ camera.axes[:, 2])) for axis, ring in handles.rings.items()}
    axis = max(faces, key=lambda name: faces[name])
    ring = handles.rings[axis]
    at = [camera.project(ring.points(angle), *SIZE) for angle in np.linspace(0.3, 0.3 + math.pi / 4, 9)]
    drag = begin_drag(handles, axis, camera, camera.ray(at[0][0], at[0][1], *SIZE))
    turned = [drag(camera.ray(x, y, *SIZE)) for x, y, _ in at]
    assert turned[-1] == pytest.approx(math.pi / 4, abs=0.02)


def test_a_point_of_space_follows_the_pointer_across_the_view() -> None:
    key = Key("k", 0.4, "5", SpacePoint("palm.centre", (-0.2, -0.1, 0.35)), hold_s=0.2)
    pose = pose_at(Sign(tracks=(HandTrack("dominant", (key,)),)), 0.5)
    handles = handles_of(pose, pose.hands["dominant"], target_moves=True)
    camera = framing.FRONT.orbited(0.3, 0.2)
    assert handles.target is not None
    x, y, _ = camera.project(handles.target, *SIZE)
    assert handle_at(handles, camera, x, y, SIZE) == "target"
    drag = begin_drag(handles, "target", camera, camera.ray(x + 3.0, y, *SIZE))
    moved = drag(camera.ray(x + 43.0, y - 25.0, *SIZE))
    assert np.allclose(camera.project(moved, *SIZE)[:2], (x + 40.0, y - 25.0), atol=0.5)
    assert abs((moved - handles.target) @ camera.axes[:, 2]) < 1e-9
