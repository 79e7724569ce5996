"""Commands that free hands from penetration, at a key or on the way between two keys.

At a key the hand is brought out; between two keys it is led round. Long searches run in the
background.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from signer.document.edits import Moment
from signer.document.sign import Sign
from signer.lazy import lazily
from signer.studio.background.searching import Searching
from signer.studio.commands.actions import Actions, Command, group
from signer.studio.editing.session import Session
from signer.studio.language import tr

with lazily():
    from signer.motion.operations import searches
    from signer.sequencing import free_ways


NO_WAY: Final = tr("The hand is on no way here.")
GOES_ROUND: Final = tr("This way leads through nothing.")
NO_ARC: Final = tr("No arc was found that leads round; another key between would.")
LOOKS_OUT: Final = tr("Looking for a way out.")
LOOKS_ROUND: Final = tr("Looking for a way round.")


class ClearCommands:
    """Carries them out on the open sign, each in one step."""

    def __init__(self, session: Session, searching: Searching) -> None:
        self._session, self.searching = session, searching

    def add_to(self, actions: Actions) -> None:
        """Register them; Esc is theirs only while something is looked for."""
        actions.add(
            *group(
                tr("Sign"),
                ("clear", tr("Bring the hand &clear"), self.clear, "O"),
                ("lead_round", tr("Lead the way r&ound"), self.lead_round, "Shift+O"),
            ),
            Command("stop_search", tr("&Stop looking"), self.searching.stop, "Esc", group=tr("Sign")),
        )
        actions["stop_search"].setEnabled(False)
        self.searching.busy_changed.connect(actions["stop_search"].setEnabled)

    def clear(self) -> None:
        """Another elbow height, then another wrist, then a stand-off, so that nothing is in anything.

        The contact is kept.
        """
        session = self._session
        if session.current_key() is None:
            session.tell(searches.NO_KEY)
            return
        session.key_wanted.emit()
        edit = searches.BringClear(at=Moment(session.selection.role, session.playhead_s))
        self.searching.perform(LOOKS_OUT, edit, lambda found: session.tell(found.words))

    def lead_round(self) -> None:
        """An arc that leads through nothing for the way under the playhead.

        To the next key, from rest or back to it.
        """
        session = self._session
        session.key_wanted.emit()
        sign, role = session.sign, session.selection.role
        time_s, character = session.playhead_s, session.character
        self.searching.look(
            LOOKS_ROUND,
            lambda tell: free_ways.led_round_at(sign, role, time_s, character, tell),
            partial(self._on_led, sign),
        )

    def _on_led(self, sign: Sign, led: free_ways.LedRound) -> None:
        if not self.searching.is_about(sign):
            return
        if led.edit is None:
            self._session.tell({"no way": NO_WAY, "clear": GOES_ROUND, "none": NO_ARC}[led.why])
        else:
            self._session.perform(led.edit)
            self._session.tell(tr("Led round by {words}.", words=led.words))
