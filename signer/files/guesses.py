"""Guesses of a draft, as sign files hold them."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

from pydantic import Field

from signer.document.guesses import LONGEST_TOLD, MOST_ALTERNATIVES, Alternative, Guess, GuessField, fits
from signer.document.problems import Problem
from signer.document.values import HandRole, Placement
from signer.files.form import ALONE, Beside, Choice, Form, Name, Part
from signer.files.json_text import Json, Steps
from signer.files.mistakes import beyond_types
from signer.files.tracks.hand_form import (
    PLACEMENTS,
    BothMeetForm,
    ContactForm,
    ElbowForm,
    OrientationForm,
    SpaceForm,
    name_problems,
    placement_fields,
    placement_of,
)


class AlternativeForm(Form):
    """One of the values that a guessed field may have: that field, as a key holds it."""

    makes = Alternative
    names = (("handshape", "value"), ("orientation", "value"), ("elbow", "value"))
    choice = Choice("oneOf", ("handshape", *PLACEMENTS, "orientation", "elbow"))

    certainty: Annotated[Part, Field(description="its share among all that it may be")] = 0.0
    handshape: Name | None = None
    contacts: list[ContactForm] | None = Field(None, min_length=1, max_length=2)
    space: SpaceForm | None = None
    both_meet: BothMeetForm | None = None
    orientation: OrientationForm | None = None
    elbow: ElbowForm | None = None

    def make(self, beside: Beside = ALONE, at: Steps = (), **more: Any) -> Any:
        """Make the alternative."""
        is_placed = any(getattr(self, name) is not None for name in PLACEMENTS)
        return super().make(beside, at, **({"value": placement_of(self)} if is_placed else {}), **more)

    @classmethod
    def fields(cls, value: Alternative, more: Mapping[str, Json] | None = None) -> dict[str, Json]:
        """Return the fields of an alternative."""
        placed = placement_fields(value.value) if isinstance(value.value, Placement) else None
        return super().fields(value, placed)


class GuessForm(Form):
    """A field of a key that was guessed, and is still to be settled."""

    makes = Guess
    names = (("key", "key_id"),)
    sparse = ("told",)

    key: Name = Field(
        description="the id of a key of a hand; a guess of a key that is gone counts for nothing"
    )
    field: GuessField
    alternatives: list[AlternativeForm] = Field(
        default_factory=list, max_length=MOST_ALTERNATIVES, description="the likeliest first"
    )
    told: str = Field("", max_length=LONGEST_TOLD, description="why it had to be guessed")


def guess_problems(
    fields: dict[str, Json], form: GuessForm | None, role: HandRole, at: str
) -> Iterator[Problem]:
    """Yield what is wrong with the object of a guess beyond its form, each with its place."""
    listed = fields.get("alternatives")
    for index, one in enumerate(listed if isinstance(listed, list) else ()):
        if not isinstance(one, dict):
            continue
        where = f"{at}.alternatives[{index}]"
        found = list(name_problems(role, one, where))
        yield from found
        if form is None or found or any(beyond_types(one, AlternativeForm, where, newer=False)):
            continue  # that is told where types are
        if not fits(form.field, form.alternatives[index].make().value):
            given = next(name for name in AlternativeForm.choice.names if name in one)
            yield Problem(where, f"{given} is no value of a guess of {form.field}; leave it out")
