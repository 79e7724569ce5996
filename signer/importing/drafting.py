"""Drafts of signs from their notation: keys with all that it says, and guesses of what it leaves open.

Notation tells shapes, directions and places by symbols, and movements from one posture to the next: each of
these becomes a key of either hand that moves, and a way between two.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

import numpy as np

import nonmanuals.catalogue as signals
from body_model.arrays import Array
from signer.characters.character import Character
from signer.characters.load import reference
from signer.document.contact_gestures import SECONDS_EACH
from signer.document.sign import Sign
from signer.document.span_edits import add_span
from signer.document.timing import stored
from signer.document.tracks.span import Span
from signer.document.values import ROLES, During, Easing, HandRole, LocalMovement, Manner, Transition
from signer.export.losses import Loss, read_as
from signer.importing import draft_ways
from signer.importing.beats import Beat, come_to
from signer.importing.draft_places import CLOSE, site_point, touches
from signer.importing.drafted_sign import HOLD_S, DraftedSign
from signer.importing.finishing import finished
from signer.importing.strokes import NOTHING, Stroke, posture_of, strokes_of
from signer.notation.nonmanual import signal_of
from signer.notation.notated import Constellation, Notated, Posture, Segment
from signer.phrases import phrase

PACES: Final = {"fast": 0.7, "": 1.0, "slow": 1.6}
"""Time of a way, by the word for its speed, against the usual one."""
AGAIN: Final = 1.4
"""Time of a way and back, for each time that a movement is done again, against the first: repeats are smaller
and quicker."""
EASINGS: Final[dict[str, Easing]] = {"tense": "tense", "halt": "sharp stop", "rest": "soft stop"}
"""Speed profiles by the word for the accent of a movement."""


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
    sign = with_signals(finished(drafting.made), map(signal_of, notated.nonmanual))
    return sign, drafting.made.losses()


class _Drafting:
    """The strokes of a sign, done one after the other."""

    def __init__(self, character: Character, gloss: str) -> None:
        self.made = DraftedSign(character, gloss)

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
        if segment.holds_over and self.made.sign.hand("base").keys and told["base"] == NOTHING:
            used.discard("base")
        self.made.active = frozenset(used) | ({"base"} if segment.holds_over else frozenset())
        self.made.are_alike = symmetry.both_hands and hands.base is None
        is_paired = self.made.are_alike and symmetry.left_right
        first = {role: told[role] for role in ROLES if role in used}
        begun = len(self.made.sign.hand("base").keys)
        come_to(self.made, Beat(first, hands.constellation, is_paired=is_paired))
        for row in range(len(strokes["dominant"])):
            beat = {role: strokes[role][row] for role in ROLES if self.made.sign.hand(role).keys}
            moving = {role: one for role, one in beat.items() if not one.stays}
            if moving:
                self._move(moving, is_paired and len(moving) == len(ROLES))
        if is_paired and symmetry.out_of_phase:
            self.made.shift_phase(begun)

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
            self.made.hold_all()
            return
        if first.returns:
            self._return(going, first.returns)
        before = {role: self.made.last(role) for role in going}
        if any(one.circle and not draft_ways.is_part(one.circle) for one in going.values()):
            self._round(going, is_paired)
            return
        starts = {role: self.made.end_of(role, self.made.last(role)) for role in going}
        ends = {
            role: self._before_body(role, starts[role].point, one)
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
        come_to(self.made, Beat(told, constellation, ends, is_paired, hold_s, pace))
        for role, one in going.items():
            key = replace(before[role], transition=Transition(repeats=repeats, easing=_easing(one)))
            if one.straight is not None:
                way = draft_ways.way(
                    one.straight, starts[role], self.made.end_of(role, self.made.last(role)), key.transition
                )
                brushes = one.straight.manner.brushing is not None and touches(self.made.last(role).placement)
                if brushes and touches(key.placement):
                    way = replace(way, path="slide", height_m=0.0)
                key = replace(key, transition=way)
            elif one.circle is not None:
                end = self.made.end_of(role, self.made.last(role))
                key = replace(key, transition=draft_ways.part_way(one.circle, starts[role], end))
            self.made.put(role, key, new=False)
        if first.goes_back:
            self._return(going, 1)

    def _before_body(self, role: HandRole, start: Array, stroke: Stroke) -> Array:
        """Return where a straight way ends, (3,) m: one that leads into the body ends close before it."""
        assert stroke.straight is not None
        step = (-1.0 if stroke.is_other_phase else 1.0) * draft_ways.step(stroke.straight)
        before_m = float(start[2] - site_point(self.made.character, CLOSE, role)[0][2])
        if before_m <= 0.0 or -step[2] <= before_m or _is_placed(stroke):
            return np.asarray(start + step)
        self.made.lose(role, "transitions", phrase("a way into the body ends close before it"))
        return np.asarray(start - step * before_m / step[2])

    def _round(self, strokes: Mapping[HandRole, Stroke], is_paired: bool) -> None:
        """Let hands go round circles, by two halves of them."""
        starts = {role: self.made.end_of(role, self.made.last(role)) for role in strokes}
        before = {role: self.made.last(role) for role in strokes}
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
                self.made.lose(role, "transitions", read_as(again, circle))
            if one.circle.end not in ("", one.circle.start):
                words = phrase("several rounds are read as ending where they began")
                self.made.lose(role, "transitions", words)
        first = next(iter(strokes.values()))
        pace = PACES[first.manner.speed]
        stay = dict.fromkeys(strokes, NOTHING)
        come_to(self.made, Beat(stay, None, across, is_paired, 0.0, pace * (2 * rounds - 1)))
        told = {role: one.target for role, one in strokes.items()}
        constellation = next((one.constellation for one in strokes.values() if one.constellation), None)
        middles = {role: self.made.last(role) for role in strokes}
        backs = {role: starts[role].point for role in across} | ends
        back_to = {role: key for role, key in before.items() if role not in ends}
        come_to(self.made, Beat(told, constellation, backs, is_paired, HOLD_S, pace), back_to=back_to)
        for role, one in strokes.items():
            if one.circle is None:
                continue
            there = self.made.end_of(role, middles[role])
            ways = draft_ways.halves(one.circle, starts[role], there, rounds)
            for key, way in zip((before[role], middles[role]), ways, strict=True):
                self.made.put(role, replace(self.made.find(role, key.id), transition=way), new=False)

    def _return(self, strokes: Mapping[HandRole, Stroke], count: int) -> None:
        """Bring hands back to where they were some beats ago."""
        keys = {role: self.made.sign.hand(role).keys for role in strokes}
        earlier = {role: found[max(len(found) - 1 - count, 0)] for role, found in keys.items()}
        come_to(self.made, Beat(dict.fromkeys(strokes, NOTHING)), back_to=earlier)

    def _slides(self, role: HandRole, stroke: Stroke) -> bool:
        """Return whether a stroke is a rub or brush on what the hand touches."""
        contact = self.made.last(role).contact
        if contact is None or contact.manner != "touch" or _has_target(stroke):
            return False
        brushes = stroke.straight is not None and stroke.straight.manner.brushing is not None
        return brushes or (stroke.circle is not None and stroke.straight is None)

    def _rub(self, role: HandRole, stroke: Stroke) -> None:
        key, contact = self.made.last(role), self.made.last(role).contact
        assert contact is not None
        solved = self.made.at(role, key).tried
        rounds = 1 + stroke.repeats + (stroke.circle.full_turns if stroke.circle else 0)
        manner: Manner = "brush" if stroke.circle is None else "rub"
        if stroke.circle is not None:
            act = draft_ways.rub(stroke.circle, solved.normal, rounds)
        else:
            assert stroke.straight is not None
            act = draft_ways.brush(stroke.straight, solved.normal)
        hold_s = stored(key.hold_s + SECONDS_EACH * (1 + rounds) * PACES[stroke.manner.speed])
        placement = replace(contact, manner=manner)
        self.made.put(role, replace(key, placement=placement, act=act, hold_s=hold_s), new=False)

    def _add_local(self, role: HandRole, stroke: Stroke) -> None:
        """Let wrist and fingers of a hand move by themselves, while it is held or on its way."""
        found = [one for wrist in stroke.wrists for one in draft_ways.local_movements(wrist)]
        if stroke.play is not None:
            found.append(LocalMovement("wiggle"))
        if not found:
            return
        key = self.made.last(role)
        goes = bool(stroke.straight or stroke.circle or _has_target(stroke))
        kinds = {one.kind for one in found}
        kept = tuple(one for one in key.local if one.kind not in kinds)
        during: During = "way" if goes else "hold"
        local = (*kept, *(replace(one, during=during) for one in {one.kind: one for one in found}.values()))
        hold_s = key.hold_s
        if not goes:
            cycles = (1 + stroke.repeats) if stroke.play is None else 2 * (1 + stroke.repeats)
            hold_s += cycles / found[0].rate_hz * PACES[stroke.manner.speed]
        self.made.put(role, replace(key, local=local, hold_s=stored(hold_s)), new=False)


def with_signals(sign: Sign, named: Iterable[str | None]) -> Sign:
    """Return a sign with signals held from its first key to its last, one of a part at a time."""
    keys = [key for role in ROLES for key in sign.hand(role).keys]
    start_s, end_s = min(key.time_s for key in keys), max(key.end_s for key in keys)
    for number, signal in enumerate(filter(None, named), 1):
        span = Span(f"n{number}", stored(start_s), stored(end_s - start_s), signal=signal)
        sign = add_span(signals.find(signal).track, span)(sign)
    return sign


def _is_placed(stroke: Stroke) -> bool:
    """Return whether the place is told at which a stroke ends."""
    return stroke.target.location is not None or stroke.constellation is not None


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
