"""Self-collision of one hand: how deep its parts lie in each other, from its shape alone."""

from typing import Final, NamedTuple

import numpy as np

from body_model.distance.exact import sunk_in_own_hand
from body_model.distance.parts import part_of_code
from body_model.plain_types import Side
from signer.characters.character import Character, per_character
from signer.document.values import HandForm
from signer.motion.places.hands import Hand, shaped_hand
from signer.motion.posture.figure import compose, limb_of, resting_reach
from signer.motion.posture.penetration import FLESH, PART_NAMES
from signer.phrases import phrase

_FEWEST: Final = 3
"""Points of skin that must lie as deep: one or two alone lie in a fold where fingers grow together."""


class SelfCollision(NamedTuple):
    """Two parts of a hand that stand in each other, by name, and how deep, m."""

    part: str
    into: str
    depth_m: float

    @property
    def words(self) -> str:
        """Message that names both parts and the depth in millimetres."""
        return phrase(
            "the {part} is {depth_mm:.1f} mm inside the {into} of the same hand",
            part=self.part,
            depth_mm=1000.0 * self.depth_m,
            into=self.into,
        )


def self_collision_of(character: Character, form: HandForm) -> SelfCollision | None:
    """Return the deepest crossing of a hand in a form; None for none. LookupError for an unknown form."""
    return _crossing(character, form.look)


@per_character(maxsize=256)
def _crossing(character: Character, form: HandForm) -> SelfCollision | None:
    return self_collision(character, shaped_hand(character, form, "right"))


def self_collision(character: Character, hand: Hand) -> SelfCollision | None:
    """Return the deepest crossing of a right hand; None where flesh gives way to all."""
    side: Side = "right"  # the left hand is its mirror image
    matrices = compose(
        character, (), {side: limb_of(character, side, resting_reach(character, side), hand.fingers)}, ()
    ).matrices
    found = sunk_in_own_hand(character.obstacles, matrices[None], (side,))
    pairs = np.stack([found.limb, found.into], axis=1)
    deepest: SelfCollision | None = None
    for limb, into in np.unique(pairs, axis=0).tolist():
        depths = np.sort(found.depth_m[(pairs == (limb, into)).all(axis=1)])
        depth = float(depths[-_FEWEST]) if len(depths) >= _FEWEST else 0.0
        if depth > max(FLESH.gives_m, deepest.depth_m if deepest else 0.0):
            deepest = SelfCollision(_name(limb), _name(into), depth)
    return deepest


def _name(code: int) -> str:
    found = part_of_code(code)
    return PART_NAMES[found[1]] if found else ""
