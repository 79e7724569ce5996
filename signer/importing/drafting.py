"""Drafts of signs from their notation: keys with all that it says, and guesses of what it leaves open.

Notation tells shapes, directions and places by symbols; a key has an articulator at a site and an elbow.
Where nothing names them they are chosen as in the window: the usual articulator, the natural elbow, and the
easiest posture that is in nothing. What was chosen among several is a guess.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np

import handshapes.catalogue as shapes
from body_model.arrays import Array
from body_model.plain_types import Vector
from signer.characters.character import Character
from signer.characters.load import reference
from signer.document.contact_gestures import SECONDS_EACH
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
    During,
    Easing,
    GlobalOrientation,
    HandRole,
    LocalMovement,
    Manner,
    Placement,
    SpacePoint,
    Transition,
)
from signer.export.losses import Loss
from signer.importing import draft_ways, nearest
from signer.importing.draft_places import Placed, moved, place_hand
from signer.importing.settled_keys import Drafted, Open, directed, settle
from signer.importing.strokes import NOTHING, Stroke, posture_of, strokes_of, with_more
from signer.motion.checks.obstacle_avoidance import avoid_obstacle
from signer.motion.checks.penetrating_transitions import passages
from signer.motion.operations.both_hands import mirrored_key
from signer.motion.operations.clearing import is_clear
from signer.motion.operations.new_keys import default_articulator
from signer.motion.operations.retiming import TimeWarp, retimed
from signer.motion.solving.hand_moment import HandMoment
from signer.notation.directions import palm_normal
from signer.notation.notated import Constellation, Location, Notated, Part, Posture, Segment, Shape
from signer.notation.sizes import CLOSE_M
from signer.sequencing.part import Pace, evenly_paced, part_of

HOLD_S: Final = 0.1
"""Hold of a posture, s, between two movements: hands are seen to stop from three frames of a film on."""
LAST_S: Final = 0.2
"""Hold of the last posture of a sign, s."""
WAY_S: Final = 0.3
"""Least time of a way, s; those that need more get it as all ways do (`sequencing.part.evenly_paced`)."""
SPEED_M_S: Final = 0.7
"""Mean speed of a hand on its way, m/s: that of the library's signs."""
PACES: Final = {"fast": 0.7, "": 1.0, "slow": 1.6}
"""How long a way lasts, by the word for its speed, against the usual time."""
AGAIN: Final = 1.4
"""How long a way and back lasts, for each time that a movement is done again, against the first: repeats are
smaller and quicker."""
DEFAULT_SHAPES: Final = ("b", "s", "5", "1", "c")
"""Handshapes of a base hand of which nothing is told: those of base hands that differ (`checks.conditions`),
the flat one first."""
TOO_DEEP_M: Final = 0.005
"""Depth of a hand on its way from which it is led round, m: by more than this `signer check` fails."""
ARCS: Final = 30
"""Arcs that are tried for a way: those up to 6 cm high. The others, and half as many, help few more ways."""
MIDDLE: Final = Location(Part("chest"))
"""Place of hands that stand to each other where nothing else is told."""
OTHER_PALM: Final = "other.palm.centre"
"""Site by which the usual part of hands that meet is told."""
EASINGS: Final[dict[str, Easing]] = {"tense": "tense", "halt": "sharp stop", "rest": "soft stop"}
"""Speed profiles by the word for the accent of a movement."""
SAME: Final = 1e-6
"""Length of the mean of two opposite directions, of which none lies between."""
APART_M: Final = (0.0, 0.02, 0.04, 0.07)
"""Distances, m, by which two hands that are in each other are tried further apart, each to its own side."""


@dataclass(slots=True)
class _Hand:
    """What has been told of a hand so far."""

    posture: Posture = NOTHING
    handshape: str = ""
    doubt: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Beat:
    """What hands come to at one time; those that are not named stay as they are.

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


def draft(notated: Notated, character: Character | None = None) -> tuple[Sign, tuple[Loss, ...]]:
    """Make a sign of its notation, with guesses of all that it leaves open.

    Args:
        notated: what is told; at least one posture.
        character: on whose body postures are found; None for the one that signs are written on.

    Returns:
        The draft, and what of the notation is in it otherwise.
    """
    drafting = _Drafting(character or reference(), notated.gloss)
    for segment in notated.segments:
        drafting.add(segment)
    return drafting.finished(), tuple(dict.fromkeys(drafting.losses))


class _OutOfPatienceError(Exception):
    """A search was asked to end."""


class _Patience:
    """Ends a search after so many tries."""

    def __init__(self, tries: int) -> None:
        self._left = tries

    def __call__(self) -> None:
        """Count a try; the last one ends the search."""
        self._left -= 1
        if self._left < 0:
            raise _OutOfPatienceError


class _Drafting:
    """A sign as it is made, one beat of both hands after the other."""

    def __init__(self, character: Character, gloss: str) -> None:
        self._character, self._sign = character, Sign(gloss=gloss)
        self._hands: dict[HandRole, _Hand] = {role: _Hand() for role in ROLES}
        self._guesses = list[Guess]()
        self._number = 0
        self.losses = list[Loss]()

    def finished(self) -> Sign:
        """Return the sign at a pace at which hands can move, with what was guessed."""
        end_s = self._end_s()
        for role in ROLES:
            if keys := self._sign.hand(role).keys:
                self._put(role, replace(keys[-1], hold_s=stored(end_s + LAST_S - keys[-1].time_s)), new=False)
        part = evenly_paced(self._character, Pace(part_of(self._sign), 1.0, 1.0))
        tracks = retimed(part.sign, TimeWarp((0.0,), (FIRST_S,))).tracks
        known = {key.id for role in ROLES for key in self._sign.hand(role).keys}
        guesses = tuple(guess for guess in self._guesses if guess.key_id in known)
        return self._led_round(replace(self._sign, tracks=tracks, guesses=guesses))

    def _led_round(self, sign: Sign) -> Sign:
        """Return the sign with ways that lead through the body led round it, where an arc does that."""
        for passage in passages(self._character, sign):
            if passage.inside.over_m > TOO_DEEP_M:
                try:
                    found = avoid_obstacle(
                        self._character, sign, passage.role, passage.time_s, _Patience(ARCS)
                    )
                except _OutOfPatienceError:
                    continue
                if found.edit is not None:
                    sign = found.edit(sign)
        return sign

    def add(self, segment: Segment) -> None:
        """Add one part of a sign: its posture, then its strokes."""
        symmetry, hands = segment.symmetry, segment.hands
        told = {role: posture_of(hands, role, symmetry) for role in ROLES}
        if symmetry.is_nondominant:
            told = {"dominant": NOTHING, "base": hands.dominant}
        strokes = strokes_of(segment)
        used = {
            role for role in ROLES if told[role] != NOTHING or not all(one.stays for one in strokes[role])
        }
        if _needs_base(told["dominant"], hands.constellation, strokes["dominant"]):
            used.add("base")
        if segment.holds_over and self._sign.hand("base").keys and told["base"] == NOTHING:
            used.discard("base")
        is_paired = symmetry.both_hands and symmetry.left_right and hands.base is None
        first = {role: told[role] for role in ROLES if role in used}
        self._come_to(_Beat(first, hands.constellation, is_paired=is_paired))
        for row in range(len(strokes["dominant"])):
            beat = {role: strokes[role][row] for role in ROLES if self._sign.hand(role).keys}
            moving = {role: one for role, one in beat.items() if not one.stays}
            if moving:
                self._move(moving, is_paired and len(moving) == len(ROLES))

    # One stroke of both hands

    def _move(self, strokes: Mapping[HandRole, Stroke], is_paired: bool) -> None:
        """Let hands do a stroke each at the same time."""
        first = next(iter(strokes.values()))
        for role, one in strokes.items():
            self._add_local(role, one)
        going = {role: one for role, one in strokes.items() if one.straight or one.circle or _has_target(one)}
        rubbing = {role: one for role, one in going.items() if self._slides(role, one)}
        for role, one in rubbing.items():
            self._rub(role, one)
        going = {role: one for role, one in going.items() if role not in rubbing}
        if not going:
            self._hold_all()
            return
        if first.returns:
            self._return(going, first.returns)
        before = {role: self._last(role) for role in going}
        if any(one.circle for one in going.values()):
            self._round(going, is_paired)
            return
        starts = {role: self._target(role) for role in going}
        ends = {
            role: starts[role] + (-1.0 if one.is_other_phase else 1.0) * draft_ways.step(one.straight)
            for role, one in going.items()
            if one.straight is not None
        }
        told = {role: one.target for role, one in going.items()}
        repeats = max(one.repeats for one in going.values())
        pace = PACES[first.manner.speed] * (1.0 + AGAIN * repeats)
        constellation = next((one.constellation for one in going.values() if one.constellation), None)
        hold_s = 0.0 if first.passes else HOLD_S
        self._come_to(_Beat(told, constellation, ends, is_paired, hold_s, pace))
        for role, one in going.items():
            key = replace(before[role], transition=Transition(repeats=repeats, easing=_easing(one)))
            if one.straight is not None:
                way = draft_ways.way(one.straight, starts[role], self._target(role), key.transition)
                key = replace(key, transition=way)
            self._put(role, key, new=False)
        if first.goes_back:
            self._return(going, 1)

    def _round(self, strokes: Mapping[HandRole, Stroke], is_paired: bool) -> None:
        """Let hands go round circles, by two halves of them."""
        starts = {role: self._target(role) for role in strokes}
        before = {role: self._last(role) for role in strokes}
        across, rounds = dict[HandRole, Array](), 1
        for role, one in strokes.items():
            if one.circle is None:
                continue
            across[role] = draft_ways.opposite_point(one.circle, starts[role])
            if one.is_other_phase:
                across[role] = 2.0 * starts[role] - across[role]
            rounds = max(rounds, 1 + one.circle.full_turns + one.repeats)
        first = next(iter(strokes.values()))
        pace = PACES[first.manner.speed]
        stay = dict.fromkeys(strokes, NOTHING)
        self._come_to(_Beat(stay, None, across, is_paired, 0.0, pace * (2 * rounds - 1)))
        told = {role: one.target for role, one in strokes.items()}
        constellation = next((one.constellation for one in strokes.values() if one.constellation), None)
        middles = {role: self._last(role) for role in strokes}
        backs = {role: starts[role] for role in across}
        self._come_to(_Beat(told, constellation, backs, is_paired, HOLD_S, pace), back_to=before)
        for role, one in strokes.items():
            if one.circle is None:
                continue
            there = self._target_of(role, middles[role])
            ways = draft_ways.halves(one.circle, starts[role], there, rounds)
            for key, way in zip((before[role], middles[role]), ways, strict=True):
                self._put(role, replace(self._find(role, key.id), transition=way), new=False)

    def _return(self, strokes: Mapping[HandRole, Stroke], count: int) -> None:
        """Bring hands back to where they were some beats ago."""
        keys = {role: self._sign.hand(role).keys for role in strokes}
        earlier = {role: found[max(len(found) - 1 - count, 0)] for role, found in keys.items()}
        self._come_to(_Beat(dict.fromkeys(strokes, NOTHING)), back_to=earlier)

    def _slides(self, role: HandRole, stroke: Stroke) -> bool:
        """Return whether a stroke is a rub or brush on what the hand touches."""
        contact = self._last(role).contact
        if contact is None or contact.manner != "touch" or _has_target(stroke):
            return False
        brushes = stroke.straight is not None and stroke.straight.manner.brushing is not None
        return brushes or (stroke.circle is not None and stroke.straight is None)

    def _rub(self, role: HandRole, stroke: Stroke) -> None:
        key, contact = self._last(role), self._last(role).contact
        assert contact is not None
        solved = self._at(role, key).tried
        rounds = 1 + stroke.repeats + (stroke.circle.full_turns if stroke.circle else 0)
        manner: Manner = "brush" if stroke.circle is None else "rub"
        if stroke.circle is not None:
            act = draft_ways.rub(stroke.circle, solved.normal, rounds)
        else:
            assert stroke.straight is not None
            act = draft_ways.brush(stroke.straight, solved.normal)
        hold_s = stored(key.hold_s + SECONDS_EACH * (1 + rounds) * PACES[stroke.manner.speed])
        placement = replace(contact, manner=manner)
        self._put(role, replace(key, placement=placement, act=act, hold_s=hold_s), new=False)

    def _add_local(self, role: HandRole, stroke: Stroke) -> None:
        """Let wrist and fingers of a hand move by themselves, while it is held or on its way."""
        found = [one for wrist in stroke.wrists for one in draft_ways.local_movements(wrist)]
        if stroke.play is not None:
            found.append(LocalMovement("wiggle"))
        if not found:
            return
        key = self._last(role)
        goes = bool(stroke.straight or stroke.circle or _has_target(stroke))
        kinds = {one.kind for one in found}
        kept = tuple(one for one in key.local if one.kind not in kinds)
        during: During = "way" if goes else "hold"
        local = (*kept, *(replace(one, during=during) for one in {one.kind: one for one in found}.values()))
        hold_s = key.hold_s
        if not goes:
            cycles = (1 + stroke.repeats) if stroke.play is None else 2 * (1 + stroke.repeats)
            hold_s += cycles / found[0].rate_hz * PACES[stroke.manner.speed]
        self._put(role, replace(key, local=local, hold_s=stored(hold_s)), new=False)

    # One beat

    def _come_to(self, beat: _Beat, back_to: Mapping[HandRole, Key] | None = None) -> None:
        """Add a key for each hand that comes somewhere, and let the others stay till it leaves."""
        told = dict(beat.told)
        for role, delta in told.items():
            self._tell(role, delta)
        for role in ROLES:  # a hand that goes to the other one comes second
            if role in told and not self._hands[role].handshape:
                self._guess_shape(role)
        time_s = FIRST_S if self._is_empty else stored(self._end_s() + WAY_S)
        keys = {role: self._placed(role, beat, time_s, (back_to or {}).get(role)) for role in told}
        time_s = self._arrival_s(keys, beat)
        made = list[HandRole]()
        is_pair = beat.is_paired and set(told) == set(ROLES) and not _is_met(keys)
        for role in ROLES[:1] if is_pair else ROLES[::-1]:
            if role not in told:
                continue
            placed, key = keys[role]
            drafted = self._settled(role, replace(key, time_s=time_s, hold_s=beat.hold_s), placed)
            self._put(role, drafted.key)
            self._guess(role, drafted, placed)
            made.append(role)
        if is_pair:
            self._mirror()
        end_s = time_s + beat.hold_s
        for role in ROLES:
            if (
                role not in told
                and (held := self._sign.hand(role).keys)
                and self._hands[role].posture != NOTHING
            ):
                self._put(role, replace(held[-1], hold_s=stored(end_s - held[-1].time_s)), new=False)

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

    def _placed(self, role: HandRole, beat: _Beat, time_s: float, back_to: Key | None) -> tuple[Placed, Key]:
        """Return where a hand goes, and its key there, as it is told and not yet solved."""
        hand, keys = self._hands[role], self._sign.hand(role).keys
        location, shape = beat.told[role].location, hand.handshape
        if beat.constellation is not None:
            placed = self._constellated(role, beat)
        elif location is not None and not (role == "base" and location.is_hand):
            placed = place_hand(self._character, location, role, shape, is_paired=beat.is_paired)
        elif back_to is not None:
            placed = Placed(back_to.placement, (back_to.articulator,), True)
        elif role in beat.points:
            there: Placement = moved(self._character, _fitting(keys[-1].placement, shape), beat.points[role])
            placed = Placed(there, (there.articulator,), True)
        elif keys:
            there = _fitting(keys[-1].placement, shape)
            placed = Placed(there, (there.articulator,), True)
        else:
            placed = place_hand(self._character, None, role, shape)
        if placed.told:
            self._lose(role, "articulators" if placed.is_named else "sites", placed.told)
        palm, fingers = self._directions(role)
        key = Key(self._new_id(), time_s, shape, placed.placement, orientation=directed(palm, fingers))
        if back_to is not None and beat.told[role] == NOTHING:
            key = replace(key, orientation=back_to.orientation, elbow=back_to.elbow)
        return placed, key

    def _constellated(self, role: HandRole, beat: _Beat) -> Placed:
        """Return where a hand is that stands to the other one as is told."""
        told, shape = beat.constellation, self._hands[role].handshape
        assert told is not None
        where = told.location if told.location is not None and told.location.part != Part() else MIDDLE
        own = told.dominant if role == "dominant" else told.base
        if beat.is_paired and told.dominant == told.base:
            placed = place_hand(self._character, replace(where, articulator=own), "dominant", shape)
            if told.contact != "touch" or not isinstance(placed.placement, SpacePoint):
                return replace(placed, placement=_aside(placed.placement, role))
            usual = default_articulator(shape, OTHER_PALM) if own is None else placed.placement.articulator
            parts = nearest.articulators_of(shape, usual) if own is None else placed.parts
            met: Placement = BothMeet(usual, placed.placement.point_m)
            return replace(placed, placement=met, parts=parts, is_named=own is not None)
        if role == "base":
            return place_hand(self._character, replace(where, articulator=own), role, shape)
        part = told.base or Part("palm")
        touched = Location(part, is_hand=True, contact=told.contact or "touch", articulator=told.dominant)
        placed = place_hand(self._character, touched, role, shape)
        return placed if told.base is not None else replace(placed, is_named=False)

    def _settled(self, role: HandRole, key: Key, placed: Placed) -> Drafted:
        palm, fingers = self._directions(role)
        parts = placed.parts if not placed.is_named else placed.parts[:1]
        return settle(self._at(role, key), palm, fingers, parts)

    def _mirror(self) -> None:
        """Give the base hand the mirror image of the dominant one; hands in each other go further apart."""
        key = self._last("dominant")
        for by in APART_M:
            own = key if not by else replace(key, placement=_further_aside(key.placement, by))
            self._put("dominant", own, new=False)
            image = replace(mirrored_key(own), id=self._new_id())
            self._put("base", image)
            if is_clear(self._at("dominant", own)):
                break
        base = self._last("base")
        for guess in [one for one in self._guesses if one.key_id == key.id]:
            values = (_mirrored_value(one.value) for one in guess.alternatives)
            pairs = zip(values, guess.alternatives, strict=True)
            alternatives = tuple(replace(one, value=value) for value, one in pairs)
            self._guesses.append(replace(guess, key_id=base.id, alternatives=alternatives))

    def _guess_shape(self, role: HandRole) -> None:
        """Choose the shape of a hand of which nothing is told."""
        hand = self._hands[role]
        hand.handshape, hand.doubt = DEFAULT_SHAPES[0], DEFAULT_SHAPES

    def _guess(self, role: HandRole, drafted: Drafted, placed: Placed) -> None:
        """Keep what of a key was chosen among several values."""
        hand, key = self._hands[role], drafted.key
        found = {one.field: one for one in drafted.open}
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
            self._guesses.append(Guess(key.id, field_, alternatives, one.told))

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

    def _arrival_s(self, keys: Mapping[HandRole, tuple[Placed, Key]], beat: _Beat) -> float:
        """Return when hands come to their places: by the longest way, at the usual speed."""
        if self._is_empty:
            return FIRST_S
        ways_m = [
            float(np.linalg.norm(self._target_of(role, key) - self._target(role)))
            for role, (_, key) in keys.items()
            if self._sign.hand(role).keys
        ]
        return stored(self._end_s() + max(WAY_S, max(ways_m, default=0.0) / SPEED_M_S) * beat.pace)

    def _hold_all(self) -> None:
        """Let both hands stay for as long as one of them moves by itself."""
        end_s = self._end_s()
        for role in ROLES:
            if (keys := self._sign.hand(role).keys) and keys[-1].end_s < end_s:
                self._put(role, replace(keys[-1], hold_s=stored(end_s - keys[-1].time_s)), new=False)

    @property
    def _is_empty(self) -> bool:
        return not any(self._sign.hand(role).keys for role in ROLES)

    def _end_s(self) -> float:
        return max((key.end_s for role in ROLES for key in self._sign.hand(role).keys), default=0.0)

    def _new_id(self) -> str:
        self._number += 1
        return f"k{self._number}"

    def _put(self, role: HandRole, key: Key, *, new: bool = True) -> None:
        """Put a key behind the others of a hand, or in the place of that with its id."""
        keys = self._sign.hand(role).keys
        if any(one.id == key.id for one in keys):
            kept = tuple(key if one.id == key.id else one for one in keys)
        elif new and keys and keys[-1].time_s >= key.time_s:
            kept = (*keys[:-1], key)
        else:
            kept = (*keys, key)
        self._sign = with_items(self._sign, TrackName("hand", role), kept)

    def _last(self, role: HandRole) -> Key:
        return self._sign.hand(role).keys[-1]

    def _find(self, role: HandRole, key_id: str) -> Key:
        return next(key for key in self._sign.hand(role).keys if key.id == key_id)

    def _at(self, role: HandRole, key: Key) -> HandMoment:
        return HandMoment(self._character, self._sign, role, key)

    def _target(self, role: HandRole) -> Array:
        return self._target_of(role, self._last(role))

    def _target_of(self, role: HandRole, key: Key) -> Array:
        return self._at(role, key).tried.target

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


def _has_target(stroke: Stroke) -> bool:
    return stroke.target != NOTHING or stroke.constellation is not None


def _needs_base(posture: Posture, told: Constellation | None, strokes: Iterable[Stroke]) -> bool:
    """Return whether the dominant hand goes to the other one."""
    places = [posture.location]
    for stroke in strokes:
        places.append(stroke.target.location)
        told = told or stroke.constellation
    return told is not None or any(place is not None and place.is_hand for place in places)


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


def _easing(stroke: Stroke) -> Easing:
    return EASINGS.get(stroke.manner.accent, "smooth")


def _spelled(shape: Shape) -> str:
    words = (shape.base, shape.thumb, shape.bend, *(f"{digit} {bend}" for digit, bend in shape.bends))
    return " ".join(word for word in words if word)
