"""Samples of old files: one of each version of each kind, which opens, and is written again as it was."""

import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from signer import folders
from signer.files import kinds, load_sign, load_utterance
from signer.files.kinds import FileKind
from signer.files.own_files import HANDSHAPES, PLACES, SIGNALS
from signer.files.utterance_file import utterance_bytes
from signer.files.writing import sign_bytes
from signer.reviewing.answers import read_review
from signer.shelves import listed

FOLDER: Final = Path(__file__).parent / "old"
EVERY: Final = [kind for kind in vars(kinds).values() if isinstance(kind, FileKind)]


def shelves_again(path: Path) -> bytes:
    """Read a list of shelves from where the program keeps it, and write it unchanged."""
    kept = listed.list_file()
    kept.parent.mkdir(parents=True)
    kept.write_bytes(path.read_bytes())
    listed.change(lambda shelves: shelves)
    return kept.read_bytes()


AGAIN: Final[Mapping[FileKind, Callable[[Path], bytes]]] = {
    kinds.SIGN: lambda path: sign_bytes(load_sign(path)),
    kinds.UTTERANCE: lambda path: utterance_bytes(load_utterance(path)),
    kinds.HANDSHAPE: lambda path: HANDSHAPES.content(HANDSHAPES.open(path).own),
    kinds.SIGNAL: lambda path: SIGNALS.content(SIGNALS.open(path).own),
    kinds.PLACE: lambda path: PLACES.content(PLACES.open(path).own),
    kinds.SHELVES: shelves_again,
}
"""Read and write of each kind that the program itself writes; files of reviews are written by pages."""


def samples_of(kind: FileKind) -> dict[tuple[int, int], Path]:
    found = {}
    for path in FOLDER.glob(f"v*.{kind.format.removeprefix('asl-')}"):
        numbers = re.fullmatch(r"v(\d+)\.(\d+)", path.stem)
        assert numbers, path
        found[int(numbers[1]), int(numbers[2])] = path
    return found


def unversioned(content: bytes) -> Any:
    """Return what a file says, without the versions of it and of the signs in it."""
    return json.loads(content, object_hook=lambda one: {n: v for n, v in one.items() if n != "version"})


@pytest.mark.parametrize("kind", EVERY, ids=lambda kind: kind.format)
def test_each_version_of_each_kind_has_a_sample_that_says_it(kind: FileKind) -> None:
    samples, (major, minor) = samples_of(kind), kind.version
    assert {(major, one) for one in range(minor + 1)} == {one for one in samples if one[0] == major}
    assert {one for one, _ in samples} == set(range(1, major + 1))
    for version, path in samples.items():
        assert json.loads(path.read_bytes())["version"] == list(version)


@pytest.mark.parametrize("kind", AGAIN, ids=lambda kind: kind.format)
def test_an_old_file_is_written_as_it_was(
    kind: FileKind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only version 1 of signs called things otherwise (`test_sign_file`)."""
    for (major, minor), path in samples_of(kind).items():
        monkeypatch.setattr(folders, "data_folder", lambda: tmp_path / path.name)  # noqa: B023
        written, before = AGAIN[kind](path), path.read_bytes()
        if major == kind.version[0]:
            assert unversioned(written) == unversioned(before), path.name
        if (major, minor) in kind.written:
            assert written == before, path.name


def test_files_of_reviews_are_read_whatever_their_version() -> None:
    first, second = (read_review(path) for _, path in sorted(samples_of(kinds.REVIEW).items()))
    assert first.answers == second.answers
    assert not first.choices
    assert second.choices[0].life == 0.5
