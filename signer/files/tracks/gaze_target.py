"""The target of a gaze in sign files."""

from collections.abc import Mapping
from dataclasses import astuple
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from nonmanuals import target as targets
from signer.document.values import HandRole
from signer.files.form import ALONE, Beside, Choice, Form, Name, Point, Radians
from signer.files.json_text import Json, Steps

KINDS: Final[Mapping[str, type[targets.Target]]] = {
    "addressee": targets.Addressee,
    "hand": targets.Hand,
    "hands": targets.Hands,
    "place": targets.Place,
    "point_m": targets.Point,
    "direction": targets.Direction,
    "far": targets.Far,
    "sweep": targets.Sweep,
}
"""Fields of a target, of which it has just one."""


class DirectionForm(Form):
    """A direction in the room."""

    makes = targets.Direction

    pitch_rad: Annotated[Radians, Field(description="down is positive")] = 0.0
    turn_rad: Annotated[Radians, Field(description="to the signer's left is positive")] = 0.0


class SweepForm(Form):
    """From one place to another in the course of the span."""

    makes = targets.Sweep

    start: Name
    end: Name


class TargetForm(Form):
    """A target of the eyes: one of these."""

    makes = tuple(KINDS.values())
    choice = Choice("oneOf", tuple(KINDS))

    addressee: Literal[True] | None = None
    hand: HandRole | None = None
    hands: Literal[True] | None = None
    place: Name | None = None
    lower_rad: Annotated[Radians, Field(description="how far below the place")] = 0.0
    point_m: Point | None = None
    direction: DirectionForm | None = None
    far: Literal[True] | None = None
    sweep: SweepForm | None = None

    def make(self, beside: Beside = ALONE, at: Steps = (), **more: Any) -> Any:
        """Make the target."""
        name, given = next((name, one) for name in KINDS if (one := getattr(self, name)) is not None)
        if isinstance(given, Form):
            return given.make()
        told = () if given is True else (tuple(given) if isinstance(given, list) else given,)
        return KINDS[name](*told, *([self.lower_rad] if name == "place" else []))

    @classmethod
    def fields(cls, value: targets.Target, more: Mapping[str, Json] | None = None) -> dict[str, Json]:
        """Return the fields of a target."""
        name = next(name for name, kind in KINDS.items() if isinstance(value, kind))
        match value:
            case targets.Direction():
                return {name: DirectionForm.fields(value)}
            case targets.Sweep():
                return {name: SweepForm.fields(value)}
            case targets.Place(place, lower_rad):
                return {name: place} | ({"lower_rad": float(lower_rad)} if lower_rad else {})
            case targets.Point(point_m):
                return {name: [float(part) for part in point_m]}
        return {name: next(iter(astuple(value)), True)}
