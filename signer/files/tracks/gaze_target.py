"""The target of a gaze in sign files: its form, and how it is read, written and described."""

from typing import Annotated, Any, Final, Literal

from pydantic import Field, model_validator

from nonmanuals.target import Addressee, Direction, Far, Hand, Hands, Place, Point, Sweep, Target
from signer.document.values import HandRole
from signer.files.form import Form, Metres, Name, Radians, requiring, say_nothing_of_null
from signer.files.json_text import Json

KINDS: Final = ("addressee", "hand", "hands", "place", "point_m", "direction", "far", "sweep")
"""Fields of a target, of which it has just one."""


class DirectionForm(Form):
    """A direction in the room."""

    pitch_rad: Annotated[Radians, Field(description="down is positive")] = 0.0
    turn_rad: Annotated[Radians, Field(description="to the signer's left is positive")] = 0.0


class SweepForm(Form):
    """From one place to another in the course of the span."""

    start: Name
    end: Name


class TargetForm(Form):
    """A target of the eyes: one of these."""

    addressee: Literal[True] | None = None
    hand: HandRole | None = None
    hands: Literal[True] | None = None
    place: Name | None = None
    lower_rad: Annotated[Radians, Field(description="how far below the place")] = 0.0
    point_m: Annotated[list[Metres] | None, Field(min_length=3, max_length=3)] = None
    direction: DirectionForm | None = None
    far: Literal[True] | None = None
    sweep: SweepForm | None = None

    @model_validator(mode="after")
    def one_target(self) -> "TargetForm":
        """Require just one target."""
        given = [name for name in KINDS if getattr(self, name) is not None]
        if len(given) != 1:
            raise ValueError(f"says of {len(given)} targets; give one of {', '.join(KINDS)}")
        return self


def target_of(form: TargetForm) -> Target:
    """Return the target of a form."""
    if form.hand is not None:
        return Hand(form.hand)
    if form.place is not None:
        return Place(form.place, form.lower_rad)
    if form.point_m is not None:
        x, y, z = form.point_m
        return Point((x, y, z))
    if form.direction is not None:
        return Direction(form.direction.pitch_rad, form.direction.turn_rad)
    if form.sweep is not None:
        return Sweep(form.sweep.start, form.sweep.end)
    if form.hands is not None:
        return Hands()
    return Far() if form.far is not None else Addressee()


def target_fields(target: Target) -> dict[str, Json]:
    """Return a target as a file has it."""
    match target:
        case Hand(role):
            return {"hand": role}
        case Place(place, lower_rad):
            return {"place": place} | ({"lower_rad": float(lower_rad)} if lower_rad else {})
        case Point(point_m):
            return {"point_m": [float(part) for part in point_m]}
        case Direction(pitch_rad, turn_rad):
            return {"direction": {"pitch_rad": float(pitch_rad), "turn_rad": float(turn_rad)}}
        case Sweep(start, end):
            return {"sweep": {"start": start, "end": end}}
        case Hands():
            return {"hands": True}
        case Far():
            return {"far": True}
        case Addressee():
            return {"addressee": True}


def finish_target_schema(parts: dict[str, Any]) -> None:
    """Say in the JSON Schema that a target is just one."""
    target = parts["TargetForm"]
    target["oneOf"] = [requiring(name) for name in KINDS]
    say_nothing_of_null(target, KINDS)
