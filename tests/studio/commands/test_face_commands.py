"""Commands of the face: one undo step each, and words where there is nothing to do."""

import pytest

from signer.document.face_edits import spread
from signer.document.sign import Sign
from signer.document.tracks.track import TrackName
from signer.studio.commands.face_commands import FIXED, NO_BLINKS, NO_MARKER, NO_SIGNAL, FaceCommands
from signer.studio.editing.clipboard import Clipboard
from signer.studio.editing.session import Session
from signer.studio.workspace import Workspace


@pytest.fixture
def face(idea: Sign, qapp: object) -> tuple[FaceCommands, Session, list[str]]:
    workspace = Workspace(session=Session(idea))
    session, told = workspace.session, list[str]()
    session.told.connect(told.append)
    session.select("dominant", "k1")
    return FaceCommands(workspace, Clipboard(session)), session, told


def test_nothing_to_do_is_said(face: tuple[FaceCommands, Session, list[str]], idea: Sign) -> None:
    commands, session, told = face
    for act in (commands.suggest_blinks, commands.hold_last, commands.fix):
        act()
    assert told == [NO_BLINKS, NO_MARKER, NO_SIGNAL]
    assert session.sign is idea


def test_blinks_are_set_in_one_step_and_not_twice(face: tuple[FaceCommands, Session, list[str]]) -> None:
    commands, session, told = face
    session.perform(spread("negation", "k1"))
    before = session.sign
    commands.suggest_blinks()
    assert session.sign.spans("eyes")
    assert told[-1].startswith("A blink is set")
    commands.suggest_blinks()
    assert told[-1] == NO_BLINKS
    session.undo()
    assert session.sign is before


def test_the_last_sign_is_held_longer_and_later_keys_go_along(
    face: tuple[FaceCommands, Session, list[str]],
) -> None:
    commands, session, _ = face
    session.perform(spread("q.wh", "k1"))
    before = session.sign.hand("dominant").keys
    commands.hold_last()
    after = session.sign.hand("dominant").keys
    assert after[0].hold_s > before[0].hold_s
    assert after[1].time_s - before[1].time_s == pytest.approx(after[0].hold_s - before[0].hold_s)


def test_a_recipe_is_fixed_or_it_is_said_why_not(face: tuple[FaceCommands, Session, list[str]]) -> None:
    commands, session, told = face
    session.perform(spread("brow.raise", "k1"))
    session.perform(spread("q.wh", "k1"))
    brow, question = session.sign.spans("brows")[0], session.sign.spans("grammar")[0]
    for kind, span in (("brows", brow), ("grammar", question)):
        session.select_on(TrackName(kind), span.id)
        commands.fix()
    assert session.sign.spans("brows")[0].shapes
    assert told[-2] == FIXED
    assert "cannot be fixed" in told[-1]
