"""Opening and saving on a disk that does not let one: said in words, and nothing is lost."""

import math
import os
import resource
import shutil
import signal
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from signer import atomic
from signer.document import edits
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack
from signer.errors import SignFileError
from signer.files import load_sign, open_sign, save_sign
from signer.files.writing import sign_bytes
from tests.helpers.signs import contact_key, random_sign, small_sign, space_key


def test_opening_says_what_is_wrong_with_the_path(tmp_path: Path) -> None:
    (tmp_path / "pipe").touch()
    for path, words in [
        (tmp_path, "is a folder"),
        (tmp_path / "none.sign", "no such file"),
        (tmp_path / "no" / "none.sign", "no folder"),
        (Path("/dev/null"), "is a device"),
        (Path("a\0b"), "is no name of a file"),
        (Path("a\ud800"), "is no name of a file"),
        (tmp_path / ("x" * 300), "cannot be read"),
    ]:
        with pytest.raises(SignFileError, match=words):
            open_sign(path)


def test_a_file_that_may_not_be_read_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.sign"
    save_sign(small_sign(), path)
    monkeypatch.setattr(Path, "open", raiser(PermissionError(13, "Permission denied")))
    with pytest.raises(SignFileError, match="may not be read; change its permissions"):
        load_sign(path)


def raiser(error: BaseException) -> Callable[..., Any]:
    def fail(*_: Any, **__: Any) -> Any:
        raise error

    return fail


def test_saving_says_what_is_wrong_and_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.sign"
    save_sign(small_sign(), path)
    old = path.read_bytes()
    for error, words in [
        (PermissionError(13, "no"), "save it in another folder"),
        (
            OSError(28, "No space left on device"),
            "the disk is full; free some space on it, or save it in another folder",
        ),
    ]:
        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", raiser(error))
            with pytest.raises(SignFileError, match=words):
                save_sign(random_sign(1), path)
        assert path.read_bytes() == old
        assert [item.name for item in tmp_path.iterdir() if "part" in item.name] == []


def test_saving_into_nothing_or_onto_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SignFileError, match="is a folder; give a file name"):
        save_sign(small_sign(), tmp_path)
    with pytest.raises(SignFileError, match="there is no folder"):
        save_sign(small_sign(), tmp_path / "no" / "a.sign")


@pytest.mark.parametrize("content", [b"", b"{}", b"not a sign"])
def test_a_bad_file_with_the_longest_name_is_told_like_any_other(content: bytes, tmp_path: Path) -> None:
    """There is no room for the name of its backup."""
    path = tmp_path / ("x" * 255)
    path.write_bytes(content)
    with pytest.raises(SignFileError):
        open_sign(path)


@pytest.mark.parametrize(
    "name", ["pipe", "link to the pipe", "x" * 250, "x" * 255, "x" * 300, "a\0b", "a\ud800"]
)
def test_saving_onto_what_is_no_file_gives_the_same_one_sentence_every_time(
    name: str, tmp_path: Path
) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link to the pipe").symlink_to("pipe")
    told = set()
    for _ in range(3):
        try:
            save_sign(small_sign(), tmp_path / name)
        except SignFileError as error:
            told.add(error.problems)
    assert len(told) == (name != "x" * 250)
    assert all(words.startswith("not saved: ") and words.count(";") == 1 for (words,) in told)
    assert stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode)


@pytest.mark.parametrize(
    "sign",
    [
        Sign(tracks=(HandTrack("dominant", (replace(contact_key(), handshape="nothing"),)),)),
        Sign(tracks=(HandTrack("dominant", (contact_key("k1", 2.0), space_key("k1", 1.0))),)),
        Sign(tracks=(HandTrack("dominant", (contact_key("k1", math.nan),)),)),
    ],
    ids=["unknown handshape", "out of order", "not a number"],
)
def test_a_sign_that_would_not_open_again_is_not_saved(sign: Sign, tmp_path: Path) -> None:
    with pytest.raises(SignFileError):
        save_sign(sign, tmp_path / "a.sign")
    assert list(tmp_path.glob("*.sign*")) == []


def test_of_a_damaged_file_the_backup_is_named(tmp_path: Path) -> None:
    path = tmp_path / "IDEA.sign"
    for sign in (small_sign(), random_sign(1)):
        save_sign(sign, path)
    path.write_bytes(path.read_bytes()[:200])
    with pytest.raises(SignFileError) as error:
        load_sign(path)
    assert "not JSON" in error.value.problems[0]
    assert error.value.problems[-1] == "IDEA.sign~ beside it holds the sign as it was before; open that"
    assert load_sign(tmp_path / "IDEA.sign~") == small_sign()


def test_a_backup_is_spoken_of_only_where_there_is_one(tmp_path: Path) -> None:
    path = tmp_path / "IDEA.sign"
    path.write_bytes(b"")
    with pytest.raises(SignFileError, match="open another file"):
        open_sign(path)
    atomic.backup_of(path).write_bytes(b"{}")
    with pytest.raises(SignFileError, match=r"open its backup IDEA\.sign~"):
        open_sign(path)


NOBODY = 65534


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that other users can get into, as those of pytest are not."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@contextmanager
def as_nobody() -> Iterator[None]:
    """Without the rights of root, whom no folder refuses; whoever is not root goes on as he is."""
    if os.geteuid() != 0:
        yield
        return
    os.setresuid(NOBODY, NOBODY, 0)
    try:
        yield
    finally:
        os.setresuid(0, 0, 0)


@contextmanager
def full_disk(left: int) -> Iterator[None]:
    """Files may have so many bytes and no more: the system then refuses a write half-way, as a full disk
    does."""
    before, ignored = resource.getrlimit(resource.RLIMIT_FSIZE), signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (left, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, ignored)


def save_as_nobody(path: Path) -> None:
    """Save a sign where that is not allowed, and be told what to do."""
    words = r"IDEA\.sign: not saved: .*change its permissions or save it in another folder"
    with as_nobody(), pytest.raises(SignFileError, match=words):
        save_sign(edits.set_details(notes="more")(small_sign()), path)


def test_a_folder_that_may_not_be_written_to_is_told_and_its_file_stays(open_folder: Path) -> None:
    path = open_folder / "IDEA.sign"
    save_sign(small_sign(), path)
    path.chmod(0o666)
    open_folder.chmod(0o555)
    try:
        save_as_nobody(path)
    finally:
        open_folder.chmod(0o755)
    assert load_sign(path) == small_sign()
    assert [item.name for item in open_folder.iterdir()] == ["IDEA.sign"]


def test_a_file_that_may_not_be_written_to_is_told_and_stays(open_folder: Path) -> None:
    path = open_folder / "IDEA.sign"
    save_sign(small_sign(), path)
    path.chmod(0o444)
    open_folder.chmod(0o777)
    save_as_nobody(path)
    assert load_sign(path) == small_sign()


def test_a_disk_that_fills_up_half_way_leaves_the_old_file_and_no_part_of_the_new(tmp_path: Path) -> None:
    path, longer = tmp_path / "IDEA.sign", random_sign(1, keys=30)
    save_sign(small_sign(), path)
    save_sign(small_sign(), path)  # its backup is there too
    with (
        full_disk(left=len(sign_bytes(longer)) // 2),
        pytest.raises(SignFileError, match=r"IDEA\.sign: not saved: the disk is full; free some space"),
    ):
        save_sign(longer, path)
    assert load_sign(path) == small_sign()
    assert sorted(item.name for item in tmp_path.iterdir() if "IDEA" in item.name) == [
        "IDEA.sign",
        "IDEA.sign~",
    ]
