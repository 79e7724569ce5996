"""Drafts of signs from their notation: keys with all that it says, and guesses of what it leaves open.

Notation tells shapes, directions and places by symbols, and movements from one posture to the next: each of
these becomes a key of either hand that moves, and a way between two.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Final

import numpy as np

import nonmanuals.catalogue as signals
from body_model.arrays import Array
from signer.characters.character import Character
from signer.characters.load import reference
from signer.document.contact_gestures import SECONDS_EACH
from signer.document.fitting import with_key
from signer.document.guesses import Guess, field_of
from signer.document.queries import FIRST_S
from signer.document.settling import with_guesses
from signer.document.sign import Sign
from signer.document.span_edits import add_span
from signer.document.timing import stored
from signer.document.tracks.hand import Key
from signer.document.tracks.span import Span
from signer.document.values import (
    ROLES,
    Act,
    Contact,
    During,
    Easing,
    GlobalOrientation,
    HandRole,
    LocalMovement,
    Manner,
    Transition,
)
from signer.export.losses import Loss, read_as
from signer.importing import draft_ways
from signer.importing.beats import LIKE_RAD, Beat, come_to
from signer.importing.draft_places import moved
from signer.importing.drafted_sign import HOLD_S, DraftedSign, off_words
from signer.importing.effort import LED, REVIEWED, WAYS
from signer.importing.guessing import guess_of
from signer.importing.settled_keys import NEXT_RAD, NOT_CLEAN, Open, off_told_rad, settle
from signer.importing.standing_apart import TOO_DEEP_M, stood_apart
from signer.importing.strokes import NOTHING, Stroke, posture_of, strokes_of
from signer.motion.checks.penetrating_transitions import Passage, departs_from, passages
from signer.motion.checks.review import review
from signer.motion.movement.intervals import Interval, intervals_of
from signer.motion.operations.clearing import Cleared, cleared
from signer.motion.operations.retiming import TimeWarp, retimed
from signer.motion.solving.hand_moment import HandMoment
from signer.motion.solving.place_search import AT_ONCE
from signer.notation.nonmanual import signal_of
from signer.notation.notated import Constellation, Notated, Posture, Segment
from signer.phrases import phrase
from signer.sequencing.free_ways import led_round_at
from signer.sequencing.paces import Pace, evenly_paced
from signer.sequencing.part import part_of

LAST_S: Final = 0.2
"""Hold of the last posture of a sign, s."""
PACES: Final = {"fast": 0.7, "": 1.0, "slow": 1.6}
"""Time of a way, by the word for its speed, against the usual one."""
AGAIN: Final = 1.4
"""Time of a way and back, for each time that a movement is done again, against the first: repeats are smaller
and quicker."""
EASINGS: Final[dict[str, Easing]] = {"tense": "tense", "halt": "sharp stop", "rest": "soft stop"}
"""Speed profiles by the word for the accent of a movement."""
OFF_M: Final = (0.04, 0.08, 0.13)
"""Distances, m, by which a hand is brought off that moves into something where it is told to be."""
SMALLER: Final = (0.5, 0.25)
"""Shares of the size of a gesture on skin that are tried where at its full size the hand gets into something:
small, usual and big are about half of one another."""
LONGEST_TIMES: Final = 4.0
"""Times that a way may last against how it is drafted: where more would be needed the arm goes over to
another posture on it, which no time makes even."""
SIDES: Final = ("left ", "right ")
"""Beginnings of the names of what belongs to an arm."""


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
    sign = with_signals(drafting.finished(), map(signal_of, notated.nonmanual))
    return sign, tuple(dict.fromkeys(drafting.losses))


class _Drafting:
    """The strokes of a sign, done one after the other."""

    def __init__(self, character: Character, gloss: str) -> None:
        self._made = DraftedSign(character, gloss)
        self._looked: tuple[Sign, tuple[Passage, ...]] | None = None

    @property
    def losses(self) -> list[Loss]:
        """Parts of the notation that are in the draft otherwise."""
        return self._made.losses

    def finished(self) -> Sign:
        """Return the sign at a pace at which hands can move, with what was guessed."""
        self._made.effort.left += WAYS
        end_s = self._made.end_s()
        for role in ROLES:
            if keys := self._made.sign.hand(role).keys:
                self._made.put(
                    role, replace(keys[-1], hold_s=stored(end_s + LAST_S - keys[-1].time_s)), new=False
                )
        part = evenly_paced(self._made.character, Pace(part_of(self._made.sign), 1.0, 1.0))
        paced = _hurried(self._made.sign, part.sign)
        tracks = retimed(paced, TimeWarp((0.0,), (FIRST_S,))).tracks
        known = {key.id for role in ROLES for key in self._made.sign.hand(role).keys}
        guesses = tuple(guess for guess in self._made.guesses if guess.key_id in known)
        sign = self._brought_clear(replace(self._made.sign, tracks=tracks, guesses=guesses))
        sign = self._stood_apart(self._led_round(self._stood_apart(sign, of_arms=True)))
        for one in self._deep(sign):
            words = phrase(
                "at {time_s:.2f} s it is {deep:.0f} mm deep in the {part}: no way round was found",
                time_s=one.time_s, deep=1000.0 * one.inside.over_m, part=one.inside.into,
            )  # fmt: skip
            self._made.lose(one.role, "transitions", words)
        return sign

    def _deep(self, sign: Sign) -> tuple[Passage, ...]:
        """Return where hands on their way lie too deep in something."""
        if self._looked is None or self._looked[0] is not sign:
            found = passages(self._made.character, sign)
            self._looked = sign, tuple(one for one in found if one.inside.over_m > TOO_DEEP_M)
        return self._looked[1]

    def _stood_apart(self, sign: Sign, *, of_arms: bool = False) -> Sign:
        """Return the sign with hands that move into something standing apart, or into the other arm alone."""
        deep = [one for one in self._deep(sign) if not of_arms or one.inside.into.startswith(SIDES)]
        if not deep:
            return sign
        found = stood_apart(self._made.character, sign, deep, self._made.effort)
        for role, by_m in found.by_m.items():
            self._made.tell_off(role, by_m)
        return found.sign

    def _brought_clear(self, sign: Sign) -> Sign:
        """Return the sign with keys brought clear whose hand lies deep in something, now all are there."""
        for one in review(sign, self._made.character).keys:
            if one.inside.over_m <= TOO_DEEP_M:
                continue
            key = next(key for key in sign.hand(one.role).keys if key.id == one.key_id)
            at = HandMoment(self._made.character, sign, one.role, key)
            if key.act is not None and (freed := self._first_free(at, _smaller(key, key.act))):
                sign = freed
            elif key.local:
                sign = self._first_free(at, _further_off(at)) or sign
            elif isinstance(turned := key.orientation, GlobalOrientation):
                sign = self._settled_anew(at, turned)
            elif (found := cleared(at, budget=AT_ONCE)) is not None:
                sign = with_key(sign, one.role, found.key)
                sign = with_guesses(sign, (*sign.guesses, *self._changed(at, found)))
        return sign

    def _settled_anew(self, at: HandMoment, turned: GlobalOrientation) -> Sign:
        """Return the sign with a key settled where it now finds the other hand."""
        found = settle(at, turned.palm, turned.fingers, (at.key.articulator,), self._made.effort)
        if not found.is_clean:
            return at.sign
        kept = [one for one in at.sign.guesses if (one.key_id, one.told) != (at.key.id, NOT_CLEAN)]
        known = {guess.field for guess in kept if guess.key_id == at.key.id}
        guesses = (guess_of(found.key, one) for one in found.open if one.field not in known)
        self._made.tell_off(at.role, found.off_m)
        return with_guesses(with_key(at.sign, at.role, found.key), (*kept, *guesses))

    def _first_free(self, at: HandMoment, tries: Iterable[tuple[Key, str, str]]) -> Sign | None:
        """Return the sign with the first key that is met and lies in nothing; what changed of it is told."""
        for key, feature, words in tries:
            if not self._made.effort.takes(REVIEWED):
                break
            found = with_key(at.sign, at.role, key)
            row = next(one for one in review(found, at.character).keys if one.key_id == key.id)
            if row.inside.over_m <= TOO_DEEP_M and row.is_met:
                self._made.lose(at.role, feature, words)
                return found
        return None

    def _changed(self, at: HandMoment, after: Cleared) -> Iterator[Guess]:
        """Yield a guess of what was changed of a key beyond a symbol, but what is a guess already."""
        known = {guess.field for guess in at.sign.guesses if guess.key_id == at.key.id}
        (old,), (new,) = (field_of(key, "placement") for key in (at.key, after.key))
        if old != new and "placement" not in known:
            yield guess_of(at.key, Open("placement", (new, old), after.words))
        off_rad = off_told_rad(at.with_key(after.key), at.key.orientation)
        if off_rad > NEXT_RAD and "directions" not in known:
            (old,), (new,) = (field_of(key, "directions") for key in (at.key, after.key))
            yield guess_of(at.key, Open("directions", (new, old), after.words))
        elif off_rad > LIKE_RAD:
            self._made.tell_turned(at.role, off_rad)

    def _led_round(self, sign: Sign) -> Sign:
        """Return the sign with ways that lead through the body led round it, where an arc does that."""
        ways = dict[tuple[HandRole, str], Passage]()  # a way that is gone again leads through it each time
        for passage in self._deep(sign):
            left = departs_from(sign, passage)
            ways.setdefault((passage.role, "" if left is None else left.id), passage)
        for passage in ways.values():
            if not self._made.effort.takes(LED):
                break
            edit = led_round_at(sign, passage.role, passage.time_s, self._made.character).edit
            sign = sign if edit is None else edit(sign)
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
        if segment.holds_over and self._made.sign.hand("base").keys and told["base"] == NOTHING:
            used.discard("base")
        self._made.active = frozenset(used) | ({"base"} if segment.holds_over else frozenset())
        self._made.are_alike = symmetry.both_hands and hands.base is None
        is_paired = self._made.are_alike and symmetry.left_right
        first = {role: told[role] for role in ROLES if role in used}
        begun = len(self._made.sign.hand("base").keys)
        come_to(self._made, Beat(first, hands.constellation, is_paired=is_paired))
        for row in range(len(strokes["dominant"])):
            beat = {role: strokes[role][row] for role in ROLES if self._made.sign.hand(role).keys}
            moving = {role: one for role, one in beat.items() if not one.stays}
            if moving:
                self._move(moving, is_paired and len(moving) == len(ROLES))
        if is_paired and symmetry.out_of_phase:
            self._made.shift_phase(begun)

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
            self._made.hold_all()
            return
        if first.returns:
            self._return(going, first.returns)
        before = {role: self._made.last(role) for role in going}
        if any(one.circle and not draft_ways.is_part(one.circle) for one in going.values()):
            self._round(going, is_paired)
            return
        starts = {role: self._made.end_of(role, self._made.last(role)) for role in going}
        ends = {
            role: starts[role].point + (-1.0 if one.is_other_phase else 1.0) * draft_ways.step(one.straight)
            for role, one in going.items()
            if one.straight is not None
        }
        ends |= {
            role: draft_ways.part_end(one.circle, starts[role].point)
            for role, one in going.items()
            if one.circle is not None
        }
        told = {role: one.target for role, one in going.items()}
        repeats = max(one.repeats for one in going.values())
        pace = PACES[first.manner.speed] * (1.0 + AGAIN * repeats)
        constellation = next((one.constellation for one in going.values() if one.constellation), None)
        hold_s = 0.0 if first.passes else HOLD_S
        come_to(self._made, Beat(told, constellation, ends, is_paired, hold_s, pace))
        for role, one in going.items():
            key = replace(before[role], transition=Transition(repeats=repeats, easing=_easing(one)))
            if one.straight is not None:
                way = draft_ways.way(
                    one.straight, starts[role], self._made.end_of(role, self._made.last(role)), key.transition
                )
                key = replace(key, transition=way)
            elif one.circle is not None:
                end = self._made.end_of(role, self._made.last(role))
                key = replace(key, transition=draft_ways.part_way(one.circle, starts[role], end))
            self._made.put(role, key, new=False)
        if first.goes_back:
            self._return(going, 1)

    def _round(self, strokes: Mapping[HandRole, Stroke], is_paired: bool) -> None:
        """Let hands go round circles, by two halves of them."""
        starts = {role: self._made.end_of(role, self._made.last(role)) for role in strokes}
        before = {role: self._made.last(role) for role in strokes}
        across, rounds, ends = dict[HandRole, Array](), 1, dict[HandRole, Array]()
        for role, one in strokes.items():
            if one.circle is None:
                if one.straight is not None:  # it goes while the other hand goes round
                    across[role] = ends[role] = starts[role].point + draft_ways.step(one.straight)
                continue
            across[role] = draft_ways.opposite_point(one.circle, starts[role].point)
            if one.is_other_phase:
                across[role] = 2.0 * starts[role].point - across[role]
            rounds = max(rounds, 1 + one.circle.full_turns + one.repeats)
            if one.circle.ellipse and one.circle.full_turns + one.repeats:
                again, circle = phrase("an ellipse gone round again"), phrase("a circle")
                self._made.lose(role, "transitions", read_as(again, circle))
            if one.circle.end not in ("", one.circle.start):
                words = phrase("several rounds are read as ending where they began")
                self._made.lose(role, "transitions", words)
        first = next(iter(strokes.values()))
        pace = PACES[first.manner.speed]
        stay = dict.fromkeys(strokes, NOTHING)
        come_to(self._made, Beat(stay, None, across, is_paired, 0.0, pace * (2 * rounds - 1)))
        told = {role: one.target for role, one in strokes.items()}
        constellation = next((one.constellation for one in strokes.values() if one.constellation), None)
        middles = {role: self._made.last(role) for role in strokes}
        backs = {role: starts[role].point for role in across} | ends
        back_to = {role: key for role, key in before.items() if role not in ends}
        come_to(self._made, Beat(told, constellation, backs, is_paired, HOLD_S, pace), back_to=back_to)
        for role, one in strokes.items():
            if one.circle is None:
                continue
            there = self._made.end_of(role, middles[role])
            ways = draft_ways.halves(one.circle, starts[role], there, rounds)
            for key, way in zip((before[role], middles[role]), ways, strict=True):
                self._made.put(role, replace(self._made.find(role, key.id), transition=way), new=False)

    def _return(self, strokes: Mapping[HandRole, Stroke], count: int) -> None:
        """Bring hands back to where they were some beats ago."""
        keys = {role: self._made.sign.hand(role).keys for role in strokes}
        earlier = {role: found[max(len(found) - 1 - count, 0)] for role, found in keys.items()}
        come_to(self._made, Beat(dict.fromkeys(strokes, NOTHING)), back_to=earlier)

    def _slides(self, role: HandRole, stroke: Stroke) -> bool:
        """Return whether a stroke is a rub or brush on what the hand touches."""
        contact = self._made.last(role).contact
        if contact is None or contact.manner != "touch" or _has_target(stroke):
            return False
        brushes = stroke.straight is not None and stroke.straight.manner.brushing is not None
        return brushes or (stroke.circle is not None and stroke.straight is None)

    def _rub(self, role: HandRole, stroke: Stroke) -> None:
        key, contact = self._made.last(role), self._made.last(role).contact
        assert contact is not None
        solved = self._made.at(role, key).tried
        rounds = 1 + stroke.repeats + (stroke.circle.full_turns if stroke.circle else 0)
        manner: Manner = "brush" if stroke.circle is None else "rub"
        if stroke.circle is not None:
            act = draft_ways.rub(stroke.circle, solved.normal, rounds)
        else:
            assert stroke.straight is not None
            act = draft_ways.brush(stroke.straight, solved.normal)
        hold_s = stored(key.hold_s + SECONDS_EACH * (1 + rounds) * PACES[stroke.manner.speed])
        placement = replace(contact, manner=manner)
        self._made.put(role, replace(key, placement=placement, act=act, hold_s=hold_s), new=False)

    def _add_local(self, role: HandRole, stroke: Stroke) -> None:
        """Let wrist and fingers of a hand move by themselves, while it is held or on its way."""
        found = [one for wrist in stroke.wrists for one in draft_ways.local_movements(wrist)]
        if stroke.play is not None:
            found.append(LocalMovement("wiggle"))
        if not found:
            return
        key = self._made.last(role)
        goes = bool(stroke.straight or stroke.circle or _has_target(stroke))
        kinds = {one.kind for one in found}
        kept = tuple(one for one in key.local if one.kind not in kinds)
        during: During = "way" if goes else "hold"
        local = (*kept, *(replace(one, during=during) for one in {one.kind: one for one in found}.values()))
        hold_s = key.hold_s
        if not goes:
            cycles = (1 + stroke.repeats) if stroke.play is None else 2 * (1 + stroke.repeats)
            hold_s += cycles / found[0].rate_hz * PACES[stroke.manner.speed]
        self._made.put(role, replace(key, local=local, hold_s=stored(hold_s)), new=False)


def with_signals(sign: Sign, named: Iterable[str | None]) -> Sign:
    """Return a sign with signals held from its first key to its last, one of a part at a time."""
    keys = [key for role in ROLES for key in sign.hand(role).keys]
    start_s, end_s = min(key.time_s for key in keys), max(key.end_s for key in keys)
    for number, signal in enumerate(filter(None, named), 1):
        span = Span(f"n{number}", stored(start_s), stored(end_s - start_s), signal=signal)
        sign = add_span(signals.find(signal).track, span)(sign)
    return sign


def _hurried(drafted: Sign, paced: Sign) -> Sign:
    """Return a sign at a pace with ways no longer than `LONGEST_TIMES` what they were drafted to last."""
    lasts = {
        (role, *_ends(one)): one.end_s - one.start_s for role in ROLES for one in intervals_of(drafted, role)
    }
    long = [
        (one.start_s, one.end_s, LONGEST_TIMES * lasts[role, *_ends(one)] / (one.end_s - one.start_s))
        for role in ROLES
        for one in intervals_of(paced, role)
        if one.before is not None and one.after is not None and not one.is_still
    ]
    edges = sorted({0.0, *(edge for start_s, end_s, _ in long for edge in (start_s, end_s))})
    if all(share >= 1.0 for _, _, share in long):
        return paced
    shares = [
        min((by for low, high, by in long if low < end_s and high > start_s), default=1.0)
        for start_s, end_s in pairwise(edges)
    ]
    return retimed(paced, TimeWarp.stretching(edges, [min(by, 1.0) for by in shares]))


def _further_off(at: HandMoment) -> Iterator[tuple[Key, str, str]]:
    """Yield keys of a hand that touches nothing ever further before its place, with what is told of that."""
    placement = at.key.placement
    if isinstance(placement, Contact) and placement.manner not in ("near", "none"):
        return
    target = at.tried.target
    for by in OFF_M:
        there = moved(at.character, placement, target + np.array((0.0, 0.0, by)))
        yield replace(at.key, placement=there), "points of space", off_words(by)


def _smaller(key: Key, act: Act) -> Iterator[tuple[Key, str, str]]:
    """Yield keys with a smaller gesture on the skin, with what is told of it."""
    for share in SMALLER:
        size_m = stored(share * act.size_m)
        words = phrase("the hand goes {size:.0f} mm over the skin", size=1000.0 * size_m)
        yield replace(key, act=replace(act, size_m=size_m)), "gestures of contacts", words


def _ends(way: Interval) -> tuple[str, str]:
    return tuple("" if key is None else key.id for key in (way.before, way.after))  # type: ignore[return-value]


def _has_target(stroke: Stroke) -> bool:
    return stroke.target != NOTHING or stroke.constellation is not None


def _needs_base(posture: Posture, told: Constellation | None, strokes: Iterable[Stroke]) -> bool:
    """Return whether the dominant hand goes to the other one."""
    places = [posture.location]
    for stroke in strokes:
        places.append(stroke.target.location)
        told = told or stroke.constellation
    return told is not None or any(place is not None and place.is_hand for place in places)


def _easing(stroke: Stroke) -> Easing:
    return EASINGS.get(stroke.manner.accent, "smooth")
