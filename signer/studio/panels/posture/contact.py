"""The contact of the posture panel: what it does (touch, tap, slide ...), how large, a second one."""

from __future__ import annotations

from collections.abc import Callable
from math import degrees, radians
from typing import Any, Final, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from signer.document.contact_gestures import Gesture, gesture_of
from signer.document.tracks.hand import Key
from signer.document.values import LARGEST_ACT_M, MOST_TIMES, SkinSpot
from signer.lazy import lazily
from signer.studio.editing.gestures import gesture_edit
from signer.studio.editing.session import Session
from signer.studio.language import named, tr
from signer.studio.look import plain
from signer.studio.panels.posture.second_contact import SecondContact
from signer.studio.widgets.choice_menu import offer, open_below, passing_menu
from signer.studio.widgets.number_field import ANY_NUMBER, NumberField
from signer.studio.widgets.pieces import across, beneath, button, heading, label, row
from signer.studio.widgets.segments import Segment, Segments
from signer.words.numbers import signed
from sites import catalogue

with lazily():
    from signer.motion.operations import hand_edits


FIELD_PX: Final = 60
WAYS: Final[dict[Gesture, str]] = {"slide": tr("to the next key"), "brush": tr("through here")}
SIZES: Final[dict[str, str]] = {"tap": tr("How far"), "rub": tr("Each way")}
SHOWN: Final[dict[Gesture | None, tuple[str, ...]]] = {
    "near": ("stand_off",), "none": ("stand_off",), "touch": (), "tap": ("size", "times"),
    "rub": ("size", "times"), "slide": ("way",), "brush": ("way", "size", "direction"), None: (),
}  # fmt: skip
"""The sizes that each gesture has."""
TIMES: Final = " \N{MULTIPLICATION SIGN}"
DIRECTION_TIP: Final = tr(
    "Which way, from up towards the right of who looks onto the skin: 90 is to the right"
)
MORE_TIP: Final = tr("More of this in Movement (Ctrl+5)")


class ContactSizes(QWidget):
    """Changes the sizes of the contact under the playhead; only those of its gesture are shown.

    Signals:
        refused(): a distance was asked for that is not possible; `refusal` says so.
        way_chosen(gesture): a slide is to be "slide", to the next key, or "brush", through here.
        movement_wanted(): the rest of what the contact does is to be set.
    """

    refused = Signal()
    way_chosen = Signal(str)
    movement_wanted = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.refusal = ""
        """Reason why the last distance was not possible; empty when it was."""
        self._names: dict[str, QLabel] = {}
        self._parts: dict[str, QWidget] = {}
        self._box = across(self, gap=4)
        self._way = button("", name="posture.contact.way", tip=tr("Where it slides"), kind="raised")
        self._way.clicked.connect(self._offer_ways)
        self._add("way", self._way)
        stand_off = NumberField(
            "posture.stand_off", tr("Stand-off"), limits=ANY_NUMBER, suffix=" mm", trim=False
        )
        stand_off.entered.connect(self._on_stand_off)
        stand_off.setFixedWidth(FIELD_PX + 16)
        self._add("stand_off", stand_off, tr("Stand-off"))
        most_mm, number = LARGEST_ACT_M * 1000, self._number
        self._numbers = {
            "stand_off": stand_off,
            "size": number(
                "size", tr("How far"), (1, most_mm), " mm", lambda mm: self._act(size_m=_in_m(mm))
            ),
            "times": number(
                "times", tr("Times"), (1, MOST_TIMES), TIMES, lambda n: self._act(times=round(n))
            ),
            "direction": number(
                "direction", "", (-180, 180), "°", lambda angle: self._act(direction_rad=radians(angle))
            ),
        }
        self._numbers["direction"].setToolTip(plain.tip(DIRECTION_TIP))
        self._box.addStretch(1)
        self._more = button(icon="more", name="posture.contact.more", tip=MORE_TIP, on=self.movement_wanted)
        self._box.addWidget(self._more)

    def show_key(self, key: Key | None) -> None:
        """Show the sizes that the contact of a key has."""
        gesture = gesture_of(key) if key is not None else None
        shown = SHOWN[gesture]
        if key is not None and key.contact is not None and gesture == "touch" and key.contact.stand_off_m:
            shown = ("stand_off",)  # of a file: what keeps the hand off the skin is not hidden
        self._more.setVisible(gesture in ("tap", "slide", "brush", "rub"))
        # What goes goes first: showing a part lays the row out at once, and all of them beside each other are
        # wider than the dock.
        for name in sorted(self._parts, key=shown.__contains__):
            self._parts[name].setVisible(name in shown)
            self._names[name].setVisible(name in shown and bool(self._names[name].text()))
        self.setVisible(bool(shown))
        if key is None or key.contact is None:
            return
        self._numbers["stand_off"].show_value(key.contact.stand_off_m * 1000)
        self._way.setText(WAYS.get(gesture or "touch", ""))
        if key.act is not None:
            self._names["size"].setText(SIZES.get(gesture or "", ""))
            self._names["size"].setVisible(bool(self._names["size"].text()))
            self._numbers["size"].show_value(key.act.size_m * 1000)
            self._numbers["times"].show_value(key.act.times)
            self._numbers["direction"].show_value(degrees(key.act.direction_rad))

    def _number(
        self, name: str, words: str, limits: tuple[float, float], suffix: str, on: Callable[[float], object]
    ) -> NumberField:
        spoken = words or named(name.capitalize())
        made = NumberField(f"posture.contact.{name}", spoken, limits=limits, suffix=suffix, on=on)
        made.setFixedWidth(FIELD_PX)
        self._add(name, made, words)
        return made

    def _act(self, **changes: Any) -> None:
        self._session.perform(hand_edits.ChangeAct(**changes))

    def _add(self, name: str, part: QWidget, words: str = "") -> None:
        self._names[name], self._parts[name] = label(words, 2), part
        self._box.addWidget(self._names[name])
        self._box.addWidget(part)

    def _offer_ways(self) -> None:
        menu = passing_menu(self, "posture.contact.ways")
        key = self._session.current_key()
        now = gesture_of(key) if key is not None else None
        offer(menu, ((words, gesture) for gesture, words in WAYS.items()), now, self.way_chosen.emit)
        open_below(menu, self._way)

    def _on_stand_off(self, asked_mm: float) -> None:
        found = self._session.perform(hand_edits.SetStandOff(asked_mm / 1000))
        self.show_key(self._session.current_key())
        if found.words and found.value is not None:
            nearest = tr("{value:.0f} mm is the nearest", value=1000 * found.value)
            self.refusal = tr(
                "A stand-off of {signed} mm is not possible; {nearest}: {words}.",
                signed=signed(asked_mm),
                nearest=nearest,
                words=found.words,
            )
            self.refused.emit()


GESTURES: Final = (
    Segment("touch", tr("Touch"), "touch", tr("The part of the hand lies on the skin")),
    Segment("near", tr("Near"), "close", tr("It stays a little away from the skin")),
    Segment("none", tr("At"), "free", tr("The hand is at the place; whether it touches is not said")),
    Segment("tap", tr("Tap"), "tap", tr("It leaves the skin and comes back while the key is held")),
    Segment(
        "slide", tr("Slide"), "way_slide", tr("It slides on the skin, through this place or to the next key")
    ),
    Segment("rub", tr("Rub"), "act_rub", tr("It slides about this place while the key is held")),
)


class ContactGroup(QWidget):
    """Changes the contact of the key under the playhead; in space there is nothing to touch.

    Signals:
        refused(): a distance was asked for that is not possible; `refusal` says so.
        movement_wanted(): more of what the contact does is to be set.
    """

    refused = Signal()
    movement_wanted = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.gesture = Segments("posture.contact", tr("Contact"), GESTURES, stacked=True, snug=True)
        self.gesture.chosen.connect(self._on_gesture)
        self.second = SecondContact(session)
        self.sizes = ContactSizes(session)
        self.sizes.refused.connect(self.refused)
        self.sizes.way_chosen.connect(self._give)
        self.sizes.movement_wanted.connect(self.movement_wanted)
        head = row(heading(tr("Contact")), None, self.second.add)
        beneath(self, head, self.gesture, self.sizes, self.second, gap=2)

    @property
    def refusal(self) -> str:
        """Reason why the last distance was not possible; empty when it was."""
        return self.sizes.refusal

    def focus_gesture(self) -> None:
        """Give the keyboard to what the contact does."""
        self.gesture.group.button(max(self.gesture.group.checkedId(), 0)).setFocus(
            Qt.FocusReason.ShortcutFocusReason
        )

    def show_key(self, key: Key | None) -> None:
        """Show the contact of a key; without one there is nothing to choose."""
        self.second.show_key(key)
        contact = key.contact if key is not None else None
        gesture = gesture_of(key) if key is not None else None
        on_skin = contact is not None and _is_on_skin(contact.site)
        self.sizes.show_key(key if on_skin else None)
        self.gesture.setEnabled(on_skin)
        self.gesture.choose("slide" if gesture == "brush" else gesture or "")

    def forget_wish(self) -> None:
        """Forget a distance that was not possible: something else changed."""
        self.sizes.refusal = ""

    def _on_gesture(self, value: str) -> None:
        self._give(
            "brush" if value == "slide" else cast(Gesture, value)
        )  # to the next key it slides when that is chosen

    def _give(self, gesture: Gesture) -> None:
        key = self._session.current_key()
        if key is not None:
            self._session.key_wanted.emit()
            self._session.perform(gesture_edit(key, gesture))
        self.show_key(self._session.current_key())


def _in_m(size_mm: float) -> float:
    return round(size_mm / 1000, 6)


def _is_on_skin(site: str | SkinSpot) -> bool:
    if isinstance(site, SkinSpot):
        return True
    try:
        return catalogue.find(site).kind == "surface"
    except LookupError:  # a site of a newer file
        return False
