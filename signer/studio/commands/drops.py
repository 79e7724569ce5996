"""Files that are dropped on the window: one at a time, always copied; what cannot be taken is told."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, QTimer
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from signer.importing.formats import held
from signer.printable import excerpt
from signer.studio.editing.session import Session
from signer.studio.files import locations
from signer.studio.language import tr

KINDS = tr("signs, sentences, handshapes, signals, films, {held}", held=held())


class Drops(QObject):
    """Takes files for a window.

    A drop is a copy whatever the source offers and whichever keys are held: a program that believes its file
    was moved may delete it.
    """

    def __init__(
        self,
        window: QWidget,
        session: Session,
        is_known: Callable[[Path], bool],
        take: Callable[[Path], None],
    ) -> None:
        """`is_known` tells whether a file can be taken, by its name, and `take` takes it."""
        super().__init__(window)
        self._session, self._is_known, self._take = session, is_known, take
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QDropEvent):  # those of entering and moving are of this class, too
            return False
        if event.mimeData().hasUrls() and event.possibleActions() & Qt.DropAction.CopyAction:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            if event.type() == QEvent.Type.Drop:
                self._drop(event.mimeData())
        else:
            event.ignore()
        return True

    def _drop(self, data: QMimeData) -> None:
        urls = data.urls()
        path = locations.of_url(urls[0]) if len(urls) == 1 and urls[0].isLocalFile() else None
        if path is not None and self._is_known(path):
            # After the drop is over: a question now would hold up the program that the file is dragged from.
            QTimer.singleShot(0, self, lambda: self._take(path))
        elif path is not None:
            self._session.tell(
                tr("{name} cannot be opened: Signer opens {kinds}.", name=excerpt(path.name), kinds=KINDS)
            )
        elif len(urls) > 1:
            self._session.tell(
                tr("{count} files were dropped, and none was opened: drop one at a time.", count=len(urls))
            )
        else:
            self._session.tell(tr("Only a file on this computer can be opened: save it first, then drop it."))
