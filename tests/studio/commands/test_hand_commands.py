"""The commands about two hands on a session: one step each, and said why where there is nothing to do."""

from dataclasses import replace

import pytest

from signer.document.edits import Moment
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.shoulder import ShoulderKey, ShoulderTrack
from signer.document.values import Contact, SpacePoint
from signer.motion.operations.hand_edits import ChangeKey, TurnWrist
from signer.studio.background.contacts import Contacts
from signer.studio.background.searching import Searching
from signer.studio.commands import hand_commands
from signer.studio.commands.hand_commands import HandCommands
from signer.studio.editing.clipboard import NOTHING_CHOSEN, Clipboard
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session


class Desk:
    """A session with a playhead on the first key, and what it was told."""

    def __init__(self, sign: Sign) -> None:
        self.session = Session(sign)
        self.player = Player(self.session, waiting=True)
        self.player.seek(0.4)
        self.told: list[str] = []
        self.session.told.connect(self.told.append)
        self.hands = HandCommands(
            self.session, Clipboard(self.session), Contacts(self.session, Searching(self.session))
        )


@pytest.fixture
def desk(idea: Sign) -> Desk:
    return Desk(idea)


def test_the_key_under_the_playhead_is_mirrored_in_one_step(desk: Desk, idea: Sign) -> None:
    desk.hands.mirror_keys()
    (made,) = desk.session.sign.hand("base").keys
    assert made.contact == Contact("pinky.tip", "temple.L")
    assert desk.session.undo_stack.undoText() == "Mirror to the other hand"
    desk.session.undo()
    assert desk.session.sign is idea


def test_several_chosen_keys_are_mirrored_together(desk: Desk) -> None:
    desk.session.select("dominant", "k1", "k2")
    desk.hands.mirror_keys()
    assert len(desk.session.sign.hand("base").keys) == 2
    assert desk.session.undo_stack.count() == 1


def test_done_twice_it_says_so(desk: Desk) -> None:
    desk.hands.mirror_keys()
    desk.hands.mirror_keys()
    assert desk.told[-1] == hand_commands.SAME_ALREADY


def test_the_arm_is_given_to_a_hand_that_has_a_key_there(desk: Desk) -> None:
    desk.hands.copy_comfort()
    assert desk.told == [hand_commands.NO_OTHER]
    desk.hands.mirror_keys()
    desk.session.perform(TurnWrist("flexion_rad", 0.4, at=Moment("dominant", 0.4)))
    desk.hands.copy_comfort()
    (other,) = desk.session.sign.hand("base").keys
    assert other.orientation == desk.session.sign.hand("dominant").keys[0].orientation
    assert desk.session.undo_stack.undoText() == "Same arm for the other hand"


def test_a_copy_goes_to_the_same_place(desk: Desk, idea: Sign) -> None:
    desk.hands.copy_keys()
    assert desk.session.sign.hand("base").keys[0].placement == idea.hand("dominant").keys[0].placement


def test_the_whole_hand_is_mirrored_with_its_shoulder(idea: Sign) -> None:
    desk = Desk(idea.with_tracks(ShoulderTrack("dominant", (ShoulderKey("s1", 0.4, elevation_rad=0.1),))))
    desk.hands.mirror_hand()
    sign = desk.session.sign
    assert len(sign.hand("base").keys) == len(idea.hand("dominant").keys)
    assert [key.elevation_rad for key in sign.shoulder("base").keys] == [0.1]


def test_hands_take_turns(desk: Desk) -> None:
    desk.hands.alternate()
    first, second = desk.session.sign.hand("base").keys
    assert first.contact == Contact("pinky.tip", "forehead.L", "near", 0.06)
    assert second.contact == Contact("pinky.tip", "temple.L")


def test_only_hands_in_space_move_side_by_side(desk: Desk) -> None:
    desk.hands.go_side_by_side()
    assert desk.told[-1] == hand_commands.NOT_IN_SPACE
    free = Key("k1", 0.4, "b", SpacePoint("palm.centre", (-0.15, -0.1, 0.3)))
    there = replace(free, id="k2", time_s=0.8, placement=SpacePoint("palm.centre", (-0.05, -0.1, 0.3)))
    desk = Desk(desk.session.sign.with_tracks(HandTrack("dominant", (free, there))))
    desk.hands.go_side_by_side()
    first, second = desk.session.sign.hand("base").keys
    assert second.placement.point_m[0] - first.placement.point_m[0] == pytest.approx(0.1)


def test_the_other_hand_is_worked_on_and_the_first_again(desk: Desk) -> None:
    desk.hands.change_hands()
    assert desk.session.selection.role == "base"
    desk.hands.change_hands()
    assert (desk.session.selection.role, desk.session.selection.key_ids) == ("dominant", ("k1",))


def test_where_there_is_nothing_to_do_it_is_said_why(idea: Sign) -> None:
    desk = Desk(idea.with_tracks(HandTrack("dominant", idea.hand("dominant").keys[:1])))
    desk.hands.alternate()
    assert desk.told[-1] == hand_commands.NO_TURNS
    desk.hands.change_hands()
    desk.hands.mirror_hand()
    assert desk.told[-1] == hand_commands.NOTHING_TO_MIRROR
    desk.hands.mirror_keys()
    assert desk.told[-1] == NOTHING_CHOSEN


def test_a_posture_can_be_given_to_an_empty_base_hand(desk: Desk) -> None:
    desk.hands.change_hands()
    assert desk.session.perform(ChangeKey({"handshape": "s"})).changed
    (made,) = desk.session.sign.hand("base").keys
    assert (made.time_s, made.handshape) == (0.4, "s")
    assert desk.session.selection.role == "base"
