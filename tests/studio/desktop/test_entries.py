"""Files that the desktop reads: valid, complete, in the user's own folder, and gone again without a trace."""

import configparser
import json
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from signer.errors import SignerError
from signer.files import kinds
from signer.studio.desktop import entries
from tests.helpers.command_line import run

QUOTED = r'"((?:\\.|[^"\\])*)"|(\S+)'
"""A word of a command, in quotes or plain."""
ODD = ['/opt/My Signs/100% "best" $HOME `x` \\/signer', "edit"]


def unquoted(line: str) -> list[str]:
    """Read a command as the desktop entry specification does: as a text, then as arguments."""
    text = line.replace("\\\\", "\\")
    words = [re.sub(r"\\(.)", r"\1", quoted or plain) for quoted, plain in re.findall(QUOTED, text)]
    return [word.replace("%%", "%") for word in words]


def test_what_is_installed_is_removed_and_nothing_else_is_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    own = tmp_path / "applications" / "mine.desktop"
    own.parent.mkdir(parents=True)
    own.write_text("[Desktop Entry]\n")
    for _ in range(2):  # over what an older one left
        assert run("desktop", "--install") == 0
    there = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert there == {*entries.files(["x"], ["x"]), "applications/mine.desktop"}
    told = capsys.readouterr().out
    assert all(name in told for name in entries.files(["x"], ["x"]))
    assert run("desktop", "--remove") == 0
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == [own]
    assert run("desktop", "--remove") == 0
    assert "nothing of Signer was installed" in capsys.readouterr().out


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    with pytest.raises(SignerError, match="not installed"):
        entries.install()
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(SignerError, match="installer"):
        entries.install()


def test_commands_come_back_from_an_entry_as_they_are() -> None:
    parser = configparser.RawConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  keys keep their capitals
    parser.read_string(entries.desktop_entry(ODD) + entries.thumbnailer(ODD[:1]))
    entry, thumbnails = parser["Desktop Entry"], parser["Thumbnailer Entry"]
    assert unquoted(entry["Exec"]) == [*ODD, "%f"]
    assert unquoted(thumbnails["Exec"])[:1] == ODD[:1]
    assert unquoted(thumbnails["Exec"])[1:] == ["render", "%i", "-o", "%o", "--size", "%sx%s"]
    offered = {each.mime for each in entries.TYPES}
    assert set(entry["MimeType"].strip(";").split(";")) <= offered
    assert set(thumbnails["MimeType"].strip(";").split(";")) <= offered


def test_the_magic_finds_our_files_and_no_others() -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    types = {each.attrib["type"]: each for each in ET.fromstring(entries.mime_package())}
    for kind in (kinds.SIGN, kinds.HANDSHAPE, kinds.SIGNAL):
        start = json.dumps({"format": kind.format, "version": [1, 0]}, indent=2)[: entries.MAGIC_BYTES]
        found = [
            mime
            for mime, each in types.items()
            if (match := each.find(f"{space}magic/{space}match")) is not None
            and match.attrib["value"] in start
        ]
        assert found == [f"application/x-{kind.format}+json"]


def test_every_icon_is_a_square_of_its_size() -> None:
    drawn = {name: data for name, data in entries.files(["x"], ["x"]).items() if name.endswith(".png")}
    assert len(drawn) == len(entries.ICON_SIZES)
    for name, data in drawn.items():
        image = QImage.fromData(data)
        assert f"{image.width()}x{image.height()}" in name
        centre = image.pixelColor(image.width() // 2, image.height() * 3 // 4)
        assert centre.lightness() > 150  # the hand
        assert image.pixelColor(0, 0).alpha() == 0


@pytest.mark.parametrize(
    ("tool", "name"),
    [
        ("desktop-file-validate", "applications/asl-signer.desktop"),
        ("xmllint", "mime/packages/asl-signer.xml"),
    ],
)
def test_the_desktops_own_tools_find_it_valid(tool: str, name: str, tmp_path: Path) -> None:
    file = tmp_path / Path(name).name
    file.write_bytes(entries.files(ODD, ODD[:1])[name])
    if program := shutil.which(tool):  # where there is none, the laws above say it
        done = subprocess.run([program, str(file)], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_an_environment_in_a_cache_is_known_for_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prefix = tmp_path / "cache" / "environment"
    prefix.mkdir(parents=True)
    monkeypatch.setattr(sys, "prefix", str(prefix))
    (prefix / "CACHEDIR.TAG").write_text("")  # uv marks every environment that it makes
    assert entries.lasts()
    (tmp_path / "cache" / "CACHEDIR.TAG").write_text("")
    assert not entries.lasts()
