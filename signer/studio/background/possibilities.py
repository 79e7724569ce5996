"""Possible postures of the hand under the playhead, kept current.

They are found at once when that is quick, else in the background.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import thread_time
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import HandForm, HandRole, Placement
from signer.lazy import lazily
from signer.studio.background.jobs import OneJob
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.editing.soon import Soon, later
from signer.studio.hearing import hear

with lazily():
    from signer.motion.movement import score
    from signer.motion.operations import new_keys, ranges
    from signer.motion.solving import hand_moment, hold


if TYPE_CHECKING:
    from signer.motion.operations.possible import Possible
    from signer.motion.posture.surroundings import Context

BUDGET_S: Final = 0.008
"""Processor time that finding them may take within a frame; when the last time took longer, the next goes on
beside it."""
FORGETS: Final = 0.9
PAUSES: Final = 8.0
"""While something is dragged the pause is so many times as long as the search: both share one interpreter,
and the drag comes first."""
RESTS: Final = 3.0
"""A pause ends when no pose has come for so many times as long as the search."""
FIRST_MS: Final = 300
"""Delay after the first pose before the first search begins: the signer is drawn before."""
PAUSE_MS: Final = 30
"""After a search beside the window, before the next: what is dragged comes first."""


class Wanted(NamedTuple):
    """Inputs on which the possibilities depend."""

    key: Key
    role: HandRole
    around: Context
    obstacle: hold.Obstacle | None
    keeps_elbow: bool
    with_shoulder: bool


@dataclass(frozen=True, slots=True, eq=False)
class Possibilities:
    """Ranges of elbow, wrist and, if asked for, shoulder of a key while its contact is kept."""

    elbow: ranges.ElbowRange
    wrist: ranges.WristRanges
    shoulder: ranges.ShoulderRanges | None = None

    def dial(self, angle: ranges.DialName) -> Possible:
        """Return the possible angles of one dial of the wrist, by its angle's name in an orientation."""
        found: Possible = getattr(self.wrist, angle.removesuffix("_rad"))
        return found


class _Subject(NamedTuple):
    """Subject of possibilities, however elbow and wrist stand.

    It is a hand's key and its place, or a moment between keys.
    """

    role: HandRole
    key_id: str
    form: HandForm
    placements: tuple[Placement | None, ...]
    time_s: float


class _Now(NamedTuple):
    """Everything from which the inputs of a search follow: sign, moment, hand, signer and switches."""

    sign: Sign
    rest: tuple[float, HandRole, str, bool, bool, bool]

    def is_same(self, other: _Now) -> bool:
        """Return whether nothing has changed: two signs are not compared key by key."""
        return self.sign is other.sign and self.rest == other.rest


class PossibilityFinder(QObject):
    """Keeps the possibilities of the key under the playhead current.

    At most one search at a time, of what is wanted last.

    While something is dragged and searches are long, what is announced is that of a moment ago; else an
    answer about another sign, key, place or moment is taken back at once.

    Signals:
        found(possibilities): or None where there is no key, nor one before and one after, and while nothing
            is known.
        confirmed(): what was announced last is true of the pose as it is now.
    """

    found = Signal(object)
    confirmed = Signal()

    def __init__(self, session: Session, player: Player) -> None:
        super().__init__()
        self._session, self._player = session, player
        self._role = session.selection.role
        self.keeps_elbow, self._with_shoulder = True, False
        self._measures = False
        self._asked: Wanted | None = None
        self._asked_of: _Now | None = None
        self._begun = False
        self._passed: tuple[Sign, float, HandRole, str, Key] | None = None
        self._took_s = 0.0
        self.is_current = False
        """True while the last announced possibilities are known to be true of the pose that is shown."""
        self._subject: _Subject | None = None
        """Subject of what was announced last; None where nothing is known."""
        self._job: OneJob[tuple[Possibilities, float]] = OneJob(self)
        self._soon = Soon(self._search, self)
        self._pause = later(self, self._search)
        self._rest = later(self, self._search)
        hear(self._schedule, player.pose_changed, player.playing_changed)
        session.selection_changed.connect(self._on_selection)
        hear(self._forget, session.signer_changed, session.sign_opened)

    @property
    def is_settled(self) -> bool:
        """Return whether the last announced possibilities are up to date."""
        return (
            not (self._soon.is_due or self._pause.isActive() or self._job.is_busy)
            and self._wanted() == self._asked
        )

    def set_keeps_elbow(self, on: bool) -> None:
        """Set whether turning the wrist keeps the elbow's height."""
        self.keeps_elbow = on
        self._schedule()

    def set_with_shoulder(self, on: bool) -> None:
        """Set whether the shoulder's ranges are shown and so searched; that takes time during a drag."""
        self._with_shoulder = on
        self._schedule()

    def set_measures(self, _found: object = None) -> None:
        """Distances to the body can be measured from now on, and count."""
        if not self._measures:
            self._measures = True
            self._schedule()

    def _on_selection(self, *_changed: object) -> None:
        """Forget the possibilities when the other hand is selected, and schedule a search."""
        role = self._session.selection.role
        if role != self._role:
            self._role = role
            self._forget()
        self._schedule()

    def _forget(self) -> None:
        """Drop the running search and the possibilities: they are about something else."""
        self._job.drop()
        self._asked = None
        self._announce(None, None)

    def _schedule(self, *_changed: object) -> None:
        self.is_current = False
        if self._player.pose is None:
            return
        if self._player.playing or self._job.is_busy or self._pause.isActive():
            if self._rest.isActive():
                self._rest.start()  # anew: the hand goes on
            self._take_back()
            return
        if not self._begun:
            self._begun = True
            self._pause.start(FIRST_MS)
        else:
            self._soon.ask()

    def _wanted(self) -> Wanted | None:
        key, role = self._key(), self._session.selection.role
        if key is None:
            return None
        around, obstacle = (
            score.context_for(self._session.character, self._session.sign, role, key),
            self._obstacle(role, key),
        )
        return Wanted(key, role, around, obstacle, self.keeps_elbow, self._with_shoulder)

    def _now(self) -> _Now:
        """Return what a search would be about now, without solving anything."""
        session = self._session
        switches = (self.keeps_elbow, self._with_shoulder, self._measures)
        return _Now(session.sign, (session.playhead_s, session.selection.role, session.signer, *switches))

    def _obstacle(self, role: HandRole, key: Key) -> hold.Obstacle | None:
        """The body and the other arm, once what measures the distance to them is there."""
        if not self._measures:
            return None
        return hold.obstacle_for(
            hand_moment.HandMoment(self._session.character, self._session.sign, role, key)
        )

    def _key(self) -> Key | None:
        """The key under the playhead, told for that moment of its hold.

        Between two keys: the one that a change would set there.
        """
        sign, time_s, role = self._session.sign, self._session.playhead_s, self._session.selection.role
        key, keys = self._session.current_key(), sign.hand(role).keys
        if key is not None or not keys or not keys[0].time_s < time_s < keys[-1].time_s:
            return None if key is None else replace(key, time_s=time_s)
        moment = (sign, time_s, role, self._session.signer)
        if self._passed is None or self._passed[:4] != moment:
            self._passed = (*moment, new_keys.key_at(self._session.character, sign, role, time_s))
        return self._passed[4]

    def _take_back(self) -> None:
        """Say that nothing is known where what was announced is about something else.

        While that is dragged it may stand.
        """
        if not self._session.in_gesture and self._subject not in (None, self._subject_now()):
            self._asked = None
            self._announce(None, None)

    def _subject_now(self) -> _Subject | None:
        """Return the subject that possibilities would have now; None while the sign plays."""
        if self._player.playing:
            return None
        session, key = self._session, self._session.current_key()
        if key is None:
            return _Subject(session.selection.role, "", HandForm(""), (), session.playhead_s)
        return _Subject(session.selection.role, key.id, key.form, (key.placement, key.second), 0.0)

    def _search(self) -> None:
        if self._job.is_busy:
            return
        self._pause.stop()
        self._rest.stop()
        wanted = self._wanted()
        self._asked_of = self._now()
        if wanted == self._asked:
            self.is_current = True
            self.confirmed.emit()
            return
        if self._took_s > BUDGET_S:
            self._take_back()
        self._asked, subject = wanted, self._subject_now()
        if wanted is None:
            self._announce(None, None)
        elif self._took_s > BUDGET_S:
            # a search this long would be felt as a hitch, so the window goes on meanwhile
            self._job.start(lambda _told: _timed(wanted), lambda answer: self._on_late(subject, answer))
        else:
            self._on_found(subject, _timed(wanted))

    def _on_late(self, subject: _Subject | None, answer: tuple[Possibilities, float]) -> None:
        taken_ms = 1000.0 * answer[1] if self._session.in_gesture else 0.0
        self._pause.start(max(PAUSE_MS, round(PAUSES * taken_ms)))
        self._rest.start(max(PAUSE_MS, round(RESTS * taken_ms)))
        if self._session.in_gesture or subject == self._subject_now():
            self._on_found(subject, answer)
        else:
            self._asked = None

    def _on_found(self, subject: _Subject | None, answer: tuple[Possibilities, float]) -> None:
        # What was remembered came at once and says little of the next.
        possibilities, took_s = answer
        self._took_s = max(took_s, FORGETS * self._took_s)
        self._announce(subject, possibilities)

    def _announce(self, subject: _Subject | None, possibilities: Possibilities | None) -> None:
        self._subject = subject
        # By what was asked about, not by asking anew, which solves what is around the hand.
        self.is_current = (
            possibilities is not None and self._asked_of is not None and self._asked_of.is_same(self._now())
        )
        self.found.emit(possibilities)


def _timed(wanted: Wanted) -> tuple[Possibilities, float]:
    start = thread_time()
    held = hand_moment.hold_of(wanted.key, wanted.role, wanted.around)
    shoulder = ranges.shoulder_ranges(held.goal) if wanted.with_shoulder else None
    elbow, wrist = (
        ranges.elbow_range(held, wanted.obstacle),
        ranges.wrist_ranges(held, wanted.obstacle, keep_elbow=wanted.keeps_elbow),
    )
    possibilities = Possibilities(elbow, wrist, shoulder)
    return possibilities, thread_time() - start
