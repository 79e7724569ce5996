"""Ways of keys that were made or moved, to rest too, chosen free of the body beside the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from signer.document.sign import Sign
from signer.lazy import lazily
from signer.studio.background.jobs import OneJob
from signer.studio.editing.session import Session
from signer.studio.editing.soon import later
from signer.studio.language import tr

with lazily():
    from signer.sequencing import free_ways

AT_REST_MS: Final = 250
"""Time without a change before ways are chosen: places are often chosen one after the other."""
LED_ROUND: Final = tr("The way goes round what was in it. Ctrl+Z takes it back with the step.")
IN_TIME: Final = tr("Rising and sinking take as long as they need. Ctrl+Z takes it back with the step.")


class WayChooser(QObject):
    """Chooses the new ways of each step, which become part of it: one undo takes back both.

    The hand follows the step at once; a change, an undo too, ends the search.
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._job: OneJob[Sign] = OneJob(self)
        self._due: tuple[Sign, Sign] | None = None
        """The sign whose ways were chosen, and the one that became of it, whose ways are due."""
        self._rest = later(self, self._choose, AT_REST_MS)
        session.edited.connect(self._on_edited)
        session.sign_changed.connect(self._begin)
        session.signer_changed.connect(self._begin)

    @property
    def is_settled(self) -> bool:
        """Return whether the ways of the sign as it is now are chosen."""
        return self._due is None or self._due[1] is not self._session.sign

    def _on_edited(self, before: Sign, after: Sign) -> None:
        since = self._due[0] if self._due is not None and self._due[1] is before else before
        self._due = since, after
        self._begin()

    def _begin(self, *_signs: object) -> None:
        """End the search for the sign as it was, and begin another one where ways are due."""
        self._job.drop()
        if self.is_settled:
            self._rest.stop()
        else:
            self._rest.start(AT_REST_MS)

    def _choose(self) -> None:
        if self._due is None or self.is_settled or self._job.is_busy:
            return
        if self._session.in_gesture:
            self._rest.start(AT_REST_MS)
            return
        (since, sign), who = self._due, self._session.character
        self._job.start(
            lambda tell: free_ways.with_free_ways(sign, since, who, lambda: tell(0.0)),
            lambda found: self._on_found(sign, found),
            lambda _error: self._on_found(sign, sign),
        )

    def _on_found(self, sign: Sign, found: Sign) -> None:
        if self._session.in_gesture:
            self._rest.start(AT_REST_MS)  # what was found is known by then
            return
        self._due = None
        if found is not sign:
            self._session.complete(found, tr("Lead ways round"))
            self._session.tell(IN_TIME if found.tracks == sign.tracks else LED_ROUND)
