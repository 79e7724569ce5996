"""The command line: exit codes, messages of one line, and files where they were asked for."""

import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from signer import cli
from signer.files import save_sign
from signer.library.shelf import FOLDER
from tests.helpers.command_line import run
from tests.helpers.signs import random_sign

SAMPLE = Path(__file__).parents[1] / "files" / "old" / "v1.0.sign"

TWO_HANDS = FOLDER / "STOP.sign"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["exprot", "a.sign"], "there is no command 'exprot', nor a file; did you mean 'export'?"),
        (["Chek", "a.sign"], "there is no command 'Chek', nor a file; did you mean 'check'?"),
        (
            ["frobnicate"],
            "there is no command 'frobnicate', nor a file; the commands are edit, export, check, info, "
            "render",
        ),
        (["export", "a.sign"], "required: -o"),
        (["export", "-o", "a.json"], "required: FILE"),
        (
            ["export", "a.sign", "-o", "a.json", "--fps", "0"],
            "0 frames a second; give a number above 0, up to 1000",
        ),
        (["export", "a.sign", "-o", "a.json", "--fps", "many"], "'many' is not a number of frames a second"),
        (["export", "a.sign", "-o", "a.fbx"], "no format has the ending '.fbx'; use .json"),
        (["check"], "required: FILE"),
        (["info"], "required: FILE"),
        (["export", "-", "a.sign", "-o", "-"], "standard output takes one sign; give a folder for several"),
        (["render", "a.sign", "-o", "a.pdf"], "the name of a picture ends in .png"),
        (["render", "a.sign", "-o", "a.png", "--time", "-1"], "-1 is before the sign begins"),
        (["render", "a.sign", "-o", "a.png", "--time", "nan"], "'nan' is not a number of seconds"),
        (["render", "a.sign", "-o", "a.png", "--view", "back"], "'back' is no view; choose one of front"),
        (["render", "a.sign", "-o", "a.png", "--view", "0,95"], "degrees to the signer's left and up"),
        (["render", "a.sign", "-o", "a.png", "--size", "9"], "'9' is not a size such as 1200x800"),
        (
            ["render", "a.sign", "-o", "a.png", "--fps", "5", "--to", "1"],
            "a picture shows one moment; --fps and --to are for films",
        ),
        (["render", "a.sign", "-o", "a.gif", "--time", "1"], "a film shows more than one moment"),
        (["render", "a.sign", "-o", "a.gif", "--fps", "60"], "a GIF shows at most 50 frames a second"),
        (["export", "a.sign", "-o", "a.json", "--format", "glb"], "the ending is not that of --format glb"),
        (["export", "a.sign", "-o", "a.json", "--from", "-1"], "-1 is before the sign begins"),
        (
            ["export", "a.sign", "-o", "a.json", "--from", "2", "--to", "1"],
            "--from 2 --to 1: give an end after the start",
        ),
        (
            ["export", "a.sign", "b.sign", "-o", "a.json"],
            "a.json: is the name of one file; give a folder for several signs, and --format json",
        ),
        (["export", "a.sign", "-o", ""], "the name is empty; give a file or a folder"),
        (
            ["render", "a.sign", "-o", "a.gif", "--from", "2", "--to", "1"],
            "a.gif: --from 2 --to 1: give an end after the start",
        ),
        (["check", "a.sign", "--deepest", "-1"], "-1 mm is no depth"),
        (["--speed"], "unrecognized arguments: --speed"),
    ],
)
def test_wrong_use_ends_with_2_and_says_what_is_right(
    arguments: Sequence[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments) == 2
    told = capsys.readouterr().err
    assert words in told
    assert told.startswith("signer")
    assert told.count("\n") == 1


@pytest.mark.parametrize("missing", ["signer.studio", "PySide6", "PySide6.QtWidgets", "OpenGL"])
def test_without_the_window_it_says_in_one_line_what_to_install(
    missing: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> int:
        raise ModuleNotFoundError(f"No module named {missing!r}", name=missing)

    monkeypatch.setattr(cli, "_edit", fail)
    assert run("edit") == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "pip install asl-signer" in line


def test_another_missing_module_is_not_taken_for_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise ModuleNotFoundError("No module named 'numpy'", name="numpy")

    monkeypatch.setattr(cli, "_edit", fail)
    with pytest.raises(ModuleNotFoundError):
        run("edit")


def test_help_and_version_are_no_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--help") == 0
    told = capsys.readouterr().out
    made = (
        path.read_text(encoding="utf-8") for path in Path(cli.__file__).with_name("commands").glob("*.py")
    )
    named = [name for text in made for name in re.findall(r'command\(commands, "([\w-]+)"', text)]
    assert len(named) >= 20
    assert all(re.search(rf"^ +{name}( |$)", told, re.MULTILINE) for name in named)
    assert run("help") == 0
    assert capsys.readouterr().out == told
    assert run("--version") == 0
    assert capsys.readouterr().out.startswith("signer ")


@pytest.mark.parametrize(
    ("arguments", "opened", "alone"),
    [
        ([], None, False),
        (["edit"], None, False),
        (["edit", "a.sign"], "a.sign", False),
        (["a.sign"], "a.sign", False),
        (["--new", "a.sign"], "a.sign", True),
    ],
)
def test_without_a_command_the_editor_opens(
    arguments: list[str], opened: str | None, alone: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    import signer.studio.app

    asked: list[tuple[Path | None, bool]] = []
    monkeypatch.setattr(signer.studio.app, "run", lambda path, alone: asked.append((path, alone)) or 0)
    assert run(*arguments) == 0
    assert asked == [(Path(opened) if opened else None, alone)]


@pytest.mark.parametrize(
    "command", [["info"], ["check"], ["export", "-o", "out.json"], ["render", "-o", "out.png"]]
)
def test_a_bad_file_ends_with_1_and_a_line_for_each_mistake(
    command: list[str],
    bad_file: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*command, bad_file) == 1
    told = "".join(capsys.readouterr())
    assert "fps: is 0; it must be at least 1" in told
    assert "contacts[0].site: there is no site 'tempel.R'; did you mean 'temple.R'?" in told
    assert not list(tmp_path.glob("out.*"))


def test_a_missing_file_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("info", tmp_path / "none.sign") == 1
    assert (
        capsys.readouterr().err
        == f"signer: {tmp_path / 'none.sign'}: there is no such file; check the name\n"
    )


@pytest.mark.parametrize(
    ("asked", "mend"), [("TEECH", "did you mean 'TEACH'?"), ("0x0x0x0", "check the name")]
)
def test_a_gloss_that_is_nowhere_is_told_as_no_file_and_no_sign(
    asked: str, mend: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("info", asked) == 1
    words = "there is no such file, and no sign of this gloss in the library"
    assert capsys.readouterr().err == f"signer: {asked}: {words}; {mend}\n"


@pytest.mark.parametrize(
    "command",
    [
        ["info"],
        ["check"],
        ["check", "-o", "out"],
        ["export", "-o", "out/", "--fps", "5"],
        ["dataset", "-o", "out", "--views", "1", "--fps", "5"],
        ["import", "-o", "out"],
        ["update"],
    ],
)  # fmt: skip
def test_what_is_not_there_does_not_stop_the_others(
    command: list[str],
    sign_file: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty").mkdir()
    for name, gloss in (("A", "IDEA"), ("B", "TEACH")):
        ending = {"import": "eaf", "update": "utterance"}.get(command[0], "sign")
        if ending == "sign":
            shutil.copy(sign_file, f"{name}.sign")
        else:
            made = ["export", sign_file] if ending == "eaf" else ["say", gloss]
            assert run(*made, "-o", f"{name}.{ending}") == 0
    capsys.readouterr()
    assert run(*command, f"A.{ending}", "nowhere", "empty", "*.none", "@none.txt", f"B.{ending}") == 1
    told = "".join(capsys.readouterr())
    for missing, words in (
        ("nowhere", "there is no such file"),
        ("empty", "file is in this folder; give another one"),
        ("*.none", "file has such a name; check the pattern"),
        ("none.txt", "cannot be read as a list of paths"),
    ):
        assert told.count(words) == 1
        assert f"{missing}: " in told
    if "-o" in command:
        told += "".join(path.read_text(encoding="utf-8") for path in tmp_path.glob("out/signs.csv"))
        told += " ".join(path.name for path in tmp_path.glob("out/**/*"))
    assert re.search(r"\bA\b", told)
    assert re.search(r"\bB\b", told)


@pytest.mark.parametrize("command", ["publish", "lexicon"])
def test_a_release_is_of_all_that_is_named_or_not_at_all(
    command: str, sign_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "empty").mkdir()
    assert run(command, sign_file, tmp_path / "empty", "-o", tmp_path / "out") == 1
    assert "file is in this folder; give another one" in capsys.readouterr().err
    assert not list(tmp_path.glob("out/*"))


def test_a_reader_that_stops_early_causes_no_traceback() -> None:
    command = f"{sys.executable} -m signer info {SAMPLE} | head -c 5"
    ended = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert ended.stderr == ""


def test_commands_load_no_qt_without_a_window_no_solver_to_say_what_is_in_a_sign_and_no_extra(
    sign_file: Path,
) -> None:
    written = [str(sign_file.with_suffix(f".{ending}")) for ending in ("json", "vrma", "sigml", "eaf")]
    program = (
        "import sys; from signer.cli import main; "
        f"main(['info', {str(sign_file)!r}]); "
        "print('solver:', {'numpy', 'scipy'} & sys.modules.keys()); "
        f"main(['check', {str(sign_file)!r}]); "
        f"[main(['export', {str(sign_file)!r}, '-o', each, '--fps', '5']) for each in {written}]; "
        f"[main(['import', each, '-o', {str(sign_file.parent / 'read')!r}]) for each in {written[2:]}]; "
        "main(['formats']); roots = {name.split('.')[0] for name in sys.modules}; "
        "print('qt:', roots & {'PySide6', 'shiboken6', 'OpenGL'}); "
        "print('extras:', roots & {'av', 'pyarrow', 'distributed', 'dask'})"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "solver: set()" in ended.stdout.splitlines()
    assert ended.stdout.splitlines()[-2:] == ["qt: set()", "extras: set()"]
    assert len(list((sign_file.parent / "read").iterdir())) == 2


def test_it_works_from_any_folder_and_any_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(3):
        save_sign(random_sign(seed), tmp_path / f"{seed}.sign")
    monkeypatch.chdir(tmp_path)
    assert run("export", "0.sign", "1.sign", "2.sign", "-o", "out", "--fps", "6") == 0
    assert len(list((tmp_path / "out").iterdir())) == 3


def test_help_waits_for_nothing_heavy() -> None:
    program = (
        "import sys; from signer.cli import main; main(['--help']); "
        "print(sorted({'numpy', 'scipy', 'pydantic', 'PySide6'} & sys.modules.keys()))"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ended.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("library", "words"),
    [("libGL.so.1", "this computer has no OpenGL: libGL.so.1 cannot be loaded; install it"), ("libEGL.so.1", "no OpenGL"),
     ("libxkbcommon.so.0", "not all that the editor needs: libxkbcommon.so.0")],
)  # fmt: skip
def test_a_machine_without_a_library_is_told_so_in_one_sentence(
    library: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lacking(_: object) -> int:
        raise ImportError(f"{library}: cannot open shared object file: No such file or directory")

    monkeypatch.setattr(cli, "_edit", lacking)
    assert run("edit") == 1
    told = capsys.readouterr().err
    assert words in told
    assert told.count("\n") == 1


def test_a_mistake_of_our_own_is_not_taken_for_a_missing_library(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object) -> int:
        raise ImportError("cannot import name 'run' from 'signer.studio.app'")

    monkeypatch.setattr(cli, "_edit", broken)
    with pytest.raises(ImportError, match="cannot import name"):
        run("edit")


PAGE = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")


def test_every_option_of_the_page_is_one_and_every_option_is_on_the_page(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for line in re.findall(r"^signer ([\w-]+ .*)$", PAGE, re.MULTILINE):
        named = re.match(r"(?:[a-z][a-z-]* )+", line)  # "avatar learn FILE" is one command
        assert named is not None
        assert cli.main([*named[0].split(), "--help"]) == 0
        assert set(re.findall(r"--\w+", line)) == set(
            re.findall(r"(?<=[ \[])--\w+", capsys.readouterr().out)
        ) - {"--help", "--out"}
