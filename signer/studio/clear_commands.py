"""Commands about hands that are in something: brought out at a key, led round between two."""

from typing import Final

from signer.document import edits
from signer.document.sign import Key, Sign
from signer.document.values import LaneName
from signer.studio.actions import Command
from signer.studio.session import Session

NO_KEY: Final = "There is no key here: set one with K, or go to one."
IS_CLEAR: Final = "This hand is in nothing."
NOT_FOUND: Final = "No posture was found that keeps this contact with nothing inside anything."
NO_WAY: Final = "No key follows this one."
GOES_ROUND: Final = "The way to the next key leads through nothing."
NO_ARC: Final = "No arc was found that leads round; another key between would."


class ClearCommands:
    """Carries them out on the open sign."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def commands(self) -> tuple[Command, ...]:
        """What stands in the menu, in its order."""
        return (
            Command("clear", "Bring the hand &clear", self.clear, "O", "stage+timeline", "Sign"),
            Command("lead_round", "Lead the way r&ound", self.lead_round, "Shift+O", "stage+timeline", "Sign"),
        )

    def clear(self) -> None:
        """Another elbow height, then another wrist, then a stand-off, so that nothing is in anything; the contact is kept."""
        said = [NO_KEY]

        def cleared(sign: Sign, lane: LaneName, key: Key) -> Key:
            from signer.motion.wishes.clearing import cleared as found_clear

            found = found_clear(sign, lane, key)
            said[0] = NOT_FOUND if found is None else f"Clear: {found.words}." if found.words else IS_CLEAR
            return key if found is None else found.key

        if self._session.current_key() is not None:
            self._session.edit_key(cleared, "Bring clear")
        self._session.tell(said[0])

    def lead_round(self) -> None:
        """An arc from the key under the playhead, or before it, to the next, that leads through nothing."""
        from signer.motion.checks.passing import key_before, led_round, passages

        session = self._session
        sign, lane, time_s = session.sign, session.selection.lane, session.playhead_s
        keys = [key for key in sign.lane(lane).keys if key.time_s <= time_s]
        if not keys or keys[-1] is sign.lane(lane).keys[-1]:
            session.tell(NO_WAY)
            return
        key = keys[-1]
        if not any(key_before(sign, one) is key for one in passages(sign) if one.lane == lane):
            session.tell(GOES_ROUND)
            return
        arc = led_round(sign, key.id)
        if arc is None:
            session.tell(NO_ARC)
            return
        session.apply(edits.set_transition(key.id, arc))
        session.tell(f"Led round by an arc of {1000 * arc.height_m:.0f} mm.")
