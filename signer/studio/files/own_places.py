"""The user's own places: points of the skin, kept under a name, and what is done to them."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from signer.document.values import SkinSpot
from signer.lazy import lazily
from signer.studio.editing.session import Session
from signer.studio.files.own_acts import OwnActs, OwnWords
from signer.studio.files.own_shelf import OwnShelf
from signer.studio.files.settings import Settings
from signer.studio.files.shelves import Shelves
from signer.studio.language import tr

with lazily():
    from signer.files import own_files

ENDING: Final = ".place"


class OwnPlaces(OwnShelf[SkinSpot]):
    """The places of the user's shelves."""

    def __init__(self, shelves: Shelves | None = None) -> None:
        super().__init__(lambda: own_files.PLACES, "places", shelves)


class OwnPlaceActs(OwnActs[SkinSpot]):
    """Asks, acts, and says in the status line what was done to the user's own places."""

    def __init__(self, parent: QWidget, session: Session, settings: Settings, own: OwnPlaces) -> None:
        words = OwnWords(
            tr("place"),
            ENDING,
            tr("Signs made with it keep their places."),
            lambda path: own_files.PLACES.open(path),
            lambda one, path: own_files.PLACES.save(one, path),
            lambda one, other: one == other,
            lambda name, taken: own_files.place_name_problem(name, taken),
        )
        super().__init__(parent, session, settings, own, words)
