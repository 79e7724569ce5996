"""Read-outs of a signer who leans are those of the chest: what is told of a hand does not change with the
trunk."""

from dataclasses import replace

import numpy as np
import pytest

from body_model.plain_types import Side
from signer.document.sign import Sign
from signer.motion.posing import pose_at
from signer.studio.panels.posture.shoulder import now_words
from signer.studio.stage.tetrahedron import paper_angles_of, tetrahedron_of
from signer.studio.timeline.curves.panel import pulled
from signer.studio.timeline.curves.sampling import sampled
from signer.words.facing import facing
from tests.helpers.characters import REFERENCE
from tests.helpers.leaning import leaning
from tests.helpers.signs import small_sign

SIDES: tuple[Side, ...] = ("right", "left")


def signs_of(side: Side) -> tuple[Sign, Sign]:
    """Upright, and leaning."""
    sign = replace(small_sign(), dominant_side=side)
    return sign, leaning(sign)


@pytest.mark.parametrize("side", SIDES)
def test_what_is_told_of_a_hand_does_not_change_with_the_trunk(side: Side) -> None:
    upright, leans = (pose_at(each, 1.0) for each in signs_of(side))
    assert np.linalg.norm(leans.hands["dominant"].wrist - upright.hands["dominant"].wrist) > 0.1
    for role in upright.hands:
        one, other = upright.hands[role], leans.hands[role]
        assert np.array(facing(leans, role)) == pytest.approx(np.array(facing(upright, role)), abs=1e-9)
        assert np.array(paper_angles_of(other)) == pytest.approx(np.array(paper_angles_of(one)), abs=1e-9)
        assert tetrahedron_of(other).lines == tetrahedron_of(one).lines
        assert now_words(other) == now_words(one)
        assert other.elbow_height_rad == pytest.approx(one.elbow_height_rad, abs=1e-9)


@pytest.mark.parametrize("side", SIDES)
def test_a_curve_of_the_place_is_pulled_where_it_is_seen(side: Side) -> None:
    upright, leans = signs_of(side)
    grip = next(one for one in sampled(REFERENCE, leans).grips if one.role == "dominant" and one.in_space)
    changed = pulled(REFERENCE, grip, "up", grip.values["up"] + 3.0)(leans)
    again = next(one for one in sampled(REFERENCE, changed).grips if one.key_id == grip.key_id)
    assert again.values["up"] == pytest.approx(grip.values["up"] + 3.0, abs=1e-3)
    assert again.values["across"] == pytest.approx(grip.values["across"], abs=1e-3)
    before = next(one for one in sampled(REFERENCE, upright).grips if one.key_id == grip.key_id)
    assert {name: before.values[name] for name in ("across", "up", "out", "elbow")} == pytest.approx(
        {name: grip.values[name] for name in ("across", "up", "out", "elbow")}, abs=1e-6
    )
