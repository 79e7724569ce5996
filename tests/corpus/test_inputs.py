"""Inputs of a run: whatever names files, each of them once."""

import os
import random
import re
import unicodedata
from pathlib import Path

import pytest

from signer.corpus import inputs, table
from signer.errors import SignerError, SignFileError
from tests.helpers.extent import seeds


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in (
        "b.sign",
        "a.sign",
        "c.utterance",
        "notes.txt",
        "deep/d.sign",
        "deep/er/e.sign",
        "odd[1].sign",
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_whatever_names_a_file_names_it_once(tree: Path) -> None:
    (tree / "list.txt").write_text("\ufeff# mine\n\nb.sign\ndeep\n@more.txt\nb.sign\n", encoding="utf-8")
    (tree / "more.txt").write_text("deep/**/*.sign\n", encoding="utf-8")
    (tree / "table.csv").write_text("gloss,Path\nD,deep/d.sign\n\nB,b.sign\n", encoding="utf-8")
    (tree / "bare.csv").write_text("a.sign,A\nb.sign,B\n", encoding="utf-8")
    os.symlink("a.sign", "link.sign")
    for given, found in (
        (["."], ["a.sign", "b.sign", "c.utterance", "odd[1].sign"]),
        (["b.sign", "a.sign", "./b.sign", str(tree / "a.sign")], ["b.sign", "a.sign"]),
        (["**/*.sign"], ["a.sign", "b.sign", "deep/d.sign", "deep/er/e.sign", "odd[1].sign"]),
        (["deep/**"], ["deep/d.sign", "deep/er/e.sign"]),
        (["odd[1].sign"], ["odd[1].sign"]),
        (["@list.txt"], ["b.sign", "deep/d.sign", "deep/er/e.sign"]),
        (["table.csv"], ["deep/d.sign", "b.sign"]),
        (["bare.csv", "a.sign", "-", "-"], ["a.sign", "b.sign", "-"]),
    ):  # fmt: skip
        assert inputs.paths_of(given) == found
    assert inputs.paths_of(["none.sign"]) == ["none.sign"]  # told when it is opened


CASES = Path(__file__).parents[1] / "cases" / "inputs"


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ("mac", ["mac/IDEA.sign"]),
        ("mac/*", ["mac/IDEA.sign"]),
        ("**/IDEA.sign", ["capital/IDEA.SIGN", "mac/IDEA.sign", "tables/s/IDEA.sign"]),
        ("mac/._*", ["mac/._IDEA.sign"]),
        ("capital", ["capital/IDEA.SIGN"]),
        ("capital/*.sign", ["capital/IDEA.SIGN"]),
        ("tables/semicolon.csv", ["tables/s/IDEA.sign", "tables/s/HOME.sign"]),
        ("tables/tab.csv", ["tables/s/IDEA.sign", "tables/s/HOME.sign"]),
    ],
)
def test_folders_patterns_and_tables_take_the_same_files(
    given: str, found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(CASES)
    assert inputs.paths_of([given]) == found


@pytest.mark.parametrize("seed", seeds(8, whole=300))
def test_a_walk_ends_and_takes_each_shown_sign_of_a_tree_once(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw = random.Random(seed)
    folders, shown = [tmp_path], set[str]()

    def is_in_view(path: Path) -> bool:
        return not any(part.startswith(".") for part in path.relative_to(tmp_path).parts)

    for number in range(30):
        folder = draw.choice(folders)
        is_hidden, kind = draw.random() < 0.25, draw.randrange(4)
        stem = draw.choice(["a", "É", "e\u0301", " ", ";"])
        path = folder / f"{'.' if is_hidden else ''}{stem}{number}"
        if kind == 0:
            path.mkdir()
            folders.append(path)
        elif kind == 1:
            path.symlink_to(
                draw.choice([one for one in folders if is_in_view(one)]), target_is_directory=True
            )
        else:
            path = path.with_name(path.name + draw.choice([".sign", ".SIGN", ".Utterance", ".txt"]))
            path.touch()
    for path in tmp_path.rglob("*"):
        if is_in_view(path) and path.suffix.lower() in inputs.ENDINGS and not path.is_symlink():
            shown.add(str(path.relative_to(tmp_path)))
    monkeypatch.chdir(tmp_path)
    if shown:
        found = inputs.paths_of(["**"])
        assert len(found) == len(set(map(os.path.realpath, found)))
        assert set(map(os.path.realpath, found)) == {str(tmp_path.resolve() / each) for each in shown}
    for one in shown:
        for form in ("NFC", "NFD"):
            assert os.path.exists(inputs.paths_of([unicodedata.normalize(form, one)])[0])


def test_what_names_no_file_is_told(tree: Path) -> None:
    (tree / "self.txt").write_text("@self.txt\n", encoding="utf-8")
    (tree / "empty.csv").write_text("path\n", encoding="utf-8")
    (tree / "bytes.txt").write_bytes(b"\xff\xfe\x00")
    for given, words in (
        ("*.nosign", "no .sign or .utterance file has such a name"),
        ("@none.txt", "cannot be read as a list of paths"),
        ("@bytes.txt", "it is not text"),
        ("none.csv", "cannot be read as a table"),
        ("empty.csv", "it names no file"),
        ("@self.txt", "names itself"),
    ):
        with pytest.raises(SignFileError, match=words):
            inputs.paths_of([given])


@pytest.mark.parametrize("seed", seeds(4, whole=50))
def test_what_names_no_file_hides_no_other_wherever_it_stands(seed: int, tree: Path) -> None:
    (tree / "empty").mkdir()
    (tree / "one.txt").write_text("@two.txt\na.sign\n@one.txt\n", encoding="utf-8")
    (tree / "two.txt").write_text("empty\n@one.txt\nb.sign\n*.none\n", encoding="utf-8")
    good, bad = (
        ["c.utterance", "deep", "@one.txt", "none.sign"],
        ["empty", "*.nosign", "@none.txt", "none.csv"],
    )
    draw = random.Random(seed)
    given = draw.sample([*good, *bad], len(good) + len(bad))
    found = list(inputs.found_of(given))
    files = ["a.sign", "b.sign", "c.utterance", "deep/d.sign", "none.sign"]
    assert sorted(each for each in found if isinstance(each, str)) == files
    errors = [each for each in found if isinstance(each, SignFileError)]
    named = ["*.none", "*.nosign", "empty", "none.csv", "none.txt", "one.txt"]
    assert sorted(error.name for error in errors) == named
    with pytest.raises(SignFileError, match=re.escape(str(errors[0]))):
        inputs.paths_of(given)


def test_a_table_that_needs_the_extra_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "find_spec", lambda _name: None)
    with pytest.raises(SignerError, match=r"asl-signer\[table\]"):
        inputs.paths_of(["a.parquet"])
