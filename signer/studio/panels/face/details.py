"""The details of a span: strength, times, side, keys, movement, and the parts of a marker."""

from __future__ import annotations

from collections.abc import Callable
from math import degrees, radians
from typing import Final

from PySide6.QtWidgets import QWidget

from nonmanuals import catalogue
from nonmanuals.reading import MOST_STRENGTH
from nonmanuals.signal import Signal as Row
from nonmanuals.signal import mirrored
from signer.document import queries
from signer.document.edits import remove_keys
from signer.document.face_edits import bind, release_part, set_span
from signer.document.grammar_parts import placed_parts
from signer.document.items import find_item, has_id
from signer.document.tracks.kind import Channel
from signer.document.tracks.kinds import kind_of
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName, sided
from signer.phrases import begins
from signer.studio.editing.gestures import follow
from signer.studio.editing.sentence_spans import is_laid as is_laid_over_items
from signer.studio.editing.sentence_spans import span_words_over
from signer.studio.editing.session import Session
from signer.studio.language import roomy, tr, translated
from signer.studio.look import theme
from signer.studio.panels.face.shape_sliders import ShapeSliders
from signer.studio.panels.span_fields import SpanTimes
from signer.studio.widgets.bars import LevelLine
from signer.studio.widgets.pieces import Elided, beneath, button, label, row, widened
from signer.studio.widgets.segments import Segment, Segments
from signer.words.signals import signal_title
from signer.words.tracks import span_words
from signer.words.wording import KIND_WORDS

TITLE_PX: Final = roomy(56)
RATES_HZ: Final = (0.3, 8.0)
"""Slowest and fastest rate on the bar of a movement; faster is typed in the sign's file alone."""
SIDES: Final = (
    Segment("written", tr("As it is"), tip=tr("On the side that its name says")),
    Segment("mirrored", tr("Mirrored"), tip=tr("The same on the other side")),
)


class SpanDetails(QWidget):
    """Shows and changes one span; every change is one undo step."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setObjectName("face.details")
        self._session = session
        self._found: tuple[TrackName, Span] | None = None
        self._title = Elided("", 1, 600)
        self._remove = button(
            icon="trash", name="face.remove", tip=tr("Take this signal away (Del on its bar)")
        )
        self._remove.clicked.connect(self._on_remove)
        self.strength = self._line(
            "strength", tr("Strength"), lambda value: self._set(strength=value / 100.0),
            limits=(0.0, 100.0 * MOST_STRENGTH), unit=tr("percent"), suffix=" %", rest=100.0,
        )  # fmt: skip
        self.times = SpanTimes(session, "face.span", tr("Signal"), lambda: self._span)
        self.rate = self._line(
            "rate", tr("Rate"), lambda value: self._set(rate_hz=value),
            limits=RATES_HZ, unit=tr("swings a second"), suffix=" /s", rest=RATES_HZ[0],
        )  # fmt: skip
        self.amount = self._line(
            "size", tr("Size"), self._set_size, limits=(0.0, 40.0), unit=tr("degrees"), suffix="°", rest=0.0
        )
        self._side_name = label(tr("Side"), 2, theme.SMALL)
        self._side_name.setFixedWidth(TITLE_PX)
        self.side = Segments("face.side", tr("Side of the signal"), SIDES, snug=True)
        self.side.chosen.connect(lambda side: self._set(side=side))
        self._side_row = row(self._side_name, self.side, gap=6)
        self._bound = widened(Elided("", 2, name="face.bound"))
        self.unbind = button(tr("Unbind"), name="face.unbind", tip=tr("Let it stay when its keys are moved"))
        self.unbind.clicked.connect(self._on_unbind)
        self._parts = QWidget()
        self._parts_box = beneath(self._parts)
        self.shapes = ShapeSliders(session)
        self._shown_parts: tuple[tuple[str, float], ...] | None = None
        self._lay_out()

    def _line(
        self,
        name: str,
        title: str,
        change: Callable[[float], None],
        *,
        limits: tuple[float, float],
        unit: str,
        suffix: str,
        rest: float,
    ) -> LevelLine:
        made = LevelLine(
            f"face.{name}", title, tr("{title} of the signal", title=title), change,
            limits=limits, unit=unit, suffix=suffix, rest=rest, title_px=TITLE_PX,
        )  # fmt: skip
        follow(made.bar, self._session)
        return made

    def _lay_out(self) -> None:
        beneath(
            self,
            row(self._title, None, self._remove, gap=4),
            self.strength,
            self.times,
            self.rate,
            self.amount,
            self._side_row,
            row(self._bound, self.unbind, gap=4),
            self._parts,
            self.shapes,
            None,
            gap=2,
        )

    @property
    def _span(self) -> Span | None:
        return None if self._found is None else self._found[1]

    def show_span(self, found: tuple[TrackName, Span] | None) -> None:
        """Show a span of a signal, or of a face of one's own; None for none."""
        self._found = found if found is not None and _is_known(found[1]) else None
        self.setVisible(self._found is not None)
        if self._found is None:
            return
        name, span = self._found
        signal = catalogue.find(span.signal) if span.signal else None
        side = self._session.sign.dominant_side
        self._title.setText(
            f"{begins(translated(KIND_WORDS[name.kind]))}: {translated(span_words(name.kind, span, side))}"
            if signal is None
            else translated(signal_title(signal, side))
        )
        self.strength.show_value(round(100.0 * span.strength, 1))
        is_laid = is_laid_over_items(self._session, span.id)
        self.times.setVisible(not is_laid)
        self.times.refresh()
        self._show_movement(name, span, None if is_laid else signal)
        has_sides = _has_sides(signal) if signal is not None else bool(span.shapes)
        self._side_row.setVisible(has_sides and not is_laid)
        self.side.choose(span.side)
        words = span_words_over(self._session, span.id) if is_laid else bound_words(self._session, span)
        self._bound.setText(words)
        self.unbind.setVisible(bool(span.from_key or span.to_key) and not is_laid)
        self._parts.setVisible(not is_laid)
        self._show_parts(span)
        self.shapes.setVisible(not is_laid)
        if not is_laid:
            self.shapes.show_span(name, span, signal)

    def _show_movement(self, name: TrackName, span: Span, signal: Row | None) -> None:
        movement = signal.movement if signal is not None else None
        self.rate.setVisible(movement is not None)
        channel = _swinging(name, signal) if signal is not None else None
        self.amount.setVisible(channel is not None)
        if movement is not None:
            self.rate.show_value(round(span.rate_hz or movement.rate_hz, 2))
        if movement is not None and channel is not None:
            size = abs(dict(span.pose).get(channel.name, movement.amplitude))
            self.amount.show_value(round(degrees(size), 1))

    def _show_parts(self, span: Span) -> None:
        placed = placed_parts(span, self._session.sign.hand("dominant").keys)
        parts = tuple(dict.fromkeys((part.signal.id, round(part.strength, 2)) for part in placed))
        if parts == self._shown_parts:
            return
        self._shown_parts = parts
        while (item := self._parts_box.takeAt(0)) is not None:
            if (made := item.widget()) is not None:
                made.hide()
                made.deleteLater()
        if parts:
            self._parts_box.addWidget(label(tr("Made of"), 2, theme.SMALL))
        for signal_id, strength in parts:
            self._parts_box.addWidget(self._part(signal_id, strength))

    def _part(self, signal_id: str, strength: float) -> QWidget:
        called = translated(signal_title(catalogue.find(signal_id), self._session.sign.dominant_side))
        share = "" if strength == 1.0 else f", {round(100.0 * strength)} %"
        words = widened(Elided(f"{called}{share}"))
        release = button(
            tr("Release"),
            name=f"face.release.{signal_id}",
            tip=tr(
                "{called}: take it out of the marker, as a signal of its own that can be changed alone",
                called=called,
            ),
        )
        release.clicked.connect(lambda: self._on_release(signal_id))
        return row(words, release, gap=4)

    # Changing it

    def _set(self, **changes: object) -> None:
        if self._span is not None:
            self._session.perform(set_span(self._span.id, **changes))
            self._again()

    def _set_size(self, shown: float) -> None:
        if self._found is None:
            return
        name, span = self._found
        signal = catalogue.find(span.signal) if span.signal else None
        channel = _swinging(name, signal) if signal is not None else None
        if signal is None or channel is None or signal.movement is None:
            return
        sense = 1.0 if signal.movement.amplitude >= 0.0 else -1.0
        size = min(max(sense * radians(shown), channel.low), channel.high)
        self._set(pose=tuple((dict(span.pose) | {channel.name: size}).items()))

    def _on_unbind(self) -> None:
        if self._span is not None:
            self._session.perform(bind(self._span.id, from_key="", to_key=""))
            self._again()

    def _on_release(self, signal_id: str) -> None:
        if self._span is not None:
            self._session.perform(release_part(self._span.id, signal_id))
            self._again()

    def _on_remove(self) -> None:
        if self._span is not None:
            self._session.perform(remove_keys((self._span.id,)))

    def _again(self) -> None:
        span = self._span
        if span is not None and has_id(self._session.sign, span.id):
            name, now = find_item(self._session.sign, span.id)
            self.show_span((name, now) if isinstance(now, Span) else None)


def _is_known(span: Span) -> bool:
    """Return whether the details of a span can be shown: signals of a newer inventory have none."""
    return not span.signal or catalogue.has(span.signal)


def bound_words(session: Session, span: Span) -> str:
    """Say to which keys a span is bound, by their numbers on their tracks."""
    ends = []
    for key_id in dict.fromkeys((span.from_key, span.to_key)):
        if key_id and has_id(session.sign, key_id):
            name = find_item(session.sign, key_id)[0]
            number = [one.id for one in session.sign.hand(sided(name)).keys].index(key_id) + 1
            ends.append((queries.side_of(session.sign, sided(name)), number))
    if not ends:
        return tr("Bound to no key")
    (side, first), (other, last) = ends[0], ends[-1]
    if len(ends) == 1:
        return tr("Bound to {side} key {first}", side=side, first=first)
    both = (
        tr("{side} keys {first} to {last}", side=side, first=first, last=last)
        if side == other
        else tr("{side} key {first}, {other} key {last}", side=side, first=first, other=other, last=last)
    )
    return tr("Bound to {both}", both=both)


def _has_sides(signal: Row) -> bool:
    other = mirrored(signal)
    own = (signal.phases, signal.pose, signal.movement, signal.target)
    if (other.phases, other.pose, other.movement, other.target) != own:
        return True
    return any(_has_sides(catalogue.find(part.signal)) for part in signal.parts)


def _swinging(name: TrackName, signal: Row) -> Channel | None:
    """Return the channel of a span's own track that its signal swings; None where nothing of it swings."""
    swung = () if signal.movement is None else signal.movement.channels
    own = {f"{name.kind}.{channel.name}": channel for channel in kind_of(name).channels}
    found = next((own[one] for one in swung if one in own), None)
    return found if found is not None and found.unit == "rad" else None
