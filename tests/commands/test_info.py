"""`signer info`: what is in a sign, in plain words and for other programs."""

import io
import json
import sys
from pathlib import Path

import pytest
from hypothesis import given

from signer.commands import info
from signer.commands.report_schemas import info_schema
from signer.commands.sources import Source
from signer.document.sign import Sign
from signer.document.span_edits import add_span
from signer.document.tracks.span import Span
from signer.files import save_sign
from signer.files.reading import SignReading
from tests.helpers.command_line import run
from tests.helpers.json_schemas import require_described
from tests.helpers.signs import random_sign, shrugging_sign, small_sign
from tests.strategies import over
from tests.strategies.signs import signs

SAMPLE = Path(__file__).parents[1] / "files" / "old" / "v1.0.sign"


def test_info_says_what_is_in_a_sign_in_plain_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("info", SAMPLE) == 0
    told = capsys.readouterr().out
    for words in (
        "IDEA",
        "left-handed",
        "1.60 s, 41 frames at 25 a second",
        "I, pinky tip on temple, left",
        "0.40 s to 0.64 s",
    ):
        assert words in told


def test_info_says_what_torso_and_head_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sign = add_span("torso", Span("t1", 0.4, 0.2, pose=(("pitch_rad", 0.2), ("turn_rad", 0.1))))(small_sign())
    save_sign(add_span("head", Span("h1", 0.5, pose=(("thrust_m", -0.01),)))(sign), tmp_path / "a.sign")
    assert run("info", tmp_path / "a.sign") == 0
    told = capsys.readouterr().out
    assert "  torso         1 key\n    t1   0.40 s to 0.60 s   11° forward, 6° left\n" in told
    assert "  head          1 key\n    h1   at 0.50 s          10 mm back\n" in told
    assert run("info", "--json", tmp_path / "a.sign") == 0
    report = json.loads(capsys.readouterr().out)
    require_described(info_schema(), report)
    (span,) = report["files"][0]["sign"]["body"]["torso"]
    assert span == {
        "key": "t1",
        "time_s": 0.4,
        "hold_s": 0.2,
        "onset_s": 0.2,
        "offset_s": 0.2,
        "words": "11° forward, 6° left",
    }


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
    sign_file.write_text(
        sign_file.read_text(encoding="utf-8").replace('"version": [2, 4]', '"version": [2, 8]'),
        encoding="utf-8",
    )
    assert run("info", sign_file) == 0
    assert "warning: made by a newer Signer (version 2.8" in capsys.readouterr().out


def test_info_for_other_programs_obeys_its_schema(
    tmp_path: Path, bad_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for seed in range(6):
        save_sign(random_sign(seed), tmp_path / f"{seed}.sign")
    assert run("info", "--json", tmp_path) == 1  # the bad file lies there too
    report = json.loads(capsys.readouterr().out)
    require_described(info_schema(), report)
    told = {Path(one["file"]).stem: one for one in report["files"]}
    assert sorted(told) == ["0", "1", "2", "3", "4", "5", "BAD", "SMALL"]
    assert (told["BAD"]["sign"], len(told["BAD"]["errors"])) == (None, 2)
    first = told["SMALL"]["sign"]["hands"]["dominant"][0]
    assert (first["site"], first["words"]) == ("temple.R", "1, index tip on temple, right")


@over(10)
@given(signs())
def test_every_valid_sign_can_be_told_to_people_and_programs(sign: Sign) -> None:
    assert list(info._lines(Source("a.sign", None), SignReading(sign, ())))
    json.dumps(info._facts(sign), allow_nan=False)


def test_a_sign_may_come_through_a_pipe(
    sign_file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(sign_file.read_bytes())))
    assert run("info", "-") == 0
    assert capsys.readouterr().out.startswith("standard input\n  gloss         SMALL\n")
