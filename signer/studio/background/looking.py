"""A look at a film off the window's thread, and the leave to open one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from signer.errors import SignerError
from signer.studio.background.jobs import Job

if TYPE_CHECKING:
    from signer.films.opening import Identity

T = TypeVar("T")


class Leave(Protocol):
    """Memory of the films that the user lets be opened, such as the settings."""

    def may_open_film(self, document: Path | None, film: str) -> bool:
        """Return whether a film may be opened that lies elsewhere than the file of its document."""

    def allow_film(self, document: Path | None, film: str) -> None:
        """Remember that it may."""


class Looking:
    """Looks which film a file is; a disk that does not answer keeps nobody waiting."""

    def __init__(self) -> None:
        self._job: Job[Identity] | None = None

    @property
    def is_busy(self) -> bool:
        """Return whether it is still looked."""
        return self._job is not None

    def look(
        self,
        work: Callable[[], Identity],
        done: Callable[[Identity], None],
        failed: Callable[[SignerError], None],
    ) -> None:
        """Look, and call one of both in the window's thread, unless another look is begun before."""
        self.away()
        self._job = Job(lambda _progress: work())
        self._job.start(partial(self._over, done), partial(self._over, failed))

    def _over(self, told: Callable[[T], None], answer: T) -> None:
        self._job = None
        told(answer)

    def away(self) -> None:
        """Wait for nothing any more."""
        if self._job is not None:
            self._job.drop()
            self._job = None
