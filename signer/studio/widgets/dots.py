"""Named points on a picture: which have room, where pointer and arrows lead, and how they look."""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from signer.studio.language import tr
from signer.studio.look import icons, theme

GAP_PX: Final = 24.0  # closer dots could not be hit
REACH_PX: Final = 16.0  # the nearest dot within this distance takes the pointer
MOST_ZOOM: Final = 8.0
FILLS: Final = (
    0.06  # pictures are made in steps of width over height, and this far from it still fill their widget
)


Box: TypeAlias = tuple[float, float, float, float]
"""A rectangle of the widget: x, y, width and height, px."""


class Dot(NamedTuple):
    """A point of a picture: `x` and `y` run from 0 to 1, `seen` is false behind what is drawn."""

    id: str
    name: str
    x: float
    y: float
    seen: bool = True


class Spot(NamedTuple):
    """A point in pixels of the widget."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class View:
    """Scale and position of a picture in a widget.

    The picture is whole at zoom 1, larger about (`centre_x`, `centre_y`) beyond.
    """

    width: float
    height: float
    aspect: float = 1.0  # width of the picture over its height
    zoom: float = 1.0
    centre_x: float = 0.5
    centre_y: float = 0.5

    @property
    def picture_width(self) -> float:
        """The width of the picture in pixels.

        A picture made for a widget that is higher than wide fills it, and loses a little above and below at
        most.
        """
        fills = self.aspect < 1.0 and abs(self.width / self.height - self.aspect) < FILLS
        return (self.width if fills else min(self.width, self.height * self.aspect)) * self.zoom

    @property
    def picture_height(self) -> float:
        """The height of the picture in pixels."""
        return self.picture_width / self.aspect

    @property
    def left(self) -> float:
        """The left edge of the picture, which may lie outside the widget."""
        return self.width / 2 - self.centre_x * self.picture_width

    @property
    def top(self) -> float:
        """The upper edge of the picture."""
        return self.height / 2 - self.centre_y * self.picture_height

    def spot(self, x: float, y: float) -> Spot:
        """The pixel of a point of the picture."""
        return Spot(self.left + x * self.picture_width, self.top + y * self.picture_height)

    def resized(self, width: float, height: float) -> "View":
        """Return this view for a widget of another size."""
        return replace(self, width=max(1.0, width), height=max(1.0, height))._kept()

    def of_picture(self, aspect: float) -> "View":
        """Return this view for a picture of another aspect, its width over its height."""
        return self if aspect == self.aspect else replace(self, aspect=aspect)._kept()

    def zoomed(self, factor: float, at: Spot) -> "View":
        """Larger or smaller, what lies under `at` staying there."""
        x, y = (at.x - self.left) / self.picture_width, (at.y - self.top) / self.picture_height
        grown = replace(self, zoom=min(max(self.zoom * factor, 1.0), MOST_ZOOM))
        moved = replace(
            grown,
            centre_x=x + (self.width / 2 - at.x) / grown.picture_width,
            centre_y=y + (self.height / 2 - at.y) / grown.picture_height,
        )
        return moved._kept()

    def panned(self, dx: float, dy: float) -> "View":
        """Moved by pixels, the picture following the hand."""
        return replace(
            self,
            centre_x=self.centre_x - dx / self.picture_width,
            centre_y=self.centre_y - dy / self.picture_height,
        )._kept()

    def showing(self, x: float, y: float, margin: float = REACH_PX) -> "View":
        """Moved just far enough that a point of the picture is in sight."""
        spot = self.spot(x, y)
        dx = min(max(spot.x, margin), self.width - margin) - spot.x
        dy = min(max(spot.y, margin), self.height - margin) - spot.y
        return self if dx == dy == 0.0 else self.panned(dx, dy)

    def _kept(self) -> "View":
        """Moved back so that the picture fills the widget.

        A smaller one stands on its lower edge, in the middle.

        Hands and shoulders are cut by the lower edge of their pictures: they must not hang in the air.
        """

        def kept(centre: float, shown: float, drawn: float, smaller: float) -> float:
            half = shown / drawn / 2
            return smaller if half >= 0.5 else min(max(centre, half), 1.0 - half)

        return replace(
            self,
            centre_x=kept(self.centre_x, self.width, self.picture_width, 0.5),
            centre_y=kept(
                self.centre_y, self.height, self.picture_height, 1.0 - self.height / self.picture_height / 2
            ),
        )


def spots(dots: Iterable[Dot], view: View) -> dict[str, Spot]:
    """Return the position of each dot in the widget, px, by its id."""
    left, top, width, height = view.left, view.top, view.picture_width, view.picture_height
    return {dot.id: Spot(left + dot.x * width, top + dot.y * height) for dot in dots}


def shown(dots: Sequence[Dot], view: View, chosen: str = "", taken: Sequence[Box] = ()) -> tuple[str, ...]:
    """The dots that have room, in order of use: the chosen one, those in sight, those behind.

    `taken` are rectangles (x, y, width, height) where buttons and words stand: there a dot could not be
    clicked.
    """
    kept, places = dict[str, Spot](), spots(dots, view)
    for dot in sorted(dots, key=lambda dot: (dot.id != chosen, not dot.seen)):
        spot = places[dot.id]
        if not (6 <= spot.x <= view.width - 6 and 6 <= spot.y <= view.height - 6):
            continue
        if dot.id != chosen and any(
            x <= spot.x <= x + width and y <= spot.y <= y + height for x, y, width, height in taken
        ):
            continue
        if not any(math.dist(spot, other) < GAP_PX for other in kept.values()):
            kept[dot.id] = spot
    return tuple(kept)


def nearest(places: Mapping[str, Spot], x: float, y: float) -> str:
    """The dot the pointer means: the nearest within reach, or nothing."""
    best = min(places, key=lambda name: math.dist(places[name], (x, y)), default="")
    return best if best and math.dist(places[best], (x, y)) <= REACH_PX else ""


def neighbour(places: Mapping[str, Spot], start: str, dx: int, dy: int) -> str:
    """Return the nearest dot in the quarter that an arrow key points to; empty when there is none.

    The four quarters leave no gap, so that the arrows lead to every dot.
    """
    here = places[start]
    best, least = "", math.inf
    for name, spot in places.items():
        along = (spot.x - here.x) * dx + (spot.y - here.y) * dy
        aside = abs((spot.x - here.x) * dy) + abs((spot.y - here.y) * dx)
        if name != start and along > 0 and along >= aside and math.hypot(along, aside) < least:
            best, least = name, math.hypot(along, aside)
    return best


def label_place(
    at: Spot, width: float, height: float, view: View, others: Iterable[Spot], taken: Iterable[Box] = ()
) -> Spot:
    """Find the upper left corner of a name beside its dot.

    Inside the widget, clear of what is taken and of its own dot, over as few others as may be.
    """
    near, beside = 14.0, -height / 2
    corners = (
        Spot(at.x + near, at.y + beside),
        Spot(at.x - near - width, at.y + beside),
        Spot(at.x - width / 2, at.y - near - height),
        Spot(at.x - width / 2, at.y + near),
        Spot(at.x - width, at.y - near - height),
        Spot(at.x, at.y - near - height),
        Spot(at.x - width, at.y + near),
        Spot(at.x, at.y + near),
        Spot(at.x - width / 2, at.y - near - 2 * height),
    )
    places, boxes = tuple(others), tuple(taken)

    def price(corner: Spot) -> tuple[int, bool, int, float]:
        kept = _inside(corner, width, height, view)
        covers = sum(
            kept.x < x + w and x < kept.x + width and kept.y < y + h and y < kept.y + height
            for x, y, w, h in boxes
        )

        def hides(spot: Spot) -> bool:
            right, bottom = kept.x + width + 5, kept.y + height + 5
            return kept.x - 5 <= spot.x <= right and kept.y - 5 <= spot.y <= bottom

        return covers, hides(at), sum(map(hides, places)), math.dist(kept, corner)

    return _inside(min(corners, key=price), width, height, view)


def _inside(corner: Spot, width: float, height: float, view: View) -> Spot:
    x = max(4.0, min(corner.x, view.width - width - 4))
    return Spot(x, max(4.0, min(corner.y, view.height - height - 4)))


def turned_page(order: Sequence[str], start: str, step: int) -> str:
    """The dot before or after in order of use, round and round.

    The way to two dots that stand on one spot.
    """
    if not order:
        return ""
    return order[(order.index(start) + step) % len(order)] if start in order else order[0]


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
    room = where.adjusted(9 + (18 if chosen else 0), 0, -9, 0)
    metrics = QFontMetricsF(theme.font(theme.BODY, 500))
    words = metrics.elidedText(name, Qt.TextElideMode.ElideRight, int(room.width()) + 2)
    theme.write(painter, room, words, weight=500)


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
    theme.write(painter, box, text, "text2", align=theme.CENTRE, weight=500)
