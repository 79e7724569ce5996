"""The site browser on the real signer: a click on the temple brings the hand there, and so does typing its name."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QToolButton, QWidget

from signer.document import edits
from signer.document.values import Contact, SpacePoint
from signer.studio.panels.site_browser import SiteBrowser
from signer.studio.panels.site_pictures import FREE_POINT
from signer.studio.panels.site_results import SiteResults
from signer.studio.widgets.dot_picture import DotPicture
from signer.studio.widgets.found_list import ID_ROLE
from tests.studio.panels.conftest import Desk

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def browser(desk: Desk) -> SiteBrowser:
    made = SiteBrowser(desk.session, desk.player)
    desk.show(made)
    desk.bot.waitUntil(lambda: bool(picture(made).dots))
    return made


def picture(browser: SiteBrowser) -> DotPicture:
    return browser.findChild(DotPicture, "site.picture")


def search(browser: SiteBrowser) -> QLineEdit:
    return browser.findChild(QLineEdit, "site.search")


def press(browser: SiteBrowser, name: str) -> None:
    QTest.mouseClick(browser.findChild(QToolButton, name), LEFT)


def shows(browser: SiteBrowser, dot_id: str) -> bool:
    return any(dot.id == dot_id for dot in picture(browser).dots)


def site_of(desk: Desk) -> str:
    contact = desk.key().contact
    return contact.site if contact is not None else ""


def test_the_page_of_the_keys_site_is_open_and_the_site_is_chosen(browser: SiteBrowser) -> None:
    assert browser.page == "face"
    assert picture(browser).chosen_dot == "temple.R"


def test_the_right_temple_is_on_the_left_of_the_picture(browser: SiteBrowser) -> None:
    assert picture(browser).spot("temple.R").x() < picture(browser).width() / 2 < picture(browser).spot("temple.L").x()


def test_a_click_on_the_chin_brings_the_hand_there(browser: SiteBrowser, desk: Desk) -> None:
    QTest.mouseClick(picture(browser), LEFT, NONE, picture(browser).spot("chin").toPoint())
    assert site_of(desk) == "chin"
    assert desk.session.undo_stack.count() == 1


def test_a_tab_shows_its_sites_and_one_is_taken(browser: SiteBrowser, desk: Desk) -> None:
    press(browser, "site.tabs.body")
    desk.bot.waitUntil(lambda: shows(browser, "chest.mid.centre"))
    QTest.mouseClick(picture(browser), LEFT, NONE, picture(browser).spot("chest.mid.centre").toPoint())
    assert site_of(desk) == "chest.mid.centre"


def test_space_is_a_grid_at_three_depths(browser: SiteBrowser, desk: Desk) -> None:
    press(browser, "site.tabs.space")
    press(browser, "site.depth.far")
    desk.bot.waitUntil(lambda: shows(browser, "space.ipsi.high.far"))
    assert len(picture(browser).shown_dots()) == 9
    QTest.mouseClick(picture(browser), LEFT, NONE, picture(browser).spot("space.ipsi.high.far").toPoint())
    assert site_of(desk) == "space.ipsi.high.far"


def test_places_by_the_head_are_offered_in_space(browser: SiteBrowser, desk: Desk) -> None:
    press(browser, "site.tabs.space")
    press(browser, "site.space.head")
    desk.bot.waitUntil(lambda: shows(browser, "head.beside.R"))
    QTest.mouseClick(picture(browser), LEFT, NONE, picture(browser).spot("head.beside.R").toPoint())
    assert site_of(desk) == "head.beside.R"
    assert not browser.findChild(QWidget, "site.depth").isVisible()


def test_typing_a_name_lists_places_switches_the_tab_and_enter_takes_the_first(browser: SiteBrowser, desk: Desk) -> None:
    QTest.keyClicks(search(browser), "stomach")
    assert browser.findChild(SiteResults).isVisible()
    assert browser.findChild(QToolButton, "site.tabs.body").isChecked()
    assert browser.findChild(QLabel, "site.found").text().endswith("Enter takes Stomach.")
    QTest.keyClick(search(browser), Qt.Key.Key_Return)
    assert site_of(desk) == "stomach"
    assert browser.page == "body"
    assert picture(browser).isVisible()


def test_the_list_is_walked_with_arrows(browser: SiteBrowser, desk: Desk) -> None:
    QTest.keyClicks(search(browser), "temple")
    results = browser.findChild(SiteResults)
    QTest.keyClick(search(browser), Qt.Key.Key_Down)
    QTest.keyClick(results, Qt.Key.Key_Down)
    second = results.currentItem().data(ID_ROLE)
    browser.grab()
    QTest.keyClick(results, Qt.Key.Key_Return)
    assert second != "temple.R"
    assert site_of(desk) == second


def test_typing_in_the_list_goes_on_searching_and_escape_leaves(browser: SiteBrowser) -> None:
    QTest.keyClicks(search(browser), "chi")
    results = browser.findChild(SiteResults)
    QTest.keyClicks(results, "n")
    assert search(browser).text() == "chin"
    QTest.keyClick(results, Qt.Key.Key_Escape)
    assert picture(browser).isVisible()


def test_a_click_in_the_list_takes_a_place(browser: SiteBrowser, desk: Desk) -> None:
    QTest.keyClicks(search(browser), "belly")
    results = browser.findChild(SiteResults)
    QTest.mouseClick(results.viewport(), LEFT, NONE, results.visualItemRect(results.item(0)).center())
    assert site_of(desk) == "belly"


def test_nothing_found_is_said_and_escape_goes_back_to_the_page(browser: SiteBrowser) -> None:
    QTest.keyClicks(search(browser), "zz")
    browser.findChild(SiteResults).grab()
    assert browser.findChild(QLabel, "site.found").text() == "0 of 254."
    QTest.keyClick(search(browser), Qt.Key.Key_Escape)
    assert picture(browser).isVisible()
    assert browser.findChild(QToolButton, "site.tabs.face").isChecked()


def test_a_site_chosen_elsewhere_turns_the_page(browser: SiteBrowser, desk: Desk) -> None:
    desk.session.apply(edits.replace_key("dominant", "k1", placement=SpacePoint("pinky.tip", (0.1, 0.0, 0.3))))
    press(browser, "site.tabs.space")
    desk.bot.waitUntil(lambda: shows(browser, FREE_POINT))
    assert picture(browser).chosen_dot == FREE_POINT
    desk.session.undo()
    assert browser.page == "face"
    desk.bot.waitUntil(lambda: picture(browser).chosen_dot == "temple.R")


def test_playing_turns_no_pages(browser: SiteBrowser, desk: Desk) -> None:
    desk.session.apply(edits.replace_key("dominant", "k2", placement=Contact("pinky.tip", "belly")))
    desk.player.play()
    desk.player.seek(0.9)
    assert browser.page == "face"
    desk.player.pause()
    assert browser.page == "body"


def test_a_left_handed_signer_touches_the_left_temple_with_the_same_site(browser: SiteBrowser, desk: Desk) -> None:
    x = picture(browser).spot("temple.R").x()
    desk.session.apply(edits.set_dominant_side("left"))
    desk.bot.waitUntil(lambda: picture(browser).spot("temple.R").x() > x + 40)
    assert next(dot.name for dot in picture(browser).dots if dot.id == "temple.R") == "Temple, left"


def test_dots_stand_far_enough_apart_to_be_hit(browser: SiteBrowser, desk: Desk) -> None:
    spots = [picture(browser).spot(name) for name in picture(browser).shown_dots()]
    assert len(spots) >= 15
    assert min((a - b).manhattanLength() for i, a in enumerate(spots) for b in spots[:i]) >= 24


def test_everything_speaks(browser: SiteBrowser) -> None:
    parts: list[QWidget] = [*browser.findChildren(QToolButton), search(browser), picture(browser), browser.findChild(SiteResults)]
    assert all(part.objectName() and part.accessibleName() for part in parts)
