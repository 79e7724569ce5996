"""A little of what `dev.py soak` does for long."""

import inspect
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QSettings
from PySide6.QtWidgets import QApplication

from signer.document import edits, shoulder_edits
from signer.studio import theme
from tests.soak import mutation, session, walk
from tests.soak.acts import ACTS

ROOT = Path(__file__).parents[2]


def test_a_saving_process_that_is_killed_at_any_moment_leaves_a_whole_sign(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.soak.saving", "25", "1", str(tmp_path)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.startswith("25 kills while saving")


@pytest.mark.parametrize("seed", range(4))
def test_five_thousand_mutated_files_open_or_are_refused_and_nothing_else(seed: int) -> None:
    tally = mutation.run(5000, seed, memory_every=500)
    assert 0 < tally.opened < tally.tried == 5000


@pytest.mark.parametrize("seed", range(2))
def test_five_hundred_edits_undos_and_redos_lose_nothing(seed: int, qapp: QCoreApplication) -> None:
    done = walk.run(500, seed)
    assert done.total() == 500
    assert min(done["edit"], done["drag"], done["undo"], done["redo"]) >= 10


@pytest.mark.parametrize(("module", "makers"), [(edits, walk.MAKERS), (shoulder_edits, walk.SHOULDER_MAKERS)])
def test_the_walk_knows_every_edit(module: object, makers: dict[str, walk.Maker]) -> None:
    functions = inspect.getmembers(module, inspect.isfunction)
    assert {name for name, one in functions if one.__module__ == module.__name__ and name[0] != "_"} == set(makers)


@pytest.fixture
def desk(qapp: QApplication, tmp_path: Path) -> Iterator[session.Desk]:
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path / "settings"))
    theme.use_theme(qapp, "dark")
    made = session.open_desk(tmp_path, 4)
    yield made
    session.close_desk(made)


def test_a_minute_of_clicks_drags_and_keys_leaves_memory_flat_and_qt_silent(desk: session.Desk) -> None:
    log = session.run(desk, use_s=60.0)
    assert log.used_s >= 60.0
    assert log.warnings == []
    assert log.grown_mb() < 30.0
    assert log.more_widgets() <= 0
    assert {name.removesuffix(" hidden") for name in log.done} == {act.__name__ for act in ACTS}
    assert log.hidden() < log.done.total() / 3
