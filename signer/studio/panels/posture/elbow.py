"""The elbow of the posture panel: a bar from low to high, a typed number and the most relaxed height."""

from __future__ import annotations

from math import degrees, radians, remainder, tau
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from signer.lazy import lazily
from signer.motion.operations.dials import IN_BODY
from signer.phrases import Phrase
from signer.studio.editing.detent import Detent
from signer.studio.editing.gestures import follow
from signer.studio.editing.session import Session
from signer.studio.language import goes_on, tr, translated
from signer.studio.widgets.bars import HIGHEST, LOWEST, ElbowBar
from signer.studio.widgets.number_field import ANY_NUMBER, NumberField
from signer.studio.widgets.pieces import beneath, button, heading, row
from signer.words.numbers import in_degrees
from signer.words.readings import Reading

with lazily():
    from signer.motion.operations import hand_edits


if TYPE_CHECKING:
    from signer.motion.operations.possible import Blocked, Possible
    from signer.motion.pose import HandPose
    from signer.studio.background.possibilities import Possibilities

_RELAX_TIP: Final = tr(
    "The easiest elbow height for this contact (the pin).\n"
    "With Shift: wrist and elbow together, the face seen.\n"
    "Easy: every joint near its middle, the elbow low beside the body; after RULA (McAtamney & Corlett 1993)."
)
CLEARS: Final = tr("O\N{NO-BREAK SPACE}brings it clear.")
_BESIDE_RAD: Final = 0.01
_SAME_DEG: Final = 0.75
_TURN_DEG: Final = 360.0


class ElbowGroup(QWidget):
    """Raises the elbow of the key under the playhead along its circle; the articulator stays where it is.

    Signals:
        unmoved(): a height was asked for and the elbow is where it was, so that no new pose will say what
            came of it.
    """

    unmoved = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._asked: float | None = None
        self._typed: float | None = None
        self._bound = self._held = ""
        self.refusal = ""
        """Reason why the last wish was not possible; empty when it was."""
        self._possible: Possible | None = None
        self.bar = ElbowBar("posture.elbow", tr("Elbow height"))
        self.bar.setToolTip(
            tr(
                "Elbow height round its circle: 0° is the lowest point. Drag, or arrows 1°, with Shift 0.1°, "
                "Page 10°."
            )
        )
        self._detent = Detent()
        self.bar.gesture_began.connect(self._detent.begin)
        follow(self.bar, session, self._on_cancelled)
        self.bar.wished.connect(self._wish)
        self.number = NumberField("posture.elbow.number", tr("Elbow height in degrees"), limits=ANY_NUMBER)
        self.number.entered.connect(self._on_typed)
        self.relax = button(tr("Relax"), "relax", name="posture.relax", tip=_RELAX_TIP, kind="raised")
        self.relax.clicked.connect(self._on_relax)
        beneath(self, row(heading(tr("Elbow height")), None, self.number, self.relax), self.bar, gap=2)

    def show_hand(self, hand: HandPose) -> None:
        """Show where the elbow stands; when it is not where it was asked to be, say why."""
        height = degrees(hand.elbow_height_rad)
        if self._asked is not None:
            missed = (
                self._typed is not None
                or abs(degrees(remainder(radians(self._asked - height), tau))) > _SAME_DEG
            )
            self.refusal = self._reason(hand, height) if missed else ""
            self._asked = self._asked if missed else None
        self.bar.show_value(height, self._asked)
        self.number.show_value(height)

    def show_possible(self, found: Possibilities | None) -> None:
        """Show which heights are possible and which is the most relaxed; all where nothing is known."""
        self._possible = None if found is None else found.elbow.possible
        self._detent.show_possible(self._possible)
        self.bar.show_in_body(
            []
            if found is None
            else [(degrees(each.low_rad), degrees(each.high_rad)) for each in found.elbow.possible.in_body]
        )
        if found is None:
            self.bar.show_possible(((-180.0, 180.0),))
            self.bar.show_pin(None)
            return
        self.bar.show_possible([(degrees(low), degrees(high)) for low, high in found.elbow.possible.allowed])
        self.bar.show_pin(degrees(found.elbow.relaxed_rad))

    @property
    def is_for_contact(self) -> bool:
        """Return whether the contact keeps the elbow from its goal, not the body that holds a drag."""
        return not self._held

    def words(self, inside: Reading) -> str:
        """Describe what the hand penetrates and where its elbow would be clear.

        For a hand that is clear: what keeps the elbow from going lower and higher.
        """
        if self._possible is None:
            return inside.sentence
        height_rad, key = radians(self.bar.value), self._session.current_key()
        if inside.sentence:
            return f"{translated(inside.sentence)} {way_out_words(self._possible, height_rad)}"
        is_clear, moves = inside.mark == "met", key is not None and key.act is not None
        there = elsewhere_words(self._possible, height_rad) if is_clear and moves else ""
        return there or edge_words(self._possible, height_rad, is_clear=is_clear)

    def forget_wish(self) -> None:
        """Something else changed: no ghost is shown any more."""
        self._asked = self._typed = None
        self.refusal = ""

    def _on_typed(self, asked_deg: float) -> None:
        """Heights are taken round the circle.

        More than a whole turn is none, and the end of the bar is the nearest.
        """
        if abs(asked_deg) <= _TURN_DEG:
            self._wish(asked_deg)
        else:
            self._wish(HIGHEST if asked_deg > 0 else LOWEST, typed_deg=asked_deg)

    def _wish(self, asked_deg: float, *, typed_deg: float | None = None) -> None:
        value_deg = self._detent.answer(asked_deg) if self.bar.is_dragged else asked_deg
        self._held = self._detent.words if self.bar.is_dragged else ""

        self._bound = ""
        found = self._session.perform(hand_edits.RaiseElbow(radians(value_deg)))
        if self._session.current_key() is None:  # nothing to raise here; the session has said why
            self.forget_wish()
            self.unmoved.emit()
            return
        self._bound = found.words
        self._asked, self._typed = asked_deg, typed_deg
        self.bar.show_value(asked_deg)
        if not found.changed:
            self.unmoved.emit()

    def _on_relax(self) -> None:
        if QApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.relax_arm()
        else:
            self.relax_elbow()

    def relax_elbow(self) -> None:
        """Put the elbow where the arm is least strained; the contact is kept and the wrist stays."""
        self._session.perform(hand_edits.RelaxElbow())

    def relax_arm(self) -> None:
        """Put wrist and elbow where the arm is least strained; the contact is kept."""
        self._session.perform(hand_edits.RelaxArm())

    def _on_cancelled(self) -> None:
        self.forget_wish()
        self._session.cancel_gesture()
        self.unmoved.emit()

    def _reason(self, hand: HandPose, height_deg: float) -> str:
        if self._held:
            return self._held
        beyond = tr("The elbow's circle ends at a whole turn.") if self._typed is not None else ""
        why = (
            self._bound
            or beyond
            or " ".join(dict.fromkeys(translated(report.words) for report in hand.limits))
        )
        asked = self._asked if self._typed is None else self._typed
        wanted, nearest = in_degrees(asked or 0.0), in_degrees(height_deg)
        told = tr("{wanted} is not possible; {nearest} is the nearest.", wanted=wanted, nearest=nearest)
        return f"{told} {why}".rstrip()


def way_out_words(possible: Possible, height_rad: float) -> str:
    """Describe the height at which an elbow would free a penetrating hand, and the key that does so."""
    nearest_rad = possible.nearest(height_rad).angle_rad
    if not possible.allowed:
        return tr("At no elbow height is it clear; {clears}", clears=CLEARS)
    if abs(remainder(nearest_rad - height_rad, tau)) < radians(_SAME_DEG):
        return CLEARS
    return tr(
        "It is clear at {in_degrees}. {clears}", in_degrees=in_degrees(degrees(nearest_rad)), clears=CLEARS
    )


def elsewhere_words(possible: Possible, height_rad: float) -> str:
    """Describe what a hand that is clear now penetrates elsewhere in its hold; empty where nothing.

    The hand moves within its hold as it rubs or brushes.
    """
    for stretch in possible.in_body:
        if (
            not possible.allows(height_rad)
            and (height_rad - stretch.low_rad) % tau <= stretch.high_rad - stretch.low_rad
        ):
            return tr(
                "{words} elsewhere in the hold. {way_out_words}",
                words=_as_it_is(stretch.words),
                way_out_words=way_out_words(possible, height_rad),
            )
    return ""


def _as_it_is(words: str) -> str:
    """Say of a stretch of barred heights that the hand is in something, instead of that it would be."""
    if isinstance(words, Phrase) and words.template == IN_BODY:
        return tr("The {part} is in {name}", **words.values)
    return translated(words).rstrip(".")


def _in_short(words: str) -> str:
    """Say what bars a height in few words, which go on after it."""
    if isinstance(words, Phrase) and words.template == IN_BODY:
        return tr("{part} in {name}.", **words.values)
    return goes_on(words.removeprefix("The ") if translated(words) == words else translated(words))


def edge_words(possible: Possible, height_rad: float, *, is_clear: bool) -> str:
    """Describe what keeps the elbow from going below and above its possible heights, a line each.

    Edges at the body are found from a few heights and may be a degree off. Where the hand is measured to be
    clear (`is_clear`) the height that it has is possible, and the edge lies there.
    """
    if not possible.allowed:
        why = _around(possible, height_rad)
        return "" if why is None or why.by_body else tr("No height is possible. {words}", words=why.words)
    here = possible.nearest(height_rad).angle_rad
    low, high = next(((a, b) for a, b in possible.allowed if a <= here <= b), possible.allowed[0])
    past = remainder(height_rad - here, tau)
    if past and not is_clear:
        return ""
    low, high = low + min(past, 0.0), high + max(past, 0.0)
    lines: list[str] = []
    for end, word, beyond in ((low, tr("Below"), low - _BESIDE_RAD), (high, tr("Above"), high + _BESIDE_RAD)):
        why_not = _in_short(possible.nearest(beyond).words)  # a line each, no more
        if why_not and LOWEST < degrees(end) < HIGHEST:
            lines.append(f"{word} {in_degrees(degrees(end))}: {why_not}")
    return "\n".join(lines)


def _around(possible: Possible, height_rad: float) -> Blocked | None:
    """Return what blocks a height, or else the first thing that blocks any; None where nothing does."""
    around = [
        each for each in possible.blocked if (height_rad - each.low_rad) % tau <= each.high_rad - each.low_rad
    ]
    return next(iter((*around, *possible.blocked)), None)
