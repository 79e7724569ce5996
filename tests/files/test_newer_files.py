"""Files of a newer version: what they know more is kept, and told."""

import json
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given

from signer.document import key_edits
from signer.document.marker_edits import remove_marker
from signer.document.tracks.hand import HandTrack
from signer.document.utterance import SignContent, Utterance, UtteranceItem
from signer.document.values import SpacePoint
from signer.files import read_sign
from signer.files.utterance_file import read_utterance, utterance_bytes
from signer.files.writing import sign_bytes
from tests.helpers.sign_files import change, problems
from tests.helpers.signs import shrugging_sign, small_sign
from tests.strategies import over
from tests.strategies.files import newer_files

KEY = "tracks[0] (hand, dominant).keys[0]"

FIRST = ["tracks", 0, "keys", 0]


def newer() -> dict[str, Any]:
    content = change([*FIRST, "elbow", "stiffness"], 0.25)
    content["version"] = [2, 8]
    content["mood"] = {"name": "glad", "marks": [1, 2.50]}
    content["character"]["skin~tone/2"] = "x"
    content["tracks"].append({"kind": "face", "spans": [{"id": "n1", "time_s": 0.1}]})
    content["tracks"][0]["keys"][0]["contacts"][0]["offset_m"] = [0.0, 0.01]
    return content


def test_a_newer_minor_version_opens_with_a_warning_that_names_what_is_kept() -> None:
    sign, (warning,) = read_sign(json.dumps(newer()))
    assert sign.gloss == "SMALL"
    for words in ("version 2.8", "mood", "tracks[2] (face)", f"{KEY}.elbow.stiffness"):
        assert words in warning


def test_its_unknown_fields_come_back_when_it_is_saved() -> None:
    saved = sign_bytes(read_sign(json.dumps(newer())).sign)
    assert json.loads(saved) == newer()
    assert sign_bytes(read_sign(saved).sign) == saved


def test_what_a_newer_signer_knows_of_a_shoulder_comes_back_too() -> None:
    content = json.loads(sign_bytes(shrugging_sign())) | {"version": [2, 8]}
    content["tracks"][-1]["keys"][0]["tremor"] = 0.5
    assert json.loads(sign_bytes(read_sign(json.dumps(content)).sign)) == content


@over(5)
@given(newer_files())
def test_unknown_fields_of_every_object_come_back_where_they_stood(content: dict[str, Any]) -> None:
    written = json.dumps(content)
    assert json.dumps(json.loads(sign_bytes(read_sign(written).sign))) == written


@over(5)
@given(newer_files())
def test_the_order_of_a_file_that_others_wrote_settles_with_the_first_saving(content: dict[str, Any]) -> None:
    sign = read_sign(json.dumps(dict(reversed(content.items())))).sign
    saved = sign_bytes(sign)
    assert read_sign(saved).sign == sign
    assert sign_bytes(read_sign(saved).sign) == saved


def test_an_unknown_field_stays_behind_what_is_left_of_the_fields_before_it() -> None:
    content = json.loads(sign_bytes(small_sign())) | {"version": [2, 9]}
    content["markers"], content["mood"] = [{"time_s": 0.1}], 1
    sign = remove_marker(0)(read_sign(json.dumps(content)).sign)
    assert list(json.loads(sign_bytes(sign)))[-2:] == ["tracks", "mood"]


def test_unknown_fields_of_a_marker_and_of_a_movement_stay_with_them() -> None:
    content = json.loads(sign_bytes(small_sign())) | {"version": [2, 9]}
    content["markers"] = [
        {"time_s": 0.9, "text": "late", "colour": "red"},
        {"time_s": 0.1, "text": "early", "colour": "blue"},
    ]
    content["tracks"][0]["keys"][0]["local"] = [
        {"kind": "wiggle", "fingers": 2},
        {"kind": "nod", "softly": True},
    ]
    sign = read_sign(json.dumps(content)).sign
    for edit in (key_edits.clear_local("k1", "wiggle"), remove_marker(0)):
        sign = edit(sign)
    saved = json.loads(sign_bytes(sign))
    (marker,), (nod,) = saved["markers"], saved["tracks"][0]["keys"][0]["local"]
    assert (marker["text"], marker["colour"]) == ("late", "red")
    assert (nod["kind"], nod["softly"]) == ("nod", True)
    assert "fingers" not in nod


def test_an_unknown_field_goes_with_the_contact_it_belonged_to() -> None:
    sign = read_sign(json.dumps(newer())).sign
    moved = replace(sign.hand("dominant").keys[0], placement=SpacePoint("index.tip", (0.0, 0.0, 0.4)))
    saved = json.loads(sign_bytes(sign.with_tracks(HandTrack("dominant", (moved,)))))
    assert set(saved["tracks"][0]["keys"][0]["space"]) == {"articulator", "point_m"}


def test_a_word_that_only_a_newer_signer_knows_is_told_as_such() -> None:
    content = change([*FIRST, "transition", "path"], "spiral")
    content["version"] = [2, 8]
    assert problems(content)[-1].startswith("version: the file has version 2.8; a newer Signer may know")


def test_a_newer_version_without_anything_unknown_says_so() -> None:
    assert "nothing unknown" in read_sign(json.dumps(change(["version"], [2, 8]))).warnings[0]


def test_only_a_file_with_a_broken_rate_is_of_the_version_that_brought_them() -> None:
    whole, broken = small_sign(), replace(small_sign(), fps=Fraction(30_000, 1001))
    assert json.loads(sign_bytes(whole))["version"] == [2, 4]
    written = sign_bytes(broken)
    assert b'"version": [2, 5],' in written
    assert b'"fps": [30000, 1001],' in written
    assert read_sign(written) == (broken, ())
    assert sign_bytes(replace(read_sign(written).sign, fps=whole.fps)) == sign_bytes(whole)


def test_a_sentence_with_a_broken_rate_or_a_sign_of_one_is_of_the_newer_version() -> None:
    broken = replace(small_sign(), fps=Fraction(24_000, 1001))
    for said, version in (
        (Utterance(), [1, 1]),
        (Utterance(fps=broken.fps), [1, 2]),
        (Utterance(items=(UtteranceItem("i1", SignContent("SMALL", broken)),)), [1, 2]),
    ):
        written = utterance_bytes(said)
        assert json.loads(written)["version"] == version
        assert read_utterance(written).utterance == said


@pytest.mark.parametrize(
    ("rate", "words"),
    [
        ([60_000, 2002], "fps: must be in lowest terms, such as [30000, 1001]"),
        ([30, 1], "fps: must be in lowest terms"),
        (
            [30_000],
            "fps: must be a whole number, or the two of a fraction, such as [30000, 1001], not a list",
        ),
        ([0, 7], "fps: must be a whole number, or"),
        (
            29.97,
            "fps: must be a whole number, or the two of a fraction, such as [30000, 1001], not the number",
        ),
        (True, "fps: must be a whole number, or"),
        ([1, 3], "fps: is [1, 3]; it must be at least 1"),
        ([9999, 2], "fps: is [9999, 2]; it must be at most 1000"),
    ],
)
def test_a_rate_that_is_none_is_told_with_its_mend(rate: Any, words: str) -> None:
    (told,) = problems(change(["fps"], rate))
    assert told.startswith(words)
