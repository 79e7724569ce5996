"""The open sentence performed beside the window after each change; meanwhile the last one stays shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject

from signer.document.utterance import Utterance
from signer.lazy import lazily
from signer.studio.background.jobs import Job
from signer.studio.editing.session import Session
from signer.studio.editing.soon import Soon
from signer.studio.language import complaint

with lazily():
    from signer.sequencing import haste, performing, ways


if TYPE_CHECKING:
    from signer.characters.character import Character
    from signer.sequencing.joining import Joint
    from signer.sequencing.paces import Pace
    from signer.sequencing.performed import Performed
    from signer.sequencing.ways import KnownWays

SHOWN_AFTER_S: Final = 1.0
"""Time, s, after which what was found of items and transitions is shown and the rest looked at. With half, a
sentence of 100 items is performed anew for a fifth of the time; with double, ways stay pale for longer."""


class _Done(NamedTuple):
    performed: Performed
    hurried: frozenset[str]


class Performing(QObject):
    """Performs the open sentence at once with what is known of paces and ways, then looks at the rest.

    A change ends what is being looked at, and what was found is kept. Within an item that is entered it
    waits until that is left.
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._ways: KnownWays | None = None
        self._job: Job[_Done] | None = None
        self._look: Job[None] | None = None
        self._forced = False
        self._soon = Soon(self._begin, self)
        session.sentence.changed.connect(self._on_changed)
        session.sentence.entered_changed.connect(self._soon.ask)
        session.sentence.performance_wanted.connect(self.settle)
        session.signer_changed.connect(self._on_signer)

    @property
    def is_busy(self) -> bool:
        """Return whether a performance or a look at its transitions is under way or due."""
        return self._job is not None or self._look is not None or self._soon.is_due

    def settle(self) -> None:
        """Stand still until the sentence is performed as it is now, all of its ways looked at."""
        sentence = self._session.sentence
        self._end_look()
        while sentence.is_open and not self._is_settled:
            self._begin(even_entered=True, checks=True)
            if self._job is None or not self._job.wait():
                return

    @property
    def _is_settled(self) -> bool:
        performed = self._session.sentence.performed
        return self._session.sentence.is_current and performed is not None and not performed.unchecked

    def _on_changed(self, before: Utterance | None, after: Utterance | None) -> None:
        self._end_look()
        if (before is None or after is None) and self._job is not None:
            self._job.drop()  # of another document
            self._job = None
        self._soon.ask()

    def _on_signer(self) -> None:
        self._end_look()
        self._forced, self._ways = True, None
        self._soon.ask()

    def _end_look(self) -> None:
        if self._look is not None:
            self._look.cancel()
            self._look.drop()
            self._look = None

    def _begin(self, *, even_entered: bool = False, checks: bool = False) -> None:
        sentence, character = self._session.sentence, self._session.character
        utterance = sentence.utterance
        if utterance is None or self._job is not None or (sentence.entered and not even_entered):
            return
        if sentence.is_current and not self._forced and not checks:
            return
        self._forced = False
        known = self._ways = self._ways or ways.KnownWays()

        def work(_tell: object) -> _Done:
            done = performing.perform(utterance, character, ways=known)
            while checks and done.unchecked:
                for joint in done.unchecked:
                    known.look(character, joint)
                done = performing.perform(utterance, character, ways=known)
            return _Done(done, haste.hurried(character, utterance, done))

        job = Job(work)
        self._job = job
        job.start(
            lambda done: self._on_done(utterance, done), lambda error: self._on_failed(complaint(error))
        )

    def _on_done(self, utterance: Utterance, done: _Done) -> None:
        self._job = None
        self._session.sentence.show_performed(utterance, *done)
        if self._forced or not self._session.sentence.is_current:
            self._soon.ask()
        elif done.performed.unchecked and self._ways is not None and self._look is None:
            self._look_at(done.performed.unchecked, self._session.character, self._ways)

    def _look_at(self, joints: tuple[Joint | Pace, ...], character: Character, known: KnownWays) -> None:
        """Look at some paces or transitions, and perform the sentence again with what was found."""

        def work(tell: Callable[[float], None]) -> None:
            until_s = monotonic() + SHOWN_AFTER_S
            for joint in joints:
                known.look(character, joint, partial(tell, 0.0))
                if monotonic() > until_s:
                    break

        self._look = Job(work)
        self._look.start(lambda _none: self._on_looked(), lambda error: self._on_failed(complaint(error)))

    def _on_looked(self) -> None:
        self._look, self._forced = None, True
        self._soon.ask()

    def _on_failed(self, words: str) -> None:
        self._job = self._look = None
        self._session.tell(words)
