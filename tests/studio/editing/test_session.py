from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from signer.document import edits
from signer.document.change import Outcome
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Elbow, GlobalOrientation, Transition
from signer.motion.operations.editing import HandEdit, Held
from signer.motion.operations.hand_edits import ChangeKey, MoveTarget
from signer.motion.solving.hand_moment import HandMoment
from signer.studio.editing.session import NO_KEY_HERE, Session

pytestmark = pytest.mark.usefixtures("qapp")


class Heard(QObject):
    """Writes down what a signal said."""

    def __init__(self, signal: object) -> None:
        super().__init__()
        self.said: list[tuple[object, ...]] = []
        signal.connect(lambda *what: self.said.append(what))  # type: ignore[attr-defined]


def raised(swivel_rad: float) -> ChangeKey:
    return ChangeKey({"elbow": Elbow(swivel_rad)})


@dataclass(frozen=True)
class ALittleMore(HandEdit):
    """Swing the elbow by a tenth of a radian."""

    named = "Change elbow height"

    def held(self, at: HandMoment) -> Held[Key]:
        return Held(replace(at.key, elbow=Elbow(at.key.elbow.swivel_rad + 0.1)))


def at_first_key(idea: Sign) -> Session:
    session = Session(idea)
    session.playhead_s = 0.5
    return session


def test_an_edit_that_changes_nothing_pushes_nothing(idea: Sign) -> None:
    session = Session(idea)
    session.perform(edits.set_details(gloss="IDEA"))
    assert session.undo_stack.count() == 0


def test_undo_gives_the_very_same_sign(idea: Sign) -> None:
    session = Session(idea)
    session.perform(edits.set_details(gloss="MOTHER"))
    after = session.sign
    session.undo()
    assert session.sign is idea
    session.redo()
    assert session.sign is after


def test_undo_names_what_it_takes_back(idea: Sign) -> None:
    session = Session(idea)
    session.perform(edits.set_dominant_side("left"))
    assert session.undo_stack.undoText() == "Change dominant hand"


def test_a_drag_is_one_step(idea: Sign) -> None:
    session = at_first_key(idea)
    session.begin_gesture()
    for degree in range(1, 30):
        session.perform(raised(degree / 50))
    session.end_gesture()
    assert session.undo_stack.count() == 1
    session.undo()
    assert session.sign is idea


def test_a_drag_that_returns_home_leaves_no_step(idea: Sign) -> None:
    session = at_first_key(idea)
    session.begin_gesture()
    session.perform(raised(0.3))
    session.perform(raised(0.0))
    session.end_gesture()
    assert session.undo_stack.count() == 0
    assert session.sign is idea
    assert not session.is_modified


def test_a_hand_told_by_directions_that_returns_home_leaves_no_step(idea: Sign) -> None:
    def told(y: float) -> ChangeKey:
        return ChangeKey({"orientation": GlobalOrientation((0.0, 0.0, 1.0), (0.0, y, 0.0))})

    session = at_first_key(
        edits.replace_key("dominant", "k1", orientation=GlobalOrientation((0.0, 0.0, 1.0), (0.0, 1.0, 0.0)))(
            idea
        )
    )
    before = session.sign
    session.perform(told(1.0 + 1e-13))
    assert session.sign is before
    session.perform(told(0.9))
    assert session.sign is not before


def test_amounts_of_a_drag_count_from_its_beginning(idea: Sign) -> None:
    session = at_first_key(idea)
    session.begin_gesture()
    for _ in range(5):
        session.perform(ALittleMore())
    session.end_gesture()
    assert session.sign.hand("dominant").keys[0].elbow.swivel_rad == pytest.approx(0.1)


def test_giving_up_a_drag_puts_everything_back(idea: Sign) -> None:
    session = at_first_key(idea)
    session.begin_gesture()
    session.perform(raised(0.3))
    session.cancel_gesture()
    assert session.sign is idea
    assert session.undo_stack.count() == 0


def test_undo_within_a_drag_takes_back_the_drag(idea: Sign) -> None:
    session = at_first_key(idea)
    session.begin_gesture()
    session.perform(raised(0.3))
    session.undo()
    assert session.sign is idea
    assert not session.in_gesture


def test_one_change_is_announced_once(idea: Sign) -> None:
    session = at_first_key(idea)
    heard = Heard(session.sign_changed)
    session.perform(raised(0.3))
    assert [(before, after) for before, after in heard.said] == [(idea, session.sign)]


def test_a_drag_is_announced_as_it_goes_and_not_again_at_its_end(idea: Sign) -> None:
    session = at_first_key(idea)
    heard = Heard(session.sign_changed)
    session.begin_gesture()
    session.perform(raised(0.3))
    session.perform(raised(0.4))
    session.end_gesture()
    assert len(heard.said) == 2


def test_without_auto_key_nothing_changes_between_keys_and_a_reason_is_given(idea: Sign) -> None:
    session = Session(idea)
    session.playhead_s = 0.75
    session.set_auto_key(False)
    heard = Heard(session.told)
    assert session.perform(raised(0.3)) == Outcome(idea, words=NO_KEY_HERE)
    assert session.sign is idea
    assert heard.said == [(NO_KEY_HERE,)]


def test_a_key_can_not_be_set_twice_in_one_place(idea: Sign) -> None:
    session = at_first_key(idea)
    heard = Heard(session.told)
    assert not session.set_key()
    assert session.sign is idea
    assert len(heard.said) == 1


def test_keys_that_are_gone_are_no_longer_selected(idea: Sign) -> None:
    session = Session(idea)
    session.select("dominant", "k1", "k2")
    session.perform(edits.remove_keys(["k1"]))
    assert session.selection.key_ids == ("k2",)


def test_a_saved_sign_is_not_modified_until_it_changes(idea: Sign, tmp_path: Path) -> None:
    session = Session(idea)
    session.perform(edits.set_details(notes="a"))
    assert session.is_modified
    session.mark_saved(tmp_path / "IDEA.sign")
    assert not session.is_modified
    session.undo()
    assert session.is_modified


def test_opening_forgets_the_steps_of_the_sign_before(idea: Sign) -> None:
    session = Session(Sign())
    session.perform(edits.set_details(gloss="A"))
    session.open_sign(idea, None)
    assert session.sign is idea
    assert not session.undo_stack.canUndo()
    assert not session.is_modified


def test_the_modified_mark_is_announced_when_it_changes(idea: Sign) -> None:
    session = at_first_key(idea)
    heard = Heard(session.file_changed)
    session.begin_gesture()
    session.perform(raised(0.3))
    assert session.is_modified
    assert heard.said


def test_undo_takes_the_handle_out_of_the_hand_and_leaves_one_step(idea: Sign) -> None:
    session = at_first_key(idea)
    broken = Heard(session.gesture_broken)
    session.begin_gesture()
    session.perform(raised(0.5))
    session.undo()
    assert broken.said == [()]
    assert session.sign is idea
    assert session.undo_stack.count() == 1
    session.undo()
    assert broken.said == [()]


def test_saving_with_a_handle_held_takes_it_out_of_the_hand(idea: Sign, tmp_path: Path) -> None:
    session = at_first_key(idea)
    broken = Heard(session.gesture_broken)
    session.begin_gesture()
    session.perform(raised(0.5))
    session.mark_saved(tmp_path / "IDEA.sign")
    assert broken.said == [()]
    assert not session.is_modified


@pytest.mark.parametrize(
    ("time_s", "hold_s"),
    [(2.0, 0.15), (0.2, 0.1), (0.75, 0.0)],
    ids=["after the last", "before the first", "on the way"],
)
def test_a_new_key_is_held_a_little_but_one_on_the_way_changes_nothing(
    idea: Sign, time_s: float, hold_s: float
) -> None:
    session, known = Session(idea), {"k1", "k2"}
    session.playhead_s = time_s
    session.set_key()
    made = next(key for key in session.sign.hand("dominant").keys if key.id not in known)
    assert made.hold_s == pytest.approx(hold_s)
    assert [(key.time_s, key.hold_s) for key in session.sign.hand("dominant").keys if key.id in known] == [
        (0.4, 0.2),
        (0.9, 0.0),
    ]


def test_a_place_that_is_dragged_comes_to_life_when_it_is_let_go_in_the_same_step() -> None:
    free = Key("k1", 0.4, "open_b", Contact("palm.centre", "space.ipsi.mid.mid", "none"), hold_s=0.15)
    session = Session(Sign(tracks=(HandTrack("dominant", (free,)),)))
    session.set_lively(True)
    session.playhead_s = 1.0
    session.begin_gesture()
    for x in (-0.1, 0.0, 0.1):
        session.perform(MoveTarget((x, 1.2, 0.4), in_chest=True))
        assert session.sign.hand("dominant").keys[0].transition == Transition()
    session.end_gesture()
    way = session.sign.hand("dominant").keys[0].transition
    assert way.path == "arc"
    assert session.undo_stack.count() == 1
    session.undo()
    session.set_lively(False)
    session.perform(MoveTarget((0.1, 1.2, 0.4), in_chest=True))
    assert session.sign.hand("dominant").keys[0].transition == Transition()


def test_a_place_whose_drag_was_given_up_leaves_the_next_edit_as_it_is() -> None:
    free = Key("k1", 0.4, "open_b", Contact("palm.centre", "space.ipsi.mid.mid", "none"), hold_s=0.15)
    session = Session(Sign(tracks=(HandTrack("dominant", (free,)),)))
    session.set_lively(True)
    session.playhead_s = 1.0
    session.begin_gesture()
    session.perform(MoveTarget((0.1, 1.2, 0.4), in_chest=True))
    session.cancel_gesture()
    told = edits.replace_key(
        "dominant", "k1", placement=Contact("palm.centre", "space.contra.low.far", "none")
    )
    session.perform(told)
    assert session.sign == told(Sign(tracks=(HandTrack("dominant", (free,)),)))
