"""Runs of corpora for long: kills, a cluster of its own, and the memory of a process over many signs."""

import gc
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

from signer.corpus import report, table
from signer.corpus.checking import Check
from signer.corpus.cluster import Dask
from signer.corpus.executors import Inline, Processes
from signer.corpus.exporting import Export
from signer.corpus.work import Item, one
from signer.library.shelf import FOLDER
from tests.helpers.corpora import Probe, kill_and_resume, report_of, write_corpus
from tests.soak.session import rss_mb_now

KILLS: Final = 20
SIGNS: Final = ("IDEA", "MORE", "NO", "STOP", "HELLO", "DEAF")
MOST_RISE: Final = 0.05
"""Share by which memory may rise over the last seven tenths of the signs."""


def run(count: int, seed: int, place: Path, tell: Callable[[str], None]) -> str:
    """Hold the laws of runs; what was found in words.

    Args:
        count: signs over which memory is looked at.
        seed: of the moments of the kills.
        place: an empty folder.
        tell: told what is done.
    """
    kill_and_resume(place / "kills", count=120, kills=KILLS, seed=seed)
    tell(f"  {KILLS} kills: the same report")
    engines(place / "engines")
    deaths(place / "deaths")
    tell("  the same rows here, by two processes and by a Dask cluster; Parquet too")
    risen = memory(count, place / "memory", tell)
    assert risen <= MOST_RISE, f"memory rose by {risen:.1%}"
    return f"{KILLS} kills, three engines, memory risen by {risen:.1%} over {count} signs"


def engines(place: Path) -> None:
    """Compare the reports and outputs of three engines."""
    from distributed import LocalCluster

    paths = [place / "in" / f"{name}.sign" for name in SIGNS]
    paths[0].parent.mkdir(parents=True)
    for path in paths:
        shutil.copy(FOLDER / path.name, path)
    paths += write_corpus(place / "in", 2)
    paths[-1].write_text("{", encoding="utf-8")
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as local:
        for kind, job in (("check", Check()), ("export", Export(fps=10.0))):
            found = list[dict[str, bytes]]()
            for name, engine in (
                ("here", Inline()),
                ("processes", Processes(2)),
                ("dask", Dask(local.scheduler_address)),
            ):
                out = place / f"{kind}-{name}"
                asked = type(job)(**{**vars(job), "out": out})
                report_of(out, asked, paths, engine)
                found.append({path.name: path.read_bytes() for path in out.iterdir() if path.is_file()})
            assert found[0] == found[1] == found[2], kind
            assert report.ROWS in found[0]
    listed = table.paths_in(str(place / "check-here" / report.TABLE), ("path",))
    assert listed == sorted(map(str, paths))
    rows = [json.loads(line) for line in (place / "check-here" / report.ROWS).read_text().splitlines()]
    assert [row["path"] for row in rows] == listed


def deaths(place: Path) -> None:
    """Let a sign end every worker of a cluster that it comes to: it costs that sign alone."""
    from distributed import LocalCluster

    paths = write_corpus(place / "in", 2)
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as local:
        job = Probe(dies=("S0000",), out=place / "out")
        report_of(place / "out", job, paths, Dask(local.scheduler_address))
    states = [row["state"] for row in report.rows_in(place / "out" / report.ROWS)]
    assert states == ["crashed", "ok"], states


def memory(count: int, place: Path, tell: Callable[[str], None]) -> float:
    """Check so many signs in this process; the share by which its memory rose over the last seven tenths."""
    paths, used = write_corpus(place, count), list[float]()
    for number, path in enumerate(paths, 1):
        one(Item.of(path), Check())
        if number % max(1, count // 10) == 0:
            gc.collect()
            used.append(rss_mb_now())
            tell(f"  {number} signs, {used[-1]:.0f} MB")
    early = used[max(0, len(used) * 3 // 10 - 1)]
    return used[-1] / early - 1.0
