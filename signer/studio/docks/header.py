"""The top of the window: menus, undo and redo, what the sign is called, the dominant hand, help."""

from collections.abc import Mapping
from typing import Final, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QMenuBar, QSizePolicy, QWidget

from body_model.plain_types import Side
from signer.document import edits
from signer.lazy import lazily
from signer.studio.editing.session import Session
from signer.studio.hearing import hear
from signer.studio.language import initial, tr, translated
from signer.studio.look import plain, theme
from signer.studio.widgets.letters import keep_lettered
from signer.studio.widgets.pieces import Elided, across, beneath, button, label, panel, row
from signer.studio.widgets.segments import Segment, Segments
from signer.words.guesses import draft_words
from signer.words.sentences import document_name, entered_name
from signer.words.wording import SIDES

with lazily():
    from signer.sequencing import proposing

HEIGHT_PX: Final = 42
LEAST_NAME_PX: Final = 200
ROOM_BESIDE_PX: Final = 60
"""Margins, gaps, and the edges of the button that the name is."""
DETAILS: Final = tr("Gloss, translation, notes, author, licence, frame rate (Ctrl+I)")


def session_title(session: Session) -> str:
    """Return what the window is about: the document by name, and the sign of it that is worked on."""
    sentence = session.sentence
    if sentence.utterance is not None and sentence.entered:
        return translated(entered_name(sentence.utterance, sentence.entered, session.path))
    return translated(document_name(session.document, session.path))


class Header(QWidget):
    """Menus by name in `menus`; everything else speaks with the session.

    Signals:
        help_wanted(): the help button.
        details_wanted(): the name of the sign was clicked.
        guesses_wanted(): what is left of a draft, or proposed for a sentence, was clicked.
    """

    help_wanted = Signal()
    details_wanted = Signal()
    guesses_wanted = Signal()

    def __init__(self, session: Session, titles: Mapping[str, str]) -> None:
        super().__init__()
        self._session = session
        self._bar = QMenuBar()
        self._bar.setFont(theme.font())
        self._bar.setNativeMenuBar(False)
        self._bar.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._bar.setObjectName("menu")
        self.menus: dict[str, QMenu] = {name: self._bar.addMenu(title) for name, title in titles.items()}
        for name, menu in self.menus.items():
            menu.setObjectName(f"menu.{name.lower()}")
            menu.setToolTipsVisible(True)
        self._undo = button(icon="undo", name="header.undo", tip=tr("Undo (Ctrl+Z)"), on=session.undo)
        self._redo = button(icon="redo", name="header.redo", tip=tr("Redo (Ctrl+Shift+Z)"), on=session.redo)
        self._gloss = button("", name="header.gloss", tip=DETAILS, on=self.details_wanted)
        self._gloss.setFont(theme.font(theme.TITLE, 600))
        self._draft = button(
            "", name="header.draft", tip=tr("Settle what is guessed or proposed (Ctrl+Shift+J)")
        )
        self._draft.clicked.connect(self.guesses_wanted)
        self._draft.hide()
        self._edited = Elided("edited", 2, name="header.edited")
        sides = [
            Segment("right", initial(SIDES["right"]), tip=tr("The right hand is dominant")),
            Segment("left", initial(SIDES["left"]), tip=tr("The left hand is dominant")),
        ]
        self._side = Segments("header.dominant", tr("Dominant hand"), sides, stretch=False)
        self._side.chosen.connect(lambda side: session.perform(edits.set_dominant_side(cast(Side, side))))
        self._help = button(icon="help", name="header.help", tip=tr("Help (F1)"), on=self.help_wanted)
        self._lay_out()
        hear(self._show, session.sign_changed, session.file_changed)
        hear(self._show, session.sentence.changed, session.sentence.entered_changed)
        stack = session.undo_stack
        stack.undoTextChanged.connect(self._show_undo)
        stack.redoTextChanged.connect(self._show_redo)
        stack.canUndoChanged.connect(self._undo.setEnabled)
        stack.canRedoChanged.connect(self._redo.setEnabled)
        self._undo.setEnabled(stack.canUndo())
        self._redo.setEnabled(stack.canRedo())
        self._show()

    def give_letters(self, taken: str) -> None:
        """Let Alt and a letter open each menu, and a letter choose each entry; `taken` opens none."""
        keep_lettered(self._bar, taken)
        self._bar.setMinimumWidth(self._bar.sizeHint().width())

    def _lay_out(self) -> None:
        ground = panel()
        self._left = row(self._bar, self._undo, self._redo, None, gap=2)
        self._right = row(None, label(tr("Dominant hand"), 2), self._side, 4, self._help, gap=6)
        name = row(self._gloss, self._draft, self._edited, gap=4)
        across(ground, (self._left, 1), name, (self._right, 1), gap=4, margins=(8, 0, theme.MARGIN, 0))
        ground.setFixedHeight(HEIGHT_PX)
        beneath(self, ground, margins=(0, 0, 0, 2))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._show()

    def _show(self, *_changed: object) -> None:
        session = self._session
        name = session_title(session)
        sentence = session.sentence
        utterance = sentence.utterance if self._session.is_performed else None
        count = 0 if utterance is None else len(proposing.proposals(utterance))
        draft = tr("{count} proposed", count=count) if count else translated(draft_words(session.sign))
        self._draft.setText(plain.caption(draft))
        self._draft.setVisible(bool(draft))
        shown = self._gloss.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, self._room_for_name())
        self._gloss.setText(plain.caption(shown))
        self._gloss.setToolTip(plain.tip(DETAILS if shown == name else f"{name}\n{DETAILS}"))
        self._gloss.setAccessibleName(f"{tr('Sentence') if session.sentence.is_open else tr('Sign')} {name}")
        self._edited.setText(tr("edited") if session.is_modified else "")
        self._side.choose(session.sign.dominant_side)

    def _room_for_name(self) -> int:
        """Return how wide the name may be: no menu is cut for it, and it takes no more than a third."""
        parts = [self._right, self._edited, *([] if self._draft.isHidden() else [self._draft])]
        taken = sum(part.sizeHint().width() for part in parts) + self._left.minimumSizeHint().width()
        return max(LEAST_NAME_PX, min(self.width() // 3, self.width() - taken - ROOM_BESIDE_PX))

    def _show_undo(self, what: str) -> None:
        self._undo.setToolTip(
            plain.tip(tr("Undo {what} (Ctrl+Z)", what=what) if what else tr("Undo (Ctrl+Z)"))
        )

    def _show_redo(self, what: str) -> None:
        self._redo.setToolTip(
            plain.tip(tr("Redo {what} (Ctrl+Shift+Z)", what=what) if what else tr("Redo (Ctrl+Shift+Z)"))
        )
