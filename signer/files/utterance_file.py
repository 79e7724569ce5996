"""Utterance files, `NAME.utterance`: sentences, strictly read and safely written."""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any, Final, NamedTuple

from handshapes import catalogue as shapes
from handshapes.search import did_you_mean
from nonmanuals import catalogue as signals
from signer.document.problems import Problem
from signer.document.sign import ADDRESSEE_M, Sign
from signer.document.utterance import (
    PEOPLE,
    UNCHANGED,
    Classifier,
    Content,
    Declined,
    Gap,
    Number,
    Onward,
    Pause,
    Point,
    SignContent,
    Spelling,
    Unknown,
    Utterance,
    UtteranceItem,
    UtteranceSpan,
    changes_between,
    is_role,
)
from signer.document.values import Extra, UnknownField
from signer.errors import SignFileError
from signer.files import disk, json_text
from signer.files.disk import AnyPath
from signer.files.json_text import Json, one_line, pretty
from signer.files.kinds import SIGN, UTTERANCE
from signer.files.mistakes import fitted, in_file_order, unknown
from signer.files.newer import Owned, by_owner, put_back, track_step
from signer.files.reading import places_of, read_fields
from signer.files.utterance_form import CONTENTS, ItemForm, UtteranceForm
from signer.files.versions import spelled, told_lines, version_of
from signer.files.video import video_fields, video_of, video_problems
from signer.files.writing import needs, place_fields, rate_field, sign_fields
from signer.printable import quoted

ENDING: Final = ".utterance"
_ITEM_PLAIN: Final = ("tempo", "mirrored", "one_handed", "idle_hand", "repeats", "hold_s", "end", "at_s",
                      "subject", "object")  # fmt: skip
_DETAILS: Final = ("title", "translation", "author", "licence", "source", "dominant_side", "fps", "tempo",
                   "style")  # fmt: skip
_EMPTY: Final = UtteranceItem("", Unknown())
_NO_SPAN: Final = UtteranceSpan("", "", "", "")


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


def save_utterance(utterance: Utterance, path: AnyPath) -> None:
    """Write the utterance to a file, keeping the one before as `NAME~`; SignFileError when that fails."""
    disk.save_checked(Path(path), UTTERANCE.word, lambda: utterance_bytes(utterance), read_utterance)


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
    fields: dict[str, Json] = {"format": UTTERANCE.format, "version": list(version)}
    fields |= {name: _plain(getattr(utterance, name)) for name in _DETAILS}
    fields["fps"] = rate_field(utterance.fps)
    if utterance.rest != "hanging":
        fields["rest"] = utterance.rest
    if utterance.life:
        fields["life"] = float(utterance.life)
    if utterance.video is not None:
        fields["video"] = put_back(video_fields(utterance.video), utterance.video.extra)
    if utterance.places:
        fields["places"] = [place_fields(place) for place in utterance.places]
    if utterance.addressee_m != ADDRESSEE_M:
        fields["addressee_m"] = [float(part) for part in utterance.addressee_m]
    fields["items"] = [_item_fields(item) for item in utterance.items]
    if utterance.spans:
        fields["spans"] = [_span_fields(span) for span in utterance.spans]
    if utterance.declined:
        fields["declined"] = [
            {"rule": one.rule} | ({"item": one.item} if one.item else {}) for one in utterance.declined
        ]
    return (pretty(put_back(fields, utterance.extra)) + "\n").encode()


def read_utterance(content: bytes, name: str = "the sentence") -> UtteranceReading:
    """Read the content of an utterance file; SignFileError with every mistake in it.

    Messages call the content `name`.
    """
    fields, problems = json_text.parse(content, name, UTTERANCE.word)
    version = version_of(fields, name, UTTERANCE)
    newer = version > UTTERANCE.version
    form, more = fitted(fields, UtteranceForm, newer=newer)
    problems += [*more, *_references(fields, newer=newer), *video_problems(fields)]
    signs, told = _signs(fields)
    problems += [problem for problem in told if problem.severity == "error"]
    if form is None or problems:
        ordered = in_file_order([one for one in problems if ".content" not in one.where], fields)
        within = [one for one in problems if ".content" in one.where]
        raise SignFileError(name, told_lines([*ordered, *within], version, UTTERANCE.version))
    extra = list(unknown(fields, UtteranceForm))
    owned = by_owner(extra)
    if newer:
        owned[()] = (*owned.get((), ()), UnknownField("version", one_line(list(version))))
    warnings = [str(problem) for problem in told]
    if newer:
        warnings.insert(
            0,
            f"made by a newer Signer (version {spelled(version)}, this one knows "
            f"{spelled(UTTERANCE.version)}); what this one does not know of it is kept unseen",
        )
    return UtteranceReading(_utterance(form, signs, owned), tuple(dict.fromkeys(warnings)))


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


def _plain(value: Any) -> Json:
    return float(value) if isinstance(value, float) else value


def _item_fields(item: UtteranceItem) -> dict[str, Json]:
    fields: dict[str, Json] = {"id": item.id, **_content_fields(item.content)}
    for name in _ITEM_PLAIN:
        if (value := getattr(item, name)) != getattr(_EMPTY, name):
            fields[name] = float(value) if name in ("tempo", "hold_s", "at_s") else value
    if item.moved_m != _EMPTY.moved_m:
        fields["moved_m"] = [float(part) for part in item.moved_m]
    onward = item.onward
    if onward != Onward():
        told: dict[str, Json] = {}
        if onward.duration_s is not None:
            told["duration_s"] = float(onward.duration_s)
        if onward.path is not None:
            told |= {
                "path": onward.path,
                "height_m": float(onward.height_m),
                "plane_rad": float(onward.plane_rad),
            }
        fields["onward"] = put_back(told, onward.extra)
    return put_back(fields, item.extra)


def _content_fields(content: Content) -> dict[str, Json]:
    match content:
        case SignContent():
            part: dict[str, Json] = {"name": content.name}
            if content.digest:
                part["digest"] = content.digest
            part["content"] = _headless(content.sign)
            if content.changed != UNCHANGED:
                part["changed"] = {"tracks": sign_fields(content.changed)["tracks"]}
            return {"sign": part}
        case Spelling():
            part = {"word": content.word, "rate_hz": float(content.rate_hz), "doubles": content.doubles}
            if content.lexicalised:
                part["lexicalised"] = True
            if content.variants:
                part["variants"] = dict(sorted(content.variants))
            if content.circled:
                part["circled"] = True
            return {"spelling": part}
        case Number():
            part = {"value": content.value, "use": content.use}
            return {"number": part | ({"variant": content.variant} if content.variant else {})}
        case Point():
            return {"point": {"to": content.to} | ({"plural": True} if content.is_plural else {})}
        case Classifier():
            told = {name: getattr(content, name) for name in ("start", "end", "relation")}
            return {
                "classifier": {"handshape": content.handshape}
                | {name: value for name, value in told.items() if value}
            }
        case Pause():
            return {"pause": {"seconds": float(content.seconds)}}
        case Gap():
            return {"gap": {"gloss": content.gloss}}
    return {}


def _headless(sign: Sign) -> dict[str, Json]:
    fields = sign_fields(sign)
    fields.pop("format")
    return fields


def _span_fields(span: UtteranceSpan) -> dict[str, Json]:
    fields: dict[str, Json] = {name: getattr(span, name) for name in ("id", "signal", "from_item", "to_item")}
    for name in ("strength", "place", "word"):
        if (value := getattr(span, name)) != getattr(_NO_SPAN, name):
            fields[name] = _plain(value)
    return put_back(fields, span.extra)


def _objects(items: Json) -> Iterator[tuple[int, dict[str, Json]]]:
    listed = items if isinstance(items, list) else ()
    return ((index, one) for index, one in enumerate(listed) if isinstance(one, dict))


def _signs(fields: dict[str, Json]) -> tuple[dict[tuple[int, str], Sign], list[Problem]]:
    """Read the signs that items hold, by item and field, with the problems and warnings of each."""
    found, problems = dict[tuple[int, str], Sign](), list[Problem]()
    for index, item in _objects(fields.get("items")):
        part = item.get("sign")
        content = part.get("content") if isinstance(part, dict) else None
        if not isinstance(part, dict) or not isinstance(content, dict):
            continue
        for field in ("content", "changed"):
            where, changed = f"items[{index}].sign.{field}", part.get(field)
            if not isinstance(changed, dict):
                continue
            fields_of = {
                "format": SIGN.format,
                **(content if field == "content" else _merged(content, changed)),
            }
            try:
                reading = read_fields(fields_of, where)
            except SignFileError as error:
                problems += [
                    Problem(f"{where} ({quoted(str(part.get('name')))})", one) for one in error.problems
                ]
                break
            found[index, field] = reading.sign
            problems += [Problem(where, one, "warning") for one in reading.warnings]
    return found, problems


def _merged(content: dict[str, Json], changed: dict[str, Json]) -> dict[str, Json]:
    """Return the fields of a sign with keys and spans replaced by those that were changed, by their ids."""
    by_track = {track_step(track): track for _, track in _objects(changed.get("tracks"))}
    tracks = list[Json]()
    for track in content["tracks"] if isinstance(content.get("tracks"), list) else ():
        other = by_track.get(track_step(track)) if isinstance(track, dict) else None
        for name in ("keys", "spans") if other is not None else ():
            if isinstance(track.get(name), list):
                by_id = {one.get("id"): one for _, one in _objects(other.get(name) if other else None)}
                items = [
                    by_id.get(one.get("id"), one) if isinstance(one, dict) else one for one in track[name]
                ]
                track = track | {name: items}
        tracks.append(track)
    return content | {"tracks": tracks}


def _references(fields: dict[str, Json], *, newer: bool) -> Iterator[Problem]:
    """Yield ids that are there twice, contents that are none or several, and names of what there is not."""
    listed = {name: list(_objects(fields.get(name))) for name in ("items", "places", "spans")}
    ids = {
        name: [one["id"] for _, one in objects if isinstance(one.get("id"), str)]
        for name, objects in listed.items()
    }
    for name, objects in listed.items():
        seen = set[str]()
        for index, one in objects:
            own = one.get("id")
            if isinstance(own, str) and own in seen:
                yield Problem(f"{name}[{index}].id", f"the id {quoted(own)} is taken; give every one its own")
            seen |= {own} if isinstance(own, str) else set()
    known_places = [*PEOPLE, *ids["places"]]
    for index, item in listed["items"]:
        yield from _item_problems(item, f"items[{index}]", known_places, newer=newer)
    for index, span in listed["spans"]:
        for field in ("from_item", "to_item"):
            end = span.get(field)
            if isinstance(end, str) and end not in ids["items"]:
                hint = did_you_mean(end, ids["items"])
                yield Problem(f"spans[{index}].{field}", f"there is no item {quoted(end)}{hint}")
        first, last = (span.get(field) for field in ("from_item", "to_item"))
        if (
            first in ids["items"]
            and last in ids["items"]
            and ids["items"].index(last) < ids["items"].index(first)
        ):
            yield Problem(f"spans[{index}].to_item", "is before from_item; exchange them")
        signal = span.get("signal")
        if isinstance(signal, str) and not signals.has(signal):
            hint = did_you_mean(signal, signals.ids())
            yield Problem(f"spans[{index}].signal", f"there is no signal {quoted(signal)}{hint}")
        yield from _place_problems(span, ("place",), f"spans[{index}]", known_places)
    for index, one in _objects(fields.get("declined")):
        of = one.get("item")
        if isinstance(of, str) and of and of not in ids["items"]:
            hint = did_you_mean(of, ids["items"])
            yield Problem(f"declined[{index}].item", f"there is no item {quoted(of)}{hint}")


def _item_problems(
    item: Mapping[str, Json], where: str, places: list[str], *, newer: bool
) -> Iterator[Problem]:
    held = [name for name in CONTENTS if name in item]
    if len(held) > 1 or (not held and not newer):
        words = f"holds {' and '.join(held)}" if held else "holds nothing"
        yield Problem(where, f"{words}; an item is just one of {', '.join(CONTENTS)}")
    for name in (*CONTENTS, "at_s", "onward"):
        if item.get(name, ...) is None:
            yield Problem(f"{where}.{name}", "must not be null; leave it out or fill it")
    yield from _place_problems(item, ("subject", "object"), where, places)
    for part, names in (("point", ("to",)), ("classifier", ("start", "end"))):
        if isinstance(held_part := item.get(part), dict):
            yield from _place_problems(held_part, names, f"{where}.{part}", places)
            shape = held_part.get("handshape")
            if isinstance(shape, str) and not any(one.name == shape for one in shapes.every()):
                hint = did_you_mean(shape, [one.name for one in shapes.every()])
                yield Problem(f"{where}.{part}.handshape", f"there is no handshape {quoted(shape)}{hint}")


def _place_problems(
    part: Mapping[str, Json], names: tuple[str, ...], where: str, places: list[str]
) -> Iterator[Problem]:
    for field in names:
        name = part.get(field)
        if isinstance(name, str) and name and name not in places:
            yield Problem(f"{where}.{field}", f"there is no place {quoted(name)}{did_you_mean(name, places)}")


def _utterance(form: UtteranceForm, signs: Mapping[tuple[int, str], Sign], owned: Owned) -> Utterance:
    return Utterance(
        **{name: getattr(form, name) for name in _DETAILS},
        rest=form.rest,
        life=form.life,
        video=None if form.video is None else video_of(form.video, owned.get(("video",), ())),
        places=tuple(places_of(form.places, owned)),
        addressee_m=(form.addressee_m[0], form.addressee_m[1], form.addressee_m[2]),
        items=tuple(
            _item(one, index, signs, owned.get(("items", index), ())) for index, one in enumerate(form.items)
        ),
        spans=tuple(
            UtteranceSpan(
                one.id, one.signal, one.from_item, one.to_item, one.strength, one.place, one.word,
                owned.get(("spans", index), ()),
            )
            for index, one in enumerate(form.spans)
        ),
        extra=owned.get((), ()),
        declined=tuple(Declined(one.rule, one.item) for one in form.declined),
    )  # fmt: skip


def _item(form: ItemForm, index: int, signs: Mapping[tuple[int, str], Sign], extra: Extra) -> UtteranceItem:
    onward = form.onward
    x, y, z = form.moved_m
    return UtteranceItem(
        form.id,
        _content(form, index, signs),
        moved_m=(x, y, z),
        onward=Onward()
        if onward is None
        else Onward(onward.duration_s, onward.path, onward.height_m, onward.plane_rad),
        extra=extra,
        **{name: getattr(form, name) for name in _ITEM_PLAIN},
    )


def _content(form: ItemForm, index: int, signs: Mapping[tuple[int, str], Sign]) -> Content:
    if (sign := form.sign) is not None:
        own = signs[index, "content"]
        changed = changes_between(own, signs.get((index, "changed"), own)) or UNCHANGED
        return SignContent(sign.name, own, sign.digest, changed)
    if (spelling := form.spelling) is not None:
        return Spelling(
            spelling.word, spelling.rate_hz, spelling.doubles, spelling.lexicalised,
            tuple(sorted(spelling.variants.items())), spelling.circled,
        )  # fmt: skip
    if (number := form.number) is not None:
        return Number(number.value, number.use, number.variant)
    if form.point is not None:
        return Point(form.point.to, is_plural=form.point.plural)
    if (shape := form.classifier) is not None:
        return Classifier(shape.handshape, shape.start, shape.end, shape.relation)
    if form.pause is not None:
        return Pause(form.pause.seconds)
    return Unknown() if form.gap is None else Gap(form.gap.gloss)
