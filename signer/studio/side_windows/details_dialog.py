"""Dialog of a sign's details: its words, where it comes from, frame rate and lead times.

The lead times are those of the ways from and to rest.
"""

from dataclasses import replace
from typing import Final

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from signer.characters.character import Character
from signer.document import edits
from signer.document.edits import Edit
from signer.document.frame_rates import Rate
from signer.document.sign import Rest, Sign, SignConfidence
from signer.document.utterance import Utterance
from signer.document.utterance_edits import UtteranceEdit, set_utterance
from signer.lazy import lazily
from signer.studio.files.own_tables import OwnTables
from signer.studio.language import tr, translated
from signer.studio.look import theme
from signer.studio.side_windows.gloss_completer import GlossCompleter
from signer.studio.widgets.number_field import NumberField
from signer.studio.widgets.pieces import beneath, hint, identify
from signer.studio.widgets.rate_field import RateField
from signer.words import wording

with lazily():
    from signer.motion.operations import leads

CONFIDENCES: Final[dict[SignConfidence, str]] = {
    "": tr("not said"),
    "H": tr("high: sources or signers agree on it"),
    "M": tr("medium: something in it is doubted"),
    "L": tr("low: mostly a guess"),
}
"""Meaning of each confidence of a sign, in the words of the dialog."""


class DetailsDialog(QDialog):
    """A form over a sign; `edit` is what the user changed, as one step."""

    def __init__(self, parent: QWidget, sign: Sign, tables: OwnTables | None = None) -> None:
        """A gloss is completed from `tables`, whose IDs then go into the tags."""
        super().__init__(parent)
        self.setWindowTitle(tr("About this sign"))
        self.setObjectName("dialog.details")
        self._sign = sign
        form = QFormLayout()
        form.setSpacing(theme.GAP)
        self._gloss = self._line(form, tr("Gloss"), "gloss", sign.gloss, "IDEA")
        self._translation = self._line(form, tr("T&ranslation"), "translation", sign.translation, "idea")
        self._tags = self._line(form, tr("Tags"), "tags", ", ".join(sign.tags), tr("separated by commas"))
        if tables is not None:
            GlossCompleter(self._gloss, tables).taken.connect(self._take_gloss)
        self._author = self._line(form, tr("Author"), "author", sign.author, "")
        self._licence = self._line(form, tr("Licence"), "licence", sign.licence, tr("CC BY 4.0"))
        self._source = self._line(form, tr("Source"), "source", sign.source, tr("a book, a paper, a signer"))
        self._confidence = QComboBox()
        identify(self._confidence, "details.confidence", tr("Confidence"))
        for value, words in CONFIDENCES.items():
            self._confidence.addItem(words, value)
        self._confidence.setCurrentIndex(list(CONFIDENCES).index(sign.confidence))
        form.addRow(tr("&Confidence"), self._confidence)
        self._notes = QPlainTextEdit(sign.notes)
        identify(self._notes, "details.notes", tr("Notes"))
        self._notes.setTabChangesFocus(True)
        self._notes.setFixedHeight(96)
        form.addRow(tr("&Notes"), self._notes)
        self._fps = _rate_field("details.fps", sign.fps)
        form.addRow(tr("Frames a second"), self._fps)
        self._lead_in = self._number(
            form, tr("Way up from rest"), "lead_in", sign.lead_in_s * 1000, (0, 5000), " ms"
        )
        self._lead_out = self._number(
            form, tr("Way back to rest"), "lead_out", sign.lead_out_s * 1000, (0, 5000), " ms"
        )
        self._rest = _rest_choice("details.rest", sign.rest)
        form.addRow(tr("At r&est"), self._rest)
        self._life = _life_field("details.life", sign.life)
        form.addRow(tr("Li&fe"), self._life)
        _lay_out(
            self,
            form,
            hint(
                tr(
                    "The hand leaves rest that long before the first key, and is back at rest that long "
                    "after the last one. Another rest sets both times anew, unless you change them here. "
                    "With life, trunk and head go along with the hands, and lids blink."
                )
            ),
        )

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
            lead_in_s=_set(self._lead_in, self._sign.lead_in_s, 1000.0),
            lead_out_s=_set(self._lead_out, self._sign.lead_out_s, 1000.0),
            life=_set(self._life, self._sign.life, 100.0),
        )
        rest: Rest = self._rest.currentData()
        return replace(details, change=lambda sign: details.change(leads.with_rest(character, sign, rest)))

    def _line(self, form: QFormLayout, title: str, name: str, text: str, example: str) -> QLineEdit:
        field = QLineEdit(text)
        identify(field, f"details.{name}", title.replace("&", ""))
        field.setPlaceholderText(example)
        form.addRow(title if "&" in title else f"&{title}", field)
        return field

    def _number(
        self, form: QFormLayout, title: str, name: str, value: float, limits: tuple[float, float], unit: str
    ) -> NumberField:
        field = NumberField(f"details.{name}", title, limits=limits, suffix=unit)
        field.setFixedWidth(100)
        field.show_value(value)
        form.addRow(title, field)
        return field


def _lay_out(dialog: QDialog, form: QFormLayout, *under: QWidget) -> None:
    """Lay out a form, what stands under it, and the buttons that end the dialog."""
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    beneath(dialog, form, *under, buttons, gap=theme.MARGIN, margins=(20, 20, 20, 16))
    dialog.setMinimumWidth(460)


def _rate_field(name: str, rate: Rate) -> RateField:
    """A field for the rate of a document."""
    field = RateField(name, limits=(1, 240))
    field.show_value(rate)
    return field


def _life_field(name: str, life: float) -> NumberField:
    """A field for the life of a document, in percent."""
    field = NumberField(name, tr("Life"), limits=(0.0, 100.0), suffix=" %")
    field.setFixedWidth(100)
    field.show_value(100.0 * life)
    return field


def _set(field: NumberField, stored: float, times: float) -> float | None:
    """Return the number that was set in a field, which shows it so many times; None if untouched."""
    return None if abs(field.value() - times * stored) < 0.06 else field.value() / times


def _rest_choice(name: str, rest: Rest) -> QComboBox:
    """A choice of rests, the given one chosen."""
    choice = QComboBox()
    identify(choice, name, tr("At rest"))
    for value, words in wording.REST_WORDS.items():
        choice.addItem(translated(words), value)
    choice.setCurrentIndex(list(wording.REST_WORDS).index(rest))
    return choice


class SentenceDialog(QDialog):
    """A form over a sentence; `edit` is what the user changed, as one step."""

    def __init__(self, parent: QWidget, utterance: Utterance) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("About this sentence"))
        self.setObjectName("dialog.sentence")
        self._utterance = utterance
        form = QFormLayout()
        form.setSpacing(theme.GAP)
        self._lines = {
            name: self._line(form, words, name, getattr(utterance, name), example)
            for name, words, example in (
                ("title", tr("Title"), tr("My name")),
                ("translation", tr("Translation"), tr("My name is Joe. What is yours?")),
                ("author", tr("Author"), ""),
                ("licence", tr("Licence"), tr("CC BY 4.0")),
                ("source", tr("Source"), tr("a book, a film, a signer")),
            )
        }
        self._fps = _rate_field("sentence.fps", utterance.fps)
        form.addRow(tr("Frames a second"), self._fps)
        self._rest = _rest_choice("sentence.rest", utterance.rest)
        form.addRow(tr("At r&est"), self._rest)
        self._life = _life_field("sentence.life", utterance.life)
        form.addRow(tr("Li&fe"), self._life)
        _lay_out(self, form, hint(tr("With life, trunk and head go along with the hands, and lids blink.")))

    def edit(self) -> UtteranceEdit:
        """The wish as one edit; it changes nothing when nothing was changed."""
        texts = {name: line.text().strip() for name, line in self._lines.items()}
        life = _set(self._life, self._utterance.life, 100.0)
        changed = {} if life is None else {"life": life}
        return set_utterance(**texts, **changed, fps=self._fps.rate(), rest=self._rest.currentData())

    @staticmethod
    def _line(form: QFormLayout, title: str, name: str, text: str, example: str) -> QLineEdit:
        field = QLineEdit(text)
        identify(field, f"sentence.{name}", title)
        field.setPlaceholderText(example)
        form.addRow(f"&{title}", field)
        return field
