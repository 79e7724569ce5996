"""Runs of corpora for long: kills, a cluster of its own, and the memory of a process over many signs."""

import gc
import io
import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

import numpy as np
import pytest

from signer.corpus import cluster, report, table
from signer.corpus.checking import Check
from signer.corpus.cluster import Dask
from signer.corpus.dataset import card
from signer.corpus.dataset.making import Dataset
from signer.corpus.executors import Inline, Processes
from signer.corpus.exporting import Export
from signer.corpus.work import Item, one
from signer.errors import SignerError
from signer.library.shelf import FOLDER
from tests.helpers.corpora import Probe, kill_and_resume, report_of, rows_in, write_corpus
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
    desertion(place / "desertion")
    tell("  the same rows here, by two processes and by a Dask cluster")
    tables(place / "tables")
    tell("  Parquet reports and data sets hold what the other formats do")
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
    states = [row["state"] for row in rows_in(place / "out" / report.ROWS)]
    assert states == ["crashed", "ok"], states


def desertion(place: Path) -> None:
    """Take all workers away from a run: it ends with a sentence, and goes on when there are some again."""
    from distributed import LocalCluster

    paths = write_corpus(place / "in", 2)
    slow, quick = (Probe(slow_s=slow_s, out=place / "out") for slow_s in (1000.0, 0.0))
    with (
        pytest.MonkeyPatch.context() as patch,
        LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as local,
    ):
        patch.setattr(cluster, "ASK_S", 0.2)
        patch.setattr(cluster, "NOBODY_S", 2.0)
        engine = Dask(local.scheduler_address)
        local.scale(0)
        with pytest.raises(SignerError, match="lost all its workers"):
            report_of(place / "out", slow, paths, engine)
    report_of(place / "out", quick, paths, Inline())
    assert all(row["state"] == "ok" for row in rows_in(place / "out" / report.ROWS))


def tables(place: Path) -> None:
    """Write a report and a data set as Parquet, and read them back: one schema, and the values of others."""
    import pyarrow
    from pyarrow import parquet

    paths = [FOLDER / f"{name}.sign" for name in ("IDEA", "MORE")]  # one hand, and two
    report_of(place / "exported", Export(fps=5.0, out=place / "exported"), paths, Inline())
    rows = [
        {name: dict(cell) if name == "losses" else cell for name, cell in row.items()}
        for row in parquet.read_table(place / "exported" / report.TABLE).to_pylist()
    ]
    assert rows == list(rows_in(place / "exported" / report.ROWS))
    made = Dataset("parquet", 5.0, 2, 1, out=place / "data set")
    report_of(place / "data set", made, paths, Inline())
    card.finish(place / "data set", made, [path.stem for path in paths])
    assert parquet.read_table(place / "data set" / card.TABLE).column("synthetic").to_pylist() == [True, True]
    files = [place / "data set" / "data" / f"{path.stem}.parquet" for path in paths]
    assert len({parquet.read_schema(path) for path in files}) == 1
    assert len(parquet.read_table(place / "data set" / "data")) == sum(
        map(len, map(parquet.read_table, files))
    )
    for path, file in zip(paths, files, strict=True):
        (_, data), _ = one(Item.of(path), replace(made, form="npz").carrying()).carried
        found = parquet.read_table(file)
        with np.load(io.BytesIO(data)) as archive:
            for name in ("points_m", "pixels", "visible", "rotations", "finger_angles"):
                column = found.column(name).combine_chunks()
                assert pyarrow.types.is_fixed_size_list(column.type), name
                expected = np.concatenate([archive[f"v{view}.{name}"].reshape(-1) for view in range(2)])
                assert np.array_equal(column.flatten().to_numpy(zero_copy_only=False), expected), name


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
