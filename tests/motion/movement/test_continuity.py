"""Movement is continuous: the shortest turn is taken, and no elbow leaps where a reach ends, a branch changes or
hands change roles."""

import numpy as np
import pytest

from body_model.load import load_body
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import (
    Branch,
    Contact,
    Elbow,
    GlobalOrientation,
    HandOrientation,
    LocalKind,
    LocalMovement,
    Orientation,
    SpacePoint,
)
from signer.files import load_sign
from signer.kinematics.rig import arm_rig
from signer.library.shelf import sign_files
from signer.motion.posing import poses
from signer.motion.posture.reaching import MOST, SoftReachLimit, margin
from tests.helpers.characters import REFERENCE
from tests.helpers.extent import part
from tests.helpers.movement import local_turns, smoothness
from tests.helpers.moving_hands import moving_hands

FINE = 300.0
CARRIED = (
    *("wrist.ulnar.L", "forearm.radial.L", "other.palm.distal", "other.hand.back", "other.index.pad"),
    *("other.ring.proximal.palmar", "other.thumb.proximal.dorsal", "other.thumb.nail", "wrist.radial.L"),
)
ARM = (
    "clavicle.R",
    "shoulder01.R",
    "upperarm01.R",
    "upperarm02.R",
    "lowerarm01.R",
    "lowerarm02.R",
    "wrist.R",
)


def greatest_step(sign: Sign, from_s: float, to_s: float) -> float:
    """Rad, the greatest step of a joint of the right arm between frames at 300 a second."""
    times = np.arange(from_s, to_s, 1.0 / FINE)
    bones = [load_body().bone_index[name] for name in ARM]
    turns = local_turns(poses(sign, times, REFERENCE))[:, bones]
    return float(np.sqrt(0.5) * np.linalg.norm(np.diff(turns, axis=0), axis=(-2, -1)).max())


def two(first: Key, last: Key) -> Sign:
    return Sign(tracks=(HandTrack("dominant", (first, last)),))


def at(key_id: str, time_s: float, point: tuple[float, float, float], **fields: object) -> Key:
    return Key(key_id, time_s, "1", SpacePoint("index.tip", point), 0.1, **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["MUST", "WANT", "YOU", "HEAR", "TELEPHONE"])
def test_a_hand_that_swings_past_the_end_of_its_reach_does_not_snap(name: str) -> None:
    """The elbow used to interval by fifteen degrees within a three-hundredth of a second."""
    (path,) = [one for one in sign_files() if one.stem == name]
    sign = load_sign(path)
    end_s = sign.hand("dominant").keys[-1].end_s + sign.lead_out_s
    assert greatest_step(sign, 0.0, end_s) < 0.12


@pytest.mark.parametrize("branches", [("primary", "secondary"), ("secondary", "primary")])
def test_the_elbow_goes_over_from_one_branch_to_the_other(branches: tuple[str, str]) -> None:
    first, last = (
        Key(
            f"k{index}",
            time_s,
            "b",
            Contact("palm.centre", site),
            0.1,
            Orientation(0.2, 0.9, 0.0),
            Elbow(0.5, branch),
        )  # type: ignore[arg-type]
        for index, (time_s, site, branch) in enumerate(
            zip((0.5, 1.4), ("chin", "chest.mid.centre"), branches, strict=True)
        )
    )
    sign = two(first, last)
    assert greatest_step(sign, 0.5, 1.5) < 0.1
    ends = poses(sign, (0.6, 0.6 + 1e-5, 1.4 - 1e-5, 1.4), REFERENCE)
    assert np.abs(np.diff(ends.matrices, axis=0)[[0, 2]]).max() < 1e-3


def test_in_space_the_elbow_goes_over_from_one_branch_to_the_other() -> None:
    first, last = (
        Key(f"k{row}", 0.5 + 0.9 * row, "b", SpacePoint("palm.centre", point), 0.1, wrist, Elbow(*elbow))  # type: ignore[arg-type]
        for row, (point, wrist, elbow) in enumerate(
            (
                ((-0.279, -0.267, 0.472), Orientation(-0.898, -0.855, -0.121), (0.912, "secondary")),
                ((-0.296, 0.038, 0.054), Orientation(-0.648, -0.183, 0.046), (0.609, "primary")),
            )
        )
    )
    assert greatest_step(two(first, last), 0.55, 1.45) < 0.05


@pytest.mark.parametrize("seed", range(2))
def test_a_hand_told_by_directions_that_goes_along_with_the_other_one_does_not_leap(seed: int) -> None:
    """Nor from one wrist to another as near, nor from one branch of the elbow to the other."""
    draw = np.random.default_rng(seed)
    for _ in range(8):
        carriers = tuple(
            Key(
                f"b{row}",
                0.5 + 0.9 * row,
                "b",
                SpacePoint("palm.centre", tuple(draw.uniform((-0.1, -0.3, 0.2), (0.3, 0.1, 0.45)).tolist())),
                0.05,
                Orientation(*draw.uniform((-1.0, -1.0, 0.0), (1.0, 1.0, 0.0)).tolist()),
            )
            for row in range(2)
        )
        directions = np.linalg.qr(draw.normal(size=(3, 2)))[0].T
        told = GlobalOrientation(*(tuple(each.tolist()) for each in directions))
        rider = Key("k0", 0.5, "1", Contact("index.tip", str(draw.choice(CARRIED))), 0.95, told)
        sign = Sign(tracks=(HandTrack("dominant", (rider,)), HandTrack("base", carriers)))
        assert greatest_step(sign, 0.56, 1.4) < 0.25


@pytest.mark.parametrize("swivels", [(3.0, -3.0), (-3.0, 3.0), (0.2, 0.9)])
def test_the_elbow_swings_the_shorter_way_round(swivels: tuple[float, float]) -> None:
    first, last = (
        at(f"k{i}", 0.5 + i, (-0.1 + 0.2 * i, -0.1, 0.35), elbow=Elbow(swivel))
        for i, swivel in enumerate(swivels)
    )
    swung = np.unwrap(
        [
            hand.swivel_rad
            for hand in poses(two(first, last), np.linspace(0.6, 1.5, 40), REFERENCE).hands["dominant"]
        ]
    )
    assert abs(swung[-1] - swung[0]) < np.pi
    assert np.ptp(swung) == pytest.approx(
        abs((swivels[1] - swivels[0] + np.pi) % (2 * np.pi) - np.pi), abs=1e-6
    )


def test_the_wrist_takes_the_shortest_turn() -> None:
    wrists = Orientation(-1.2, 0.5, 0.2), Orientation(1.2, -0.4, -0.2)
    first, last = (
        at(f"k{i}", 0.5 + i, (0.0, -0.1, 0.3), orientation=wrist) for i, wrist in enumerate(wrists)
    )
    solved = poses(two(first, last), np.linspace(0.6, 1.5, 60), REFERENCE).hands["dominant"]
    turns = np.array([hand.posture.wrist_rotation for hand in solved])
    angles = np.arccos(
        np.clip(
            (np.trace(np.swapaxes(turns[:-1], -1, -2) @ turns[1:], axis1=-2, axis2=-1) - 1.0) / 2.0, -1.0, 1.0
        )
    )
    whole = np.arccos(np.clip((np.trace(turns[0].T @ turns[-1]) - 1.0) / 2.0, -1.0, 1.0))
    assert angles.sum() == pytest.approx(whole, abs=1e-5)


def test_nothing_jumps_where_directions_of_the_world_give_way_to_a_wrist_of_its_own() -> None:
    told = GlobalOrientation((0.3, 0.0, -1.0), (0.6, 0.8, 0.1))
    keys = (
        at("k1", 0.5, (-0.2, 0.0, 0.3), orientation=told),
        at("k2", 1.2, (0.0, -0.1, 0.35), orientation=Orientation(0.4, 0.2, 0.0)),
        at("k3", 1.9, (0.1, 0.0, 0.3), orientation=told),
    )
    bent, left_of_step = smoothness(Sign(tracks=(HandTrack("dominant", keys),)))
    assert bent <= 3.0
    assert left_of_step < 0.3


@pytest.mark.parametrize("kind", ["nod", "twist", "wiggle", "open and close"])
def test_a_local_movement_keeps_a_second_contact(kind: str) -> None:
    first = Key(
        "k1", 0.5, "bent_l", Contact("thumb.tip", "cheekbone.R"), 0.8, Orientation(0.1, -0.1, 0.1), Elbow(0.5),
        second=Contact("index.tip", "brow.tail.R"), local=(LocalMovement(kind, 0.25, 2.5, "both", "s" if kind == "open and close" else ""),),  # type: ignore[arg-type]
    )  # fmt: skip
    sign = two(first, Key("k2", 2.0, "bent_l", Contact("thumb.tip", "chin"), 0.2, elbow=Elbow(0.5)))
    held = poses(sign, np.linspace(0.5, 1.3, 25), REFERENCE).hands["dominant"]
    missed = [hand.second_error_m or 0.0 for hand in held]
    assert max(hand.contact_error_m for hand in held) < 1e-8
    assert max(missed) < missed[0] + 5e-4
    bent, left_of_step = smoothness(sign)
    assert bent <= 3.0
    assert left_of_step < 0.5


@pytest.mark.parametrize(
    "branches", [("primary", "primary"), ("primary", "secondary"), ("secondary", "primary")]
)
@pytest.mark.parametrize("kind", ["nod", "twist", "waggle"])
@pytest.mark.parametrize(
    "wish", [Orientation(0.4, 0.05, -0.2), GlobalOrientation((0.3, 0.0, -1.0), (0.6, 0.8, 0.1))]
)
@pytest.mark.parametrize(
    "place", [Contact("thumb.tip", "mouth.corner.R"), SpacePoint("index.tip", (-0.15, 0.1, 0.66))]
)
def test_a_hand_goes_off_from_where_a_movement_of_its_wrist_has_brought_the_arm(
    place: Contact | SpacePoint, wish: HandOrientation, kind: LocalKind, branches: tuple[Branch, Branch]
) -> None:
    """The elbow used to leap to where it would be if the wrist stood still, as that is where it was to be
    bent, or to give way, from."""
    first = Key(
        "k1",
        0.5,
        "1",
        place,
        0.65,
        wish,
        Elbow(0.5, branches[0]),
        local=(LocalMovement(kind, 0.25, 2.5, "both"),),
    )
    sign = two(first, at("k2", 1.8, (-0.1, -0.1, 0.35), elbow=Elbow(0.5, branches[1])))
    held, leaving = poses(sign, first.end_s + SAME_TIME_S * np.array((0.9, 1.1)), REFERENCE).matrices
    assert np.abs(leaving - held).max() < 1e-3


def test_an_arm_that_gives_way_leaves_both_ends_and_what_is_well_in_reach_as_they_are() -> None:
    rig = arm_rig(load_body(), "right")
    way = np.linspace(0.0, 1.0, 101)
    far = margin(np.array(0.005), np.array(0.3), way)
    assert far[0] == 0.005
    assert far[-1] == MOST
    target = rig.shoulder + np.array((0.0, 0.0, 1.0)) * np.linspace(0.3, 0.9, 101)[:, None]
    turn, point = np.broadcast_to(np.eye(3), (101, 3, 3)), np.zeros((101, 3))
    given = SoftReachLimit(np.full(101, MOST), np.full(101, MOST)).yielded(
        rig, rig.shoulder, target, point, turn
    )
    distance, asked = (np.linalg.norm(each - rig.shoulder, axis=-1) for each in (given, target))
    most = np.linalg.norm(rig.arm.upper_arm) + np.linalg.norm(rig.arm.forearm)
    np.testing.assert_array_equal(given[asked < (1.0 - MOST) * most], target[asked < (1.0 - MOST) * most])
    assert (np.diff(distance) > -1e-12).all()
    assert distance.max() <= most + 1e-12


@pytest.mark.parametrize("seed", part((58, 61, 126), every=3))
def test_signs_in_which_hands_chased_each_other_or_a_path_swung_round_stay_calm(seed: int) -> None:
    """58: each hand goes to where the other comes from. 61: a circle begins on a hand that passes the place
    where it ends.

    126: a way from one branch to the other begins while the hand waggles.
    """
    kind, sign = moving_hands(seed)
    assert smoothness(sign)[1] < 0.6, kind
