"""Saving where the system itself refuses: folders and files of others, disks that are full."""

import os
import resource
import shutil
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from signer.document import edits
from signer.errors import SignFileError
from signer.files import load_sign, save_sign
from signer.files.writing import sign_bytes
from tests.helpers.signs import random_sign, small_sign

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


def test_a_folder_that_may_not_be_written_to_is_told_and_its_file_stays(open_folder: Path) -> None:
    path = open_folder / "IDEA.sign"
    save_sign(small_sign(), path)
    path.chmod(0o666)
    open_folder.chmod(0o555)
    try:
        with (
            as_nobody(),
            pytest.raises(
                SignFileError,
                match=r"IDEA\.sign: not saved: .*change its permissions or save it in another folder",
            ),
        ):
            save_sign(edits.set_details(notes="more")(small_sign()), path)
    finally:
        open_folder.chmod(0o755)
    assert load_sign(path) == small_sign()
    assert [item.name for item in open_folder.iterdir()] == ["IDEA.sign"]


def test_a_file_that_may_not_be_written_to_is_told_and_stays(open_folder: Path) -> None:
    path = open_folder / "IDEA.sign"
    save_sign(small_sign(), path)
    path.chmod(0o444)
    open_folder.chmod(0o777)
    with (
        as_nobody(),
        pytest.raises(
            SignFileError,
            match=r"IDEA\.sign: not saved: .*change its permissions or save it in another folder",
        ),
    ):
        save_sign(edits.set_details(notes="more")(small_sign()), path)
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
