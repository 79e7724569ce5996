"""Handshape files and the folder of a user's own: round trips, one clear message for everything that is
wrong, never half a change."""

import json
import random
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from handshapes import catalogue
from handshapes.joints import NAMES, RANGES
from handshapes.own import OwnHandshape
from signer.errors import SignFileError
from signer.files.own_files import HANDSHAPES, OwnFolder
from tests.files.test_damage import damaged
from tests.helpers.extent import each

CLAW = OwnHandshape("my claw", "bent_v", (("index_pip_flex", 0.5), ("thumb_ip_flex", 0.25)))


def drawn(seed: int) -> OwnHandshape:
    draw = random.Random(seed)
    joints = sorted(
        (name, draw.uniform(*RANGES[name])) for name in draw.sample(NAMES, draw.randrange(1, len(NAMES)))
    )
    return OwnHandshape(
        draw.choice(["my claw", "Übung 3", "母", "a b-c"]), draw.choice(catalogue.every()).name, tuple(joints)
    )


def problems(change: dict[str, Any]) -> tuple[str, ...]:
    fields = json.loads(HANDSHAPES.content(CLAW)) | change
    with pytest.raises(SignFileError) as error:
        HANDSHAPES.read(
            json.dumps({name: value for name, value in fields.items() if value is not ...}).encode(),
            "bad.handshape",
        )
    return error.value.problems


@pytest.mark.parametrize("seed", range(20))
def test_a_handshape_comes_back_as_it_was_and_obeys_the_schema(seed: int, tmp_path: Path) -> None:
    own = drawn(seed)
    HANDSHAPES.save(own, tmp_path / "a.handshape")
    assert (
        HANDSHAPES.open(tmp_path / "a.handshape")
        == HANDSHAPES.open(str(tmp_path / "a.handshape"))
        == (own, ())
    )
    assert list(tmp_path.iterdir()) == [tmp_path / "a.handshape"]
    jsonschema.Draft202012Validator(HANDSHAPES.schema()).validate(json.loads(HANDSHAPES.content(own)))


@each(
    [
        (
            {"format": "asl-sign"},
            'format: is the text "asl-sign", a handshape file has "asl-handshape" there; is it another file?',
        ),
        (
            {"version": [2, 0]},
            "version: the file has version 2.0, this Signer reads up to 1.x; open it with a newer Signer",
        ),
        ({"name": ...}, "name: the field is missing; add it"),
        ({"name": " - "}, "name: give it a name with a letter or a number in it"),
        ({"name": "x" * 61}, "name: has 61 characters"),
        ({"name": "a bell \a"}, "name: the name has characters that cannot be shown; leave them out"),
        ({"name": "Bent V"}, "name: Bent V is in the inventory; choose another name"),
        ({"handshape": "bent_vv"}, "handshape: there is no handshape 'bent_vv'; did you mean 'bent_v'?"),
        ({"joints_rad": {}}, "joints_rad: has 0 items; it must have at least 1"),
        ({"joints_rad": []}, "joints_rad: must be an object {...}, not a list"),
        (
            {"joints_rad": {"index_pip_flx": 0.1}},
            "joints_rad.index_pip_flx: a hand has no joint 'index_pip_flx'; did you mean",
        ),
        (
            {"joints_rad": {"index_pip_flex": -0.5}},
            "joints_rad.index_pip_flex: is -0.500; this joint goes from 0.000 to 1.920",
        ),
        ({"joints_rad": {"index_pip_flex": True}}, "joints_rad.index_pip_flex: must be a number, not true"),
        ({"joint_rad": {}}, "joint_rad: unknown field; did you mean 'joints_rad'?"),
    ],
)
def test_a_mistake_is_told_with_its_place_and_its_mend(change: dict[str, Any], message: str) -> None:
    (problem,) = problems(change)
    assert problem.startswith(message)


def test_all_mistakes_are_told_at_once() -> None:
    assert len(problems({"name": 3, "handshape": "zz", "joints_rad": {"index_pip_flex": 9.0}})) == 3


def test_what_is_no_json_and_what_is_no_file_is_said(tmp_path: Path) -> None:
    for content, words in (
        (b"", "is empty"),
        (b"[1]", "a handshape file holds one object"),
        (b"\xff", "not UTF-8"),
    ):
        (tmp_path / "a.handshape").write_bytes(content)
        with pytest.raises(SignFileError, match=words):
            HANDSHAPES.open(tmp_path / "a.handshape")
    with pytest.raises(SignFileError, match="there is no such file"):
        HANDSHAPES.open(tmp_path / "b.handshape")


@each(range(80))
def test_damaged_content_is_read_or_refused(seed: int) -> None:
    draw, content = random.Random(seed), json.loads(HANDSHAPES.content(CLAW))
    for _ in range(draw.randrange(1, 3)):
        content = damaged(content, draw) if content else {}
    try:
        own = HANDSHAPES.read(json.dumps(content).encode(), "damaged").own
    except SignFileError:
        return
    assert HANDSHAPES.read(HANDSHAPES.content(own)).own == own


def test_what_a_newer_signer_knows_is_kept() -> None:
    content = (
        {"nails": 1} | json.loads(HANDSHAPES.content(CLAW)) | {"version": [1, 4], "creases": {"depth": 0.5}}
    )
    own, (warning,) = HANDSHAPES.read(json.dumps(content).encode())
    assert "made by a newer Signer" in warning
    assert json.dumps(json.loads(HANDSHAPES.content(own))) == json.dumps(content)


# The folder


def named(name: str) -> OwnHandshape:
    return OwnHandshape(name, CLAW.handshape, CLAW.joints)


def test_a_folder_is_made_by_the_first_handshape_and_read_in_the_order_of_names(tmp_path: Path) -> None:
    folder = OwnFolder(tmp_path / "new" / "handshapes", HANDSHAPES)
    assert folder.read() == ((), ())
    for name in ("zeta hand", "Alpha hand"):
        folder.add(named(name))
    assert [own.name for own in folder.read().every] == ["Alpha hand", "zeta hand"]


def test_a_name_is_taken_once_whatever_its_capitals_and_dashes(tmp_path: Path) -> None:
    folder = OwnFolder(tmp_path, HANDSHAPES)
    folder.add(named("my claw"))
    with pytest.raises(SignFileError, match="there is one called my claw already"):
        folder.add(named("My-Claw"))
    folder.put(OwnHandshape("My-Claw", "5", CLAW.joints))
    assert [(own.name, own.handshape) for own in folder.read().every] == [("My-Claw", "5")]


def test_renaming_keeps_the_hand_and_never_takes_another_ones_name(tmp_path: Path) -> None:
    folder = OwnFolder(tmp_path, HANDSHAPES)
    folder.add(named("one hand"))
    folder.add(named("other hand"))
    folder.rename("one hand", "One Hand")
    folder.rename("One Hand", "new hand")
    assert [own.name for own in folder.read().every] == ["new hand", "other hand"]
    for name, words in (
        ("other hand", "there is one called other hand already"),
        ("Bent V", "in the inventory"),
        ("", "give it a name"),
    ):
        with pytest.raises(SignFileError, match=words):
            folder.rename("new hand", name)
    with pytest.raises(SignFileError, match="no longer in"):
        folder.rename("gone", "back again")
    assert {path.name for path in tmp_path.iterdir()} == {"new_hand.handshape", "other_hand.handshape"}


def test_deleting_takes_one_away_and_is_content_when_it_is_gone(tmp_path: Path) -> None:
    folder = OwnFolder(tmp_path, HANDSHAPES)
    folder.add(named("one hand"))
    folder.put(OwnHandshape("one hand", "5", CLAW.joints))
    folder.remove("one hand")
    folder.remove("one hand")
    assert folder.read().every == ()
    assert list(tmp_path.iterdir()) == []


def test_a_bad_file_is_told_and_hides_no_other(tmp_path: Path) -> None:
    folder = OwnFolder(tmp_path, HANDSHAPES)
    folder.add(named("one hand"))
    (tmp_path / "one_bad.handshape").write_text("{", encoding="utf-8")
    found = folder.read()
    assert [own.name for own in found.every] == ["one hand"]
    assert "one_bad.handshape: line 1" in found.refused[0]


def test_a_file_that_was_put_there_under_any_file_name_is_found_and_replaced(tmp_path: Path) -> None:
    HANDSHAPES.save(named("from a friend"), tmp_path / "download (1).handshape")
    folder = OwnFolder(tmp_path, HANDSHAPES)
    folder.put(OwnHandshape("from a friend", "5", CLAW.joints))
    assert folder.read().every[0].handshape == "5"
    (kept,) = (path for path in tmp_path.iterdir() if path.name != "download (1).handshape")
    assert kept.name == "download (1).handshape~"
    assert HANDSHAPES.open(kept).own == named("from a friend")


def test_names_that_make_the_same_file_name_get_files_of_their_own(tmp_path: Path) -> None:
    folder = OwnFolder(tmp_path, HANDSHAPES)
    (tmp_path / "my_claw.handshape").write_text("not ours", encoding="utf-8")
    folder.add(named("my claw"))
    assert (tmp_path / "my_claw.handshape").read_text(encoding="utf-8") == "not ours"
    assert [own.name for own in folder.read().every] == ["my claw"]


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SignFileError, match="the folder cannot be made"):
        OwnFolder(tmp_path / "file", HANDSHAPES).add(CLAW)
