"""Words for guesses of a draft: what is guessed, what it may be, and how sure that is."""

from math import degrees
from typing import Final

from signer.document.guesses import Alternative, Guess, GuessField
from signer.document.queries import every_key, find_key, has_key, side_of
from signer.document.sign import Sign
from signer.document.values import Elbow, GlobalOrientation, Orientation
from signer.printable import counted
from signer.words.wording import capitalized, handshape_title, placement_words

FIELDS: Final[dict[GuessField, str]] = {
    "timing": "when it is", "handshape": "handshape", "placement": "place", "directions": "directions",
    "elbow": "elbow", "second": "second contact",
}  # fmt: skip
CERTAIN: Final = ((0.95, "sure"), (0.8, "likely"), (0.5, "perhaps"), (0.0, "open"))
"""Words for how sure an alternative is, from a share of certainty on."""
AS_IT_IS: Final = "As it is"


def draft_words(sign: Sign) -> str:
    """Say how much of a draft is left to settle: "Draft: 3 guesses left, in 2 of 7 keys"; empty for none."""
    count = len(sign.guesses)
    if not count:
        return ""
    guessed, keys = len({guess.key_id for guess in sign.guesses}), sum(1 for _ in every_key(sign))
    within = f"in {guessed} of {keys} keys" if keys > 1 else "in its key"
    return f"Draft: {counted(count, 'guess', 'guesses')} left, {within}"


def guess_words(sign: Sign, guess: Guess) -> str:
    """Say what is guessed and why: "Right hand, key 2, place: no part of the hand is named"."""
    if not has_key(sign, guess.key_id):
        return capitalized(FIELDS[guess.field])
    role, key = find_key(sign, guess.key_id)
    number = sign.hand(role).keys.index(key) + 1
    told = f": {guess.told}" if guess.told else ""
    return f"{capitalized(side_of(sign, role))} hand, key {number}, {FIELDS[guess.field]}{told}"


def alternative_words(sign: Sign, one: Alternative) -> str:
    """Say what a field may be, and how sure that is: "F, perhaps"."""
    match one.value:
        case str():
            words = handshape_title(one.value)
        case Elbow():
            words = f"Swung by {degrees(one.value.swivel_rad):.0f}°"
        case GlobalOrientation():
            words = f"Palm {_axes(one.value.palm)}, fingers {_axes(one.value.fingers)}"
        case Orientation():
            words = f"Wrist bent by {degrees(one.value.flexion_rad):.0f}°"
        case _:
            words = capitalized(placement_words(one.value, sign.dominant_side))
    return f"{words}, {certainty_word(one.certainty)}"


def certainty_word(certainty: float) -> str:
    """Return the word for a share of certainty."""
    return next(word for least, word in CERTAIN if certainty >= least)


def _axes(direction: tuple[float, float, float]) -> str:
    """Name the directions that a direction goes along by more than a third of it: "up and out"."""
    x, y, z = direction
    named = [
        ("left" if x > 0 else "right", abs(x)),
        ("up" if y > 0 else "down", abs(y)),
        ("out" if z > 0 else "in", abs(z)),
    ]
    size = max(amount for _, amount in named)
    return " and ".join(name for name, amount in named if amount > 0.4 * size)
