"""The tetrahedron shoulder, elbow, wrist, articulator, with the angles of McDonald et al. 2002."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Side
from signer.kinematics.arm import paper_angles
from signer.kinematics.frames import brought_back, turned
from signer.motion.pose import HandPose
from signer.studio.language import tr
from signer.words.numbers import as_degrees

if TYPE_CHECKING:
    from signer.kinematics.arm import PaperAngles


ARC_M: Final = 0.07
GAMMA: Final = "\N{GREEK SMALL LETTER GAMMA}"
_STEPS: Final = 24
_DOWN: Final = np.array((0.0, -1.0, 0.0))
_AHEAD: Final = np.array((0.0, 0.0, 1.0))


class Arc(NamedTuple):
    """An angle drawn as points (n, 3) m, and its letter."""

    points: Array
    letter: str


class Tetrahedron(NamedTuple):
    """Lines and texts of one arm's tetrahedron, to be drawn.

    Attributes:
        edges: the three that are no bones, (2, 3) m each.
        hanging: (2, 3) m, where the upper arm would hang, from which phi counts.
        arcs: gamma, phi and theta where they lie.
        lines: the four angles in words with their values.
    """

    edges: tuple[Array, Array, Array]
    hanging: Array
    arcs: tuple[Arc, ...]
    lines: tuple[str, ...]


def tetrahedron_of(hand: HandPose) -> Tetrahedron:
    """The tetrahedron of a hand as drawn."""
    S, E, W, A = hand.shoulder, hand.elbow, hand.wrist, hand.articulator
    angles = paper_angles_of(hand)
    upper, (down, ahead) = _unit(E - S), turned(hand.chest, np.array((_DOWN, _AHEAD)))
    level = upper - (upper @ down) * down
    arcs = [Arc(_arc(E, -upper, _unit(W - E)), GAMMA), Arc(_arc(S, down, upper), "φ")]
    if np.linalg.norm(level) > 1e-3:
        arcs.append(Arc(_arc(S, ahead, _unit(level)), "θ"))
    gamma, phi, theta, tau = (as_degrees(float(angle)) for angle in angles)
    lines = (
        tr("{gamma} {gamma2} inside the elbow", gamma=GAMMA, gamma2=gamma),
        tr("φ {phi} from hanging", phi=phi),
        tr("θ {theta} from ahead to the side", theta=theta),
        tr("τ {tau} turned inward", tau=tau),
    )
    return Tetrahedron(
        (np.array((S, W)), np.array((S, A)), np.array((E, A))),
        np.array((S, S + 1.6 * ARC_M * down)),
        tuple(arcs),
        lines,
    )


def paper_angles_of(hand: HandPose) -> PaperAngles:
    """The angles of a hand's arm; the same for a signer and the one in the mirror."""
    # The arm is solved as the right-handed signer's, whatever side it is drawn on.
    side: Side = "right" if hand.role == "dominant" else "left"
    flip = np.array((1.0 if hand.side == side else -1.0, 1.0, 1.0))
    return paper_angles(
        hand.character.rigs[side].arm, hand.posture, brought_back(hand.chest, hand.shoulder) * flip
    )


def _arc(centre: Array, start: Array, end: Array) -> Array:
    """(n, 3) m, the shorter way from one unit direction to another."""
    across = end - (end @ start) * start
    length = float(np.linalg.norm(across))
    turn = np.arctan2(length, float(end @ start))
    square = across / length if length > 1e-9 else np.zeros(3)
    angles = np.linspace(0.0, turn, _STEPS)[:, None]
    return np.asarray(centre + ARC_M * (np.cos(angles) * start + np.sin(angles) * square))


def _unit(v: Array) -> Array:
    return np.asarray(v / max(float(np.linalg.norm(v)), 1e-12))
