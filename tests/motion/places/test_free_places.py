"""Places that are free give where the arm just does not reach them; skin never does."""

import numpy as np
import pytest

import sites.catalogue as places
from signer.characters.scale import NOTCH
from signer.document.tracks.hand import Key
from signer.document.values import Contact, SpacePoint
from signer.motion.places.contact_target import is_free
from signer.motion.readings import GIVES_M
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import hand_at, touching_key

FORWARD_M = np.linspace(0.60, 0.90, 61)
"""From the notch, m: the arm reaches a little more than the first and far less than the last."""


def test_a_point_of_space_is_missed_only_where_the_hand_stays_farther_off_than_it_gives() -> None:
    states = list[str]()
    for forward_m in FORWARD_M:
        point = np.array((-0.17, -0.05, forward_m))
        hand = hand_at(Key("k1", 0.4, "1", SpacePoint("index.tip", tuple(point.tolist())), hold_s=0.2))
        off_m = np.linalg.norm(hand.articulator - REFERENCE.body.landmarks[NOTCH] - point)
        states.append("missed" if off_m > GIVES_M else "gave" if off_m > 1e-6 else "met")
        assert (hand.state == "missed") == (off_m > GIVES_M)
        assert (hand.short_by_m > 0.0) == (off_m > GIVES_M)
        assert any(one.joint == "elbow" for one in hand.limits) == (off_m > GIVES_M)
        assert hand.contact_error_m == pytest.approx(off_m if off_m > GIVES_M else 0.0, abs=1e-9)
    assert set(states) == {"met", "gave", "missed"}


def test_skin_never_gives() -> None:
    short = [hand_at(touching_key(site.id)) for site in places.placed("right") if site.kind == "surface"]
    just = [hand for hand in short if 1e-4 < hand.short_by_m <= GIVES_M]
    assert just
    assert {hand.state for hand in just} == {"missed"}


def test_no_free_place_gives_as_far_as_to_the_skin_before_which_it_is() -> None:
    free = [site for site in places.every() if is_free(Contact("index.tip", site.id))]
    assert min(site.stand_off_m for site in free if site.stand_off_m) >= 2 * GIVES_M
