"""The shoulder of the posture panel.

How much it helps by itself, and how far it is raised and drawn forward by hand.
"""

from __future__ import annotations

from functools import partial
from math import degrees
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from signer.kinematics.clavicle import GIRDLE, rise_and_forward
from signer.kinematics.frames import brought_back
from signer.lazy import lazily
from signer.phrases import within
from signer.studio.editing.gestures import follow
from signer.studio.editing.session import Session
from signer.studio.language import roomy, tr, translated
from signer.studio.look import plain
from signer.studio.widgets.bars import LevelLine
from signer.studio.widgets.fold import Fold
from signer.studio.widgets.number_field import ANY_NUMBER
from signer.studio.widgets.pieces import beneath, button
from signer.words.numbers import in_degrees

with lazily():
    from signer.motion.movement import shoulder_curve
    from signer.motion.operations import body_edits


if TYPE_CHECKING:
    from signer.document.tracks.shoulder import Doing
    from signer.motion.operations.possible import Possible
    from signer.motion.pose import HandPose
    from signer.studio.background.possibilities import Possibilities

NAME_PX: Final = roomy(56)
AUTOMATIC_TIP: Final = tr(
    "The shoulder goes by itself: it helps fully towards what is far, and nothing is done by hand."
)


SAME: Final = 1e-6
"""Values of the window nearer to each other than this, in percent or degrees, are the same."""


class _Level(NamedTuple):
    """One thing that a shoulder does.

    How it is called, and how many of the window's units make one of the document's.
    """

    doing: Doing
    name: str
    title: str
    tip: str
    limits: tuple[float, float]
    per_unit: float
    suffix: str
    unit: str
    rest: float


_TIP: Final = tr(
    "{0} Drag, or arrows {1}, with Shift a tenth, Page {2}. A change between keys sets a key of the shoulder."
)


def _angle(part: Doing, name: str, title: str, tip: str, limits: tuple[float, float]) -> _Level:
    low, high = map(degrees, limits)
    tip = _TIP.format(tip, "1°", "10°")
    return _Level(part, f"posture.{name}", title, tip, (low, high), degrees(1.0), "°", tr("degrees"), 0.0)


LEVELS: Final = (
    _Level(
        "assist",
        "posture.assist",
        tr("Helps"),
        _TIP.format(tr("How much the shoulder helps by itself towards what is far."), "1 %", "10 %"),
        (0.0, 100.0),
        100.0,
        " %",
        tr("percent"),
        100.0,
    ),
    _angle("elevation_rad", "raise", tr("Raise"), tr("Right: a shrug. Left: a slump."), GIRDLE.rise_rad),
    _angle(
        "protraction_rad",
        "forward",
        tr("Forward"),
        tr("Right: drawn forward. Left: drawn back."),
        GIRDLE.forward_rad,
    ),
)


class ShoulderGroup(Fold):
    """Changes the shoulder under the playhead and keeps the contact.

    When it is folded, its header says what the shoulder does now.

    Signals:
        unmoved(): something was asked for and the shoulder is where it was; `refusal` says why.
    """

    unmoved = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__("posture.shoulder", tr("Shoulder"))
        self._session = session
        self._asked: dict[Doing, float] = {}
        self.refusal = ""
        """Reason why the last wish was not possible; empty when it was."""
        self.is_for_contact = False
        """True where it is the contact that keeps the shoulder from the wish."""
        self.lines: dict[Doing, LevelLine] = {level.doing: self._line(level) for level in LEVELS}
        beneath(body := QWidget(), *self.lines.values())
        self.automatic = button(
            tr("Auto"), "auto", name="posture.shoulder.auto", tip=AUTOMATIC_TIP, kind="fold", on=self.let_go
        )
        self.fill(body, self.automatic)
        self._show_key()

    def _line(self, level: _Level) -> LevelLine:
        spoken = tr("Shoulder: {title}", title=within(level.title))
        made = LevelLine(
            level.name, level.title, spoken, partial(self._on_wished, level),
            limits=level.limits, unit=level.unit, suffix=level.suffix, rest=level.rest,
            title_px=NAME_PX, typed=ANY_NUMBER, tip=level.tip,
        )  # fmt: skip
        follow(made.bar, self._session, self._on_cancelled)
        return made

    def show_hand(self, hand: HandPose) -> None:
        """Say what the shoulder of a hand does now, and show where the bars stand.

        Help and the arm's own rise are included.
        """
        self.say(tr("at rest") if hand.resting else now_words(hand))
        self._show_key()

    def show_possible(self, found: Possibilities | None) -> None:
        """Show what the shoulder may do while the contact is kept; everything where nothing is known."""
        for level in LEVELS:
            ranges = None if found is None else found.shoulder
            possible: Possible | None = (
                None if ranges is None else getattr(ranges, level.doing.removesuffix("_rad"))
            )
            bar, tips, allowed = self.lines[level.doing].bar, [level.tip], [level.limits]
            if possible is not None:
                allowed = [(low * level.per_unit, high * level.per_unit) for low, high in possible.allowed]
                tips += dict.fromkeys(translated(b.words) for b in possible.blocked)
            bar.show_possible(allowed)
            bar.setToolTip(plain.tip("\n".join(tips)))

    def forget_wish(self) -> None:
        """Something else changed: no ghost is shown any more."""
        self._asked.clear()
        self.refusal = ""

    def let_go(self) -> None:
        """Let the shoulder under the playhead go by itself; without keys it does already."""
        if self._session.sign.shoulder(self._session.selection.role).keys:
            self._session.perform(body_edits.LetShoulderGo())

    def _show_key(self) -> None:
        session = self._session
        role = session.selection.role
        keys = session.sign.shoulder(role).keys
        self.automatic.setEnabled(bool(keys))
        does = shoulder_curve.shoulder_at_time(session.sign, role, session.playhead_s) if keys else None
        for level in LEVELS:
            value = level.rest if does is None else float(getattr(does, level.doing)) * level.per_unit
            self.lines[level.doing].show_value(round(value, 6), self._asked.get(level.doing))

    def _on_cancelled(self) -> None:
        self.forget_wish()
        self._session.cancel_gesture()
        self._show_key()

    def _on_wished(self, level: _Level, asked: float) -> None:
        found = self._session.perform(body_edits.Shrug(level.doing, asked / level.per_unit))
        got = asked if found.value is None else found.value * level.per_unit
        is_missed = abs(got - asked) > SAME
        self._asked = {level.doing: asked} if is_missed else {}
        self.is_for_contact = bool(found.words)
        self.refusal = _refusal(level, asked, got, found.words) if is_missed else ""
        self._show_key()
        if not found.changed and self.refusal:
            self.unmoved.emit()


def _refusal(level: _Level, asked: float, got: float, bound: str) -> str:
    told = [f"{value:.0f} %" if level.suffix == " %" else in_degrees(value) for value in (asked, got)]
    answer = tr("Shoulder: {told} is not possible; {told2} is the nearest", told=told[0], told2=told[1])
    return f"{answer}. {bound}" if bound else tr("{answer}: it goes no further.", answer=answer)


def now_words(hand: HandPose) -> str:
    """Describe the posture of a shoulder: "12° up, 3° forward"."""
    rise, forward = (
        degrees(float(angle))
        for angle in rise_and_forward(hand.character.rigs[hand.side], brought_back(hand.chest, hand.shoulder))
    )
    told = [
        f"{abs(angle):.0f}° {above if angle > 0 else below}"
        for angle, above, below in (
            (rise, tr("up"), tr("down")),
            (forward, tr("forward"), tr("back")),
        )
        if round(angle)
    ]
    return ", ".join(told) or tr("at rest")
