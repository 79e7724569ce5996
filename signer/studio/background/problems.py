"""Problems of the open sign, looked for at rest beside the window; the window counts and lists them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal

from signer.document.problems import Problem
from signer.document.sign import Sign
from signer.lazy import lazily
from signer.studio.background.jobs import OneJob
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.editing.soon import later

with lazily():
    from signer.motion.checks import review

AT_REST_MS: Final = 1500
"""Time without a change before the sign is looked over: whoever works on does so sooner."""
SAME_PASSAGE_S: Final = 0.05
"""A transition that is told by its item is looked at in whole frames: its worst moment differs by less."""


class ProblemFinder(QObject):
    """Finds what is wrong with the sign once nothing changes for a while; a change ends what is under way.

    Signals:
        found(problems): errors first, of the sign as it is now.
        outdated(): the sign has changed, or another one was opened; the problems are those of before.
    """

    found = Signal(tuple)
    outdated = Signal()

    def __init__(self, session: Session, player: Player) -> None:
        super().__init__()
        self._session, self._player = session, player
        self._job: OneJob[tuple[Problem, ...]] = OneJob(self)
        self._looked_at: Sign | None = None
        self._held_against: Callable[[Sign], tuple[Problem, ...]] = lambda _sign: ()
        self.problems: tuple[Problem, ...] = ()
        self._rest = later(self, self._look, AT_REST_MS)
        session.sign_changed.connect(self._on_changed)
        session.sign_opened.connect(self._on_changed)
        session.sentence.changed.connect(self._on_changed)
        session.sentence.performed_changed.connect(self._on_changed)
        session.signer_changed.connect(self._on_signer)

    @property
    def is_settled(self) -> bool:
        """Return whether the problems are those of what is open as it is now."""
        return self._looked_at is self._session.sign and not self._session.sentence.is_being_made

    def begin(self) -> None:
        """Look from now on."""
        self._rest.start(AT_REST_MS)

    def hold_against(self, compare: Callable[[Sign], tuple[Problem, ...]]) -> None:
        """From now on tell also what `compare` finds in a sign; it is called beside the window."""
        self._held_against = compare

    def hurry(self) -> None:
        """Look at once: somebody waits for it."""
        if not (self.is_settled or self._job.is_busy):
            self._rest.start(0)

    def _on_signer(self) -> None:
        """Look anew: what another signer cannot do is known of none."""
        self._looked_at = None
        self._on_changed()

    def _on_changed(self, *_signs: object) -> None:
        self._job.drop()
        if not self.is_settled:
            self.outdated.emit()
            self._rest.start(AT_REST_MS)

    def _look(self) -> None:
        sign, session = self._session.sign, self._session
        if self.is_settled or self._job.is_busy:
            return
        if session.in_gesture or self._player.playing or session.sentence.is_being_made:
            self._rest.start(AT_REST_MS)
            return
        character, performed = session.character, session.sentence.performed
        told = () if performed is None or performed.sign is not sign else performed.problems
        compare = self._held_against
        self._job.start(
            lambda tell: _problems_of((*told, *compare(sign)), review.review(sign, character, tell)),
            lambda found: self._on_found(sign, found),
            lambda _error: self._on_found(sign, ()),
        )

    def _on_found(self, sign: Sign, found: tuple[Problem, ...]) -> None:
        self._looked_at, self.problems = sign, found
        self.found.emit(found)


def _problems_of(told: tuple[Problem, ...], reviewed: review.Review) -> tuple[Problem, ...]:
    """Errors first, then what is worth a look; what was told of a sentence comes before what its sign has."""
    passages = [one.time_s for one in told if one.code == "inside" and one.time_s is not None]
    found = (
        one
        for one in reviewed.problems
        if one.code != "inside"
        or one.time_s is None
        or all(abs(one.time_s - time_s) > SAME_PASSAGE_S for time_s in passages)
    )
    return tuple(sorted((*told, *found), key=lambda one: one.severity != "error"))
