"""`signer check`: the figures of every key, for people and for programs."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from signer.commands.report_schemas import check_schema
from signer.corpus.checking import Check
from signer.document import edits
from signer.document.guesses import Guess
from signer.document.sign import Sign
from signer.document.values import Contact
from signer.files import load_sign, save_sign
from signer.library.shelf import FOLDER
from tests.helpers.command_line import run
from tests.helpers.json_schemas import require_described
from tests.helpers.short_sign import short_sign
from tests.helpers.signs import small_sign

TWO_HANDS = FOLDER / "STOP.sign"


def test_check_prints_the_figures_of_every_key(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", TWO_HANDS) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == f"{TWO_HANDS}: ok"
    assert [line.split()[:2] for line in told[1:4]] == [
        ["dominant", "k1"],
        ["dominant", "k2"],
        ["base", "k3"],
    ]
    assert "0.000 mm" in told[1]
    assert told[4].startswith("  worst frame: ")


def test_check_for_other_programs_is_json(bad_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", "--json", bad_file, TWO_HANDS) == 1
    bad, good = json.loads(capsys.readouterr().out)["files"]
    assert (bad["ok"], len(bad["errors"]), bad["keys"]) == (False, 2, [])
    assert (good["ok"], good["errors"], [key["key"] for key in good["keys"]]) == (
        True,
        [],
        ["k1", "k2", "k3"],
    )
    assert good["keys"][0]["contact_error_m"] < 1e-4
    assert set(good["worst"]) == {"key", "time_s", "contact_error_m"}


def test_the_report_for_other_programs_obeys_its_schema(
    sign_file: Path, bad_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("check", "--json", sign_file.parent) == 1
    report = json.loads(capsys.readouterr().out)
    require_described(check_schema(), report)
    assert [(Path(one["file"]).name, len(one["keys"])) for one in report["files"]] == [
        ("BAD.sign", 0),
        ("SMALL.sign", 3),
    ]
    assert report["ok"] is False


def test_the_last_line_of_several_files_says_which_ones_fail(
    sign_file: Path, bad_file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        Check, "_report", lambda _job, item, *_: found(item.path, is_ok=item.path == str(sign_file))
    )
    other, twin = sign_file.with_name("OTHER.sign"), sign_file.with_name("TWIN.sign")
    for path in (other, twin):
        path.write_bytes(sign_file.read_bytes())
    assert run("check", sign_file, other) == 1
    assert capsys.readouterr().out.splitlines()[-1] == f"2 files: 1 with problems: {other}"
    monkeypatch.setattr(Check, "_report", lambda _job, item, *_: found(item.path, is_ok=True))
    assert run("check", sign_file, other, twin, sign_file) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "3 files: all ok"  # each file once


def found(file: str, *, is_ok: bool) -> dict[str, Any]:
    return {
        "file": file,
        "signer": "signer-hm08",
        "ok": is_ok,
        "errors": [] if is_ok else ["bad"],
        "warnings": [],
        "error_codes": [] if is_ok else ["missed"],
        "warning_codes": [],
        "keys": [],
        "worst": None,
        "deepest": None,
    }


def test_a_missed_contact_fails_the_check(sign_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    too_far = Contact("wrist.dorsal", "thigh.L")
    save_sign(edits.replace_key("dominant", "k1", placement=too_far)(small_sign()), sign_file)
    assert run("check", sign_file) == 1
    told = capsys.readouterr().out
    assert "error: tracks[0] (hand, dominant).keys[0]: the contact is missed by" in told
    assert "short by" in told


def test_a_sign_without_keys_is_worth_a_word(sign_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save_sign(Sign(gloss="EMPTY"), sign_file)
    assert run("check", sign_file) == 0
    assert "warning: the sign has no keys" in capsys.readouterr().out


def test_a_sign_is_checked_on_the_signer_that_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", "--json", "--signer", "woman", TWO_HANDS) == 0
    (report,) = json.loads(capsys.readouterr().out)["files"]
    assert (report["signer"], report["ok"]) == ("woman", True)
    assert run("check", "--signer", "nobody", TWO_HANDS) == 2


def test_all_signers_make_a_table_that_ends_with_what_is_short(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two signers: all of them take eight times as long and say no more."""
    monkeypatch.setattr("signer.commands.check.character_names", lambda: ("signer-hm08", "woman"))
    hear = tmp_path / "HEAR.sign"
    save_sign(short_sign(), hear)
    assert run("check", "--signer", "all", TWO_HANDS, hear) == 1
    head, good, missed, _, again, short, count, _sum = capsys.readouterr().out.splitlines()
    assert head.split() == ["signer-hm08", "woman"]
    assert good.split() == ["STOP.sign", "ok", "ok"]
    most = missed.removeprefix("HEAR.sign").split("missed by ")[1]
    assert again.split() == ["short", "by", *head.split()]
    assert short.split() == ["HEAR.sign", "ok", "k1", *most.split()]
    assert " ".join(count.split()) == "ok 2 of 2 1 of 2"


def test_what_is_guessed_is_worth_a_look_and_strictly_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "DRAFT.sign"
    sign = load_sign(TWO_HANDS)
    save_sign(replace(sign, guesses=(Guess("k1", "elbow"),)), path)
    assert run("check", path) == 0
    assert "warning: tracks[0] (hand, dominant).keys[0]: guessed: elbow; settle it" in capsys.readouterr().out
    assert run("check", "--strict", "--json", path) == 1
    (report,) = json.loads(capsys.readouterr().out)["files"]
    assert report["error_codes"] == ["guessed"]
