"""No silent loss: every field of a sign belongs to a feature, and every format keeps a feature or names it."""

import json
from collections.abc import Callable, Iterator
from dataclasses import MISSING, fields, is_dataclass, replace
from pathlib import Path
from typing import Any, Final

import jsonschema
import pytest
from hypothesis import given

from nonmanuals import catalogue as nonmanuals
from signer.commands.report_schemas import formats_schema
from signer.document.guesses import Guess
from signer.document.items import every_item, items_on
from signer.document.marker_edits import add_marker
from signer.document.problems import item_place
from signer.document.queries import every_key
from signer.document.sign import Sign
from signer.document.tracks.face import GazeTrack
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.kinds import SPAN_KINDS
from signer.document.tracks.shoulder import ShoulderKey, ShoulderTrack
from signer.document.tracks.span import Span, SpanTrack, usual_ramp_s
from signer.document.values import BothMeet, Contact, Marker, Place, SpacePoint
from signer.document.video import Video
from signer.errors import ExportError
from signer.export import FORMATS, Loss, as_asked, counts_of, export, format_of, losses_of
from signer.export.features import BESIDE, FEATURES, GAZE, MOVING, ON_FACE
from signer.export.losses import losses_json, refused_by_strict, schema, summary_of
from signer.files import load_sign
from signer.films.look import FILMS, WORDS
from signer.library.shelf import FOLDER
from sites import catalogue as sites
from tests.helpers.command_line import run
from tests.helpers.extent import each
from tests.helpers.signs import small_sign
from tests.strategies import over
from tests.strategies.signs import signs

Named = dict[str, str]

OF_SIGNS: Final[Named] = {
    "gloss": "gloss", "translation": "translation", "notes": "notes and tags", "tags": "notes and tags",
    "author": "credits", "licence": "credits", "source": "credits", "confidence": "confidence",
    "dominant_side": "dominant side", "character_name": "body", "character_version": "body",
    "fps": "frame rate", "lead_in_s": "leads", "lead_out_s": "leads", "rest": "rest",
    "addressee_m": "addressee", "video": "film", "extra": "unknown fields", "life": "life",
}  # fmt: skip
OF_KEYS: Final[Named] = {
    "id": "keys", "time_s": "keys", "hold_s": "keys", "handshape": "handshapes",
    "orientation": "orientations", "elbow": "elbows", "transition": "transitions",
    "extra": "unknown fields", "second": "second contacts", "joints": "own joints",
    "own_handshape": "own joints", "points_of": "points of another handshape",
    "act": "gestures of contacts", "local": "secondary motion", "stops": "stops",
}  # fmt: skip
OF_SPANS: Final[Named] = {
    "strength": "", "id": "", "time_s": "", "hold_s": "", "onset_s": "signal details",
    "offset_s": "signal details", "pose": "signal details", "extra": "unknown fields", "signal": "",
    "side": "signal details", "from_key": "signal details", "to_key": "signal details",
    "target": "gaze targets", "word": "mouthed words", "reading": "signal details",
    "sounds": "signal details", "shapes": "signal details", "rate_hz": "signal details",
    "cycles": "signal details", "released": "signal details", "name": "signal details",
}  # fmt: skip
"""Features of spans; a span itself, by its signal or without one, is a feature of its track."""
FEATURE_OF: Final[dict[type, Named]] = {
    Sign: OF_SIGNS | dict.fromkeys(("tracks", "markers", "places"), "") | {"guesses": "guesses"},
    HandTrack: {"side": "", "keys": "", "lead_in": "leads", "lead_out": "leads", "lead_in_s": "leads"},
    Key: OF_KEYS | {"placement": ""},
    Contact: {
        "articulator": "articulators", "site": "", "manner": "", "stand_off_m": "stand-offs",
    },
    SpacePoint: {"articulator": "articulators", "point_m": "points of space", "place": "points of space"},
    BothMeet: {"articulator": "articulators", "point_m": "both_meet"},
    ShoulderTrack: {"side": "", "keys": ""},
    ShoulderKey: dict.fromkeys(
        ("id", "time_s", "hold_s", "assist", "elevation_rad", "protraction_rad", "easing"), "shoulders"
    )
    | {"extra": "unknown fields"},
    Span: OF_SPANS,
    Marker: {"time_s": "", "text": "", "hold_s": "", "end": "", "extra": "unknown fields"},
    Place: dict.fromkeys(("id", "name", "angle_rad", "distance_m", "height_m"), "places of people")
    | {"extra": "unknown fields"},
    Guess: dict.fromkeys(("key_id", "field", "alternatives", "told"), "guesses") | {"extra": "unknown fields"},
    Video: dict.fromkeys(("path", "digest", "offset_s", "pins", "trim_s"), "film") | {"extra": "unknown fields"},
}  # fmt: skip
"""The feature to which every field belongs; empty where that depends on its value, or on what it holds."""


def is_usual(thing: Any, name: str) -> bool:
    """Return whether a field has its usual value, of a span that of its signal."""
    if isinstance(thing, Span) and name in ("onset_s", "offset_s"):
        return bool(getattr(thing, name) == usual_ramp_s(thing.signal, name))
    field = next(field for field in fields(thing) if field.name == name)
    usual = field.default if field.default_factory is MISSING else field.default_factory()
    return bool(getattr(thing, name) == usual)


def folds(span: Span) -> bool:
    """Return whether a span creases the skin of the face: raised or lowered brows, nose, smile, or a mouthing."""
    starts = ("browInnerUp", "browOuterUp", "browDown", "noseSneer", "mouthSmile")
    signal = nonmanuals.find(span.signal) if span.signal else None
    parts = [] if signal is None else [signal, *(nonmanuals.find(part.signal) for part in signal.parts)]
    names = [name for name, _ in span.shapes] or [name for one in parts for name in one.shapes]
    return bool(span.word) or any(name.startswith(starts) for name in names)


def features_in(thing: Any, kind: str = "") -> Iterator[str]:
    """Yield the features of which a part of a sign says something, counted by hand from its fields."""
    if isinstance(thing, tuple):
        for one in thing:
            yield from features_in(one, kind)
        return
    if not is_dataclass(thing):
        return
    if isinstance(thing, SpanTrack):
        yield from features_in(thing.spans, thing.kind)
        return
    named = FEATURE_OF.get(type(thing), {})
    for field in fields(thing):
        if not is_usual(thing, field.name):
            yield from [named[field.name]] if named.get(field.name) else []
            if field.name != "alternatives":  # what a key may be is nothing that the sign says
                yield from features_in(getattr(thing, field.name), kind)
    if isinstance(thing, Contact):
        yield from ("manners", "sites" if isinstance(thing.site, str) else "own spots")
        if isinstance(thing.site, str) and sites.find(thing.site).carrier == "head":
            yield "lines round hands"
    if isinstance(thing, Marker):
        yield "items" if thing.hold_s else "markers"
    if isinstance(thing, Span):
        yield GAZE if kind == GazeTrack.kind else "signals" if thing.signal else "spans of one's own"
        yield from ["face"] if kind in ON_FACE else []
        yield from ["folds of the face"] if kind in ON_FACE and folds(thing) else []


@over(8)
@given(signs())
def test_every_field_that_is_not_as_usual_is_a_feature_and_nothing_else_is(sign: Sign) -> None:
    told = {name for name, find in FEATURES.items() if any(True for _ in find(sign))}
    assert told == set(features_in(sign))


@each(FEATURE_OF)
def test_a_new_field_has_to_say_to_which_feature_it_belongs(one: type) -> None:
    assert {field.name for field in fields(one)} == set(FEATURE_OF[one])


@over(3)
@given(signs())
def test_every_format_keeps_a_feature_or_names_each_place_of_it(sign: Sign) -> None:
    for form in FORMATS:
        lost = losses_of(sign, form)
        named = [(loss.feature, loss.where) for loss in lost if loss.feature in FEATURES]
        found = [(name, place) for name, find in FEATURES.items() for place, _ in find(sign)]
        kept = form.keeps | form.judged
        assert [one for one in named if one[0] not in form.judged] == [
            one for one in found if one[0] not in kept
        ]
        assert {one for one in named if one[0] in form.judged} <= set(found)
        assert len(set(named)) == len(named)
        assert all(loss.words and loss.severity in ("changed", "left out") for loss in lost)
        assert sum(counts_of(lost).values()) == len(lost)


def test_features_and_formats_speak_of_the_same_things() -> None:
    assert set(MOVING).isdisjoint(BESIDE)
    for form in FORMATS:
        assert form.keeps | form.judged <= set(FEATURES), form.name
        assert form.keeps.isdisjoint(form.judged), form.name
        assert form.hides <= set(MOVING), form.name
    assert len({form.ending for form in FORMATS}) == len(FORMATS)
    assert tuple(form.ending for form in FORMATS if form.source == "film") == FILMS


def test_places_are_those_of_messages() -> None:
    sign = load_sign(FOLDER / "BORED.sign")
    lost = losses_of(sign, format_of("a.glb"))
    elbows = [loss for loss in lost if loss.feature == "elbows"]
    assert elbows[0].where == "tracks[0] (hand, dominant).keys[0].elbow"
    assert elbows[0].words.startswith("swivel of ")
    places = {item_place(sign, name, items_on(sign, name).index(item)) for name, item in every_item(sign)}
    assert all(
        any(loss.where.startswith(place) for place in places) for loss in lost if "keys[" in loss.where
    )


def told_by(path: Path) -> dict[str, Any]:
    """Return the JSON of an export; of a GLB its extras."""
    content = path.read_bytes()
    if path.suffix == ".json":
        return dict(json.loads(content))
    return dict(json.loads(content[20 : 20 + int.from_bytes(content[12:16], "little")])["asset"]["extras"])


READ_BACK: Final[dict[str, Callable[[Sign, dict[str, Any]], bool]]] = {
    "gloss": lambda sign, read: read["sign"]["gloss"] == sign.gloss,
    "translation": lambda sign, read: read["sign"]["translation"] == sign.translation,
    "notes and tags": lambda sign, read: (
        (read["sign"]["notes"], read["sign"]["tags"]) == (sign.notes, list(sign.tags))
    ),
    "credits": lambda sign, read: all(
        read["sign"][field] == getattr(sign, field) for field in ("author", "licence", "source")
    ),
    "dominant side": lambda sign, read: read["sign"]["dominant_side"] == sign.dominant_side,
    "body": lambda sign, read: (
        read["sign"]["rig"] == {"name": sign.character_name, "version": sign.character_version}
    ),
    "markers": lambda sign, read: (
        [(one["time_s"], one["text"], one.get("hold_s", 0.0)) for one in read["sign"]["markers"]]
        == [(one.time_s, one.text, one.hold_s) for one in sign.markers]
    ),
    "items": lambda sign, read: len(read["sign"]["markers"]) == len(sign.markers),
    "signals": lambda sign, read: (
        [(one["track"], one["signal"], one["start_s"], one["end_s"], one["strength"]) for one in read["sign"]["spans"]]
        == [
            (kind.name, span.signal, span.time_s, span.end_s, span.strength)
            for kind in SPAN_KINDS for span in sign.spans(kind.name) if span.signal
        ]
    ),
    "keys": lambda sign, read: (
        {key for hand in read["hands"].values() for key in hand["key"]} - {None}
        == {key.id for _, key in every_key(sign)}
    ),
    "articulators": lambda sign, read: (
        {key.articulator for _, key in every_key(sign)} <= {goal["articulator"] for goal in goals_in(read)}
    ),
    "sites": lambda sign, read: (
        {site for _, key in every_key(sign) for site in key.sites} <= {goal["site"] for goal in goals_in(read)}
    ),
    "manners": lambda sign, read: (
        {key.contact.manner for _, key in every_key(sign) if key.contact}
        <= {goal["manner"] for goal in goals_in(read)}
    ),
    "second contacts": lambda sign, read: (
        {(key.second.articulator, key.second.site) for _, key in every_key(sign) if key.second}
        == {(goal["articulator"], goal["site"]) for goal in goals_in(read) if not goal["primary"]}
    ),
}  # fmt: skip
"""Functions that find a feature again in animation JSON, and in the extras of a GLB."""


def goals_in(read: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what both hands are brought to."""
    return [goal for hand in read["hands"].values() for goal in hand["goals"]]


def full_sign() -> Sign:
    """A sign of the library that says all that a format of movement keeps."""
    sign = add_marker(0.4, "first touch")(load_sign(FOLDER / "BORED.sign"))
    markers = (*sign.markers, Marker(0.5, "BORED", 0.4))
    key = sign.hand("dominant").keys[0]
    second = Contact("middle.tip", "nose.tip")
    hand = replace(sign.hand("dominant"), keys=(replace(key, second=second), *sign.hand("dominant").keys[1:]))
    sign = sign.with_tracks(hand)
    words = {field: f"a {field}" for field in ("translation", "notes", "author", "licence", "source")}
    return replace(sign, markers=markers, dominant_side="left", tags=("a",), **words)


@pytest.mark.parametrize("ending", ["json", "glb", "vrma"])
def test_what_a_format_keeps_is_found_again(ending: str, tmp_path: Path) -> None:
    sign, path = full_sign(), tmp_path / f"a.{ending}"
    lost = export(sign, path, fps=10, without_mesh=ending == "glb")
    assert [(loss.feature, loss.where) for loss in lost] == [
        (loss.feature, loss.where) for loss in losses_of(sign, format_of(path))
    ]
    keeps = format_of(path).keeps - {"body"}
    assert {name for name in keeps if not any(True for _ in FEATURES[name](sign))} == set()
    read = told_by(path)
    assert [name for name in keeps | {"body"} if not READ_BACK[name](sign, read)] == []
    if ending != "json":  # those have room for words
        assert [one["words"] for one in read["losses"]] == [loss.words for loss in lost]


@pytest.mark.parametrize("words", WORDS)
def test_subtitles_and_films_keep_the_words_they_show(words: str, tmp_path: Path) -> None:
    sign, path = full_sign(), tmp_path / "a.srt"
    lost = {loss.feature for loss in export(sign, path, words=words)}
    text = path.read_text()
    assert ("BORED" in text, "a translation" in text) == ("items" not in lost, "translation" not in lost)
    film = as_asked(format_of("a.gif"), words=words)
    assert film.keeps == as_asked(format_of(path), words=words).keeps
    assert as_asked(film, words="").keeps == set()


def test_a_strict_export_writes_nothing_where_something_is_left_out(tmp_path: Path) -> None:
    path, sign = tmp_path / "a.glb", replace(small_sign(), confidence="H")
    with pytest.raises(ExportError, match="would lose confidence \\(1\\); leave --strict out"):
        export(sign, path, strict=True)
    assert not path.exists()
    lost = export(small_sign(), tmp_path / "b.json", 5, strict=True)
    assert {loss.severity for loss in lost} == {"changed"}
    assert refused_by_strict(lost) == ""


def test_losses_are_summed_up_in_a_line() -> None:
    found = [Loss("a", "x", "y"), Loss("a", "x", "y"), Loss("b", "x", "y", "changed")]
    assert summary_of(found) == "2 left out, 1 changed"
    assert summary_of([]) == ""
    assert counts_of(found) == {"a": 2, "b": 1}


def test_the_command_tells_losses_in_a_line_and_in_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sign, out, told = FOLDER / "IDEA.sign", tmp_path / "IDEA.srt", tmp_path / "losses.json"
    assert run("export", sign, "-o", out) == 0
    lost = losses_of(load_sign(sign), format_of(out))
    assert capsys.readouterr().err == f"IDEA.srt: {len(lost)} left out (--losses FILE tells them)\n"
    assert run("export", sign, "-o", out, "--losses", told) == 0
    read = json.loads(told.read_text())
    jsonschema.validate(read, schema())
    assert read == json.loads(json.dumps(losses_json(lost, str(sign), str(out))))
    out.unlink()
    assert run("export", sign, "-o", out, "--strict") == 1
    assert not out.exists()
    assert run("export", sign, sign.with_name("BORED.sign"), "-o", tmp_path, "--losses", told) == 2


def test_a_strict_film_is_not_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("export", FOLDER / "IDEA.sign", "-o", tmp_path / "a.gif", "--strict") == 1
    assert "would lose" in capsys.readouterr().err


def test_the_command_lists_all_formats(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("formats") == 0
    shown = capsys.readouterr().out
    assert max(map(len, shown.splitlines())) <= 100
    words = " ".join(shown.split())
    assert all(f"{form.ending} " in words and form.about in words for form in FORMATS)
    assert run("formats", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    jsonschema.validate(told, formats_schema())
    for form, one in zip(FORMATS, told["formats"], strict=True):
        assert one["ending"] == form.ending
        assert {*one["keeps"], *one["changes"], *one["leaves_out"]} == set(FEATURES)
