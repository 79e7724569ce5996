"""Drawings as SVG text: strokes, words and angles in the light colours of the studio.

The same numbers give the same bytes.
"""

from collections.abc import Iterable, Sequence
from math import cos, pi, radians, sin
from typing import Final

BACK: Final = "#FFFFFF"
TEXT: Final = "#1A1C1F"
QUIET: Final = "#5A6068"
LINE: Final = "#C3C8CE"
BONE: Final = "#3B3833"
ACCENT: Final = "#1B5FB8"
GOOD: Final = "#0A6B52"
BAD: Final = "#8C0D0D"
SECOND: Final = "#A6431C"
THIRD: Final = "#5B4BC4"
FONT: Final = "Inter, Helvetica, Arial, sans-serif"

Point = Sequence[float]


class Drawing:
    """A picture being drawn; x to the right, y down, in pixels."""

    def __init__(self, width: int, height: int, title: str) -> None:
        self.width, self.height = width, height
        self._parts: list[str] = []
        self._title = title
        self.box((0, 0), width, height, fill=BACK)

    def line(self, start: Point, end: Point, colour: str = TEXT, width: float = 1.5, dash: str = "") -> None:
        """A straight stroke."""
        self._parts.append(
            f'<line x1="{number(start[0])}" y1="{number(start[1])}" x2="{number(end[0])}" '
            f'y2="{number(end[1])}" {_stroke(colour, width, dash)}/>'
        )

    def path(
        self,
        points: Iterable[Point],
        colour: str = TEXT,
        width: float = 1.5,
        dash: str = "",
        fill: str = "none",
    ) -> None:
        """Strokes from point to point."""
        places = " ".join(f"{number(x)},{number(y)}" for x, y in points)
        self._parts.append(
            f'<polyline points="{places}" fill="{fill}" {_stroke(colour, width, dash)} '
            'stroke-linejoin="round"/>'
        )

    def area(self, points: Iterable[Point], colour: str, opacity: float = 0.12) -> None:
        """A filled shape without an edge."""
        places = " ".join(f"{number(x)},{number(y)}" for x, y in points)
        self._parts.append(f'<polygon points="{places}" fill="{colour}" fill-opacity="{number(opacity)}"/>')

    def dot(self, at: Point, colour: str = TEXT, radius: float = 4.5, hollow: bool = False) -> None:
        """A round mark; hollow ones have the background inside."""
        self._parts.append(
            f'<circle cx="{number(at[0])}" cy="{number(at[1])}" r="{number(radius)}" '
            f'fill="{BACK if hollow else colour}" {_stroke(colour, 1.8)}/>'
        )

    def ring(
        self, centre: Point, radius: float, colour: str = LINE, width: float = 1.2, dash: str = ""
    ) -> None:
        """A circle's edge."""
        self._parts.append(
            f'<circle cx="{number(centre[0])}" cy="{number(centre[1])}" r="{number(radius)}" fill="none" '
            f"{_stroke(colour, width, dash)}/>"
        )

    def box(self, corner: Point, width: float, height: float, fill: str) -> None:
        """A filled rectangle."""
        self._parts.append(
            f'<rect x="{number(corner[0])}" y="{number(corner[1])}" width="{number(width)}" '
            f'height="{number(height)}" fill="{fill}"/>'
        )

    def words(
        self,
        at: Point,
        text: str,
        colour: str = TEXT,
        size: int = 14,
        anchor: str = "start",
        bold: bool = False,
    ) -> None:
        """A line of words; `anchor` is start, middle or end."""
        weight = ' font-weight="600"' if bold else ""
        safe = text.replace("&", "&amp;").replace("<", "&lt;")
        self._parts.append(
            f'<text x="{number(at[0])}" y="{number(at[1])}" fill="{colour}" font-family="{FONT}" '
            f'font-size="{size}" text-anchor="{anchor}"{weight}>{safe}</text>'
        )

    def arrow(self, start: Point, end: Point, colour: str = TEXT, width: float = 1.8) -> None:
        """A stroke with a head."""
        dx, dy = end[0] - start[0], end[1] - start[1]
        length = (dx * dx + dy * dy) ** 0.5
        if length < 1.0:
            return
        ux, uy = dx / length, dy / length
        base = end[0] - 9.0 * ux, end[1] - 9.0 * uy
        self.line(start, base, colour, width)
        self.area(
            [end, (base[0] - 4.0 * uy, base[1] + 4.0 * ux), (base[0] + 4.0 * uy, base[1] - 4.0 * ux)],
            colour,
            1.0,
        )

    def arc(
        self,
        centre: Point,
        radius: float,
        start_rad: float,
        end_rad: float,
        colour: str = TEXT,
        width: float = 1.5,
    ) -> None:
        """Part of a circle; angles from the right, counted upwards."""
        steps = max(2, round(abs(end_rad - start_rad) / radians(3)))
        angles = (start_rad + (end_rad - start_rad) * i / steps for i in range(steps + 1))
        self.path(((centre[0] + radius * cos(a), centre[1] - radius * sin(a)) for a in angles), colour, width)

    def text(self) -> str:
        """The whole picture."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}" '
            f'viewBox="0 0 {self.width} {self.height}">'
        )
        return "\n".join([head, f"<title>{self._title}</title>", *self._parts, "</svg>"]) + "\n"


class Plot:
    """Axes of a chart on a drawing: data to pixels, ticks and names."""

    def __init__(
        self, on: Drawing, corner: Point, size: Point, x: tuple[float, float], y: tuple[float, float]
    ) -> None:
        self.on, self.x, self.y = on, x, y
        self.left, self.top, self.width, self.height = corner[0], corner[1], size[0], size[1]

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Pixels of a point of the data."""
        return (
            self.left + self.width * (x - self.x[0]) / (self.x[1] - self.x[0]),
            self.top + self.height * (1.0 - (y - self.y[0]) / (self.y[1] - self.y[0])),
        )

    def axes(
        self,
        x_ticks: Iterable[tuple[float, str]],
        y_ticks: Iterable[tuple[float, str]],
        x_name: str,
        y_name: str,
    ) -> None:
        """Grid, ticks and names."""
        for value, text in x_ticks:
            foot = self.at(value, self.y[0])
            self.on.line(self.at(value, self.y[1]), foot, LINE, 0.8)
            self.on.words((foot[0], foot[1] + 18), text, QUIET, 13, "middle")
        for value, text in y_ticks:
            end = self.at(self.x[0], value)
            self.on.line(end, self.at(self.x[1], value), LINE, 0.8)
            self.on.words((end[0] - 8, end[1] + 4), text, QUIET, 13, "end")
        self.on.words((self.left + self.width / 2, self.top + self.height + 40), x_name, TEXT, 13, "middle")
        self.on.words((self.left - 8, self.top - 12), y_name, TEXT, 13)

    def curve(
        self, points: Iterable[Point], colour: str = ACCENT, width: float = 2.2, dash: str = ""
    ) -> None:
        """Data joined by strokes."""
        self.on.path((self.at(x, y) for x, y in points), colour, width, dash)

    def dot(self, x: float, y: float, colour: str = ACCENT, hollow: bool = False) -> None:
        """One datum."""
        self.on.dot(self.at(x, y), colour, hollow=hollow)


def number(value: float) -> str:
    """Two decimals at most; no minus before a zero."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def degrees_text(angle_rad: float, decimals: int = 0) -> str:
    """An angle in degrees, as on screen."""
    return f"{angle_rad * 180.0 / pi:.{decimals}f}°"


def _stroke(colour: str, width: float, dash: str = "") -> str:
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return f'stroke="{colour}" stroke-width="{number(width)}" stroke-linecap="round"{dashes}'
