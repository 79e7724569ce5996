"""Guesses of drafted keys: what was chosen among several values that may be meant."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from signer.document.guesses import Alternative, Guess, GuessValue
from signer.document.tracks.hand import Key
from signer.document.values import Contact, GlobalOrientation, SpacePoint
from signer.importing import nearest
from signer.importing.draft_places import Placed
from signer.importing.drafted_keys import Drafted, Open
from signer.importing.told_hands import ToldHand
from signer.motion.operations.both_hands import mirrored_key
from signer.phrases import phrase


def guesses_of(hand: ToldHand, drafted: Drafted, placed: Placed) -> Iterator[Guess]:
    """Yield what of a key was chosen among several values."""
    key = drafted.key
    found = {one.field: one for one in drafted.open}
    if not placed.is_named and "placement" not in found:
        parts = (key.articulator, *(part for part in placed.parts if part != key.articulator))
        values = tuple(replace(key.placement, articulator=part) for part in parts)
        found["placement"] = Open("placement", values, phrase("no part of the hand is named"))
    if hand.doubt:
        is_told = hand.posture.shape is not None
        words = phrase("there is none written so") if is_told else phrase("no shape of this hand is told")
        found["handshape"] = Open("handshape", hand.doubt, words)
    for one in found.values():
        yield guess_of(key, one)


def kept_guesses(guesses: Iterable[Guess], stays_as: str, key: Key) -> list[Guess]:
    """Return the guess of the place of a key, by its id, for another one that is where that one is."""
    known = [one for one in guesses if one.field == "placement" and one.key_id in (stays_as, key.id)]
    is_there = len(known) == 1 and known[0].alternatives[0].value == key.placement
    return [replace(known[0], key_id=key.id)] if is_there and known[0].key_id != key.id else []


def guess_of(key: Key, chosen: Open) -> Guess:
    """Return a field of a key that was chosen among several values as a guess."""
    alternatives = tuple(map(Alternative, chosen.values, nearest.shares(chosen.values)))
    return Guess(key.id, chosen.field, alternatives, chosen.told)


def mirrored_guess(guess: Guess, key_id: str) -> Guess:
    """Return a guess of the dominant hand as that of a key of the base hand, its mirror image."""
    alternatives = tuple(replace(one, value=_mirrored(one.value)) for one in guess.alternatives)
    return replace(guess, key_id=key_id, alternatives=alternatives)


def _mirrored(value: GuessValue) -> GuessValue:
    """Return a value of a guess as the base hand has it."""
    if not isinstance(value, Contact | SpacePoint | GlobalOrientation):
        return value
    probe = Key("", 0.0, "", SpacePoint("", (0.0, 0.0, 0.0)))
    if isinstance(value, GlobalOrientation):
        return mirrored_key(replace(probe, orientation=value)).orientation
    return mirrored_key(replace(probe, placement=value)).placement
