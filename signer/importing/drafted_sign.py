"""A draft as it is made: the keys of both hands, one posture after the other."""

from collections.abc import Collection
from dataclasses import replace
from math import degrees
from typing import Final, NamedTuple

from body_model.arrays import Array
from signer.characters.character import Character
from signer.document.guesses import Guess
from signer.document.items import with_items
from signer.document.problems import key_place
from signer.document.sign import Sign
from signer.document.timing import stored
from signer.document.tracks.hand import Key
from signer.document.tracks.track import TrackName
from signer.document.values import ROLES, BothMeet, HandRole, SpacePoint
from signer.export.losses import Loss
from signer.importing.draft_ways import End
from signer.importing.effort import Effort
from signer.importing.told_hands import ToldHand
from signer.motion.solving.hand_moment import HandMoment
from signer.phrases import phrase

HOLD_S: Final = 0.1
"""Hold of a posture, s, between two movements: hands are seen to stop from three frames of a film on."""


class DraftedSign:
    """A sign as it is made.

    Attributes:
        character: on whose body postures are found.
        sign: its keys so far.
        hands: what is told of each hand so far.
        guesses: what was chosen among several values.
        active: hands that stay where they are while the other one goes on.
        effort: what is left for searches.
        are_alike: what is told once is told of both hands, each at its own side.
    """

    def __init__(self, character: Character, gloss: str) -> None:
        self.character, self.sign = character, Sign(gloss=gloss)
        self.hands: dict[HandRole, ToldHand] = {role: ToldHand() for role in ROLES}
        self.guesses, self._lost = list[Guess](), list[_Lost]()
        self.active, self.are_alike = frozenset[HandRole](), False
        self.effort, self._number = Effort(), 0

    def shift_phase(self, begun: int) -> None:
        """Let the base hand begin where it comes to next, from a key on, and end where it came from.

        Half of a movement and back, it does then what the other hand does in the other half. Hands that are
        to meet come to their place in turns.
        """
        kept, keys = self.sign.hand("base").keys[:begun], self.sign.hand("base").keys[begun:]
        if len(keys) < 2:
            return
        for key in self.sign.hand("dominant").keys:
            if key.time_s >= keys[0].time_s and isinstance(key.placement, BothMeet):
                self.put("dominant", _alone(key), new=False)
                words = phrase("hands that meet in turns are there one by one")
                self.lose("dominant", "both_meet", words, key.id)
        keys = tuple(map(_alone, keys))
        order = (*range(1, len(keys)), len(keys) - 2)
        shifted = tuple(
            replace(keys[there], id=key.id, time_s=key.time_s, hold_s=key.hold_s)
            for key, there in zip(keys, order, strict=True)
        )
        came = {
            one.id: [key.id for key, there in zip(keys, order, strict=True) if keys[there] is one]
            for one in keys
        }
        self.guesses = [
            replace(one, key_id=to) for one in self.guesses for to in came.get(one.key_id, (one.key_id,))
        ]
        self._lost = [
            one._replace(key_id=to) for one in self._lost for to in came.get(one.key_id, (one.key_id,))
        ]
        self.sign = with_items(self.sign, TrackName("hand", "base"), (*kept, *shifted))

    def let_stay(self, told: Collection[HandRole], until_s: float) -> None:
        """Let hands of which nothing is told stay as they are until a time, for those that go to them."""
        for role in self.active - set(told):
            if keys := self.sign.hand(role).keys:
                self.put(role, replace(keys[-1], hold_s=stored(until_s - keys[-1].time_s)), new=False)

    def hold_all(self) -> None:
        """Let both hands stay for as long as one of them moves by itself."""
        end_s = self.end_s()
        for role in ROLES:
            if (keys := self.sign.hand(role).keys) and keys[-1].end_s < end_s:
                self.put(role, replace(keys[-1], hold_s=stored(end_s - keys[-1].time_s)), new=False)

    @property
    def is_empty(self) -> bool:
        """Return whether no hand has a key yet."""
        return not any(self.sign.hand(role).keys for role in ROLES)

    def end_s(self) -> float:
        """Return when the last hold ends, s."""
        return max((key.end_s for role in ROLES for key in self.sign.hand(role).keys), default=0.0)

    def new_id(self) -> str:
        """Return an id that no key has."""
        self._number += 1
        return f"k{self._number}"

    def put(self, role: HandRole, key: Key, *, new: bool = True) -> None:
        """Put a key behind the others of a hand, or in the place of that with its id."""
        keys = self.sign.hand(role).keys
        if any(one.id == key.id for one in keys):
            kept = tuple(key if one.id == key.id else one for one in keys)
        elif new and keys and keys[-1].time_s >= key.time_s:
            kept = (*keys[:-1], key)
            self._lost = [
                one._replace(key_id=key.id) if one.key_id == keys[-1].id else one for one in self._lost
            ]
        else:
            kept = (*keys, key)
        self.sign = with_items(self.sign, TrackName("hand", role), kept)

    def last(self, role: HandRole) -> Key:
        """Return the last key of a hand."""
        return self.sign.hand(role).keys[-1]

    def find(self, role: HandRole, key_id: str) -> Key:
        """Return the key of a hand by its id."""
        return next(key for key in self.sign.hand(role).keys if key.id == key_id)

    def at(self, role: HandRole, key: Key) -> HandMoment:
        """Return a key of a hand in the sign so far."""
        return HandMoment(self.character, self.sign, role, key)

    def target(self, role: HandRole) -> Array:
        """Return where the last key of a hand sends it, (3,) m in the chest's frame."""
        return self.target_of(role, self.last(role))

    def end_of(self, role: HandRole, key: Key) -> End:
        """Return the end of the ways to a key of a hand and from it."""
        solved = self.at(role, key).tried
        return End(solved.target, solved.normal)

    def target_of(self, role: HandRole, key: Key) -> Array:
        """Return where a key of a hand sends it, (3,) m in the chest's frame."""
        return self.at(role, key).tried.target

    def lose(self, role: HandRole, feature: str, words: str, key_id: str = "") -> None:
        """Tell that something of a hand's key, the last one unless it is named, is in the draft otherwise."""
        self._lost.append(_Lost(key_id or self.last(role).id, feature, words))

    def tell_off(self, role: HandRole, off_m: float, key_id: str = "") -> None:
        """Tell how far, m, a hand is from where it is told to be at a key, if it is."""
        if off_m:
            self.lose(role, "points of space", off_words(off_m), key_id)

    def tell_turned(self, role: HandRole, off_rad: float, key_id: str = "") -> None:
        """Tell by which angle, rad, a hand is off its directions at a key."""
        words = phrase("directions are met but for {degrees:.0f} degrees", degrees=degrees(off_rad))
        self.lose(role, "orientations", words, key_id)

    def losses(self) -> tuple[Loss, ...]:
        """Return what of the notation is in the sign otherwise, each once, with its key's place."""
        places = {
            key.id: key_place(role, index)
            for role in ROLES
            for index, key in enumerate(self.sign.hand(role).keys)
        }
        found = (Loss(one.feature, places[one.key_id], one.words, "changed") for one in self._lost)
        return tuple(dict.fromkeys(found))


class _Lost(NamedTuple):
    """Thing of a key that is otherwise than written."""

    key_id: str
    feature: str
    words: str


def _alone(key: Key) -> Key:
    """Return a key of a hand that comes to where both meet by itself."""
    placement = key.placement
    if not isinstance(placement, BothMeet):
        return key
    return replace(key, placement=SpacePoint(placement.articulator, placement.point_m))


def off_words(off_m: float) -> str:
    """Say how far, m, a hand is from where it is told to be."""
    return phrase("the hand is {off:.0f} cm off", off=100.0 * off_m)
