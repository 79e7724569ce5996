"""Options and output that commands for many signs share: processes, folders of runs, progress."""

import json
import os
import sys
import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from signer.commands.arguments import MOST_JOBS, to_folder
from signer.commands.sources import HELP, Source, sources
from signer.commands.terminal import DONE, FAILED, STOPPED, Progress, WrongUseError, say, stopped, warn
from signer.corpus.work import Row
from signer.lazy import lazily
from signer.phrases import counted

with lazily():
    from signer.corpus import cluster, executors, folder, running
    from signer.library import shelf


if TYPE_CHECKING:
    from signer.corpus.executors import Executor
    from signer.corpus.running import State
    from signer.corpus.work import Item, Job

FEW: Final = 8
"""Files up to which a command works as for one: in this process, without a folder of a run."""
MINUTE_S: Final = 60.0
PROGRESS: Final = ("line", "json", "none")
Hear: TypeAlias = Callable[[Row], None]


def processes(text: str) -> int:
    """Parse a number of processes; 0 stands for one a core, and one core left free."""
    if not text.isdecimal() or int(text) > MOST_JOBS:
        raise ArgumentTypeError(f"{text} processes; give a whole number from 0 to {MOST_JOBS}")
    return int(text) or max(1, (os.cpu_count() or 1) - 1)


def timeout(text: str) -> float:
    """Parse the seconds that a sign may take."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.0 < value < 1e6:
        raise ArgumentTypeError(f"{text!r} is no time in seconds; give a number above 0")
    return value


def add_run(command: ArgumentParser) -> None:
    """Let a command take how it works through many signs."""
    words = f"processes; 0 for one less than there are cores, which is usual for more than {FEW} files"
    command.add_argument("--jobs", type=processes, metavar="N", help=words)
    words = "a Dask cluster that does the work: tcp://HOST:8786, or file:PATH of its scheduler file"
    command.add_argument("--scheduler", metavar="ADDRESS", help=words)
    words = "seconds that a sign may take in a process (%(default)g)"
    command.add_argument("--timeout", type=timeout, default=120.0, metavar="S", help=words)
    command.add_argument(
        "--again", action="store_true", help="do all of it anew, whatever is done in the folder"
    )
    words = "how progress is told: a line, JSON lines on standard error, or not at all"
    command.add_argument("--progress", choices=PROGRESS, default="line", help=words)


def is_run(options: Namespace, found: Sequence[Source]) -> bool:
    """Return whether outputs go into the folder of a run: with a report, and resumed after a stop."""
    return len(found) > FEW or options.again or options.jobs is not None or options.scheduler is not None


def twins(found: Sequence[Source]) -> str:
    """Say which signs would be written to the same file of a folder; empty when none would."""
    seen = dict[str, str]()
    for source in found:
        if not source.problems and (other := seen.setdefault(source.stem, source.name)) != source.name:
            return f"both {other} and {source.name} would be written as {source.stem}; export them one by one"
    return ""


def misfit(options: Namespace) -> str:
    """Return why the options do not fit each other; empty when they do."""
    if options.scheduler is not None and options.jobs is not None:
        return "--jobs is of this computer, --scheduler of a cluster; give one of them"
    return ""


def engine(options: Namespace, count: int) -> "Executor":
    """Return the engine that does the work for so many signs.

    SignerError where a cluster cannot be used.
    """
    if options.scheduler is not None:
        return cluster.Dask(options.scheduler)
    jobs = options.jobs
    if jobs is None and count <= FEW:
        return executors.Inline()
    return executors.Processes(min(jobs or processes("0"), max(count, 1)), options.timeout)


def heard(options: Namespace, job: "Job", found: Sequence[Source], hear: Hear) -> None:
    """Do a job for signs and hear each row in the order in which they were given."""
    items = tuple(source.item for source in found)
    with _Told(options, job.name, [source.short_name for source in found]) as tell:
        running.run(running.Plan(items, job), engine(options, len(items)), running.Kept(items, hear), tell)


def into_folder(
    options: Namespace, job: "Job", found: Sequence[Source], out: Path, kept: Path | None = None
) -> int:
    """Do a job for signs into a folder, go on with what is done there; the exit code.

    What is done and the report are in `kept` where it is given: not every folder of outputs may hold them.
    """
    plan = running.planned(_weighed(source.item for source in found), job)
    with closing(folder.RunFolder(out, job, again=options.again, kept=kept)) as results:
        done = sum(map(results.is_done, plan.items))
        if done:
            say([f"{done:,} done, {len(plan.items) - done:,} to do"])
        try:
            with _Told(options, job.name) as tell:
                running.run(plan, engine(options, len(plan.items) - done), results, tell)
        except KeyboardInterrupt:
            return stopped(f"stopped; what is done stays in {out}, and the same command goes on from there")
        results.finish(plan.items)
        return _said(kept or out, [json.loads(line) for line in results.lines(plan.items)], job.noun)


def add_release(parser: ArgumentParser, metavar: str, words: str) -> None:
    """Let a command take the signs of the library, or others, into a folder for others."""
    of_files = f"{HELP}; the signs that come with the program unless given"
    parser.add_argument("files", nargs="*", metavar="FILE", help=of_files)
    parser.add_argument("-o", "--out", required=True, type=to_folder, metavar=metavar, help=words)


def release(options: Namespace, job: "Job", complete: Callable[[list[str]], str]) -> int:
    """Do a job for signs into a folder for others, then complete it with what they share; the exit code.

    What is done is kept beside that folder: it names files of this computer. `complete` is given the names
    of the signs, and says what is there. SignFileError where anything that was given names no file: others
    would take what is there for all, and a site forgets signs that are not given any more.
    """
    found, out = sources(options.files or [str(shelf.FOLDER)]), options.out
    for source in found:
        source.item.require_file()
    if words := misfit(options) or twins(found):
        raise WrongUseError(words)
    code = into_folder(options, job, found, out, kept=out.with_name(f"{out.name}-run"))
    if code != STOPPED:
        say([complete([source.stem for source in found])])
    return code


def with_path(path: str, words: str) -> str:
    """Return what is wrong with a file with its path before it, once."""
    return words if words.startswith(path) else f"{path}: {words}"


def _said(out: Path, rows: Sequence[dict[str, object]], noun: str) -> int:
    """Say which files of a run are not ok, and how many; the exit code."""
    bad = [row for row in rows if row["state"] != "ok"]
    for row in bad:
        errors = row["errors"]
        assert isinstance(errors, list)
        say(with_path(str(row["path"]), words) for words in errors)
    told = f"{len(bad):,} with problems" if bad else "all ok"
    say([f"{counted(len(rows), noun)}: {told}; report in {out}"])
    return FAILED if bad else DONE


def _weighed(items: "Iterable[Item]") -> "Iterable[Item]":
    """Yield items with the size of their files: large ones take long, and are begun first."""
    for item in items:
        try:
            yield replace(item, weight=float(os.stat(item.path).st_size))
        except (OSError, ValueError):
            yield item


class _Told:
    """Progress of a run: a line on a terminal, one a minute elsewhere, or JSON lines."""

    def __init__(self, options: Namespace, name: str, each: Sequence[str] = ()) -> None:
        self._form, self._name, self._each = options.progress, name, each
        self._line, self._last = Progress(name), time.monotonic()

    def __enter__(self) -> "Callable[[State], None]":
        return self._tell

    def __exit__(self, *_: object) -> None:
        self._line.done("")

    def _tell(self, state: "State") -> None:
        now = time.monotonic()
        if self._form == "none":
            return
        if self._form == "json":
            if now - self._last >= 1.0 or state.done + state.before in (state.before, state.total):
                self._last = now
                warn(json.dumps(_as_json(state)))
        elif sys.stderr.isatty():
            at = f" {self._each[state.done]}" if state.done < len(self._each) <= FEW else ""
            self._line.show(f"{self._name}{at}: {_words(state)}")
        elif now - self._last >= MINUTE_S:
            self._last = now
            warn(f"signer: {self._name}: {_words(state)}")


def _as_json(state: "State") -> dict[str, float | int | None]:
    told = {"total": state.total, "before": state.before, "done": state.done, "failed": state.failed}
    left = None if state.left_s is None else round(state.left_s, 1)
    return told | {
        "signs_a_s": round(state.signs_a_s, 3),
        "elapsed_s": round(state.elapsed_s, 1),
        "left_s": left,
    }


def _words(state: "State") -> str:
    """Say a state in one line."""
    failed = f", {state.failed:,} with problems" if state.failed else ""
    left = "" if state.left_s is None else f", {_time(state.left_s)} left"
    done = f"{state.before + state.done:,} of {state.total:,}"
    return f"{done}{failed}, {state.signs_a_s:.1f} signs a second{left}"


def _time(seconds: float) -> str:
    minutes = round(seconds / MINUTE_S)
    if minutes < 2:
        return f"{seconds:.0f} s"
    return f"{minutes} min" if minutes < 120 else f"{minutes / 60:.0f} h"
