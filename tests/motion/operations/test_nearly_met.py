"""Ways on from a direction that is only nearly met: what they come to is clean, or the key as it was."""

from dataclasses import replace
from math import degrees

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signer.document.edits import Moment
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, SpacePoint
from signer.motion.operations.hand_edits import Face
from signer.motion.operations.searches import FaceFartherOut, FaceFreely, can_go_out
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import inside_of
from tests.helpers.comfort import Request, placed_key, requests, with_key
from tests.strategies import over

AT = Moment("dominant", 1.0)
EVERYDAY = tuple(requests())


@over(1)
@given(request=st.sampled_from(EVERYDAY))
def test_a_way_on_ends_in_a_clean_posture_or_leaves_the_key(request: Request) -> None:
    what, direction = ("palm", request.palm) if request.palm is not None else ("fingers", request.fingers)
    assert direction is not None
    first = Face(what, direction, at=AT).outcome(request.sign)  # type: ignore[arg-type]
    for edit, most_deg in ((FaceFreely, 65.1), (FaceFartherOut, 30.1)):
        found = edit(what, direction, at=AT).outcome(first.after)  # type: ignore[arg-type]
        assert found.value is not None
        if not found.changed:
            assert found.words
            continue
        pose = pose_at(found.after, 1.0)
        assert not pose.hands["dominant"].limits
        assert inside_of(pose)["dominant"].is_clear
        assert pose.hands["dominant"].contact_error_m < 1e-6
        assert degrees(found.value) <= most_deg


def test_a_place_farther_out_that_tilts_too_far_is_left_and_the_reason_stands() -> None:
    key = placed_key("1", "space.contra.low.near")
    found = FaceFartherOut("fingers", "up", at=AT).outcome(with_key(key))
    assert not found.changed
    assert found.words == (
        "Fingers up is not possible here: the wrist bends no further. The hand stays as it was. "
        "No place farther out meets it better and within 30°."
    )


@pytest.mark.parametrize(
    ("placement", "can"),
    [
        (Contact("palm.centre", "space.centre.mid.near", "none"), True),
        (Contact("palm.centre", "space.centre.mid.far", "none"), False),
        (Contact("palm.centre", "chin"), False),
        (SpacePoint("palm.centre", (0.0, -0.1, 0.3)), True),
    ],
)
def test_only_a_hand_in_space_that_is_not_far_out_goes_farther(
    placement: Contact | SpacePoint, can: bool
) -> None:
    assert can_go_out(Key("k1", 1.0, "open_b", placement)) is can


def test_a_left_handed_signer_goes_farther_out_as_seen_in_the_mirror() -> None:
    key = Key("k1", 1.0, "open_b", Contact("palm.centre", "space.ipsi.mid.near", "none"))
    right = Sign(tracks=(HandTrack("dominant", (key,)),))
    found = FaceFartherOut("palm", "right", at=AT).outcome(right)
    mirrored = FaceFartherOut("palm", "left", at=AT).outcome(replace(right, dominant_side="left"))
    assert found.changed
    assert mirrored.key == found.key
    assert mirrored.words == found.words.replace("right", "left")
