"""Keys of a draft as they came out: how far from what is told, and guesses of what was chosen."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import degrees
from typing import Final, NamedTuple

from body_model.plain_types import Vector
from signer.document.guesses import Alternative, Guess, GuessField, GuessValue
from signer.document.tracks.hand import Key
from signer.document.values import Contact, GlobalOrientation, HandOrientation, SpacePoint
from signer.importing import nearest
from signer.importing.draft_places import Placed, moved_m, touches
from signer.importing.told_hands import ToldHand
from signer.kinematics.orientation import directions_of
from signer.motion.operations.both_hands import mirrored_key
from signer.motion.posture.solved_posture import hand_in_world
from signer.motion.solving.hand_moment import HandMoment
from signer.notation.directions import NEXT_RAD, angle
from signer.phrases import phrase

NOT_CLEAN: Final = phrase("no posture was found there that lies in nothing: `signer check` tells it")


class Open(NamedTuple):
    """A field of a key that was chosen among several values.

    Attributes:
        field: of the key.
        values: those that it may have, the one that it has first.
        told: why it had to be chosen.
    """

    field: GuessField
    values: tuple[GuessValue, ...]
    told: str


class Drafted(NamedTuple):
    """A key in its posture, whether that is clean, and what of it was chosen.

    Its directions are `off_rad` from those that are told, its point of space `off_m`.
    """

    key: Key
    is_clean: bool
    open: tuple[Open, ...]
    off_rad: float = 0.0
    off_m: float = 0.0

    @property
    def is_as_told(self) -> bool:
        """Return whether the hand is clean, and at the same symbols as it is told."""
        return (
            self.is_clean
            and not any(one.field == "placement" for one in self.open)
            and self.off_rad < NEXT_RAD
        )


def drafted_key(
    at: HandMoment, done: HandMoment, palm: Vector | None, fingers: Vector | None, *, is_clean: bool
) -> Drafted:
    """Return a key with what of its posture was chosen otherwise than told, or where nothing was told."""
    found, told = list[Open](), at.key
    off_m = moved_m(at, done)
    if not is_clean:
        found.append(Open("placement", (done.key.placement,), NOT_CLEAN))
    elif done.key.placement != told.placement and off_m is None:
        found.append(Open("placement", (done.key.placement, told.placement), _why_there(told, done.key)))
    turned_rad = 0.0
    if palm is None or fingers is None:
        found.append(
            Open("directions", (done.key.orientation,), phrase("not all directions of the hand are told"))
        )
    else:
        turned_rad = off_rad(done, palm, fingers)
        if turned_rad > NEXT_RAD:
            words = phrase(
                "what is told is not possible there: the hand is {off:.0f} degrees off",
                off=degrees(turned_rad),
            )
            found.append(Open("directions", (done.key.orientation, told.orientation), words))
    return Drafted(done.key, is_clean, tuple(found), turned_rad, off_m or 0.0)


def _why_there(told: Key, done: Key) -> str:
    if touches(told.placement) and touches(done.placement) and told.sites != done.sites:
        return phrase("the hand touches beside the place: there it cannot be as told")
    if isinstance(told.placement, Contact) and isinstance(done.placement, SpacePoint):
        return phrase("no posture was found for what is told: the hand is before the place")
    if told.placement.articulator != done.placement.articulator:
        return phrase("another part of the hand touches: the usual one cannot be there")
    return phrase("the hand is further off: where it is told to be it would be in something")


def off_told_rad(at: HandMoment, told: HandOrientation) -> float:
    """Return by which angle, rad, a hand is off directions that its key had; 0 for angles of a wrist."""
    return off_rad(at, told.palm, told.fingers) if isinstance(told, GlobalOrientation) else 0.0


def off_rad(at: HandMoment, palm: Vector | None, fingers: Vector | None) -> float:
    """Return by which angle, rad, a hand is off the directions that are told."""
    now = directions_of(at.side, hand_in_world(at.tried))
    off = [angle(one, told) for one, told in ((now.fingers, fingers), (now.palm, palm)) if told]
    return max(off, default=0.0)


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
