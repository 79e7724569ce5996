"""The open sentence performed beside the window after each change; meanwhile the last one stays shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject

from signer.document.utterance import Utterance
from signer.lazy import lazily
from signer.studio.background.jobs import Job
from signer.studio.editing.session import Session
from signer.studio.editing.soon import Soon

with lazily():
    from signer.sequencing import haste, performing


if TYPE_CHECKING:
    from signer.sequencing.performing import Performed


class _Done(NamedTuple):
    performed: Performed
    hurried: frozenset[str]


class Performing(QObject):
    """Performs the open sentence; within an item that is entered it waits until that is left."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._job: Job[_Done] | None = None
        self._forced = False
        self._soon = Soon(self._begin, self)
        session.sentence.changed.connect(self._on_changed)
        session.sentence.entered_changed.connect(self._soon.ask)
        session.sentence.performance_wanted.connect(self.settle)
        session.signer_changed.connect(self._on_signer)

    @property
    def is_busy(self) -> bool:
        """Return whether a performance is under way or due."""
        return self._job is not None or self._soon.is_due

    def settle(self) -> None:
        """Stand still until the sentence is performed as it is now: before an export."""
        sentence = self._session.sentence
        while sentence.is_open and not sentence.is_current:
            self._begin(even_entered=True)
            if self._job is None or not self._job.wait():
                return

    def _on_changed(self, before: Utterance | None, after: Utterance | None) -> None:
        if (before is None or after is None) and self._job is not None:
            self._job.drop()  # of another document
            self._job = None
        self._soon.ask()

    def _on_signer(self) -> None:
        self._forced = True
        self._soon.ask()

    def _begin(self, *, even_entered: bool = False) -> None:
        sentence, character = self._session.sentence, self._session.character
        utterance = sentence.utterance
        if utterance is None or self._job is not None or (sentence.entered and not even_entered):
            return
        if sentence.is_current and not self._forced:
            return
        self._forced = False

        def work(_tell: object) -> _Done:
            done = performing.perform(utterance, character)
            return _Done(done, haste.hurried(character, utterance, done))

        job = Job(work)
        self._job = job
        job.start(lambda done: self._on_done(utterance, done), lambda error: self._on_failed(str(error)))

    def _on_done(self, utterance: Utterance, done: _Done) -> None:
        self._job = None
        self._session.sentence.show_performed(utterance, *done)
        if self._forced or not self._session.sentence.is_current:
            self._soon.ask()

    def _on_failed(self, words: str) -> None:
        self._job = None
        self._session.tell(words)
