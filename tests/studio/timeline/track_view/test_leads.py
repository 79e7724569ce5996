"""How a hand rises from rest and goes back to it: seen on its track and in the line below, changed and taken
away there."""

from dataclasses import replace
from types import SimpleNamespace

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton

from signer.document.lead_edits import set_lead
from signer.document.values import Lead
from signer.studio.timeline.cards import LeadCard
from signer.studio.timeline.items import RestItem, Target, lead_at

LED = Lead(0.12, 0.5)


def way_button(desk: SimpleNamespace, name: str) -> QToolButton:
    found = desk.timeline.findChild(QToolButton, f"timeline.{name}")
    assert isinstance(found, QToolButton)
    return found


def menu_of(desk: SimpleNamespace, name: str) -> dict[str, QAction]:
    QTest.mouseClick(way_button(desk, name), Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.objectName() == "timeline.lead_menu"
    found = {action.text(): action for action in menu.actions()}
    menu.hide()
    return found


def test_the_first_key_says_how_it_is_come_to_and_the_last_how_the_hand_goes(desk: SimpleNamespace) -> None:
    desk.session.select("dominant", "k1")
    assert way_button(desk, "lead_in").isVisible()
    assert way_button(desk, "lead_in").text() == "rest"
    desk.session.perform(set_lead("dominant", "lead_in", LED))
    assert way_button(desk, "lead_in").text() == "rest, led round 12 cm, turned 29°"
    desk.session.select("dominant", "k2")
    assert not way_button(desk, "lead_in").isVisible()
    assert way_button(desk, "transition").text() == "rest"
    desk.session.perform(set_lead("dominant", "lead_out", replace(LED, plane_rad=0.0)))
    assert way_button(desk, "transition").text() == "rest, led round 12 cm"


def test_a_lead_is_taken_away_from_its_menu(desk: SimpleNamespace) -> None:
    desk.session.select("dominant", "k1")
    desk.session.perform(set_lead("dominant", "lead_in", LED))
    actions = menu_of(desk, "lead_in")
    assert [words for words, action in actions.items() if action.isChecked()] == [
        "Led round 12 cm, turned 29°"
    ]
    actions["Of itself"].trigger()
    assert desk.session.sign.hand("dominant").lead_in is None


def test_a_lead_is_set_by_numbers(desk: SimpleNamespace) -> None:
    desk.session.select("dominant", "k2")
    menu_of(desk, "transition")["Height and turn\N{HORIZONTAL ELLIPSIS}"].trigger()
    card = desk.track_view.findChild(LeadCard)
    assert card is not None
    for field, typed in ((card.height_cm, "15"), (card.turn, "-90")):
        field.selectAll()
        QTest.keyClicks(field, typed)
        QTest.keyClick(field, Qt.Key.Key_Return)
    lead = desk.session.sign.hand("dominant").lead_out
    assert lead is not None
    assert (round(lead.height_m, 6), round(lead.plane_rad, 3)) == (0.15, -1.571)
    card.close()


def test_a_lead_is_drawn_as_a_bow(desk: SimpleNamespace) -> None:
    """The dashed line before the first key becomes a bow, highest in its middle; the way back stays as it
    is."""
    before = desk.track_view.grab().toImage()
    rise, back = (
        next(rest for rest in desk.track_view.items.rests if rest.end == end)
        for end in ("lead_in", "lead_out")
    )
    desk.session.perform(set_lead("dominant", "lead_in", LED))
    desk.bot.waitUntil(lambda: desk.track_view.grab().toImage() != before)
    after = desk.track_view.grab().toImage()
    tops = [min(changed_rows(before, after, rise, share)) for share in (0.12, 0.5, 0.88)]
    assert tops[1] < rise.y - 4
    assert tops[1] < min(tops[0], tops[2]) - 2
    assert not any(changed_rows(before, after, back, share) for share in (0.12, 0.5, 0.88))


def changed_rows(before: QImage, after: QImage, rest: RestItem, share: float) -> list[int]:
    """Rows of the track that are drawn otherwise at a share of a way from or to rest, within more than a dash
    and its gap."""
    x = rest.start_x + share * (rest.end_x - rest.start_x)
    rows = range(round(rest.y - 20), round(rest.y + 20))
    return [
        y
        for y in rows
        if any(
            before.pixel(column, y) != after.pixel(column, y) for column in range(round(x - 8), round(x + 8))
        )
    ]


def test_the_track_beside_the_keys_is_a_lead_where_the_hand_rises(desk: SimpleNamespace) -> None:
    items, scale = desk.track_view.items, desk.track_view.scale
    role = Target("track", items.keys[0].row)
    found = [lead_at(items, role, scale.x(time_s)) for time_s in (0.1, 1.2, 1.9)]
    assert [None if one is None else one.end for one in found] == ["lead_in", "lead_out", None]
    assert lead_at(items, Target("transition", items.keys[0].row, "k1"), scale.x(0.1)) is None


def test_a_right_click_on_a_lead_opens_its_menu(desk: SimpleNamespace) -> None:
    at = QPoint(round(desk.track_view.scale.x(0.2)), round(desk.track_view.items.keys[0].y))
    desk.track_view._menus.open_on(
        Target("track", desk.track_view.items.keys[0].row), at.x(), desk.track_view.mapToGlobal(at), snap=True
    )
    menu = QApplication.activePopupWidget()
    assert menu is not None
    assert menu.objectName() == "timeline.lead_menu"
    menu.hide()
