"""The body panel under real events: bars, numbers and times of torso and head, each change one undo step."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from signer.document import edits
from signer.document.sign import Sign
from signer.document.tracks.kind import TrackKind
from signer.document.tracks.kinds import BODY_KINDS
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.look import theme
from signer.studio.panels.body.panel import BodyPanel, SpanGroup
from signer.words.tracks import CHANNELS

NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton
EACH_KIND = pytest.mark.parametrize("kind", BODY_KINDS, ids=lambda kind: kind.name)


@pytest.fixture
def body(qtbot: QtBot, qapp: QApplication, idea: Sign) -> SimpleNamespace:
    theme.use_theme(qapp, "dark")
    session = Session(idea)
    player = Player(session, waiting=True)
    panel = BodyPanel(session, player)
    qtbot.addWidget(panel)
    panel.resize(304, 500)
    panel.show()
    qtbot.waitExposed(panel)
    player.seek(0.4)
    return SimpleNamespace(session=session, player=player, panel=panel)


def click(group: SpanGroup, name: str, shown: float) -> None:
    bar = group.bars[name]
    QTest.mouseClick(bar, LEFT, NONE, QPoint(round(bar.x_of(shown)), bar.height() // 2))


def only(session: Session, kind: TrackKind) -> Span:
    (span,) = session.sign.spans(kind.name)
    return span


@EACH_KIND
def test_a_bar_sets_a_span_for_as_long_as_the_hand_is_held(body: SimpleNamespace, kind: TrackKind) -> None:
    group = body.panel.groups[kind.name]
    for channel in kind.channels:
        click(group, channel.name, group.bars[channel.name].limits[1] / 2)
        assert channel.low < only(body.session, kind).value(channel.name) < channel.high
        assert only(body.session, kind).value(channel.name) != 0.0
    assert (only(body.session, kind).time_s, only(body.session, kind).hold_s) == (0.4, 0.2)
    assert body.session.undo_stack.count() == len(kind.channels)
    assert body.session.selection.row == TrackName(kind.name)
    for _ in kind.channels:
        body.session.undo()
    assert body.session.sign.spans(kind.name) == ()
    assert all(bar.value == 0.0 for bar in group.bars.values())


@EACH_KIND
def test_a_drag_is_one_step_and_escape_gives_it_up(body: SimpleNamespace, kind: TrackKind) -> None:
    name = kind.channels[0].name
    bar = body.panel.groups[kind.name].bars[name]
    start, end = (QPoint(round(bar.x_of(value)), 14) for value in (0.0, bar.limits[1]))
    before = body.session.sign
    for given_up in (True, False):
        QTest.mousePress(bar, LEFT, NONE, start)
        for share in (0.2, 0.4, 0.6):
            QTest.mouseMove(bar, start + (end - start) * share)
        if given_up:
            QTest.keyClick(bar, Qt.Key.Key_Escape)
            assert body.session.sign is before
        QTest.mouseRelease(bar, LEFT, NONE, start + (end - start) * 0.6)
    assert body.session.undo_stack.count() == 1
    assert only(body.session, kind).value(name) == pytest.approx(kind.channels[0].high * 0.6, rel=0.1)


@EACH_KIND
@pytest.mark.parametrize("side", ["right", "left"])
def test_to_the_right_is_to_the_viewers_right_for_every_signer(
    body: SimpleNamespace, kind: TrackKind, side: str
) -> None:
    body.session.perform(edits.set_dominant_side(side))
    group = body.panel.groups[kind.name]
    for channel in kind.channels:
        words = CHANNELS[kind.name][channel.name]
        click(group, channel.name, group.bars[channel.name].limits[1] / 2)
        direction = words.direction(only(body.session, kind).value(channel.name), side)
        assert direction in ("left", words.more)  # the viewer's right is the signer's left
        assert direction != "right"
        assert (
            direction in group.answer.toolTip()
            or direction in group.answer.accessibleName()
            or direction in group._head.accessibleName()
        )


@EACH_KIND
def test_numbers_are_typed_and_go_no_further_than_the_part(body: SimpleNamespace, kind: TrackKind) -> None:
    group = body.panel.groups[kind.name]
    for channel in kind.channels:
        number = group.numbers[channel.name]
        number.setFocus()
        number.selectAll()
        QTest.keyClicks(number, "900")
        QTest.keyClick(number, Qt.Key.Key_Return)
        value = only(body.session, kind).value(channel.name)
        assert min(abs(value - channel.low), abs(value - channel.high)) < 1e-3
        assert channel.problem(value) == ""


@EACH_KIND
def test_times_are_typed_and_reset_keeps_them(body: SimpleNamespace, kind: TrackKind) -> None:
    group = body.panel.groups[kind.name]
    assert not group.times["onset_s"].isEnabled()
    assert not group.reset.isEnabled()
    click(group, kind.channels[0].name, group.bars[kind.channels[0].name].limits[1])
    for name, typed in (("onset_s", "0.35"), ("hold_s", "250 ms"), ("offset_s", "0")):
        field = group.times[name]
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, typed)
        QTest.keyClick(field, Qt.Key.Key_Return)
    span = only(body.session, kind)
    assert (span.onset_s, span.hold_s, span.offset_s) == (0.35, 0.25, 0.0)
    QTest.mouseClick(group.reset, LEFT)
    assert only(body.session, kind) == Span(span.id, span.time_s, 0.25, 0.35, 0.0, from_key="k1", to_key="k1")
    assert not group.reset.isEnabled()


@EACH_KIND
def test_it_fits_its_dock(body: SimpleNamespace, kind: TrackKind) -> None:
    group = body.panel.groups[kind.name]
    click(group, kind.channels[0].name, group.bars[kind.channels[0].name].limits[1])
    assert group.width() <= body.panel.width()
    assert group.minimumSizeHint().width() <= body.panel.width() - 2 * theme.MARGIN
