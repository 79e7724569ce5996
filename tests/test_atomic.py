"""Writing whole or not at all."""

import errno
import os
import socket
import stat
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from signer import atomic


def test_the_content_before_is_kept_as_one_backup(tmp_path: Path) -> None:
    path = tmp_path / "a.sign"
    for data in (b"one", b"two", b"three"):
        atomic.write(path, data)
    assert path.read_bytes() == b"three"
    assert atomic.backup_of(path).read_bytes() == b"two"
    assert sorted(item.name for item in tmp_path.glob("*a.sign*")) == ["a.sign", "a.sign~"]


def test_no_backup_is_kept_where_none_is_wanted(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    for data in (b"one", b"two"):
        atomic.write(path, data, keep_backup=False)
    assert not atomic.backup_of(path).exists()


def test_permissions_stay_and_new_files_follow_the_mask(tmp_path: Path) -> None:
    path = tmp_path / "a.sign"
    mask = os.umask(0o027)
    try:
        atomic.write(path, b"one")
    finally:
        os.umask(mask)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    path.chmod(0o604)
    atomic.write(path, b"two")
    assert stat.S_IMODE(path.stat().st_mode) == 0o604


def test_a_link_is_followed(tmp_path: Path) -> None:
    path, link = tmp_path / "a.sign", tmp_path / "link.sign"
    path.write_bytes(b"one")
    link.symlink_to(path)
    atomic.write(link, b"two")
    assert link.is_symlink()
    assert path.read_bytes() == b"two"


def no_links(*_: object) -> None:
    raise OSError(errno.EPERM, "no links here")


def test_without_hard_links_the_backup_is_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "link", no_links)
    path = tmp_path / "a.sign"
    atomic.write(path, b"one")
    atomic.write(path, b"two")
    assert (path.read_bytes(), atomic.backup_of(path).read_bytes()) == (b"two", b"one")


@pytest.mark.parametrize("step", ["fsync", "link", "replace"])
def test_when_a_step_fails_the_old_content_is_there_and_nothing_is_left_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "a.sign"
    atomic.write(path, b"one")

    def fail(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(KeyboardInterrupt):
        atomic.write(path, b"two")
    assert path.read_bytes() == b"one"
    assert not [item for item in tmp_path.iterdir() if item.name.startswith(".a.sign.")]


def test_a_write_protected_file_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.sign"
    path.write_bytes(b"one")
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(PermissionError, match="write-protected"):
        atomic.write(path, b"two")
    assert path.read_bytes() == b"one"


def test_what_a_killed_process_left_behind_goes_with_a_later_save_and_nothing_else_does(
    tmp_path: Path,
) -> None:
    now = int(time.time())
    names = [".a.sign.0-ab.part", f".a.sign.{now:x}-ab.part", ".b.sign.0-ab.part", "a.sign.0-ab"]
    for name in names:
        (tmp_path / name).write_bytes(b"")
    atomic.write(tmp_path / "a.sign", b"one")
    assert sorted(item.name for item in tmp_path.iterdir() if item.name in names) == sorted(names[1:])


# Several processes that save one file


@pytest.mark.parametrize("links", [True, False], ids=["hard links", "no hard links"])
def test_every_step_of_every_save_has_a_name_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    """Two processes that shared one wrote into each other's file; a copy onto a hard link emptied the very
    file it saved."""
    steps: list[str] = []

    def replace(source: Path, target: Path) -> None:
        steps.append(Path(source).name)
        os.rename(source, target)

    monkeypatch.setattr(os, "replace", replace)
    if not links:
        monkeypatch.setattr(os, "link", no_links)
    for number in range(4):
        atomic.write(tmp_path / "a.sign", b"%d" % number)
    assert len(steps) == len(set(steps)) == 7


def test_a_backup_that_is_the_content_already_leaves_no_step_behind(tmp_path: Path) -> None:
    path = tmp_path / "a.sign"
    path.write_bytes(b"one")
    os.link(path, atomic.backup_of(path))  # as a process leaves it that is killed half-way
    atomic.write(path, b"two")
    assert sorted(item.name for item in tmp_path.iterdir() if item.is_file()) == ["a.sign", "a.sign~"]


def test_a_file_that_goes_while_it_is_saved_is_written_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, link = tmp_path / "a.sign", os.link
    path.write_bytes(b"one")

    def link_too_late(source: Path, target: Path) -> None:
        path.unlink()
        link(source, target)

    monkeypatch.setattr(os, "link", link_too_late)
    atomic.write(path, b"two")
    assert path.read_bytes() == b"two"


# What is no file


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


def a_socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(str(path))


@pytest.mark.parametrize("make", [a_pipe, a_socket])
@pytest.mark.parametrize("through", ["itself", "a link", "a link to a link", "its backup"])
def test_what_is_no_file_is_refused_and_stays(
    make: Callable[[Path], None], through: str, tmp_path: Path
) -> None:
    thing, first, path = tmp_path / "t", tmp_path / "first", tmp_path / "a.sign"
    make({"itself": path, "its backup": atomic.backup_of(path)}.get(through, thing))
    if through.startswith("a link"):
        first.symlink_to(thing)
        path.symlink_to(first if through == "a link to a link" else thing)
    before = {item.name: item.lstat().st_mode for item in tmp_path.iterdir()}
    with pytest.raises(atomic.NotAFileError, match="is a device or a pipe, not a file") as error:
        atomic.write(path, b"one")
    assert atomic.refusal(error.value, path).endswith("give the name of a file")
    assert {item.name: item.lstat().st_mode for item in tmp_path.iterdir()} == before


def test_a_device_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, seen = tmp_path / "a.sign", Path.stat
    path.write_bytes(b"one")
    device = os.stat_result((stat.S_IFBLK | 0o600, *path.stat()[1:]))
    monkeypatch.setattr(Path, "stat", lambda self, **how: device if self == path else seen(self, **how))
    with pytest.raises(atomic.NotAFileError):
        atomic.write(path, b"two")
    assert path.read_bytes() == b"one"


def test_a_link_in_a_circle_is_refused_and_stays(tmp_path: Path) -> None:
    path = tmp_path / "a.sign"
    path.symlink_to("b.sign")
    (tmp_path / "b.sign").symlink_to("a.sign")
    with pytest.raises(OSError, match="levels of symbolic links") as error:
        atomic.write(path, b"one")
    assert "leads back to itself" in atomic.refusal(error.value, path)
    assert path.is_symlink()


# Names


@pytest.mark.parametrize("count", range(248, 259))
@pytest.mark.parametrize("letter", ["x", "é"])
@pytest.mark.parametrize("keep_backup", [True, False])
def test_a_long_name_is_written_every_time_or_refused_every_time(
    count: int, letter: str, keep_backup: bool, tmp_path: Path
) -> None:
    path = tmp_path / (letter * (count // len(letter.encode())) + "x" * (count % len(letter.encode())))
    fits = count + keep_backup <= os.pathconf(tmp_path, "PC_NAME_MAX")
    for data in (b"one", b"two", b"three"):
        if fits:
            atomic.write(path, data, keep_backup=keep_backup)
            assert path.read_bytes() == data
        else:
            with pytest.raises(OSError, match="too long") as error:
                atomic.write(path, data, keep_backup=keep_backup)
            assert "the name is too long" in atomic.refusal(error.value, path)
    assert len(list(tmp_path.iterdir())) == (fits and 1 + keep_backup)


@pytest.mark.parametrize(
    ("name", "words"),
    [("a\0b", "zero byte"), ("a\ud800", "half a character"), ("\ude00a", "half a character")],
)
def test_a_name_that_no_file_can_have_is_one_clear_error(name: str, words: str, tmp_path: Path) -> None:
    for _ in range(2):
        with pytest.raises(atomic.NotAFileError, match=words):
            atomic.write(tmp_path / name, b"one")


def test_a_name_of_another_encoding_is_written(tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"M\xc8RE.sign")
    for data in (b"one", b"two"):
        atomic.write(path, data)
    assert path.read_bytes() == b"two"
