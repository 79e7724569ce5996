"""What is wrong with a sign file, told with its place and its mend."""

import math
from typing import Any

import pytest

from signer.errors import SignerError, SignFileError
from signer.files.writing import sign_bytes
from tests.helpers.extent import each
from tests.helpers.sign_files import change, fields, problems
from tests.helpers.signs import small_sign

KEY = "tracks[0] (hand, dominant).keys[0]"


@each(
    [
        (b"", "the file is empty"),
        (b" \n", "the file is empty"),
        (b"gloss: IDEA", "line 1, column 1: not JSON"),
        (b'{"format": "asl-sign",\n "version": [1, 0]', "line 2, column 19: not JSON"),
        (b'{"format": "asl-sign"} {}', "not JSON: more follows behind the end"),
        (b"[1, 2]", "holds a list"),
        (b"null", "holds null"),
        (b"\xff\xfe{\x00", "UTF-16"),
        (b'{"gloss": "\xe9"}', "byte 12 is not UTF-8"),
        (b"[" * 100_000, "nested more than 32 deep"),
        (b'{"a":' * 40 + b"1" + b"}" * 40, "nested more than 32 deep"),
        (b'{"a": ' + b"9" * 5000 + b"}", "too many digits"),
        (b"{}", "format: is missing"),
        (b'{"format": "gltf"}', 'format: is the text "gltf"'),
        (b'{"format": "asl-sign"}', "version: must be two whole numbers such as [2, 7], not missing"),
        (b'{"format": "asl-sign", "version": "1.0"}', 'not the text "1.0"'),
        (b'{"format": "asl-sign", "version": [true, 0]}', "version: must be two whole numbers"),
        (
            b'{"format": "asl-sign", "version": [3, 0]}',
            "version 3.0, this Signer reads up to 2.x; open it with a newer Signer",
        ),
        (b'{"format": "asl-sign", "version": [0, 9]}', "never a version 0.9"),
        (b" " * 5_000_001, "MB"),
        (b'{"tags": [' + b"0," * 6000 + b"0]}", "a list in it holds 6001 items, more than 5000"),
        (
            b'{"a": {' + b",".join(b'"%d": 0' % index for index in range(5001)) + b"}}",
            "an object in it holds 5001 items",
        ),
        (b'{"a": [' + b",".join([b"[" + b"0," * 4999 + b"0]"] * 61) + b"]}", "more than 300000 values"),
    ],
)
def test_a_file_that_is_no_sign_file_is_refused_with_the_reason(content: bytes, words: str) -> None:
    (problem,) = problems(content)
    assert words in problem


CHIN = {"articulator": "index.tip", "site": "chin"}

SPOT = {"name": "freckle", "vertices": [1890, 34744, 15380], "weights": [0.5, 0.25, 0.25]}


def own_place(**changes: Any) -> dict[str, Any]:
    return {"articulator": "index.tip", "spot": SPOT | changes}


FIRST = ["tracks", 0, "keys", 0]

CONTACT = [*FIRST, "contacts", 0]


@each([
        (["gloss"], 3, "gloss: must be a text, not the number 3"),
        (["glos"], "IDEA", "glos: unknown field; did you mean 'gloss'?"),
        (["tags"], ["a", 1], "tags[1]: must be a text, not the number 1"),
        (["fps"], "30", 'fps: must be a whole number, or the two of a fraction, such as [30000, 1001], not the text "30"'),
        (["fps"], 0, "fps: is 0; it must be at least 1"),
        (["dominant_side"], "Left", 'dominant_side: the text "Left" is not one of right, left; did you '
                                    'mean \'left\'?'),
        (["lead_in_s"], -1, "lead_in_s: is -1; it must be at least 0"),
        (["character"], [], "character: must be an object {...}, not a list"),
        (["tracks"], ..., "tracks: the field is missing; add it"),
        (["tracks", 2], {"kind": "fase"}, "tracks[2] (fase).kind: the text \"fase\" is not one of hand, "
                                          "shoulder"),
        (["tracks", 2], {"kind": "hand", "side": "base"}, "tracks[2] (hand, base): there is such a track "
                                                          "already, tracks[1] (hand, base); keep one of "
                                                          "them"),
        (["tracks", 2], {"kind": "shoulder", "side": "left"}, 'tracks[2] (shoulder, left).side: the text '
                                                              '"left" is not one of dominant, base'),
        (["tracks", 2], {"side": "base"}, "tracks[2] (base).kind: the field is missing; add it"),
        (["tracks", 1], None, "tracks[1]: must be an object {...}, not null"),
        (["tracks", 1, "keys"], {}, "tracks[1] (hand, base).keys: must be a list [...], not an object"),
        (["tracks", 2], {"kind": "shoulder", "side": "base", "keys": [{"id": "s1"}]}, "tracks[2] "
                                                                                      "(shoulder, "
                                                                                      "base).keys[0].time_s: the field is missing; add it"),
        (["tracks", 2], {"kind": "shoulder", "side": "base", "keys": [{"id": "k1", "time_s": 0}]}, "tracks[2] (shoulder, base).keys[0].id: the id 'k1' is taken by tracks[0] (hand, dominant)"),
        (["tracks", 2], {"kind": "shoulder", "side": "base", "keys": [{"id": "s1", "time_s": 0, "assist": 2}]}, "tracks[2] (shoulder, base).keys[0].assist: is 2; it must be at most 1"),
        (["tracks", 2], {"kind": "shoulder", "side": "base", "keys": [{"id": "s1", "time_s": 1}, {"id": "s2", "time_s": 0}]}, "tracks[2] (shoulder, base).keys[1].time_s: 0 s is before"),
        (["tracks", 2], {"kind": "torso", "spans": [{"id": "t1"}]}, "tracks[2] (torso).spans[0].time_s: "
                                                                    "the field is missing; add it"),
        (["tracks", 2], {"kind": "torso", "spans": [{"id": "t1", "time_s": 0, "onset_s": -1}]}, "tracks[2] "
                                                                                                "(torso).spans[0].onset_s: is -1; it must be at least 0"),
        (["tracks", 2], {"kind": "torso", "spans": [{"id": "t1", "time_s": 0, "pose": {"pitch_rad": 1}}]}, "tracks[2] (torso).spans[0].pose.pitch_rad: is 1; it must be at most 0.5236"),
        (["tracks", 2], {"kind": "torso", "spans": [{"id": "t1", "time_s": 0, "pose": {"pich_rad": 0}}]}, "tracks[2] (torso).spans[0].pose.pich_rad: unknown field; did you mean 'pitch_rad'?"),
        (["tracks", 2], {"kind": "torso", "spans": [{"id": "t1", "time_s": 0, "hold_s": 1}, {"id": "t2", "time_s": 0.5}]}, "tracks[2] (torso).spans[1].time_s: 0.5 s is inside"),
        (["tracks", 2], {"kind": "torso", "spans": [{"id": "k1", "time_s": 0}]}, "tracks[2] "
                                                                                 "(torso).spans[0].id: the "
                                                                                 "id 'k1' is taken by "
                                                                                 "tracks[0] (hand, dominant).keys[0]"),
        (["tracks", 2], {"kind": "grammar", "spans": [{"id": "g1", "time_s": 0, "signal": "q.who"}]}, "tracks[2] (grammar).spans[0].signal: there is no signal 'q.who'; did you mean 'q.wh'?"),
        (["tracks", 2], {"kind": "brows", "spans": [{"id": "b1", "time_s": 0, "signal": "q.wh"}]}, "tracks[2] (brows).spans[0].signal: the signal 'q.wh' belongs on the track grammar"),
        (["tracks", 2], {"kind": "brows", "spans": [{"id": "b1", "time_s": 0, "shapes": {"browUp": 1}}]}, "tracks[2] (brows).spans[0].shapes.browUp: there is no face shape 'browUp'; did you mean"),
        (["tracks", 2], {"kind": "brows", "spans": [{"id": "b1", "time_s": 0, "shapes": {"jawOpen": 2}}]}, "tracks[2] (brows).spans[0].shapes.jawOpen: is 2; it must be at most 1"),
        (["tracks", 2], {"kind": "brows", "spans": [{"id": "b1", "time_s": 0, "target": {"far": True}}]}, "tracks[2] (brows).spans[0].target: unknown field"),
        (["tracks", 2], {"kind": "brows", "spans": [{"id": "b1", "time_s": 0, "onset_s": None}]}, "tracks[2] (brows).spans[0].onset_s: must not be null"),
        (["tracks", 2], {"kind": "brows", "spans": [{"id": "b1", "time_s": 0, "from_key": "k9"}]}, "tracks[2] (brows).spans[0].from_key: no hand has the key 'k9'; did you mean 'k3'?"),
        (["tracks", 2], {"kind": "gaze", "spans": [{"id": "l1", "time_s": 0, "target": {"place": "a"}}]}, "tracks[2] (gaze).spans[0].target.place: there is no place 'a'"),
        (["tracks", 2], {"kind": "gaze", "spans": [{"id": "l1", "time_s": 0, "target": {}}]}, "tracks[2] (gaze).spans[0].target: has neither addressee, hand"),
        (["tracks", 2], {"kind": "mouth", "spans": [{"id": "m1", "time_s": 0, "hold_s": 1}, {"id": "m2", "time_s": 0.5}]}, "tracks[2] (mouth).spans[1].time_s: 0.5 s is inside"),
        (["tracks", 2], {"kind": "grammar", "spans": [{"id": "g1", "time_s": 0, "signal": "q.wh", "released": ["brow.raise"]}]}, "tracks[2] (grammar).spans[0].released[0]: 'brow.raise' is no part of 'q.wh'"),
        (["places"], [{"id": "a"}, {"id": "a"}], "places[1].id: the id 'a' is taken"),
        (["tracks", 2], {"kind": "torso", "keys": []}, "tracks[2] (torso).keys: unknown field"),
        (["tracks", 2], {"kind": "torso", "side": "base"}, "tracks[2] (torso, base).side: unknown field"),
        (["tracks", 2], {"kind": "shoulder", "side": "base", "keys": [{"id": "s1", "time_s": 0, "shrug": 2}]}, "tracks[2] (shoulder, base).keys[0].shrug: unknown field"),
        (FIRST, "k1", f'{KEY}: must be an object {{...}}, not the text "k1"'),
        ([*FIRST, "id"], ..., f"{KEY}.id: the field is missing; add it"),
        ([*FIRST, "id"], "k3", "tracks[1] (hand, base).keys[0].id: the id 'k3' is taken by tracks[0] (hand, dominant).keys[0]; give every key its own"),
        ([*FIRST, "time_s"], "0.4", f'{KEY}.time_s: must be a number, not the text "0.4"'),
        ([*FIRST, "time_s"], True, f"{KEY}.time_s: must be a number, not true"),
        ([*FIRST, "time_s"], None, f"{KEY}.time_s: must be a number, not null"),
        (["tracks", 1, "keys", 0, "time_s"], 601, "tracks[1] (hand, base).keys[0].time_s: is 601; it must be at most 600"),
        ([*FIRST, "time_s"], math.nan, f"{KEY}.time_s: must be a finite number"),
        ([*FIRST, "hold_s"], 0.7, "tracks[0] (hand, dominant).keys[1].time_s: 1 s is inside the key above it, which lasts until 1.1 s; shorten"),
        ([*FIRST, "time_s"], 1.5, "tracks[0] (hand, dominant).keys[1].time_s: 1 s is before the key above it (1.5 s); put the keys in order"),
        ([*FIRST, "handshape"], ..., f"{KEY}.handshape: the field is missing; add it"),
        ([*FIRST, "handshape"], "bent_vv", f"{KEY}.handshape: there is no handshape 'bent_vv'; did you mean 'bent_v'?"),
        ([*FIRST, "contacts"], ..., f"{KEY}: has neither contacts, space nor both_meet; say where the hand goes"),
        ([*FIRST, "contacts"], None, f"{KEY}.contacts: must not be null"),
        ([*FIRST, "contacts"], [], f"{KEY}.contacts: holds 0 contacts; a key has one, or two"),
        ([*FIRST, "contacts"], [CHIN] * 3, f"{KEY}.contacts: holds 3 contacts; a key has one, or two"),
        ([*FIRST, "contacts"], [CHIN, {"articulator": "thumb.tip", "site": "chinn"}], f"{KEY}.contacts[1].site: there is no site 'chinn'; did you mean 'chin'?"),
        ([*FIRST, "contacts"], [CHIN, {"articulator": "thumb.tp", "site": "chin"}], f"{KEY}.contacts[1].articulator: there is no articulator 'thumb.tp'"),
        ([*FIRST, "contacts"], [CHIN, {"articulator": "thumb.tip"}], f"{KEY}.contacts[1]: has neither site nor spot; say where"),
        ([*FIRST, "both_meet"], {"articulator": "index.tip", "point_m": [0, 0, 0]}, f"{KEY}: has both contacts and both_meet; keep one"),
        ([*CONTACT, "spot"], SPOT, f"{KEY}.contacts[0]: has both site and spot; keep one of them"),
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
        (["tracks", 1, "lead_out"], None, "tracks[1] (hand, base).lead_out: must not be null; leave it out or fill it"),
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
        (["tracks", 0, "keys", 1, "space", "point_m"], [0, 1], "tracks[0] (hand, dominant).keys[1].space.point_m: has 2 items; it must have at least 3"),
        (["tracks", 0, "keys", 1, "space", "point_m", 2], "z", 'tracks[0] (hand, dominant).keys[1].space.point_m[2]: must be a number, not the text "z"'),
        (["tracks", 0, "keys", 1, "space", "site"], "chin", "tracks[0] (hand, dominant).keys[1].space.site: unknown field"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_its_place_and_its_mend(way: list[Any], value: Any, message: str) -> None:
    (problem,) = problems(change(way, value))
    assert problem.startswith(message)


@pytest.mark.parametrize(
    ("lanes", "message"),
    [
        (3, "lanes: must be an object {...}, not the number 3"),
        ({"dominnat": {}}, "lanes.dominnat: unknown field; did you mean 'dominant'?"),
        ({"base": None}, "lanes.base: must be an object {...}, not null"),
        ({"base": {"keys": {}}}, "lanes.base.keys: must be a list [...], not an object"),
        (
            {"base_shoulder": {"keys": [{"id": "s1"}]}},
            "lanes.base_shoulder.keys[0].time_s: the field is missing; add it",
        ),
    ],
)
def test_a_mistake_in_a_file_of_version_1_is_told_with_its_place_there(lanes: Any, message: str) -> None:
    (problem,) = problems({"format": "asl-sign", "version": [1, 4], "lanes": lanes})
    assert problem.startswith(message)


def test_all_mistakes_are_told_at_once_from_the_top_of_the_file_down() -> None:
    content = change([*FIRST, "hold_s"], "long")
    content["gloss"] = 1
    content["speed"] = 2
    content["tracks"][0]["keys"][1]["time_s"] = 0.1
    content["tracks"][1]["keys"][0]["contacts"][0]["site"] = "chinn"
    del content["tracks"][1]["keys"][0]["id"]
    assert [line.split(":")[0] for line in problems(content)] == [
        "gloss", f"{KEY}.hold_s", "tracks[0] (hand, dominant).keys[1].time_s", "tracks[1] (hand, base).keys[0].id", "tracks[1] (hand, base).keys[0].contacts[0].site", "speed",
    ]  # fmt: skip


def test_a_name_written_twice_is_refused() -> None:
    text = (
        sign_bytes(small_sign())
        .decode()
        .replace('"branch": "primary"', '"branch": "primary", "branch": "secondary"', 1)
    )
    assert problems(text) == (f"{KEY}.elbow.branch: the name is there twice; keep one of the two",)


def test_half_a_character_is_refused() -> None:
    text = sign_bytes(small_sign()).decode().replace("SMALL", "\\ud800").replace('"notes"', '"\\udfff"')
    assert len(problems(text)) == 3
    assert all(line.isprintable() for line in problems(text))


def test_of_a_great_many_mistakes_the_first_are_told() -> None:
    content = fields() | {f"field {number}": number for number in range(4_000)}
    content["tracks"][1]["keys"] = [
        {"id": f"b{number}", "handshape": f"shape {number}"} for number in range(5_000)
    ]
    told = problems(content)
    assert len(told) == 101
    assert told[-1].startswith("and ")


def test_a_message_of_one_problem_is_one_line_and_of_more_a_list() -> None:
    one = SignFileError("a.sign", ["fps: too small"])
    two = SignFileError("a.sign", ["fps: too small", "gloss: missing"])
    assert str(one) == "a.sign: fps: too small"
    assert str(two) == "a.sign has 2 problems:\n  fps: too small\n  gloss: missing"
    assert isinstance(one, SignerError)
