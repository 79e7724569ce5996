"""The user's own handshapes: read once, changed through here, and heard of by whoever shows them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Signal

from handshapes.search import fold
from signer.lazy import lazily

with lazily():
    from signer.files import handshape_folder


if TYPE_CHECKING:
    from handshapes.own import OwnHandshape
    from signer.document.tracks.hand import Key


def folder() -> Path:
    """Return the folder of the user's own handshapes; the user may put files there, and take some away."""
    return (
        Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation))
        / "asl-signer"
        / "handshapes"
    )


class OwnHandshapes(QObject):
    """The handshapes of the user's folder.

    Methods that change them raise SignFileError when the disk does not let them.

    Signals:
        changed(): there are others now.
    """

    changed = Signal()

    def __init__(self, path: Path | None = None) -> None:
        super().__init__()
        self._path = path
        self._every: tuple[OwnHandshape, ...] = ()

    @property
    def every(self) -> tuple[OwnHandshape, ...]:
        """All of them by name; none before `read`."""
        return self._every

    def read(self) -> tuple[str, ...]:
        """Read the folder; what is wrong with files that could not be read."""
        every: tuple[OwnHandshape, ...] = ()
        refused: tuple[str, ...] = ()
        if (self._path or folder()).is_dir():
            every, refused = self._folder().read()
        if every != self._every:
            self._every = every
            self.changed.emit()
        return refused

    def find(self, name: str) -> OwnHandshape | None:
        """The one of that name."""
        return next((own for own in self._every if fold(own.name) == fold(name)), None) if name else None

    def of_key(self, key: Key | None) -> OwnHandshape | None:
        """The one that a key's hand is shaped by; None where it was changed since, or is somebody else's."""
        own = self.find(key.own_handshape) if key is not None else None
        return (
            own
            if own is not None
            and key is not None
            and (own.handshape, own.joints) == (key.handshape, key.joints)
            else None
        )

    def add(self, own: OwnHandshape) -> None:
        """Keep a new one, under a name that is free."""
        self._folder().add(own)
        self.read()

    def put(self, own: OwnHandshape) -> None:
        """Keep one in place of the one of its name."""
        self._folder().put(own)
        self.read()

    def rename(self, name: str, new_name: str) -> None:
        """Call one otherwise."""
        self._folder().rename(name, new_name)
        self.read()

    def remove(self, name: str) -> None:
        """Delete one."""
        self._folder().remove(name)
        self.read()

    def _folder(self) -> handshape_folder.HandshapeFolder:
        return handshape_folder.HandshapeFolder(self._path or folder())
