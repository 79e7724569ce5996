"""Write IDEA in the editor as a user would, save it, export it, and take a picture.

`python -m tools.write_idea FOLDER`.
"""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF
    from PySide6.QtWidgets import QWidget

    from signer.studio.widgets.adjustable import Adjustable
    from signer.studio.window import Window
    from tools.acting import User

W = TypeVar("W", bound="QWidget")

BEND_DEG = 25.0
"""Bend of the wrist that the dial is dragged to: with less, and a low elbow, the thumb lies in the head."""
SIZE_PX = (1280, 800)
"""As on a small screen, whatever the screen is: the picture that is left is of this size, and quick to
draw."""


@dataclass(frozen=True)
class Written:
    """Files that writing IDEA leaves behind, and the clicks that it took."""

    sign_file: Path
    animation: Path
    picture: Path
    clicks: int


def write_idea(window: Window, user: User, folder: Path) -> Written:
    """Write IDEA from an empty sign with mouse and keys only; the window is shown and idle."""
    window.resize(*SIZE_PX)
    user.settle()
    written = Written(folder / "IDEA.sign", folder / "IDEA.json", folder / "IDEA.png", 0)
    _first_key(user)
    _second_key(user)
    _name(user)
    _play(window, user)
    user.wait_until(lambda: window.workspace.ways.is_settled, "ways that lead through nothing")
    _save_and_export(user, written)
    return replace(written, clicks=user.clicks)


def take_picture(window: Window, user: User, path: Path) -> None:
    """Show the first key, and save a picture of the window when nothing moves any more."""
    window.player.seek(window.session.sign.hand("dominant").keys[0].time_s)
    user.wait_until(lambda: window.stage.is_drawn, "the picture")
    _rest(1500)
    window.screen().grabWindow(window.winId()).save(str(path))


def _first_key(user: User) -> None:
    """Handshape, articulator, site, wrist, elbow."""
    from PySide6.QtCore import QPointF
    from PySide6.QtWidgets import QToolButton

    from signer.studio.stage.stage import Stage
    from signer.studio.widgets.adjustable import Adjustable
    from signer.studio.widgets.dot_picture import DotPicture
    from signer.studio.widgets.inventory_list import ItemList

    grid = user.find(ItemList, "handshape.list")
    user.wait_until(lambda: grid.viewport().rect().contains(grid.area("i").toRect()), "the card of I")
    user.click(grid.viewport(), grid.area("i").center())
    hand = with_dot(user, DotPicture, "articulator.picture", "pinky.tip")
    user.click(hand, hand.spot("pinky.tip"))
    user.click(user.find(QToolButton, "site.tabs.face"))
    face = with_dot(user, DotPicture, "site.picture", "temple.R")
    user.click(face, face.spot("temple.R"))
    bend = user.find(Adjustable, "posture.bend")
    user.drag(bend, point_of(bend, bend.value), point_of(bend, BEND_DEG))
    stage = user.find(Stage, "stage")
    user.wait_until(lambda: stage.handle_point("elbow") is not None, "the handle of the elbow")
    elbow = stage.handle_point("elbow") or QPointF()
    user.drag(stage, elbow, elbow + QPointF(10.0, 84.0))


def _second_key(user: User) -> None:
    """The hold of the first key, the time, the key, and a place beside the head."""
    from PySide6.QtCore import QPointF, Qt
    from PySide6.QtWidgets import QLineEdit, QToolButton

    from signer.studio.timeline.items import RULER_PX
    from signer.studio.timeline.track_view.widget import TrackView
    from signer.studio.widgets.adjustable import Adjustable

    track_view = user.find(TrackView, "timeline.tracks")
    first = track_view.items.keys[0]
    grip = QPointF(first.grip.x + first.grip.width / 2, first.y)
    held = track_view.scale.x(first.key.time_s + 0.2) - track_view.scale.x(first.key.end_s)
    user.drag(track_view, grip, grip + QPointF(held, 0.0))
    user.click(track_view, QPointF(track_view.scale.x(first.key.time_s + 0.55), RULER_PX / 2))
    user.click(user.find(QToolButton, "transport.set_key"))
    user.click(user.find(QLineEdit, "site.search"))
    user.type("beside")
    for _ in range(2):  # the first chooses the best answer
        user.press(Qt.Key.Key_Return)
    bar = user.find(Adjustable, "posture.elbow")
    user.drag(bar, point_of(bar, bar.value), point_of(bar, bar.value + 8.0))


def with_dot(user: User, kind: type[W], name: str, dot: str) -> W:
    """The picture of that name, once it stands and shows a dot."""

    def shown() -> bool:
        try:
            return dot in user.find(kind, name).shown_dots()
        except LookupError:
            return False

    user.wait_until(shown, f"{dot} in {name}")
    return user.find(kind, name)


def point_of(scale: Adjustable, degrees: float) -> QPointF:
    """Return the point on a dial or bar from or to which a number of degrees is dragged.

    It is the pixel that says it best, on its middle line.
    """
    from PySide6.QtCore import QPointF

    pixels = [QPointF(x, y) for y in range(0, scale.height(), 2) for x in range(0, scale.width(), 2)]
    return min(
        pixels,
        key=lambda pixel: abs(scale.value_at(pixel) - degrees) + 1e-3 * abs(pixel.y() - scale.height() * 0.4),
    )


def _name(user: User) -> None:
    """The gloss, typed into the details."""
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton

    def fill_in() -> None:
        dialog = QApplication.activeModalWidget()
        field = dialog.findChild(QLineEdit, "details.gloss") if dialog is not None else None
        if field is None:
            QTimer.singleShot(20, fill_in)
            return
        QTest.keyClicks(field, "IDEA")
        QTest.keyClick(field, Qt.Key.Key_Return)

    QTimer.singleShot(20, fill_in)
    user.click(user.find(QToolButton, "header.gloss"))


def _play(window: Window, user: User) -> None:
    """Play it from the start, and stop again."""
    from PySide6.QtWidgets import QToolButton

    player, button = window.player, user.find(QToolButton, "transport.play")
    user.click(button)
    start = player.playhead_s
    user.wait_until(lambda: player.playing and player.playhead_s != start, "the sign to play")
    _rest(800)
    user.press_on(window.stage, " ")
    user.wait_until(lambda: not player.playing, "the sign to stop")


def _save_and_export(user: User, written: Written) -> None:
    from PySide6.QtCore import Qt

    for path, key in ((written.sign_file, Qt.Key.Key_S), (written.animation, Qt.Key.Key_E)):
        path.unlink(missing_ok=True)
        if path == written.animation:
            user.accept_form("dialog.export")
        user.answer_file_dialog(path)
        user.press(key, Qt.KeyboardModifier.ControlModifier)
        user.wait_until(path.is_file, str(path))


def _rest(milliseconds: int) -> None:
    from PySide6.QtTest import QTest

    QTest.qWait(milliseconds)


def main(folder: Path) -> int:
    """Open the editor with settings of its own, write IDEA, and say where everything is."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as settings_folder:
        for kind in ("CONFIG", "STATE", "DATA"):  # nor may unsaved work of the user's be offered in here
            os.environ[f"XDG_{kind}_HOME"] = settings_folder
        from signer.studio import app
        from signer.studio.look import theme

        application = app.prepare()
        theme.use_theme(application, "dark")
        from signer.studio.files.settings import Settings
        from signer.studio.window import Window
        from signer.studio.workspace import Workspace
        from tools.acting import User

        window = Window(Workspace(Settings()))
        window.show()
        user = User(window)
        user.wait_until(lambda: window.stage.is_drawn, "the first picture")
        written = write_idea(window, user, folder)
        take_picture(window, user, written.picture)
        window.close()
    print(f"IDEA was written in {written.clicks} clicks and drags.")
    print(f"sign file       {written.sign_file}")
    print(f"animation JSON  {written.animation}")
    print(f"screenshot      {written.picture}")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
