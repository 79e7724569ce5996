"""The library: signs and sentences of shelves and of the program, to look through, open and insert."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from signer import atomic
from signer.document.inserting import insert_sign, insertion_s
from signer.document.queries import is_empty, key_under
from signer.document.sign import Sign
from signer.document.utterance import SignContent
from signer.document.utterance_edits import insert_items
from signer.errors import SignFileError
from signer.lazy import lazily
from signer.phrases import counted
from signer.studio.editing.session import Session
from signer.studio.files import dialogs
from signer.studio.files.file_menu import Files
from signer.studio.files.shelves import Shelves
from signer.studio.language import complaint, roomy, tr, translated
from signer.studio.library.contents import Contents, Found
from signer.studio.library.shelf_list import ShelfList
from signer.studio.library.versions import Versions
from signer.studio.look import plain, theme
from signer.studio.pictures.queue import Pictures
from signer.studio.widgets.inventory_browser import Answers, Inventory, InventoryBrowser
from signer.studio.widgets.inventory_items import Group
from signer.studio.widgets.pieces import across, beneath, button, hint, label, row
from signer.studio.widgets.segments import Segment, Segments
from signer.words import wording

with lazily():
    from signer import files
    from signer.library import shelf
    from signer.sequencing import glosses


if TYPE_CHECKING:
    from signer.document.values import HandRole
    from signer.shelves.shelf import Shelf

_WHICH: Final = (
    Segment("all", tr("All")),
    Segment("one", tr("One hand")),
    Segment("two", tr("Two hands")),
    Segment("sentences", tr("Sentences"), tip=tr("Sentences that are kept on shelves")),
)
_ORDER: Final = (
    Segment("name", tr("A to Z")),
    Segment(
        "frequent", tr("Frequent first"), tip=tr("By published frequency, as far as it is known; then A to Z")
    ),
)
WIDTH_PX: Final = 124
"""Least width of a card: a signer down to the waist is known at that size."""
_NAMED: Final = 6
NONE_KEPT: Final = tr(
    "Nothing stands here yet.\n“Keep on …” below saves a copy of the sign or sentence in the editor."
)
READING: Final = tr("Reading the library ...")
INSERT: Final = tr("Insert at the playhead")
ADD: Final = tr("Add to the sentence")


class Library(QDialog):
    """A window beside the editor; it changes the open sign through the session and the files only."""

    def __init__(
        self, parent: QWidget, session: Session, files: Files, pictures: Pictures, shelves: Shelves
    ) -> None:
        super().__init__(parent)
        self.setObjectName("library")
        self.setWindowTitle(tr("Library of signs"))
        self._session, self._files = session, files
        self._shelves = shelves
        self._contents = Contents(shelves)
        self._contents.came.connect(self._on_read)
        self._others: tuple[shelf.Entry, ...] = ()
        self._every = Answers(())
        self._done = ""
        self._pictures = pictures
        self._build()
        self._lay_out()
        self._show_chosen()
        self._contents.failed.connect(self.browser.found.setText)
        shelves.listed.connect(self._read_anew)
        shelves.changed.connect(self._on_changed)
        self.resize(roomy(980), 660)

    def _build(self) -> None:
        self.browser = InventoryBrowser(
            Inventory(
                "library",
                tr("sign"),
                tr("Gloss, meaning, handshape, place, face or movement"),
                self._groups,
                self._find,
                lambda: self._contents.count(self._which.value),
                lambda _path: self.open_chosen(),
                self._count_words,
                card_px=WIDTH_PX,
                one_click=False,
                takes=lambda title: tr("Enter opens {title}.", title=title),
            ),
            self._pictures,
        )
        self.browser.list.chose.connect(self._show_chosen)
        self.browser.list.acted_on.connect(self._on_act)
        self._which = Segments("library.which", tr("Which signs"), _WHICH, on=self.browser.refresh)
        self._which.choose("all")
        self.shelf_list = ShelfList(self._shelves)
        self.shelf_list.chosen.connect(self.browser.refresh)
        self.shelf_list.chosen.connect(self._show_chosen)
        self._order = Segments("library.order", tr("Order of the signs"), _ORDER, on=self.browser.refresh)
        self._order.choose("name")
        self._title = label("", 1, 15, 600, name="library.title")
        self._made_of = hint(name="library.made_of")
        self._says = hint(name="library.says")
        self._says.setMinimumHeight(34)
        self._keep = button(tr("Keep"), "plus", name="library.keep", on=self.keep_open)
        words = tr("Delete it from its shelf (Del)")
        self._delete = button("", "trash", name="library.delete", tip=words, on=self.delete_chosen)
        self._where = label("", 2, name="library.where")
        words = tr("Another shelf has this gloss, too")
        self._other = button("", name="library.other", tip=words, on=self.show_other)
        words = tr("Who changed it, when and why, where the shelf is a checkout of git")
        self._versions = button(tr("Versions…"), name="library.versions", tip=words, on=self.show_versions)
        self._insert = button(INSERT, name="library.insert", kind="raised", on=self.insert_chosen)
        words = tr("Open it instead of the sign that is open now (Enter)")
        self._open = button(tr("Open"), name="library.open", tip=words, kind="raised", on=self.open_chosen)
        self._drawing = label("", 2, name="library.drawing")
        self._pictures.drawing.connect(self._on_drawing)
        for keys, do in (
            ("Ctrl+Return", self.insert_chosen),
            ("Ctrl+K", self.keep_open),
            ("Ctrl+F", self.browser.search.setFocus),
        ):
            QShortcut(QKeySequence(keys), self, do)
        self._session.sign_opened.connect(self._say_insertion)
        self._say_insertion()

    def _say_insertion(self) -> None:
        """Say where a sign is put: among the keys of a sign, or into a sentence after its cursor."""
        sentence = self._session.is_performed
        self._insert.setText(ADD if sentence else INSERT)
        where = (
            tr("Put it after the cursor of the sentence")
            if sentence
            else tr("Put its keys into the open sign")
        )
        self._insert.setToolTip(plain.tip(tr("{where} (Ctrl+Enter)", where=where)))
        self._insert.setAccessibleName(self._insert.text())

    def _lay_out(self) -> None:
        self._which.setFixedWidth(roomy(340))
        self._order.setFixedWidth(roomy(210))
        browser, gap = self.browser, theme.GAP
        found = row(browser.found, None, self._drawing, self._order)
        beneath(browser, row(browser.search, self._which), found, (browser.list, 1), gap=gap)
        beside = across(None, self.shelf_list, (browser, 1), gap=gap)
        title = row(self._title, None, self._where, self._other, self._versions)
        acts = row(self._keep, self._delete, None, self._insert, self._open)
        beneath(self, (beside, 1), title, self._made_of, self._says, acts, gap=gap, margins=(16, 16, 16, 14))

    # What is shown

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._say("")
        self.read()
        self.browser.search.setFocus()

    def read(self) -> None:
        """Read the signs again, off the main thread."""
        self._contents.read()
        if not self._contents.is_read:
            self.browser.refresh()

    def _on_read(self, refused: tuple[str, ...]) -> None:
        chosen = self.browser.list.current_id
        self.browser.refresh()
        self.browser.list.reveal(chosen)
        self._show_chosen()
        count = counted(len(refused), "file or shelf", "files or shelves")
        self._drawing.setText(tr("{count} could not be read.", count=count) if refused else self._done)
        self._drawing.setToolTip(plain.tip("\n".join(map(translated, refused))))

    def _on_changed(self, kinds: frozenset[str]) -> None:
        if self.isVisible() and kinds & {"signs", "sentences"}:
            self.read()

    def _read_anew(self) -> None:
        if self.isVisible():
            self.read()

    def _find(self, text: str) -> Answers:
        """Return what answers a text of what is asked for."""
        is_frequent = self._order.value == "frequent"
        return self._contents.find(text, self._which.value, self.shelf_list.shelf, frequent_first=is_frequent)

    def _groups(self) -> tuple[Group, ...]:
        self._every = self._find("")
        self.browser.list.nothing = NONE_KEPT if self._contents.is_read else ""
        return (Group("", self._every.items),)

    def _count_words(self) -> str:
        return self.browser.words(self._every) if self._contents.is_read else READING

    @property
    def chosen(self) -> Found | None:
        """The chosen sign or sentence."""
        return self._contents.at(self.browser.list.current_id)

    @property
    def _onto(self) -> Shelf:
        """The shelf on which something is kept: the chosen one, or the user's own."""
        chosen = self.shelf_list.shelf
        return self._shelves.own if chosen is None or chosen == shelf.PROGRAM else chosen

    def _show_chosen(self, *_chosen: object) -> None:
        chosen = self.chosen
        entry, on = (None, None) if chosen is None else (chosen.entry, chosen.on)
        is_kept = chosen is not None and chosen.is_kept
        self._insert.setEnabled(entry is not None)
        self._open.setEnabled(chosen is not None)
        self._delete.setEnabled(on is not None and not on.is_read_only)
        self._versions.setEnabled(is_kept)
        self._show_others(entry)
        where = ""
        if on is not None and is_kept:
            part = tr(" (read-only)") if on.is_read_only else ""
            where = tr("On {name}{part}", name=on.name, part=part)
        self._where.setText(where)
        self._title.setText("" if chosen is None else chosen.title)
        onto = self._onto
        self._keep.setText(tr("Keep on {name}", name=onto.name))
        self._keep.setAccessibleName(self._keep.text())
        self._keep.setEnabled(not onto.is_read_only)
        self._keep.setToolTip(
            plain.tip(tr("Save a copy of the open sign or sentence on this shelf (Ctrl+K)"))
        )
        made_of, says = ("", "") if chosen is None else _told_of(chosen)
        self._made_of.setText(made_of)
        self._says.setText(says)

    def _show_others(self, entry: shelf.Entry | None) -> None:
        """Say that other shelves have the gloss of the chosen sign, and lead to the next of these."""
        self._others, first = self._contents.others(entry)
        if first is not None:
            self._where.setToolTip(plain.tip(tr("Sentences take that of {name}", name=first.shelf.name)))
        self._other.setVisible(bool(self._others))
        if self._others:
            self._other.setText(tr("Also on {name}", name=self._others[0].shelf.name))

    def show_other(self) -> None:
        """Show the sign of the same gloss on the next shelf that has one."""
        if self._others:
            other = self._others[0]
            self._which.choose("all")
            self.shelf_list.choose(other.shelf)
            self.browser.search.setText(other.gloss or other.name)
            self.browser.list.reveal(str(other.path))
            self._show_chosen()

    def show_versions(self) -> None:
        """Show who changed the chosen sign or sentence, when and why."""
        if self.chosen is not None:
            Versions(self, self._files, self.chosen.path).open()

    def _on_drawing(self, count: int) -> None:
        self._drawing.setText(tr("Drawing pictures ...") if count else self._done)

    def _say(self, words: str) -> None:
        """Say what was done, also once the signs are read again and drawn."""
        self._done = words
        self._drawing.setText(words)

    # What is done

    def open_chosen(self) -> None:
        """Open the chosen sign in the editor.

        That of a shelf as its file, one of the program as a copy without a file.
        """
        chosen = self.chosen
        if chosen is None:
            return
        if chosen.entry is None or chosen.is_kept:
            opened = self._files.open_path(chosen.path)
        else:
            sign = self._read_sign(chosen.entry)
            opened = sign is not None and self._files.open_copy(sign)
        if opened:
            self.close()

    def insert_chosen(self) -> None:
        """Put the keys of the chosen sign into the open one at the playhead, as one step."""
        entry = None if self.chosen is None else self.chosen.entry
        sign = None if entry is None else self._read_sign(entry)
        if entry is None or sign is None or is_empty(sign):
            return
        session = self._session
        session.break_gesture()
        if session.is_performed:
            content = SignContent(entry.name, sign, entry.digest)
            session.perform(insert_items([content], session.sentence.after_caret), choose=True)
            self._say(
                tr("{title} is in the sentence. Ctrl+Z in the editor takes it back.", title=entry.title)
            )
            return
        start_s = insertion_s(session.sign, session.playhead_s)
        if session.perform(insert_sign(sign, session.playhead_s)).changed:
            role: HandRole = "dominant" if sign.hand("dominant").keys else "base"
            if (first := key_under(session.sign.hand(role), start_s)) is not None:
                session.select(role, first.id)
            session.playhead_wanted.emit(start_s)
            self._say(tr("{title} is inserted. Ctrl+Z in the editor takes it back.", title=entry.title))

    def _read_sign(self, entry: shelf.Entry) -> Sign | None:
        """Read the sign of a card; None when it cannot be read any more, which is told."""
        return dialogs.attempt(self, tr("{title} could not be read.", title=entry.title), lambda: entry.sign)

    def keep_open(self) -> None:
        """Save a copy of the open sign or sentence on the chosen shelf."""
        session, onto = self._session, self._onto
        document = session.document if session.is_performed else session.sign
        if isinstance(document, Sign) and is_empty(document):
            self._say(tr("The open sign has no keys yet."))
            return
        stem = dialogs.document_stem(document)
        over = atomic.digest_of(shelf.file_on(document, stem, onto))
        told = tr("On {name} there is one of this name: it goes.", name=onto.name)
        if over is not None and not dialogs.ask_replace(self, stem, told):
            return
        kept = dialogs.attempt(
            self,
            tr("{stem} could not be kept.", stem=stem),
            lambda: shelf.keep(document, stem, onto, over or ""),
        )
        if kept is not None:
            self._say(tr("{stem} is kept on {name}.", stem=stem, name=onto.name))
            self.read()

    def _on_act(self, _path: str, act: str) -> None:
        if act == "delete":
            self.delete_chosen()

    def delete_chosen(self) -> None:
        """Delete the chosen sign or sentence from its shelf, when asked twice."""
        chosen = self.chosen
        if chosen is None or not self._delete.isEnabled():
            return
        path, title = chosen.path, chosen.title
        if dialogs.ask_delete(self, title, tr("{path} is deleted.", path=path)):
            words = tr("{stem} could not be deleted.", stem=path.stem)
            dialogs.attempt(self, words, lambda: shelf.remove(path))
            self.read()


def _told_of(found: Found) -> tuple[str, str]:
    """Return what a sign is made of and its notes, of a sentence its glosses, and its title and meaning."""
    if found.entry is not None:
        return _made_of(found.entry), found.entry.facts.notes
    try:
        said = files.open_utterance(found.path).utterance
    except SignFileError as error:
        return complaint(error), ""
    title = said.title if said.title != found.title else ""
    return glosses.typed(said), "\n".join(filter(None, (title, said.translation)))


def _made_of(entry: shelf.Entry) -> str:
    """The handshapes and places of a sign in plain words."""
    shapes = [translated(wording.handshape_title(name)) for name in entry.handshapes]
    places = [translated(wording.site_name(site)) for site in entry.sites]
    more = tr(" and {count} more", count=len(places) - _NAMED) if len(places) > _NAMED else ""
    hands = tr("Two hands") if entry.hands == "two" else tr("One hand")
    return "  ·  ".join(
        part for part in (hands, ", ".join(shapes), "; ".join(places[:_NAMED]) + more) if part
    )
