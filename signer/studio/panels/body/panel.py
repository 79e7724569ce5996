"""The body panel of the right dock: how torso and head lean, turn and tilt under the playhead."""

from collections.abc import Callable, Mapping
from math import degrees
from typing import Final

from PySide6.QtGui import QFocusEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from signer.document.items import item_under
from signer.document.tracks.kind import Channel, TrackKind
from signer.document.tracks.kinds import BODY_KINDS
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName
from signer.lazy import lazily
from signer.phrases import begins, joined, within
from signer.studio.editing.gestures import follow
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.hearing import hear
from signer.studio.language import roomy, tr, translated
from signer.studio.look import plain, theme
from signer.studio.panels.span_fields import SpanTimes
from signer.studio.widgets.bars import LevelBar, LevelLine
from signer.studio.widgets.fold import Fold
from signer.studio.widgets.number_field import NumberField
from signer.studio.widgets.pieces import ScrollColumn, beneath, button, hint, identify, rule
from signer.studio.widgets.tab_order import first_stop
from signer.studio.widgets.time_field import TimeField
from signer.studio.workspace import Panel, Workspace
from signer.words.tracks import CHANNELS, pose_words
from signer.words.wording import KIND_WORDS

with lazily():
    from signer.motion.face import track
    from signer.motion.operations import body_edits


MM_PER_M: Final = 1000.0
TITLE_PX: Final = roomy(40)


class SpanGroup(Fold):
    """Changes what a part does under the playhead; its header says what that is now."""

    def __init__(self, session: Session, kind: TrackKind) -> None:
        called = translated(KIND_WORDS[kind.name])
        super().__init__(f"body.{kind.name}", begins(called))
        self._session, self._kind = session, kind
        self._row = TrackName(kind.name)
        self._lines: dict[str, LevelLine] = {}
        self._times = SpanTimes(session, f"body.{kind.name}", begins(called), self._span)
        beneath(body := QWidget(), *map(self._line, kind.channels), self._times)
        self.reset = button(
            tr("Reset"),
            "auto",
            name=f"body.{kind.name}.reset",
            tip=tr("Let the {name} be at rest in this key", name=called),
        )
        self.reset.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.reset.clicked.connect(self._on_reset)
        self.fill(body, self.reset)
        self.refresh()

    def _line(self, channel: Channel) -> LevelLine:
        words, name = (
            CHANNELS[self._kind.name][channel.name],
            f"body.{self._kind.name}.{channel.name.rpartition('_')[0]}",
        )
        unit, suffix = (tr("degrees"), "°") if channel.unit == "rad" else (tr("millimetres"), " mm")
        spoken = f"{begins(translated(KIND_WORDS[self._kind.name]))}: {translated(within(words.title))}"
        made = LevelLine(
            name, words.title, spoken, self._changer(channel),
            limits=self._limits(channel), unit=unit, suffix=suffix, title_px=TITLE_PX,
        )  # fmt: skip
        follow(made.bar, self._session)
        self._lines[channel.name] = made
        return made

    @property
    def bars(self) -> Mapping[str, LevelBar]:
        """The bar of each channel."""
        return {name: line.bar for name, line in self._lines.items()}

    @property
    def numbers(self) -> Mapping[str, NumberField]:
        """The number of each channel."""
        return {name: line.number for name, line in self._lines.items()}

    def refresh(self) -> None:
        """Show what the part does under the playhead."""
        sign, side = self._session.sign, self._session.sign.dominant_side
        pose = track.posture_at(sign, self._kind.name, self._session.playhead_s)
        self.say(translated(pose_words(self._kind.name, Span("", 0.0, pose=tuple(pose.items())), side)))
        for channel in self._kind.channels:
            words = CHANNELS[self._kind.name][channel.name]
            line = self._lines[channel.name]
            line.set_limits(self._limits(channel))  # the signer's other hand may be the dominant one now
            line.show_value(round(self._shown(channel, pose.get(channel.name, 0.0)), 6))
            more, less = (words.direction(self._written(channel, one), side) for one in (1.0, -1.0))
            tip = tr(
                "{title}. Right of the middle: {more}. Left: {less}. Drag, or arrows, with Shift a tenth.",
                title=words.title, more=more, less=less,
            )  # fmt: skip
            line.bar.setToolTip(plain.tip(tip))
        span = self._span()
        self.reset.setEnabled(span is not None and bool(span.pose))
        self._times.refresh()

    @property
    def times(self) -> Mapping[str, TimeField]:
        """The fields of how it comes, stays and goes."""
        return self._times.fields

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
        title = CHANNELS[self._kind.name][channel.name].title
        called = translated(joined(" ", (title, KIND_WORDS[self._kind.name])))

        def change(shown: float) -> None:
            self._session.perform(
                body_edits.PoseSpan(self._kind.name, ((channel.name, self._written(channel, shown)),), called)
            )
            self.refresh()

        return change

    def _on_reset(self) -> None:
        self._session.perform(
            body_edits.PoseSpan(
                self._kind.name,
                tuple((channel.name, 0.0) for channel in self._kind.channels),
                tr("Reset {name}", name=KIND_WORDS[self._kind.name]),
            )
        )


HINT: Final = tr(
    "Left and right are the signer's own. A change sets a key on the timeline, where its ends "
    "and slopes are dragged."
)
SPACING_PX: Final = 6


class BodyPanel(QFrame):
    """Shows and changes the parts of the body that a signer has once; every change is one undo step."""

    def __init__(self, session: Session, player: Player) -> None:
        super().__init__()
        identify(self, "body", tr("Body"), kind="panel")
        self._player = player
        self.groups = {kind.name: SpanGroup(session, kind) for kind in BODY_KINDS}
        parts = [part for group in self.groups.values() for part in (group, rule())]
        column = ScrollColumn(*parts, hint(HINT))
        column.box.setSpacing(SPACING_PX)
        beneath(self, column)
        self.setMinimumWidth(2 * theme.MARGIN)
        hear(self._on_changed, session.sign_changed, player.playhead_moved, player.playing_changed)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Not a focus proxy: Tab would come back to it from wherever this panel stands in the window's order.
        first = next(iter(self.groups.values()))
        first_stop(first.body, first).setFocus(event.reason())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def _on_changed(self, *_changed: object) -> None:
        if self.isVisible() and not self._player.playing:
            self._refresh()

    def _refresh(self) -> None:
        for group in self.groups.values():
            group.refresh()


def _make(workspace: Workspace) -> BodyPanel:
    return BodyPanel(workspace.session, workspace.player)


PANEL: Final = Panel(
    "body",
    tr("Body"),
    "right",
    _make,
    "Ctrl+6",
    tr("How the signer leans and turns, beside what the hands do"),
    kinds=tuple(kind.name for kind in BODY_KINDS),
)
