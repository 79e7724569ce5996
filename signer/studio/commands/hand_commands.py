"""Commands about two hands: which one is worked on, and what one does given over to the other."""

from signer.document.edits import Edit
from signer.document.items import find_item
from signer.document.queries import key_under
from signer.document.values import OTHER_ROLE
from signer.lazy import lazily
from signer.studio.background.contacts import Contacts
from signer.studio.commands.actions import Command, group
from signer.studio.editing.clipboard import NOTHING_CHOSEN, Clipboard
from signer.studio.editing.session import Session
from signer.studio.language import tr

with lazily():
    from signer.motion.operations import both_hands


NO_TURNS = tr("Two keys are needed to take turns; this hand has fewer.")
NOTHING_TO_MIRROR = tr("This hand has no keys to mirror.")
NOT_IN_SPACE = tr("Only a hand all of whose keys are in space can be followed by the other one beside it.")
NO_OTHER = tr("The other hand has no key at this time.")
SAME_ALREADY = tr("The other hand does that already.")


class HandCommands:
    """Carries them out on the open sign."""

    def __init__(self, session: Session, clipboard: Clipboard, contacts: Contacts) -> None:
        self._session, self._clipboard, self._contacts = session, clipboard, contacts

    def commands(self) -> tuple[Command, ...]:
        """Return the commands about two hands, in the order of their menu."""
        return (
            *group(
                tr("Two hands"),
                ("other_hand", tr("Work on the &other hand"), self.change_hands, "H"),
                ("mirror_keys", tr("&Mirror to the other hand"), self.mirror_keys, "M"),
                ("copy_to_other", tr("&Copy to the other hand"), self.copy_keys, "Shift+M"),
            ),
            *group(
                tr("Two hands"),
                ("copy_comfort", tr("Same &arm for the other hand"), self.copy_comfort, "Ctrl+M"),
                where="window",
            ),
            Command("mirror_hand", tr("Mirror the &whole hand"), self.mirror_hand),
            Command("alternate", tr("A&lternate the hands"), self.alternate),
            Command("side_by_side", tr("Move side b&y side"), self.go_side_by_side),
            Command("both_meet", tr("&Both hands meet"), self._contacts.meet),
        )

    def change_hands(self) -> None:
        """Work on the hand that is not being worked on."""
        session = self._session
        session.select(OTHER_ROLE[session.selection.role])
        session.select_under_playhead()

    def mirror_keys(self) -> None:
        """Let the other hand do the mirror image of the chosen keys."""
        if keys := self._chosen():
            self._apply(both_hands.mirror_keys(keys))

    def copy_keys(self) -> None:
        """Let the other hand do the same as the chosen keys, at the same places."""
        if keys := self._chosen():
            self._apply(both_hands.copy_to_other_hand(keys))

    def copy_comfort(self) -> None:
        """Let the other arm stand as this one does at the chosen keys; its hand keeps place and shape."""
        keys, session = self._chosen(), self._session
        if not keys:
            return
        other = session.sign.hand(OTHER_ROLE[session.selection.role])
        times = [find_item(session.sign, key_id)[1].time_s for key_id in keys]
        if all(key_under(other, time_s) is None for time_s in times):
            session.tell(NO_OTHER)
        else:
            self._apply(both_hands.copy_comfort(session.character, keys))

    def mirror_hand(self) -> None:
        """Let the other hand be the mirror image of this one all through."""
        role = self._session.selection.role
        if self._session.sign.hand(role).keys:
            self._apply(both_hands.mirror_role(role))
        else:
            self._session.tell(NOTHING_TO_MIRROR)

    def alternate(self) -> None:
        """Let the other hand be the mirror image of this one half a cycle later."""
        role = self._session.selection.role
        if len(self._session.sign.hand(role).keys) > 1:
            self._apply(both_hands.alternate(role))
        else:
            self._session.tell(NO_TURNS)

    def go_side_by_side(self) -> None:
        """Let the other hand make the movement of this one beside it."""
        session = self._session
        role = session.selection.role
        if not session.sign.hand(role).keys:
            session.tell(NOTHING_TO_MIRROR)
        elif not both_hands.are_in_space(session.sign.hand(role).keys):
            session.tell(NOT_IN_SPACE)
        else:
            self._apply(both_hands.go_side_by_side(session.character, role))

    def _chosen(self) -> tuple[str, ...]:
        keys = self._clipboard.chosen
        if not keys:
            self._session.tell(NOTHING_CHOSEN)
        return tuple(key.id for key in keys)

    def _apply(self, edit: Edit) -> None:
        self._session.key_wanted.emit()
        if not self._session.perform(edit).changed:
            self._session.tell(SAME_ALREADY)
