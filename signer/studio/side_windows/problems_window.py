"""Everything that is wrong with the open sign, as a list that jumps to it.

Looked for in the background while the window is open.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget
from shiboken6 import isValid

from signer.document.items import items_on
from signer.document.problems import Problem
from signer.document.sign import Sign
from signer.lazy import lazily
from signer.studio.background.jobs import Job
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.editing.soon import later
from signer.studio.look import icons, theme
from signer.studio.widgets.pieces import hint
from signer.words.problem_places import item_of, key_of, problem_words

with lazily():
    from signer.motion.checks import review


AT_REST_MS: Final = 500
SIZE: Final = (520, 300)
SAME_PASSAGE_S: Final = 0.05
"""A transition that is told by its item is looked at in whole frames: its worst moment differs by less."""
NONE_FOUND: Final = "Nothing is wrong: every contact is met, and nothing is out of reach."
LOOKING: Final = "Looking the sign over…"


class ProblemsWindow(QWidget):
    """The problems of the sign, errors first.

    A click, or Enter, selects the key that a problem is about and takes the playhead to its moment.
    """

    def __init__(self, parent: QWidget, session: Session, player: Player) -> None:
        super().__init__(parent, Qt.WindowType.Tool)
        self.setObjectName("problems")
        self.setWindowTitle("Problems")
        self._session, self._player = session, player
        self._job: Job[tuple[Problem, ...]] | None = None
        self._looked_at: Sign | None = None
        self.head = hint(LOOKING)
        self.list = QListWidget()
        self.list.setObjectName("problems.list")
        self.list.setAccessibleName("Problems of the sign")
        self.list.setWordWrap(True)
        self.list.setSpacing(4)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemClicked.connect(self._jump)
        self.list.itemActivated.connect(self._jump)
        box = QVBoxLayout(self)
        box.setContentsMargins(theme.MARGIN, theme.GAP, theme.MARGIN, theme.MARGIN)
        box.addWidget(self.head)
        box.addWidget(self.list, 1)
        self.resize(*SIZE)
        self._wait = later(self, self._look, AT_REST_MS)
        session.sign_changed.connect(self._later)
        session.sign_opened.connect(self._forget)
        session.signer_changed.connect(self._forget)
        session.signer_changed.connect(self._later)

    @property
    def is_settled(self) -> bool:
        """Return whether the list is that of the sign as it is now."""
        return self._looked_at is self._session.sign and self._job is None

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._wait.start(0)

    def hideEvent(self, event: QHideEvent) -> None:
        self._wait.stop()
        super().hideEvent(event)

    def _later(self, *_signs: object) -> None:
        if self.isVisible():
            self._wait.start(AT_REST_MS)

    def _forget(self) -> None:
        """Another sign was opened: it is not known what is wrong with it."""
        if self._job is not None:
            self._job.drop()
        self._job = self._looked_at = None
        self.list.clear()
        self.head.setText(LOOKING)

    def _look(self) -> None:
        sign = self._session.sign
        if sign is self._looked_at:
            return
        if self._job is not None or self._session.in_gesture or self._player.playing:
            self._wait.start(AT_REST_MS)
            return
        self.head.setText(LOOKING)
        character, performed = self._session.character, self._session.sentence.performed
        told = () if performed is None or performed.sign is not sign else performed.problems
        self._job = Job(lambda _progress: _once(told, review.review(sign, character=character).problems))
        self._job.start(lambda found: self._show(sign, found), lambda _error: self._show(sign, ()))

    def _show(self, sign: Sign, found: tuple[Problem, ...]) -> None:
        if not isValid(self):
            return  # the window was closed meanwhile
        self._job, self._looked_at = None, sign
        self.list.clear()
        for problem in sorted(found, key=lambda one: one.severity != "error"):
            item = QListWidgetItem(problem_words(sign, problem))
            error = problem.severity == "error"
            item.setIcon(icons.icon("missed" if error else "near", "missed" if error else "near"))
            item.setData(Qt.ItemDataRole.UserRole, problem)
            item.setData(
                Qt.ItemDataRole.AccessibleTextRole, f"{'Error' if error else 'Worth a look'}: {item.text()}"
            )
            self.list.addItem(item)
        errors = sum(problem.severity == "error" for problem in found)
        self.head.setText(_in_words(errors, len(found) - errors) if found else NONE_FOUND)
        if sign is not self._session.sign:
            self._later()

    def _jump(self, item: QListWidgetItem) -> None:
        problem: Problem = item.data(Qt.ItemDataRole.UserRole)
        sign = self._session.sign
        place = key_of(sign, problem)
        if place is None:
            self._jump_to_item(problem)
            return
        row, key_id = place
        key = next(key for key in items_on(sign, row) if key.id == key_id)
        self._player.pause()
        self._session.select_on(row, key_id)
        self._player.seek(key.time_s if problem.time_s is None else problem.time_s)
        self._session.select_on(row, key_id)

    def _jump_to_item(self, problem: Problem) -> None:
        """Choose the item of a sentence that a problem is about, if any, and go to its moment."""
        sentence, row = self._session.sentence, item_of(problem)
        time_s = problem.time_s
        if row is not None and row < len(sentence.items):
            sentence.choose((sentence.items[row].id,))
            times = sentence.times_of(sentence.items[row].id)
            time_s = times.start_s if time_s is None and times is not None else time_s
        if time_s is not None:
            self._player.pause()
            self._player.seek(time_s)


def _once(told: tuple[Problem, ...], found: tuple[Problem, ...]) -> tuple[Problem, ...]:
    """Put what was told of a sentence before what was found in its sign, where that is not the same."""
    passages = [one.time_s for one in told if one.code == "inside" and one.time_s is not None]
    return (
        *told,
        *(
            one
            for one in found
            if one.code != "inside"
            or one.time_s is None
            or all(abs(one.time_s - time_s) > SAME_PASSAGE_S for time_s in passages)
        ),
    )


def _in_words(errors: int, warnings: int) -> str:
    told = [f"{errors} {'error' if errors == 1 else 'errors'}"] if errors else []
    told += [f"{warnings} worth a look"] if warnings else []
    return f"{' and '.join(told)}. A click jumps there."
