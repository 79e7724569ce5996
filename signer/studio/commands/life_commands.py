"""Commands about life: how much there is, holds loosened by it, and what it does written as keys."""

from typing import Final

from PySide6.QtWidgets import QMainWindow

from signer.document import edits
from signer.document.edits import Edit
from signer.lazy import lazily
from signer.studio.commands.actions import Command
from signer.studio.commands.side_commands import bring_forward
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.language import tr
from signer.studio.side_windows.life_window import LifeWindow

with lazily():
    from signer.motion.operations import life_keys, loosening

NAMES: Final = "life | loosen_holds write_life life_off"
NO_LIFE: Final = tr("There is no life in this sign: give it some first, by Sign > Life > Life.")
BY_ITSELF: Final = tr(
    "A sentence does this by itself as far as its life asks; enter a sign to change that one."
)
NONE_LEFT: Final = tr("There is no life in it: nothing to put back.")
ALL_LOOSE: Final = tr("No hold of this sign has time to give, and hands have theirs up and down.")
LOOSENED: Final = tr("Free holds have given time to the ways beside them; hands take theirs up and down.")
WRITTEN: Final = tr("Life is written as spans now; hands flow no longer.")


class LifeCommands:
    """Carries them out on the open sign, each in one step."""

    def __init__(self, window: QMainWindow, session: Session, player: Player) -> None:
        self._window, self._session, self._player = window, session, player

    def commands(self) -> tuple[Command, ...]:
        """Return the commands of the menu of life."""
        return (
            Command("life", tr("&Life…"), self.show_life, "Ctrl+Alt+L", group=tr("Sign")),
            Command("loosen_holds", tr("Loosen &holds"), self.loosen),
            Command("write_life", tr("&Write as keys"), self.write),
            Command("life_off", tr("&Put life back to 0"), self.put_back),
        )

    def show_life(self) -> None:
        """Show how much life there is, to be changed."""
        bring_forward(
            self._window.findChild(LifeWindow) or LifeWindow(self._window, self._session, self._player)
        )

    def loosen(self) -> None:
        """Give time of holds to ways, and to hands up and down, as far as life asks."""
        self._perform(loosening.loosen(self._session.character), LOOSENED, ALL_LOOSE)

    def write(self) -> None:
        """Write what life does as spans, and put it to 0."""
        self._perform(life_keys.write_life(), WRITTEN, NO_LIFE)

    def put_back(self) -> None:
        """Play the tracks alone."""
        if not self._session.perform(edits.set_details(life=0.0)).changed:
            self._session.tell(NONE_LEFT)

    def _perform(self, edit: Edit, done: str, nothing: str) -> None:
        session = self._session
        if session.is_performed:
            session.tell(BY_ITSELF)
        elif not session.sign.life:
            session.tell(NO_LIFE)
        else:
            session.tell(done if session.perform(edit).changed else nothing)
