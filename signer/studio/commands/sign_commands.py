"""Commands about files, the open sign and its keys.

Files opened and saved, steps taken back, keys copied and set, what is known of the sign.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtWidgets import QApplication, QDialog

from body_model.plain_types import Side
from signer.document import edits
from signer.document.sign import Rest
from signer.document.utterance_edits import set_utterance
from signer.errors import SignerError
from signer.lazy import lazily
from signer.phrases import begins
from signer.studio.commands.actions import Command, Row, group
from signer.studio.commands.side_commands import bring_forward
from signer.studio.commands.window_parts import WindowParts
from signer.studio.editing.clipboard import Clipboard
from signer.studio.language import complaint, tr, translated
from signer.studio.side_windows.details_dialog import DetailsDialog, SentenceDialog
from signer.words import wording

with lazily():
    from signer import export
    from signer.export import losses, sigml
    from signer.motion.operations import leads
    from signer.studio.files import film_dialog
    from signer.studio.library import tables_window
    from signer.studio.library import window as library_window


class FileCommands:
    """Carries them out in one window."""

    def __init__(self, parts: WindowParts, show_guesses: Callable[[], None]) -> None:
        self._parts, self._show_guesses = parts, show_guesses

    def commands(self) -> tuple[Command, ...]:
        """Return the commands of the File menu."""
        files = self._parts.files
        return (
            Command("new", tr("&New sign"), files.new, "Ctrl+N"),
            Command("new_sentence", tr("New s&entence"), files.new_sentence, "Ctrl+Shift+N"),
            Command("open", tr("&Open…"), files.open, "Ctrl+O"),
            Command("library", tr("&Library of signs…"), self.open_library, "Ctrl+L"),
            Command("save", tr("&Save"), files.save, "Ctrl+S"),
            Command("save_as", tr("Save &as…"), files.save_as, "Ctrl+Shift+S"),
            Command("revert", tr("&Revert to saved"), files.revert),
            Command("import_annotations", tr("Import a&nnotations or notation…"), files.import_annotations),
            Command("new_from_film", tr("New sign from a &film…"), self.new_from_film),
            Command("tables", tr("Tables of si&gns…"), self.open_tables),
            Command("read_table", tr("Read a &table of signs…"), self.read_table),
            Command("import_handshape", tr("&Import a handshape…"), self._parts.acts.import_file),
            Command("export", tr("&Export animation…"), files.export, "Ctrl+E"),
            Command("clip", tr("&Clip for slides…"), files.clip_for_slides),
            Command("publish", tr("&Publish on a web site…"), files.publish),
            Command("copy_embed", tr("Copy em&bed code"), files.copy_embed_code),
            Command("quit", tr("&Quit"), self._parts.window.close, "Ctrl+Q"),
        )

    def new_from_film(self) -> None:
        """Draft a sign of a film's landmarks, show it beside the film, and list what is guessed."""
        parts, workspace = self._parts, self._parts.workspace
        dialog = film_dialog.FilmDialog(parts.window, workspace.settings.folder, workspace.session.character)
        dialog.exec()
        dialog.deleteLater()
        if dialog.sign is None:
            return
        if dialog.sign.video is not None:
            workspace.film.allow(dialog.sign.video.path)
        if parts.files.begin(dialog.sign, tr("starting a draft")):
            self._show_guesses()

    def open_library(self) -> None:
        """Open the library of signs, or bring it forward."""
        parts = self._parts
        bring_forward(
            parts.window.findChild(library_window.Library)
            or library_window.Library(
                parts.window,
                parts.workspace.session,
                parts.files,
                parts.workspace.pictures,
                parts.workspace.shelves,
            )
        )

    def open_tables(self) -> "tables_window.TablesWindow":
        """Open the tables of signs, or bring them forward."""
        parts = self._parts
        shown = parts.window.findChild(tables_window.TablesWindow) or tables_window.TablesWindow(
            parts.window, parts.workspace.session, parts.files, parts.workspace.tables
        )
        bring_forward(shown)
        return shown

    def read_table(self) -> None:
        """Ask for a table of signs, and show it among those that were read."""
        self.open_tables().ask()


LISTED: Final = tr("Export as SiGML (Ctrl+E) lists them.")
NO_OFFER: Final = tr("No easier posture is known for this key.")


class SignCommands:
    """Carries them out in one window."""

    def __init__(self, parts: WindowParts, clipboard: Clipboard) -> None:
        self._parts, self._clipboard = parts, clipboard

    def commands(self) -> tuple[Command, ...]:
        """Return the commands of the menus Edit and Sign."""
        session, clipboard = self._parts.workspace.session, self._clipboard
        elbow, edit, sign = self._parts.hand.posture.elbow, tr("Edit"), tr("Sign")
        switches: tuple[Row, ...] = (
            ("right_handed", tr("&Right hand is dominant"), partial(self._lead_with, "right")),
            ("left_handed", tr("&Left hand is dominant"), partial(self._lead_with, "left")),
            *(
                (f"rest_{rest}", begins(translated(words)), partial(self._set_rest, rest))
                for rest, words in wording.REST_WORDS.items()
            ),
            ("auto_key", tr("&Auto-key"), lambda: session.set_auto_key(not session.auto_key)),
        )
        return (
            *group(edit, ("undo", tr("&Undo"), session.undo, "Ctrl+Z"), where="window"),
            Command("redo", tr("&Redo"), session.redo, "Ctrl+Shift+Z", group=edit, also=("Ctrl+Y",)),
            *group(
                edit,
                ("cut", tr("Cu&t keys"), clipboard.cut, "Ctrl+X"),
                ("copy", tr("&Copy keys"), clipboard.copy, "Ctrl+C"),
                ("copy_hamnosys", tr("Copy as Ha&mNoSys"), self._copy_hamnosys),
                ("paste", tr("&Paste keys at the playhead"), clipboard.paste, "Ctrl+V"),
                where="window",
            ),
            *group(
                edit,
                ("delete", tr("&Delete keys"), clipboard.delete, tr("Del")),
                ("select_all", tr("Select &all keys of the track"), clipboard.select_all, "Ctrl+A"),
            ),
            *group(sign, ("details", tr("&Details…"), self.edit_details, "Ctrl+I"), where="window"),
            *(Command(*row[:3], checkable=True) for row in switches),
            *group(
                sign,
                ("relax_elbow", tr("Rela&x elbow"), elbow.relax_elbow, "X"),
                ("relax_arm", tr("Relax &wrist and elbow"), elbow.relax_arm, "Shift+X"),
                ("take_easier", tr("Take the &easier posture"), self._take_easier, "E"),
                ("set_key", tr("Set &key"), session.set_key, "K"),
            ),
        )

    def _lead_with(self, side: Side) -> None:
        """Let the hand of a side be the dominant one."""
        self._parts.workspace.session.perform(edits.set_dominant_side(side))

    def _copy_hamnosys(self) -> None:
        """Put the open sign, or the sentence, on the clipboard in symbols, and say what they leave out."""
        session = self._parts.workspace.session
        performed = session.sentence.settle()
        sign = session.sign if performed is None else performed.sign
        try:
            text = sigml.hamnosys_of(sign)
        except SignerError as error:
            session.tell(begins(f"{complaint(error)}."))
            return
        QApplication.clipboard().setText(text)
        lost = losses.summary_of(export.losses_of(sign, export.format_of(f"a{sigml.ENDING}")))
        count = len(text.replace("\n", ""))
        listed = f": {lost}. {LISTED}" if lost else "."
        session.tell(tr("Copied {count} symbols of HamNoSys{listed}", count=count, listed=listed))

    def _set_rest(self, rest: Rest) -> None:
        """Let the hands of the sign, or of the sentence, come from another rest."""
        session = self._parts.workspace.session
        if session.sentence.utterance is not None and not session.sentence.entered:
            session.perform(set_utterance(rest=rest))
        else:
            session.perform(leads.at_rest(session.character, rest))

    def _take_easier(self) -> None:
        """Take the easier posture that is offered on the stage."""
        workspace = self._parts.workspace
        if workspace.easier.offer is None:
            workspace.session.tell(NO_OFFER)
        else:
            workspace.easier.take()

    def edit_details(self) -> None:
        """Ask what is known about the sign, or about the sentence."""
        sentence = self._parts.workspace.session.sentence
        if sentence.utterance is not None and not sentence.entered:
            about = SentenceDialog(self._parts.window, sentence.utterance)
            if about.exec() == QDialog.DialogCode.Accepted:
                self._parts.workspace.session.perform(about.edit())
            return
        session = self._parts.workspace.session
        dialog = DetailsDialog(self._parts.window, session.sign, self._parts.workspace.tables)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            session.perform(dialog.edit(session.character))
        dialog.deleteLater()
