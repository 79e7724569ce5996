"""Names that Qt cannot hold: the files open, are remembered, and come by a drop."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl

from signer.document import edits
from signer.document.sign import Sign
from signer.files import load_sign, save_sign
from signer.studio.files import locations
from signer.studio.files.settings import Settings
from signer.studio.window import Window

ODD = os.fsdecode(b"M\xc8RE.sign")
NAMES = ["IDEA.sign", "a b#c?d%e.sign", "MÈRE 母.sign", "line\nbreak.sign", ODD]


@pytest.mark.parametrize("name", NAMES)
def test_a_path_is_remembered_exactly(name: str, tmp_path: Path) -> None:
    text = locations.as_text(tmp_path / name)
    assert text.isascii()
    assert "\n" not in text
    assert locations.of_text(text) == tmp_path / name
    first = Settings()
    first.add_recent(tmp_path / "other.sign")
    first.add_recent(tmp_path / name)
    first.save()
    assert Settings().recent == (tmp_path / name, tmp_path / "other.sign")


@pytest.mark.parametrize("name", NAMES)
def test_a_path_comes_by_a_drop_exactly(name: str, tmp_path: Path) -> None:
    assert locations.of_url(QUrl.fromEncoded(locations.as_text(tmp_path / name).encode())) == tmp_path / name


def test_paths_of_an_older_signer_are_still_read(tmp_path: Path) -> None:
    assert locations.of_text(str(tmp_path / "a.sign")) == tmp_path / "a.sign"


def test_a_file_whose_name_is_not_utf_8_opens_and_is_saved(
    window: Window, idea: Sign, tmp_path: Path
) -> None:
    path = tmp_path / ODD
    save_sign(idea, path)
    (tmp_path / "MRE.sign").write_bytes(b"not to be touched, nor watched")
    assert window.files.read_first(path)
    assert window.session.path == path
    assert window.settings.recent[0] == path
    window.session.perform(edits.set_details(gloss="", notes="more"))
    assert window.windowTitle().startswith(r"M\xc8RE[*]")
    assert window.files.save()
    assert load_sign(path).notes == "more"
    assert window.files.open_path(window.settings.recent[0])
