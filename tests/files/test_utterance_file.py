"""Utterance files: round trips, one clear message for everything that is wrong, nothing of a newer file lost."""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from signer.document.utterance import SignContent, Spelling, Unknown, Utterance, UtteranceItem
from signer.errors import SignFileError
from signer.files import open_utterance, save_utterance
from signer.files.utterance_file import digest_of, read_utterance, utterance_bytes
from signer.files.utterance_form import schema
from tests.files.test_damage import damaged
from tests.helpers.extent import count, each
from tests.strategies.utterances import library, utterance

SEEDS = range(count(6, whole=400))


def content_of(one: Utterance) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(utterance_bytes(one))
    return found


def problems(content: dict[str, Any]) -> tuple[str, ...]:
    with pytest.raises(SignFileError) as refused:
        read_utterance(json.dumps(content).encode(), "one.utterance")
    return refused.value.problems


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_written_is_read_again_and_fits_the_schema(seed: int) -> None:
    one = utterance(seed)
    data = utterance_bytes(one)
    assert read_utterance(data) == (one, ())
    assert utterance_bytes(read_utterance(data).utterance) == data
    jsonschema.validate(json.loads(data), schema())


def test_saving_keeps_the_one_before(tmp_path: Path) -> None:
    path = tmp_path / "one.utterance"
    save_utterance(utterance(1), path)
    save_utterance(utterance(2), path)
    assert open_utterance(path).utterance == utterance(2)
    assert read_utterance((tmp_path / "one.utterance~").read_bytes()).utterance == utterance(1)


def test_every_mistake_is_told_at_once_with_its_place_and_its_mend() -> None:
    sign = library()[0]
    content = content_of(
        Utterance(items=(UtteranceItem("i1", SignContent("MY", sign)), UtteranceItem("i2", Spelling("JOE"))))
    )
    content |= {"styl": "clear", "style": "cleer"}
    content["spans"] = [{"id": "n1", "signal": "q.w", "from_item": "i2", "to_item": "i1", "place": "mary"}]
    first, second = content["items"]
    first["sign"]["content"]["tracks"][0]["keys"][0]["handshape"] = "nothing like it"
    first["pause"] = {"seconds": -1.0}
    second |= {"id": "i1", "tempo": 9.0, "object": "mary"}
    told = "\n".join(problems(content))
    for words in (
        "style: the text \"cleer\" is not one of natural, clear, teaching, citation; did you mean 'clear'?",
        "styl: unknown field; did you mean 'style'?",
        "items[0]: has both sign and pause; keep one of them",
        "items[0].pause.seconds: is -1.0; it must be at least 0",
        "items[0].sign.content ('MY'): tracks[0] (hand, dominant).keys[0].handshape: there is no handshape",
        "items[1].id: the id 'i1' is taken; give every one its own",
        "items[1].tempo: is 9.0; it must be at most 4",
        "items[1].object: there is no place 'mary'",
        "spans[0].from_item: there is no item 'i2'",
        "spans[0].signal: there is no signal 'q.w'",
        "spans[0].place: there is no place 'mary'",
    ):
        assert words in told


def test_a_change_that_does_not_fit_the_sign_is_told() -> None:
    sign = next(one for one in library() if one.gloss == "NAME")
    content = content_of(Utterance(items=(UtteranceItem("i1", SignContent("NAME", sign)),)))
    key = dict(content["items"][0]["sign"]["content"]["tracks"][0]["keys"][0], hold_s=9.0)
    content["items"][0]["sign"]["changed"] = {"tracks": [{"kind": "hand", "side": "dominant", "keys": [key]}]}
    assert "is inside the key above it" in " ".join(problems(content))


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_nothing_of_a_newer_file_is_lost(seed: int) -> None:
    content = content_of(utterance(seed))
    content["version"] = [1, 99]
    content["mood"] = {"a": [1, None]}
    content["items"].append({"id": "later", "dance": {"steps": 3}, "tempo": 0.5})
    content["items"][0]["colour"] = "red"
    for part in content["items"][0].values():
        if isinstance(part, dict):
            part["weight"] = [1.5]
    reading = read_utterance(json.dumps(content).encode())
    assert "newer" in reading.warnings[0]
    assert isinstance(reading.utterance.items[-1].content, Unknown)
    assert json.loads(utterance_bytes(reading.utterance)) == content
    assert problems(content | {"version": [2, 0]})[0].startswith("version: ")


@each(range(count(12, whole=3000)))
def test_damaged_files_are_refused_in_words_or_read(seed: int) -> None:
    draw = random.Random(seed)
    content = damaged(content_of(utterance(seed, most=2)), draw)
    try:
        reading = read_utterance(json.dumps(content).encode())
    except SignFileError as error:
        told = error.problems
    else:
        told = ("read",)
        assert read_utterance(utterance_bytes(reading.utterance)).utterance == reading.utterance
    assert all(told)
    assert told


def test_a_digest_tells_whether_a_sign_is_another() -> None:
    digests = {digest_of(sign) for sign in library()}
    assert len(digests) == len(library())
    assert digest_of(library()[0]) in digests
    assert digest_of(replace(library()[0], life=0.25)) in digests, "a sentence plays its own life"
