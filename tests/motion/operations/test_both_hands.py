"""What is given over to the other hand, seen on the pose: mirrored, the same, or in turns."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import sites.catalogue as places
from signer.characters.spots import spot_at
from signer.document.edits import Edit
from signer.document.items import every_item, items_on
from signer.document.problems import structure_problems
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.kinds import BODY_KINDS
from signer.document.tracks.shoulder import ShoulderKey, ShoulderTrack
from signer.document.tracks.track import TrackName
from signer.document.values import (
    BothMeet,
    Contact,
    Elbow,
    GlobalOrientation,
    HandRole,
    Orientation,
    SpacePoint,
    Transition,
)
from signer.motion.operations import both_hands
from signer.motion.operations.both_hands import (
    alternate,
    copy_comfort,
    copy_to_other_hand,
    go_side_by_side,
    mirror_keys,
    mirror_role,
    mirrored_key,
)
from signer.motion.operations.elbows import to_directions
from signer.motion.posing import pose_at
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import example
from tests.helpers.signs import small_sign, with_random_spans
from tests.strategies import over

FLIP = np.array((-1.0, 1.0, 1.0))
TURN = Orientation(0.3, -0.2, 0.1)
ROLES: tuple[HandRole, HandRole] = ("dominant", "base")


def up_and_down(*heights_m: float, step_s: float = 0.3) -> Sign:
    """The dominant hand before its shoulder, as high as told, one key after another."""
    keys = (
        Key(f"k{i}", 0.4 + step_s * i, "5", SpacePoint("palm.centre", (-0.15, height, 0.3)), orientation=TURN)
        for i, height in enumerate(heights_m)
    )
    return Sign(tracks=(HandTrack("dominant", tuple(keys)),))


def heights(sign: Sign, role: HandRole) -> list[tuple[float, float]]:
    return [
        (round(key.time_s, 3), key.placement.point_m[1])
        for key in sign.hand(role).keys
        if isinstance(key.placement, SpacePoint)
    ]


def assert_mirrored(sign: Sign, time_s: float, other_s: float | None = None) -> None:
    """The base hand at a time is the mirror image of the dominant one at that time or another."""
    dominant, base = (
        pose_at(sign, time_s if other_s is None else other_s).hands["dominant"],
        pose_at(sign, time_s).hands["base"],
    )
    key = sign.hand("base").keys[0]
    # about two contacts a hand is free to turn: where the search for them ends decides by how much, and there
    # rounding counts for a little more
    elbow_m = 1e-9 if key.second is None else 1e-7
    for name in ("shoulder", "elbow", "wrist", "articulator", "target"):
        within_m = elbow_m if name in ("elbow", "wrist") else 1e-9
        np.testing.assert_allclose(
            getattr(base, name), FLIP * getattr(dominant, name), atol=within_m, err_msg=name
        )
    np.testing.assert_allclose(base.handshape_angles, dominant.handshape_angles)
    assert base.contact_error_m == pytest.approx(dominant.contact_error_m, abs=1e-9)


@pytest.mark.parametrize("name", ["IDEA", "MOTHER", "FATHER", "DEAF"])
def test_a_mirrored_hand_is_the_mirror_image_on_the_pose_all_through(name: str) -> None:
    sign = mirror_role("dominant")(example(name))
    for time_s in np.linspace(0.1, sign.hand("dominant").keys[-1].end_s + 0.2, 7).tolist():
        assert_mirrored(sign, time_s)


@pytest.mark.parametrize(
    "key",
    [
        Key("k1", 0.4, "i", Contact("pinky.tip", "temple.R"), orientation=TURN),
        Key("k1", 0.4, "1", Contact("index.tip", "chin"), orientation=TURN),
        Key(
            "k1",
            0.4,
            "5",
            SpacePoint("palm.centre", (-0.1, 0.0, 0.3)),
            orientation=GlobalOrientation((0.5, 0.0, 1.0), (0.2, 1.0, 0.0)),
        ),
        Key("k1", 0.4, "1", Contact("index.tip", spot_at(places.find("cheekbone.R").point, "a spot"))),
        Key("k1", 0.4, "1", Contact("index.tip", "brow.R"), second=Contact("thumb.tip", "cheekbone.R")),
    ],
    ids=["temple", "chin", "space", "own place", "two contacts"],
)
def test_every_kind_of_key_is_mirrored_on_the_pose_and_twice_is_itself(key: Key) -> None:
    sign = mirror_keys(["k1"])(
        Sign(
            tracks=(
                HandTrack("dominant", (key,)),
                ShoulderTrack("dominant", (ShoulderKey("s1", 0.4, elevation_rad=0.1),)),
            )
        )
    )
    sign = mirror_keys(["s1"])(sign)
    assert sign.hand("dominant").keys == (key,)
    assert_mirrored(sign, 0.4)
    assert mirrored_key(mirrored_key(key)) == key or isinstance(
        key.contact and key.contact.site, type(spot_at(places.find("chin").point))
    )


def test_every_site_is_mirrored_onto_a_site() -> None:
    for site in places.every():
        key = Key("k1", 0.4, "1", Contact("index.tip", site.id))
        assert mirrored_key(mirrored_key(key)) == key


def test_a_point_at_which_both_hands_meet_stays() -> None:
    key = Key("k1", 0.4, "1", BothMeet("index.tip", (0.05, -0.1, 0.3)))
    assert mirrored_key(key) == key


def test_a_left_handed_signer_does_the_same_in_the_mirror() -> None:
    sign = mirror_role("dominant")(example("IDEA"))
    right, left = pose_at(sign, 0.5).hands, pose_at(replace(sign, dominant_side="left"), 0.5).hands
    for role in ROLES:
        np.testing.assert_allclose(left[role].wrist, FLIP * right[role].wrist, atol=1e-12)


def test_what_the_other_hand_did_at_that_moment_is_replaced_and_the_rest_stays() -> None:
    sign = example("IDEA")
    first, second = (key.id for key in sign.hand("dominant").keys[:2])
    mirrored = mirror_keys([first])(mirror_keys([first, second])(sign))
    assert len(mirrored.hand("base").keys) == 2
    assert mirror_keys([first, second])(mirrored) is mirrored
    assert not structure_problems(mirrored)


def test_a_copy_goes_to_the_same_place() -> None:
    sign = copy_to_other_hand(["k1"])(
        Sign(
            tracks=(HandTrack("dominant", (Key("k1", 0.4, "1", Contact("index.tip", "chin"), hold_s=0.2),)),)
        )
    )
    (made,) = sign.hand("base").keys
    assert (made.placement, made.time_s, made.hold_s) == (sign.hand("dominant").keys[0].placement, 0.4, 0.2)


def test_a_copy_to_the_arm_that_would_touch_itself_touches_the_other_one() -> None:
    arm = next(site.id for site in places.every() if site.id.startswith("forearm") and site.id.endswith(".L"))
    sign = copy_to_other_hand(["k1"])(
        Sign(tracks=(HandTrack("dominant", (Key("k1", 0.4, "1", Contact("index.tip", arm)),)),))
    )
    assert sign.hand("base").keys[0].contact == Contact("index.tip", places.mirrored(places.find(arm)).id)


def test_hands_in_turns_are_half_a_cycle_apart() -> None:
    sign = alternate("dominant")(up_and_down(0.0, -0.2, 0.0, -0.2, 0.0))
    assert heights(sign, "base") == [(0.4, -0.2), (0.7, 0.0), (1.0, -0.2), (1.3, 0.0), (1.6, -0.2)]
    for time_s in (0.5, 0.9, 1.2):
        assert_mirrored(sign, time_s, time_s + 0.3)


def test_two_keys_are_one_cycle() -> None:
    assert heights(alternate("dominant")(up_and_down(0.0, -0.2)), "base") == [(0.4, -0.2), (0.7, 0.0)]


def test_a_circle_is_begun_across() -> None:
    sign = alternate("dominant")(up_and_down(0.0, -0.1, -0.2, -0.15, 0.0))
    assert heights(sign, "base") == [(0.4, -0.2), (0.7, -0.15), (1.0, 0.0), (1.3, -0.1), (1.6, -0.2)]


def test_keys_that_repeat_nothing_are_all_kept() -> None:
    sign = alternate("dominant")(up_and_down(0.0, -0.1, -0.2))
    assert [height for _, height in heights(sign, "base")] == [-0.2, 0.0, -0.1]


def test_one_key_alone_cannot_take_turns() -> None:
    sign = up_and_down(0.0)
    assert alternate("dominant")(sign) is sign


@pytest.mark.parametrize(
    "edit",
    [
        mirror_role("dominant"),
        alternate("dominant"),
        go_side_by_side(REFERENCE, "dominant"),
        mirror_keys(["k0", "k1"]),
        copy_to_other_hand(["k1"]),
    ],
)
def test_done_again_it_changes_nothing_and_ids_stay_apart(edit: Edit) -> None:
    sign = edit(up_and_down(0.0, -0.2, 0.0))
    assert edit(sign) is sign
    ids = [key.id for _, key in every_item(sign)]
    assert len(set(ids)) == len(ids)
    assert edit.label[0].isupper()


@over(4)
@given(st.integers(0, 10_000))
def test_hands_side_by_side_go_the_same_way_and_face_mirrored_ways(seed: int) -> None:
    """Seen on the pose: both articulators are moved alike at every key, and palms and fingers are mirrored."""
    draw = np.random.default_rng(seed)
    points = np.array((-0.15, -0.1, 0.32)) + draw.uniform(-0.07, 0.07, (3, 3))
    keys = tuple(
        Key(
            f"k{i}",
            round(0.4 + 0.4 * i, 3),
            "b",
            SpacePoint("palm.centre", tuple(round(float(part), 6) for part in point)),
            orientation=TURN,
            transition=Transition("arc", 0.03, plane_rad=0.4),
        )
        for i, point in enumerate(points)
    )
    sign = go_side_by_side(REFERENCE, "dominant")(Sign(tracks=(HandTrack("dominant", keys),)))
    assert not structure_problems(sign)
    poses = [pose_at(sign, key.time_s).hands for key in keys]
    for now in poses[1:]:
        moved = [now[role].articulator - poses[0][role].articulator for role in ROLES]
        assert moved[0] == pytest.approx(moved[1], abs=1e-6)
    for own, other in zip(keys, sign.hand("base").keys, strict=True):
        told = to_directions(HandMoment(REFERENCE, sign, "dominant", own)).orientation
        assert isinstance(told, GlobalOrientation)
        assert isinstance(other.orientation, GlobalOrientation)
        assert other.orientation.palm == pytest.approx(FLIP * told.palm)
        assert other.transition == own.transition


def test_hands_with_a_contact_do_not_go_side_by_side() -> None:
    sign = small_sign()
    assert go_side_by_side(REFERENCE, "dominant")(sign) is sign


def test_the_other_hand_begins_where_it_stands() -> None:
    sign = up_and_down(0.0, -0.2)
    low = Key("b1", 0.4, "5", SpacePoint("palm.centre", (0.1, -0.3, 0.3)), orientation=TURN)
    sign = go_side_by_side(REFERENCE, "dominant")(sign.with_tracks(HandTrack("base", (low,))))
    assert [key.placement.point_m for key in sign.hand("base").keys] == [(0.1, -0.3, 0.3), (0.1, -0.5, 0.3)]


def test_the_base_hand_is_given_over_as_well() -> None:
    sign = mirror_role("dominant")(up_and_down(0.0, -0.2))
    back = mirror_role("base")(sign.with_tracks(HandTrack("dominant")))
    assert [replace(key, id="") for key in items_on(back, TrackName("hand", "dominant"))] == [
        replace(key, id="") for key in sign.hand("dominant").keys
    ]


def test_all_edits_are_looked_at_here() -> None:
    assert {name for name in vars(both_hands) if name.startswith(("mirror_", "copy_", "alternate", "go_"))} == {
        "mirror_keys", "mirror_role", "copy_to_other_hand", "copy_comfort", "alternate", "go_side_by_side",
    }  # fmt: skip


def test_what_is_no_hands_stays_when_the_rest_of_a_selection_is_given_over() -> None:
    sign = with_random_spans(small_sign(), 5)
    spans = [span.id for kind in BODY_KINDS for span in sign.spans(kind.name)]
    assert spans
    for edit in (mirror_keys, copy_to_other_hand):
        assert edit(spans)(sign) is sign
        assert edit(["k1", *spans])(sign) == edit(["k1"])(sign) != sign


@pytest.mark.parametrize("in_world", [False, True])
def test_the_other_arm_stands_as_this_one_and_its_hand_keeps_place_and_shape(in_world: bool) -> None:
    shrug = ShoulderTrack("dominant", (ShoulderKey("s1", 0.4, 0.2, elevation_rad=0.2),))
    sign = up_and_down(-0.1).with_tracks(shrug)
    mirrored = mirror_role("dominant")(sign)
    (other,) = mirrored.hand("base").keys
    own = GlobalOrientation((0.0, 0.0, -1.0), (1.0, 0.0, 0.0)) if in_world else Orientation(0.5, 0.3, -0.1)
    bent = mirrored.with_tracks(
        HandTrack("base", (replace(other, orientation=own, elbow=Elbow(1.0)),)), ShoulderTrack("base")
    )
    found = copy_comfort(REFERENCE, ["k0"])(bent)
    assert_mirrored(found, 0.4)
    (after,) = found.hand("base").keys
    assert (after.placement, after.form, after.time_s) == (other.placement, other.form, other.time_s)
    assert isinstance(after.orientation, type(own))
    assert found.hand("dominant") == bent.hand("dominant")
    assert copy_comfort(REFERENCE, ["k0"])(sign) is sign
