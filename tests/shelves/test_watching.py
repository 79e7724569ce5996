"""Watching shelves: changes that others make are seen, and nothing else is."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from signer.shelves.shelf import ENDINGS, Shelf
from signer.shelves.watching import changed_kinds, stamps_of


def rewrite(path: Path) -> None:
    path.write_bytes(b"ab")


def replace(path: Path) -> None:
    (part := path.with_name("part")).write_bytes(b"b")
    os.utime(part, (1e9, 1e9))
    part.replace(path)


@pytest.mark.parametrize("kind", ENDINGS)
@pytest.mark.parametrize("change", [rewrite, replace, Path.unlink, lambda path: path.with_stem("b").touch()])
def test_a_change_of_a_file_is_one_of_its_kind(
    change: Callable[[Path], object], kind: str, tmp_path: Path
) -> None:
    shelf = Shelf("team", tmp_path)
    for each, ending in ENDINGS.items():
        (tmp_path / "deep").mkdir(exist_ok=True)
        (tmp_path / "deep" / f"{each}{ending}").write_bytes(b"a")
    for other in (".git.sign", "note.txt", "a.sign~", ".a.1-2.part"):
        (tmp_path / other).write_bytes(b"a")
    before = stamps_of([shelf])
    assert len(before) == len(ENDINGS)
    assert changed_kinds(before, stamps_of([shelf])) == frozenset()
    change(tmp_path / "deep" / f"{kind}{ENDINGS[kind]}")  # type: ignore[index]
    assert changed_kinds(before, stamps_of([shelf])) == {kind}


def test_a_shelf_that_goes_away_and_comes_back_changes_all_that_was_on_it(tmp_path: Path) -> None:
    shelf = Shelf("team", tmp_path / "disk")
    shelf.folder.mkdir()
    (shelf.folder / "A.sign").write_bytes(b"a")
    here = stamps_of([shelf])
    shelf.folder.rename(tmp_path / "away")
    gone = stamps_of([shelf])
    assert changed_kinds(here, gone) == set(ENDINGS)
    (tmp_path / "away").rename(shelf.folder)
    assert stamps_of([shelf]) == here
