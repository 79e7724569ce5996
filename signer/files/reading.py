"""The text of a sign file made into a sign."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from signer.document.place_edits import at_their_places
from signer.document.problems import Problem
from signer.document.queries import every_key
from signer.document.sign import CHARACTER_NAME, CHARACTER_VERSION, Sign
from signer.document.values import Extra, Marker, Place, UnknownField
from signer.errors import SignFileError
from signer.files import json_text
from signer.files.checking import Checked, CheckedTrack, checked
from signer.files.form import CharacterForm, MarkerForm, PlaceForm, SignForm
from signer.files.guesses import GuessForm, guesses_of
from signer.files.json_text import Json, one_line
from signer.files.kinds import SIGN
from signer.files.mistakes import Strange, in_file_order, named, place, unknown
from signer.files.newer import Owned, by_owner
from signer.files.tracks.format import Within
from signer.files.tracks.formats import FORMATS
from signer.files.upgrades import Version, as_written, lanes_problems, upgrade
from signer.files.versions import spelled, told_lines, version_of
from signer.files.video import video_of
from signer.printable import excerpt


class SignReading(NamedTuple):
    """A sign and what its user should know about the file it came from."""

    sign: Sign
    warnings: tuple[str, ...]


def read_sign(content: bytes | str, name: str = "the sign") -> SignReading:
    """Read the content of a sign file, called `name` in messages; SignFileError with every mistake in it."""
    written, problems = json_text.parse(
        content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content, name
    )
    return read_fields(written, name, problems)


def read_fields(written: dict[str, Json], name: str, problems: Sequence[Problem] = ()) -> SignReading:
    """Read the fields of a sign file; `problems` are those that its text has."""
    version = version_of(written, name, SIGN)
    newer = version > SIGN.version
    problems = [
        *(named(problem, written) for problem in problems),
        *lanes_problems(written, version),
    ]
    fields = upgrade(written, version)
    found = checked(fields, newer=newer)
    known = {problem.where for problem in problems}
    problems += [
        told
        for told in (as_written(problem, version) for problem in found.problems)
        if told.where not in known
    ]
    if found.form is None or problems:
        raise SignFileError(name, told_lines(in_file_order(problems, written), version, SIGN.version))
    extra = list(_unknown(fields, found.tracks))
    owned = by_owner(extra, fields)
    if newer:
        owned[()] = (*owned.get((), ()), UnknownField("version", one_line(list(version))))
    sign = _sign(found, found.form, owned)
    return SignReading(
        sign, (*_version_warning(version, extra, fields), *_character_warning(found.form.character))
    )


def _unknown(fields: dict[str, Json], tracks: tuple[CheckedTrack, ...]) -> Iterator[Strange]:
    """Yield the fields that no form has, and whole tracks of unknown kinds.

    They come in order, from the top of the file to its end.
    """
    forms = {track.number: track.format.form for track in tracks}
    yield from unknown(fields, SignForm)
    for index, track in enumerate(fields.get("tracks", ())):
        if index in forms:
            yield from unknown(track, forms[index], ("tracks", index))
        else:
            yield Strange(("tracks", index), track, tuple(FORMATS), ())
    for index, guess in enumerate(fields.get("guesses", ())):
        yield from unknown(guess, GuessForm, ("guesses", index))


def _version_warning(version: Version, extra: list[Strange], fields: dict[str, Json]) -> tuple[str, ...]:
    if version <= SIGN.version:
        return ()
    places = (place(one.steps, fields) for one in extra[:5])
    told = ", ".join(places) + (" ..." if len(extra) > 5 else "")
    kept = f"fields it does not know are kept unseen: {told}" if extra else "it holds nothing unknown"
    return (
        f"made by a newer Signer (version {spelled(version)}, this one knows {spelled(SIGN.version)}); "
        f"{kept}",
    )


def _character_warning(form: CharacterForm) -> tuple[str, ...]:
    if (form.name, form.version) == (CHARACTER_NAME, CHARACTER_VERSION):
        return ()
    return (
        f"made on the body {excerpt(form.name)} {excerpt(str(form.version))}, shown on {CHARACTER_NAME} "
        f"{CHARACTER_VERSION}; look the contacts over",
    )


def _sign(found: Checked, form: SignForm, owned: Owned) -> Sign:
    def kept_in(index: int, within: Within) -> Extra:
        return owned.get(("tracks", index, *within), ())

    sign = Sign(
        gloss=form.gloss,
        translation=form.translation,
        notes=form.notes,
        tags=tuple(form.tags),
        author=form.author,
        licence=form.licence,
        source=form.source,
        confidence=form.confidence,
        dominant_side=form.dominant_side,
        character_name=form.character.name,
        character_version=form.character.version,
        fps=form.fps,
        lead_in_s=form.lead_in_s,
        lead_out_s=form.lead_out_s,
        rest=form.rest,
        life=form.life,
        tracks=tuple(track.format.read(track.form, partial(kept_in, track.number)) for track in found.tracks),
        places=tuple(places_of(form.places, owned)),
        addressee_m=(form.addressee_m[0], form.addressee_m[1], form.addressee_m[2]),
        video=None if form.video is None else video_of(form.video, owned.get(("video",), ())),
        markers=tuple(sorted(_markers(form.markers, owned), key=lambda marker: marker.time_s)),
        extra=owned.get((), ()),
    )
    keys = frozenset(key.id for _, key in every_key(sign))
    guesses = tuple(guesses_of(found.guesses, keys, owned))
    return at_their_places(replace(sign, guesses=guesses) if guesses else sign)


def _markers(forms: list[MarkerForm], owned: Owned) -> Iterator[Marker]:
    for index, one in enumerate(forms):
        yield Marker(one.time_s, one.text, one.hold_s, one.end, owned.get(("markers", index), ()))


def places_of(forms: list[PlaceForm], owned: Owned) -> Iterator[Place]:
    """Yield the places of a file, with the unknown fields that each of them keeps."""
    for index, one in enumerate(forms):
        extra = owned.get(("places", index), ())
        yield Place(one.id, one.name, one.angle_rad, one.distance_m, one.height_m, extra)
