"""The user's own places: points of the skin, kept under a name."""

from __future__ import annotations

from signer.document.values import SkinSpot
from signer.lazy import lazily
from signer.studio.files.own_shelf import OwnShelf
from signer.studio.files.shelves import Shelves

with lazily():
    from signer.files import own_files


class OwnPlaces(OwnShelf[SkinSpot]):
    """The places of the user's shelves."""

    def __init__(self, shelves: Shelves | None = None) -> None:
        super().__init__(lambda: own_files.PLACES, "places", shelves)
