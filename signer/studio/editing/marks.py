"""Marks that are set while a film plays: stretches of time that will be keys, of one hand or both."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from PySide6.QtCore import QObject, Signal

from signer.document.values import ROLES, HandRole
from signer.studio.editing.session import Session

Hands: TypeAlias = Literal["dominant", "base", "both"]


@dataclass(frozen=True, slots=True)
class Mark:
    """A stretch of time in which a hand holds, s; `end_s` is None while it is not known yet."""

    hands: Hands
    start_s: float
    end_s: float | None = None

    @property
    def roles(self) -> tuple[HandRole, ...]:
        """The hands that hold."""
        return ROLES if self.hands == "both" else (self.hands,)


class Marks(QObject):
    """Marks of the open sign, in order of time; view state until they become keys.

    Signals:
        changed(): other marks.
    """

    changed = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.every: tuple[Mark, ...] = ()
        """All marks."""
        session.sign_opened.connect(self.clear)

    def press(self, hands: Hands, time_s: float) -> Mark:
        """Begin a mark at a time, or end the one that these hands began."""
        begun = next((mark for mark in self.every if mark.hands == hands and mark.end_s is None), None)
        if begun is None or time_s < begun.start_s:
            made = Mark(hands, time_s)
        else:
            made = Mark(hands, begun.start_s, time_s)
        kept = tuple(mark for mark in self.every if mark is not begun)
        self._set((*kept, made))
        return made

    def take_back(self) -> None:
        """Take the mark that was set last away."""
        self._set(self.every[:-1])

    def clear(self) -> None:
        """Take all marks away."""
        self._set(())

    def _set(self, marks: tuple[Mark, ...]) -> None:
        if marks != self.every:
            self.every = marks
            self.changed.emit()
