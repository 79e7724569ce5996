"""The open sentence performed beside the window after each change; meanwhile the last one stays shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject

from signer.document.utterance import Utterance
from signer.errors import SignerError
from signer.lazy import lazily
from signer.studio.background.jobs import OneJob
from signer.studio.editing.session import Session
from signer.studio.editing.soon import Soon
from signer.studio.language import complaint

with lazily():
    from signer.sequencing import performed, performing, ways


if TYPE_CHECKING:
    from signer.characters.character import Character
    from signer.sequencing.joining import Joint
    from signer.sequencing.paces import Pace
    from signer.sequencing.performed import Performed

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
        self._ways: ways.KnownWays | None = None
        self._job: OneJob[_Done] = OneJob(self)
        self._look: OneJob[None] = OneJob(self)
        self._forced = False
        self._soon = Soon(self._begin, self)
        session.sentence.changed.connect(self._on_changed)
        session.sentence.entered_changed.connect(self._soon.ask)
        session.sentence.performance_wanted.connect(self.settle)
        session.signer_changed.connect(self._on_signer)

    @property
    def is_busy(self) -> bool:
        """Return whether a performance or a look at its transitions is under way or due."""
        return self._job.is_busy or self._look.is_busy or self._soon.is_due

    def settle(self) -> None:
        """Stand still until the sentence is performed as it is now, all of its ways looked at."""
        sentence = self._session.sentence
        self._look.drop()
        while sentence.is_open and not self._is_settled:
            self._begin(even_entered=True, checks=True)
            if not (self._job.is_busy and self._job.wait()):
                return

    @property
    def _is_settled(self) -> bool:
        performed = self._session.sentence.performed
        return self._session.sentence.is_current and performed is not None and not performed.unchecked

    def _on_changed(self, before: Utterance | None, after: Utterance | None) -> None:
        self._look.drop()
        if before is None or after is None:
            self._job.drop()  # of another document
        self._soon.ask()

    def _on_signer(self) -> None:
        self._look.drop()
        self._forced, self._ways = True, None
        self._soon.ask()

    def _begin(self, *, even_entered: bool = False, checks: bool = False) -> None:
        sentence, character = self._session.sentence, self._session.character
        utterance = sentence.utterance
        if utterance is None or self._job.is_busy or (sentence.entered and not even_entered):
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
            return _Done(done, performed.hurried(character, utterance, done))

        self._job.start(work, lambda done: self._on_done(utterance, done), self._on_failed)

    def _on_done(self, utterance: Utterance, done: _Done) -> None:
        self._session.sentence.show_performed(utterance, *done)
        if self._forced or not self._session.sentence.is_current:
            self._soon.ask()
        elif done.performed.unchecked and self._ways is not None and not self._look.is_busy:
            self._look_at(done.performed.unchecked, self._session.character, self._ways)

    def _look_at(self, joints: tuple[Joint | Pace, ...], character: Character, known: ways.KnownWays) -> None:
        """Look at some paces or transitions, and perform the sentence again with what was found."""

        def work(tell: Callable[[float], None]) -> None:
            until_s = monotonic() + SHOWN_AFTER_S
            for joint in joints:
                known.look(character, joint, partial(tell, 0.0))
                if monotonic() > until_s:
                    break

        self._look.start(work, self._on_looked, self._on_failed)

    def _on_looked(self, _none: None) -> None:
        self._forced = True
        self._soon.ask()

    def _on_failed(self, error: SignerError) -> None:
        self._session.tell(complaint(error))
