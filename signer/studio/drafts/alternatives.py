"""Pictures of the values that a guessed field may have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage, QPixmap

from signer.document.guess_edits import choose_guess
from signer.document.guesses import Guess
from signer.document.queries import find_key, has_key
from signer.document.sign import Sign
from signer.lazy import lazily
from signer.studio.editing.soon import later

with lazily():
    from signer.motion import posing
    from signer.studio.drawing import figure, framing, recorder

if TYPE_CHECKING:
    from signer.characters.character import Character
    from signer.motion.pose import Pose

PICTURE_PX: Final = 144
"""Width and height of a picture: twice what the list shows, for fine screens."""
CLOSE_M: Final = 0.75
"""Distance of the camera from a contact, m: the hand and what it touches fill the picture."""


def posed(character: Character, sign: Sign, guess: Guess, number: int) -> Pose:
    """Return the posture of the key of a guess, were it settled by one of its values."""
    chosen = choose_guess(guess.key_id, guess.field, number)(sign) if guess.alternatives else sign
    _, key = find_key(chosen, guess.key_id)
    return posing.pose_at(chosen, key.time_s + 0.5 * key.hold_s, character)


def picture_of(character: Character, sign: Sign, guess: Guess, number: int) -> QImage:
    """Draw a value: a handshape as its card, a place from close by, anything else from the front."""
    role, key = find_key(sign, guess.key_id)
    if guess.field == "handshape":
        form = replace(key.form, handshape=str(guess.alternatives[number].value), joints=())
        return recorder.handshape_picture(character, form, PICTURE_PX)
    pose = posed(character, sign, guess, number)
    is_place = guess.field in ("placement", "second")
    camera = framing.contact_camera(pose.hands[role], CLOSE_M) if is_place else framing.BODY
    return recorder.render_figure(figure.pose_figure(pose), camera, PICTURE_PX, PICTURE_PX)


class AlternativePictures(QObject):
    """Pictures of the values of one guess, made in turn, one at each turn of the event loop.

    Signals:
        ready(number, picture): that of a value is there.
    """

    ready = Signal(int, QPixmap)

    def __init__(self, character: Callable[[], Character]) -> None:
        super().__init__()
        self._character, self._sign = character, Sign()
        self._guess: Guess | None = None
        self._wanted: list[int] = []
        self._timer = later(self, self._make_next)

    def make(self, sign: Sign, guess: Guess | None, numbers: Sequence[int]) -> None:
        """Make pictures of some values of a guess, in this order, and no more of others."""
        self._sign, self._guess = sign, guess
        self._wanted = list(numbers) if guess and has_key(sign, guess.key_id) else []
        self._timer.start(0)

    def _make_next(self) -> None:
        if not self._wanted or self._guess is None:
            return
        number = self._wanted.pop(0)
        self._timer.start(0)
        try:
            made = picture_of(self._character(), self._sign, self._guess, number)
        except LookupError:  # a handshape or site of a newer file
            return
        self.ready.emit(number, QPixmap.fromImage(made))
