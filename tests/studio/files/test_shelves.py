"""Shelves in the window: what others save is heard of, copies, and things of the same name."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from handshapes.own import OwnHandshape
from signer.document.edits import set_details
from signer.document.sign import Sign
from signer.document.utterance import Utterance
from signer.files.own_files import HANDSHAPES
from signer.library import shelf
from signer.shelves import listed, watching
from signer.shelves.shelf import Shelf
from signer.studio.editing.session import Session
from signer.studio.files.own_acts import COPY, OwnActs, acts_between
from signer.studio.files.settings import Settings
from signer.studio.files.shelves import Shelves
from signer.studio.handshapes.own_handshapes import OwnHandshapes
from signer.studio.pictures.queue import Pictures
from signer.studio.sentences.answers import answers
from signer.studio.sentences.known_signs import KnownSigns
from tests.helpers.windows import blank_picture


@pytest.fixture
def team(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    """A shelf on the list; looks follow each other at once."""
    monkeypatch.setattr(watching, "EVERY_S", 0.02)
    monkeypatch.setattr(watching, "SHARE", 0.0)
    (tmp_path / "team").mkdir()
    return listed.change(listed.added("Team", tmp_path / "team"))[-1]


def claw(angle_rad: float) -> OwnHandshape:
    return OwnHandshape("claw", "i", (("index_pip_flex", angle_rad),))


def looking(qtbot: QtBot) -> Shelves:
    made = Shelves()
    made.begin()
    qtbot.waitUntil(lambda: made._seen is not None)
    return made


def test_a_sign_that_another_keeps_is_typed_here_and_the_other_one_is_the_next_answer(
    team: Shelf, idea: Sign, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tuple(shelf.Entry(path) for path in shelf.sign_files() if path.stem in ("GIVE", "HELP"))
    read = shelf.read_shelf
    monkeypatch.setattr(shelf, "read_shelf", lambda every, tell: _with(read, every, tell, program))
    parent = QWidget()
    qtbot.addWidget(parent)
    known = KnownSigns(parent, Pictures(blank_picture), looking(qtbot))
    known.wait()
    assert [one.about for one in answers("give", known, Utterance())][:1] == ["one hand"]
    with qtbot.waitSignal(known.came):  # another process keeps one
        shelf.keep(set_details(gloss="GIVE")(idea), "GIVE", team)
    found = answers("give", known, Utterance())
    assert [one.about for one in found[:2]] == ["on Team", "from Signer"]
    assert [known.newer(one.item.content) for one in found[:2]] == [None, None]
    with qtbot.waitSignal(known.came):
        shelf.keep(set_details(gloss="GIVE", notes="better")(idea), "GIVE", team)
    newer = known.newer(found[0].item.content)
    assert newer is not None
    assert newer.sign.notes == "better"


def _with(read: Callable[..., object], every: object, tell: object, program: tuple[object, ...]) -> object:
    """Read shelves, with few signs of the program."""
    entries, refused = read(every, tell)  # type: ignore[misc]
    return (*(one for one in entries if one.is_kept), *program), refused


def test_a_handshape_that_another_saves_is_among_ones_own_and_a_shelf_that_goes_is_told(
    team: Shelf, qtbot: QtBot, tmp_path: Path
) -> None:
    shelves = looking(qtbot)
    own, told = OwnHandshapes(shelves), list[str]()
    shelves.told.connect(told.append)
    own.read()
    with qtbot.waitSignal(own.changed):
        HANDSHAPES.save(claw(0.5), team.folder / "claw.handshape")
    assert (own.every, own.where("claw")) == ((claw(0.5),), "on Team")
    with qtbot.waitSignal(own.changed):
        team.folder.rename(tmp_path / "away")
    assert own.every == ()
    qtbot.waitUntil(lambda: bool(told))
    assert told[-1].startswith("Shelf Team: the folder")
    with qtbot.waitSignal(own.changed):
        (tmp_path / "away").rename(team.folder)
    qtbot.waitUntil(lambda: told[-1] == "The shelf Team is back.")


def test_one_is_copied_to_another_shelf_and_each_can_be_taken(team: Shelf, idea: Sign, qtbot: QtBot) -> None:
    parent, session, own = QWidget(), Session(idea), OwnHandshapes()
    qtbot.addWidget(parent)
    acts = OwnActs(parent, session, Settings(), own, "handshape", "")
    own.add(claw(0.5))
    taken = list[OwnHandshape]()
    (copy,) = acts_between(own, "claw", taken.append, acts.act_on)
    assert copy[0] == "Copy to Team"
    copy[1]()
    own.put(claw(0.9), team)
    (take,) = acts_between(own, "claw", taken.append, acts.act_on)
    assert take[0] == "Take that of Team"
    take[1]()
    assert (taken, own.every) == ([claw(0.9)], (claw(0.5),))
    acts.act_on("claw", f"{COPY}nobody")
    listed.change(listed.moved("Team", 1))
    own.read()
    assert own.every == (claw(0.9),)


def test_a_list_that_cannot_be_read_is_told_once_and_ones_own_is_there(team: Shelf) -> None:
    shelves, told = Shelves(), list[str]()
    shelves.told.connect(told.append)
    listed.list_file().write_text("{", encoding="utf-8")
    assert [one.is_own for one in (*shelves.every, *shelves.every)] == [True, True]
    assert len(told) == 1
    assert "list of shelves cannot be read" in told[0]
