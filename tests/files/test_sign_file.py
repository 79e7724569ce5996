"""Sign files: round trips, deterministic bytes, and one clear message for everything that is wrong."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack
from signer.document.values import Contact
from signer.errors import SignFileError
from signer.files import load_sign, read_sign, save_sign
from signer.files.writing import sign_bytes
from signer.library.shelf import sign_files
from tests.helpers.extent import each
from tests.helpers.sign_files import change
from tests.helpers.signs import contact_key, random_sign, small_sign, space_key
from tests.strategies import over
from tests.strategies.signs import signs

EXAMPLES = sign_files()

KEY = "tracks[0] (hand, dominant).keys[0]"


@over(20)
@given(signs())
def test_a_sign_comes_back_as_it_was_and_is_written_the_same_again(sign: Sign) -> None:
    data = sign_bytes(sign)
    assert read_sign(data) == (sign, ())
    assert sign_bytes(read_sign(data).sign) == data


def test_saved_loaded_and_saved_again_gives_the_same_bytes(tmp_path: Path) -> None:
    first, second = tmp_path / "a.sign", tmp_path / "b.sign"
    save_sign(random_sign(1), first)
    save_sign(load_sign(first), second)
    assert first.read_bytes() == second.read_bytes()


@pytest.mark.parametrize("minor", range(5))
def test_lanes_and_rig_of_version_1_become_tracks_and_a_character_and_nothing_else_changes(
    minor: int,
) -> None:
    sample = Path(__file__).parent / "old" / f"v1.{minor}.sign"
    before, after = json.loads(sample.read_bytes()), json.loads(sign_bytes(load_sign(sample)))
    lanes, tracks = before.pop("lanes"), after.pop("tracks")
    for track in tracks:
        kind, side = track.pop("kind"), track.pop("side")
        assert track == lanes.pop(side if kind == "hand" else f"{side}_{kind}")
    assert lanes == {}
    rig = before.pop("rig")
    assert after == before | {"version": [2, 4], "character": rig}


@each(EXAMPLES, lambda path: path.name)
def test_the_examples_are_written_as_the_program_writes_them(path: Path) -> None:
    assert sign_bytes(load_sign(path)) == path.read_bytes()


def test_vectors_are_on_one_line_and_the_file_ends_with_a_new_line() -> None:
    text = sign_bytes(small_sign()).decode()
    assert '"point_m": [-0.2, 0.1, 0.35]}' in text
    assert '"version": [2, 4],' in text
    assert text.endswith("}\n")
    assert max(map(len, text.splitlines())) < 130


def test_whole_numbers_of_a_python_caller_are_written_as_the_floats_they_are() -> None:
    sign = Sign(tracks=(HandTrack("dominant", (contact_key("k1", 1, 0),)),))
    assert '"time_s": 1.0' in sign_bytes(sign).decode()


def test_what_may_be_left_out_gets_its_default() -> None:
    key = {
        "id": "k1",
        "time_s": 0.4,
        "handshape": "1",
        "contacts": [{"articulator": "index.tip", "site": "chin"}],
    }
    least = {"format": "asl-sign", "version": [1, 0], "lanes": {"dominant": {"keys": [key]}}}
    expected = replace(contact_key("k1", 0.4, 0.0), placement=Contact("index.tip", "chin"))
    assert read_sign(json.dumps(least)).sign == Sign(tracks=(HandTrack("dominant", (expected,)),))


def test_a_byte_order_mark_is_read_over() -> None:
    assert read_sign(b"\xef\xbb\xbf" + sign_bytes(small_sign())).sign == small_sign()


def test_another_body_is_a_warning() -> None:
    assert (
        "made on the body other 3"
        in read_sign(json.dumps(change(["character"], {"name": "other", "version": 3}))).warnings[0]
    )


def test_a_second_contact_without_a_first_is_not_saved(tmp_path: Path) -> None:
    key = replace(space_key(), second=Contact("thumb.tip", "chin"))
    with pytest.raises(SignFileError, match="has both contacts and space; keep one of them"):
        save_sign(Sign(tracks=(HandTrack("dominant", (key,)),)), tmp_path / "a.sign")
    assert not list(tmp_path.iterdir())
