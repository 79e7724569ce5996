"""A draft as it is made: both hands in one posture after the other, and what was guessed of them.

Where nothing names a part of the hand, an elbow or a base hand they are chosen as in the window: the usual
articulator, the natural elbow, and the easiest posture that is in nothing. What was chosen among several is a
guess.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from math import degrees, radians
from typing import Final

import numpy as np

import handshapes.catalogue as shapes
import sites.catalogue as places
from body_model.arrays import Array
from body_model.plain_types import Vector
from signer.characters.character import Character
from signer.document.guesses import Alternative, Guess, GuessValue
from signer.document.items import with_items
from signer.document.queries import FIRST_S
from signer.document.sign import Sign
from signer.document.timing import stored
from signer.document.tracks.hand import Key
from signer.document.tracks.track import TrackName
from signer.document.values import (
    ROLES,
    BothMeet,
    Contact,
    GlobalOrientation,
    HandRole,
    Placement,
    SpacePoint,
)
from signer.export.losses import Loss
from signer.importing import draft_ways, nearest
from signer.importing.draft_places import Placed, moved, place_hand
from signer.importing.draft_ways import End
from signer.importing.settled_keys import Drafted, Open, directed, settle
from signer.importing.strokes import NOTHING, with_more
from signer.motion.operations.both_hands import mirrored_key
from signer.motion.operations.clearing import is_clear, settled_meeting
from signer.motion.operations.new_keys import default_articulator
from signer.motion.solving.hand_moment import HandMoment
from signer.notation.directions import palm_normal
from signer.notation.notated import Constellation, Location, Part, Posture, Shape
from signer.notation.sizes import CLOSE_M

HOLD_S: Final = 0.1
"""Hold of a posture, s, between two movements: hands are seen to stop from three frames of a film on."""
WAY_S: Final = 0.3
"""Least time of a way, s; those that need more get it as all ways do (`sequencing.part.evenly_paced`)."""
SPEED_M_S: Final = 0.7
"""Mean speed of a hand on its way, m/s: that of the library's signs."""
DEFAULT_SHAPES: Final = ("b", "s", "5", "1", "c")
"""Handshapes of a base hand of which nothing is told: those of base hands that differ (`checks.conditions`),
the flat one first."""
MIDDLE: Final = Location(Part("chest"))
"""Place of hands that stand to each other where nothing else is told."""
FLAT: Final = frozenset({"palm"})
"""Parts of the hand whose skin stands around their middle: two of them meet by their skin."""
OTHER_PALM: Final = "other.palm.centre"
"""Site by which the usual part of hands that meet is told."""
APART_M: Final = (0.0, 0.03, 0.06, 0.1, 0.15)
"""Distances, m, by which two hands that are in each other are tried further apart, each to its own side."""


ACROSS: Final = 0.38
"""Part of a palm's direction across the middle, from which it faces the other hand: half of the angle between
two symbols."""
SAME: Final = 1e-6
"""Length of the mean of two opposite directions, of which none lies between."""


LIKE_RAD: Final = radians(22.5)
"""Half of the angle between two symbols of directions: a hand that is off by less is written alike."""


@dataclass(slots=True)
class _Hand:
    """State of a hand: its posture as told so far, its handshape, and others that it may have."""

    posture: Posture = NOTHING
    handshape: str = ""
    doubt: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Beat:
    """Posture that hands come to at one time; those that are not named stay as they are.

    Attributes:
        told: what is told of each hand that does anything.
        constellation: how they stand to each other.
        points: where hands go, (3,) m in the chest's frame, of which no place is told.
        is_paired: one hand is the mirror image of the other.
        hold_s: how long they stay.
        pace: how long the way there lasts, against the usual time.
    """

    told: Mapping[HandRole, Posture]
    constellation: Constellation | None = None
    points: Mapping[HandRole, Array] = field(default_factory=dict)
    is_paired: bool = False
    hold_s: float = HOLD_S
    pace: float = 1.0


class DraftedSign:
    """A sign as it is made, one beat of both hands after the other.

    Attributes:
        character: on whose body postures are found.
        sign: its keys so far.
        guesses: what was chosen among several values.
        losses: what of the notation is in it otherwise.
        active: hands that stay where they are while the other one goes on.
    """

    def __init__(self, character: Character, gloss: str) -> None:
        self.character, self.sign = character, Sign(gloss=gloss)
        self.guesses, self.losses = list[Guess](), list[Loss]()
        self._hands: dict[HandRole, _Hand] = {role: _Hand() for role in ROLES}
        self._number = 0
        self.active = frozenset[HandRole]()

    def come_to(self, beat: Beat, back_to: Mapping[HandRole, Key] | None = None) -> None:
        """Add a key for each hand that comes somewhere, and let the others stay till it leaves."""
        told = dict(beat.told)
        for role, delta in told.items():
            self._tell(role, delta)
        for role in ROLES:  # a hand that goes to the other one comes second
            if role in told and not self._hands[role].handshape:
                self._guess_shape(role)
        time_s = FIRST_S if self.is_empty else stored(self.end_s() + WAY_S)
        self._let_stay(told, time_s)
        keys = {role: self._placed(role, beat, time_s, (back_to or {}).get(role)) for role in told}
        time_s = self._arrival_s(keys, beat)
        self._let_stay(told, time_s + beat.hold_s)
        is_pair = beat.is_paired and set(told) == set(ROLES) and not (_is_met(keys) or _is_on_other(keys))
        for role in ROLES[:1] if is_pair else ROLES[::-1]:
            if role not in told:
                continue
            placed, key = keys[role]
            drafted = self._settled(role, replace(key, time_s=time_s, hold_s=beat.hold_s), placed)
            self.put(role, drafted.key)
            self._guess(role, drafted, placed)
        if is_pair:
            self._mirror()
        elif len(told) == len(ROLES) and _is_met(keys):
            self._meet(time_s)

    def _meet(self, time_s: float) -> None:
        """Bring hands that meet out of each other; those that point at each other are laid side by side."""
        self.sign = settled_meeting(self.character, self.sign, ROLES[0], time_s)
        if is_clear(self.at(ROLES[0], self.last(ROLES[0]))):
            return
        crossed = self.sign
        for role in ROLES:
            key = self.last(role)
            if isinstance(key.orientation, GlobalOrientation):
                self.put(role, replace(key, orientation=_along_middle(key.orientation)), new=False)
        self.sign = settled_meeting(self.character, self.sign, ROLES[0], time_s)
        if not is_clear(self.at(ROLES[0], self.last(ROLES[0]))):
            self.sign = crossed
            return
        for role in ROLES:
            self._lose(role, "orientations", "hands that meet are laid along each other, by a symbol at most")

    def shift_phase(self, begun: int) -> None:
        """Let the base hand begin where it comes to next, from a key on, and end where it came from.

        Half of a movement and back, it does then what the other hand does in the other half.
        """
        kept, keys = self.sign.hand("base").keys[:begun], self.sign.hand("base").keys[begun:]
        if len(keys) < 2:
            return
        order = (*range(1, len(keys)), len(keys) - 2)
        shifted = tuple(
            replace(keys[there], id=key.id, time_s=key.time_s, hold_s=key.hold_s)
            for key, there in zip(keys, order, strict=True)
        )
        ids = {keys[there].id: key.id for key, there in zip(keys, order, strict=True)}
        self.guesses = [replace(one, key_id=ids.get(one.key_id, one.key_id)) for one in self.guesses]
        self.sign = with_items(self.sign, TrackName("hand", "base"), (*kept, *shifted))

    def _let_stay(self, told: Collection[HandRole], until_s: float) -> None:
        """Let hands of which nothing is told stay as they are until a time, for those that go to them."""
        for role in self.active - set(told):
            if keys := self.sign.hand(role).keys:
                self.put(role, replace(keys[-1], hold_s=stored(until_s - keys[-1].time_s)), new=False)

    def _tell(self, role: HandRole, delta: Posture) -> None:
        """Keep what is told of a hand, and the handshape that it has by now."""
        hand = self._hands[role]
        hand.posture = with_more(replace(delta, location=None), hand.posture)
        if delta.shape is not None:
            found = nearest.handshapes_near(delta.shape)
            hand.handshape = found.names[0]
            hand.doubt = () if found.is_sure else found.names
            if not found.is_exact:
                self._lose(role, "handshapes", f"{_spelled(delta.shape)} is read as {found.names[0]}")

    def _placed(self, role: HandRole, beat: Beat, time_s: float, back_to: Key | None) -> tuple[Placed, Key]:
        """Return where a hand goes, and its key there, as it is told and not yet solved."""
        hand, keys = self._hands[role], self.sign.hand(role).keys
        location, shape = beat.told[role].location, hand.handshape
        if beat.constellation is not None:
            placed = self._constellated(role, beat)
        elif location is not None and not (role == "base" and location.is_hand):
            placed = place_hand(self.character, location, role, shape, is_paired=beat.is_paired)
        elif back_to is not None:
            placed = Placed(back_to.placement, (back_to.articulator,), True)
        elif role in beat.points:
            there: Placement = moved(self.character, _fitting(keys[-1].placement, shape), beat.points[role])
            placed = Placed(there, (there.articulator,), True)
        elif keys:
            there = _fitting(keys[-1].placement, shape)
            placed = Placed(there, (there.articulator,), True)
        else:
            placed = place_hand(self.character, None, role, shape)
        if placed.told:
            self._lose(role, "articulators" if placed.is_named else "sites", placed.told)
        palm, fingers = self._directions(role)
        key = Key(self._new_id(), time_s, shape, placed.placement, orientation=directed(palm, fingers))
        if back_to is not None and beat.told[role] == NOTHING:
            key = replace(key, orientation=back_to.orientation, elbow=back_to.elbow)
        return placed, key

    def _constellated(self, role: HandRole, beat: Beat) -> Placed:
        """Return where a hand is that stands to the other one as is told."""
        told, shape = beat.constellation, self._hands[role].handshape
        assert told is not None
        where = told.location if told.location is not None and told.location.part != Part() else MIDDLE
        own = told.dominant if role == "dominant" else told.base
        is_flat = told.contact == "touch" and own is not None and own.location in FLAT
        if beat.is_paired and told.dominant == told.base and not is_flat:
            placed = place_hand(self.character, replace(where, articulator=own), "dominant", shape)
            if told.contact != "touch" or not isinstance(placed.placement, SpacePoint):
                return replace(placed, placement=_aside(placed.placement, role))
            usual = default_articulator(shape, OTHER_PALM) if own is None else placed.placement.articulator
            parts = nearest.articulators_of(shape, usual) if own is None else placed.parts
            met: Placement = BothMeet(usual, placed.placement.point_m)
            return replace(placed, placement=met, parts=parts, is_named=own is not None)
        if role == "base":
            return place_hand(self.character, replace(where, articulator=own), role, shape)
        part = told.base or Part("palm")
        touched = Location(part, is_hand=True, contact=told.contact or "touch", articulator=told.dominant)
        placed = place_hand(self.character, touched, role, shape)
        return placed if told.base is not None else replace(placed, is_named=False)

    def _settled(self, role: HandRole, key: Key, placed: Placed) -> Drafted:
        palm, fingers = self._directions(role)
        parts = placed.parts if not placed.is_named else placed.parts[:1]
        return settle(self.at(role, key), palm, fingers, parts)

    def _mirror(self) -> None:
        """Give the base hand the mirror image of the dominant one; hands in each other go further apart."""
        key = self.last("dominant")
        for by in APART_M:
            own = key if not by else replace(key, placement=_further_aside(key.placement, by))
            self.put("dominant", own, new=False)
            image = replace(mirrored_key(own), id=self._new_id())
            self.put("base", image)
            if is_clear(self.at("dominant", own)):
                if by:
                    self._lose("dominant", "points of space", f"hands are {200.0 * by:.0f} cm further apart")
                break
        base = self.last("base")
        for guess in [one for one in self.guesses if one.key_id == key.id]:
            values = (_mirrored_value(one.value) for one in guess.alternatives)
            pairs = zip(values, guess.alternatives, strict=True)
            alternatives = tuple(replace(one, value=value) for value, one in pairs)
            self.guesses.append(replace(guess, key_id=base.id, alternatives=alternatives))

    def _guess_shape(self, role: HandRole) -> None:
        """Choose the shape of a hand of which nothing is told."""
        hand = self._hands[role]
        hand.handshape, hand.doubt = DEFAULT_SHAPES[0], DEFAULT_SHAPES

    def _guess(self, role: HandRole, drafted: Drafted, placed: Placed) -> None:
        """Keep what of a key was chosen among several values."""
        hand, key = self._hands[role], drafted.key
        found = {one.field: one for one in drafted.open}
        if drafted.off_rad > LIKE_RAD and "directions" not in found:
            off = round(degrees(drafted.off_rad))
            self._lose(role, "orientations", f"directions are met but for {off} degrees")
        if drafted.off_m:
            self._lose(role, "points of space", f"the hand is {100.0 * drafted.off_m:.0f} cm further off")
        if not placed.is_named and "placement" not in found:
            parts = (key.articulator, *(part for part in placed.parts if part != key.articulator))
            values = tuple(replace(key.placement, articulator=part) for part in parts)
            found["placement"] = Open("placement", values, "no part of the hand is named")
        if hand.doubt:
            words = (
                "no shape of this hand is told" if hand.posture.shape is None else "there is none written so"
            )
            found["handshape"] = Open("handshape", hand.doubt, words)
        for field_, one in found.items():
            certain = nearest.shares(one.values)
            alternatives = tuple(map(Alternative, one.values, certain))
            self.guesses.append(Guess(key.id, field_, alternatives, one.told))

    # The sign so far

    def _directions(self, role: HandRole) -> tuple[Vector | None, Vector | None]:
        """Return where a palm faces and fingers point, as far as that is told."""
        facing = self._hands[role].posture.facing
        if not facing.fingers:
            return None, None
        fingers = draft_ways.vector(facing.fingers, facing.second_fingers)
        x, y, z = (round(float(part), 6) for part in fingers)
        if not facing.palm:
            return None, (x, y, z)
        palms = [palm_normal((x, y, z), palm) for palm in (facing.palm, facing.second_palm) if palm]
        mean = np.mean(palms, axis=0)
        if np.linalg.norm(mean) < SAME:
            mean = np.array(palms[0])
        a, b, c = (round(float(part), 6) for part in mean / np.linalg.norm(mean))
        return (a, b, c), (x, y, z)

    def _arrival_s(self, keys: Mapping[HandRole, tuple[Placed, Key]], beat: Beat) -> float:
        """Return when hands come to their places: by the longest way, at the usual speed."""
        if self.is_empty:
            return FIRST_S
        ways_m = [
            float(np.linalg.norm(self.target_of(role, key) - self.target(role)))
            for role, (_, key) in keys.items()
            if self.sign.hand(role).keys
        ]
        return stored(self.end_s() + max(WAY_S, max(ways_m, default=0.0) / SPEED_M_S) * beat.pace)

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

    def _new_id(self) -> str:
        self._number += 1
        return f"k{self._number}"

    def put(self, role: HandRole, key: Key, *, new: bool = True) -> None:
        """Put a key behind the others of a hand, or in the place of that with its id."""
        keys = self.sign.hand(role).keys
        if any(one.id == key.id for one in keys):
            kept = tuple(key if one.id == key.id else one for one in keys)
        elif new and keys and keys[-1].time_s >= key.time_s:
            kept = (*keys[:-1], key)
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

    def _lose(self, role: HandRole, feature: str, words: str) -> None:
        self.losses.append(Loss(feature, f"hand, {role}", words, "changed"))


def _mirrored_value(value: GuessValue) -> GuessValue:
    """Return a value of a guess as the base hand has it."""
    if not isinstance(value, Contact | SpacePoint | GlobalOrientation):
        return value
    probe = Key("", 0.0, "", SpacePoint("", (0.0, 0.0, 0.0)))
    if isinstance(value, GlobalOrientation):
        return mirrored_key(replace(probe, orientation=value)).orientation
    return mirrored_key(replace(probe, placement=value)).placement


def _along_middle(turned: GlobalOrientation) -> GlobalOrientation:
    """Return directions of a hand whose fingers do not go across the middle, and whose palm faces across."""
    x, y, z = turned.fingers
    a, _, _ = turned.palm
    length = float(np.hypot(y, z))
    if length < abs(x) - SAME or abs(a) < ACROSS:
        return turned
    return GlobalOrientation((1.0 if a > 0.0 else -1.0, 0.0, 0.0), (0.0, y / length, z / length))


def _is_on_other(keys: Mapping[HandRole, tuple[Placed, Key]]) -> bool:
    """Return whether a hand is on the other one."""
    sites = [site for _, key in keys.values() for site in key.sites if isinstance(site, str)]
    return any(places.find(site).carrier == "hand" for site in sites)


def _is_met(keys: Mapping[HandRole, tuple[Placed, Key]]) -> bool:
    return any(isinstance(key.placement, BothMeet) for _, key in keys.values())


def _fitting(placement: Placement, handshape: str) -> Placement:
    """Return a placement by a part of the hand that another shape offers too."""
    legal = {one.id for one in shapes.legal(shapes.find(handshape))}
    if placement.articulator in legal:
        return placement
    site = placement.site if isinstance(placement, Contact) else None
    return replace(placement, articulator=default_articulator(handshape, site))


def _aside(placement: Placement, role: HandRole) -> Placement:
    """Return a place in the middle that a hand shares with the other one, to its own side of it."""
    return _further_aside(placement, CLOSE_M if role == "dominant" else -CLOSE_M)


def _further_aside(placement: Placement, by_m: float) -> Placement:
    """Return a place of space further to the dominant side, where it is one."""
    if not isinstance(placement, SpacePoint):
        return placement
    x, y, z = placement.point_m
    return replace(placement, point_m=(round(x - by_m, 6), y, z))


def _spelled(shape: Shape) -> str:
    words = (shape.base, shape.thumb, shape.bend, *(f"{digit} {bend}" for digit, bend in shape.bends))
    return " ".join(word for word in words if word)
