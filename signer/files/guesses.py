"""Guesses of a draft, as sign files hold them."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any

from pydantic import Field

from signer.document.guesses import (
    LONGEST_TOLD,
    MOST_ALTERNATIVES,
    Alternative,
    Guess,
    GuessField,
    GuessValue,
    fits,
)
from signer.document.problems import Problem
from signer.document.values import Elbow, GlobalOrientation, HandRole, Orientation
from signer.files.form import Form, Name, Part, requiring, say_nothing_of_null
from signer.files.json_text import Json
from signer.files.newer import Owned, put_back
from signer.files.tracks.hand import (
    elbow_fields,
    orientation_fields,
    orientation_of,
    placement_fields,
    placement_of,
)
from signer.files.tracks.hand_checks import value_problems
from signer.files.tracks.hand_form import PLACEMENTS, ElbowForm, OrientationForm, PlacementForm

VALUES = ("handshape", *PLACEMENTS, "orientation", "elbow")
"""Fields of an alternative that hold its value: it has one of these."""


class AlternativeForm(PlacementForm):
    """One of the values that a guessed field may have: that field, as a key holds it."""

    certainty: Annotated[Part, Field(description="its share among all that it may be")] = 0.0
    handshape: Name | None = None
    orientation: OrientationForm | None = None
    elbow: ElbowForm | None = None


class GuessForm(Form):
    """A field of a key that was guessed, and is still to be settled."""

    key: Name = Field(
        description="the id of a key of a hand; a guess of a key that is gone counts for nothing"
    )
    field: GuessField
    alternatives: list[AlternativeForm] = Field(
        default_factory=list, max_length=MOST_ALTERNATIVES, description="the likeliest first"
    )
    told: str = Field("", max_length=LONGEST_TOLD, description="why it had to be guessed")


def guess_fields(guess: Guess) -> dict[str, Json]:
    """Return the fields of a guess."""
    listed = [{"certainty": float(one.certainty), **_value_fields(one.value)} for one in guess.alternatives]
    fields: dict[str, Json] = {"key": guess.key_id, "field": guess.field, "alternatives": listed}
    return put_back(fields | ({"told": guess.told} if guess.told else {}), guess.extra)


def guesses_of(forms: Sequence[GuessForm], keys: frozenset[str], owned: Owned) -> Iterator[Guess]:
    """Yield the guesses of forms that have no problems, of keys that are there."""
    for index, form in enumerate(forms):
        if form.key in keys:
            alternatives = tuple(Alternative(_value(one), one.certainty) for one in form.alternatives)
            yield Guess(form.key, form.field, alternatives, form.told, owned.get(("guesses", index), ()))


def guess_problems(
    fields: dict[str, Json], form: GuessForm | None, role: HandRole, at: str
) -> Iterator[Problem]:
    """Yield what is wrong with the object of a guess beyond its form, each with its place."""
    listed = fields.get("alternatives")
    for index, one in enumerate(listed if isinstance(listed, list) else ()):
        if not isinstance(one, dict):
            continue
        where = f"{at}.alternatives[{index}]"
        given = [name for name in VALUES if name in one]
        if len(given) != 1:
            yield Problem(where, f"has {' and '.join(given) or 'no value'}; give one of {', '.join(VALUES)}")
            continue
        found = list(value_problems(one, role, where))
        yield from found
        if form is not None and not found and not fits(form.field, _value(form.alternatives[index])):
            yield Problem(where, f"{given[0]} is no value of a guess of {form.field}; leave it out")


def finish_schema(parts: dict[str, Any]) -> None:
    """Say in the JSON Schema of these forms what belongs to one place only."""
    parts["AlternativeForm"]["oneOf"] = [requiring(name) for name in VALUES]
    say_nothing_of_null(parts["AlternativeForm"], VALUES)


def _value(form: AlternativeForm) -> GuessValue:
    if form.handshape is not None:
        return form.handshape
    if form.orientation is not None:
        return orientation_of(form.orientation)
    if form.elbow is not None:
        return Elbow(form.elbow.swivel_rad, form.elbow.branch)
    return placement_of(form)


def _value_fields(value: GuessValue) -> dict[str, Json]:
    match value:
        case str():
            return {"handshape": value}
        case Elbow():
            return {"elbow": elbow_fields(value)}
        case Orientation() | GlobalOrientation():
            return {"orientation": orientation_fields(value)}
    return placement_fields(value)
