"""While held: what a contact does, how far, how often, which way; and why the hand stops at all."""

from __future__ import annotations

from dataclasses import replace
from math import degrees, radians
from typing import TYPE_CHECKING, Any, Final, cast

from signer.document import edits, key_edits
from signer.document.contact_gestures import Gesture, gesture_of
from signer.document.tracks.hand import Key
from signer.document.values import MANNERS, MOST_TIMES, Act, ActShape, Manner
from signer.phrases import phrase
from signer.studio.editing.gestures import gesture_edit
from signer.studio.editing.retiming import touches_other_arm
from signer.studio.editing.session import Session
from signer.studio.language import tr, translated
from signer.studio.look import plain, theme
from signer.studio.movement.key_page import FIELD_PX, TIMES, KeyPage, Number, Numbers, offer_below
from signer.studio.widgets.pieces import CheckBox, beneath, button, heading, hint, row
from signer.studio.widgets.segments import Segment, Segments
from signer.studio.widgets.time_field import TimeField
from signer.words import wording
from signer.words.times import in_seconds, read_length

if TYPE_CHECKING:
    from signer.motion.movement.flow import Stop

DOES: Final = (
    Segment("stays", tr("Stays"), "act_stays", tr("The contact stays where it is")),
    Segment("tap", tr("Taps"), "tap", tr("It leaves the skin and comes back, touching at its moments")),
    Segment("rub", tr("Rubs"), "act_rub", tr("It slides about the place in contact")),
    Segment("brush", tr("Brushes"), "act_brush", tr("It slides through the place in contact, once")),
)
SHAPES: Final = (
    Segment("line", tr("To and fro"), "act_rub", tr("Along a line through the place")),
    Segment("clockwise", tr("Round"), "act_right", tr("Clockwise for who looks onto the skin")),
    Segment(
        "counterclockwise", tr("Round back"), "act_left", tr("Counterclockwise for who looks onto the skin")
    ),
)
MANNER_WORDS: Final[dict[Manner, str]] = {
    "none": tr("is there"),
    "near": tr("stays near"),
    "touch": tr("touches"),
    "hold": tr("holds on"),
    "brush": tr("brushes"),
    "rub": tr("rubs"),
    "tap": tr("taps"),
    "double": tr("touches twice"),
    "interlock": tr("locks in"),
    "enter": tr("goes in"),
}


STOP_WORDS: Final[dict[Stop | None, str]] = {
    None: tr("Passed: nothing holds the hand here."),
    "set": tr("Stops here: set by you."),
    "rest": tr("Stops here: the first or last key of this hand."),
    "touch": tr("Stops here: the hand touches."),
    "second contact": tr("Stops here: two parts of the hand touch."),
    "hands meet": tr("Stops here: both hands meet."),
    "hold": tr("Stops here: it is held."),
    "other hand": tr("Stops here: one hand is on the other."),
    "way": tr("Stops here: the way before or after it has a shape or a speed of its own."),
    "time": tr("Stops here: there is no time to pass."),
    "beside": tr("Stops here: the other hand is near."),
}


class HeldPage(KeyPage):
    """Changes what the contact of a key does during its hold, and whether the hand stops there."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, "held")
        self.does = Segments(
            "movement.does", tr("While held"), DOES, stacked=True, snug=True, on=self._on_does
        )
        meets = tr("How the hand meets the place")
        self.manner = button(" ", name="movement.manner", tip=meets, kind="raised", on=self._offer_manners)
        self.numbers = Numbers(
            "movement.act",
            Number("size", tr("How far"), (1, 100), " mm", lambda mm: self._act(size_m=round(mm / 1000, 6))),
            Number("times", tr("How often"), (1, MOST_TIMES), TIMES, lambda n: self._act(times=round(n))),
            Number(
                "direction",
                tr("Direction"),
                (-180, 180),
                "°",
                lambda angle: self._act(direction_rad=radians(angle)),
                tr("From up, towards the right of who looks onto the skin: 90 is to the right"),
            ),
        )
        tip = tr("How long the key is held. Click and type a time, as 0.2")
        self.hold = TimeField(
            "movement.hold", tr("Held for"), tip,
            read=lambda text: read_length(text, session.sign.fps), say=in_seconds, widest="00.00 s",
        )  # fmt: skip
        self.hold.stand_in_form(FIELD_PX)
        self.hold.entered.connect(self._on_hold)
        self.hold.refused.connect(session.tell)
        self._held_for = self.numbers.add(tr("Held for"), self.hold, tip)
        self.shape = Segments("movement.shape", tr("Which way it rubs"), SHAPES)
        self.shape.chosen.connect(lambda value: self._act(shape=cast(ActShape, value)))
        self.reason, self.stop_reason = hint(), hint()
        self.reason.setObjectName("movement.held.reason")
        self.stop_reason.setObjectName("movement.stops.reason")
        self.stops = CheckBox(tr("Stop here"), "movement.stops", on=self._on_stops)
        self.stops.setToolTip(
            plain.tip(tr("Let the hand come to a full stop here, however much life the sign has"))
        )
        head = row(heading(tr("The contact")), None, self.manner)
        parts = (self.does, self.shape, self.numbers, self.reason, self.stop_reason, self.stops)
        beneath(self, head, *parts, gap=theme.GAP)

    def show_stop(self, key: Key | None, stop: Stop | None, *, has_life: bool) -> None:
        """Show why the hand stops at a key or passes it; without life hands stop at all keys."""
        self.stops.setVisible(key is not None and (has_life or key.stops))
        self.stops.setChecked(key is not None and key.stops)
        self.stop_reason.setText(STOP_WORDS[stop])
        self.stop_reason.setVisible(key is not None and has_life)

    def show_key(self, key: Key | None) -> None:
        """Show what the contact of a key does."""
        self._key = key
        contact = key.contact if key is not None else None
        act = key.act if key is not None else None
        self.answer = (
            ""
            if key is None
            else translated(next(iter(wording.moving_words(replace(key, local=()))), phrase("stays")))
        )
        gesture = gesture_of(key) if key is not None and act is not None else None
        does = gesture or "stays"
        self.does.choose(does)
        self.does.setEnabled(contact is not None)
        self.manner.setEnabled(contact is not None)
        self.manner.setText(MANNER_WORDS[contact.manner] if contact is not None else tr("in space"))
        for name in ("size", "times", "direction"):
            self.numbers.offer(name, act is not None)
        for part in (self.hold, self._held_for):
            part.setEnabled(key is not None)
        self.numbers.offer("size", act is not None, tr("How far") if does == "tap" else tr("Each way"))
        self.numbers.offer(
            "times", act is not None and does != "brush", tr("Times") if does != "tap" else tr("Returns")
        )
        self.numbers.offer("direction", act is not None and does != "tap")
        self.shape.setVisible(does == "rub")
        shown = act or Act()
        self.shape.choose(shown.shape)
        self.numbers.show_values(
            size=shown.size_m * 1000,
            times=shown.times,
            direction=degrees(shown.direction_rad),
        )
        self.hold.show_time(key.hold_s if key else 0.0)
        self.reason.setText(_reason(key))
        self.reason.setVisible(bool(self.reason.text()))

    def _offer_manners(self) -> None:
        now = self._key.contact.manner if self._key is not None and self._key.contact is not None else None
        choices = ((MANNER_WORDS[manner], manner) for manner in MANNERS)
        offer_below(
            self.manner,
            choices,
            now,
            lambda manner: self._perform(lambda key: key_edits.set_manner(key.id, manner)),
        )

    def _on_does(self, does: str) -> None:
        if self._key is None or self._key.contact is None:
            return
        if does == "stays":
            self._perform(lambda key: key_edits.set_act(key.id, None))
        else:
            self._perform(lambda key: gesture_edit(key, cast(Gesture, does)))

    def _act(self, **changes: Any) -> None:
        act = None if self._key is None else self._key.act
        if act is not None:
            self._perform(lambda key: key_edits.set_act(key.id, replace(act, **changes)))

    def _on_hold(self, hold_s: float) -> None:
        self._perform(lambda key: edits.set_hold(key.id, hold_s, touches=touches_other_arm))
        self.show_key(self._key)

    def _on_stops(self, on: bool) -> None:
        self._perform(lambda key: key_edits.set_stops(key.id, on))


def _reason(key: Key | None) -> str:
    if key is None:
        return ""
    if key.contact is None:
        return tr("The hand is at a point of space here; there is nothing to tap or rub.")
    return (
        tr("Without a hold there is no time for it: give the key some.")
        if key.act is not None and key.hold_s <= 0.0
        else ""
    )
