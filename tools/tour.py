"""Take the pictures of the documentation: drive the window with mouse and keys, and keep what is seen.

`python -m tools.tour [FOLDER]`; without a folder they go where the pages look for them. All of it is done in
the real window, so that a page never shows what the program does not do. `python3 dev.py docs --pictures`
runs it.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools.write_idea import BEND_DEG, point_of, with_dot

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF, QRect
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QWidget

    from signer.studio.window import Window
    from tools.acting import User

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "tour"
SIZE_PX: Final = (1280, 800)
QUALITY: Final = 72
"""Of WebP: letters stay clean, and all pictures together stay under MOST_BYTES."""
MOST_BYTES: Final = 1_500_000
"""More than that is refused: the pictures are kept in the repository."""
PATIENCE_S: Final = 240.0
"""The pictures of a whole library take so long on a small machine."""
AT_REST: Final = 6
"""A window that looks the same so often, every so many ms, has drawn all it had to."""
EVERY_MS: Final = 500
RING: Final = "#e8590c"
BADGE_PX: Final = 12
SMALL_PX: Final = 60
"""A ring narrower than this has its number beside it, so that nothing in it is hidden."""


class Album:
    """Pictures of one window, kept as WebP files in a folder.

    Attributes:
        taken: bytes of each picture, by its name.
    """

    def __init__(self, window: Window, user: User, folder: Path) -> None:
        self._window, self._user, self._folder = window, user, folder
        self.taken: dict[str, int] = {}

    def take(self, name: str, *, around: Sequence[QRect] = (), crop: QRect | None = None) -> None:
        """Keep what the window shows now.

        Args:
            name: of the picture, without its ending.
            around: places of the window that get a ring, numbered where they are several.
            crop: part of the window that is kept; all of it unless given.
        """
        self._keep(name, self._at_rest(self._window), around, crop)

    def take_other(self, name: str, other: QWidget, high_px: int = 0) -> None:
        """Keep what another window shows now, and of a tall one only so much of its head, px."""
        picture = self._at_rest(other)
        self._keep(
            name,
            picture,
            (),
            picture.rect().adjusted(0, 0, 0, high_px - picture.height()) if high_px else None,
        )

    def place(self, widget: QWidget, part: QRect | None = None) -> QRect:
        """Return where a widget, or a part of it, stands in the window."""
        from PySide6.QtCore import QPoint, QRect

        found = widget.rect() if part is None else part
        return QRect(widget.mapTo(self._window, QPoint()) + found.topLeft(), found.size())

    def _at_rest(self, widget: QWidget) -> QImage:
        """Return what a window shows once cards, close-ups and checks have stopped to come."""
        from PySide6.QtTest import QTest

        whole = self._window.workspace.whole
        self._user.wait_until(lambda: self._window.stage.is_drawn, "the picture of the stage")
        self._user.wait_until(lambda: whole.is_settled, "what is measured of the whole sign")
        seen, same = widget.grab().toImage(), 0
        deadline = time.monotonic() + PATIENCE_S
        while same < AT_REST and time.monotonic() < deadline:
            QTest.qWait(EVERY_MS)
            now = widget.grab().toImage()
            same = same + 1 if now == seen else 0
            seen = now
        return seen

    def _keep(self, name: str, picture: QImage, around: Sequence[QRect], crop: QRect | None) -> None:
        _draw_rings(picture, around)
        path = self._folder / f"{name}.webp"
        (picture if crop is None else picture.copy(crop)).save(str(path), "WEBP", QUALITY)
        self.taken[name] = path.stat().st_size
        print(f"{self.taken[name] / 1000:6.0f} kB  {path}", flush=True)


def _draw_rings(picture: QImage, around: Sequence[QRect]) -> None:
    """Draw a ring around each place, with its number where there are several."""
    from PySide6.QtCore import QPointF, QRectF, Qt
    from PySide6.QtGui import QColor, QPainter, QPen

    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, place in enumerate(around, 1):
        ring = QRectF(place).adjusted(-4, -4, 4, 4)
        painter.setPen(QPen(QColor(RING), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(ring, 8, 8)
        if len(around) > 1:
            out = BADGE_PX if ring.width() < SMALL_PX else 0
            middle = QPointF(max(ring.left() - out, BADGE_PX + 1), max(ring.top() - out, BADGE_PX + 1))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(RING))
            painter.drawEllipse(middle, BADGE_PX, BADGE_PX)
            painter.setPen(QColor("white"))
            font = painter.font()
            font.setBold(True)
            font.setPixelSize(16)
            painter.setFont(font)
            box = QRectF(middle.x() - BADGE_PX, middle.y() - BADGE_PX, 2 * BADGE_PX, 2 * BADGE_PX)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
    painter.end()


def take_first_sign(window: Window, user: User, album: Album) -> None:
    """Write IDEA step by step, with a picture of each."""
    from PySide6.QtCore import QPointF, QRect, Qt
    from PySide6.QtWidgets import QLineEdit, QToolButton

    from signer.studio.stage.stage import Stage
    from signer.studio.timeline.items import RULER_PX
    from signer.studio.timeline.track_view.widget import TrackView
    from signer.studio.widgets.adjustable import Adjustable
    from signer.studio.widgets.dot_picture import DotPicture
    from signer.studio.widgets.inventory_list import ItemList

    left = QRect(0, 0, 760, 510)
    right = QRect(300, 0, SIZE_PX[0] - 300, 640)
    grid = user.find(ItemList, "handshape.list")
    user.wait_until(lambda: grid.viewport().rect().contains(grid.area("i").toRect()), "the card of I")
    place = album.place(grid.viewport(), grid.area("i").toRect())
    album.take("first-1-handshape", around=[place])
    user.click(grid.viewport(), grid.area("i").center())
    hand = with_dot(user, DotPicture, "articulator.picture", "pinky.tip")
    album.take("first-2-articulator", around=[album.place(hand, _about(hand.spot("pinky.tip")))], crop=left)
    user.click(hand, hand.spot("pinky.tip"))
    user.click(user.find(QToolButton, "site.tabs.face"))
    face = with_dot(user, DotPicture, "site.picture", "temple.R")
    album.take("first-3-site", around=[album.place(face, _about(face.spot("temple.R")))], crop=left)
    user.click(face, face.spot("temple.R"))
    bend, stage = user.find(Adjustable, "posture.bend"), user.find(Stage, "stage")
    user.drag(bend, point_of(bend, bend.value), point_of(bend, BEND_DEG))
    user.wait_until(lambda: stage.handle_point("elbow") is not None, "the handle of the elbow")
    elbow = stage.handle_point("elbow") or QPointF()
    around = [album.place(bend), album.place(stage, _about(elbow))]
    album.take("first-4-posture", around=around, crop=right)
    user.drag(stage, elbow, elbow + QPointF(10.0, 84.0))
    track_view = user.find(TrackView, "timeline.tracks")
    first = track_view.items.keys[0]
    grip = QPointF(first.grip.x + first.grip.width / 2, first.y)
    held = track_view.scale.x(first.key.time_s + 0.2) - track_view.scale.x(first.key.end_s)
    user.drag(track_view, grip, grip + QPointF(held, 0.0))
    later = QPointF(track_view.scale.x(first.key.time_s + 0.55), RULER_PX / 2)
    user.click(track_view, later)
    end = track_view.items.keys[0].grip
    around = [
        album.place(track_view, _about(QPointF(end.x + end.width / 2, first.y))),
        album.place(track_view, _about(later)),
        album.place(user.find(QToolButton, "transport.set_key")),
    ]
    album.take("first-5-second-key", around=around, crop=album.place(window.timeline).adjusted(0, -14, 0, 0))
    user.click(user.find(QToolButton, "transport.set_key"))
    search = user.find(QLineEdit, "site.search")
    user.click(search)
    user.type("beside")
    album.take("first-6-beside", around=[album.place(search)], crop=left.adjusted(0, 0, 0, 120))
    for _ in range(2):  # the first chooses the best answer
        user.press(Qt.Key.Key_Return)
    bar = user.find(Adjustable, "posture.elbow")
    user.drag(bar, point_of(bar, bar.value), point_of(bar, bar.value + 8.0))
    user.press(Qt.Key.Key_Escape)
    window.player.seek(window.session.sign.hand("dominant").keys[0].time_s)
    album.take("first-7-done")


def _about(point: QPointF) -> QRect:
    from PySide6.QtCore import QRect

    return QRect(round(point.x()) - 14, round(point.y()) - 14, 28, 28)


def take_tour(window: Window, user: User, album: Album, folder: Path) -> None:
    """Show the parts of the window on a sign of the library, and the other windows."""
    from PySide6.QtCore import QRect, Qt

    from signer.files import load_sign
    from signer.library.shelf import sign_files

    signs = {path.stem: path for path in sign_files()}
    window.session.open_sign(load_sign(signs["IDEA"]), None)
    window.player.seek(window.session.sign.hand("dominant").keys[0].time_s)
    album.take("window")
    parts = [
        album.place(part)
        for part in (window.steps, window.stage, window.hand, window.timeline, window.header)
    ]
    album.take("parts", around=[part.adjusted(8, 8, -8, -8) for part in parts])
    dock = album.place(window.hand)
    posture = QRect(dock.x(), dock.y(), SIZE_PX[0] - dock.x(), SIZE_PX[1] - dock.y())
    album.take("posture", crop=posture)
    for panel in ("movement", "body", "face"):
        window.commands.view.open_panel(panel)
        user.settle()
        album.take(panel, crop=posture)
    window.commands.view.open_panel("posture")
    window.stage.set_view("closeup")
    album.take("closeup", crop=QRect(300, 40, 680, 480))
    window.stage.set_view("front")
    window.session.open_sign(load_sign(signs["WHAT_question"]), None)
    user.press(Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    window.player.seek(window.session.sign.hand("dominant").keys[0].time_s)
    album.take("timeline", crop=album.place(window.timeline))
    user.press(Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    window.session.open_sign(load_sign(signs["WHAT"]), None)
    take_others(window, user, album)
    take_sentence(window, user, album, folder)
    take_typing(window, user, album)
    take_film(window, user, album, signs["IDEA"], folder)


def take_others(window: Window, user: User, album: Album) -> None:
    """Show the library, what is looked over, and the solver lab."""
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QLabel

    def is_drawn(other: QWidget) -> bool:
        found = other.findChild(QLabel, "library.found")
        told = [one.text() for one in other.findChildren(QLabel) if one.isVisible()]
        is_read = found is not None and found.text()[:1].isdigit()
        return is_read and not any(words.startswith("Drawing") for words in told)

    ready: dict[str, Callable[[QWidget], bool]] = {
        "library": is_drawn,
        "problems": lambda other: bool(getattr(other, "is_settled", True)),
        "lab": lambda _other: True,
    }
    known = {one for one in QApplication.topLevelWidgets() if one.isVisible()}
    for name, is_ready in ready.items():
        window.actions_[name].trigger()
        user.settle()
        (other,) = (one for one in QApplication.topLevelWidgets() if one.isVisible() and one not in known)
        deadline = time.monotonic() + PATIENCE_S
        while not is_ready(other) and time.monotonic() < deadline:
            QTest.qWait(EVERY_MS)
        album.take_other(name, other, 120 if name == "problems" else 0)
        other.close()


def take_sentence(window: Window, user: User, album: Album, folder: Path) -> None:
    """Show a sentence with a question in it."""
    from dataclasses import replace

    from signer.files import save_utterance
    from signer.library.shelf import read_shelf
    from signer.sequencing import say

    path = folder / "name.utterance"
    said = say("MY NAME fs-JOE . IX-2p NAME WHAT ?", read_shelf()[0])
    save_utterance(replace(said, translation="My name is Joe. What is yours?"), path)
    window.files.open_path(path)
    user.wait_until(lambda: window.session.sentence.is_current, "the sentence to be performed")
    item = window.session.sentence.performed
    if item is not None:
        window.player.seek(item.items[1].start_s)
    album.take("sentence")
    window.session.undo_stack.setClean()


def take_typing(window: Window, user: User, album: Album) -> None:
    """Type a sentence with a gap into the track of glosses, and search for the next sign."""
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QApplication

    from signer.document.utterance import SignContent

    sentence = window.session.sentence
    window.actions_["new_sentence"].trigger()
    user.wait_until(lambda: window.known_signs.is_read, "the library")
    for letter in "MY NAME fs-JOE . IX-2p NAME WHAT ?":
        user.type(letter)
    menu = QApplication.activePopupWidget()
    if menu is not None:
        menu.close()
    window.glosses.setFocus()
    user.press(Qt.Key.Key_Left)
    for letter in "ZEBRA mo":
        user.type(letter)
    contents = [answer.item.content for answer in window.glosses.card.answers]
    signs = [content for content in contents if isinstance(content, SignContent)]
    pictured = lambda: all(window.known_signs.picture(sign) is not None for sign in signs)  # noqa: E731
    user.wait_until(lambda: sentence.is_current and pictured(), "the answers with their pictures")
    album.take("sentence-typed")
    user.press(Qt.Key.Key_Escape)
    window.session.undo_stack.setClean()


def take_film(window: Window, user: User, album: Album, sign: Path, folder: Path) -> None:
    """Show a film of a sign, drawn by the program itself, beside the figure."""
    from PySide6.QtCore import Qt

    from signer.cli import main as signer
    from signer.document.sign import Sign

    film = folder / "IDEA.webm"
    signer(["render", str(sign), "-o", str(film), "--size", "640x640", "--fps", "15"])
    window.session.open_sign(Sign(), None)
    window.commands.film.take(film)
    user.wait_until(lambda: window.workspace.film.state == "ready", "the copy of the film")
    window.stage.setFocus()
    window.player.seek(0.8)
    user.press(Qt.Key.Key_J)
    window.player.seek(0.9)
    user.press(Qt.Key.Key_J)
    window.player.seek(1.27)
    user.press(Qt.Key.Key_J)
    album.take("film")


def main(folder: Path = FOLDER) -> int:
    """Take all pictures in a window with settings of its own; 1 where they are too large together."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as own:
        for kind in ("CONFIG", "STATE", "DATA", "CACHE"):
            os.environ[f"XDG_{kind}_HOME"] = own
        from signer.studio import app
        from signer.studio.look import theme

        application = app.prepare()
        application.setCursorFlashTime(0)  # a caret that blinks is never at rest
        theme.use_theme(application, "light")
        from signer.studio.files.settings import Settings
        from signer.studio.window import Window
        from signer.studio.workspace import Workspace
        from tools.acting import User

        window = Window(Workspace(Settings()))
        window.resize(*SIZE_PX)
        window.show()
        user = User(window)
        user.wait_until(lambda: window.stage.is_drawn, "the first picture")
        album = Album(window, user, folder)
        take_first_sign(window, user, album)
        take_tour(window, user, album, Path(own))
        window.session.undo_stack.setClean()
        window.close()
    total = sum(album.taken.values())
    print(f"{total / 1000:6.0f} kB  together")
    if total > MOST_BYTES:
        print(f"at most {MOST_BYTES / 1000:.0f} kB may be kept; crop, or lower the quality")
    return 1 if total > MOST_BYTES else 0


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:2])))
