"""Everything that is wrong with the open sign, as a list that jumps to it.

They are looked for in the background.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QListWidgetItem, QWidget

from signer.document.edits import Moment
from signer.document.items import items_on
from signer.document.problems import Problem
from signer.document.queries import key_under
from signer.lazy import lazily
from signer.phrases import counted, listed, phrase
from signer.studio.background.jobs import OneJob
from signer.studio.background.problems import ProblemFinder
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.language import tr, translated
from signer.studio.look import icons, plain
from signer.studio.widgets.forms import SideWindow, list_field
from signer.studio.widgets.pieces import button, hint
from signer.words.facing import easier_words
from signer.words.problem_places import item_of, key_of, problem_words

with lazily():
    from signer.motion.operations import easier
    from signer.motion.solving import hand_moment


SIZE: Final = (520, 300)
NONE_FOUND: Final = tr("Nothing is wrong: every contact is met, and nothing is out of reach.")
EASIER: Final = tr("Take the easier posture")
HEAL_TIP: Final = tr("Give the key the easier posture; place and handshape stay, one undo step.")
CURES: Final = {
    "lead_round": (
        tr("Lead the way round"),
        tr("Look for an arc that leads through nothing, one undo step."),
    ),
    "clear": (tr("Bring the hand clear"), tr("Look for another elbow, wrist or stand-off, one undo step.")),
}
"""Commands that cure a hand that is in something, on its way and at a key, with what the button then says."""
LOOKING: Final = tr("Looking the sign over…")
LOOKING_SENTENCE: Final = tr("Looking the sentence over…")


class ProblemsWindow(SideWindow):
    """The problems of the sign, errors first.

    A click, or Enter, selects the key that a problem is about and takes the playhead to its moment. Under the
    list a button gives an awkward key the easier posture, where there is one, leads a way round what it goes
    through, or brings a hand out of it. `cures` are the commands of `CURES`.
    """

    def __init__(
        self,
        parent: QWidget,
        session: Session,
        player: Player,
        finder: ProblemFinder,
        cures: Mapping[str, Callable[[], object]],
    ) -> None:
        super().__init__(parent, "problems", tr("Problems"))
        self._session, self._player, self._finder = session, player, finder
        self._job: OneJob[easier.EasierPosture | None] = OneJob(self)
        self._cures = cures
        self._heals: Callable[[], object] | None = None
        self.head = hint(self._looking())
        self.list = list_field("problems.list", tr("Problems of the sign"), wraps=True)
        self.list.setSpacing(4)
        self.list.itemClicked.connect(self._jump)
        self.list.itemActivated.connect(self._jump)
        self.list.currentItemChanged.connect(self._look_for_cure)
        self.heal = button(EASIER, name="problems.heal", tip=HEAL_TIP, kind="raised", on=self._heal)
        self.heal.hide()
        self.lay_out(self.head, (self.list, 1), self.heal)
        self.resize(*SIZE)
        finder.found.connect(self._show)
        finder.outdated.connect(self._on_outdated)
        if self.is_settled:
            self._show(finder.problems)

    @property
    def is_settled(self) -> bool:
        """Return whether the list is that of the sign as it is now."""
        return self._finder.is_settled

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._finder.hurry()

    def _on_outdated(self) -> None:
        """Keep the list and its place until there is another."""
        self.head.setText(self._looking())
        self._look_for_cure(None)

    def _looking(self) -> str:
        return LOOKING_SENTENCE if self._session.is_performed else LOOKING

    def _show(self, found: tuple[Problem, ...]) -> None:
        sign, row = self._session.sign, self.list.currentRow()
        self.list.clear()
        for problem in found:
            item = QListWidgetItem(translated(problem_words(sign, problem)))
            error = problem.severity == "error"
            item.setIcon(icons.icon("missed" if error else "near", "missed" if error else "near"))
            item.setData(Qt.ItemDataRole.UserRole, problem)
            level = tr("Error") if error else tr("Worth a look")
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{level}: {item.text()}")
            self.list.addItem(item)
        if row >= 0:
            self.list.setCurrentRow(min(row, self.list.count() - 1))
        errors = sum(problem.severity == "error" for problem in found)
        self.head.setText(in_words(errors, len(found) - errors) if found else NONE_FOUND)

    # An easier posture

    def _look_for_cure(self, item: QListWidgetItem | None, _before: object = None) -> None:
        """Offer the easier posture of the key that a problem is about, once it is found."""
        self._job.drop()
        self._heals = None
        self.heal.hide()
        problem: Problem | None = None if item is None else item.data(Qt.ItemDataRole.UserRole)
        sign, character = self._session.sign, self._session.character
        place = None if problem is None else key_of(sign, problem)
        if item is None or problem is None or place is None or place[0].side is None or not self.is_settled:
            return
        side = place[0].side
        if problem.code == "inside" and problem.time_s is not None:
            name = "lead_round" if key_under(sign.hand(side), problem.time_s) is None else "clear"
            self._offer(*CURES[name], lambda: self._cure(item, name))
        if problem.code != "awkward" or place[0].kind != "hand":
            return
        key = next(each for each in sign.hand(side).keys if each.id == place[1])
        self._job.start(
            lambda _told: easier.easier_posture(hand_moment.HandMoment(character, sign, side, key)),
            lambda found: self._on_cure(Moment(side, key.time_s), found),
        )

    def _on_cure(self, at: Moment, found: easier.EasierPosture | None) -> None:
        if found is not None:
            edit = found.edit(at)
            words = translated(easier_words(found.rise_rad, found.tilt_rad, bares=found.bares))
            self._offer(EASIER, words, lambda: self._session.perform(edit))

    def _offer(self, text: str, words: str, heals: Callable[[], object]) -> None:
        self._heals = heals
        self.heal.setText(text)
        self.heal.setAccessibleDescription(words)
        self.heal.setToolTip(plain.tip(words))
        self.heal.show()

    def _cure(self, item: QListWidgetItem, command: str) -> None:
        """Carry out a command at the moment of a problem."""
        self._jump(item)
        self._cures[command]()

    def _heal(self) -> None:
        if self._heals is not None:
            self._heals()

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


def in_words(errors: int, warnings: int) -> str:
    """Say how many errors there are, and how many things worth a look."""
    told: list[str] = [counted(errors, "error")] if errors else []
    told += [phrase("{warnings} worth a look", warnings=warnings)] if warnings else []
    return tr("{told}. A click jumps there.", told=listed(told))
