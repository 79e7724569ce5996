"""The text of our files made into values: parsed, fitted into forms, every mistake told at once."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Generic, NamedTuple, TypeVar

from signer.document.place_edits import at_their_places
from signer.document.problems import Problem
from signer.document.queries import every_key
from signer.document.sign import CHARACTER_NAME, CHARACTER_VERSION, Sign
from signer.document.values import UnknownField
from signer.errors import SignFileError
from signer.files import json_text
from signer.files.checking import Checked, checked
from signer.files.form import Beside, Form
from signer.files.guesses import GuessForm
from signer.files.json_text import Json, one_line
from signer.files.kinds import SIGN, FileKind
from signer.files.mistakes import fitted, in_file_order, named, place, unknown
from signer.files.newer import Owned, Strange, by_owner
from signer.files.sign_form import CharacterForm, SignForm
from signer.files.tracks.formats import FORMATS
from signer.files.upgrades import Version, as_written, lanes_problems, upgrade
from signer.files.versions import spelled, told_lines, version_of
from signer.printable import excerpt

AnyForm = TypeVar("AnyForm", bound=Form)


class SignReading(NamedTuple):
    """A sign and what its user should know about the file it came from."""

    sign: Sign
    warnings: tuple[str, ...]


class FormReading(NamedTuple, Generic[AnyForm]):
    """A file of one form, with what a newer Signer knows of it and warnings for the user."""

    form: AnyForm
    owned: Owned
    warnings: tuple[str, ...]


def read_form(
    content: bytes,
    name: str,
    kind: FileKind,
    form: type[AnyForm],
    more_problems: Callable[[dict[str, Json]], Sequence[Problem]] = lambda _fields: (),
) -> FormReading[AnyForm]:
    """Read the content of a file of one form; SignFileError with every mistake in it.

    Args:
        content: the bytes of the file.
        name: what messages call it.
        kind: the kind that it must be of.
        form: what its fields must fit.
        more_problems: mistakes in the fields that the form does not tell.
    """
    fields, problems = json_text.parse(content, name, kind.word)
    version = version_of(fields, name, kind)
    newer = version > kind.version
    made, more = fitted(fields, form, newer=newer)
    known = {problem.where for problem in problems}
    problems += [one for one in (*more, *more_problems(fields)) if one.where not in known]
    if made is None or problems:
        raise SignFileError(name, told_lines(in_file_order(problems, fields), version, kind.version))
    owned = _owned(unknown(fields, form), version if newer else None)
    warnings = [
        f"made by a newer Signer (version {spelled(version)}, this one knows {spelled(kind.version)}); what "
        "this one does not know of it is kept unseen"
    ]
    return FormReading(made, owned, tuple(warnings if newer else ()))


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
    problems = [*(named(problem, written) for problem in problems), *lanes_problems(written, version)]
    fields = upgrade(written, version)
    found = checked(fields, newer=newer)
    known = {problem.where for problem in problems}
    told = (as_written(problem, version) for problem in found.problems)
    problems += [one for one in told if one.where not in known]
    if found.form is None or problems:
        raise SignFileError(name, told_lines(in_file_order(problems, written), version, SIGN.version))
    extra = list(_unknown(fields, found))
    owned = _owned(extra, version if newer else None, fields)
    warnings = (*_version_warning(version, extra, fields), *_character_warning(found.form.character))
    return SignReading(_sign(found, found.form, Beside(owned, {})), warnings)


def _owned(extra: Any, newer: Version | None, content: Json = None) -> Owned:
    """Return unknown fields by what keeps them; the version of a newer file is one of them."""
    owned = by_owner(extra, content)
    if newer:
        owned[()] = (*owned.get((), ()), UnknownField("version", one_line(list(newer))))
    return owned


def _unknown(fields: dict[str, Json], found: Checked) -> Iterator[Strange]:
    """Yield the fields that no form has, and whole tracks of unknown kinds.

    They come in order, from the top of the file to its end.
    """
    forms = {track.number: type(track.form) for track in found.tracks}
    yield from unknown(fields, SignForm)
    for index, track in enumerate(fields.get("tracks", ())):
        if index in forms:
            yield from unknown(track, forms[index], ("tracks", index))
        else:
            yield Strange(("tracks", index), track, tuple(FORMATS), ())
    yield from unknown(fields.get("guesses", []), GuessForm, ("guesses",))


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


def _sign(found: Checked, form: SignForm, beside: Beside) -> Sign:
    sign: Sign = form.make(
        beside,
        character_name=form.character.name,
        character_version=form.character.version,
        tracks=tuple(track.form.make(beside, ("tracks", track.number)) for track in found.tracks),
        markers=tuple(
            sorted(
                (one.make(beside, ("markers", index)) for index, one in enumerate(form.markers)),
                key=lambda marker: marker.time_s,
            )
        ),
    )
    keys = frozenset(key.id for _, key in every_key(sign))
    guesses = [one.make(beside, ("guesses", index)) for index, one in enumerate(found.guesses)]
    kept = tuple(guess for guess in guesses if guess.key_id in keys)
    return at_their_places(replace(sign, guesses=kept) if kept else sign)
