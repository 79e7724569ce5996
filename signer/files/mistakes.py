"""Messages on what does not fit a file's form: every mistake with its place and its mend."""

import math
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any, Final, TypeVar

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from handshapes.search import did_you_mean
from signer.document.problems import Problem
from signer.files.form import Form, compound, inner_forms, optional
from signer.files.json_text import Json, Steps, inner, kind
from signer.files.newer import Strange
from signer.printable import excerpt

AnyForm = TypeVar("AnyForm", bound=Form)

MAX_TOLD: Final = 100
"""Of each kind of mistake; nobody reads more, and looking for what was meant takes its time."""

_TRACK: Final = re.compile(r"tracks\[(\d+)\](?! \()")

_KINDS: Final = {
    "float_type": "a number", "int_type": "a whole number", "int_from_float": "a whole number",
    "string_type": "a text", "list_type": "a list [...]", "dict_type": "an object {...}",
    "model_type": "an object {...}", "finite_number": "a finite number", "bool_type": "true or false",
    "int_parsing_size": "a smaller whole number",
}  # fmt: skip


def fitted(
    content: dict[str, Json], form: type[AnyForm], *, newer: bool, at: str = ""
) -> tuple[AnyForm | None, list[Problem]]:
    """Return content as a form, or None when it does not fit, with every mistake found.

    Each mistake has its place, which begins with `at`, the place of the content. A `newer` file may hold
    fields that are not known.
    """
    made, problems = None, []
    try:
        made = form.model_validate(content)
    except ValidationError as error:
        problems += [_problem(details, at) for details in error.errors(include_url=False)]
    known = {problem.where for problem in problems}
    beyond = (one for one in beyond_types(content, form, at, newer=newer) if one.where not in known)
    problems += islice(beyond, MAX_TOLD)
    if not newer:
        strange = islice(unknown(content, form), MAX_TOLD)
        problems += [
            Problem(place(one.steps, at=at), f"unknown field{did_you_mean(str(one.steps[-1]), one.known)}")
            for one in strange
        ]
    return made, problems


def beyond_types(content: Json, form: type[Form], at: str, *, newer: bool) -> Iterator[Problem]:
    """Yield problems beyond the types of a form: null, fields that exclude others, what forms say."""
    if not isinstance(content, dict):
        return
    yield from nulls(content, optional(form), at)
    if form.choice is not None:
        given = [name for name in form.choice.names if name in content]
        if words := form.choice.problem(given, newer=newer):
            yield Problem(at, words)
    yield from form.problems(content, at)
    for one, inner_form in compound(form):
        if one.name not in content:
            continue
        held, where = content[one.name], inner(at, one.name)
        if isinstance(held, list) is not one.is_list:
            continue
        for index, item in enumerate(held if isinstance(held, list) else [held]):
            spelled = inner(where, index) if one.is_list else where
            yield from beyond_types(item, inner_form, spelled, newer=newer)


def unknown(content: Json, form: type[Form], at: Steps = ()) -> Iterator[Strange]:
    """Find the fields that the form does not have, from the top of the content to its end."""
    if isinstance(content, list):
        for index, item in enumerate(content):
            yield from unknown(item, form, (*at, index))
    elif isinstance(content, dict):
        forms = inner_forms(form)
        known = tuple(forms)
        after: tuple[str, ...] = ()
        for name, item in content.items():
            if name not in forms:
                yield Strange((*at, name), item, known, after)
                continue
            after = (*after, name)
            if inner_form := forms[name]:
                yield from unknown(item, inner_form, (*at, name))


def place(steps: Steps, content: Json = None, *, at: str = "") -> str:
    """Spell the way to a value as messages do, such as tracks[1] (hand, base).keys[2].elbow.

    `content` is the whole file, by which tracks are named; `at` is the place from which the steps count.
    """
    spelled = at
    for number_of, one in enumerate(steps):
        spelled = inner(spelled, one)
        if number_of == 1 and steps[0] == "tracks" and isinstance(one, int) and not at:
            spelled = track_place(one, _track(content, one))
    return spelled


def track_place(index: int, fields: Json) -> str:
    """Spell the place of a track of the file, with its kind and side where it says them."""
    told = [fields.get(name) for name in ("kind", "side")] if isinstance(fields, dict) else []
    names = [excerpt(one) for one in told if isinstance(one, str)]
    return f"tracks[{index}]{f' ({chr(44).join(names)})'.replace(',', ', ') if names else ''}"


def named(problem: Problem, content: Json) -> Problem:
    """Return a problem with the track named in whose list it counts."""
    found = _TRACK.match(problem.where)
    if found is None:
        return problem
    index = int(found.group(1))
    return replace(problem, where=track_place(index, _track(content, index)) + problem.where[found.end() :])


def number(value: Json) -> float:
    """Return a number of the file as a float; not a number where it is none."""
    try:
        return float(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else math.nan
    except OverflowError:
        return math.nan


def _track(content: Json, index: int) -> Json:
    tracks = content.get("tracks") if isinstance(content, dict) else None
    return tracks[index] if isinstance(tracks, list) and index < len(tracks) else None


def in_file_order(problems: list[Problem], content: Json) -> list[Problem]:
    """The problems from the top of the file to its end, one a place and reason."""
    if len(problems) < 2:
        return problems
    ranks = {
        named(Problem(where, ""), content).where: rank for rank, where in enumerate(_places(content, ""))
    }

    def rank(problem: Problem) -> int:
        where = problem.where
        while where not in ranks:  # a missing field counts as part of the object it is missing in
            where = where[: max(where.rfind("."), where.rfind("["), 0)]
        return ranks[where]

    return sorted(dict.fromkeys(problems), key=rank)


def nulls(fields: dict[str, Json], names: Iterable[str], where: str) -> Iterator[Problem]:
    """Yield a problem for each null that the form takes for left out, and the file must leave out."""
    return (
        Problem(inner(where, name), "must not be null; leave it out or fill it")
        for name in names
        if fields.get(name, ...) is None
    )


def _problem(details: ErrorDetails, at: str) -> Problem:
    """Tell one mistake in our own words, never in those of the library that found it."""
    steps, came, kinds = details["loc"], details["input"], details["type"]
    limits = details.get("ctx", {})
    if kinds == "missing":
        words = "the field is missing; add it"
    elif kinds == "literal_error":
        words = _choice_words(came, str(limits["expected"]))
    elif kinds in _KINDS:
        words = f"must be {_KINDS[kinds]}, not {kind(came)}"
    elif kinds in ("greater_than_equal", "less_than_equal"):
        bound = f"least {limits['ge']:g}" if "ge" in limits else f"most {limits['le']:g}"
        words = f"is {excerpt(str(came))}; it must be at {bound}"
    elif kinds == "greater_than":
        words = f"is {excerpt(str(came))}; it must be above {limits['gt']:g}"
    elif kinds in ("too_short", "too_long"):
        words = _length_words(str(steps[-1]), limits)
    elif kinds in ("string_too_short", "string_too_long"):
        most = limits.get("max_length")
        bound = f"at most {most}" if most else f"at least {limits['min_length']}"
        words = f"has {len(came)} characters; it must have {bound}" if came else "is empty; give a text"
    elif kinds == "string_unicode":
        words = "has half a character in it (a lone surrogate); write it again"
    elif kinds == "string_pattern_mismatch":
        words = f"{kind(came)} is not spelled as it must be, {limits['pattern']}"
    elif kinds == "rate":
        words = f"{details['msg']}, not {kind(came)}"
    else:
        words = f"does not fit here, {kind(came)}; see docs/file-format.md for what does"
    return Problem(place(steps, at=at), words)


def _choice_words(came: Json, expected: str) -> str:
    known = [one for one in re.findall("'([^']*)'", expected) if one]
    if not known:
        return f"{kind(came)} is not true; leave it out, or make it so"
    hint = did_you_mean(came, known) if isinstance(came, str) else ""
    return f"{kind(came)} is not one of {', '.join(known)}{hint}"


def _length_words(name: str, limits: dict[str, Any]) -> str:
    most, came = limits.get("max_length"), limits["actual_length"]
    if name == "contacts":
        return f"holds {came} contacts; a key has one, or two"
    return (
        f"has {came} items; it must have "
        f"{f'at most {most}' if came > (most or math.inf) else 'at least ' + str(limits['min_length'])}"
    )


def _places(value: Json, at: str) -> Iterator[str]:
    yield at
    if isinstance(value, dict):
        for name, item in value.items():
            yield from _places(item, inner(at, name))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _places(item, inner(at, index))
