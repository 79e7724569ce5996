"""Places of the room: a button for each of them, and a card in which they are named and moved."""

from __future__ import annotations

from collections.abc import Callable, Set
from functools import partial
from math import degrees, radians
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QGridLayout, QLineEdit, QToolButton, QWidget

from signer.document.place_edits import (
    FARTHEST_M,
    HIGHEST_M,
    LONGEST_NAME,
    NEAREST_M,
    add_place,
    new_place,
    remove_place,
    set_place,
)
from signer.document.values import Place
from signer.studio.editing.session import Session
from signer.studio.language import tr, translated
from signer.studio.look import theme
from signer.studio.widgets.forms import Card, line_field
from signer.studio.widgets.number_field import NumberField
from signer.studio.widgets.pieces import Elided, beneath, button, hint, label, row, widened
from signer.words import wording

IN_A_ROW: Final = 3
WIDTH_PX: Final = 412
NAME_PX: Final = 110
WORDS: Final = tr(
    "On the stage they are dragged too, best from above (T). Gazes at a place, and hands at it, go along."
)


class PlaceButtons(QWidget):
    """A button for each place, and one that opens the card of them.

    Args:
        session: the open sign.
        prefix: begins the names of the buttons.
        what: begins their tooltips, before the name of a place.
        choose: is called with the id of a place that was clicked.
        chosen: returns the ids of the places that are chosen now.
    """

    def __init__(
        self,
        session: Session,
        prefix: str,
        what: str,
        choose: Callable[[str], None],
        chosen: Callable[[], Set[str]],
    ) -> None:
        super().__init__()
        self._session, self._prefix, self._what = session, prefix, what
        self._choose, self._chosen = choose, chosen
        self.buttons: dict[str, QToolButton] = {}
        self._shown: tuple[tuple[str, str], ...] | None = None
        self.edit = button(
            tr("Places…"), name=f"{prefix}.places", tip=tr("Name, move, add and remove places of the room")
        )
        self.edit.clicked.connect(self.open_card)
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(2)
        self._none = widened(Elided(tr("No places in the room yet"), 2))
        beneath(self, row(self._none, self.edit, gap=4), self._grid, gap=2)

    def refresh(self) -> None:
        """Show the places of the sign, and which of them are chosen."""
        sign = self._session.sign
        shown = tuple((place.id, translated(wording.place_title(place))) for place in sign.places)
        if shown != self._shown:
            self._make(shown)
        count = len(shown)
        words = tr("A place in the room") if count == 1 else tr("{count} places in the room", count=count)
        self._none.setText(words if shown else tr("No places in the room yet"))
        ids = self._chosen()
        for place_id, made in self.buttons.items():
            made.setChecked(place_id in ids)

    def _make(self, shown: tuple[tuple[str, str], ...]) -> None:
        self._shown = shown
        for made in self.buttons.values():
            self._grid.removeWidget(made)
            made.hide()
            made.deleteLater()
        self.buttons.clear()
        for index, (place_id, title) in enumerate(shown):
            made = button(
                title if len(title) <= 12 else f"{title[:11]}…",
                name=f"{self._prefix}.place.{place_id}",
                tip=f"{self._what} {title}",
                kind="raised",
                checkable=True,
            )
            made.setProperty("snug", "true")
            made.clicked.connect(partial(self._take, place_id))
            self.buttons[place_id] = widened(made)
            self._grid.addWidget(made, index // IN_A_ROW, index % IN_A_ROW)

    def _take(self, place_id: str, _checked: bool = False) -> None:
        self._choose(place_id)
        self.refresh()

    def open_card(self) -> PlacesCard:
        """Open the card of the places below its button."""
        card = PlacesCard(self, self._session)
        at = self.edit.mapToGlobal(QPoint(self.edit.width() - WIDTH_PX, self.edit.height()))
        card.open_at(at, above=False)
        return card


class PlacesCard(Card):
    """Places one under the other; every change is one undo step. Esc or a click beside it closes it."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent, "places", tr("Places in the room"))
        self.closed.connect(session.end_gesture)
        self._session = session
        self._rows = QWidget()
        self.add = button(
            tr("Add a place"), name="places.add", tip=tr("Add a place in the room"), kind="raised"
        )
        self.add.clicked.connect(self._on_add)
        below = (row(self.add, None, gap=4), hint(WORDS))
        self._box = beneath(self, self._rows, *below, gap=4, margins=theme.MARGIN)
        self.setFixedWidth(WIDTH_PX)
        self._ids: tuple[str, ...] | None = None
        self._fields: dict[str, tuple[QLineEdit, NumberField, NumberField, NumberField]] = {}
        session.sign_changed.connect(self._show)
        self._show()

    def _show(self, *_changed: object) -> None:
        ids = tuple(place.id for place in self._session.sign.places)
        if ids != self._ids:
            self._ids = ids
            self._make()
        left = self._session.sign.dominant_side == "left"
        for place in self._session.sign.places:
            name, angle, distance, height = self._fields[place.id]
            if not name.hasFocus():
                name.setText(place.name)
            angle.show_value(degrees(-place.angle_rad if left else place.angle_rad))
            distance.show_value(100.0 * place.distance_m)
            height.show_value(100.0 * place.height_m)
        self.adjustSize()

    def _make(self) -> None:
        self._rows.hide()
        self._rows.deleteLater()
        self._rows, self._fields = QWidget(), {}
        grid = QGridLayout(self._rows)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(4)
        for column, words in enumerate((tr("Name"), tr("To the left"), tr("Away"), tr("Up"))):
            grid.addWidget(label(words, 2, theme.SMALL), 0, column)
        for number, place in enumerate(self._session.sign.places):
            fields = self._row(place)
            self._fields[place.id] = fields
            remove = button(icon="trash", name=f"places.{place.id}.remove", tip=tr("Take this place away"))
            remove.clicked.connect(partial(self._on_remove, place.id))
            for column, field in enumerate((*fields, remove)):
                grid.addWidget(field, number + 1, column)
        self._box.insertWidget(0, self._rows)
        self._rows.setVisible(bool(self._fields))

    def _row(self, place: Place) -> tuple[QLineEdit, NumberField, NumberField, NumberField]:
        title = translated(wording.place_title(place))
        spoken, example = tr("Name of {title}", title=title), tr("Place {id}", id=place.id)
        name = line_field(f"places.{place.id}.name", spoken, example, most=LONGEST_NAME)
        name.setFont(theme.font())
        name.setFixedWidth(NAME_PX)
        name.editingFinished.connect(lambda: self._set(place.id, name=name.text()))
        angle = self._number(place, "angle", tr("Degrees to the signer's left of"), (-180.0, 180.0), "°")
        distance = self._number(
            place, "distance", tr("Centimetres away of"), (100.0 * NEAREST_M, 100.0 * FARTHEST_M), " cm"
        )
        height = self._number(
            place,
            "height",
            tr("Centimetres above the chest of"),
            (-100.0 * HIGHEST_M, 100.0 * HIGHEST_M),
            " cm",
        )
        angle.entered.connect(lambda value: self._set(place.id, angle_rad=radians(self._written(value))))
        distance.entered.connect(lambda value: self._set(place.id, distance_m=value / 100.0))
        height.entered.connect(lambda value: self._set(place.id, height_m=value / 100.0))
        return name, angle, distance, height

    def _number(
        self, place: Place, what: str, spoken: str, limits: tuple[float, float], suffix: str
    ) -> NumberField:
        words = f"{spoken} {translated(wording.place_title(place))}"
        return NumberField(f"places.{place.id}.{what}", words, limits=limits, suffix=suffix)

    def _written(self, shown: float) -> float:
        return -shown if self._session.sign.dominant_side == "left" else shown

    def _set(self, place_id: str, **changes: object) -> None:
        place = next((one for one in self._session.sign.places if one.id == place_id), None)
        if place is not None and any(getattr(place, name) != value for name, value in changes.items()):
            self._session.perform(set_place(place_id, **changes))

    def _on_add(self) -> None:
        self._session.perform(add_place(new_place(self._session.sign)))

    def _on_remove(self, place_id: str, _checked: bool = False) -> None:
        self._session.perform(remove_place(place_id))
