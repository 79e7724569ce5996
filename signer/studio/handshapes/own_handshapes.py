"""The user's own handshapes: read once, changed through here, and heard of by whoever shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from handshapes.own import OwnHandshape
from signer.lazy import lazily
from signer.studio.files.own_shelf import OwnShelf
from signer.studio.files.shelves import Shelves

with lazily():
    from signer.files import own_files

if TYPE_CHECKING:
    from signer.document.tracks.hand import Key


class OwnHandshapes(OwnShelf[OwnHandshape]):
    """The handshapes of the user's shelves."""

    def __init__(self, shelves: Shelves | None = None) -> None:
        super().__init__(lambda: own_files.HANDSHAPES, "handshapes", shelves)

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
