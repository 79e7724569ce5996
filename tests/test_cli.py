"""The command line: exit codes, messages of one line, and files where they were asked for."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from PIL import Image

from signer import cli
from signer.commands import arguments as taken
from signer.commands import terminal
from signer.document import edits
from signer.document.sign import Sign
from signer.document.values import Contact
from signer.files import save_sign
from signer.library.shelf import FOLDER
from signer.studio.stage import film
from signer.studio.stage.framing import VIEW_NAMES
from tests.helpers.signs import random_sign, shrugging_sign, small_sign

SAMPLE = Path(__file__).parent / "files" / "old" / "v1.0.sign"
TWO_HANDS = FOLDER / "STOP.sign"


@pytest.fixture
def sign_file(tmp_path: Path) -> Path:
    path = tmp_path / "SMALL.sign"
    save_sign(small_sign(), path)
    return path


@pytest.fixture
def bad_file(tmp_path: Path, sign_file: Path) -> Path:
    path = tmp_path / "BAD.sign"
    path.write_text(
        sign_file.read_text(encoding="utf-8").replace("temple.R", "tempel.R").replace('"fps": 30', '"fps": 0'), encoding="utf-8"
    )
    return path


def run(*arguments: str | Path) -> int:
    return cli.main([str(one) for one in arguments])


# Wrong use


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["exprot", "a.sign"], "did you mean 'export'?"),
        (["export", "a.sign"], "required: -o"),
        (["export", "-o", "a.json"], "required: FILE"),
        (["export", "a.sign", "-o", "a.json", "--fps", "0"], "0 frames a second; give a number above 0, up to 1000"),
        (["export", "a.sign", "-o", "a.json", "--fps", "many"], "'many' is not a number of frames a second"),
        (["export", "a.sign", "-o", "a.fbx"], "no format has the ending '.fbx'; use .json"),
        (["check"], "required: FILE"),
        (["info", "a.sign", "b.sign"], "unrecognized arguments: b.sign"),
        (["render", "a.sign", "-o", "a.pdf"], "the name of a picture ends in .png"),
        (["render", "a.sign", "-o", "a.png", "--time", "-1"], "-1 is before the sign begins"),
        (["render", "a.sign", "-o", "a.png", "--time", "nan"], "'nan' is not a number of seconds"),
        (["render", "a.sign", "-o", "a.png", "--view", "back"], "'back' is no view; choose one of front"),
        (["render", "a.sign", "-o", "a.png", "--view", "0,95"], "degrees to the signer's left and up"),
        (["render", "a.sign", "-o", "a.png", "--size", "9"], "'9' is not a size such as 1200x800"),
        (["render", "a.sign", "-o", "a.png", "--fps", "5", "--to", "1"], "a picture shows one moment; --fps and --to are for films"),
        (["render", "a.sign", "-o", "a.gif", "--time", "1"], "a film shows more than one moment"),
        (["render", "a.sign", "-o", "a.gif", "--fps", "60"], "a GIF shows at most 50 frames a second"),
        (["export", "a.sign", "-o", "a.json", "--format", "glb"], "the ending is not that of --format glb"),
        (["export", "a.sign", "-o", "a.json", "--from", "-1"], "-1 is before the sign begins"),
        (["export", "a.sign", "-o", "a.json", "--from", "2", "--to", "1"], "--from 2 --to 1: give an end after the start"),
        (
            ["export", "a.sign", "b.sign", "-o", "a.json"],
            "a.json: is the name of one file; give a folder for several signs, and --format json",
        ),
        (["export", "a.sign", "-o", ""], "the name is empty; give a file or a folder"),
        (["render", "a.sign", "-o", "a.gif", "--from", "2", "--to", "1"], "a.gif: --from 2 --to 1: give an end after the start"),
        (["check", "a.sign", "--deepest", "-1"], "-1 mm is no depth"),
        (["--speed"], "unrecognized arguments: --speed"),
    ],
)
def test_wrong_use_ends_with_2_and_says_what_is_right(arguments: Sequence[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*arguments) == 2
    told = capsys.readouterr().err
    assert words in told
    assert told.startswith("signer")
    assert told.count("\n") == 1


def test_help_and_version_are_no_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--help") == 0
    told = capsys.readouterr().out
    assert all(name in told for name in cli.COMMANDS)
    assert run("help") == 0
    assert capsys.readouterr().out == told
    assert run("--version") == 0
    assert capsys.readouterr().out.startswith("signer ")


def test_the_views_and_the_limit_of_a_gif_are_those_of_the_stage() -> None:
    assert taken.VIEWS == VIEW_NAMES
    assert taken.GIF_FPS == film.GIF_FPS


# Editing


@pytest.mark.parametrize(("arguments", "opened"), [([], None), (["edit"], None), (["edit", "a.sign"], "a.sign"), (["a.sign"], "a.sign")])
def test_without_a_command_the_editor_opens(arguments: list[str], opened: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    import signer.studio.app

    asked: list[Path | None] = []
    monkeypatch.setattr(signer.studio.app, "run", lambda path: asked.append(path) or 0)
    assert run(*arguments) == 0
    assert asked == [Path(opened) if opened else None]


# Bad files


@pytest.mark.parametrize("command", [["info"], ["check"], ["export", "-o", "out.json"], ["render", "-o", "out.png"]])
def test_a_bad_file_ends_with_1_and_a_line_for_each_mistake(
    command: list[str], bad_file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*command, bad_file) == 1
    told = "".join(capsys.readouterr())
    assert "fps: is 0; it must be at least 1" in told
    assert "contacts[0].site: there is no site 'tempel.R'; did you mean 'temple.R'?" in told
    assert not list(tmp_path.glob("out.*"))


def test_a_missing_file_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("info", tmp_path / "none.sign") == 1
    assert capsys.readouterr().err == f"signer: {tmp_path / 'none.sign'}: there is no such file; check the name\n"


# Export


def test_export_writes_the_animation_at_the_sign_s_own_rate(sign_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("export", sign_file, "-o", tmp_path / "a.json") == 0
    assert json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))["timing"]["fps"] == 30
    assert capsys.readouterr() == ("", "")  # quiet when nobody sits at a terminal


def test_export_at_another_rate(sign_file: Path, tmp_path: Path) -> None:
    assert run("export", sign_file, "-o", tmp_path / "a.json", "--fps", "12.5") == 0
    assert json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))["timing"]["fps"] == 12.5


def test_several_signs_go_into_a_folder_and_a_bad_one_does_not_stop_the_others(sign_file: Path, bad_file: Path, tmp_path: Path) -> None:
    assert run("export", bad_file, sign_file, "-o", tmp_path / "new" / "out", "--fps", "5") == 1
    assert [path.name for path in (tmp_path / "new" / "out").iterdir()] == ["SMALL.json"]


def test_two_signs_never_go_into_one_file(sign_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
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
    assert err.endswith(f"\r\033[Kwrote {tmp_path / 'a.json'}\n")


def test_export_of_a_part_begins_and_ends_there(sign_file: Path, tmp_path: Path) -> None:
    assert run("export", sign_file, "-o", tmp_path / "a.json", "--fps", "10", "--from", "0.4", "--to", "0.6") == 0
    animation = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert animation["timing"] == {"fps": 10, "frames": 3, "duration_s": pytest.approx(0.2)}
    assert (animation["sign"]["from_s"], animation["sign"]["to_s"]) == (0.4, 0.6)
    assert animation["hands"]["dominant"]["key"] == ["k1"] * 3


def test_a_name_that_ends_as_folders_do_is_one(sign_file: Path, tmp_path: Path) -> None:
    assert run("export", sign_file, "-o", f"{tmp_path}/new/", "--fps", "5") == 0
    assert (tmp_path / "new" / "SMALL.json").is_file()


def test_a_part_after_the_end_is_told(sign_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
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
    held, long = small_sign().dominant.keys[-1], tmp_path / "LONG.sign"
    save_sign(edits.set_hold(held.id, 60.0)(small_sign()), long)  # minutes of work, so that it is not done before it is stopped
    command = [sys.executable, "-u", "-m", "signer", "export", str(long), "-o", str(tmp_path / "a.glb"), "--fps", "500"]
    driver = "import os, pty, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))"
    started = subprocess.Popen([sys.executable, "-c", driver, *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
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


# Check


def test_check_prints_the_figures_of_every_key(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", TWO_HANDS) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == f"{TWO_HANDS}: ok"
    assert [line.split()[:2] for line in told[1:4]] == [["dominant", "k1"], ["dominant", "k2"], ["base", "k3"]]
    assert "0.000 mm" in told[1]
    assert told[4].startswith("  worst frame: ")


def test_check_for_other_programs_is_json(bad_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", "--json", bad_file, TWO_HANDS) == 1
    bad, good = json.loads(capsys.readouterr().out)["files"]
    assert (bad["ok"], len(bad["errors"]), bad["keys"]) == (False, 2, [])
    assert (good["ok"], good["errors"], [key["key"] for key in good["keys"]]) == (True, [], ["k1", "k2", "k3"])
    assert good["keys"][0]["contact_error_m"] < 1e-4
    assert set(good["worst"]) == {"key", "time_s", "contact_error_m"}


def test_a_missed_contact_fails_the_check(sign_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    too_far = Contact("wrist.dorsal", "thigh.L")
    save_sign(edits.set_placement("k1", too_far)(small_sign()), sign_file)
    assert run("check", sign_file) == 1
    told = capsys.readouterr().out
    assert "error: lanes.dominant.keys[0]: the contact is missed by" in told
    assert "short by" in told


def test_a_sign_without_keys_is_worth_a_word(sign_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save_sign(Sign(gloss="EMPTY"), sign_file)
    assert run("check", sign_file) == 0
    assert "warning: the sign has no keys" in capsys.readouterr().out


# Info


def test_info_says_what_is_in_a_sign_in_plain_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("info", SAMPLE) == 0
    told = capsys.readouterr().out
    for words in ("IDEA", "left-handed", "1.60 s, 41 frames at 25 a second", "I, pinky tip on temple, left", "0.40 s to 0.64 s"):
        assert words in told


def test_info_says_what_the_shoulders_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "SHRUG.sign"
    save_sign(shrugging_sign(), path)
    assert run("info", path) == 0
    assert "s1   0.40 s to 0.60 s   the shoulder helps 80%, raised 11°" in capsys.readouterr().out


def test_info_says_how_a_key_moves(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("info", SAMPLE.with_name("v1.3.sign")) == 0
    told = capsys.readouterr().out
    for words in (
        "rubs round counterclockwise, 15 mm, 2 times",
        "fingers wiggle 23°, 4 a second, while held",
        "opens and closes to S",
        "then circle 3 cm, back and again, own speed",
    ):
        assert words in told


def test_info_shows_what_is_odd_about_the_file(sign_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sign_file.write_text(sign_file.read_text(encoding="utf-8").replace('"version": [1, 4]', '"version": [1, 5]'), encoding="utf-8")
    assert run("info", sign_file) == 0
    assert "warning: made by a newer Signer (version 1.5" in capsys.readouterr().out


# Render


def test_render_draws_on_a_virtual_screen_of_its_own(sign_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert run("render", sign_file, "-o", tmp_path / "a.png", "--size", "96x64", "--view", "side", "--time", "0.5") == 0
    with Image.open(tmp_path / "a.png") as picture:
        assert picture.size == (96, 64)
        assert len(picture.convert("RGB").getcolors(maxcolors=96 * 64)) > 50


def test_render_draws_on_the_screen_that_is_there(sign_file: Path, tmp_path: Path) -> None:
    picture = tmp_path / "a.png"
    command = [sys.executable, "-m", "signer", "render", str(sign_file), "-o", str(picture), "--size", "64x64"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    with Image.open(picture) as image:
        assert image.size == (64, 64)


def test_render_says_when_the_picture_cannot_be_written(
    sign_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert run("render", sign_file, "-o", tmp_path / "no" / "a.png", "--size", "64x64") == 1
    told = capsys.readouterr().err
    assert told.startswith(f"signer: {tmp_path / 'no' / 'a.png'}: cannot write a picture there")
    assert told.count("\n") == 1


def test_render_says_when_there_is_neither_screen_nor_xvfb(
    sign_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", "")
    assert run("render", sign_file, "-o", tmp_path / "a.png") == 1
    assert "install xvfb" in capsys.readouterr().err


@pytest.mark.parametrize(("name", "form"), [("a.gif", "GIF"), ("a.webp", "WEBP")])
def test_a_film_moves_and_lasts_as_long_as_what_it_shows(name: str, form: str, sign_file: Path, tmp_path: Path) -> None:
    options = ("--size", "64x48", "--view", "40,15", "--fps", "8", "--from", "0.1", "--to", "1.1")
    assert run("render", sign_file, "-o", tmp_path / name, *options) == 0
    with Image.open(tmp_path / name) as shown:
        assert (shown.format, shown.size, shown.info["loop"]) == (form, (64, 48), 0)
        frames, lasts = [], 0.0
        for index in range(shown.n_frames):
            shown.seek(index)
            shown.load()
            lasts += shown.info["duration"]
            frames.append(shown.convert("RGB").tobytes())
    assert lasts == pytest.approx(9 * 125, abs=10)
    assert len(set(frames)) > 4


def test_a_film_is_drawn_on_a_virtual_screen_too(
    sign_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert run("render", sign_file, "-o", tmp_path / "a.webp", "--size", "48x48", "--fps", "4", "--to", "0.5") == 0
    with Image.open(tmp_path / "a.webp") as shown:
        assert shown.n_frames == 3
    told = capsys.readouterr().err
    assert "drawing a.webp: 100%" in told  # the other process tells how far it is
    assert told.endswith(f"wrote {tmp_path / 'a.webp'}\n")


@pytest.mark.parametrize(("fps", "ending"), [(30, ".gif"), (50, ".gif"), (24, ".webp"), (7.3, ".gif")])
def test_frames_of_a_film_never_drift_from_their_times(fps: float, ending: str) -> None:
    shown = film.durations_ms(100, fps, ending)
    step = 10 if ending == ".gif" else 1
    assert all(each % step == 0 and each > 0 for each in shown)
    assert all(abs(sum(shown[:index]) - 1000 * index / fps) <= step / 2 + 1e-9 for index in range(101))


# As a program


def test_a_reader_that_stops_early_causes_no_traceback() -> None:
    command = f"{sys.executable} -m signer info {SAMPLE} | head -c 5"
    ended = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert ended.stderr == ""


def test_commands_without_a_window_load_no_qt(sign_file: Path) -> None:
    program = (
        "import sys; from signer.cli import main; "
        f"main(['info', {str(sign_file)!r}]); main(['check', {str(sign_file)!r}]); "
        f"main(['export', {str(sign_file)!r}, '-o', {str(sign_file.with_suffix('.json'))!r}, '--fps', '5']); "
        "print('qt:', [name for name in sys.modules if name.split('.')[0] in ('PySide6', 'shiboken6', 'OpenGL')])"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ended.stdout.splitlines()[-1] == "qt: []"


def test_it_works_from_any_folder_and_any_seed(tmp_path: Path) -> None:
    for seed in range(3):
        save_sign(random_sign(seed), tmp_path / f"{seed}.sign")
    command = [sys.executable, "-m", "signer", "export", "0.sign", "1.sign", "2.sign", "-o", "out", "--fps", "6"]
    assert subprocess.run(command, cwd=tmp_path, env=os.environ.copy(), check=False).returncode == 0
    assert len(list((tmp_path / "out").iterdir())) == 3


def test_help_waits_for_nothing_heavy() -> None:
    program = (
        "import sys; from signer.cli import main; main(['--help']); "
        "print(sorted({'numpy', 'scipy', 'pydantic', 'PySide6'} & sys.modules.keys()))"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ended.stdout.splitlines()[-1] == "[]"


def test_what_is_in_a_sign_is_said_without_a_solver(sign_file: Path) -> None:
    program = (
        f"import sys; from signer.cli import main; main(['info', {str(sign_file)!r}]); print({{'numpy', 'scipy'}} & sys.modules.keys())"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ended.stdout.splitlines()[-1] == "set()"
