"""Laws of the list that every inventory is shown in: as cards and as rows, taken by one click or by two."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from signer.studio.look import theme
from signer.studio.widgets.inventory_items import Group, Item
from signer.studio.widgets.inventory_list import ROW_LINE_PX, ROW_PX, ItemList, row_lines

LEFT = Qt.MouseButton.LeftButton
GROUPS = (
    Group("First", (Item("a", "alpha"), Item("b", "beta", is_own=True))),
    Group("Second", (Item("c", "gamma"), Item("d", "delta"))),
)


@pytest.fixture(params=[(66, True), (0, True), (66, False)], ids=["cards", "rows", "cards by two clicks"])
def shown(request: pytest.FixtureRequest, qtbot: QtBot) -> ItemList:
    card_px, one_click = request.param
    made = ItemList("list", "Things", card_px=card_px, one_click=one_click)
    qtbot.addWidget(made)
    made.resize(300, 400)
    made.show_items(GROUPS)
    made.show()
    return made


def test_enter_takes_the_item_that_the_keyboard_is_on(qtbot: QtBot, shown: ItemList) -> None:
    shown.reveal("b")
    with qtbot.waitSignal(shown.taken) as taken:
        QTest.keyClick(shown, Qt.Key.Key_Return)
    assert taken.args == ["b"]


def test_a_click_takes_or_chooses_and_a_double_click_takes(qtbot: QtBot, shown: ItemList) -> None:
    taken: list[str] = []
    shown.taken.connect(taken.append)
    at = shown.area("c").center().toPoint()
    QTest.mouseClick(shown.viewport(), LEFT, pos=at)
    assert shown.current_id == "c"
    assert taken == (["c"] if shown.one_click else [])
    if not shown.one_click:
        QTest.mouseDClick(shown.viewport(), LEFT, pos=at)
        assert taken == ["c"]


def test_no_click_and_no_arrow_stops_at_a_heading(qtbot: QtBot, shown: ItemList) -> None:
    shown.reveal("a")
    heading = shown.visualRect(shown.items.index(3)).center()
    with qtbot.assertNotEmitted(shown.taken):
        QTest.mouseClick(shown.viewport(), LEFT, pos=heading)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Home):
        QTest.keyClick(shown, key)
        assert shown.current is not None


def test_letters_go_on_with_the_search_and_leave_the_keyboards_place(qtbot: QtBot, shown: ItemList) -> None:
    shown.reveal("a")
    with qtbot.waitSignal(shown.typed) as typed:
        QTest.keyClick(shown, Qt.Key.Key_D)
    assert typed.args == ["d"]
    assert shown.current_id == "a"


def test_only_ones_own_are_renamed_and_deleted_by_keys(qtbot: QtBot, shown: ItemList) -> None:
    acts: list[tuple[str, str]] = []
    shown.acted_on.connect(lambda item_id, act: acts.append((item_id, act)))
    for item_id in ("a", "b"):
        shown.reveal(item_id)
        for key in (Qt.Key.Key_F2, Qt.Key.Key_Delete):
            QTest.keyClick(shown, key)
    assert acts == [("b", "rename"), ("b", "delete")]


def test_a_search_puts_the_keyboard_only_on_an_answer_that_it_is_sure_of(shown: ItemList) -> None:
    for is_sure in (True, False):
        shown.show_items(GROUPS, is_searching=True, is_sure=is_sure)
        assert shown.current_id == ("a" if is_sure else "")
    shown.go_to_first()
    assert shown.current_id == "a"


def test_nothing_is_taken_from_an_empty_list_which_says_why_it_is_empty(
    qtbot: QtBot, shown: ItemList
) -> None:
    full = shown.grab().toImage()
    shown.nothing = "No thing is called so."
    shown.show_items((), is_searching=True)
    with qtbot.assertNotEmitted(shown.taken):
        QTest.keyClick(shown, Qt.Key.Key_Return)
    assert shown.grab().toImage() != full


def test_rows_have_room_for_the_whole_of_long_names(qtbot: QtBot) -> None:
    names = ("Index tip", "Middle finger middle part (pinky side)", "Wrist")
    made = ItemList("list", "Things")
    qtbot.addWidget(made)
    made.resize(230, 300)
    made.show_items((Group("", tuple(Item(name, name, beside="unusual") for name in names)),))
    made.show()
    metrics = QFontMetrics(theme.font(theme.SMALL, 500))
    heights = [made.area(name).height() for name in names]
    assert heights == [ROW_PX, ROW_PX + ROW_LINE_PX, ROW_PX]
    assert metrics.height() <= ROW_LINE_PX
    assert made.area(names[2]).top() == sum(heights[:2])
    assert " ".join(row_lines(Item("", names[1], beside="unusual"), 219)) == names[1]
