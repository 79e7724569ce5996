"""The library: signs of the program and of the user, to look through, open and insert."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from signer.document.inserting import insert_sign, insertion_s
from signer.document.queries import is_empty, key_under
from signer.document.utterance import SignContent
from signer.document.utterance_edits import insert_items
from signer.lazy import lazily
from signer.studio.background.jobs import Job
from signer.studio.editing.session import Session
from signer.studio.files import dialogs
from signer.studio.files.file_menu import Files
from signer.studio.files.own_shelf import data_folder
from signer.studio.look import plain, theme
from signer.studio.pictures.queue import Pictures, SignFile
from signer.studio.widgets.inventory_browser import Answers, Inventory, InventoryBrowser
from signer.studio.widgets.inventory_list import Group, Item
from signer.studio.widgets.pieces import button, hint, label, row
from signer.studio.widgets.segments import Segment, Segments
from signer.words import wording

with lazily():
    from signer.library import index, shelf


if TYPE_CHECKING:
    from signer.document.sign import Sign
    from signer.library.facts import Hands
    from signer.library.shelf import Entry, Shelf

_WHICH: Final = (
    Segment("all", "All"),
    Segment("one", "One hand"),
    Segment("two", "Two hands"),
    Segment("own", "My own", tip="Signs that you keep in the library"),
)
_ORDER: Final = (
    Segment("name", "A to Z"),
    Segment("frequent", "Frequent first", tip="By published frequency, as far as it is known; then A to Z"),
)
WIDTH_PX: Final = 124
"""Least width of a card: a signer down to the waist is known at that size."""
_NAMED: Final = 6
NONE_OWN: Final = (
    "No sign of yours stands here yet.\n“Keep the open sign here” saves a copy of the one in the editor."
)


READING: Final = "Reading the library ..."
INSERT: Final = "Insert at the playhead"
ADD: Final = "Add to the sentence"


class Library(QDialog):
    """A window beside the editor; it changes the open sign through the session and the files only."""

    def __init__(
        self, parent: QWidget, session: Session, files: Files, pictures: Pictures, folder: Path | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("library")
        self.setWindowTitle("Library of signs")
        self._session, self._files = session, files
        self._folder = folder or data_folder("signs")
        self._shelf: Shelf | None = None
        self._entries: dict[str, Entry] = {}
        self._every = Answers(())
        self._job: Job[tuple[Shelf, tuple[str, ...]]] | None = None
        self._pictures = pictures
        self._build()
        self._lay_out()
        self._show_chosen()
        self.resize(860, 640)

    def _build(self) -> None:
        self.browser = InventoryBrowser(
            Inventory(
                "library",
                "sign",
                "Gloss, meaning, handshape, place, face or movement",
                self._groups,
                self._find,
                lambda: 0 if self._shelf is None else len(self._shelf),
                lambda _path: self.open_chosen(),
                self._count_words,
                card_px=WIDTH_PX,
                one_click=False,
                takes="opens",
            ),
            self._pictures,
        )
        self.browser.list.chose.connect(self._show_chosen)
        self.browser.list.acted_on.connect(self._on_act)
        self._which = Segments("library.which", "Which signs", _WHICH)
        self._which.choose("all")
        self._which.chosen.connect(self.browser.refresh)
        self._order = Segments("library.order", "Order of the signs", _ORDER)
        self._order.choose("name")
        self._order.chosen.connect(self.browser.refresh)
        self._title = label("", 1, 15, 600)
        self._title.setObjectName("library.title")
        self._made_of = hint()
        self._made_of.setObjectName("library.made_of")
        self._says = hint()
        self._says.setObjectName("library.says")
        self._says.setMinimumHeight(34)
        self._keep = button(
            "Keep the open sign here",
            "plus",
            name="library.keep",
            tip="Save a copy of the open sign among your own (Ctrl+K)",
        )
        self._keep.clicked.connect(self.keep_open_sign)
        self._delete = button("", "trash", name="library.delete", tip="Delete this sign of yours (Del)")
        self._delete.clicked.connect(self.delete_chosen)
        self._insert = button(INSERT, name="library.insert", kind="raised")
        self._insert.clicked.connect(self.insert_chosen)
        self._open = button(
            "Open",
            name="library.open",
            tip="Open it instead of the sign that is open now (Enter)",
            kind="raised",
        )
        self._open.clicked.connect(self.open_chosen)
        self._drawing = label("", 2)
        self._drawing.setObjectName("library.drawing")
        self._pictures.drawing.connect(self._on_drawing)
        for keys, do in (
            ("Ctrl+Return", self.insert_chosen),
            ("Ctrl+K", self.keep_open_sign),
            ("Ctrl+F", self.browser.search.setFocus),
        ):
            QShortcut(QKeySequence(keys), self, do)
        self._session.sign_opened.connect(self._say_insertion)
        self._say_insertion()

    def _say_insertion(self) -> None:
        """Say where a sign is put: among the keys of a sign, or into a sentence after its cursor."""
        sentence = self._session.sentence.is_performed
        self._insert.setText(ADD if sentence else INSERT)
        where = "Put it after the cursor of the sentence" if sentence else "Put its keys into the open sign"
        self._insert.setToolTip(plain.tip(f"{where} (Ctrl+Enter)"))
        self._insert.setAccessibleName(self._insert.text())

    def _lay_out(self) -> None:
        self._which.setFixedWidth(330)
        self._order.setFixedWidth(210)
        above = QVBoxLayout(self.browser)
        above.setContentsMargins(0, 0, 0, 0)
        above.setSpacing(theme.GAP)
        above.addWidget(row(self.browser.search, self._which))
        above.addWidget(row(self.browser.found, None, self._drawing, self._order))
        above.addWidget(self.browser.list, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(16, 16, 16, 14)
        box.setSpacing(theme.GAP)
        box.addWidget(self.browser, 1)
        box.addWidget(self._title)
        box.addWidget(self._made_of)
        box.addWidget(self._says)
        box.addWidget(row(self._keep, self._delete, None, self._insert, self._open))

    # What is shown

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.read()
        self.browser.search.setFocus()

    def read(self) -> None:
        """Read the signs again, off the main thread."""
        if self._job is not None:
            self._job.drop()
        folder, known = self._folder, self._shelf

        def read(tell: Callable[[float], None]) -> tuple[Shelf, tuple[str, ...]]:
            signs = known or shelf.Shelf(folder)
            return signs, signs.refresh(tell)

        self._job = Job(read)
        if known is None:
            self.browser.refresh()
        self._job.start(self._on_read, lambda error: self.browser.found.setText(str(error)))

    def _on_read(self, found: tuple[Shelf, tuple[str, ...]]) -> None:
        self._job = None
        self._shelf, refused = found
        self.browser.refresh()
        if refused:
            self._drawing.setText(f"{len(refused)} of your files could not be read.")
            self._drawing.setToolTip(plain.tip("\n".join(refused)))

    def _find(self, text: str) -> Answers:
        """Return the signs that answer a text among those that are asked for."""
        which = self._which.value
        hands: Hands | None = "one" if which == "one" else "two" if which == "two" else None
        if self._shelf is None:
            return Answers(())
        is_frequent = self._order.value == "frequent"
        found = self._shelf.search(text, hands, own_only=which == "own", frequent_first=is_frequent)
        self._entries = {str(entry.path): entry for entry in found.entries}
        is_sure = bool(found.entries) and found.entries[0].facts.is_called(text)
        return Answers(tuple(map(_item, found.entries)), is_sure, found.is_all)

    def _groups(self) -> tuple[Group, ...]:
        self._every = self._find("")
        self.browser.list.nothing = NONE_OWN if self._which.value == "own" else ""
        return (Group("", self._every.items),)

    def _count_words(self) -> str:
        return READING if self._shelf is None else self.browser.words(self._every)

    @property
    def chosen(self) -> Entry | None:
        """The chosen sign."""
        return self._entries.get(self.browser.list.current_id)

    def _show_chosen(self, *_chosen: object) -> None:
        entry = self.chosen
        for part in (self._insert, self._open):
            part.setEnabled(entry is not None)
        self._delete.setEnabled(entry is not None and entry.is_own)
        self._title.setText(entry.title if entry is not None else "")
        self._made_of.setText(_made_of(entry) if entry is not None else "")
        self._says.setText(entry.facts.notes if entry is not None else "")

    def _on_drawing(self, count: int) -> None:
        self._drawing.setText("Drawing pictures ..." if count else "")

    # What is done

    def open_chosen(self) -> None:
        """Open the chosen sign in the editor.

        The user's own as its file, another one as a copy without a file.
        """
        entry = self.chosen
        if entry is None:
            return
        if entry.is_own:
            opened = self._files.open_path(entry.path)
        else:
            sign = self._read_sign(entry)
            opened = sign is not None and self._files.open_copy(sign)
        if opened:
            self.close()

    def insert_chosen(self) -> None:
        """Put the keys of the chosen sign into the open one at the playhead, as one step."""
        entry = self.chosen
        sign = None if entry is None else self._read_sign(entry)
        if entry is None or sign is None or is_empty(sign):
            return
        session = self._session
        session.break_gesture()
        if session.sentence.is_performed:
            content = SignContent(entry.name, sign, entry.digest)
            session.sentence.perform(insert_items([content], session.sentence.after_caret), choose=True)
            self._drawing.setText(f"{entry.title} is in the sentence. Ctrl+Z in the editor takes it back.")
            return
        start_s = insertion_s(session.sign, session.playhead_s)
        if session.perform(insert_sign(sign, session.playhead_s)).changed:
            role = "dominant" if sign.hand("dominant").keys else "base"
            first = key_under(session.sign.hand("dominant" if role == "dominant" else "base"), start_s)
            if first is not None:
                session.select("dominant" if role == "dominant" else "base", first.id)
            session.playhead_wanted.emit(start_s)
            self._drawing.setText(f"{entry.title} is inserted. Ctrl+Z in the editor takes it back.")

    def _read_sign(self, entry: Entry) -> Sign | None:
        """Read the sign of a card; None when it cannot be read any more, which is told."""
        return dialogs.attempt(self, f"{entry.title} could not be read.", lambda: entry.sign)

    def keep_open_sign(self) -> None:
        """Save a copy of the open sign among the user's own."""
        sign = self._session.sign
        if is_empty(sign):
            self._drawing.setText("The open sign has no keys yet.")
            return
        stem = dialogs.file_stem(sign.gloss)
        if (self._folder / f"{stem}{index.ENDING}").exists() and not dialogs.ask_replace(
            self, stem, "The sign of yours that bears this name goes."
        ):
            return
        if (
            dialogs.attempt(self, f"{stem} could not be kept.", lambda: shelf.keep(sign, stem, self._folder))
            is not None
        ):
            self._drawing.setText(f"{stem} is kept among your own signs.")
            self.read()

    def _on_act(self, _path: str, act: str) -> None:
        if act == "delete":
            self.delete_chosen()

    def delete_chosen(self) -> None:
        """Delete the chosen sign of the user's own, when asked twice."""
        entry = self.chosen
        if (
            entry is None
            or not entry.is_own
            or not dialogs.ask_delete(self, entry.title, f"{entry.path} is deleted.")
        ):
            return
        dialogs.attempt(self, f"{entry.title} could not be deleted.", lambda: shelf.remove(entry.path))
        self.read()


def _item(entry: Entry) -> Item:
    corner = "own" if entry.is_own else ""
    return Item(
        str(entry.path),
        entry.title,
        entry.title,
        corner=corner,
        pictures=(SignFile(entry.path, entry.facts.picture),),
        is_own=entry.is_own,
    )


def _made_of(entry: Entry) -> str:
    """The handshapes and places of a sign in plain words."""
    shapes = [wording.handshape_title(name) for name in entry.handshapes]
    places = [wording.site_name(site) for site in entry.sites]
    more = f" and {len(places) - _NAMED} more" if len(places) > _NAMED else ""
    hands = "Two hands" if entry.hands == "two" else "One hand"
    return "  ·  ".join(
        part for part in (hands, ", ".join(shapes), "; ".join(places[:_NAMED]) + more) if part
    )
