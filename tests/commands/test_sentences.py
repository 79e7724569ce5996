"""`signer say`, `spell` and `update`, and sentences wherever signs are taken."""

import io
import json
import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from signer.commands.report_schemas import info_schema
from signer.document.utterance import SignContent
from signer.files import load_sign, load_utterance, save_sign
from signer.library.shelf import FOLDER
from tests.helpers.command_line import run
from tests.helpers.json_schemas import require_described


@pytest.fixture(scope="module")
def sentence(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("said") / "one.utterance"
    assert run("say", "MY fs-B .", "-o", path, "--style", "natural", "--tempo", "1.5", "--life", "0.5") == 0
    return path


def test_a_line_of_glosses_becomes_a_sentence_file(sentence: Path) -> None:
    one = load_utterance(sentence)
    assert (one.style, one.tempo, one.life) == ("natural", 1.5, 0.5)
    assert [item.end for item in one.items] == ["", "sentence"]


def test_grammar_that_is_proposed_is_told_and_laid_where_that_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "one.utterance"
    for more, spans in (((), ["topic"]), (("--lay",), ["topic", "head.nod"])):
        assert run("say", "t( HOME ) , ME GO .", "-o", out, *more) == 0
        told = capsys.readouterr().out.splitlines()
        assert told[0] == "laid: Topic (moved to the front) over HOME"
        word = "laid as proposed" if more else "proposed"
        assert told[1].startswith(f"{word}: Nod over GO (the head nods as an assertion ends; Liddell 1980")
        assert [span.signal for span in load_utterance(out).spans] == spans


def test_missing_signs_are_listed_with_the_spelling_that_is_offered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("say", "MY NEPHEW SOBRINA (600s)", "-o", tmp_path / "one.json") == 1
    assert capsys.readouterr().err == (
        "signer: NEPHEW (gloss 2): the library has no such sign; choose another one, write it, or spell it\n"
        "signer: SOBRINA (gloss 3): the library has no such sign; choose another one, write it, or spell it\n"
        "signer: (600s) (gloss 4): (600s): a pause lasts at most 60 s; type (60s), and again for a longer one\n"
        "signer: --gaps spell spells what has no sign, --gaps pause leaves pauses, --gaps keep writes it with "
        "the gaps\n"
    )
    assert not (tmp_path / "one.json").exists()
    gaps = tmp_path / "one.utterance"
    assert run("say", "MY NEPHEW", "-o", gaps) == 1
    assert len(load_utterance(gaps).items) == 2
    capsys.readouterr()
    assert run("info", gaps) == 1
    told = capsys.readouterr()
    assert "items[1] (NEPHEW): the library has no such sign" in told.err
    assert "  missing       NEPHEW\n" in told.out
    assert run("info", "--json", gaps) == 1
    report = json.loads(capsys.readouterr().out)
    require_described(info_schema(), report)
    assert report["files"][0]["sentence"]["missing"] == ["NEPHEW"]
    assert run("say", " . ", "-o", gaps) == 1
    assert run("spell", "--", "-o", gaps) == 2
    assert run("spell", "?", "-o", gaps) == 1


def test_gaps_are_told_or_taken_as_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    gaps, out = tmp_path / "gaps.utterance", tmp_path / "out.json"
    assert run("say", "MY AB", "-o", gaps) == 1
    assert run("export", gaps, "-o", out, "--fps", "4") == 1
    assert "(AB): the library has no such sign" in (told := capsys.readouterr().err)
    assert "--gaps spell spells what has no sign" in told
    assert not out.exists()
    said = []
    for way in ("spell", "pause", "keep"):
        assert run("export", gaps, "-o", out, "--fps", "4", "--gaps", way) == 0
        said.append([marker["text"] for marker in json.loads(out.read_text())["sign"]["markers"]])
    assert said == [["MY", "fs-AB"], ["MY"], ["MY", "AB (no sign)"]]
    data = ("dataset", gaps, "-o", tmp_path / "data", "--views", "1", "--fps", "4")
    assert run(*data) == 1
    assert run(*data, "--gaps", "pause", "--again") == 0
    capsys.readouterr()
    assert run("say", "MY AB", "-o", out, "--gaps", "keep") == 0
    assert "warning: AB (gloss 2): the library has no such sign" in capsys.readouterr().err
    assert run("say", "MY fs-AЯ", "-o", out, "--gaps", "spell") == 1  # it cannot be spelled
    assert "no letter for 'Я'" in capsys.readouterr().err
    for word in ("AЯ", "🤟", "?"):
        assert run("spell", word, "-o", out) == 1
    assert run("spell", "É", "-o", tmp_path / "e.sign") == 0
    assert [key.handshape for key in load_sign(tmp_path / "e.sign").hand("dominant").keys] == ["e"]


def test_a_sign_of_ones_own_is_found_however_it_is_typed(tmp_path: Path) -> None:
    sign = load_sign(FOLDER / "MOTHER.sign")
    save_sign(replace(sign, gloss="NAI\u0308VE"), tmp_path / "decomposed.sign")
    save_sign(replace(sign, gloss="C++"), tmp_path / "C++.sign")
    out = tmp_path / "one.utterance"
    assert (
        run(
            "say", "NA\u00cfVE nai\u0308ve C++ DON'T-KNOW THANK_YOU POSS-1p", "-o", out, "--library", tmp_path
        )
        == 0
    )
    names = [item.content.name for item in load_utterance(out).items if isinstance(item.content, SignContent)]
    assert names == ["decomposed", "decomposed", "C++", "DONT-KNOW", "THANK-YOU", "MY"]


def test_each_mistake_of_a_file_beside_the_library_is_a_line_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copy(Path(__file__).parents[1] / "cases" / "inputs" / "v1_mouth_track.sign", tmp_path)
    assert run("say", "MY", "-o", tmp_path / "one.utterance", "--library", tmp_path) == 0
    told = capsys.readouterr().err.splitlines()
    assert [line.split(": ")[:4] for line in told] == [
        ["signer", "warning", str(tmp_path / "v1_mouth_track.sign"), place] for place in ("lanes", "tracks")
    ]


def test_a_sentence_is_taken_wherever_a_sign_is(
    sentence: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "one.json"
    assert run("export", sentence, "-o", out, "--fps", "4") == 0
    told = json.loads(out.read_text())["sign"]
    assert [marker["text"] for marker in told["markers"]] == ["MY", "fs-B"]
    capsys.readouterr()
    assert run("info", sentence.parent) == 0
    assert "fs-B" in capsys.readouterr().out
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(sentence.read_bytes())))
    assert run("info", "-") == 0


def test_a_spelling_is_written_as_a_sign_too(tmp_path: Path) -> None:
    assert run("spell", "ab", "-o", tmp_path / "ab.sign", "--rate", "6") == 0
    shapes = [key.handshape for key in load_sign(tmp_path / "ab.sign").hand("dominant").keys]
    assert shapes == ["a", "closed_b"]


def test_update_takes_the_signs_of_the_library_as_they_are_now(
    sentence: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "one.utterance"
    path.write_bytes(sentence.read_bytes())
    capsys.readouterr()
    assert run("update", path) == 0
    assert capsys.readouterr().out == f"{path}: nothing has changed\n"
    save_sign(load_sign(FOLDER / "MOTHER.sign"), tmp_path / "MY.sign")
    assert run("update", path, "--library", tmp_path, "--dry-run") == 0
    assert capsys.readouterr().out == f"{path}: i1 MY: updated\n"
    assert path.read_bytes() == sentence.read_bytes()
    assert run("update", path, "--library", tmp_path) == 0
    content = load_utterance(path).items[0].content
    assert isinstance(content, SignContent)
    assert content.sign.gloss == "MOTHER"
    assert run("update", tmp_path / "no.utterance") == 1
    capsys.readouterr()
    for given in (tmp_path, tmp_path / "*.utterance"):  # MY.sign beside it is none of its business
        assert run("update", given, "--library", tmp_path) == 0
        assert capsys.readouterr().out == f"{path}: nothing has changed\n"
    path.unlink()
    assert run("update", tmp_path) == 1
    assert "no sentence (NAME.utterance) is in" in capsys.readouterr().err
