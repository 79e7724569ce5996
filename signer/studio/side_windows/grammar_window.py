"""Grammar that the glosses of a sentence ask for, as a list: Enter lays a signal, Del declines it."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtWidgets import QListWidgetItem, QWidget

from signer.lazy import lazily
from signer.studio.editing.session import Session
from signer.studio.hearing import hear
from signer.studio.language import named, tr, translated
from signer.studio.look import plain
from signer.studio.widgets.forms import Act, KeyedList, SideWindow
from signer.studio.widgets.pieces import button, hint, row

with lazily():
    from signer.sequencing import proposing


SIZE: Final = (500, 320)
NONE: Final = tr(
    "Nothing is proposed. Markings are typed over glosses: "
    "t( ), yn( ), wh( ), rh( ), cond( ), neg( ), nod( ), rel( ), rs:mary( )."
)
HEAD: Final = tr(
    "Published rules ask for this; nobody who signs has reviewed it. Enter lays it, Del declines it."
)
NO_SENTENCE: Final = tr("Grammar is proposed for sentences: open one, or start one with this sign.")


class GrammarWindow(SideWindow):
    """List of proposals; a row chooses its items in the track, and each answer is one undo step."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent, "grammar", tr("Proposed grammar"))
        self._session = session
        self._found: tuple[proposing.Proposal, ...] = ()
        self.head = hint(HEAD)
        acts: dict[str, Act] = {
            "Return Enter": partial(self._answer, is_laid=True),
            "Del Backspace": self._answer,
        }
        self.list = KeyedList("grammar.list", tr("Proposed grammar"), acts)
        self.list.setWordWrap(True)
        self.list.setSpacing(3)
        self.lay = button(tr("Lay it"), name="grammar.lay", tip=tr("Lay the signal (Enter)"), kind="raised")
        self.decline = button(tr("Decline"), name="grammar.decline", tip=tr("Propose it no more (Del)"))
        self.all = button(
            tr("Lay all"), name="grammar.all", tip=tr("Lay all that is proposed, one undo step")
        )
        self.list.itemDoubleClicked.connect(lambda _item: self._answer(is_laid=True))
        self.list.currentRowChanged.connect(self._choose)
        self.lay.clicked.connect(lambda: self._answer(is_laid=True))
        self.decline.clicked.connect(lambda: self._answer())
        self.all.clicked.connect(lambda: self._session.perform(proposing.lay(self._found)))
        self.lay_out(self.head, (self.list, 1), row(self.lay, self.decline, None, self.all))
        self.resize(*SIZE)
        hear(self._show, session.sentence.changed, session.sentence.entered_changed)
        self._show()

    def _show(self, *_changed: object) -> None:
        sentence = self._session.sentence
        utterance = sentence.utterance if self._session.is_performed else None
        self._found = () if utterance is None else proposing.proposals(utterance)
        at = max(self.list.currentRow(), 0)
        self.list.blockSignals(True)
        self.list.clear()
        for one in self._found:
            assert utterance is not None
            told = translated(proposing.told(utterance, one.spans))
            shown = QListWidgetItem(f"{told}\n{named(one.rule.meaning)}")
            scope = named(one.rule.scope)
            shown.setToolTip(
                plain.tip(tr("Lies over: {scope}\nSource: {source}", scope=scope, source=one.rule.source))
            )
            self.list.addItem(shown)
        self.list.setCurrentRow(min(at, len(self._found) - 1))
        self.list.blockSignals(False)
        self.head.setText(HEAD if self._found else NONE if sentence.is_open else NO_SENTENCE)
        for part in (self.list, self.lay, self.decline, self.all):
            part.setEnabled(bool(self._found))

    def _choose(self, number: int) -> None:
        """Choose the items in the track that a proposal is about."""
        utterance = self._session.sentence.utterance
        if utterance is not None and 0 <= number < len(self._found):
            spans = self._found[number].spans
            first = min(utterance.index(one.from_item) for one in spans)
            last = max(utterance.index(one.to_item) for one in spans)
            self._session.sentence.choose(item.id for item in utterance.items[first : last + 1])

    def _answer(self, *, is_laid: bool = False) -> None:
        """Lay or decline what is chosen, and go on to the next."""
        number = self.list.currentRow()
        if 0 <= number < len(self._found):
            one = self._found[number]
            self._session.perform(proposing.lay([one]) if is_laid else proposing.declined(one))
            self._choose(self.list.currentRow())
            self.list.setFocus()
