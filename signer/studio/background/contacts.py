"""A hand brought to a place, or both hands to each other: at once, or beside the window where it takes long."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, Signal

from signer.characters.load import load_character
from signer.document.edits import Edit
from signer.document.queries import key_under
from signer.document.sign import SIDE_OF, Sign
from signer.document.tracks.hand import Key
from signer.document.tracks.track import TrackName
from signer.document.values import OTHER_LANE, LaneName, SkinSpot
from signer.lazy import lazily
from signer.studio.background.searching import Searching
from signer.studio.editing import both_meet, key_changes
from signer.studio.editing.session import Session
from signer.studio.words.went_along import after_placing, after_raising
from sites.site import BOTH_MEET

with lazily():
    from signer.motion.wishes import raising, reposing


if TYPE_CHECKING:
    from collections.abc import Callable

    from signer.motion.wishes.raising import Raised

T = TypeVar("T")

BRINGS: Final = "Bringing the hand to the other one."
BRINGS_BOTH: Final = "Bringing both hands to each other."
CHANGE_SITE: Final = "Change site"


class Contacts(QObject):
    """Brings hands to places, each as one undo step; what takes long goes on beside the window, and Esc ends it.

    Signals:
        waiting_changed(site): what has been asked for takes a while, a site's id or one's own place; None as soon as it is over.
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
        """Bring the hand under the playhead to a site; another hand on which this lies is raised if it is at rest."""
        session = self._session
        if raising.lies_on_other_hand(load_character(), session.selection.lane, site):
            self._bring_to_other_hand(site)
            return
        before = session.current_key()
        session.edit_key(partial(_with_site, site=site), CHANGE_SITE)
        if words := after_placing(before, session.current_key()):
            session.tell(words)

    def meet(self) -> None:
        """Bring both hands to each other at the playhead; a hand without a key there becomes the mirror of the other."""
        session = self._session
        session.key_wanted.emit()
        sign, lane, time_s = session.sign, session.selection.lane, session.playhead_s

        def search(tell: Callable[[], None]) -> Sign:
            return both_meet.met(sign, lane, time_s, tell)

        def on_found(after: Sign) -> None:
            if self._searching.is_about(sign):
                session.apply(Edit("Both hands meet", lambda _sign: after))

        self._look(BOTH_MEET, BRINGS_BOTH, search, on_found)

    def _bring_to_other_hand(self, site: str | SkinSpot) -> None:
        session = self._session
        time_s = session.time_to_edit(TrackName("hand", session.selection.lane))
        if time_s is None:
            return
        sign, lane, before = session.sign, session.selection.lane, session.current_key()

        def search(tell: Callable[[], None]) -> Raised:
            return _touched(sign, lane, time_s, site, tell)

        def on_found(found: Raised) -> None:
            if self._searching.is_about(sign):
                session.apply(Edit(CHANGE_SITE, lambda _sign: found.sign))
                session.go_to_key(TrackName("hand", lane), time_s)
                raised = SIDE_OF[OTHER_LANE[lane]] if sign.dominant_side == "right" else SIDE_OF[lane]
                if words := after_raising(raised, found.words) or after_placing(before, session.current_key()):
                    session.tell(words)

        self._look(site, BRINGS, search, on_found)

    def _look(self, site: str | SkinSpot, words: str, search: Callable[[Callable[[], None]], T], on_found: Callable[[T], None]) -> None:
        self._searching.look(words, search, on_found)
        self._asked = site

    def _on_shown(self, shown: bool) -> None:
        if shown and self._asked is not None:
            self.waiting_changed.emit(self._asked)

    def _on_busy(self, busy: bool) -> None:
        if self._asked is not None:
            self._asked = None
            self.waiting_changed.emit(None)


def _with_site(sign: Sign, lane: LaneName, key: Key, site: str | SkinSpot) -> Key:
    return reposing.with_site(load_character(), sign, lane, key, site)


def _touched(sign: Sign, lane: LaneName, time_s: float, site: str | SkinSpot, tell: Callable[[], None]) -> Raised:
    """The sign with the hand's key at a time, set there if there was none, brought to a place on the other hand."""
    if key_under(sign.hand(lane), time_s) is None:
        sign = key_changes.of_row(TrackName("hand", lane), time_s)(sign)
    key = key_under(sign.hand(lane), time_s)
    assert key is not None
    return raising.touched(load_character(), sign, lane, key, site, tell, at_s=time_s)
