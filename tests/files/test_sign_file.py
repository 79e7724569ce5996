"""Sign files: round trips, deterministic bytes, and one clear message for everything that is wrong."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given

from signer.document.sign import Lane, Sign
from signer.document.values import Contact
from signer.errors import SignFileError
from signer.files import load_sign, read_sign, save_sign
from signer.files.writing import sign_bytes
from signer.library.shelf import sign_files
from tests.helpers.sign_files import change
from tests.helpers.signs import contact_key, random_sign, small_sign, space_key
from tests.strategies import over
from tests.strategies.signs import signs

OLD = sorted((Path(__file__).parent / "old").glob("*.sign"))

EXAMPLES = sign_files()

KEY = "lanes.dominant.keys[0]"


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


def test_the_bytes_are_those_of_the_stored_sample() -> None:
    """A change of the written form shows here, and wants a new version."""
    sample = Path(__file__).parent / "old" / "v1.4.sign"
    assert sign_bytes(load_sign(sample)) == sample.read_bytes()


@pytest.mark.parametrize("minor", [0, 1, 2, 3])
def test_a_file_of_an_older_version_is_the_same_sign_under_the_new_version(minor: int) -> None:
    sample = Path(__file__).parent / "old" / f"v1.{minor}.sign"
    assert sign_bytes(load_sign(sample)) == sample.read_bytes().replace(b'"version": [1, %d]' % minor, b'"version": [1, 4]')


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.name)
def test_every_old_version_still_opens(path: Path) -> None:
    assert load_sign(path).dominant.keys


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_the_examples_are_written_as_the_program_writes_them(path: Path) -> None:
    assert sign_bytes(load_sign(path)) == path.read_bytes()


def test_vectors_are_on_one_line_and_the_file_ends_with_a_new_line() -> None:
    text = sign_bytes(small_sign()).decode()
    assert '"point_m": [-0.2, 0.1, 0.35]}' in text
    assert '"version": [1, 4],' in text
    assert text.endswith("}\n")
    assert max(map(len, text.splitlines())) < 130


def test_whole_numbers_of_a_python_caller_are_written_as_the_floats_they_are() -> None:
    sign = Sign(dominant=Lane((contact_key("k1", 1, 0),)))
    assert '"time_s": 1.0' in sign_bytes(sign).decode()


def test_what_may_be_left_out_gets_its_default() -> None:
    key = {"id": "k1", "time_s": 0.4, "handshape": "1", "contacts": [{"articulator": "index.tip", "site": "chin"}]}
    least = {"format": "asl-sign", "version": [1, 0], "lanes": {"dominant": {"keys": [key]}}}
    expected = replace(contact_key("k1", 0.4, 0.0), placement=Contact("index.tip", "chin"))
    assert read_sign(json.dumps(least)).sign == Sign(dominant=Lane((expected,)))


def test_a_byte_order_mark_is_read_over() -> None:
    assert read_sign(b"\xef\xbb\xbf" + sign_bytes(small_sign())).sign == small_sign()


def test_another_body_is_a_warning() -> None:
    assert "made on the body other 3" in read_sign(json.dumps(change(["rig"], {"name": "other", "version": 3}))).warnings[0]


def test_a_second_contact_without_a_first_is_not_saved(tmp_path: Path) -> None:
    key = replace(space_key(), second=Contact("thumb.tip", "chin"))
    with pytest.raises(SignFileError, match="has both contacts and space; keep one of them"):
        save_sign(Sign(dominant=Lane((key,))), tmp_path / "a.sign")
    assert not list(tmp_path.iterdir())
