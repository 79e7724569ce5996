import pytest

from signer.document.sign import Sign
from signer.studio.editing.clipboard import Clipboard
from signer.studio.editing.session import Session

pytestmark = pytest.mark.usefixtures("qapp")


def at(idea: Sign, time_s: float, *chosen: str) -> tuple[Session, Clipboard]:
    session = Session(idea)
    session.playhead_s = time_s
    session.select("dominant", *chosen)
    return session, Clipboard(session)


def test_keys_are_pasted_at_the_playhead_as_far_apart_as_they_were(idea: Sign) -> None:
    session, clipboard = at(idea, 0.0, "k1", "k2")
    clipboard.copy()
    session.playhead_s = 2.0
    clipboard.paste()
    assert [key.time_s for key in session.sign.hand("dominant").keys] == pytest.approx([0.4, 0.9, 2.0, 2.5])
    assert session.selection.key_ids == ("k3", "k4")


def test_pasting_is_one_step(idea: Sign) -> None:
    session, clipboard = at(idea, 0.0, "k1", "k2")
    clipboard.copy()
    session.playhead_s = 2.0
    clipboard.paste()
    session.undo()
    assert session.sign is idea


def test_without_a_selection_the_key_under_the_playhead_is_meant(idea: Sign) -> None:
    session, clipboard = at(idea, 0.5)
    clipboard.delete()
    assert [key.id for key in session.sign.hand("dominant").keys] == ["k2"]


def test_cutting_copies_and_deletes(idea: Sign) -> None:
    session, clipboard = at(idea, 0.5, "k1")
    clipboard.cut()
    assert [key.id for key in session.sign.hand("dominant").keys] == ["k2"]
    session.playhead_s = 0.2
    clipboard.paste()
    assert [key.handshape for key in session.sign.hand("dominant").keys] == ["i", "i"]


def test_nothing_chosen_says_so(idea: Sign) -> None:
    session, clipboard = at(idea, 0.75)
    told: list[str] = []
    session.told.connect(told.append)
    assert not clipboard.copy()
    assert not clipboard.delete()
    assert not clipboard.paste()
    assert all(told)
    assert len(told) == 3
    assert session.sign is idea


def test_a_key_set_on_the_way_and_deleted_leaves_the_sign_as_it_was(idea: Sign) -> None:
    session, clipboard = at(
        idea, (idea.hand("dominant").keys[0].end_s + idea.hand("dominant").keys[1].time_s) / 2
    )
    session.select("dominant")
    assert session.set_key()
    assert len(session.sign.hand("dominant").keys) == 3
    session.select("dominant", session.sign.hand("dominant").keys[1].id)
    assert clipboard.delete()
    assert session.sign == idea
    session.undo_stack.clear()  # its steps hold the session, which must not outlive the application
