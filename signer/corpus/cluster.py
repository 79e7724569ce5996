"""Engine of a run on a Dask cluster that exists: the extra `cluster`, which nothing else names."""

import contextlib
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from signer import installed
from signer.corpus.executors import ENDED
from signer.corpus.program import identity
from signer.corpus.work import Item, Job, Row, one
from signer.errors import SignerError

if TYPE_CHECKING:
    from concurrent.futures import Future

AHEAD: Final = 4
"""Signs that are submitted for each thread of the cluster, so that none waits for the next."""
CONNECT_S: Final = 20.0
"""Seconds in which a scheduler has to answer."""
NOBODY_S: Final = 120.0
"""Seconds after which a cluster without a worker is given up; it starts lost ones again in a few."""
ASK_S: Final = 5.0
"""Seconds between two looks at whether there are workers."""
FILE: Final = "file:"
"""Mark before the path of a scheduler file."""


class Dask:
    """Engine that hands signs to the workers of a Dask scheduler.

    Files travel as bytes, and so do outputs of less than 8 MB, so that no disk need be shared.

    Args:
        address: `tcp://HOST:PORT`, or `file:PATH` of a scheduler file.

    Raises:
        SignerError: the extra is missing, nobody answers, no worker is there, or one has another version.
    """

    def __init__(self, address: str) -> None:
        if find_spec("distributed") is None:
            raise SignerError(installed.needs_extra("a scheduler needs", "cluster"))
        import distributed

        try:
            self._client: Any = (
                distributed.Client(scheduler_file=address.removeprefix(FILE), timeout=CONNECT_S)
                if address.startswith(FILE)
                else distributed.Client(address, timeout=CONNECT_S)
            )
        except (OSError, ValueError, TimeoutError) as error:
            words = (
                f"no scheduler answers at {address}: {str(error).splitlines()[0] if str(error) else error!r}"
            )
            raise SignerError(f"{words}; check that it runs and can be reached") from error
        try:
            self._threads = self._require_alike()
        except BaseException:
            self._client.close()
            raise
        self._running: dict[int, tuple[Item, Future[Row]]] = {}
        self._asked_s = self._manned_s = time.monotonic()
        self._wait: Callable[..., Any] = distributed.wait

    def _require_alike(self) -> int:
        """Compare versions with all workers; the number of their threads."""
        threads = int(sum(self._client.nthreads().values()))
        if not threads:
            raise SignerError("the cluster has no worker; start some, as with: dask worker ADDRESS")
        try:
            found = self._client.run(identity)
        except Exception as error:  # the worker lacks this very module, whatever that raises there
            raise SignerError(f"workers cannot run this Signer: {error}; install it there") from error
        ours = identity()
        for theirs in found.values():
            unlike = [
                f"{name} {theirs.get(name)} for {mine}"
                for name, mine in ours.items()
                if theirs.get(name) != mine
            ]
            if unlike:
                raise SignerError(f"a worker of the cluster has {', '.join(unlike)}; install the same there")
        return threads

    @property
    def has_room(self) -> bool:
        """Return whether another sign can be submitted now."""
        return len(self._running) < AHEAD * self._threads

    def submit(self, number: int, item: Item, job: Job) -> None:
        """Send a sign to the cluster, with its bytes."""
        with contextlib.suppress(SignerError):  # the row that the worker makes says so
            item = Item(item.path, item.stem, item.read(), item.weight)
        future = self._client.submit(one, item, job.carrying(), pure=False, retries=0)
        self._running[number] = item, future

    def wait(self, timeout_s: float) -> list[tuple[int, Row]]:
        """Return the signs that are done, waiting at most so long, s, for the first one.

        Raises:
            SignerError: for long nobody has been there who could do them.
        """
        futures = [future for _, future in self._running.values()]
        if not futures:
            return []
        try:
            self._wait(futures, timeout=max(timeout_s, 0.01), return_when="FIRST_COMPLETED")
        except TimeoutError:
            self._require_somebody()
            return []
        done = [(number, *each) for number, each in self._running.items() if each[1].done()]
        for number, _, _ in done:
            del self._running[number]
        return [(number, _row(item, future)) for number, item, future in done]

    def _require_somebody(self) -> None:
        """Look now and then for workers; SignerError when the cluster has had none for long."""
        now_s = time.monotonic()
        if now_s - self._asked_s < ASK_S:
            return
        self._asked_s = now_s
        if self._client.nthreads():
            self._manned_s = now_s
        elif now_s - self._manned_s > NOBODY_S:
            words = "the cluster has lost all its workers; start some, and give the same command again"
            raise SignerError(f"{words}: what is done is kept")

    def close(self) -> None:
        """Drop what still runs, and leave the cluster as it was."""
        for _, future in self._running.values():
            future.cancel()
        self._client.close()


def _row(item: Item, future: "Future[Row]") -> Row:
    try:
        return future.result()
    except Exception:  # noqa: BLE001  the cluster lost it: workers died over it
        return Row(item.path, "crashed").failing("crashed", ENDED)
