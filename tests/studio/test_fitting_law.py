"""Laws of the whole window: words fit what they stand on, at once after any change, and no words lie over
others."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMenuBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.track import TrackName
from signer.document.values import Contact, SpacePoint, Transition
from signer.studio.look import theme
from signer.studio.timeline.shown_rows import row_box
from signer.studio.widgets.pieces import Elided
from signer.studio.window import Window
from tests.helpers.windows import child

SIZES = (QSize(1120, 640), QSize(1280, 800), QSize(1600, 1000))
SECOND = Key(
    "k2", 1.1, "flat_h_open_thumb", Contact("fingertips", "other.palm.centre", "near", 0.0125), hold_s=0.25
)
BASE = Key("b1", 0.4, "y", SpacePoint("palm.centre", (0.15, -0.15, 0.3)), hold_s=1.0)
LONG = (
    "The upper arm cannot cross further. The fingertip is 12 mm short of Temple, right. Move the "
    "place; then the elbow may rise again."
)


def full(idea: Sign) -> Sign:
    """A sign with long names, two hands that are doubted, and a long way in words."""
    first = replace(idea.hand("dominant").keys[0], transition=Transition("zigzag", 0.02, repeats=2))
    return replace(idea, gloss="A LONG GLOSS OF A SIGN").with_tracks(
        HandTrack("dominant", (first, SECOND)), HandTrack("base", (BASE,))
    )


def with_words(window: Window) -> Iterator[QLabel | QToolButton | QLineEdit]:
    for kind in (QLabel, QToolButton, QLineEdit):
        for each in window.findChildren(kind):
            if (
                each.isVisible()
                and each.visibleRegion().boundingRect().size() == each.size()
                and each.text().strip()
            ):
                yield each


def taken(widget: QWidget) -> int:
    """How wide the words of a widget are, px."""
    lines = widget.property("text").split("\n")
    return max(widget.fontMetrics().horizontalAdvance(line) for line in lines)


def require_fitting(window: Window) -> None:
    """In the picture that comes next, whatever else waits to be done."""
    window.repaint()
    for each in with_words(window):
        if isinstance(each, Elided) or (
            isinstance(each, QLabel) and (each.wordWrap() or each.textFormat() == Qt.TextFormat.RichText)
        ):
            continue
        if isinstance(each, QToolButton) and each.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly:
            continue
        assert taken(each) <= each.contentsRect().width(), (each.objectName(), each.text(), each.width())


def require_apart(window: Window) -> None:
    places = [(each, QRect(each.mapTo(window, QPoint()), each.size())) for each in with_words(window)]
    for (one, first), (other, second) in combinations(places, 2):
        related = one.isAncestorOf(other) or other.isAncestorOf(one)
        assert related or not first.intersects(second), (
            one.objectName(),
            one.property("text"),
            other.property("text"),
        )


@pytest.fixture
def full_window(window: Window, idea: Sign) -> Iterator[Window]:
    window.session.open_sign(full(idea), None)
    yield window
    theme.use_theme(QApplication.instance(), "dark")


def test_words_fit_and_lie_apart_at_every_size_in_both_themes(full_window: Window) -> None:
    for colours in ("light", "dark"):
        theme.use_theme(QApplication.instance(), colours)
        for size in SIZES:
            full_window.resize(size)
            require_fitting(full_window)
            for words in (LONG, "Short.", ""):
                full_window.session.tell(words)
                require_fitting(full_window)
                QApplication.processEvents()
                require_apart(full_window)


def test_words_fit_at_once_after_any_change_of_value(full_window: Window, idea: Sign, qtbot: QtBot) -> None:
    window = full_window
    window.resize(SIZES[0])
    for sign in (idea, window.session.sign):
        window.session.open_sign(sign, None)
        for time_s in (0.8, sign.hand("dominant").keys[1].time_s, 0.05):
            window.player.seek(time_s)
            require_fitting(window)
            qtbot.waitUntil(
                lambda time_s=time_s: window.player.pose is not None and window.player.pose.time_s == time_s,
                timeout=20000,
            )
            require_fitting(window)


def test_a_reason_that_grows_lies_over_nothing_and_scrolls_nothing_at_1280_by_800(
    full_window: Window, qtbot: QtBot
) -> None:
    posture = full_window.hand.posture
    for size in SIZES[:2]:
        full_window.resize(size)
        QApplication.processEvents()
        qtbot.mouseClick(child(posture, "posture.contact.tap"), Qt.MouseButton.LeftButton)
        for words in ("Short.", LONG, "", LONG):
            posture.elbow.refusal = words
            posture.show_reason()
            require_apart(full_window)
            assert size == SIZES[0] or posture.fits, words


def test_posture_is_seen_whole_in_windows_of_every_height(full_window: Window, qtbot: QtBot) -> None:
    posture = full_window.hand.posture
    qtbot.mouseClick(child(posture, "posture.contact.tap"), Qt.MouseButton.LeftButton)
    for height_px in range(800, 1000, 20):
        full_window.resize(1440, height_px)
        QApplication.processEvents()
        posture.show_reason()
        assert posture.fits, height_px


def test_the_sizes_of_a_gesture_are_seen_once_it_is_chosen(full_window: Window, qtbot: QtBot) -> None:
    posture = full_window.hand.posture
    for size in SIZES:
        full_window.resize(size)
        QApplication.processEvents()
        for gesture in ("touch", "tap", "rub", "near", "slide"):
            qtbot.mouseClick(child(posture, f"posture.contact.{gesture}"), Qt.MouseButton.LeftButton)
            sizes = posture.contact.sizes
            assert gesture == "touch" or sizes.visibleRegion().boundingRect() == sizes.rect(), (size, gesture)


def test_readings_fit_before_anything_is_laid_out_anew(window: Window, qtbot: QtBot) -> None:
    """The next picture is drawn before a new layout where drawing is slow: what was "1 mm" must have room for
    much more."""
    readouts = window.hand.readouts
    for words in ("0.00 mm", "1 mm", "missed by 143.8 mm", "12 mm, head, soft", "28 mm to spare"):
        for readout in (readouts.contact, readouts.reach, readouts.inside):
            readout.show_value(words)
            value = readout.findChild(QLabel, f"{readout.objectName()}.value")
            assert taken(value) <= value.width(), words


def test_the_sentence_is_one_line_and_shortened_from_the_right(full_window: Window) -> None:
    full_window.player.seek(1.1)
    QApplication.processEvents()
    sentence = full_window.sentence
    sentence._facing = "palm left-in, fingers up-out"
    before = sentence.size()
    for width in range(380, 1000, 30):
        sentence.resize(width, sentence.height())
        sentence.layout().activate()
        words = [
            each
            for each in (*sentence.findChildren(QLabel), *sentence.findChildren(QToolButton))
            if each.isVisible()
        ]
        assert all("\n" not in each.text() for each in words)
        assert words[0].text() == "Right hand"
        whole = {each.objectName(): each.text() == each.accessibleName().partition(": ")[2] for each in words}
        order = [whole[f"sentence.{name}"] for name in ("handshape", "articulator", "site")]
        assert order == sorted(order, reverse=True), width
    sentence.resize(before)


def test_the_foot_of_the_window_and_the_row_that_is_worked_on_stay_in_sight_with_all_rows(
    full_window: Window,
) -> None:
    full_window.actions_["body_tracks"].trigger()
    full_window.actions_["open_spans"].trigger()
    timeline, torso = full_window.timeline, TrackName("torso", None)
    for size in (QSize(1120, 600), QSize(1120, 640), QSize(1280, 720)):
        full_window.resize(size)
        full_window.session.select("dominant")
        QApplication.processEvents()
        foot = timeline.readout.mapTo(full_window, QPoint(0, timeline.readout.height())).y()
        assert foot <= full_window.height(), size
        full_window.session.select_on(torso)
        view, area = timeline.track_view, timeline.rows
        box = row_box(torso, view.items.rows, view.scale)
        seen = QRect(view.pos(), view.size()).translated(0, round(box.y)).top()
        assert 0 <= seen <= area.viewport().height() - box.height, size
        assert area.height() < view.height()


def test_every_menu_is_in_sight_beside_a_long_name(full_window: Window) -> None:
    full_window.resize(SIZES[0])
    sign = replace(full_window.session.sign, gloss="A NAME AS LONG AS THE WINDOW IS WIDE " * 3)
    full_window.session.open_sign(sign, None)
    QApplication.processEvents()
    bar = full_window.findChild(QMenuBar, "menu")
    assert all(bar.rect().contains(bar.actionGeometry(menu)) for menu in bar.actions())
    assert len(bar.actions()) == 5
