from dataclasses import replace
from math import acos, degrees

import numpy as np
import pytest

from signer.document.sign import Sign
from signer.motion.pose import HandPose
from signer.motion.posing import pose_at
from signer.studio.stage.tetrahedron import ARC_M, paper_angles_of, tetrahedron_of


def hand_of(sign: Sign) -> HandPose:
    return pose_at(sign, 0.4).hands["dominant"]


def between(a: np.ndarray, b: np.ndarray) -> float:
    return degrees(acos(float(a @ b) / float(np.linalg.norm(a) * np.linalg.norm(b))))


def test_gamma_is_the_angle_inside_the_elbow_and_phi_that_from_hanging(idea: Sign) -> None:
    hand = hand_of(idea)
    angles = paper_angles_of(hand)
    assert degrees(float(angles.gamma)) == pytest.approx(
        between(hand.shoulder - hand.elbow, hand.wrist - hand.elbow)
    )
    assert degrees(float(angles.phi)) == pytest.approx(
        between(hand.elbow - hand.shoulder, np.array((0.0, -1.0, 0.0)))
    )


def test_a_left_handed_signer_has_the_same_angles(idea: Sign) -> None:
    np.testing.assert_allclose(
        paper_angles_of(hand_of(idea)),
        paper_angles_of(hand_of(replace(idea, dominant_side="left"))),
        atol=1e-9,
    )


def test_it_is_drawn_between_the_joints_as_they_are_drawn(idea: Sign) -> None:
    hand = hand_of(idea)
    shape = tetrahedron_of(hand)
    np.testing.assert_array_equal(shape.edges[1], (hand.shoulder, hand.articulator))
    assert [arc.letter for arc in shape.arcs] == ["\N{GREEK SMALL LETTER GAMMA}", "φ", "θ"]
    for arc, centre in zip(shape.arcs, (hand.elbow, hand.shoulder, hand.shoulder), strict=True):
        np.testing.assert_allclose(np.linalg.norm(arc.points - centre, axis=-1), ARC_M)
    assert len(shape.lines) == 4
