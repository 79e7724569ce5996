"""Places of the open sentence and of the chosen item: a half circle with dots to drag, and numbers."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from body_model.plain_types import Vector
from signer.document.place_edits import HIGHEST_M
from signer.document.utterance import Classifier, Point, SignContent, UtteranceItem
from signer.document.utterance_edits import UtteranceEdit, set_place, set_places
from signer.document.utterance_item_edits import replace_item, set_item
from signer.document.values import Place
from signer.lazy import lazily
from signer.studio.editing.session import Session
from signer.studio.language import tr
from signer.studio.look import plain, theme
from signer.studio.side_windows.half_circle import MOST_MOVED_M, HalfCircle, about, can_be_moved
from signer.studio.widgets.forms import SideWindow, line_field
from signer.studio.widgets.number_field import NumberField
from signer.studio.widgets.pieces import beneath, button, hint, label, row

with lazily():
    from signer.sequencing import contents


NO_SENTENCE: Final = tr("Places belong to a sentence: open one, or start one with this sign (Sign menu).")
HELP: Final = tr("Double-click adds somebody, a drag moves them, Del takes them away.")
HELP_ITEM: Final = tr("The square is where the chosen item is signed: a drag moves it.")
IN_CONTACT: Final = tr("It touches the body or the other hand at every key, and goes with them.")
NO_ITEM: Final = tr("Choose an item of the sentence to say whom it is about, and where it is.")
NOBODY: Final = "nobody"


def _going(item: UtteranceItem, end: str, name: str) -> UtteranceEdit:
    """Let an item go from ("from") or to ("to") somebody; empty for nobody."""
    content = item.content
    if isinstance(content, Point):
        return replace_item(item.id, Point(name))
    if isinstance(content, Classifier):
        moved = replace(content, start=name) if end == "from" else replace(content, end=name)
        return replace_item(item.id, moved)
    return set_item(item.id, **{"subject" if end == "from" else "object": name})


class PlacesWindow(SideWindow):
    """The half circle, the name of the chosen place, and whom the chosen item is about; no more."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent, "places", tr("Who stands where"))
        self._session = session
        self.circle = HalfCircle()
        who = tr("Who or what stands there")
        self.name = line_field("places.name", tr("Name of the place"), who, most=60)
        self.name.editingFinished.connect(self._rename)
        self.delete_button = button(
            tr("Take away"), name="places.delete", tip=tr("Take the chosen place away (Del)")
        )
        self.delete_button.clicked.connect(lambda _checked=False: self._delete())
        self.height_cm = self._number(
            "height", tr("Height of the place over the notch of the breastbone"), HIGHEST_M
        )
        self.height_cm.entered.connect(self._set_height)
        self.told = hint()
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.told.setMinimumHeight(3 * self.told.fontMetrics().lineSpacing())
        self._make_fields_of_item()
        self._lay_out()
        self._listen_to_circle()
        session.sentence.changed.connect(self._show)
        session.sentence.selection_changed.connect(self._show)
        self._show()

    def _make_fields_of_item(self) -> None:
        """Make what says and sets whom the chosen item is about, and how far it is moved."""
        self.about = hint(name="places.about")
        self.from_button = button(
            tr("From…"), name="places.from", checkable=True, tip=tr("Then click whom it goes from")
        )
        self.to_button = button(
            tr("To…"), name="places.to", checkable=True, tip=tr("Then click whom it goes to")
        )
        for one, other in ((self.from_button, self.to_button), (self.to_button, self.from_button)):
            one.toggled.connect(lambda on, other=other: other.setChecked(False) if on else None)
        self.nobody_button = button(
            tr("Nobody"), name="places.nobody", tip=tr("The sign as it is, bent to nobody")
        )
        self.nobody_button.clicked.connect(lambda _checked=False: self._clear())
        self.moved_cm = tuple(
            self._number(name, tr("Moved {words}", words=words), MOST_MOVED_M)
            for name, words in (
                ("left", tr("to the signer's left")),
                ("up", tr("up")),
                ("ahead", tr("ahead")),
            )
        )
        for field in self.moved_cm:
            field.entered.connect(lambda _value: self._set_moved())
        self.reset_button = button(
            tr("Reset"), name="places.reset", tip=tr("Where it is written: moved nowhere")
        )
        self.reset_button.clicked.connect(lambda _checked=False: self._move_item((0.0, 0.0, 0.0)))

    def _lay_out(self) -> None:
        left, up, ahead = self.moved_cm
        place = row(self.name, label(tr("Height"), 2), self.height_cm, self.delete_button)
        about = row(self.about, self.from_button, self.to_button, self.nobody_button)
        moved = (label(tr("Left"), 2), left, label(tr("Up"), 2), up, label(tr("Ahead"), 2), ahead)
        parts = (place, about, row(*moved, None, self.reset_button, gap=5), self.told)
        beneath(self, (self.circle, 1), *parts, gap=theme.GAP, margins=theme.MARGIN)

    def _listen_to_circle(self) -> None:
        self.circle.dot_clicked.connect(self._on_dot)
        self.circle.moved.connect(lambda place: self._perform(set_place(place)))
        self.circle.begun.connect(self._session.begin_gesture)
        self.circle.ended.connect(self._session.end_gesture)
        self.circle.given_up.connect(self._session.cancel_gesture)
        self.circle.add_wanted.connect(self._add)
        self.circle.item_moved.connect(self._drag_item)
        self.circle.delete_wanted.connect(self._delete)

    @property
    def item(self) -> UtteranceItem | None:
        """The chosen item, if it can be about somebody or somewhere."""
        sentence = self._session.sentence
        chosen = [item for item in sentence.items if item.id in sentence.chosen]
        signed = [item for item in chosen if not contents.waits_s(item.content)]
        return signed[0] if signed else None

    def _show(self, *_changed: object) -> None:
        utterance, item = self._session.sentence.utterance, self.item
        self.circle.show_places(utterance, item)
        place = self.circle.place
        self.name.setEnabled(place is not None)
        self.delete_button.setEnabled(place is not None)
        if not self.name.hasFocus() or place is None:
            self.name.setText("" if place is None else place.name)
        self.height_cm.setEnabled(place is not None)
        self.height_cm.show_value(0.0 if place is None else round(100.0 * place.height_m, 1))
        has_ends = item is not None and isinstance(item.content, SignContent | Point | Classifier)
        for each in (self.to_button, self.nobody_button):
            each.setEnabled(has_ends)
        self.from_button.setEnabled(has_ends and item is not None and not isinstance(item.content, Point))
        told = NO_ITEM if item is None else self._told_of(item)
        self.about.setText("" if utterance is None else told)
        is_movable = item is not None and can_be_moved(item)
        x, y, z = (0.0, 0.0, 0.0) if item is None else item.moved_m
        for field, by_m in zip(self.moved_cm, (self._left * x, y, z), strict=True):
            field.setEnabled(is_movable)
            field.show_value(round(100.0 * by_m, 1))
        self.reset_button.setEnabled(any((x, y, z)))
        of_item = "" if item is None else f" {HELP_ITEM if is_movable else IN_CONTACT}"
        self.told.setText(NO_SENTENCE if utterance is None else f"{HELP}{of_item}")

    @property
    def _left(self) -> float:
        """Sign of x for the signer's left: a left-handed signer is mirrored."""
        utterance = self._session.sentence.utterance
        return -1.0 if utterance is not None and utterance.dominant_side == "left" else 1.0

    @staticmethod
    def _number(name: str, spoken: str, most_m: float) -> NumberField:
        made = NumberField(f"places.{name}", spoken, limits=(-100.0 * most_m, 100.0 * most_m), suffix=" cm")
        made.setToolTip(plain.tip(spoken))
        return made

    def _set_height(self, height_cm: float) -> None:
        place = self.circle.place
        if place is not None:
            self._perform(set_place(replace(place, height_m=round(height_cm / 100.0, 4))))

    def _set_moved(self) -> None:
        left, up, ahead = (round(field.value() / 100.0, 4) for field in self.moved_cm)
        self._move_item((self._left * left, up, ahead))

    def _drag_item(self, x: float, z: float) -> None:
        if self.item is not None:
            self._move_item((x, self.item.moved_m[1], z))

    def _move_item(self, by_m: Vector) -> None:
        if self.item is not None:
            x, y, z = (part + 0.0 for part in by_m)  # no minus zero
            self._perform(set_item(self.item.id, moved_m=(x, y, z)))

    def _told_of(self, item: UtteranceItem) -> str:
        if not isinstance(item.content, SignContent | Point | Classifier):
            return plain.lines(contents.gloss_of(item.content))
        start, end = (self._name_of(one) for one in about(item))
        return (
            tr("points at {end}", end=end)
            if isinstance(item.content, Point)
            else tr("from {start} to {end}", start=start, end=end)
        )

    def _name_of(self, name: str) -> str:
        utterance = self._session.sentence.utterance
        places = () if utterance is None else utterance.places
        named = {place.id: plain.lines(place.name) or place.id for place in places}
        return named.get(name, name or NOBODY)

    def _perform(self, edit: UtteranceEdit) -> None:
        if self._session.sentence.is_open:
            self._session.perform(edit)

    def _on_dot(self, name: str) -> None:
        item = self.item
        for end, asked in (("from", self.from_button), ("to", self.to_button)):
            if item is not None and asked.isChecked():
                asked.setChecked(False)
                self._perform(_going(item, end, name))
        self._show()

    def _clear(self) -> None:
        item = self.item
        if item is None:
            return
        if isinstance(item.content, Point | Classifier):
            self._perform(_going(item, "to", ""))
        else:
            self._perform(set_item(item.id, subject="", object=""))

    def _add(self, angle_rad: float, distance_m: float) -> None:
        utterance = self._session.sentence.utterance
        if utterance is None:
            return
        taken = {place.id for place in utterance.places}
        letters = (chr(ord("a") + number) for number in range(26))
        free = next((one for one in letters if one not in taken), f"p{len(taken) + 1}")
        self._perform(set_place(Place(free, "", angle_rad, distance_m)))
        self.circle.select(free)
        self._show()
        self.name.setFocus()

    def _delete(self) -> None:
        utterance, place = self._session.sentence.utterance, self.circle.place
        if utterance is not None and place is not None:
            self._perform(set_places(one for one in utterance.places if one.id != place.id))

    def _rename(self) -> None:
        place, name = self.circle.place, " ".join(self.name.text().split())
        if place is not None and name != place.name:
            self._perform(set_place(replace(place, name=name)))
