"""The whole sign measured in every frame, when nothing changes.

How near contacts are, and where hands lie in something.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from PySide6.QtCore import QObject, Signal

from signer.characters.character import Character, per_character
from signer.document.queries import find_key, span_s
from signer.document.sign import Sign
from signer.document.timing import frame_times
from signer.document.values import ROLES, TOUCHING, Contact, HandRole
from signer.lazy import lazily
from signer.studio.background.insides import inside_words
from signer.studio.background.jobs import OneJob, is_heard
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.editing.soon import later

with lazily():
    from signer.motion import pose, posing
    from signer.motion.posture import penetration

if TYPE_CHECKING:
    from signer.motion.pose import Clip, HandPose

State = Literal["touching", "near", "missed", "free"]


class Cell(NamedTuple):
    """One frame of one hand: its time, its contact, and how far articulator and place are apart, m."""

    time_s: float
    state: State
    error_m: float


class Run(NamedTuple):
    """Neighbouring cells of one state; the error is the greatest."""

    from_s: float
    to_s: float
    state: State
    error_m: float


class Span(NamedTuple):
    """A run of frames of a hand that lies deeper in something than flesh gives.

    How deep it lies and in what, at its worst.
    """

    role: HandRole
    from_s: float
    to_s: float
    words: str


class Measured(NamedTuple):
    """Measurements of the frames of one sign."""

    sign: Sign
    spans: tuple[Span, ...]
    cells: Mapping[HandRole, tuple[Cell, ...]]


def cells_of(sign: Sign, frames: Clip) -> dict[HandRole, tuple[Cell, ...]]:
    """Every frame of the hands that have keys."""
    times = frames.times_s.tolist()
    return {
        role: tuple(
            cell_of(sign, hand, time_s) for hand, time_s in zip(frames.hands[role], times, strict=True)
        )
        for role in ROLES
        if sign.hand(role).keys
    }


def cell_of(sign: Sign, hand: HandPose, time_s: float) -> Cell:
    """One hand in one frame."""
    return Cell(time_s, _state(sign, hand), hand.contact_error_m)


def runs_of(cells: tuple[Cell, ...]) -> tuple[Run, ...]:
    """Neighbouring frames that are alike, as stretches from half a frame before to half a frame after."""
    if len(cells) < 2:
        return tuple(Run(cell.time_s, cell.time_s, cell.state, cell.error_m) for cell in cells)
    half_s = (cells[1].time_s - cells[0].time_s) / 2
    alike = [(state, tuple(run)) for state, run in groupby(cells, key=lambda cell: cell.state)]
    return tuple(
        Run(run[0].time_s - half_s, run[-1].time_s + half_s, state, max(cell.error_m for cell in run))
        for state, run in alike
    )


def worst_m(cells: tuple[Cell, ...]) -> float | None:
    """The greatest error of the frames in which the hand is held to its place; None when it never is."""
    return max((cell.error_m for cell in cells if cell.state != "free"), default=None)


def _state(sign: Sign, hand: HandPose) -> State:
    if hand.state != "free" or hand.key_id is None:
        return hand.state
    placement = find_key(sign, hand.key_id)[1].placement
    # a tap is meant to leave the skin: between its touches the hand is free
    return (
        "near" if isinstance(placement, Contact) and placement.manner not in {"none"} | TOUCHING else "free"
    )


BEGIN_MS: Final = 1200
"""Delay after the first pose before the first measuring begins: the first pictures come before."""
AT_REST_MS: Final = 300
AT_ONCE: Final = 240
"""Frames that are solved at once: all of a sign, some seconds of a sentence."""
KEPT_PARTS: Final = 8
"""Solvings of which the findings are kept, some 50 kB each: a step that is undone is not measured again."""


class WholeSign(QObject):
    """Solves and measures all frames of the sign, in the background and only at rest.

    Where nobody shows what is measured, nothing is.

    Signals:
        measured(measured): of the sign as it is now.
    """

    measured = Signal(object)

    def __init__(self, session: Session, player: Player) -> None:
        super().__init__()
        self._session, self._player = session, player
        self._begun = False
        self._of: Sign | None = None
        self._job: OneJob[Measured] = OneJob(self)
        self._rest = later(self, self._measure)
        player.pose_changed.connect(self._on_pose)
        session.sign_changed.connect(self._on_changed)
        session.sign_opened.connect(self._forget)
        session.signer_changed.connect(self._on_signer)

    @property
    def is_settled(self) -> bool:
        """Return whether the last announced measurement is of the sign as it is now."""
        return not self._job.is_busy and self._of is self._session.sign

    def _on_pose(self, _pose: object) -> None:
        if not self._begun:
            self._begun = True
            self._rest.start(BEGIN_MS)

    def _forget(self) -> None:
        """Another sign was opened: whoever showed what was measured of the one before shows it no more."""
        self._job.drop()
        self._of = None

    def _on_signer(self) -> None:
        """Measure anew: what another signer does is known of none."""
        self._forget()
        self._on_changed(self._session.sign, self._session.sign)

    def _on_changed(self, _before: Sign, _after: Sign) -> None:
        self._job.cancel()  # of a sign that is gone: a long one would be measured for nothing
        if self._begun:
            self._rest.start(AT_REST_MS)

    def _measure(self) -> None:
        sign = self._session.sign
        if sign is self._of or not is_heard(self, "measured"):
            return
        if self._player.playing or self._session.in_gesture or self._job.is_busy:
            self._rest.start(AT_REST_MS)
            return
        self._of = sign
        character = self._session.character
        work = partial(measure, sign, character)
        self._job.start(work, self._on_measured, cancelled=self._on_cancelled)

    def _on_cancelled(self) -> None:
        self._of = None
        self._rest.start(AT_REST_MS)

    def _on_measured(self, measured: Measured) -> None:
        if measured.sign is self._session.sign:
            self.measured.emit(measured)
        else:
            self._rest.start(AT_REST_MS)


def measure(
    sign: Sign, character: Character, tell: Callable[[float], None] = lambda _share: None
) -> Measured:
    """Solve and measure every frame of a sign on a character, some seconds of it at once.

    Args:
        sign: any.
        character: who shows it.
        tell: told how far this is, 0 to 1; an exception that it raises ends it.
    """
    if not any(sign.hand(role).keys for role in ROLES):
        return Measured(sign, (), {})
    times = frame_times(span_s(sign)[1], float(sign.fps))
    spans, cells = list[Span](), dict[HandRole, tuple[Cell, ...]]()
    for start in range(0, len(times), AT_ONCE):
        tell(start / len(times))
        some, found = _part(character, sign, times[start : start + AT_ONCE])
        spans += some
        for role, each in found.items():
            cells[role] = (*cells.get(role, ()), *each)
    return Measured(sign, tuple(spans), cells)


@per_character(maxsize=KEPT_PARTS)
def _part(
    character: Character, sign: Sign, times: tuple[float, ...]
) -> tuple[tuple[Span, ...], dict[HandRole, tuple[Cell, ...]]]:
    """Solve and measure some frames of a sign at once."""
    frames = replace(posing.poses(sign, times, character), fps=float(sign.fps))
    return _spans(frames), cells_of(sign, frames)


def _spans(frames: pose.Clip) -> tuple[Span, ...]:
    """Every run of frames in which a hand is deeper in something than flesh gives."""
    times, half_s = frames.times_s.tolist(), 0.5 / frames.fps
    found: list[Span] = []
    for role, inside in penetration.insides(frames).items():
        for is_clear, alike in groupby(zip(times, inside, strict=True), key=lambda frame: frame[1].is_clear):
            if not is_clear:
                run = tuple(alike)
                worst = max((each for _, each in run), key=lambda each: each.over_m)
                found.append(Span(role, run[0][0] - half_s, run[-1][0] + half_s, inside_words(worst)))
    return tuple(found)
