"""The site browser on the real signer: a click on the temple brings the hand there, and so does typing its
name."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QToolButton, QWidget

from signer.document import edits
from signer.document.place_edits import add_place, point_of, set_place
from signer.document.values import ROLES, BothMeet, Contact, HandForm, Place, SkinSpot, SpacePoint
from signer.motion.operations import hand_edits
from signer.studio.editing.hands_shown import hands_shown
from signer.studio.panels.sites import pages
from signer.studio.panels.sites.browser import NO_SKIN, OWN_ARM, SiteBrowser
from signer.studio.panels.sites.pictures import FREE_POINT, OWN_PLACE
from signer.studio.widgets.dot_picture import DotPicture
from signer.studio.widgets.inventory_list import ItemList
from signer.studio.widgets.segments import Segments
from signer.words import wording
from sites import catalogue
from tests.helpers.windows import draw_no_figures
from tests.studio.panels.conftest import Desk

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def browser(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> SiteBrowser:
    draw_no_figures(monkeypatch)
    made = SiteBrowser(desk.session, desk.player, desk.contacts)
    desk.show(made)
    desk.bot.waitUntil(lambda: bool(picture(made).dots))
    return made


def picture(browser: SiteBrowser) -> DotPicture:
    return browser.findChild(DotPicture, "site.picture")


def search(browser: SiteBrowser) -> QLineEdit:
    return browser.findChild(QLineEdit, "site.search")


def beside(browser: SiteBrowser, dot_id: str, px: int) -> QPoint:
    """A pixel near a dot, and away from every dot that can be clicked."""
    at = picture(browser).spot(dot_id).toPoint()
    taken = [picture(browser).spot(name).toPoint() for name in picture(browser).shown_dots()]
    around = sorted(
        (QPoint(x, y) for x in range(-60, 61, px) for y in range(-60, 61, px)), key=QPoint.manhattanLength
    )
    return next(
        at + each for each in around if min((at + each - spot).manhattanLength() for spot in taken) > 24
    )


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
    assert (
        picture(browser).spot("temple.R").x()
        < picture(browser).width() / 2
        < picture(browser).spot("temple.L").x()
    )


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


@pytest.mark.parametrize("page", ["face", "hand", "mid", "head", "chest", "room"])
def test_no_word_of_the_tabs_is_cut_whichever_is_chosen(browser: SiteBrowser, page: pages.Page) -> None:
    browser._open(page)
    browser.layout().activate()
    for tabs in (each for each in browser.findChildren(Segments) if each.isVisible()):
        for made in tabs.buttons.values():
            spaces = 2 * made.fontMetrics().horizontalAdvance(" ")  # Qt's own room around a word
            assert made.width() >= made.sizeHint().width() - spaces, made.text()


def test_nothing_of_the_page_before_is_taken_for_the_new_one(browser: SiteBrowser, desk: Desk) -> None:
    assert not picture(browser).is_stale
    before = desk.session.sign
    at = picture(browser).spot("chin").toPoint()
    press(browser, "site.tabs.body")
    assert picture(browser).is_stale
    QTest.mouseClick(picture(browser), LEFT, NONE, at)
    QTest.keyClick(picture(browser), Qt.Key.Key_Right)
    assert desk.session.sign is before
    press(browser, "site.tabs.face")
    desk.bot.waitUntil(lambda: shows(browser, "chin"))
    assert not picture(browser).is_stale


def test_places_by_the_head_are_offered_in_space(browser: SiteBrowser, desk: Desk) -> None:
    press(browser, "site.tabs.space")
    press(browser, "site.space.head")
    desk.bot.waitUntil(lambda: shows(browser, "head.beside.R"))
    QTest.mouseClick(picture(browser), LEFT, NONE, picture(browser).spot("head.beside.R").toPoint())
    assert site_of(desk) == "head.beside.R"
    assert not browser.findChild(QWidget, "site.depth").isVisible()


def test_typing_a_name_lists_places_switches_the_tab_and_enter_takes_the_first(
    browser: SiteBrowser, desk: Desk
) -> None:
    QTest.keyClicks(search(browser), "stomach")
    assert browser.findChild(ItemList).isVisible()
    assert browser.findChild(QToolButton, "site.tabs.body").isChecked()
    assert browser.findChild(QLabel, "site.found").text().endswith("Enter takes Stomach.")
    QTest.keyClick(search(browser), Qt.Key.Key_Return)
    assert site_of(desk) == "stomach"
    assert browser.page == "body"
    assert picture(browser).isVisible()


def test_a_long_name_that_enter_takes_ends_in_an_ellipsis_and_is_whole_in_the_tip(
    browser: SiteBrowser,
) -> None:
    browser.resize(258, 600)
    QTest.keyClicks(search(browser), "inside of the selected")
    found = browser.findChild(QLabel, "site.found")
    assert found.width() <= browser.width()
    assert "Enter takes Inside of the selected fingers." in found.toolTip()


def test_the_list_is_walked_with_arrows(browser: SiteBrowser, desk: Desk) -> None:
    QTest.keyClicks(search(browser), "temple")
    results = browser.findChild(ItemList)
    QTest.keyClick(search(browser), Qt.Key.Key_Down)
    QTest.keyClick(results, Qt.Key.Key_Down)
    second = results.current_id
    browser.grab()
    QTest.keyClick(results, Qt.Key.Key_Return)
    assert second != "temple.R"
    assert site_of(desk) == second


def test_typing_in_the_list_goes_on_searching_and_escape_leaves(browser: SiteBrowser) -> None:
    QTest.keyClicks(search(browser), "chi")
    results = browser.findChild(ItemList)
    QTest.keyClicks(results, "n")
    assert search(browser).text() == "chin"
    QTest.keyClick(results, Qt.Key.Key_Escape)
    assert picture(browser).isVisible()


def test_a_click_in_the_list_takes_a_place(browser: SiteBrowser, desk: Desk) -> None:
    QTest.keyClicks(search(browser), "belly")
    results = browser.findChild(ItemList)
    QTest.mouseClick(results.viewport(), LEFT, NONE, results.area(results.ids()[0]).center().toPoint())
    assert site_of(desk) == "belly"


def test_nothing_found_is_said_and_escape_goes_back_to_the_page(browser: SiteBrowser) -> None:
    QTest.keyClicks(search(browser), "zz")
    browser.findChild(ItemList).grab()
    assert browser.findChild(QLabel, "site.found").text() == "0 of 254."
    QTest.keyClick(search(browser), Qt.Key.Key_Escape)
    assert picture(browser).isVisible()
    assert browser.findChild(QToolButton, "site.tabs.face").isChecked()


def test_a_click_on_bare_skin_makes_a_place_of_ones_own_which_can_be_named(
    browser: SiteBrowser, desk: Desk
) -> None:
    QTest.mouseClick(picture(browser), LEFT, NONE, beside(browser, "forehead.centre", 12))
    spot = desk.key().contact.site
    assert isinstance(spot, SkinSpot)
    assert wording.site_name(spot).startswith("Own place near forehead")
    desk.bot.waitUntil(lambda: picture(browser).chosen_dot == OWN_PLACE)
    name = browser.findChild(QLineEdit, "site.own_name")
    assert name.isVisible()
    QTest.keyClicks(name, "Dimple")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert desk.key().contact.site.name == "Dimple"
    assert desk.session.undo_stack.count() == 2


def test_a_place_of_ones_own_is_kept_found_by_name_and_taken_in_another_key(
    browser: SiteBrowser, desk: Desk
) -> None:
    browser.choose_skin(catalogue.find("chest.upper.R").point)
    browser.keep_place()
    assert browser._own_places.every == ()  # it has no name yet
    name = browser.findChild(QLineEdit, "site.own_name")
    QTest.keyClicks(name, "Badge")
    QTest.keyClick(name, Qt.Key.Key_Return)
    press(browser, "site.keep")
    (kept,) = browser._own_places.every
    assert (kept, kept.name) == (desk.key().contact.site, "Badge")
    browser.choose("temple.R")
    assert desk.key().contact.site == "temple.R"
    QTest.keyClicks(search(browser), "badge")
    assert browser.list.ids()[0] == "own/Badge"
    QTest.keyClick(search(browser), Qt.Key.Key_Return)
    desk.bot.waitUntil(lambda: desk.key().contact.site == kept)


def test_a_click_beside_the_signer_says_so_and_changes_nothing(browser: SiteBrowser, desk: Desk) -> None:
    told: list[str] = []
    desk.session.told.connect(told.append)
    QTest.mouseClick(picture(browser), LEFT, NONE, QPoint(4, 4))
    assert told[-1:] == [NO_SKIN]
    assert desk.session.undo_stack.count() == 0


def test_the_own_arm_makes_no_place(browser: SiteBrowser, desk: Desk) -> None:
    told: list[str] = []
    desk.session.told.connect(told.append)
    browser.choose_skin(catalogue.find("forearm.outer.R").point)
    assert told[-1:] == [OWN_ARM]
    assert site_of(desk) == "temple.R"


def test_the_other_hand_stands_in_its_own_shape_and_a_site_on_it_is_taken(
    browser: SiteBrowser, desk: Desk
) -> None:
    base = replace(
        desk.key(), id="b1", handshape="s", placement=Contact("hand.back", "space.centre.mid.mid", "none")
    )
    desk.session.perform(edits.add_key("base", base))
    press(browser, "site.tabs.hand")
    desk.bot.waitUntil(lambda: shows(browser, "other.palm.heel"))
    assert hands_shown(desk.session).other == HandForm("s")
    assert not shows(browser, "other.hand.back")
    press(browser, "site.turn.back")
    desk.bot.waitUntil(lambda: shows(browser, "other.hand.back"))
    QTest.mouseClick(picture(browser), LEFT, NONE, picture(browser).spot("other.hand.back").toPoint())
    desk.found()
    assert site_of(desk) == "other.hand.back"


def test_dragging_turns_the_other_arm(browser: SiteBrowser, desk: Desk) -> None:
    press(browser, "site.tabs.arm")
    desk.bot.waitUntil(lambda: shows(browser, "wrist.inner.L"))
    before = picture(browser).spot("wrist.inner.L")
    start = QPoint(picture(browser).width() - 30, 30)
    QTest.mousePress(picture(browser), LEFT, NONE, start)
    QTest.mouseMove(picture(browser), start - QPoint(30, 0))
    QTest.mouseMove(picture(browser), start - QPoint(60, 0))
    QTest.mouseRelease(picture(browser), LEFT, NONE, start - QPoint(60, 0))
    assert picture(browser).spot("wrist.inner.L") != before
    assert desk.session.undo_stack.count() == 0


def test_both_hands_meet_by_one_choice_and_one_step(browser: SiteBrowser, desk: Desk) -> None:
    press(browser, "site.tabs.hand")
    press(browser, "site.both_meet")
    desk.found()
    placements = [desk.session.sign.hand(role).keys[0].placement for role in ROLES]
    assert all(isinstance(placement, BothMeet) for placement in placements)
    assert placements[0].point_m == placements[1].point_m
    assert desk.session.undo_stack.count() == 1


@pytest.mark.parametrize(
    "query",
    ["other palm centre", "wrist inside left", "hands meet", "near the other hand", "elbow left", "teeth"],
)
def test_the_search_finds_what_the_other_arm_and_hand_carry(browser: SiteBrowser, query: str) -> None:
    QTest.keyClicks(search(browser), query)
    assert browser.findChild(ItemList).ids()


def test_every_site_is_found_by_its_name(browser: SiteBrowser) -> None:
    for site in catalogue.offered("right"):
        assert site.id in {item.id for item in pages.answers(site.name, "right", "right").items}


def test_a_site_chosen_elsewhere_turns_the_page(browser: SiteBrowser, desk: Desk) -> None:
    desk.session.perform(
        edits.replace_key("dominant", "k1", placement=SpacePoint("pinky.tip", (0.1, 0.0, 0.3)))
    )
    press(browser, "site.tabs.space")
    desk.bot.waitUntil(lambda: shows(browser, FREE_POINT))
    assert picture(browser).chosen_dot == FREE_POINT
    desk.session.undo()
    assert browser.page == "face"
    desk.bot.waitUntil(lambda: picture(browser).chosen_dot == "temple.R")


def test_playing_turns_no_pages(browser: SiteBrowser, desk: Desk) -> None:
    desk.session.perform(edits.replace_key("dominant", "k2", placement=Contact("pinky.tip", "belly")))
    desk.player.play()
    desk.player.seek(0.9)
    assert browser.page == "face"
    desk.player.pause()
    assert browser.page == "body"


def test_a_left_handed_signer_touches_the_left_temple_with_the_same_site(
    browser: SiteBrowser, desk: Desk
) -> None:
    x = picture(browser).spot("temple.R").x()
    desk.session.perform(edits.set_dominant_side("left"))
    desk.bot.waitUntil(lambda: picture(browser).spot("temple.R").x() > x + 40)
    assert next(dot.name for dot in picture(browser).dots if dot.id == "temple.R") == "Temple, left"


def test_dots_stand_far_enough_apart_to_be_hit(browser: SiteBrowser, desk: Desk) -> None:
    spots = [picture(browser).spot(name) for name in picture(browser).shown_dots()]
    assert len(spots) >= 15
    assert min((a - b).manhattanLength() for i, a in enumerate(spots) for b in spots[:i]) >= 24


def test_what_was_used_last_has_room_first(browser: SiteBrowser, desk: Desk) -> None:
    hidden = next(dot.id for dot in picture(browser).dots if dot.id not in picture(browser).shown_dots())
    browser.choose(hidden)
    browser.choose("chin")
    desk.bot.waitUntil(lambda: [dot.id for dot in picture(browser).dots[:2]] == ["chin", hidden])
    assert hidden in picture(browser).shown_dots()


def test_everything_speaks(browser: SiteBrowser) -> None:
    parts: list[QWidget] = [
        *browser.findChildren(QToolButton),
        search(browser),
        picture(browser),
        browser.findChild(ItemList),
    ]
    assert all(part.objectName() and part.accessibleName() for part in parts)


def test_a_hand_goes_to_a_place_of_the_room_and_is_freed_where_it_is_dragged(
    browser: SiteBrowser, desk: Desk
) -> None:
    desk.session.perform(add_place(Place("a", "<b>Mary", -0.4, 0.35)))
    press(browser, "site.tabs.space")
    press(browser, "site.space.room")
    press(browser, "site.place.a")
    placed = desk.key().placement
    assert placed == SpacePoint("pinky.tip", point_of(desk.session.sign.places[0]), "a")
    assert browser.findChild(QToolButton, "site.place.a").isChecked()
    desk.bot.waitUntil(lambda: picture(browser).chosen_dot == FREE_POINT)
    assert wording.place_name(placed, places=desk.session.sign.places) == "<b>Mary"
    desk.session.perform(set_place("a", distance_m=0.3))
    assert desk.key().placement.point_m == point_of(desk.session.sign.places[0])
    desk.session.perform(hand_edits.MoveTarget((-0.1, 1.3, 0.3)))
    assert desk.key().placement.place == ""
    assert not browser.findChild(QToolButton, "site.place.a").isChecked()
