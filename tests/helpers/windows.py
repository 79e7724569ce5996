"""The whole window in tests: what is found in it, keys pressed in it, and how it is put away for good."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any, Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt, QThreadPool
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from body_model.arrays import Array32
from signer.studio.drawing import recorder
from signer.studio.drawing.frame import Frame
from signer.studio.drawing.offscreen import Offscreen
from signer.studio.drawing.quality import FULL, LADDER, MOVING_SOFTWARE, Care
from signer.studio.files.settings import Settings
from signer.studio.panels import hand_turn
from signer.studio.panels.sites import pictures
from signer.studio.pictures.queue import Pictures
from signer.studio.stage import canvas, lower_edge
from signer.studio.window import Window
from signer.studio.workspace import Workspace
from tools import acting

FEW_PIXELS: Final = replace(FULL, shadow_taps=0, detail=False, samples=0, scale=0.25)
"""A picture of few pixels without a shadow: the geometry is that of every quality."""
LEAST_MOVING: Final = replace(MOVING_SOFTWARE, scale=LADDER[-1][0], moving_shadow=LADDER[-1][1])
"""Quality that the slowest machine draws with while something moves."""


def blank_picture(_wanted: object, _signer: str) -> QImage:
    """A picture of a hand, a signal or a sign that costs nothing."""
    picture = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    return picture


def blank_figure(_figure: object, _camera: object, width: int, height: int, **_how: object) -> QImage:
    """A picture without a signer: what is seen of the places is told by their distances alone."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def draw_no_figures(patch: pytest.MonkeyPatch) -> None:
    """Let pictures that dots lie on be blank, and be made anew each time."""
    patch.setattr(recorder, "render_figure", blank_figure)
    patch.setattr(recorder.picture_store, "kept", lambda _character, _question, make: make())


def blank_workspace() -> Workspace:
    """A workspace whose pictures of hands, signals and signs cost nothing."""
    return Workspace(Settings(), pictures=Pictures(blank_picture))


@contextmanager
def few_pixels() -> Iterator[None]:
    """Draw stage and close-ups with few pixels, at rest and while something moves."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(canvas, "FULL", FEW_PIXELS)
        for module in (lower_edge, pictures, hand_turn):
            patch.setattr(module, "PICTURE", FEW_PIXELS)
        patch.setattr(canvas, "Care", partial(Care, LEAST_MOVING))
        yield


@contextmanager
def no_pixels() -> Iterator[None]:
    """Let stage and close-ups be blank where they would have few pixels: software draws for a third of the time of
    a window. What is hidden is told as ever."""
    picture, begin, warm = Offscreen.picture, Offscreen.begin, Offscreen.warm

    def is_drawn(frame: Frame) -> bool:
        return frame.quality.scale > LEAST_MOVING.scale

    def quick(
        studio: Offscreen, positions: Array32, normals: Array32, frame: Frame, *how: Any, **more: Any
    ) -> QImage:
        if is_drawn(frame):
            return picture(studio, positions, normals, frame, *how, **more)
        return blank_figure(positions, frame.camera, *frame.size)

    def only_drawn(method: Callable[..., None]) -> Callable[..., None]:
        return lambda *asked, **how: method(*asked, **how) if is_drawn(asked[3]) else None

    with few_pixels(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(Offscreen, "picture", quick)
        patch.setattr(Offscreen, "begin", only_drawn(begin))
        patch.setattr(Offscreen, "warm", only_drawn(warm))
        yield


@contextmanager
def short_drags() -> Iterator[None]:
    """Drag in fewer steps: every one of them is solved, drawn and measured."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(acting, "DRAG_STEPS", 4)
        yield


def put_away(window: Window) -> None:
    """Close a window without a question; what it still looks for in the background is over before it is
    gone."""
    window.session.undo_stack.setClean()
    window.close()
    for _ in range(3):  # an answer may ask the next question
        QThreadPool.globalInstance().waitForDone()
        QCoreApplication.processEvents()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)


def child(window: QWidget, name: str) -> QWidget:
    """A part of a window by its name."""
    found = window.findChild(QWidget, name)
    assert found is not None, name
    return found


def press(
    window: Window, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """A key pressed where the keyboard is."""
    focus = QApplication.focusWidget()
    QTest.keyClick(focus if focus is not None else window, key, modifiers)


def wheel(
    widget: QWidget,
    at: QPoint,
    notches: int = 1,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """Turn the wheel of the mouse away from the hand, or with fewer than no notches towards it, over a point."""
    event = QWheelEvent(
        QPointF(at), QPointF(widget.mapToGlobal(at)), QPoint(), QPoint(0, 120 * notches), Qt.MouseButton.NoButton,
        modifiers, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)


def on_stage(window: Window, qtbot: QtBot) -> None:
    """Give the stage the keyboard."""
    window.stage.setFocus()
    qtbot.waitUntil(lambda: window.stage.hasFocus())
