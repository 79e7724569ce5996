"""Window of tables of signs: rows looked up, what is not written yet, and drafts begun from rows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QGridLayout,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from signer.errors import SignerError
from signer.lazy import lazily
from signer.phrases import counted
from signer.printable import excerpt
from signer.studio.background.jobs import OneJob
from signer.studio.editing.session import Session
from signer.studio.files import dialogs
from signer.studio.files.file_menu import Files
from signer.studio.files.own_tables import OwnTables
from signer.studio.language import complaint, decimals, tr, translated
from signer.studio.look import plain, theme
from signer.studio.widgets.forms import Dialog, choice_field, set_up_table
from signer.studio.widgets.pieces import beneath, button, hint, label, row
from signer.studio.widgets.search_field import SearchField, wants_search
from signer.studio.widgets.segments import Segment, Segments

with lazily():
    from signer.files import disk
    from signer.library import shelf
    from signer.shelves import listed
    from signer.tables import drafting, reading
    from signer.tables import row as rows

if TYPE_CHECKING:
    from signer.document.sign import Sign
    from signer.tables import SignRow, SignTable


NONE: Final = "—"
"""Choice for a field that the table has no column of."""
COLUMNS: Final = 2
"""Columns of the form: fifteen fields below each other would be too high for small screens."""
NEEDED: Final = tr("Choose the column of IDs or of glosses: without one, rows have no name.")
KNOWN: Final = tr("{} of {} columns are known by their heads. Choose others where that is wrong.")


class ColumnsDialog(Dialog):
    """A choice of a column for each field; `columns` holds heads by fields, empty for none."""

    def __init__(self, parent: QWidget | None, name: str, heads: Sequence[str]) -> None:
        super().__init__(parent, "columns", tr("Columns of {name}", name=name), tr("Read it"))
        known = reading.columns_of(heads)
        self._boxes = {field: self._box(field, heads, known) for field in reading.FIELDS}
        self._known = KNOWN.format(len(set(known.values())), len(heads))
        self._about = hint()
        form = QGridLayout()
        form.setHorizontalSpacing(theme.MARGIN)
        form.setVerticalSpacing(theme.GAP)
        rows = -(-len(self._boxes) // COLUMNS)
        for number, (field, choice) in enumerate(self._boxes.items()):
            down, across = number % rows, 2 * (number // rows)
            form.addWidget(label(translated(reading.TITLES[field]), 2), down, across)
            form.addWidget(choice, down, across + 1)
            choice.currentIndexChanged.connect(self._show)
        self.lay_out(self._about, form)
        self._show()

    @property
    def columns(self) -> Mapping[str, str]:
        """Return the heads by fields, as they are chosen."""
        return {field: str(box.currentData()) for field, box in self._boxes.items()}

    def _box(self, field: str, heads: Sequence[str], known: Mapping[str, str]) -> QComboBox:
        found = ((head[: reading.LONGEST], head) for head in dict.fromkeys(filter(None, heads)))
        now = known.get(field, "")
        return choice_field(
            f"columns.{field}", translated(reading.TITLES[field]), ((NONE, ""), *found), now, 20
        )

    def _show(self, *_changed: object) -> None:
        chosen = self.columns
        is_named = any(chosen[field] for field in ("entry", "gloss", "lemma"))
        self.take.setEnabled(is_named)
        self._about.setText(self._known if is_named else NEEDED)


MOST: Final = 500
"""Rows that are shown at most, the first of those that answer; nobody scrolls through more."""
LONGEST: Final = 60
"""Letters of a cell at most."""
HEADS: Final = (tr("Gloss"), "ID", tr("Frequency"), tr("Hands"), tr("Handshape"), tr("Place"), tr("Movement"))
NO_TABLE: Final = tr(
    "No table has been read yet. “Read a table” takes a CSV file of ASL-LEX, of a Signbank or of your own, "
    "or an external vocabulary of ELAN (.ecv). Signer comes with none."
)
_WHICH: Final = (
    Segment("all", tr("All")),
    Segment("unwritten", tr("Not written yet"), tip=tr("No sign of the library has their ID or their name")),
)


class _Rows(QTreeWidget):
    """Rows of a table; letters go on with the search, Enter takes."""

    def __init__(self, search: SearchField, take: Callable[[], object]) -> None:
        super().__init__()
        self._search, self._take = search, take
        set_up_table(self, "tables.rows", tr("Signs of the table"), HEADS)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.header().setStretchLastSection(True)
        self.header().resizeSections(QHeaderView.ResizeMode.ResizeToContents)
        self.itemDoubleClicked.connect(lambda *_: take())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if wants_search(event):
            self._search.type_on(event.text())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take()
        else:
            super().keyPressEvent(event)


class TablesWindow(QDialog):
    """A window beside the editor; it changes what is open through the files only."""

    def __init__(self, parent: QWidget, session: Session, files: Files, tables: OwnTables) -> None:
        super().__init__(parent)
        self.setObjectName("tables")
        self.setWindowTitle(tr("Tables of signs"))
        self._session, self._files, self._tables = session, files, tables
        self._written: tuple[rows.Written, ...] = ()
        self._looking: OneJob[tuple[rows.Written, ...]] = OneJob(self)
        self._drafting: OneJob[Sign] = OneJob(self)
        self._build()
        self._lay_out()
        tables.changed.connect(self._show_tables)
        self.resize(900, 600)

    def _build(self) -> None:
        self._search = SearchField(
            "tables.search", tr("Search the table"), tr("Gloss, meaning, handshape or place")
        )
        self._search.textChanged.connect(self._show)
        self._which = Segments("tables.which", tr("Which signs"), _WHICH, on=self._show)
        self._which.choose("all")
        self._choice = choice_field("tables.choice", tr("Table"))
        self._choice.setMinimumContentsLength(16)
        self._choice.currentIndexChanged.connect(self._show)
        self._rows = _Rows(self._search, self.draft_chosen)
        self._rows.currentItemChanged.connect(self._show_chosen)
        self._search.accepted.connect(self.draft_chosen)
        self._search.left_downwards.connect(self._rows.setFocus)
        self._told = label("", 2, name="tables.told")
        self._title = label("", 1, 15, 600, name="tables.title")
        self._says = hint(name="tables.says")
        self._says.setMinimumHeight(34)
        self._read = button(
            tr("Read a table…"), "plus", name="tables.read", tip=tr("Read a CSV or ECV file of yours")
        )
        self._read.clicked.connect(self.ask)
        self._forget = button(
            "", "trash", name="tables.forget", tip=tr("Keep this table no longer; your file stays as it is")
        )
        self._forget.clicked.connect(self._forget_chosen)
        self._draft = button(
            tr("New sign from this row"), name="tables.draft", kind="raised",
            tip=tr("Begin a draft: every field is marked as a guess, to be settled (Enter)"),
        )  # fmt: skip
        self._draft.clicked.connect(self.draft_chosen)
        QShortcut(QKeySequence("Ctrl+F"), self, self._search.setFocus)

    def _lay_out(self) -> None:
        self._which.setFixedWidth(230)
        which = row(self._told, None, label(tr("Table"), 2), self._choice)
        acts = row(self._read, self._forget, None, self._draft)
        parts = (row(self._search, self._which), which, (self._rows, 1), self._title, self._says, acts)
        beneath(self, *parts, gap=theme.GAP, margins=(16, 16, 16, 14))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._look_for_written()
        self._told.setText(tr("Reading your tables …"))
        self._tables.read()
        self._search.setFocus()

    @property
    def table(self) -> SignTable | None:
        """Return the table that is shown."""
        name = self._choice.currentData()
        return next((one for one in self._tables.every if one.name == name), None)

    @property
    def chosen(self) -> SignRow | None:
        """Return the chosen row."""
        item = self._rows.currentItem()
        return None if item is None else item.data(0, Qt.ItemDataRole.UserRole)

    # What is shown

    def _look_for_written(self) -> None:
        """Look beside the window which signs are written."""

        def look(told: Callable[[float], None]) -> tuple[rows.Written, ...]:
            signs = shelf.Library(listed.read_shelves())
            try:
                signs.refresh(told)
                return shelf.written_in(signs)
            finally:
                signs.close()

        self._looking.start(look, self._on_written)

    def _on_written(self, written: tuple[rows.Written, ...]) -> None:
        self._written = written
        self._show()

    def _show_tables(self) -> None:
        """Offer the tables that are there now, the same one chosen if it still is."""
        before = self._choice.currentData()
        self._choice.blockSignals(True)
        self._choice.clear()
        for table in self._tables.every:
            self._choice.addItem(excerpt(table.name, LONGEST), table.name)
        self._choice.setCurrentIndex(max(0, self._choice.findData(before)) if self._tables.every else -1)
        self._choice.blockSignals(False)
        self._show()

    def _show(self, *_changed: object) -> None:
        table = self.table
        self._rows.clear()
        self._forget.setEnabled(table is not None)
        if table is None:
            self._told.setText(tr("Reading your tables …") if not self._tables.is_read else "")
            self._show_chosen()
            return
        found: Sequence[SignRow] = table.search(self._search.text())
        if self._which.value == "unwritten":
            found = tuple(rows.unwritten(table, found, self._written))
        items = [_item(one) for one in found[:MOST]]
        self._rows.addTopLevelItems(items)
        for column in range(len(HEADS)):
            self._rows.resizeColumnToContents(column)
        first = tr(" The first {most} are shown.", most=MOST) if len(found) > MOST else ""
        self._told.setText(
            tr(
                "{count:,} of {signs}.{first}",
                count=len(found),
                signs=counted(len(table.rows), "sign"),
                first=first,
            )
        )
        if items:
            self._rows.setCurrentItem(items[0])
        self._show_chosen()

    def _show_chosen(self, *_changed: object) -> None:
        one = self.chosen
        self._draft.setEnabled(one is not None and not self._drafting.is_busy)
        self._title.setText("" if one is None else plain.tip(excerpt(one.title, LONGEST)))
        if one is None:
            self._says.setText("" if self._tables.every or not self._tables.is_read else NO_TABLE)
        else:
            said = translated(drafting.said(one))
            self._says.setText(". ".join(filter(None, (excerpt(one.words), said))))

    # What is done

    def ask(self) -> None:
        """Ask for a file, and read it."""
        path = dialogs.ask_table(self, self._files.folder)
        if path is not None:
            self.read_path(path)

    def read_path(self, path: Path) -> None:
        """Read a table of a file: its columns as they are known, or as they are chosen."""
        made = dialogs.attempt(
            self, tr("{name} could not be read.", name=path.name), lambda: self._read_file(path)
        )
        if made is None:
            return
        if (
            dialogs.attempt(self, tr("{name} could not be kept.", name=made.name), lambda: self._keep(made))
            is None
        ):
            return
        self._told.setText(
            tr("{name} is read: {signs}.", name=path.name, signs=counted(len(made.rows), "sign"))
        )

    def _read_file(self, path: Path) -> SignTable | None:
        """Read a file; None where the columns are not chosen after all."""
        columns = None
        content = disk.content_of(path, tr("table of signs"), reading.MOST_BYTES)
        if path.suffix.lower() != ".ecv":
            asked = ColumnsDialog(self, path.name, reading.heads_of(content, str(path)))
            is_chosen = asked.exec() == QDialog.DialogCode.Accepted
            columns = dict(asked.columns)
            asked.deleteLater()
            if not is_chosen:
                return None
        return reading.read_table(content, str(path), columns)

    def _keep(self, table: SignTable) -> bool:
        self._tables.keep(table)
        self._choice.addItem(excerpt(table.name, LONGEST), table.name)
        self._choice.setCurrentIndex(self._choice.count() - 1)
        return True

    def _forget_chosen(self) -> None:
        table = self.table
        if table is not None and dialogs.ask_delete(
            self, table.name, tr("Signer keeps this table no longer. The file that you read stays as it is.")
        ):
            dialogs.attempt(
                self,
                tr("{name} could not be removed.", name=table.name),
                lambda: self._tables.remove(table.name),
            )

    def draft_chosen(self) -> None:
        """Begin a draft from the chosen row, beside the window; the window closes when it is open."""
        table, one = self.table, self.chosen
        if table is None or one is None or self._drafting.is_busy:
            return
        character = self._session.character
        self._told.setText(tr("Drafting {title} …", title=excerpt(one.title, LONGEST)))
        self._drafting.start(lambda _told: drafting.draft_of(character, table, one), self._begin, self._fail)
        self._show_chosen()

    def _begin(self, draft: Sign) -> None:
        self._show_chosen()
        if self._files.begin(draft, tr("starting a draft")):
            self._session.tell(
                tr(
                    "{guesss} to settle in this draft.",
                    guesss=counted(len(draft.guesses), "guess", "guesses"),
                )
            )
            self.close()

    def _fail(self, error: SignerError) -> None:
        self._told.setText(complaint(error))
        self._show_chosen()


def _item(one: SignRow) -> QTreeWidgetItem:
    """Return a row as it is shown."""
    where = " ".join(filter(None, (one.major, one.minor)))
    frequency = "" if one.frequency is None else decimals(f"{one.frequency:.4g}")
    cells = (one.title, one.entry, frequency, one.hands, one.handshape, where, one.movement)
    made = QTreeWidgetItem([excerpt(cell, LONGEST) for cell in cells])
    made.setData(0, Qt.ItemDataRole.UserRole, one)
    made.setTextAlignment(2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return made
