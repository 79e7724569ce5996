"""One-line warning about doubtful hand movement, shown beside the selected key.

It is never an error, and is looked for only at rest.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QLabel, QWidget

from signer.characters.character import Character
from signer.document.problems import Problem
from signer.document.sign import Sign
from signer.document.values import ROLES
from signer.lazy import lazily
from signer.studio.background.jobs import OneJob
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.editing.soon import later
from signer.studio.language import translated
from signer.studio.look import icons, theme
from signer.studio.widgets.brief import Brief
from signer.studio.widgets.pieces import across
from signer.words.problem_places import problem_words

with lazily():
    from signer.motion.checks import conditions, moments, pace


AT_REST_MS: Final = 700


class Doubts(QWidget):
    """A mark and the words, gone while there is nothing to doubt."""

    def __init__(self, session: Session, player: Player) -> None:
        super().__init__()
        self.setObjectName("timeline.doubts")
        self._session, self._player = session, player
        self._looked_at: Sign | None = None
        self._job: OneJob[tuple[Problem, ...]] = OneJob(self)
        self._mark = QLabel()
        self._words = Brief("timeline.doubts.words")
        across(self, self._mark, (self._words, 1), gap=6)
        self._timer = later(self, self._look, AT_REST_MS)
        session.sign_changed.connect(self._on_sign_changed)
        session.signer_changed.connect(self._on_signer)
        theme.theme_changed.connect(self._draw_mark)
        self._draw_mark()
        self._say("")
        self._timer.start()

    @property
    def text(self) -> str:
        """Text of the warning, empty when there is none."""
        return self._words.text

    def _on_sign_changed(self, *_signs: Sign) -> None:
        """Clear the warning until the changed sign has been checked."""
        self._looked_at = None
        self._say("")
        self._timer.start()

    def _on_signer(self) -> None:
        """Look anew: what another signer cannot do is known of none."""
        self._job.drop()
        self._on_sign_changed()

    def _look(self) -> None:
        sign = self._session.sign
        if self._session.in_gesture or self._player.playing or self._job.is_busy:
            self._timer.start()
        elif sign is not self._looked_at and _may_be_doubted(sign):
            self._looked_at = sign
            character = self._session.character
            self._job.start(
                lambda _told: _found(character, sign),
                lambda found: self._on_found(sign, found),
                lambda _error: self._on_found(sign, ()),
            )

    def _on_found(self, sign: Sign, found: tuple[Problem, ...]) -> None:
        if self._session.sign is sign:
            self._say(" ".join(f"{translated(problem_words(sign, problem))}." for problem in found))
        else:
            self._timer.start()

    def _say(self, words: str) -> None:
        self._words.set_text(words)
        self.setAccessibleName(words)
        self.setVisible(bool(words))

    def _draw_mark(self) -> None:
        self._mark.setPixmap(icons.pixmap("near", "near", 16))


def _may_be_doubted(sign: Sign) -> bool:
    """Return whether a hand has more than one key, or both hands have keys."""
    return any(len(sign.hand(role).keys) > 1 for role in ROLES) or bool(
        sign.hand("dominant").keys and sign.hand("base").keys
    )


def _found(character: Character, sign: Sign) -> tuple[Problem, ...]:
    looked_at = moments.Moments(sign, character)
    return (*pace.fast_ways(looked_at), *conditions.two_hand_problems(looked_at))
