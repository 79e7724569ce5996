"""What reaches a terminal: nothing that it would obey, in any encoding, and one sentence where it takes
nothing."""

import errno
import io
import json
import os
import resource
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typing_extensions import Buffer

from signer.commands import terminal
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack
from signer.document.values import Marker
from signer.files import save_sign
from tests.helpers.command_line import run
from tests.helpers.signs import contact_key, small_sign

OBEYED = "\033]0;owned\a\033[2J\x9b31m\u202e\r"
"""What a terminal would obey: a new title, a cleared screen, red, turned writing, the start of the line."""


def hostile_sign() -> Sign:
    """A sign all of whose texts hold what a terminal would obey."""
    key = replace(
        contact_key(), id=f"k{OBEYED}", joints=(("index_pip_flex", 0.3),), own_handshape=f"claw{OBEYED}"
    )
    texts = {
        name: f"{name}{OBEYED}\nmore 母"
        for name in ("gloss", "notes", "author", "licence", "source", "character_name")
    }
    return (
        replace(small_sign(), **texts, tags=(OBEYED,), markers=(Marker(0.1, f"now{OBEYED}\nlater"),))
    ).with_tracks(HandTrack("dominant", (key,)), HandTrack("base"))


@pytest.fixture
def hostile_file(tmp_path: Path) -> Path:
    path = tmp_path / f"HOSTILE{OBEYED.replace('/', '')}.sign"
    save_sign(hostile_sign(), path)
    return path


def may_be_shown(text: str) -> bool:
    return all(letter.isprintable() for letter in text.replace("\n", ""))


@pytest.mark.parametrize(
    "command", [["info"], ["check"], ["info", "--json"], ["check", "--json"], ["export", "-o", "no/a.json"]]
)
def test_nothing_that_a_terminal_obeys_comes_out_of_a_file(
    command: list[str],
    hostile_file: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    newer = tmp_path / "newer.sign"
    newer.write_text(
        hostile_file.read_text("utf-8").replace("[1, 4]", '[1, 9],"\\u009b2J": 1', 1), encoding="utf-8"
    )
    bad = tmp_path / "bad.sign"
    bad.write_text(
        hostile_file.read_text("utf-8")
        .replace('"gloss"', '"\\u009b2J"', 1)
        .replace("index.tip", "\\u009b3J"),
        encoding="utf-8",
    )
    for path in (hostile_file, newer, bad):
        run(command[0], path, *command[1:])
        told = capsys.readouterr()
        assert may_be_shown(told.out + told.err)
        assert told.out + told.err


def test_the_report_for_other_programs_still_holds_every_text_exactly(
    hostile_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("info", "--json", hostile_file) == 0
    (told,) = json.loads(capsys.readouterr().out)["files"]
    assert told["file"] == str(hostile_file)
    assert told["sign"]["notes"] == hostile_sign().notes


def test_progress_shows_a_hostile_name_escaped(
    hostile_file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    run("check", hostile_file)
    lines = capsys.readouterr().err.replace("\r\033[K", "\n").replace("\r", "\n")
    assert "check HOSTILE" in lines
    assert may_be_shown(lines)


def test_a_name_of_another_encoding_is_shown_by_its_bytes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / os.fsdecode(b"M\xc8RE.sign")
    save_sign(small_sign(), path)
    assert run("info", path) == 0
    assert capsys.readouterr().out.splitlines()[0].endswith(r"M\xc8RE.sign")
    assert run("info", "--json", path) == 0
    assert json.loads(capsys.readouterr().out)["files"][0]["file"] == str(path)


def test_no_message_quotes_more_than_a_line_of_a_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    long = "x" * 100_000
    save_sign(small_sign(), tmp_path / "a.sign")
    for old, new in (
        ("temple.R", long),
        ('"gloss"', f'"{long}"'),
        ('"id": "k1"', f'"id": "{long}"'),
        ('"fps": 30', f'"fps": {"9" * 4000}'),
    ):
        (tmp_path / "b.sign").write_text(
            (tmp_path / "a.sign").read_text("utf-8").replace(old, new, 1), encoding="utf-8"
        )
        assert run("check", tmp_path / "b.sign") == 1
        assert max(map(len, capsys.readouterr().out.splitlines())) < 300
    for asked in (
        ["info", long],
        ["info", f"{long}/a"],
        ["export", tmp_path / "a.sign", "-o", f"{long}.json"],
    ):
        assert run(*asked) == 1
        assert len(capsys.readouterr().err) < 800


class Refusing(io.RawIOBase):
    """An output that does not take what it is first given."""

    def __init__(self, error: OSError) -> None:
        super().__init__()
        self.errors = [error]

    def writable(self) -> bool:
        return True

    def write(self, data: Buffer) -> int:
        if self.errors:
            raise self.errors.pop()
        return len(bytes(data))


@pytest.mark.parametrize("command", [["info"], ["info", "--json"]])
@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_every_output_encoding_takes_every_sign(
    command: list[str], encoding: str, hostile_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(taken, encoding))
    assert run(*command, hostile_file) == 0
    told = taken.getvalue().decode(encoding)
    assert (
        json.loads(told)["files"][0]["sign"]["notes"] == hostile_sign().notes
        if "--json" in command
        else "\\u6bcd" in told
    )


@pytest.mark.parametrize("command", [["info"], ["info", "--json"], ["export", "-o", "-", "--fps", "2"]])
def test_a_full_output_device_is_one_sentence(
    command: list[str], sign_file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    full = io.TextIOWrapper(
        io.BufferedWriter(Refusing(OSError(errno.ENOSPC, "No space left on device"))), "utf-8"
    )
    monkeypatch.setattr(sys, "stdout", full)
    assert run(*command, sign_file) == 1
    assert (
        capsys.readouterr().err
        == "signer: standard output cannot be written: No space left on device; send it elsewhere\n"
    )


def process(*arguments: str, out: int) -> tuple[int, bytes]:
    """Run the command line as a program, which writes to the output as it ends too; its exit code and
    complaints."""
    ended = subprocess.run(
        [sys.executable, "-m", "signer", *arguments], stdout=out, stderr=subprocess.PIPE, check=False
    )
    return ended.returncode, ended.stderr


@pytest.mark.parametrize("command", ["--version", "--help"])
def test_a_closed_pipe_is_no_error_worth_a_word(command: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    assert process(command, out=writing) == (1, b"")
    os.close(writing)


def test_a_program_on_a_full_device_ends_with_the_same_sentence() -> None:
    full = os.open("/dev/full", os.O_WRONLY)
    assert process("--help", out=full) == (
        1,
        b"signer: standard output cannot be written: No space left on device; send it elsewhere\n",
    )
    os.close(full)


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_output_that_is_cut_is_never_called_done(unbuffered: str, sign_file: Path, tmp_path: Path) -> None:
    room, out = 1000, tmp_path / "out.json"

    def small() -> None:  # files of this process hold no more
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

    with out.open("wb") as file:
        ended = subprocess.run(
            [sys.executable, "-m", "signer", "info", "--json", sign_file],
            stdout=file,
            stderr=subprocess.PIPE,
            check=False,
            preexec_fn=small,
            env=os.environ | {"PYTHONUNBUFFERED": unbuffered},
        )
    assert ended.returncode == 1
    assert b"standard output cannot be written: File too large; send it elsewhere" in ended.stderr
    assert out.stat().st_size <= room


class Trickle(io.RawIOBase):
    """A stream that takes a few bytes at a time, as pipes and slow disks do."""

    def __init__(self) -> None:
        super().__init__()
        self.taken = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self.taken += bytes(data[:7])
        return min(7, len(data))


def test_an_unbuffered_output_gets_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Trickle()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(slow, "utf-8", write_through=True))  # type: ignore[arg-type]
    terminal.prepare_streams()
    terminal.say(["IDEA " * 100])
    terminal.say_json({"gloss": "É" * 100})
    assert len(slow.taken.decode()) > 600


def test_a_closed_input_is_told(sign_file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert run("info", "-", sign_file) == 1
    told = capsys.readouterr()
    assert "standard input: cannot be read: it is closed; give a file, or pipe one in" in told.err
    assert sign_file.name in told.out


@pytest.mark.parametrize("command", ["check", "dataset"])
def test_a_command_that_makes_several_files_makes_no_folder_called_standard_output(
    command: str, sign_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    before = set(tmp_path.iterdir())
    assert run(command, sign_file, "-o", "-") == 2
    assert run("review-kit", "-", sign_file) == 2
    assert "standard output takes one file" in capsys.readouterr().err
    assert set(tmp_path.iterdir()) == before


def test_a_program_without_any_output_still_does_its_job(
    sign_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    assert run("export", sign_file, "--fps", "2", "-o", sign_file.with_suffix(".json")) == 0
    assert sign_file.with_suffix(".json").exists()
    assert run("info", sign_file) == 1, "what it was asked for reached nobody"
    for nowhere in (sys.stdout, sys.stderr):
        nowhere.close()
