"""What two hands do that few signs do, said in one line beside the selected key; never an error, and looked for only at rest."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget
from shiboken6 import isValid

from signer.document.problems import Problem
from signer.document.sign import Sign
from signer.studio.background.jobs import Job
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.editing.soon import later
from signer.studio.look import icons, theme
from signer.studio.widgets.brief import Brief
from signer.studio.words import wording

AT_REST_MS: Final = 700


class Doubts(QWidget):
    """A mark and the words, gone while there is nothing to doubt."""

    def __init__(self, session: Session, player: Player) -> None:
        super().__init__()
        self.setObjectName("timeline.doubts")
        self._session, self._player = session, player
        self._looked_at: Sign | None = None
        self._job: Job[tuple[Problem, ...]] | None = None
        self._mark = QLabel()
        self._words = Brief("timeline.doubts.words")
        box = QHBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(6)
        box.addWidget(self._mark)
        box.addWidget(self._words, 1)
        self._timer = later(self, self._look, AT_REST_MS)
        session.sign_changed.connect(self._on_sign_changed)
        theme.theme_changed.connect(self._draw_mark)
        self._draw_mark()
        self._say("")
        self._timer.start()

    @property
    def text(self) -> str:
        """What is doubted, empty when nothing is."""
        return self._words.text

    def _on_sign_changed(self, _before: Sign, after: Sign) -> None:
        if not _has_two_hands(after):
            self._say("")
        self._timer.start()

    def _look(self) -> None:
        sign = self._session.sign
        if self._session.in_gesture or self._player.playing or self._job is not None:
            self._timer.start()
        elif sign is not self._looked_at and _has_two_hands(sign):
            self._looked_at = sign
            self._job = Job(lambda _progress: _found(sign))
            self._job.start(self._on_found, lambda _error: self._on_found(()))

    def _on_found(self, found: tuple[Problem, ...]) -> None:
        if not isValid(self):
            return  # the window was closed while it was looked
        self._job = None
        if self._session.sign is self._looked_at:
            self._say(" ".join(f"{wording.capitalized(problem.words)}." for problem in found))
        else:
            self._timer.start()

    def _say(self, words: str) -> None:
        self._words.set_text(words)
        self.setAccessibleName(words)
        self.setVisible(bool(words))

    def _draw_mark(self) -> None:
        self._mark.setPixmap(icons.pixmap("near", "near", 16))


def _has_two_hands(sign: Sign) -> bool:
    return bool(sign.dominant.keys and sign.base.keys)


def _found(sign: Sign) -> tuple[Problem, ...]:
    # Imported when first needed: it solves, which the first paint does not wait for.
    from signer.motion.checks.conditions import two_hand_problems

    return two_hand_problems(sign)
