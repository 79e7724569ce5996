"""The index of a folder: what a full scan finds, at once, whatever was edited, moved or deleted meanwhile."""

import os
import random
import shutil
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from handshapes.search import fold
from signer.corpus.work import digest_of
from signer.document.sign import Sign
from signer.files import load_sign, save_sign
from signer.files.writing import sign_bytes
from signer.library import index as indexing
from signer.library.facts import Facts, shipped
from signer.library.index import BY_WORDS, NAME, Index, terms_of
from signer.library.shelf import FOLDER, PROGRAM, Library, sign_files
from signer.shelves.shelf import Shelf
from tests.helpers.command_line import run
from tests.helpers.extent import part, seeds

SOME = ("IDEA", "MORE", "NO", "STOP", "EYEGLASSES", "SATURDAY")
WORDS = ("idea", "sto", "temple", "two hands", "bent l", "y", "l", "circle", "te", "old ne", "qqq", "")


@pytest.fixture(scope="module")
def some_signs() -> tuple[Sign, ...]:
    return tuple(load_sign(FOLDER / f"{name}.sign") for name in SOME)


def scanned(folder: Path) -> dict[Path, Facts]:
    """Return what is known of all signs of a folder, read one by one."""
    found = {}
    for path in folder.rglob("*.sign"):
        if path.read_bytes() != b"{":
            found[path] = Facts.of(path.stem, load_sign(path))
    return found


def answers(facts: Facts, text: str) -> bool:
    """Return whether a sign answers a text, asked of the sign alone."""
    wanted, terms = fold(text), list(terms_of(facts))
    exact = any(term == wanted and (grade < 2 or len(wanted) > 1) for term, grade in terms)
    starts = any(
        term.startswith(wanted) and grade in ((0, 2) if len(wanted) > 1 else (0,)) for term, grade in terms
    )
    words = len(wanted) > 2 and all(f" {word}" in facts.words() for word in wanted.split())
    return not wanted or exact or starts or words


def require_scan(folder: Path, index: Index) -> None:
    """Raise AssertionError unless an index finds what a full scan finds."""
    refused = index.refresh()
    found = scanned(folder)
    assert len(refused) == sum(path.read_bytes() == b"{" for path in folder.rglob("*.sign"))
    assert {hit.path: hit.facts for hit in index.search("")} == found
    for text in WORDS:
        hits = index.search(text)
        assert {hit.path for hit in hits} == {path for path, one in found.items() if answers(one, text)}, text
        assert [hit.path for hit in index.search(text, most=3)] == [hit.path for hit in hits[:3]]
        for frequent_first in (False, True):
            graded = index.search(text, frequent_first=frequent_first)
            for grade in (0, BY_WORDS):
                some = [hit.facts for hit in graded if hit.grade == grade]
                ranks = [(one.rank if frequent_first else 0, fold(one.title)) for one in some]
                assert ranks == sorted(ranks), text
        two = {hit.path for hit in index.search(text, "two")}
        assert two == {path for path, one in found.items() if answers(one, text) and one.hands == "two"}


@pytest.mark.parametrize("seed", seeds(2, whole=40))
def test_an_index_is_a_full_scan_after_random_edits_moves_and_deletions(
    seed: int, tmp_path: Path, some_signs: tuple[Sign, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, folder = random.Random(seed), tmp_path / "signs"
    if seed % 2:  # a SQLite that was built without FTS5
        real = sqlite3.connect
        monkeypatch.setattr(
            indexing.sqlite3, "connect", lambda *args, **more: real(*args, **more, factory=Plain)
        )
    folder.mkdir()
    index = Index(folder)
    assert index.has_words != bool(seed % 2)
    for _ in range(6):
        for _ in range(drawn.randrange(4)):
            change(drawn, folder, some_signs)
        require_scan(folder, index)
        if drawn.random() < 0.3:
            index.close()
            index = Index(folder)


class Plain(sqlite3.Connection):
    def execute(self, sql: str, *more: object) -> sqlite3.Cursor:  # type: ignore[override]
        if "fts5" in sql:
            raise sqlite3.OperationalError("no such module: fts5")
        return super().execute(sql, *more)  # type: ignore[arg-type]


def change(drawn: random.Random, folder: Path, some_signs: tuple[Sign, ...]) -> None:
    """Write, break, move or delete a file, as an editor, a person or a program does."""
    here = sorted(folder.rglob("*.sign"))
    new = folder / drawn.choice(("", "deep/", "deep/er/")) / f"{drawn.choice('ABCDEFGH')}.sign"
    new.parent.mkdir(parents=True, exist_ok=True)
    old = drawn.choice(here) if here else None
    kind = drawn.choice(("write", "write", "break", "move", "delete", "same size"))
    sign = replace(drawn.choice(some_signs), notes=drawn.choice(("", "old news", "a river")))
    if kind == "write" or old is None:
        save_sign(sign, new)
    elif kind == "break":
        old.write_bytes(b"{")
    elif kind == "move":
        shutil.move(old, new)
    elif kind == "delete":
        old.unlink()
    else:  # within a tick of the disk's clock, as long as before
        held = old.stat()
        data = old.read_bytes().replace(b"old news", b"new olds")
        old.write_bytes(data)
        os.utime(old, ns=(held.st_atime_ns, held.st_mtime_ns))


def test_an_index_lies_in_its_folder_in_the_cache_or_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "signs"
    folder.mkdir()
    odd = folder / os.fsdecode(b"M\xc8RE.sign")
    shutil.copy(FOLDER / "IDEA.sign", odd)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    cached = Index(folder)
    assert cached.path is not None
    assert cached.path.is_relative_to(tmp_path / "cache")
    cached.close()
    assert run("index", folder) == 0
    assert f"1 sign; index in {folder / NAME}" in capsys.readouterr().out
    beside = Index(folder)
    assert beside.path == folder / NAME
    assert [hit.path for hit in beside.search("idea")] == [odd]
    beside.close()
    (folder / NAME).write_bytes(b"no index at all, and long enough to be looked at" * 50)
    again = Index(folder)
    assert (again.path, again.refresh(), len(again)) == (folder / NAME, (), 1)
    again.close()
    monkeypatch.setattr(indexing, "NETWORKS", (filesystem_of(tmp_path),))
    afar = Index(folder, inside=True)
    assert afar.path == cached.path  # locks of files are not to be relied on there
    afar.close()
    monkeypatch.setenv("XDG_CACHE_HOME", str(odd))  # no folder
    nowhere = Index(folder)
    assert (nowhere.path, nowhere.refresh(), len(nowhere)) == (None, (), 1)
    assert run("index", folder) == 0
    assert "1 sign; index in" in capsys.readouterr().out
    assert run("find", "temple", "--shelf", folder) == 0
    assert capsys.readouterr().out.startswith("IDEA")
    (folder / "BAD.sign").write_text("{", encoding="utf-8")
    assert run("index", folder) == 1
    assert "BAD.sign" in capsys.readouterr().err
    assert run("index", tmp_path / "none") == 1


def test_what_is_shipped_about_the_signs_is_what_they_say() -> None:
    """Their files need not be read to be found; `dev.py bake` writes the facts anew."""
    known = {digest: Facts.from_json(fields) for digest, fields in shipped().items()}
    told = {path: known[digest_of(path.read_bytes())] for path in sign_files()}
    assert len(known) == len(told)
    assert [told[path] for path in part(sign_files(), every=24)] == [
        Facts.of(path.stem, load_sign(path)) for path in part(sign_files(), every=24)
    ]


def test_known_facts_serve_for_files_that_are_the_same_to_the_byte(
    tmp_path: Path, some_signs: tuple[Sign, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "OTHER.sign").write_bytes((FOLDER / "IDEA.sign").read_bytes())
    with monkeypatch.context() as patch:
        patch.delattr(indexing, "run")  # nothing is read as a sign
        index = Index(tmp_path, known=shipped)
        assert not index.refresh()
    (hit,) = index.search("idea")
    assert hit.facts == Facts.of("OTHER", load_sign(FOLDER / "IDEA.sign"))
    (tmp_path / "OTHER.sign").write_bytes(sign_bytes(replace(some_signs[0], gloss="THOUGHT")))
    assert not index.refresh()
    assert [hit.facts.gloss for hit in index.search("")] == ["THOUGHT"]
    index.close()


def filesystem_of(folder: Path) -> str:
    """Return the kind of the disk that a folder lies on."""
    mounts = [line.split()[1:3] for line in Path("/proc/mounts").read_text(encoding="utf-8").splitlines()]
    return max((one for one in mounts if folder.is_relative_to(one[0])), key=lambda one: len(one[0]))[1]


def test_the_shelf_finds_by_meaning_movement_and_frequency(
    tmp_path: Path, some_signs: tuple[Sign, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "MINE.sign").write_bytes(
        sign_bytes(replace(some_signs[0], gloss="MINE", translation="notion"))
    )
    os.utime(tmp_path / "MINE.sign", (1e9, 1e9))  # long ago: what was written just now is looked at again
    here = Shelf("here", tmp_path)
    shelf = Library([here])
    assert not shelf.refresh()
    assert [entry.title for entry in shelf.search("notion").entries] == ["MINE"]
    assert {"SATURDAY", "COFFEE"} <= {entry.title for entry in shelf.search("circle").entries}
    frequent = [entry.title for entry in shelf.search("", frequent_first=True).entries]
    assert frequent[:3] == ["MINE", "I-LOVE-YOU", "YES"]  # the user's own stand in front
    assert [entry.shelf for entry in shelf.search("temple").entries[:2]] == [here, PROGRAM]
    assert [entry.title for entry in shelf.search("", only=here).entries] == ["MINE"]
    assert not shelf.search("", most=5).is_all
    (idea,) = (entry for entry in shelf.named(["idea"]) if entry.title == "IDEA")
    assert (idea.sign, idea.digest) == (some_signs[0], Facts.of("IDEA", some_signs[0]).digest)
    assert len(shelf.entries()) == len(shelf)
    with monkeypatch.context() as patch:
        patch.delattr(Index, "_read")  # nothing has changed, and nothing is read again
        assert not shelf.refresh()
    shelf.close()


def test_two_programs_may_index_a_folder_at_the_same_moment(
    tmp_path: Path, some_signs: tuple[Sign, ...]
) -> None:
    save_sign(some_signs[0], tmp_path / "IDEA.sign")
    first, second = Index(tmp_path), Index(tmp_path)
    other = first._sql
    other.execute("begin immediate")
    other.execute("insert into signs (path, refused) values (?, '')", (b"IDEA.sign",))

    def commit_before_it_writes(statement: str) -> None:
        if other.in_transaction and statement.lower().startswith(("begin immediate", "insert into signs")):
            other.commit()

    second._sql.set_trace_callback(commit_before_it_writes)
    assert second.refresh() == ()
    assert [hit.facts.gloss for hit in second.search("idea")] == ["IDEA"]
