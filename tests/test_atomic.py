"""Writing whole or not at all."""

import errno
import os
import stat
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


def test_without_hard_links_the_backup_is_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object) -> None:
        raise OSError(errno.EPERM, "no links here")

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


def test_what_a_killed_process_left_behind_goes_with_a_later_save_and_nothing_else_does(tmp_path: Path) -> None:
    names = [".a.sign.old.part", ".a.sign.fresh.part", ".b.sign.old.part", "a.sign.old"]
    for name in names:
        (tmp_path / name).write_bytes(b"")
        if "old" in name:
            os.utime(tmp_path / name, (0, 0))
    atomic.write(tmp_path / "a.sign", b"one")
    assert sorted(item.name for item in tmp_path.iterdir() if item.name in names) == sorted(names[1:])
