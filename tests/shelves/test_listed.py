"""The list of shelves: whatever is changed is read back, and the user's own shelf is always on it."""

import json
import random
from pathlib import Path

import jsonschema
import pytest
from PySide6.QtCore import QStandardPaths

from signer import folders
from signer.errors import SignFileError
from signer.shelves import listed
from signer.shelves.shelf import OWN_NAME, Shelf


def shelf_of(tmp_path: Path, name: str) -> Path:
    made = tmp_path / name
    made.mkdir(exist_ok=True)
    return made


def test_the_data_folder_is_where_it_was_before() -> None:
    qt = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    assert folders.data_folder() == Path(qt) / "asl-signer"


def test_without_a_list_there_is_ones_own_shelf_in_the_folders_of_before() -> None:
    (own,) = listed.read_shelves()
    assert (own.name, own.is_own, own.is_read_only, own.problem) == (OWN_NAME, True, False, "")
    assert own.place_of("signs") == folders.data_folder() / "signs"
    assert not listed.list_file().exists()


@pytest.mark.parametrize("seed", range(4))
def test_what_is_changed_is_read_back_and_ones_own_is_there_once(seed: int, tmp_path: Path) -> None:
    draw = random.Random(seed)
    for step in range(12):
        names = [one.name for one in listed.read_shelves()]
        name = draw.choice(names)
        edit = draw.choice(
            [
                listed.added(f"s{step}", shelf_of(tmp_path, f"s{step}"), read_only=draw.random() < 0.5),
                listed.moved(name, draw.randint(-1, len(names) + 1)),
                listed.marked(name, read_only=True) if name != OWN_NAME else listed.moved(name, 1),
                listed.removed(name) if name != OWN_NAME else listed.moved(name, 2),
            ]
        )
        changed = listed.change(edit)
        assert listed.read_shelves() == changed
        assert [one.is_own for one in changed].count(True) == 1
    jsonschema.validate(json.loads(listed.list_file().read_bytes()), listed.schema())


def test_moving_puts_a_shelf_where_it_is_asked(tmp_path: Path) -> None:
    for name in "abc":
        listed.change(listed.added(name, shelf_of(tmp_path, name)))
    for place in range(1, 5):
        shelves = listed.change(listed.moved("b", place))
        assert [one.name for one in shelves].index("b") == place - 1


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (lambda folder: listed.added("my OWN", folder), "there is one called My own already"),
        (lambda folder: listed.added("a/b", folder), "no stroke"),
        (lambda folder: listed.added("x", folder / "gone"), "make it first"),
        (lambda folder: listed.added("again", folder), "it is the shelf here already"),
        (lambda _folder: listed.removed(OWN_NAME), "stays on the list"),
        (lambda _folder: listed.moved("nobody", 1), "there are My own, here"),
    ],
)
def test_what_cannot_be_is_refused_in_words_and_changes_nothing(edit, words: str, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    before = listed.change(listed.added("here", shelf_of(tmp_path, "here")))
    with pytest.raises(SignFileError, match=words):
        listed.change(edit(tmp_path / "here"))
    assert listed.read_shelves() == before


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"shelves": [{"name": "a", "folder": "half/way"}]}, r"shelves\[0\].folder: must be a whole path"),
        ({"shelves": [{"name": "a"}, {"name": "b"}]}, r"shelves\[1\].folder: must be"),
        ({"shelves": [{"name": "a", "folder": "/a"}, {"name": "A", "folder": "/b"}]}, r"shelves\[1\].name"),
        ({"shelves": [{"name": "a", "folder": "/a", "lock": True}]}, r"shelves\[0\].lock: unknown field"),
        ({"version": [2, 0]}, "newer"),
    ],
)
def test_a_list_that_is_wrong_is_told_with_the_place(change: dict[str, object], words: str) -> None:
    listed.list_file().parent.mkdir(parents=True)
    whole = {"format": "asl-shelves", "version": [1, 0], "shelves": [{"name": OWN_NAME}]}
    listed.list_file().write_text(json.dumps(whole | change), encoding="utf-8")
    with pytest.raises(SignFileError, match=words):
        listed.read_shelves()


def test_a_folder_of_a_kind_is_taken_where_there_is_one(tmp_path: Path) -> None:
    shelf = Shelf("team", shelf_of(tmp_path, "team"))
    assert shelf.place_of("signs") == shelf.folder
    shelf_of(shelf.folder, "signs")
    assert shelf.place_of("signs") == shelf.folder / "signs"
    assert shelf.place_of("handshapes") == shelf.folder


def test_a_shelf_says_why_nothing_of_it_can_be_seen(tmp_path: Path) -> None:
    assert "shelf team: the folder" in (words := Shelf("team", tmp_path / "gone").problem)
    assert "is not there; connect its disk" in words
    assert not Shelf("team", tmp_path).problem
