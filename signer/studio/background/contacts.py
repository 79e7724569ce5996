"""A hand brought to a place, or both hands to each other.

At once, or beside the window where it takes long.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from signer.document.change import Outcome
from signer.document.edits import Moment
from signer.document.sign import SIDE_OF, Sign
from signer.document.tracks.hand import Key
from signer.document.tracks.track import TrackName
from signer.document.values import OTHER_ROLE, SkinSpot
from signer.lazy import lazily
from signer.studio.background.searching import SearchedEdit, Searching
from signer.studio.editing.session import Session
from signer.studio.language import tr, translated
from signer.words.went_along import after_placing, after_raising
from sites.site import BOTH_MEET

with lazily():
    from signer.motion.operations import hand_edits, searches


if TYPE_CHECKING:
    from collections.abc import Callable


BRINGS: Final = tr("Bringing the hand to the other one.")
BRINGS_BOTH: Final = tr("Bringing both hands to each other.")


class Contacts(QObject):
    """Brings hands to places, each as one undo step.

    What takes long goes on beside the window, and Esc ends it.

    Signals:
        waiting_changed(site): what has been asked for takes a while, a site's id or one's own place; None as
            soon as it is over.
    """

    waiting_changed = Signal(object)

    def __init__(self, session: Session, searching: Searching) -> None:
        super().__init__()
        self._session, self._searching = session, searching
        self._asked: str | SkinSpot | None = None
        searching.shown_changed.connect(self._on_shown)
        searching.busy_changed.connect(self._on_busy)

    @property
    def is_waiting(self) -> bool:
        """Return whether a hand is being brought to a place in the background."""
        return self._asked is not None

    def bring(self, site: str | SkinSpot) -> None:
        """Bring the hand under the playhead to a site.

        Another hand on which this lies is raised if it is at rest.
        """
        session = self._session
        side, before = session.selection.role, session.current_key()
        if not hand_edits.PlaceAt(site, at=Moment(side, session.playhead_s)).takes_long:
            found = session.perform(hand_edits.PlaceAt(site))
            if words := translated(after_placing(before, found.key)):
                session.tell(words)
            return
        time_s = session.time_to_edit(TrackName("hand", side))
        if time_s is not None:
            edit = hand_edits.PlaceAt(site, at=Moment(side, time_s))
            self._look(site, BRINGS, edit, partial(self._on_brought, edit.moment, before))

    def _on_brought(self, at: Moment, before: Key | None, found: Outcome[Sign]) -> None:
        """Go to a key that was brought to the other hand, and say what went along."""
        session = self._session
        session.go_to_key(TrackName("hand", at.side), at.time_s)
        raised = SIDE_OF[OTHER_ROLE[at.side]] if found.after.dominant_side == "right" else SIDE_OF[at.side]
        if words := translated(after_raising(raised, found.words)) or translated(
            after_placing(before, found.key)
        ):
            session.tell(words)

    def meet(self) -> None:
        """Bring both hands to each other at the playhead.

        A hand without a key there becomes the mirror of the other.
        """
        session = self._session
        session.key_wanted.emit()
        edit = searches.MeetBothHands(at=Moment(session.selection.role, session.playhead_s))
        self._look(BOTH_MEET, BRINGS_BOTH, edit, lambda _found: None)

    def _look(
        self, site: str | SkinSpot, words: str, edit: SearchedEdit, then: Callable[[Outcome[Sign]], None]
    ) -> None:
        """Search beside the window for the outcome of an edit, perform it and go on."""
        self._searching.perform(words, edit, then)
        self._asked = site

    def _on_shown(self, shown: bool) -> None:
        if shown and self._asked is not None:
            self.waiting_changed.emit(self._asked)

    def _on_busy(self, busy: bool) -> None:
        if self._asked is not None:
            self._asked = None
            self.waiting_changed.emit(None)
