"""The mouse on the timeline: what is pressed, dragged and let go becomes a choice or an edit."""

import pytest
from PySide6.QtWidgets import QApplication

from signer.document.items import find_item
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.track import TrackName
from signer.document.values import Contact
from signer.studio.editing.player import Player
from signer.studio.editing.retiming import Retiming
from signer.studio.editing.session import Session
from signer.studio.timeline.boxes import Box
from signer.studio.timeline.items import HEAD_PX, lay_out, target_at
from signer.studio.timeline.scale import Scale
from signer.studio.timeline.shown_rows import RULER_PX
from signer.studio.timeline.track_view.pointing import Pointer, Pointing

SCALE = Scale(left_px=HEAD_PX, width_px=760, start_s=0, px_per_s=600)
TOUCH = Contact("pinky.tip", "temple.R")
SIGN = Sign(
    tracks=(HandTrack("dominant", (Key("k1", 0.4, "i", TOUCH, hold_s=0.2), Key("k2", 1.0, "i", TOUCH))),)
)
LANE_Y = RULER_PX + 20
HAND = TrackName("hand", "dominant")
FRAME = 1 / 30


class Tracks:
    """A button that goes down on the tracks of a sign, and what came of it."""

    def __init__(self, sign: Sign = SIGN) -> None:
        self.session = Session(sign)
        self.player = Player(self.session, waiting=True)
        self.boxes: list[Box | None] = []
        self.pointing = Pointing(
            self.session, self.player, Retiming(), self.boxes.append, lambda: lay_out(sign, SCALE)
        )

    def grab(
        self,
        x: float,
        y: float = LANE_Y,
        selected: tuple[str, ...] = (),
        snap: bool = True,
        ctrl: bool = False,
        shift: bool = False,
    ) -> "Tracks":
        """Press at a pixel, with some keys chosen."""
        self.session.select("dominant", *selected)
        target = target_at(lay_out(self.session.sign, SCALE), SCALE, x, y)
        self.pointing.press(target, Pointer(x, y, ctrl, shift), SCALE, snap=snap)
        return self

    def drag(self, *pointers: Pointer) -> "Tracks":
        """Move with the button down."""
        for pointer in pointers:
            self.pointing.drag(pointer)
        return self

    @property
    def chosen(self) -> tuple[str, ...]:
        """Ids of the keys that are chosen."""
        return self.session.selection.key_ids

    def time_s(self, key_id: str) -> float:
        """Time of a key as it is now."""
        return find_item(self.session.sign, key_id)[1].time_s


@pytest.fixture
def tracks(qapp: QApplication) -> Tracks:
    return Tracks()


def test_pressing_a_key_selects_it(tracks: Tracks) -> None:
    assert tracks.grab(SCALE.x(0.4)).chosen == ("k1",)


def test_pressing_one_of_several_selected_keys_keeps_them(tracks: Tracks) -> None:
    assert tracks.grab(SCALE.x(0.4), selected=("k1", "k2")).chosen == ("k1", "k2")


def test_clicking_a_key_leaves_it_alone_selected_and_shows_it(tracks: Tracks) -> None:
    tracks.grab(SCALE.x(0.4), selected=("k1", "k2")).pointing.release()
    assert (tracks.chosen, tracks.player.playhead_s) == (("k1",), 0.4)


def test_clicking_a_hold_shows_that_moment_of_it(tracks: Tracks) -> None:
    tracks.grab(SCALE.x(0.502)).pointing.release()
    assert (tracks.chosen, tracks.player.playhead_s) == (("k1",), 0.5)


def test_ctrl_click_adds_and_takes_away(tracks: Tracks) -> None:
    tracks.grab(SCALE.x(1.0), selected=("k1",), ctrl=True).pointing.release()
    assert tracks.chosen == ("k1", "k2")
    tracks.grab(SCALE.x(1.0), selected=("k1", "k2"), ctrl=True).pointing.release()
    assert tracks.chosen == ("k1",)


def test_a_trembling_hand_drags_nothing(tracks: Tracks) -> None:
    tracks.grab(SCALE.x(0.4)).drag(Pointer(SCALE.x(0.4) + 3, LANE_Y + 3))
    assert tracks.session.sign is SIGN
    assert not tracks.session.in_gesture


def test_dragging_a_key_moves_it_by_whole_frames(tracks: Tracks) -> None:
    tracks.grab(SCALE.x(0.4)).drag(Pointer(SCALE.x(0.4) + 27, LANE_Y))
    assert tracks.time_s("k1") == pytest.approx(0.4 + FRAME, abs=1e-6)
    assert tracks.time_s("k2") == 1.0


def test_a_grabbed_key_lands_on_a_frame_even_from_between_two(qapp: QApplication) -> None:
    tracks = Tracks(Sign(tracks=(HandTrack("dominant", (Key("k1", 0.41, "i", TOUCH),)),)))
    tracks.grab(SCALE.x(0.41)).drag(Pointer(SCALE.x(0.41) + 30, LANE_Y))
    assert tracks.time_s("k1") * 30 == pytest.approx(14, abs=1e-3)


def test_without_snapping_a_key_follows_the_pointer(tracks: Tracks) -> None:
    tracks.grab(SCALE.x(0.4), snap=False).drag(Pointer(SCALE.x(0.4) + 27, LANE_Y))
    assert tracks.time_s("k1") == pytest.approx(0.445, abs=1e-6)


def test_shift_moves_a_tenth_of_the_way_between_frames(tracks: Tracks) -> None:
    tracks.grab(SCALE.x(0.4)).drag(Pointer(SCALE.x(0.4) + 60, LANE_Y, shift=True))
    assert tracks.time_s("k1") == pytest.approx(0.41, abs=1e-6)


def test_letting_go_of_shift_does_not_jump(tracks: Tracks) -> None:
    x = SCALE.x(0.4)
    before = tracks.grab(x, snap=False).drag(Pointer(x + 60, LANE_Y, shift=True)).time_s("k1")
    assert tracks.drag(Pointer(x + 60, LANE_Y)).time_s("k1") == before != 0.4


def test_a_selection_moves_together(tracks: Tracks) -> None:
    tracks.grab(SCALE.x(0.4), selected=("k1", "k2")).drag(Pointer(SCALE.x(0.5), LANE_Y))
    assert (tracks.time_s("k1"), tracks.time_s("k2")) == pytest.approx((0.5, 1.1), abs=1e-6)


def test_a_key_outside_the_selection_moves_alone(tracks: Tracks) -> None:
    tracks.grab(SCALE.x(1.0), selected=("k1",)).drag(Pointer(SCALE.x(1.2), LANE_Y))
    assert (tracks.time_s("k1"), tracks.time_s("k2")) == pytest.approx((0.4, 1.2), abs=1e-6)


def test_ctrl_while_dragging_copies_and_letting_go_of_it_moves_again(tracks: Tracks) -> None:
    tracks.grab(SCALE.x(0.4))
    for ctrl, count in ((True, 3), (False, 2)):
        tracks.drag(Pointer(SCALE.x(0.7), LANE_Y, ctrl=ctrl))
        assert len(tracks.session.sign.hand("dominant").keys) == count
    assert tracks.time_s("k1") == pytest.approx(0.7, abs=1e-6)


def test_dragging_the_end_of_a_hold_changes_its_length(tracks: Tracks) -> None:
    tracks.grab(SCALE.x(0.6) - 4).drag(Pointer(SCALE.x(0.7) - 4, LANE_Y))
    assert find_item(tracks.session.sign, "k1")[1].hold_s == pytest.approx(0.3, abs=1e-6)


def test_a_hold_never_ends_before_it_begins(tracks: Tracks) -> None:
    tracks.grab(SCALE.x(0.6) - 4).drag(Pointer(SCALE.x(0.1), LANE_Y))
    assert find_item(tracks.session.sign, "k1")[1].hold_s == 0.0


def test_the_ruler_takes_the_playhead_at_once_and_along(tracks: Tracks) -> None:
    tracks.grab(SCALE.x(0.31), y=RULER_PX / 2)
    assert tracks.player.playhead_s == 0.3
    tracks.drag(Pointer(SCALE.x(0.51), 200))
    assert tracks.player.playhead_s == 0.5
    assert tracks.session.sign is SIGN


def test_the_playhead_stops_at_zero(tracks: Tracks) -> None:
    tracks.grab(SCALE.x(0.31), y=RULER_PX / 2).drag(Pointer(0, 0))
    assert tracks.player.playhead_s == 0.0


def test_dragging_on_an_empty_track_draws_a_box_until_the_button_comes_up(tracks: Tracks) -> None:
    tracks.grab(SCALE.x(0.1)).drag(Pointer(SCALE.x(0.5), LANE_Y + 10))
    (box,) = tracks.boxes
    assert box == pytest.approx((SCALE.x(0.1), LANE_Y, 0.4 * 600, 10))
    assert tracks.chosen == ("k1",)
    tracks.pointing.release()
    assert tracks.boxes[-1] is None


def test_clicking_an_empty_track_lets_go_of_the_keys(tracks: Tracks) -> None:
    tracks.grab(SCALE.x(1.2), selected=("k1",)).pointing.release()
    assert (tracks.chosen, tracks.session.selection.row) == ((), HAND)


def test_clicking_a_transition_looks_there_and_selects_the_key_it_belongs_to(tracks: Tracks) -> None:
    tracks.grab(SCALE.x(0.8)).pointing.release()
    assert (tracks.player.playhead_s, tracks.chosen) == (0.8, ("k1",))
