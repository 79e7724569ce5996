"""The cards of the handshape browser: a picture above each name, the key's own framed and ticked."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter

from signer.document.values import HandForm
from signer.studio.handshapes.hand_pictures import HandPictures
from signer.studio.look import icons
from signer.studio.panels.handshapes.cards import Card, Family, families
from signer.studio.widgets.card_grid import CardGrid
from signer.studio.widgets.found_list import ID_ROLE


class HandshapeGrid(CardGrid[Card]):
    """The cards of all handshapes, or of those found; arrows move.

    Signals:
        acted_on(id, act): something is to be done with a card of the user's own: "rename" (F2) or "delete"
            (Del).
    """

    acted_on = Signal(str, str)

    def __init__(self, pictures: HandPictures) -> None:
        super().__init__("handshape.grid", "Handshapes", "handshape")
        self._pictures = pictures
        pictures.ready.connect(self._on_picture)
        self.show_families(families((), ()), "")

    @property
    def marked(self) -> str:
        """The handshape that is shown as chosen."""
        return next(iter(self._marked), "")

    def show_families(self, shown: tuple[Family, ...], query: str) -> None:
        """Show these, each under its heading; Enter takes the first card while something is searched."""
        self.show_groups(shown, query)
        if not query:
            self.reveal(self.marked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        act = {Qt.Key.Key_F2: "rename", Qt.Key.Key_Delete: "delete"}.get(Qt.Key(event.key()))
        card = self.card(self.currentItem().data(ID_ROLE)) if act and self.currentItem() is not None else None
        if act and card is not None and card.is_own:
            self.acted_on.emit(card.id, act)
        else:
            super().keyPressEvent(event)

    def mark(self, name: str) -> None:
        """Show a handshape as chosen."""
        if self.mark_all(frozenset([name] if name else [])) and not self._query:
            self.reveal(name)

    def _on_picture(self, form: HandForm) -> None:
        for row in range(self.count()):
            card = self.card(self.item(row).data(ID_ROLE) or "")
            if card is not None and card.form == form:
                self.update_card(row)

    def draw_picture(self, painter: QPainter, place: QRectF, card: Card) -> None:
        picture = self._pictures.picture(card.form)
        if picture is not None and not picture.isNull():
            side = min(place.width(), place.height())
            painter.drawPixmap(
                QRectF(place.center().x() - side / 2, place.top(), side, side),
                picture,
                QRectF(picture.rect()),
            )

    def draw_mark(self, painter: QPainter, card: QRectF, shown: Card) -> None:
        """A small pin in the corner: this one is the user's own."""
        if shown.is_own:
            painter.drawPixmap(QPointF(card.left() + 4, card.top() + 4), icons.pixmap("own", "text2", 14))
