"""Drafts from rows mark all that they hold as guessed, and agree with their rows until they are changed."""

from dataclasses import replace
from pathlib import Path

import pytest

from signer.characters.load import reference
from signer.document.guesses import GUESS_FIELDS
from signer.document.queries import every_key
from signer.document.sign import Sign
from signer.files import load_sign, save_sign
from signer.motion.checks.review import review
from signer.phrases import Phrase
from signer.tables import SignRow, SignTable, read_table
from signer.tables.codes import handshapes_of, sites_of
from signer.tables.comparing import differences
from signer.tables.drafting import draft_of
from tests.helpers.command_line import run
from tests.helpers.sign_tables import ROWS, csv_of

TABLE = read_table(csv_of(*ROWS).encode(), "lex.csv")


@pytest.fixture(scope="module")
def drafts() -> dict[str, Sign]:
    return {row.entry: draft_of(reference(), TABLE, row) for row in TABLE.rows}


def test_every_field_of_every_key_is_guessed_and_says_where_it_comes_from(
    drafts: dict[str, Sign], tmp_path: Path
) -> None:
    for entry, draft in drafts.items():
        guessed = {(one.key_id, one.field) for one in draft.guesses}
        fields = set(GUESS_FIELDS) - {"elbow", "second"}
        assert guessed == {(key.id, field) for _, key in every_key(draft) for field in fields}
        assert all("table" in one.told and isinstance(one.told, Phrase) for one in draft.guesses)
        assert draft.tags == (f"asllex:{entry}",)
        save_sign(draft, tmp_path / "a.sign")
        assert load_sign(tmp_path / "a.sign") == draft


def test_a_draft_is_what_its_row_says_and_has_no_problem_but_its_guesses(drafts: dict[str, Sign]) -> None:
    zorp, blick = drafts["zorp"], drafts["blick_1"]
    (key,) = zorp.hand("dominant").keys
    assert key.handshape == "flat_o"
    assert key.contact is not None
    assert key.contact.site in {site.id for site in sites_of("CheekNose", "Head")}
    assert key.hold_s == pytest.approx(0.52)
    assert [key.handshape for _, key in every_key(blick)] == ["open_b"] * 4
    for draft in drafts.values():
        assert [one for one in review(draft).problems if one.code != "guessed"] == []
        assert differences(draft, TABLE) == ()


def test_what_a_finished_sign_has_otherwise_is_told(drafts: dict[str, Sign]) -> None:
    other = replace(drafts["blick_1"], tags=("asllex:zorp",))
    words = " ".join(map(str, differences(other, TABLE)))
    for part in ("one hand", "the handshape 'flat_o'", "'Head CheekNose'"):
        assert part in words
    assert differences(replace(other, tags=("chin",)), TABLE) == ()
    longer = SignTable("lex", "asllex", (replace(TABLE.rows[0], duration_ms=5200.0),))
    assert [one.code for one in differences(drafts["zorp"], longer)] == ["table"]


def test_codes_name_handshapes_and_places_of_the_inventory() -> None:
    assert [one.name for one in handshapes_of("w")] == ["w", "6"]
    assert [one.name for one in handshapes_of("B")] == ["b", "closed_b"]
    assert handshapes_of("no such") == ()
    assert handshapes_of("") == ()
    assert {site.region for site in sites_of("Other", "Arm")} == {"arm"}
    assert sites_of("", "") == ()
    assert sites_of("no such", "Head") == ()
    assert {site.region for site in sites_of("Neutral", "Neutral")} == {"neutral space"}


def test_rows_are_looked_up_and_drafted_by_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, out = tmp_path / "lex.csv", tmp_path / "zorp.sign"
    path.write_text(csv_of(*ROWS))
    assert run("table", path, "--unwritten") == 0
    shown = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in shown] == ["BLICK", "ZORP", "2"]
    assert run("table", path, "--draft", "zorp", "-o", out) == 0
    assert "with 4 guesses to settle" in capsys.readouterr().out
    path.write_text(csv_of(("zorp", "", "", "", "5", *ROWS[0][5:])))
    assert run("check", out, "--table", path) == 0
    assert "lex has the handshape '5' here" in capsys.readouterr().out
    assert run("table", path, "--draft", "none", "-o", out) == 1
    assert run("table", path, "--column", "shape=HS") == 1


def test_a_row_that_says_nothing_is_drafted_as_a_new_sign() -> None:
    table = SignTable("lex", "table", (SignRow("x"),))
    draft = draft_of(reference(), table, table.rows[0])
    assert len(draft.guesses) == 4
    assert all("has no" in one.told or "no table" in one.told for one in draft.guesses)
