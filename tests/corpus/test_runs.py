"""Runs: the same rows whatever the engine, whatever dies or hangs, and however often they are stopped."""

import errno
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from signer.commands import terminal
from signer.corpus import checking, cluster, executors, folder, report, running, work
from signer.corpus.executors import Inline
from signer.corpus.folder import RunFolder
from signer.corpus.running import Kept
from signer.corpus.work import Item, Row
from signer.errors import ExportError, SignerError
from signer.export import counts_of, format_of, losses_of
from signer.files import load_sign
from signer.studio import still_picture
from tests.helpers.command_line import run
from tests.helpers.corpora import Hurried, Probe, kill_and_resume, report_of, rows_in, write_corpus
from tests.helpers.json_schemas import require_described

ROOT = Path(__file__).parents[2]


def test_rows_are_the_same_here_and_in_processes_whatever_dies_or_hangs(tmp_path: Path) -> None:
    paths = [*write_corpus(tmp_path / "in", 6), tmp_path / "in" / "none.sign"]
    (tmp_path / "in" / "S0001.sign").write_text("{", encoding="utf-8")
    here = report_of(tmp_path / "a", Probe(fails=("S0002",), out=tmp_path / "a"), paths, Inline())
    rows = {Path(row["path"]).stem: row for row in map(json.loads, here.splitlines())}
    for row in rows.values():
        require_described(report.schema(), row)
    require_described(report.summary_schema(), json.loads((tmp_path / "a" / report.SUMS).read_text()))
    assert [row["state"] for row in rows.values()] == ["ok", "failed", "failed", "ok", "ok", "ok", "failed"]
    assert "ZeroDivisionError" in rows["S0002"]["errors"][0]
    wrong = Probe(
        dies=("S0000",), dies_once=("S0003",), hangs=("S0004",), fails=("S0002",), out=tmp_path / "c"
    )
    found = report_of(tmp_path / "c", wrong, paths[::-1], Hurried(tmp_path / "c", signs_a_worker=3))
    states = {Path(row["path"]).stem: row for row in map(json.loads, found.splitlines())}
    assert (states["S0000"]["state"], states["S0004"]["state"]) == ("crashed", "timed out")
    assert "more than 60 s" in states["S0004"]["errors"][0]
    # They cost a sign each, and no other: its row is the same to the byte, at the same place.
    lines = list(zip(here.splitlines(), found.splitlines(), strict=True))
    assert [ours == theirs for ours, theirs in lines] == [False, True, True, True, False, True, True]


def test_a_check_gives_the_same_rows_in_a_folder_and_for_one_sign(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    signs, out = write_corpus(tmp_path / "in", 2), tmp_path / "out"
    assert run("check", tmp_path / "in", "-o", out) == 1
    assert f"2 signs: 2 with problems; report in {out}" in capsys.readouterr().out
    rows = list(map(json.loads, (out / report.ROWS).read_text().splitlines()))
    for row in rows:
        require_described(report.schema(), row)
        for kind in ("error", "warning"):
            assert len(row[f"{kind}s"]) == len(row[f"{kind}_codes"])
            codes = dict(zip(row[f"{kind}s"], row[f"{kind}_codes"], strict=True))
            assert all(("is missed by" in words) == ("missed" in code) for words, code in codes.items())
            assert all(
                (" mm inside " in words) == (code in ("inside", "too_deep")) for words, code in codes.items()
            )
    looked_at = work.one(Item.of(signs[0]), checking.Check())
    assert rows[0] == json.loads(json.dumps(looked_at.as_json()))
    assert looked_at.errors[0].startswith("the left little finger of the base hand is")
    assert run("check", tmp_path / "in", "-o", out) == 1
    assert "2 done, 0 to do" in capsys.readouterr().out


def test_every_code_of_a_problem_is_explained() -> None:
    sources = [
        *(ROOT / "signer" / "corpus").glob("*.py"),
        *(ROOT / "signer" / "motion" / "checks").glob("*.py"),
    ]
    given = re.compile(
        r'(?:code=|coded\(|failing\(|\["error"\].append\(|code: str = field\(default=|'
        r'^    \((?!"\w+", (?:phrase\(|")))"([\w ]+)"',  # no rows of names and words
        re.MULTILINE,
    )
    codes = {code for path in sources for code in given.findall(path.read_text(encoding="utf-8"))}
    rows = (ROOT / "docs" / "corpora.md").read_text(encoding="utf-8").split("| codes |")[1].split("\n\n")[0]
    told = {code for row in rows.splitlines()[2:] for code in re.findall(r"`([\w ]+)`", row.split("|")[1])}
    assert codes | {work.READ, "empty", "structure"} == told


def test_the_run_from_python_that_is_documented_ends_with_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (ROOT / "docs" / "corpora.md").read_text(encoding="utf-8")
    program = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[-1]
    (sign,) = write_corpus(tmp_path / "corpus", 1)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(executors, "Processes", lambda _count: Inline())
    exec(program, {"__name__": "__main__"})
    (row,) = rows_in(tmp_path / "checked" / report.ROWS)
    assert row["path"] == str(sign.relative_to(tmp_path))


def test_a_run_that_is_killed_goes_on_and_ends_with_the_same_report(tmp_path: Path) -> None:
    kill_and_resume(tmp_path, count=8, kills=2, seed=0)


def test_a_folder_takes_one_run_at_a_time_and_one_kind_of_it(tmp_path: Path) -> None:
    paths, out = write_corpus(tmp_path / "in", 2), tmp_path / "out"
    job = Probe(out=out)
    report_of(out, job, paths, Inline())
    with closing(RunFolder(out, job)) as results:
        assert all(results.is_done(Item.of(path)) for path in paths)
        lock = out / folder.OWN / "lock"
        held = json.loads(lock.read_text())
    lock.write_text(json.dumps(held | {"pid": os.getppid()}), encoding="utf-8")
    with pytest.raises(SignerError, match=f"process {os.getppid()}"):
        RunFolder(out, job)
    lock.write_text(json.dumps(held | {"host": "elsewhere"}), encoding="utf-8")
    with pytest.raises(SignerError, match="a run on elsewhere is at work there"):
        RunFolder(out, job)
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    lock.write_text(json.dumps(held | {"pid": ended.pid}), encoding="utf-8")  # that one was killed
    with pytest.raises(SignerError, match="with other options; give --again"):
        RunFolder(out, Probe(fails=("none",), out=out))
    assert not lock.exists()
    paths[0].write_bytes(paths[0].read_bytes() + b"\n")
    (out / "S0001.txt").unlink()
    with closing(RunFolder(out, job)) as results:
        assert not any(
            results.is_done(Item.of(path)) for path in paths
        )  # one changed, of one the output is gone
    with closing(RunFolder(out, Probe(fails=("none",), out=out), again=True)) as results:
        assert results.took_s(str(paths[0])) is None


def test_ctrl_c_keeps_what_ends_soon_and_leaves_a_folder_that_goes_on(tmp_path: Path) -> None:
    paths, out = write_corpus(tmp_path / "in", 5), tmp_path / "out"
    job = Probe(out=out)

    class Stopping(Inline):
        def submit(self, number: int, item: Item, job: work.Job) -> None:
            super().submit(number, item, job)
            if number == 2:
                raise KeyboardInterrupt

    with closing(RunFolder(out, job)) as results, pytest.raises(KeyboardInterrupt):
        running.run(running.plan(map(str, paths), job), Stopping(), results)
    whole = report_of(tmp_path / "whole", Probe(out=tmp_path / "whole"), paths, Inline())
    assert report_of(out, job, paths, Inline()) == whole


def refuse(code: int) -> Callable[..., None]:
    def fail(*_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code))

    return fail


def test_a_full_or_read_only_disk_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    job = Probe(out=tmp_path / "out")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "mkdir", refuse(errno.EROFS))
        with pytest.raises(ExportError, match="the disk is read-only"):
            RunFolder(tmp_path / "out", job)
    with closing(RunFolder(tmp_path / "out", job)) as results, monkeypatch.context() as patch:
        patch.setattr(os, "fsync", refuse(errno.ENOSPC))
        with pytest.raises(ExportError, match="the disk is full"):
            results.add(Row("a.sign", "ok"))
    (tmp_path / "file").touch()
    with pytest.raises(ExportError, match="not written"):
        RunFolder(tmp_path / "file", job)


def test_rows_are_told_in_the_order_asked_for_and_outputs_may_travel(tmp_path: Path) -> None:
    heard = list[str]()
    kept = Kept([Item.of("a"), Item.of("b")], lambda row: heard.append(row.path))
    kept.add(Row("b"))
    assert heard == []
    kept.add(Row("a"))
    assert heard == ["a", "b"]
    (path,) = write_corpus(tmp_path / "in", 1)
    row = work.one(Item(str(path), "S", path.read_bytes()), Probe(out=tmp_path / "out").carrying())
    assert (row.outputs, row.carried) == (("S.txt",), (("S.txt", b"S0000"),))
    with closing(RunFolder(tmp_path / "out", Probe(out=tmp_path / "out"))) as results:
        results.add(row)
    assert (tmp_path / "out" / "S.txt").read_bytes() == b"S0000"


def test_options_of_a_run_that_do_not_fit_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (sign,) = write_corpus(tmp_path, 1)
    for options, words in (
        (("--jobs", "2", "--scheduler", "tcp://a:1"), "give one of them"),
        (("--jobs", "-1"), "-1 processes; give a whole number from 0"),
        (("--timeout", "0"), "'0' is no time in seconds"),
        (("--again",), "give one with --out"),
        (("-o", str(tmp_path), "--json"), "give one of them"),
    ):
        assert run("check", sign, *options) == terminal.WRONG_USE
        assert words in capsys.readouterr().err
    monkeypatch.setattr(cluster, "find_spec", lambda _name: None)
    assert run("check", sign, "--scheduler", "tcp://a:1") == terminal.FAILED
    assert 'pip install "asl-signer[cluster]"' in capsys.readouterr().err


def test_a_folder_of_movement_or_pictures_is_a_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write_corpus(tmp_path / "in", 2)
    given = ("export", tmp_path / "in", "-o", tmp_path / "out", "--fps", "5", "--again")
    assert run(*given, "--progress", "json") == 0
    assert json.loads(capsys.readouterr().err.splitlines()[-1])["done"] == 2
    names = {path.name for path in (tmp_path / "out").iterdir()}
    assert names - {report.TABLE} == {"S0000.json", "S0001.json", report.ROWS, report.SUMS, folder.OWN}
    assert run("export", tmp_path / "in" / "S0000.sign", "-o", tmp_path / "one.json", "--fps", "5") == 0
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "out" / "S0000.json").read_bytes()
    row = next(rows_in(tmp_path / "out" / report.ROWS))
    require_described(report.schema(), row)
    lost = losses_of(load_sign(tmp_path / "in" / "S0000.sign"), format_of("S0000.json"))
    assert row["losses"] == counts_of(lost) != {}
    monkeypatch.setattr(still_picture, "draw", lambda _sign, picture, *_: picture.touch())
    assert run("render", tmp_path / "in", "-o", tmp_path / "seen", "--format", "gif") == 0
    assert {path.name for path in (tmp_path / "seen").glob("*.gif")} == {"S0000.gif", "S0001.gif"}
