"""Dialog of a sign's details: its words, where it comes from, frame rate and lead times.

The lead times are those of the ways from and to rest.
"""

from dataclasses import replace
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView, QPlainTextEdit, QWidget

from signer.characters.character import Character
from signer.document import edits
from signer.document.edits import Edit
from signer.document.sign import Rest, Sign, SignConfidence
from signer.document.utterance import Utterance
from signer.document.utterance_edits import UtteranceEdit, set_utterance
from signer.lazy import lazily
from signer.printable import excerpt
from signer.studio.files.own_tables import OwnTables
from signer.studio.language import tr, translated
from signer.studio.look import theme
from signer.studio.widgets.forms import Dialog, Form
from signer.studio.widgets.number_field import WIDTH_PX, NumberField, RateField
from signer.studio.widgets.pieces import hint, identify
from signer.studio.widgets.time_field import TimeField
from signer.words import wording
from signer.words.times import in_seconds, read_length

with lazily():
    from signer.motion.operations import leads


T = TypeVar("T", Sign, Utterance)
CONFIDENCES: Final[dict[SignConfidence, str]] = {
    "": tr("not said"),
    "H": tr("high: sources or signers agree on it"),
    "M": tr("medium: something in it is doubted"),
    "L": tr("low: mostly a guess"),
}
"""Meaning of each confidence of a sign, in the words of the dialog."""


ABOUT_LEADS: Final = tr(
    "The hand leaves rest that long before the first key, and is back at rest that long "
    "after the last one. Another rest sets both times anew, unless you change them here. "
    "With life, trunk and head go along with the hands, and lids blink."
)
LONGEST_LEAD_S: Final = 5.0
"""Of a way from or to rest: of 0.4 s or so. Half would do; with twice as much nothing happens for long."""


class AboutDialog(Dialog, Generic[T]):
    """A form over a sign or a sentence: its words, and what both have of numbers."""

    def __init__(self, parent: QWidget, name: str, title: str, about: T) -> None:
        super().__init__(parent, name, title)
        self._about: T = about
        self._name, self.form = name, Form(name)

    def _add_numbers(self, *between: tuple[str, QWidget]) -> None:
        """Add rate, rest and life, and rows of one's own behind the rate."""
        about, name = self._about, self._name
        self._fps = RateField(f"{name}.fps", limits=(1, 240))
        self._fps.show_value(about.fps)
        self.form.addRow(tr("Frames a second"), self._fps)
        for title, field in between:
            self.form.addRow(title, field)
        rests = ((translated(words), value) for value, words in wording.REST_WORDS.items())
        self._rest = self.form.choice(tr("At r&est"), "rest", rests, about.rest)
        self._rest.setAccessibleName(tr("At rest"))
        self._life = NumberField(f"{name}.life", tr("Life"), limits=(0.0, 100.0), suffix=" %")
        self._life.setFixedWidth(WIDTH_PX)
        self._life.show_value(100.0 * about.life)
        self.form.addRow(tr("Li&fe"), self._life)

    def _life_set(self) -> float:
        """Return the life that was set; that of before, which the field rounds, if untouched."""
        before, percent = self._about.life, self._life.value()
        return before if abs(percent - 100.0 * before) < 0.06 else percent / 100.0

    def _finish(self, words: str) -> None:
        self.words = hint(words)
        self.lay_out(self.form, self.words)
        self.setMinimumWidth(460)


class DetailsDialog(AboutDialog[Sign]):
    """A form over a sign; `edit` is what the user changed, as one step."""

    def __init__(self, parent: QWidget, sign: Sign, tables: OwnTables | None = None) -> None:
        """A gloss is completed from `tables`, whose IDs then go into the tags."""
        super().__init__(parent, "details", tr("About this sign"), sign)
        line = self.form.line
        self._gloss = line(tr("Gloss"), "gloss", sign.gloss, "IDEA")
        self._translation = line(tr("T&ranslation"), "translation", sign.translation, "idea")
        self._tags = line(tr("Tags"), "tags", ", ".join(sign.tags), tr("separated by commas"))
        if tables is not None:
            GlossCompleter(self._gloss, tables).taken.connect(self._take_gloss)
        self._author = line(tr("Author"), "author", sign.author)
        self._licence = line(tr("Licence"), "licence", sign.licence, tr("CC BY 4.0"))
        self._source = line(tr("Source"), "source", sign.source, tr("a book, a paper, a signer"))
        choices = ((words, value) for value, words in CONFIDENCES.items())
        self._confidence = self.form.choice(tr("&Confidence"), "confidence", choices, sign.confidence)
        self._notes = QPlainTextEdit(sign.notes)
        identify(self._notes, "details.notes", tr("Notes"))
        self._notes.setTabChangesFocus(True)
        self._notes.setFixedHeight(96)
        self.form.addRow(tr("&Notes"), self._notes)
        self._leads_s: dict[str, float] = {}
        ways = {"lead_in": tr("Way up from rest"), "lead_out": tr("Way back to rest")}
        self._add_numbers(*((title, self._lead_field(name, title)) for name, title in ways.items()))
        self._finish(ABOUT_LEADS)

    def _lead_field(self, name: str, title: str) -> TimeField:
        made = TimeField(
            f"details.{name}", title, tr("{title}: a time, as 0.4, or frames, as 12 f", title=title),
            read=lambda text: read_length(text, self._fps.rate()), say=in_seconds, widest="00.00 s",
        )  # fmt: skip
        made.stand_in_form(WIDTH_PX)
        made.show_time(getattr(self._about, f"{name}_s"))

        def take(time_s: float) -> None:
            self._leads_s[f"{name}_s"] = min(time_s, LONGEST_LEAD_S)
            made.show_time(self._leads_s[f"{name}_s"])
            self.words.setText(ABOUT_LEADS)

        made.entered.connect(take)
        made.refused.connect(lambda words: self.words.setText(words))
        return made

    def _take_gloss(self, gloss: str, tag: str) -> None:
        """Take a gloss of a table, and add its ID to the tags unless it is there."""
        self._gloss.setText(gloss)
        tags = [one.strip() for one in self._tags.text().split(",") if one.strip()]
        self._tags.setText(", ".join(dict.fromkeys((*tags, tag))))

    def edit(self, character: Character) -> Edit:
        """The wish as one edit; it changes nothing when nothing was changed.

        Args:
            character: who signs: ways from another rest are found on it.
        """
        details = edits.set_details(
            gloss=self._gloss.text().strip(),
            translation=self._translation.text().strip(),
            notes=self._notes.toPlainText(),
            tags=tuple(dict.fromkeys(tag.strip() for tag in self._tags.text().split(",") if tag.strip())),
            author=self._author.text().strip(),
            licence=self._licence.text().strip(),
            source=self._source.text().strip(),
            confidence=self._confidence.currentData(),
            fps=self._fps.rate(),
            life=self._life_set(),
            **self._leads_s,
        )
        rest: Rest = self._rest.currentData()
        return replace(details, change=lambda sign: details.change(leads.with_rest(character, sign, rest)))


class SentenceDialog(AboutDialog[Utterance]):
    """A form over a sentence; `edit` is what the user changed, as one step."""

    def __init__(self, parent: QWidget, utterance: Utterance) -> None:
        super().__init__(parent, "sentence", tr("About this sentence"), utterance)
        self._lines = {
            name: self.form.line(words, name, getattr(utterance, name), example)
            for name, words, example in (
                ("title", tr("Title"), tr("My name")),
                ("translation", tr("Translation"), tr("My name is Joe. What is yours?")),
                ("author", tr("Author"), ""),
                ("licence", tr("Licence"), tr("CC BY 4.0")),
                ("source", tr("Source"), tr("a book, a film, a signer")),
            )
        }
        self._add_numbers()
        self._finish(tr("With life, trunk and head go along with the hands, and lids blink."))

    def edit(self) -> UtteranceEdit:
        """The wish as one edit; it changes nothing when nothing was changed."""
        texts = {name: line.text().strip() for name, line in self._lines.items()}
        rest: Rest = self._rest.currentData()
        return set_utterance(**texts, life=self._life_set(), fps=self._fps.rate(), rest=rest)


TITLE: Final = Qt.ItemDataRole.UserRole
TAG: Final = Qt.ItemDataRole.UserRole + 1
SHOWN: Final = 10
"""Glosses that are seen at once."""
LONGEST: Final = 60
"""Letters of a gloss or an ID that are shown."""


class GlossCompleter(QCompleter):
    """Offers glosses that begin as what is typed, the most frequent first.

    Signals:
        taken(gloss, tag): one was chosen; the tag holds its ID.
    """

    taken = Signal(str, str)

    def __init__(self, field: QLineEdit, tables: OwnTables) -> None:
        super().__init__(field)
        self._tables, self._items = tables, QStandardItemModel(self)
        self.setModel(self._items)
        self.setCompletionRole(TITLE)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setMaxVisibleItems(SHOWN)
        shown = QListView()
        shown.setObjectName("details.glosses")
        shown.setFont(theme.font())
        self.setPopup(shown)
        self.activated[QModelIndex].connect(self._take)  # type: ignore[index]  # one of two signals
        field.setCompleter(self)
        tables.changed.connect(self._fill)
        if tables.is_read:
            self._fill()
        else:
            tables.read()

    def _fill(self) -> None:
        self._items.clear()
        for table in self._tables.every:
            for row in table.search(""):
                item = QStandardItem(f"{excerpt(row.title, LONGEST)}   {excerpt(table.tag(row), LONGEST)}")
                item.setData(row.title, TITLE)
                item.setData(table.tag(row), TAG)
                self._items.appendRow(item)

    def _take(self, index: QModelIndex) -> None:
        self.taken.emit(str(index.data(TITLE)), str(index.data(TAG)))
