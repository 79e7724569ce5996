"""The pictures of the handshapes, made one at a time while nothing else is asked of the machine."""

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from typing import Final, TypeAlias

from PySide6.QtCore import Signal
from PySide6.QtGui import QImage, QPixmap

from body_model.bodies import REFERENCE
from signer.characters.load import load_character
from signer.document.values import HandForm
from signer.lazy import lazily
from signer.studio.background.picture_queue import PictureQueue

with lazily():
    from signer.studio.drawing import recorder


MakePicture: TypeAlias = Callable[[HandForm, int], QImage]

PICTURE_PX: Final = 160  # twice what the largest card shows, for fine screens
KEPT_UNUSED: Final = 32
"""Pictures of hands with bent joints that nobody looks at now; an undo may bring one back. Each takes a tenth
of a megabyte."""


def rendered_picture(form: HandForm, size_px: int, signer: str = REFERENCE) -> QImage:
    """The picture of a signer's hand from the renderer, or from the disk where it was kept."""
    return recorder.handshape_picture(load_character(signer), form, size_px)


class HandPictures(PictureQueue):
    """A cache of hand pictures, found by the form of the hand.

    Missing pictures are queued; the one asked for last is made first.

    Signals:
        ready(form): the picture of that hand can be had now.
    """

    ready = Signal(object)

    def __init__(self, make: MakePicture | None = None, *, waiting: bool = False) -> None:
        """With `waiting` nothing is made before `begin`, so that the window and the figure come first."""
        super().__init__(waiting=waiting)
        self._make: MakePicture = make or rendered_picture
        self._renders = make is None
        self._pictures: dict[HandForm, QPixmap] = {}
        self._wanted: list[HandForm] = []
        self._in_use: Callable[[HandForm], bool] = lambda _form: True

    def show_signer(self, name: str) -> None:
        """Make the pictures of another signer's hands; those that are there stay until theirs is made."""
        if self._renders:
            self._make = partial(rendered_picture, signer=name)
            self._wanted[:0] = [form for form in self._pictures if form not in self._wanted]
            self._schedule()

    def make_while(self, in_use: Callable[[HandForm], bool]) -> None:
        """Make hands with bent joints only while the given question is answered yes.

        Only the latest are kept after that.

        A drag passes through hundreds.
        """
        self._in_use = in_use

    def picture(self, form: HandForm) -> QPixmap | None:
        """The picture of a hand, or None for now: `ready` says when it is there.

        Until then one with bent joints is shown as its handshape.
        """
        found = self._pictures.get(form)
        if found is None and form.handshape:
            if form in self._wanted:
                self._wanted.remove(form)
            self._wanted.append(form)
            self._schedule()
        return found if found is not None else self._pictures.get(HandForm(form.handshape))

    def prefetch(self, forms: Iterable[HandForm]) -> None:
        """Make these too, after everything that somebody looks at."""
        missing = [form for form in forms if form not in self._pictures and form not in self._wanted]
        self._wanted[:0] = reversed(missing)
        self._schedule()

    def _is_wanted(self) -> bool:
        return bool(self._wanted)

    def _make_next(self) -> None:
        form = self._wanted.pop()
        if form.joints and not self._in_use(form):
            return
        self._pictures[form] = QPixmap.fromImage(self._made(form))
        self._forget_unused()
        self.ready.emit(form)

    def _forget_unused(self) -> None:
        unused = [form for form in self._pictures if form.joints and not self._in_use(form)]
        for form in unused[:-KEPT_UNUSED]:
            del self._pictures[form]

    def _made(self, form: HandForm) -> QImage:
        try:
            return self._make(form, PICTURE_PX)
        except LookupError:  # a handshape of a newer file: its card is empty, the rest goes on
            return QImage()


@lru_cache(maxsize=1)
def shelf() -> HandPictures:
    """The one shelf that the whole window takes its pictures from."""
    return HandPictures()
