"""The line about two hands beside the selected key: there when there is something to doubt, and gone
again."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton

from signer.document import edits
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import SpacePoint
from signer.studio.timeline import readout as line
from signer.studio.timeline.readout import Doubts

PLACE = SpacePoint("palm.centre", (0.15, -0.15, 0.3))


@pytest.fixture(autouse=True)
def looked_at_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look as soon as nothing is changed."""
    monkeypatch.setattr(line, "AT_REST_MS", 10)


def doubts(desk: SimpleNamespace) -> Doubts:
    return desk.timeline.readout.doubts


def test_a_strange_base_hand_is_told_and_taken_back(desk: SimpleNamespace) -> None:
    assert doubts(desk).isHidden()
    desk.session.perform(edits.add_key("base", Key("b1", 0.4, "y", PLACE, hold_s=0.5)))
    desk.bot.waitUntil(lambda: bool(doubts(desk).text), timeout=20000)
    assert doubts(desk).isVisible()
    assert doubts(desk).text.startswith("The base hand has another handshape than the dominant one, Y;")
    assert doubts(desk).accessibleName() == doubts(desk).text
    desk.session.undo()
    assert doubts(desk).isHidden()


def test_a_plain_base_hand_is_nothing_to_doubt(desk: SimpleNamespace) -> None:
    sign = desk.session.sign.with_tracks(HandTrack("base", (Key("b1", 0.4, "b", PLACE, hold_s=0.5),)))
    desk.session.open_sign(sign, None)
    shown = doubts(desk)
    desk.bot.waitUntil(lambda: shown._looked_at is sign and not shown._job.is_busy, timeout=20000)
    assert shown.isHidden()


def test_a_way_made_faster_than_hands_sign_is_told_after_a_drag(desk: SimpleNamespace) -> None:
    desk.session.perform(edits.replace_key("dominant", "k2", placement=PLACE))
    desk.session.perform(edits.set_hold("k1", 9.0))
    desk.bot.waitUntil(lambda: bool(doubts(desk).text), timeout=20000)
    assert doubts(desk).isVisible()
    assert doubts(desk).text.startswith("Right hand, key 1: The hand would move at ")
    desk.session.undo()
    assert doubts(desk).isHidden()


def test_what_was_doubted_of_a_sign_is_not_said_of_the_next(desk: SimpleNamespace) -> None:
    desk.session.perform(edits.add_key("base", Key("b1", 0.4, "y", PLACE, hold_s=0.5)))
    desk.bot.waitUntil(lambda: bool(doubts(desk).text), timeout=20000)
    desk.session.open_sign(
        desk.session.sign.with_tracks(HandTrack("base", (Key("b1", 0.4, "b", PLACE, hold_s=0.5),))), None
    )
    assert doubts(desk).isHidden()


def test_nothing_is_looked_for_while_something_is_dragged(desk: SimpleNamespace) -> None:
    desk.session.begin_gesture()
    desk.session.perform(edits.add_key("base", Key("b1", 0.4, "y", PLACE, hold_s=0.5)))
    doubts(desk)._look()
    assert not doubts(desk)._job.is_busy
    desk.session.end_gesture()


def test_a_doubt_leaves_the_ways_of_the_key_whole_and_is_all_told_when_asked(desk: SimpleNamespace) -> None:
    desk.session.select("dominant", "k1")
    desk.session.perform(edits.add_key("base", Key("b1", 0.4, "y", PLACE, hold_s=0.5)))
    desk.session.select("dominant", "k1")
    desk.bot.waitUntil(lambda: bool(doubts(desk).text), timeout=20000)
    for width in (812, 904, 976, 1240):
        desk.timeline.resize(width, 223)
        QApplication.processEvents()
        for name in ("timeline.lead_in", "timeline.transition"):
            way = desk.timeline.findChild(QToolButton, name)
            assert way.width() >= way.sizeHint().width()
            assert way.mapTo(desk.timeline, way.rect().topRight()).x() < width
        why = doubts(desk).findChild(QToolButton, "timeline.doubts.words.why")
        assert why.isVisible()
    QTest.mouseClick(why, Qt.MouseButton.LeftButton)
    card = QApplication.activePopupWidget()
    assert card.findChild(QLabel).text() == doubts(desk).text
    card.close()
