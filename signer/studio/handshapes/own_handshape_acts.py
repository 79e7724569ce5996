"""Operations on the user's own handshapes; signs keep the hands that they were made with."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from handshapes.own import OwnHandshape, name_problem
from signer.lazy import lazily
from signer.studio.editing.session import Session
from signer.studio.files.own_acts import OwnActs, OwnWords
from signer.studio.files.settings import Settings
from signer.studio.handshapes.own_handshapes import OwnHandshapes
from signer.studio.language import tr

with lazily():
    from signer.files import own_files

ENDING: Final = ".handshape"


class OwnHandshapeActs(OwnActs[OwnHandshape]):
    """Asks, acts, and says in the status line what was done to the user's own handshapes."""

    def __init__(self, parent: QWidget, session: Session, settings: Settings, own: OwnHandshapes) -> None:
        words = OwnWords(
            tr("handshape"),
            ENDING,
            tr("Signs made with it keep their hands."),
            lambda path: own_files.HANDSHAPES.open(path),
            lambda one, path: own_files.HANDSHAPES.save(one, path),
            lambda one, other: (one.handshape, one.joints) == (other.handshape, other.joints),
            name_problem,
        )
        super().__init__(parent, session, settings, own, words)
