"""The wrist of the posture panel.

Three goniometers with typed numbers, and whether the elbow is kept while it turns.
"""

from __future__ import annotations

from functools import partial
from math import degrees, radians
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from signer.kinematics import limits
from signer.kinematics.limits import Range
from signer.lazy import lazily
from signer.phrases import within
from signer.studio.editing.detent import Detent
from signer.studio.editing.gestures import follow
from signer.studio.editing.session import Session
from signer.studio.language import tr
from signer.studio.widgets.goniometer import Dial, Glyph, fingertips, palm_view, side_view
from signer.studio.widgets.pieces import CheckBox, beneath, heading, row, widened
from signer.words.numbers import in_degrees

with lazily():
    from signer.motion.operations import hand_edits


if TYPE_CHECKING:
    from signer.motion.operations.possible import Possible
    from signer.motion.pose import HandPose
    from signer.studio.background.possibilities import Possibilities

Axis: TypeAlias = Literal["flexion_rad", "deviation_rad", "pronation_rad"]


class _Joint(NamedTuple):
    axis: Axis
    name: str
    title: str
    glyph: Glyph
    ends: tuple[str, str]
    range: Range

    @property
    def limits_deg(self) -> tuple[float, float]:
        return degrees(self.range.low_rad), degrees(self.range.high_rad)


JOINTS: Final = (
    _Joint(
        "flexion_rad",
        "posture.bend",
        tr("Bend"),
        side_view,
        (tr("back", "to which a joint bends"), tr("palm")),
        limits.FLEXION,
    ),
    _Joint(
        "deviation_rad",
        "posture.side",
        tr("Side", "bend of the wrist"),
        palm_view,
        (tr("pinky"), tr("thumb")),
        limits.DEVIATION,
    ),
    _Joint(
        "pronation_rad",
        "posture.turn",
        tr("Forearm turn"),
        fingertips,
        (tr("up"), tr("down")),
        limits.PRONATION,
    ),
)
"""Flexion is to the palm, deviation to the thumb, pronation turns the palm down: the ends name what minus and
plus do."""


class WristGroup(QWidget):
    """Turns the wrist of the key under the playhead; the articulator stays where it is.

    Signals:
        unmoved(): an angle was asked for and the wrist is where it was: no new pose will be shown. Where it
            is known why, `refusal` says so.
    """

    unmoved = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._asked: dict[Axis, float] = {}
        self.refusal = ""
        """Reason why the last wish was not possible; empty when it was."""
        self.is_for_contact = False
        """True where it is the contact that keeps the wrist from the wish."""
        self.dials: dict[Axis, Dial] = {}
        self._detents: dict[Axis, Detent] = {}
        self.keep_elbow = CheckBox(tr("Keep elbow while turning"), "posture.keep_elbow", True)
        self.keep_elbow.setToolTip(
            tr(
                "The elbow stays where it is while a dial turns the wrist, as far as the contact allows.\n"
                "Buttons of directions find an easy elbow anyway."
            )
        )
        for joint in JOINTS:
            limits_deg, ends = joint.limits_deg, joint.ends
            dial = widened(Dial(joint.name, joint.title, glyph=joint.glyph, limits=limits_deg, ends=ends))
            self._detents[joint.axis] = Detent()
            dial.dial.gesture_began.connect(self._detents[joint.axis].begin)
            follow(dial.dial, session, self._on_cancelled)
            dial.dial.wished.connect(partial(self._on_wished, joint))
            dial.number.entered.connect(partial(self._on_wished, joint))
            self.dials[joint.axis] = dial
        beneath(
            self, row(heading(tr("Wrist")), None, self.keep_elbow), row(*self.dials.values(), gap=6), gap=2
        )

    def focus_first(self, reason: Qt.FocusReason) -> None:
        """Give the keyboard to the first dial."""
        next(iter(self.dials.values())).dial.setFocus(reason)

    def show_hand(self, hand: HandPose) -> None:
        """Show where the wrist stands, and where it was asked to be when that is not possible."""
        for axis, dial in self.dials.items():
            dial.show_value(degrees(getattr(hand.orientation, axis)), self._asked.get(axis))

    def show_possible(self, found: Possibilities | None) -> None:
        """Show which angles are possible on each dial; the joint's whole range where nothing is known."""
        for axis, dial in self.dials.items():
            possible = None if found is None else found.dial(axis)
            self._detents[axis].show_possible(possible)
            dial.dial.show_in_body(
                []
                if possible is None
                else [(degrees(b.low_rad), degrees(b.high_rad)) for b in possible.in_body]
            )
            intervals = (
                None
                if possible is None
                else [(degrees(low), degrees(high)) for low, high in possible.allowed]
            )
            dial.show_possible(intervals, "" if possible is None else _why_not(possible))

    def forget_wish(self) -> None:
        """Something else changed: no ghost is shown any more."""
        self._asked.clear()
        self.refusal = ""

    def _on_cancelled(self) -> None:
        self.forget_wish()
        self._session.cancel_gesture()
        self.unmoved.emit()

    def _on_wished(self, joint: _Joint, asked_deg: float) -> None:
        low, high = joint.limits_deg
        value_deg = min(max(asked_deg, low), high)
        dial, detent = self.dials[joint.axis], self._detents[joint.axis]
        if dial.dial.is_dragged:
            value_deg = detent.answer(value_deg)
        held_by_body = detent.words if dial.dial.is_dragged else ""
        found = self._session.perform(
            hand_edits.TurnWrist(joint.axis, radians(value_deg), self.keep_elbow.isChecked())
        )
        self._asked.clear()
        if found.value is None:  # there is nothing to turn here, and the session has said why
            self.refusal = ""
            self.unmoved.emit()
            return
        bound = found.words
        if bound:
            value_deg = degrees(found.value)
        if value_deg != asked_deg:
            self._asked[joint.axis] = asked_deg
        dial.show_value(value_deg, self._asked.get(joint.axis))
        self.is_for_contact = bool(bound)
        self.refusal = (
            "" if value_deg == asked_deg else held_by_body or _refusal(joint, asked_deg, value_deg, bound)
        )
        if not found.changed:
            self.unmoved.emit()


def _refusal(joint: _Joint, asked_deg: float, value_deg: float, bound: str) -> str:
    answer = tr(
        "{in_degrees} is not possible; {in_degrees2} is the nearest",
        in_degrees=in_degrees(asked_deg),
        in_degrees2=in_degrees(value_deg),
    )
    if bound:
        return f"{answer}. {bound}"
    return tr(
        "{answer}: {title} goes no further {words_toward}.",
        answer=answer,
        title=within(joint.title),
        words_toward=joint.range.words_toward(asked_deg - value_deg),
    )


def _why_not(possible: Possible) -> str:
    """Describe what keeps a dial from the angles it may not have, a line each."""
    return "\n".join(
        tr(
            "Not {in_degrees} to {in_degrees2}: {words}",
            in_degrees=in_degrees(degrees(b.low_rad)),
            in_degrees2=in_degrees(degrees(b.high_rad)),
            words=b.words,
        )
        for b in possible.blocked
    )
