"""Guesses that go along with their keys: settled by edits, taken away with a key, copied with it."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from signer.document.guesses import Guess, field_of
from signer.document.queries import every_key
from signer.document.sign import Sign


def with_guesses_settled(before: Sign, after: Sign) -> Sign:
    """Return an edited sign without guesses of fields that the edit changed and of keys that are gone.

    A guess that the edit itself made stays.
    """
    if before is after or not after.guesses:
        return after
    was, now = ({key.id: key for _, key in every_key(sign)} for sign in (before, after))
    older = frozenset(before.guesses)

    def is_open(guess: Guess) -> bool:
        key, old = now.get(guess.key_id), was.get(guess.key_id)
        if key is None or old is None or guess not in older:
            return key is not None
        return key is old or field_of(key, guess.field) == field_of(old, guess.field)

    return with_guesses(after, filter(is_open, after.guesses))


def with_guesses(sign: Sign, guesses: Iterable[Guess]) -> Sign:
    """Return the sign with other guesses; the same object where they are the same."""
    found = tuple(guesses)
    return sign if found == sign.guesses else replace(sign, guesses=found)


def copied_guesses(sign: Sign, copies: Mapping[str, str], guesses: Iterable[Guess] | None = None) -> Sign:
    """Return the sign with the guesses of copied keys for their copies too.

    Args:
        sign: with the copies in it.
        copies: ids of the copies by those of the originals.
        guesses: those of the originals; None for those of the sign itself.
    """
    given = sign.guesses if guesses is None else guesses
    found = (replace(one, key_id=copies[one.key_id]) for one in given if one.key_id in copies)
    return with_guesses(sign, (*sign.guesses, *found))
