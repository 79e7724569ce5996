"""Drafts whose keys are all there, finished: paced, and brought out of what hands and ways lie in."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from signer.document.fitting import with_key
from signer.document.guesses import Guess, field_of
from signer.document.queries import FIRST_S, every_key, span_s
from signer.document.settling import with_guesses
from signer.document.sign import Sign
from signer.document.timing import frame_times, stored
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, Act, Contact, GlobalOrientation, HandRole, Placement
from signer.importing.draft_places import moved, touches
from signer.importing.drafted_keys import NOT_CLEAN, Open, guess_of, off_told_rad
from signer.importing.drafted_sign import DraftedSign, off_words
from signer.importing.effort import ANEW, FINISHING, LED, OF_SIGN, WAYS, Effort
from signer.importing.settled_keys import settle
from signer.importing.standing_apart import TOO_DEEP_M, stood_apart
from signer.motion.checks.moments import DEPTHS_HZ, depths_in
from signer.motion.checks.penetrating_transitions import Passage, departs_from, passages_in
from signer.motion.movement.intervals import Interval
from signer.motion.operations.clearing import Cleared, cleared
from signer.motion.operations.loosening import TimeWarp, retimed
from signer.motion.pose import Clip
from signer.motion.posing import poses
from signer.motion.posture.penetration import Inside
from signer.motion.solving.budgets import BUDGETS
from signer.motion.solving.hand_moment import HandMoment
from signer.notation.directions import LIKE_RAD, NEXT_RAD
from signer.phrases import phrase
from signer.sequencing.free_ways import led_round_at, legs_of
from signer.sequencing.paces import Pace, evenly_paced
from signer.sequencing.part import part_of

LAST_S: Final = 0.2
"""Hold of the last posture of a sign, s."""
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


def finished(made: DraftedSign) -> Sign:
    """Return a draft at a pace at which hands can move; `made` keeps what was changed for it."""
    return _Finishing(made).finished()


class _Finishing:
    """Looks at a draft, and changes of it until nothing lies too deep, as long as there is effort."""

    def __init__(self, made: DraftedSign) -> None:
        self._made = made
        self._looked: tuple[Sign, Clip, Mapping[HandRole, Sequence[Inside]]] | None = None

    def finished(self) -> Sign:
        """Return the sign at a pace at which hands can move, with what was guessed."""
        self._made.effort = Effort(min(self._made.effort.left + WAYS, FINISHING))
        end_s = self._made.end_s()
        for role in ROLES:
            if keys := self._made.sign.hand(role).keys:
                self._made.put(
                    role, replace(keys[-1], hold_s=stored(end_s + LAST_S - keys[-1].time_s)), new=False
                )
        pace = Pace(part_of(self._made.sign), 1.0, 1.0, longest_times=LONGEST_TIMES)
        paced = evenly_paced(self._made.character, pace)
        tracks = retimed(paced.sign, TimeWarp((0.0,), (FIRST_S,))).tracks
        known = {key.id for role in ROLES for key in self._made.sign.hand(role).keys}
        guesses = tuple(guess for guess in self._made.guesses if guess.key_id in known)
        sign = self._brought_clear(replace(self._made.sign, tracks=tracks, guesses=guesses))
        sign = self._stood_apart(self._led_round(self._stood_apart(sign, of_arms=True)))
        for one in self._deep(sign):
            words = phrase(
                "at {time_s:.2f} s it is {deep:.0f} mm deep in the {part}: no way round was found",
                time_s=one.time_s, deep=1000.0 * one.inside.over_m, part=one.inside.into,
            )  # fmt: skip
            left = departs_from(sign, one) or sign.hand(one.role).keys[0]
            self._made.lose(one.role, "transitions", words, left.id)
        self._made.sign = sign
        return sign

    def _deep(self, sign: Sign) -> tuple[Passage, ...]:
        """Return where hands on their way lie too deep in something."""
        frames, inside = self._look(sign)
        found = (one for role in inside for one in passages_in(frames, role, inside[role]))
        return tuple(one for one in found if one.inside.over_m > TOO_DEEP_M)

    def _look(self, sign: Sign) -> tuple[Clip, Mapping[HandRole, Sequence[Inside]]]:
        """Return the frames of a sign, ends of holds among them, and what lies deepest of each hand there."""
        if self._looked is None or self._looked[0] is not sign:
            ends = (at_s for _, key in every_key(sign) for at_s in (key.time_s, key.end_s))
            times = sorted({*frame_times(span_s(sign)[1], DEPTHS_HZ), *ends})
            frames = poses(sign, times, self._made.character)
            self._looked = sign, frames, depths_in(frames)
        return self._looked[1:]

    def _stood_apart(self, sign: Sign, *, of_arms: bool = False) -> Sign:
        """Return the sign with hands that move into something standing apart, or into the other arm alone."""
        deep = [one for one in self._deep(sign) if not of_arms or one.inside.into.startswith(SIDES)]
        if not deep:
            return sign
        with self._made.effort.at_most(FINISHING, kept=LED * len(ROLES) if of_arms else 0.0) as effort:
            found = stood_apart(self._made.character, sign, deep, effort)
        for role, by_m in found.by_m.items():
            for key, before in zip(found.sign.hand(role).keys, sign.hand(role).keys, strict=True):
                self._made.tell_off(role, by_m if key.placement != before.placement else 0.0, key.id)
        return found.sign

    def _brought_clear(self, sign: Sign) -> Sign:
        """Return the sign with keys brought clear whose hand lies deep in something, now all are there."""
        frames, inside = self._look(sign)
        for role, first in tuple(every_key(sign)):
            held = np.flatnonzero((frames.times_s >= first.time_s) & (frames.times_s <= first.end_s)).tolist()
            if max(inside[role][row].over_m for row in held) <= TOO_DEEP_M:
                continue
            key = next(key for key in sign.hand(role).keys if key.id == first.id)
            at = HandMoment(self._made.character, sign, role, key)
            if key.act is not None and (freed := self._first_free(at, _smaller(key, key.act))):
                sign = freed
            elif key.local:
                sign = self._first_free(at, _further_off(at)) or sign
            elif isinstance(turned := key.orientation, GlobalOrientation):
                sign = self._settled_anew(at, turned)
            elif (found := cleared(at, budget=BUDGETS.at_once)) is not None:
                sign = with_key(sign, role, found.key)
                sign = with_guesses(sign, (*sign.guesses, *self._changed(at, found)))
        return sign

    def _settled_anew(self, at: HandMoment, turned: GlobalOrientation) -> Sign:
        """Return the sign with a key settled where it now finds the other hand."""
        with self._made.effort.at_most(ANEW, kept=LED * len(ROLES)) as effort:
            found = settle(at, turned.palm, turned.fingers, (at.key.articulator,), effort)
        if not found.is_clean:
            return at.sign
        kept = [one for one in at.sign.guesses if (one.key_id, one.told) != (at.key.id, NOT_CLEAN)]
        known = {guess.field for guess in kept if guess.key_id == at.key.id}
        guesses = (guess_of(found.key, one) for one in found.open if one.field not in known)
        self._made.tell_off(at.role, found.off_m, at.key.id)
        return with_guesses(with_key(at.sign, at.role, found.key), (*kept, *guesses))

    def _first_free(self, at: HandMoment, tries: Iterable[tuple[Key, str, str]]) -> Sign | None:
        """Return the sign with the first key that is met and lies in nothing; what changed of it is told."""
        for key, feature, words in tries:
            if not self._made.effort.takes(OF_SIGN):
                break
            found = with_key(at.sign, at.role, key)
            held = poses(found, np.linspace(key.time_s, key.end_s, _looks(key)), at.character)
            deep_m = max(one.over_m for one in depths_in(held)[at.role])
            if deep_m <= TOO_DEEP_M and all(hand.state != "missed" for hand in held.hands[at.role]):
                self._made.lose(at.role, feature, words, at.key.id)
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
            self._made.tell_turned(at.role, off_rad, at.key.id)

    def _led_round(self, sign: Sign) -> Sign:
        """Return the sign with ways that lead through the body led round it, where an arc does that."""
        ways = dict[tuple[HandRole, str], Passage]()  # a way that is gone again leads through it each time
        for passage in self._deep(sign):
            left = departs_from(sign, passage)
            ways.setdefault((passage.role, "" if left is None else left.id), passage)
        for passage in ways.values():
            lasts_s = (
                leg.way.end_s - leg.way.start_s for leg in legs_of(sign) if _is_on(leg.way, passage, leg.role)
            )
            if not self._made.effort.takes(LED * max(1.0, max(lasts_s, default=0.0))):
                continue
            edit = led_round_at(sign, passage.role, passage.time_s, self._made.character).edit
            sign = sign if edit is None else edit(sign)
        return sign


def _is_on(way: Interval, passage: Passage, role: HandRole) -> bool:
    """Return whether a way of a hand is the one on which a passage is."""
    return role == passage.role and way.start_s <= passage.time_s <= way.end_s


def _looks(key: Key) -> int:
    """Return at how many moments of a hold, its ends among them, it is looked how deep a hand lies."""
    return 2 + round(key.hold_s * DEPTHS_HZ)


def _further_off(at: HandMoment) -> Iterator[tuple[Key, str, str]]:
    """Yield keys of a hand ever further before its place, with what is told of that."""
    placement, target = at.key.placement, at.tried.target
    for by in OFF_M:
        if isinstance(placement, Contact) and touches(placement):
            there: Placement = replace(placement, manner="near", stand_off_m=0.5 * by)
            yield replace(at.key, placement=there), "manners", off_words(0.5 * by)
        else:
            there = moved(at.character, placement, target + np.array((0.0, 0.0, by)))
            yield replace(at.key, placement=there), "points of space", off_words(by)


def _smaller(key: Key, act: Act) -> Iterator[tuple[Key, str, str]]:
    """Yield keys with a smaller gesture on the skin, with what is told of it."""
    for share in SMALLER:
        size_m = stored(share * act.size_m)
        words = phrase("the hand goes {size:.0f} mm over the skin", size=1000.0 * size_m)
        yield replace(key, act=replace(act, size_m=size_m)), "gestures of contacts", words
