"""The articulator picker with the real hand: only what may touch is offered, and a click on the hand places
it."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QToolButton

from handshapes import catalogue
from handshapes.search import rank_matches
from signer.document import edits
from signer.document.sign import Sign
from signer.motion.operations.hand_edits import ChooseArticulator, ChooseHandshape
from signer.studio.panels.articulator_picker import ArticulatorPicker
from signer.studio.widgets.dot_picture import DotPicture
from tests.helpers.windows import few_pixels
from tests.studio.panels.conftest import Desk

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture(scope="module")
def quick_pictures() -> Iterator[None]:
    """Draw few pixels: what is drawn is looked at here."""
    with few_pixels():
        yield


@pytest.fixture
def picker(desk: Desk) -> ArticulatorPicker:
    made = ArticulatorPicker(desk.session, desk.player)
    desk.show(made)
    desk.bot.waitUntil(lambda: bool(picture(made).dots))
    return made


def picture(picker: ArticulatorPicker) -> DotPicture:
    return picker.findChild(DotPicture, "articulator.picture")


def ids(picker: ArticulatorPicker) -> list[str]:
    return [dot.id for dot in picture(picker).dots]


def test_only_the_legal_points_are_offered_and_the_keys_own_is_chosen(picker: ArticulatorPicker) -> None:
    assert ids(picker) == [one.id for one in catalogue.legal(catalogue.find("i"))]
    assert picture(picker).chosen_dot == "pinky.tip"


def test_a_click_on_a_dot_places_it(picker: ArticulatorPicker, desk: Desk) -> None:
    name = next(name for name in picture(picker).shown_dots() if name != "pinky.tip")
    QTest.mouseClick(picture(picker), LEFT, NONE, picture(picker).spot(name).toPoint())
    assert desk.key().articulator == name
    assert desk.session.undo_stack.count() == 1
    desk.session.undo()
    assert picture(picker).chosen_dot == "pinky.tip"


def test_arrows_and_enter_place_one(picker: ArticulatorPicker, desk: Desk) -> None:
    QTest.keyClick(picture(picker), Qt.Key.Key_Down)
    assert desk.key().articulator == "pinky.tip"
    QTest.keyClick(picture(picker), Qt.Key.Key_Return)
    assert desk.key().articulator != "pinky.tip"


def test_a_drag_turns_the_hand(picker: ArticulatorPicker, desk: Desk) -> None:
    before = picture(picker).dots
    start = QPoint(140, 200)
    QTest.mousePress(picture(picker), LEFT, NONE, start)
    for step in range(1, 6):
        QTest.mouseMove(picture(picker), start + QPoint(12 * step, 0))
    QTest.mouseRelease(picture(picker), LEFT, NONE, start + QPoint(60, 0))
    desk.bot.waitUntil(lambda: picture(picker).dots != before)
    assert not picker.findChild(QToolButton, "articulator.turn.palm").isChecked()
    assert desk.key().articulator == "pinky.tip"


def test_the_back_shows_what_the_palm_hides(picker: ArticulatorPicker, desk: Desk) -> None:
    def seen() -> set[str]:
        return {dot.id for dot in picture(picker).dots if dot.seen}

    before = seen()
    QTest.mouseClick(picker.findChild(QToolButton, "articulator.turn.back"), LEFT)
    desk.bot.waitUntil(lambda: seen() != before)
    assert seen() - before


def test_show_all_points_offers_the_unusual_ones_too(picker: ArticulatorPicker, desk: Desk) -> None:
    usual = ids(picker)
    QTest.mouseClick(picker.findChild(QCheckBox, "articulator.all"), LEFT, NONE, QPoint(10, 12))
    desk.bot.waitUntil(lambda: len(ids(picker)) > len(usual))
    assert ids(picker)[: len(usual)] == usual


def test_another_handshape_brings_its_own_points(picker: ArticulatorPicker, desk: Desk) -> None:
    from signer.document import edits

    there = replace(desk.key().placement, articulator="index.tip")
    desk.session.perform(edits.replace_key("dominant", "k1", handshape="1", placement=there))
    desk.bot.waitUntil(lambda: ids(picker) == [one.id for one in catalogue.legal(catalogue.find("1"))])
    assert picture(picker).chosen_dot == "index.tip"


def test_a_left_handed_signer_sees_a_left_hand(picker: ArticulatorPicker, desk: Desk) -> None:

    x = picture(picker).spot("pinky.tip").x()
    desk.session.perform(edits.set_dominant_side("left"))
    desk.bot.waitUntil(lambda: abs(picture(picker).spot("pinky.tip").x() + x - picture(picker).width()) < 4)


def test_without_a_key_it_asks_for_a_handshape(picker: ArticulatorPicker, desk: Desk) -> None:
    desk.session.open_sign(Sign(), None)
    desk.bot.waitUntil(lambda: not picture(picker).dots)
    picture(picker).grab()


def test_everything_speaks(picker: ArticulatorPicker) -> None:
    parts = [*picker.findChildren(QToolButton), *picker.findChildren(QCheckBox), picture(picker)]
    assert all(part.objectName() and part.accessibleName() for part in parts)


def stays(picker: ArticulatorPicker) -> QCheckBox:
    (found,) = picker.findChildren(QCheckBox, "articulator.stays")
    return found


def test_a_part_made_of_fingers_follows_the_handshape_or_stays_on_request(
    picker: ArticulatorPicker, desk: Desk
) -> None:
    def take(name: str) -> None:
        desk.session.perform(ChooseHandshape(name))

    assert not stays(picker).isVisible()
    take("v")
    desk.session.perform(ChooseArticulator("fingertips"))
    assert stays(picker).isVisible()
    assert stays(picker).text() == "Stays as in V"
    QTest.mouseClick(stays(picker), LEFT, NONE, QPoint(8, stays(picker).height() // 2))
    assert desk.key().points_of == "v"
    take("10")
    assert (desk.key().handshape, desk.key().articulator, desk.key().points_of) == ("10", "fingertips", "v")
    desk.bot.waitUntil(lambda: "fingertips" in ids(picker))
    assert picture(picker).chosen_dot == "fingertips"
    QTest.mouseClick(stays(picker), LEFT, NONE, QPoint(8, stays(picker).height() // 2))
    assert desk.key().points_of == ""


def test_the_dots_are_where_the_bent_fingers_are(picker: ArticulatorPicker, desk: Desk) -> None:
    before = {dot.id: (dot.x, dot.y) for dot in picture(picker).dots}
    desk.session.perform(edits.replace_key("dominant", "k1", joints=(("pinky_mcp_flex", 1.5),)))
    desk.bot.waitUntil(
        lambda: {dot.id: (dot.x, dot.y) for dot in picture(picker).dots}["pinky.tip"] != before["pinky.tip"]
    )


def test_the_forearm_is_among_all_points_and_is_placed_by_a_click(
    picker: ArticulatorPicker, desk: Desk
) -> None:
    """The picture shows half of the forearm then; and whatever the handshape, it stays offered when it is the
    key's own."""
    every = picker.findChild(QCheckBox, "articulator.all")
    every.click()
    desk.bot.waitUntil(lambda: "forearm.ulnar" in ids(picker))
    assert "elbow" not in ids(picker)  # its skin goes where the arm's bend takes it
    picker._picture.show_side("pinky")
    desk.bot.waitUntil(lambda: "forearm.ulnar" in picture(picker).shown_dots())
    QTest.mouseClick(picture(picker), LEFT, NONE, picture(picker).spot("forearm.ulnar").toPoint())
    assert desk.key().articulator == "forearm.ulnar"
    every.click()
    desk.bot.waitUntil(lambda: len(ids(picker)) < 40)
    assert picture(picker).chosen_dot == "forearm.ulnar"
    assert "forearm.ulnar" in ids(picker)


def test_the_hand_before_is_pale_until_the_next_is_drawn(picker: ArticulatorPicker, desk: Desk) -> None:
    assert not picture(picker).is_stale
    fresh = picture(picker).grab().toImage()
    desk.session.perform(ChooseHandshape("5"))
    assert picture(picker).is_stale
    assert picture(picker).grab().toImage() != fresh
    desk.bot.waitUntil(lambda: not picture(picker).is_stale)


def test_no_handshape_is_asked_for_once_one_is_chosen(desk: Desk) -> None:
    desk.session.open_sign(Sign(), None)
    picker = ArticulatorPicker(desk.session, desk.player)
    desk.show(picker)
    desk.bot.waitUntil(lambda: picture(picker).message.startswith("Choose a handshape"))
    desk.session.perform(ChooseHandshape("5"))
    assert not picture(picker).message


def test_a_part_that_was_found_is_placed_and_shown_though_it_is_not_usual(
    picker: ArticulatorPicker, desk: Desk
) -> None:
    QTest.keyClicks(picker.search, "elbow side of fore")
    assert picker.list.ids() == ()
    picker.search.clear()
    QTest.keyClicks(picker.search, "thumb tip")
    assert picker.list.isVisible()
    first = picker.list.item(picker.list.ids()[0])
    assert first is not None
    assert first.title == "Thumb tip"
    QTest.keyClick(picker.search, Qt.Key.Key_Return)
    assert desk.key().articulator == "thumb.tip"
    assert picture(picker).isVisible()
    desk.bot.waitUntil(lambda: picture(picker).chosen_dot == "thumb.tip")
    unusual = next(
        one
        for one in catalogue.articulators()
        if one.is_offered and one not in catalogue.legal(catalogue.find("i"))
    )
    QTest.keyClicks(picker.search, unusual.name)
    QTest.keyClick(picker.search, Qt.Key.Key_Return)
    assert desk.key().articulator == unusual.id
    assert picker.findChild(QCheckBox, "articulator.all").isChecked()
    desk.bot.waitUntil(lambda: picture(picker).chosen_dot == unusual.id)


def test_every_part_is_found_first_by_its_own_name() -> None:
    among = [each for each in catalogue.articulators() if each.is_offered]
    terms = [catalogue.articulator_terms(one) for one in among]
    assert [among[rank_matches(one.name, terms)[0]] for one in among] == among


@pytest.mark.parametrize(
    ("text", "title"), [("pinky side", "Pinky side of hand"), ("tip index", "Index tip")]
)
def test_a_part_that_is_named_with_all_words_goes_before_one_that_an_id_calls_so(
    text: str, title: str
) -> None:
    among = [each for each in catalogue.articulators() if each.is_offered]
    terms = [catalogue.articulator_terms(one) for one in among]
    assert among[rank_matches(text, terms)[0]].name == title
