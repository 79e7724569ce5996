"""The controls of one kind of span.

A bar and a number for each of its channels, and how fast it comes and goes.
"""

from collections.abc import Callable
from math import degrees
from typing import Final

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from signer.document.edits import set_hold
from signer.document.items import item_under
from signer.document.span_edits import set_ramps
from signer.document.tracks.kind import Channel, TrackKind
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName
from signer.lazy import lazily
from signer.studio.editing.session import Session
from signer.studio.look import plain, theme
from signer.studio.widgets.fold import Fold
from signer.studio.widgets.level_bar import LevelBar
from signer.studio.widgets.number_field import NumberField
from signer.studio.widgets.pieces import button, label, row
from signer.studio.widgets.time_field import TimeField
from signer.words.times import in_seconds, read_length
from signer.words.tracks import CHANNELS, pose_words

with lazily():
    from signer.motion.operations import body_edits, keying

NAME_PX: Final = 40
MM_PER_M: Final = 1000.0
TIMES: Final = (
    (
        "onset_s",
        "Comes in",
        "How long it takes to come, before its hold: the slope before its bar on the timeline",
    ),
    ("hold_s", "Holds for", "How long it stays: its bar on the timeline"),
    ("offset_s", "Goes in", "How long it takes to go back, after its hold: the slope behind its bar"),
)


class SpanGroup(Fold):
    """Changes what a part does under the playhead; its header says what that is now."""

    def __init__(self, session: Session, kind: TrackKind) -> None:
        super().__init__(f"body.{kind.name}", kind.name.capitalize())
        self._session, self._kind = session, kind
        self._row = TrackName(kind.name)
        self.bars: dict[str, LevelBar] = {}
        self.numbers: dict[str, NumberField] = {}
        self.times: dict[str, TimeField] = {}
        body = QWidget()
        box = QVBoxLayout(body)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        for channel in kind.channels:
            box.addWidget(self._line(channel))
        box.addWidget(self._time_line())
        self.reset = button(
            "Reset", "auto", name=f"body.{kind.name}.reset", tip=f"Let the {kind.name} be at rest in this key"
        )
        self.reset.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.reset.clicked.connect(self._on_reset)
        self.fill(body, self.reset)
        self.refresh()

    def _line(self, channel: Channel) -> QWidget:
        words, name = (
            CHANNELS[self._kind.name][channel.name],
            f"body.{self._kind.name}.{channel.name.rpartition('_')[0]}",
        )
        unit, suffix = ("degrees", "°") if channel.unit == "rad" else ("millimetres", " mm")
        spoken = f"{self._kind.name.capitalize()}: {words.title.lower()}"
        bar = LevelBar(name, spoken, limits=self._limits(channel), unit=unit)
        bar.gesture_began.connect(self._session.begin_gesture)
        bar.gesture_ended.connect(self._session.end_gesture)
        bar.gesture_cancelled.connect(self._session.cancel_gesture)
        self._session.gesture_broken.connect(bar.let_go)
        bar.wished.connect(self._changer(channel))
        number = NumberField(
            f"{name}.number", f"{spoken}, in {unit}", limits=self._limits(channel), suffix=suffix
        )
        number.entered.connect(self._changer(channel))
        self.bars[channel.name], self.numbers[channel.name] = bar, number
        title = label(words.title, 2, theme.SMALL)
        title.setFixedWidth(NAME_PX)
        return row(title, bar, number, gap=6)

    def _time_line(self) -> QWidget:
        made = QWidget()
        grid = QGridLayout(made)
        grid.setContentsMargins(0, 2, 0, 2)
        grid.setVerticalSpacing(0)
        for column, (name, words, tip) in enumerate(TIMES):
            field = TimeField(
                f"body.{self._kind.name}.{name.removesuffix('_s')}", f"{self._kind.name.capitalize()} "
                                                                     f"{words.lower()}",
                f"{tip}. Click and type a time, as 0.2",
                read=lambda text: read_length(text, self._session.sign.fps), say=in_seconds, widest="00.00 s",
            )  # fmt: skip
            field.refused.connect(self._session.tell)
            field.entered.connect(self._timer(name))
            self.times[name] = field
            grid.addWidget(label(words, 2, theme.SMALL), 0, column)
            grid.addWidget(field, 1, column)
        return made

    def refresh(self) -> None:
        """Show what the part does under the playhead."""
        sign, side = self._session.sign, self._session.sign.dominant_side
        pose = keying.span_pose_at(sign, self._kind.name, self._session.playhead_s)
        self.say(pose_words(self._kind.name, Span("", 0.0, pose=tuple(pose.items())), side))
        for channel in self._kind.channels:
            words = CHANNELS[self._kind.name][channel.name]
            bar, number = self.bars[channel.name], self.numbers[channel.name]
            limits = self._limits(channel)
            if limits != bar.limits:  # the signer's other hand is the dominant one now
                bar.limits = limits
                with QSignalBlocker(number):
                    number.setRange(*limits)
            shown = round(self._shown(channel, pose.get(channel.name, 0.0)), 6)
            bar.show_value(shown)
            number.show_value(shown)
            more, less = (words.direction(self._written(channel, one), side) for one in (1.0, -1.0))
            bar.setToolTip(
                plain.tip(
                    f"{words.title}. Right of the middle: {more}. Left: {less}. Drag, or arrows, with "
                    "Shift a tenth."
                )
            )
        span = self._span()
        self.reset.setEnabled(span is not None and bool(span.pose))
        for name, field in self.times.items():
            field.setEnabled(span is not None)
            field.show_time(getattr(span or Span("", 0.0), name))

    def _span(self) -> Span | None:
        found: Span | None = item_under(self._session.sign, self._row, self._session.playhead_s)
        return found

    # The document counts in rad and m for a right-handed signer; the window in degrees and mm, to the right
    # what goes to the viewer's right.

    def _per_unit(self, channel: Channel) -> float:
        words = CHANNELS[self._kind.name][channel.name]
        turned = words.direction(1.0, self._session.sign.dominant_side) == "right"
        return (degrees(1.0) if channel.unit == "rad" else MM_PER_M) * (-1.0 if turned else 1.0)

    def _shown(self, channel: Channel, value: float) -> float:
        return value * self._per_unit(channel)

    def _written(self, channel: Channel, shown: float) -> float:
        return min(max(shown / self._per_unit(channel), channel.low), channel.high)

    def _limits(self, channel: Channel) -> tuple[float, float]:
        ends = sorted(
            round(self._shown(channel, limit), 2 if channel.unit == "m" else 1)
            for limit in (channel.low, channel.high)
        )
        return ends[0], ends[1]

    def _changer(self, channel: Channel) -> Callable[[float], None]:
        called = f"{CHANNELS[self._kind.name][channel.name].title} {self._kind.name}"

        def change(shown: float) -> None:
            self._session.perform(
                body_edits.PoseSpan(self._kind.name, ((channel.name, self._written(channel, shown)),), called)
            )
            self.refresh()

        return change

    def _timer(self, name: str) -> Callable[[float], None]:
        def change(length_s: float) -> None:
            span = self._span()
            if span is None:
                return
            self._session.perform(
                set_hold(span.id, length_s) if name == "hold_s" else set_ramps(span.id, **{name: length_s})
            )
            self.refresh()

        return change

    def _on_reset(self) -> None:
        self._session.perform(
            body_edits.PoseSpan(
                self._kind.name,
                tuple((channel.name, 0.0) for channel in self._kind.channels),
                f"Reset {self._kind.name}",
            )
        )
