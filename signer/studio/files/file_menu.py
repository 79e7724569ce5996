"""File menu: open, save, revert and export signs and sentences, never losing work without asking.

An open file may be changed on disk, or open in another Signer: then it asks first.
"""

from __future__ import annotations

import hashlib
import os
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from signer import atomic
from signer.document.life import proposed_life
from signer.document.queries import is_empty
from signer.document.sign import Sign
from signer.document.utterance import Document, SignContent, Utterance, UtteranceItem, name_of
from signer.document.utterance_edits import insert_items
from signer.document.video import placed
from signer.errors import SignerError, SignFileError
from signer.lazy import lazily
from signer.studio.editing.session import Session
from signer.studio.files import dialogs
from signer.studio.files.exporting import Exporting
from signer.studio.files.import_dialog import ImportDialog
from signer.studio.files.import_sources import ImportSource, source_of
from signer.studio.files.on_disk import OnDisk
from signer.studio.files.publishing import Publishing
from signer.studio.files.recovery import Copy, Recovery
from signer.studio.files.settings import Settings
from signer.studio.language import complaint, moment, tr, translated
from signer.words import sentences

with lazily():
    from signer.drafting import points
    from signer.files import disk, document_file
    from signer.importing import xml_text
    from signer.library import shelf
    from signer.shelves import listed


NO_GLOSS: Final = tr(" It has no gloss (Sign > Details): sentences know it by the name of its file alone.")
IN_PLACE: Final = tr(
    "The draft is in the place of {}: Undo brings that back, and saving asks for another file."
)


def _saved_words(copy: Copy, path: Path) -> str | None:
    """Say what is odd about the file of a recovery copy; None for one that holds the very same."""
    try:
        saved = _with_film(document_file.open_document(path).document, path, absolute=True)
        changed_s = path.stat().st_mtime
    except (SignerError, OSError) as error:
        if not os.path.lexists(path):
            return tr(", which is not there any more: this copy is all there is")
        return tr(", which cannot be read ({reason}): this copy may be all there is", reason=_reason(error))
    if saved == copy.document:
        return None
    return (
        tr(", which was saved after that: recover only what you miss there")
        if changed_s > copy.edited_s
        else ""
    )


def _reason(error: Exception) -> str:
    return translated(error.problems[0]) if isinstance(error, SignFileError) else complaint(error)


def _with_film(document: Document, path: Path, *, absolute: bool) -> Document:
    """Return a document whose film has its path as files hold it, relative to them, or as the window does."""
    if document.video is None:
        return document
    return replace(document, video=placed(document.video, str(path.absolute().parent), absolute=absolute))


class Files(QObject):
    """Moves signs and sentences between the session and the disk.

    A file that can not be read leaves what is open as it is.

    Signals:
        recent_changed(): another list of recent files.
        disk_changed(): the open file is another one, or was changed on disk.
        film_chosen(path): the film beside annotations that the user chose, which may be opened with them.
    """

    recent_changed = Signal()
    disk_changed = Signal()
    film_chosen = Signal(str)

    def __init__(self, parent: QWidget, session: Session, settings: Settings) -> None:
        super().__init__(parent)
        self._parent, self._session, self._settings = parent, session, settings
        self._exporting = Exporting(parent, session, settings)
        self._publishing = Publishing(parent, session, settings, self._exporting)
        self._recovery = Recovery(session)
        self._disk = OnDisk()
        self._disk.changed.connect(self._on_disk_changed)
        session.file_left.connect(self._on_file_left)

    @property
    def folder(self) -> Path:
        """Folder in which files are looked for."""
        return self._settings.folder

    @property
    def name(self) -> str:
        """Name of the open document in questions: its gloss or title, else its file."""
        document = self._session.document
        nameless = tr("this sentence") if isinstance(document, Utterance) else tr("this sign")
        return translated(sentences.document_name(document, self._session.path, nameless))

    def new(self) -> bool:
        """Begin an empty sign."""
        return self.begin(Sign(rest=self._settings.rest, life=proposed_life()), tr("starting a new sign"))

    def new_sentence(self) -> bool:
        """Begin an empty sentence."""
        begun = Utterance(rest=self._settings.rest, life=proposed_life())
        return self.begin(begun, tr("starting a new sentence"))

    def sentence_with_sign(self) -> bool:
        """Begin a sentence with the open sign, or with that of the item that is entered."""
        session = self._session
        if session.is_performed:
            session.tell(
                tr("This is a sentence already: enter one of its signs to begin another one with that.")
            )
            return False
        sign, path = session.sign, None if session.sentence.is_open else session.path
        name = sign.gloss or (path.stem if path is not None else "SIGN")
        item = UtteranceItem("i1", SignContent(name, sign))
        begun = Utterance(
            dominant_side=sign.dominant_side,
            fps=sign.fps,
            rest=sign.rest,
            life=proposed_life(),
            items=(item,),
        )
        if not self.begin(begun, tr("starting a sentence with it")):
            return False
        session.sentence.choose((), 1)  # what is typed next comes behind the sign
        return True

    def begin(self, document: Document, what_next: str) -> bool:
        """Work on a document that has no file yet, when what is open may be left for `what_next`."""
        if not self.may_leave(what_next):
            return False
        self._session.open_document(document, None)
        self._follow(None)
        return True

    def open(self) -> bool:
        """Ask for a file and open it."""
        path = dialogs.ask_open(self._parent, self._settings.folder)
        return path is not None and self.open_path(path)

    def open_path(self, path: Path) -> bool:
        """Open a file that was dropped on the window or chosen from the recent ones."""
        # A file that can not be read is no reason to give up the open sign. Saving may write into this very
        # file: read anew.
        return (
            self._reading(path) is not None
            and self.may_leave(tr("opening another file"))
            and self._read(path)
        )

    def import_annotations(self) -> bool:
        """Ask for annotations or notation, and begin a draft of them."""
        path = dialogs.ask_import(self._parent, self._settings.folder)
        return path is not None and self.import_path(path)

    def import_path(self, path: Path) -> bool:
        """Show what a file of another program holds, and begin the draft that is taken, beside its film."""
        dialog = dialogs.attempt(
            self._parent,
            tr("{name} could not be read.", name=path.name),
            lambda: ImportDialog(self._parent, self._source_of(path), self._session.character),
        )
        if dialog is None:
            return False
        document = dialog.document if dialog.exec() == QDialog.DialogCode.Accepted else None
        dialog.deleteLater()
        if document is None or not self._put_in(made := _with_film(document, path, absolute=True)):
            return False
        if made.video is not None:
            self.film_chosen.emit(made.video.path)
        return True

    def _put_in(self, document: Document) -> bool:
        """Put a draft into what is open as one step, which undo takes back.

        A sign goes behind the items of a sentence. Else it takes the place of what is open, whose file stays
        as it is: saving asks for another one. A sentence is begun beside a sign.
        """
        session, now = self._session, self._session.document
        label = tr("Import {name}", name=name_of(document)).rstrip()
        if isinstance(document, Sign) and isinstance(now, Utterance) and now.items:
            session.sentence.leave()
            item = insert_items((SignContent(document.gloss or "SIGN", document),))
            session.perform(replace(item, label=label), choose=True)
            return True
        if type(document) is not type(now):
            return self.begin(document, tr("starting what is imported"))
        is_begun = not is_empty(now) if isinstance(now, Sign) else bool(now.items)
        name = self.name
        if isinstance(document, Utterance):
            session.sentence.leave()
            session.put_in_place(session.sentence.sign_in(document), document, label)
        else:
            session.put_in_place(document, document, label)
        if is_begun:
            session.tell(IN_PLACE.format(name))
        return True

    def _source_of(self, path: Path) -> ImportSource:
        """Read a file that drafts are made of; SignerError where it is none."""
        most = points.MOST_BYTES if path.suffix.lower() in (".pose", ".json") else xml_text.MOST_BYTES
        content = disk.content_of(path, "file", most)
        return source_of(path, content, shelf.Library(listed.read_shelves()), self._session.character)

    def open_copy(self, sign: Sign) -> bool:
        """Work on a sign that has no file of the user's yet, such as one of the library."""
        return self.begin(sign, tr("opening another sign"))

    def read_first(self, path: Path) -> bool:
        """Open the file that the program was started with."""
        return self._read(path)

    def save(self) -> bool:
        """Save where the sign came from; ask where for a new one. True when it is saved."""
        self._session.break_gesture()
        return self._write(self._session.path) if self._session.path is not None else self.save_as()

    def save_as(self) -> bool:
        """Ask where to save, and save there."""
        self._session.break_gesture()
        document = self._session.document
        ending = document_file.ENDINGS[type(document)]
        name = f"{dialogs.document_stem(document)}{ending}"
        suggestion = self._session.path or self._settings.folder / name
        path = dialogs.ask_save(self._parent, suggestion)
        return path is not None and self._write(path)

    def revert(self) -> bool:
        """Go back to the file as it was saved."""
        path = self._session.path
        if path is None:
            return False
        return (not self._session.is_modified or dialogs.ask_revert(self._parent, self.name)) and self._read(
            path
        )

    def export(self) -> bool:
        """Ask what to export and where to put it, and write it in the background."""
        return self._exporting.ask()

    def publish(self) -> bool:
        """Ask where the open document is published, with a look at the page before."""
        return self._publishing.ask()

    def copy_embed_code(self) -> None:
        """Copy the lines that show the open document on a web page."""
        self._publishing.copy_embed_code()

    def clip_for_slides(self) -> bool:
        """Ask for a film that shows the sign at full speed, at half, and at full again."""
        return self._exporting.ask(for_slides=True)

    def may_close(self) -> bool:
        """Return whether the window may close: no unsaved or unfinished work is lost that the user wants."""
        return self.may_leave("closing") and self._exporting.may_end()

    def finish(self) -> None:
        """The window closes, and nothing is left to be recovered."""
        self._recovery.forget()
        self._disk.leave()

    @property
    def can_revert(self) -> bool:
        """Return whether the file holds something else than what is open."""
        return self._session.path is not None and (self._session.is_modified or self._disk.is_changed)

    def offer_recovered(self) -> None:
        """Ask about what was being edited when the program ended without a word.

        Says which copies are damaged, too.
        """
        told = [
            self._recover(),
            *(
                tr("A recovery copy is damaged and cannot be read; it is kept as {file}.", file=file)
                for file in self._recovery.damaged
            ),
        ]
        if words := " ".join(filter(None, told)):
            self._session.tell(words)

    def _recover(self) -> str:
        """Ask about one copy after the other until one is recovered; what was done, in words."""
        for copy in self._recovery.abandoned():
            nameless = tr("a sentence") if isinstance(copy.document, Utterance) else tr("a sign")
            name = translated(sentences.document_name(copy.document, copy.path, nameless))
            told = tr("Last edited {edited}. ", edited=moment(copy.edited_s))
            if copy.path is None:
                told += tr("It was never saved.")
            elif (words := _saved_words(copy, copy.path)) is None:
                self._recovery.discard(copy)  # the file has all of it
                continue
            else:
                told += tr("Its file is {path}{words}.", path=copy.path, words=words)
            answer = dialogs.ask_recover(self._parent, name, told)
            if answer == "discard":
                self._recovery.discard(copy)
            elif answer == "recover":
                if not self.may_leave(tr("recovering another file")):
                    break
                self._session.open_recovered(copy.document, copy.path)
                self._follow(copy.path)
                self._recovery.keep()
                self._recovery.discard(copy)
                return tr("Recovered. Save it to keep it.")
        return ""

    def may_leave(self, what_next: str) -> bool:
        """Return whether what is open may be given up: it is saved, or its changes are not wanted."""
        self._session.break_gesture()
        if not self._session.is_modified:
            return True
        answer = dialogs.ask_unsaved(self._parent, self.name, what_next)
        return self.save() if answer == "save" else answer == "discard"

    def _reading(self, path: Path) -> document_file.DocumentReading | None:
        reading = dialogs.attempt(
            self._parent,
            tr("{name} could not be opened.", name=path.name),
            lambda: document_file.open_document(path),
        )
        if reading is None:
            self._settings.forget_recent(path)
            self.recent_changed.emit()
        return reading

    def _read(self, path: Path) -> bool:
        known = atomic.digest_of(path)  # before it is read: what somebody writes meanwhile is not known
        reading = self._reading(path)
        if reading is None:
            return False
        self._session.open_document(_with_film(reading.document, path, absolute=True), path)
        self._follow(path, known)
        if reading.warnings:
            self._session.tell(f"{path.name}: {'; '.join(reading.warnings)}.")
        self._remember(path)
        return True

    def _write(self, path: Path) -> bool:
        over, kept = (self._disk.known or "") if path == self._session.path else None, ""
        document = self._session.document
        written = _with_film(document, path, absolute=False)
        try:
            while True:
                try:
                    document_file.save_document(written, path, over)
                    break
                except disk.ChangedFileError:
                    answer = dialogs.ask_overwrite(self._parent, path.name)
                    if answer != "overwrite":
                        return answer == "elsewhere" and self.save_as()
                    over, kept = disk.keep_version(path)
        except SignerError as error:
            return (
                dialogs.ask_elsewhere(self._parent, tr("{name} could not be saved.", name=path.name), error)
                and self.save_as()
            )
        self._session.mark_saved(path)
        nameless = NO_GLOSS if isinstance(document, Sign) and not document.gloss else ""
        both = tr(" What was there is kept as {kept}.", kept=kept) if kept else ""
        self._session.tell(tr("Saved {name}.{both}{nameless}", name=path.name, both=both, nameless=nameless))
        self._follow(path, hashlib.sha256(document_file.document_bytes(written)).hexdigest())
        self._remember(path)
        return True

    def _on_file_left(self) -> None:
        self._follow(self._session.path)

    def _follow(self, path: Path | None, known: str | None = None) -> None:
        if known is None and path is not None:
            known = atomic.digest_of(path)
        if not self._disk.follow(path, known) and path is not None:
            self._session.tell(
                tr("{name} is open in another Signer too: whoever saves last is asked.", name=path.name)
            )
        self.disk_changed.emit()

    def _on_disk_changed(self) -> None:
        path = self._session.path
        if path is not None:
            done = "changed" if path.exists() else tr("moved or removed")
            mend = (
                tr("File > Revert opens what is there now, saving asks first")
                if path.exists()
                else tr("saving writes it anew")
            )
            self._session.tell(
                tr("{name} was {done} by another program: {mend}.", name=path.name, done=done, mend=mend)
            )
        self.disk_changed.emit()

    def _remember(self, path: Path) -> None:
        self._settings.add_recent(path.absolute())
        self._settings.set_folder(path.absolute().parent)
        self.recent_changed.emit()
