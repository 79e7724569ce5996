"""Hands that stand to each other: mirror images of each other, and hands that meet."""

from dataclasses import replace
from typing import Final

import numpy as np

from body_model.plain_types import Vector
from signer.document.sign import Sign
from signer.document.values import ROLES, BothMeet, GlobalOrientation, HandRole, Placement, SpacePoint
from signer.importing.draft_places import moved
from signer.importing.drafted_keys import Open, guess_of, mirrored_guess
from signer.importing.drafted_sign import DraftedSign
from signer.importing.told_hands import SAME
from signer.motion.operations.both_hands import mirrored_key
from signer.motion.operations.clearing import is_clear, settled_meeting
from signer.motion.solving.hold import course_of
from signer.notation.directions import CLOSE_M
from signer.phrases import Phrase, phrase

APART_M: Final = (0.03, 0.06, 0.1, 0.15)
"""Distances, m, by which two hands that are in each other are tried further apart, each to its own side."""
BEHIND_M: Final = (0.04, 0.07, 0.1)
"""Distances, m, by which each of two hands is tried before or over the other: a hand is 3 cm thick, and with
its thumb some 8."""
SHIFTS: Final[tuple[Vector, ...]] = (
    (0.0, 0.0, 0.08), (-0.08, 0.0, 0.0), (0.0, 0.1, 0.0), (0.08, 0.0, 0.0), (-0.1, 0.0, 0.1), (0.0, 0.1, 0.1),
    (0.0, -0.1, 0.08),
)  # fmt: skip
"""Shifts, m, at which a hand is tried to which the other one cannot come as is told: out, aside, up and down,
by less than a symbol of places."""
CROSSED_M: Final = 0.02
"""From so far, m, beyond the middle a hand is on the other one's side: less is in the middle."""
ZERO: Final[Vector] = (0.0, 0.0, 0.0)
ACROSS: Final = 0.38
"""Part of a palm's direction across the middle, from which it faces the other hand: half of the angle between
two symbols."""


def mirror(made: DraftedSign, base_id: str, time_s: float) -> None:
    """Give the base hand a key that is the mirror image of the dominant one; hands in each other go apart."""
    key = made.last("dominant")
    made.put("base", replace(mirrored_key(key), id=base_id))
    made.guesses.extend([mirrored_guess(one, base_id) for one in made.guesses if one.key_id == key.id])
    if _are_clear(made):
        return
    if isinstance(key.placement, BothMeet):
        meet(made, time_s)
    elif key.contact is None or key.contact.manner == "none":
        made.lose("dominant", "points of space", _go_apart(made))
    elif key.contact.manner == "near":
        _stand_apart(made)
    else:
        made.sign = settled_meeting(made.character, made.sign, ROLES[0], key.time_s)


def meet(made: DraftedSign, time_s: float) -> None:
    """Bring hands that meet out of each other; those that point at each other are laid side by side.

    Those that cannot touch as is told stand apart, which is a guess.
    """
    made.sign = settled_meeting(made.character, made.sign, ROLES[0], time_s)
    if _are_clear(made):
        return
    crossed = made.sign
    for role in ROLES:
        key = made.last(role)
        if isinstance(key.orientation, GlobalOrientation):
            made.put(role, replace(key, orientation=_along_middle(key.orientation)), new=False)
    made.sign = settled_meeting(made.character, made.sign, ROLES[0], time_s)
    if _are_clear(made):
        for role in ROLES:
            words = phrase("hands that meet are laid along each other, by a symbol at most")
            made.lose(role, "orientations", words)
        return
    made.sign = crossed
    _stand_apart(made)


def _stand_apart(made: DraftedSign) -> None:
    """Bring hands further apart than is told, which is a guess."""
    told = {role: made.last(role).placement for role in ROLES}
    _go_apart(made)
    words = phrase("where they are told to be the hands would be in each other")
    for role in ROLES:
        key = made.last(role)
        kept = (one for one in made.guesses if (one.key_id, one.field) != (key.id, "placement"))
        apart = Open("placement", (key.placement, told[role]), words)
        made.guesses = [*kept, guess_of(key, apart)]


def _are_clear(made: DraftedSign) -> bool:
    return all(is_clear(made.at(role, made.last(role))) for role in ROLES)


def _go_apart(made: DraftedSign) -> str:
    """Bring hands that touch nothing further apart until they are clear; return in words what was done.

    Each goes to its own side, else one before or over the other; hands that cross cannot go aside.
    """
    keys, targets = {role: made.last(role) for role in ROLES}, {role: made.target(role) for role in ROLES}
    is_crossed = targets["dominant"][0] > CROSSED_M
    further, before, over = (
        phrase("hands are {by:.0f} cm further apart"),
        phrase("one hand is {by:.0f} cm before the other one"),
        phrase("one hand is {by:.0f} cm over the other one"),
    )
    moves = [
        *((further, by, (-by, 0.0, 0.0), (by, 0.0, 0.0)) for by in APART_M),
        *((before, by, (0.0, 0.0, 2.0 * by), ZERO) for by in BEHIND_M),
        *((over, by, (0.0, by, 0.0), (0.0, -by, 0.0)) for by in BEHIND_M),
    ]
    found = list[tuple[float, Sign, Phrase]]()
    for words, by, *shifts in moves[len(APART_M) :] + moves[: len(APART_M)] if is_crossed else moves:
        for role, shift in zip(ROLES, shifts, strict=True):
            there = moved(made.character, keys[role].placement, targets[role] + np.array(shift))
            made.put(role, replace(keys[role], placement=there), new=False)
        deep_m = float(course_of(made.at("dominant", made.last("dominant"))).as_it_is().over_m().max())
        found.append((deep_m, made.sign, Phrase(words, {"by": 200.0 * by})))
        if deep_m <= 0.0:
            break
    _, made.sign, words = min(found, key=lambda one: one[0])
    if found[-1][0] > 0.0:
        made.sign = settled_meeting(made.character, made.sign, ROLES[0], keys["dominant"].time_s)
    return words


def aside(placement: Placement, role: HandRole) -> Placement:
    """Return a place in the middle that a hand shares with the other one, to its own side of it."""
    if not isinstance(placement, SpacePoint):
        return placement
    x, y, z = placement.point_m
    return replace(placement, point_m=(round(x + (CLOSE_M if role == "base" else -CLOSE_M), 6), y, z))


def _along_middle(turned: GlobalOrientation) -> GlobalOrientation:
    """Return directions of a hand whose fingers do not go across the middle, and whose palm faces across."""
    x, y, z = turned.fingers
    a, _, _ = turned.palm
    length = float(np.hypot(y, z))
    if length < abs(x) - SAME or abs(a) < ACROSS:
        return turned
    return GlobalOrientation((1.0 if a > 0.0 else -1.0, 0.0, 0.0), (0.0, y / length, z / length))
