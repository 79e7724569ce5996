"""Windows that are put away for good."""

from PySide6.QtCore import QCoreApplication, QEvent, QThreadPool

from signer.studio.window import Window


def put_away(window: Window) -> None:
    """Close a window without a question; what it still looks for in the background is over before it is gone."""
    window.session.undo_stack.setClean()
    window.close()
    for _ in range(3):  # an answer may ask the next question
        QThreadPool.globalInstance().waitForDone()
        QCoreApplication.processEvents()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
