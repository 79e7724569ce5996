"""The left dock: handshape, articulator and site as folding steps, each with its present answer in the header."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from signer.document.queries import is_empty
from signer.document.tracks.hand import Key
from signer.document.values import HandForm
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.handshapes.hand_pictures import HandPictures
from signer.studio.panels.working_key import working_key
from signer.studio.widgets.section import Section
from signer.studio.words import wording

ROOMY_PX: Final = 800
"""From this height on all steps are open at once."""


class Steps(QWidget):
    """All open when there is room; else one at a time, and a choice opens the next."""

    def __init__(self, sections: Sequence[tuple[Section, int]], session: Session, player: Player, pictures: HandPictures) -> None:
        """Sections with their shares of the height, in the order of the sentence: handshape, articulator, site."""
        super().__init__()
        self.setObjectName("steps")
        self._session, self._pictures = session, pictures
        self.sections = tuple(section for section, _ in sections)
        self._open = self.sections[0]
        self._lane = session.selection.lane
        self._shown: tuple[str, str, str] | None = None
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(2)
        for section, share in sections:
            box.addWidget(section, share)
            section.opened.connect(self._opener(section))
        session.sign_changed.connect(self.show_answers)
        session.selection_changed.connect(self._on_selection)
        session.sign_opened.connect(self.begin)
        player.playhead_moved.connect(self.show_answers)
        pictures.ready.connect(self._on_picture)
        self.show_answers()

    @property
    def is_roomy(self) -> bool:
        """Return whether all steps are open at once."""
        return self.height() >= ROOMY_PX

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 325)

    def begin(self) -> None:
        """Begin a sign that has no key yet: with its handshape, which can be typed at once."""
        if is_empty(self._session.sign):
            self.open(0)

    def open(self, index: int) -> None:
        """Open a step and give it the keyboard: its search, where it has one."""
        self._turn_to(index, Qt.FocusReason.ShortcutFocusReason)

    def advance(self, index: int) -> None:
        """Open the step after one in which a choice was made, and take the keyboard along to its pictures."""
        step = self.sections[index]
        if index + 1 < len(self.sections) and (step is self._open or self.is_roomy):
            self._turn_to(index + 1, Qt.FocusReason.OtherFocusReason)

    def _turn_to(self, index: int, reason: Qt.FocusReason) -> None:
        self._open = self.sections[index]
        self._arrange()
        self._open.body.setFocus(reason)

    def show_answers(self, *_changed: object) -> None:
        """Write the present answers into the headers."""
        key = working_key(self._session)
        answers = _answers(key, self._session)
        pictures = (self._pictures.picture(key.form.look) if key is not None else None, None, None)
        if answers != self._shown:
            self._shown = answers
            for section, answer, picture in zip(self.sections, answers, pictures, strict=True):
                section.set_answer(answer, picture)

    def _on_selection(self, *_changed: object) -> None:
        """A hand that has no key yet begins with its handshape."""
        lane = self._session.selection.lane
        if lane != self._lane:
            self._lane = lane
            if not self._session.sign.hand(lane).keys and not self.is_roomy:
                self._open = self.sections[0]
                self._arrange()
        self.show_answers()

    def _on_picture(self, form: HandForm) -> None:
        key = working_key(self._session)
        if key is not None and key.form.look == form:
            self._shown = None
            self.show_answers()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _opener(self, section: Section) -> Callable[[], None]:
        def show() -> None:
            self._open = section
            self._arrange()

        return show

    def _arrange(self) -> None:
        for section in self.sections:
            section.fold(not self.is_roomy and section is not self._open)


def _answers(key: Key | None, session: Session) -> tuple[str, str, str]:
    if key is None:
        return "", "", ""
    side = session.sign.dominant_side
    place = wording.place_name(key.placement, side)
    return wording.key_title(key), wording.articulator_name(key.articulator), place
