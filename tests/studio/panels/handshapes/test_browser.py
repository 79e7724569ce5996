"""The handshape browser under real typing and clicks: what is chosen is what the key has."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMenu

from handshapes import catalogue
from handshapes.own import OwnHandshape
from handshapes.reading import GROUPS
from signer.document import edits
from signer.document.sign import Sign
from signer.studio.editing.session import NO_KEY_HERE
from signer.studio.handshapes.own_handshapes import OwnHandshapes
from signer.studio.panels.handshapes.browser import HandshapeBrowser
from signer.studio.panels.handshapes.cards import FAMILIES
from signer.studio.pictures.queue import Pictures
from signer.studio.widgets.inventory_items import Item
from signer.studio.widgets.inventory_list import ItemList
from tests.helpers.windows import blank_picture
from tests.studio.panels.conftest import Desk

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def browser(desk: Desk) -> HandshapeBrowser:
    made = HandshapeBrowser(desk.session, desk.player, Pictures(blank_picture))
    desk.show(made)
    return made


def grid(browser: HandshapeBrowser) -> ItemList:
    return browser.findChild(ItemList, "handshape.list")


def marked(browser: HandshapeBrowser) -> str:
    return next(iter(grid(browser).marked), "")


def search(browser: HandshapeBrowser) -> QLineEdit:
    return browser.findChild(QLineEdit, "handshape.search")


def headings(browser: HandshapeBrowser) -> list[str]:
    return [one for one in grid(browser).items.rows if not isinstance(one, Item)]


def names(browser: HandshapeBrowser) -> list[str]:
    return list(grid(browser).ids())


def typed(browser: HandshapeBrowser, text: str) -> None:
    """Type and press Enter; once more where the first only chose, since a piece of a name was typed."""
    QTest.keyClicks(search(browser), text)
    for _ in range(1 if grid(browser).current is not None else 2):
        QTest.keyClick(search(browser), Qt.Key.Key_Return)


def test_all_handshapes_stand_there_and_the_keys_own_is_marked(browser: HandshapeBrowser) -> None:
    assert len(names(browser)) == len(catalogue.every()) == 83
    assert marked(browser) == "i"


@pytest.mark.parametrize(
    ("typed", "name"),
    [("1", "1"), ("5", "5"), ("i", "i"), ("u", "h"), ("h", "h"), ("bent v", "bent_v"), ("ILY", "ily")],
)
def test_typing_a_letter_a_number_or_a_name_and_enter_takes_it(
    browser: HandshapeBrowser, desk: Desk, typed: str, name: str
) -> None:
    QTest.keyClicks(search(browser), typed)
    QTest.keyClick(search(browser), Qt.Key.Key_Return)
    assert desk.key().handshape == name
    assert search(browser).text() == ""
    assert desk.session.undo_stack.count() == (0 if name == "i" else 1)


# As few keys as it takes: letters and numbers are one, two words are their initials.
SHORTEST = {name: name for name in ("a", "c", "1", "5", "s", "f", "v", "y", "l", "o", "g", "i", "3")} | {
    "closed_b": "b", "bent_1": "x", "h": "u", "open_b": "ob", "flat_o": "fo", "spread_open_e": "cla", "bent_v": "bv",
}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "text"), [*SHORTEST.items(), ("f", "9"), ("bent_v", "bent v"), ("spread_open_e", "claw")]
)
def test_a_few_keys_and_enter_take_a_handshape(
    browser: HandshapeBrowser, desk: Desk, name: str, text: str
) -> None:
    assert len(text) <= 3 or text in ("bent v", "claw")
    typed(browser, text)
    assert desk.key().handshape == name


def test_cards_stand_by_family_each_once(browser: HandshapeBrowser) -> None:
    assert headings(browser)[:2] == ["Letters", "Numbers"]
    assert len(headings(browser)) == 10
    assert len(set(names(browser))) == len(names(browser))


def test_what_was_used_last_stands_in_front_too(browser: HandshapeBrowser) -> None:
    for name in ("y", "l", "y", "w", "v", "5"):
        typed(browser, name)
    assert headings(browser)[0] == "Used last"
    assert names(browser)[:4] == ["5", "v", "w", "y"]
    assert len(names(browser)) == 83 + 4


def test_of_equally_good_answers_the_one_used_last_comes_first(browser: HandshapeBrowser) -> None:
    browser.choose("curved_l")
    QTest.keyClicks(search(browser), "curved")
    assert names(browser)[0] == "curved_l"


def test_the_search_says_how_many_and_what_enter_takes(browser: HandshapeBrowser) -> None:
    QTest.keyClicks(search(browser), "1")
    found = browser.findChild(QLabel, "handshape.found").text()
    assert found == f"{len(names(browser))} of 83.  Enter takes 1."


def test_nothing_found_is_said_and_escape_shows_all_again(browser: HandshapeBrowser, desk: Desk) -> None:
    QTest.keyClicks(search(browser), "zz")
    assert names(browser) == []
    grid(browser).grab()
    QTest.keyClick(search(browser), Qt.Key.Key_Return)
    assert desk.key().handshape == "i"
    QTest.keyClick(search(browser), Qt.Key.Key_Escape)
    assert len(names(browser)) == 83


def test_typing_in_the_grid_searches(browser: HandshapeBrowser) -> None:
    QTest.keyClicks(grid(browser), "y")
    assert search(browser).text() == "y"
    assert names(browser)[0] == "y"


def test_a_click_on_a_card_takes_it(browser: HandshapeBrowser, desk: Desk) -> None:
    at = grid(browser).area("l").center().toPoint()
    QTest.mouseClick(grid(browser).viewport(), LEFT, pos=at)
    assert desk.key().handshape == "l"
    assert marked(browser) == "l"


def test_arrows_move_and_enter_takes(browser: HandshapeBrowser, desk: Desk) -> None:
    QTest.keyClick(grid(browser), Qt.Key.Key_Right)
    assert desk.key().handshape == "i"
    QTest.keyClick(grid(browser), Qt.Key.Key_Return)
    assert desk.key().handshape == names(browser)[names(browser).index("i") + 1]


def test_an_articulator_that_is_not_legal_gives_way_to_the_default(
    browser: HandshapeBrowser, desk: Desk
) -> None:
    QTest.keyClicks(search(browser), "1")
    QTest.keyClick(search(browser), Qt.Key.Key_Return)
    assert desk.key().articulator in catalogue.find("1").articulators


def test_undo_marks_the_old_one_again(browser: HandshapeBrowser, desk: Desk) -> None:
    before = desk.session.sign
    browser.choose("y")
    desk.session.undo()
    assert desk.session.sign is before
    assert marked(browser) == "i"


def test_the_first_choice_on_an_empty_sign_sets_a_key(browser: HandshapeBrowser, desk: Desk) -> None:
    desk.session.open_sign(Sign(), None)
    QTest.keyClicks(search(browser), "i")
    QTest.keyClick(search(browser), Qt.Key.Key_Return)
    assert [key.handshape for key in desk.session.sign.hand("dominant").keys] == ["i"]
    assert desk.session.undo_stack.count() == 1


def test_between_keys_without_auto_key_it_says_what_to_do(browser: HandshapeBrowser, desk: Desk) -> None:
    desk.session.set_auto_key(False)
    desk.player.seek(0.75)
    before = desk.session.sign
    with desk.bot.waitSignal(desk.session.told) as told:
        browser.choose("y")
    assert told.args == [NO_KEY_HERE]
    assert desk.session.sign is before
    assert marked(browser) == ""


def test_four_cards_stand_in_a_row_at_both_widths(browser: HandshapeBrowser, desk: Desk) -> None:
    for width in (276, 332):
        browser.resize(width, 420)
        desk.bot.wait(1)
        tops = [grid(browser).area(name).top() for name in names(browser)[:5]]
        assert tops[0] == tops[3] < tops[4]


def test_it_speaks(browser: HandshapeBrowser) -> None:
    assert search(browser).accessibleName()
    assert grid(browser).accessibleName()
    assert "not yet reviewed by a signer" in grid(browser).item("a").tip


# The user's own


@pytest.fixture
def own() -> OwnHandshapes:
    made = OwnHandshapes()
    made.add(OwnHandshape("loose hand", "i", (("index_pip_flex", 1.0),)))
    return made


@pytest.fixture
def with_own(desk: Desk, own: OwnHandshapes) -> HandshapeBrowser:
    made = HandshapeBrowser(desk.session, desk.player, Pictures(blank_picture), own)
    desk.show(made)
    own.add(OwnHandshape("own five", "5", (("index_pip_flex", 1.0),)))
    return made


def test_ones_own_stand_in_front_and_are_found_by_name(with_own: HandshapeBrowser, desk: Desk) -> None:
    assert names(with_own)[:3] == ["own/loose hand", "own/own five", "a"]
    QTest.keyClicks(search(with_own), "loose")
    found = with_own.findChild(QLabel, "handshape.found")
    for does in ("chooses", "takes"):
        assert found.text() == f"2 of 85.  Enter {does} loose hand."
        assert desk.session.undo_stack.count() == 0
        QTest.keyClick(search(with_own), Qt.Key.Key_Return)
    key = desk.key()
    assert (key.handshape, key.joints, key.own_handshape) == ("i", (("index_pip_flex", 1.0),), "loose hand")
    assert marked(with_own) == "own/loose hand"
    assert desk.session.undo_stack.count() == 1


def test_all_of_ones_own_are_found_by_the_word(with_own: HandshapeBrowser) -> None:
    QTest.keyClicks(search(with_own), "own")
    assert {"own/own five", "own/loose hand"} <= set(names(with_own)[:3])


def test_a_number_still_takes_the_handshape_of_the_inventory(with_own: HandshapeBrowser, desk: Desk) -> None:
    QTest.keyClicks(search(with_own), "5")
    QTest.keyClick(search(with_own), Qt.Key.Key_Return)
    assert (desk.key().handshape, desk.key().joints) == ("5", ())


def test_a_hand_that_is_bent_is_no_card_until_it_is_kept(with_own: HandshapeBrowser, desk: Desk) -> None:
    desk.session.perform(edits.replace_key("dominant", "k1", joints=(("index_pip_flex", 0.3),)))
    assert marked(with_own) == ""
    desk.session.undo()
    assert marked(with_own) == "i"


@pytest.mark.parametrize(("pressed", "act"), [(Qt.Key.Key_F2, "rename"), (Qt.Key.Key_Delete, "delete")])
def test_f2_and_del_are_for_ones_own_only(
    with_own: HandshapeBrowser, desk: Desk, pressed: Qt.Key, act: str
) -> None:
    grid(with_own).reveal(names(with_own)[0])
    with desk.bot.waitSignal(with_own.act_wanted) as heard:
        QTest.keyClick(grid(with_own), pressed)
    assert heard.args == ["loose hand", act]
    grid(with_own).reveal(names(with_own)[2])
    with desk.bot.assertNotEmitted(with_own.act_wanted):
        QTest.keyClick(grid(with_own), pressed)


def test_the_menu_of_a_card_says_what_can_be_done_with_it(with_own: HandshapeBrowser, desk: Desk) -> None:
    def menu_at(row: int) -> QMenu:
        grid(with_own).reveal(names(with_own)[row])
        place = grid(with_own).area(names(with_own)[row]).center().toPoint()
        event = QContextMenuEvent(
            QContextMenuEvent.Reason.Mouse, place, grid(with_own).viewport().mapToGlobal(place)
        )
        QApplication.sendEvent(grid(with_own).viewport(), event)
        return with_own.findChildren(QMenu, "handshape.menu")[-1]

    for row, words in (
        (0, ["Choose loose hand", "Bend its fingers…", "Rename…\tF2", "Export…", "Delete…\tDel"]),
        (2, ["Choose A", "Bend its fingers…"]),
    ):
        menu = menu_at(row)
        assert [action.text() for action in menu.actions() if action.text()] == [
            *words,
            "Import a handshape…",
        ]
        menu.close()
    menu = menu_at(1)
    with desk.bot.waitSignal(with_own.bending_wanted):
        next(action for action in menu.actions() if action.text() == "Bend its fingers…").trigger()
    menu.close()
    assert desk.key().own_handshape == "own five"


def test_each_group_of_the_inventory_stands_under_one_heading() -> None:
    assert sorted(group for groups in FAMILIES.values() for group in groups) == sorted(GROUPS)
