"""Tables of signs are read whole or not at all, by their heads, however they were saved."""

import random
from pathlib import Path

import pytest

from signer.errors import ImportingError
from signer.export import write_vocabulary
from signer.tables import SignRow, SignTable, columns_of, kept, read_table
from signer.tables.reading import FIELDS
from signer.tables.row import Written, unwritten
from tests.helpers.sign_tables import HEADS, ROWS, csv_of


def read(*rows: tuple[str, ...], **options: object) -> SignTable:
    return read_table(csv_of(*rows).encode(), "lex.csv", **options)  # type: ignore[arg-type]


def test_a_table_is_read_in_fields_of_our_own() -> None:
    table = read(*ROWS)
    assert (table.name, table.scheme) == ("lex", "asllex")
    assert table.rows[0] == SignRow(
        "zorp", "zorp", "", "", 5.5, "OneHanded", "flat_o", "", "imrp", "Head", "CheekNose", "", "None", "0", 520.0
    )  # fmt: skip
    assert table.rows[2].duration_ms is None
    assert [row.title for row in table.rows] == ["ZORP", "BLICK", "FATHER"]
    assert [row.entry for row in table.search("")] == ["blick_1", "zorp", "father"]
    assert [row.entry for row in table.search("forehead")] == ["father"]
    assert table.row_of(["chin", "asllex:zorp"]) is table.rows[0]
    assert table.row_of(["signbank:zorp"]) is None


@pytest.mark.parametrize("coding", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("between", [",", ";", "\t"])
def test_the_way_in_which_it_was_saved_makes_no_difference(coding: str, between: str) -> None:
    text = csv_of(*ROWS, between=between).replace("\n", "\r\n")
    assert read_table(text.encode(coding), "lex.csv") == read(*ROWS)


def test_exports_of_signbank_are_known_by_their_heads() -> None:
    heads = ("Signbank ID", "Lemma ID Gloss", "Annotation ID Gloss (English)", "Handedness", "Strong Hand",
             "Weak Hand", "Location", "Movement Shape")  # fmt: skip
    found = columns_of(heads)
    assert [found[field] for field in ("entry", "lemma", "gloss", "hands", "handshape", "base_handshape", "minor",
                                       "movement")] == list(heads)  # fmt: skip
    row = ("17", "TREE", "TREE-A", "2s", "B", "S", "Neutral space", "Arc")
    table = read_table(csv_of(row, heads=heads).encode(), "bank.csv")
    assert (table.scheme, table.rows[0].title, table.tag(table.rows[0])) == (
        "signbank",
        "TREE-A",
        "signbank:17",
    )


def test_columns_are_named_by_hand_where_they_are_not_known() -> None:
    heads, row = ("word", "HS", "noted"), ("ZORP", "flat_o", "soon")
    content = csv_of(row, heads=heads).encode()
    with pytest.raises(ImportingError, match="no column of IDs or glosses is known"):
        read_table(content, "own.csv")
    table = read_table(content, "own.csv", {"gloss": "word", "handshape": "HS"})
    assert table.rows == (SignRow("ZORP", gloss="ZORP", handshape="flat_o"),)
    assert read(*ROWS, columns={"handshape": ""}).rows[0].handshape == ""
    with pytest.raises(ImportingError, match="it has no column 'shape'"):
        read_table(content, "own.csv", {"gloss": "shape"})


def test_a_vocabulary_of_elan_is_read_by_the_same_door(tmp_path: Path) -> None:
    write_vocabulary(tmp_path, (("MY", "one hand"), ("HELP", "two hands")))
    table = kept.read_file(tmp_path / "signs.ecv")
    assert {(row.gloss, row.words) for row in table.rows} >= {("MY", "one hand"), ("HELP", "two hands")}


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "a table has heads and"),
        (b"EntryID,Handshape\n", "a table has heads and"),
        (b"\x89PNG\0\0", "it is no text"),
        (csv_of(("a", "b"), heads=("EntryID",)).encode(), "row 2 has 2 cells, and there are 1 heads"),
        (csv_of(("", "x"), heads=("EntryID", "Handshape")).encode(), "row 2: not read: it has neither an ID"),
        (csv_of(ROWS[0], ROWS[0]).encode(), "the ID 'zorp' stands in two rows"),
        (csv_of(("a", "soon"), heads=("EntryID", "SignDuration(ms)")).encode(), "'soon' is no number"),
        (csv_of(("a", "1e999"), heads=("EntryID", "SignDuration(ms)")).encode(), "'1e999' is no number"),
        (csv_of(("a", "x" * 201), heads=("EntryID", "Handshape")).encode(), "Handshape has 201 letters"),
        (b'EntryID\n"' + b"x" * 200_000, "no table that can be understood"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_in_words(content: bytes, words: str) -> None:
    with pytest.raises(ImportingError, match=words):
        read_table(content, "lex.csv")


def test_a_kept_table_comes_back_as_it_was(tmp_path: Path) -> None:
    draw = random.Random(7)
    letters = 'aZ9_;,"\n é中'
    rows = []
    for number in range(40):
        texts = {field: "".join(draw.choices(letters, k=draw.randrange(6))).strip() for field in FIELDS}
        numbers = {
            "frequency": draw.choice([None, draw.uniform(-3, 7)]),
            "duration_ms": draw.choice([None, 333.25]),
        }
        rows.append(SignRow(**(texts | {"entry": f"e{number}"} | numbers)))  # type: ignore[arg-type]
    for scheme in ("asllex", "signbank", "table"):
        table = SignTable("own", scheme, tuple(rows))  # type: ignore[arg-type]
        kept.keep(table, tmp_path)
        assert kept.kept_in(tmp_path) == ((table,), ())
    (tmp_path / "bad.csv").write_bytes(b"\0")
    tables, refused = kept.kept_in(tmp_path)
    assert [one.name for one in tables] == ["own"]
    assert len(refused) == 1
    kept.remove("bad", tmp_path)
    assert kept.kept_in(tmp_path)[1] == ()
    assert kept.kept_in(tmp_path / "none") == ((), ())


def test_signs_of_the_library_are_written_by_name_or_id() -> None:
    table = read(*ROWS)
    written = (Written(("FATHER",), ()), Written(("OTHER",), ("asllex:zorp",)))
    assert [row.entry for row in unwritten(table, table.rows, written)] == ["blick_1"]
    assert next(iter(unwritten(table, table.rows, (Written(("Blick-1",), ()),)))).entry == "zorp"
    assert [head for head in HEADS if head not in columns_of(HEADS).values()] == []
