"""Words for guesses of a draft: what is guessed, what it may be, and how sure that is."""

from math import degrees
from typing import Final

from signer.document.guesses import Alternative, Guess, GuessField
from signer.document.queries import every_key, find_key, has_key, side_of
from signer.document.sign import Sign
from signer.document.values import Elbow, GlobalOrientation, Orientation
from signer.phrases import begins, counted, joined, listed, phrase
from signer.words.wording import HANDS, SIDES, handshape_title, placement_words

FIELDS: Final[dict[GuessField, str]] = {
    "timing": phrase("when it is"), "handshape": phrase("handshape"), "placement": phrase("place"),
    "directions": phrase("directions"),
    "elbow": phrase("elbow"), "second": phrase("second contact"),
}  # fmt: skip
CERTAIN: Final = (
    (0.95, phrase("sure")), (0.8, phrase("likely")), (0.5, phrase("perhaps")), (0.0, phrase("open")),
)  # fmt: skip
"""Words for how sure an alternative is, from a share of certainty on."""
AS_IT_IS: Final = phrase("As it is")


def draft_words(sign: Sign) -> str:
    """Say how much of a draft is left to settle: "Draft: 3 guesses left, in 2 of 7 keys"; empty for none."""
    count = len(sign.guesses)
    if not count:
        return ""
    guessed, keys = len({guess.key_id for guess in sign.guesses}), sum(1 for _ in every_key(sign))
    within = (
        phrase("in {guessed} of {keys} keys", guessed=guessed, keys=keys)
        if keys > 1
        else phrase("in its key")
    )
    return phrase(
        "Draft: {guesses} left, {within}", guesses=counted(count, "guess", "guesses"), within=within
    )


def guess_words(sign: Sign, guess: Guess) -> str:
    """Say what is guessed and why: "Right hand, key 2, place: no part of the hand is named"."""
    if not has_key(sign, guess.key_id):
        return begins(FIELDS[guess.field])
    role, key = find_key(sign, guess.key_id)
    number = sign.hand(role).keys.index(key) + 1
    told = joined("", (": ", guess.told)) if guess.told else ""
    return phrase(
        "{hand}, key {number}, {field}{told}",
        hand=begins(HANDS[side_of(sign, role)]),
        number=number,
        field=FIELDS[guess.field],
        told=told,
    )


def alternative_words(sign: Sign, one: Alternative) -> str:
    """Say what a field may be, and how sure that is: "F, perhaps"."""
    match one.value:
        case str():
            words = handshape_title(one.value)
        case Elbow():
            words = phrase("Swung by {swivel_deg:.0f}°", swivel_deg=degrees(one.value.swivel_rad))
        case GlobalOrientation():
            words = phrase(
                "Palm {axes}, fingers {axes2}", axes=_axes(one.value.palm), axes2=_axes(one.value.fingers)
            )
        case Orientation():
            words = phrase("Wrist bent by {flexion_deg:.0f}°", flexion_deg=degrees(one.value.flexion_rad))
        case _:
            words = begins(placement_words(one.value, sign.dominant_side))
    return joined(", ", (words, certainty_word(one.certainty)))


def certainty_word(certainty: float) -> str:
    """Return the word for a share of certainty."""
    return next(word for least, word in CERTAIN if certainty >= least)


def _axes(direction: tuple[float, float, float]) -> str:
    """Name the directions that a direction goes along by more than a third of it: "up and out"."""
    x, y, z = direction
    named = [
        (SIDES["left" if x > 0 else "right"], abs(x)),
        (phrase("up") if y > 0 else phrase("down"), abs(y)),
        (phrase("out") if z > 0 else phrase("in"), abs(z)),
    ]
    size = max(amount for _, amount in named)
    return listed([name for name, amount in named if amount > 0.4 * size])
