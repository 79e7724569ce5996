"""Edits that settle guesses of a draft."""

from collections.abc import Callable

from signer.document.edits import Edit
from signer.document.fitting import with_key
from signer.document.guesses import SETTLED_TOGETHER, Guess, GuessField, with_field
from signer.document.queries import find_key, has_key
from signer.document.settling import with_guesses
from signer.document.sign import Sign
from signer.document.values import OTHER_ROLE
from signer.phrases import phrase


def accept_guess(key_id: str, field: GuessField) -> Edit:
    """Settle a guess as its key has it. LookupError, when it is performed, where there is none."""
    return Edit(phrase("Accept guess"), _settling(key_id, field, lambda sign, _: sign), item_id=key_id)


def choose_guess(key_id: str, field: GuessField, number: int) -> Edit:
    """Settle a guess by another of its alternatives, counted from 0.

    LookupError, when it is performed, where there is no such guess or alternative.
    """

    def changed(sign: Sign, guess: Guess) -> Sign:
        if not 0 <= number < len(guess.alternatives):
            raise LookupError(f"no alternative {number}; the guess has {len(guess.alternatives)}")
        role, key = find_key(sign, guess.key_id)
        return with_key(sign, role, with_field(key, field, guess.alternatives[number].value))

    return Edit(phrase("Choose guess"), _settling(key_id, field, changed), item_id=key_id)


def accept_above(certainty: float) -> Edit:
    """Settle all guesses whose first alternative is at least so certain, as their keys have them."""

    def is_open(guess: Guess) -> bool:
        return not guess.alternatives or guess.alternatives[0].certainty < certainty

    return Edit(phrase("Accept guesses"), lambda sign: with_guesses(sign, filter(is_open, sign.guesses)))


def find_guess(sign: Sign, key_id: str, field: GuessField) -> Guess:
    """Return a guess of a sign; LookupError where there is none."""
    for guess in sign.guesses:
        if (guess.key_id, guess.field) == (key_id, field):
            return guess
    raise LookupError(f"nothing is guessed of {field} of the key {key_id!r}")


def twin_of(sign: Sign, guess: Guess) -> Guess | None:
    """Return the guess of the other hand that is settled with one: that of its mirror image.

    Both say that they are (`SETTLED_TOGETHER`), their keys are held for the same time in one handshape, and
    their alternatives are equally certain, one by one.
    """
    if SETTLED_TOGETHER not in guess.told or not has_key(sign, guess.key_id):
        return None
    role, key = find_key(sign, guess.key_id)
    certain = [one.certainty for one in guess.alternatives]
    for other in sign.hand(OTHER_ROLE[role]).keys:
        if (other.time_s, other.hold_s, other.form) != (key.time_s, key.hold_s, key.form):
            continue
        for one in sign.guesses:
            is_same = (one.key_id, one.field, one.told) == (other.id, guess.field, guess.told)
            if is_same and [each.certainty for each in one.alternatives] == certain:
                return one
    return None


def _settling(
    key_id: str, field: GuessField, change: Callable[[Sign, Guess], Sign]
) -> Callable[[Sign], Sign]:
    def settled(sign: Sign) -> Sign:
        guess = find_guess(sign, key_id, field)
        both = [one for one in (guess, twin_of(sign, guess)) if one is not None]
        rest = [one for one in sign.guesses if one not in both]
        for one in both:
            sign = change(sign, one)
        return with_guesses(sign, rest)

    return settled
