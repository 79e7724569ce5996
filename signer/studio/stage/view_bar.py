"""The buttons over the stage: which side to see the signer from, nearer and farther."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QToolButton, QWidget

from signer.studio.drawing.framing import ViewName
from signer.studio.language import tr
from signer.studio.widgets.choice_menu import open_below, passing_menu
from signer.studio.widgets.pieces import across, button

VIEWS: Final[dict[ViewName, tuple[str, str, str]]] = {
    "front": (tr("Front"), "F", tr("Face the signer")),
    "side": (tr("Side"), "S", tr("From the side of the dominant hand")),
    "top": (tr("Top"), "T", tr("From above")),
    "closeup": (tr("Close-up"), "C", tr("Close on the contact")),
    "signer": (tr("Signer’s view"), "V", tr("Over the signer’s own shoulder")),  # noqa: RUF001  a typographic apostrophe
}


class ViewBar(QWidget):
    """A row of buttons; the one that says what is seen is pressed.

    Signals:
        chosen(name): show that view.
        zoomed(factor): come nearer (above 1) or go back.
    """

    chosen = Signal(str)
    zoomed = Signal(float)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._buttons: dict[ViewName, QToolButton] = {}
        box = across(self, gap=2)
        for name, (words, key, tip) in VIEWS.items():
            made = button(
                f"{words}  {key}",
                name=f"stage.view.{name}",
                tip=f"{tip} ({key})",
                kind="overlay",
                checkable=True,
            )
            made.clicked.connect(lambda _checked=False, name=name: self.chosen.emit(name))
            self._buttons[name] = made
            box.addWidget(made)
        box.addSpacing(8)
        self._box = box
        self.shown: dict[str, QToolButton] = {}
        for what, key, tip in (
            ("onion", "Shift+G", tr("Show the hand at the keys before and after")),
            ("trail", "Shift+T", tr("Show the way of the hand")),
        ):
            self.shown[what] = button(
                icon=what, name=f"stage.{what}", tip=f"{tip} ({key})", kind="overlay", checkable=True
            )
        self._zoom: list[QToolButton] = []
        for icon, factor, tip in (("minus", 0.8, tr("Farther (-)")), ("plus", 1.25, tr("Nearer (+)"))):
            made = button(icon=icon, name=f"stage.zoom.{icon}", tip=tip, kind="overlay")
            made.clicked.connect(lambda _checked=False, factor=factor: self.zoomed.emit(factor))
            self._zoom.append(made)
            box.addWidget(made)
        box.addSpacing(8)
        for made in self.shown.values():
            box.addWidget(made)
        self._more = button(icon="more", name="stage.more", tip=tr("More about the view"), kind="overlay")
        self._more.clicked.connect(self._open_more)
        box.addWidget(self._more)

    def fit(self, width_px: int) -> None:
        """Be no wider than that: leave out letters of keys, then the switches, then nearer and farther.

        At last only the letters are left, and of those not the signer's view. The tips still say the words;
        what is left out stands in a menu at the end.
        """
        switches = [*self.shown.values()]
        least = [*self._zoom, *switches]
        fewest = [self._buttons["signer"], *least]
        for words_of, left_out in ((2, []), (1, []), (1, switches), (1, least), (0, least), (0, fewest)):
            for made in fewest:
                made.setVisible(made not in left_out)
            self._more.setVisible(bool(left_out))
            for name, made in self._buttons.items():
                words, key, _ = VIEWS[name]
                made.setText((key, words, f"{words}  {key}")[words_of])
            self._box.activate()
            if self.sizeHint().width() <= width_px:
                break
        self.adjustSize()

    def _open_more(self) -> None:
        """Offer what had no room."""
        menu = passing_menu(self, "stage.more.menu")
        for made in (self._buttons["signer"], *self._zoom, *self.shown.values()):
            if made.isHidden():
                action = menu.addAction(made.toolTip())
                action.setCheckable(made.isCheckable())
                action.setChecked(made.isChecked())
                action.triggered.connect(made.click)
        open_below(menu, self._more)

    def taken(self) -> tuple[float, float, float, float]:
        """Return the bar's rectangle on the stage, in pixels: x, y, width and height."""
        where = self.geometry()
        return float(where.x()), float(where.y()), float(where.width()), float(where.height())

    def show_view(self, name: ViewName | None) -> None:
        """Press the button of what is seen; none after the camera was moved by hand."""
        for each, made in self._buttons.items():
            made.setChecked(each == name)
