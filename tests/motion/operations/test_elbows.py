"""Elbows that are raised, dragged or relaxed: the contact stays, and nothing else changes."""

from dataclasses import replace
from math import radians

import numpy as np

from signer.document.values import Orientation
from signer.motion.operations import elbows
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import hand_at, sign_of, touching_key

TEMPLE = touching_key("temple.R", "i", "pinky.tip", Orientation(-0.5, -0.2, 0.1))


def test_the_elbow_follows_the_hand_that_drags_it() -> None:
    wished = hand_at(
        elbows.raised_elbow(HandMoment(REFERENCE, sign_of(TEMPLE), "dominant", TEMPLE), radians(75))
    ).elbow
    dragged = elbows.elbow_dragged(HandMoment(REFERENCE, sign_of(TEMPLE), "dominant", TEMPLE), wished)
    np.testing.assert_allclose(hand_at(dragged).elbow, wished, atol=1e-9)
    assert dragged == replace(TEMPLE, elbow=dragged.elbow)


def test_a_drag_on_a_left_handed_signer_is_taken_in_the_mirror() -> None:
    left, point, flip = (
        replace(sign_of(TEMPLE), dominant_side="left"),
        np.array((-0.35, 1.3, 0.3)),
        (-1, 1, 1),
    )
    assert elbows.elbow_dragged(
        HandMoment(REFERENCE, left, "dominant", TEMPLE), point * flip
    ) == elbows.elbow_dragged(HandMoment(REFERENCE, sign_of(TEMPLE), "dominant", TEMPLE), point)
