"""Several who save one file: whoever read an older one is told, and every version stays on the disk."""

import hashlib
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from signer import atomic
from signer.document.edits import set_details
from signer.errors import SignFileError
from signer.files import disk, load_sign, save_sign
from signer.library.shelf import Library, keep
from signer.shelves.shelf import Shelf
from tests.helpers.command_line import run
from tests.helpers.examples import example

WRITERS, SAVES = 4, 5
BEGUN = b"begun"
"""Content that all have read before any of them saves."""
IDEA = example("IDEA")


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def save_all(path: Path, who: int) -> list[tuple[bytes, str]]:
    """Save again and again as the window does: over what was read, else what is there is kept first.

    Returns what was saved, each with the digest of what it replaced.
    """
    draw, saved, known = random.Random(who), list[tuple[bytes, str]](), digest(BEGUN)
    for number in range(SAVES):
        data = f"{who} saves {number}: {draw.random()}".encode()
        while True:
            try:
                atomic.write(path, data, over=known)
                break
            except atomic.ChangedError:
                kept = atomic.keep_version(path)
                known = atomic.digest_of(kept) or ""
        saved.append((data, known))
        known = digest(data)
    return saved


def test_of_many_who_save_one_file_no_version_of_another_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "A.sign"
    path.write_bytes(BEGUN)
    with ThreadPoolExecutor(WRITERS) as pool:
        saved = list(pool.map(lambda who: save_all(path, who), range(WRITERS)))
    held = {one.read_bytes() for one in tmp_path.iterdir()}
    for mine in saved:
        for number, (data, _) in enumerate(mine):
            is_own_next = number + 1 < SAVES and mine[number + 1][1] == digest(data)
            assert is_own_next or data in held  # nobody else's save takes a version away
    replaced = [known for mine in saved for _, known in mine]
    assert len(set(replaced)) == len(replaced)  # nobody saves over what somebody else has saved over
    assert not list(tmp_path.glob("*lock")) + list(tmp_path.glob(".*"))


def test_a_file_that_is_held_by_a_killed_process_is_free_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(atomic, "_LOCKED_S", 0.02)
    (tmp_path / ".A.sign.lock").touch()
    atomic.write(tmp_path / "A.sign", b"a", over="")
    assert [path.name for path in tmp_path.iterdir()] == ["A.sign"]


def test_who_stands_still_too_long_saves_over_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, back_up = tmp_path / "A.sign", atomic._back_up
    path.write_bytes(b"begun")

    def stands_still(target: Path, mode: int) -> None:
        monkeypatch.setattr(atomic, "_back_up", back_up)
        atomic.write(path, b"theirs", over=digest(b"begun"))  # takes the lock for that of a killed process
        back_up(target, mode)

    monkeypatch.setattr(atomic, "_LOCKED_S", 0.02)
    monkeypatch.setattr(atomic, "_back_up", stands_still)
    with pytest.raises(atomic.ChangedError, match="held"):
        atomic.write(path, b"mine", over=digest(b"begun"))
    assert path.read_bytes() == b"theirs"
    assert sorted(one.name for one in tmp_path.iterdir()) == ["A.sign", "A.sign~"]


def test_a_sign_is_not_kept_over_one_that_came_meanwhile(tmp_path: Path) -> None:
    team = Shelf("team", tmp_path)
    path = keep(IDEA, "IDEA", team, "")
    with pytest.raises(disk.ChangedFileError, match="somebody else has changed it"):
        keep(set_details(notes="mine")(IDEA), "IDEA", team, "")
    assert load_sign(path) == IDEA
    with pytest.raises(SignFileError, match="read-only"):
        keep(IDEA, "OTHER", Shelf("team", tmp_path, is_kept=True))


def test_a_merge_that_is_not_finished_is_told_with_its_mend(tmp_path: Path) -> None:
    path = tmp_path / "IDEA.sign"
    save_sign(IDEA, path)
    lines = path.read_text(encoding="utf-8").splitlines()
    for at in (1, len(lines) // 2):
        both = [
            *lines[:at],
            "<<<<<<< HEAD",
            lines[at],
            "=======",
            lines[at],
            ">>>>>>> theirs",
            *lines[at + 1 :],
        ]
        path.write_text("\n".join(both), encoding="utf-8")
        before = path.read_bytes()
        with pytest.raises(SignFileError, match=rf"line {at + 1}: a merge of git has left two versions"):
            load_sign(path)
        signs = Library([Shelf("team", tmp_path)])
        (words,) = signs.refresh()
        signs.close()
        assert "git checkout --ours" in words
        assert path.read_bytes() == before


def test_commands_take_signs_of_shelves_and_tell_of_several(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("team", "class"):
        (tmp_path / name).mkdir()
        save_sign(set_details(gloss="GIVE", notes=name)(IDEA), tmp_path / name / "GIVE.sign")
        assert run("shelf", "add", name.title(), tmp_path / name) == 0
    assert run("shelf", "move", "Class", "1") == 0
    assert run("shelf", "list") == 0
    assert [line.split()[:2] for line in capsys.readouterr().out.splitlines()[-3:]] == [
        ["1", "Class"], ["2", "My"], ["3", "Team"]
    ]  # fmt: skip
    assert run("info", "GIVE", "Team/GIVE") == 0
    told = capsys.readouterr()
    assert told.out.index("class") < told.out.index("team")
    assert "GIVE is that of Class; Team and Signer has it too" in told.err
    assert run("say", "GIVE", "-o", tmp_path / "one.sign") == 0
    assert "GIVE is that of Class" in capsys.readouterr().err
    assert run("say", "GIVE", "-o", tmp_path / "two.sign", "--shelf", "Team") == 0
    assert "GIVE is that of Team; Signer has it too" in capsys.readouterr().err
    assert run("shelf", "history", "Team/GIVE") == 1
    (tmp_path / "team").rename(tmp_path / "away")
    assert run("shelf", "list") == 1
    assert "shelf Team: the folder" in capsys.readouterr().err
    assert run("shelf", "remove", "Team") == 0
