"""Slides stay on the drawn skin, and what cannot slide is told why."""

from dataclasses import replace

import numpy as np
import pytest

from body_model.load import load_body
from body_model.rays import nearest_point
from body_model.skin import posed_cage
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, SpacePoint, Transition
from signer.motion.movement.slides import slide_problem
from signer.motion.places.contact_target import contact_target_of
from signer.motion.posing import poses
from tests.helpers.characters import REFERENCE
from tests.helpers.movement import assert_smooth, pinched, sign_with
from tests.helpers.two_hands import lifted

BODY = load_body()


@pytest.mark.parametrize(
    "places", [("temple.R", "chin"), ("chest.mid.centre", "chest.upper.L"), ("forehead.centre", "temple.R")]
)
def test_a_slide_stays_on_the_drawn_skin(places: tuple[str, str]) -> None:
    one = sign_with(pinched(places[0], hold_s=0.1, transition=Transition("slide")), pinched(places[1], 1.4))
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
    one = sign_with(
        pinched("temple.R", hold_s=0.1, transition=Transition("slide")),
        pinched("chin", 1.4),
    )
    one = sign_with(
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
    on_thumb, on_pinky, on_chin = (pinched(site) for site in ("other.thumb.pad", "other.pinky.pad", "chin"))
    assert "no way along the skin" in slide_problem(REFERENCE, on_thumb, on_pinky, "right")
    assert "from one place on the skin" in slide_problem(
        REFERENCE, on_chin, Key("k9", 2.0, "1", SpacePoint("index.tip", (0.0, 0.0, 0.3))), "right"
    )
    assert slide_problem(REFERENCE, on_chin, on_chin, "right") == ""
    assert slide_problem(REFERENCE, on_chin, pinched("temple.R"), "right") == ""
