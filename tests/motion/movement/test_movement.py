"""The laws of movement: contact is held in every frame, nothing pops, and a frame depends on its time
alone."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from body_model.load import load_body
from body_model.rays import nearest_point
from body_model.skin import posed_cage
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import (
    ROLES,
    Act,
    Contact,
    Elbow,
    GlobalOrientation,
    LocalMovement,
    Manner,
    Orientation,
    SpacePoint,
    Transition,
)
from signer.files import load_sign
from signer.library.shelf import sign_files
from signer.motion.movement.contact_gestures import arrived, left, retreat, touch_shares
from signer.motion.movement.slides import slide_problem
from signer.motion.operations.both_hands import mirror_role
from signer.motion.places.contact_target import contact_target_of
from signer.motion.pose import Clip
from signer.motion.posing import clip, pose_at, poses
from tests.helpers.characters import REFERENCE
from tests.helpers.extent import count, part, seeds
from tests.helpers.movement import SHOWN_FPS, dense, moving_pair, moving_sign, smoothness
from tests.helpers.moving_hands import moving_hands
from tests.helpers.two_hands import lifted
from tests.soak.movement import HELD_M, LEFT_OF_STEP, TIMES_DENSER, Looked, look_at

BODY = load_body()
LIBRARY = sign_files()


def key(site: str, time_s: float = 0.5, manner: Manner = "touch", **fields: object) -> Key:
    given: dict[str, object] = {
        "hold_s": 1.0,
        "orientation": Orientation(0.2, 0.1, 0.0),
        "elbow": Elbow(0.6),
    } | fields
    return Key(f"k{time_s:g}", time_s, "flat_o", Contact("pinch", site, manner), **given)  # type: ignore[arg-type]


def sign(*keys: Key) -> Sign:
    return Sign(tracks=(HandTrack("dominant", keys),))


def assert_held(solved: Clip) -> None:
    for role in ROLES:
        for hand in solved.hands[role]:
            if hand.touching and not hand.short_by_m:
                assert hand.contact_error_m <= HELD_M


def assert_smooth(one: Sign, fine: Clip | None = None) -> None:
    bent, left_of_step = smoothness(one, fine)
    assert bent <= TIMES_DENSER
    assert left_of_step < LEFT_OF_STEP


def assert_frames_agree(one: Sign) -> None:
    solved = {fps: clip(one, fps) for fps in (30, 60, 120)}
    for fps in (60, 120):
        shared = solved[fps].matrices[:: fps // 30]
        count = min(len(shared), len(solved[30]))
        np.testing.assert_allclose(shared[:count], solved[30].matrices[:count], rtol=0, atol=1e-11)
    ends = poses(one, (0.0, span_s(one)[1]), REFERENCE)
    np.testing.assert_array_equal(solved[30].matrices[0], ends.matrices[0])
    np.testing.assert_allclose(solved[30].matrices[-1], ends.matrices[1], rtol=0, atol=1e-11)


def assert_held_and_smooth(one: Sign) -> None:
    """In one clip, which is most of what it costs."""
    fine = dense(one)
    assert_held(fine)
    assert_smooth(one, fine)


@pytest.mark.parametrize("path", part(LIBRARY, every=40), ids=lambda path: path.stem)
def test_signs_of_the_library_hold_their_contacts_and_move_smoothly(path: Path) -> None:
    assert_held_and_smooth(load_sign(path))


@pytest.mark.parametrize("path", part(LIBRARY[10:], every=20), ids=lambda path: path.stem)
def test_signs_of_the_library_hold_their_contacts(path: Path) -> None:
    assert_held(clip(load_sign(path), SHOWN_FPS))


@pytest.mark.parametrize("seed", seeds(1, whole=100))
def test_any_movement_of_one_hand_obeys_the_laws(seed: int) -> None:
    assert_held_and_smooth(moving_sign(seed))


@pytest.mark.parametrize("seed", seeds(2, whole=30))
def test_any_movement_of_two_hands_holds_its_contacts_and_is_smooth(seed: int) -> None:
    assert_held_and_smooth(moving_pair(seed))


@pytest.mark.parametrize("seed", seeds(4, whole=120)[count(2, whole=30) :])
def test_any_movement_of_two_hands_holds_its_contacts(seed: int) -> None:
    assert_held(clip(moving_pair(seed), SHOWN_FPS))


@pytest.mark.parametrize("seed", seeds(1, whole=8))
def test_two_hands_that_move_in_any_way_obey_all_laws(seed: int) -> None:
    """Some kinds of `moving_hands`, one of each; `dev.py soak movement` looks at 200 and at the whole
    library."""
    kind, one = moving_hands(seed)
    found = Looked()
    look_at(found, kind, one)
    assert found.broken == []
    assert found.held_frames > 0
    assert found.short_frames == 0


@pytest.mark.parametrize("seed", seeds(1, whole=8))
def test_frame_rates_agree_where_frames_coincide(seed: int) -> None:
    assert_frames_agree(moving_sign(seed))
    assert_frames_agree(moving_pair(seed))


@pytest.mark.parametrize("seed", seeds(3, whole=6))
def test_a_pose_is_a_function_of_sign_and_time(seed: int) -> None:
    for one in (moving_sign(seed), moving_pair(seed)):
        times = np.random.default_rng(seed).uniform(0.0, span_s(one)[1], 6)
        solved = poses(one, times, REFERENCE)
        for index, time_s in enumerate(times):
            np.testing.assert_allclose(
                pose_at(one, float(time_s)).matrices, solved.matrices[index], rtol=0, atol=1e-11
            )


@pytest.mark.parametrize("seed", seeds(1, whole=100))
def test_what_the_other_hand_does_in_the_mirror_is_the_mirror_image(seed: int) -> None:
    one = moving_sign(seed)
    times = np.linspace(0.0, span_s(one)[1], 41)
    here, there = (
        poses(one, times, REFERENCE),
        poses(mirror_role("dominant")(one).with_tracks(HandTrack("dominant")), times, REFERENCE),
    )
    np.testing.assert_allclose(
        there.bone_positions[:, BODY.mirror_bone] * (-1.0, 1.0, 1.0), here.bone_positions, atol=1e-12
    )


# Slides


@pytest.mark.parametrize(
    "places", [("temple.R", "chin"), ("chest.mid.centre", "chest.upper.L"), ("forehead.centre", "temple.R")]
)
def test_a_slide_stays_on_the_drawn_skin(places: tuple[str, str]) -> None:
    one = sign(key(places[0], hold_s=0.1, transition=Transition("slide")), key(places[1], 1.4))
    assert_slides(one, 0.65, 1.35, places)


def assert_slides(one: Sign, from_s: float, to_s: float, places: tuple[str, str]) -> None:
    solved = poses(one, np.linspace(from_s, to_s, 5), REFERENCE)
    ends = [
        contact_target_of(
            REFERENCE,
            Contact("pinch", place),
            "right",
            one.hand("base").keys[0].form if one.hand("base").keys else None,
        )
        for place in places
    ]
    for pose, hand in zip(solved, solved.hands["dominant"], strict=True):
        assert hand.touching
        assert hand.contact_error_m < 1e-8
        first, last = (end.aim(pose.matrices) for end in ends)
        assert np.linalg.norm(hand.target - (first + last) / 2.0) < 0.7 * np.linalg.norm(first - last)


def test_the_point_that_slides_is_on_the_skin_to_the_last_digit() -> None:
    one = sign(
        key("temple.R", hold_s=0.1, transition=Transition("slide")),
        key("chin", 1.4),
    )
    one = sign(
        *(
            replace(each, handshape="1", placement=Contact("index.tip", each.placement.site))
            for each in one.hand("dominant").keys
        )
    )  # type: ignore[union-attr]
    for pose in poses(one, np.linspace(0.65, 1.35, 4), REFERENCE):
        drawn = np.asarray(BODY.subdivision @ posed_cage(BODY, pose.matrices))
        head = BODY.triangles[
            np.linalg.norm(drawn[BODY.triangles[:, 0]] - pose.hands["dominant"].target, axis=1) < 0.05
        ]
        assert nearest_point(drawn, head, pose.hands["dominant"].target).distance_m < 1e-12
        assert np.linalg.norm(pose.hands["dominant"].articulator - pose.hands["dominant"].target) < 1e-9


def test_a_slide_along_the_other_hand_stays_on_it_while_it_moves() -> None:
    one = lifted("slides")
    keys = (
        replace(one.hand("dominant").keys[0], transition=Transition("slide")),
        one.hand("dominant").keys[1],
    )
    one = one.with_tracks(HandTrack("dominant", keys))
    for pose in poses(one, np.linspace(0.52, 0.98, 7), REFERENCE):
        hand = pose.hands["dominant"]
        assert hand.touching
        assert hand.contact_error_m < 1e-8
    assert_smooth(one)


def test_what_cannot_slide_is_told_why() -> None:
    on_thumb, on_pinky, on_chin = (key(site) for site in ("other.thumb.pad", "other.pinky.pad", "chin"))
    assert "no way along the skin" in slide_problem(REFERENCE, on_thumb, on_pinky, "right")
    assert "from one place on the skin" in slide_problem(
        REFERENCE, on_chin, Key("k9", 2.0, "1", SpacePoint("index.tip", (0.0, 0.0, 0.3))), "right"
    )
    assert slide_problem(REFERENCE, on_chin, on_chin, "right") == ""
    assert slide_problem(REFERENCE, on_chin, key("temple.R"), "right") == ""


# Acts


@pytest.mark.parametrize("times", [1, 2, 3])
@pytest.mark.parametrize("manner", ["tap", "double"])
def test_a_tap_touches_at_its_moments_and_is_off_between(manner: Manner, times: int) -> None:
    one = sign(key("forehead.centre", manner=manner, act=Act(0.02, times)))
    touches = poses(one, 0.5 + touch_shares(times), REFERENCE).hands["dominant"]
    assert all(hand.touching and hand.contact_error_m < 1e-8 for hand in touches)
    between = poses(one, 0.5 + (touch_shares(times)[1:] + touch_shares(times)[:-1]) / 2.0, REFERENCE)
    for pose, hand in zip(between, between.hands["dominant"], strict=True):
        site = contact_target_of(REFERENCE, Contact("pinch", "forehead.centre")).aim(pose.matrices)
        assert not hand.touching
        assert hand.contact_error_m < 1e-8
        assert np.linalg.norm(hand.target - site) > 0.02
    assert retreat(times, touch_shares(times)) == pytest.approx(np.zeros(times + 1), abs=1e-30)


@pytest.mark.parametrize(
    "act", [Act(0.015, 2, "clockwise"), Act(0.015, 1, "counterclockwise", 1.0), Act(0.02, 3, "line", 0.7)]
)
def test_a_rub_keeps_its_contact_about_the_site(act: Act) -> None:
    one = sign(key("forehead.centre", manner="rub", act=act))
    solved = poses(one, np.linspace(0.5, 1.5, 31), REFERENCE)
    away = []
    for pose, hand in zip(solved, solved.hands["dominant"], strict=True):
        assert hand.touching
        assert hand.contact_error_m < 1e-8
        away.append(np.linalg.norm(hand.target - solved_site(pose.matrices, "forehead.centre")))
    if act.shape == "line":
        assert max(away) > 0.9 * act.size_m
    else:
        assert np.ptp(away) < 0.5 * act.size_m


def solved_site(matrices: np.ndarray, site: str) -> np.ndarray:
    place = contact_target_of(REFERENCE, Contact("index.tip", site)).attachment
    assert place is not None
    return place.position(matrices)


def test_a_brush_goes_through_its_site() -> None:
    one = key("forehead.centre", manner="brush", act=Act(0.02, direction_rad=np.pi / 2))
    assert arrived(REFERENCE, one, "right").placement != left(REFERENCE, one, "right").placement
    middle, first, last = (pose_at(sign(one), time_s) for time_s in (1.0, 0.5, 1.5))
    assert all(pose.hands["dominant"].contact_error_m < 1e-8 for pose in (first, middle, last))
    finger = replace(one, handshape="1", placement=replace(one.placement, articulator="index.tip"))
    pose = pose_at(sign(finger), 1.0)
    assert (
        np.linalg.norm(pose.hands["dominant"].articulator - solved_site(pose.matrices, "forehead.centre"))
        < 1e-4
    )


def test_without_an_act_a_held_contact_stays() -> None:
    held = poses(sign(key("forehead.centre", manner="rub")), np.linspace(0.5, 1.5, 5), REFERENCE)
    assert np.ptp(held.matrices, axis=0).max() == 0.0


# Local movements


@pytest.mark.parametrize("kind", ["wiggle", "nod", "twist", "waggle", "open and close", "snap"])
@pytest.mark.parametrize("told", ["locally", "in the world"])
def test_a_local_movement_moves_the_hand_and_keeps_the_contact(kind: str, told: str) -> None:
    local = LocalMovement(kind, 0.2, 3.0, "both", "s" if kind == "open and close" else "")  # type: ignore[arg-type]
    turned = (
        Orientation(0.2, 0.1, 0.0)
        if told == "locally"
        else GlobalOrientation((0.3, 0.0, -1.0), (0.6, 0.8, 0.1))
    )
    one = key("forehead.centre", local=(local,), orientation=turned, hold_s=0.7)
    one = replace(one, handshape="5", placement=Contact("thumb.tip", "forehead.centre"))
    both = sign(one, replace(one, id="k2", time_s=2.0, local=()))
    solved = poses(both, np.linspace(0.5, 1.2, 22), REFERENCE)
    assert all(hand.contact_error_m < 1e-8 for hand in solved.hands["dominant"])
    fingers = np.ptp([hand.handshape_angles for hand in solved.hands["dominant"]], axis=0).max()
    wrists = [hand.orientation for hand in solved.hands["dominant"]]
    angle = {"nod": "flexion_rad", "twist": "pronation_rad", "waggle": "deviation_rad"}.get(kind)
    if angle is None:
        assert fingers > 0.3
    else:
        assert fingers == 0.0
        assert np.ptp([getattr(wrist, angle) for wrist in wrists]) > 0.25
    assert_smooth(both)


def test_a_local_movement_of_the_hold_ends_with_it() -> None:
    quiet = sign(key("forehead.centre", hold_s=0.5), key("chin", 2.0))
    moved = sign(
        replace(quiet.hand("dominant").keys[0], local=(LocalMovement("nod", during="hold"),)),
        quiet.hand("dominant").keys[1],
    )
    for times, same in (((0.5, 1.0, 1.2, 1.6, 2.0), True), ((0.6, 0.7), False)):
        assert (
            np.allclose(
                poses(quiet, times, REFERENCE).matrices, poses(moved, times, REFERENCE).matrices, atol=1e-11
            )
            is same
        )


# Leads


def test_fingers_that_lead_are_there_before_the_hand() -> None:
    first, last = (
        key("temple.R", hold_s=0.1, transition=Transition(handshape_lead=0.5, orientation_lead=-0.5)),
        key("chin", 1.6),
    )
    last = replace(
        last, handshape="5", placement=Contact("palm.centre", "chin"), orientation=Orientation(-0.2, 0.3, 0.0)
    )
    middle = pose_at(sign(first, last), 1.1).hands["dominant"]
    there, here = (pose_at(sign(first, last), time_s).hands["dominant"] for time_s in (1.6, 0.5))
    np.testing.assert_allclose(middle.handshape_angles, there.handshape_angles, atol=1e-12)
    assert middle.orientation.flexion_rad == pytest.approx(here.orientation.flexion_rad, abs=1e-9)


def test_a_hand_that_shares_its_movement_with_none_is_as_it_was() -> None:
    plain = sign(key("temple.R", hold_s=0.1), key("chin", 1.4))
    told = sign(
        *(
            replace(one, transition=Transition(turns=3.0, plane_rad=1.0))
            for one in plain.hand("dominant").keys
        )
    )
    assert np.array_equal(clip(plain).matrices, clip(told).matrices)
