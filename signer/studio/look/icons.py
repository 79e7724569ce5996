"""Icons: own strokes on a 24 px grid, drawn in the tint of a token.

They are drawn again when the theme changes.
"""

from functools import lru_cache
from typing import Final
from weakref import WeakKeyDictionary

import shiboken6
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QAction, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton

from signer.studio.look import theme

# Strokes of 1.75 with round ends; parts are separated by a bar, and an "f:" before a part fills it.
PATHS: Final = {
    "first": "M6 5v14|f:M19 5.5v13l-9-6.5z",
    "last": "M18 5v14|f:M5 5.5v13l9-6.5z",
    "play": "f:M7 4.5v15l12-7.5z",
    "pause": "f:M7 5h3.5v14H7z|f:M13.5 5H17v14h-3.5z",
    "step_back": "M15 6l-6 6 6 6",
    "step_on": "M9 6l6 6-6 6",
    "loop": "M4 11a6 6 0 0 1 6-6h9|M16 2l3 3-3 3|M20 13a6 6 0 0 1-6 6H5|M8 22l-3-3 3-3",
    "prev_key": "M7 7l-5 5 5 5|M15 6.5l5.5 5.5-5.5 5.5-5.5-5.5z",
    "next_key": "M17 7l5 5-5 5|M9 6.5l5.5 5.5-5.5 5.5-5.5-5.5z",
    "key": "f:M12 4l8 8-8 8-8-8z",
    "auto": "M12 3a9 9 0 1 0 .01 0z|f:M12 7.5l4.5 4.5-4.5 4.5-4.5-4.5z",
    "search": "M11 4a7 7 0 1 0 .01 0z|M16.2 16.2L21 21",
    "down": "M6 9l6 6 6-6",
    "up": "M6 15l6-6 6 6",
    "lock": "M6 11h12v9H6z|M8.5 11V8a3.5 3.5 0 0 1 7 0v3",
    "right": "M9 6l6 6-6 6",
    "undo": "M4 10h11a5 5 0 0 1 0 10h-4|M8 6l-4 4 4 4",
    "redo": "M20 10H9a5 5 0 0 0 0 10h4|M16 6l4 4-4 4",
    "check": "M5 12.5l4.5 4.5L19 7.5",
    "near": "M12 4L2.5 20h19z|M12 10v4.5|M12 17.4v.1",
    "missed": "M7 7l10 10|M17 7L7 17",
    "dash": "M6 12h12",
    "touch": "M12 4v14|M7.5 13.500l4.500 4.500 4.500-4.500|M4 19.500h16",
    "close": "M12 2v8|M7.5 5.500l4.500 4.500 4.500-4.500|M4 20.500h16",
    "tap": "M4 19h16|M8 3v10|M5 10l3 3 3-3|M16.5 13V3.5|M13.5 6.5l3-3 3 3",
    "hold": "M4 19h16|M7 5v10h10V5|M12 5v10",
    "free": "M4 19h16|M8 7.500a4 4 0 1 0 8 0a4 4 0 1 0 -8 0",
    "mirror": "M12 3v18|M9 7l-6 10h6z|M15 7l6 10h-6z",
    "copy": "M9 9h11v11H9z|M15 9V4H4v11h5",
    "relax": "M3 9c3-4 6-4 9 0s6 4 9 0|M3 16c3-4 6-4 9 0s6 4 9 0",
    "snap": "M5 4v8a7 7 0 0 0 14 0V4h-4.500v8a2.500 2.500 0 0 1-5 0V4z|M5 8.500h4.500|M14.500 8.500H19",
    "more": "M5 12h.1|M12 12h.1|M19 12h.1",
    "x": "M6 6l12 12|M18 6L6 18",
    "plus": "M12 5v14|M5 12h14",
    "minus": "M5 12h14",
    "turn": "M4 12a8 8 0 0 1 14-5.3|M18.5 3v4h-4|M20 12a8 8 0 0 1-14 5.3|M5.5 21v-4h4",
    "turn_left": "M10 5L4 10l6 5|M4 10h10a6 6 0 0 1 6 6v3",
    "turn_right": "M14 5l6 5-6 5|M20 10H10a6 6 0 0 0-6 6v3",
    "help": "M12 3a9 9 0 1 0 .01 0z|M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.8.4-1 .9-1 1.7|M12 16.9v.1",
    "dot": "f:M12 7a5 5 0 1 0 .01 0z",
    "link": "M10 14a4 4 0 0 0 5.700 0l3-3a4 4 0 0 0-5.700-5.700l-1 1|"
    "M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1",
    "own": "M12 4a4 4 0 1 0 .01 0z|M4.5 20.5c0-9 15-9 15 0",
    "fingers": "M7 13V6a1.6 1.6 0 0 1 3.2 0v5|M10.200 11V4.500a1.6 1.6 0 0 1 3.2 0V11|M13.400 11V6a1.6 1.6 "
    "0 0 1 3.2 0v8.500c0 4-2.500 6.500-5.600 6.500s-5-2-6.500-5.500L3.300 12.500c1.500-1.200 "
    "2.900-.3 3.700 1.500",
    "way_straight": "f:M3.500 12a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0|M5 12h15|M16 8.500l4 3.500-4 3.500",
    "way_arc": "f:M2.500 17a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0|M4 17c3-14 13-14 16 0|M16.200 13.500L20 "
    "17l2-4.600",
    "way_circle": "f:M10.500 20a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0|M12 20a8 8 0 1 1 7.500-5.300|M16.300 "
    "16.500l3.200-1.800 1.500 3.300",
    "way_zigzag": "f:M1.500 12a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0|M3 12l3.500-5 5 10 5-10 4.500 "
    "8|M17.600 14.200L21 15l.8-3.500",
    "way_slide": "M3 20c3-9 15-9 18 0|M4 14.500c3.500-7.500 12-7.700 15-1|M15.300 12.600l3.700.9 1.300-3.600",
    "ease_smooth": "M4 20C12 20 12 4 20 4",
    "ease_even": "M4 20L20 4",
    "ease_start": "M4 20C12 20 17 14 20 4",
    "ease_stop": "M4 20C7 10 12 4 20 4",
    "ease_sharp": "M4 20C9 20 13 14 15.500 4h4.500",
    "ease_tense": "M4 20c1.500 0 2.500-1 3.500-2.500l9-11C17.500 5 18.500 4 20 4",
    "act_stays": "M4 18h16|f:M9.500 12.500a2.5 2.500 0 1 0 5 0a2.5 2.5 0 1 0 -5 0",
    "act_rub": "M4 19h16|M5 12h14|M8.500 8.500L5 12l3.500 3.500|M15.500 8.500L19 12l-3.500 3.500",
    "act_brush": "M4 19h16|M3 8c4 8 12 9 17 1|M16 9.500l4-.5.5 4",
    "act_right": "M20 14a8 8 0 1 1-1.500-6.500|M19 3v5h-5",
    "act_left": "M4 14a8 8 0 1 0 1.500-6.500|M5 3v5h5",
    "wave": "M1 12q2.800-9 5.500 0t5.500 0 5.500 0 5.500 0",
    "wave_up": "M12 1q9 2.800 0 5.500t0 5.500 0 5.500 0 5.500",
    "wiggle": "M4 20c3-5 0-7 2-11|M10 20c3-5 0-9 2-15|M16 20c3-5 0-7 2-11",
    "curves": "M4 4v16h16|M7 16c3 0 3-9 6-9s3 5 7 3",
    "onion": "M9 6a5 5 0 1 0 .01 0z|M15 8.500a5 5 0 1 1-3 8.600",
    "trail": "M3 19c2-9 7-14 11-9s3 8 7-5|f:M19.500 5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0",
    "pin": "M12 15v6|M8 3h8|M9.500 3v6.500L6.500 15h11l-3-5.500V3",
    "move": "M12 3v18|M3 12h18|M9 6l3-3 3 3|M9 18l3 3 3-3|M6 9l-3 3 3 3|M18 9l3 3-3 3",
    "trash": "M4 7h16|M9 7V4h6v3|M6 7l1 13h10l1-13",
}
SIZE: Final = 18
_RATIO: Final = 2.0

_tinted: WeakKeyDictionary[QAbstractButton | QAction, tuple[str, str]] = WeakKeyDictionary()


def pixmap(name: str, token: str = "text2", size: int = SIZE) -> QPixmap:
    """An icon as a picture, in the colour that the token has now."""
    return _drawn(name, theme.colour(token).name(), size)


@lru_cache(maxsize=256)
def _drawn(name: str, tint: str, size: int) -> QPixmap:
    picture = QPixmap(round(size * _RATIO), round(size * _RATIO))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(_svg(name, tint).encode())).render(painter)
    painter.end()
    picture.setDevicePixelRatio(_RATIO)
    return picture


def _svg(name: str, tint: str) -> str:
    parts = "".join(
        f'<path d="{part[2:]}" fill="{tint}" stroke-width="1.2"/>'
        if part.startswith("f:")
        else f'<path d="{part}"/>'
        for part in PATHS[name].split("|")
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="{tint}" '
        'stroke-width="1.75"'
        f' stroke-linecap="round" stroke-linejoin="round">{parts}</svg>'
    )


def icon(name: str, token: str = "text2") -> QIcon:
    """An icon in the present theme: grey when disabled, accent when switched on."""
    made = QIcon(pixmap(name, token))
    made.addPixmap(pixmap(name, "text3"), QIcon.Mode.Disabled)
    made.addPixmap(
        pixmap(name, "accent" if token != "on_accent" else token), QIcon.Mode.Normal, QIcon.State.On
    )
    return made


def set_icon(target: QAbstractButton | QAction, name: str, token: str = "text2") -> None:
    """Give a button or action its icon, and tint it anew whenever the theme changes."""
    _tinted[target] = (name, token)
    target.setIcon(icon(name, token))


def _on_theme_changed() -> None:
    for target, (name, token) in list(_tinted.items()):
        if shiboken6.isValid(target):
            target.setIcon(icon(name, token))


theme.theme_changed.connect(_on_theme_changed)
