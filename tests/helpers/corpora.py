"""Corpora for tests: folders of small signs, and jobs whose processes die or hang on some of them."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ClassVar, Final

from signer.corpus import folder, report, running
from signer.corpus.executors import Executor, Inline, Processes
from signer.corpus.folder import RunFolder
from signer.corpus.work import Item, Job, Row
from signer.files import save_sign
from signer.files.reading import SignReading
from tests.helpers.signs import small_sign


def write_corpus(folder: Path, count: int) -> list[Path]:
    """Write signs that differ in their gloss; their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"S{number:04}.sign" for number in range(count)]
    for path in paths:
        save_sign(replace(small_sign(), gloss=path.stem), path)
    return paths


@dataclass(frozen=True)
class Probe(Job):
    """Count the letters of a gloss; what is asked of some signs goes wrong.

    Attributes:
        dies: names of signs over which the process ends.
        dies_once: a folder that remembers over which signs it has ended once already.
        hangs: names of signs that take for ever, and leave a file that says so.
        fails: names of signs in which a mistake of ours is.
        slow_s: how long every sign takes.
    """

    name: ClassVar[str] = "probe"
    dies: tuple[str, ...] = ()
    dies_once: tuple[str, ...] = ()
    hangs: tuple[str, ...] = ()
    fails: tuple[str, ...] = ()
    slow_s: float = 0.0

    def options(self) -> dict[str, Any]:
        return {name: value for name, value in super().options().items() if name != "slow_s"}

    def work(self, item: Item, reading: SignReading, row: Row) -> Row:  # noqa: ARG002
        assert self.out is not None
        mark = self.out / f"{item.stem}.died"
        if item.stem in self.dies or (item.stem in self.dies_once and not mark.exists()):
            mark.touch()
            os._exit(9)
        if item.stem in self.hangs:
            hung_mark(self.out, item).touch()
            time.sleep(1000.0)
        if item.stem in self.fails:
            raise ZeroDivisionError("by zero")
        time.sleep(self.slow_s)
        row = self.delivered(row, f"{item.stem}.txt", lambda path: _write(path, row.gloss))
        return replace(row, short_by_mm=float(len(row.gloss)))


def hung_mark(out: Path, item: Item) -> Path:
    """Return the file that is there once a sign hangs."""
    return out / f"{item.stem}.hangs"


class Hurried(Processes):
    """Engine of two processes in which the time of a sign is up as soon as it hangs, and of no other.

    However slow the machine is, a sign that does not hang has a minute.

    Args:
        out: folder of the job.
        signs_a_worker: a process that has done so many is replaced.
    """

    timeout_s: Final = 60.0

    def __init__(self, out: Path, signs_a_worker: int) -> None:
        super().__init__(2, self.timeout_s, signs_a_worker)
        self._out = out

    def wait(self, timeout_s: float) -> list[tuple[int, Row]]:
        for worker in self._workers:
            if worker.item is not None and hung_mark(self._out, worker.item).exists():
                assert worker.until <= time.monotonic() + self.timeout_s
                worker.until = time.monotonic()
        return super().wait(timeout_s)


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")


def report_of(out: Path, job: Job, paths: list[Path], engine: Executor) -> bytes:
    """Run a job into a folder; its report."""
    plan = running.plan(map(str, paths), job)
    with closing(RunFolder(out, job)) as results:
        running.run(plan, engine, results)
        results.finish(plan.items)
    return (out / report.ROWS).read_bytes()


def kill_and_resume(tmp_path: Path, *, count: int, kills: int, seed: int) -> None:
    """Kill a run so many times, let it go on, and compare it with one that was never stopped."""
    drawn, paths = random.Random(seed), write_corpus(tmp_path / "in", count)
    whole = report_of(tmp_path / "whole", Probe(out=tmp_path / "whole"), paths, Inline())
    out = tmp_path / "killed"
    program = (
        "import sys; from contextlib import closing; from pathlib import Path\n"
        "from tests.helpers.corpora import Probe\n"
        "from signer.corpus import running; from signer.corpus.executors import Inline, Processes\n"
        "from signer.corpus.folder import RunFolder\n"
        "if __name__ == '__main__':\n"
        "    out, engine = Path(sys.argv[2]), Processes(2) if sys.argv[3] == '2' else Inline()\n"
        "    job = Probe(out=out, slow_s=0.05)\n"
        "    plan = running.plan([sys.argv[1]], job)\n"
        "    with closing(RunFolder(out, job)) as results:\n"
        "        print('begun', flush=True); running.run(plan, engine, results); results.finish(plan.items)\n"
    )
    script = tmp_path / "run.py"
    script.write_text(program, encoding="utf-8")
    for _ in range(kills):
        engine = (
            drawn.choice("12") if count > 20 else "1"
        )  # where there are few, in this process: it is soon there
        command = [sys.executable, str(script), str(tmp_path / "in"), str(out), engine]
        started = subprocess.Popen(
            command, stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": os.getcwd()}
        )
        assert started.stdout is not None
        started.stdout.readline()
        time.sleep(drawn.uniform(0.02, 0.2 if engine == "1" else 2.5))
        started.send_signal(signal.SIGKILL)
        started.wait()
        started.stdout.close()
    done = [
        json.loads(line)
        for path in sorted((out / folder.OWN).glob("done-*.jsonl"))
        for line in whole_lines(path)
    ]
    names = [row["row"]["path"] for row in done]
    assert len(set(names)) == len(names)  # nothing was done twice
    assert report_of(out, Probe(out=out), paths, Inline()) == whole
    assert sorted(path.name for path in out.glob("*.txt")) == [f"{path.stem}.txt" for path in paths]
    assert not list(out.glob("*.part"))


def whole_lines(path: Path) -> list[str]:
    """Return the lines of a file that a killed process wrote, without half of one at its end."""
    return path.read_text(encoding="utf-8").split("\n")[:-1]


def rows_in(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the rows of a report.jsonl."""
    with path.open(encoding="utf-8") as file:
        yield from map(json.loads, file)
