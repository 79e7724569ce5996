"""A ghost of the arm that is worked on: drawn alone, quickly, from where the stage looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QImage

from body_model.arrays import Array
from signer.characters.character import Character
from signer.document.queries import find_key, has_key
from signer.document.sign import OTHER_SIDE, SIDE_OF, Sign
from signer.document.values import HandRole
from signer.lazy import lazily
from signer.studio.drafts.guess_list import GuessList, posed
from signer.studio.drawing import looks
from signer.studio.drawing.figure import figure_of
from signer.studio.drawing.frame import Frame
from signer.studio.drawing.quality import Quality
from signer.studio.editing.session import Session
from signer.studio.stage.stage import Stage
from signer.studio.stage.traces import tinted

with lazily():
    from signer.studio.drawing import recorder

if TYPE_CHECKING:
    from signer.studio.drawing.mesh import Part


def drawn_arm(stage: Stage, character: Character, sign: Sign, role: HandRole, matrices: Array) -> QImage:
    """Return the arm of a hand, as posed by the bones' matrices, as large as the stage."""
    figure, side = figure_of(character, matrices), SIDE_OF[role]
    side = side if sign.dominant_side == "right" else OTHER_SIDE[side]
    part: Part = "right arm" if side == "right" else "left arm"
    quality, size = Quality(shadow_taps=0, detail=False, samples=4), (stage.width(), stage.height())
    frame = Frame(stage.camera, size, quality, look=looks.on_stage())
    return recorder.studio(character).picture(*figure.drawn, frame, part)


TINT: Final = "curve2"
"""Colour of the ghost: none of those that say how good something is."""


class GuessGhost(QObject):
    """Shows on the stage, as a ghost, the arm with the value of a guess that is looked at."""

    def __init__(self, guesses: GuessList, session: Session, stage: Stage) -> None:
        super().__init__(guesses)
        self._guesses, self._session, self._stage = guesses, session, stage
        self._is_shown = False
        self._before: QImage | None = None
        guesses.looked_at.connect(self._show)

    def _show(self, number: int) -> None:
        """Show a value; a negative number takes the ghost away, and what was offered before comes back."""
        guess, traces, sign = self._guesses.guess, self._stage.traces, self._session.sign
        if not self._is_shown:
            self._before = traces.offer
        self._is_shown = False
        drawn = QImage()
        if guess is not None and 0 <= number < len(guess.alternatives) and has_key(sign, guess.key_id):
            role, _ = find_key(sign, guess.key_id)
            character = self._session.character
            matrices = posed(character, sign, guess, number).matrices
            drawn = drawn_arm(self._stage, character, sign, role, matrices)
        self._is_shown = not drawn.isNull()
        traces.show_offer(tinted(drawn, TINT) if self._is_shown else self._before)
