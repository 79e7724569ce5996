"""Pictures of items: of the library where they come from there, else of the hand that they begin with."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPixmap

from fingerspelling.catalogue import find_letter
from signer.document.queries import every_key
from signer.document.utterance import (
    Classifier,
    Content,
    Number,
    Pause,
    Point,
    SignContent,
    Spelling,
    UtteranceItem,
)
from signer.document.values import HandForm
from signer.studio.look import icons
from signer.studio.pictures.queue import Pictures
from signer.studio.sentences.answers import Answer
from signer.studio.sentences.known_signs import KnownSigns

PAUSE_PX: Final = 84
"""Size of the picture of a pause on its card."""
POINTING: Final = "1"
"""Handshape of a point."""


class ItemPictures:
    """Pictures that are there; None for those that still have to be drawn, which are asked for."""

    def __init__(self, known: KnownSigns, hands: Pictures) -> None:
        self._known, self._hands = known, hands

    def of_item(self, item: UtteranceItem) -> QPixmap | None:
        """Return the picture of an item."""
        return self._of_content(item.content)

    def of_answer(self, answer: Answer) -> QPixmap | None:
        """Return the picture of an answer."""
        return self._of_content(answer.item.content)

    def _of_content(self, content: Content) -> QPixmap | None:
        match content:
            case SignContent():
                found = self._known.picture(content) if content.digest else None
                key = next((key for _, key in every_key(content.sign)), None)
                return found if found is not None or key is None else self._hands.picture(key.form.look)
            case Spelling(word=word):
                return self._of_letter(next((one for one in word.casefold() if one.isalnum()), ""))
            case Number(value=value):
                return self._of_letter(str(value)[0])
            case Pause():
                return icons.pixmap("pause", "text2", PAUSE_PX)
            case Point():
                return self._hands.picture(HandForm(POINTING))
            case Classifier(handshape=handshape):
                return self._hands.picture(HandForm(handshape))
        return None

    def _of_letter(self, letter: str) -> QPixmap | None:
        try:
            form = find_letter(letter).form
        except LookupError:
            return None
        return self._hands.picture(HandForm(form.handshape, form.joints))
