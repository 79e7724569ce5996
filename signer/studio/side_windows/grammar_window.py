"""Grammar that the glosses of a sentence ask for, as a list: Enter lays a signal, Del declines it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from signer.lazy import lazily
from signer.studio.editing.session import Session
from signer.studio.language import tr
from signer.studio.look import plain
from signer.studio.widgets.forms import SideWindow
from signer.studio.widgets.pieces import button, hint, identify, row

with lazily():
    from signer.sequencing import proposing


_DELETE: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
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
        self.list = _Proposals()
        self.lay = button(tr("Lay it"), name="grammar.lay", tip=tr("Lay the signal (Enter)"), kind="raised")
        self.decline = button(tr("Decline"), name="grammar.decline", tip=tr("Propose it no more (Del)"))
        self.all = button(
            tr("Lay all"), name="grammar.all", tip=tr("Lay all that is proposed, one undo step")
        )
        self.list.laid.connect(lambda: self._answer(is_laid=True))
        self.list.declined.connect(lambda: self._answer(is_laid=False))
        self.list.currentRowChanged.connect(self._choose)
        self.lay.clicked.connect(self.list.laid)
        self.decline.clicked.connect(self.list.declined)
        self.all.clicked.connect(lambda: self._session.perform(proposing.lay(self._found)))
        self.lay_out(self.head, (self.list, 1), row(self.lay, self.decline, None, self.all))
        self.resize(*SIZE)
        session.sentence.changed.connect(self._show)
        session.sentence.entered_changed.connect(self._show)
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
            shown = QListWidgetItem(f"{proposing.told(utterance, one.spans)}\n{one.rule.meaning}")
            shown.setToolTip(
                plain.tip(
                    tr("Lies over: {scope}\nSource: {source}", scope=one.rule.scope, source=one.rule.source)
                )
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

    def _answer(self, *, is_laid: bool) -> None:
        """Lay or decline what is chosen, and go on to the next."""
        number = self.list.currentRow()
        if 0 <= number < len(self._found):
            one = self._found[number]
            self._session.perform(proposing.lay([one]) if is_laid else proposing.declined(one))
            self._choose(self.list.currentRow())
            self.list.setFocus()


class _Proposals(QListWidget):
    """Rows of what is proposed.

    Signals:
        laid(), declined(): Enter or a double click, Del.
    """

    laid = Signal()
    declined = Signal()

    def __init__(self) -> None:
        super().__init__()
        identify(self, "grammar.list", tr("Proposed grammar"), kind="framed")
        self.setWordWrap(True)
        self.setSpacing(3)
        self.itemDoubleClicked.connect(lambda _item: self.laid.emit())

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            event.setAccepted(event.key() in _DELETE)  # else the window's own command takes it
            return event.isAccepted()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.laid.emit()
        elif event.key() in _DELETE:
            self.declined.emit()
        else:
            super().keyPressEvent(event)
