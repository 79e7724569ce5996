"""Who stands where, by real clicks and keys: dots dragged, added, named and taken away, items aimed."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.document.utterance import Point, SignContent, Utterance, UtteranceItem
from signer.document.values import Place
from signer.studio.editing.session import Session
from signer.studio.side_windows.half_circle import ITEM
from signer.studio.side_windows.places_window import IN_CONTACT, NO_ITEM, NO_SENTENCE, PlacesWindow

LEFT = Qt.MouseButton.LeftButton
MARY = Place("mary", "Mary", -0.7)
SENTENCE = Utterance(
    places=(MARY,), items=(UtteranceItem("i1", SignContent("GIVE", Sign())), UtteranceItem("i2", Point("")))
)


@pytest.fixture
def places(qtbot: QtBot) -> Iterator[PlacesWindow]:
    parent = QWidget()
    qtbot.addWidget(parent)
    session = Session()
    session.open_document(SENTENCE, None)
    shown = PlacesWindow(parent, session)
    shown.show()
    yield shown
    shown.close()


def utterance(places: PlacesWindow) -> Utterance:
    found = places._session.sentence.utterance
    assert found is not None
    return found


def click(places: PlacesWindow, point: QPointF) -> None:
    QTest.mouseClick(places.circle, LEFT, Qt.KeyboardModifier.NoModifier, point.toPoint())


def test_a_dot_is_dragged_in_one_step_and_left_is_as_on_the_stage(places: PlacesWindow) -> None:
    circle, stack = places.circle, places._session.undo_stack
    start = circle.point_of("mary").toPoint()
    assert start.x() < circle.point_of("signer").x()  # to the signer's right, the left of the stage
    QTest.mousePress(circle, LEFT, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 5):
        QTest.mouseMove(circle, start + QPoint(30 * step, 5 * step))
    QTest.mouseRelease(circle, LEFT, Qt.KeyboardModifier.NoModifier, start + QPoint(120, 20))
    (mary,) = utterance(places).places
    assert mary.angle_rad > MARY.angle_rad + 0.3
    assert (circle.point_of("mary") - QPointF(start + QPoint(120, 20))).manhattanLength() < 2.0
    assert stack.count() == 1
    stack.undo()
    assert utterance(places).places == (MARY,)
    places._session.open_document(replace(SENTENCE, dominant_side="left"), None)
    assert circle.point_of("mary").x() > circle.point_of("signer").x()


def test_somebody_is_added_named_moved_by_keys_and_taken_away(places: PlacesWindow) -> None:
    circle = places.circle
    there = circle.point_of("signer") + QPointF(90.0, 120.0)
    QTest.mouseDClick(circle, LEFT, Qt.KeyboardModifier.NoModifier, there.toPoint())
    assert [place.id for place in utterance(places).places] == ["mary", "a"]
    QTest.keyClicks(places.name, "<b>Ann</b>")
    QTest.keyClick(places.name, Qt.Key.Key_Return)
    ann = utterance(places).places[1]
    assert (ann.name, ann.angle_rad > 0.3) == ("<b>Ann</b>", True)
    QTest.keyClick(circle, Qt.Key.Key_Left)
    QTest.keyClick(circle, Qt.Key.Key_Down)
    moved = utterance(places).places[1]
    assert moved.angle_rad < ann.angle_rad
    assert moved.distance_m > ann.distance_m
    QTest.keyClick(circle, Qt.Key.Key_Space)  # goes on to the next dot
    assert circle.selected == "mary"
    QTest.keyClick(circle, Qt.Key.Key_Delete)
    assert [place.id for place in utterance(places).places] == ["a"]


def test_a_place_is_raised_and_an_item_is_moved_by_its_square_or_by_numbers(places: PlacesWindow) -> None:
    circle, sentence, stack = places.circle, places._session.sentence, places._session.undo_stack
    click(places, circle.point_of("mary"))
    places.height_cm.setValue(12.0)
    assert utterance(places).places[0].height_m == pytest.approx(0.12)
    sentence.choose(("i1",))
    assert not places.moved_cm[0].isEnabled()  # it has no key in space
    assert places.told.text().endswith(IN_CONTACT)
    sentence.choose(("i2",))
    start = circle.point_of(ITEM).toPoint()
    aside = QPoint(round(0.1 * circle._px()), 0)
    QTest.mousePress(circle, LEFT, Qt.KeyboardModifier.NoModifier, start)
    for share in (0.5, 1.0):
        QTest.mouseMove(circle, start + aside * share)
    QTest.mouseRelease(circle, LEFT, Qt.KeyboardModifier.NoModifier, start + aside)
    assert utterance(places).items[1].moved_m == pytest.approx((0.1, 0.0, 0.0), abs=0.006)
    places.moved_cm[1].setValue(-3.0)
    assert utterance(places).items[1].moved_m[1] == pytest.approx(-0.03)
    assert stack.count() == 3
    places.reset_button.click()
    assert utterance(places).items[1].moved_m == (0.0, 0.0, 0.0)
    assert not places.reset_button.isEnabled()
    for to, words in (("mary", "IX:Mary"), ("nobody here", "IX:nobody here"), ("addressee", "IX-2p")):
        circle.show_places(SENTENCE, UtteranceItem("i2", Point(to)))
        assert circle._words(ITEM) == words


def test_the_chosen_item_goes_from_one_to_another_by_clicks(places: PlacesWindow) -> None:
    session, circle = places._session, places.circle
    assert places.about.text() == NO_ITEM
    session.sentence.choose(("i1",))
    places.from_button.click()
    click(places, circle.point_of("mary"))
    places.to_button.click()
    click(places, circle.point_of("addressee"))
    item = utterance(places).items[0]
    assert (item.subject, item.object) == ("mary", "addressee")
    assert places.about.text() == "from Mary to addressee"
    places.nobody_button.click()
    assert (utterance(places).items[0].subject, utterance(places).items[0].object) == ("", "")
    session.sentence.choose(("i2",))
    assert not places.from_button.isEnabled()
    places.to_button.click()
    click(places, circle.point_of("mary"))
    assert utterance(places).items[1].content == Point("mary")
    session.open_sign(Sign(), None)
    assert places.told.text() == NO_SENTENCE
