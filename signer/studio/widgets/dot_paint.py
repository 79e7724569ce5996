"""Named points as they look on a picture: dots, the chosen one in a ring, names, how many are hidden."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from signer.studio.language import tr
from signer.studio.look import icons, theme
from signer.studio.widgets.dots import Box, Dot, Spot, View, label_place, spots

NAME_PX: Final = 26.0


def draw_dots(
    painter: QPainter,
    dots: Sequence[Dot],
    view: View,
    visible: Sequence[str],
    chosen: str,
    over: str,
    taken: Sequence[Box] = (),
) -> None:
    """Draw the dots that can be clicked, and how many had no room.

    The chosen one and the one under the pointer are ringed and named.

    Names keep clear of what is `taken`: boxes of x, y, width and height, px.
    """
    places, by_id, bounds = (
        spots(dots, view),
        {dot.id: dot for dot in dots},
        QRectF(0.0, 0.0, view.width, view.height),
    )
    for name in visible:
        if name not in (chosen, over):
            draw_dot(painter, QPointF(*places[name]), seen=by_id[name].seen)
    in_sight = {name for name, spot in places.items() if bounds.contains(QPointF(*spot))}
    marked = [name for name in dict.fromkeys((chosen, over)) if name in in_sight]
    for name in marked:
        draw_ringed_dot(painter, QPointF(*places[name]), chosen=name == chosen)
    draw_note(painter, int(view.height), len(in_sight - set(visible) - set(marked)))
    named = QRectF()
    for name in reversed(marked):  # the one under the pointer first; the chosen one's name gives way to it
        others = [places[other] for other in visible if other != name]
        where = name_place(places[name], by_id[name].name, name == chosen, view, others, taken)
        if not named.intersects(where):
            draw_name(painter, where, by_id[name].name, chosen=name == chosen)
            named = where


def name_place(
    at: Spot, name: str, chosen: bool, view: View, others: Sequence[Spot], taken: Sequence[Box] = ()
) -> QRectF:
    """Return the rectangle of a dot's name, clear of `taken` and over as few other dots as possible."""
    width = QFontMetricsF(theme.font(theme.BODY, 500)).horizontalAdvance(name) + 18 + (18 if chosen else 0)
    width = min(width, view.width - 8)
    return QRectF(*label_place(at, width, NAME_PX, view, others, taken), width, NAME_PX)


def draw_name(painter: QPainter, where: QRectF, name: str, *, chosen: bool) -> None:
    """The name of a dot, ticked when it is the chosen one."""
    theme.ink(painter, theme.pen("outline"), theme.colour("panel", 0.96))
    painter.drawRoundedRect(where, 6, 6)
    if chosen:
        painter.drawPixmap(QPointF(where.left() + 7, where.top() + 5), icons.pixmap("check", "accent", 16))
    painter.setFont(theme.font(theme.BODY, 500))
    painter.setPen(theme.colour("text"))
    room = where.adjusted(9 + (18 if chosen else 0), 0, -9, 0)
    words = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(room.width()) + 2)
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)


def draw_dot(painter: QPainter, at: QPointF, *, seen: bool) -> None:
    """A point to choose: white with a dark rim, which reads on skin, shirt and hair.

    Hollow behind what is drawn.
    """
    if seen:
        theme.ink(painter, QPen(theme.OVERLAY_RIM, 1.6), theme.OVERLAY)
        painter.drawEllipse(at, 4.5, 4.5)
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((theme.OVERLAY_RIM, 3.4), (theme.OVERLAY, 1.4)):
        painter.setPen(QPen(colour, width))
        painter.drawEllipse(at, 3.6, 3.6)


def draw_ringed_dot(painter: QPainter, at: QPointF, *, chosen: bool) -> None:
    """The point under the pointer, or the chosen one in the accent."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((theme.OVERLAY_RIM, 5.0), (theme.OVERLAY, 2.0)):
        painter.setPen(QPen(colour, width))
        painter.drawEllipse(at, 9, 9)
    theme.ink(painter, None, theme.colour("accent") if chosen else theme.OVERLAY)
    painter.drawEllipse(at, 5.5, 5.5)


def draw_note(painter: QPainter, height: int, hidden: int) -> None:
    """Draw how many dots have no room, and that zooming shows them; nothing where all have room."""
    if hidden <= 0:
        return
    text = tr("+{hidden} zoom", hidden=hidden)
    painter.setFont(theme.font(theme.SMALL, 500))
    box = QRectF(6, height - 28, painter.fontMetrics().horizontalAdvance(text) + 14, 22)
    theme.ink(painter, None, theme.colour("panel", 0.92))
    painter.drawRoundedRect(box, theme.RADIUS, theme.RADIUS)
    painter.setPen(theme.colour("text2"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
