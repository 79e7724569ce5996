"""Windows that are put away for good."""

from PySide6.QtCore import QCoreApplication, QEvent, QThreadPool
from PySide6.QtGui import QImage

from signer.document.values import HandForm
from signer.studio.window import Window


def blank_picture(form: HandForm, size_px: int) -> QImage:
    """A picture of a hand that costs nothing."""
    picture = QImage(size_px, size_px, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    return picture


def put_away(window: Window) -> None:
    """Close a window without a question; what it still looks for in the background is over before it is gone."""
    window.session.undo_stack.setClean()
    window.close()
    for _ in range(3):  # an answer may ask the next question
        QThreadPool.globalInstance().waitForDone()
        QCoreApplication.processEvents()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
