"""Folder of a run: what is done, so that it goes on after any stop, and who works there."""

import ctypes
import json
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TextIO

from signer.corpus import report
from signer.corpus.program import digest
from signer.corpus.work import Item, Job, Row, digest_of, not_written, write_output
from signer.errors import SignerError
from signer.phrases import phrase

OWN: Final = ".signer-run"
"""Folder in the outputs that holds what is done."""
FLUSH_S: Final = 1.0
"""Seconds after which what was done lies on the disk also when the power fails."""
BEGINS: Final = phrase("another run begins there at this moment; try again")


class RunFolder:
    """Rows of a run in its folder; one process at a time.

    Args:
        out: the folder; it is made.
        job: what is done.
        again: forget what was done there before.
        kept: folder of what is done and of the report; that of the outputs unless given.

    Raises:
        SignerError: another run is at work there, other options were used there, or the disk does not let it.
    """

    def __init__(self, out: Path, job: Job, *, again: bool = False, kept: Path | None = None) -> None:
        self._out, self._reports = out, kept or out
        self._own = self._reports / OWN
        self._job = {"job": job.name, "options": json.loads(json.dumps(job.options())), "program": digest()}
        self._lines: dict[str, str] = {}
        self._took: dict[str, float] = {}
        self._file: TextIO | None = None
        self._flushed = 0.0
        try:
            self._own.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise not_written(out, error, self._own) from error
        self._lock()
        try:
            self._begin(again=again)
        except BaseException:
            self._unlock()
            raise

    def _begin(self, *, again: bool) -> None:
        found = self._read_job()
        if again or found is None:
            for old in self._own.glob("done-*.jsonl"):
                old.unlink()
            write_output(self._own / "job.json", (json.dumps(self._job, indent=2) + "\n").encode())
        elif found != self._job:
            what = next(name for name in self._job if found.get(name) != self._job[name])
            words = {"job": phrase("for another command"), "options": phrase("with other options")}
            reason = words.get(what, phrase("by another version of Signer"))
            told = phrase(
                "{path}: made {reason}; give --again to do all of it anew, or another folder",
                path=self._out, reason=reason,
            )  # fmt: skip
            raise SignerError(told)
        for path in sorted(self._own.glob("done-*.jsonl")):
            for line in path.read_text(encoding="utf-8").split("\n"):
                self._remember(line)

    def _read_job(self) -> Any:
        try:
            return json.loads((self._own / "job.json").read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None

    def _remember(self, line: str) -> None:
        """Take over a row of a former run; half a line, of a run that was killed over it, is left out."""
        try:
            done = json.loads(line)
            path, took_s = str(done["row"]["path"]), float(done["took_s"])
        except (ValueError, KeyError, TypeError):
            return
        self._lines[path], self._took[path] = report.line_of(done["row"]), took_s

    def took_s(self, path: str) -> float | None:
        """Return how long a sign took in a former run; None for one that is new."""
        return self._took.get(path)

    def is_done(self, item: Item) -> bool:
        """Return whether a sign is done, unchanged, and its outputs are there.

        One whose process ended, or that took too long, is tried again.
        """
        line = self._lines.get(item.path)
        if line is None:
            return False
        row = json.loads(line)
        if row["state"] not in ("ok", "failed"):
            return False
        try:
            is_same = digest_of(item.read()) == row["digest"]
        except SignerError:
            return False
        return is_same and all((self._out / name).is_file() for name in row["outputs"])

    def add(self, row: Row) -> None:
        """Keep a row, and write the outputs that came with it.

        Raises:
            ExportError: the disk takes no more.
        """
        for name, data in row.carried:
            write_output(self._out / name, data)
        told, now = row.as_json(), time.monotonic()
        try:
            self._file = self._file or self._new_file()
            self._file.write(json.dumps({"took_s": round(row.took_s, 4), "row": told}) + "\n")
            self._file.flush()
            if now - self._flushed > FLUSH_S:
                os.fsync(self._file.fileno())
                self._flushed = now
        except OSError as error:
            raise not_written(self._out, error, self._own) from error
        self._lines[row.path] = report.line_of(told)

    def _new_file(self) -> TextIO:
        number = 1 + max((int(path.stem[5:]) for path in self._own.glob("done-*.jsonl")), default=0)
        return (self._own / f"done-{number:04}.jsonl").open("x", encoding="utf-8")

    def finish(self, items: tuple[Item, ...]) -> None:
        """Write the reports of all signs of a run, in order of their paths."""
        report.write_reports(self._reports, self.lines(items), self._job)

    def lines(self, items: tuple[Item, ...]) -> Iterator[str]:
        """Yield the rows of items as lines of the report."""
        return (self._lines[item.path] for item in items)

    def close(self) -> None:
        """Let others work in the folder."""
        if self._file is not None:
            self._file.close()
        self._unlock()

    def _lock(self) -> None:
        """Say that this process works here; SignerError when another one does."""
        lock, mine = self._own / "lock", {"pid": os.getpid(), "host": socket.gethostname()}
        for _ in range(3):
            try:
                with lock.open("x", encoding="utf-8") as file:
                    json.dump(mine, file)
                    return
            except FileExistsError:
                if (words := _holder(lock, mine)) is not None:
                    raise SignerError(phrase("{path}: {words}", path=self._out, words=words)) from None
                lock.unlink(missing_ok=True)
            except OSError as error:
                raise not_written(self._out, error, lock) from error
        raise SignerError(phrase("{path}: {words}", path=self._out, words=BEGINS))

    def _unlock(self) -> None:
        (self._own / "lock").unlink(missing_ok=True)


def _holder(lock: Path, mine: dict[str, Any]) -> str | None:
    """Say who works in a folder; None when that process has ended."""
    try:
        found = json.loads(lock.read_text(encoding="utf-8"))
        pid, host = int(found["pid"]), str(found["host"])
    except (OSError, ValueError, KeyError, TypeError):
        return None if _age_s(lock) > FLUSH_S else BEGINS
    if host != mine["host"]:
        return phrase(
            "a run on {host} is at work there; when it has ended, delete {lock}", host=host, lock=lock
        )
    if pid != mine["pid"] and _is_alive(pid):
        return phrase(
            "another run is at work there (process {pid}); wait for it, or give another folder", pid=pid
        )
    return None


def _age_s(path: Path) -> float:
    try:
        return time.time() - path.stat().st_mtime
    except OSError:
        return 0.0


def _is_alive(pid: int) -> bool:
    if os.name == "nt":  # there a signal of zero would end it
        kernel = getattr(ctypes, "windll").kernel32  # noqa: B009  other systems have none
        handle = kernel.OpenProcess(0x1000, 0, pid)  # the right to ask about it, and no more
        if handle:
            kernel.CloseHandle(handle)
        return bool(handle)
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:  # somebody else's
        return True
    return True
