"""`--life` of say, export, check and render: signs and sentences with another life than their files say."""

import json
import shutil
from pathlib import Path

import pytest

from signer.files import load_utterance
from tests.helpers.command_line import run
from tests.helpers.signs import LIBRARY


@pytest.fixture
def still(tmp_path: Path) -> Path:
    return Path(shutil.copy(LIBRARY / "MY.sign", tmp_path / "x.sign"))


def exported(path: Path, out: Path, *more: str) -> object:
    assert run("export", path, "-o", out, "--fps", "4", *more) == 0
    return json.loads(out.read_text())["tracks"]


def test_say_proposes_life_by_style_and_none_leaves_the_field_out(tmp_path: Path) -> None:
    for style, life in (("clear", 0.5), ("teaching", 0.3)):
        assert run("say", "MY", "-o", tmp_path / "one.utterance", "--style", style) == 0
        assert load_utterance(tmp_path / "one.utterance").life == life
    assert run("say", "MY", "-o", tmp_path / "one.utterance", "--life", "0") == 0
    assert "life" not in json.loads((tmp_path / "one.utterance").read_text())


def test_export_shows_a_sign_with_another_life_and_its_file_stays(still: Path, tmp_path: Path) -> None:
    before = still.read_bytes()
    plain, lively = (exported(still, tmp_path / f"{n}.json", "--life", n) for n in ("0", "1"))
    assert plain != lively
    own = exported(still, tmp_path / "own.json")
    assert own not in (plain, lively)
    assert own == exported(still, tmp_path / "half.json", "--life", "0.5")
    assert still.read_bytes() == before


def test_a_run_shows_all_with_that_life(still: Path, tmp_path: Path) -> None:
    alone = exported(still, tmp_path / "one.json", "--life", "1")
    (tmp_path / "out").mkdir()
    assert run("export", still, "-o", tmp_path / "out", "--format", "json", "--fps", "4", "--life", "1") == 0
    (made,) = (tmp_path / "out").glob("*.json")
    assert json.loads(made.read_text())["tracks"] == alone


def test_check_looks_at_a_sign_with_that_life(still: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for life in ("0", "1"):
        assert run("check", still, "--life", life) == 0
        told.append(capsys.readouterr().out)
    assert told[0] != told[1]  # it tells what life costs in flesh
    assert all("off by 0.000 mm" in each for each in told)


def test_what_is_no_life_is_refused_in_words(still: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (("check", still), ("export", still, "-o", "-"), ("render", still, "-o", "x.png")):
        for life, words in (
            ("1.5", "give one from 0 to 1"),
            ("much", "is not a number of life"),
            ("nan", "not a number"),
        ):
            assert run(*command, "--life", life) == 2
            assert words in capsys.readouterr().err
