"""`signer export`: files where they were asked for, whole or not at all."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from signer.commands import terminal
from signer.commands.sources import Source
from signer.document import edits
from signer.files import save_sign
from tests.helpers.command_line import run
from tests.helpers.signs import small_sign

SAMPLE = Path(__file__).parents[1] / "files" / "old" / "v1.0.sign"


def test_export_writes_the_animation_at_the_sign_s_own_rate(
    sign_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("export", sign_file, "-o", tmp_path / "a.json") == 0
    assert json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))["timing"]["fps"] == 30
    told = "a.json: 5 changed (--losses FILE tells them)\n"  # and no progress: nobody sits at a terminal
    assert capsys.readouterr() == ("", told)


def test_a_glb_is_exported_at_60_frames_a_second_unless_another_rate_is_given(
    sign_file: Path, tmp_path: Path
) -> None:
    assert run("export", sign_file, "-o", tmp_path / "a.glb", "--from", "0.4", "--to", "0.5") == 0
    assert b'"frames_per_second":60.0,"frames":7' in (tmp_path / "a.glb").read_bytes()[:100_000]


def test_export_at_another_rate(sign_file: Path, tmp_path: Path) -> None:
    for rate in ("29.97", "30000/1001"):
        assert run("export", sign_file, "-o", tmp_path / "a.json", "--fps", rate) == 0
        timing = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))["timing"]
        assert (timing["fps"], timing["rate"]) == (30_000 / 1001, [30_000, 1001])
    assert run("export", sign_file, "-o", tmp_path / "a.json", "--fps", "12.5") == 0
    assert json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))["timing"]["fps"] == 12.5


def test_several_signs_go_into_a_folder_and_a_bad_one_does_not_stop_the_others(
    sign_file: Path, bad_file: Path, tmp_path: Path
) -> None:
    assert run("export", bad_file, sign_file, "-o", tmp_path / "new" / "out", "--fps", "5") == 1
    assert [path.name for path in (tmp_path / "new" / "out").iterdir()] == ["SMALL.json"]


def test_two_signs_never_go_into_one_file(
    sign_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("export", sign_file, SAMPLE, "-o", sign_file) == 2
    assert "give a folder for several signs" in capsys.readouterr().err
    (tmp_path / "other").mkdir()
    twin = tmp_path / "other" / sign_file.name
    twin.write_bytes(sign_file.read_bytes())
    assert run("export", sign_file, twin, "-o", tmp_path / "out") == 2
    assert "export them one by one" in capsys.readouterr().err


def test_a_folder_that_cannot_be_made_is_told(sign_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("export", sign_file, sign_file.with_name("SMALL2.sign"), "-o", sign_file / "out") == 2
    assert "this folder cannot be made" in capsys.readouterr().err


def test_on_a_terminal_progress_is_shown_and_wiped(
    sign_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert run("export", sign_file, "-o", tmp_path / "a.json") == 0
    err = capsys.readouterr().err
    assert "exporting SMALL.sign: 100%" in err
    assert f"\r\033[Kwrote {tmp_path / 'a.json'}\n" in err


def test_export_of_a_part_begins_and_ends_there(sign_file: Path, tmp_path: Path) -> None:
    assert (
        run("export", sign_file, "-o", tmp_path / "a.json", "--fps", "10", "--from", "0.4", "--to", "0.6")
        == 0
    )
    animation = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert animation["timing"] == {"fps": 10, "frames": 3, "duration_s": pytest.approx(0.2)}
    assert (animation["sign"]["from_s"], animation["sign"]["to_s"]) == (0.4, 0.6)
    assert animation["hands"]["dominant"]["key"] == ["k1"] * 3


def test_a_name_that_ends_as_folders_do_is_one(sign_file: Path, tmp_path: Path) -> None:
    assert run("export", sign_file, "-o", f"{tmp_path}/new/", "--fps", "5") == 0
    assert (tmp_path / "new" / "SMALL.json").is_file()


def test_a_part_after_the_end_is_told(
    sign_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("export", sign_file, "-o", tmp_path / "a.json", "--from", "50") == 1
    assert "at 50 s the sign has ended; it lasts 1.40 s" in capsys.readouterr().err
    assert run("render", sign_file, "-o", tmp_path / "a.png", "--time", "50") == 1
    assert "a.png: not drawn: at 50 s the sign has ended" in capsys.readouterr().err
    assert not list(tmp_path.glob("a.*"))


def test_several_signs_may_go_into_a_folder_as_glb(sign_file: Path, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    assert run("export", sign_file, "-o", tmp_path / "out", "--format", "glb", "--fps", "5") == 0
    assert (tmp_path / "out" / "SMALL.glb").read_bytes()[:4] == b"glTF"


def test_an_export_that_is_interrupted_leaves_nothing(tmp_path: Path) -> None:
    held, long = small_sign().hand("dominant").keys[-1], tmp_path / "LONG.sign"
    save_sign(
        edits.set_hold(held.id, 60.0)(small_sign()), long
    )  # minutes of work, so that it is not done before it is stopped
    command = [
        sys.executable,
        "-u",
        "-m",
        "signer",
        "export",
        str(long),
        "-o",
        str(tmp_path / "a.glb"),
        "--fps",
        "500",
    ]
    driver = (
        "import os, pty, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); "
        "sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))"
    )
    started = subprocess.Popen(
        [sys.executable, "-c", driver, *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert started.stdin is not None
    assert started.stdout is not None
    told = b""
    while b"%" not in told:  # it is at work
        told += os.read(started.stdout.fileno(), 1000)
    os.write(started.stdin.fileno(), b"\x03")  # Ctrl+C on its terminal
    while more := os.read(started.stdout.fileno(), 1000):
        told += more
    assert started.wait() == terminal.STOPPED
    assert b"stopped; nothing was written" in told
    assert not list(tmp_path.glob("*a.glb*"))
    started.stdin.close()
    started.stdout.close()


@pytest.mark.parametrize("moment", ["at the start", "before it is written", "after it is written"])
@pytest.mark.parametrize("interrupted", range(3))
def test_an_interrupted_export_says_which_files_are_written(
    interrupted: int,
    moment: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    files, out = [tmp_path / f"{name}.sign" for name in "ABC"], tmp_path / "out"
    begun: list[Path] = []

    def write(sign: object, path: Path, *_: object, **__: object) -> tuple[()]:
        begun.append(path)
        stops = len(begun) == interrupted + 1
        if stops and moment == "before it is written":
            raise KeyboardInterrupt
        path.with_suffix(".part").write_text("a new file of the same name", encoding="utf-8")
        os.replace(path.with_suffix(".part"), path)
        if stops and moment == "after it is written":
            raise KeyboardInterrupt
        return ()

    def open_it(self: Source, options: object = None) -> object:
        if len(begun) == interrupted and moment == "at the start":
            raise KeyboardInterrupt
        return small_sign()

    monkeypatch.setattr("signer.export.export", write)
    monkeypatch.setattr(Source, "sign", open_it)
    out.mkdir()
    (out / "B.json").write_text("an older export", encoding="utf-8")
    assert run("export", *files, "-o", out) == terminal.STOPPED
    done = [out / f"{name}.json" for name in "ABC"][: interrupted + (moment == "after it is written")]
    listed = f"{len(done)} of 3 files written: {', '.join(map(str, done))}" if done else "nothing was written"
    assert capsys.readouterr().err == f"signer: stopped; {listed}\n"


def test_a_folder_stands_for_the_sign_files_in_it(
    sign_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "notes.txt").write_text("no sign", encoding="utf-8")
    assert run("export", tmp_path, "-o", tmp_path / "new", "--fps", "2") == 0
    assert [path.name for path in (tmp_path / "new").iterdir()] == [f"{sign_file.stem}.json"]
    assert run("export", tmp_path / "new", "-o", tmp_path / "newer") == 1
    assert "new: no .sign or .utterance file is in this folder" in capsys.readouterr().err


@pytest.mark.parametrize(("form", "start"), [("json", b"{\n"), ("glb", b"glTF")])
def test_a_pipe_takes_a_sign_and_gives_its_movement(
    form: str,
    start: bytes,
    sign_file: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsysbinary: pytest.CaptureFixture[bytes],
) -> None:
    assert run("export", sign_file, "-o", tmp_path / f"a.{form}", "--fps", "2") == 0
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(sign_file.read_bytes())))
    assert run("export", "-", "-o", "-", "--format", form, "--fps", "2") == 0
    given = capsysbinary.readouterr().out
    assert given.startswith(start)
    assert given == (tmp_path / f"a.{form}").read_bytes()


def test_bones_and_faces_are_chosen_where_a_format_has_a_choice(
    sign_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("export", sign_file, "-o", tmp_path / "a.bvh", "--bones", "vrm", "--fps", "10") == 0
    assert "a.bvh: what other bones turn is folded into those of VRM: contacts are within 0.0" in (
        capsys.readouterr().err
    )
    assert "Twist" not in (tmp_path / "a.bvh").read_text()
    for options, words in (
        (("a.glb", "--bones", "vrm"), "GLB has the bones it has; --bones is for BVH"),
        (("out.d/", "--format", "json", "--face", "arkit"), "--face is for VRMA"),
        (("a.bvh", "--format", "fbx"), "there is no format 'fbx'; choose one of json, glb"),
    ):
        assert run("export", sign_file, "-o", f"{tmp_path}/{options[0]}", *options[1:]) == 2
        assert words in capsys.readouterr().err
    assert run("export", sign_file, "-o", f"{tmp_path}/out.d/", "--format", "vrma", "--face", "arkit") == 0
    assert (tmp_path / "out.d" / "SMALL.vrma").read_bytes()[:4] == b"glTF"
