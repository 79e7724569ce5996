"""The strip of contacts: drawn on the time axis of the tracks, pale while it is old, and clicked to go to a
frame."""

from dataclasses import replace
from types import SimpleNamespace

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtTest import QTest

from signer.document.edits import Edit, set_details
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack
from signer.document.values import SpacePoint
from signer.studio.background.whole_sign import measure
from signer.studio.look import theme
from signer.studio.timeline.contact_strip import HEAD_PX, LINE_PX
from signer.studio.timeline.view import Timeline
from signer.words.numbers import millimetres
from tests.helpers.characters import REFERENCE


def colours_at(timeline: Timeline, time_s: float) -> list[QColor]:
    """The strip's pixels from top to bottom at a time."""
    strip = timeline.contacts
    picture, x = strip.grab().toImage(), round(timeline.track_view.scale.x(time_s))
    return [picture.pixelColor(x, y) for y in range(picture.height())]


def height_of(column: list[QColor], token: str) -> int:
    """How many of the pixels have a token's colour."""
    wanted = theme.colour(token)
    return sum(
        max(
            abs(pixel.red() - wanted.red()),
            abs(pixel.green() - wanted.green()),
            abs(pixel.blue() - wanted.blue()),
        )
        <= 12
        for pixel in column
    )


def shown(desk: SimpleNamespace, sign: Sign) -> Timeline:
    desk.session.perform(Edit("Take", lambda _sign: sign))
    desk.timeline.show_measured(measure(sign, REFERENCE))
    timeline: Timeline = desk.timeline
    return timeline


def test_a_touch_is_a_low_line_and_a_miss_fills_its_cell(desk: SimpleNamespace) -> None:
    sign = desk.session.sign
    timeline = shown(desk, sign)
    assert round(LINE_PX) - 1 <= height_of(colours_at(timeline, 0.52), "ok") <= round(LINE_PX) + 1
    assert timeline.contacts.worst_words() == "worst 0.00 mm"
    first = sign.hand("dominant").keys[0]
    far = replace(first, placement=SpacePoint("pinky.tip", (-1.5, 0.4, 0.3)))
    timeline = shown(desk, sign.with_tracks(HandTrack("dominant", (far, *sign.hand("dominant").keys[1:]))))
    assert height_of(colours_at(timeline, 0.53), "missed") > LINE_PX
    assert "missed" in timeline.contacts.accessibleDescription()


def test_it_pales_until_it_is_measured_again(desk: SimpleNamespace) -> None:
    timeline = shown(desk, desk.session.sign)
    assert timeline.contacts.is_current
    desk.session.perform(set_details(gloss="OTHER"))
    assert not timeline.contacts.is_current
    assert height_of(colours_at(timeline, 0.52), "ok") == 0
    desk.timeline.show_measured(measure(desk.session.sign, REFERENCE))
    assert timeline.contacts.is_current


def test_without_keys_there_is_nothing_to_tell(desk: SimpleNamespace) -> None:
    timeline = shown(desk, desk.session.sign)
    desk.session.perform(Edit("Empty", lambda _sign: Sign()))
    assert timeline.contacts.is_current
    assert timeline.contacts.worst_words() == ""


def test_click_and_drag_go_to_frames(desk: SimpleNamespace) -> None:
    timeline = shown(desk, desk.session.sign)
    strip, scale, fps = timeline.contacts, timeline.track_view.scale, desk.session.sign.fps
    QTest.mousePress(strip, Qt.MouseButton.LeftButton, pos=QPoint(round(scale.x(0.51)), 20))
    assert desk.player.playhead_s == round(0.51 * fps) / fps
    QTest.mouseMove(strip, QPoint(round(scale.x(0.8)), 20))
    QTest.mouseRelease(strip, Qt.MouseButton.LeftButton, pos=QPoint(round(scale.x(0.8)), 20))
    desk.player.seek(0.2)
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert desk.player.playhead_s == 0.2


def test_each_hand_is_told_in_words(desk: SimpleNamespace) -> None:
    timeline = shown(desk, desk.session.sign)
    assert timeline.contacts.words_at(0.5) == "Right hand touching, 0.00 mm"
    assert timeline.contacts.words_at(0.0) == "Right hand free"


def test_the_worst_value_stands_beside_the_title_however_great_it_is(desk: SimpleNamespace) -> None:
    title, worst = desk.timeline.contacts.head_places()
    assert not title.intersects(worst)
    assert worst.right() < HEAD_PX
    metrics = QFontMetricsF(theme.font(theme.SMALL))
    for length_m in (0.0, 0.00999, 0.14375, 1.84375):
        assert metrics.horizontalAdvance(f"worst {millimetres(length_m)}") <= worst.width()
