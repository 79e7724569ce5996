"""The driver's cache of shaders: a disk without room for it costs time, never the program."""

import errno
import os
from pathlib import Path

import pytest

from signer.studio.drawing import shader_cache
from signer.studio.drawing.shader_cache import INDEX, INDEX_BYTES, prepare

FOLDER, DISABLED = "MESA_SHADER_CACHE_DIR", "MESA_SHADER_CACHE_DISABLE"


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "asl-signer"


def test_every_part_of_the_index_has_its_place_on_the_disk_before_the_driver_opens_it(cache: Path) -> None:
    (cache / INDEX).parent.mkdir(parents=True)
    with (cache / INDEX).open("wb") as holes:
        holes.truncate(INDEX_BYTES)
    environment: dict[str, str] = {}
    prepare(environment)
    assert environment == {FOLDER: str(cache)}
    found = (cache / INDEX).stat()
    assert found.st_size == INDEX_BYTES
    assert 512 * found.st_blocks >= INDEX_BYTES


def test_without_room_there_is_no_cache_and_no_part_of_one(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "posix_fallocate", full)
    environment: dict[str, str] = {}
    prepare(environment)
    assert environment == {DISABLED: "true"}
    assert not (cache / INDEX).exists()


def test_a_folder_that_cannot_be_made_means_no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    environment: dict[str, str] = {}
    prepare(environment)
    assert environment == {DISABLED: "true"}


@pytest.mark.parametrize("chosen", [{FOLDER: "/elsewhere"}, {DISABLED: "false"}])
def test_what_the_user_has_set_stays(chosen: dict[str, str], cache: Path) -> None:
    environment = dict(chosen)
    prepare(environment)
    assert environment == chosen
    assert not cache.exists()


def test_only_linux_has_it(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shader_cache.sys, "platform", "darwin")
    environment: dict[str, str] = {}
    prepare(environment)
    assert environment == {}
