"""Commands about the face: blinks by rule, a last sign held longer, a recipe fixed, a face kept."""

from typing import Final

from signer.document import face_edits
from signer.studio.commands.actions import Command
from signer.studio.editing.clipboard import Clipboard
from signer.studio.editing.session import Session
from signer.studio.editing.signals import chosen_span
from signer.studio.language import complaint, tr
from signer.studio.workspace import Workspace

NO_BLINKS: Final = tr(
    "There is nothing that asks for another blink: no end of a marker, role shift or wide gaze."
)
NO_MARKER: Final = tr("Choose a question or another marker, or a key under it: its last sign is held longer.")
NO_SIGNAL: Final = tr("Choose the bar of a signal on the timeline: its recipe is written into the sign.")
FIXED: Final = tr("The recipe stands in the sign now, and follows no later inventory.")


class FaceCommands:
    """Carries them out on the open sign, each in one step."""

    def __init__(self, workspace: Workspace, clipboard: Clipboard) -> None:
        self._workspace, self._clipboard = workspace, clipboard

    @property
    def _session(self) -> Session:
        return self._workspace.session

    def commands(self) -> tuple[Command, ...]:
        """Return the commands of the menu of the face."""
        keep = self._workspace.own_signal_act
        return (
            Command(
                "copy_face", tr("&Copy the face"), self._clipboard.copy_face, "Ctrl+Shift+C", group=tr("Edit")
            ),
            Command("suggest_blinks", tr("Suggest &blinks"), self.suggest_blinks),
            Command("hold_last", tr("Hold the &last sign under a marker longer"), self.hold_last),
            Command("fix_signal", tr("&Fix the recipe of a signal in this sign"), self.fix),
            Command("keep_face", tr("&Keep this face as a signal…"), lambda: keep.emit("", "keep")),
            Command("import_signal", tr("&Import a signal…"), lambda: keep.emit("", "import")),
        )

    def suggest_blinks(self) -> None:
        """Put blinks where the sign asks for them, and say how many."""
        session = self._session
        before = len(session.sign.spans("eyes"))
        session.perform(face_edits.suggest_blinks())
        count = len(session.sign.spans("eyes")) - before
        words = tr("A blink is") if count == 1 else tr("{count} blinks are", count=count)
        session.tell(
            tr("{words} set, which can be moved and taken away.", words=words) if count else NO_BLINKS
        )

    def hold_last(self) -> None:
        """Hold the last sign under a marker longer, as questions propose."""
        session = self._session
        found = chosen_span(session, "", ("grammar",))
        if found is None or found[0].kind != "grammar":
            session.tell(NO_MARKER)
            return
        changed = session.perform(face_edits.lengthen_last(found[1].id)).changed
        session.tell(tr("The last sign is held longer.") if changed else NO_MARKER)

    def fix(self) -> None:
        """Write the recipe of the chosen signal into the sign."""
        session = self._session
        found = chosen_span(session, "")
        if found is None or not found[1].signal:
            session.tell(NO_SIGNAL)
            return
        try:
            session.perform(face_edits.fix(found[1].id))
        except ValueError as error:
            session.tell(f"{complaint(error)}.")
            return
        session.tell(FIXED)
