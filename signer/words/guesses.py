"""Words for guesses of a draft: what is guessed, what it may be, where that is, and how sure it is."""

from collections.abc import Sequence
from math import degrees
from typing import Final

from signer.document.guesses import Alternative, Guess, GuessField
from signer.document.queries import every_key, find_key, has_key, side_of
from signer.document.sign import Sign
from signer.document.values import BothMeet, Contact, Elbow, GlobalOrientation, Orientation, Placement
from signer.phrases import begins, counted, joined, listed, phrase
from signer.words.wording import HANDS, SIDES, handshape_title, placement_words
from sites import catalogue as sites

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
REGIONS: Final = {
    "face": phrase("Face"),
    "head": phrase("Head"),
    "neck": phrase("Neck"),
    "torso": phrase("Body"),
    "arm": phrase("Arm"),
    "hand": phrase("Other hand"),
}
"""Words for the regions of the skin."""
IN_SPACE: Final = phrase("In space")
MEETING: Final = phrase("Both hands")


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


def by_region(guess: Guess) -> dict[str, list[int]]:
    """Return the numbers of places by the words for their region, likelier first; {} for no places.

    The region of the first place, which the key mostly has, stays first; places keep their order.
    """
    found: dict[str, list[int]] = {}
    for number, one in enumerate(guess.alternatives):
        if not isinstance(one.value, Placement):
            return {}
        found.setdefault(_region(one.value), []).append(number)
    return dict(sorted(found.items(), key=lambda item: (0 not in item[1], -_share(guess, item[1]))))


def region_words(sign: Sign, guess: Guess, region: str, numbers: Sequence[int]) -> str:
    """Say how sure a region is, how many places it has, and its first one, in two lines."""
    first = alternative_words(sign, guess.alternatives[numbers[0]])
    if len(numbers) == 1:
        return first
    head = (region, certainty_word(_share(guess, numbers)), counted(len(numbers), "place"))
    return joined("", (joined(", ", head), "\n", first))


def _region(place: Placement) -> str:
    """Return the words for the region of a place; those of spots and sites that have none are of the body."""
    if isinstance(place, BothMeet):
        return MEETING
    if not isinstance(place, Contact):
        return IN_SPACE
    found = {site.id: site.region for site in sites.every()}
    region = found.get(place.site, "torso") if isinstance(place.site, str) else "torso"
    return REGIONS.get(region, IN_SPACE)


def _share(guess: Guess, numbers: Sequence[int]) -> float:
    return sum(guess.alternatives[number].certainty for number in numbers)


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
