"""Torso and head at given times: their bone rotations, and their effect on the surroundings.

The surroundings are those of a hand, in the chest's frame.
"""

from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character, per_character
from signer.document.sign import Sign
from signer.document.tracks.span import Span
from signer.kinematics.frames import WORLD
from signer.motion.carriers.parts import PARTS
from signer.motion.carriers.spans import span_curve, within_limits
from signer.motion.posture.figure import BoneTurns, compose
from signer.motion.posture.resting import resting_body
from signer.motion.posture.surroundings import CarrierName, Surroundings, carrier_bones, resting

Spans: TypeAlias = tuple[tuple[Span, ...], ...]
"""Spans of each part that turns bones, in the order in which they are solved."""


@dataclass(frozen=True, slots=True, eq=False)
class Standing:
    """Torso and head at F times.

    Attributes:
        surroundings: (F, ...) of either hand.
        turns: of bones against their parents, (F, ...) each.
        chest: (F, 3, 4), or (3, 4) for all, from the chest's frame to the world.
    """

    surroundings: Surroundings
    turns: tuple[BoneTurns, ...] = ()
    chest: Array = field(default_factory=lambda: WORLD)


@per_character(maxsize=1)
def upright(character: Character) -> Standing:
    """Return torso and head of a sign that says nothing of them, at any number of times."""
    return Standing(resting(character))


def standing_at(character: Character, sign: Sign, times_s: Array) -> Standing:
    """Torso and head of a sign at times (F,): a function of these alone, each time by itself."""
    return standing_of(character, spans_of(sign), times_s)


def spans_of(sign: Sign) -> Spans:
    """Return what torso and head of a sign do, for each part in the order in which they are solved."""
    return tuple(sign.spans(part.kind.name) for part in PARTS)


def standing_of(character: Character, spans: Spans, times_s: Array) -> Standing:
    """Torso and head at times (F,), by their spans."""
    return _standing(character, spans, times_s.tobytes()) if any(spans) else upright(character)


def chest_at(character: Character, sign: Sign, time_s: float) -> Array:
    """(3, 4), from the chest's frame to the world, of a right-handed signer at a time."""
    return standing_at(character, sign, np.array([time_s])).chest.reshape(3, 4)


def moving_carriers(sign: Sign) -> frozenset[CarrierName]:
    """Return what torso and head move in the chest's frame at any time of a sign."""
    return frozenset(part.carrier for part in PARTS if sign.spans(part.kind.name))


@per_character(maxsize=16)
def _standing(character: Character, spans: tuple[tuple[Span, ...], ...], times: bytes) -> Standing:
    body, times_s = character.body, np.frombuffer(times)
    turns, moved = list[BoneTurns](), set[CarrierName]()
    for part, own in zip(PARTS, spans, strict=True):
        if own:
            values = span_curve(own, tuple(channel.name for channel in part.kind.channels)).at(times_s)
            turns.append(
                BoneTurns(
                    body.bones(*part.bones), part.turns(character, within_limits(values, part.kind.channels))
                )
            )
            moved.add(part.carrier)
    figure = compose(character, turns, {}, times_s.shape)
    found = figure.in_chest
    posed = np.array(np.broadcast_to(resting_body(character), found.shape))
    for carrier in moved:
        bones = carrier_bones(character, carrier)
        posed[:, bones] = found[:, bones]
    posed.setflags(write=False)
    return Standing(Surroundings(character, frozenset(moved), posed), tuple(turns), figure.chest)
