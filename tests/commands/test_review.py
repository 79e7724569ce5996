"""`signer review-kit` and `signer review-answers`."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from signer.document.sign import Sign
from signer.document.utterance import Spelling, Utterance, UtteranceItem
from signer.errors import ExportError
from signer.files import load_sign, save_utterance
from signer.reviewing.answers import digest_of
from signer.studio import still_picture
from tests.helpers.command_line import run


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Names of the pictures and films that were asked for, in place of drawing them."""
    asked: list[str] = []

    def draw(sign_path: Path, picture: Path, shot: Any, progress: Any) -> None:
        if load_sign(sign_path).gloss == "BAD":
            raise ExportError(f"{picture}: not drawn")
        picture.write_bytes(b"x")
        asked.append(picture.name)

    monkeypatch.setattr(still_picture, "draw", draw)
    monkeypatch.setattr(still_picture, "has_screen", lambda: True)
    return asked


def test_a_kit_has_a_page_for_each_sign_and_is_drawn_once(
    sign_file: Path, tmp_path: Path, drawn: list[str]
) -> None:
    other = shutil.copy(sign_file, tmp_path / "OTHER.sign")
    kit = tmp_path / "kit"
    assert run("review-kit", kit, sign_file, other, "--jobs", "1") == 0
    assert (kit / "index.html").is_file()
    assert (kit / f"{sign_file.stem}.html").is_file()
    assert (kit / "OTHER.html").is_file()
    assert {path.name for path in (kit / "media").iterdir()} == set(drawn)
    first = len(drawn)
    assert run("review-kit", kit, sign_file, other, "--jobs", "1") == 0
    assert len(drawn) == first, "nothing has changed"
    record = json.loads((kit / "made.json").read_text())
    del record["signs"]["OTHER"]  # as a run leaves it that was killed while that sign was drawn
    (kit / "made.json").write_text(json.dumps(record))
    assert run("review-kit", kit, sign_file, other, "--jobs", "1") == 0
    assert len(drawn) == first + first // 2


def test_a_kit_of_a_sentence_is_drawn_as_it_is_performed(tmp_path: Path, drawn: list[str]) -> None:
    sentence = tmp_path / "one.utterance"
    save_utterance(Utterance(items=(UtteranceItem("i1", Spelling("b")),)), sentence)
    assert run("review-kit", tmp_path / "kit", sentence, "--jobs", "1") == 0
    assert {path.name for path in (tmp_path / "kit" / "media").iterdir()} == set(drawn)


def test_a_sign_that_cannot_be_drawn_does_not_stop_the_others(
    sign_file: Path, tmp_path: Path, drawn: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "BAD.sign"
    bad.write_text(sign_file.read_text().replace('"gloss": "', '"gloss": "BAD", "x": "', 1))
    bad.write_text("{")
    assert run("review-kit", tmp_path / "kit", bad, sign_file, "--jobs", "1") == 1
    assert "BAD.sign" in capsys.readouterr().err
    assert (tmp_path / "kit" / f"{sign_file.stem}.html").is_file()
    assert drawn


def test_answers_are_written_into_their_signs(
    sign_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before: Sign = load_sign(sign_file)
    answer = {
        "sign": sign_file.stem, "digest": digest_of(before), "verdict": "right", "notes": "Good.",
        "reviewer": "A", "background": "Deaf", "date": "2026-11-22",
    }  # fmt: skip
    stranger = answer | {"sign": "../x"}
    path = tmp_path / "answers.json"
    path.write_text(json.dumps({"format": "asl-review", "version": [1, 0], "answers": [answer, stranger]}))
    assert run("review-answers", path, "--signs", sign_file.parent) == 1
    assert "no sign of this name" in capsys.readouterr().err
    after = load_sign(sign_file)
    assert after.confidence == "H"
    assert after.notes.endswith("Reviewed on 2026-11-22 by A (Deaf): right. Good.")
    assert (after.tracks, after.gloss) == (before.tracks, before.gloss)


def test_a_kit_of_lives_shows_each_sign_in_as_many_ways_and_nothing_tells_which(
    sign_file: Path, tmp_path: Path, drawn: list[str]
) -> None:
    kit = tmp_path / "kit"
    assert run("review-kit", kit, sign_file, "--lives", "0,0.5,1", "--jobs", "1") == 0
    page = (kit / f"{sign_file.stem}.html").read_text()
    data = json.loads(page.split('<script type="application/json" id="sign">')[1].split("</script>")[0])
    films = [film for variant in data["variants"] for film in variant["films"]]
    assert sorted(Path(film).name for film in films) == sorted(drawn)
    assert len(set(films)) == 6
    assert [variant["life"] for variant in data["variants"]] == [0.0, 0.5, 1.0]
    assert "life" not in page.replace(json.dumps(data), "").split("<script>")[0].lower()
    first = len(drawn)
    assert run("review-kit", kit, sign_file, "--lives", "0,0.5,1", "--jobs", "1") == 0
    assert len(drawn) == first
    for wrong in ("0.5", "0,0", "0,2", "a,b"):
        assert run("review-kit", kit, sign_file, "--lives", wrong) == 2


def test_choices_are_counted_and_verdicts_ask_for_the_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    choice = {"sign": "X", "lives": [0.5, 0.0], "chosen": 0, "date": "2026-11-22"}
    path = tmp_path / "answers.json"
    fields = {"format": "asl-review", "version": [1, 1], "answers": [], "choices": [choice]}
    path.write_text(json.dumps(fields))
    assert run("review-answers", path) == 0
    assert "life 0.5: chosen 1 time of 1" in capsys.readouterr().out
    verdict = {"sign": "X", "verdict": "right", "date": "2026-11-22"}
    path.write_text(json.dumps(fields | {"answers": [verdict]}))
    assert run("review-answers", path) == 2
    assert "give their folder with --signs" in capsys.readouterr().err
