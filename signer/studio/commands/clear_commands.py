"""Commands about hands that are in something: brought out at a key, led round between two. What takes long is searched beside the window."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from signer.characters.load import load_character
from signer.document.edits import Edit
from signer.document.fitting import with_key
from signer.document.queries import find_key
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import LaneName
from signer.lazy import lazily
from signer.studio.background.searching import Searching
from signer.studio.commands.actions import Actions, Command
from signer.studio.editing.session import Session

with lazily():
    from signer.motion.checks import leading
    from signer.motion.wishes import clearing


if TYPE_CHECKING:
    from collections.abc import Callable

    from signer.motion.checks.leading import LedRound
    from signer.motion.wishes.clearing import Cleared

NO_KEY: Final = "There is no key here: set one with K, or go to one."
IS_CLEAR: Final = "This hand is in nothing."
NOT_FOUND: Final = "No posture was found that keeps this contact with nothing inside anything."
NO_WAY: Final = "The hand is on no way here."
GOES_ROUND: Final = "This way leads through nothing."
NO_ARC: Final = "No arc was found that leads round; another key between would."
LOOKS_OUT: Final = "Looking for a way out."
LOOKS_ROUND: Final = "Looking for a way round."


class ClearCommands:
    """Carries them out on the open sign, each in one step."""

    def __init__(self, session: Session, searching: Searching) -> None:
        self._session, self.searching = session, searching
        self._asked: tuple[Sign, LaneName, Key | None] = (session.sign, "dominant", None)

    def add_to(self, actions: Actions) -> None:
        """Register them; Esc is theirs only while something is looked for."""
        actions.add(
            Command("clear", "Bring the hand &clear", self.clear, "O", "shared", "Sign"),
            Command("lead_round", "Lead the way r&ound", self.lead_round, "Shift+O", "shared", "Sign"),
            Command("stop_search", "&Stop looking", self.searching.stop, "Esc", group="Sign"),
        )
        actions["stop_search"].setEnabled(False)
        self.searching.busy_changed.connect(actions["stop_search"].setEnabled)

    def clear(self) -> None:
        """Another elbow height, then another wrist, then a stand-off, so that nothing is in anything; the contact is kept."""
        session, key = self._session, self._session.current_key()
        if key is None:
            session.tell(NO_KEY)
            return
        session.key_wanted.emit()
        sign, lane = session.sign, session.selection.lane
        # what is around a hand changes in the course of a long hold: it is brought clear of what is there at the playhead
        asked = replace(key, time_s=session.playhead_s)
        self._asked = (sign, lane, asked)

        def search(tell: Callable[[], None]) -> Cleared | None:
            return clearing.cleared(load_character(), sign, lane, asked, tell)

        self.searching.look(LOOKS_OUT, search, self._on_cleared)

    def _on_cleared(self, found: Cleared | None) -> None:
        sign, lane, key = self._asked
        if key is None or not self.searching.is_about(sign):
            return
        if found is None:
            self._session.tell(NOT_FOUND)
        elif found.key is key:
            self._session.tell(IS_CLEAR)
        else:
            changed = replace(found.key, time_s=find_key(sign, key.id)[1].time_s)
            self._session.apply(Edit("Bring clear", lambda sign: with_key(sign, lane, changed)))
            self._session.tell(f"Clear: {found.words}.")

    def lead_round(self) -> None:
        """An arc that leads through nothing for the way under the playhead: to the next key, from rest or back to it."""
        session = self._session
        session.key_wanted.emit()
        sign, lane, time_s = session.sign, session.selection.lane, session.playhead_s
        self._asked = (sign, lane, None)

        def search(tell: Callable[[], None]) -> LedRound:
            return leading.led_round(load_character(), sign, lane, time_s, tell)

        self.searching.look(LOOKS_ROUND, search, self._on_led)

    def _on_led(self, led: LedRound) -> None:
        if not self.searching.is_about(self._asked[0]):
            return
        if led.edit is None:
            self._session.tell({"no way": NO_WAY, "clear": GOES_ROUND, "none": NO_ARC}[led.why])
        else:
            self._session.apply(led.edit)
            self._session.tell(f"Led round by {led.words}.")
