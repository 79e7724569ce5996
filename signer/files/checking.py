"""Every mistake in the content of a sign file, found at once, each with its place and its mend."""

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from handshapes.search import did_you_mean
from signer.document.problems import ItemTimes, Problem, time_problems
from signer.document.tracks.kind import TrackKind
from signer.document.tracks.track import TrackName
from signer.document.values import ROLES, HandRole
from signer.files.form import TrackForm
from signer.files.guesses import GuessForm, guess_problems
from signer.files.json_text import Json, kind
from signer.files.mistakes import MAX_TOLD, fitted, number, track_place
from signer.files.sign_form import SignForm
from signer.files.tracks.formats import FORMATS
from signer.printable import quoted


class CheckedTrack(NamedTuple):
    """A track of the file that fits its form.

    Attributes:
        number: its place in the file's list.
        form: what it holds.
    """

    number: int
    form: TrackForm


class Checked(NamedTuple):
    """The content of a file in its forms, None where it does not fit, and all problems."""

    form: SignForm | None
    tracks: tuple[CheckedTrack, ...]
    guesses: tuple[GuessForm, ...]
    problems: list[Problem]


def checked(content: dict[str, Json], *, newer: bool) -> Checked:
    """Fit the content into its forms and find all problems, in the order of the file.

    `newer` files may hold fields, and kinds of tracks, that this version does not know.
    """
    form, problems = fitted(content, SignForm, newer=newer)
    listed = content.get("tracks")
    tracks: list[CheckedTrack] = []
    found: list[tuple[TrackName, str, list[ItemTimes]]] = []
    for index, fields in enumerate(listed if isinstance(listed, list) else ()):
        if not isinstance(fields, dict):
            continue
        where = track_place(index, fields)
        known = FORMATS.get(fields["kind"]) if isinstance(fields.get("kind"), str) else None
        if known is None:
            problems += _kind_problems(fields, where, newer=newer)
            continue
        track, more = fitted(fields, known, newer=newer, at=where)
        side, kind_of = fields.get("side"), known.track
        own_side = side if side in kind_of.sides else None
        problems += more
        found.append((TrackName(kind_of.name, own_side), where, list(_times(fields, kind_of, where))))
        if track is not None:
            tracks.append(CheckedTrack(index, track))
    problems += _repeated([(name, where) for name, where, _ in found])
    problems += time_problems([times for _, _, times in found])
    problems += _references(content)
    guesses, more = _guesses(content, newer=newer)
    return Checked(form, tuple(tracks), guesses, [*problems, *more])


def _guesses(content: dict[str, Json], *, newer: bool) -> tuple[tuple[GuessForm, ...], list[Problem]]:
    """Fit the guesses of a file into their forms, and find their problems."""
    listed = content.get("guesses")
    forms, problems, roles = list[GuessForm](), list[Problem](), dict[str, HandRole]()
    for track in _objects(content.get("tracks")):
        for key in _objects(track.get("keys")):
            if track.get("side") in ROLES and isinstance(key.get("id"), str):
                roles[key["id"]] = track["side"]
    for index, fields in enumerate(listed if isinstance(listed, list) else ()):
        if not isinstance(fields, dict):
            continue
        where, name = f"guesses[{index}]", fields.get("key")
        form, more = fitted(fields, GuessForm, newer=newer, at=where)
        role = roles.get(name, ROLES[0]) if isinstance(name, str) else ROLES[0]
        problems += [*more, *islice(guess_problems(fields, form, role, where), MAX_TOLD)]
        forms += [] if form is None else [form]
    return tuple(forms), problems


def _references(content: dict[str, Json]) -> Iterator[Problem]:
    """Yield places that are there twice, and keys and places that spans name and that there are not."""
    listed = [one.get("id") for one in _objects(content.get("places"))]
    for index, name in enumerate(listed):
        if isinstance(name, str) and name in listed[:index]:
            yield Problem(f"places[{index}].id", f"the id {quoted(name)} is taken; give every place its own")
    places = [one for one in listed if isinstance(one, str)]
    tracks = list(_objects(content.get("tracks")))
    keys = [
        key.get("id")
        for track in tracks
        if track.get("kind") == "hand"
        for key in _objects(track.get("keys"))
    ]
    known = [one for one in keys if isinstance(one, str)]
    listed_tracks = content.get("tracks")
    for number_of, track in enumerate(listed_tracks if isinstance(listed_tracks, list) else ()):
        is_known = isinstance(track, dict) and isinstance(track.get("kind"), str) and track["kind"] in FORMATS
        yield from _keys_at_unknown_places(number_of, track, places)
        spans = track.get("spans") if is_known else ()
        for index, span in enumerate(spans if isinstance(spans, list) else ()):
            if not isinstance(span, dict):
                continue
            where = f"{track_place(number_of, track)}.spans[{index}]"
            for field in ("from_key", "to_key"):
                name = span.get(field)
                if isinstance(name, str) and name and name not in known:
                    hint = did_you_mean(name, known)
                    yield Problem(f"{where}.{field}", f"no hand has the key {quoted(name)}{hint}")
            for field, name in _named_places(span.get("target")):
                if name not in places:
                    hint = did_you_mean(name, places)
                    yield Problem(f"{where}.target.{field}", f"there is no place {quoted(name)}{hint}")


def _keys_at_unknown_places(number: int, track: Json, places: list[str]) -> Iterator[Problem]:
    if not isinstance(track, dict) or track.get("kind") != "hand":
        return
    keys = track.get("keys")
    for index, key in enumerate(keys if isinstance(keys, list) else ()):
        space = key.get("space") if isinstance(key, dict) else None
        name = space.get("place") if isinstance(space, dict) else None
        if isinstance(name, str) and name not in places:
            at = f"{track_place(number, track)}.keys[{index}].space.place"
            yield Problem(at, f"there is no place {quoted(name)}{did_you_mean(name, places)}")


def _named_places(target: Json) -> Iterator[tuple[str, str]]:
    fields: dict[str, Json] = target if isinstance(target, dict) else {}
    given = fields.get("sweep")
    sweep: dict[str, Json] = given if isinstance(given, dict) else {}
    found = {"place": fields.get("place"), "sweep.start": sweep.get("start"), "sweep.end": sweep.get("end")}
    return ((field, name) for field, name in found.items() if isinstance(name, str))


def _objects(items: Json) -> Iterator[dict[str, Json]]:
    return (one for one in (items if isinstance(items, list) else ()) if isinstance(one, dict))


def _kind_problems(fields: dict[str, Json], where: str, *, newer: bool) -> Iterator[Problem]:
    if "kind" not in fields:
        yield Problem(f"{where}.kind", "the field is missing; add it")
    elif not (newer and isinstance(fields["kind"], str)):
        hint = did_you_mean(fields["kind"], FORMATS) if isinstance(fields["kind"], str) else ""
        yield Problem(f"{where}.kind", f"{kind(fields['kind'])} is not one of {', '.join(FORMATS)}{hint}")


def _repeated(named: list[tuple[TrackName, str]]) -> Iterator[Problem]:
    first: dict[TrackName, str] = {}
    for name, where in named:
        if name in first:
            yield Problem(where, f"there is such a track already, {first[name]}; keep one of them")
        first.setdefault(name, where)


def _times(fields: dict[str, Json], known: TrackKind, where: str) -> Iterator[ItemTimes]:
    """Yield ids and times of a track's items as far as they are valid.

    An invalid time compares as neither before nor after.
    """
    content = known.content
    items = fields.get(content)
    for index, item in enumerate(items if isinstance(items, list) else ()):
        given = item if isinstance(item, dict) else {}
        own_id = given.get("id")
        place = f"{where}.{content}[{index}]"
        item_id = own_id if isinstance(own_id, str) and own_id else f"\0{place}"
        yield ItemTimes(
            place, item_id, number(given.get("time_s")), number(given.get("hold_s", 0.0)), known.nests
        )
