"""Utterance files, `NAME.utterance`: sentences, strictly read and safely written."""

import hashlib
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Final, NamedTuple

from handshapes.search import did_you_mean
from signer.document.problems import Problem
from signer.document.sign import Sign
from signer.document.utterance import PEOPLE, Point, SignContent, Utterance, is_role
from signer.errors import SignFileError
from signer.files import disk
from signer.files.disk import AnyPath
from signer.files.form import Beside
from signer.files.json_text import Json, Steps, parse, pretty
from signer.files.kinds import SIGN, UTTERANCE
from signer.files.newer import track_step
from signer.files.reading import read_fields, read_form
from signer.files.utterance_form import UtteranceForm
from signer.files.writing import needs, sign_fields
from signer.printable import quoted

ENDING: Final = ".utterance"
_NAMES: Final = (
    ("sign", "name"), ("spelling", "word"), ("number", "value"), ("classifier", "handshape"),
    ("gap", "gloss"),
)  # fmt: skip
"""Contents of items that a sentence is found by, each with the field that names it."""


class UtteranceReading(NamedTuple):
    """An utterance and what its user should know about the file it came from."""

    utterance: Utterance
    warnings: tuple[str, ...]


def open_utterance(path: AnyPath) -> UtteranceReading:
    """The utterance of a file, and warnings worth showing; SignFileError when it cannot be read."""
    return disk.open_checked(Path(path), UTTERANCE.word, read_utterance)


def load_utterance(path: AnyPath) -> Utterance:
    """The utterance of a file; SignFileError when it cannot be read."""
    return open_utterance(path).utterance


def save_utterance(utterance: Utterance, path: AnyPath, over: str | None = None) -> None:
    """Write the utterance to a file, keeping the one before as `NAME~`; SignFileError when that fails.

    With `over` it replaces no other content than that of this digest.
    """
    disk.save_checked(Path(path), UTTERANCE.word, lambda: utterance_bytes(utterance), read_utterance, over)


def is_utterance(content: bytes) -> bool:
    """Return whether the content of a file says that it is an utterance."""
    return f'"{UTTERANCE.format}"'.encode() in content[:200]


def digest_of(sign: Sign) -> str:
    """Return the digest of a sign, by which items tell whether the library has another one now.

    It is that of its file without the version, which other programs write otherwise, and without life: in a
    sentence the sentence's own is played.
    """
    fields = sign_fields(replace(sign, life=0.0))
    fields.pop("version")  # a newer Signer writes the same sign
    return f"sha256:{hashlib.sha256(pretty(fields).encode()).hexdigest()}"


def utterance_bytes(utterance: Utterance) -> bytes:
    """Return the content of the utterance's file: the same utterance gives the same bytes."""
    version = UTTERANCE.written[_needs(utterance)]  # replaced by what `extra` keeps of a newer file
    head: dict[str, Json] = {"format": UTTERANCE.format, "version": list(version)}
    return (pretty(UtteranceForm.fields(utterance, head)) + "\n").encode()


def read_utterance(content: bytes, name: str = "the sentence") -> UtteranceReading:
    """Read the content of an utterance file; SignFileError with every mistake in it.

    Messages call the content `name`.
    """
    signs, told = dict[Steps, Sign](), list[Problem]()

    def more_problems(fields: dict[str, Json]) -> list[Problem]:
        found, problems = _signs(fields)
        signs.update(found)
        told.extend(problems)
        return [*_references(fields), *(problem for problem in told if problem.severity == "error")]

    form, owned, warnings = read_form(content, name, UTTERANCE, UtteranceForm, more_problems)
    utterance: Utterance = form.make(Beside(owned, signs))
    return UtteranceReading(utterance, tuple(dict.fromkeys([*warnings, *map(str, told)])))


def words_in(content: bytes) -> tuple[str, str, tuple[str, ...]]:
    """Return title, translation and the names of what items hold, of the content of an utterance file.

    Its signs are not read, which would take fifty times as long; SignFileError where it is no JSON object.
    """
    fields, _ = parse(content, "the sentence", UTTERANCE.word)
    parts = ((item.get(kind), name) for _, item in _objects(fields.get("items")) for kind, name in _NAMES)
    names = (part[name] for part, name in parts if isinstance(part, dict) and name in part)
    title, translation = (str(fields.get(name, "")) for name in ("title", "translation"))
    return title, translation, tuple(map(str, names))


def _needs(utterance: Utterance) -> int:
    """Return which of the versions that are written a sentence needs.

    That is what its signs need as files of their own; a role of somebody and what was declined need the
    fifth, life the third, a broken rate, or a point at several, the second.
    """
    if utterance.declined or any(is_role(one.signal) and one.place for one in utterance.spans):
        return 4
    contents = [item.content for item in utterance.items]
    own = int(
        isinstance(utterance.fps, Fraction)
        or any(isinstance(each, Point) and each.is_plural for each in contents)
    )
    signs = (needs(each.sign) for each in contents if isinstance(each, SignContent))
    return max(2 if utterance.life else own, *signs, 0)


def _objects(items: Json) -> Iterator[tuple[int, dict[str, Json]]]:
    listed = items if isinstance(items, list) else ()
    return ((index, one) for index, one in enumerate(listed) if isinstance(one, dict))


def _signs(fields: dict[str, Json]) -> tuple[dict[Steps, Sign], list[Problem]]:
    """Read the signs that items hold, by the steps to them, with the problems and warnings of each."""
    found, problems = dict[Steps, Sign](), list[Problem]()
    for index, item in _objects(fields.get("items")):
        part = item.get("sign")
        content = part.get("content") if isinstance(part, dict) else None
        if not isinstance(part, dict) or not isinstance(content, dict):
            continue
        for field in ("content", "changed"):
            where, changed = f"items[{index}].sign.{field}", part.get(field)
            if not isinstance(changed, dict):
                continue
            held = content if field == "content" else _merged(content, changed)
            try:
                reading = read_fields({"format": SIGN.format, **held}, where)
            except SignFileError as error:
                at = f"{where} ({quoted(str(part.get('name')))})"
                problems += [Problem(at, one) for one in error.problems]
                break
            found["items", index, "sign", field] = reading.sign
            problems += [Problem(where, one, "warning") for one in reading.warnings]
    return found, problems


def _merged(content: dict[str, Json], changed: dict[str, Json]) -> dict[str, Json]:
    """Return the fields of a sign with keys and spans replaced by those that were changed, by their ids."""
    by_track = {track_step(track): track for _, track in _objects(changed.get("tracks"))}
    tracks = list[Json]()
    for track in content["tracks"] if isinstance(content.get("tracks"), list) else ():
        other = by_track.get(track_step(track), {}) if isinstance(track, dict) else {}
        for name in ("keys", "spans"):
            if other and isinstance(track.get(name), list):
                by_id = {one.get("id"): one for _, one in _objects(other.get(name))}
                items = [
                    by_id.get(one.get("id"), one) if isinstance(one, dict) else one for one in track[name]
                ]
                track = track | {name: items}
        tracks.append(track)
    return content | {"tracks": tracks}


def _references(fields: dict[str, Json]) -> Iterator[Problem]:
    """Yield ids that are there twice, and names of items and places that there are not."""
    listed = {name: list(_objects(fields.get(name))) for name in ("items", "places", "spans", "declined")}
    ids = dict[str, list[str]]()
    for name, objects in listed.items():
        known = ids.setdefault(name, [])
        for index, one in objects:
            own = one.get("id")
            if isinstance(own, str) and own in known:
                yield Problem(f"{name}[{index}].id", f"the id {quoted(own)} is taken; give every one its own")
            known += [own] if isinstance(own, str) else []
    items, places = ids["items"], [*PEOPLE, *ids["places"]]
    named = [  # objects, the way to the part of them that names, its fields, and what those name
        ("spans", "", ("from_item", "to_item"), "item", items),
        ("declined", "", ("item",), "item", items),
        ("spans", "", ("place",), "place", places),
        ("items", "", ("subject", "object"), "place", places),
        ("items", "point", ("to",), "place", places),
        ("items", "classifier", ("start", "end"), "place", places),
    ]
    for name, part, field_names, noun, known in named:
        for index, one in listed[name]:
            held = one.get(part) if part else one
            for field in field_names:
                given = held.get(field) if isinstance(held, dict) else None
                is_left_empty = given == "" and field not in ("from_item", "to_item")
                if isinstance(given, str) and not is_left_empty and given not in known:
                    where = ".".join(step for step in (f"{name}[{index}]", part, field) if step)
                    hint = did_you_mean(given, known)
                    yield Problem(where, f"there is no {noun} {quoted(given)}{hint}")
    for index, span in listed["spans"]:
        first, last = span.get("from_item"), span.get("to_item")
        if first in items and last in items and items.index(last) < items.index(first):
            yield Problem(f"spans[{index}].to_item", "is before from_item; exchange them")
