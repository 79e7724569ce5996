"""The look of the window in one place: colours, sizes and type, as tokens that every widget reads."""

import sys
from functools import lru_cache
from pathlib import Path
from types import SimpleNamespace
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontDatabase,
    QFontMetrics,
    QGradient,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QApplication

from signer.studio.look import theme_sheet

ThemeName: TypeAlias = Literal["dark", "light", "system"]

Theme: TypeAlias = SimpleNamespace
"""Colours of a theme by their tokens."""
TOKENS: Final = {
    # dark, light                      greys are neutral, so that skin is judged as in a photo tool
    "window": ("#131416", "#D9DBDE"),  # behind everything, shows between panels
    "panel": ("#1D1F22", "#F4F5F6"),  # docks and bars
    "raised": ("#282B2F", "#FFFFFF"),  # fields, buttons, tracks
    "hover": ("#363A40", "#DFE2E6"),  # under the pointer; the chosen segment
    "line": ("#2E3236", "#DADDE1"),  # separators that carry no meaning
    "outline": ("#757B83", "#757B83"),  # edges that do: fields, dots, limits
    "text": ("#E9EBED", "#1A1C1F"),
    "text2": ("#B5BAC0", "#484D54"),  # labels
    "text3": ("#9499A0", "#5A6068"),  # hints and ticks, never on hover
    "accent": ("#6CB4FF", "#1B5FB8"),  # selection, focus, playhead, Play; nothing else
    "on_accent": ("#0A1A2B", "#FFFFFF"),
    "ok": ("#4CC9A0", "#0A6B52"),  # contact held
    "near": ("#F2B84B", "#8A5600"),  # close or awkward
    "missed": ("#FF6D5A", "#8C0D0D"),  # should touch and does not
    "dominant": ("#EDE6D6", "#3B3833"),  # filled shapes
    "base": ("#DD7ABD", "#6E1466"),  # hollow shapes
    "stage": ("#565B62", "#E4E7EA"),  # middle of the backdrop
    "stage_edge": ("#2A2D32", "#BFC4CA"),
    "curve2": ("#7FC8F8", "#1B6FA8"),
    "curve3": ("#F0A98C", "#A6431C"),
    "curve4": ("#B9A7F5", "#5B4BC4"),
}
DARK, LIGHT = (
    Theme(name=name, **{token: colours[which] for token, colours in TOKENS.items()})
    for which, name in enumerate(("dark", "light"))
)


FAMILY: Final = "Inter"
FONTS: Final = Path(__file__).parent / "fonts"
"""Folder of the fonts that come along: the family in the three weights that are used."""
PLAIN_FAMILIES: Final = ("Noto Sans", "Cantarell", "Ubuntu", "DejaVu Sans", "Liberation Sans")
MARGIN: Final = 12
GAP: Final = 8
PALE: Final = 0.4
"""Opacity of a picture of an earlier state until it is renewed: plainly greyed, and still read."""
RADIUS: Final = 5
RADIUS_CARD: Final = 8
TARGET: Final = 24
SMALL: Final = 13
BODY: Final = 13
VALUE: Final = 14
TITLE: Final = 15
CLOCK: Final = 20

LEFT: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
CENTRE: Final = Qt.AlignmentFlag.AlignCenter
OVERLAY_RIM: Final = QColor(20, 22, 26)
OVERLAY: Final = QColor(255, 255, 255)


class _Announcer(QObject):
    theme_changed = Signal()


_announcer: Final = _Announcer()
theme_changed: Final = _announcer.theme_changed
_state: dict[str, Theme] = {"now": DARK}


def current() -> Theme:
    """The theme in use."""
    return _state["now"]


def colour(token: str, alpha: float = 1.0) -> QColor:
    """The colour of a token in the theme in use."""
    found = QColor(str(getattr(current(), token)))
    found.setAlphaF(alpha)
    return found


def pen(
    token: str, width: float = 1.0, style: Qt.PenStyle = Qt.PenStyle.SolidLine, *, alpha: float = 1.0
) -> QPen:
    """A round pen of a token's colour."""
    return QPen(colour(token, alpha), width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def ink(
    painter: QPainter,
    line: QPen | QColor | Qt.PenStyle | None,
    fill: QBrush | QColor | QGradient | Qt.BrushStyle | None,
) -> None:
    """Let a painter draw lines, and fill what they enclose; None for neither."""
    painter.setPen(Qt.PenStyle.NoPen if line is None else line)
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)


def write(
    painter: QPainter,
    where: QRectF,
    words: str,
    token: str = "text",
    px: int = SMALL,
    weight: int = 400,
    align: Qt.AlignmentFlag | Qt.TextFlag = LEFT,
    *,
    elides: bool = False,
) -> None:
    """Write words in one line of a rectangle, cut short where they have no room and it `elides`."""
    painter.setPen(colour(token))
    painter.setFont(font(px, weight))
    if elides:
        words = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(where.width()))
    painter.drawText(where, int(align), words)


def has_fonts() -> bool:
    """Return whether any font is there, of the system or come along.

    Without one every letter is a box, and Qt still names three families.
    """
    return QFontMetrics(font()).inFont("A")


def load_fonts() -> bool:
    """Load the fonts that come along, for a machine that has them not; True when they can be used."""
    return all(QFontDatabase.addApplicationFont(str(font)) >= 0 for font in sorted(FONTS.glob("*.otf")))


@lru_cache(maxsize=1)
def _family() -> str:
    installed = set(QFontDatabase.families())
    if FAMILY not in installed and load_fonts():
        return FAMILY
    # Linux may name a serif one as its general font where nothing is set up, so plain ones are looked for
    # first.
    wanted = (FAMILY, *PLAIN_FAMILIES) if sys.platform == "linux" else (FAMILY,)
    general = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    return next((name for name in wanted if name in installed), general)


@lru_cache(maxsize=64)
def _font(px: int, weight: int) -> QFont:
    made = QFont(_family())
    made.setPixelSize(px)
    made.setWeight(QFont.Weight(weight))
    # Figures of equal width do not jitter; I, l and 1 are names of handshapes and must differ.
    for tag in ("tnum", "cv08", "cv05"):
        made.setFeature(QFont.Tag(tag), 1)
    return made


def font(px: int = BODY, weight: int = 400) -> QFont:
    """The interface's type at a size in pixels; 600 for headings and values, 500 on buttons."""
    return QFont(_font(px, weight))


def hatch(token: str = "text3", alpha: float = 0.75, gap: int = 4) -> QBrush:
    """Diagonal lines that say 'not possible' without colour."""
    ratio = 2
    pixmap = QPixmap(gap * 2 * ratio, gap * 2 * ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour(token, alpha), 1.2))
    size = gap * 2
    for k in range(-2, 3):
        painter.drawLine(k * gap, size, k * gap + size, 0)
    painter.end()
    return QBrush(pixmap)


def _palette(theme: Theme) -> QPalette:
    palette, role = QPalette(), QPalette.ColorRole
    for token, roles in (
        ("panel", (role.Window, role.AlternateBase)),
        ("raised", (role.Base, role.Button, role.ToolTipBase)),
        ("text", (role.WindowText, role.Text, role.ButtonText, role.ToolTipText)),
        ("text3", (role.PlaceholderText,)),
        ("accent", (role.Highlight, role.Link)),
        ("on_accent", (role.HighlightedText,)),
    ):
        for each in roles:
            palette.setColor(each, QColor(getattr(theme, token)))
    for each in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, each, QColor(theme.text3))
    return palette


def _resolve(app: QApplication, name: ThemeName) -> Theme:
    if name == "system":
        return LIGHT if app.styleHints().colorScheme() == Qt.ColorScheme.Light else DARK
    return LIGHT if name == "light" else DARK


def style_sheet(theme: Theme) -> str:
    """The style sheet of Qt's own widgets, built from the tokens."""
    return theme_sheet.sheet(theme, radius=RADIUS, radius_card=RADIUS_CARD)


def use_theme(app: QApplication, name: ThemeName) -> None:
    """Dress the whole application; widgets that draw themselves hear `theme_changed`.

    An application that wears the theme already is left alone: styling every widget again takes a tenth of a
        second.
    """
    theme = _resolve(app, name)
    sheet = style_sheet(theme)
    if theme is _state["now"] and app.styleSheet() == sheet:
        return
    _state["now"] = theme
    app.setStyle("Fusion")
    app.setFont(font())
    app.setPalette(_palette(theme))
    app.setStyleSheet(sheet)
    theme_changed.emit()
