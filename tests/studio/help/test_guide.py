"""The guide through a first sign goes on by what was done, and words of the window tell what they mean."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import Contact
from signer.studio.background.problems import ProblemFinder
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.help import pages, terms
from signer.studio.help.guide import STEPS, Guide
from signer.studio.widgets.pieces import heading

FIRST = Key("k1", 0.5, "i", Contact("pinky.tip", "temple.R", "touch"))
SECOND = Key("k2", 1.0, "i", Contact("pinky.tip", "head.beside.R", "touch"))


@pytest.fixture
def guide(qtbot: QtBot) -> Guide:
    stage, session = QWidget(), Session()
    qtbot.addWidget(stage)
    player = Player(session)
    stage.resize(800, 600)
    stage.show()
    return Guide(stage, session, player, ProblemFinder(session, player))


def put(guide: Guide, *keys: Key) -> None:
    sign = guide._session.sign
    guide._session.change(sign.with_tracks(replace(sign.hand("dominant"), keys=keys)), None, "Put")


def test_it_goes_on_by_what_was_done_and_leaves_a_step_out_when_asked(guide: Guide) -> None:
    put(guide, replace(FIRST, handshape="b"))
    assert guide.at == 0
    put(guide, FIRST)
    assert guide.step is STEPS[2]  # the pinky lies at the temple already
    guide._skip.click()
    assert guide.step is STEPS[3]
    put(guide, FIRST, replace(SECOND, placement=FIRST.placement))  # nor need the elbow be raised
    assert guide.step is STEPS[5]
    put(guide, FIRST, SECOND)
    assert guide.step is STEPS[6]
    guide._player.playing_changed.emit(False)
    assert guide.step is STEPS[6]
    guide._session.open_sign(Sign(), None)
    assert guide.isHidden()
    guide.begin()
    assert guide.step is STEPS[0]


def test_every_key_of_a_step_stands_in_the_page_of_the_first_sign() -> None:
    (page,) = (page.text for page in pages.pages() if page.name == "first-sign")
    for step in STEPS:
        for token in step.keys.split(", "):
            assert f"`{token}`" in page or token.startswith("Tab")


def test_a_word_of_the_glossary_tells_its_meaning_and_no_other_does(qtbot: QtBot) -> None:
    assert len(terms.meanings()) > 100
    window = QWidget()
    qtbot.addWidget(window)
    known, own, other = heading("Articulator"), heading("Site"), heading("Somewhere")
    own.setToolTip("its own words")
    for number, each in enumerate((known, own, other)):
        each.setParent(window)
        each.setGeometry(0, 40 * number, 100, 30)
    window.show()
    at = [QPoint(5, 40 * number + 5) for number in range(3)]
    events = [QHelpEvent(QHelpEvent.Type.ToolTip, each, window.mapToGlobal(each)) for each in at]
    assert [terms.tell(window, each) for each in events] == [True, False, False]
    assert QToolTip.text() == f"Articulator: {terms.meanings()['articulator']}"
    QToolTip.hideText()
