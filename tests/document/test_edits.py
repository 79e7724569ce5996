"""Laws of edits: pure, undoable, orderly, and the same object when nothing changes."""

import inspect
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from signer.document import edits, key_edits
from signer.document.edits import Edit
from signer.document.problems import structure_problems
from signer.document.queries import every_key, find_key
from signer.document.sign import Sign
from signer.document.timing import SHORTEST_GAP_S
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import (
    Act,
    Contact,
    Elbow,
    LocalMovement,
    Orientation,
    SpacePoint,
    Transition,
)
from tests.helpers import signs
from tests.helpers.extent import each
from tests.helpers.signs import contact_key, random_sign, space_key


def small_sign() -> Sign:
    """The small sign, the fingers of one key bent and wiggling, with one key more that taps."""
    sign = edits.replace_key("dominant", "k2", joints=(("ring_pip_flex", 1.0),), own_handshape="bent ring")(
        signs.small_sign()
    )
    sign = key_edits.set_local("k2", LocalMovement("wiggle"))(
        edits.add_key("base", contact_key("tap", 1.5))(sign)
    )
    return key_edits.set_manner("tap", "tap")(sign)


SIGN = small_sign()
KEY = SIGN.hand("dominant").keys[0]

# One edit that changes SIGN and one that does not, for every function of the module.
CASES: dict[str, tuple[Edit, Edit | None]] = {
    "add_key": (edits.add_key("base", contact_key("k9", 2.0)), None),
    "remove_keys": (edits.remove_keys(["k1", "k3"]), edits.remove_keys([])),
    "move_keys": (edits.move_keys(["k1", "k3"], 0.1), edits.move_keys(["k1"], 0.0)),
    "stretch_keys": (edits.stretch_keys(["k1", "k2"], 0.4, 1.5), edits.stretch_keys(["k1"], 0.4, 1.0)),
    "copy_keys": (edits.copy_keys(["k1", "k3"], 3.0), edits.copy_keys([], 3.0)),
    "replace_key": (
        edits.replace_key("base", "k3", hold_s=0.7, handshape="s"),
        edits.replace_key("base", "k3", hold_s=0.1),
    ),
    "replace_key in its posture": (
        edits.replace_key("dominant", "k1", orientation=Orientation(0.1, 0.2, 0.3), elbow=Elbow(0.2)),
        edits.replace_key("dominant", "k1", orientation=Orientation(), elbow=Elbow()),
    ),
    "replace_key in its place": (
        edits.replace_key("dominant", "k1", placement=SpacePoint("index.tip", (0.0, 0.0, 0.4))),
        edits.replace_key("dominant", "k1", placement=KEY.placement),
    ),
    "set_manner": (key_edits.set_manner("k1", "near"), key_edits.set_manner("k1", "touch")),
    "set_stops": (key_edits.set_stops("k1", True), key_edits.set_stops("k1", False)),
    "set_act": (key_edits.set_act("tap", Act(0.03, 2)), key_edits.set_act("k1", None)),
    "set_local": (
        key_edits.set_local("k1", LocalMovement("nod", 0.2)),
        key_edits.set_local("k2", LocalMovement("wiggle")),
    ),
    "clear_local": (key_edits.clear_local("k2", "wiggle"), key_edits.clear_local("k2", "nod")),
    "set_hold": (edits.set_hold("k1", 0.3), edits.set_hold("k1", 0.2)),
    "set_span": (edits.set_span("k1", 0.5, 0.6), edits.set_span("k1", 0.4, 0.6)),
    "set_easing": (edits.set_easing("k1", "even"), edits.set_easing("k1", "smooth")),
    "set_transition": (
        key_edits.set_transition("k1", Transition("arc", 0.05)),
        key_edits.set_transition("k1", Transition()),
    ),
    "set_dominant_side": (edits.set_dominant_side("left"), edits.set_dominant_side("right")),
    "set_details": (
        edits.set_details(gloss="IDEA", tags=["noun"], fps=25, lead_in_s=0.2),
        edits.set_details(gloss="SMALL"),
    ),
}
CHANGING = [changing for changing, _ in CASES.values()]
IDLE = [idle for _, idle in CASES.values() if idle is not None]


def test_every_edit_has_its_cases() -> None:
    public = {
        name
        for module in (edits, key_edits)
        for name, member in inspect.getmembers(module, inspect.isfunction)
        if member.__module__ == module.__name__
        and name[0] != "_"
        and inspect.signature(member).return_annotation is Edit
    }
    assert public == {name.split()[0] for name in CASES}


def label_of(edit: Edit) -> str:
    return edit.label


@each(CHANGING, label_of)
def test_an_edit_changes_the_sign_and_leaves_the_old_one_alone(edit: Edit) -> None:
    before, copy = small_sign(), small_sign()
    assert edit(before) != before
    assert before == copy


@each(CHANGING, label_of)
def test_an_edit_is_a_function_of_the_sign_alone(edit: Edit) -> None:
    assert edit(small_sign()) == edit(small_sign())


@each(IDLE, label_of)
def test_an_edit_that_changes_nothing_gives_the_same_object(edit: Edit) -> None:
    assert edit(SIGN) is SIGN


@each(CHANGING, label_of)
def test_a_track_that_did_not_change_is_the_same_object(edit: Edit) -> None:
    after = edit(SIGN)
    for name in ("dominant", "base"):
        assert after.hand(name) is SIGN.hand(name) or after.hand(name) != SIGN.hand(name)


@each(CHANGING, label_of)
def test_an_edit_has_a_name_for_the_undo_menu(edit: Edit) -> None:
    assert edit.label[0].isupper()


# What a key keeps and loses with its place and its handshape

BENT = edits.replace_key(
    "dominant", "k1", joints=(("thumb_ip_flex", 0.2), ("index_pip_flex", 0.4)), own_handshape="crooked"
)(SIGN)


def test_bent_joints_are_sorted_and_go_with_their_name() -> None:
    key = BENT.hand("dominant").keys[0]
    assert key.joints == (("index_pip_flex", 0.4), ("thumb_ip_flex", 0.2))
    assert (key.form.handshape, key.form.joints, key.own_handshape) == ("1", key.joints, "crooked")
    assert edits.replace_key("dominant", "k1", joints=(), own_handshape="")(BENT) == SIGN


def test_an_own_name_stands_only_for_bent_joints() -> None:
    assert edits.replace_key("dominant", "k1", joints=(), own_handshape="crooked")(SIGN) is SIGN


def test_a_joint_has_one_angle_and_that_is_a_number() -> None:
    with pytest.raises(ValueError, match="there twice"):
        edits.replace_key("dominant", "k1", joints=(("index_pip_flex", 0.4), ("index_pip_flex", 0.5)))(SIGN)
    with pytest.raises(ValueError, match="index_pip_flex is nan"):
        edits.replace_key("dominant", "k1", joints=(("index_pip_flex", float("nan")),))(SIGN)


def test_a_second_contact_goes_when_the_hand_leaves_the_first() -> None:
    chin = Contact("thumb.tip", "chin")
    both = edits.replace_key("dominant", "k1", second=chin)(SIGN)
    assert (both.hand("dominant").keys[0].placement, both.hand("dominant").keys[0].second) == (
        SIGN.hand("dominant").keys[0].placement,
        chin,
    )
    left = edits.replace_key("dominant", "k1", placement=SpacePoint("index.tip", (0.0, 0.0, 0.4)))(both)
    assert left.hand("dominant").keys[0].second is None
    assert edits.replace_key("dominant", "k1", second=None)(both) == SIGN


def any_edit(draw: random.Random, sign: Sign) -> Edit:
    keys = [key for _, key in every_key(sign)]
    if not keys:
        return edits.add_key("dominant", contact_key("k1", draw.uniform(0, 2)))
    key, other = draw.choice(keys), draw.choice(keys)
    ids = sorted({key.id, other.id})
    wishes: list[Callable[[], Edit]] = [
        lambda: edits.add_key(
            draw.choice(["dominant", "base"]),
            contact_key("new" + str(draw.random()), draw.uniform(-1, 4), draw.uniform(0, 1)),
        ),
        lambda: edits.remove_keys(ids, ripple=draw.random() < 0.5),
        lambda: edits.stretch_keys(ids, draw.uniform(0, 4), draw.uniform(-1, 3), ripple=draw.random() < 0.3),
        lambda: edits.move_keys(ids, draw.uniform(-3, 3), ripple=draw.random() < 0.3),
        lambda: edits.copy_keys(ids, draw.uniform(-2, 2)),
        lambda: edits.set_hold(key.id, draw.uniform(-1, 3), ripple=draw.random() < 0.3),
        lambda: edits.set_span(key.id, draw.uniform(-1, 4), draw.uniform(-1, 4)),
        lambda: edits.replace_key(
            find_key(sign, key.id)[0], key.id, time_s=draw.uniform(-1, 5), hold_s=draw.uniform(-1, 5)
        ),
    ]
    return draw.choice(wishes)()


@each(range(30))
def test_after_any_edits_keys_are_in_order_apart_and_not_before_zero(seed: int) -> None:
    draw, sign = random.Random(seed), random_sign(seed)
    for _ in range(60):
        sign = any_edit(draw, sign)(sign)
        assert structure_problems(sign) == ()
        assert all(key.time_s >= 0 and key.hold_s >= 0 for _, key in every_key(sign))


def test_a_key_on_top_of_another_replaces_it() -> None:
    after = edits.add_key("dominant", contact_key("k9", 0.4))(SIGN)
    assert [key.id for key in after.hand("dominant").keys] == ["k9", "k2"]


def test_a_key_within_a_hold_ends_that_hold() -> None:
    first, new, _ = edits.add_key("dominant", contact_key("k9", 0.5))(SIGN).hand("dominant").keys
    assert (first.id, new.time_s) == ("k1", 0.5)
    assert first.end_s < 0.5


def test_a_hold_ends_before_the_next_key() -> None:
    first, second = edits.set_hold("k1", 9.0)(SIGN).hand("dominant").keys
    assert first.end_s == pytest.approx(second.time_s - SHORTEST_GAP_S)


def test_a_moved_key_stops_at_its_neighbour_and_at_zero() -> None:
    assert find_key(edits.move_keys(["k1"], 9.0)(SIGN), "k1")[1].end_s == pytest.approx(1.0 - SHORTEST_GAP_S)
    assert find_key(edits.move_keys(["k1"], -9.0)(SIGN), "k1")[1].time_s == 0.0


def test_keys_moved_together_keep_their_distance() -> None:
    after = edits.move_keys(["k1", "k2"], -9.0)(SIGN)
    assert [key.time_s for key in after.hand("dominant").keys] == [0.0, 0.6]


def test_a_ripple_takes_the_later_keys_along() -> None:
    after = edits.move_keys(["k1"], 2.0, ripple=True)(SIGN)
    assert [key.time_s for key in after.hand("dominant").keys] == [2.4, 3.0]
    assert after.hand("base") is SIGN.hand("base")


def test_moving_there_and_back_gives_an_equal_sign() -> None:
    assert edits.move_keys(["k1"], -0.123456)(edits.move_keys(["k1"], 0.123456)(SIGN)) == SIGN


def test_copies_get_new_ids_and_leave_the_originals() -> None:
    after = edits.copy_keys(["k1", "k2"], 2.0)(SIGN)
    assert [(key.id, key.time_s) for key in after.hand("dominant").keys] == [
        ("k1", 0.4),
        ("k2", 1.0),
        ("k4", 2.4),
        ("k5", 3.0),
    ]
    assert edits.copy_keys(["k1"], 3.0, new_ids=["mine"])(SIGN).hand("dominant").keys[-1].id == "mine"


def test_a_copy_that_lands_on_an_original_still_copies_both() -> None:
    after = edits.copy_keys(["k1", "k2"], 0.6)(SIGN)
    assert [(key.time_s, key.handshape) for key in after.hand("dominant").keys] == [
        (0.4, "1"),
        (1.0, "1"),
        (1.6, "5"),
    ]


def test_a_posture_edit_leaves_odd_times_of_a_file_alone() -> None:
    sign = Sign(tracks=(HandTrack("dominant", (contact_key("k1", 1 / 3),)),))
    swung = edits.replace_key("dominant", "k1", elbow=Elbow(0.3))(sign)
    assert swung.hand("dominant").keys[0].time_s == 1 / 3


WRONG: list[tuple[Callable[[], Any], type[Exception]]] = [
    (lambda: edits.set_hold("nobody", 1.0)(SIGN), LookupError),
    (lambda: edits.remove_keys(["nobody"])(SIGN), LookupError),
    (lambda: edits.replace_key("base", "k1", hold_s=1.0)(SIGN), LookupError),
    (lambda: edits.replace_key("base", "k3", id="other"), ValueError),
    (lambda: edits.add_key("base", contact_key("k1"))(SIGN), ValueError),
    (lambda: key_edits.set_manner("k2", "near")(SIGN), ValueError),
    (lambda: edits.set_details(fps=0), ValueError),
    (lambda: edits.set_details(lead_in_s=float("nan")), ValueError),
    (lambda: edits.move_keys(["k1"], float("inf"))(SIGN), ValueError),
    (lambda: edits.replace_key("dominant", "k1", elbow=Elbow(float("nan")))(SIGN), ValueError),
    (
        lambda: edits.replace_key("dominant", "k1", orientation=Orientation(flexion_rad=float("inf")))(SIGN),
        ValueError,
    ),
    (
        lambda: edits.replace_key(
            "dominant", "k1", placement=SpacePoint("index.tip", (0.0, float("nan"), 0.0))
        )(SIGN),
        ValueError,
    ),
    (
        lambda: edits.replace_key(
            "dominant", "k1", placement=Contact("index.tip", "chin", "near", float("nan"))
        )(SIGN),
        ValueError,
    ),
]


@pytest.mark.parametrize(("wrong", "error"), WRONG)
def test_nonsense_is_refused_at_once(wrong: Callable[[], Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        wrong()


def test_negative_lead_times_become_zero() -> None:
    assert edits.set_details(lead_out_s=-1.0)(SIGN).lead_out_s == 0.0


def test_signs_hash_and_compare_by_value() -> None:
    assert hash(small_sign()) == hash(small_sign())
    assert replace(SIGN, gloss="OTHER") != SIGN
    assert isinstance(KEY, Key)
    assert (KEY.articulator, KEY.contact, space_key().contact) == ("index.tip", KEY.placement, None)


# How a key moves on and moves by itself


def test_an_act_goes_with_a_manner_that_does_not_act() -> None:
    tapping = key_edits.set_act("tap", Act(0.03, 2))(SIGN)
    assert find_key(key_edits.set_manner("tap", "double")(tapping), "tap")[1].act == Act(0.03, 2)
    assert find_key(key_edits.set_manner("tap", "touch")(tapping), "tap")[1].act is None


def test_a_contact_that_only_touches_does_not_act() -> None:
    with pytest.raises(ValueError, match="tap, rub or brush"):
        key_edits.set_act("k1", Act())(SIGN)


def test_of_each_kind_of_local_movement_there_is_one() -> None:
    after = key_edits.set_local("k2", LocalMovement("wiggle", 0.5))(
        key_edits.set_local("k2", LocalMovement("nod"))(SIGN)
    )
    assert find_key(after, "k2")[1].local == (LocalMovement("wiggle", 0.5), LocalMovement("nod"))


@pytest.mark.parametrize(
    "way",
    [
        Transition(turns=0.0),
        Transition(turns=float("nan")),
        Transition(repeats=-1),
        Transition(handles=(0.2, 0.2, 1.5, 1.0)),
        Transition(handshape_lead=1.0),
        Transition(plane_rad=float("inf")),
    ],
)
def test_a_way_that_cannot_be_is_refused(way: Transition) -> None:
    with pytest.raises(ValueError, match="must be"):
        key_edits.set_transition("k1", way)(SIGN)


@pytest.mark.parametrize(
    "movement",
    [LocalMovement("nod", rate_hz=0.0), LocalMovement("twist", -1.0), LocalMovement("open and close")],
)
def test_a_local_movement_that_cannot_be_is_refused(movement: LocalMovement) -> None:
    with pytest.raises(ValueError, match=r"must be|names the handshape"):
        key_edits.set_local("k1", movement)(SIGN)
