"""What the mouse means on the timeline."""

import pytest

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.track import TrackName
from signer.document.values import Contact
from signer.studio.timeline.items import HEAD_PX, lay_out, target_at
from signer.studio.timeline.scale import Scale
from signer.studio.timeline.shown_rows import RULER_PX
from signer.studio.timeline.track_view.gestures import (
    Gesture,
    Hold,
    Move,
    Pointer,
    Rubber,
    Seek,
    Select,
    Setting,
    Wish,
)

SCALE = Scale(left_px=HEAD_PX, width_px=760, start_s=0, px_per_s=600)
TOUCH = Contact("pinky.tip", "temple.R")
SIGN = Sign(
    tracks=(HandTrack("dominant", (Key("k1", 0.4, "i", TOUCH, hold_s=0.2), Key("k2", 1.0, "i", TOUCH))),)
)
LANE_Y = RULER_PX + 20
HAND = TrackName("hand", "dominant")
FRAME = 1 / 30


def grab(
    x: float,
    y: float = LANE_Y,
    selected: tuple[str, ...] = (),
    snap: bool = True,
    ctrl: bool = False,
    shift: bool = False,
) -> Gesture:
    pointer = Pointer(x, y, ctrl, shift)
    return Gesture(
        Setting(SIGN, SCALE, selected, snap), target_at(lay_out(SIGN, SCALE), SCALE, x, y), pointer
    )


def drag(gesture: Gesture, *pointers: Pointer) -> tuple[Wish, ...]:
    return [gesture.drag(pointer) for pointer in pointers][-1]


def test_pressing_a_key_selects_it() -> None:
    assert grab(SCALE.x(0.4)).press() == (Select(HAND, ("k1",)),)


def test_pressing_one_of_several_selected_keys_keeps_them() -> None:
    assert grab(SCALE.x(0.4), selected=("k1", "k2")).press() == ()


def test_clicking_a_key_leaves_it_alone_selected_and_shows_it() -> None:
    assert grab(SCALE.x(0.4), selected=("k1", "k2")).release() == (Select(HAND, ("k1",)), Seek(0.4))


def test_clicking_a_hold_shows_that_moment_of_it() -> None:
    assert grab(SCALE.x(0.502)).release() == (Select(HAND, ("k1",)), Seek(0.5))


def test_ctrl_click_adds_and_takes_away() -> None:
    assert grab(SCALE.x(1.0), selected=("k1",), ctrl=True).release() == (Select(HAND, ("k1", "k2")),)
    assert grab(SCALE.x(1.0), selected=("k1", "k2"), ctrl=True).release() == (Select(HAND, ("k1",)),)


def test_a_trembling_hand_drags_nothing() -> None:
    gesture = grab(SCALE.x(0.4))
    assert gesture.drag(Pointer(SCALE.x(0.4) + 3, LANE_Y + 3)) == ()
    assert not gesture.dragging


def test_dragging_a_key_moves_it_by_whole_frames() -> None:
    moved = drag(grab(SCALE.x(0.4)), Pointer(SCALE.x(0.4) + 27, LANE_Y))
    assert moved == (Move(("k1",), pytest.approx(FRAME, abs=1e-6), copy=False),)


def test_a_grabbed_key_lands_on_a_frame_even_from_between_two() -> None:
    sign = Sign(tracks=(HandTrack("dominant", (Key("k1", 0.41, "i", TOUCH),)),))
    pointer = Pointer(SCALE.x(0.41), LANE_Y)
    gesture = Gesture(
        Setting(sign, SCALE, ()), target_at(lay_out(sign, SCALE), SCALE, pointer.x, LANE_Y), pointer
    )
    (move,) = gesture.drag(Pointer(pointer.x + 30, LANE_Y))
    assert isinstance(move, Move)
    assert (0.41 + move.dt_s) * 30 == pytest.approx(14, abs=1e-3)


def test_without_snapping_a_key_follows_the_pointer() -> None:
    moved = drag(grab(SCALE.x(0.4), snap=False), Pointer(SCALE.x(0.4) + 27, LANE_Y))
    assert moved == (Move(("k1",), pytest.approx(0.045, abs=1e-6), copy=False),)


def test_shift_moves_a_tenth_of_the_way_between_frames() -> None:
    moved = drag(grab(SCALE.x(0.4)), Pointer(SCALE.x(0.4) + 60, LANE_Y, shift=True))
    assert moved == (Move(("k1",), pytest.approx(0.01, abs=1e-6), copy=False),)


def test_letting_go_of_shift_does_not_jump() -> None:
    gesture, x = grab(SCALE.x(0.4), snap=False), SCALE.x(0.4)
    (before,) = gesture.drag(Pointer(x + 60, LANE_Y, shift=True))
    (after,) = gesture.drag(Pointer(x + 60, LANE_Y))
    assert before == after


def test_a_selection_moves_together() -> None:
    (moved,) = drag(grab(SCALE.x(0.4), selected=("k1", "k2")), Pointer(SCALE.x(0.5), LANE_Y))
    assert moved == Move(("k1", "k2"), pytest.approx(0.1, abs=1e-6), copy=False)


def test_a_key_outside_the_selection_moves_alone() -> None:
    (moved,) = drag(grab(SCALE.x(1.0), selected=("k1",)), Pointer(SCALE.x(1.2), LANE_Y))
    assert moved == Move(("k2",), pytest.approx(0.2, abs=1e-6), copy=False)


def test_ctrl_while_dragging_copies_and_letting_go_of_it_moves_again() -> None:
    gesture = grab(SCALE.x(0.4))
    copies = [gesture.drag(Pointer(SCALE.x(0.7), LANE_Y, ctrl=ctrl)) for ctrl in (True, False)]
    assert [wish[0].copy for wish in copies if isinstance(wish[0], Move)] == [True, False]


def test_dragging_the_end_of_a_hold_changes_its_length() -> None:
    held = drag(grab(SCALE.x(0.6) - 4), Pointer(SCALE.x(0.7) - 4, LANE_Y))
    assert held == (Hold("k1", pytest.approx(0.3, abs=1e-6)),)


def test_a_hold_never_ends_before_it_begins() -> None:
    assert drag(grab(SCALE.x(0.6) - 4), Pointer(SCALE.x(0.1), LANE_Y)) == (Hold("k1", 0.0),)


def test_the_ruler_takes_the_playhead_at_once_and_along() -> None:
    gesture = grab(SCALE.x(0.31), y=RULER_PX / 2)
    assert gesture.press() == (Seek(0.3),)
    assert gesture.drag(Pointer(SCALE.x(0.51), 200)) == (Seek(0.5),)
    assert not gesture.changes_the_sign


def test_the_playhead_stops_at_zero() -> None:
    assert drag(grab(SCALE.x(0.31), y=RULER_PX / 2), Pointer(0, 0)) == (Seek(0.0),)


def test_dragging_on_an_empty_track_draws_a_box_until_the_button_comes_up() -> None:
    gesture = grab(SCALE.x(0.1))
    (rubber,) = gesture.drag(Pointer(SCALE.x(0.5), LANE_Y + 10))
    assert isinstance(rubber, Rubber)
    assert rubber.box == pytest.approx((SCALE.x(0.1), LANE_Y, 0.4 * 600, 10))
    assert gesture.release() == (Rubber(None),)


def test_clicking_an_empty_track_lets_go_of_the_keys() -> None:
    assert grab(SCALE.x(1.2), selected=("k1",)).release() == (Select(HAND, ()),)


def test_clicking_a_transition_looks_there_and_selects_the_key_it_belongs_to() -> None:
    gesture = grab(SCALE.x(0.8))
    assert gesture.release() == (Seek(0.8), Select(HAND, ("k1",)))
    assert gesture.moves_the_playhead
