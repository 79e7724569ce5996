"""Answers kept for a while, of which some may be asked for at once.

Those that are known are not worked out again.
"""

from collections.abc import Callable, Hashable, Sequence
from threading import Lock
from typing import Generic, TypeVar

Answer = TypeVar("Answer")


class AnswerCache(Generic[Answer]):
    """The last answers, at most so many; threads may share it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: dict[Hashable, Answer] = {}
        self._lock = Lock()

    def answers(
        self, questions: Sequence[Hashable], work_out: Callable[[Sequence[int]], Sequence[Answer]]
    ) -> list[Answer]:
        """An answer to each question.

        `work_out` is given the places of those that are not known, if there are any.
        """
        with self._lock:
            found = {
                place: self._known[asked] for place, asked in enumerate(questions) if asked in self._known
            }
        missing = [place for place in range(len(questions)) if place not in found]
        if missing:
            found.update(zip(missing, work_out(missing), strict=True))
        with self._lock:
            for place, asked in enumerate(questions):
                self._known.pop(asked, None)
                self._known[asked] = found[place]
            for asked in list(self._known)[: max(len(self._known) - self._most, 0)]:
                del self._known[asked]
        return [found[place] for place in range(len(questions))]

    def forget(self) -> None:
        """Know nothing any more."""
        with self._lock:
            self._known.clear()
