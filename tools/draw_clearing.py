"""Draws hands before and after O and Shift+O in the real window, docs/pictures/clearing.jpg.

`python -m tools.draw_clearing [--out FOLDER]`.

Wants a screen, a virtual one will do. With `--out` the whole window goes there too, before and after, for a
closer look.
"""

import argparse
import os
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from benchmarks.clearing import contact
from signer.characters.load import load_character
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Elbow, Orientation, SpacePoint
from signer.motion.operations import new_keys, placing
from signer.motion.solving.hand_moment import HandMoment

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from signer.studio.window import Window

PICTURE: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "clearing.jpg"
SHOWN: Final = ("chest", "eye", "mouth", "nose tip", "head", "from rest")
"""Those in the picture of the page, two in a row."""
SETTLES_S: Final = 2.0
LONGEST_S: Final = 60.0
CELL: Final = (330, 300)
CAPTION_PX: Final = 40
GAP_PX: Final = 10
QUALITY: Final = 84


class Case(NamedTuple):
    """A sign, the moment that is shown, and whether the way is led round (else the hand is brought clear)."""

    name: str
    sign: Sign
    time_s: float
    way: bool = False


def cases() -> Iterator[Case]:
    """Ten of them."""
    across = Key(
        "k1",
        0.5,
        "b",
        Contact("index.tip", "shoulder.L"),
        0.2,
        orientation=Orientation(-1.0, 0.2, 0.0),
        elbow=Elbow(-0.5),
    )
    yield Case("across", Sign(tracks=(HandTrack("dominant", (across,)),)), 0.5)
    for name, seed in (
        ("eye", 8),
        ("nose side", 10),
        ("mouth", 19),
        ("forehead", 22),
        ("nose tip", 32),
        ("chest", 23),
        ("nose left", 47),
    ):
        key = contact(seed).hand("dominant").keys[0]
        yield Case(name, Sign(tracks=(HandTrack("dominant", (replace(key, time_s=0.5, hold_s=0.2),)),)), 0.5)
    one = Key("k1", 0.5, "1", SpacePoint("index.tip", (-0.16, 0.15, 0.04)), elbow=Elbow(0.6))
    other = replace(one, id="k2", time_s=1.1, placement=SpacePoint("index.tip", (0.13, 0.16, 0.07)))
    yield Case("head", Sign(tracks=(HandTrack("dominant", (one, other)),)), 0.8, way=True)
    first = new_keys.key_at(load_character(), Sign(), "dominant", 0.5)
    first = placing.with_handshape(HandMoment(load_character(), Sign(), "dominant", first), "b")
    behind = placing.with_site(HandMoment(load_character(), Sign(), "dominant", first), "head.back")
    yield Case("from rest", Sign(tracks=(HandTrack("dominant", (behind,)),)), 0.4, way=True)


def main() -> None:
    """Press the keys, and put the pictures together."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, help="where whole windows go")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for kind in ("CONFIG", "DATA", "STATE"):
            os.environ[f"XDG_{kind}_HOME"] = folder
        pairs = list(_pairs(options.out))
    _sheet([pair for pair in pairs if pair[0] in SHOWN]).save(str(PICTURE), quality=QUALITY)
    print(f"wrote {PICTURE}")
    os._exit(0)  # there is nothing to keep, and no window to ask


def _pairs(out: Path | None) -> "Iterator[tuple[str, QImage, QImage, str]]":
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    from signer.studio import app
    from signer.studio.files.settings import Settings
    from signer.studio.look import theme
    from signer.studio.window import Window
    from signer.studio.workspace import Workspace

    application = app.prepare()
    theme.use_theme(application, "dark")
    window, told = Window(Workspace(Settings())), list[str]()
    window.session.told.connect(told.append)
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    for case in cases():
        window.session.open_sign(case.sign, None)
        _wait(SETTLES_S)
        window.player.seek(case.time_s)
        _wait(SETTLES_S)
        before, told[:] = window.grab().toImage(), []
        window.stage.setFocus()
        shift = Qt.KeyboardModifier.ShiftModifier if case.way else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(window.stage, Qt.Key.Key_O, shift)
        end = time.monotonic() + LONGEST_S
        while not any(words and not words.startswith("Looking") for words in told) and time.monotonic() < end:
            _wait(0.05)
        words = told[-1]
        _wait(SETTLES_S)
        after = window.grab().toImage()
        print(f"{case.name}: {words}", flush=True)
        if out is not None:
            out.mkdir(parents=True, exist_ok=True)
            before.save(str(out / f"{case.name} before.png"))
            after.save(str(out / f"{case.name} after.png"))
        yield case.name, _cell(window, before), _cell(window, after), words


def _wait(seconds: float) -> None:
    from PySide6.QtWidgets import QApplication

    end = time.monotonic() + seconds
    while time.monotonic() < end:
        QApplication.processEvents()
        time.sleep(0.01)


def _cell(window: "Window", image: "QImage") -> "QImage":
    """Head, arms and chest from the middle of the stage."""
    from PySide6.QtCore import QPoint, QRect

    stage = window.stage
    corner = stage.mapTo(window, QPoint((stage.width() - CELL[0]) // 2 - 35, 52))
    return image.copy(QRect(corner.x(), corner.y(), *CELL))


def _sheet(pairs: "list[tuple[str, QImage, QImage, str]]") -> "QImage":
    """Two pairs in a row, what the window said below each."""
    from PySide6.QtCore import QRect, Qt
    from PySide6.QtGui import QColor, QImage, QPainter

    wide, high = 2 * CELL[0] + GAP_PX, CELL[1] + CAPTION_PX
    rows = (len(pairs) + 1) // 2
    sheet = QImage(2 * wide + GAP_PX, rows * high, QImage.Format.Format_RGB32)
    sheet.fill(QColor("#14161a"))
    painter = QPainter(sheet)
    painter.setPen(QColor("#e6e8eb"))
    for index, (_, before, after, words) in enumerate(pairs):
        left, top = (index % 2) * (wide + GAP_PX), (index // 2) * high
        painter.drawImage(left, top, before)
        painter.drawImage(left + CELL[0], top, after)
        rect = QRect(left + 4, top + CELL[1], wide - GAP_PX - 8, CAPTION_PX)
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap), words)
    painter.end()
    return sheet


if __name__ == "__main__":
    main()
