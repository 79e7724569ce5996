"""One undo step: the document before and the document after, nothing in between."""

from pathlib import Path
from typing import NamedTuple, Protocol

from PySide6.QtGui import QUndoCommand

from signer.document.sign import Sign
from signer.document.utterance import Document
from signer.studio.language import translated


class State(NamedTuple):
    """A document with the sign that was worked on: its own, or that of an item of a sentence, by its id."""

    document: Document
    sign: Sign
    entered: str = ""


class Shows(Protocol):
    """The part of a session that steps use."""

    def show(self, after: Sign, document: Document | None = None) -> None:
        """Show a sign, and the document that it belongs to."""

    def go_to(self, state: State) -> None:
        """Show a document as it was before or after a step."""

    def work_in(self, path: Path | None) -> None:
        """Let the document be that of a file, or of none yet."""


class Step(QUndoCommand):
    """One change of the document; it is made when it is put on the stack.

    One that completes the step before it becomes part of that, unless the document was saved between them.
    One that leaves a file puts another document in the place of the one that is in it.
    """

    def __init__(
        self,
        session: Shows,
        before: State,
        after: State,
        label: str,
        *,
        completes: bool = False,
        leaves: Path | None = None,
    ) -> None:
        super().__init__(translated(label))
        self._leaves = leaves
        self._session, self._before, self._after = session, before, after
        self._completes, self._is_made = completes, False

    def id(self) -> int:
        return 1  # only steps of one id are ever merged

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, Step) or not other._completes:
            return False
        self._after = other._after
        return True

    def undo(self) -> None:
        self._session.go_to(self._before)
        if self._leaves is not None:
            self._session.work_in(self._leaves)

    def redo(self) -> None:
        if self._is_made:
            self._session.go_to(self._after)
        else:  # where the user is
            self._is_made = True
            self._session.show(self._after.sign, self._after.document)
        if self._leaves is not None:
            self._session.work_in(None)
