"""Sign files: round trips, deterministic bytes, and one clear message for everything that is wrong."""

import json
import math
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from signer import atomic
from signer.document import edits
from signer.document.marker_edits import remove_marker
from signer.document.sign import Lane, Sign
from signer.document.values import Contact, SpacePoint
from signer.errors import SignerError, SignFileError
from signer.files import load_sign, open_sign, read_sign, save_sign
from signer.files.writing import sign_bytes
from signer.library.shelf import sign_files
from tests.helpers.signs import contact_key, random_sign, shrugging_sign, small_sign, space_key

OLD = sorted((Path(__file__).parent / "old").glob("*.sign"))
EXAMPLES = sign_files()
KEY = "lanes.dominant.keys[0]"


def fields() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(sign_bytes(small_sign()))
    return found


def problems(content: dict[str, Any] | bytes | str) -> tuple[str, ...]:
    text = json.dumps(content) if isinstance(content, dict) else content
    with pytest.raises(SignFileError) as error:
        read_sign(text, "bad.sign")
    return error.value.problems


@pytest.mark.parametrize("seed", range(25))
def test_a_sign_comes_back_as_it_was(seed: int) -> None:
    sign = random_sign(seed)
    assert read_sign(sign_bytes(sign)) == (sign, ())


@pytest.mark.parametrize("seed", range(5))
def test_saved_loaded_and_saved_again_gives_the_same_bytes(seed: int, tmp_path: Path) -> None:
    first, second = tmp_path / "a.sign", tmp_path / "b.sign"
    save_sign(random_sign(seed), first)
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


# What is wrong with a whole file


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "the file is empty"),
        (b" \n", "the file is empty"),
        (b"gloss: IDEA", "line 1, column 1: not JSON"),
        (b'{"format": "asl-sign",\n "version": [1, 0]', "line 2, column 19: not JSON"),
        (b'{"format": "asl-sign"} {}', "not JSON: extra data"),
        (b"[1, 2]", "holds a list"),
        (b"null", "holds null"),
        (b"\xff\xfe{\x00", "UTF-16"),
        (b'{"gloss": "\xe9"}', "byte 12 is not UTF-8"),
        (b"[" * 100_000, "nested more than 32 deep"),
        (b'{"a":' * 40 + b"1" + b"}" * 40, "nested more than 32 deep"),
        (b'{"a": ' + b"9" * 5000 + b"}", "too many digits"),
        (b"{}", "format: is missing"),
        (b'{"format": "gltf"}', 'format: is the text "gltf"'),
        (b'{"format": "asl-sign"}', "version: must be two whole numbers such as [1, 4], not missing"),
        (b'{"format": "asl-sign", "version": "1.0"}', 'not the text "1.0"'),
        (b'{"format": "asl-sign", "version": [true, 0]}', "version: must be two whole numbers"),
        (b'{"format": "asl-sign", "version": [2, 0]}', "version 2.0, this Signer reads up to 1.x; open it with a newer Signer"),
        (b'{"format": "asl-sign", "version": [0, 9]}', "never a version 0.9"),
        (b" " * 5_000_001, "MB"),
        (b'{"tags": [' + b"0," * 6000 + b"0]}", "a list in it holds 6001 items, more than 5000"),
        (b'{"a": {' + b",".join(b'"%d": 0' % index for index in range(5001)) + b"}}", "an object in it holds 5001 items"),
        (b'{"a": [' + b",".join([b"[" + b"0," * 4999 + b"0]"] * 61) + b"]}", "more than 300000 values"),
    ],
)
def test_a_file_that_is_no_sign_file_is_refused_with_the_reason(content: bytes, words: str) -> None:
    (problem,) = problems(content)
    assert words in problem


# What is wrong in one place


def change(way: list[Any], value: Any) -> dict[str, Any]:
    content = fields()
    holder = content
    for part in way[:-1]:
        holder = holder[part]
    if value is ...:
        del holder[way[-1]]
    else:
        holder[way[-1]] = value
    return content


CHIN = {"articulator": "index.tip", "site": "chin"}
SPOT = {"name": "freckle", "vertices": [1890, 34744, 15380], "weights": [0.5, 0.25, 0.25]}


def own_place(**changes: Any) -> dict[str, Any]:
    return {"articulator": "index.tip", "spot": SPOT | changes}


FIRST = ["lanes", "dominant", "keys", 0]
CONTACT = [*FIRST, "contacts", 0]


@pytest.mark.parametrize(
    ("way", "value", "message"),
    [
        (["gloss"], 3, "gloss: must be a text, not the number 3"),
        (["glos"], "IDEA", "glos: unknown field; did you mean 'gloss'?"),
        (["tags"], ["a", 1], "tags[1]: must be a text, not the number 1"),
        (["fps"], 29.97, "fps: must be a whole number, not the number 29.97"),
        (["fps"], 0, "fps: is 0; it must be at least 1"),
        (["dominant_side"], "Left", 'dominant_side: the text "Left" is not one of right, left; did you mean \'left\'?'),
        (["lead_in_s"], -1, "lead_in_s: is -1; it must be at least 0"),
        (["rig"], [], "rig: must be an object {...}, not a list"),
        (["lanes"], ..., "lanes: the field is missing; add it"),
        (["lanes", "face"], {}, "lanes.face: unknown field; did you mean 'base'?"),
        (["lanes", "base"], None, "lanes.base: must be an object {...}, not null"),
        (["lanes", "base", "keys"], {}, "lanes.base.keys: must be a list [...], not an object"),
        (["lanes", "base_shoulder"], {"keys": [{"id": "s1"}]}, "lanes.base_shoulder.keys[0].time_s: the field is missing; add it"),
        (["lanes", "base_shoulder"], {"keys": [{"id": "k1", "time_s": 0}]}, "lanes.base_shoulder.keys[0].id: the id 'k1' is taken by lanes.dominant"),
        (["lanes", "base_shoulder"], {"keys": [{"id": "s1", "time_s": 0, "assist": 2}]}, "lanes.base_shoulder.keys[0].assist: is 2; it must be at most 1"),
        (["lanes", "base_shoulder"], {"keys": [{"id": "s1", "time_s": 1}, {"id": "s2", "time_s": 0}]}, "lanes.base_shoulder.keys[1].time_s: 0 s is before"),
        (["lanes", "base_shoulder"], {"keys": [{"id": "s1", "time_s": 0, "shrug": 2}]}, "lanes.base_shoulder.keys[0].shrug: unknown field"),
        (FIRST, "k1", f'{KEY}: must be an object {{...}}, not the text "k1"'),
        ([*FIRST, "id"], ..., f"{KEY}.id: the field is missing; add it"),
        ([*FIRST, "id"], "k3", "lanes.base.keys[0].id: the id 'k3' is taken by lanes.dominant.keys[0]; give every key its own"),
        ([*FIRST, "time_s"], "0.4", f'{KEY}.time_s: must be a number, not the text "0.4"'),
        ([*FIRST, "time_s"], True, f"{KEY}.time_s: must be a number, not true"),
        ([*FIRST, "time_s"], None, f"{KEY}.time_s: must be a number, not null"),
        (["lanes", "base", "keys", 0, "time_s"], 601, "lanes.base.keys[0].time_s: is 601; it must be at most 600"),
        ([*FIRST, "time_s"], math.nan, f"{KEY}.time_s: must be a finite number"),
        ([*FIRST, "hold_s"], 0.7, "lanes.dominant.keys[1].time_s: 1 s is inside the key above it, which lasts until 1.1 s; shorten"),
        ([*FIRST, "time_s"], 1.5, "lanes.dominant.keys[1].time_s: 1 s is before the key above it (1.5 s); put the keys in order"),
        ([*FIRST, "handshape"], ..., f"{KEY}.handshape: the field is missing; add it"),
        ([*FIRST, "handshape"], "bent_vv", f"{KEY}.handshape: there is no handshape 'bent_vv'; did you mean 'bent_v'?"),
        ([*FIRST, "contacts"], ..., f"{KEY}: has neither contacts, space nor both_meet; say where the hand goes"),
        ([*FIRST, "contacts"], None, f"{KEY}.contacts: must not be null"),
        ([*FIRST, "contacts"], [], f"{KEY}.contacts: holds 0 contacts; a key has one, or two"),
        ([*FIRST, "contacts"], [CHIN] * 3, f"{KEY}.contacts: holds 3 contacts; a key has one, or two"),
        ([*FIRST, "contacts"], [CHIN, {"articulator": "thumb.tip", "site": "chinn"}], f"{KEY}.contacts[1].site: there is no site 'chinn'; did you mean 'chin'?"),
        ([*FIRST, "contacts"], [CHIN, {"articulator": "thumb.tp", "site": "chin"}], f"{KEY}.contacts[1].articulator: there is no articulator 'thumb.tp'"),
        ([*FIRST, "contacts"], [CHIN, {"articulator": "thumb.tip"}], f"{KEY}.contacts[1]: has neither a site nor a spot; say where"),
        ([*FIRST, "both_meet"], {"articulator": "index.tip", "point_m": [0, 0, 0]}, f"{KEY}: has both contacts and both_meet; keep one"),
        ([*CONTACT, "spot"], SPOT, f"{KEY}.contacts[0]: has both a site and a spot; keep one of them"),
        ([*CONTACT, "site"], None, f"{KEY}.contacts[0].site: must not be null"),
        (CONTACT, {"articulator": "index.tip", "spot": None}, f"{KEY}.contacts[0].spot: must not be null"),
        (CONTACT, own_place(weights=[0.5, 0.25, 0.3]), f"{KEY}.contacts[0].spot: the weights of a spot must sum to 1, not to 1.05; choose"),
        (CONTACT, own_place(weights=[0.5, 0.5]), f"{KEY}.contacts[0].spot.weights: has 2 items; it must have at least 3"),
        (CONTACT, own_place(weights=[0.5, 1.5, 0]), f"{KEY}.contacts[0].spot.weights[1]: is 1.5; it must be at most 1"),
        (CONTACT, own_place(weights=[0.5, 0.5, math.inf]), f"{KEY}.contacts[0].spot.weights[2]: must be a finite number"),
        (CONTACT, own_place(vertices=[1, 2, 10**9]), f"{KEY}.contacts[0].spot: a spot lies in a triangle of the skin, and 1, 2, 1000000000 are not"),
        (CONTACT, own_place(vertices=[1.5, 2, 3]), f"{KEY}.contacts[0].spot.vertices[0]: must be a whole number, not the number 1.5"),
        (CONTACT, own_place(place="chin"), f"{KEY}.contacts[0].spot.place: unknown field"),
        ([*FIRST, "joints_rad"], {"index_pip_flx": 0.1}, f"{KEY}.joints_rad.index_pip_flx: a hand has no joint 'index_pip_flx'; did you mean 'index_pip_flex'?"),
        ([*FIRST, "joints_rad"], {"index_pip_flex": 3.0}, f"{KEY}.joints_rad.index_pip_flex: is 3.000; this joint goes from 0.000 to 1.920 (0° to 110°)"),
        ([*FIRST, "joints_rad"], {"index_pip_flex": "bent"}, f'{KEY}.joints_rad.index_pip_flex: must be a number, not the text "bent"'),
        ([*FIRST, "joints_rad"], {"index_pip_flex": math.nan}, f"{KEY}.joints_rad.index_pip_flex: must be a finite number"),
        ([*FIRST, "joints_rad"], None, f"{KEY}.joints_rad: must be an object {{...}}, not null"),
        ([*FIRST, "points_of"], "bent_vv", f"{KEY}.points_of: there is no handshape 'bent_vv'; did you mean 'bent_v'?"),
        ([*FIRST, "own_handshape"], 3, f"{KEY}.own_handshape: must be a text, not the number 3"),
        ([*FIRST, "space"], {"articulator": "index.tip", "point_m": [0, 0, 0]}, f"{KEY}: has both contacts and space; keep one"),
        ([*CONTACT, "site"], "tempel.R", f"{KEY}.contacts[0].site: there is no site 'tempel.R'; did you mean 'temple.R'?"),
        ([*CONTACT, "site"], "elbow.outer.R", f"{KEY}.contacts[0].site: the dominant hand cannot be brought to the site 'elbow.outer.R', which its own arm carries"),
        ([*CONTACT, "articulator"], "index.tp", f"{KEY}.contacts[0].articulator: there is no articulator 'index.tp'; did you mean 'index.tip'?"),
        ([*CONTACT, "articulator"], "elbow", f"{KEY}.contacts[0].articulator: the articulator 'elbow' cannot be placed yet"),
        ([*CONTACT, "manner"], "tuch", f'{KEY}.contacts[0].manner: the text "tuch" is not one of none, near,'),
        ([*CONTACT, "stand_off_m"], 1e9, f"{KEY}.contacts[0].stand_off_m: is 1000000000.0; it must be at most 100"),
        ([*FIRST, "elbow", "branch"], 1, f"{KEY}.elbow.branch: the number 1 is not one of primary, secondary"),
        ([*FIRST, "transition", "easing"], "smoth", f"{KEY}.transition.easing: the text \"smoth\" is not one of smooth,"),
        ([*FIRST, "transition", "turns"], 0, f"{KEY}.transition.turns: turns is 0; it must be from -20 to 20, and not 0"),
        ([*FIRST, "transition", "turns"], 21, f"{KEY}.transition.turns: is 21; it must be at most 20"),
        ([*FIRST, "transition", "repeats"], 1.5, f"{KEY}.transition.repeats: must be a whole number, not the number 1.5"),
        ([*FIRST, "transition", "handles"], [0.1, 0.2, 0.3], f"{KEY}.transition.handles: has 3 items; it must have at least 4"),
        ([*FIRST, "transition", "handles"], None, f"{KEY}.transition.handles: must not be null"),
        ([*FIRST, "transition", "handshape_lead"], 1, f"{KEY}.transition.handshape_lead: is 1; it must be at most 0.9"),
        ([*FIRST, "act"], {}, f"{KEY}.act: only a contact moves, and one that is to brush, double, rub, tap; leave it out"),
        ([*FIRST, "act"], None, f"{KEY}.act: must not be null"),
        (["lanes", "base", "lead_out"], None, "lanes.base.lead_out: must not be null; leave it out or fill it"),
        ([*FIRST, "local"], [{"kind": "nodd"}], f"{KEY}.local[0].kind: the text \"nodd\" is not one of wiggle, nod,"),
        ([*FIRST, "local"], [{"kind": "nod"}, {"kind": "nod"}], f"{KEY}.local[1].kind: 'nod' is there twice; keep one of them"),
        ([*FIRST, "local"], [{"kind": "nod", "rate_hz": 0}], f"{KEY}.local[0].rate_hz: is 0; it must be above 0"),
        ([*FIRST, "local"], [{"kind": "open and close"}], f"{KEY}.local[0].toward: names the handshape to which the hand opens or closes, and only then; add it"),
        ([*FIRST, "local"], [{"kind": "open and close", "toward": "ss"}], f"{KEY}.local[0].toward: there is no handshape 'ss'"),
        ([*FIRST, "orientation", "local", "flexion_deg"], 10, f"{KEY}.orientation.local.flexion_deg: unknown field; did you mean 'flexion_rad'?"),
        ([*FIRST, "orientation", "globl"], {}, f"{KEY}.orientation.globl: unknown field; did you mean 'global'?"),
        ([*FIRST, "orientation", "global"], {"palm": [0, 0, 1], "fingers": [0, 1, 0]}, f"{KEY}.orientation: has both local and global; keep one"),
        ([*FIRST, "orientation"], {"global": None}, f"{KEY}.orientation.global: must not be null; leave it out or fill it"),
        ([*FIRST, "orientation"], {"global": {"palm": [0, 0, 1]}}, f"{KEY}.orientation.global.fingers: the field is missing; add it"),
        ([*FIRST, "orientation"], {"global": {"palm": [0, 0, 1], "fingers": [0, 2, 0]}}, f"{KEY}.orientation.global.fingers[1]: is 2; it must be at most 1"),
        ([*FIRST, "orientation"], {"global": {"palm": [0, 0, 1], "fingers": [0, 0, -1]}}, f"{KEY}.orientation.global: the palm cannot face where the fingers point"),
        ([*FIRST, "orientation"], {"global": {"palm": [0, 0, 0], "fingers": [0, 0, -1]}}, f"{KEY}.orientation.global: the direction of the palm has no length"),
        ([*FIRST, "orientation"], {"global": {"palm": [0, 0, 1], "fingers": [0, 1, 0], "thumb": 1}}, f"{KEY}.orientation.global.thumb: unknown field"),
        (["lanes", "dominant", "keys", 1, "space", "point_m"], [0, 1], "lanes.dominant.keys[1].space.point_m: has 2 items; it must have at least 3"),
        (["lanes", "dominant", "keys", 1, "space", "point_m", 2], "z", 'lanes.dominant.keys[1].space.point_m[2]: must be a number, not the text "z"'),
        (["lanes", "dominant", "keys", 1, "space", "site"], "chin", "lanes.dominant.keys[1].space.site: unknown field"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_its_place_and_its_mend(way: list[Any], value: Any, message: str) -> None:
    (problem,) = problems(change(way, value))
    assert problem.startswith(message)


def test_all_mistakes_are_told_at_once_from_the_top_of_the_file_down() -> None:
    content = change([*FIRST, "hold_s"], "long")
    content["gloss"] = 1
    content["speed"] = 2
    content["lanes"]["dominant"]["keys"][1]["time_s"] = 0.1
    content["lanes"]["base"]["keys"][0]["contacts"][0]["site"] = "chinn"
    del content["lanes"]["base"]["keys"][0]["id"]
    assert [line.split(":")[0] for line in problems(content)] == [
        "gloss", f"{KEY}.hold_s", "lanes.dominant.keys[1].time_s", "lanes.base.keys[0].id", "lanes.base.keys[0].contacts[0].site", "speed",
    ]  # fmt: skip


def test_a_name_written_twice_is_refused() -> None:
    text = sign_bytes(small_sign()).decode().replace('"branch": "primary"', '"branch": "primary", "branch": "secondary"', 1)
    assert problems(text) == (f"{KEY}.elbow.branch: the name is there twice; keep one of the two",)


def test_half_a_character_is_refused() -> None:
    text = sign_bytes(small_sign()).decode().replace("SMALL", "\\ud800").replace('"notes"', '"\\udfff"')
    assert len(problems(text)) == 3
    assert all(line.isprintable() for line in problems(text))


def test_of_a_great_many_mistakes_the_first_are_told() -> None:
    content = fields() | {f"field {number}": number for number in range(4_000)}
    content["lanes"]["base"]["keys"] = [{"id": f"b{number}", "handshape": f"shape {number}"} for number in range(5_000)]
    told = problems(content)
    assert len(told) == 101
    assert told[-1].startswith("and ")


def test_a_message_of_one_problem_is_one_line_and_of_more_a_list() -> None:
    one = SignFileError("a.sign", ["fps: too small"])
    two = SignFileError("a.sign", ["fps: too small", "gloss: missing"])
    assert str(one) == "a.sign: fps: too small"
    assert str(two) == "a.sign has 2 problems:\n  fps: too small\n  gloss: missing"
    assert isinstance(one, SignerError)


# Newer and other files


def newer() -> dict[str, Any]:
    content = change([*FIRST, "elbow", "stiffness"], 0.25)
    content["version"] = [1, 7]
    content["mood"] = {"name": "glad", "marks": [1, 2.50]}
    content["rig"]["skin~tone/2"] = "x"
    content["lanes"]["face"] = {"keys": []}
    content["lanes"]["dominant"]["keys"][0]["contacts"][0]["offset_m"] = [0.0, 0.01]
    return content


def test_a_newer_minor_version_opens_with_a_warning_that_names_what_is_kept() -> None:
    sign, (warning,) = read_sign(json.dumps(newer()))
    assert sign.gloss == "SMALL"
    for words in ("version 1.7", "mood", "lanes.face", f"{KEY}.elbow.stiffness"):
        assert words in warning


def test_its_unknown_fields_come_back_when_it_is_saved() -> None:
    saved = sign_bytes(read_sign(json.dumps(newer())).sign)
    assert json.loads(saved) == newer()
    assert sign_bytes(read_sign(saved).sign) == saved


def test_what_a_newer_signer_knows_of_a_shoulder_comes_back_too() -> None:
    content = json.loads(sign_bytes(shrugging_sign())) | {"version": [1, 7]}
    content["lanes"]["base_shoulder"]["keys"][0]["tremor"] = 0.5
    assert json.loads(sign_bytes(read_sign(json.dumps(content)).sign)) == content


def strewn(value: Any, told: list[str]) -> Any:
    """The content with a field of a newer version in every object of it, the joints' own names apart."""
    if isinstance(value, list):
        return [strewn(item, told) for item in value]
    if not isinstance(value, dict):
        return value
    told.append(f"later_{len(told)}")
    later = {told[-1]: {"a": [len(told), 2.50]}}
    return {name: item if name == "joints_rad" else strewn(item, told) for name, item in value.items()} | later


@pytest.mark.parametrize("seed", range(12))
def test_unknown_fields_of_every_object_come_back(seed: int) -> None:
    told: list[str] = []
    content = strewn(json.loads(sign_bytes(random_sign(seed))) | {"version": [1, 9]}, told)
    assert len(told) > 20
    assert json.loads(sign_bytes(read_sign(json.dumps(content)).sign)) == content


def test_unknown_fields_of_a_marker_and_of_a_movement_stay_with_them() -> None:
    content = json.loads(sign_bytes(small_sign())) | {"version": [1, 9]}
    content["markers"] = [{"time_s": 0.9, "text": "late", "colour": "red"}, {"time_s": 0.1, "text": "early", "colour": "blue"}]
    content["lanes"]["dominant"]["keys"][0]["local"] = [{"kind": "wiggle", "fingers": 2}, {"kind": "nod", "softly": True}]
    sign = read_sign(json.dumps(content)).sign
    for edit in (edits.clear_local("k1", "wiggle"), remove_marker(0)):
        sign = edit(sign)
    saved = json.loads(sign_bytes(sign))
    (marker,), (nod,) = saved["markers"], saved["lanes"]["dominant"]["keys"][0]["local"]
    assert (marker["text"], marker["colour"]) == ("late", "red")
    assert (nod["kind"], nod["softly"]) == ("nod", True)
    assert "fingers" not in nod


def test_an_unknown_field_goes_with_the_contact_it_belonged_to() -> None:
    sign = read_sign(json.dumps(newer())).sign
    moved = replace(sign.dominant.keys[0], placement=SpacePoint("index.tip", (0.0, 0.0, 0.4)))
    saved = json.loads(sign_bytes(replace(sign, dominant=Lane((moved,)))))
    assert set(saved["lanes"]["dominant"]["keys"][0]["space"]) == {"articulator", "point_m"}


def test_a_word_that_only_a_newer_signer_knows_is_told_as_such() -> None:
    content = change([*FIRST, "transition", "path"], "spiral")
    content["version"] = [1, 5]
    assert problems(content)[-1].startswith("version: the file has version 1.5; a newer Signer may know")


def test_a_newer_version_without_anything_unknown_says_so() -> None:
    assert "nothing unknown" in read_sign(json.dumps(change(["version"], [1, 5]))).warnings[0]


def test_another_body_is_a_warning() -> None:
    assert "made on the body other 3" in read_sign(json.dumps(change(["rig"], {"name": "other", "version": 3}))).warnings[0]


def test_a_second_contact_without_a_first_is_not_saved(tmp_path: Path) -> None:
    key = replace(space_key(), second=Contact("thumb.tip", "chin"))
    with pytest.raises(SignFileError, match="has both contacts and space; keep one of them"):
        save_sign(Sign(dominant=Lane((key,))), tmp_path / "a.sign")
    assert not list(tmp_path.iterdir())


# Files on the disk


def test_opening_says_what_is_wrong_with_the_path(tmp_path: Path) -> None:
    (tmp_path / "pipe").touch()
    for path, words in [
        (tmp_path, "is a folder"),
        (tmp_path / "none.sign", "no such file"),
        (tmp_path / "no" / "none.sign", "no folder"),
        (Path("/dev/null"), "is a device"),
        (Path("a\0b"), "not a name of a file"),
        (tmp_path / ("x" * 300), "cannot be read"),
    ]:
        with pytest.raises(SignFileError, match=words):
            open_sign(path)


def test_a_file_that_may_not_be_read_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.sign"
    save_sign(small_sign(), path)
    monkeypatch.setattr(Path, "open", raiser(PermissionError(13, "Permission denied")))
    with pytest.raises(SignFileError, match="may not be read; change its permissions"):
        load_sign(path)


def raiser(error: BaseException) -> Callable[..., Any]:
    def fail(*_: Any, **__: Any) -> Any:
        raise error

    return fail


def test_saving_says_what_is_wrong_and_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.sign"
    save_sign(small_sign(), path)
    old = path.read_bytes()
    for error, words in [
        (PermissionError(13, "no"), "save it in another folder"),
        (OSError(28, "No space left on device"), "the disk is full; free some space on it, or save it in another folder"),
    ]:
        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", raiser(error))
            with pytest.raises(SignFileError, match=words):
                save_sign(random_sign(1), path)
        assert path.read_bytes() == old
        assert [item.name for item in tmp_path.iterdir() if "part" in item.name] == []


def test_saving_into_nothing_or_onto_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SignFileError, match="is a folder; give a file name"):
        save_sign(small_sign(), tmp_path)
    with pytest.raises(SignFileError, match="there is no folder"):
        save_sign(small_sign(), tmp_path / "no" / "a.sign")


@pytest.mark.parametrize(
    "sign",
    [
        Sign(dominant=Lane((replace(contact_key(), handshape="nothing"),))),
        Sign(dominant=Lane((contact_key("k1", 2.0), space_key("k1", 1.0)))),
        Sign(dominant=Lane((contact_key("k1", math.nan),))),
    ],
    ids=["unknown handshape", "out of order", "not a number"],
)
def test_a_sign_that_would_not_open_again_is_not_saved(sign: Sign, tmp_path: Path) -> None:
    with pytest.raises(SignFileError):
        save_sign(sign, tmp_path / "a.sign")
    assert list(tmp_path.glob("*.sign*")) == []


def test_of_a_damaged_file_the_backup_is_named(tmp_path: Path) -> None:
    path = tmp_path / "IDEA.sign"
    for sign in (small_sign(), random_sign(1)):
        save_sign(sign, path)
    path.write_bytes(path.read_bytes()[:200])
    with pytest.raises(SignFileError) as error:
        load_sign(path)
    assert "not JSON" in error.value.problems[0]
    assert error.value.problems[-1] == "IDEA.sign~ beside it holds the sign as it was before; open that"
    assert load_sign(tmp_path / "IDEA.sign~") == small_sign()


def test_a_backup_is_spoken_of_only_where_there_is_one(tmp_path: Path) -> None:
    path = tmp_path / "IDEA.sign"
    path.write_bytes(b"")
    with pytest.raises(SignFileError, match="open another file"):
        open_sign(path)
    atomic.backup_of(path).write_bytes(b"{}")
    with pytest.raises(SignFileError, match=r"open its backup IDEA\.sign~"):
        open_sign(path)
