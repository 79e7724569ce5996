"""Guesses of a draft: fields of a key that somebody has still to settle, with what else they may be."""

from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias, get_args

from signer.document.tracks.hand import Key
from signer.document.values import Contact, Elbow, Extra, HandOrientation, Placement
from signer.phrases import phrase

GuessField: TypeAlias = Literal["timing", "handshape", "placement", "directions", "elbow", "second"]
"""Fields of a key that may be guessed."""
GUESS_FIELDS: Final[tuple[GuessField, ...]] = get_args(GuessField)
GuessValue: TypeAlias = str | Placement | HandOrientation | Elbow
"""Name of a handshape, a placement or second contact, directions or wrist angles, or an elbow."""
MOST_ALTERNATIVES: Final = 10
"""Alternatives of one guess at most: a list that somebody can still look over."""
MOST_GUESSES: Final = 10_000
"""Guesses of a sign at most: five of each of 1000 keys of either hand."""
LONGEST_TOLD: Final = 300
"""Letters of the reason for a guess at most: two lines of the panel."""
SETTLED_TOGETHER: Final = phrase("both hands are mirror images and settled together")
"""Words of a guess that is settled with that of the other hand."""

_NAMES: Final[dict[GuessField, tuple[str, ...]]] = {
    "timing": ("time_s", "hold_s"),
    "handshape": ("handshape", "joints", "own_handshape", "points_of"),
    "placement": ("placement",),
    "directions": ("orientation",),
    "elbow": ("elbow",),
    "second": ("second",),
}


@dataclass(frozen=True, slots=True)
class Alternative:
    """One of the values that a guessed field may have.

    Attributes:
        value: as its field takes it; a guess of timing has none.
        certainty: its share of certainty among all that it may be, 0 to 1.
    """

    value: GuessValue
    certainty: float = 0.0


@dataclass(frozen=True, slots=True)
class Guess:
    """A field of a key that was guessed.

    Attributes:
        key_id: of a hand.
        field: what was guessed.
        alternatives: the likeliest first, mostly the one that the key has.
        told: why it had to be guessed, a sentence for the user.
        extra: fields that only a newer program knows.
    """

    key_id: str
    field: GuessField
    alternatives: tuple[Alternative, ...] = ()
    told: str = ""
    extra: Extra = ()


def fits(field: GuessField, value: GuessValue) -> bool:
    """Return whether a field of a key takes a value."""
    match field:
        case "handshape":
            return isinstance(value, str)
        case "placement":
            return isinstance(value, Placement)
        case "directions":
            return isinstance(value, HandOrientation)
        case "elbow":
            return isinstance(value, Elbow)
        case "second":
            return isinstance(value, Contact)
    return False


def field_of(key: Key, field: GuessField) -> tuple[Any, ...]:
    """Return all of a key that belongs to a field."""
    return tuple(getattr(key, name) for name in _NAMES[field])


def with_field(key: Key, field: GuessField, value: GuessValue) -> Key:
    """Return the key with a value in a field; ValueError where the field does not take it."""
    if not fits(field, value):
        raise ValueError(f"a guess of {field} cannot be {value!r}")
    if field == "handshape":
        return replace(key, handshape=str(value), joints=(), own_handshape="", points_of="")
    changes: dict[str, Any] = {_NAMES[field][0]: value}
    return replace(key, **changes)
