"""Where a key press goes, by real key events: each kind of widget that may have the keyboard, and each kind
of key."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from signer.document import video_edits
from signer.document.sign import Sign
from signer.document.tracks.track import TrackName
from signer.document.values import HandRole
from signer.document.video import Video
from signer.studio.commands.actions import Actions
from signer.studio.commands.keyboard import KINDS
from signer.studio.editing.signals import mouth_word
from signer.studio.side_windows.history_window import HistoryWindow
from signer.studio.timeline.shown_rows import row_box
from signer.studio.timeline.track_view.widget import TrackView
from signer.studio.widgets.dot_picture import DotPicture
from signer.studio.widgets.fold import HEADER_HEIGHT
from signer.studio.widgets.inventory_list import ItemList
from signer.studio.widgets.search_field import SearchField
from signer.studio.window import Window
from tests.helpers.windows import child, press
from tools.acting import User

K, S, LETTER_O, SPACE, LEFT, UP, HOME, DELETE = (
    Qt.Key.Key_K, Qt.Key.Key_S, Qt.Key.Key_O, Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Home, Qt.Key.Key_Delete,
)  # fmt: skip
COMMAND: Final = {
    K: "set_key",
    S: "view_side",
    LETTER_O: "clear",
    SPACE: "play",
    LEFT: "frame_back",
    UP: "key_before",
    HOME: "home",
    DELETE: "delete",
}
KEEPS: Final[dict[str, tuple[str, set[Qt.Key]]]] = {
    "stage": ("", set()),
    "timeline.tracks": ("", {DELETE}),  # it deletes what is selected there itself
    "handshape.search": ("text field", set(COMMAND)),
    "posture.bend.number": ("text field", set(COMMAND)),
    "handshape.list": ("list that is searched", set(COMMAND) - {SPACE}),
    "articulator.picture": ("picture with dots", {K, S, LETTER_O, LEFT, UP}),
    "articulator.turn.back": ("one of a row of choices", {K, S, LETTER_O, LEFT}),
    "site.picture": ("picture with dots", {K, S, LETTER_O, LEFT, UP}),
    "posture.bend": ("dial or bar", {LEFT, UP}),
    "posture.elbow": ("dial or bar", {LEFT, UP}),
    "posture.palm": ("pad of directions", {LEFT, UP, LETTER_O}),
    "movement.profile": ("curve of speed", {LEFT, UP}),
    "face.mouths": ("row of mouths", {K, S, LETTER_O, LEFT, UP, DELETE}),
    "transport.zoom": ("slider", {LEFT, UP, HOME}),
    "hand.tab.posture": ("one of a row of choices", {LEFT}),
    "transport.loop": ("button or tick", set()),
    "posture.keep_elbow": ("button or tick", set()),
}
"""Every kind of widget: of which kind it is, and the keys that it keeps from the commands when it was not
reached by Tab."""
STEP_OF: Final = {"handshape": 0, "articulator": 1, "site": 2}


class Heard:
    """The commands that were carried out, without what they do."""

    def __init__(self, actions: Actions) -> None:
        self.names: list[str] = []
        for name in COMMAND.values():
            action = actions[name]
            action.triggered.disconnect()
            action.triggered.connect(self._hearing(name))

    def _hearing(self, name: str) -> Callable[[], None]:
        return lambda: self.names.append(name)


@pytest.fixture(scope="module")
def heard(one_window: Window) -> Heard:
    return Heard(one_window.actions_)


def end_searches(window: Window) -> None:
    for search in window.findChildren(SearchField):
        search.clear()


@pytest.fixture(autouse=True)
def nothing_is_searched(one_window: Window) -> Iterator[None]:
    yield
    end_searches(one_window)


def give_keyboard(
    window: Window, name: str, qtbot: QtBot, reason: Qt.FocusReason = Qt.FocusReason.MouseFocusReason
) -> QWidget:
    """Show a widget where it is folded away, and give it the keyboard as a click does."""
    end_searches(window)
    if name.split(".")[0] in STEP_OF:
        window.steps.open(STEP_OF[name.split(".")[0]])
    tab = name.split(".")[0]
    window.hand.open_tab(tab if tab in ("movement", "face") else "posture")
    if tab == "face":
        mouth_word(window.session, "fish", "whole")
        window.hand.open_tab(tab, "mouth")
    widget = child(window, name)
    widget.setFocus(reason)
    qtbot.waitUntil(widget.hasFocus)
    return widget


@pytest.mark.parametrize("name", KEEPS)
def test_a_key_goes_to_the_command_unless_it_means_something_where_the_keyboard_is(
    name: str, window: Window, heard: Heard, qtbot: QtBot
) -> None:
    for key, command in COMMAND.items():
        give_keyboard(window, name, qtbot)
        heard.names.clear()
        press(window, key)
        assert heard.names == ([] if key in KEEPS[name][1] else [command]), (name, key)


@pytest.mark.parametrize("name", KEEPS)
def test_the_table_knows_what_each_widget_is(name: str, window: Window) -> None:
    window.hand.movement.show()
    window.hand.open_tab("face")
    kind = next((kind.name for kind in KINDS if kind.has(child(window, name))), "")
    assert kind == KEEPS[name][0]


def test_every_kind_of_the_table_is_looked_at_here() -> None:
    assert {kind.name for kind in KINDS} == {kind for kind, _ in KEEPS.values() if kind}


@pytest.mark.parametrize(
    ("before", "name"), [("transport.play", "transport.next_key"), ("posture.keep_elbow", "posture.bend")]
)
def test_space_presses_what_was_reached_by_tab_and_plays_from_what_was_clicked(
    before: str, name: str, window: Window, heard: Heard, qtbot: QtBot
) -> None:
    give_keyboard(window, name, qtbot)
    press(window, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    reached = child(window, before)
    assert reached.hasFocus()
    pressed: list[str] = []
    reached.clicked.connect(lambda *_: pressed.append(before))
    heard.names.clear()
    press(window, SPACE)
    assert (pressed, heard.names) == ([before], [])
    window.stage.setFocus()
    give_keyboard(window, before, qtbot)
    press(window, SPACE)
    assert (pressed, heard.names) == ([before], ["play"])


def test_space_presses_a_choice_that_arrow_keys_went_on_to_from_one_reached_by_tab(
    window: Window, heard: Heard, qtbot: QtBot
) -> None:
    window.hand.open_tab("posture")
    child(window, "posture.bend").setFocus()
    give_keyboard(window, "hand.tab.posture", qtbot)
    press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    heard.names.clear()
    press(window, Qt.Key.Key_Right)
    press(window, SPACE)
    assert heard.names == []
    window.hand.open_tab("posture")


def test_escape_that_nobody_has_a_use_for_brings_the_keyboard_to_the_stage(
    window: Window, qtbot: QtBot
) -> None:
    for name in ("handshape.search", "handshape.list", "posture.bend", "hand.tab.posture", "timeline.tracks"):
        give_keyboard(window, name, qtbot)
        press(window, Qt.Key.Key_Escape)
        assert window.stage.hasFocus(), name


def test_escape_ends_the_search_for_a_place(window: Window, qtbot: QtBot) -> None:
    press(window, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.stage.dot_point("chin") is not None)
    press(window, Qt.Key.Key_Escape)
    assert window.stage.dot_point("chin") is None


def test_a_tool_window_keeps_every_key_that_widgets_may_keep(
    window: Window, heard: Heard, idea: Sign, qtbot: QtBot
) -> None:
    window.actions_["history"].trigger()
    history = window.findChild(HistoryWindow)
    qtbot.waitUntil(lambda: history.isActiveWindow() and history.isAncestorOf(QApplication.focusWidget()))
    heard.names.clear()
    for key in COMMAND:
        press(window, key)
    history.close()
    assert heard.names == []


# Where typing goes after a click that changes what is worked on


HANDSHAPES, PARTS, PLACES, SIGNALS = (
    "handshape.search",
    "articulator.search",
    "site.search",
    "face.search",
)
COMMANDS: Final = ""
TYPED: Final = "ks"
"""As commands they set a key and look from the side."""
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
    user.settle()
    grid = user.find(ItemList, "handshape.list")
    grid.scrollTo(grid.items.index(1))  # what was chosen before may stand far down
    user.click(grid.viewport(), grid.area(grid.ids()[0]).center())


def dot(step: int, name: str) -> Click:
    def click(window: Window, user: User, bot: QtBot) -> None:
        window.steps.open(step)
        user.settle()
        picture = user.find(DotPicture, name)
        bot.waitUntil(lambda: len(picture.shown_dots()) > 1 and not picture.is_stale)
        free = next(each for each in picture.shown_dots() if each != picture.chosen_dot)
        user.click(picture, picture.spot(free))

    return click


def row(step: int, name: str, text: str) -> Click:
    """Return the first row that typing finds."""

    def click(window: Window, user: User, _bot: QtBot) -> None:
        window.steps.open(step)
        user.type(text)
        rows = user.find(ItemList, name)
        user.click(rows.viewport(), rows.area(rows.ids()[0]).center())

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


@pytest.mark.parametrize("name", CLICKS)
def test_typing_after_a_click_goes_where_the_next_step_is_seen(
    name: str, window: Window, heard: Heard, qtbot: QtBot
) -> None:
    end_searches(window)
    window.hand.open_tab("posture")
    window.steps.open(IN_STEP.get(name, 0))
    window.stage.setFocus()
    click, wanted = CLICKS[name]
    click(window, User(window), qtbot)
    heard.names.clear()
    for letter in TYPED:
        focus = QApplication.focusWidget()
        assert focus is not None
        assert not focus.visibleRegion().isEmpty(), focus.objectName()
        press(window, Qt.Key[f"Key_{letter.upper()}"])
    texts = {each.objectName(): each.text() for each in window.findChildren(SearchField) if each.text()}
    assert (texts, heard.names) == (({wanted: TYPED}, []) if wanted else ({}, ["set_key", "view_side"]))
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


@pytest.mark.parametrize("step", [1, 2])
def test_escape_in_the_list_of_what_was_found_goes_back_to_the_picture(step: int, window: Window) -> None:
    panel = ("", "articulator", "site")[step]
    window.steps.open(step)
    User(window).type("pa")
    press(window, Qt.Key.Key_Down)
    assert child(window, f"{panel}.results").hasFocus()
    press(window, Qt.Key.Key_Escape)
    assert child(window, f"{panel}.picture").hasFocus()
    press(window, Qt.Key.Key_C)
    assert child(window, f"{panel}.search").text() == "c"
