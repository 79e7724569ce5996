"""A little of what `dev.py soak` does for long."""

import inspect
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication

from signer.document import (
    edits,
    face_edits,
    key_edits,
    lead_edits,
    marker_edits,
    place_edits,
    shoulder_edits,
    span_edits,
    video_edits,
)
from signer.document.edits import Edit
from tests.soak import mutation, walk

ROOT = Path(__file__).parents[2]


def test_processes_that_save_are_killed_or_save_all_at_once_and_leave_a_whole_sign(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.soak.saving", "25", "1", str(tmp_path)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.startswith("25 kills while saving")
    assert ended.stdout.endswith("reads while 4 processes saved one file, always whole\n")


def test_mutated_files_open_or_are_refused_and_nothing_else() -> None:
    tally = mutation.run(1000, 0, memory_every=250)
    assert 0 < tally.opened < tally.tried == 1000


def test_five_hundred_edits_undos_and_redos_lose_nothing(qapp: QCoreApplication) -> None:
    done = walk.run(500, seed=0)
    assert done.total() == 500
    assert min(done["edit"], done["drag"], done["undo"], done["redo"]) >= 10


@pytest.mark.parametrize(
    ("modules", "makers"),
    [
        ((edits, key_edits), walk.MAKERS),
        ((shoulder_edits,), walk.SHOULDER_MAKERS),
        ((span_edits,), walk.SPAN_MAKERS),
        ((face_edits,), walk.FACE_MAKERS),
        ((place_edits,), walk.PLACE_MAKERS),
        ((lead_edits,), walk.LEAD_MAKERS),
        ((marker_edits,), walk.MARKER_MAKERS),
        ((video_edits,), walk.VIDEO_MAKERS),
    ],
)
def test_the_walk_knows_every_edit(modules: tuple[ModuleType, ...], makers: dict[str, walk.Maker]) -> None:
    functions = [
        (name, one, module)
        for module in modules
        for name, one in inspect.getmembers(module, inspect.isfunction)
    ]
    assert {
        name
        for name, one, module in functions
        if one.__module__ == module.__name__ and name[0] != "_" and one.__annotations__["return"] is Edit
    } == set(makers)
