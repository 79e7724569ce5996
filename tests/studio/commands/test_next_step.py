"""Where typing goes after a click that changes what is worked on: into the search of the next step, which is
seen, or to the commands; by real events, over all such clicks."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from signer.document import video_edits
from signer.document.sign import Sign
from signer.document.tracks.track import TrackName
from signer.document.values import HandRole
from signer.document.video import Video
from signer.studio.timeline.shown_rows import row_box
from signer.studio.timeline.track_view.widget import TrackView
from signer.studio.widgets.card_grid import CardGrid
from signer.studio.widgets.dot_picture import DotPicture
from signer.studio.widgets.found_rows import FoundRows
from signer.studio.widgets.search_field import SearchField
from signer.studio.widgets.section import HEADER_HEIGHT
from signer.studio.window import Window
from tests.helpers.windows import child, press
from tools.acting import User

HANDSHAPES, PARTS, PLACES, SIGNALS = (
    "handshape.search",
    "articulator.search",
    "site.search",
    "face.search",
)
COMMANDS: Final = ""
TYPED: Final = "nk"
"""As commands they write a marker and set a key."""
Click = Callable[[Window, User, QtBot], None]


def button(name: str) -> Click:
    return lambda _window, user, _bot: user.click(user.find(QToolButton, name))


def lane(role: HandRole, *, times: int = 1) -> Click:
    """A lane of a hand, right of all that lies on it."""

    def click(_window: Window, user: User, _bot: QtBot) -> None:
        tracks = user.find(TrackView, "timeline.tracks")
        box = row_box(TrackName("hand", role), tracks.items.rows, tracks.scale)
        for _ in range(times):
            user.click(tracks, QPointF(tracks.width() - 20, box.y + box.height / 2))
            QApplication.processEvents()

    return click


def key(_window: Window, user: User, _bot: QtBot) -> None:
    tracks = user.find(TrackView, "timeline.tracks")
    user.click(tracks, QPointF(tracks.items.keys[0].x, tracks.items.keys[0].y))


def header(index: int) -> Click:
    """The name of a step of the left dock."""

    def click(window: Window, user: User, _bot: QtBot) -> None:
        section = window.steps.sections[index]
        user.click(section, QPointF(90, HEADER_HEIGHT / 2))

    return click


def card(window: Window, user: User, _bot: QtBot) -> None:
    window.steps.open(0)
    grid = user.find(CardGrid, "handshape.grid")
    user.click(grid.viewport(), QPointF(grid.visualItemRect(grid.item(1)).center()))


def dot(step: int, name: str) -> Click:
    def click(window: Window, user: User, bot: QtBot) -> None:
        window.steps.open(step)
        picture = user.find(DotPicture, name)
        bot.waitUntil(lambda: len(picture.shown_dots()) > 1)
        free = next(each for each in picture.shown_dots() if each != picture.chosen_dot)
        user.click(picture, picture.spot(free))

    return click


def row(step: int, name: str, text: str) -> Click:
    """What is found first by typing."""

    def click(window: Window, user: User, _bot: QtBot) -> None:
        window.steps.open(step)
        user.type(text)
        rows = user.find(FoundRows, name)
        user.click(rows.viewport(), QPointF(rows.visualItemRect(rows.item(0)).center()))

    return click


def stage(window: Window, user: User, _bot: QtBot) -> None:
    user.click(window.stage, QPointF(window.stage.width() * 0.1, window.stage.height() * 0.5))


def other_hand_by_key(window: Window, user: User, _bot: QtBot) -> None:
    user.press_on(window.stage, "h")


def new_sign(window: Window, _user: User, _bot: QtBot) -> None:
    window.session.open_sign(Sign(), None)


def film(window: Window, _user: User, _bot: QtBot) -> None:
    window.session.open_sign(Sign(), None)
    window.session.perform(video_edits.set_video(Video(str(Path("/nowhere/film.mp4")), "0" * 64)))


def with_film(window: Window, user: User, bot: QtBot) -> None:
    film(window, user, bot)
    window.session.open_sign(window.session.sign, None)


CLICKS: Final[dict[str, tuple[Click, str]]] = {
    "the lane of a hand that rests": (lane("base"), HANDSHAPES),
    "that lane once more": (lane("base", times=2), HANDSHAPES),
    "the other hand in the bar": (button("hand.side.left"), HANDSHAPES),
    "the other hand by its key": (other_hand_by_key, HANDSHAPES),
    "a lane with keys": (lane("dominant"), COMMANDS),
    "a key": (key, COMMANDS),
    "the stage": (stage, COMMANDS),
    "a new sign": (new_sign, HANDSHAPES),
    "a film beside a new sign": (film, COMMANDS),
    "a new sign that has a film": (with_film, COMMANDS),
    "the word of the handshape": (button("sentence.handshape"), HANDSHAPES),
    "the word of the part": (button("sentence.articulator"), PARTS),
    "the word of the place": (button("sentence.site"), PLACES),
    "the word of the contact": (button("sentence.contact"), COMMANDS),
    **{
        f"the {way} of step {name}": (click, name)
        for index, name in enumerate((HANDSHAPES, PARTS, PLACES))
        for way, click in (
            ("header", header(index)),
            ("arrow", button(f"steps.{name.removesuffix('.search')}.fold")),
        )
    },
    "a handshape": (card, PARTS),
    "a part of the hand": (dot(1, "articulator.picture"), PLACES),
    "a part that was found": (row(1, "articulator.results", "palm"), PLACES),
    "a side of the hand": (button("articulator.turn.back"), PARTS),
    "a place": (dot(2, "site.picture"), COMMANDS),
    "a place that was found": (row(2, "site.results", "chin"), COMMANDS),
    "another page of places": (button("site.tabs.body"), PLACES),
    "the tab of the face": (button("hand.tab.face"), SIGNALS),
    "the tab of the movement": (button("hand.tab.movement"), COMMANDS),
    "the tab of the posture": (button("hand.tab.posture"), COMMANDS),
}
IN_STEP: Final = {"a side of the hand": 1, "another page of places": 2}


@pytest.fixture(scope="module")
def heard(one_window: Window) -> list[str]:
    names: list[str] = []
    for name in ("marker", "set_key"):
        action = one_window.actions_[name]
        action.triggered.disconnect()
        action.triggered.connect(lambda _on=False, name=name: names.append(name))
    return names


@pytest.mark.parametrize("name", CLICKS)
def test_typing_after_a_click_goes_where_the_next_step_is_seen(
    name: str, window: Window, heard: list[str], qtbot: QtBot
) -> None:
    for search in window.findChildren(SearchField):
        search.clear()
    window.hand.open_tab("posture")
    window.steps.open(IN_STEP.get(name, 0))
    window.stage.setFocus()
    click, wanted = CLICKS[name]
    click(window, User(window), qtbot)
    heard.clear()
    for letter in TYPED:
        focus = QApplication.focusWidget()
        assert focus is not None
        assert not focus.visibleRegion().isEmpty(), focus.objectName()
        press(window, Qt.Key[f"Key_{letter.upper()}"])
    texts = {each.objectName(): each.text() for each in window.findChildren(SearchField) if each.text()}
    assert (texts, heard) == (({wanted: TYPED}, []) if wanted else ({}, ["marker", "set_key"]))
    assert not wanted or not child(window, wanted).visibleRegion().isEmpty()


def test_a_dock_that_was_hidden_is_not_typed_into(window: Window, qtbot: QtBot) -> None:
    window.docks["sign"].hide()
    try:
        User(window).click(child(window, "hand.side.left"))
        assert window.stage.hasFocus()
        lane("base")(window, User(window), qtbot)
        assert window.docks["sign"].isVisible()
        assert child(window, HANDSHAPES).hasFocus()
    finally:
        window.docks["sign"].show()


def test_escape_in_the_list_of_what_was_found_goes_back_to_the_picture(window: Window, qtbot: QtBot) -> None:
    for step, panel in ((1, "articulator"), (2, "site")):
        window.steps.open(step)
        User(window).type("pa")
        press(window, Qt.Key.Key_Down)
        assert child(window, f"{panel}.results").hasFocus()
        press(window, Qt.Key.Key_Escape)
        assert child(window, f"{panel}.picture").hasFocus()
        press(window, Qt.Key.Key_C)
        assert child(window, f"{panel}.search").text() == "c"
