"""The bar above the tracks: play and step, the clock, speed and loop, setting keys, snapping and zoom."""

from functools import partial
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSlider, QToolButton, QWidget

from signer.document import timing
from signer.studio.editing.player import SPEEDS, Player
from signer.studio.editing.session import Session
from signer.studio.hearing import hear
from signer.studio.language import decimals, tr
from signer.studio.look import icons, plain, theme
from signer.studio.timeline.track_view.widget import TrackView
from signer.studio.widgets.choice_menu import offer, open_below, passing_menu
from signer.studio.widgets.pieces import Heard, across, button, identify, keycap, label
from signer.studio.widgets.time_field import TimeField
from signer.words.times import in_seconds, read_moment

HEIGHT_PX: Final = 44
ROOMY_PX: Final = 1050  # a narrower bar, as in a window of 1280, says less and draws a shorter slider
# narrower still, as in the smallest window: the switches are their pictures, and their tips say the words
TIGHT_PX: Final = 940
_ZOOM_STEPS: Final = 100
_FRACTIONS: Final = {0.25: "¼", 0.5: "½", 1.5: "1½"}
_TIMES: Final = "\N{MULTIPLICATION SIGN}"


def speed_words(speed: float) -> str:
    """A speed as it stands on the button."""
    return _FRACTIONS.get(speed, decimals(f"{speed:g}")) + _TIMES


class Transport(QWidget):
    """Everything about time that is not drawn on the tracks."""

    def __init__(self, session: Session, player: Player, track_view: TrackView) -> None:
        super().__init__()
        self.setObjectName("transport")
        self._session, self._player, self._track_view = session, player, track_view
        self._narrow = False
        self._play = button(icon="play", name="transport.play", tip=tr("Play (Space)"), kind="play")
        self._play.setFixedSize(32, 32)
        self._play.clicked.connect(player.toggle)
        self._clock = self._time_field()
        self._frame = label("", 2)
        self._speed = button(
            speed_words(player.speed), "down", name="transport.speed", tip=tr("Speed of playing")
        )
        self._speed.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self._speed.clicked.connect(self._offer_speeds)
        self._loop = button(
            tr("Loop"), "loop", name="transport.loop", tip=tr("Play again and again"), checkable=True
        )
        self._loop.toggled.connect(player.set_loop)
        self._set_key = button(
            tr("Set key"), "key", name="transport.set_key", tip=tr("Set a key at the playhead (K)"),
            kind="raised", on=session.set_key,
        )  # fmt: skip
        auto, snap = tr("A change between keys sets a key by itself"), tr("Keys and playhead snap to frames")
        self._auto = self._switch(tr("Auto-key"), "auto", "auto_key", auto, session.set_auto_key)
        self._snap = self._switch(tr("Frames"), "snap", "snap", snap, self._on_snap)
        self._snap.setChecked(track_view.snap)
        self._keycap = keycap("K")
        self.curves = button(
            icon="curves", name="transport.curves", tip=tr("Curves over time (G)"), checkable=True
        )
        self.last_control = self._slider()
        """The last control of the bar: the keyboard goes on from it to the tracks."""
        self._lay_out()
        hear(self._show_time, player.playhead_moved, session.sign_changed)
        player.playing_changed.connect(self._show_playing)
        hear(self._show_switches, player.loop_changed, session.auto_key_changed)
        player.speed_changed.connect(self._show_speed)
        track_view.axis.changed.connect(self._show_zoom)
        self._show_everything()

    def _switch(self, text: str, icon: str, name: str, tip: str, heard: Heard) -> QToolButton:
        made = button(text, icon, name=f"transport.{name}", tip=tip, checkable=True)
        made.toggled.connect(heard)
        return made

    def _time_field(self) -> TimeField:
        made = TimeField(
            "transport.clock",
            tr("Playhead"),
            tr("Where the playhead stands. Click and type a time, as 0.4, or a frame, as 12 f"),
            read=lambda text: read_moment(text, self._session.sign.fps),
            say=in_seconds,
            widest="00.00 s",
        )
        made.set_size(theme.CLOCK, 600)
        made.entered.connect(self._go_to)
        made.refused.connect(self._session.tell)
        made.done.connect(self._track_view.setFocus)
        return made

    def _go_to(self, time_s: float) -> None:
        self._player.pause()
        self._player.seek(time_s)
        self._session.tell("")

    def _slider(self) -> QSlider:
        made = QSlider(Qt.Orientation.Horizontal)
        identify(made, "transport.zoom", tr("Zoom of the timeline"))
        made.setToolTip(tr("Zoom of the timeline (Ctrl+wheel on the tracks)"))
        made.setRange(0, _ZOOM_STEPS)
        made.setFixedWidth(88)
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        made.valueChanged.connect(lambda value: self._track_view.axis.set_zoom(value / _ZOOM_STEPS))
        return made

    def _lay_out(self) -> None:
        player = self._player
        steps = [
            button(icon=icon, name=f"transport.{name}", tip=tip, on=slot)
            for icon, name, tip, slot in (
                ("first", "first", tr("Start (Home)"), player.home),
                ("prev_key", "previous_key", tr("Previous key (Up)"), partial(player.to_key, -1)),
                ("next_key", "next_key", tr("Next key (Down)"), partial(player.to_key, 1)),
                ("last", "last", tr("End (End)"), player.end),
            )
        ]
        left = (*steps[:2], self._play, *steps[2:], self._clock, self._frame)
        keys = (self._speed, self._loop, 2, self._set_key, self._keycap, 2)
        right = (*keys, self._auto, self._snap, self.curves, self.last_control)
        across(self, *left, None, *right, gap=4, margins=(12, 4, 12, 4))
        self.setFixedHeight(HEIGHT_PX)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = event.size().width() < ROOMY_PX
        if narrow != self._narrow:
            self._narrow = narrow
            self.last_control.setFixedWidth(46 if narrow else 88)
            self._show_speed()
        tight = event.size().width() < TIGHT_PX
        self._keycap.setHidden(narrow)
        beside = (
            Qt.ToolButtonStyle.ToolButtonIconOnly if tight else Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        )
        for switch in (self._loop, self._auto, self._snap):
            switch.setToolButtonStyle(beside)

    def _show_everything(self) -> None:
        self._show_time()
        self._show_playing(self._player.playing)
        self._show_switches()
        self._show_speed()
        self._show_zoom()

    def _show_time(self, *_changed: object) -> None:
        sign, time_s = self._session.sign, self._player.playhead_s
        self._clock.show_time(time_s)
        count = timing.frame_count(self._player.end_s, sign.fps)  # the film beside it counts too
        # The figures must not push the buttons about while the sign plays.
        widest = "0" * max(len(str(count)), 3)
        words = tr("frame {frame} of {count}", frame=widest, count=widest)
        self._frame.setFixedWidth(self._frame.fontMetrics().horizontalAdvance(words))
        self._frame.setText(
            tr("frame {frame} of {count}", frame=timing.frame(time_s, sign.fps) + 1, count=count)
        )

    def _show_playing(self, playing: bool) -> None:
        icons.set_icon(self._play, "pause" if playing else "play", "on_accent")
        words = tr("Pause") if playing else tr("Play")
        self._play.setToolTip(plain.tip(tr("{words} (Space)", words=words)))
        self._play.setAccessibleName(words)

    def _show_switches(self, *_changed: object) -> None:
        for switch, on in ((self._loop, self._player.loop), (self._auto, self._session.auto_key)):
            with QSignalBlocker(switch):
                switch.setChecked(on)

    def _show_speed(self, *_changed: object) -> None:
        words = speed_words(self._player.speed)
        self._speed.setText(words if self._narrow else tr("Speed {words}", words=words))
        self._speed.setAccessibleName(tr("Speed {words}", words=words))

    def _show_zoom(self) -> None:
        with QSignalBlocker(self.last_control):
            self.last_control.setValue(round(self._track_view.axis.zoom * _ZOOM_STEPS))

    def _on_snap(self, on: bool) -> None:
        self._track_view.snap = on

    def _offer_speeds(self) -> None:
        menu = passing_menu(self, "transport.speed_menu")
        offer(
            menu,
            ((speed_words(speed), speed) for speed in SPEEDS),
            self._player.speed,
            self._player.set_speed,
        )
        open_below(menu, self._speed)
