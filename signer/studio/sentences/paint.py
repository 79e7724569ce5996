"""Draws the track of glosses: items, transitions as handles, signals as lines, the caret."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QPixmap

from nonmanuals import catalogue as signals
from signer.document.items import every_item
from signer.document.utterance import Gap, Pause, SignContent, Unknown, Utterance, UtteranceItem
from signer.lazy import lazily
from signer.printable import excerpt
from signer.studio.language import decimals, named, tr
from signer.studio.look import icons, theme
from signer.studio.sentences.answers import names_of, title_in, title_of
from signer.studio.sentences.layout import ITEM_PX, ItemBox, Layout, SpanLine, Target, WayBox
from signer.studio.timeline.items import HEAD_PX

with lazily():
    from signer.sequencing import glosses

PICTURE_PX: Final = 40.0
LEAST_FOR_PICTURE_PX: Final = 92.0
"""Width from which an item shows its picture beside its name; in the upper half alone from `PICTURE_PX`."""
LEAST_FOR_WORDS_PX: Final = 22.0
INSET_PX: Final = 5.0
"""Space before the name of an item."""
NAME_PX: Final = 22.0
NAME_LETTERS: Final = 24
"""Letters of a place's name that are shown under an item."""
HANDLE_PX: Final = 6.0
GHOST: Final = 0.4
NOT_JUDGED: Final = tr("Rates not judged by signers")
WAYS: Final = ((tr("left"), tr("right")), (tr("up"), tr("down")), (tr("forward"), tr("back")))
"""Words for a positive and a negative move of an item along each axis."""
_TIMES: Final = "\N{MULTIPLICATION SIGN}"


@dataclass(frozen=True, slots=True)
class Drawing:
    """Everything that the track shows at one moment, but the playhead.

    Attributes:
        bad_ways: why a transition is red, by the item before it.
        outdated: items of which the library has another sign.
        late: items that are pinned to an earlier time than hands get there.
        drop: number of the place to which items are dragged; None for no drag.
        shows_caret: whether the keyboard is here.
    """

    utterance: Utterance
    layout: Layout
    left_px: float
    width_px: float
    chosen: tuple[str, ...] = ()
    caret: int = 0
    entered: str = ""
    hovered: Target = field(default=Target("nothing"))
    bad_ways: Mapping[str, str] = field(default_factory=dict)
    outdated: frozenset[str] = frozenset()
    late: frozenset[str] = frozenset()
    drop: int | None = None
    shows_caret: bool = False
    chosen_span: str = ""
    picture: Callable[[UtteranceItem], QPixmap | None] = field(default=lambda _item: None)


STYLES: Final = {
    "natural": tr("natural"), "clear": tr("clear"), "teaching": tr("teaching"), "citation": tr("citation"),
}  # fmt: skip
"""Words for the styles of a sentence."""


def name_px(utterance: Utterance, item: UtteranceItem) -> float:
    """Return how far from the left edge of an item its name is written, px."""
    words = f"{title_in(utterance, item.content)} {glosses.mark_after(utterance, item)}".rstrip()
    width = QFontMetricsF(theme.font(theme.BODY, 600)).horizontalAdvance(words)
    return 0.0 if isinstance(item.content, Pause) else INSET_PX + width


def draw(painter: QPainter, drawing: Drawing) -> None:
    """Draw the track from the painter's origin."""
    layout = drawing.layout
    ground = QRectF(drawing.left_px, layout.top_px - 2, drawing.width_px, ITEM_PX + 4)
    painter.fillRect(ground, theme.colour("raised", 0.55))
    painter.setClipRect(QRectF(drawing.left_px - 1, 0, drawing.width_px + 1, layout.height_px))
    if not layout.items:
        _draw_empty(painter, ground)
    for way in layout.ways:
        _draw_way(painter, drawing, way)
    for one in layout.items:
        _draw_item(painter, drawing, one)
    for line in layout.spans:
        _draw_span(painter, drawing, line)
    _draw_caret(painter, drawing)


def draw_head(
    painter: QPainter, utterance: Utterance, top: float, *, over: bool, own_time: tuple[str, str] | None
) -> None:
    """Draw what the track is, its style and tempo, and that nobody has judged its rates.

    While a sign is entered (`own_time`) it is how quickly that plays in the sentence, and when.
    """
    upper, lower = QRectF(16, top, HEAD_PX - 30, 23), QRectF(16, top + 23, HEAD_PX - 18, 23)
    if over:
        theme.ink(painter, None, theme.colour("hover"))
        painter.drawRoundedRect(upper.adjusted(-6, 0, 6, 0), theme.RADIUS, theme.RADIUS)
    title = tr("Sentence") if own_time is None else tr("Its own time")
    theme.write(painter, upper, title, px=theme.BODY, weight=600)
    if own_time is not None:
        theme.write(painter, upper, own_time[0], "text2", align=theme.RIGHT)
        theme.write(painter, lower, own_time[1], "text2")
        return
    pace = f"{STYLES[utterance.style]}, {decimals(f'{utterance.tempo:g}')}{_TIMES}"
    theme.write(painter, upper.adjusted(0, 0, -18, 0), pace, "text2", align=theme.RIGHT)
    painter.drawPixmap(QPointF(upper.right() - 16, upper.top() + 4), icons.pixmap("down", "text2", 16))
    painter.drawPixmap(QPointF(lower.left(), lower.top() + 4), icons.pixmap("near", "near", 14))
    theme.write(painter, lower.adjusted(19, 0, 0, 0), NOT_JUDGED, "text2")


def details_of(item: UtteranceItem, utterance: Utterance) -> str:
    """Return in short what an item does otherwise than its sign: "to Mary, 1.2x, mirrored"."""
    names = names_of(utterance)
    ends = (item.subject, item.object)
    source, target = (excerpt(names.get(one, one), NAME_LETTERS) for one in ends)
    told = [tr("from {place}", place=source)] if source else []
    told += [tr("to {place}", place=target)] if target else []
    told += [decimals(f"{item.tempo:g}{_TIMES}")] if item.tempo != 1.0 else []
    told += [tr("mirrored")] if item.mirrored else []
    told += [tr("one hand")] if item.one_handed else []
    told += [tr("{repeats} times", repeats=item.repeats + 1)] if item.repeats else []
    told += [tr("held {hold_s:g} s", hold_s=item.hold_s)] if item.hold_s else []
    told += [decimals(f"{item.at_s:.2f} s")] if item.at_s is not None else []
    told += [tr("moved {words}", words=words)] if (words := moved_words(item)) else []
    if isinstance(item.content, SignContent):
        count = sum(1 for _ in every_item(item.content.changed))
        told += [tr("{count} changed", count=count)] if count else []
    return ", ".join(told)


def moved_words(item: UtteranceItem) -> str:
    """Say how far an item is moved in space: "5 cm left, 3 cm up"; empty where it is not."""
    told = [
        tr("{by_m:.3g} cm {more}", by_m=abs(100.0 * by_m), more=more if by_m > 0.0 else less)
        for by_m, (more, less) in zip(item.moved_m, WAYS, strict=True)
        if by_m
    ]
    return ", ".join(told)


def _draw_empty(painter: QPainter, ground: QRectF) -> None:
    words = tr("Type glosses: MY NAME fs-JOE . IX-2p NAME WHAT ?   A line of them can be pasted.")
    theme.write(painter, ground.adjusted(56, 0, -8, 0), words, "text2", theme.BODY)


def _draw_item(painter: QPainter, drawing: Drawing, one: ItemBox) -> None:
    item, box = one.item, QRectF(*one.box)
    is_gap, is_pause = isinstance(item.content, Gap), isinstance(item.content, Pause | Unknown)
    chosen, over = item.id in drawing.chosen, drawing.hovered.id == item.id and drawing.hovered.part == "item"
    painter.save()
    if drawing.entered and item.id != drawing.entered:
        painter.setOpacity(GHOST)
    ground = "hover" if over else "raised"
    painter.setBrush(theme.colour("missed", 0.16) if is_gap else theme.colour(ground))
    if is_pause:
        painter.setBrush(theme.colour("hover", 0.35))
    if chosen or item.id == drawing.entered:
        painter.setPen(theme.pen("accent", 2))
    elif is_gap:
        painter.setPen(theme.pen("missed", 1.5, Qt.PenStyle.DashLine))
    else:
        painter.setPen(theme.pen("outline", 1, Qt.PenStyle.DotLine if is_pause else Qt.PenStyle.SolidLine))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), theme.RADIUS, theme.RADIUS)
    if isinstance(item.content, Pause):
        _draw_pause(painter, drawing, item, box)
    else:
        _draw_words(painter, drawing, one)
    if item.id in drawing.outdated:
        painter.drawPixmap(box.topRight() + QPointF(-16, 2), icons.pixmap("loop", "near", 14))
    painter.restore()


def _draw_words(painter: QPainter, drawing: Drawing, one: ItemBox) -> None:
    """Write the gloss with what ends there; it runs on over the transition where its item is short."""
    item, box = one.item, QRectF(*one.box)
    left = box.left() + INSET_PX
    if box.width() >= LEAST_FOR_PICTURE_PX:
        picture = drawing.picture(item)
        if picture is not None and not picture.isNull():
            place = QRectF(box.left() + 3, box.center().y() - PICTURE_PX / 2, PICTURE_PX, PICTURE_PX)
            painter.drawPixmap(place, picture, QRectF(picture.rect()))
            left = place.right() + 4
    room = max(box.right() - 3, box.left() + one.words_px) - left
    told, words = details_of(item, drawing.utterance), title_in(drawing.utterance, item.content)
    painter.setFont(theme.font(theme.BODY, 600))
    mark = f" {glosses.mark_after(drawing.utterance, item)}".rstrip()
    fits = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(room) - 8 * len(mark))
    named = f"{fits}{mark}"
    beyond = left + painter.fontMetrics().horizontalAdvance(named) - box.right() + 4
    if beyond > 2:  # the name runs on beyond its item, whose edge would strike it through
        over = QRectF(box.right() - 2, box.top() + 5, beyond, NAME_PX - 6)
        painter.fillRect(over, theme.colour("panel"))
        painter.fillRect(over, theme.colour("raised", 0.55))
    token = "missed" if isinstance(item.content, Gap) else "text"
    theme.write(painter, QRectF(left, box.top() + 2, room, NAME_PX), named, token, theme.BODY, 600)
    if item.at_s is not None:
        token = "missed" if item.id in drawing.late else "accent"
        painter.drawPixmap(QPointF(left - 3, box.top() + NAME_PX + 5), icons.pixmap("pin", token, 14))
        left += 12
    inner = box.right() - 3 - left
    if told and inner >= LEAST_FOR_WORDS_PX:
        under = QRectF(left, box.top() + NAME_PX + 2, inner, NAME_PX - 2)
        theme.write(painter, under, told, "text2", elides=True)


def _draw_pause(painter: QPainter, drawing: Drawing, item: UtteranceItem, box: QRectF) -> None:
    """Draw the sign of a pause with what ends there, over its length where there is room for it."""
    painter.drawPixmap(QPointF(box.center().x() - 7, box.top() + 6), icons.pixmap("pause", "text2", 14))
    beside, mark = (
        QRectF(box.center().x() + 9, box.top() + 2, 12, NAME_PX),
        glosses.mark_after(drawing.utterance, item),
    )
    theme.write(painter, beside, mark, px=theme.BODY, weight=600)
    words = title_of(item.content)
    if QFontMetrics(theme.font(theme.SMALL)).horizontalAdvance(words) <= box.width():
        lower = QRectF(box.left(), box.top() + NAME_PX + 2, box.width(), NAME_PX - 2)
        theme.write(painter, lower, words, "text2", align=theme.CENTRE)


def _draw_way(painter: QPainter, drawing: Drawing, way: WayBox) -> None:
    """Draw a narrow handle: filled where somebody set it, red where it is too fast or in the body."""
    over = drawing.hovered == Target("way", way.before)
    onward = drawing.utterance.item(way.before).onward
    is_set, is_bad = onward.duration_s is not None or onward.path is not None, way.before in drawing.bad_ways
    token = "missed" if is_bad else "accent" if over else "outline"
    painter.save()
    if drawing.entered:
        painter.setOpacity(GHOST)
    middle = QPointF(way.box.x + way.box.width / 2, way.box.y + way.box.height / 2)
    painter.setPen(theme.pen(token, 1.5))
    if way.box.width > 2 * HANDLE_PX:
        painter.drawLine(QPointF(way.box.x + 2, middle.y()), QPointF(way.box.right - 2, middle.y()))
    painter.setBrush(theme.colour(token) if is_set or is_bad else theme.colour("panel"))
    grip = QRectF(middle.x() - HANDLE_PX / 2, middle.y() - 8, HANDLE_PX, 16)
    painter.drawRoundedRect(grip, HANDLE_PX / 2, HANDLE_PX / 2)
    if is_bad:
        painter.drawPixmap(QPointF(middle.x() - 6, middle.y() - 22), icons.pixmap("missed", "missed", 12))
    painter.restore()


def _draw_span(painter: QPainter, drawing: Drawing, line: SpanLine) -> None:
    """Draw a signal as linguists write it: a line over its glosses, with its name at the right end."""
    box = QRectF(*line.box)
    chosen = line.id == drawing.chosen_span
    over = drawing.hovered.id == line.id and drawing.hovered.part.startswith("span")
    token = "accent" if chosen or over else "text2"
    painter.setPen(theme.pen(token, 2))
    y = box.bottom() - 1
    painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
    painter.drawLine(QPointF(box.left(), y), QPointF(box.left(), y - 5))
    painter.setFont(theme.font(theme.SMALL, 600 if chosen else 500))
    name = named(signals.find(line.signal).name) if signals.has(line.signal) else line.signal
    beyond = [
        each.box.x for each in drawing.layout.spans if each.box.y == line.box.y and each.box.x > line.box.x
    ]
    free = min([*beyond, drawing.left_px + drawing.width_px]) - box.left()
    if box.width() - 8 < painter.fontMetrics().horizontalAdvance(name) <= free - 8:
        box.setWidth(free)  # the name of a short one runs on beyond it, where a tick would strike it through
        where, at = box.adjusted(3, -2, -5, -3), theme.LEFT
    else:
        painter.drawLine(QPointF(box.right(), y), QPointF(box.right(), y - 5))
        where, at = box.adjusted(4, -2, -5, -3), theme.RIGHT
    words = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(where.width()) + 1)
    theme.write(painter, where, words, token, weight=600 if chosen else 500, align=at)


def _draw_caret(painter: QPainter, drawing: Drawing) -> None:
    layout = drawing.layout
    if drawing.drop is not None:
        x = layout.carets[min(drawing.drop, len(layout.carets) - 1)]
        painter.setPen(theme.pen("accent", 3))
        painter.drawLine(QPointF(x, layout.top_px - 3), QPointF(x, layout.top_px + ITEM_PX + 3))
    elif not drawing.entered and drawing.caret < len(layout.carets):
        x = layout.carets[drawing.caret]
        painter.setPen(theme.pen("text" if drawing.shows_caret else "text3", 2))
        top, bottom = layout.top_px - 4, layout.top_px + ITEM_PX + 4
        painter.drawLine(QPointF(x, top), QPointF(x, bottom))
        for y in (top, bottom):
            painter.drawLine(QPointF(x - 3, y), QPointF(x + 3, y))
